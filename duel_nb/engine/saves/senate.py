"""The Senate in a saved game."""

from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine.messages import Message
from duel_nb.engine.saves.values import At, component_id, ids, who_saw
from duel_nb.engine.state.senate import CHAMBERS, Senate, Six
from duel_nb.engine.state.tables import EMPTY, HIDDEN, PLAYERS, members


def senate_saved(senate: Senate) -> dict[str, Any]:
    """The Senate and the deck of Conspiracies as plain values."""
    return {
        "cubes": {who: list(senate.cubes[i]) for i, who in enumerate(PLAYERS)},
        "decrees": [ids("decree", decrees) for decrees in senate.decrees],
        "revealed": ids("decree", members(senate.revealed)),
        "deck": ids("conspiracy", senate.deck),
        "seen": who_saw("conspiracy", senate.seen),
        "may_trigger": senate.may_trigger,
        "locked": _locked(senate.locked),
        "locked_from_box": senate.locked_from_box,
        "looked": list(senate.looked),
    }


def _locked(token: int) -> str | None:
    """The id of the locked Progress token, "?" for one not known, None for none."""
    return None if token == EMPTY else component_id("progress", token) or "?"


def read_senate(data: At, unknown: bool) -> Senate:
    """The Senate; only a view has Decrees and Conspiracies that are not known."""
    senate = Senate.empty()
    first, second = (_read_cubes(data.get("cubes").get(who)) for who in PLAYERS)
    senate.cubes = (first, second)
    chambers = data.get("decrees").items(len(CHAMBERS))
    senate.decrees = tuple(item.ids("decree", unknown) for item in chambers)
    senate.revealed = data.get("revealed").id_bits("decree", Message("expected-decree-once"))
    senate.deck = data.get("deck").ids("conspiracy", unknown)
    senate.seen = data.get("seen").who_saw("conspiracy")
    senate.may_trigger = data.get("may_trigger").one_of(True, False)
    locked = data.get("locked")
    if locked.value is not None:
        senate.locked = HIDDEN if unknown and locked.value == "?" else locked.id("progress")
    senate.locked_from_box = data.get("locked_from_box").one_of(True, False)
    for_a, for_b = (item.number(0, 3) for item in data.get("looked").items(2))
    senate.looked = (for_a, for_b)
    return senate


def _read_cubes(data: At) -> Six:
    most = CATALOG.cubes_per_player
    a, b, c, d, e, f = (item.number(0, most) for item in data.items(len(CHAMBERS)))
    return a, b, c, d, e, f
