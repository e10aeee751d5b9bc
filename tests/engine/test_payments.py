"""The items of a payment, and that no other one is cheaper (BASE-COST, BASE-PROD-03, PAN-OFF)."""

from itertools import product
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st

import duel_nb as duel
from duel_nb.catalog import CATALOG, Card, Wonder
from duel_nb.engine import IllegalAction
from duel_nb.engine.state.market import Purchase, Terms, purchase
from duel_nb.engine.state.tables import Five
from tests.engine.given import agora, gained, options, pantheon, table


def test_a_payment_in_words() -> None:
    s = table(
        "Palace",
        A={"cards": ["Clay Pool", "Caravansery", "Customs House"], "progress": []},
        B={"cards": ["Sawmill", "Shelf Quarry"], "progress": ["Economy"]},
    )
    text = str(s.cost_of("Palace"))
    for item in (
        f"Palace for {s.names[0]}: 6 coins",
        "1 clay from Clay Pool",
        "1 wood from Caravansery",
        f"1 stone bought at 4 (2, plus 2 for {s.names[1]}'s stone)",
        "2 glass bought at 1 each (fixed by Customs House)",
        "Economy",
    ):
        assert item in text
    assert [line.rule for line in s.cost_of("Palace").lines] == [
        "BASE-PROD-01",
        "BASE-PROD-02",
        "BASE-TRADE-01",
        "BASE-TRADE-06",
    ]
    baths = table("Baths")
    reason = f"1 stone bought at 2 (2, as {baths.names[1]} produces none)"
    assert reason in str(baths.cost_of("Baths"))
    assert str(s.cost_of("Altar")) == f"Altar for {s.names[0]}: free"
    assert "waived by Masonry" in str(
        table("Palace", A={"progress": ["Masonry"]}).cost_of("Palace")
    )


def test_only_what_is_paid_has_payments() -> None:
    s = table("Palace", A={"wonders": ["Pyramids"]})
    assert s.payments("discard Palace") == ()
    assert [p.total for p in s.payments("build Palace")] == [10]
    assert [p.name for p in s.payments("wonder Pyramids with Palace")] == ["The Pyramids"]


def test_engineering_against_economy() -> None:  # PAN-ENGIN-05
    s = pantheon(
        "Statue",
        A={"progress": ["Engineering"], "cards": ["Clay Pool", "Clay Reserve"]},
        B={"progress": ["Economy"]},
    )
    assert [payment.to_opponent for payment in s.payments("build Statue")] == [1, 0]
    assert s.cost_of("Statue") == s.payments("build Statue")[0]  # `others` is not compared
    assert {"build Statue", "build Statue giving 0"} <= options(s)
    assert gained(s, s.play("build Statue")) == (-1, 1)
    assert gained(s, s.play("build Statue giving 0")) == (-1, 0)
    poor = pantheon(
        "Statue",
        A={"progress": ["Engineering"], "cards": ["Clay Pool", "Clay Reserve"], "coins": 0},
        B={"progress": ["Economy"]},
    )
    for text in ("build Statue", "build Statue giving 0"):
        refusal = poor.why_not(text)
        assert refusal is not None
        assert refusal.rule == "BASE-COST-04"
    for text in ("build Statue giving 1", "discard Statue giving 0", "build Walls giving 0"):
        assert s.why_not(text) is not None, text
    dear = pantheon("Statue", A={"progress": ["Engineering"]}, B={"progress": ["Economy"]})
    assert gained(dear, dear.play("build Statue")) == (-1, 0)
    assert "build Statue giving 0" not in options(dear)


def test_ignoring_the_clay_instead_of_the_coins_starves_economy() -> None:
    s = agora("Forum", A={"cubes": [1]}, B={"progress": ["Economy"]}, decrees={1: 5})
    assert {str(a) for a in s.legal_actions() if a.verb == "build"} == {
        "build Forum",
        "build Forum giving 0",
    }
    assert gained(s, s.play("build Forum")) == (-2, 2)
    assert gained(s, s.play("build Forum giving 0")) == (-3, 0)
    assert "or 3 coins with 'giving 0': 3 coins printed" in str(s.cost_of("Forum"))
    assert "usual" in str(s.why_not("build Forum giving 2"))
    assert "usual" not in str(s.why_not("build Forum giving 1"))


OPEN = {1: "Mars", 2: "Tanit", 3: "Gate", 4: "Zeus", 6: "Enki"}


@pytest.mark.parametrize("card", ["Mars", "Gate"])
@pytest.mark.parametrize("space", [1, 4, 6])
@pytest.mark.parametrize("built", [[], ["Sanctuary"]])
@pytest.mark.parametrize("using", ["", " using 4", " using 2 3 4"])
def test_the_bill_is_what_is_paid(card: str, space: int, built: list[str], using: str) -> None:
    for turn in "AB":
        city = {"coins": 20, "built": built, "offerings": [2, 3, 4]}
        s = pantheon("Walls", turn=turn, pantheon={space: card}, **{turn: city})
        (bill,) = s.payments(f"activate {card}{using}")
        after = s.play(f"activate {card}{using}")
        assert s.city(turn).coins - after.city(turn).coins == bill.total
        assert sum(line.coins for line in bill.lines) == bill.total  # PAN-OFF-03
        assert (bill.trade, bill.to_opponent) == (0, 0)
        assert s.cost_of(card, turn) == s.payments(f"activate {card}")[0]


def test_only_what_lies_in_the_pantheon_has_a_price() -> None:
    s = pantheon("Walls", pantheon=OPEN)
    assert str(s.cost_of("gate", "B")) == (
        f"Gate for {s.names[1]}: 12 coins; 6 coins in space 3; 6 more, as the Gate costs double"
    )
    with pytest.raises(IllegalAction, match=r"Ra does not lie in the Pantheon\. \(PAN-ACT-01\)"):
        s.cost_of("Ra")
    assert s.payments("activate Ra") == ()
    assert duel.position().cost_of("Zeus").name == "The Statue of Zeus"  # no Divinities without it
    for name, rule in (("Mars", "PAN-ACT-01"), ("Conspirator", "BASE-TURN-02")):
        with pytest.raises(IllegalAction, match=rf"which is not in play\. \({rule}\)"):
            duel.position().cost_of(name)
    with pytest.raises(IllegalAction, match="Mars belongs to Pantheon, which is not in play"):
        duel.position().cost_of("Mars")


def test_offerings_add_up_and_nothing_comes_back() -> None:
    s = pantheon("Walls", B={"offerings": [3, 4, 2], "coins": 0}, turn="B", pantheon=OPEN)
    wanted = {str(a) for a in s.legal_actions() if a.verb == "activate" and a.subject == 5}
    assert wanted == {"activate Tanit using 3 4", "activate Tanit using 2 3 4"}  # 7 coins
    after = s.play("activate Tanit using 2 3 4")
    assert gained(s, after) == (0, 12)  # PAN-OFF-03
    assert after.city("B").offering_tokens == ()
    assert s.read("activate tanit USING 4, 3") == s.read("activate Tanit using 3 4")


# -- the cheapest payment (BASE-PROD-03) -------------------------------------------------------


def tried(resources: Five, terms: Terms, waiver: int) -> Purchase:
    """The cheapest purchase by brute force, over what each choice producer gives."""
    missing = [max(0, need - have) for need, have in zip(resources, terms.produced, strict=True)]
    found = []
    for choice in product(*([r for r in either if missing[r]] or [-1] for either in terms.one_of)):
        bought, waived, chosen = missing.copy(), [0] * 5, []
        for resource in choice:
            gives = resource >= 0 and bought[resource] > 0
            chosen.append(resource if gives else -1)
            bought[resource] -= gives
        for _ in range(min(waiver, sum(bought))):
            dearest = max((r for r in range(5) if bought[r]), key=terms.prices.__getitem__)
            bought[dearest] -= 1
            waived[dearest] += 1
        coins = sum(units * price for units, price in zip(bought, terms.prices, strict=True))
        units: list[Any] = [tuple(bought), tuple(waived)]  # five of each
        found.append(Purchase(coins, units[0], units[1], tuple(chosen)))
    return min(found, key=lambda bought: bought.coins)


def five(most: int, least: int = 0) -> st.SearchStrategy[Five]:
    number = st.integers(least, most)
    return st.tuples(number, number, number, number, number)


RAW, MANUFACTURED = (0, 1, 2), (3, 4)


PRODUCERS = st.lists(st.sampled_from([RAW, MANUFACTURED]), max_size=5).map(tuple)


@hypothesis.given(five(3), five(2), PRODUCERS, five(6, least=1), st.integers(0, 4))
def test_no_other_use_of_producers_and_waivers_is_cheaper(
    resources: Five, produced: Five, one_of: tuple[tuple[int, ...], ...], prices: Five, waiver: int
) -> None:
    terms = Terms(produced, one_of, prices, 0, 0, -1)
    assert purchase(resources, terms, waiver) == tried(resources, terms, waiver)


def test_choice_producers_give_the_same_or_nothing_in_common() -> None:
    """The greedy choice of `market.spared` relies on this."""
    things: list[Card | Wonder] = [*CATALOG.cards, *CATALOG.wonders]
    producers = {frozenset(thing.produces_one_of) for thing in things} - {frozenset()}
    assert all(one.isdisjoint(other) for one in producers for other in producers - {one})
