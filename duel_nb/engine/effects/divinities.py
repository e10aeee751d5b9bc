"""Activating cards of the Pantheon: the fifteen Divinities and the Gate (PAN-ACT, PAN-GATE).

The effects of each one are in the catalog; `verbs` carries them out.
"""

from typing import Final

from duel_nb.catalog import Divinity
from duel_nb.engine import changes
from duel_nb.engine.actions import track_place
from duel_nb.engine.effects import mythology, verbs
from duel_nb.engine.state import Pending, State, pantheon_of
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import DIVINITIES, MILITARY_TOKENS, MYTHOLOGIES
from duel_nb.messages import Listed


def activate(state: State, player: int, card: int, rule: str) -> None:
    """Lay a card of the Pantheon, already paid for, in front of the player and resolve it."""
    changes.receive_divinity(state, player, card, rule)
    thing = pantheon_card(card)
    verbs.run(state, player, thing)
    if isinstance(thing, Divinity) and thing.points:
        points, key = thing.points, "worth-at-the-end"
        changes.tell(
            state, "points", thing.rule, key, player, thing.id, points, thing=thing, points=points
        )


def remove_token(state: State, player: int, token: int, rule: str) -> None:
    """A Military token leaves the board without effect (PAN-NEPTUNE-01, PAN-NEPTUNE-03)."""
    changes.remove_military_token(state, token)
    at, key = MILITARY_TOKENS[token], "military-token-removed"
    where = track_place(at, state.names)
    changes.tell(state, "token-removed", rule, key, player, amount=at, position=where)


# -- after the Gate and the Divine Theater -----------------------------------------------------

#: The step that puts revealed Divinities back on their decks, once all is resolved.
PUT_BACK: Final = "put-back"


def put_back(state: State, pending: Pending) -> None:
    """The revealed Divinities go back face down (PAN-GATE-02, PAN-THEATER-01, PAN-ENKI-03).

    Two of one Mythology come from the Theater: the player chooses their order.
    """
    if mythology.ENKI in pending.among:
        changes.clear_enki(state, "PAN-ENKI-03")
    count, families = len(pending.among), {DIVINITIES[card].mythology for card in pending.among}
    if count > 1 and len(families) == 1:
        changes.ask(state, "restack", pending.player, pending.among)
        return
    for card in pending.among:
        put_on_deck(state, card)
    named = Listed(*map(pantheon_card, pending.among))
    rule = "PAN-GATE-02" if pending.by == "gate" else "PAN-THEATER-01"
    changes.tell(
        state, "put-back", rule, "put-back", pending.player, amount=count, count=count, cards=named
    )


def put_on_deck(state: State, card: int) -> None:
    """A Divinity goes back face down on top of its deck."""
    number = MYTHOLOGIES.index(DIVINITIES[card].mythology)
    changes.set_deck(state, number, (card, *pantheon_of(state).decks[number]))
