"""Widgets that reach a page in few messages: what looks alike shares its layout and its style.

A widget of ipywidgets brings a layout and mostly a style of its own, each a message that the page
takes in before it shows the board, and each kept in the kernel's memory.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.paint.private_names import classes_of, with_classes
from duel_nb.engine.messages import Message

AWAY: Final = "duel-away"
"""The class of a widget that is not shown now."""
_NONE: Final[Mapping[str, str]] = MappingProxyType({})


class WidgetFactory:
    """Makes the widgets of one board."""

    def __init__(self) -> None:
        self._layouts: dict[frozenset[tuple[str, str]], widgets.Layout] = {}
        self._styles: dict[type, widgets.Widget] = {}
        self._worded: list[tuple[widgets.Widget, dict[str, Message]]] = []

    def make(
        self,
        kind: Any,
        *classes: str,
        layout: Mapping[str, str] | widgets.Layout = _NONE,
        **settings: Any,
    ) -> Any:
        """A widget of a kind.

        Args:
            kind: its class.
            classes: the names by which the styles of the page know it.
            layout: what its layout says; shared, so it must never be changed. A widget whose
                measures change is given a layout of its own instead.
            settings: everything else that the class takes; a message is said in the language in
                use, and again by `say_again`.
        """
        messages = {name: one for name, one in settings.items() if isinstance(one, Message)}
        settings |= {name: str(message) for name, message in messages.items()}
        if not isinstance(layout, widgets.Layout):
            layout = self._layout(layout)
        style = kind.class_traits().get("style")
        if style is not None and "style" not in settings:
            if style.klass not in self._styles:
                self._styles[style.klass] = style.klass()
            settings["style"] = self._styles[style.klass]
        widget = with_classes(kind, classes, layout=layout, **settings)
        if messages:
            self._worded.append((widget, messages))
        return widget

    def say_again(self) -> None:
        """Say what the widgets say in the language that is in use now."""
        for widget, messages in self._worded:
            for name, message in messages.items():
                setattr(widget, name, str(message))

    def _layout(self, said: Mapping[str, str]) -> widgets.Layout:
        key = frozenset(said.items())
        if key not in self._layouts:
            self._layouts[key] = widgets.Layout(**said)
        return self._layouts[key]


def output_of(widget: widgets.DOMWidget) -> dict[str, Any]:
    """What shows a widget in the output of a cell, by media type.

    The bundle of the widget itself would also tell all that lies in it, which takes as long as to
    build a small board.
    """
    named = {"version_major": 2, "version_minor": 0, "model_id": widget.model_id}
    return {"application/vnd.jupyter.widget-view+json": named}


def display(widget: widgets.DOMWidget, shown: bool) -> None:
    """Show or hide a widget of a board; one that stays as it is sends nothing."""
    if shown and not is_shown(widget):
        widget.remove_class(AWAY)
    elif not shown and is_shown(widget):
        widget.add_class(AWAY)


def is_shown(widget: widgets.DOMWidget) -> bool:
    """Whether a widget is shown, if what it lies in is."""
    layout = getattr(widget, "layout", None)
    hidden = layout is not None and layout.display == "none"
    return not hidden and AWAY not in classes_of(widget)
