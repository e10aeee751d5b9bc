"""Write a recorded game as the text of a game file, which `duel_nb.records.files` reads.

The format is described in ``examples/games/README.md``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from duel_nb.quoting import ACTING
from duel_nb.records.luck import luck
from duel_nb.records.record import Record
from duel_nb.session.savefile import FORMAT, VERSION, result


def dumps(game: Record, players: Sequence[str] = ()) -> str:
    """The text of a game file, with one line per action.

    Args:
        game: the game.
        players: who plays A and B ("person" or a level), to keep it in the file.
    """
    head = {
        "format": FORMAT,
        "version": VERSION,
        "title": game.title,
        "about": game.about,
        "setup": _setup(game),
    }
    lines = [f" {_text(key)}: {_text(value)}," for key, value in head.items()]
    actions = ",\n".join(f"  {_text(action)}" for action in _actions(game))
    lines.append(f' "actions": [\n{actions}\n ],' if actions else ' "actions": [],')
    last = {"result": result(game.state)} | ({"players": list(players)} if players else {})
    lines.append(",\n".join(f" {_text(key)}: {_text(value)}" for key, value in last.items()))
    return "{\n" + "\n".join(lines) + "\n}\n"


def _text(value: Any) -> str:
    # Escape direction marks and lone surrogates, too, which cannot be written as UTF-8.
    return ACTING.sub(
        lambda found: f"\\u{ord(found[0]):04x}", json.dumps(value, ensure_ascii=False)
    )


def _setup(game: Record) -> dict[str, Any]:
    chance = list(luck(None, game.start))
    if game.seed is None:
        return {"position": json.loads(game.start.to_json()), "chance": chance}
    config = game.start.config
    return {
        "seed": game.seed,
        "expansions": sorted(config.expansions),
        "edition": config.edition,
        "names": list(config.names),
        "first_game": config.first_game,
        "chance": chance,
    }


def _actions(game: Record) -> Iterator[dict[str, Any]]:
    for turn in game.turns:
        found: dict[str, Any] = {"by": turn.player, "do": str(turn.action)}
        if turn.chance:
            found["chance"] = list(turn.chance)
        if turn.comment:
            found["comment"] = turn.comment
        yield found
