"""Triggering a prepared Conspiracy at the start of the turn (AGO-PLOT-02)."""

from typing import Final

from duel_nb.engine import changes
from duel_nb.engine.actions import TRIGGER, Action
from duel_nb.engine.effects import agora, components
from duel_nb.engine.errors import Refusal
from duel_nb.engine.state import State, senate_of
from duel_nb.engine.state.tables import CONSPIRACIES
from duel_nb.engine.turn import plots
from duel_nb.messages import Message

#: The rule of this action.
_RULE: Final = "AGO-PLOT-02"


def offers(state: State) -> list[Action]:
    """The Conspiracies that can be triggered, one in a turn."""
    if not senate_of(state).may_trigger:
        return []
    return [TRIGGER[number] for number in agora.prepared(state, state.active)]


def never(state: State, action: Action) -> Refusal | None:
    """Why it is impossible throughout the game, None if it is not."""
    return plots.not_in_play(state, action.subject)


def refuse(state: State, action: Action) -> Refusal:
    """Why it cannot be triggered now."""
    refusal = plots.out_of_reach(state, action.subject, _RULE)
    if refusal is not None:
        return refusal
    prepared = action.subject in agora.prepared(state, state.active)
    key = "one-trigger-a-turn" if prepared else "not-prepared"
    return Refusal(_RULE, Message(key, plot=CONSPIRACIES[action.subject]))


def do(state: State, action: Action) -> None:
    """Trigger it; the turn goes on once it is done."""
    changes.allow_trigger(state, False)
    changes.ask(state, agora.AFTER_TRIGGER, state.active)
    components.trigger(state, state.active, action.subject, _RULE)
