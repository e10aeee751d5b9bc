"""The picture of a position, which can be turned into a live board."""

from __future__ import annotations

from collections.abc import Iterable

from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.shapes import Drawn, Scene
from duel_nb.boards.live.board import Board
from duel_nb.boards.live.look import AUTO, Look
from duel_nb.boards.live.stage import Stage, about_data
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.scene import frame, marks
from duel_nb.boards.scene.board import scene
from duel_nb.boards.scene.marks import veil
from duel_nb.engine import GameState
from duel_nb.lessons.case_focus import NOTHING, Named
from duel_nb.lessons.editor import uses
from duel_nb.messages import Message
from duel_nb.page.controls import Controls, Outlet
from duel_nb.page.elements import Html
from duel_nb.session import describe, offers


class PositionViewer:
    """The picture of a position; "Take over here" turns it into a live board, and back.

    Args:
        state: the position to show.
        theme: "light", "dark", or "auto" to follow the page.
        layout: "wide", "tall", "narrow", "tablet", "phone", or "auto" to follow the page.
        back: label of the button that leads back from the live board; by default to the scenario.
        others: positions that it will show later; its height is enough for all of them.

    Attributes:
        controls: makes elements whose errors are shown above the picture.
        element: the picture, or the live board.
    """

    def __init__(
        self,
        state: GameState,
        theme: str = AUTO,
        layout: str = AUTO,
        back: Message | None = None,
        others: Iterable[GameState] = (),
    ) -> None:
        self.controls = Controls()
        button = self.controls.button
        self._state, self._before = state, state
        self._named, self._shows_all = NOTHING, False
        self._opened: str | None = None
        self._asked = theme, layout
        self._look = Look(
            theme,
            layout,
            changed=self._look_changed,
            seen=lambda seen: self._painter.show(seen),
            guarded=self.controls.guarded,
            state=lambda: self._state,
        )
        self._back = back or Message("case-to-scenario")
        self._others = tuple(others)
        self._least = self._tallest()
        self._painter = CanvasPainter(on_error=self.controls.fail)
        self._painter.show(self._look.near)
        self._stage = Stage(children=[self._painter.element])
        self._stage.on("open", self.controls.guarded(self._open_city))
        self._stage.on("select", self.controls.guarded(self._describe))
        self._stage.watched = True
        self._live = Outlet[Board]()
        tip = Message("case-take-over-tip")
        self.take_over_button = button(Message("case-take-over"), "play", self.turn, tip=tip)
        tip = Message("case-fade-tip")
        self.show_all_button = button(Message("case-show-all"), "eye", self._turn_veil, tip=tip)
        self.element = self._look.frame
        self.element.add_class("duel-column")
        self.element.children = (
            Html("duel-lost", value=Message("board-lost")),
            self.controls.alert,
            self._stage,
            self._live.element,
        )
        self.show(state)

    @property
    def board(self) -> Board | None:
        """The live board after taking over, else None."""
        return self._live.shown

    @property
    def state(self) -> GameState:
        """The position shown; after taking over, the one on the live board."""
        return self.board.state if self.board is not None else self._state

    @property
    def palette(self) -> Palette:
        """The colours of the board."""
        return self._look.colours

    def show(
        self, state: GameState, before: GameState | None = None, named: Named = NOTHING
    ) -> None:
        """Show a position, instead of a live board.

        Args:
            state: the position.
            before: the position before, to mark changes.
            named: what matters; the rest is faded unless "Show all" is on.
        """
        self._put_away()
        self._state, self._before, self._named = state, before or state, named
        self._stage.position += 1  # a selection ends
        self.controls.alert.value = ""
        self._draw()

    def turn(self) -> None:
        """Turn the picture into a live board, or back."""
        if self.board is not None:
            self.show(self._state, self._before, self._named)
            return
        theme, layout = self._asked
        self._live.show(Board(self._state, theme, layout=layout, uses=uses))
        self._stage.shown = self.show_all_button.shown = False
        self.take_over_button.label, self.take_over_button.icon = self._back, "undo"

    def close(self) -> None:
        """Free the boards."""
        self._live.close()
        self._painter.close()

    # -- inside ----------------------------------------------------------------------------

    def _scene(self, state: GameState) -> Scene:
        return self._drawn(state.view(state.to_act))

    def _drawn(self, seen: GameState) -> Scene:
        look = self._look
        return scene(
            seen,
            theme=look.colours,
            layout=look.layout,
            least=self._least,
            opened=self._opened,
        )

    def _tallest(self) -> float:
        """The height of the tallest known position."""
        self._least = 0.0
        return max(self._scene(one).height for one in (self._state, *self._others))

    def _look_changed(self) -> None:
        """Redraw the board in another theme, palette or layout."""
        self._least = self._tallest()
        self._draw()

    def _draw(self) -> None:
        board = self._scene(self._state)
        self._least = board.height
        faded = self._veil(board)
        self.show_all_button.shown = bool(faded)
        over = () if self._shows_all else faded
        scale = self._look.scale(board.width)
        self._painter.draw(board, (*self._news(board), *over), scale=scale)
        folded = frame.of(self._look.layout, self._state).folded
        self._stage.fit(board, folded=folded)
        self._stage.opens = ["player:A", "player:B"] if folded else []
        self._stage.colours = {"ring": self.palette.selected}
        self._stage.about = {}
        self._stage.show(board, self._state.view(self._state.to_act))

    def _changed(self, board: Scene) -> tuple[str, ...]:
        """The hit ids of what has changed since the position before."""
        if self._before is self._state:
            return ()
        who = self._state.to_act
        old, seen = self._before.view(who), self._state.view(who)
        return marks.news(old, seen, self._drawn(old), board)

    def _news(self, board: Scene) -> tuple[Drawn, ...]:
        seen = self._state.view(self._state.to_act)
        return marks.marks(board, seen, self._changed(board), self.palette, priced=False)

    def _veil(self, board: Scene) -> tuple[Drawn, ...]:
        """A veil over everything that does not matter."""
        named = self._named.on(board, self._state.view(self._state.to_act))
        if not named:
            return ()
        matters = {*named, *self._changed(board), *offers.choices(self._state)}
        return veil(board, frame.of(self._look.layout, self._state), matters, self.palette)

    def _open_city(self, hit: str) -> None:
        """Open or close a City on a phone."""
        self._opened = None if self._opened == hit[-1] else hit[-1]
        self._draw()

    def _describe(self, hit: str) -> None:
        """Say what something is that was selected, but not what can be done with it."""
        things = {thing["hit"] for thing in self._stage.things}
        if hit in things.difference(self._stage.opens):
            seen = self._state.view(self._state.to_act)
            about = about_data(offers.About(*describe.describe(seen, hit)), foretells=False)
            self._stage.about = {**self._stage.about, hit: about}

    def _turn_veil(self) -> None:
        self._shows_all = not self._shows_all
        key = "case-fade" if self._shows_all else "case-show-all"
        self.show_all_button.label = Message(key)
        self._draw()

    def _put_away(self) -> None:
        if self.board is None:
            return
        self._live.show(None)
        self._stage.shown = True
        self.take_over_button.label, self.take_over_button.icon = Message("case-take-over"), "play"
