"""A changed file is refused in a sentence or can be played: see `tests.engine.damage`."""

import pytest

from tests.engine.damage import check
from tests.engine.games import FOUR, Mix


@pytest.mark.parametrize("mix", FOUR, ids=lambda mix: mix.name)
def test_no_changed_file_gives_an_impossible_position(mix: Mix) -> None:
    assert check(mix, 100, games=30) == []


@pytest.mark.slow
@pytest.mark.parametrize("mix", FOUR, ids=lambda mix: mix.name)
def test_no_changed_file_of_very_many_is_handled_wrongly(mix: Mix) -> None:
    assert check(mix, 20_000, games=500, first_seed=50_000) == []
