"""Data about the items on a board for the page's script, which enlarges and animates them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from typing import Final, TypeAlias

from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.shapes import Scene
from duel_nb.boards.html.markup import without_rules
from duel_nb.boards.scene.city import treasury
from duel_nb.boards.scene.table import pawn_box
from duel_nb.catalog import CATALOG, Divinity, Gate
from duel_nb.catalog.names import local_name
from duel_nb.engine import GameState
from duel_nb.session import describe
from duel_nb.session.components import coins_words, details, find_card, mythology_name, mythology_of
from duel_nb.session.table import as_known
from duel_nb.words.translate import listed, translate

ItemData: TypeAlias = tuple[str, tuple[str, ...], float, float, float, float]
"""Name, lines to show when enlarged, and left, top, width and height as fractions of the board's
width. A card has the same name wherever it is. Items that are not enlarged have no lines."""

_NOT_ENLARGED: Final = frozenset({"player", "track", "tray", "scores", "pass"})


def item_data(board: Scene, seen: GameState) -> str:
    """The items on a board as hidden HTML for the page's script, lowest first."""
    data = escape(json.dumps([*_items(board, seen)], ensure_ascii=False))
    name = escape(translate("age-named", age=seen.age)) if seen.age else ""
    return (
        f'<div hidden class="duel-things" data-age="{seen.age}" data-age-name="{name}" '
        f'data-things="{data}"></div>'
    )


def _items(board: Scene, seen: GameState) -> Iterator[ItemData]:
    def item(name: str, lines: tuple[str, ...], box: Box) -> ItemData:
        x, y, width, height = (round(measure / board.width, 4) for measure in box)
        return name, lines, x, y, width, height

    cards = {f"place:{p.name}": f"card:{p.card.id}" for p in seen.structure if p.card is not None}
    tucked = {
        f"wonder:{site.wonder.id}": f"card:{site.tucked.id}"
        for who in "AB"
        for site in seen.city(who).wonders
        if site.tucked is not None
    }
    for target in board.hits():
        if target.hit in tucked:
            yield item(tucked[target.hit], (), target.box)
        if target.hit == "discard" and seen.discard_pile:
            yield item(f"card:{seen.discard_pile[-1].id}", (), target.box)
        name = cards.get(target.hit, target.hit)
        yield item(name, _lines(seen, name, target.label), target.box)
        if target.hit == "track":
            yield item("pawn", (), pawn_box(seen.pawn, target.box))
        if target.hit in ("player:A", "player:B"):
            who = target.hit[-1]
            coins = (coins_words(seen.city(who).coins),)
            yield item(f"coins:{who}", coins, treasury(target.box))


def _lines(seen: GameState, name: str, label: str) -> tuple[str, ...]:
    """The lines of an enlarged item, its name first, without ids of rules.

    Args:
        seen: the position as the viewer knows it.
        name: of the item.
        label: the item in one line.
    """
    kind, _, which = name.partition(":")
    match kind:
        case _ if kind in _NOT_ENLARGED:
            return ()
        case "card":
            return details(CATALOG.card(which))
        case "wonder":
            return details(CATALOG.wonder(which))
        case "token":
            return details(CATALOG.progress_token(which))
        case "conspiracy":
            return details(CATALOG.conspiracy(which))
        case "divinity":
            return _divinity(find_card(which))
        case "discard":
            return label, listed(map(local_name, seen.discard_pile))
    expanded = kind in describe.EXPANSIONS
    title, lines = describe.describe(seen, name) if expanded else (label, ())
    pantheon = as_known(seen).pantheon
    card = pantheon.cards[int(which) - 1] if pantheon is not None and kind == "space" else None
    head = (title,) if card is None else _divinity(card)
    return *head, *map(without_rules, lines)


def _divinity(card: Divinity | Gate) -> tuple[str, ...]:
    mythology = mythology_of(card)
    return details(card, mythology_name(mythology) if mythology else "")
