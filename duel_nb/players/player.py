"""What every computer player is."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
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

    def think(self, view: GameState, actions: Sequence[Action]) -> Generator[None, None, Action]:
        """Choose as `choose` does, in short steps between which something else can be done.

        Yields:
            None, after each step.

        Returns:
            The action chosen.
        """
        yield
        return self.choose(view, actions)
