"""Predict: choose or type what will happen. The engine computes the right answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property, reduce
from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine import Event, GameState
from duel_nb.engine.actions import track_place
from duel_nb.lessons.exercises.exercise import Exercise, LineOfPlay, Unreadable, played_by, said_by
from duel_nb.lessons.exercises.numbers import number_in, place_in
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet
from duel_nb.lessons.rulings.answers import because
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown
from duel_nb.words.translate import capitalised, translate


@dataclass(eq=False)
class Predict(Exercise):
    """Predict the result of a line of play, or something about a position.

    Attributes:
        play: the actions, one or several; empty to ask about the position itself.
        options: choice -> label. Without ``answer`` the keys are statements as in scenarios
            ("B coins -2"), and those that hold are right; with ``answer`` they are values. Without
            options the learner types.
        answer: function from the position reached to the right value, such as
            ``lambda s: s.to_act``.
        on_track: whether the answer is a place of the military track, such as ``s.pawn``.
    """

    kind = "predict"

    play: str | Sequence[str] = ()
    _: KW_ONLY
    options: Mapping[Any, str] = field(default_factory=dict)
    answer: Callable[[GameState], object] | None = None
    on_track: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.answer is not None and not callable(self.answer):
            raise self.broken(f"answer=... is a function of the position, not {self.answer!r}.")
        if not self.options:
            if self.answer is None:
                raise self.broken("it needs options=..., or answer=... for something to type.")
            if _folded(self.value) in map(_folded, self.mistakes):
                raise self.broken(f"{self.value!r} is right, but is listed as a mistake.")
            return
        right = self.right
        if not right:
            raise self.broken("none of its options is right.")
        wrong = [key for key in self.options if key not in right]
        unexplained = [key for key in wrong if key not in self.mistakes]
        if unexplained or not wrong:
            raise self.broken(
                f"{', '.join(map(repr, unexplained))} needs a text for whoever chooses it "
                "(mistakes=...)"
                if unexplained
                else "all of its options are right."
            )
        odd = [key for key in self.mistakes if key not in wrong]
        if odd:
            raise self.broken(f"{odd[0]!r} is listed as a mistake, but is not a wrong option.")

    @cached_property
    def reached(self) -> LineOfPlay:
        """The line of play."""
        return played_by(self, self.play)

    @cached_property
    def value(self) -> object:
        """The value of ``answer`` in the position reached."""
        assert self.answer is not None
        return self.answer(self.reached.after)

    @property
    def is_number(self) -> bool:
        """Whether the learner types a number."""
        typed = not self.options and self.answer is not None
        return typed and isinstance(self.value, int) and not isinstance(self.value, bool)

    @cached_property
    def right(self) -> tuple[Any, ...]:
        """The keys of the right options."""
        if self.answer is None:
            return tuple(key for key in self.options if said_by(self, self.reached, key))
        return tuple(key for key in self.options if _folded(key) == _folded(self.value))

    def read(self, answer: Any) -> Any:
        """The key of an option, given its key, label or number from 1; or the typed text."""
        typed = _folded(answer)
        if not typed:
            raise Unreadable(translate("answer-nothing"))
        if not self.options:
            if self.on_track:
                return str(answer) if isinstance(answer, int) else self._place(typed)
            return self._number(typed) if self.is_number else typed
        for number, (key, words) in enumerate(self.options.items(), start=1):
            if answer is key or typed in (_folded(key), _folded(words)):
                return key
            if typed == str(number) and not any(_folded(one).isdigit() for one in self.options):
                return key
        options = Listed(*self.options.values(), last=";")
        raise Unreadable(translate("predict-choose", options=options))

    def _number(self, typed: str) -> str:
        """The number in a text."""
        found = number_in(typed)
        if found is None:
            raise Unreadable(translate("answer-number", given=shown(typed)))
        return str(found)

    def _place(self, typed: str) -> str:
        """The place on the military track in a text."""
        found, spaces = place_in(typed, self.reached.after.names), number_in(typed)
        if found is None and spaces is not None and 0 < spaces <= CATALOG.capital:
            first, second = self.called(-spaces), self.called(spaces)
            raise Unreadable(translate("answer-whose-side", first=first, second=second))
        if found is None:
            raise Unreadable(translate("answer-place", example=self.called(1)))
        return str(found)

    def called(self, place: int) -> Message:
        """A place of the military track in words."""
        return track_place(place, self.reached.after.names)

    def judge(self, answer: Any) -> Verdict:
        """Whether the engine agrees."""
        if self.options:
            if answer in self.right:
                return correct(self.whys())
            return not_yet(self.reason(self.mistakes[answer]))
        if answer == _folded(self.value):
            return correct(self.whys())
        for key, text in self.mistakes.items():
            if answer == _folded(key):
                return not_yet(self.reason(text))
        given = self.called(int(answer)) if self.on_track else str(answer)
        return not_yet(because("predict-not", self.rules[0], given=given))

    def rights(self) -> tuple[Any, ...]:
        """The right option by key and by label; or the right text written in two ways."""
        if self.options:
            return *self.right, *(self.options[key] for key in self.right)
        if isinstance(self.value, int) and self.on_track:
            return self.value, f"{self.value:+d}", str(self.called(self.value))
        if self.is_number:
            return self.value, f"{self.value} points", f" {self.value} ."
        return self.value, f" {str(self.value).upper()} "

    def answer_text(self) -> str:
        """The label of the right option."""
        if self.options:
            return reduce(_or, (_sentence(self.options[key]) for key in self.right))
        if isinstance(self.value, int) and self.on_track:
            return capitalised(translate("sentence", text=self.called(self.value)))
        return _sentence(str(self.value))

    def line(self, answer: Any = None) -> tuple[str, ...]:
        """The actions of `play`."""
        return tuple(map(str, self.reached.actions))

    def consequences(self) -> tuple[Event, ...]:
        """The events of `play`."""
        return self.reached.events


def _folded(value: object) -> str:
    """A value as text, normalised in case, spaces and final full stops."""
    return " ".join(str(value).casefold().strip().rstrip(".").split()).removeprefix("the ")


def _or(first: str, other: str) -> str:
    return translate("predict-or", first=first, other=other)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."
