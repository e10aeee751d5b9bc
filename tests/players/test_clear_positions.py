"""Positions with a clear best action, from games: the coach and the strong levels find it.

Some were collected by `python -m tests.strength.positions`: the last cards are proven by exhaustive
search, on the others three long searches agree. The others are puzzles, which are proven, too.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from duel_nb.engine import GameState
from duel_nb.engine.configure import MIXES
from duel_nb.players import player
from duel_nb.players.coach import hint
from duel_nb.players.player import finished
from duel_nb.players.puzzles.puzzle import Puzzle, puzzles
from duel_nb.players.reasons import Reasons
from duel_nb.players.search import Search
from tests.strength import positions
from tests.strength.games import Game, Plan
from tests.strength.positions import Clear, read_clear

CLEAR = read_clear(Path(__file__).with_name("clear_positions.jsonl"))
#: So many puzzles of each mix.
PUZZLES = 12
#: One of each mix, and one that was not proven.
FEW = [
    *{one.mix: one for one in CLEAR if one.proven}.values(),
    *[one for one in CLEAR if not one.proven][:1],
]


def some_puzzles(mix: str) -> tuple[Puzzle, ...]:
    """Puzzles of a mix, spread over all of them."""
    found = puzzles(mix)
    return found[:: max(1, len(found) // PUZZLES)][:PUZZLES]


def view_of(one: Clear) -> GameState:
    state = one.position()
    return state.view(state.to_act)


def finds(one: Clear, games: int) -> bool:
    """Whether the coach's first suggestion is the best action."""
    return str(finished(hint(view_of(one), games))[0].action) == one.best


def plays(level: str, one: Clear) -> bool:
    """Whether a level plays the best action."""
    state = one.position()
    chosen = player(level, seed=1).choose(state.view(state.to_act), state.legal_actions())
    return str(chosen) == one.best


def test_there_are_enough_of_every_mix() -> None:
    assert {one.mix for one in CLEAR} == {"base", "pantheon", "agora", "both"}
    assert len({(one.mix, one.deal, one.chosen) for one in CLEAR}) == len(CLEAR)
    for one in CLEAR:
        assert one.best in map(str, one.position().legal_actions())


def test_every_record_is_read_to_its_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def found(game: Game, *_: object) -> Iterator[Clear]:
        yield Clear(game.plan.mix, game.plan.deal, (), "", 1.0, 1.0, proven=True)

    def games(*deals: int) -> list[Game]:
        return [Game(Plan("base", deal, ("", ""), 0), (), None, "", (0, 0)) for deal in deals]

    monkeypatch.setattr(positions, "clear_positions", found)
    out = tmp_path / "clear.jsonl"
    positions.collect([games(1, 2, 3), games(4)], out, 9, only_proven=True)
    assert [one.deal for one in read_clear(out)] == [1, 4, 2, 3]


@pytest.mark.parametrize("one", FEW, ids=lambda one: f"{one.mix}-{one.best}")
def test_the_coach_finds_some(one: Clear) -> None:
    assert finds(one, 400)


@pytest.mark.slow
def test_the_coach_and_the_best_level_find_all_that_are_proven() -> None:
    missed = [one for one in CLEAR if one.proven and not finds(one, 1500)]
    assert not missed
    assert not [one for one in CLEAR if one.proven and not plays("best", one)]


@pytest.mark.slow
def test_the_coach_finds_nearly_all_on_which_long_searches_agreed() -> None:
    agreed = [one for one in CLEAR if not one.proven]
    assert sum(finds(one, 1500) for one in agreed) >= 0.9 * len(agreed)
    assert sum(plays("best", one) for one in agreed) >= 0.9 * len(agreed)


@pytest.mark.slow
@pytest.mark.parametrize("mix", MIXES)
def test_the_coach_solves_puzzles_or_finds_another_sure_win(mix: str) -> None:
    solved = 0
    for puzzle in some_puzzles(mix):
        view = puzzle.state.view(puzzle.state.to_act)
        best = finished(hint(view, 3000))[0]
        solved += str(best.action) in puzzle.answers or best.chance == 1
    assert solved >= 0.75 * PUZZLES


def test_there_are_sixty_positions() -> None:
    assert len(CLEAR) + sum(len(some_puzzles(mix)) for mix in MIXES) >= 60


@pytest.mark.slow
def test_their_reasons_are_of_many_kinds() -> None:
    kinds = Counter[str]()
    for number, one in enumerate(CLEAR):
        view = view_of(one)
        search = Search(view, 1)
        search.grow(200)
        best = next(each.action for each in search.judged() if str(each.action) == one.best)
        others = [each.action for each in search.judged() if each.action != best]
        other = random.Random(number).choice(others)
        kinds.update(reason.kind for reason in Reasons(view).reasons(best, instead_of=other))
    assert len(kinds) >= 8, kinds
