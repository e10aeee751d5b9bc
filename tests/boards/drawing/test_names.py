"""The name of every component fits in its picture, in every language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from duel_nb.boards.drawing import cards, fitting
from duel_nb.boards.drawing.palettes import CROWDED, LIGHT, SMALL, text_width
from duel_nb.boards.drawing.shapes import Sprite
from duel_nb.boards.scene import frame
from duel_nb.catalog import CATALOG
from duel_nb.languages import LANGUAGES, speaking

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def faces() -> set[tuple[float, float, float]]:
    """Width, height and visible part of the cards of every structure of the usual layouts."""
    plans = (
        frame._frame(name, pantheon, agora)
        for name in ("wide", "narrow")
        for pantheon, agora in itertools.product((False, True), repeat=2)
    )
    boxes = {plan.structure for plan in plans}
    grids = (frame.grid(layout, box) for box in boxes for layout in CATALOG.layouts)
    return {(grid.width, grid.height, grid.step) for grid in grids}


def cut_off(sprite: Sprite) -> Iterator[str]:
    """Texts that lost their end, or are too small or too wide."""
    for text in sprite.texts:
        broken = text.max_width > 40 and text.size < CROWDED
        if text.text.endswith("...") or broken or text.width > text.max_width + 0.01:
            yield text.text


@in_every_language
def test_cards(language: str) -> None:
    different = [card for card in CATALOG.cards if card.copy <= 1]
    with speaking(language):
        for size, card in itertools.product(faces(), different):
            assert list(cut_off(cards.card_face(card, *size, LIGHT))) == [], size


@in_every_language
def test_strips_and_wonders(language: str) -> None:
    with speaking(language):
        for card, size in itertools.product(CATALOG.cards, ((120, 20), (120, 24), (137, 28))):
            assert list(cut_off(cards.card_strip(card, *size, LIGHT))) == []
        for wonder, width in itertools.product(CATALOG.wonders, (125, 137)):
            for deck in (None, "age-1", "age-2", "age-3", "guild", "senator", "grand-temple"):
                shown = cards.wonder_card(wonder, width, 66, LIGHT, covered_by=deck)
                assert list(cut_off(shown)) == []


@pytest.mark.parametrize(
    ("word", "room", "broken"),
    [
        ("Verteidigungsanlage", 60, ("Vertei-", "digungs-", "anlage")),
        ("Караван-сарай", 60, ("Караван-", "сарай")),
        ("Обсерватория", 64, ("Обсерва-", "тория")),
        ("Bibliothèque", 50, ("Biblio-", "thèque")),
        ("Писатель", 45, ("Писа-", "тель")),
        ("Akademie", 52, ("Akade-", "mie")),
    ],
)
def test_long_words_are_cut_between_syllables(word: str, room: float, broken: tuple[str]) -> None:
    found = fitting.name_lines(word, room, 3)
    assert found is not None
    assert found[0] == broken
    assert all(text_width(line, SMALL, found[1]) <= room for line in broken)


def test_small_type_is_used_only_where_nothing_else_fits() -> None:
    ways = fitting.ONE_LINE
    assert fitting.setting(("Politisches Manöver",), 200, ways).size == SMALL
    crowded = fitting.setting(("Politisches Manöver",), 105, ways)
    assert (len(crowded.lines), crowded.size) == (1, CROWDED)
    assert fitting.setting(("Politisches Manöver",), 80, ways).lines == ("Politisches", "Manöver")
