"""A game of people and computers at one screen: who acts, who sees what, what is new."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import duel_nb as duel
from duel_nb.boards.scene.board import scene
from duel_nb.engine import Action, GameState
from duel_nb.session.match import Match
from duel_nb.session.session import Session
from tests.engine.games import FOUR, Mix, positions


class First:
    """Takes the first legal action."""

    name = "first"

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        return actions[0]


class Cheat(First):
    """Wants what it may not do."""

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        return Action("build", 0) if Action("build", 0) not in actions else Action("discard", 72)


def start() -> Session:
    return Session(duel.new_game(seed=5, names=("Ada", "Ben"), first_game=True))


def first(match: Match) -> Action:
    return match.state.legal_actions()[0]


def test_two_people_take_turns_and_step_one_by_one() -> None:
    match = Match(start())
    match.play(first(match))
    match.play(first(match))
    assert (match.viewer, match.person, match.since) == (match.state.to_act, None, 1)
    assert match.undo() == match.session.states[1]
    assert match.redo() == match.session.states[2]
    assert not match.blocked


def test_the_computer_answers_and_undo_goes_back_to_a_person() -> None:
    match = Match(start(), ("person", First()))
    match.play(first(match))
    assert match.thinking
    assert match.blocked
    assert (match.kinds, match.person, match.viewer) == (("person", "first"), "A", "A")
    match.answer()
    reached = match.session.at
    assert match.state.to_act == "A"
    assert match.since == 1, "the whole answer is news"
    match.undo()
    assert match.session.at == 0
    assert not match.thinking, "it acts only at the end of the line"
    match.redo()
    assert match.session.at == reached
    match.play(first(match), answered=True)
    assert match.since == reached, "the action as well, if somebody plays both"


def test_the_same_action_again_has_the_same_answer() -> None:
    match = Match(start(), ("person", First()))
    match.play(first(match))
    match.answer()
    reached = match.session.at
    match.undo()
    match.play(first(match))
    assert (match.session.at, len(match.session.lines)) == (reached, 1)
    assert match.state.to_act == "A", "nobody else plays for the computer"
    assert match.since == 1
    match.undo()
    match.play(match.state.legal_actions()[1])
    assert match.thinking, "another action has another answer"


def test_the_computer_plays_nothing_illegal() -> None:
    match = Match(start(), (Cheat(), "person"))
    with pytest.raises(duel.DuelError, match="Ada"):
        match.answer()
    assert match.session.last == 0


def test_who_plays_can_change_and_another_game_can_begin() -> None:
    match = Match(start())
    match.let_play(("person", "greedy"))
    assert not match.is_person("B")
    with pytest.raises(duel.DuelError, match="greedi"):
        match.begin(start(), ("person", "greedi"))
    with pytest.raises(duel.DuelError):
        match.let_play(("person",))
    assert match.kinds == ("person", "greedy"), "nothing is half changed"
    match.play(first(match))
    old = match.session
    match.rematch()
    assert match.session is not old
    assert match.session.last == 0
    assert match.kinds == ("person", "greedy")
    assert match.state.names == ("Ada", "Ben")


def test_the_coach_may_be_asked_by_a_person_to_act() -> None:
    match = Match(start(), ("person", "greedy"), curtain=True)
    assert match.can_hint
    match.play(first(match))
    assert not match.can_hint


@pytest.mark.parametrize("mix", FOUR, ids=lambda mix: mix.name)
def test_the_curtain_covers_whatever_the_board_would_show_to_one_alone(mix: Mix) -> None:
    def shown(state: GameState, who: str | None) -> set[tuple[str | None, str]]:
        return {(target.hit, target.label) for target in scene(state.view(who)).hits()}

    for state in positions(mix, range(2), 9):
        match = Match(Session(state), curtain=True)
        match.cover()
        who = state.to_act
        assert match.covered == (who is not None and shown(state, who) != shown(state, None))
        assert match.viewer == (None if match.covered else who)
        match.cover(alone=who)
        assert not match.covered
        against = Match(Session(state), ("person", "greedy"), curtain=True)
        against.cover()
        assert not against.covered
        assert against.viewer == "A"


def test_whoever_looked_alone_goes_on_without_the_curtain() -> None:
    match = Match(Session(duel.new_game(seed=3, expansions=["pantheon"])), curtain=True)
    dice, went_on = random.Random(3), 0
    while match.state.outcome is None:
        who, looked = match.state.to_act, match.covered
        match.uncover()
        match.play(dice.choice(match.state.legal_actions()))
        if looked and match.state.to_act == who:
            assert not match.covered
            went_on += 1
    assert went_on > 3


@pytest.mark.parametrize("mix", FOUR, ids=lambda mix: mix.name)
def test_in_a_shared_view_only_secret_choices_are_for_one(mix: Mix) -> None:
    for state in positions(mix, range(2), 9):
        match = Match(Session(state), curtain=True, shared_view=True)
        match.cover()
        assert match.covered == match.secret_choice
        assert match.viewer is None
        match.uncover()
        assert match.viewer == (state.to_act if match.secret_choice else None)
        alone = Match(Session(state), ("greedy", "person"), shared_view=True)
        assert alone.viewer == "B"
