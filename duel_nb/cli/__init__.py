"""The command line `duel-nb`: the course, rules, scenarios, positions, games.

Exit codes: 0 success, 1 a check or the work failed, 2 wrong usage. Errors are one sentence on
stderr. Each command imports its own modules, so that `--help` and `--version` are fast.
"""

from duel_nb.cli.application import app, main

# `--help` lists the commands in the order of these imports.
# isort: off
from duel_nb.cli import (
    course,
    practice,
    ask,
    look_up,
    aid,
    tips,
    quiz,
    games,
    simulation,
    claims,
    authors,
    puzzles,
)
# isort: on

__all__ = [
    "aid",
    "app",
    "ask",
    "authors",
    "claims",
    "course",
    "games",
    "look_up",
    "main",
    "practice",
    "puzzles",
    "quiz",
    "simulation",
    "tips",
]
