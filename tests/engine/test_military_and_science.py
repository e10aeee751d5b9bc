"""The military track (BASE-MIL), scientific symbols and pairs (BASE-SCI)."""

import pytest

import duel_nb as duel
from tests.engine.given import due, gained, kinds, options, rules, table


@pytest.mark.parametrize(
    ("card", "start", "end", "lost", "left"),
    [
        ("Guard Tower", 0, 1, 0, (-6, -3, 3, 6)),
        ("Guard Tower", 2, 3, 2, (-6, -3, 6)),  # BASE-MIL-03
        ("Guard Tower", 3, 4, 0, (-6, -3, 6)),
        ("Guard Tower", 5, 6, 5, (-6, -3)),
        ("Walls", 1, 3, 2, (-6, -3, 6)),
        ("Walls", 4, 6, 5, (-6, -3)),
        ("Arsenal", 0, 3, 2, (-6, -3, 6)),
        ("Arsenal", -4, -1, 0, (-6, 3, 6)),  # back from the own side (BASE-MIL-06)
        ("Arsenal", 5, 8, 5, (-6, -3)),
    ],
)
def test_shields_move_the_pawn(
    card: str, start: int, end: int, lost: int, left: tuple[int, ...]
) -> None:
    s = table(card, pawn=start)
    after = s.play(f"build {card}")
    assert (after.pawn, after.military_tokens) == (end, left)
    assert gained(s, after)[1] == -lost
    assert kinds(after).count("pawn") == end - start  # a step at a time (BASE-MIL-01)


def test_the_second_player_pushes_the_other_way() -> None:
    s = table("Walls", turn="B", pawn=-1)
    after = s.play("build Walls")
    assert (after.pawn, after.military_tokens) == (-3, (-6, 3, 6))
    assert gained(s, after)[0] == -2


def test_a_token_is_met_once() -> None:
    s = table("Walls", pawn=2, military_tokens=[-6, -3, 6])
    after = s.play("build Walls")
    assert (after.pawn, gained(s, after)[1]) == (4, 0)


def test_losses_stop_at_an_empty_treasury() -> None:
    s = table("Walls", pawn=4, B={"coins": 3})
    after = s.play("build Walls")
    assert after.city("B").coins == 0
    assert "GEN-03" in rules(after)


@pytest.mark.parametrize(("turn", "pawn"), [("A", 7), ("A", 8), ("B", -7), ("B", -8)])
def test_military_supremacy(turn: str, pawn: int) -> None:
    s = table("Walls", turn=turn, pawn=pawn)  # surplus shields are ignored (BASE-MIL-05)
    after = s.play("build Walls")
    assert after.outcome is not None
    assert (after.outcome.termination, after.outcome.winner) == ("military", turn)
    assert after.outcome.rule == "BASE-MIL-05"
    assert abs(after.pawn) == 9
    assert "revealed" not in kinds(after)


@pytest.mark.parametrize(
    ("pawn", "points"),
    [(0, (0, 0)), (1, (2, 0)), (2, (2, 0)), (3, (5, 0)), (5, (5, 0)), (6, (10, 0)), (8, (10, 0)),
     (-1, (0, 2)), (-3, (0, 5)), (-5, (0, 5)), (-8, (0, 10))],
)  # fmt: skip
def test_points_for_the_pawn(pawn: int, points: tuple[int, int]) -> None:
    sheets = duel.position(pawn=pawn).scores()
    assert (sheets["A"].military, sheets["B"].military) == points


PAIRS = [
    ("Apothecary", "School"), ("Workshop", "Laboratory"), ("Pharmacist", "Dispensary"),
    ("Scriptorium", "Library"), ("Academy", "Study"), ("University", "Observatory"),
]  # fmt: skip


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_a_pair_brings_a_progress_token(first: str, second: str) -> None:
    s = table(second, A={"cards": [first]}, progress=["Law", "Economy", "Masonry"])
    during = s.play(f"build {second}")
    assert due(during) == ("progress", "A")
    assert during.turn == "A"
    assert options(during) == {"take Law", "take Economy", "take Masonry"}
    after = during.play("take Economy")
    assert [token.name for token in after.city("A").progress] == ["Economy"]
    assert [t.name for t in after.progress_tokens] == ["Law", "Masonry"]  # BASE-SCI-05
    assert (after.turn, due(after)) == ("B", None)


def test_no_pair_no_token() -> None:
    s = table(
        "Library", A={"cards": ["Apothecary"]}, B={"cards": ["Scriptorium"]}, progress=["Law"]
    )
    assert due(s.play("build Library")) is None


def test_a_pair_with_no_token_left_brings_nothing() -> None:
    s = table("Library", A={"cards": ["Scriptorium"]})
    after = s.play("build Library")
    assert due(after) is None
    assert "BASE-SCI-04" in rules(after)
    assert after.turn == "B"


FIVE = ["Apothecary", "Workshop", "Pharmacist", "Scriptorium", "Academy"]


def test_six_different_symbols_win() -> None:
    s = table("University", A={"cards": FIVE})
    after = s.play("build University")
    assert str(after.outcome) == "A wins by scientific supremacy"
    assert after.outcome is not None
    assert after.outcome.rule == "BASE-SCI-06"
    assert not after.legal_actions()


def test_a_pair_is_no_new_symbol() -> None:
    s = table("Study", A={"cards": FIVE}, progress=["Economy"])
    assert s.play("build Study").outcome is None


def test_law_is_a_symbol() -> None:
    s = table("University", A={"cards": FIVE[:4], "progress": ["Law"]})
    assert str(s.play("build University").outcome) == "A wins by scientific supremacy"


def test_law_taken_for_a_pair_can_be_the_sixth_symbol() -> None:
    s = table("Study", A={"cards": FIVE}, progress=["Law", "Economy"]).play("build Study")
    assert s.play("take Economy").outcome is None
    assert str(s.play("take Law").outcome) == "A wins by scientific supremacy"  # BASE-SCI-07


def test_law_is_never_a_pair() -> None:
    s = table("Library", A={"cards": ["Scriptorium"]}, progress=["Law", "Economy"])
    after = s.play("build Library").play("take Law")
    assert due(after) is None  # BASE-SCI-08
    assert after.city("A").symbols == {"quill": 2, "scales": 1}
