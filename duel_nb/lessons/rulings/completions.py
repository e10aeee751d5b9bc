"""Whole positions that fit what was given, to ask what holds in all of them.

What was not given is varied: each unknown at a time, over everything that the catalog has for it,
and several at once, by chance. A position that cannot be is left out by `duel_nb.position`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import islice
from types import MappingProxyType
from typing import Any, Final

from duel_nb.catalog import CATALOG, Card, Conspiracy, Divinity, Gate, Wonder
from duel_nb.engine import Action, AmbiguousError, GameState, PositionError, position
from duel_nb.engine.notation import meant
from duel_nb.engine.position.cities import AGORA_KEYS, CITY_KEYS, MOST_COINS, PANTHEON_KEYS
from duel_nb.engine.position.given import given_places
from duel_nb.engine.position.setups import gone_as_given
from duel_nb.engine.state import structure
from duel_nb.engine.state.tables import CARDS, LAST_AGE, PLAYERS, members
from duel_nb.engine.turn.way import used
from duel_nb.lessons.rulings.assumptions import Assumptions, names_in
from duel_nb.lessons.rulings.known import Assumption, Fit, Known, Setup, Unknown, assume
from duel_nb.messages import Message

#: Keywords of the table that can be unknown, of the base game and of the expansions.
_OF_TABLE: Final = ("structure", "age", "pawn", "military_tokens", "progress", "discard")
_OF_EXPANSIONS: Final = ("constructed",)
_OF_PANTHEON: Final = ("pantheon", "tokens", "enki", "minerva")
_OF_AGORA: Final = ("decrees", "locked")
#: The accessible places of a structure, on which the given cards are laid.
_PLACES: Final = "places"
#: What can be unknown during the draft.
_IN_DRAFT: Final = ("progress", "structure")
_OF_CITY_IN_DRAFT: Final = ("wonders", "conspiracies", "cubes")
#: How many random positions are made.
_RANDOM: Final = 48


class Completions(Known):
    """Makes whole positions that fit what was given.

    A keyword is given whole: ``cards=[]`` means none. Only in the structure other cards may be
    accessible or lie on other places. Whose turn it is, names, edition and expansions have their
    defaults, and no Conspiracy has begun the turn. The Age is unknown unless it was given or a card
    of the structure shows it; pawn and Military tokens are unknown unless given.

    Args:
        given: what was given, from `duel_nb.engine.position.given.given_setup`.
        without: what each player is said not to have, by name.

    Raises:
        PositionError: the position is impossible.
    """

    def __init__(
        self, given: Setup, without: Mapping[str, Collection[str]] = MappingProxyType({})
    ) -> None:
        self.given = given
        self._without = without
        self._state = position(**given)
        self._used = Counter(names_in(given))
        # with the assumptions, so that their ids stay theirs
        self._fits: dict[tuple[int, tuple[int, ...]], tuple[object, Fit | None]] = {}
        self._unknown = tuple(self._not_given())
        self._single = tuple(Assumptions(given, self._state, self._unknown).all())

    def fit(self, *assumed: Assumption, seed: int = 0) -> Fit | None:
        """See `Known.fit`."""
        at = seed, tuple(map(id, assumed))
        if at not in self._fits:
            self._fits[at] = assumed, self._made(assumed, seed)
        return self._fits[at][1]

    def wanted(self, who: str, action: Action) -> tuple[Assumption, ...]:
        """See `Known.wanted`."""
        found: list[Assumption] = []
        card = action.card if action.verb in ("build", "discard", "recruit") else None
        if action.verb in ("wonder", "prepare") and action.other >= 0:
            card = CARDS[action.other]
        if card is not None:
            found += self._accessible(card)
        things: tuple[tuple[Wonder | Conspiracy | None, str], ...] = (
            (action.wonder if action.verb == "wonder" else None, "wonders"),
            (action.conspiracy if action.verb == "prepare" else None, "conspiracies"),
            (action.conspiracy if action.verb == "trigger" else None, "prepared"),
        )
        for thing, keyword in things:
            if thing is not None and self.is_unknown(keyword, who) and not self._used[thing.name]:
                found.append(assume(keyword, [thing.name], thing, who))
        if action.verb == "activate":
            god: Divinity | Gate = action.divinity or CATALOG.gate
            if self.is_unknown("pantheon") and not self._used[god.name]:
                there = Message("case-thing-in-pantheon", thing=god)
                found.append(assume("pantheon", {"1": god.name}, there))
                if self.is_unknown("age"):
                    found.append(assume("age", 2, "II"))
            if self.is_unknown("offerings", who):
                worth = CATALOG.offering_tokens
                found += (
                    assume("offerings", [worth[at]], worth[at], who)
                    for at in members(max(0, action.other))
                )
        return tuple(found)

    def spaces(self, name: str) -> tuple[Assumption, ...]:
        """See `Known.spaces`."""
        if not self.is_unknown("pantheon") or self._used[name]:
            return ()
        return tuple(self._in_space(name, space.number) for space in CATALOG.pantheon_spaces)

    def rich(self, who: str) -> tuple[Assumption, ...]:
        """See `Known.rich`."""
        return (self._riches[who],) if self.is_unknown("coins", who) else ()

    @property
    def by_place(self) -> bool:
        """See `Known.by_place`."""
        return isinstance(self.given.get("structure"), Mapping)

    def lies(self, card: Card) -> bool:
        """See `Known.lies`."""
        return any(card.name == one.name for one in self._in_structure)

    def names(self, who: str, action: Action) -> bool:
        """See `Known.names`."""
        city = self.given.get(who) or {}
        match action.verb:
            case "build" | "discard" | "recruit":
                return action.card is not None and self.lies(action.card)
            case "wonder" | "prepare":
                things = city.get("wonders" if action.verb == "wonder" else "conspiracies", ())
                thing = action.wonder or action.conspiracy
                named = thing is not None and thing.name in things
                return named and self.lies(CARDS[action.other])
            case "trigger":
                return action.conspiracy is not None and action.conspiracy.name in city.get(
                    "prepared", ()
                )
            case "activate":
                god = action.divinity or CATALOG.gate
                own = city.get("offerings", ())
                worth = [CATALOG.offering_tokens[at] for at in members(max(0, action.other))]
                there = god.name in (self.given.get("pantheon") or {}).values()
                return there and all(one in own for one in worth)
        return True

    @cached_property
    def _riches(self) -> dict[str, Assumption]:
        return {who: assume("coins", MOST_COINS, MOST_COINS, who) for who in PLAYERS}

    def read(self, action: Action | str) -> Action:
        """See `Known.read`: neither a card nor which of identical Senators is left to chance."""
        try:
            read = meant(self._state, action)
        except AmbiguousError:
            return meant(self._only_given, action)
        if isinstance(action, str) and used(read) >= 0:
            return meant(self._only_given, action)
        return read

    @cached_property
    def _only_given(self) -> GameState:
        """The position without the cards of the structure that were not given."""
        setup = {**self.given, "filled": False}
        setup.pop("tokens", None)  # they lie on face-down cards, of which none is left
        if not self._in_structure:
            there = (place.card for place in self._state.structure if place.card is not None)
            names = (card.name for card in there if not card.senator)
            setup["structure"] = [*islice(names, 2)]  # of two cards none can be left out
        return position(**setup)

    @property
    def unknown(self) -> tuple[Unknown, ...]:
        """See `Known.unknown`."""
        return self._unknown

    @property
    def single(self) -> tuple[Assumption, ...]:
        """See `Known.single`."""
        return self._single

    @property
    def at_once(self) -> tuple[tuple[Assumption, ...], ...]:
        """See `Known.at_once`."""
        return self._at_once

    @cached_property
    def _at_once(self) -> tuple[tuple[Assumption, ...], ...]:
        rng = random.Random(0)
        return tuple(tuple(self._several(rng)) for _ in range(_RANDOM))

    # -- inside ----------------------------------------------------------------------------

    def _not_given(self) -> Iterator[Unknown]:
        state, given = self._state, self.given
        keys: tuple[str, ...] = CITY_KEYS
        keys += PANTHEON_KEYS if state.config.pantheon else ()
        keys += AGORA_KEYS if state.config.agora else ()
        for who in PLAYERS:
            city = given.get(who) or {}
            for key in keys:
                if not state.age and key not in _OF_CITY_IN_DRAFT:
                    continue
                goddess = {"astarte": "Astarte", "snake": "Nisaba"}.get(key)
                if key in city or (goddess and goddess not in city.get("divinities", ())):
                    continue
                yield Unknown(key, who)
        table: tuple[str, ...] = _OF_TABLE
        table += _OF_EXPANSIONS if state.expansions else ()
        table += _OF_PANTHEON if state.config.pantheon else ()
        table += _OF_AGORA if state.config.agora else ()
        for key in table:
            if key in given or (not state.age and key not in _IN_DRAFT):
                continue
            if key == "age" and any(card.deck != "senator" for card in self._in_structure):
                continue
            yield Unknown(key)

    @property
    def _in_structure(self) -> list[Card]:
        cards = self.given.get("structure") or ()
        names = cards.values() if isinstance(cards, Mapping) else cards
        return [CATALOG.find(name, ("card",)) for name in names]  # type: ignore[misc]

    def _made(self, assumed: tuple[Assumption, ...], seed: int) -> Fit | None:
        setup = _merged(self.given, assumed)
        self._add_usual(setup)
        for who, denied in self._without.items():
            if not set(denied).isdisjoint(names_in(setup[who])):
                return None
        if seed:
            setup["seed"] = seed
        try:
            return Fit(position(**setup), setup, assumed)
        except PositionError:
            return None

    def _add_usual(self, setup: dict[str, Any]) -> None:
        """Add what is on nearly every table: Progress tokens, and who has activated Minerva."""
        named = {*names_in(setup)}
        if self.is_unknown("progress") and "progress" not in setup:
            tokens = CATALOG.components("progress")
            free = [one.name for one in tokens if one.set == "base" and one.name not in named]
            setup["progress"] = free[: CATALOG.progress_tokens_on_board]
        minerva = CATALOG.divinity("minerva").name
        if setup.get("minerva") is not None and minerva not in named:
            for who in PLAYERS:
                if self.is_unknown("divinities", who):
                    setup[who]["divinities"] = [*setup[who].get("divinities", ()), minerva]
                    return

    def _accessible(self, card: Card) -> list[Assumption]:
        """A card on an accessible place, if it was not given where it is."""
        if self._used[card.name] and not card.senator:
            return []
        cards = self.given.get("structure", ())
        if not isinstance(cards, Mapping):
            if card.name in cards:
                return []
            return [assume("structure", [card.name], card)]
        named = given_places(self._state, self.given)
        accessible = [place.name for place in self._state.structure if place.accessible]
        if card.name in cards.values() and (
            not card.senator or any(cards.get(at) == card.name for at in accessible)
        ):
            return []
        open_ = [at for at in accessible if at not in named]
        return [assume("structure", {open_[0]: card.name}, card)] if open_ else []

    def _in_space(self, name: str, space: int) -> Assumption:
        thing = CATALOG.find(name, ("divinity", "gate"))
        there = Message("case-thing-in-space", thing=thing, space=space)
        return assume("pantheon", {str(space): name}, there)

    def _several(self, rng: random.Random) -> Iterator[Assumption]:
        """Several things at once that can go together."""
        used = Counter(self._used)
        groups: dict[Unknown, list[Assumption]] = {}
        for one in self.single:
            groups.setdefault(one.unknown, []).append(one)
        if "structure" in self.unknown_keys and rng.random() < 0.7:
            yield self._layout(rng)
        for unknown, options in groups.items():
            most = _AT_ONCE.get(unknown.keyword, 1)
            for one in rng.sample(options, min(len(options), rng.randint(0, most))):
                names = [n for n in names_in([v for _, v in one.values]) if not n.isdecimal()]
                if any(used[name] for name in names):
                    continue
                used.update(names)
                yield one

    @cached_property
    def unknown_keys(self) -> frozenset[str]:
        """The keywords for which nothing was given; the structure too, unless by place."""
        keys = {unknown.keyword for unknown in self.unknown}
        if not isinstance(self.given.get("structure"), Mapping) and self._state.age:
            keys.add("structure")
        return frozenset(keys)

    def _layout(self, rng: random.Random) -> Assumption:
        """A structure of which some cards are gone; the given ones lie on accessible places."""
        cards = self._in_structure
        age = rng.randint(1, LAST_AGE) if self.is_unknown("age") else max(1, self._state.age)
        table = structure.table(age, self._state.config.agora)
        present = table.full
        for _ in range(rng.randint(0, len(table.places) - max(1, len(cards)))):
            open_ = table.accessible(present)
            without = present & ~(1 << rng.choice([*open_]))
            if len(table.accessible(without)) < max(1, len(cards)):
                break
            present = without
        places = [*table.accessible(present)]
        rng.shuffle(places)
        taken, _ = gone_as_given(table, table.full & ~present)
        values: list[tuple[Unknown, Any]] = [(Unknown(_PLACES), [*map(table.name, places)])]
        values.append((Unknown("taken"), taken))
        if self.is_unknown("age"):
            values.append((Unknown("age"), age))
        return Assumption(tuple(values), "")


#: How many things of a kind are put together by chance, at most.
_AT_ONCE: Final = {
    "cards": 14,
    "built": 4,
    "progress": 4,
    "discard": 8,
    "mythology": 3,
    "offerings": 3,
    "divinities": 3,
    "conspiracies": 2,
    "prepared": 2,
    "triggered": 2,
    "cubes": 4,
    "decrees": 6,
}


def _merged(given: Setup, assumed: Iterable[Assumption]) -> dict[str, Any]:
    """The keywords with what is assumed: lists and tables are joined, figures replaced."""
    found = {**given, **{who: {**(given.get(who) or {})} for who in PLAYERS}}
    for one in assumed:
        for (key, who), value in one.values:
            target = found[who] if who else found
            there = target.get(key)
            if isinstance(value, list) and isinstance(there, list | tuple):
                value = [*there, *value]
            elif isinstance(value, dict) and isinstance(there, Mapping):
                value = {**there, **value}
            target[key] = value
    places = found.pop(_PLACES, None)
    if places is not None:
        cards = found.get("structure") or ()
        if len(cards) > len(places):
            del found["taken"]
        elif cards:
            found["structure"] = dict(zip(places, cards, strict=False))
        else:
            found["structure"] = {}
    return found
