"""What can be typed besides actions, and what it does."""

from collections.abc import Mapping
from typing import Final

COMMANDS: Final[Mapping[str, str]] = {
    "board": "show the whole position; just Enter shows the short form",
    "actions": "list the legal actions with prices and effects",
    "why ACTION": "say whether an action is allowed, and if not, why",
    "cost THING": "itemise what a Building or Wonder costs",
    "rule WORDS": "print a rule (rule BASE-MIL-03) or find some (rule extra turn)",
    "hint": "say what the coach would do, and why",
    "computer": "who plays: computer B skilled, computer B off",
    "look": "show what only you may see (the other player looks away)",
    "log": "tell the last ten actions again",
    "comment WORDS": "write something about the last action into the game",
    "undo": "take the last action back",
    "redo": "play it again",
    "save FILE": "write the recorded game (save! FILE: over another file)",
    "load FILE": "go on with a recorded game; load alone: with one of the last",
    "new": "begin another game with the same players and sets",
    "help": "print this",
    "quit": "stop; the game is kept for the next time",
}
"""What is typed, with what follows it in capitals, and what it does."""

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
