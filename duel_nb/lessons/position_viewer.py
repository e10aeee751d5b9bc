"""A board to look at, which can be taken over and played on from where it stands."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable

import ipywidgets as widgets

from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.shapes import Drawn, Scene
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.paint.widget_factory import display
from duel_nb.boards.scene import frame, marks
from duel_nb.boards.scene.board import scene
from duel_nb.boards.scene.veil import veil
from duel_nb.boards.widget import cell_output, markup, offers, page
from duel_nb.boards.widget.guard import guard
from duel_nb.boards.widget.live import Board
from duel_nb.boards.widget.preferences import AUTO, Look
from duel_nb.engine import GameState
from duel_nb.engine.messages import Message
from duel_nb.lessons.case_focus import NOTHING, Named
from duel_nb.lessons.editor import uses


class PositionViewer:
    """The picture of a position; "Take over here" turns it into a live board, and back.

    Args:
        state: the position to show.
        theme: "light", "dark", or "auto": as the page is.
        layout: "wide", "tall", "narrow", "phone", or "auto": as the page is.
        back: what the button says that leads back from the live board; by default to the scenario.
        others: the positions that it will show later; it is made tall enough for all of them.

    Attributes:
        board: the live board after it was taken over, else None.
        last_error: the traceback of the last error inside a callback, None if there was none.
    """

    def __init__(
        self,
        state: GameState,
        theme: str = AUTO,
        layout: str = AUTO,
        back: Message | None = None,
        others: Iterable[GameState] = (),
    ) -> None:
        self.board: Board | None = None
        self.last_error: str | None = None
        self._state, self._before = state, state
        self._named, self._shows_all = NOTHING, False
        self._asked = theme, layout
        self._look = Look(
            theme,
            layout,
            self.guarded,
            self._redress,
            self._show,
            choice=lambda width, height, now: frame.best_layout(width, height, self._state, now),
        )
        self._back = back or Message("case-to-scenario")
        self._retired: Board | None = None
        self._error = widgets.HTML()
        self._others = tuple(others)
        self._least = self._tallest()
        width = frame.of(self._look.layout, state).width
        self._painter = CanvasPainter(width, self._least, on_error=self.show_error)
        self._live = widgets.VBox([], layout=widgets.Layout(display="none", width="100%"))
        self.take_over_button = self.button(Message("case-take-over"), "play", self.turn)
        self.take_over_button.tooltip = str(Message("case-take-over-tip"))
        self.show_all_button = self.button(Message("case-show-all"), "eye", self._turn_veil)
        self.show_all_button.tooltip = str(Message("case-fade-tip"))
        display(self.show_all_button, False)
        self._painter.on_leave(lambda way: self.take_over_button.focus())
        self.widget = widgets.VBox(
            [
                widgets.HTML(page.head()),
                self._error,
                self._painter.widget,
                self._live,
                page.script(),
                self._look.ear,
            ],
            layout=widgets.Layout(width="100%"),
        )
        self.widget.add_class("duel-board")
        self.show(state)

    @property
    def state(self) -> GameState:
        """The position shown; of a board that was taken over, the one reached there."""
        return self.board.state if self.board is not None else self._state

    @property
    def palette(self) -> Palette:
        """The colours of the board."""
        return self._look.colours

    def show(
        self, state: GameState, before: GameState | None = None, named: Named = NOTHING
    ) -> None:
        """Show a position; a board that was taken over is put away.

        Args:
            state: the position.
            before: the one before it, to mark what has changed.
            named: what matters on it; the rest is faded, unless somebody wants to see all.
        """
        self._put_away()
        self._state, self._before, self._named = state, before or state, named
        self._error.value = ""
        self._draw()

    def turn(self) -> None:
        """Take the position over into a live board, or go back to the picture of it."""
        if self.board is not None:
            self.show(self._state, self._before, self._named)
            return
        theme, layout = self._asked
        self.board = Board(self._state, theme, layout=layout, uses=uses())
        self._live.children = (self.board.widget,)
        self._live.layout.display = ""
        self._painter.widget.layout.display = "none"
        display(self.show_all_button, False)
        self.take_over_button.description = str(self._back)
        self.take_over_button.icon = "undo"

    def close(self) -> None:
        """Free the widgets."""
        self._put_away()
        self._free_retired()
        self._painter.close()
        for widget in (self.take_over_button, self.show_all_button, self.widget):
            cell_output.close_all(widget)

    # -- what goes wrong -------------------------------------------------------------------

    def show_error(self, error: BaseException) -> None:
        """Say on the stage what went wrong inside a callback."""
        self.last_error = "".join(traceback.format_exception(error))
        self._error.value = markup.failure(error)

    def guarded(self, call: Callable[..., None]) -> Callable[..., None]:
        """``call``, with its exceptions shown on the stage instead of being lost."""
        return guard(call, self._tell, self.show_error)

    def _tell(self, sentence: str) -> None:
        self._error.value = markup.alert(sentence)

    def button(self, label: Message, icon: str, call: Callable[[], None]) -> widgets.Button:
        """A button whose errors are shown on the stage."""
        made = widgets.Button(
            description=str(label),
            icon=icon,
            layout=widgets.Layout(width="auto", max_width="100%"),
        )
        made.on_click(self.guarded(lambda _: call()))
        return made

    # -- inside ----------------------------------------------------------------------------

    def _scene(self, state: GameState) -> Scene:
        return self._drawn(state.view(state.to_act))

    def _drawn(self, seen: GameState) -> Scene:
        look = self._look
        return scene(seen, theme=look.colours, layout=look.layout, least=self._least)

    def _tallest(self) -> float:
        """How tall the board of the tallest position is that is known."""
        self._least = 0.0
        return max(self._scene(one).height for one in (self._state, *self._others))

    def _redress(self) -> None:
        """Draw the board in the look that it has now."""
        self._least = self._tallest()
        self._draw()

    def _draw(self) -> None:
        board = self._scene(self._state)
        self._least = board.height
        faded = self._veil(board)
        display(self.show_all_button, bool(faded))
        over = () if self._shows_all else faded
        share = f"{board.width / board.height:.4f}"  # as large as the room for it allows
        self._painter.widget.layout.width = f"min(100%, var(--duel-room, 90vh) * {share})"
        self._painter.draw(board, marks=(*self._news(board), *over))

    def _changed(self, board: Scene) -> tuple[str, ...]:
        """The hit ids of what is not as it was on the position before."""
        if self._before is self._state:
            return ()
        who = self._state.to_act
        old, seen = self._before.view(who), self._state.view(who)
        return marks.news(old, seen, self._drawn(old), board)

    def _news(self, board: Scene) -> tuple[Drawn, ...]:
        seen = self._state.view(self._state.to_act)
        return marks.marks(board, seen, self._changed(board), self.palette, priced=False)

    def _veil(self, board: Scene) -> tuple[Drawn, ...]:
        """What covers all that does not matter."""
        named = self._named.on(board, self._state.view(self._state.to_act))
        if not named:
            return ()
        matters = {*named, *self._changed(board), *offers.choices(self._state)}
        return veil(board, frame.of(self._look.layout, self._state), matters, self.palette)

    def _turn_veil(self) -> None:
        self._shows_all = not self._shows_all
        key = "case-fade" if self._shows_all else "case-show-all"
        self.show_all_button.description = str(Message(key))
        self._draw()

    def _show(self, seen: bool) -> None:
        self._painter.show(seen)

    def _put_away(self) -> None:
        if self.board is None:
            return
        self._live.children = ()
        self._live.layout.display = "none"
        self._painter.widget.layout.display = ""
        # The page is just taking the board's views out of the box. Were its widgets closed now,
        # each view would be removed twice, which is an error there: the next board frees them.
        self._free_retired()
        self._retired, self.board = self.board, None
        self.take_over_button.description = str(Message("case-take-over"))
        self.take_over_button.icon = "play"

    def _free_retired(self) -> None:
        if self._retired is not None:
            self._retired.close()
            self._retired = None
