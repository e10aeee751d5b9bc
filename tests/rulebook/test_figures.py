"""Figures in the texts of rules are those of the catalog."""

import pytest

from duel_nb.catalog import CATALOG
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.rulebook import rule
from duel_nb.rulebook.figures import UnknownFigure, filled


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cost_and_points_are_of_the_component_that_names_the_rule(language: str) -> None:
    pyramids = CATALOG.find("Pyramids", kinds=("wonder",))
    cost, points = filled("{cost}|{pyramids.points}", pyramids.rule, language).split("|")
    assert "3" in cost
    assert "1" in cost
    assert points.startswith("9")
    with speaking(language):
        told = rule(pyramids.rule).text
    assert cost in told
    assert points in told


@pytest.mark.parametrize(
    ("place", "rule", "problem"),
    [
        ("{cost}", "BASE-MIL-01", "of 0 components"),
        ("{sphinx.cost}", "BASE-W-PYRAMIDS", "of 0 components"),
        ("{colour}", "BASE-W-PYRAMIDS", "no such figure"),
    ],
)
def test_a_figure_that_nothing_has_is_refused(place: str, rule: str, problem: str) -> None:
    with pytest.raises(UnknownFigure, match=problem):
        filled(f"It costs {place}.", rule, "en")
