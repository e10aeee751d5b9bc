"""The line of positions under a board."""

from __future__ import annotations

import pytest

import duel_nb as duel
from duel_nb.boards.widget.session import Session


def session() -> Session:
    cards = {"r5c1": "Altar", "r5c3": "Press", "r5c5": "Tavern", "r3c5": "Theater"}
    return Session(duel.position(structure=cards, names=("Ada", "Ben")))


def test_a_refused_action_changes_nothing() -> None:
    line = session()
    before = line.state
    with pytest.raises(duel.IllegalAction, match="cover it"):
        line.play("build Theater")
    with pytest.raises(duel.NotationError):
        line.play("eat Theater")
    assert line.state is before
    assert line.last == 0


@pytest.mark.parametrize("step", [-1, 1])
def test_a_step_outside_the_line_is_refused(step: int) -> None:
    with pytest.raises(ValueError, match="no position"):
        session().go(step)


def test_what_was_secret_is_told_when_the_game_is_over() -> None:
    line = Session(duel.new_game(seed=2, expansions={"pantheon", "agora"}))
    while line.state.outcome is None:
        line.play(line.state.legal_actions()[-1])
    told = line.moves_told(None)
    hidden = line.moves_not_told(None)
    assert hidden
    partly = [move for move in line.moves if move not in told]
    assert [move.number for move in hidden] == [move.number for move in partly]
    for move, whole in zip(hidden, partly, strict=True):
        assert move.events
        assert set(move.events) <= set(whole.events) - set(told[move.number - 1].events)
    assert line.moves_seen_by(None) == line.moves
    assert line.moves_seen_by(None, 5) == line.moves[5:]
    line.undo()
    assert line.moves_seen_by(None) == told[:-1]
    own = {move.number for move in line.moves_not_told("A")}
    assert own < {move.number for move in hidden}
    assert all(line.moves[number - 1].player == "B" for number in own)


def test_a_whole_line_is_told_without_what_is_secret() -> None:
    line = Session(duel.new_game(seed=2, expansions={"agora", "pantheon"}, names=("Ada", "Ben")))
    while not any(action.verb == "keep" for action in line.actions):
        line.play(line.state.legal_actions()[-1])
    line.go(0)
    known = line.line_told(line.states[-2].to_act)[-1]
    assert known.told(("Ada", "Ben")).endswith(f": {line.actions[-1]}")
    hidden = line.line_told(None)
    assert [move.number for move in hidden] == [*range(1, line.last + 1)]
    assert hidden[-1].told(("Ada", "Ben")).endswith(": a secret choice")
    assert hidden[0].told(("Ada", "Ben")) == f"1. Ada: {line.actions[0]}"
