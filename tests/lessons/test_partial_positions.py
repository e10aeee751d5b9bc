"""Every answer on a position told in part holds in all positions that fit."""

from __future__ import annotations

import pytest

from tests.engine.games import FOUR, Mix, mainly_both
from tests.lessons.partial_positions import compared


@mainly_both(*FOUR[:-1])
def test_what_the_referee_says_holds_in_every_position_that_fits(mix: Mix) -> None:
    found = compared(2, seed=11, games=1, mixes=(mix,))
    assert found.answers > 10
    assert not found.wrong, found.examples
    assert not found.needless, found.examples


@pytest.mark.slow
def test_hardly_an_answer_is_wrong_on_many_positions() -> None:
    found = compared(2000)
    assert found.wrong <= 0.005 * found.answers, found.examples[:10]
    assert found.needless <= 0.005 * found.depends, found.examples[:10]
