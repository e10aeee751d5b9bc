"""The referee answers about the payment that is asked about, and about Offering tokens."""

from typing import Any

import pytest

import duel_nb as duel
from duel_nb.languages import LANGUAGES

FORUM: dict[str, Any] = {
    "A": {"coins": 5, "cubes": {1: 1}},
    "B": {"coins": 7, "progress": ["Economy"]},
    "decrees": {1: 5},
    "structure": ["Forum", "Walls"],
    "expansions": ["agora"],
    "names": ("Ada", "Ben"),
}


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_each_payment_has_an_answer_of_its_own(spoken: str) -> None:
    duel.language(spoken)
    state = duel.position(**FORUM)
    referee = duel.referee(state)
    for action, paid in state.ways_to_pay("build Forum").items():
        answer = referee.can("A", str(action))
        assert answer.yes
        assert answer.payment == paid
        assert str(paid.total) in str(answer.verdict)
        for line in paid.lines:
            assert str(line.message)[1:] in str(answer)
        assert bool(paid.to_opponent) == ("BASE-PROG-ECONOMY" in str(answer))
    usual, other = state.payments("build Forum")
    cost = referee.cost("Forum", "A")
    assert cost.payment == usual
    for line in (*usual.lines, *other.lines):
        assert str(line.message)[1:] in str(cost)
    moves = str(referee.moves("A"))
    assert all(f"{paid.total}" in moves for paid in (usual, other))


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("card", ["Mars", "Gate", "Aphrodite"])
def test_what_offerings_alone_can_pay_for_is_allowed(spoken: str, card: str) -> None:
    duel.language(spoken)
    setup: dict[str, Any] = {
        "A": {"coins": 2, "offerings": [2, 4]},
        "age": 2,
        "pantheon": {2: card},
        "structure": ["Walls"],
        "expansions": ["pantheon"],
    }
    state = duel.position(**setup)
    meant = state.with_offerings(f"activate {card}")
    answer = duel.referee(state).can("A", f"activate {card}")
    assert answer.yes
    assert answer.payment == state.payments(meant)[0]
    assert "PAN-OFF-01" in str(answer)
    cost = duel.referee(state).cost(card, "A")
    assert cost.payment is not None
    assert {paid.offerings for paid in cost.payment.others} >= {answer.payment.offerings}
    assert "BASE-COST-04" not in str(cost)
    poor = duel.position(**setup | {"A": {"coins": 0, "offerings": [2]}})
    refused = duel.referee(poor).can("A", f"activate {card}")
    assert not refused.yes
    bill = poor.payments(f"activate {card}")[0]
    assert all(str(line.message)[1:] in str(refused) for line in bill.lines)
    assert "BASE-COST-04" in str(duel.referee(poor).cost(card, "A"))
