"""The coach marks losing actions, says why, and does not reveal hidden information."""

from typing import Any

import pytest

import duel_nb as duel
from duel_nb.engine import GameState
from duel_nb.engine.worlds import random_world
from duel_nb.players.coach import Advice, Review, hint, review
from duel_nb.players.player import finished
from tests.engine.games import Mix, both_then_each
from tests.engine.golden import of_each_kind


def hinted(state: GameState, games: int = 60) -> tuple[Advice, ...]:
    found: tuple[Advice, ...] = finished(hint(state.view(state.to_act), games))
    return found


#: Ada is ahead in points, but Ben wins at once if he can build the Circus.
DECISIVE: dict[str, Any] = {
    "age": 3,
    "pawn": -7,
    "structure": ["Circus", "Obelisk", "Gardens"],
    "filled": False,
    "A": {"coins": 2, "cards": ["Palace", "Town Hall", "Senate", "Pantheon"]},
    "B": {"coins": 30},
    "turn": "A",
    "names": ("Ada", "Ben"),
}


def test_a_hint_says_what_to_do_and_why() -> None:
    best, *_ = hinted(duel.position(**DECISIVE))
    assert str(best.action) == "discard Circus"
    assert "it takes away what Ben would win with at once: build Circus" in str(best)
    won = duel.position(**{**DECISIVE, "pawn": 7, "A": {"coins": 30}})
    assert "it wins at once (Ada wins by military supremacy)" in str(hinted(won)[0])


def test_a_hint_in_a_notebook_is_a_line_for_each_action() -> None:
    found = duel.hint(duel.position(**DECISIVE), games=60)
    assert repr(found).startswith("discard Circus (")
    with pytest.raises(duel.DuelError, match="a position of the game, not str"):
        duel.hint("build Circus")  # type: ignore[arg-type]
    with pytest.raises(duel.DuelError, match="from 1 to 1000000, not 0"):
        duel.hint(duel.position(**DECISIVE), games=0)
    over = duel.position(**DECISIVE).play("discard Gardens").play("build Circus")
    with pytest.raises(duel.DuelError, match="The game is over"):
        duel.hint(over)


@both_then_each
def test_a_hint_tells_nothing_hidden(mix: Mix) -> None:
    for number, state in enumerate(of_each_kind(mix)[::6]):
        if state.to_act is not None:
            other = random_world(state.view(state.to_act), number)
            assert hinted(state, 4) == hinted(other, 4)


def reviewed(state: GameState, *actions: str) -> Review:
    played = []
    after = state
    for action in actions:
        played.append(after.read(action))
        after = after.play(action)
    found: Review = finished(review(state, played, games=40))
    return found


def test_a_blunder_is_marked_with_what_was_better() -> None:
    found = reviewed(duel.position(**DECISIVE), "discard Gardens", "build Circus")
    blunder, answer = found.actions
    assert (blunder.mark, str(blunder.better[0].action)) == ("blunder", "discard Circus")
    said = " ".join(map(str, blunder.remarks))
    assert "Blunder: Ada's chance to win falls" in said
    assert "It lets Ben win at once with build Circus." in said
    assert "Better is discard Circus" in said
    assert answer.mark == "only move"
    assert answer.name == "Ben"
    assert found.turning_points[0] == blunder
    assert found.chances[0] > 0.3
    assert found.chances[-1] == 0
    assert [str(one) for one in found.summary(("Ada", "Ben"))] == [
        "Ada: 1 blunder, 0 mistakes, 0 inaccuracies.",
        "Ben: 0 blunders, 0 mistakes, 0 inaccuracies.",
    ]


def test_the_same_seed_reviews_alike() -> None:
    state = duel.position(**DECISIVE)
    assert reviewed(state, "discard Gardens") == reviewed(state, "discard Gardens")
