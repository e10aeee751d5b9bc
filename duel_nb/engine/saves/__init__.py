"""Positions as JSON text and back: readable, versioned, and checked when read."""

import json
from typing import Final

from duel_nb.engine.consistency import problems
from duel_nb.engine.errors import SaveError
from duel_nb.engine.saves.table import (
    FORMAT,
    VERSION,
    WITHOUT_CONSTRUCTED,
    Saved,
    read_position,
    to_dict,
)
from duel_nb.engine.saves.values import At
from duel_nb.engine.state import State
from duel_nb.quoting import shown

#: So many contradictions of a damaged file are told: two decks exchanged have a hundred.
_TOLD: Final = 12

__all__ = ["FORMAT", "VERSION", "from_json", "parsed", "to_dict", "to_json"]


def to_json(state: State) -> str:
    """The whole position as JSON text, hidden cards and chance included; a view has neither."""
    return json.dumps(to_dict(state), indent=1)


def parsed(text: str | bytes) -> object:
    """What JSON text says.

    Raises:
        SaveError: it is no JSON text; the sentence begins with what it is instead.
    """
    if not isinstance(text, str | bytes):
        raise SaveError(f"expected the text that to_json() gave, not {type(text).__name__}.")
    try:
        # A file that a Windows editor wrote may begin with a byte order mark.
        return json.loads(text.removeprefix("\ufeff") if isinstance(text, str) else text)
    except json.JSONDecodeError as error:
        if not text.strip():
            raise SaveError("it is empty.") from None
        if isinstance(text, str) and text.endswith(".json") and "\n" not in text:
            raise SaveError(f"expected the text of a file, not its name {shown(text)}.") from None
        where = f"line {error.lineno}, column {error.colno}"
        raise SaveError(f"{error.msg} at {where}.") from None
    except UnicodeDecodeError:
        raise SaveError("it is no text.") from None
    except RecursionError:
        raise SaveError("it is nested without end.") from None
    except ValueError:  # Python reads no number of more than 4,300 digits
        raise SaveError("it holds a number with thousands of digits.") from None


def from_json(text: str, kind: type[Saved]) -> Saved:
    """Read a position of this kind that `to_json` wrote.

    Raises:
        SaveError: the text is not such a file, of a later version, or damaged; the message names
            the place of the damage.
    """
    try:
        data = parsed(text)
    except SaveError as error:
        raise SaveError(f"This is not a saved game: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        recorded = isinstance(data, dict) and data.get("format") == "duel_nb game"
        hint = "; this is a recorded game, which load_game reads" if recorded else ""
        raise SaveError(f'This is not a saved game: expected "format": "{FORMAT}"{hint}.')
    if data.get("version") not in (VERSION, WITHOUT_CONSTRUCTED):
        raise SaveError(
            f"The saved game has version {shown(data.get('version'))}; this program "
            f"reads {VERSION}."
        )
    state = read_position(At("", data), kind)
    wrong = problems(state)
    if wrong:
        more = len(wrong) - _TOLD
        told = [*wrong[:_TOLD], *([f"and {more} more like this"] if more > 0 else [])]
        raise SaveError(f"The saved game is damaged: {'; '.join(told)}.")
    return state
