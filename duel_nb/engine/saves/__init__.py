"""Positions as JSON text and back: readable, versioned, and checked when read."""

import json

from duel_nb.engine.consistency import problems
from duel_nb.engine.errors import SaveError
from duel_nb.engine.saves.table import FORMAT, VERSION, read_position, to_dict
from duel_nb.engine.saves.values import At
from duel_nb.engine.state import GameState

__all__ = ["FORMAT", "VERSION", "from_json", "to_dict", "to_json"]


def to_json(state: GameState) -> str:
    """The whole position as JSON text, hidden cards and chance included; a view has neither."""
    return json.dumps(to_dict(state), indent=1)


def from_json(text: str) -> GameState:
    """Read a position that `to_json` wrote.

    Raises:
        SaveError: the text is not such a file, of a later version, or damaged; the message names
            the place of the damage.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise SaveError(f"This is not a saved game: {error.msg} at {where}.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(f'This is not a saved game: expected "format": "{FORMAT}".')
    if data.get("version") != VERSION:
        raise SaveError(
            f"The saved game has version {data.get('version')!r}; this program reads {VERSION}."
        )
    state = read_position(At("", data))
    wrong = problems(state)
    if wrong:
        raise SaveError(f"The saved game is damaged: {'; '.join(wrong)}.")
    return state
