"""Cards of the Pantheon: their faces, backs and words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.cards import Cell, colour_chip, row, row_width
from duel_nb.boards.drawing.mythology import PALE, back_colour, mythology_name
from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.shapes import Circle, Polygon, Rect, Shape, Sprite, text_line
from duel_nb.catalog import CATALOG, Divinity, Figure, Gate

_INK: Final = "#fff6e2"


@lru_cache(maxsize=64)
def card_effect(card: Divinity | Gate) -> str:
    """What a card of the Pantheon does, in a few words."""
    if not isinstance(card, Divinity):
        return "reveal the top Divinity of every deck and activate one of them for free"
    return {
        "enki": "take one of the Progress tokens lying on it",
        "ishtar": "the scales, a scientific symbol",
        "nisaba": "the Snake on an opposing green card, whose symbol you have too",
        "astarte": f"{card.coins_on_card} coins kept on the card; "
        f"{Figure(card.points_per_coin):point} for each left",
        "baal": "take a brown or grey card of the opponent",
        "tanit": f"{card.coins} coins",
        "aphrodite": f"{card.points} points",
        "hades": "construct a card of the discard pile for free",
        "zeus": "put any card of the structure on the discard pile",
        "anubis": "take down a standing Wonder, which may be constructed again",
        "isis": "construct one of your Wonders for free with a card of the discard pile",
        "ra": "take a Wonder of the opponent that does not stand",
        "mars": f"{card.shields} shields",
        "minerva": "Minerva on the military track, to stop the Conflict pawn once",
        "neptune": "remove a Military token, then resolve another one",
    }[card.id]


def card_words(card: Divinity | Gate) -> str:
    """A card of the Pantheon in one line: name, Mythology and effect."""
    name = card.name.removeprefix("The ")
    if isinstance(card, Divinity):
        name += f" ({mythology_name(card.mythology)})"
    return f"{name}: {card_effect(card)}"


def card_hit(card: Divinity | Gate) -> str:
    """The hit id of a card of the Pantheon that lies in a City or in a tray."""
    return f"divinity:{card.id}"


def find_card(name: str) -> Divinity | Gate:
    """The card of the Pantheon with an id; the Gate's is "gate"."""
    return CATALOG.gate if name == CATALOG.gate.id else CATALOG.divinity(name)


def mythology_of(card: Divinity | Gate) -> str | None:
    """The Mythology of a Divinity; None for the Gate."""
    return card.mythology if isinstance(card, Divinity) else None


def _effects(card: Divinity | Gate, size: float, pal: Palette) -> list[Cell]:
    """The effect of a card as small pictures on its own colour."""
    paper = back_colour(mythology_of(card))

    def plain(name: str) -> Cell:
        return icons.icon(name, size, _INK, paper), size

    if not isinstance(card, Divinity):
        return [plain("gate")]
    small = size * 0.8
    match card.id:
        case "enki":
            return [plain("token")] * card.progress_tokens
        case "ishtar":
            return [plain("scales")]
        case "nisaba":
            return [plain("snake"), (colour_chip("green", size, pal), size * 0.86)]
        case "astarte":
            return [(icons.coin(str(card.coins_on_card), size), size), plain("shield")]
        case "baal":
            chips = [
                (colour_chip(colour, small, pal), small * 0.86) for colour in ("brown", "grey")
            ]
            return [plain("arrow"), *chips]
        case "tanit":
            return [(icons.coin(f"+{card.coins}", size), size)]
        case "aphrodite":
            return [(icons.points(str(card.points), size), size)]
        case "hades":
            return [plain("revive")]
        case "zeus":
            return [plain("bolt")]
        case "anubis":
            return [(icons.icon("wonder", size), size), plain("cross")]
        case "isis":
            return [(icons.icon("wonder", size), size), plain("revive")]
        case "ra":
            return [(icons.icon("wonder", size), size), plain("arrow")]
        case "mars":
            return [plain("shield")] * card.shields
        case "minerva":
            return [plain("minerva")]
        case _:
            return [plain("trident")]


def card_face(
    card: Divinity | Gate, width: float, height: float, pal: Palette, *, effect: bool = True
) -> Sprite:
    """A card of the Pantheon face up: sign of its Mythology, effect, name.

    Without its effect there is room for the tokens that lie on it.
    """
    return _card_face(card, width, height, pal, effect)


@lru_cache(maxsize=128)
def _card_face(
    card: Divinity | Gate, width: float, height: float, pal: Palette, effect: bool
) -> Sprite:
    mythology = mythology_of(card)
    colour = back_colour(mythology)
    foot = 17.0
    band = height - foot
    size = min(32.0, 0.5 * width - 16, band - 12)
    cells = _effects(card, size, pal) if effect else []
    left = 26.0 if mythology else 4.0
    room = width - left - 4
    found: list[Shape] = [
        Rect(0, 0, width, height, pal.card, radius=5),
        Rect(0, 0, width, band, colour, radius=5),
        Rect(0, band - 6, width, 6, colour),
    ]
    if mythology:
        found += [
            Circle(14, 14, 11, PALE),
            *icons.shapes(mythology, 6.5, 6.5, 15, colour, PALE),
        ]
    found += row(
        cells, left + (room - row_width(cells)) / 2, (band - size) / 2 + (2 if mythology else 0)
    )
    found += [
        text_line(
            width / 2,
            height - 4.6,
            card.name.removeprefix("The "),
            12.5,
            width - 8,
            pal.card_ink,
            weight="bold",
            anchor="middle",
        ),
        Rect(0.5, 0.5, width - 1, height - 1, None, pal.card_edge, 1, 5),
    ]
    return Sprite(found)


@lru_cache(maxsize=64)
def card_back(mythology: str, width: float, height: float, pal: Palette) -> Sprite:
    """The back of a Divinity: only its Mythology."""
    colour = back_colour(mythology)
    x, y = width / 2, height / 2
    r = min(width, height) * 0.36
    return Sprite(
        [
            Rect(0, 0, width, height, colour, radius=5),
            Rect(3.5, 3.5, width - 7, height - 7, None, "#ffffff50", 1, 3),
            Polygon(((6, y), (x, 5), (width - 6, y), (x, height - 5)), "#ffffff1c"),
            Circle(x, y, r, "#ffffff2e", "#ffffff90", 1.2),
            *icons.shapes(mythology, x - r * 0.72, y - r * 0.72, r * 1.44, PALE, colour),
            Rect(0.5, 0.5, width - 1, height - 1, None, "#1c140c90", 1, 5),
        ]
    )


@lru_cache(maxsize=64)
def card_sign(card: Divinity | Gate, size: float) -> Sprite:
    """A small round sign for an activated card of the Pantheon, `size` across."""
    mythology = mythology_of(card)
    colour = back_colour(mythology)
    r = size / 2
    return Sprite(
        [
            Circle(r, r, r, colour),
            *icons.shapes(mythology or "gate", r * 0.44, r * 0.44, r * 1.12, PALE, colour),
        ]
    )
