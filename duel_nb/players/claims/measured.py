"""What pairs of games showed of a claim, and the figures that the package keeps."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from math import sqrt
from types import MappingProxyType
from typing import Final

from duel_nb.players.claims.claim import Claim
from duel_nb.players.claims.pair import Pair

#: The file with the stored figures, in the data of the players.
RESULTS: Final = "claims.json"

#: Half the width of a 95 % interval, in standard errors.
_95_PERCENT: Final = 1.96


@dataclass(frozen=True, slots=True)
class Standing:
    """How a stored figure stands beside a new one.

    Attributes:
        same: whether all counts are the same.
        agrees: whether the difference of the two may be chance: it is within its 95 % interval.
    """

    same: bool
    agrees: bool


@dataclass(frozen=True, slots=True)
class Measured:
    """The results of pairs of games.

    Attributes:
        fingerprint: of the claim.
        pairs: how many.
        deals: how many deals were played for them; the choice did not come up in the others.
        way: how many games the one way won, shared victories as halves.
        other: how many games the other way won.
        squares: the sum of the squared differences of the pairs.
    """

    fingerprint: str
    pairs: int
    deals: int
    way: float
    other: float
    squares: float

    @classmethod
    def of(cls, claim: Claim, pairs: Iterable[Pair], deals: int) -> "Measured":
        """The results of these pairs of a claim."""
        found = tuple(pairs)
        return cls(
            claim.fingerprint,
            len(found),
            deals,
            sum(pair.way for pair in found),
            sum(pair.other for pair in found),
            sum((pair.way - pair.other) ** 2 for pair in found),
        )

    @property
    def difference(self) -> float:
        """How much more the one way wins, as a share of the games, from -1 to 1."""
        return (self.way - self.other) / self.pairs if self.pairs else 0.0

    @property
    def margin(self) -> float:
        """Half the 95 % interval of the difference.

        A pair won by each way is added: a few pairs that agree show little.
        """
        pairs = self.pairs + 2
        spread = (self.squares + 2) / pairs - ((self.way - self.other) / pairs) ** 2
        return _95_PERCENT * sqrt(spread / pairs)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the difference."""
        return self.difference - self.margin, self.difference + self.margin

    @property
    def interval_in_points(self) -> tuple[int, int]:
        """The interval as people read it, in whole percentage points."""
        low, high = self.interval
        return in_points(low), in_points(high)

    @property
    def verdict(self) -> str:
        """Which way these games show to be better: "way", "other" or "even".

        It follows from the interval as people read it: one that shows 0 decides nothing.
        """
        low, high = self.interval_in_points
        return "way" if low > 0 else "other" if high < 0 else "even"

    def beside(self, other: "Measured") -> Standing:
        """How these figures stand beside others of the same claim."""
        apart = abs(self.difference - other.difference)
        chance = sqrt(self.margin**2 + other.margin**2)
        return Standing(self == other, self == other or apart <= chance)


def in_points(share: float) -> int:
    """A difference of shares in whole percentage points."""
    return round(100 * share)


@cache
def stored() -> Mapping[str, Measured]:
    """The figures in the package, by the id of their claim."""
    data = resources.files("duel_nb.players").joinpath("data", RESULTS).read_text("utf-8")
    return MappingProxyType({id: Measured(**row) for id, row in json.loads(data).items()})


def stored_text(results: Mapping[str, Measured]) -> str:
    """The content of the file with these figures: a line for each claim."""
    rows = [f"{json.dumps(id)}: {json.dumps(asdict(row))}" for id, row in results.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"
