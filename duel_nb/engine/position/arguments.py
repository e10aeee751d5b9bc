"""Reading the arguments of `position`: names, numbers, lists and tables."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.terms import Kind
from duel_nb.engine.errors import PositionError
from duel_nb.engine.state import structure
from duel_nb.engine.state.tables import ALIKE, CARDS, members
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import LONGEST, line, shown


def spelled(name: object) -> str:
    """A name as given; anything else as errors quote it."""
    return name[: LONGEST + 1] if isinstance(name, str) else shown(name)


def invalid(key: str, where: str = "", **parts: Part) -> PositionError:
    """The error with this message; ``where`` is the keyword it is about, if it is about one."""
    return PositionError(Message(key, where=where, **parts), keyword=where)


def near_or_all(kind: str, typed: str, known: Sequence[str], **parts: Part) -> Message:
    """The message for an unknown word, with the nearest known one or else all of them.

    Its key is ``unknown-<kind>-near`` or ``unknown-<kind>``.
    """
    by_lower = {word.lower(): word for word in known}
    if near := get_close_matches(typed.lower(), by_lower, n=1):
        return Message(f"unknown-{kind}-near", near=repr(by_lower[near[0]]), **parts)
    return Message(f"unknown-{kind}", known=Listed(*known), **parts)


class Argument(NamedTuple):
    """A value that was given, with its keyword for errors, such as ``A.cards``.

    Its methods parse the value, and raise `PositionError` if it is of the wrong kind.
    """

    keyword: str
    value: Any

    def invalid(self, key: str, **parts: Part) -> PositionError:
        """The error with a message that can name the keyword and the value."""
        message = Message(key, where=self.keyword, given=shown(self.value), **parts)
        return PositionError(message, self.keyword, self.value)

    def part(self, name: str, default: object = ()) -> "Argument":
        """The value under a key of a City."""
        return Argument(f"{self.keyword}.{name}", self.value.get(name, default))

    def items(self) -> "list[Argument]":
        """The entries of a list; a single name is a list of one."""
        if isinstance(self.value, str):
            return [self]
        if isinstance(self.value, Iterable):
            return [Argument(self.keyword, item) for item in self.value]
        raise self.invalid("given-no-list")

    def table(self) -> "dict[Any, Argument]":
        """The values of a table; None is an empty one."""
        if self.value is None:
            return {}
        if not isinstance(self.value, Mapping):
            raise self.invalid("given-no-table")
        return {
            name: Argument(f"{self.keyword} {line(spelled(name))}", value)
            for name, value in self.value.items()
        }

    def cards_under(self) -> "dict[Any, Argument]":
        """Names, each with the card under it, which is None if only a list of names is given."""
        if isinstance(self.value, Mapping):
            return self.table()
        names = [spelled(item.value) for item in self.items()]
        if twice := [name for name in names if names.count(name) > 1]:
            raise self.invalid("given-twice", thing=twice[0])
        return {name: Argument(self.keyword, None) for name in names}

    def number(self, most: int = 10**30) -> int:
        """A whole number, at most ``most``."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.invalid("given-no-number")
        if abs(self.value) > most:
            raise self.invalid("given-too-large", most=str(most))
        return self.value

    def switch(self) -> bool:
        """True or False."""
        if not isinstance(self.value, bool):
            raise self.invalid("given-no-switch")
        return self.value

    def find(self, kind: Kind) -> int:
        """The number of a component by its name."""
        try:
            return CATALOG.find(spelled(self.value), kinds=(kind,)).index
        except UnknownName as unknown:
            raise self.invalid("given-wrong", problem=unknown.args[0]) from None

    def find_all(self, kind: Kind) -> tuple[int, ...]:
        """The numbers of several components by their names."""
        return tuple([item.find(kind) for item in self.items()])

    def place(self, table: structure.Table) -> int:
        """A place of a structure by its name."""
        name = spelled(self.value).lower()
        place = table.named(name)
        if place is not None:
            return place
        row = re.match(r"r(\d{1,3})c", name)
        beside = [
            table.name(i) for i, at in enumerate(table.places) if row and at[0] == int(row[1])
        ]
        if beside:
            raise self.invalid("given-no-place-in-row", known=Listed(*beside))
        raise self.invalid("given-no-place")


def once(numbers: Iterable[int], twice: Callable[[int], PositionError]) -> int:
    """Numbers as bits; ``twice`` returns the error for a repeated one."""
    bits = 0
    for number in numbers:
        if bits >> number & 1:
            raise twice(number)
        bits |= 1 << number
    return bits


class Copies:
    """Assigns the copies of identical Senators one by one."""

    def __init__(self) -> None:
        self._taken = 0

    def card(self, given: Argument) -> int:
        """The number of a card by its name; for a Senator, the next copy that is left."""
        number = given.find("card")
        if not ALIKE[number]:
            return number
        left = members(ALIKE[number] & ~self._taken)
        if not left:
            count = ALIKE[number].bit_count()
            raise given.invalid("given-too-often", count=count, card=CARDS[number])
        self._taken |= 1 << left[0]
        return left[0]

    def cards(self, given: Argument) -> tuple[int, ...]:
        """The numbers of several cards by their names."""
        return tuple([self.card(item) for item in given.items()])
