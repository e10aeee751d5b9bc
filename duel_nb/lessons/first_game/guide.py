"""Selects the tips to show after each action of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from duel_nb.engine import GameState
from duel_nb.lessons.first_game.moments import SEEN, GameStep, Parts
from duel_nb.lessons.first_game.tips import Tip, When, tips_for
from duel_nb.messages import Message


@dataclass(frozen=True, slots=True)
class ShownTip:
    """A tip as it is shown, with the facts of the position.

    Attributes:
        tip: the tip.
        at: number of actions before it.
        title: its title.
        text: one or two sentences.
        why: the reason for the rule, or the figures of this case.
    """

    tip: Tip
    at: int
    title: Message
    text: Message
    why: Message


class Guide:
    """Shows each tip once in a game, when it is first needed.

    Args:
        expansions: in play.
        viewer: "A" or "B", whose view it uses; None for what both know.
        person: whether a player is a person: tips that can wait are shown on a person's turn.
        beside_the_box: whether the game is played with the real components.
        already: ids of tips that were shown in earlier games.

    Attributes:
        tips: the tips that may be shown, in order.
    """

    def __init__(
        self,
        expansions: frozenset[str] = frozenset(),
        viewer: str | None = None,
        person: Callable[[str | None], bool] = lambda player: True,
        beside_the_box: bool = False,
        already: Iterable[str] = (),
    ) -> None:
        before = frozenset(already)
        self.tips = tuple(tip for tip in tips_for(expansions) if tip.id not in before)
        self._before = before
        self._viewer, self._person = viewer, person
        self._beside_the_box = beside_the_box
        self._states: list[GameState] = []
        self._shown: list[tuple[ShownTip, ...]] = []

    def shown(self, states: Sequence[GameState]) -> list[tuple[ShownTip, ...]]:
        """The tips for each position of a game: at the beginning, then after each action."""
        same = 0
        for old, new in zip(self._states, states, strict=False):
            if old is not new:
                break
            same += 1
        del self._states[same:], self._shown[same:]
        for state in states[same:]:
            self._states.append(state)
            self._shown.append(tuple(self._tips_at(len(self._states) - 1)))
        return self._shown[: len(states)]

    def not_met(self, states: Sequence[GameState]) -> list[Tip]:
        """The tips that were not needed in a game."""
        met = {one.tip.id for step in self.shown(states) for one in step}
        return [tip for tip in self.tips if tip.id not in met]

    def _tips_at(self, at: int) -> Iterator[ShownTip]:
        """The tips after `at` actions: those needed now, else one that can wait."""
        before = self._states[at - 1].view(self._viewer) if at else None
        step = GameStep(before, self._states[at].view(self._viewer))
        known = self._before | {one.tip.id for step in self._shown for one in step}
        left = [tip for tip in self.tips if tip.id not in known]
        some = False
        for tip in left:
            parts = _needed_now(tip, step)
            if parts is not None:
                some = True
                yield self._with_facts(tip, at, parts)
        if some or not self._person(step.after.to_act):
            return
        for tip in left:
            parts = _useful_soon(tip, step) if known.issuperset(tip.needs) else None
            if parts is not None:
                yield self._with_facts(tip, at, parts)
                return

    def _with_facts(self, tip: Tip, at: int, parts: Parts) -> ShownTip:
        key = f"first-{tip.id}"
        there = dict(parts)
        text = f"{key}-box" if tip.box and self._beside_the_box else key
        return ShownTip(
            tip, at, Message(f"{key}-title"), Message(text, there), Message(f"{key}-why", there)
        )


def _needed_now(tip: Tip, step: GameStep) -> Parts | None:
    """The arguments of a tip that is needed in this step; None if it is not."""
    for when in tip.when:
        parts = None
        if when.way == "seen":
            parts = SEEN[when.name](step)
        elif when.way == "event":
            parts = _happened(when, step)
        elif when.way == "due":
            parts = _due(when, step)
        if parts is not None:
            return parts
    return None


def _useful_soon(tip: Tip, step: GameStep) -> Parts | None:
    """The arguments of a tip that would be useful soon; None if it would not."""
    for when in tip.when:
        parts = SEEN[when.name](step) if when.way == "soon" else None
        if parts is not None:
            return parts
    return None


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
