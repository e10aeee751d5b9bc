"""Elements that call something, and the error line: Jupyter would lose exceptions of callbacks."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.page import html
from duel_nb.page.elements import Button, Html
from duel_nb.page.page import together


class Controls:
    """Makes elements whose callbacks report their errors.

    Args:
        lock: held while a callback runs, such as the lock of a board.

    Attributes:
        alert: the error line; empty if there is no error.
        last_error: the traceback of the last bug; None if there was none.
    """

    def __init__(self, lock: AbstractContextManager[object] | None = None) -> None:
        self._lock = lock
        self.alert = Html()
        self.last_error: str | None = None

    def button(
        self,
        label: str | Message,
        icon: str,
        call: Callable[[], object],
        *classes: str,
        **settings: Any,
    ) -> Button:
        """A button that calls something."""
        made = Button(*classes, label=label, icon=icon, **settings)
        made.on_press(self.guarded(call))
        return made

    def guarded(self, call: Callable[..., object]) -> Callable[..., None]:
        """``call``, with its exceptions shown in the error line instead of being lost.

        What it changes goes to the page in one message.
        """

        def guarded(*args: Any) -> None:
            with self._lock or nullcontext(), together():
                try:
                    call(*args)
                except DuelError as error:
                    self.say(str(error))
                except Exception as error:
                    self.fail(error)

        return guarded

    def say(self, sentence: str, rule: str | None = None) -> None:
        """Show why something cannot be done, with the id of the rule that forbids it."""
        self.alert.value = html.alert(sentence, rule)

    def fail(self, error: BaseException) -> None:
        """Show a bug."""
        self.last_error = "".join(traceback.format_exception(error))
        self.alert.value = html.failure(error)
