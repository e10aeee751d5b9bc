"""Say something at the keyboard and ask something back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from duel_nb.messages import Message, Part
from duel_nb.records.terminal.keyboard import Keyboard
from duel_nb.records.terminal.screen import Screen


class Dialogue:
    """A screen and a keyboard.

    Args:
        screen: where to print.
        keys: where people type.
    """

    def __init__(self, screen: Screen, keys: Keyboard) -> None:
        self.screen, self.keys = screen, keys

    def say(self, words: str, style: str = "", hanging: int = 4) -> None:
        """Print lines (see `Screen.say`)."""
        self.screen.say(words, style, hanging)

    def remark(self, key: str, hanging: int = 4, **parts: Part) -> None:
        """Print a remark, dimmed."""
        self.say(str(Message(key, parts)), "dim", hanging)

    def cannot(self, key: str, **parts: Part) -> None:
        """Print an error message."""
        self.wrong(str(Message(key, parts)))

    def wrong(self, sentence: str) -> None:
        """Print an error."""
        self.say(sentence, "red")

    def waiting_for(self, key: str) -> None:
        """Wait for Enter."""
        self.keys.line(f"{Message(key)} ", remember=False)

    def agrees(self, question: Message, *, usual: bool) -> bool:
        """Ask a yes-or-no question; Enter gives the usual answer."""
        yes, no = yes_and_no()
        asked = Message("ask-yes" if usual else "ask-no", question=question)
        return self.keys.key(str(asked), yes + no if usual else no + yes) == yes

    @contextmanager
    def thinking(self, status: Message) -> Iterator[None]:
        """Show what the computer does, where that can be wiped out again."""
        console = self.screen.console
        if console.is_terminal and not console.is_dumb_terminal:
            with console.status(str(status)):
                yield
        else:
            yield


def yes_and_no() -> tuple[str, str]:
    """The keys for yes and for no."""
    return str(Message("key-yes")), str(Message("key-no"))
