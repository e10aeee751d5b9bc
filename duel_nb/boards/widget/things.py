"""What the page knows of the things on a board: to enlarge them, and to show what moves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from typing import TypeAlias

from duel_nb.boards.drawing.labels import coins_words
from duel_nb.boards.drawing.said import said
from duel_nb.boards.drawing.shapes import Box, Scene
from duel_nb.boards.scene.city import treasury
from duel_nb.boards.scene.table import pawn_box
from duel_nb.engine import GameState

Thing: TypeAlias = tuple[str, str, float, float, float, float]
"""Its name, its full text, and where it lies: left, top, width and height as parts of the board's
width. A card has the same name wherever it lies. Without a text it is covered by something, or it
is the Conflict pawn."""


def things(board: Scene, seen: GameState) -> str:
    """The things on a board as hidden HTML for the script of the page, lowest first."""
    told = escape(json.dumps([*_things(board, seen)], ensure_ascii=False))
    name = escape(said("age-named", age=seen.age)) if seen.age else ""
    return (
        f'<div hidden class="duel-things" data-age="{seen.age}" data-age-name="{name}" '
        f'data-things="{told}"></div>'
    )


def _things(board: Scene, seen: GameState) -> Iterator[Thing]:
    def thing(name: str, text: str, box: Box) -> Thing:
        x, y, width, height = (round(measure / board.width, 4) for measure in box)
        return name, text, x, y, width, height

    cards = {f"place:{p.name}": f"card:{p.card.id}" for p in seen.structure if p.card is not None}
    tucked = {
        f"wonder:{site.wonder.id}": f"card:{site.tucked.id}"
        for who in "AB"
        for site in seen.city(who).wonders
        if site.tucked is not None
    }
    for target in board.hits():
        if target.hit in tucked:
            yield thing(tucked[target.hit], "", target.box)
        if target.hit == "discard" and seen.discard_pile:
            yield thing(f"card:{seen.discard_pile[-1].id}", "", target.box)
        yield thing(cards.get(target.hit, target.hit), target.label, target.box)
        if target.hit == "track":
            yield thing("pawn", "", pawn_box(seen.pawn, target.box))
        if target.hit in ("player:A", "player:B"):
            who = target.hit[-1]
            yield thing(f"coins:{who}", coins_words(seen.city(who).coins), treasury(target.box))
