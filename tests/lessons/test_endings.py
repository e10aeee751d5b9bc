"""`duel.endings`: exact verdicts in words."""

from __future__ import annotations

import pytest

import duel_nb as duel
from duel_nb.engine.state.tables import opponent_of
from duel_nb.languages import LANGUAGES
from duel_nb.lessons.endings import Endings
from duel_nb.players.exact import SUPREMACY, Ending
from duel_nb.words.people import people

LAST = duel.position(
    names=("Ada", "Ben"),
    age=3,
    A={"coins": 6, "cards": ["Theater"]},
    B={"coins": 6, "cards": ["Altar"]},
    structure=["Palace"],
    filled=False,
)


def test_the_margin_is_what_the_score_sheets_say() -> None:
    found = duel.endings(LAST).found
    assert found
    for action, ending in found.items():
        after = LAST.play(action)
        me = LAST.to_act
        assert me is not None
        scores = after.scores()
        assert ending.margin == scores[me].total - scores[opponent_of(me)].total
        assert after.outcome is not None
        assert ending.chance == {me: 1, opponent_of(me): 0, None: 0.5}[after.outcome.winner]
    assert [*found.values()] == sorted(found.values(), reverse=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_end_has_its_words(language: str) -> None:
    duel.language(language)
    action = LAST.legal_actions()[0]
    said = {
        repr(Endings(LAST, {action: Ending(chance, chance, margin, supremacy)}))
        for chance, margin, supremacy in (
            (1, 1, 0),
            (1, 4, 0),
            (0, -4, 0),
            (1, 0, 0),
            (0.5, 0, 0),
            (1, SUPREMACY, 1),
            (0, -SUPREMACY, 1),
            (0.75, 2.5, 0),
        )
    }
    assert len(said) == 8
    first, second = people(LAST.names)
    assert sum(first in one for one in said) == 5
    assert sum(second in one for one in said) == 2
    assert duel.endings(LAST)._repr_html_().count("<li>") == len(LAST.legal_actions())


def test_what_cannot_be_answered_is_one_sentence() -> None:
    with pytest.raises(duel.DuelError, match="needs a position"):
        duel.endings("Palace")
    with pytest.raises(duel.DuelError, match="at most 6 cards"):
        duel.endings(duel.new_game(seed=1))
    over = LAST.play(LAST.legal_actions()[0])
    with pytest.raises(duel.DuelError, match="over"):
        duel.endings(over)


def test_a_board_shows_the_position() -> None:
    assert duel.endings(duel.board(LAST)).found == duel.endings(LAST).found
