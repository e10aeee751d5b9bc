"""Players that choose among the legal actions."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from duel_nb.engine import Action, GameState


class Player(ABC):
    """Someone who chooses one of the legal actions whenever it is their turn to decide.

    Attributes:
        name: what people call this way of playing.
        blind: True if it never looks at the position; then no view is made for it.
    """

    name: ClassVar[str]
    blind: ClassVar[bool] = False

    @abstractmethod
    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose one of the actions.

        Args:
            view: what this player may know of the position (GEN-06); for a blind player the
                position itself, which is none of its business.
            actions: the legal actions, at least one.
        """


class RandomPlayer(Player):
    """Chooses every action with the same chance.

    Args:
        seed: decides all choices; by default they differ each time.
    """

    name = "random"
    blind = True

    def __init__(self, seed: int | None = None) -> None:
        self._choice = random.Random(seed).choice

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose any of the actions."""
        return self._choice(actions)
