"""An action in several positions: identical Senators are one, wherever they lie."""

from __future__ import annotations

from duel_nb.engine import Action, GameState
from duel_nb.engine.state.tables import ALIKE, CARDS
from duel_nb.engine.worlds import own_turn


def on_turn(state: GameState, who: str) -> GameState:
    """The position on a player's own turn."""
    return state if state.to_act in (who, None) or not state.age else own_turn(state, who)


def as_here(state: GameState, act: Action) -> Action:
    """The action in a position: of identical Senators, one that is accessible there."""
    used = act.other if act.verb in ("wonder", "prepare") else act.subject
    if act.verb not in ("build", "discard", "recruit", "wonder", "prepare") or used < 0:
        return act
    if not ALIKE[used]:
        return act
    alike = [one for one in state.legal_actions() if as_named(one, False) == as_named(act, False)]
    there = [one for one in alike if act.place in (-1, one.place)]
    if there or alike:
        return (there or alike)[0]
    name = CARDS[used].name
    for place in state.structure:
        if place.accessible and place.card is not None and place.card.name == name:
            if act.verb in ("wonder", "prepare"):
                return act._replace(place=-1, other=place.card.index)
            return act._replace(place=-1, subject=place.card.index)
    return act


def as_named(act: Action, placed: bool = True) -> tuple[object, ...]:
    """An action by the names of its cards, so that identical Senators are one.

    Args:
        act: the action.
        placed: whether those on different places are different.
    """
    subject: object = act.subject
    other: object = act.other
    if act.verb in ("build", "discard", "recruit") and act.subject >= 0:
        subject = CARDS[act.subject].name
    if act.verb in ("wonder", "prepare") and act.other >= 0:
        other = CARDS[act.other].name
    return act.verb, subject, other, act.giving, act.place if placed else -1
