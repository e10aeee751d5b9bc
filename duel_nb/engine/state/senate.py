"""The Senate board, and the Conspiracies that lie beside it (AGO-COMP, AGO-GEO)."""

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final

from duel_nb.catalog import CATALOG, SECTIONS, Decree, ForBoth, ProgressToken
from duel_nb.engine.state.tables import DECREES, EMPTY, PLAYERS, PROGRESS
from duel_nb.engine.state.values import blank

#: A number for each Chamber.
Six = tuple[int, ...]

#: The six Chambers of the Senate, from left to right (AGO-GEO-01).
CHAMBERS: Final = range(len(CATALOG.chambers))

#: The Chambers of each section (AGO-GEO-02).
SECTION: Final = {
    section: tuple(i for i in CHAMBERS if CATALOG.chambers[i].section == section)
    for section in SECTIONS
}

#: The Chambers that share a wall with each one (AGO-GEO-03).
ADJACENT: Final = tuple(tuple(n for n in (i - 1, i + 1) if n in CHAMBERS) for i in CHAMBERS)

#: No cube in any Chamber.
NO_CUBES: Final[Six] = (0,) * len(CHAMBERS)


@lru_cache(maxsize=10_000)
def _with_more(own: Six, other: Six) -> tuple[int, ...]:
    """The Chambers in which one player has more cubes than the other."""
    return tuple([chamber for chamber in CHAMBERS if own[chamber] > other[chamber]])


@dataclass(frozen=True, slots=True)
class ChamberState:
    """A Chamber of the Senate as people see it.

    Attributes:
        number: 1 to 6, from left to right.
        section: "left", "centre" or "right".
        points: what it gives at the end to whoever controls it.
        cubes: how many cubes A and B have in it, the one in the Control area included.
        controller: "A", "B", or None while nobody has more cubes than the other.
        decrees: the Decrees lying in it, None for one that lies face down.
    """

    number: int
    section: str
    points: int
    cubes: ForBoth
    controller: str | None
    decrees: tuple[Decree | None, ...]


@dataclass(init=False, slots=True, eq=False, repr=False)
class Senate:
    """The Senate and what belongs to it.

    People read `chambers`, `supplies` and `locked_token`. All others are internal; players,
    Chambers, Decrees and Conspiracies are numbers from 0:

    Attributes:
        cubes: for both players the Influence cubes in each Chamber.
        decrees: for each Chamber the numbers of the Decrees lying there, one put under another
            after it; in a view `tables.HIDDEN` for one that lies face down.
        revealed: the Decrees that lie face up, as bits.
        deck: the Conspiracies that nobody has, top card first.
        seen: for every Conspiracy the players (as bits) who know where it lies in the deck.
        may_trigger: whether this turn may still start with a Conspiracy (AGO-TURN-01).
        locked: the Progress token lying on Obscurantism, `tables.EMPTY` when there is none.
        locked_in_secret: whether only the owner of Obscurantism knows that token: it came from
            the box, and the opponent has not seen the rest of the box since (RULINGS D-62).
        looked: for both players the last Age whose removed cards they have seen (Treason).
    """

    cubes: tuple[Six, ...] = (NO_CUBES, NO_CUBES)
    decrees: tuple[tuple[int, ...], ...] = ((),) * len(CHAMBERS)
    revealed: int = 0
    deck: tuple[int, ...] = ()
    seen: tuple[int, ...] = (0,) * len(CATALOG.conspiracies)
    may_trigger: bool = True
    locked: int = EMPTY
    locked_in_secret: bool = False
    looked: tuple[int, int] = (0, 0)

    @classmethod
    def empty(cls) -> "Senate":
        """A Senate without cubes, Decrees and Conspiracies: `setup` and `position` add them."""
        return blank(Senate())

    def copy(self) -> "Senate":
        """An independent copy."""
        new = Senate()
        new.cubes = self.cubes
        new.decrees = self.decrees
        new.revealed = self.revealed
        new.deck = self.deck
        new.seen = self.seen
        new.may_trigger = self.may_trigger
        new.locked = self.locked
        new.locked_in_secret = self.locked_in_secret
        new.looked = self.looked
        return new

    def __dir__(self) -> list[str]:
        """The public attributes: those that only the engine needs are left out."""
        return sorted({*object.__dir__(self)} - _INTERNAL)

    def __repr__(self) -> str:
        parts = []
        for chamber in self.chambers:
            decrees = [
                decree.name if decree else "a Decree face down" for decree in chamber.decrees
            ]
            cubes = "A {} B {}".format(*chamber.cubes)
            parts.append(f"{chamber.number}: {', '.join([cubes, *decrees])}")
        return f"<Senate: {'; '.join(parts)}>"

    def controller(self, chamber: int) -> int | None:
        """Who has strictly more cubes in a Chamber (0 to 5), None at equality (AGO-CTRL-01)."""
        first, second = self.cubes[0][chamber], self.cubes[1][chamber]
        return None if first == second else int(second > first)

    def controlled(self, player: int) -> tuple[int, ...]:
        """The Chambers (0 to 5) that a player (0 or 1) controls."""
        return _with_more(self.cubes[player], self.cubes[1 - player])

    def in_senate(self, player: int) -> int:
        """How many cubes a player (0 or 1) has in the Senate."""
        return sum(self.cubes[player])

    def supply(self, player: int) -> int:
        """How many cubes a player (0 or 1) has left to place (AGO-SENATE-02)."""
        return CATALOG.cubes_per_player - sum(self.cubes[player])

    def is_up(self, decree: int) -> bool:
        """Whether a Decree lies face up; an unknown one does not."""
        return decree >= 0 and bool(self.revealed >> decree & 1)

    def chamber_of(self, decree: int) -> int | None:
        """The Chamber (0 to 5) in which a Decree lies, None when it is not in the Senate."""
        return next((i for i in CHAMBERS if decree in self.decrees[i]), None)

    @property
    def chambers(self) -> tuple[ChamberState, ...]:
        """The six Chambers, from left to right."""
        found = []
        for i in CHAMBERS:
            printed, who = CATALOG.chambers[i], self.controller(i)
            found.append(
                ChamberState(
                    printed.number,
                    printed.section,
                    printed.points,
                    ForBoth(self.cubes[0][i], self.cubes[1][i]),
                    None if who is None else PLAYERS[who],
                    tuple(DECREES[d] if self.is_up(d) else None for d in self.decrees[i]),
                )
            )
        return tuple(found)

    @property
    def supplies(self) -> ForBoth:
        """How many cubes each player has left to place (AGO-SENATE-02)."""
        return ForBoth(self.supply(0), self.supply(1))

    @property
    def locked_token(self) -> ProgressToken | None:
        """The Progress token on Obscurantism; None when there is none or it is not known."""
        return PROGRESS[self.locked] if self.locked >= 0 else None


#: Internal attributes, with players, Chambers and cards as numbers from 0.
_INTERNAL: Final = {
    *(field.name for field in fields(Senate)),
    "chamber_of",
    "controlled",
    "controller",
    "in_senate",
    "is_up",
    "supply",
}
