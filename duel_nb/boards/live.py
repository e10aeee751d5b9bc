"""The board a person plays on in a notebook: canvas, buttons, log.

Everything can be done with the mouse on the canvas and, again, with the buttons below it from the
keyboard: select a card or an option, then choose what to do with it. The buttons keep their
places and the focus follows the game, so that Tab, Enter and Space suffice.
"""

from __future__ import annotations

import base64
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from duel_nb.boards import cells, offers, panels, png, text
from duel_nb.boards.canvas import CanvasPainter
from duel_nb.boards.frame import WIDTH, height
from duel_nb.boards.scene import highlights, scene
from duel_nb.boards.session import Session
from duel_nb.engine import Action, DuelError, GameState, IllegalAction

#: Buttons and rows that a board has from the start: as many as it usually needs.
PICKS, ROWS = 8, 6


class Board:
    """A live board on a position; in a place without widgets, its picture.

    Args:
        state: the position to begin with.
        theme: "light" or "dark".

    Attributes:
        session: the game played on it, from the given position on.
        last_error: the traceback of the last error inside a callback, None if there was none.
    """

    def __init__(self, state: GameState, theme: str = "light") -> None:
        self.session = Session(state)
        self.last_error: str | None = None
        self._theme = theme
        self._selected: str | None = None
        self._painter = CanvasPainter(WIDTH, height(state), on_error=self._show_error)
        self._painter.on_click(lambda hit, x, y: self.select(hit))
        self._painter.on_leave(self._leave_canvas)
        self._prompt = widgets.HTML()
        self._error = widgets.HTML()
        self._about = widgets.HTML()
        self._log = widgets.HTML(layout=widgets.Layout(flex="2 1 340px", min_width="300px"))
        self._picks: list[widgets.Button] = []
        self._hits: list[str] = []
        self._pick_row = widgets.Box(layout=widgets.Layout(flex_flow="row wrap"))
        self._offers: list[tuple[widgets.Button, widgets.HTML, widgets.HBox]] = []
        self._actions: list[Action] = []
        self._offer_column = widgets.VBox()
        self._grow(PICKS, ROWS)
        self._back = self._button("Undo", "arrow-left", lambda: self._step(-1))
        self._on = self._button("Redo", "arrow-right", lambda: self._step(+1))
        self._slider = widgets.IntSlider(
            0,
            0,
            0,
            continuous_update=True,
            readout=False,
            tooltip="Step through the game",
            layout=widgets.Layout(flex="1 1 120px", min_width="120px", max_width="260px"),
        )
        self._slider.observe(self._guarded(self._slide), "value")
        self._where = widgets.Label()
        self._dark = widgets.ToggleButton(
            theme == "dark",
            description="Dark board",
            tooltip="Draw the board light or dark",
            layout=widgets.Layout(width="auto"),
        )
        self._dark.observe(self._guarded(self._change_theme), "value")
        self._typed = widgets.Combobox(
            placeholder="or type an action, such as: build Library",
            continuous_update=False,
            layout=widgets.Layout(flex="1 1 260px", min_width="220px", width="auto"),
        )
        self._typed.observe(self._guarded(self._type), "value")
        moves = widgets.Box(
            [self._back, self._on, self._slider, self._where, self._typed, self._dark],
            layout=widgets.Layout(flex_flow="row wrap", align_items="center"),
        )
        left = widgets.VBox(
            [self._pick_row, self._about, self._offer_column],
            layout=widgets.Layout(flex="3 1 480px", min_width="300px"),
        )
        below = widgets.Box(
            [left, self._log], layout=widgets.Layout(flex_flow="row wrap", width="100%")
        )
        self._root = widgets.VBox(
            [
                widgets.HTML(panels.STYLE),
                self._prompt,
                self._painter.widget,
                moves,
                self._error,
                below,
            ],
            layout=widgets.Layout(max_width=f"{round(WIDTH)}px"),
        )
        cells.remember(self)
        self._refresh()

    # -- for programs ------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The position shown."""
        return self.session.state

    @property
    def widget(self) -> widgets.VBox:
        """The widget, to be put into a layout of one's own."""
        return self._root

    def play(self, action: Action | str) -> GameState:
        """Play an action on the board and return the new position.

        Raises:
            IllegalAction: the rules forbid it; the board stays as it is.
            NotationError: the text is not an action.
        """
        after = self.session.play(action)
        self._selected = None
        self._refresh()
        return after

    def go(self, step: int) -> GameState:
        """Show the position after so many actions (0: the first one).

        Raises:
            ValueError: the game has fewer actions.
        """
        state = self.session.go(step)
        self._selected = None
        self._refresh()
        return state

    def undo(self) -> GameState:
        """Show the position one action back."""
        return self.go(max(0, self.session.at - 1))

    def redo(self) -> GameState:
        """Show the position one action on."""
        return self.go(min(self.session.last, self.session.at + 1))

    def select(self, hit: str | None) -> None:
        """Select a thing by its hit id ("place:r5c3", "wonder:sphinx"), or nothing."""
        self._selected = hit
        self._clear_error()
        self._show_selection()

    def png(self, scale: float = 1.5) -> bytes:
        """The board as a PNG picture; ``scale`` picture pixels for one board pixel."""
        return png.to_bytes(self._scene(), scale)

    def save(self, path: str | Path) -> None:
        """Write the picture to a file."""
        Path(path).write_bytes(self.png())

    def text(self) -> str:
        """The position in words."""
        return text.text(self.state.view(self.state.to_act))

    def close(self) -> None:
        """Free the widgets. The game in ``session`` stays."""
        self._painter.close()
        cells.close_all(self._root)

    def __repr__(self) -> str:
        return self.text()

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The live board, and for places without widgets its picture and its text."""
        bundle: dict[str, Any] = dict(self._root._repr_mimebundle_(**kwargs))
        bundle["image/png"] = base64.b64encode(self.png()).decode()
        bundle["text/plain"] = self.text()
        return bundle

    # -- drawing -----------------------------------------------------------------------------

    def _scene(self) -> Any:
        return scene(self.state.view(self.state.to_act), theme=self._theme)

    def _marks(self) -> dict[str, str]:
        return dict.fromkeys(offers.choices(self.state), "choice")

    def _refresh(self) -> None:
        """Bring everything up to date with the position."""
        state = self.state
        board = self._scene()
        self._painter.draw(board, highlights(board, self._selected, self._marks(), self._theme))
        self._prompt.value = panels.prompt(state)
        first = self.session.states[0]
        self._log.value = panels.log(self.session.moves_seen_by(state.to_act), state.names, first)
        self._slider.max = self.session.last
        self._slider.value = self.session.at
        self._where.value = f"{self.session.at} of {self.session.last}"
        self._back.disabled = self.session.at == 0
        self._on.disabled = self.session.at == self.session.last
        self._typed.options = tuple(str(action) for action in state.legal_actions())
        self._typed.disabled = state.outcome is not None
        self._clear_error()
        self._show_picks()
        self._show_selection(draw=False)

    def _grow(self, picks: int, rows: int) -> None:
        """Have at least so many pick buttons and action rows.

        They are made in one go and kept: a page that gets many new children one after another
        mixes them up, and a button that stays keeps the keyboard focus.
        """
        for number in range(len(self._picks), picks):
            self._picks.append(self._button("", "", partial(self._pick, number)))
        if len(self._pick_row.children) != len(self._picks):
            self._pick_row.children = tuple(self._picks)
        for number in range(len(self._offers), rows):
            button = self._button("", "", partial(self._do, number))
            button.layout.width, button.layout.flex = "200px", "0 0 auto"
            # a note may take many lines: the button stays beside the first one
            words = widgets.HTML(layout=widgets.Layout(flex="1 1 0", min_width="0"))
            row = widgets.HBox([button, words], layout=widgets.Layout(align_items="flex-start"))
            self._offers.append((button, words, row))
        if len(self._offer_column.children) != len(self._offers):
            self._offer_column.children = tuple(row for _, _, row in self._offers)

    def _show_picks(self) -> None:
        found = offers.picks(self.state)
        self._hits = [pick.hit for pick in found]
        self._grow(len(found), 0)
        for number, button in enumerate(self._picks):
            shown = number < len(found)
            button.layout.display = "" if shown else "none"
            if shown:
                button.description = found[number].label

    def _show_selection(self, *, draw: bool = True) -> None:
        about = offers.about(self.state, self._selected) if self._selected else None
        for number, button in enumerate(self._picks):
            chosen = number < len(self._hits) and self._hits[number] == self._selected
            button.button_style = "info" if chosen else ""
        self._about.value = panels.about_panel(about)
        found = about.offers if about else ()
        self._actions = [offer.action for offer in found]
        self._grow(0, len(found))
        for number, (button, words, row) in enumerate(self._offers):
            row.layout.display = "" if number < len(found) else "none"
            if number < len(found):
                offer = found[number]
                button.description = offer.label
                button.disabled = not offer.legal
                button.button_style = "primary" if offer.legal else ""
                words.value = panels.note(offer.note, offer.rule)
        if draw and self._painter.scene is not None:
            board = self._painter.scene
            self._painter.highlight(highlights(board, self._selected, self._marks(), self._theme))

    # -- what people do ----------------------------------------------------------------------

    def _button(self, label: str, icon: str, call: Callable[[], None]) -> widgets.Button:
        button = widgets.Button(
            description=label, icon=icon, layout=widgets.Layout(width="auto", max_width="100%")
        )
        button.on_click(self._guarded(lambda _: call()))
        return button

    def _pick(self, number: int) -> None:
        self.select(self._hits[number])
        for offer, (button, _, _) in zip(self._actions, self._offers, strict=False):
            if offer is not None and not button.disabled:
                button.focus()
                break

    def _do(self, number: int) -> None:
        self.play(self._actions[number])
        self._focus_next()

    def _focus_next(self) -> None:
        """Put the focus where the game goes on."""
        self._leave_canvas("next")

    def _step(self, by: int) -> None:
        self.go(min(self.session.last, max(0, self.session.at + by)))

    def _slide(self, change: dict[str, Any]) -> None:
        if change["new"] != self.session.at:
            self.go(change["new"])

    def _change_theme(self, change: dict[str, Any]) -> None:
        self._theme = "dark" if change["new"] else "light"
        self._refresh()

    def _type(self, change: dict[str, Any]) -> None:
        typed = str(change["new"]).strip()
        if not typed:
            return
        self._typed.value = ""
        try:
            self.play(typed)
        except IllegalAction as error:
            self._say(panels.note(error.refusal.text, error.refusal.rule))
        except DuelError as error:
            self._say(panels.note(str(error), None))

    def _leave_canvas(self, way: str) -> None:
        """Give the focus to a button that can take it, or a key would be caught in the canvas."""
        if way == "next" and self._hits:
            self._picks[0].focus()
        else:
            enabled = (button for button in (self._back, self._on) if not button.disabled)
            next(enabled, self._dark).focus()

    # -- errors ------------------------------------------------------------------------------

    def _say(self, html: str) -> None:
        self._error.value = f'<div class="duel-error" role="alert">{html}</div>'

    def _clear_error(self) -> None:
        self._error.value = ""

    def _show_error(self, error: BaseException) -> None:
        self.last_error = "".join(traceback.format_exception(error))
        self._error.value = panels.failure(error)

    def _guarded(self, call: Callable[..., None]) -> Callable[..., None]:
        """``call``, with its exceptions shown on the board instead of being lost."""

        def guarded(*args: Any) -> None:
            try:
                call(*args)
            except Exception as error:
                self._show_error(error)

        return guarded
