"""A position as somebody types it: "Ada: Lumber Yard, 7 coins; Ben: Economy; pawn 2"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final

from duel_nb.boards.widget.editor.places import NONE, PlaceKind, Setup, Spot, called, put
from duel_nb.catalog import CATALOG, AmbiguousName, UnknownName
from duel_nb.catalog.model import Component
from duel_nb.engine import DuelError, GameState
from duel_nb.engine.messages import Message

# Each is understood in the four languages, whichever is in use.
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
_WITH: Final = re.compile(r"(?P<name>.+?) (?:with|mit|avec|с) (?P<card>.+)", re.IGNORECASE)
_OWNED: Final = {
    "card": "cards",
    "wonder": "wonders",
    "progress": "progress",
    "divinity": "divinities",
    "gate": "divinities",
    "conspiracy": "conspiracies",
    "mythology": "mythology",
}
"""Where in a City a component goes that is only named."""
_SPACES: Final = {"card": "structure", "divinity": "pantheon", "gate": "pantheon",
                  "decree": "decrees", "mythology": "tokens"}  # fmt: skip


class Mistyped(DuelError):
    """Something typed that is not understood.

    Attributes:
        meant: what may have been meant, whole lines to type instead, the nearest first.
    """

    def __init__(self, sentence: str, meant: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self.meant = meant


class InHand(DuelError):
    """A component was named without a place: somebody has it in hand.

    Attributes:
        component: what it is.
    """

    def __init__(self, component: Component) -> None:
        super().__init__(str(Message("typed-where", thing=component)))
        self.component = component


def typed(state: GameState, setup: Setup, line: str) -> dict[str, Any]:
    """A position with what somebody typed put into it.

    Raises:
        Mistyped: something is not understood; all of it is put right in what it offers.
        InHand: nothing but a component was named, and its place is missing.
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
                who = "AB"[list(state.names).index(error.meant[0])] if error.meant else ""
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
    sentence = " ".join(dict.fromkeys(said for said, _ in wrong))
    others = wrong[0][1][1:] if len(wrong) == 1 else ()
    first = wrong[0][1][0] if wrong[0][1] else ""
    lines = [whole, *(whole.replace(first, other) for other in others)]
    raise Mistyped(sentence, tuple(lines[:3]) if all(meant for _, meant in wrong) else ())


def player(state: GameState, text: str) -> str:
    """The player of a name, "A" or "B".

    Raises:
        Mistyped: nobody is called so; the nearest name is offered.
    """
    names = {name.casefold(): who for who, name in zip("AB", state.names, strict=True)}
    names |= {"a": "A", "b": "B"}
    wanted = text.casefold().removesuffix("'s city")
    if wanted in names:
        return names[wanted]
    near = get_close_matches(wanted, [name.casefold() for name in state.names], n=1)
    meant = tuple(state.names["AB".index(names[one])] for one in near)
    first, second = state.names
    unknown = Message("typed-no-player", text=text, first=first, second=second)
    raise Mistyped(str(unknown), meant)


def parted(text: str) -> tuple[str, str]:
    """What lies somewhere and the card under it: "Sphinx with Altar"; "" where none is named."""
    found = _WITH.fullmatch(text)
    return (found["name"], found["card"]) if found else (text, "")


def named(slot: PlaceKind, text: str) -> str | int:
    """What a text names that may lie at a kind of place.

    Raises:
        Mistyped: there is nothing of this name; the nearest names are offered.
    """
    if text.casefold() in (NONE, called(NONE).casefold()) and slot.shape == "list":
        return NONE
    if re.fullmatch(r"[+-]?\d{1,4}", text) and (not slot.kinds or slot.key == "tokens"):
        return int(text)
    if not slot.kinds:
        raise Mistyped(str(Message("typed-number", place=slot.label, text=text)))
    found = _found(text, slot.kinds)
    return found.id if found.kind == "mythology" else found.name


def _found(text: str, kinds: tuple[Any, ...] | None = None) -> Component:
    try:
        return CATALOG.find(text, kinds)
    except AmbiguousName as error:
        raise Mistyped(str(error), error.nearest[:3]) from None
    except UnknownName as error:
        raise Mistyped(str(error), error.nearest[:3]) from None


def _with(state: GameState, setup: Setup, who: str, item: str) -> dict[str, Any]:
    """A position with one thing that was typed."""
    coins = _COINS.fullmatch(item)
    if coins:
        if not who:
            lines = (Message("typed-whose-line", who=name, text=item) for name in state.names)
            raise Mistyped(str(Message("typed-whose")), tuple(map(str, lines)))
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
            raise Mistyped(str(Message("typed-no-place", thing=component)))
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
    """A Wonder that stands, or a Conspiracy that is prepared, with the card under it."""
    try:
        built, below = _found(thing, ("wonder", "conspiracy")), _found(card, ("card",))
    except Mistyped as error:
        names = []
        for text, kinds in ((thing, ("wonder", "conspiracy")), (card, ("card",))):
            try:
                names.append(_found(text, kinds).name)
            except Mistyped as one:
                names.append(one.meant[0] if one.meant else text)
        line = str(Message("lying-with", thing=names[0], card=names[1]))
        raise Mistyped(str(error), (line,) if error.meant else ()) from None
    key = "built" if built.kind == "wonder" else "prepared"
    return put(setup, Spot(who, key), built.name, below.name)


def _right(state: GameState, item: str, name: str) -> Component:
    """The component of a name; if it was mistyped, the whole item is offered put right."""
    try:
        found = _found(name)
        if found.set not in ("base", *state.expansions):
            other = Message(f"set-{found.set}")
            raise Mistyped(str(Message("typed-other-game", thing=found, set=other)))
        return found
    except Mistyped as error:
        raise Mistyped(str(error), tuple(item.replace(name, one) for one in error.meant)) from None


def _name(component: Component) -> str:
    return component.id if component.kind == "mythology" else component.name
