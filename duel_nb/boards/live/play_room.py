"""The play room: set up a game, play it and find it again, all in one cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from duel_nb.boards.live.board import Board
from duel_nb.boards.live.game_menu import NewGameForm, Tool, row
from duel_nb.boards.live.parts import Train
from duel_nb.boards.paint import png
from duel_nb.engine import GameState, new_game
from duel_nb.page import cell_output, html
from duel_nb.page.controls import Controls
from duel_nb.page.elements import Box, Element, Html
from duel_nb.session.computers import PERSON, kind_name
from duel_nb.session.kept_games import KeptGame, KeptGames
from duel_nb.session.session import Session
from duel_nb.words.translate import day_and_time, listed, translate

if TYPE_CHECKING:
    from duel_nb.boards.live.editor.editor import Use

_LISTED: Final = 8
"""Maximum number of games listed: they fit into the window with the form."""


class PlayRoom:
    """A form for a new game and the latest games; then the board of the current game.

    Args:
        folder: where games are saved; None saves nothing.
        look: theme, palette and layout, as `Board` takes them.
        tools: more buttons under "Game".
        uses: makes more buttons of the editor for a changed position.
        train: as `Board` takes it.

    Attributes:
        board: the board; hidden before the first game, except in the picture of the cell.
    """

    def __init__(
        self,
        folder: Path | None,
        look: Sequence[str] = (),
        tools: Sequence[Tool] = (),
        uses: Callable[[], Sequence[Use]] = tuple,
        train: Train | None = None,
    ) -> None:
        self._games = KeptGames(folder)
        self._controls = Controls()
        self._output: cell_output.CellOutput | None = None
        first = new_game(seed=1, names=("Ada", "Ben"), first_game=True)
        self.board = Board(
            first,
            *look,
            tools=tools,
            uses=uses,
            settled=self._keep,
            leave=self._leave,
            train=train,
        )
        self.board.element.shown = False
        guarded = self._controls.guarded
        self._form = NewGameForm(("Ada", "Ben"), (PERSON, "casual"), self._begin, guarded)
        self._list = Box()
        heading = Html(value=_heading("room-new-game"))
        parts = [heading, *self._form.rows, self._controls.alert, self._list]
        self._entrance = Box(children=parts)
        self._problem = Html()
        parts = [self._entrance, self.board.element, self._problem]
        self.element = Box("duel-room", children=parts)
        cell_output.remember(self)
        self._list_games()

    # -- what happens on the board -----------------------------------------------------------

    def _keep(self) -> None:
        """Save the game after each change."""
        self._games.keep(self.board.session, self.board.match.kinds)
        problem = self._games.problem
        self._problem.value = problem and html.alert(problem)
        if self._output is not None:
            self._output.renew()

    def _leave(self) -> None:
        """Go back to the form and the latest games; the current game can be opened again."""
        self._list_games()
        self._problem.value = ""
        self.board.element.shown = False
        self._entrance.shown = True
        self._form.focus()

    # -- inside ------------------------------------------------------------------------------

    def _begin(self, state: GameState) -> None:
        self._play(Session(state), self._form.kinds)

    def _open(self, kept: KeptGame) -> None:
        self._play(self._games.read(kept), kept.players)

    def _play(self, session: Session, players: tuple[str, str]) -> None:
        self._controls.alert.value = ""
        self.board.begin(session, players)
        self._entrance.shown = False
        self.board.element.shown = True

    def _list_games(self) -> None:
        rows: list[Element] = []
        for kept in self._games.last(_LISTED):
            text = Html(value=escape(about(kept)))
            if kept.names:
                over = kept.outcome is not None
                button = self._controls.button(
                    translate("room-look" if over else "room-go-on"),
                    "",
                    partial(self._open, kept),
                    tip=about(kept),
                )
                rows.append(row(button, text))
            else:
                rows.append(row(text))
        heading = _heading("room-last-games") if rows else ""
        self._list.children = (Html(value=heading), *rows)

    # -- how it is shown -----------------------------------------------------------------------

    def close(self) -> None:
        """Free the widgets; the games stay in their files."""
        self.board.stop()
        cell_output.close_page(self.element)

    def __repr__(self) -> str:
        return self.board.text()

    def _ipython_display_(self) -> None:
        self._output = cell_output.CellOutput(
            self.element,
            self.board.text,
            picture=partial(self.board.png, png.PICTURE_SCALE),
            shows=self.board.summary,
        )


def about(kept: KeptGame) -> str:
    """A saved game in one line: date, players, expansions and result."""
    when = day_and_time(kept.when)
    if not kept.names:
        return translate("room-damaged", when=when, file=kept.file.name)
    game = listed(
        name if kind == PERSON else translate("room-player", who=name, kind=kind_name(kind))
        for name, kind in zip(kept.names, kept.players, strict=True)
    )
    if kept.expansions:
        sets = listed(translate(f"set-{one}") for one in kept.expansions)
        game = translate("room-with", players=game, sets=sets)
    if kept.outcome is None:
        return translate("room-not-over", when=when, game=game, actions=kept.actions)
    points = ":".join(map(str, kept.points))
    outcome = kept.outcome.message((kept.names[0], kept.names[1]))
    return translate("room-over", when=when, game=game, outcome=outcome, points=points)


def _heading(key: str) -> str:
    return f"<h3>{escape(translate(key))}</h3>"
