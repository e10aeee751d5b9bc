"""The position in plain text."""

import re
from collections import Counter

import pytest

from duel_nb.catalog import CATALOG, Card
from duel_nb.engine import position
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.session.text import parts, text
from duel_nb.words.syllables import hyphenated
from tests.boards.positions import every

#: Words of names that may stand in two halves where seven cards lie side by side.
LONG = {word for card in CATALOG.cards for word in card.name.split() if len(word) > 9}


def test_the_structure_is_drawn_row_by_row() -> None:
    state = every()["age I"]
    heading, *lines = dict(parts(state))["structure"].splitlines()
    assert heading == "Structure of Age I, far row first:"
    rows = [line for line in lines if not line.startswith(" ")]  # the others go on with names
    assert [row[0] for row in rows] == ["1", "2", "3", "4", "5"]
    assert "[" not in rows[0]
    assert rows[1].count("(face down)") == 3
    accessible = [place for place in state.structure if place.accessible and place.card]
    for place in accessible:
        assert place.card is not None
        assert f"[{place.card.name.split()[0]}" in rows[place.row - 1]
        assert f"{place.name}  {place.card.name}: " in text(state)
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("expansions", [(), ("pantheon",), ("agora",), ("pantheon", "agora")])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_no_name_is_cut_short(age: int, expansions: tuple[str, ...]) -> None:
    for seed in range(8):
        state = position(age=age, seed=seed, expansions=expansions)
        drawing = dict(parts(state))["structure"]
        drawn = Counter(re.findall(r"[\w'-]+", drawing.split(":", 1)[1]))
        assert max(map(len, drawing.splitlines())) <= 80
        for half in [word for word in drawn if word.endswith("-")]:  # a long name in two halves
            rest = next(word for word in drawn if f"{half[:-1]}{word}" in LONG)
            drawn[f"{half[:-1]}{rest}"] += drawn.pop(half)
        named = Counter[str]()
        for place in state.structure:
            seen = place.card.name if place.card else "face down"
            if place.token is not None:
                token = place.token
                seen = token.capitalize() if isinstance(token, str) else f"Offering {token}"
            named.update(re.findall(r"[\w'-]+", seen))
        assert not named - drawn
        assert "." not in drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_are_hyphenated_between_syllables(language: str) -> None:
    cards = [card for card in CATALOG.cards if card.deck == "age-2" and card.set == "base"]

    def longest(card: Card) -> int:
        return max(map(len, card.names[language].split()))

    names = [card.name for card in sorted(cards, key=longest, reverse=True)]
    places = [place.name for place in position(age=2, structure=names[:2]).structure]
    with speaking(language):
        state = position(age=2, structure=dict(zip(places, names[:17], strict=False)))
        drawing = dict(parts(state))["structure"].split(":", 1)[1]
    assert max(map(len, drawing.splitlines())) <= 80
    syllables = {
        card.names[language]: [
            [*hyphenated(word, str.isdigit)] for word in card.names[language].split()
        ]
        for card in cards
    }
    allowed = {
        "".join(part.rstrip("-") for part in parts[:count]) + "-"
        for words in syllables.values()
        for parts in words
        for count in range(1, len(parts))
    }
    cut = set(re.findall(r"[^\W\d]+-(?=\W)", drawing))
    assert cut <= allowed
    assert language != "de" or "Ziegel-" in cut


def test_a_long_name_stands_in_two_lines() -> None:
    state = position(age=2, structure=["Horse Breeders", "Forum"], filled=False)
    assert text(state).split("\n\n")[1].splitlines()[-2:] == [
        "1                         [Horse        [Forum]",
        "                           Breeders]",
    ]


def test_the_draft_the_choices_and_the_end() -> None:
    assert "Wonders on offer:" in text(every()["draft"])
    assert "To choose from:\n  Urbanism" in text(every()["library"])
    assert "To choose from:" not in text(every()["library"].view("B"))
    mausoleum = every()["mausoleum"]
    choices = text(mausoleum).split("To choose from:\n")[1].split("\n\n")[0]
    assert len(choices.splitlines()) == len(mausoleum.discard_pile)
    over = every()["over, by points"]
    words = text(over)
    assert "Total" in words
    assert all(str(over.scores()[who].total) in words for who in "AB")
    assert "wins" in words


def test_the_pawn_stands_where_it_stands() -> None:
    for name, track, pawn in (
        ("military", "A [---|---|--|-|--|---|---] PB", "in Ben's capital"),
        ("draft", "A [---|---|--|P|--|---|---] B", "in the centre"),
    ):
        lines = text(every()[name]).splitlines()
        at = lines.index(f"Military track: {track}")
        assert lines[at + 1] == f"  Conflict pawn {pawn}"


def test_each_military_token_is_told_with_what_it_does() -> None:
    lines = text(every()["draft"]).splitlines()
    at = lines.index("Military tokens:")
    assert lines[at + 1] == "  6 spaces towards Ada: Ada loses 5 coins"


def test_no_production_agrees_with_its_word_in_french() -> None:
    with speaking("fr"):
        assert re.search(r"Production\s: aucune$", text(position()), re.MULTILINE)
