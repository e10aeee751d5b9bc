"""A short text of the position for each turn; `duel_nb.session.text` has the full one."""

from collections.abc import Iterator
from typing import Final

from duel_nb.engine import GameState
from duel_nb.messages import Listed, Message
from duel_nb.session import text

#: Blocks of the full text that are left out: the list of actions has them, or they change slowly.
_OMITTED: Final = ("accessible", "pantheon")
#: Blocks that are also left out during the draft.
_OMITTED_IN_DRAFT: Final = ("structure", "board")
#: Blocks of which only the first line is shown.
_FIRST_LINE: Final = ("board", "A", "B")


def glance(view: GameState) -> Iterator[tuple[str, str]]:
    """Named blocks of lines: the structure, the choices, and one line for each other part.

    Args:
        view: the position as the reader may see it.
    """
    for name, block in text.parts(view):
        if not view.age and name in _OMITTED_IN_DRAFT:
            continue
        if name == "senate":
            yield name, _senate(view)
        elif name in _FIRST_LINE:
            yield name, block.partition("\n")[0]
        elif name not in _OMITTED:
            yield name, block


def _senate(view: GameState) -> str:
    """A line with the controller of each Chamber."""
    assert view.senate is not None
    owners = {"A": view.names[0], "B": view.names[1]}
    held = (
        Message("play-chamber-nobody", chamber=one.number)
        if one.controller is None
        else Message("play-chamber", chamber=one.number, who=owners[one.controller])
        for one in view.senate.chambers
    )
    return str(Message("play-senate", chambers=Listed(*held)))
