"""Structures: which place covers which, and which cards are accessible (BASE-STRUCT-01 to 06).

Places of a structure are numbered 0, 1, 2... from row 1 on; a structure is an integer whose bit
``i`` is set while place ``i`` still holds its card.
"""

from collections.abc import Callable
from functools import cache, lru_cache

from duel_nb.catalog import CATALOG
from duel_nb.engine.state.tables import ALIKE, members


class Table:
    """The layout of one Age's structure: rows and columns as in the catalog, covers as bits."""

    def __init__(self, rows: tuple[tuple[int, ...], ...]) -> None:
        self.rows = rows
        self.places: tuple[tuple[int, int], ...] = tuple(
            (row, column) for row, columns in enumerate(rows, start=1) for column in columns
        )
        self._names = [f"r{row}c{column}" for row, column in self.places]
        number = {place: i for i, place in enumerate(self.places)}
        #: For every place, the bits of the places that cover it (BASE-STRUCT-05).
        self.covers: tuple[int, ...] = tuple(
            sum(
                1 << number[row + 1, beside]
                for beside in (column - 1, column + 1)
                if (row + 1, beside) in number
            )
            for row, column in self.places
        )
        self.full = (1 << len(self.places)) - 1
        #: The places dealt face up: odd rows (BASE-STRUCT-04).
        self.dealt_face_up = sum(1 << i for i, (row, _) in enumerate(self.places) if row % 2)
        #: The accessible places of a structure: as bits, and in order.
        self.uncovered: Callable[[int], int] = cache(self._uncovered)
        self.accessible: Callable[[int], tuple[int, ...]] = cache(self._accessible)

    def __reduce__(self) -> tuple[type, tuple[tuple[tuple[int, ...], ...]]]:
        return Table, (self.rows,)

    def _uncovered(self, present: int) -> int:
        bits = 0
        for place, cover in enumerate(self.covers):
            if present >> place & 1 and not cover & present:
                bits |= 1 << place
        return bits

    def _accessible(self, present: int) -> tuple[int, ...]:
        return tuple(members(self.uncovered(present)))

    def name(self, place: int) -> str:
        """The short name of a place, row and half-card column as in the rules: ``r2c4``."""
        return self._names[place]

    def code(self, place: int) -> int:
        """A place as one number, as `Action.place` has it."""
        return code(*self.places[place])

    def place_at(self, code: int) -> int:
        """The place with this `code`."""
        return self.places.index(divmod(code, 100))

    def named(self, name: str) -> int | None:
        """The place with a short name, None when there is no such place."""
        return self._names.index(name) if name in self._names else None

    def covering(self, place: int, present: int) -> list[int]:
        """The places whose cards still cover this place."""
        return members(self.covers[place] & present)


@cache
def table(age: int, agora: bool) -> Table:
    """The structure of an Age (1 to 3), the smaller one or Agora's larger one."""
    return Table(CATALOG.layout(age, agora=agora).rows)


def code(row: int, column: int) -> int:
    """A place as one number, as `Action.place` has it: row times 100 plus column."""
    return row * 100 + column


@lru_cache(maxsize=1_000)
def lookalikes(dealt: tuple[int, ...]) -> dict[int, int]:
    """For each place with a Senator that is not unique, all places (bits) with one like it."""
    looks = {place: ALIKE[card] for place, card in enumerate(dealt) if card >= 0 and ALIKE[card]}
    places = dict.fromkeys(looks.values(), 0)
    for place, look in looks.items():
        places[look] |= 1 << place
    return {place: places[look] for place, look in looks.items()}
