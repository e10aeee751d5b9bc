"""Costs, production, trade, choice producers, waivers, chains (BASE-COST to BASE-CHAIN)."""

from itertools import product

import hypothesis
import pytest
from hypothesis import strategies as st

from duel_nb.catalog import CATALOG
from duel_nb.engine.state.market import Purchase, Terms, purchase
from duel_nb.engine.state.tables import Five
from tests.engine.given import gained, kinds, rules, table


def cost(thing: str, a: list[str], b: list[str] | None = None, **ada: object) -> int:
    """What a thing costs A with these cards, B having others."""
    s = table("Walls", A={"cards": a, **ada}, B={"cards": b or []})
    return s.cost_of(thing, "A").total


@pytest.mark.parametrize(
    ("thing", "own", "opposing", "coins"),
    [
        ("Courthouse", [], [], 6),  # 2 wood, 1 glass at 2 each (BASE-TRADE-01)
        ("Courthouse", ["Lumber Yard"], [], 4),  # only what is missing (BASE-TRADE-05)
        ("Courthouse", ["Lumber Yard", "Logging Camp", "Glassworks"], [], 0),
        ("Courthouse", ["Sawmill", "Glassworks"], [], 0),
        ("Courthouse", [], ["Lumber Yard"], 8),
        ("Courthouse", [], ["Sawmill"], 10),  # symbols count, not cards (BASE-TRADE-02)
        ("Courthouse", [], ["Sawmill", "Lumber Yard", "Glassworks"], 2 * 5 + 3),
        ("Courthouse", [], ["Caravansery", "Forum"], 6),  # never yellow cards (BASE-TRADE-03)
        ("Courthouse", ["Wood Reserve"], ["Sawmill"], 1 + 1 + 2),  # BASE-TRADE-06
        ("Courthouse", ["Customs House"], ["Glassworks"], 2 + 2 + 1),
        ("Caravansery", [], [], 2 + 2 + 2),  # coins and resources (BASE-COST-01)
        ("Caravansery", ["Customs House"], ["Glassworks", "Press"], 2 + 1 + 1),
        ("Pretorium", [], ["Sawmill"], 8),  # coins only
        ("Altar", [], ["Sawmill"], 0),
        # choice producers (BASE-PROD-02)
        ("Library", ["Caravansery"], [], 4),
        ("Library", ["Caravansery", "Forum"], [], 2),
        ("Library", ["Caravansery"], ["Shelf Quarry"], 4),  # gives the dear stone
        ("Library", ["Caravansery", "Stone Reserve"], [], 1 + 2),
        ("Baths", ["Forum"], [], 2),  # of no use here
        ("Palace", ["Forum", "Caravansery"], ["Glassworks"], 2 + 2 + 3),
    ],
)
def test_prices(thing: str, own: list[str], opposing: list[str], coins: int) -> None:
    assert cost(thing, own, opposing) == coins


def test_wonders_that_produce_give_one_unit_and_raise_no_price() -> None:
    assert cost("Library", [], built=["Great Lighthouse"]) == 4
    assert cost("Library", [], built=["Great Lighthouse", "Piraeus"]) == 2
    assert cost("Library", [], wonders=["Great Lighthouse", "Piraeus"]) == 6
    s = table("Walls", A={"built": ["Great Lighthouse", "Piraeus"]})
    assert s.cost_of("Library", "B").total == 6  # BASE-WX-06


def test_resources_are_not_used_up() -> None:
    s = table("Walls", "Aqueduct", A={"cards": ["Shelf Quarry"], "coins": 2})
    assert s.cost_of("Walls").total == 0
    s = s.play("build Walls").play("discard Aqueduct")
    assert s.cost_of("Walls").total == 0


def test_choice_producers_choose_anew_for_each_construction() -> None:
    s = table("Walls", A={"cards": ["Caravansery"]})
    assert s.cost_of("Baths").total == s.cost_of("Garrison").total == 0


@pytest.mark.parametrize(
    ("thing", "own", "opposing", "coins"),
    [
        ("Courthouse", [], [], 2),  # BASE-PROGX-01
        ("Courthouse", [], ["Sawmill"], 2),  # the dearest two are waived
        ("Courthouse", ["Lumber Yard"], [], 0),
        ("Baths", [], [], 0),
        ("Palace", ["Caravansery"], ["Glassworks"], 4),  # 5 units, 1 chosen, 2 glass waived
        ("Library", [], [], 6),  # not a blue card
    ],
)
def test_masonry(thing: str, own: list[str], opposing: list[str], coins: int) -> None:
    assert cost(thing, own, opposing, progress=["Masonry"]) == coins


def test_architecture_makes_wonders_cheaper_and_nothing_else() -> None:
    assert cost("Pyramids", []) == 8
    assert cost("Pyramids", [], progress=["Architecture"]) == 4
    assert cost("Pyramids", [], ["Shelf Quarry"], progress=["Architecture"]) == 4 + 2
    assert cost("Pyramids", ["Quarry", "Press"], progress=["Architecture"]) == 0
    assert cost("Palace", [], progress=["Architecture"]) == 10
    assert cost("Pyramids", [], progress=["Masonry"]) == 8


def test_waivers_never_touch_coins() -> None:
    assert cost("Caravansery", [], progress=["Masonry", "Architecture"]) == 6


def test_paying_moves_coins_to_the_bank() -> None:
    s = table("Library", B={"cards": ["Quarry"]})
    after = s.play("build Library")
    assert gained(s, after) == (-7, 0)
    assert rules(after)[0] == "BASE-COST-01"


def test_economy_receives_what_is_paid_for_resources_only() -> None:
    s = table("Caravansery", B={"progress": ["Economy"]})
    assert s.payments("build Caravansery")[0].to_opponent == 4
    assert gained(s, s.play("build Caravansery")) == (-6, 4)
    s = table("Pretorium", B={"progress": ["Economy"]}, military_tokens=[])
    assert gained(s, s.play("build Pretorium")) == (-8, 0)
    s = table("Altar", A={"wonders": ["Pyramids"]}, B={"progress": ["Economy"]})
    assert gained(s, s.play("wonder Pyramids with Altar")) == (-8, 8)
    s = table("Altar", A={"wonders": ["Pyramids"], "progress": ["Economy"]})
    assert gained(s, s.play("wonder Pyramids with Altar")) == (-8, 0)
    s = table("Courthouse", A={"cards": ["Wood Reserve"]}, B={"progress": ["Economy"]})
    assert gained(s, s.play("build Courthouse")) == (-4, 4)


def test_economy_arrives_before_the_effects() -> None:
    s = table("Altar", A={"wonders": ["Appian Way"]}, B={"progress": ["Economy"], "coins": 0})
    after = s.play("wonder Appian Way with Altar")
    assert gained(s, after) == (-10 + 3, 10 - 3)


CHAINS = [
    ("Horse Breeders", "Stable"), ("Barracks", "Garrison"), ("Fortifications", "Palisade"),
    ("Library", "Scriptorium"), ("Dispensary", "Pharmacist"), ("Lighthouse", "Tavern"),
    ("Statue", "Theater"), ("Temple", "Altar"), ("Aqueduct", "Baths"),
    ("Siege Workshop", "Archery Range"), ("Circus", "Parade Ground"), ("University", "School"),
    ("Observatory", "Laboratory"), ("Arena", "Brewery"), ("Gardens", "Statue"),
    ("Pantheon", "Temple"), ("Senate", "Rostrum"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "source"), CHAINS)
def test_chains(card: str, source: str) -> None:
    s = table(card, A={"cards": [source], "coins": 0})
    payment = s.cost_of(card)
    assert (payment.total, payment.by_chain, payment.lines[0].rule) == (0, True, "BASE-CHAIN-01")
    assert source in str(payment)
    after = s.play(f"build {card}")
    assert "chain" in kinds(after)
    assert after.city("A").coins == s.city("A").coins + sum(
        event.amount for event in after.events if event.kind == "coins" and event.player == "A"
    )


@pytest.mark.parametrize(("card", "source"), CHAINS)
def test_a_chain_needs_the_card_in_the_own_city(card: str, source: str) -> None:
    for given in (
        {"B": {"cards": [source]}},
        {"A": {"built": {"Pyramids": source}}},
        {"discard": [source]},
    ):
        assert not table(card, **given).cost_of(card).by_chain  # BASE-CHAIN-02


def test_urbanism_pays_for_chains_and_only_for_chains() -> None:
    s = table("Library", A={"cards": ["Scriptorium"], "progress": ["Urbanism"]})
    after = s.play("build Library")
    assert gained(s, after) == (4, 0)
    assert "BASE-PROG-URBANISM" in rules(after)
    s = table("Altar", A={"progress": ["Urbanism"]})
    assert gained(s, s.play("build Altar")) == (0, 0)  # free is not a chain (BASE-CHAIN-03)
    s = table("Baths", A={"progress": ["Urbanism", "Masonry"]})
    assert gained(s, s.play("build Baths")) == (0, 0)


def test_a_payment_in_words() -> None:
    s = table(
        "Palace",
        A={"cards": ["Clay Pool", "Caravansery", "Customs House"], "progress": []},
        B={"cards": ["Sawmill"], "progress": ["Economy"]},
    )
    text = str(s.cost_of("Palace"))
    for item in (
        f"Palace for {s.names[0]}: 4 coins",
        "1 clay from Clay Pool",
        "1 wood from Caravansery",
        "1 stone bought at 2",
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
    assert str(s.cost_of("Altar")) == f"Altar for {s.names[0]}: free"
    assert "waived by Masonry" in str(
        table("Palace", A={"progress": ["Masonry"]}).cost_of("Palace")
    )


def test_only_what_is_paid_has_payments() -> None:
    s = table("Palace", A={"wonders": ["Pyramids"]})
    assert s.payments("discard Palace") == ()
    assert [p.total for p in s.payments("build Palace")] == [10]
    assert [p.name for p in s.payments("wonder Pyramids with Palace")] == ["The Pyramids"]


# -- the cheapest payment (BASE-PROD-03) -------------------------------------------------------


def tried(resources: Five, terms: Terms, waiver: int) -> Purchase:
    """The cheapest purchase, the slow way: what if each producer gave this, or that?"""
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
        found.append(Purchase(coins, tuple(bought), tuple(waived), tuple(chosen)))
    return min(found, key=lambda one: one.coins)


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
    """As `cheapest` wants it."""
    things = (*CATALOG.cards, *CATALOG.wonders)
    producers = {frozenset(thing.produces_one_of) for thing in things} - {frozenset()}
    assert all(one.isdisjoint(other) for one in producers for other in producers - {one})
