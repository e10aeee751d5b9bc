"""What every computer player is."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from typing import Any, ClassVar, TypeVar

from duel_nb.engine import Action, GameState

Found = TypeVar("Found")


def finished(steps: Generator[Any, Any, Found]) -> Found:
    """What is found by thinking that is done in steps, all of them at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Found = end.value
            return found


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

    def think(
        self, view: GameState, actions: Sequence[Action]
    ) -> Generator[None, bool | None, Action]:
        """Choose as `choose` does, in short steps between which something else can be done.

        Yields:
            None, after each step; sending True asks for the best action known so far.

        Returns:
            The action chosen.
        """
        yield
        return self.choose(view, actions)
