"""Set-up, the Wonder draft and the fixed first game (BASE-SETUP, BASE-DRAFT)."""

from collections import Counter

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from tests.engine.given import options


def test_set_up() -> None:
    s = duel.new_game(seed=7, names=("Ada", "Ben"))
    assert (s.age, s.pawn, s.turn, s.to_act) == (0, 0, "A", "A")
    assert s.military_tokens == (-6, -3, 3, 6)
    assert s.city("A").coins == s.city("B").coins == 7
    assert len(set(s.progress_tokens)) == 5
    assert {token.set for token in s.progress_tokens} == {"base"}
    assert s.structure == s.discard_pile == ()
    assert s.layout is None
    assert s.outcome is None


def test_decks() -> None:
    for seed in range(30):
        s = duel.new_game(seed=seed)
        decks = [Counter(CATALOG.cards[n].deck for n in deck) for deck in s.decks]
        assert decks == [{"age-1": 20}, {"age-2": 20}, {"age-3": 17, "guild": 3}]
        for age, out in enumerate(s.removed, start=1):
            assert Counter(CATALOG.cards[n].deck for n in out) == {f"age-{age}": 3}


def test_everything_turns_up_sooner_or_later() -> None:
    games = [duel.new_game(seed=seed) for seed in range(60)]
    guilds = {n for s in games for n in s.decks[2] if CATALOG.cards[n].deck == "guild"}
    assert len(guilds) == 7
    assert len({token for s in games for token in s.progress_tokens}) == 10
    assert len({wonder for s in games for wonder in s.offered}) == 12
    assert len({n for s in games for n in s.removed[0]}) == 23


def test_the_same_seed_is_the_same_game() -> None:
    assert duel.new_game(seed=3) == duel.new_game(seed=3)
    assert duel.new_game(seed=3) != duel.new_game(seed=4)
    assert duel.new_game() != duel.new_game()


def test_draft_order_and_automatic_last_picks() -> None:
    s = duel.new_game(seed=7, names=("Ada", "Ben"))
    first = s.offered
    drafting = []
    while s.age == 0:
        assert options(s) == {f"draft {w.name.removeprefix('The ')}" for w in s.offered}
        drafting.append((s.to_act, len(s.offered)))
        s = s.play(s.legal_actions()[0])
        if len(drafting) == 3:
            assert not set(first) & set(s.offered)
            assert "BASE-DRAFT-04" in [event.rule for event in s.events]
    assert drafting == [("A", 4), ("B", 3), ("B", 2), ("B", 4), ("A", 3), ("A", 2)]
    assert [len(s.city(p).wonders) for p in "AB"] == [4, 4]
    of_a = [site.wonder for site in s.city("A").wonders]
    assert [wonder in first for wonder in of_a] == [True, True, False, False]
    assert (s.age, s.turn, len(s.structure), s.offered) == (1, "A", 20, ())


def test_the_proposed_first_game() -> None:
    s = duel.new_game(seed=7, first_game=True)
    names = [[site.wonder.name for site in s.city(p).wonders] for p in "AB"]
    assert names == [
        ["The Pyramids", "The Great Lighthouse", "The Temple of Artemis", "The Statue of Zeus"],
        ["Circus Maximus", "Piraeus", "The Appian Way", "The Colossus"],
    ]
    assert (s.age, s.turn, len(s.structure)) == (1, "A", 20)
    assert [event.kind for event in s.events][-1] == "dealt"


@pytest.mark.parametrize(
    ("age", "rows"),
    [
        (1, {1: (5, 7), 2: (4, 6, 8), 3: (3, 5, 7, 9), 4: (2, 4, 6, 8, 10),
             5: (1, 3, 5, 7, 9, 11)}),
        (2, {1: (1, 3, 5, 7, 9, 11), 2: (2, 4, 6, 8, 10), 3: (3, 5, 7, 9), 4: (4, 6, 8),
             5: (5, 7)}),
        (3, {1: (5, 7), 2: (4, 6, 8), 3: (3, 5, 7, 9), 4: (4, 8), 5: (3, 5, 7, 9), 6: (4, 6, 8),
             7: (5, 7)}),
    ],
)  # fmt: skip
def test_structures(age: int, rows: dict[int, tuple[int, ...]]) -> None:
    s = duel.position(age=age)
    there: dict[int, tuple[int, ...]] = {}
    for place in s.structure:
        there[place.row] = (*there.get(place.row, ()), place.column)
        assert (place.card is not None) == (place.row % 2 == 1)
        assert place.back == (place.card.deck if place.card else place.back)
        assert place.back in (f"age-{age}", "guild")
    assert there == rows
    last = max(rows)
    assert {place.row for place in s.structure if place.accessible} == {last}
