"""The Pantheon in a saved game."""

from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine.rules import military
from duel_nb.engine.saves.values import At, ids, pantheon_id, who_saw
from duel_nb.engine.state import State
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.tables import MYTHOLOGIES


def pantheon_saved(state: State, pantheon: Pantheon) -> dict[str, Any]:
    """The Pantheon as plain values, Progress tokens and Minerva included."""
    assert state.table is not None
    return {
        "spaces": [pantheon_id(card) for card in pantheon.spaces],
        "open": pantheon.open,
        "decks": {
            name: [pantheon_id(card) for card in deck]
            for name, deck in zip(MYTHOLOGIES, pantheon.decks, strict=True)
        },
        "tokens": {
            state.table.name(place): MYTHOLOGIES[token]
            if state.age < 2
            else CATALOG.offering_tokens[token]
            for place, token in pantheon.laid
        },
        "enki": ids("progress", pantheon.enki),
        "minerva": pantheon.minerva,
        "seen": who_saw("divinity", pantheon.seen),
    }


def read_pantheon(state: State, data: At, unknown: bool) -> Pantheon:
    """The Pantheon; only a view has Divinities that are not known."""
    pantheon = Pantheon.empty()
    size = len(CATALOG.pantheon_spaces)
    pantheon.spaces = tuple(item.pantheon(unknown) for item in data.get("spaces").items(size))
    pantheon.open = data.get("open").one_of(True, False)
    pantheon.decks = tuple(
        tuple(item.divinity(unknown) for item in data.get("decks").get(name).items())
        for name in MYTHOLOGIES
    )
    tokens = data.get("tokens")
    tokens_of_age = MYTHOLOGIES if state.age < 2 else CATALOG.offering_tokens
    laid = []
    for key in tokens.each_key():
        place = key.place(state.table)
        token = tokens.get(key.text())
        laid.append((place, token.which(tokens_of_age)))
    pantheon.laid = tuple(laid)
    pantheon.enki = data.get("enki").ids("progress")
    minerva = data.get("minerva")
    if minerva.value is not None:
        pantheon.minerva = minerva.number(-military.CAPITAL, military.CAPITAL)
    pantheon.seen = data.get("seen").who_saw("divinity")
    return pantheon
