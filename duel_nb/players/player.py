"""The base class of computer players, and what they have in common."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from typing import Any, ClassVar, TypeVar

from duel_nb.engine import Action, GameState, apply

Result = TypeVar("Result")


def finished(steps: Generator[Any, Any, Result]) -> Result:
    """Run a generator to its end and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result


def after_action(state: GameState, action: Action) -> GameState:
    """The position after a legal action; the given one is not changed."""
    after = state.copy()
    apply(after, action)
    return after


class Player(ABC):
    """Chooses one of the legal actions whenever it is to act.

    Attributes:
        name: the name of this way of playing.
        blind: whether it never looks at the position, so that no view needs to be made for it.
    """

    name: ClassVar[str]
    blind: ClassVar[bool] = False

    @abstractmethod
    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose one of the actions.

        Args:
            view: this player's view of the position (GEN-06); for a blind player, which ignores
                it, the position itself.
            actions: the legal actions, at least one.
        """

    def think(
        self, view: GameState, actions: Sequence[Action]
    ) -> Generator[None, bool | None, Action]:
        """Choose as `choose` does, in short steps, so that a user interface stays responsive.

        Yields:
            None, after each step; sending True asks for the best action so far.

        Returns:
            The chosen action.
        """
        yield
        return self.choose(view, actions)
