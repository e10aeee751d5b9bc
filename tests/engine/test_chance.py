"""Random draws: the same for the same seed, others for another, and only of what there is."""

from itertools import pairwise

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from duel_nb.engine.rules.box import in_play
from tests.engine.given import due, options, table


def test_the_same_seed_is_the_same_game() -> None:
    assert duel.new_game(seed=3) == duel.new_game(seed=3)
    assert duel.new_game(seed=3) != duel.new_game(seed=4)
    assert duel.new_game() != duel.new_game()


def test_everything_turns_up_sooner_or_later() -> None:
    games = [duel.new_game(seed=seed) for seed in range(60)]
    guilds = {n for s in games for n in s.decks[2] if CATALOG.cards[n].deck == "guild"}
    assert len(guilds) == 7
    assert len({token for s in games for token in s.progress_tokens}) == 10
    assert len({wonder for s in games for wonder in s.offered}) == 12
    assert len({n for s in games for n in s.removed[0]}) == 23


def test_pools_grow() -> None:
    s = duel.new_game(seed=1, expansions={"pantheon"})
    assert len(in_play(s, CATALOG.progress)) == 13
    offered = {
        wonder.id
        for seed in range(60)
        for wonder in duel.new_game(seed=seed, expansions={"pantheon"}).offered
    }
    assert len(offered) == 14


def test_neighbouring_seeds_deal_unrelated_games() -> None:
    decks = [duel.new_game(seed=seed).decks[0] for seed in range(40)]
    for shift in (0, 1, 2):
        pairs = [
            (a, b)
            for one, next_one in pairwise(decks)
            for a, b in zip(one, next_one[shift:], strict=False)
        ]
        alike = sum(a == b for a, b in pairs) / len(pairs)
        assert 0.02 < alike < 0.07, shift  # one in 23 by chance


def library(**given: object) -> GameState:
    s = table("Walls", A={"wonders": ["Great Library"]}, progress=["Law", "Economy"], **given)
    return s.play("wonder Great Library with Walls")


def test_great_library_draws_by_chance_from_the_box_only() -> None:
    seen = set()
    for seed in range(40):
        drawn = options(library(seed=seed, B={"progress": ["Theology"]}))
        assert len(drawn) == 3
        seen |= drawn
    assert seen == {
        f"take {token.name}"
        for token in CATALOG.progress
        if token.set == "base" and token.name not in ("Law", "Economy", "Theology")
    }


@pytest.mark.parametrize("left", [2, 1, 0])
def test_great_library_draws_what_there_is(left: int) -> None:
    names = [token.name for token in CATALOG.progress if token.set == "base"]
    names.remove("Law")
    s = table(
        "Walls",
        A={"wonders": ["Great Library"], "progress": ["Law"]},
        B={"progress": names[: 4 - left]},
        progress=names[4:],
    )
    during = s.play("wonder Great Library with Walls")  # BASE-WX-05
    assert due(during) == (("keep-progress", "A") if left else None)
    which = {2: "one of the 2 Progress tokens", 1: "the one Progress token"}
    if left:
        assert during.decisions[-1].text == f"Ada keeps {which[left]} drawn from the box."
    assert options(during) == {f"take {name}" for name in names[4 - left : 4]} or not left
