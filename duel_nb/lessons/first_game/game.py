"""`duel.first_game`: a game with a guide that explains each rule when it first matters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from duel_nb import arguments
from duel_nb.boards.live.board import Board
from duel_nb.boards.paint import png
from duel_nb.engine import new_game
from duel_nb.engine.configure import configure, usual_edition
from duel_nb.lessons.first_game.panel import GuidePanel
from duel_nb.lessons.first_game.table_form import TableForm
from duel_nb.lessons.first_game.table_game import TableGame
from duel_nb.messages import Message
from duel_nb.page import cell_output
from duel_nb.page.controls import Controls
from duel_nb.page.elements import Box, Field, Html, Options, RowBox
from duel_nb.players import LEVELS
from duel_nb.session.computers import PERSON
from duel_nb.session.text import summary
from duel_nb.words.people import people


class Option(NamedTuple):
    """Something to choose in the form."""

    key: str
    value: Any

    @property
    def said(self) -> str:
        """Its sentence."""
        return str(Message(self.key))


MIXES: Final = (
    Option("first-mix-base", ()),
    Option("first-mix-pantheon", ("pantheon",)),
    Option("first-mix-agora", ("agora",)),
    Option("first-mix-both", ("pantheon", "agora")),
)
"""The games to choose from."""
_LEVEL: Final = "beginner"
WAYS: Final = (
    Option("first-against-friend", PERSON),
    Option("first-against-computer", _LEVEL),
    Option("first-beside-the-box", ""),
)
"""The opponents to choose from; "" for the real components."""


def first_game(
    expansions: Iterable[str] | None = None,
    *,
    against: str = PERSON,
    beside_the_box: bool = False,
    names: Sequence[str] = ("Ada", "Ben"),
    seed: int | None = None,
) -> FirstGame:
    """A guided first game: end a notebook cell with it.

    By default a form asks what you want to play, and with whom. In the base game the Wonders of a
    first game are dealt. With an expansion the players draft; they are expected to know the base
    game, and the guide explains what the expansion changes.

    Args:
        expansions: in play, of "pantheon" and "agora"; () for the base game; None for the form.
        against: "person", or a level of the computer such as "beginner", which plays second.
        beside_the_box: whether you play with the real components and enter what you do.
        names: of the two players, first player first.
        seed: of the deal; None for a random game.

    Raises:
        DuelError: there is no such expansion or level (the message has the nearest), or there are
            not two names.
    """
    arguments.one_of("against", against, (PERSON, *LEVELS))
    arguments.switch("beside_the_box", beside_the_box)
    config = configure(expansions or (), usual_edition(), names)  # type: ignore[arg-type]
    sets = sorted(config.expansions)
    evening = FirstGame(config.names)
    if beside_the_box:
        evening.begin_beside_the_box(sets, config.names)
    elif expansions is not None:
        evening.begin(sets, against=against, names=config.names, seed=seed)
    return evening


class FirstGame:
    """A form for the game, and then the game with its guide.

    Args:
        names: the players' names that the form suggests.

    Attributes:
        element: what is shown.
        board: the board of the game; None before it begins.
        table: the form for a game with the real components, else None.
    """

    def __init__(self, names: Sequence[str] = ("Ada", "Ben")) -> None:
        self.board: Board | None = None
        self.table: TableForm | None = None
        controls = Controls()
        self._mix, self._against = _choice("first-what", MIXES), _choice("first-with", WAYS)
        one, two = people(names)
        self._names = [
            Field(value=one, label=Message("first-player-one")),
            Field(value=two, label=Message("first-player", number=2)),
        ]
        form = [
            Html("duel-page", value=f"<p>{Message('first-intro')}</p>"),
            self._mix,
            self._against,
            RowBox(children=self._names),
            RowBox(
                children=[
                    controls.button(Message("first-begin"), "play", self._begin, primary=True)
                ]
            ),
            controls.alert,
        ]
        self.element = Box("duel-evening", children=form)
        cell_output.remember(self)

    def begin(
        self,
        expansions: Sequence[str] = (),
        *,
        against: str = PERSON,
        names: Sequence[str] = ("Ada", "Ben"),
        seed: int | None = None,
    ) -> None:
        """Start the game on a board with the guide; see `first_game`."""
        first, second = names
        state = new_game(
            seed=seed, expansions=set(expansions), names=(first, second), first_game=not expansions
        )
        self.board = Board(state, players=(PERSON, against), companion=GuidePanel(selecting=True))
        self.element.children = (self.board.element,)

    def begin_beside_the_box(
        self, expansions: Sequence[str] = (), names: Sequence[str] = ("Ada", "Ben")
    ) -> None:
        """Start a game with the real components and the guide; see `first_game`."""
        first, second = names
        self.table = TableForm(TableGame(expansions, (first, second)))
        self.element.children = (self.table.element,)

    def close(self) -> None:
        """Free the board."""
        if self.board is not None:
            self.board.close()
        cell_output.close_page(self.element)

    def __repr__(self) -> str:
        return str(Message("first-intro")) if self.board is None else self.board.text()

    def _ipython_display_(self) -> None:
        picture = None
        if self.board is not None:
            picture = partial(self.board.png, png.PICTURE_SCALE)
        cell_output.CellOutput(self.element, self.__repr__, picture=picture, shows=self._shows)

    def _shows(self) -> str:
        return str(self) if self.board is None else summary(self.board.seen)

    def _begin(self) -> None:
        names = [field.value.strip() for field in self._names]
        if self._against.value:
            self.begin(self._mix.value, against=self._against.value, names=names)
        else:
            self.begin_beside_the_box(self._mix.value, names)


def _choice(key: str, options: Iterable[Option]) -> Options:
    """A list of options to choose from."""
    found = tuple((option.said, option.value) for option in options)
    return Options(label=Message(key), options=found, value=found[0][1])
