"""All kinds of choices, by the name they have on a state's stack."""

from duel_nb.engine.choices.agora import AGORA
from duel_nb.engine.choices.base import BASE
from duel_nb.engine.choices.choice import Choice
from duel_nb.engine.choices.pantheon import PANTHEON
from duel_nb.engine.state import Decision, Pending, State
from duel_nb.engine.state.tables import PLAYERS

CHOICES: dict[str, Choice] = {choice.kind: choice for choice in (*BASE, *PANTHEON, *AGORA)}


def describe(state: State, pending: Pending) -> Decision:
    """A pending choice as people read it."""
    choice = CHOICES[pending.kind]
    message, rule = choice.message(state, pending), choice.rule_of(state, pending)
    return Decision(pending.kind, PLAYERS[pending.player], message, rule)
