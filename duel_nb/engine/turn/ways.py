"""What can be done in a turn, by its verb."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from duel_nb.engine.actions import Action
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.state import State
from duel_nb.engine.turn import activate, build, cards, discard, prepare, recruit, trigger, wonder


@dataclass(frozen=True, slots=True)
class Way:
    """One way to use a turn; what it offers stands in `legal.legal_actions`.

    Attributes:
        never: why an action is impossible all through this Age, whatever is due; None if it is
            not.
        refuse: why an action is not among the legal ones, where it is not impossible.
        payments: what it costs.
        do: what it does.
        ends_turn: whether the turn is over when it is done.
    """

    never: Callable[[State, Action], Refusal | None]
    refuse: Callable[[State, Action], Refusal]
    payments: Callable[[State, Action], tuple[Payment, ...]]
    do: Callable[[State, Action], None]
    ends_turn: bool = True


WAYS: Final = {
    "build": Way(build.never, build.refuse, build.payments, build.do),
    "discard": Way(cards.not_in_play, discard.refuse, discard.payments, discard.do),
    "wonder": Way(cards.not_in_play, wonder.refuse, wonder.payments, wonder.do),
    "recruit": Way(recruit.never, recruit.refuse, recruit.payments, recruit.do),
    "prepare": Way(prepare.never, prepare.refuse, prepare.payments, prepare.do),
    "trigger": Way(trigger.never, trigger.refuse, trigger.payments, trigger.do, False),
    "activate": Way(activate.never, activate.refuse, activate.payments, activate.do),
}
