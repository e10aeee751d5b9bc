"""The civilian victory, its tie-breaks, and the order of supremacies (BASE-END, GEN-05)."""

from typing import Any

import duel_nb as duel
from duel_nb.engine import GameState
from tests.engine.given import kinds


def last_discard(a: dict[str, Any], b: dict[str, Any], pawn: int = 0) -> GameState:
    """The game after A has discarded the very last card (for 2 coins)."""
    s = duel.position(A=a, B=b, structure=["Arsenal"], filled=False, pawn=pawn,
                      names=("Ada", "Ben"))  # fmt: skip
    return s.play("discard Arsenal")


def test_the_higher_total_wins() -> None:
    s = last_discard({"coins": 1}, {"coins": 0, "cards": ["Tavern", "Port"]})
    assert {who: sheet.total for who, sheet in s.scores().items()} == {"A": 1, "B": 3}
    assert s.outcome == duel.engine.Outcome("civilian", "B", "BASE-END-02")
    assert str(s.outcome) == "B wins by points"
    assert kinds(s)[-1] == "end"


def test_a_tie_goes_to_the_blue_cards() -> None:
    s = last_discard({"coins": 7}, {"coins": 0, "cards": ["Altar"]})
    assert {sheet.total for sheet in s.scores().values()} == {3}
    assert s.outcome == duel.engine.Outcome("civilian", "B", "BASE-END-03")
    assert str(s.outcome) == "B wins by the points on blue cards"


def test_the_magistrates_guild_is_no_blue_card() -> None:
    a = {"coins": 0, "cards": ["Altar"]}
    b = {"coins": 6, "cards": ["Magistrates Guild"]}
    s = last_discard(a, b)
    assert {sheet.total for sheet in s.scores().values()} == {3}
    assert s.outcome is not None
    assert (s.outcome.winner, s.outcome.rule) == ("A", "BASE-END-03")


def test_a_shared_victory() -> None:
    s = last_discard({"coins": 1}, {"coins": 3})
    assert s.outcome == duel.engine.Outcome("civilian", None, "BASE-END-04")
    assert str(s.outcome) == "shared victory by points"
    assert s.to_act is None


def test_the_pawn_counts() -> None:
    s = last_discard({"coins": 0}, {"coins": 20}, pawn=-1)
    assert s.scores()["B"].military == 2
    assert s.outcome is not None
    assert s.outcome.winner == "B"


def test_a_supremacy_with_the_very_last_card_is_no_civilian_victory() -> None:
    s = duel.position(
        A={"coins": 50}, B={"coins": 500}, structure=["Arsenal"], filled=False, pawn=6
    )
    assert str(s.play("build Arsenal").outcome) == "A wins by military supremacy"


def test_science_comes_before_military() -> None:
    """No card has both; the order is tested on a position in which both have come about."""
    from duel_nb.engine.effects import victory

    s = duel.position(age=3)
    cards = ["apothecary", "workshop", "pharmacist", "scriptorium", "academy", "university"]
    both = s.copy()
    for name in cards:
        both.cities[0].cards |= 1 << duel.catalog.CATALOG.card(name).index
    both.pawn = 9
    victory.test(both)
    assert str(both.outcome) == "A wins by scientific supremacy"
    shared = both.copy()
    shared.outcome = None
    for name in ("school", "laboratory", "dispensary", "library", "study", "observatory"):
        shared.cities[1].cards |= 1 << duel.catalog.CATALOG.card(name).index
    victory.test(shared)
    assert str(shared.outcome) == "shared victory by scientific supremacy"
    assert shared.outcome is not None
    assert shared.outcome.rule == "GEN-05"
