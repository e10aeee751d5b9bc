"""The commands that can be typed besides actions."""

from collections.abc import Mapping
from typing import Final

from duel_nb.messages import Message

COMMANDS: Final = (
    *("board", "actions", "why", "cost", "rule", "hint", "computer", "look", "log", "comment"),
    *("undo", "redo", "save", "load", "new", "help", "quit"),
)
"""The commands, which have the same names in every language."""


def usage(command: str) -> Message:
    """A command with its argument in capitals, such as ``why ACTION``."""
    return Message(f"typed-{command}")


def about(command: str) -> Message:
    """The description of a command."""
    return Message(f"command-{command}")


ALIASES: Final[Mapping[str, str]] = {
    "": "short",
    "?": "help",
    "h": "help",
    "b": "board",
    "a": "actions",
    "q": "quit",
    "exit": "quit",
}
"""Short forms of commands."""
