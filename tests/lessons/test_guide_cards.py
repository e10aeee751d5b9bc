"""The tips of a first game as cards to print: all of them, in every language, and bad input."""

from __future__ import annotations

import re
from html import unescape

import pytest

from duel_nb.errors import DuelError
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.first_game.cards import guide_cards
from duel_nb.lessons.first_game.tips import SETS, TIPS, tips_for
from duel_nb.words.translate import translate


@pytest.mark.parametrize("sets", SETS, ids=lambda sets: "+".join(sorted(sets)) or "base")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_tip_is_on_one_card_that_says_when_to_read_it(
    sets: frozenset[str], code: str
) -> None:
    with speaking(code):
        cards = [unescape(one) for one in guide_cards(sets).split("<section>")[1:]]
        for tip in tips_for(sets):
            text = translate(f"first-{tip.id}") if tip.card else ""
            on = [card for card in cards if tip.card and text in card]
            assert len(on) == bool(tip.card), tip.id
            assert all(f"<h2>{translate(f'first-when-{tip.card}')}</h2>" in card for card in on)
        heads = re.findall("<h2>(.*?)</h2>", "".join(cards))
        assert len(heads) == len(set(heads))


def test_what_is_about_a_component_stands_on_no_card_and_all_else_does() -> None:
    assert all(bool(tip.card) != bool(tip.of) for tip in TIPS.values())


def test_a_set_or_a_paper_that_is_unknown_is_one_sentence() -> None:
    with pytest.raises(DuelError, match="did you mean pantheon"):
        guide_cards(["panteon"])
    with pytest.raises(DuelError, match="letter"):
        guide_cards((), "lettre")
