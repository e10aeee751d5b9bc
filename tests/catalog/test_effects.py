"""Effects are parsed from phrases, and formatted as the same phrases."""

from itertools import chain

import pytest

from duel_nb.catalog import CATALOG, KINDS, Effect
from duel_nb.catalog.effects import TEMPLATES, parse
from duel_nb.rulebook import rule

COMPONENTS = [component for kind in KINDS for component in CATALOG.components(kind)]
EFFECTS = [
    *chain.from_iterable(component.does for component in COMPONENTS),
    *chain.from_iterable(wonder.does_when_drafted for wonder in CATALOG.wonders),
    *chain.from_iterable(token.does for token in CATALOG.military_tokens),
]


def test_a_phrase_is_read_as_it_is_said() -> None:
    assert [effect for effect in EFFECTS if parse(str(effect)) != effect] == []


def test_every_phrase_is_used() -> None:
    used = {effect.verb for effect in EFFECTS}
    assert [template.phrase for template in TEMPLATES if template.verb not in used] == []


def test_the_figures_of_a_phrase() -> None:
    assert parse("draw 3 Progress tokens from the box and keep 1") == Effect(
        "progress-from-box", 3, keep=1
    )
    assert parse("take a brown or grey card of the opponent").what == ("brown", "grey")
    assert parse("take a third of the opponent's coins, rounded up").amount == 3


def test_an_effect_without_a_phrase() -> None:
    with pytest.raises(ValueError, match="no phrase says"):
        str(Effect("play-again", 2))


def test_the_rule_of_a_component_is_in_the_rulebook() -> None:
    assert [c.id for c in COMPONENTS if c.rule and rule(c.rule).id != c.rule] == []


def test_everything_but_plain_cards_and_tokens_has_a_rule() -> None:
    without = {c.kind for c in COMPONENTS if not c.rule}
    assert without == {"card", "mythology"}
    assert all(w.rule_when_drafted for w in CATALOG.wonders if w.does_when_drafted)
