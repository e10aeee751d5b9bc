"""What a person sees of a board, an editor or a play room, and does with it."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

import ipywidgets as widgets

from duel_nb.boards.scene.board import scene
from duel_nb.boards.widget.live import Board
from duel_nb.boards.widget.widget_factory import is_shown


class Shown(Protocol):
    """Something that has a widget."""

    @property
    def widget(self) -> widgets.Widget:
        """What is shown of it."""


Kind = TypeVar("Kind", bound=widgets.Widget)


def inside(thing: Shown, kind: type[Kind]) -> list[Kind]:
    """All widgets of a kind that are shown, in the order in which they are read."""
    found, left = [], [thing.widget]
    while left:
        widget = left.pop()
        if is_shown(widget):
            found += [widget] if isinstance(widget, kind) else []
            left += reversed(getattr(widget, "children", ()))
    return found


def labels(thing: Shown) -> list[str]:
    """What the buttons say."""
    return [button.description for button in inside(thing, widgets.Button)]


def words(thing: Shown) -> str:
    """All HTML."""
    return "".join(html.value for html in inside(thing, widgets.HTML))


def press(thing: Shown, label: str) -> None:
    """Click the button whose label begins so."""
    button = next(b for b in inside(thing, widgets.Button) if b.description.startswith(label))
    assert not button.disabled, f"{label} is disabled"
    button.click()


def named(thing: Shown, kind: type[Kind], label: str) -> Kind:
    """The field whose label begins so."""
    return next(one for one in inside(thing, kind) if one.description.startswith(label))


def open_menu(board: Board) -> Board:
    """The board with the form under "Game" open: its toggle is the last one of the bar."""
    inside(board, widgets.ToggleButton)[-1].value = True
    return board


def click(board: Board, hit: str) -> None:
    """A press of the mouse on the canvas, as the page would send it."""
    target = scene(board.state.view(board.state.to_act)).target(hit)
    assert target is not None
    press_at(board, target.box)


def press_at(board: Board, box: tuple[float, float, float, float]) -> None:
    """A press of the mouse on the middle of a part of the canvas."""
    x, y, width, height = box
    event: dict[str, Any] = {
        "event": "mouse_down",
        "x": 2 * (x + width / 2),
        "y": 2 * (y + height / 2),
    }
    canvas = board._painter.widget.children[0]
    canvas[-1]._handle_frontend_event(None, event, [])
