"""The places of a setup, what is there, and changes to it.

A setup is the keywords of `duel_nb.position`. It is a value: these functions return changed copies.
Whether it is possible is up to the engine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.model import Component
from duel_nb.catalog.terms import Kind
from duel_nb.engine import GameState
from duel_nb.engine.position.given import OPEN_LISTS, given_places
from duel_nb.engine.position.setups import gone_as_given
from duel_nb.messages import Message
from duel_nb.session.components import card_at, id_in
from duel_nb.words.translate import translate

Setup: TypeAlias = Mapping[str, Any]
Shape = Literal["list", "under", "one", "space", "number"]
"""What a place holds: a list; a list with a card under each; one component; one in each of several
spaces; a number."""

GONE: Final = "gone"
"""Stands for a place of the structure whose card has been taken."""
NONE: Final = "none"
"""Stands for an explicitly empty place."""


@dataclass(frozen=True, slots=True)
class PlaceKind:
    """A kind of place.

    Attributes:
        key: the keyword.
        label: its name.
        kinds: kinds of components that it holds; empty for numbers.
        shape: how it holds them.
        box: the expansion it belongs to; None for the base game.
        hint: what to type, as a placeholder.
    """

    key: str
    label: Message
    kinds: tuple[Kind, ...]
    shape: Shape = "list"
    box: str | None = None
    hint: Message = Message("hint-add")  # noqa: RUF009 - never changed


OF_CITY: Final = (
    PlaceKind("coins", Message("place-coins"), (), "number", hint=Message("hint-not-given")),
    PlaceKind("cards", Message("place-buildings"), ("card",)),
    PlaceKind("wonders", Message("place-wonders"), ("wonder",)),
    PlaceKind("built", Message("place-built"), ("wonder",), "under", hint=Message("hint-built")),
    PlaceKind("progress", Message("place-progress"), ("progress",)),
    PlaceKind("mythology", Message("place-mythology"), ("mythology",), box="pantheon"),
    PlaceKind(
        "offerings", Message("place-offerings"), (), box="pantheon", hint=Message("hint-offerings")
    ),
    PlaceKind("divinities", Message("place-divinities"), ("divinity", "gate"), box="pantheon"),
    PlaceKind(
        "astarte",
        Message("place-astarte"),
        (),
        "number",
        "pantheon",
        Message("hint-number", number=7),
    ),
    PlaceKind("snake", Message("place-snake"), ("card",), "one", "pantheon"),
    PlaceKind("conspiracies", Message("place-conspiracies"), ("conspiracy",), box="agora"),
    PlaceKind(
        "prepared",
        Message("place-prepared"),
        ("conspiracy",),
        "under",
        "agora",
        Message("hint-prepared"),
    ),
    PlaceKind("triggered", Message("place-triggered"), ("conspiracy",), "under", "agora"),
    PlaceKind(
        "cubes", Message("place-cubes"), (), "number", "agora", Message("hint-number", number=0)
    ),
)
OF_TABLE: Final = (
    PlaceKind("structure", Message("place-card"), ("card",), "space"),
    PlaceKind(
        "tokens", Message("place-token"), ("mythology",), "space", "pantheon", Message("hint-token")
    ),
    PlaceKind("progress", Message("place-on-board"), ("progress",)),
    PlaceKind("pawn", Message("place-pawn"), (), "number", hint=Message("hint-pawn")),
    PlaceKind(
        "military_tokens",
        Message("place-military-tokens"),
        (),
        hint=Message("hint-military-tokens"),
    ),
    PlaceKind(
        "minerva", Message("place-minerva"), (), "number", "pantheon", Message("hint-minerva")
    ),
    PlaceKind("discard", Message("place-discard"), ("card",)),
    PlaceKind("offered", Message("place-offered"), ("wonder",)),
    PlaceKind("constructed", Message("place-constructed"), ("wonder",)),
    PlaceKind("pantheon", Message("place-card"), ("divinity", "gate"), "space", "pantheon"),
    PlaceKind("enki", Message("place-enki"), ("progress",), box="pantheon"),
    PlaceKind("decrees", Message("place-decree"), ("decree",), "space", "agora"),
    PlaceKind("decrees_up", Message("place-turned-up"), ("decree",), box="agora"),
    PlaceKind("decrees_down", Message("place-face-down"), ("decree",), box="agora"),
    PlaceKind("locked", Message("place-obscurantism"), ("progress",), "one", "agora"),
)
_SLOTS: Final = {(True, slot.key): slot for slot in OF_CITY} | {
    (False, slot.key): slot for slot in OF_TABLE
}
_OF_STRUCTURE: Final = ("structure", "taken", "holes", "tokens")
_TOLD_EMPTY: Final = ("military_tokens", "enki")
"""Lists with a default: an empty list is not the same as a missing one."""
_SPACES: Final = {
    "structure": "place",
    "tokens": "place",
    "pantheon": "space",
    "decrees": "chamber",
}
"""Keyword with spaces -> their kind of hit id."""
_SHARED: Final = {
    "pawn": "track",
    "military_tokens": "track",
    "minerva": "track",
    "locked": "progress",
    "constructed": "discard",
    "offered": "draft",
    "enki": "space:1",
    "decrees_up": "chamber:1",
    "decrees_down": "chamber:1",
}
"""Keyword without an area of its own -> the area that shows it."""
_MANY: Final = ("senator",)
"""Decks with several copies of a card: naming one does not move another."""
_REFERRING: Final = ("snake", "decrees_up", "decrees_down", "constructed")
"""Keywords of components that are elsewhere."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One place: of a City ("A" or "B") or, with owner "", of the table; in which space."""

    owner: str
    key: str
    space: str = ""

    @property
    def slot(self) -> PlaceKind:
        """The kind of place."""
        return _SLOTS[bool(self.owner), self.key]

    @property
    def label(self) -> str:
        """Its name, with the space."""
        if self.key == "cubes":
            return self.cubes_of(self.owner)
        if not self.space:
            return str(self.slot.label)
        return translate("place-in-space", place=self.slot.label, space=self.space)

    def cubes_of(self, name: str) -> str:
        """The label of a player's cubes in a Chamber."""
        return translate("place-cubes-of", who=name, chamber=self.space)


def spots_of(state: GameState, hit: str) -> tuple[Spot, ...]:
    """The places behind a hit id of the board, or behind one of `areas`."""
    kind, _, name = hit.partition(":")
    found: list[Spot] = []
    match kind:
        case "player":  # cubes belong to the Senate
            found = [Spot(name, slot.key) for slot in OF_CITY if slot.key != "cubes"]
        case "place":
            tokens = [Spot("", "tokens", name)] if state.age < 3 else []
            found = [Spot("", "structure", name), *tokens]
        case "space":
            found = [Spot("", "pantheon", name), Spot("", "enki")]
        case "chamber":
            found = [Spot("", "decrees", name), Spot("", "decrees_up"), Spot("", "decrees_down")]
            found += [Spot(who, "cubes", name) for who in "AB"]
        case "track" | "military" | "minerva":
            found = [Spot("", key) for key in ("pawn", "military_tokens", "minerva")]
        case "progress":
            found = [Spot("", "progress"), Spot("", "locked")]
        case "discard":
            found = [Spot("", "discard"), Spot("", "constructed")]
        case "structure":
            found = [Spot("", "structure")]
        case "draft":
            found = [Spot("", "offered")]
    return tuple(spot for spot in found if spot.slot.box in (None, *state.expansions))


def areas(state: GameState, setup: Setup) -> Iterator[tuple[str, str]]:
    """Everything on the board that holds components: its name and its hit id."""
    for who, name in zip("AB", state.names, strict=True):
        yield translate("area-city", who=name), f"player:{who}"
    if not isinstance(setup.get("structure"), Mapping) and state.age:
        yield translate("area-accessible"), "structure"
    yield translate("area-progress"), "progress"
    yield translate("area-track"), "track"
    yield translate("area-discard"), "discard"
    yield translate("area-draft"), "draft"
    if state.table is not None:
        for row, column in state.table.places:
            yield translate("area-structure", row=row, column=column), f"place:r{row}c{column}"
    if state.pantheon is not None:
        for space in CATALOG.pantheon_spaces:
            yield translate("area-pantheon", space=space.number), f"space:{space.number}"
    if state.senate is not None:
        for chamber in state.senate.chambers:
            yield translate("area-senate", chamber=chamber.number), f"chamber:{chamber.number}"


def area_of(state: GameState, setup: Setup, hit: str) -> str | None:
    """The area that a hit id belongs to, such as the City of a card; None if there is none."""
    kind, _, name = hit.partition(":")
    if any(hit == area for _, area in areas(state, setup)):
        return hit
    if kind in ("military", "minerva"):
        return "track"
    if kind in ("tokens", "supply", "plot"):
        return f"player:{name[:1]}"
    if kind == "card":  # one of several identical Senators
        for who in "AB":
            if card_at(hit) in state.city(who).buildings:
                return f"player:{who}"
    if kind in ("card", "wonder", "token", "conspiracy", "divinity"):
        kinds = {"token": "progress"}.get(kind, kind)
        thing = next((c for c in CATALOG.components(kinds) if c.id == id_in(hit)), None)  # type: ignore[arg-type]
        for spot in all_spots(setup):
            if thing is not None and any(one == thing.name for one, _ in lying(setup, spot)):
                return area_of_spot(spot)
    return None


def area_of_spot(spot: Spot) -> str:
    """The area that a place is in."""
    if spot.key == "cubes":
        return f"chamber:{spot.space}"
    if spot.owner:
        return f"player:{spot.owner}"
    if spot.space:
        return f"{_SPACES[spot.key]}:{spot.space}"
    return _SHARED.get(spot.key, spot.key)


def area_of_keyword(keyword: str) -> str | None:
    """The area that a keyword of `position` is about, such as "A.coins" or "pantheon 3".

    None for all spaces together, and for what is nowhere on the board.
    """
    path, _, inner = keyword.partition(" ")
    owner, _, key = path.rpartition(".")
    if owner in ("A", "B"):
        spot = Spot(owner, key, inner if key == "cubes" else "")
        return area_of_spot(spot) if spot.key != "cubes" or inner else f"player:{owner}"
    if path in ("A", "B"):
        return f"player:{path}"
    if (False, path) not in _SLOTS or (path in _SPACES and not inner):
        return None
    return area_of_spot(Spot("", path, inner if path in _SPACES else ""))


# -- contents --------------------------------------------------------------------------------------


def holder(setup: Setup, owner: str) -> Mapping[str, Any]:
    """The keywords of a City ("A" or "B"), or for the table ("") the whole setup."""
    return (setup.get(owner) or {}) if owner else setup


def lying(setup: Setup, spot: Spot) -> list[tuple[str, str]]:
    """The contents of a place: names or a number, each with the card under it or ""."""
    value = holder(setup, spot.owner).get(spot.key)
    if spot.space:
        value = value.get(spot.space) if isinstance(value, Mapping) else None
    if value is None:
        return []
    if spot.slot.shape == "under" and isinstance(value, Mapping):
        return [(str(name), card or "") for name, card in value.items()]
    if isinstance(value, list | tuple):
        return [(str(name), "") for name in value or ([NONE] if spot.key in OPEN_LISTS else [])]
    return [(str(value), "")]


def is_given(setup: Setup, spot: Spot) -> bool:
    """Whether the setup says anything about a place, including that it is empty."""
    return spot.key in holder(setup, spot.owner)


def all_spots(setup: Setup) -> Iterator[Spot]:
    """Every place that the setup says something about."""
    for owner in ("A", "B", ""):
        for key, value in holder(setup, owner).items():
            if (bool(owner), key) not in _SLOTS:
                continue
            if key in (*_SPACES, "cubes") and isinstance(value, Mapping):
                yield from (Spot(owner, key, str(space)) for space in value)
            else:
                yield Spot(owner, key)


def called(name: str) -> str:
    """The name of a place's content in the current language."""
    if name in (NONE, GONE):
        return translate("lying-none" if name == NONE else "lying-gone")
    if name.lstrip("+-").isdigit():  # a number, not the number of a Decree
        return name
    try:
        thing = CATALOG.find(name)
    except UnknownName:  # a number
        return name
    if thing.kind == "mythology":
        return translate(f"mythology-{thing.id}")
    return translate("find-thing", thing=thing)


# -- changes ---------------------------------------------------------------------------------------


def put(setup: Setup, spot: Spot, thing: str | int, under: str | None = None) -> dict[str, Any]:
    """The setup with something put at a place; a unique component leaves its old place."""
    new = _without(setup, thing, spot)
    if under is not None:
        new = _without(new, under, spot)
    table = _table(new, spot)
    if thing == NONE:
        table[spot.key] = []
    elif spot.slot.shape == "under":
        table[spot.key] = {**(table.get(spot.key) or {}), str(thing): under}
    elif spot.space:
        spaces = dict(table.get(spot.key) or {})
        spaces[spot.space] = (
            _also(spaces.get(spot.space), thing) if spot.key == "decrees" else thing
        )
        table[spot.key] = spaces
    elif spot.slot.shape == "list" or spot.key == "structure":
        table[spot.key] = [*(table.get(spot.key) or ()), thing]
    else:
        table[spot.key] = thing
        if spot.key == "pawn":
            new.pop("military_tokens", None)  # the default depends on the pawn
    return new


def taken_away(setup: Setup, spot: Spot, thing: str) -> dict[str, Any]:
    """The setup without one component at a place, which may then be unknown."""
    new = deepcopy(dict(setup))
    table = _table(new, spot)
    value = table.get(spot.key)
    if spot.space and isinstance(value, dict):
        inner = value.get(spot.space)
        left = [one for one in inner if str(one) != thing] if isinstance(inner, list) else []
        if left:
            value[spot.space] = left
        else:
            value.pop(spot.space, None)
    elif isinstance(value, dict):
        value.pop(thing, None)
    elif isinstance(value, list):
        if thing in map(str, value):
            value.pop(list(map(str, value)).index(thing))
    else:
        value = None
    if not value and not (spot.key in OPEN_LISTS and thing != NONE) and spot.key not in _TOLD_EMPTY:
        table.pop(spot.key, None)
    return new


def laid_out(setup: Setup, state: GameState) -> dict[str, Any]:
    """The setup with the named cards of the structure given by place, as they are now."""
    new = deepcopy(dict(setup))
    if state.table is None or isinstance(new.get("structure"), Mapping):
        return new
    cards = {place.name: place.card for place in state.structure}
    named = {at: cards[at] for at in given_places(state, setup)}
    new["structure"] = {at: card.name for at, card in named.items() if card is not None}
    gone = state.table.full & ~state.present
    new["taken"], new["holes"] = gone_as_given(state.table, gone)
    return {**new, "age": state.age}


def is_gone(state: GameState, spot: Spot) -> bool:
    """Whether the card of a place of the structure has been taken."""
    at = state.table.named(spot.space) if state.table is not None and spot.space else None
    return at is not None and not state.present >> at & 1


def cleared(setup: Setup, state: GameState, spot: Spot, gone: bool) -> dict[str, Any]:
    """The setup with the card of a place removed from the structure, or restored.

    Removing a card removes those that cover it; restoring one restores those it covers.

    Args:
        setup: the setup.
        state: its position.
        spot: the place.
        gone: whether to remove the card.
    """
    new, table, present = deepcopy(dict(setup)), state.table, state.present
    assert table is not None
    place = table.named(spot.space)
    assert place is not None
    changed = 1 << place
    order = range(len(table.places))
    for other in order if gone else reversed(order):  # covering cards are in later rows
        beside = (
            any(changed >> under & 1 and table.covers[under] >> other & 1 for under in order)
            if gone
            else table.covers[other] & changed
        )
        if beside:
            changed |= 1 << other
    left = present & ~changed if gone else present | changed
    new["taken"], new["holes"] = gone_as_given(table, table.full & ~left)
    for key in ("structure", "tokens"):
        lying_there = new.get(key) or {}
        if not isinstance(lying_there, Mapping):
            continue
        new[key] = {
            at: what for at, what in lying_there.items() if left >> (table.named(at) or 0) & 1
        }
    for key in _OF_STRUCTURE:
        if not new[key]:
            del new[key]
    return new


def of_age(setup: Setup, age: int) -> dict[str, Any]:
    """The setup in another Age, without its structure; 0 derives the Age from the cards."""
    left = ("age", "offered", *_OF_STRUCTURE)
    new = {key: deepcopy(value) for key, value in setup.items() if key not in left}
    return {**new, "age": age} if age else new


def of_game(setup: Setup, expansions: tuple[str, ...]) -> dict[str, Any]:
    """The setup in a game with other expansions, without what belongs to none of them."""
    new = deepcopy(dict(setup))
    for who, table in [("A", new.get("A")), ("B", new.get("B")), ("", new)]:
        for key in list(table or ()):
            slot = _SLOTS.get((bool(who), key))
            if table is not None and slot is not None and slot.box not in (None, *expansions):
                del table[key]
    for key in ("mythology_decks", "conspiracy_deck", "locked_from_box", "trigger_used"):
        new.pop(key, None)
    new = {key: value for key, value in new.items() if key not in _OF_STRUCTURE}
    new["expansions"] = list(expansions)
    return new


def _also(there: Any, thing: str | int) -> Any:
    """A Decree added to those of a Chamber."""
    if there is None:
        return thing
    return [*(there if isinstance(there, list) else [there]), thing]


def _table(new: dict[str, Any], spot: Spot) -> dict[str, Any]:
    """As `holder`, in a setup that may be changed."""
    if not spot.owner:
        return new
    new[spot.owner] = dict(new.get(spot.owner) or {})
    found: dict[str, Any] = new[spot.owner]
    return found


def _without(setup: Setup, thing: str | int, to: Spot) -> dict[str, Any]:
    """The setup without a unique component that is about to be put at another place."""
    new = deepcopy(dict(setup))
    component = _component(thing, to)
    if component is None or getattr(component, "deck", "") in _MANY:
        return new
    if to.key in _REFERRING:
        return new
    for spot in list(all_spots(new)):
        holds = component.kind in spot.slot.kinds and spot.key not in _REFERRING
        if holds and any(one == component.name for one, _ in lying(new, spot)):
            new = taken_away(new, spot, component.name)
    for who in "AB":
        for key in ("built", "prepared", "triggered"):
            things = (new.get(who) or {}).get(key)
            if isinstance(things, Mapping) and component.name in things.values():
                new[who] = {**new[who], key: {
                    one: None if card == component.name else card for one, card in things.items()
                }}  # fmt: skip
    return new


def _component(thing: str | int, spot: Spot) -> Component | None:
    """The component of this name; None for numbers and for tokens with several copies."""
    for kind in (*spot.slot.kinds, "card"):
        for one in CATALOG.components(kind):
            if one.name == thing and kind != "mythology":
                return one
    return None
