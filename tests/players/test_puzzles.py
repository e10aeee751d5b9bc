"""Puzzles: proofs hold in every world, and every wrong try is refuted."""

import random
import re
from collections import Counter
from dataclasses import replace

import pytest

import duel_nb as duel
from duel_nb.catalog import Card
from duel_nb.engine import GameState, apply, legal_actions
from duel_nb.engine.configure import MIXES
from duel_nb.engine.worlds import random_world
from duel_nb.languages import LANGUAGES
from duel_nb.messages import Listed, Message
from duel_nb.players.puzzles import GOALS, Prover, TooMuch, refutation, solution
from duel_nb.players.puzzles.finder import PER_GAME, proven_again
from duel_nb.players.puzzles.puzzle import puzzles, to_data
from duel_nb.words import speaking

RICH = {"coins": 30}


def good(state: GameState, theme: str) -> list[str]:
    proof = Prover(state.view(state.turn), GOALS[theme]).proof()
    return [str(action) for action in proof.good]


def threat(**more: object) -> GameState:
    """A position in which Ben wins with the Circus or the Arsenal, unless Ada prevents it."""
    given = {"age": 3, "pawn": -7, "turn": "A", "A": {"coins": 2}, "B": RICH}
    return duel.position(**{**given, **more})  # type: ignore[arg-type]


def test_winning_now_is_found_in_one_action_and_in_a_longer_turn() -> None:
    state = duel.position(age=3, pawn=7, structure=["Palace", "Circus"], A=RICH, turn="A")
    assert good(state, "win-now") == ["build Circus"]
    long = duel.position(
        age=3,
        pawn=5,
        structure=["Palace", "Circus", "Arsenal"],
        A={"coins": 40, "wonders": ["Appian Way"]},
        turn="A",
    )
    found = good(long, "win-now")
    assert found == []  # two shields after the extra turn are too few, three of Arsenal as well
    nearer = duel.position(
        age=3,
        pawn=6,
        structure=["Palace", "Arsenal"],
        A={"coins": 60, "wonders": ["Appian Way"]},
        turn="A",
    )
    assert set(good(nearer, "win-now")) == {"build Arsenal", "wonder Appian Way with Palace"}
    line = solution(nearer, GOALS["win-now"])
    assert line.after.outcome is not None
    assert line.after.outcome.winner == "A"


def test_only_one_card_stops_a_supremacy() -> None:
    state = threat(structure=["Circus", "Palace", "Senate"])
    assert good(state, "stop") == ["discard Circus"]
    wrong = refutation(state, GOALS["stop"], [state.read("discard Palace")])
    assert wrong is not None
    assert [*map(str, wrong.actions)] == ["discard Palace", "build Circus"]
    assert wrong.after.outcome is not None
    assert wrong.after.outcome.winner == "B"
    assert refutation(state, GOALS["stop"], [state.read("discard Circus")]) is None


@pytest.mark.parametrize("mix", MIXES)
def test_what_is_proven_holds_in_worlds_dealt_at_random(mix: str) -> None:
    """An independent check: random games in sampled worlds never contradict a proof."""
    chance = random.Random(3)
    for puzzle in puzzles(mix)[:4]:
        state, goal = puzzle.state, puzzle.goal
        view, me = state.view(state.turn), state.turn
        for number in range(6):
            after, turns = random_world(view, number), 0
            action = after.read(chance.choice(puzzle.answers))
            while (decided := goal.decided(after, turns, me)) is None:
                active = after.active
                apply(after, action)
                turns += after.active != active
                if goal.decided(after, turns, me) is None:
                    action = chance.choice(legal_actions(after))
                    if after.to_act == me:
                        prover = Prover(after.view(me), goal, turns)
                        assert prover.holds(prover.start, turns), puzzle.id
                        action = next(
                            one
                            for one in legal_actions(after)
                            if prover.keeps(prover.start, one, turns)
                        )
            assert decided, puzzle.id


def test_a_puzzle_is_corrected_or_dropped_after_a_change() -> None:
    puzzle = puzzles("base")[0]
    changed = replace(puzzle, answers=("pass",), line=(), why={}, difficulty=9, positions=0)
    found = proven_again(changed)
    assert found is not None
    same = found.data(puzzle.number)
    assert (tuple(same["answers"]), tuple(same["line"])) == (puzzle.answers, puzzle.line)
    assert (same["why"], same["difficulty"]) == (puzzle.why, puzzle.difficulty)
    assert (same["after"], same["positions"]) == (len(puzzle.played), puzzle.positions)
    assert proven_again(replace(puzzle, played=puzzle.played[:-4])) is None
    assert proven_again(replace(puzzle, played=("pass",))) is None


@pytest.mark.parametrize("mix", MIXES)
def test_wrong_tries_are_refuted_by_a_line_that_can_be_played(mix: str) -> None:
    for puzzle in puzzles(mix)[:6]:
        state, goal = puzzle.state, puzzle.goal
        wrong = [one for one in state.legal_actions() if str(one) not in puzzle.answers]
        for action in wrong[:3]:
            line = refutation(state, goal, [action])
            assert line is not None
            assert line.start.view(state.turn) == state.view(state.turn)
            assert line.actions[0] == action
            after = line.start
            for one in line.actions:
                after = after.play(one)
            if not goal.wins:
                assert after.outcome is not None
                assert after.outcome.winner not in (None, state.turn)


def test_a_proof_that_is_too_long_is_given_up() -> None:
    state = threat(structure=["Circus", "Palace", "Senate"])
    with pytest.raises(TooMuch):
        Prover(state.view("A"), GOALS["last-card"], most=3).proof()


def test_a_proof_of_a_whole_position_is_refused() -> None:
    with pytest.raises(duel.DuelError, match="A proof starts from a view of the game"):
        Prover(duel.new_game(seed=1), GOALS["win-now"])
    with pytest.raises(duel.DuelError, match="A proof starts from a view of the game"):
        Prover(duel.new_game(seed=1).view(None), GOALS["win-now"])  # of what both know


def test_there_are_puzzles_of_many_kinds_spread_over_many_games() -> None:
    there = [puzzle for mix in MIXES for puzzle in puzzles(mix)]
    assert len(there) >= 300
    for mix in MIXES:
        assert len({puzzle.theme for puzzle in puzzles(mix)}) > 3, mix
        assert {puzzle.difficulty for puzzle in puzzles(mix)} == {1, 2, 3}, mix
    games = Counter((puzzle.mix, puzzle.seed) for puzzle in there)
    assert max(games.values()) <= PER_GAME


@pytest.mark.parametrize(
    "puzzle",
    [
        pytest.param(
            puzzle, id=puzzle.id, marks=[] if puzzle.number % 20 == 1 else pytest.mark.slow
        )
        for mix in MIXES
        for puzzle in puzzles(mix)
    ],
)
def test_it_is_proven_again(puzzle: object) -> None:
    assert puzzle.problem() is None  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_is_said_in_every_language(language: str) -> None:
    with speaking(language):
        for mix in MIXES:
            for puzzle in puzzles(mix):
                why = puzzle.reason
                assert to_data(why) == puzzle.why, puzzle.id
                said = str(why)
                assert said.endswith(".")
                assert "  " not in said
                english = re.search(r"\b(wins?|after|threatens|prevents|supremacy)\b", said)
                assert (english is None) == (language != "en"), said


def cards_in(message: Message) -> set[Card]:
    """The cards that a message names, at any depth."""
    found = set()
    for part in message.parts.values():
        parts = part.items if isinstance(part, Listed) else (part,)
        for one in parts:
            if isinstance(one, Message):
                found |= cards_in(one)
            elif isinstance(one, Card):
                found.add(one)
    return found


@pytest.mark.parametrize("mix", MIXES)
def test_a_threat_does_not_depend_on_what_lies_face_down(mix: str) -> None:
    """A reason names no card that the player cannot see before the first move."""
    for puzzle in puzzles(mix):
        if puzzle.reason.key == "puzzle-why-threatens":
            state = puzzle.state
            seen = {place.card for place in state.view(state.turn).structure if place.card}
            assert cards_in(puzzle.reason) <= seen | {*state.discard_pile}, puzzle.id


def test_a_decree_that_nobody_has_seen_is_tried_in_every_way() -> None:
    """A cube turns it up, so the search continues for each Decree that may be there."""
    state = duel.position(
        age=3,
        expansions=["agora"],
        pawn=-7,
        decrees={1: 1, 2: 9, 3: 2, 4: 5, 5: 3, 6: 6},
        structure=["Circus", "politician-left", "Palace"],
        A={"coins": 2},
        B=RICH,
        turn="A",
    )
    assert state.senate is not None
    assert None in {one for chamber in state.senate.chambers for one in chamber.decrees}
    assert good(state, "stop") == ["discard Circus"]
    wrong = refutation(state, GOALS["stop"], [state.read("recruit politician-left")])
    assert wrong is not None
    assert wrong.after.outcome is not None
