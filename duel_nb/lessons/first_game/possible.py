"""What may be done in a position, as far as its viewer knows: what the guide has to tell before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from duel_nb.catalog import Component
from duel_nb.engine import Action, GameState
from duel_nb.engine.worlds import world
from duel_nb.lessons.first_game.moments import GameStep
from duel_nb.session.preview import ActionPreviews


def possible_steps(view: GameState) -> dict[Action, GameStep]:
    """Every action of the player to act, each with its step in a world that fits the view.

    What its events name may be another component than the hidden one; their kinds are the same.
    """
    whole = world(view)
    legal = set(whole.legal_actions())
    seen = (action for action in view.legal_actions() if action in legal)  # also of known secrets
    actions = dict.fromkeys((*ActionPreviews(view).actions, *seen))
    return {action: GameStep(view, whole.play(action), action) for action in actions}


def things_on_offer(steps: Iterable[GameStep]) -> list[Component]:
    """The components whose effects somebody has to know who may take one of these steps, each once.

    Wonders, Progress tokens, Divinities, Conspiracies and Guilds that an action is about, and
    Decrees of Chambers whose control it changes.
    """
    found: dict[Component, None] = {}
    for step in steps:
        action = step.action
        if action is None:
            continue
        for one in (action.wonder, action.token, action.divinity, action.conspiracy):
            if one is not None:
                found[one] = None
        card = action.card
        if action.verb == "build" and card is not None and card.guild is not None:
            found[card] = None
        if step.before is not None:
            found.update(dict.fromkeys(_decrees_gained(step.before, step.after)))
    return list(found)


def _decrees_gained(view: GameState, after: GameState) -> Iterator[Component]:
    """The visible Decrees of Chambers that somebody else controls after an action."""
    if view.senate is None or after.senate is None:
        return
    for old, new in zip(view.senate.chambers, after.senate.chambers, strict=True):
        if old.controller != new.controller:
            yield from (one for one in old.decrees if one is not None)
