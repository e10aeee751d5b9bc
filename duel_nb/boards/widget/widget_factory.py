"""Creates widgets that share their layouts and styles.

Every ipywidgets widget has a layout and most have a style. Each is a message that the page must
handle before it shows the board, and takes memory in the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.paint.private_names import classes_of, with_classes
from duel_nb.messages import Message

HIDDEN: Final = "duel-away"
"""The CSS class of hidden widgets."""
_NO_LAYOUT: Final[Mapping[str, str]] = MappingProxyType({})


class WidgetFactory:
    """Creates the widgets of one board."""

    def __init__(self) -> None:
        self._layouts: dict[frozenset[tuple[str, str]], widgets.Layout] = {}
        self._styles: dict[type, widgets.Widget] = {}
        self._translated: list[tuple[widgets.Widget, dict[str, Message]]] = []

    def make(
        self,
        kind: Any,
        *classes: str,
        layout: Mapping[str, str] | widgets.Layout = _NO_LAYOUT,
        **settings: Any,
    ) -> Any:
        """Create a widget.

        Args:
            kind: its class.
            classes: its CSS classes.
            layout: settings of a layout that is shared, so it must never be changed; or a Layout
                of its own for a widget whose size changes.
            settings: other arguments of the class; a `Message` is translated into the current
                language, and again by `translate`.
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
            self._translated.append((widget, messages))
        return widget

    def translate(self) -> None:
        """Translate the messages of all widgets into the current language."""
        for widget, messages in self._translated:
            for name, message in messages.items():
                setattr(widget, name, str(message))

    def _layout(self, settings: Mapping[str, str]) -> widgets.Layout:
        key = frozenset(settings.items())
        if key not in self._layouts:
            self._layouts[key] = widgets.Layout(**settings)
        return self._layouts[key]


def output_of(widget: widgets.DOMWidget) -> dict[str, Any]:
    """The MIME bundle that displays a widget in a cell's output.

    The widget's own bundle also contains its repr, which takes as long as building a small board.
    """
    named = {"version_major": 2, "version_minor": 0, "model_id": widget.model_id}
    return {"application/vnd.jupyter.widget-view+json": named}


def display(widget: widgets.DOMWidget, shown: bool) -> None:
    """Show or hide a widget of a board; sends nothing if nothing changes."""
    if shown and not is_shown(widget):
        widget.remove_class(HIDDEN)
    elif not shown and is_shown(widget):
        widget.add_class(HIDDEN)


def is_shown(widget: widgets.DOMWidget) -> bool:
    """Whether a widget is shown, provided that its container is."""
    layout = getattr(widget, "layout", None)
    hidden = layout is not None and layout.display == "none"
    return not hidden and HIDDEN not in classes_of(widget)
