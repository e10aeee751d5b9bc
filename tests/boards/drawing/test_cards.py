"""Every component has a picture in which everything fits and nothing is missing."""

import itertools
import math

import pytest

from duel_nb.boards.drawing import cards, icons, rows
from duel_nb.boards.drawing.palettes import CROWDED, DARK, LIGHT, SMALL
from duel_nb.boards.drawing.shapes import Sprite
from duel_nb.catalog import CATALOG, RESOURCES, SCIENCE_SYMBOLS, Card, Wonder
from duel_nb.languages import speaking
from duel_nb.session import components
from duel_nb.words.translate import colour_letters
from tests.boards.checks import touching

CARDS = [card for card in CATALOG.cards if card.copy <= 1]
FORMATS = ((90.0, 112.0, 88.0), (90.0, 92.0, 62.0), (76.0, 92.0, 62.0))


def assert_inside(sprite: Sprite, width: float, height: float, slack: float = 1.0) -> None:
    x, y, wide, tall = sprite.bounds
    assert x >= -slack
    assert y >= -slack
    assert x + wide <= width + slack
    assert y + tall <= height + slack


def assert_texts_fit(sprite: Sprite) -> None:
    for text in sprite.texts:
        assert text.text, "an empty text: there was no room for it"
        assert text.width <= text.max_width + 0.01
        assert math.isfinite(sum(text.bounds))


def shown(sprite: Sprite) -> str:
    return " ".join(text.text for text in sprite.texts)


def assert_texts_apart(sprite: Sprite) -> None:
    for a, b in itertools.combinations(sprite.texts, 2):
        assert not touching(a, b), f"{a.text!r} lies on {b.text!r}"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_card_faces(card: Card) -> None:
    for width, height, visible in FORMATS:
        sprite = cards.card_face(card, width, height, visible, DARK)
        assert_inside(sprite, width, height)
        assert_texts_fit(sprite)
        assert_texts_apart(sprite)
        names = [t for t in sprite.texts if t.max_width > 40]
        # a smaller name leaves room for the letters of the colours that an effect counts
        smallest = CROWDED if "card:" in rows.component_row(card) and width < 90 else SMALL
        assert all(text.size >= smallest for text in names)
        if width >= 90 and card.deck != "grand-temple":
            assert card.name in " ".join(text.text for text in names)
        # what matters stays in sight when the lower part is covered
        assert all(text.y <= visible for text in names)
        assert colour_letters(card.colour) in shown(sprite)
    for height in (20, 24):
        strip = cards.card_strip(card, 120, height, LIGHT)
        assert_inside(strip, 120, height)
        assert_texts_fit(strip)
        assert_texts_apart(strip)
        name = card.name.removesuffix(" Guild").removesuffix(" Grand Temple")
        assert name in " ".join(text.text for text in strip.texts).replace("- ", "")
        smallest = SMALL if height > 22 else CROWDED
        assert all(text.size >= smallest for text in strip.texts if text.text in name)


@pytest.mark.parametrize("wonder", CATALOG.wonders, ids=lambda wonder: wonder.id)
def test_wonders(wonder: Wonder) -> None:
    for covered_by in (None, "age-1", "guild", "age"):
        sprite = cards.wonder_card(wonder, 137, 66, LIGHT, covered_by=covered_by)
        assert_inside(sprite, 137, 66)
        assert_texts_fit(sprite)
        assert wonder.name.removeprefix("The ") in shown(sprite)
        assert ("not built" in shown(sprite)) == (covered_by is None)
        assert all(text.size >= SMALL for text in sprite.texts if text.max_width > 40)
    offer = cards.wonder_offer(wonder, 276, 126, LIGHT)
    assert_inside(offer, 276, 126)
    assert_texts_fit(offer)


def test_progress_tokens() -> None:
    for token, radius in itertools.product(CATALOG.progress, (12.0, 23.0)):
        sprite = cards.token_disc(token, radius, DARK)
        assert_texts_fit(sprite)
        assert_inside(sprite, 2 * radius, 2 * radius, slack=radius * 0.3)


def test_a_cost_shows_every_symbol() -> None:
    for card in CARDS:
        symbols = rows.cost_row(card.cost).split()
        assert len(symbols) == card.cost.units + (card.cost.coins > 0)
        assert len(symbols) <= 5


def test_effects_show_every_unit_shield_and_symbol() -> None:
    for card in CARDS:
        cells = len(rows.component_row(card).split())
        least = sum(card.produces) + len(card.fixed_price) + card.shields
        least += bool(card.science) + bool(card.points) + bool(card.coins)
        assert cells >= max(least, 1), card.id


@pytest.mark.parametrize("deck", [*LIGHT.backs, "age"])
def test_card_backs(deck: str) -> None:
    sprite = cards.card_back(deck, 90, 92, 62, LIGHT)
    assert_inside(sprite, 90, 92)
    if deck.startswith("age-"):
        assert sprite.texts[0].text == "I" * int(deck[-1])


def test_every_symbol_of_the_game_has_an_icon() -> None:
    wanted = {*RESOURCES, *SCIENCE_SYMBOLS}
    for card in CATALOG.cards:
        wanted |= {card.chain_symbol_under_cost or "wood", card.chain_symbol_provided or "wood"}
    assert wanted <= set(icons.drawings())


def test_every_icon_stays_in_its_square_and_is_like_no_other() -> None:
    for name, size in itertools.product(icons.drawings(), (12.0, 24.0, 48.0)):
        sprite = icons.icon(name, size)
        assert sprite.fills
        assert_inside(sprite, size, size, slack=size * 0.08)
    shapes = {tuple(fill.points for fill in icons.icon(n, 24.0).fills) for n in icons.drawings()}
    assert len(shapes) == len(icons.drawings())


def test_every_component_says_what_it_does() -> None:
    for card in CARDS:
        assert card.name in components.card_words(card)
        if card.deck != "senator":
            assert components.effects(card), card.id
    for wonder in CATALOG.wonders:
        assert components.effects(wonder), wonder.id
    for token in CATALOG.progress:
        assert components.effects(token), token.id


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "Library",
            "Library: green card, costs 1 wood, 1 stone, 1 glass, free with the book, "
            "2 points, gain the symbol quill",
        ),
        ("Tavern", "Tavern: yellow card, free, take 4 coins, gives the amphora"),
        (
            "Shipowners Guild",
            "Shipowners Guild: purple card, costs 1 clay, 1 stone, 1 glass, "
            "1 papyrus, for each brown or grey card in the City with the most: 1 coin now, "
            "1 point at the end",
        ),
    ],
)
def test_cards_in_words(name: str, sentence: str) -> None:
    (card,) = (card for card in CATALOG.cards if card.name == name)
    assert components.card_words(card) == sentence


def test_beside_a_name_that_nobody_is_sure_of_stands_the_english_one() -> None:
    card = CATALOG.card("stone-pit")
    with speaking("de"):
        assert "de" in card.unsure
        assert components.card_words(card).startswith(f"{card.names['de']} (Stone Pit): ")
        assert components.card_words(CATALOG.card("altar")).startswith("Altar: ")
    assert components.card_words(card).startswith("Stone Pit: ")
