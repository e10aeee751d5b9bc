"""Single values of a saved game: ids as they are written, and values read with the way to them.

The way is there so that errors can name the place of the damage.
"""

from collections.abc import Callable, Sequence
from typing import Any

from duel_nb.catalog import CATALOG, KINDS, UnknownName
from duel_nb.catalog.terms import Kind
from duel_nb.engine.errors import SaveError
from duel_nb.engine.messages import Listed, Message
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.structure import Table
from duel_nb.engine.state.tables import (
    BACKS,
    EMPTY,
    GATE,
    HIDDEN,
    MYTHOLOGIES,
    PLAYERS,
    UNKNOWN_DIVINITY,
    members,
)
from duel_nb.quoting import line


def ids(kind: Kind, numbers: Sequence[int]) -> list[str | None]:
    """The ids of several components."""
    return [component_id(kind, number) for number in numbers]


def component_id(kind: Kind, number: int) -> str | None:
    """The id; None for nothing or unknown, "?age-1" for an unknown card with a known back."""
    if number == HIDDEN:
        return None
    if number < HIDDEN:
        return f"?{BACKS[-2 - number]}"
    component = CATALOG.components(kind)[number]
    copy = getattr(component, "copy", 0)
    return f"{component.id}#{copy}" if copy else component.id


def who_saw(kind: Kind, seen: Sequence[int]) -> dict[str | None, list[str]]:
    """The players (as bits) who saw each component, by its id; what nobody saw is left out."""
    return {
        component_id(kind, number): [PLAYERS[player] for player in members(players)]
        for number, players in enumerate(seen)
        if players
    }


#: The number of every component by its id as it is written.
_NUMBERS: dict[Kind, dict[str | None, int]] = {
    kind: {component_id(kind, number): number for number in range(len(CATALOG.components(kind)))}
    for kind in KINDS
}


def pantheon_id(card: int) -> str | None:
    """The id of a card of the Pantheon; None for an empty space.

    A card not known is "?", in the Pantheon with the Mythology on its back: "?greek".
    """
    if card == EMPTY:
        return None
    if card in UNKNOWN_DIVINITY:
        return f"?{MYTHOLOGIES[UNKNOWN_DIVINITY.index(card)]}"
    return "?" if card == HIDDEN else pantheon_card(card).id


#: So much of a key is quoted.
LONGEST_KEY = 40


class At:
    """A value of the file with the way to it, so that errors can name the place."""

    def __init__(self, path: str, value: Any) -> None:
        self.path = path
        self.value = value

    def bad(self, expected: Message) -> SaveError:
        """The error that names this place."""
        shown = repr(self.value)
        shown = shown if len(shown) <= 40 else shown[:37] + "..."
        return SaveError(
            Message("damaged-expected", path=self.path, expected=expected, given=shown)
        )

    def get(self, key: str) -> "At":
        """The value under a key; a missing key is damage."""
        if not isinstance(self.value, dict):
            raise self.bad(Message("expected-table"))
        path = self._under(key)
        if key not in self.value:
            raise SaveError(Message("damaged-missing", path=path))
        return At(path, self.value[key])

    def names(self) -> list[str]:
        """The keys of a table."""
        if not isinstance(self.value, dict):
            raise self.bad(Message("expected-table"))
        return list(self.value)

    def each_key(self) -> "list[At]":
        """The keys of a table, each with the way to its value."""
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
            raise self.bad(Message("expected-one-of", known=Listed(*map(repr, allowed))))
        return self.value

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self.bad(Message("expected-text"))
        return self.value

    def id(self, kind: Kind, hidden: bool = False) -> int:
        """The number of a component by its id; where allowed None or a back for one not known."""
        if hidden and self.value is None:
            return HIDDEN
        if (
            hidden
            and kind == "card"
            and isinstance(self.value, str)
            and self.value[:1] == "?"
            and self.value[1:] in BACKS
        ):
            return -2 - BACKS.index(self.value[1:])
        if not isinstance(self.value, str):
            raise self.bad(Message("expected-id", kind=Message(f"kind-{kind}")))
        if self.value in _NUMBERS[kind]:
            return _NUMBERS[kind][self.value]
        name, mark, copy = self.value.partition("#")
        try:
            found = CATALOG.find(name, kinds=(kind,))
        except UnknownName as error:
            problem = Message("damaged-because", path=self.path, problem=str(error))
            raise SaveError(problem) from None
        if not mark:
            return found.index
        if f"{found.id}#{copy}" not in _NUMBERS[kind]:
            raise self.bad(Message("expected-copy", thing=found))
        return _NUMBERS[kind][f"{found.id}#{copy}"]

    def bits(self, read: "Callable[[At], int]", once: Message) -> int:
        """A list of things as bits; ``once`` says what is expected when one is there twice."""
        found = 0
        for item in self.items():
            bit = 1 << read(item)
            if found & bit:
                raise item.bad(once)
            found |= bit
        return found

    def id_bits(self, kind: Kind, once: Message) -> int:
        """A list of ids as bits; see `bits`."""
        return self.bits(lambda item: item.id(kind), once)

    def id_or_none(self, kind: Kind) -> int:
        """The number of a component by its id, `tables.HIDDEN` for None."""
        return HIDDEN if self.value is None else self.id(kind)

    def who_saw(self, kind: Kind) -> tuple[int, ...]:
        """For every component of a kind the players (as bits) named under its id."""
        seen = [0] * len(CATALOG.components(kind))
        once = Message("expected-player-once")
        for name in self.names():
            players = self.get(name)
            number = At(players.path, name).id(kind)
            seen[number] = players.bits(lambda item: item.which(PLAYERS), once)
        return tuple(seen)

    def pantheon(self, hidden: bool = False) -> int:
        """A space of the Pantheon: None when it is empty, else a Divinity or the Gate.

        Where allowed "?greek" is a Divinity of which only the Mythology is known.
        """
        if self.value is None:
            return EMPTY
        if hidden and self.value in [f"?{name}" for name in MYTHOLOGIES]:
            return UNKNOWN_DIVINITY[MYTHOLOGIES.index(str(self.value)[1:])]
        return self.activated()

    def activated(self) -> int:
        """A Divinity or the Gate."""
        return GATE if self.value == "gate" else self.id("divinity")

    def divinity(self, hidden: bool = False) -> int:
        """A Divinity, where allowed "?" for one not known."""
        return HIDDEN if hidden and self.value == "?" else self.id("divinity")

    def which(self, things: Sequence[Any]) -> int:
        """The number of one of several things, by its name or value."""
        return things.index(self.one_of(*things))

    def place(self, table: Table | None) -> int:
        """The number of a place of the structure by its name."""
        place = table.named(str(self.value)) if table else None
        if place is None:
            raise self.bad(Message("expected-place", example="r1c5"))
        return place

    def ids(self, kind: Kind, hidden: bool = False) -> tuple[int, ...]:
        """The numbers of a list of ids."""
        return tuple(item.id(kind, hidden) for item in self.items())
