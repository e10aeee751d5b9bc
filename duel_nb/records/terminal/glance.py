"""The position in as few lines as a turn needs; `text` of the boards has all of it."""

from collections.abc import Iterator
from typing import Final

from duel_nb.boards.paint import text
from duel_nb.engine import GameState
from duel_nb.engine.messages import Listed, Message

#: Blocks of the whole text that the list of actions says as well, or that change slowly.
_LEFT_OUT: Final = ("accessible", "pantheon")
#: Blocks that do not matter while Wonders are drafted.
_LATER: Final = ("structure", "board")
#: Blocks of which the first line is enough.
_HEADS: Final = ("board", "A", "B")


def glance(view: GameState) -> Iterator[tuple[str, str]]:
    """Blocks of lines by name: the structure, what to choose from, a line for each other thing."""
    for name, block in text.parts(view):
        if not view.age and name in _LATER:
            continue
        if name == "senate":
            yield name, _senate(view)
        elif name in _HEADS:
            yield name, block.partition("\n")[0]
        elif name not in _LEFT_OUT:
            yield name, block


def _senate(view: GameState) -> str:
    """Who controls which Chamber."""
    assert view.senate is not None
    owners = {"A": view.names[0], "B": view.names[1]}
    held = (
        Message("play-chamber-nobody", chamber=one.number)
        if one.controller is None
        else Message("play-chamber", chamber=one.number, who=owners[one.controller])
        for one in view.senate.chambers
    )
    return str(Message("play-senate", chambers=Listed(*held)))
