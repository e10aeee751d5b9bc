"""What is due: the cards of a day, in an order that mixes the lessons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Final

from duel_nb.lessons.exercises.memory import Memory
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.practice.flashcard import Flashcard
from duel_nb.lessons.practice.schedule import first_memory, recall

NEW_A_DAY: Final = 10
"""So many cards without a date come up in a day, beside those that are due."""


class Plan:
    """When each card comes back.

    Args:
        cards: what has been learnt.
        progress: has the answers, and tells the day.
    """

    def __init__(self, cards: Iterable[Flashcard], progress: Progress) -> None:
        self.cards = tuple(cards)
        self._progress = progress

    def memory(self, card: Flashcard) -> Memory | None:
        """What is remembered of a card; None if that is not known."""
        return self._remembered(card, self._progress.memories().get(card.id))

    def today(self, most: int) -> list[Flashcard]:
        """The cards to ask today: those most likely forgotten, then some without a date.

        Args:
            most: so many at most.
        """
        due, undated = self._due()
        return mixed([*due, *undated][:most])

    def count(self) -> int:
        """How many cards are still to be asked today."""
        return sum(map(len, self._due()))

    def first_due(self) -> date | None:
        """The day from which on something is due; None if nothing has a date."""
        return min(filter(None, self._days().values()), default=None)

    def coming(self) -> tuple[int, int] | None:
        """In how many days something comes back, and how many cards; None if nothing does."""
        today = self._progress.today()
        days = [(day - today).days for day in self._days().values() if day and day > today]
        if self._undated() and not self._room_for_new():
            days += [1] * min(len(self._undated()), NEW_A_DAY)
        return (min(days), days.count(min(days))) if days else None

    def is_due(self, card: Flashcard) -> bool:
        """Whether a card is to be asked today."""
        day = self._day(card, self._progress.memories().get(card.id))
        return day is None or day <= self._progress.today()

    # -- inside ------------------------------------------------------------------------------

    def _remembered(self, card: Flashcard, memory: Memory | None) -> Memory | None:
        if memory is None and card.entry is not None:
            return first_memory(card.entry)
        return memory

    def _day(self, card: Flashcard, known: Memory | None) -> date | None:
        """The day on which a card comes back; None if it has none.

        It never comes back on a day on which its lesson asked it.
        """
        memory = self._remembered(card, known)
        asked = card.entry.on if card.entry is not None else None
        if memory is None:
            return None
        return memory.due if asked is None else max(memory.due, asked + timedelta(1))

    def _days(self) -> dict[Flashcard, date | None]:
        memories = self._progress.memories()
        return {card: self._day(card, memories.get(card.id)) for card in self.cards}

    def _due(self) -> tuple[list[Flashcard], list[Flashcard]]:
        """What is due, the most likely forgotten first, and what else comes up today."""
        today, memories = self._progress.today(), self._progress.memories()
        due: list[tuple[float, Flashcard]] = []
        for card, day in self._days().items():
            memory = self._remembered(card, memories.get(card.id))
            if memory is not None and day is not None and day <= today:
                due.append((recall(memory, today), card))
        due.sort(key=lambda one: one[0])
        return _lessons_in_turn(due), in_turn(self._undated())[: self._room_for_new()]

    def _undated(self) -> list[Flashcard]:
        return [card for card, day in self._days().items() if day is None]

    def _room_for_new(self) -> int:
        """How many cards without a date may still come up today."""
        today, memories = self._progress.today(), self._progress.memories()
        asked = (memories[card.id] for card in self.cards if card.id in memories)
        return NEW_A_DAY - sum(one.answers == 1 and one.last == today for one in asked)


def _lessons_in_turn(due: Iterable[tuple[float, Flashcard]]) -> list[Flashcard]:
    """Cards by recall; the lessons take turns among those that are remembered equally well."""
    groups: dict[float, list[Flashcard]] = {}
    for known, card in due:
        groups.setdefault(round(known, 2), []).append(card)
    return [card for group in groups.values() for card in in_turn(group)]


def in_turn(cards: Sequence[Flashcard]) -> list[Flashcard]:
    """The first card of each lesson, then the second of each, and so on."""
    before: dict[str, int] = {}
    numbered = []
    for at, card in enumerate(cards):
        before[card.lesson] = before.get(card.lesson, -1) + 1
        numbered.append((before[card.lesson], at, card))
    return [card for *_, card in sorted(numbered, key=lambda one: one[:2])]


def mixed(cards: Sequence[Flashcard]) -> list[Flashcard]:
    """The cards, so that no two of a lesson follow each other if that can be avoided."""
    left: dict[str, list[Flashcard]] = {}
    for card in cards:
        left.setdefault(card.lesson, []).append(card)
    order: list[Flashcard] = []
    while any(left.values()):
        others = [name for name in left if left[name] and not (order and order[-1].lesson == name)]
        # The largest group first: what is left of it in the end would stand side by side.
        name = max(others or [name for name in left if left[name]], key=lambda one: len(left[one]))
        order.append(left[name].pop(0))
    return order
