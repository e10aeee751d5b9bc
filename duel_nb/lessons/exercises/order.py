"""Order: put steps into the right order."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property
from typing import Any

from duel_nb.engine import Event
from duel_nb.lessons.exercises.exercise import Exercise, LineOfPlay, Unreadable, played_by
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet
from duel_nb.lessons.rulings.answers import because
from duel_nb.messages import Message
from duel_nb.quoting import shown
from duel_nb.words.translate import translate


@dataclass(eq=False)
class Order(Exercise):
    """Put steps into the right order.

    Attributes:
        steps: the steps in the right order, with an inner list for steps in any order. Or, with
            ``play``, step -> kind of event: "pawn", or ("pawn", 2) for the second of that kind;
            then the engine's events decide the order.
        play: the actions that cause these events.
        mistakes: a pair (this, that) of steps -> the text for putting this before that.
        needs: step -> the steps that must come before it. If given, every order that respects
            these is right, and ``steps`` is one of them.
    """

    kind = "order"

    steps: Sequence[str | Sequence[str]] | Mapping[str, str | tuple[str, int]] = ()
    _: KW_ONLY
    play: str | Sequence[str] = ()
    mistakes: Mapping[tuple[str, str], str | tuple[str, str]] = field(default_factory=dict)
    needs: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.right) < 2 or len(set(self.right)) < len(self.right):
            raise self.broken("it needs two steps at least, all different.")
        needed = ((step, one) for step, before in self.needs.items() for one in before)
        for this, that in (*needed, *self.mistakes):
            for step in (this, that):
                if step not in self.right:
                    raise self.broken(f"it has no step {step!r}.")
            if not self._comes_after(this, that):
                raise self.broken(f"{this!r} may come before {that!r}.")
        if self._wrong_pairs(self.right):
            raise self.broken("its own order is not right.")

    @cached_property
    def reached(self) -> LineOfPlay | None:
        """The line of play that decides; None if the author gave the order."""
        return played_by(self, self.play) if self.play else None

    @cached_property
    def level(self) -> dict[str, int]:
        """Step -> its place; steps with the same place may be in any order."""
        if isinstance(self.steps, Mapping):
            if self.reached is None:
                raise self.broken("steps with kinds of events need play=... .")
            places = {step: self._place(what, self.reached) for step, what in self.steps.items()}
            return dict(sorted(places.items(), key=lambda item: item[1]))
        groups = [[step] if isinstance(step, str) else list(step) for step in self.steps]
        return {step: place for place, group in enumerate(groups) for step in group}

    def _place(self, what: str | tuple[str, int], line: LineOfPlay) -> int:
        kind, number = (what, 1) if isinstance(what, str) else what
        places = [place for place, event in enumerate(line.events) if event.kind == kind]
        if 0 < number <= len(places):
            return places[number - 1]
        kinds = ", ".join(f"{event.kind} ({event.text})" for event in line.events)
        raise self.broken(f"no event is {what!r}; there are: {kinds}.")

    @property
    def right(self) -> tuple[str, ...]:
        """The steps in a right order."""
        return tuple(self.level)

    @cached_property
    def shuffled(self) -> tuple[str, ...]:
        """The initial order: always the same, and never right."""

        def mixed(step: str) -> str:
            return hashlib.sha256(f"{self.id} {step}".encode()).hexdigest()

        found = tuple(sorted(self.right, key=mixed))
        return found if self._wrong_pairs(found) else tuple(reversed(found))

    def read(self, answer: Any) -> tuple[str, ...]:
        """Steps by their text, or by their numbers in the initial order."""
        named = {step.casefold(): step for step in self.right}
        named |= {str(number): step for number, step in enumerate(self.shuffled, start=1)}
        try:
            words = answer.split() if isinstance(answer, str) else [str(one) for one in answer]
        except TypeError:
            raise Unreadable(translate("order-numbers")) from None
        try:
            found = tuple(named[word.strip(" ,.").casefold()] for word in words)
        except KeyError as error:
            unknown = Message("order-no-step", given=shown(error.args[0]))
            raise Unreadable(str(unknown)) from None
        if sorted(found) != sorted(self.right):
            raise Unreadable(translate("order-each-once", count=len(self.right)))
        return found

    @cached_property
    def _before(self) -> dict[str, frozenset[str]]:
        """Step -> all steps that must come before it."""
        if not self.needs:
            return {
                step: frozenset(one for one in self.right if self.level[one] < self.level[step])
                for step in self.right
            }
        found: dict[str, frozenset[str]] = {}
        for step in self.right:  # a valid order has the needed steps first
            direct = self.needs.get(step, ())
            found[step] = frozenset(direct).union(*(found.get(one, ()) for one in direct))
        return found

    def _comes_after(self, this: str, that: str) -> bool:
        return that in self._before[this]

    def _wrong_pairs(self, answer: Sequence[str]) -> list[tuple[str, str]]:
        """All pairs in the wrong order; neighbours come first."""
        pairs = [(a, b) for i, a in enumerate(answer) for b in answer[i + 1 :]]
        return [pair for pair in pairs if self._comes_after(*pair)]

    def judge(self, answer: tuple[str, ...]) -> Verdict:
        """Whether the order is right; else the first step that comes too early."""
        wrong = self._wrong_pairs(answer)
        if not wrong:
            return correct(self.whys())
        for pair in wrong:
            if pair in self.mistakes:
                return not_yet(self.reason(self.mistakes[pair]))
        this, that = wrong[0]
        return not_yet(because("order-comes-after", self.rules[0], this=this, that=that))

    def wrongs(self) -> tuple[Any, ...]:
        """An order for every mistake, and the initial order."""
        found = []
        for this, that in self.mistakes:
            order = [step for step in self.right if step != this]
            order.insert(order.index(that), this)
            found.append(tuple(order))
        return *found, self.shuffled

    def rights(self) -> tuple[Any, ...]:
        """The order by text and by numbers, and another right order if there is one."""
        numbers = " ".join(str(self.shuffled.index(step) + 1) for step in self.right)
        other: list[str] = []
        while rest := [step for step in self.right if step not in other]:
            other.append([step for step in rest if self._before[step] <= {*other}][-1])
        return self.right, numbers, tuple(other)

    def answer_text(self) -> str:
        """The steps, numbered."""
        return " ".join(f"{n}. {step.rstrip('.')}." for n, step in enumerate(self.right, start=1))

    def line(self, answer: Any = None) -> tuple[str, ...]:
        """The actions of `play`."""
        return tuple(map(str, self.reached.actions)) if self.reached else ()

    def consequences(self) -> tuple[Event, ...]:
        """The events of `play`."""
        return self.reached.events if self.reached else ()
