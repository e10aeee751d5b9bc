"""What was entered of a game on a real table: a deal that is partly guessed, and the actions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from duel_nb.catalog import ProgressToken
from duel_nb.catalog.model import Component
from duel_nb.engine import Action, GameState
from duel_nb.engine.actions import VERBS
from duel_nb.engine.guesses import exchanged, with_chance


@dataclass(frozen=True, slots=True)
class Chance:
    """What chance brings with an action.

    Attributes:
        draws: the Progress tokens drawn from the box; None if they are not decided yet.
        random: the random numbers; None for those of the position.
    """

    draws: tuple[ProgressToken, ...] | None = None
    random: int | None = None

    def exchanged(self, one: ProgressToken, other: ProgressToken) -> Chance:
        """The same with two tokens exchanged."""
        changed = {one: other, other: one}
        draws = None if self.draws is None else tuple(changed.get(it, it) for it in self.draws)
        return replace(self, draws=draws)


_UNDECIDED: Final = Chance()


@dataclass(frozen=True, slots=True)
class Entered:
    """Everything entered so far; `TableGame.undo` returns to an earlier one.

    Attributes:
        start: the first position, with the current guesses.
        actions: the actions played.
        things: what is known, by kind and index; a token on a card by its Age and place.
        pending: an action that needs an answer before it can be played.
        chances: number of an action -> what chance brings with it.
    """

    start: GameState
    actions: tuple[Action, ...] = ()
    things: frozenset[tuple[str, int | str]] = frozenset()
    pending: Action | None = None
    chances: Mapping[int, Chance] = field(default_factory=dict)

    def chance(self, number: int) -> Chance:
        """What chance brings with an action, as far as it is decided."""
        return self.chances.get(number, _UNDECIDED)

    def with_draws(self, number: int, draws: tuple[ProgressToken, ...]) -> Entered:
        """The same with the Progress tokens that are drawn from the box with an action."""
        return self._with_chance(number, replace(self.chance(number), draws=draws))

    def with_random(self, number: int, random: int) -> Entered:
        """The same with the random numbers of an action."""
        return self._with_chance(number, replace(self.chance(number), random=random))

    def _with_chance(self, number: int, chance: Chance) -> Entered:
        return replace(self, chances={**self.chances, number: chance})

    def played(self, number: int, action: Action, before: GameState) -> GameState:
        """The position after an action with this number."""
        if number in self.chances:
            chance = self.chances[number]
            before = with_chance(before, chance.draws, chance.random)
        return before.play(action)

    def replayed(self) -> tuple[GameState, ...]:
        """The positions of the game."""
        states = [self.start]
        for number, action in enumerate(self.actions):
            states.append(self.played(number, action, states[-1]))
        return tuple(states)

    def exchanged(self, one: Component, other: Component) -> Entered:
        """The same with two components of one kind exchanged everywhere."""
        chances = self.chances
        if isinstance(one, ProgressToken) and isinstance(other, ProgressToken):
            chances = {number: drawn.exchanged(one, other) for number, drawn in chances.items()}
        return replace(
            self,
            start=exchanged(self.start, one, other),
            actions=tuple(_exchanged(action, one, other) for action in self.actions),
            pending=None if self.pending is None else _exchanged(self.pending, one, other),
            chances=chances,
        )

    def drawn_instead(self, number: int, guess: ProgressToken, truth: ProgressToken) -> Entered:
        """The same with another token drawn from the box just now, also where it is taken.

        Earlier draws stay: a token that was put back may have been seen before.
        """
        new = self._with_chance(number, self.chance(number).exchanged(guess, truth))
        done = new.pending
        if done is None or VERBS[done.verb].subject != guess.kind or done.subject != guess.index:
            return new
        return replace(new, pending=done._replace(subject=truth.index))


def _exchanged(action: Action, one: Component, other: Component) -> Action:
    """An action with two components exchanged."""
    numbers = {one.index: other.index, other.index: one.index}
    spelling = VERBS[action.verb]
    if spelling.subject == one.kind:
        action = action._replace(subject=numbers.get(action.subject, action.subject))
    if spelling.other == one.kind:
        action = action._replace(other=numbers.get(action.other, action.other))
    return action
