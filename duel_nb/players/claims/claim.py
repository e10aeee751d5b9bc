"""The claims of the lessons "Play well" as data: what is compared, when, and how it is measured."""

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any, Final

from duel_nb.arguments import text
from duel_nb.engine import DuelError
from duel_nb.engine.configure import MIXES
from duel_nb.messages import Listed, Message
from duel_nb.players.claims.kinds import KINDS, MOMENTS
from duel_nb.quoting import Given, shown

_FILE: Final = "claims.toml"


@dataclass(frozen=True, slots=True)
class Claim:
    """Two ways to choose, of which pairs of games show the better one.

    In both games of a pair the same deal is played by the same players up to the first choice at
    which both ways are open. There one game goes one way, its twin the other.

    Attributes:
        id: its name.
        mix: the expansions, one of `MIXES`.
        when: at which moments the choice counts, one of `MOMENTS`.
        way: the kind of action in the one game, one of `KINDS`.
        other: the kind of action in its twin.
        habit: whether that player does so at every such choice, and not at the first one only.
        games: how many games the players search for a choice; 0 looks two plies ahead.
        pairs: of games.
        seed: of the deals and of all choices.
    """

    id: str
    mix: str
    when: str
    way: str
    other: str
    habit: bool
    games: int
    pairs: int
    seed: int

    @property
    def fingerprint(self) -> str:
        """What tells it from an earlier claim of the same name; the number of pairs does not."""
        parts = [getattr(self, one.name) for one in fields(self) if one.name != "pairs"]
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


@cache
def claims() -> Mapping[str, Claim]:
    """All claims by id, in the order of the lessons."""
    data = resources.files("duel_nb.players").joinpath("data", _FILE).read_text("utf-8")
    found = tomllib.loads(data)
    usual = found.pop("usual")
    return MappingProxyType({id: _claim(id, {**usual, **row}) for id, row in found.items()})


def _claim(id: str, row: Mapping[str, Any]) -> Claim:
    """A row of the file.

    Raises:
        ValueError: it names a mix, moment or kind that does not exist.
    """
    claim = Claim(id, **row)
    for name, known in (
        (claim.mix, MIXES),
        (claim.when, MOMENTS),
        (claim.way, KINDS),
        (claim.other, KINDS),
    ):
        if name not in known:
            raise ValueError(f"{_FILE}: {id}: there is no {name!r}.")
    return claim


def claim_called(id: Given[str]) -> Claim:
    """The claim with this id, in capital or small letters.

    Raises:
        DuelError: there is none; the message has the nearest.
    """
    known = claims()
    typed = text("claim", id).strip().casefold()
    if typed in known:
        return known[typed]
    begun = [one for one in known if typed and one.startswith(typed)]
    if near := begun or get_close_matches(typed, known, n=1):
        near_ids = Listed(*near, last="or")
        raise DuelError(Message("no-claim-near", given=shown(id), near=near_ids))
    raise DuelError(Message("no-claim", given=shown(id), known=Listed(*known)))
