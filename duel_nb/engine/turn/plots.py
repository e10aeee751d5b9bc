"""Why the player whose turn it is cannot use a Conspiracy (AGO-PLOT)."""

from duel_nb.engine.effects import agora
from duel_nb.engine.errors import Refusal
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CONSPIRACIES
from duel_nb.engine.turn import cards
from duel_nb.messages import Message


def not_in_play(state: State, number: int) -> Refusal | None:
    """Why there are no Conspiracies in this game, None if there are."""
    if state.senate is not None:
        return None
    return cards.outsider(CONSPIRACIES[number])


def out_of_reach(state: State, number: int, rule: str) -> Refusal | None:
    """Why a Conspiracy can be neither prepared nor triggered, None if it can.

    It is not in front of the player, or triggered already (by ``rule``).
    """
    plot, who = CONSPIRACIES[number], state.names[state.active]
    for player, city in enumerate(state.cities):
        if any(held.number == number and held.triggered for held in city.plots):
            message = Message("triggered-by", plot=plot, who=state.names[player])
            return Refusal(rule, message)
    if any(held.number == number for held in state.cities[state.active].plots):
        return None
    if agora.may_be_hidden(state, state.active, number):
        return Refusal("GEN-06", Message("conspiracy-unknown", plot=plot, who=who))
    return Refusal(rule, Message("conspiracy-elsewhere", plot=plot, who=who))
