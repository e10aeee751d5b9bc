"""Recruiting Senators (AGO-SENATOR)."""

from duel_nb.engine import changes
from duel_nb.engine.effects import verbs
from duel_nb.engine.errors import Refusal
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CARDS
from duel_nb.messages import Message


def join(state: State, player: int, card: int, rule: str) -> None:
    """A Senator joins a City and acts; the caller has them paid for (AGO-SENATOR-05)."""
    changes.add_building(state, player, card, rule)
    verbs.run(state, player, CARDS[card])


def misused(card: int) -> Refusal:
    """Why a Senator cannot be constructed, or a Building not be recruited."""
    if CARDS[card].senator:
        message = Message("senator-not-constructed", what=CARDS[card])
        return Refusal("AGO-SENATOR-04", message)
    return Refusal("AGO-TURN-02", Message("building-not-recruited", what=CARDS[card]))
