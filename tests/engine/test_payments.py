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
from duel_nb.languages import LANGUAGES
from duel_nb.words.actions import in_words
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
        "1 clay from the Clay Pool",
        "1 wood from the Caravansery",
        f"1 stone bought at 4 (2, plus 2 for {s.names[1]}'s stone)",
        "2 glass bought at 1 each (fixed by the Customs House)",
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


def test_each_action_has_its_own_payment() -> None:  # D-23, D-24
    s = agora("Forum", A={"cubes": [1]}, B={"progress": ["Economy"]}, decrees={1: 5})
    own = {str(action): paid for action, paid in s.ways_to_pay("build Forum").items()}
    assert {text: paid.total for text, paid in own.items()} == {
        "build Forum": 2,
        "build Forum giving 0": 3,
    }
    for text, paid in own.items():
        assert s.payments(text)[0] == paid
        assert gained(s, s.play(text)) == (-paid.total, paid.to_opponent)
        (event,) = (e for e in s.play(text).events if e.rule == "AGO-DECREE-05")
        assert event.message.parts["items"] == paid.lines[0 if paid.trade else 1].message
    for text in ("build Forum giving 1", "build Forum giving 2", "discard Forum giving 0"):
        assert s.payments(text) == (), text  # no such payment


def test_only_payments_that_no_cheaper_one_beats_are_sensible() -> None:
    """With Decree 6, Engineering and Economy three ways to pay compete (PAN-ENGIN-05, D-60)."""
    found = set()
    mine = ("Wood Reserve", "Customs House", "Clay Reserve", "Clay Pool")
    for cards in (mine[:n] + mine[n + 1 : m] for n in range(5) for m in range(5)):
        s = agora(
            *("Barracks", "Horse Breeders", "Archery Range"),
            A={"cubes": [1], "cards": cards, "progress": ["Engineering"]},
            B={"progress": ["Economy"]},
            decrees={1: 6},
            expansions=["agora", "pantheon"],
        )
        for card in ("Barracks", "Horse Breeders", "Archery Range"):
            bills = [(paid.total, paid.to_opponent) for paid in s.payments(f"build {card}")]
            assert bills == sorted(bills)
            for total, gives in bills:
                assert all(gives < less for sum_, less in bills if sum_ < total)
            found.add(tuple(bills))
    assert ((1, 0), (1, 1)) in found


OPEN = {1: "Mars", 2: "Tanit", 3: "Gate", 4: "Zeus", 6: "Enki"}


@pytest.mark.parametrize("card", ["Mars", "Gate"])
@pytest.mark.parametrize("space", [1, 4, 6])
@pytest.mark.parametrize("built", [[], ["Sanctuary"]])
@pytest.mark.parametrize("using", ["", " using 4", " using 2 3 4"])
def test_the_bill_is_what_is_paid(card: str, space: int, built: list[str], using: str) -> None:
    for turn in "AB":
        city = {"coins": 20, "built": built, "offerings": [2, 3, 4]}
        s = pantheon("Walls", turn=turn, pantheon={space: card}, **{turn: city})
        bill = s.payments(f"activate {card}{using}")[0]
        after = s.play(f"activate {card}{using}")
        assert s.city(turn).coins - after.city(turn).coins == bill.total
        assert sum(line.coins for line in bill.lines) == bill.total  # PAN-OFF-03
        assert (bill.trade, bill.to_opponent) == (0, 0)
        assert s.cost_of(card, turn) == s.payments(f"activate {card}")[0]
        assert bill.offerings == tuple(map(int, using.split()[1:]))


def test_only_what_lies_in_the_pantheon_has_a_price() -> None:
    s = pantheon("Walls", pantheon=OPEN)
    assert str(s.cost_of("gate", "B")) == (
        f"Gate for {s.names[1]}: 12 coins; 6 coins in space 3; 6 more, as the Gate costs double"
    )
    with pytest.raises(IllegalAction, match=r"Ra does not lie in the Pantheon\. \(PAN-ACT-01\)"):
        s.cost_of("Ra")
    assert s.payments("activate Ra") == ()
    assert duel.position().cost_of("Zeus").name == "The Statue of Zeus"  # no Divinities without it
    for name, rule in (("Mars", "PAN-COMP-01"), ("Conspirator", "AGO-COMP-01")):
        with pytest.raises(IllegalAction, match=rf"which is not in play\. \({rule}\)"):
            duel.position().cost_of(name)
    with pytest.raises(IllegalAction, match="Mars belongs to Pantheon, which is not in play"):
        duel.position().cost_of("Mars")


@pytest.mark.parametrize("card", ["Mars", "Gate", "Zeus"])
@pytest.mark.parametrize("built", [[], ["Sanctuary"]])
@pytest.mark.parametrize("astarte", [0, 3])
def test_what_only_offerings_can_pay_for_is_possible(
    card: str, built: list[str], astarte: int
) -> None:
    """The fewest tokens that are enough are named, none that is wasted (PAN-OFF-01, 02, 03)."""
    owned: list[list[int]] = [[], [2], [4], [2, 3], [2, 3, 4]]
    for coins, offerings, turn in product(range(9), owned, "AB"):
        city = {"coins": coins, "built": built, "offerings": offerings}
        if astarte:
            city |= {"divinities": ["Astarte"], "astarte": astarte}
        s = pantheon("Walls", turn=turn, pantheon={4: card}, **{turn: city})
        plain, legal = s.read(f"activate {card}"), [a for a in options(s) if f"e {card}" in a]
        meant = s.with_offerings(plain)
        if plain in s.legal_actions() or not legal:
            assert meant == plain
            continue
        assert str(meant) in legal
        paid = s.payments(meant)[0]
        assert len(paid.offerings) == min(len(text.split()) - 3 for text in legal)
        refusal = s.why_not(plain)
        assert refusal is not None
        assert refusal.short == s.payments(plain)[0].total - coins - astarte
        assert refusal.message.parts["action"] == in_words(meant)
        assert [p.offerings for p in s.cost_of(card, turn).others if p.total <= coins + astarte]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_what_costs_nothing_is_told_with_its_whole_bill(spoken: str) -> None:
    duel.language(spoken)
    own = {"coins": 0, "offerings": [2, 3, 4], "built": ["Sanctuary"]}
    free = [
        (pantheon("Walls", A=own, pantheon={1: "Gate"}), "activate Gate using 4"),
        (pantheon("Walls", A=own, pantheon={5: "Mars"}), "activate Mars using 2 3"),
        (
            table("Aqueduct", A={"cards": ["Shelf Quarry"], "progress": ["Masonry"]}),
            "build Aqueduct",
        ),
        (table("Statue", A={"cards": ["Clay Pool"], "progress": ["Masonry"]}), "build Statue"),
        (table("Rostrum", A={"progress": ["Masonry"], "cards": ["Forum"]}), "build Rostrum"),
        (agora("Conspirator", A={"progress": ["Corruption"]}, filled=False), "recruit Conspirator"),
    ]
    for s, action in free:
        bill = s.payments(action)[0]
        assert bill.total == 0
        (event,) = (event for event in s.play(action).events if event.kind == "price")
        assert event.text
        for line in bill.lines:
            assert str(line.message) in event.text


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
            most_expensive = max((r for r in range(5) if bought[r]), key=terms.prices.__getitem__)
            bought[most_expensive] -= 1
            waived[most_expensive] += 1
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
