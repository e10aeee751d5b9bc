"""The contrast palette keeps its promise: strong contrasts, and colours apart for all eyes."""

from __future__ import annotations

import itertools
import math

import pytest

from duel_nb.boards.drawing.palettes import PALETTES, Palette, palette
from duel_nb.errors import DuelError
from duel_nb.words.translate import colour_letters

Three = tuple[float, float, float]

# How red, green and blue arrive without one kind of cone (Machado, Oliveira and Fernandes, 2009).
EYES: dict[str, tuple[Three, Three, Three]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no long": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "no medium": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "no short": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}


def light(colour: str) -> Three:
    """Linear red, green and blue of ``#rrggbb``."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def seen(colour: str, eyes: str) -> Three:
    """A colour in CIE L*a*b* as some eyes see it."""
    parts = [
        min(1.0, max(0.0, sum(w * p for w, p in zip(row, light(colour), strict=True))))
        for row in EYES[eyes]
    ]
    red, green, blue = parts
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888
    f = [c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in (x, y, z)]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as web pages measure it: 1 to 21."""
    weights = (0.2126, 0.7152, 0.0722)
    dark, bright = sorted(
        sum(w * p for w, p in zip(weights, light(colour), strict=True)) for colour in (one, other)
    )
    return (bright + 0.05) / (dark + 0.05)


EVERY = [pal for kind in PALETTES.values() for pal in kind.values()]
STRONG = [pal for pal in EVERY if pal.kind == "contrast"]
every = pytest.mark.parametrize("pal", EVERY, ids=lambda pal: f"{pal.kind}-{pal.name}")
strong = pytest.mark.parametrize("pal", STRONG, ids=lambda pal: pal.name)

APART = {"standard": 12, "contrast": 25}
"""How far card colours are from each other: a difference of 2 is hardly seen."""


@every
@pytest.mark.parametrize("eyes", EYES)
def test_card_colours_stay_apart_for_all_eyes(pal: Palette, eyes: str) -> None:
    """A covered card shows no more than its colour and the first letters of it."""
    for (one, a), (other, b) in itertools.combinations(pal.colours.items(), 2):
        assert math.dist(seen(a, eyes), seen(b, eyes)) > APART[pal.kind], f"{one} and {other}"


@strong
def test_inks_stand_out(pal: Palette) -> None:
    for ink in (pal.ink, pal.muted):
        for paper in (pal.table, pal.panel):
            assert contrast(ink, paper) >= 7
    for ink in (pal.card_ink, pal.card_muted):
        assert contrast(ink, pal.card) >= 7


@strong
def test_signs_stand_out(pal: Palette) -> None:
    for sign in (pal.accent, pal.selected, pal.news, pal.player_a, pal.player_b):
        assert contrast(sign, pal.panel) >= 4.5


@every
def test_every_palette_can_be_read(pal: Palette) -> None:
    assert contrast(pal.ink, pal.panel) >= 7
    assert contrast(pal.card_ink, pal.card) >= 7
    for paper in (pal.table, pal.panel):
        assert contrast(pal.muted, paper) >= 4.5
    for paper in (pal.card, pal.tag):
        assert contrast(pal.card_muted, paper) >= 4.5
    for colour, band in pal.colours.items():
        assert contrast(pal.on_colour[colour], band) >= 4.5, colour
    for player in "AB":
        assert contrast(pal.paper, pal.player(player)) >= 4.5
    assert len({colour_letters(colour) for colour in pal.colours}) == len(pal.colours)


@every
def test_marks_are_seen_on_any_ground(pal: Palette) -> None:
    """A mark has two colours: one of them stands out from what it lies on."""
    grounds = (pal.table, pal.panel, pal.card, pal.tag, *pal.backs.values())
    for mark in (pal.accent, pal.selected, pal.news):
        assert contrast(mark, pal.paper) >= 3
        for ground in grounds:
            assert max(contrast(mark, ground), contrast(pal.paper, ground)) >= 3


def test_a_palette_is_found_by_theme_and_kind() -> None:
    assert palette("dark", "contrast") is PALETTES["contrast"]["dark"]
    assert palette(STRONG[0]) is STRONG[0]
    with pytest.raises(DuelError, match="'standard' or 'contrast'"):
        palette("dark", "loud")
    with pytest.raises(DuelError, match="'light' or 'dark'"):
        palette("pink", "contrast")
