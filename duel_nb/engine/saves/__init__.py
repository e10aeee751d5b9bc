"""Saved positions: readable, versioned JSON that is validated when it is loaded."""

import json
from typing import Final

from duel_nb.engine.consistency import problems
from duel_nb.engine.errors import SaveError
from duel_nb.engine.saves.codec import At
from duel_nb.engine.saves.position import (
    FORMAT,
    VERSION,
    WITHOUT_CONSTRUCTED,
    Saved,
    read_position,
    to_dict,
)
from duel_nb.engine.state import State
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import shown

#: The most problems of a damaged file that are listed: two swapped decks cause a hundred.
_MOST_PROBLEMS: Final = 12

__all__ = ["FORMAT", "VERSION", "from_json", "parsed", "to_dict", "to_json"]


def to_json(state: State) -> str:
    """The whole position as JSON text, with hidden cards and chance unless it is a view."""
    return json.dumps(to_dict(state), indent=1)


def parsed(text: str | bytes) -> object:
    """The value of a JSON text.

    Raises:
        SaveError: it is not JSON; the message says why.
    """
    if not isinstance(text, str | bytes):
        raise SaveError(Message("json-no-text-given", type=type(text).__name__))
    try:
        # A file that a Windows editor wrote may begin with a byte order mark.
        return json.loads(text.removeprefix("\ufeff") if isinstance(text, str) else text)
    except json.JSONDecodeError as error:
        if not text.strip():
            raise SaveError(Message("json-empty")) from None
        if isinstance(text, str) and text.endswith(".json") and "\n" not in text:
            raise SaveError(Message("json-file-name", given=shown(text))) from None
        where = {"line": str(error.lineno), "column": str(error.colno)}
        raise SaveError(Message("json-wrong", {**where})) from None
    except UnicodeDecodeError:
        raise SaveError(Message("json-no-text")) from None
    except RecursionError:
        raise SaveError(Message("json-nested")) from None
    except ValueError:  # Python reads no number of more than 4,300 digits
        raise SaveError(Message("json-number")) from None


def from_json(text: str, kind: type[Saved]) -> Saved:
    """Read a position of this class that `to_json` wrote.

    Raises:
        SaveError: the text is no saved position, of a later version, or damaged; the message says
            where.
    """
    try:
        data = parsed(text)
    except SaveError as error:
        raise SaveError(Message("no-saved-game", problem=str(error))) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        recorded = isinstance(data, dict) and data.get("format") == "duel_nb game"
        key = "no-saved-game-but-recorded" if recorded else "no-saved-game-by-format"
        raise SaveError(Message(key, format=FORMAT))
    if data.get("version") not in (VERSION, WITHOUT_CONSTRUCTED):
        version = shown(data.get("version"))
        raise SaveError(Message("saved-game-version", version=version, known=VERSION))
    state = read_position(At("", data), kind)
    wrong = problems(state)
    if wrong:
        more = len(wrong) - _MOST_PROBLEMS
        listed: list[Part] = [*wrong[:_MOST_PROBLEMS]]
        if more > 0:
            listed.append(Message("damaged-and-more", more=more))
        raise SaveError(Message("damaged", problems=Listed(*listed, last=";")))
    return state
