"""Random positions from seeded games."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Final

from duel_nb.engine import Action, GameState, new_game

NAMES: Final = ("Ada", "Ben")
#: How often a kind of action is played; others once. Cities with Buildings give better questions.
_OFTEN: Final = {"build": 8, "wonder": 3, "activate": 3, "recruit": 4}


def positions(random: Random, expansions: Collection[str]) -> Iterator[GameState]:
    """Positions before a player's turn, from random games without end.

    Each game is entered at a random turn, so that later positions are as frequent as early ones.
    """
    while True:
        state = new_game(random.getrandbits(32), expansions=expansions, names=NAMES)
        skipped = random.randrange(60)
        while state.outcome is None:
            if state.age and not state.decisions:
                skipped -= 1
                if skipped < 0:
                    yield state
            state = state.play(_usual(random, state.legal_actions()))


def played_out(state: GameState, random: Random) -> GameState:
    """The end of a game that goes on from a position by chance."""
    while state.outcome is None:
        state = state.play(_usual(random, state.legal_actions()))
    return state


def _usual(random: Random, actions: Collection[Action]) -> Action:
    """An action by chance, of a likely kind."""
    kinds = sorted({action.kind for action in actions})
    weights = [_OFTEN.get(kind, 1) for kind in kinds]
    chosen = random.choices(kinds, weights)[0]
    return random.choice([action for action in actions if action.kind == chosen])
