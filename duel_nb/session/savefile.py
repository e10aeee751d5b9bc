"""Saving and loading a game.

The format is the game file of ``examples/games/README.md``. The board replays the actions; results
of chance are checked only where games are exported.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from duel_nb.engine import DuelError, GameState, SaveError, from_json, new_game
from duel_nb.engine.configure import EDITIONS
from duel_nb.engine.saves import parsed
from duel_nb.quoting import shown
from duel_nb.session.session import Session
from duel_nb.words.translate import translate

FORMAT: Final = "duel_nb game"
VERSION: Final = 1
FILE_NAME: Final = "duel-game.json"


def to_text(session: Session, players: Sequence[str] = ()) -> str:
    """The current line, from its first position on, as JSON.

    Args:
        session: the game.
        players: who plays A and B, "person" or a level; empty to leave that out.
    """
    turns = zip(session.states, session.actions, strict=False)
    kept: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "setup": {"position": json.loads(session.states[0].to_json())},
        "actions": [
            {"by": before.to_act, "do": str(action), **_comment(session, number)}
            for number, (before, action) in enumerate(turns, start=1)
        ],
        "result": result(session.states[-1]),
        "at": session.at,
    }
    if players:
        kept["players"] = list(players)
    return json.dumps(kept, ensure_ascii=False, indent=1)


def _comment(session: Session, number: int) -> dict[str, str]:
    return {"comment": session.comments[number]} if number in session.comments else {}


def result(state: GameState) -> dict[str, Any] | None:
    """The result of a game for its file; None while it goes on."""
    if state.outcome is None:
        return None
    return {
        "how": state.outcome.termination,
        "winner": state.outcome.winner,
        "rule": state.outcome.rule,
        "points": {who: sheet.total for who, sheet in state.scores().items()},
    }


def from_text(text: str | bytes) -> Session:
    """The game in a file, which may also be a single saved position.

    Raises:
        SaveError: it is neither, or an action in it is illegal.
    """
    try:
        kept: Any = parsed(text)
    except SaveError as error:
        raise SaveError(translate("file-damaged", why=str(error))) from None
    if not isinstance(kept, dict):
        raise SaveError(translate("file-no-table"))
    if kept.get("format") != FORMAT:
        return Session(from_json(json.dumps(kept)))
    if kept.get("version") != VERSION:
        raise SaveError(
            translate("file-version", version=shown(kept.get("version")), known=VERSION)
        )
    actions = kept.get("actions")
    if not isinstance(actions, list) or not all(isinstance(one, dict) for one in actions):
        raise SaveError(translate("file-no-actions"))
    found = enumerate((one.get("comment") for one in actions), start=1)
    comments = {number: words for number, words in found if words and isinstance(words, str)}
    session = Session(_beginning(kept.get("setup")), comments=comments)
    for number, action in enumerate((str(one.get("do")) for one in actions), start=1):
        try:
            session.play(action)
        except DuelError as error:
            raise SaveError(
                translate("file-action", number=number, action=shown(action), why=str(error))
            ) from None
    at = kept.get("at")
    session.go(at if isinstance(at, int) and 0 <= at <= session.last else session.last)
    return session


def _beginning(setup: Any) -> GameState:
    """The first position of a game: given as such, or a new game from its seed."""
    if not isinstance(setup, dict) or not ("position" in setup or "seed" in setup):
        raise SaveError(translate("file-no-setup"))
    if "position" in setup:
        return from_json(json.dumps(setup["position"]))
    settings = {"edition": EDITIONS[0]} | {key: setup[key] for key in _SETTINGS if key in setup}
    try:
        return new_game(**settings)
    except (DuelError, TypeError) as error:
        raise SaveError(translate("file-bad-setup", why=str(error))) from None


_SETTINGS: Final = ("seed", "expansions", "edition", "names", "first_game")
