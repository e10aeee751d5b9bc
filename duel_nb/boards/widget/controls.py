"""The widgets of a board, and its error line: Jupyter would lose exceptions of callbacks."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.html import markup
from duel_nb.boards.widget.widget_factory import WidgetFactory
from duel_nb.engine import DuelError
from duel_nb.messages import Message

SNUG: Final = {"width": "auto", "max_width": "100%"}
"""The layout of a widget that is as wide as its words, if there is room."""


class Controls(WidgetFactory):
    """Creates widgets whose callbacks report their errors.

    Args:
        lock: held while a callback runs, such as the lock of a board.

    Attributes:
        alert: the error line; empty if there is no error.
        last_error: the traceback of the last bug; None if there was none.
    """

    def __init__(self, lock: AbstractContextManager[object] | None = None) -> None:
        super().__init__()
        self._lock = lock
        self.alert = self.make(widgets.HTML)
        self.last_error: str | None = None

    def button(
        self,
        label: str | Message,
        icon: str,
        call: Callable[[], object],
        *classes: str,
        layout: Mapping[str, str] | widgets.Layout = SNUG,
        **settings: Any,
    ) -> widgets.Button:
        """A button that calls something."""
        made: widgets.Button = self.make(
            widgets.Button, *classes, description=label, icon=icon, layout=layout, **settings
        )
        made.on_click(self.guarded(lambda _: call()))
        return made

    def line(self, *children: widgets.Widget) -> widgets.Box:
        """A row of fields and buttons that wraps."""
        layout = {"flex_flow": "row wrap", "align_items": "center", "width": "100%"}
        made: widgets.Box = self.make(widgets.Box, children=children, layout=layout)
        return made

    def guarded(self, call: Callable[..., object]) -> Callable[..., None]:
        """``call``, with its exceptions shown in the error line instead of being lost."""

        def guarded(*args: Any) -> None:
            with self._lock or nullcontext():
                try:
                    call(*args)
                except DuelError as error:
                    self.say(str(error))
                except Exception as error:
                    self.fail(error)

        return guarded

    def say(self, sentence: str, rule: str | None = None) -> None:
        """Show why something cannot be done, with the id of the rule that forbids it."""
        self.alert.value = markup.alert(sentence, rule)

    def fail(self, error: BaseException) -> None:
        """Show a bug."""
        self.last_error = "".join(traceback.format_exception(error))
        self.alert.value = markup.failure(error)
