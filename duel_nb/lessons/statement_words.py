"""Expectations of scenarios as sentences for readers, made from what was parsed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from duel_nb.catalog import CATALOG, Component
from duel_nb.engine import DuelError, GameState
from duel_nb.engine.actions import track_place
from duel_nb.messages import Listed, Message, Part
from duel_nb.scenarios import Moment
from duel_nb.scenarios.words.cities import BillItem
from duel_nb.scenarios.words.course import Which, actions_in
from duel_nb.scenarios.words.table import SIGHTS, Sight
from duel_nb.scenarios.words.understand import Expectation, kinds_of, understand
from duel_nb.session.table import name_of
from duel_nb.words.actions import in_words


def sentence(text: str, moment: Moment) -> Message:
    """An expectation that holds, as a sentence with the players' names.

    Args:
        text: the expectation.
        moment: the moment at which it holds.
    """
    said = understand(text)
    state = moment.after
    if said.pattern.startswith("decision:"):
        return state.decisions[-1].message
    if said.pattern == "pawn":
        if said.how == "at":
            return Message("said-pawn-at", at=track_place(said.amount, state.names))
        if not said.amount:
            return Message("said-pawn-still")
        towards = state.names[said.amount > 0]
        return Message("said-pawn-by", who=towards, count=abs(said.amount))
    parts = {name: _part(name, value, moment) for name, value in said.filled.items()}
    message = Message(f"said-{_slug(said.pattern)}", parts)
    if said.how in ("at", "by"):
        figure = str(said.amount) if said.how == "at" else f"{said.amount:+d}"
        if said.how == "by" and not said.amount:
            return Message("said-unchanged", what=message)
        return Message("said-amount", what=message, count=figure)
    if said.how:
        members = list(_members(said))
        if not members:
            return Message("said-nothing", what=message)
        return Message(f"said-{said.how}", what=message, members=Listed(*members))
    return message


def rules_in(text: str) -> tuple[str, ...]:
    """The ids of the rules that an expectation names."""
    filled = understand(text).filled.values()
    found = [value.what if isinstance(value, Which) else value for value in filled]
    return tuple(one for one in found if isinstance(one, str) and re.match("[A-Z]{3,4}-", one))


def _slug(pattern: str) -> str:
    """The end of the key for a pattern: "price-of-thing-for-who-includes-item"."""
    return re.sub(r"[^a-z]+", "-", pattern.casefold()).strip("-")


def _members(said: Expectation) -> Iterator[Part]:
    signs = {"+": "change-more", "-": "change-less"}
    for sign, one in said.members:
        thing: Part = Message(f"symbol-{one}")
        if said.kind != "symbol":
            thing = CATALOG.find(one, kinds_of(said.kind))
        yield Message(signs[sign], thing=thing) if sign else thing


def _part(name: str, value: Any, moment: Moment) -> Part:
    """The value of a placeholder, for a message."""
    match name, value:
        case "who", _:
            return name_of(moment.after, value)
        case "action", _:
            return _actions(value, moment.after)
        case "resource" | "priced", str():
            return Message(f"resource-{value}")
        case "category", _:
            return Message(f"score-{value}")
        case "mythology", _:
            return Message(f"mythology-{value}")
        case "resources", _:
            named = (Message(f"resource-{one}") for one in sorted(value))
            return Listed(*named, last="or")
        case "offerings", _:
            chosen = [n for i, n in enumerate(CATALOG.offering_tokens) if value >> i & 1]
            return Listed(*chosen)
        case "space" | "position", _:
            return track_place(value, moment.after.names)
        case "senator", _:
            return next(card for card in CATALOG.cards if card.name == value)
        case "token", str():
            return value if value.isdigit() else Message(f"mythology-{value}")
        case "how", _:
            return Message(f"said-how-{value}")
        case "sight", _:
            return _sight(value)
        case "item", BillItem():
            return _item(value)
        case _, Which():
            return value.what
        case _, list():
            return Listed(*value)
    assert isinstance(value, str | int | Component)
    return value


def _actions(text: str, state: GameState) -> Part:
    """Actions in the reader's words; as written if they cannot be read here."""
    read: list[Part] = []
    for one in actions_in(text):
        try:
            read.append(in_words(state.read(one), state.names))
        except DuelError:
            read.append(one)
    return Listed(*read, last=";") if read else Message("said-no-action")


def _item(item: BillItem) -> Message:
    units = Message("count-units", units=item.units, resource=Message(f"resource-{item.resource}"))
    if item.price is not None:
        return Message("said-item-bought", units=units, price=item.price)
    if item.by is not None:
        return Message("said-item-by", units=units, thing=item.by)
    return units


def _sight(sight: Sight) -> Part:
    """What can be seen or hidden."""
    if isinstance(sight.what, int):
        return Message("said-sight-decree", chamber=sight.what)
    if sight.what is not None:
        return sight.what
    return Message(f"said-sight-{_slug(sight.name)}") if sight.name in SIGHTS else sight.name
