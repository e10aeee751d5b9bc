"""Selects the tips to show before each action of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import islice
from typing import Final

from duel_nb.catalog import Component
from duel_nb.engine import Action, GameState
from duel_nb.lessons.first_game.moments import SEEN, GameStep, Parts
from duel_nb.lessons.first_game.possible import possible_steps, things_on_offer
from duel_nb.lessons.first_game.tips import SETS, Tip, When, tip_of, tips_for
from duel_nb.session.components import details, effects
from duel_nb.words.translate import capitalised, listed, translate


@dataclass(frozen=True, slots=True)
class ShownTip:
    """A tip as it is shown, with the facts of the position.

    Attributes:
        tip: the tip.
        at: number of actions before it.
        parts: the arguments of its messages.
        ahead: whether it is told before the choice that depends on it.
        thing: the component whose effects it tells; None for a rule.
    """

    tip: Tip
    at: int
    parts: Parts
    ahead: bool = False
    thing: Component | None = None

    @property
    def title(self) -> str:
        """Its title."""
        if self.thing is not None:
            return details(self.thing).title.words
        return translate(f"first-{self.tip.id}-title")

    @property
    def text(self) -> str:
        """One or two sentences."""
        if self.thing is not None:
            return capitalised(listed(effects(self.thing), ";")) + "."
        return translate(f"first-{self.tip.id}", **self.parts)

    @property
    def why(self) -> str:
        """The reason for the rule, or the figures of this case; "" for a component."""
        return "" if self.thing is not None else translate(f"first-{self.tip.id}-why", **self.parts)


class Guide:
    """Shows each tip once in a game: before the first choice that depends on it, or as it happens.

    Args:
        expansions: in play.
        viewer: "A" or "B", whose view it uses; None for what both know.
        person: whether a player is a person: tips that can wait are shown on a person's turn.
        already: ids of tips that were shown in earlier games.
        selecting: whether a card is selected before it is used: what a turn would meet is told
            there, by `of_actions`, and as it happens.

    Attributes:
        tips: the tips that may be shown, in order.
    """

    def __init__(
        self,
        expansions: frozenset[str] = frozenset(),
        viewer: str | None = None,
        person: Callable[[str | None], bool] = lambda player: True,
        already: Iterable[str] = (),
        selecting: bool = False,
    ) -> None:
        before = frozenset(already)
        self.tips = tuple(tip for tip in tips_for(expansions) if tip.id not in before)
        self._before, self._sets = before, SETS[expansions]
        self._viewer, self._person, self._selecting = viewer, person, selecting
        self._states: list[GameState] = []
        self._shown: list[tuple[ShownTip, ...]] = []

    def shown(
        self, states: Sequence[GameState], settled: bool = True
    ) -> list[tuple[ShownTip, ...]]:
        """The tips for each position of a game: at the beginning, then after each action.

        Args:
            states: the positions.
            settled: whether the cards of the last position are known, so that one can act.
        """
        same = 0
        for old, new in zip(self._states, states, strict=False):
            if old is not new:
                break
            same += 1
        del self._states[same:], self._shown[same:]
        for state in states[same:]:
            self._states.append(state)
            ready = settled or state is not states[-1]
            self._shown.append(tuple(self._tips_at(len(self._states) - 1, ready)))
        found = self._shown[: len(states)]
        if not settled:
            del self._states[len(states) - 1 :], self._shown[len(states) - 1 :]
        return found

    def of_actions(self, states: Sequence[GameState]) -> dict[Action, tuple[ShownTip, ...]]:
        """The tips about each action of a turn in the last of these positions, not shown before."""
        steps = self.shown(states)
        known = self._before | {one.tip.id for step in steps for one in step}
        view, at = states[-1].view(self._viewer), len(states) - 1
        left = [tip for tip in self.tips if tip.id not in known]
        return {
            action: tuple(self._ahead(left, known, [step], at))
            for action, step in possible_steps(view).items()
        }

    def not_met(self, states: Sequence[GameState]) -> list[Tip]:
        """The tips that were not needed in a game."""
        met = {one.tip.id for step in self.shown(states) for one in step}
        return [tip for tip in self.tips if tip.id not in met]

    def _tips_at(self, at: int, ready: bool) -> list[ShownTip]:
        """The tips after `at` actions: what happened, what may be done, else one that waited."""
        before = self._states[at - 1].view(self._viewer) if at else None
        step = GameStep(before, self._states[at].view(self._viewer))
        known = self._before | {one.tip.id for step in self._shown for one in step}
        left = [tip for tip in self.tips if tip.id not in known]
        found = [self._of(tip, at, parts) for tip, parts in _asked(left, step, _NOW)]
        if ready and self._person(step.after.to_act):
            told = {one.tip.id for one in found}
            left = [tip for tip in left if tip.id not in told]
            if step.mover is None or not self._selecting:
                possible = list(possible_steps(step.after).values())
                found += self._ahead(left, known, possible, at)
            if not found:
                quiet = [tip for tip in left if known.issuperset(tip.needs)]
                waited = _asked(quiet, step, ("soon",))
                found = [self._of(tip, at, parts) for tip, parts in islice(waited, 1)]
        return found

    def _ahead(
        self, tips: Sequence[Tip], known: Set[str], possible: Sequence[GameStep], at: int
    ) -> Iterator[ShownTip]:
        """The tips of what actions would do, then what the components do that they are about."""
        for tip in tips:
            for step in possible:
                parts = next((parts for _, parts in _asked([tip], step, _DONE)), None)
                if parts is not None:
                    yield self._of(tip, at, parts, ahead=True)
                    break
        told: set[str] = set(known)
        for thing in things_on_offer(possible):
            effect = tip_of(thing)
            if effect.set in self._sets and effect.id not in told:
                yield ShownTip(effect, at, {}, ahead=True, thing=thing)
            for tip in tips:
                if effect.id in tip.of and tip.id not in told:
                    told.add(tip.id)
                    yield self._of(tip, at, {}, ahead=True)

    def _of(self, tip: Tip, at: int, parts: Parts, ahead: bool = False) -> ShownTip:
        return ShownTip(tip, at, dict(parts), ahead)


def _asked(
    tips: Iterable[Tip], step: GameStep, ways: Collection[str]
) -> Iterator[tuple[Tip, Parts]]:
    """The tips that one of their triggers of these ways calls for, with the arguments."""
    for tip in tips:
        for when in tip.when:
            parts = _WAYS[when.way](when, step) if when.way in ways else None
            if parts is not None:
                yield tip, parts
                break


def _moment(when: When, step: GameStep) -> Parts | None:
    return SEEN[when.name](step)


def _happened(when: When, step: GameStep) -> Parts | None:
    for event in step.after.events:
        meant = when.rule in ("", event.rule) and when.says in ("", event.message.key)
        if event.kind == when.name and meant:
            return step.parts(event)
    return None


def _due(when: When, step: GameStep) -> Parts | None:
    for due in step.after.decisions[-1:]:
        if due.kind == when.name:
            return step.pair(due.player)
    return None


_WAYS: Final = {
    "event": _happened,
    "done": _moment,
    "due": _due,
    "seen": _moment,
    "soon": _moment,
}
"""Way of a trigger -> asks it."""
_DONE: Final = ("event", "done")
"""The ways that are about an action."""
_NOW: Final = ("event", "done", "due", "seen")
"""The ways that do not wait."""
