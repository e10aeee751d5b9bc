"""How a variant changes the position of its scenario, and errors in it."""

from typing import Any

import pytest

from duel_nb.scenarios import ScenarioError, loads, run

BASE = """scenario = 1
title = "x"

[position]
age = 2
pawn = 2
expansions_ = 0
A = { coins = 3, cards = ["Theater", "Altar"], built = { Sphinx = "Press", Pyramids = "Forum" } }
B = { cards = ["Conspirator", "Conspirator"] }
expect = []

[[variants]]
title = "y"
expect = ["A coins 3"]
"""


def changed(variant: str) -> Any:
    """The position of the variant."""
    text = BASE.replace("expansions_ = 0\n", "").replace("expect = []\n", "")
    scenario = loads(text.replace("[position]", 'expect = ["A coins 3"]\n[position]') + variant)
    return scenario.cases[1].start


@pytest.mark.parametrize(
    ("variant", "who", "key", "found"),
    [
        ('position.A.cards = ["+Baths", "-theater"]', "A", "cards", ["Altar", "Baths"]),
        ('position.A.cards = "+Baths"', "A", "cards", ["Theater", "Altar", "Baths"]),
        ('position.A.cards = ["Baths"]', "A", "cards", ["Baths"]),
        ('position.A.cards = ["- Thêater"]', "A", "cards", ["Altar"]),
        ('position.A.built = ["-The Sphinx"]', "A", "built", {"Pyramids": "Forum"}),
        ('position.A.wonders = ["+Colossus"]', "A", "wonders", ["Colossus"]),
        ('position.B.cards = ["-Conspirator"]', "B", "cards", ["Conspirator"]),
    ],
)
def test_a_list_or_table_is_changed(variant: str, who: str, key: str, found: object) -> None:
    start = changed(variant)
    assert start[who][key] == found
    assert start["pawn"] == 2


def test_a_key_can_be_left_out() -> None:
    start = changed('without = ["pawn", "A.built"]')
    assert "pawn" not in start
    assert start["A"] == {"coins": 3, "cards": ["Theater", "Altar"]}
    start = changed('without = ["A.built"]\nposition.A.built = ["Pyramids"]')
    assert start["A"]["built"] == ["Pyramids"]


@pytest.mark.parametrize(
    ("variant", "sentence"),
    [
        (
            'position.A.cards = ["-Forum"]',
            "A.cards: Forum cannot be removed, since the scenario does not give it; it gives ",
        ),
        ('position.A.cards = ["+Baths", "Forum"]', "write [+] or - before each name"),
        (
            'position.A.built = ["-Colossus"]',
            "Colossus cannot be removed, since the scenario does not give it",
        ),
        ('position.B.wonders = ["-Sphinx"]', "the scenario gives nothing there"),
        ('position.pawn = "-2"', "pawn: it is not a list, so '-2' cannot change it"),
        ('without = ["A.wonders"]', "gives no 'A.wonders' that could be left out; it gives age, p"),
        ('without = "expansions"', "gives no 'expansions'"),
    ],
)
def test_errors_in_variants_are_explained(variant: str, sentence: str) -> None:
    with pytest.raises(ScenarioError, match=sentence) as caught:
        changed(variant)
    assert caught.value.line == 14
    assert len(caught.value.every) == 1  # nothing follows from it


@pytest.mark.parametrize("cards", ['["+Baths"]', '["-Baths"]', '"+Baths"'])
def test_signs_belong_to_variants(cards: str) -> None:
    text = f'scenario = 1\ntitle = "x"\nexpect = ["A coins 7"]\n[position.A]\ncards = {cards}\n'
    with pytest.raises(
        ScenarioError, match=r"A\.cards: only a variant .* not '[+-]Baths'; write 'Baths'"
    ):
        run(loads(text))
