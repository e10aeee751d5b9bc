"""What can be typed besides actions, and what it does."""

from collections.abc import Mapping
from typing import Final

from duel_nb.engine.messages import Message

COMMANDS: Final = (
    *("board", "actions", "why", "cost", "rule", "hint", "computer", "look", "log", "comment"),
    *("undo", "redo", "save", "load", "new", "help", "quit"),
)
"""What is typed: commands have the same names in every language."""


def typed(command: str) -> Message:
    """A command with what follows it in capitals: ``why ACTION``."""
    return Message(f"typed-{command}")


def about(command: str) -> Message:
    """What a command does."""
    return Message(f"command-{command}")


SHORT: Final[Mapping[str, str]] = {
    "": "short",
    "?": "help",
    "h": "help",
    "b": "board",
    "a": "actions",
    "q": "quit",
    "exit": "quit",
}
"""Other ways to type a command."""
