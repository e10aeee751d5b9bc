"""Codecs: how each kind of value is written in a saved game and read back.

A value that is read knows its path, so that errors can say where a file is damaged.
`record` combines several codecs into one, for a City or the Senate.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from duel_nb.catalog import CATALOG, KINDS, UnknownName
from duel_nb.catalog.terms import Kind
from duel_nb.engine.errors import SaveError
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import (
    EMPTY,
    GATE,
    HIDDEN,
    MYTHOLOGIES,
    PLAYERS,
    UNKNOWN_CARD,
    UNKNOWN_DIVINITY,
    members,
)
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import line

#: How many characters of a key an error quotes.
LONGEST_KEY = 40


class At:
    """A value of a file, with its path."""

    def __init__(self, path: str, value: Any) -> None:
        self.path = path
        self.value = value

    def bad(self, expected: Part) -> SaveError:
        """The error for this value."""
        shown = repr(self.value)
        shown = shown if len(shown) <= 40 else shown[:37] + "..."
        return SaveError(
            Message("damaged-expected", path=self.path, expected=expected, given=shown)
        )

    def get(self, key: str) -> "At":
        """The value under a key, which must be there."""
        path = self._under(key)
        if key not in self.names():
            raise SaveError(Message("damaged-missing", path=path))
        return At(path, self.value[key])

    def names(self) -> list[str]:
        """The keys of a table."""
        if not isinstance(self.value, dict):
            raise self.bad(Message("expected-table"))
        return list(self.value)

    def each_key(self) -> "list[At]":
        """The keys of a table, each with the path of its value."""
        return [At(self._under(key), key) for key in self.names()]

    def _under(self, key: str) -> str:
        return f"{self.path}.{line(key, LONGEST_KEY)}".lstrip(".")

    def items(self, length: int | None = None) -> "list[At]":
        """The entries of a list, of this length if one is given."""
        if not isinstance(self.value, list):
            raise self.bad(Message("expected-list"))
        if length is not None and len(self.value) != length:
            raise self.bad(Message("expected-list-of", count=length))
        return [At(f"{self.path}[{i}]", value) for i, value in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        """A whole number from ``least`` to ``most``."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.bad(Message("expected-number"))
        if not least <= self.value <= most:
            raise self.bad(Message("expected-number-in", least=str(least), most=str(most)))
        return self.value

    def one_of(self, *allowed: Any) -> Any:
        """One of the allowed values."""
        if not any(self.value == a and type(self.value) is type(a) for a in allowed):
            if len(allowed) == 1:
                raise self.bad(repr(allowed[0]))
            raise self.bad(Message("expected-one-of", known=Listed(*map(repr, allowed))))
        return self.value

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self.bad(Message("expected-text"))
        return self.value


T = TypeVar("T")


@dataclass(frozen=True)
class Codec(Generic[T]):
    """How a value is written in a saved game and read back."""

    write: Callable[[T, State], Any]  # the JSON value for a value and its position
    #: the value for an entry of the file and the position read so far; raises `SaveError` if the
    #: entry is wrong
    read: Callable[[At, State], T]


# -- single values -----------------------------------------------------------------------------


def unchanged(read: Callable[[At], T]) -> Codec[T]:
    """A value that is written unchanged."""
    return Codec(lambda value, state: value, lambda at, state: read(at))


def number(least: int, most: int) -> Codec[int]:
    """A whole number from ``least`` to ``most``."""
    return unchanged(lambda at: at.number(least, most))


def one_of(*allowed: Any) -> Codec[Any]:
    """One of a few values."""
    return unchanged(lambda at: at.one_of(*allowed))


def index_in(names: Sequence[Any]) -> Codec[int]:
    """The number of one of several things, written as its name or value."""
    return Codec(
        lambda value, state: names[value], lambda at, state: names.index(at.one_of(*names))
    )


def optional(item: Codec[T], in_views_only: bool = False) -> Codec[T | None]:
    """A value or None; with ``in_views_only``, a whole position must have the value."""

    def read(at: At, state: State) -> T | None:
        allowed = not in_views_only or state.viewer is not None
        return None if at.value is None and allowed else item.read(at, state)

    return Codec(lambda value, state: None if value is None else item.write(value, state), read)


def of_expansion(expansion: str, item: Codec[T]) -> Codec[T | None]:
    """The board of an expansion, None if it is not in play."""

    def read(at: At, state: State) -> T | None:
        if state.config.has(expansion):
            return item.read(at, state)
        at.one_of(None)
        return None

    return Codec(optional(item).write, read)


# -- components --------------------------------------------------------------------------------

#: By number, what is written instead of an id.
Marks = Mapping[int, str | None]


def _id(kind: Kind, number: int) -> str:
    """The id of a component, with the number of the copy if there are several ("#1")."""
    thing = CATALOG.components(kind)[number]
    copy = getattr(thing, "copy", 0)
    return f"{thing.id}#{copy}" if copy else thing.id


_IDS = {
    kind: tuple(_id(kind, number) for number in range(len(CATALOG.components(kind))))
    for kind in KINDS
}
_NUMBERS = {kind: {text: number for number, text in enumerate(ids)} for kind, ids in _IDS.items()}


def component(kind: Kind, marks: Marks | None = None, in_views: Marks | None = None) -> Codec[int]:
    """The number of a component, written as its id.

    Args:
        kind: which components.
        marks: what is written for other numbers, such as no card or the Gate.
        in_views: what is written for unknown components, in views only.
    """
    known = marks or {}
    every = {**known, **(in_views or {})}
    ids = _IDS[kind]

    def write(value: int, state: State) -> str | None:
        return every.get(value) if value < 0 or value in every else ids[value]

    def read(at: At, state: State) -> int:
        for value, mark in (known if state.viewer is None else every).items():
            if at.value == mark:
                return value
        return _number(at, kind)

    return Codec(write, read)


def _number(at: At, kind: Kind) -> int:
    """The number of the component with this id or name."""
    if not isinstance(at.value, str):
        raise at.bad(Message("expected-id", kind=Message(f"kind-{kind}")))
    if at.value in _NUMBERS[kind]:
        return _NUMBERS[kind][at.value]
    name, mark, copy = at.value.partition("#")
    try:
        found = CATALOG.find(name, kinds=(kind,))
    except UnknownName as error:
        problem = Message("damaged-because", path=at.path, problem=str(error))
        raise SaveError(problem) from None
    if not mark:
        return found.index
    if f"{found.id}#{copy}" not in _NUMBERS[kind]:
        raise at.bad(Message("expected-copy", thing=found))
    return _NUMBERS[kind][f"{found.id}#{copy}"]


def unseen(kind: Kind) -> Codec[int]:
    """A component that may be unknown in a view."""
    return component(kind, in_views={HIDDEN: None})


CARD, WONDER, PROGRESS = component("card"), component("wonder"), component("progress")
#: A card, or none.
CARD_OR_NONE = component("card", {HIDDEN: None})
#: A card of the structure; a face-down one may only have its back known.
DEALT = component(
    "card", {HIDDEN: None} | {card: f"?{deck}" for deck, card in UNKNOWN_CARD.items()}
)
#: An activated Divinity or the Gate.
ACTIVATED = component("divinity", {GATE: "gate"})
#: A space of the Pantheon; an unknown Divinity is written as the Mythology on its back.
SPACE = component(
    "divinity",
    {GATE: "gate", EMPTY: None},
    {card: f"?{name}" for card, name in zip(UNKNOWN_DIVINITY, MYTHOLOGIES, strict=True)},
)
DIVINITY = component("divinity", in_views={HIDDEN: "?"})


def _write_place(value: int, state: State) -> str:
    return state.table.name(value) if state.table else str(value)


def _read_place(at: At, state: State) -> int:
    place = state.table.named(str(at.value)) if state.table else None
    if place is None:
        raise at.bad(Message("expected-place", example="r1c5"))
    return place


#: A place of the structure.
PLACE = Codec(_write_place, _read_place)

# -- collections -------------------------------------------------------------------------------


def sequence(
    item: Codec[T], length: int | Callable[[State], int] | None = None
) -> Codec[tuple[T, ...]]:
    """A list of values, of this length if one is given."""

    def read(at: At, state: State) -> tuple[T, ...]:
        items = at.items(length(state) if callable(length) else length)
        return tuple([item.read(at_item, state) for at_item in items])

    return Codec(lambda values, state: [item.write(value, state) for value in values], read)


def bit_set(item: Codec[int], what: str) -> Codec[int]:
    """A set of numbers as bits, written as a list.

    ``what`` they are completes the key of the error for one that is repeated.
    """

    def read(at: At, state: State) -> int:
        found = 0
        for at_item in at.items():
            bit = 1 << item.read(at_item, state)
            if found & bit:
                raise at_item.bad(Message(f"expected-{what}-once"))
            found |= bit
        return found

    return Codec(lambda mask, state: [item.write(value, state) for value in members(mask)], read)


def pairs(key: Codec[int], value: Codec[int]) -> Codec[tuple[tuple[int, int], ...]]:
    """Pairs of numbers, written as a table."""

    def read(at: At, state: State) -> tuple[tuple[int, int], ...]:
        names = [key.read(name, state) for name in at.each_key()]
        return tuple(
            zip(names, [value.read(at.get(text), state) for text in at.value], strict=True)
        )

    return Codec(
        lambda found, state: {key.write(a, state): value.write(b, state) for a, b in found}, read
    )


def by_name(names: Sequence[str], item: Codec[T]) -> Codec[Sequence[T]]:
    """A value for each of these names, written as a table."""
    return Codec(
        lambda values, state: {
            name: item.write(value, state) for name, value in zip(names, values, strict=True)
        },
        lambda at, state: tuple([item.read(at.get(name), state) for name in names]),
    )


def who_saw(kind: Kind) -> Codec[tuple[int, ...]]:
    """The players (as bits) who saw each component, as a table without those nobody saw."""
    item = pairs(component(kind), bit_set(index_in(PLAYERS), "player"))

    def read(at: At, state: State) -> tuple[int, ...]:
        found = dict(item.read(at, state))
        return tuple([found.get(number, 0) for number in range(len(_IDS[kind]))])

    return Codec(
        lambda seen, state: item.write(tuple(p for p in enumerate(seen) if p[1]), state), read
    )


# -- tables ------------------------------------------------------------------------------------


#: The entries of a table: by key, the saved attribute and its codec. A dot in a key, as in
#: "structure.dealt", means a nested table.
Entries = Mapping[str, tuple[str, Codec[Any]]]


def write_entries(thing: object, entries: Entries, state: State) -> dict[str, Any]:
    """A table with these entries."""
    table: dict[str, Any] = {}
    for key, (attribute, item) in entries.items():
        outer, _, inner = key.rpartition(".")
        inside = table.setdefault(outer, {}) if outer else table
        inside[inner] = item.write(getattr(thing, attribute), state)
    return table


def read_entry(at: At, key: str, entries: Entries, state: State) -> Any:
    """The value of one entry of a table."""
    for inner in key.split("."):
        at = at.get(inner)
    return entries[key][1].read(at, state)


def record(make: Callable[..., T], entries: Entries) -> Codec[T]:
    """An object, written as a table of its attributes; ``make`` takes them as keywords."""
    return Codec(
        lambda value, state: write_entries(value, entries, state),
        lambda at, state: make(
            **{entries[key][0]: read_entry(at, key, entries, state) for key in entries}
        ),
    )


def board(empty: Callable[[], T], entries: Entries) -> Codec[T]:
    """An object, written as a table of its attributes, which are set on an empty one."""

    def read(at: At, state: State) -> T:
        new = empty()
        for key, (attribute, _) in entries.items():
            setattr(new, attribute, read_entry(at, key, entries, state))
        return new

    return Codec(lambda value, state: write_entries(value, entries, state), read)
