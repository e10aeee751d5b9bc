"""Instructions for setting up the real components, Age by Age."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from duel_nb.engine import GameState
from duel_nb.messages import Message


class Instruction(NamedTuple):
    """One instruction.

    Attributes:
        key: key of its message.
        age: the Age before which it applies; 1 for the beginning.
        needs: expansions that must be in play.
        without: expansions that must not be in play.
    """

    key: str
    age: int
    needs: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


_PANTHEON: Final = ("pantheon",)
_AGORA: Final = ("agora",)
_BOTH: Final = ("pantheon", "agora")

LINES: Final = (
    Instruction("first-lay-who-begins", 1),
    Instruction("first-lay-board", 1, (), _AGORA),
    Instruction("first-lay-board-agora", 1, _AGORA),
    Instruction("first-lay-progress", 1, (), _BOTH),
    Instruction("first-lay-progress-new", 1, _PANTHEON),
    Instruction("first-lay-progress-new", 1, _AGORA, _PANTHEON),
    Instruction("first-lay-pantheon", 1, _PANTHEON),
    Instruction("first-lay-senate", 1, _AGORA),
    Instruction("first-lay-one", 1, (), _AGORA),
    Instruction("first-lay-one-agora", 1, _AGORA),
    Instruction("first-lay-mythologies", 1, _PANTHEON, _AGORA),
    Instruction("first-lay-mythologies-both", 1, _BOTH),
    Instruction("first-lay-wonders", 1, (), _BOTH),
    Instruction("first-lay-draft", 1, _PANTHEON),
    Instruction("first-lay-draft", 1, _AGORA, _PANTHEON),
    Instruction("first-lay-gate", 2, _PANTHEON),
    Instruction("first-lay-two", 2, (), _AGORA),
    Instruction("first-lay-two-agora", 2, _AGORA),
    Instruction("first-lay-offerings", 2, _PANTHEON, _AGORA),
    Instruction("first-lay-offerings-both", 2, _BOTH),
    Instruction("first-lay-three", 3, (), _BOTH),
    Instruction("first-lay-three-agora", 3, _AGORA, _PANTHEON),
    Instruction("first-lay-three-pantheon", 3, _PANTHEON, _AGORA),
    Instruction("first-lay-three-both", 3, _BOTH),
)
"""All instructions, in order."""


def lines(state: GameState) -> list[Message]:
    """The instructions for the Age of a position."""
    age, names = max(1, state.age), state.names
    people = {"who": names[0], "whom": names[1]}
    return [
        Message(one.key, **people)
        for one in LINES
        if one.age == age and _fits(one, state.expansions)
    ]


def _fits(line: Instruction, there: Iterable[str]) -> bool:
    return {*line.needs} <= {*there} and {*line.without}.isdisjoint(there)
