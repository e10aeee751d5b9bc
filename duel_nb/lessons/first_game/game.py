"""`duel.first_game`: a game with a guide that explains each rule when it first matters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from html import escape
from typing import Any, Final, NamedTuple

import ipywidgets as widgets

from duel_nb import arguments
from duel_nb.boards.paint import png
from duel_nb.boards.paint.private_names import with_classes
from duel_nb.boards.widget import cell_output
from duel_nb.boards.widget.live import Board
from duel_nb.engine import DuelError, new_game
from duel_nb.engine.configure import configure, usual_edition
from duel_nb.lessons.first_game.panel import GuidePanel
from duel_nb.lessons.first_game.table_form import TableForm
from duel_nb.lessons.first_game.table_game import TableGame
from duel_nb.lessons.style import STYLE
from duel_nb.messages import Message
from duel_nb.players import LEVELS
from duel_nb.session.computers import PERSON
from duel_nb.session.text import summary


class Option(NamedTuple):
    """Something to choose in the form.

    Attributes:
        key: key of its message.
        value: its value.
    """

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
_LABEL: Final = {"description_width": "90px"}
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
        widget: the widget, to be used in another layout.
        board: the board of the game; None before it begins.
        table: the form for a game with the real components, else None.
    """

    def __init__(self, names: Sequence[str] = ("Ada", "Ben")) -> None:
        self.board: Board | None = None
        self.table: TableForm | None = None
        self._mix = _dropdown("first-what", MIXES)
        self._against = _dropdown("first-with", WAYS)
        self._names = [
            widgets.Text(
                name,
                description=str(Message("first-player", number=number)),
                continuous_update=False,
                layout={"width": "220px", "max_width": "100%"},
                style=_LABEL,
            )
            for number, name in enumerate(names, start=1)
        ]
        self._problem = widgets.HTML()
        start = widgets.Button(
            description=str(Message("first-begin")), icon="play", button_style="primary"
        )
        start.on_click(lambda _: self._guarded(self._begin))
        intro = f"<p>{Message('first-intro')}</p>"
        self._form = widgets.VBox(
            [
                widgets.HTML(f'{STYLE}<div class="duel-page">{intro}</div>'),
                self._mix,
                self._against,
                widgets.Box(self._names, layout={"flex_flow": "row wrap"}),
                start,
                self._problem,
            ]
        )
        self.widget = with_classes(widgets.VBox, ["duel-evening"], children=(self._form,))
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
        self.board = Board(state, players=(PERSON, against), companion=GuidePanel())
        self.widget.children = (self.board.widget,)

    def begin_beside_the_box(
        self, expansions: Sequence[str] = (), names: Sequence[str] = ("Ada", "Ben")
    ) -> None:
        """Start a game with the real components and the guide; see `first_game`."""
        first, second = names
        self.table = TableForm(TableGame(expansions, (first, second)))
        self.widget.children = (self.table.widget,)

    def close(self) -> None:
        """Free the widgets."""
        if self.board is not None:
            self.board.close()
        cell_output.close_all(self.widget)

    def __repr__(self) -> str:
        return str(Message("first-intro")) if self.board is None else self.board.text()

    def _ipython_display_(self) -> None:
        picture = None
        if self.board is not None:
            picture = partial(self.board.png, png.PICTURE_SCALE)
        cell_output.CellOutput(self.widget, self.__repr__, picture=picture, shows=self._shows)

    def _shows(self) -> str:
        return str(self) if self.board is None else summary(self.board.seen)

    def _begin(self) -> None:
        names = [field.value.strip() for field in self._names]
        if self._against.value:
            self.begin(self._mix.value, against=self._against.value, names=names)
        else:
            self.begin_beside_the_box(self._mix.value, names)

    def _guarded(self, call: Callable[[], None]) -> None:
        self._problem.value = ""
        try:
            call()
        except DuelError as error:
            said = escape(str(error))
            self._problem.value = f'<div class="duel-error" role="alert">{said}</div>'


def _dropdown(key: str, options: Iterable[Option]) -> Any:
    """A list of options to choose from."""
    return widgets.Dropdown(
        options=[(option.said, option.value) for option in options],
        description=str(Message(key)),
        layout={"width": "440px", "max_width": "100%"},
        style=_LABEL,
    )
