"""Preparing a Conspiracy with an accessible card (AGO-PLOT-01)."""

from typing import Final

from duel_nb.engine import changes
from duel_nb.engine.actions import PREPARE, Action
from duel_nb.engine.effects import agora
from duel_nb.engine.errors import Refusal
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CONSPIRACIES
from duel_nb.engine.turn import cards, plots
from duel_nb.messages import Message

#: The rule of this action.
_RULE: Final = "AGO-PLOT-01"


def uses(state: State) -> list[tuple[Action, ...]]:
    """For each Conspiracy that can be prepared, its actions by the card that is used."""
    return [PREPARE[number] for number in agora.unprepared(state, state.active)]


def never(state: State, action: Action) -> Refusal | None:
    """Why it is impossible throughout this Age, None if it is not."""
    return plots.not_in_play(state, action.subject) or cards.never(state, action)


def refuse(state: State, action: Action) -> Refusal:
    """Why it cannot be prepared now."""
    refusal = cards.refuse(state, action) or plots.out_of_reach(state, action.subject, _RULE)
    message = Message("prepared-already", plot=CONSPIRACIES[action.subject])
    return refusal or Refusal(_RULE, message)


def do(state: State, action: Action) -> None:
    """Take the card from the structure and tuck it under the Conspiracy."""
    changes.lift_card(state, action.other)
    changes.prepare_conspiracy(state, state.active, action.subject, action.other)
