"""The actions of a turn, by their verb."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from duel_nb.engine.actions import Action
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.state import State
from duel_nb.engine.turn import activate, build, cards, discard, prepare, recruit, trigger, wonder


def costs_nothing(state: State, action: Action) -> Mapping[Action, Payment]:
    """No payment: it is free, or only uses up the card."""
    return {}


@dataclass(frozen=True, slots=True)
class Way:
    """One way to use a turn; `legal.legal_actions` lists its actions.

    Attributes:
        never: why an action is impossible throughout this Age, whatever is due; None if it is
            possible.
        refuse: why an action that `never` allows is not legal now; None if it is legal.
        do: carries it out.
        ways_to_pay: the action with each of its sensible payments, the default first.
        ends_turn: whether the turn is over when it is done.
    """

    never: Callable[[State, Action], Refusal | None]
    refuse: Callable[[State, Action], Refusal | None]
    do: Callable[[State, Action], None]
    ways_to_pay: Callable[[State, Action], Mapping[Action, Payment]] = costs_nothing
    ends_turn: bool = True


WAYS: Final = {
    "build": Way(cards.never, build.refuse, build.do, build.ways_to_pay),
    "discard": Way(cards.never, cards.refuse, discard.do),
    "wonder": Way(cards.never, wonder.refuse, wonder.do, wonder.ways_to_pay),
    "recruit": Way(cards.never, recruit.refuse, recruit.do, recruit.ways_to_pay),
    "prepare": Way(prepare.never, prepare.refuse, prepare.do),
    "trigger": Way(trigger.never, trigger.refuse, trigger.do, ends_turn=False),
    "activate": Way(activate.never, activate.refuse, activate.do, activate.ways_to_pay),
}
