"""The choices that effects ask players for, by the name they have on a state's stack."""

from typing import Final

from duel_nb.catalog import CatalogError
from duel_nb.engine.choices.agora import AGORA
from duel_nb.engine.choices.base import BASE
from duel_nb.engine.choices.choice import Choice
from duel_nb.engine.choices.pantheon import PANTHEON
from duel_nb.engine.effects import verbs
from duel_nb.engine.state import Decision, Pending, State
from duel_nb.engine.state.tables import PLAYERS

CHOICES: Final[dict[str, Choice]] = {choice.kind: choice for choice in (*BASE, *PANTHEON, *AGORA)}

for _thing in verbs.PHASES:
    for _effect in _thing.does:
        _asks = verbs.FUNCTIONS[_effect.verb] is verbs.ask
        if _asks and verbs.choice_of(_effect, _thing) not in CHOICES:
            raise CatalogError(
                f'"{_effect}" needs a choice of its own: a row of duel_nb/engine/choices',
                file=f"{_thing.set}.toml",
                component=_thing.id,
                key="does",
            )


def describe(state: State, pending: Pending) -> Decision:
    """A pending choice as people read it."""
    choice = CHOICES[pending.kind]
    message, rule = choice.message(state, pending), choice.rule_of(state, pending)
    return Decision(pending.kind, PLAYERS[pending.player], message, rule)
