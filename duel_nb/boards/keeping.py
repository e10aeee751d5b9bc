"""A game as text that can be kept in a file and read again."""

from __future__ import annotations

import json
from typing import Any, Final

from duel_nb.boards.session import Session
from duel_nb.engine import DuelError, SaveError, from_json

FORMAT: Final = "duel-nb game"
VERSION: Final = 1
FILE_NAME: Final = "duel-game.json"


def to_text(session: Session) -> str:
    """The line looked at, from the position the game began with, as JSON text."""
    kept = {
        "format": FORMAT,
        "version": VERSION,
        "names": list(session.states[0].names),
        "at": session.at,
        "actions": [str(action) for action in session.actions],
        "start": json.loads(session.states[0].to_json()),
    }
    return json.dumps(kept, ensure_ascii=False, indent=1)


def from_text(text: str | bytes) -> Session:
    """The game that a file holds: one that was kept, or a single saved position.

    Raises:
        SaveError: it is neither, or an action in it is not allowed where it stands.
    """
    try:
        kept: Any = json.loads(text)
    except ValueError as error:
        raise SaveError(f"This file is not a saved game: it is not JSON ({error}).") from None
    if not isinstance(kept, dict):
        raise SaveError("This file is not a saved game: it holds no table of names and values.")
    if kept.get("format") != FORMAT:
        return Session(from_json(text if isinstance(text, str) else text.decode("utf-8")))
    if kept.get("version") != VERSION:
        raise SaveError(
            f"This game was kept in version {kept.get('version')!r} of the format; "
            f"version {VERSION} can be read."
        )
    actions = kept.get("actions")
    if not isinstance(actions, list) or not all(isinstance(one, str) for one in actions):
        raise SaveError("This game has no list of actions.")
    session = Session(from_json(json.dumps(kept.get("start"))))
    for number, action in enumerate(actions, start=1):
        try:
            session.play(action)
        except DuelError as error:
            raise SaveError(f"Action {number}, {action!r}, cannot be played: {error}") from None
    at = kept.get("at")
    session.go(at if isinstance(at, int) and 0 <= at <= session.last else session.last)
    return session
