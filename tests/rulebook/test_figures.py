"""Figures in the texts of rules are those of the catalog."""

import pytest

from duel_nb.catalog import CATALOG
from duel_nb.catalog.model import Component
from duel_nb.catalog.terms import KINDS
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.rulebook import figures, loader, rule
from duel_nb.rulebook.figures import FIGURES, UnknownFigure, filled, value_of

#: Rules that say a figure in a word of their own, such as "one space" for Decree 9.
IN_WORDS = {("AGO-DECREE-09", "shields")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cost_and_points_are_of_the_component_that_names_the_rule(language: str) -> None:
    pyramids = CATALOG.find("Pyramids", kinds=("wonder",))
    cost, points = filled("{cost}|{pyramids:points}", pyramids.rule, language).split("|")
    assert "3" in cost
    assert "1" in cost
    assert points.startswith("9")
    with speaking(language):
        told = rule(pyramids.rule).text
    assert cost in told
    assert points in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_a_component_says_each_of_its_figures(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = {figure: 40 + number for number, figure in enumerate(FIGURES)}

    def as_changed(component: Component, figure: str) -> object:
        return changed[figure] if figure in changed else value_of(component, figure)

    monkeypatch.setattr(figures, "value_of", as_changed)
    texts = {one.id: one.text for one in loader.load(language=language)}
    typed = {
        (one.rule, figure)
        for kind in KINDS
        for one in CATALOG.components(kind)
        for figure, number in changed.items()
        if one.rule and value_of(one, figure) and str(number) not in texts[one.rule]
    }
    typed -= {
        (one.rule, "guild.group") for one in CATALOG.cards if one.guild and one.guild.group == 1
    }
    assert typed == IN_WORDS, "a text says a figure itself: write its name in braces instead"


@pytest.mark.parametrize(
    ("place", "rule", "problem"),
    [
        ("{cost}", "BASE-MIL-01", "of 0 components"),
        ("{sphinx:cost}", "BASE-W-PYRAMIDS", "of 0 components"),
        ("{colour}", "BASE-W-PYRAMIDS", "no such figure"),
    ],
)
def test_a_figure_that_nothing_has_is_refused(place: str, rule: str, problem: str) -> None:
    with pytest.raises(UnknownFigure, match=problem):
        filled(f"It costs {place}.", rule, "en")
