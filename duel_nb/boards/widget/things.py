"""What the page knows of the things on a board: to enlarge them, and to show what moves."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import escape
from typing import Final, TypeAlias

from duel_nb.boards.drawing.divinities import find_card, mythology_of
from duel_nb.boards.drawing.labels import coins_words, details, listed
from duel_nb.boards.drawing.mythology import mythology_name
from duel_nb.boards.drawing.said import called, said
from duel_nb.boards.drawing.shapes import Box, Scene
from duel_nb.boards.scene.city import treasury
from duel_nb.boards.scene.table import pawn_box
from duel_nb.boards.scene.viewer import as_known
from duel_nb.boards.widget import told_things
from duel_nb.catalog import CATALOG, Divinity, Gate
from duel_nb.engine import GameState

Thing: TypeAlias = tuple[str, tuple[str, ...], float, float, float, float]
"""Its name, all that is said of it when it is enlarged, and where it lies: left, top, width and
height as parts of the board's width. A card has the same name wherever it lies. Nothing is said of
what is covered by something, or needs no enlarging."""

_NOT_ENLARGED: Final = frozenset({"player", "track", "tray", "scores", "pass"})
_RULES: Final = re.compile(r" \((?:[A-Z]+-[A-Z0-9-]+[a-z]?(?:, )?)+\)")
"""Ids of rules in brackets."""


def things(board: Scene, seen: GameState) -> str:
    """The things on a board as hidden HTML for the script of the page, lowest first."""
    told = escape(json.dumps([*_things(board, seen)], ensure_ascii=False))
    name = escape(said("age-named", age=seen.age)) if seen.age else ""
    return (
        f'<div hidden class="duel-things" data-age="{seen.age}" data-age-name="{name}" '
        f'data-things="{told}"></div>'
    )


def _things(board: Scene, seen: GameState) -> Iterator[Thing]:
    def thing(name: str, lines: tuple[str, ...], box: Box) -> Thing:
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
            yield thing(tucked[target.hit], (), target.box)
        if target.hit == "discard" and seen.discard_pile:
            yield thing(f"card:{seen.discard_pile[-1].id}", (), target.box)
        name = cards.get(target.hit, target.hit)
        yield thing(name, _lines(seen, name, target.label), target.box)
        if target.hit == "track":
            yield thing("pawn", (), pawn_box(seen.pawn, target.box))
        if target.hit in ("player:A", "player:B"):
            who = target.hit[-1]
            coins = (coins_words(seen.city(who).coins),)
            yield thing(f"coins:{who}", coins, treasury(target.box))


def _lines(seen: GameState, name: str, label: str) -> tuple[str, ...]:
    """All that is said of a thing when it is enlarged, its name first; ids of rules are left out.

    Args:
        seen: the position as the one who looks at the board knows it.
        name: of the thing.
        label: the thing in one line.
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
            return label, listed(map(called, seen.discard_pile))
    expanded = kind in told_things.EXPANSIONS
    title, lines = told_things.told(seen, name) if expanded else (label, ())
    pantheon = as_known(seen).pantheon
    card = pantheon.cards[int(which) - 1] if pantheon is not None and kind == "space" else None
    head = (title,) if card is None else _divinity(card)
    return *head, *(_RULES.sub("", line) for line in lines)


def _divinity(card: Divinity | Gate) -> tuple[str, ...]:
    mythology = mythology_of(card)
    return details(card, mythology_name(mythology) if mythology else "")
