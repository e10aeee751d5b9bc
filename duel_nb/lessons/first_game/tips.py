"""The tips of a first game, read from `tips.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from duel_nb.catalog import Component
from duel_nb.lessons.first_game.moments import SEEN

SETS: Final[dict[frozenset[str], tuple[str, ...]]] = {
    frozenset(): ("base",),
    frozenset({"pantheon"}): ("pantheon",),
    frozenset({"agora"}): ("agora",),
    frozenset({"pantheon", "agora"}): ("pantheon", "agora", "both"),
}
"""Expansions in play -> sets whose tips are shown. Players of an expansion know the base game."""


@dataclass(frozen=True, slots=True)
class When:
    """One trigger of a tip; see the head of `tips.toml`.

    Attributes:
        way: "event", "done", "due", "seen" or "soon".
        name: the kind of event or choice, or the name of a function of `moments`.
        rule: for an event, the rule that it must have; "" for any.
        says: for an event, the key of its message; "" for any.
    """

    way: str
    name: str
    rule: str = ""
    says: str = ""


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip that is shown once.

    Attributes:
        id: its name, also in the keys of its messages.
        set: "base", "pantheon", "agora" or "both".
        when: its triggers.
        rules: the rules that it explains.
        needs: tips that must come before it, if it can wait.
        card: when it is read from a printed card, the end of a key; "" if it stands on none.
        of: components, as kind and id, whose effects it explains: it is shown with these.
        unless: an expansion in which another tip replaces it; "" for none.
    """

    id: str
    set: str
    when: tuple[When, ...]
    rules: tuple[str, ...]
    needs: tuple[str, ...] = ()
    unless: str = ""
    of: tuple[str, ...] = ()
    card: str = ""


_WAYS: Final = ("event", "done", "due", "seen", "soon")


def _tip(row: Mapping[str, Any]) -> Tip:
    return Tip(
        row["id"],
        row["set"],
        tuple(map(_when, row.get("when", ()))),
        tuple(row["rules"]),
        tuple(row.get("needs", ())),
        row.get("unless", ""),
        tuple(row.get("of", ())),
        row.get("card", ""),
    )


def _when(row: Mapping[str, str]) -> When:
    way = next(way for way in _WAYS if way in row)
    if way in ("done", "seen", "soon") and row[way] not in SEEN:
        raise LookupError(f"tips.toml: there is no function {row[way]!r} in moments.")
    return When(way, row[way], row.get("rule", ""), row.get("says", ""))


_DATA: Final = tomllib.loads(files(__package__).joinpath("tips.toml").read_text("utf-8"))
TIPS: Final[Mapping[str, Tip]] = {row["id"]: _tip(row) for row in _DATA["tip"]}
"""Id -> tip, in the order in which tips of the same moment are shown."""


def tip_of(thing: Component) -> Tip:
    """The tip that says what a component does."""
    return Tip(f"{thing.kind}/{thing.id}", thing.set, (), (thing.rule,))


def tips_for(expansions: Iterable[str]) -> tuple[Tip, ...]:
    """The tips of a first game with these expansions, in their order."""
    there = frozenset(expansions)
    sets = SETS[there]
    return tuple(tip for tip in TIPS.values() if tip.set in sets and tip.unless not in there)
