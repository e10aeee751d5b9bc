"""A chance is said no more exactly than it can be known, and 100 % only if it is certain."""

import re

import pytest

from duel_nb.languages import LANGUAGES
from duel_nb.words import speaking
from duel_nb.words.percentages import HIGH, LOW, chance_in_words, percentage_shown


def figures(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_only_what_is_certain_is_said_to_be(spoken: str) -> None:
    with speaking(spoken):
        sure, never = str(chance_in_words(1.0)), str(chance_in_words(0.0))
        nearly, hardly = str(chance_in_words(0.999)), str(chance_in_words(0.001))
        even = str(chance_in_words(0.5))
    assert (figures(sure), figures(never), figures(even)) == ([100], [0], [50])
    assert (figures(nearly), figures(hardly)) == ([95], [5])
    assert len({sure, never, nearly, hardly, even}) == 5
    assert re.search(r"[^\W\d]", nearly), "a word says that it is a bound"
    assert re.search(r"[^\W\d]", hardly)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_no_line_breaks_between_a_number_and_its_sign(spoken: str) -> None:
    with speaking(spoken):
        for chance in (0.5, 0.999, 0.001):
            assert str(chance_in_words(chance)).split(" ")[-1][0].isdigit()


def test_no_rounding_passes_a_bound() -> None:
    for thousandths in range(1001):
        chance = thousandths / 1000
        [said] = figures(str(chance_in_words(chance)))
        if 0 < chance < 1:
            assert round(100 * LOW) <= said <= round(100 * HIGH)
        assert said == percentage_shown(chance)
        if LOW <= chance <= HIGH:
            assert abs(said - 100 * chance) <= 0.5 + 1e-9
