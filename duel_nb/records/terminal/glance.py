"""The position in as few lines as a turn needs; `text` of the boards has all of it."""

from collections.abc import Iterator
from typing import Final

from duel_nb.boards.paint import text
from duel_nb.engine import GameState
from duel_nb.engine.messages import Listed, Message

#: Blocks of the whole text that the list of actions says as well, or that change slowly.
_LEFT_OUT: Final = ("Accessible", "Progress tokens", "The Pantheon")
#: Blocks that do not matter while Wonders are drafted.
_LATER: Final = (text.DRAWN, "Military track")
#: Blocks of which the first line is enough.
_HEADS: Final = ("Military track", "City of")


def glance(view: GameState) -> Iterator[str]:
    """Blocks of lines: the structure, what to choose from, a line for each other thing."""
    for block in text.text(view).split("\n\n"):
        head = block.partition("\n")[0]
        if not view.age and head.startswith(_LATER):
            continue
        if head.startswith("The Senate"):
            yield _senate(view)
        elif head.startswith(_HEADS):
            yield head
        elif not head.startswith(_LEFT_OUT):
            yield block


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
