"""Parses a typed position: "Ada: Lumber Yard, 7 coins; Ben: Economy; pawn 2"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final

from duel_nb.boards.live.editor.places import NONE, PlaceKind, Setup, Spot, called, put
from duel_nb.catalog import CATALOG, AmbiguousName, UnknownName
from duel_nb.catalog.model import Component
from duel_nb.engine import DuelError, GameState
from duel_nb.messages import Message
from duel_nb.session.table import name_of, players_by_name
from duel_nb.words.people import people
from duel_nb.words.translate import translate

# All four languages are understood, whichever is the current one.
_COINS: Final = re.compile(
    r"(?P<count>\d{1,4}) (?:coins?|münzen?|muenzen?|pi[èe]ces?|монет[аы]?)", re.IGNORECASE
)
_PAWN: Final = re.compile(
    r"(?:(?:conflict )?pawn|(?:konflikt-?)?(?:spielfigur|figur|marker)"
    r"|pion(?: conflit)?|(?:маркер|фишка)(?: конфликта)?)"
    r"(?: at)? (?P<at>[+-]?\d)"
    r"(?: (?:(?:spaces?|felder|feld|cases?|делени\w*) )?(?:towards|richtung|vers|к) (?P<who>.+))?",
    re.IGNORECASE,
)
_AT: Final = re.compile(
    r"(?P<name>.+?)\s*(?:@\s*|\b(?:in|auf|dans|en|в) )(?P<space>r\d+c\d+|\d)", re.IGNORECASE
)
_WITH: Final = re.compile(r"(?P<name>.+?) (?:with|mit|avec|со?) (?P<card>.+)", re.IGNORECASE)
_OWNED: Final = {
    "card": "cards",
    "wonder": "wonders",
    "progress": "progress",
    "divinity": "divinities",
    "gate": "divinities",
    "conspiracy": "conspiracies",
    "mythology": "mythology",
}
"""Kind of component -> the keyword of a City, if only its name was typed."""
_SPACES: Final = {"card": "structure", "divinity": "pantheon", "gate": "pantheon",
                  "decree": "decrees", "mythology": "tokens"}  # fmt: skip


class Mistyped(DuelError):
    """A text that is not understood.

    Attributes:
        meant: suggestions: whole lines to type instead, nearest first.
    """

    def __init__(self, sentence: str, meant: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self.meant = meant


class InHand(DuelError):
    """A component was named without a place: the next click says where it goes."""

    def __init__(self, component: Component) -> None:
        super().__init__(translate("typed-where", thing=component))
        self.component = component


def typed(state: GameState, setup: Setup, line: str) -> dict[str, Any]:
    """The setup with what was typed put into it.

    Raises:
        Mistyped: something is not understood; its suggestions correct the whole line.
        InHand: a component was named without its place.
    """
    new: dict[str, Any] = dict(setup)
    wrong: list[tuple[str, tuple[str, ...]]] = []
    right: list[str] = []
    for group in re.split(r"[;\n]", line):
        owner, colon, rest = group.rpartition(":")
        who = ""
        if colon:
            try:
                who = player(state, owner.strip())
            except Mistyped as error:
                wrong.append((str(error), error.meant))
                who = players_by_name(state)[error.meant[0].casefold()] if error.meant else ""
            right.append(f"{state.names['AB'.index(who)] if who else owner.strip()}: ")
        for item in filter(None, (part.strip() for part in rest.split(","))):
            try:
                new = _with(state, new, who, item)
                right.append(item)
            except Mistyped as error:
                wrong.append((str(error), error.meant))
                right.append(error.meant[0] if error.meant else item)
            right.append(", ")
        right[-1:] = ["; "] if right else []
    if not wrong:
        return new
    whole = "".join(right).rstrip("; ")
    sentence = " ".join(dict.fromkeys(problem for problem, _ in wrong))
    others = wrong[0][1][1:] if len(wrong) == 1 else ()
    first = wrong[0][1][0] if wrong[0][1] else ""
    lines = [whole, *(whole.replace(first, other) for other in others)]
    raise Mistyped(sentence, tuple(lines[:3]) if all(meant for _, meant in wrong) else ())


def player(state: GameState, text: str) -> str:
    """The player with this name, "A" or "B".

    Raises:
        Mistyped: no player has this name; the nearest one is suggested.
    """
    names = players_by_name(state)
    wanted = text.casefold().removesuffix("'s city")
    if wanted in names:
        return names[wanted]
    near = get_close_matches(wanted, names, n=1)
    meant = tuple(name_of(state, names[one]) for one in near)
    first, second = people(state.names)
    raise Mistyped(translate("typed-no-player", text=text, first=first, second=second), meant)


def parted(text: str) -> tuple[str, str]:
    """A name and the card under it, as in "Sphinx with Altar"; "" without such a card."""
    found = _WITH.fullmatch(text)
    return (found["name"], found["card"]) if found else (text, "")


def named(slot: PlaceKind, text: str) -> str | int:
    """What a text names that can be at a kind of place.

    Raises:
        Mistyped: there is nothing of this name; the nearest names are suggested.
    """
    if text.casefold() in (NONE, called(NONE).casefold()) and slot.shape == "list":
        return NONE
    if re.fullmatch(r"[+-]?\d{1,4}", text) and (not slot.kinds or slot.key == "tokens"):
        return int(text)
    if not slot.kinds:
        raise Mistyped(translate("typed-number", place=slot.label, text=text))
    found = _found(text, slot.kinds)
    return found.id if found.kind == "mythology" else found.name


def _found(text: str, kinds: tuple[Any, ...] | None = None) -> Component:
    try:
        return CATALOG.find(text, kinds)
    except (AmbiguousName, UnknownName) as error:
        raise Mistyped(str(error), error.nearest[:3]) from None


def _with(state: GameState, setup: Setup, who: str, item: str) -> dict[str, Any]:
    """The setup with one item of a line put into it."""
    coins = _COINS.fullmatch(item)
    if coins:
        if not who:
            lines = (Message("typed-whose-line", who=name, text=item) for name in state.names)
            raise Mistyped(translate("typed-whose"), tuple(map(str, lines)))
        return put(setup, Spot(who, "coins"), int(coins["count"]))
    pawn = _PAWN.fullmatch(item)
    if pawn:
        at = int(pawn["at"])
        towards = player(state, pawn["who"]) if pawn["who"] else "B"
        return put(setup, Spot("", "pawn"), at if towards == "B" else -at)
    under = _WITH.fullmatch(item)
    if under and who:
        return _put_under(setup, who, under["name"], under["card"])
    at_space = _AT.fullmatch(item)
    if at_space and not who:
        component = _right(state, item, at_space["name"])
        key = _SPACES.get(component.kind)
        if key is None:
            raise Mistyped(translate("typed-no-place", thing=component))
        return put(setup, Spot("", key, at_space["space"].lower()), _name(component))
    component = _right(state, item, item)
    key = _OWNED.get(component.kind) if who else None
    if key is None and component.kind == "progress":
        return put(setup, Spot("", "progress"), component.name)
    accessible = component.kind == "card" and not isinstance(setup.get("structure"), Mapping)
    if key is None and accessible and state.age and not who:
        return put(setup, Spot("", "structure"), component.name)
    if key is None:
        raise InHand(component)
    return put(setup, Spot(who, key), _name(component))


def _put_under(setup: Setup, who: str, thing: str, card: str) -> dict[str, Any]:
    """A constructed Wonder or a prepared Conspiracy, with the card under it."""
    try:
        built, below = _found(thing, ("wonder", "conspiracy")), _found(card, ("card",))
    except Mistyped as error:
        names = []
        for text, kinds in ((thing, ("wonder", "conspiracy")), (card, ("card",))):
            try:
                names.append(_found(text, kinds).name)
            except Mistyped as one:
                names.append(one.meant[0] if one.meant else text)
        line = translate("lying-with", thing=names[0], card=names[1])
        raise Mistyped(str(error), (line,) if error.meant else ()) from None
    key = "built" if built.kind == "wonder" else "prepared"
    return put(setup, Spot(who, key), built.name, below.name)


def _right(state: GameState, item: str, name: str) -> Component:
    """The component of this name; if mistyped, the suggestions correct the whole item."""
    try:
        found = _found(name)
        if found.set not in ("base", *state.expansions):
            other = Message(f"set-{found.set}")
            raise Mistyped(translate("typed-other-game", thing=found, set=other))
        return found
    except Mistyped as error:
        raise Mistyped(str(error), tuple(item.replace(name, one) for one in error.meant)) from None


def _name(component: Component) -> str:
    return component.id if component.kind == "mythology" else component.name
