"""What Buildings, Guilds and Progress tokens do when they come (BASE-BUILD, BASE-CARD, BASE-G)."""

from typing import Any

import pytest

from duel_nb.catalog import CATALOG
from tests.engine.given import due, gained, kinds, rules, table


def test_a_building_stands_in_the_city_from_now_on() -> None:
    s = table("Quarry")
    after = s.play("build Quarry")
    assert [card.name for card in after.city("A").buildings] == ["Quarry"]
    assert after.city("A").production["stone"] == 1
    assert after.city("B").prices["stone"] == 3
    assert kinds(after)[0] == "built"
    assert after.turn == "B"


@pytest.mark.parametrize(("card", "coins"), [("Tavern", 4), ("Brewery", 6)])
def test_coins_at_once(card: str, coins: int) -> None:
    s = table(card)
    assert gained(s, s.play(f"build {card}")) == (coins, 0)


@pytest.mark.parametrize(
    ("card", "own", "coins"),
    [
        ("Chamber of Commerce", ["Press", "Glassworks", "Drying Room"], 9),
        ("Port", ["Quarry", "Sawmill"], 4),
        ("Armory", ["Stable", "Walls", "Circus"], 3),
        ("Lighthouse", ["Forum", "Clay Reserve"], 3),  # itself included (BASE-CARD-01)
        ("Port", [], 0),
    ],
)
def test_coins_for_own_cards(card: str, own: list[str], coins: int) -> None:
    opposing = ["Lumber Yard", "Glassblower", "Barracks", "Wood Reserve"]
    s = table(card, A={"cards": own}, B={"cards": opposing})
    price = s.cost_of(card).total
    assert gained(s, s.play(f"build {card}")) == (coins - price, 0)


def test_arena_counts_own_standing_wonders() -> None:
    s = table(
        "Arena",
        A={"cards": ["Brewery"], "built": ["Sphinx", "Pyramids"], "wonders": ["Colossus"]},
        B={"built": ["Piraeus"]},
    )
    assert gained(s, s.play("build Arena")) == (4, 0)


GUILDS: list[tuple[str, dict[str, Any], dict[str, Any], int, int]] = [
    # Guild, A's City, B's City, coins at once, points
    ("Merchants Guild", {"cards": ["Tavern"]}, {"cards": ["Forum", "Brewery"]}, 2, 2),
    ("Merchants Guild", {"cards": ["Tavern", "Forum"]}, {"cards": ["Brewery"]}, 2, 2),
    ("Shipowners Guild", {"cards": ["Quarry", "Press"]}, {"cards": ["Sawmill"]}, 2, 2),
    (
        "Shipowners Guild",
        {"cards": ["Quarry"]},
        {"cards": ["Sawmill", "Glassworks", "Press"]},
        3,
        3,
    ),
    ("Builders Guild", {"built": ["Sphinx"]}, {"built": ["Piraeus", "Colossus"]}, 0, 4),
    ("Builders Guild", {"wonders": ["Sphinx"]}, {}, 0, 0),
    ("Magistrates Guild", {"cards": ["Altar"]}, {"cards": ["Theater", "Statue", "Senate"]}, 3, 3),
    ("Scientists Guild", {"cards": ["Library", "Study"]}, {"cards": ["School"]}, 2, 2),
    ("Moneylenders Guild", {"coins": 14}, {"coins": 20}, 0, 6),
    ("Moneylenders Guild", {"coins": 50}, {"coins": 2}, 0, None),  # type: ignore[list-item]
    ("Tacticians Guild", {"cards": ["Walls"]}, {"cards": ["Arsenal", "Stable"]}, 2, 2),
]


@pytest.mark.parametrize(("guild", "a", "b", "coins", "points"), GUILDS)
def test_guilds_look_at_the_city_that_has_most(
    guild: str, a: dict[str, Any], b: dict[str, Any], coins: int, points: int | None
) -> None:
    s = table(guild, A=a, B=b)
    price = s.cost_of(guild).total
    after = s.play(f"build {guild}")
    assert gained(s, after) == (coins - price, 0)
    if points is None:
        points = after.city("A").coins // 3
    assert after.scores()["A"].purple == points
    assert after.scores()["B"].purple == 0
    if coins:
        assert f"BASE-G-{guild.split()[0].upper()}" in rules(after)


def test_guild_points_are_counted_again_at_the_end() -> None:
    s = table("Magistrates Guild", "Palace", B={"cards": ["Altar"]})
    after = s.play("build Magistrates Guild")
    assert after.scores()["A"].purple == 1
    assert after.play("build Palace").scores()["A"].purple == 2  # BASE-GX-01


# -- Progress tokens ---------------------------------------------------------------------------


def taking(token: str, **given: Any) -> tuple[Any, Any]:
    """Before and after A takes a token for a pair."""
    a = {**given.pop("A", {})}
    a["cards"] = ["Scriptorium", *a.get("cards", [])]
    s = table("Library", "Walls", A=a, progress=[token, "Economy"], **given)
    s = s.play("build Library")
    return s, s.play(f"take {token}")


@pytest.mark.parametrize(
    ("token", "coins", "points"),
    [
        ("Agriculture", 6, 4),
        ("Architecture", 0, 0),
        ("Law", 0, 0),
        ("Masonry", 0, 0),
        ("Mathematics", 0, 3),
        ("Philosophy", 0, 7),
        ("Strategy", 0, 0),
        ("Theology", 0, 0),
        ("Urbanism", 6, 0),
    ],
)
def test_tokens_at_once_and_at_the_end(token: str, coins: int, points: int) -> None:
    before, after = taking(token)
    assert gained(before, after) == (coins, 0)
    assert after.scores()["A"].progress == points
    assert due(after) is None


@pytest.mark.parametrize("others", [[], ["Law"], ["Law", "Strategy", "Theology"]])
def test_mathematics_counts_itself_and_all_others(others: list[str]) -> None:
    _, after = taking("Mathematics", A={"progress": others})
    assert after.scores()["A"].progress == 3 * (len(others) + 1)


def test_strategy_adds_a_shield_to_red_buildings() -> None:
    s = table("Walls", A={"progress": ["Strategy"]})
    assert s.play("build Walls").pawn == 3
    s = table("Walls", B={"progress": ["Strategy"]})
    assert s.play("build Walls").pawn == 2


def test_strategy_counts_only_what_comes_later() -> None:
    before, after = taking("Strategy", A={"cards": ["Stable"]})
    assert before.pawn == after.pawn == 0


def test_waivers_work_from_the_instant_they_are_gained() -> None:
    before, after = taking("Masonry")
    assert before.cost_of("Courthouse", "A").total == 6
    assert after.cost_of("Courthouse", "A").total == 2  # BASE-PROGX-03


# -- points ------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [c.name for c in CATALOG.cards if c.set == "base" and c.points])
def test_printed_points_count_in_the_category_of_the_colour(card: str) -> None:
    s = table("Palace" if card != "Palace" else "Senate", A={"cards": [card]})
    found = CATALOG.find(card, kinds=("card",))
    sheet = s.scores()["A"].categories
    assert sheet[found.colour] == found.points  # type: ignore[attr-defined]
    assert sum(sheet.values()) == found.points + 50 // 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (50, 16)])
def test_the_treasury(coins: int, points: int) -> None:
    assert table("Altar", A={"coins": coins}).scores()["A"].treasury == points


def test_brown_grey_and_red_cards_score_nothing() -> None:
    s = table("Palace", A={"cards": ["Quarry", "Press", "Walls", "Arsenal"], "coins": 0})
    assert s.scores()["A"].total == 0
