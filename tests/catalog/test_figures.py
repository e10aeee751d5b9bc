"""Every figure of components.json stands in the catalog, and the catalog holds no other.

Each test turns one section of the file into the attributes it must lead to. A key the tests do not
know fails them, and so does an attribute of a component that no key accounts for.
"""

import json
import re
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

from duel_nb.catalog import (
    CATALOG,
    COLOURS,
    DECKS,
    KINDS,
    MANUFACTURED,
    RAW,
    RESOURCES,
    SCIENCE_SYMBOLS,
    SECTIONS,
    SETS,
    CoinsPer,
    Component,
    Cost,
    Guild,
    Resources,
)

FILE = Path(__file__).with_name("components.json")
PRINTED: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))

# Not figures: the index in the catalog, and texts (see test_names.py).
NOT_FIGURES = {"index", "set", "names", "unsure", "aliases", "note", "rule", "rule_when_drafted"}
# Effects, which are checked by the attributes derived from them.
EFFECTS_OF = {"does", "does_when_drafted", "_by_verb"}
# Derived from the rest.
WORKED_OUT = {"size"}


def figures(component: object) -> dict[str, Any]:
    """The attributes of a component that are not empty, in a comparable form."""
    found = {}
    for field in fields(component):  # type: ignore[arg-type]
        value = getattr(component, field.name)
        says_something = field.default is MISSING or value != field.default
        if says_something and field.name not in NOT_FIGURES | EFFECTS_OF:
            found[field.name] = set(value) if field.name in ONE_OF else value
    for name in dir(type(component)):
        if isinstance(getattr(type(component), name), property) and name not in WORKED_OUT:
            value = getattr(component, name)
            if value:
                found[name] = value
    if isinstance(component, Component):
        for effect in component.does:
            if key := OTHER_EFFECTS.get((component.kind, effect.verb)):
                found[key] = effect.what[0] if effect.what else effect.amount or True
    return found


# Effects of components for which there is no attribute.
OTHER_EFFECTS: dict[tuple[str, str], str] = {
    ("wonder", "discard-card-of-opponent"): "discard_colour",
    ("wonder", "trigger-unprepared"): "trigger_conspiracy",
    ("wonder", "place-influence"): "place_influence",
    ("conspiracy", "place-influence"): "place_influence",
    ("conspiracy", "remove-influence"): "remove_influence",
    ("conspiracy", "move-influence"): "then_move",
    ("conspiracy", "take-part-of-coins"): "takes_one_coin_in",
    ("conspiracy", "coins-for-cubes"): "coins_per_cube",
    ("conspiracy", "opponent-loses-for-cubes"): "opponent_loses_per_cube",
}


ONE_OF = {"produces_one_of", "fixed_price"}


def amounts(printed: dict[str, int]) -> Resources:
    assert printed.keys() <= set(RESOURCES)
    return Resources(**printed)


def cost(printed: dict[str, int]) -> Cost:
    resources = {name: n for name, n in printed.items() if name != "coins"}
    return Cost(printed.get("coins", 0), amounts(resources))


COUNTED = {
    **{colour: colour for colour in COLOURS},
    "constructed wonders": "wonders",
    "sets of 3 coins in the treasury": "coins",
}


def guild(printed: dict[str, Any]) -> Guild:
    assert printed.keys() == {
        "counts",
        "city",
        "coins_each_when_built",
        "victory_points_each_at_end",
    }
    of_coins = printed["counts"] == ["sets of 3 coins in the treasury"]
    assert printed["city"] == (
        "the richer of the two cities"
        if of_coins
        else "the one of the two cities that holds the most of them"
    )
    return Guild(
        counts=tuple(COUNTED[counted] for counted in printed["counts"]),
        coins=printed["coins_each_when_built"],
        points=printed["victory_points_each_at_end"],
        group=3 if of_coins else 1,
    )


def coins_per(printed: dict[str, Any]) -> CoinsPer:
    rest = dict(printed)
    coins = rest.pop("coins")
    ((key, value),) = rest.items()
    assert key == "colour" or (key, value) == ("constructed_wonders", True)
    return CoinsPer(value if key == "colour" else "wonders", coins)


# What each key under "effects" leads to: the attribute, and its value from the printed one.
EFFECTS: dict[str, tuple[str, Any]] = {
    "produces": ("produces", amounts),
    "produces_one_of": ("produces_one_of", set),
    "trade_price_one_coin": ("fixed_price", set),
    "shields": ("shields", int),
    "science": ("science", str),
    "victory_points": ("points", int),
    "coins": ("coins", int),
    "coins_per_own": ("coins_per", coins_per),
    "guild": ("guild", guild),
    "opponent_loses_coins": ("opponent_loses", int),
    "play_again": ("play_again", bool),
    "discard_opponent_card": ("discard_colour", str),
    "build_free_from_discard": ("build_from_discard", bool),
    "progress_token_from_box": ("progress_from_box", lambda box: (box["draw"], box["keep"])),
    "pantheon_activation_discount": ("activation_discount", int),
    "activate_divinity_from_one_deck": (
        "theater",
        {
            "choose a mythology deck, reveal all its cards, activate one for free, "
            "return the rest in any order": True
        }.__getitem__,
    ),
    "trigger_unprepared_conspiracy": ("trigger_conspiracy", {"optional": True}.__getitem__),
    "place_influence": ("place_influence", {"any chamber": True}.__getitem__),
    "move_influence": (
        "move_influence",
        {"optional, one cube to an adjacent chamber": True}.__getitem__,
    ),
    "when_drafted": (
        "when_drafted",
        {
            "conspire (draw 2 conspiracies, keep 1 face down, "
            "other to top or bottom of the deck)": "conspire",
            "place 1 influence cube in any chamber": "place-influence",
        }.__getitem__,
    ),
    "wonder_cost_fewer_resources": ("wonder_discount", int),
    "blue_card_cost_fewer_resources": ("blue_discount", int),
    "receives_coins_opponent_spends_on_trade": ("economy", bool),
    "victory_points_per_progress_token_including_itself": ("points_per_progress", int),
    "extra_shield_on_red_cards": ("red_shield_bonus", int),
    "future_wonders_gain_play_again": ("wonders_play_again", bool),
    "coins_per_building_built_free_by_chain": ("chain_coins", int),
    "senators_are_free": ("senators_free", bool),
    "conspire_keeps_both_cards": ("keeps_both_conspiracies", bool),
    "victory_points_per_mythology_or_offering_token_at_end": ("points_per_pantheon_token", int),
    "opponent_loses_coins_per_space_pawn_advances": ("coins_lost_per_space", int),
    "build_for_coins_any_card_with_chain_symbol_under_cost": ("engineering_price", int),
}


def effects(printed: dict[str, Any]) -> dict[str, Any]:
    assert not (new := printed.keys() - EFFECTS), f"name the attribute of {new} in EFFECTS above"
    return {EFFECTS[key][0]: EFFECTS[key][1](value) for key, value in printed.items()}


def card(printed: dict[str, Any]) -> dict[str, Any]:
    renamed = {"free_if_own_mythology_token": "mythology"}
    wanted = effects(printed.get("effects", {}))
    for key, value in printed.items():
        if key == "cost":
            if value:
                wanted["cost"] = cost(value)
        elif key != "effects":
            wanted[renamed.get(key, key)] = value
    return wanted


def costed(printed: dict[str, Any]) -> dict[str, Any]:
    """The attributes of a Wonder or a Progress token."""
    assert printed.keys() <= {"id", "name", "set", "cost", "effects"}
    wanted = {"id": printed["id"], "name": printed["name"], **effects(printed["effects"])}
    return {**wanted, "cost": cost(printed["cost"])} if "cost" in printed else wanted


def ids(components: tuple[Component, ...]) -> list[tuple[str, str]]:
    return [(component.set, component.id) for component in components]


def test_no_section_of_the_file_is_left_out() -> None:
    assert set(PRINTED) == {
        "about",
        "resources",
        "science_symbols",
        "supply",
        "cards",
        "grand_temples",
        "senators",
        "senators_per_age_deck",
        "wonders",
        "progress_tokens",
        "divinities",
        "gate",
        "mythology_tokens",
        "offering_tokens",
        "pantheon_spaces",
        "military",
        "senate",
        "decrees",
        "conspiracies",
        "layouts",
        "wonder_draft",
        "deck_preparation",
        "progress_tokens_on_board",
    }


def test_the_words_of_the_game() -> None:
    raw, manufactured = PRINTED["resources"].values()
    assert set(raw) == set(RAW)
    assert set(manufactured) == set(MANUFACTURED)
    assert RESOURCES == ("wood", "clay", "stone", "glass", "papyrus")
    assert list(SCIENCE_SYMBOLS) == PRINTED["science_symbols"]
    printed = [*PRINTED["cards"], *PRINTED["grand_temples"]["cards"]]
    assert {c["colour"] for c in printed} == set(COLOURS)
    assert {c["deck"] for c in printed} | {"senator"} == set(DECKS)
    of_sets = [*PRINTED["wonders"], *PRINTED["progress_tokens"]]
    assert {printed["set"] for printed in of_sets} == set(SETS)
    assert list(dict.fromkeys(s["section"] for s in PRINTED["senators"] if "section" in s)) == list(
        SECTIONS
    )


def test_cards_of_the_ages_and_guilds() -> None:
    cards = [c for c in CATALOG.cards if c.set == "base"]
    for found, printed in zip(cards, PRINTED["cards"], strict=True):
        assert figures(found) == card(printed), found.name


def test_grand_temples() -> None:
    temples = [c for c in CATALOG.cards if c.set == "pantheon"]
    printed = PRINTED["grand_temples"]
    assert printed.keys() == {"cards", "victory_points_by_number_built"}
    assert [figures(c) for c in temples] == [card(temple) for temple in printed["cards"]]
    points = {int(n): points for n, points in printed["victory_points_by_number_built"].items()}
    assert dict(enumerate(CATALOG.temple_points)) == {0: 0, **points}


def test_senators() -> None:
    senators = [c for c in CATALOG.cards if c.set == "agora"]
    wanted = []
    for printed in PRINTED["senators"]:
        rest = dict(printed)
        rest["senator"] = rest.pop("kind")
        for copy in range(1, rest.pop("copies") + 1):
            wanted.append({**rest, "deck": "senator", "colour": "senator", "copy": copy})
    assert [figures(c) for c in senators] == wanted
    per_age = dict(zip(("age-1", "age-2", "age-3"), CATALOG.senators_per_age, strict=True))
    assert per_age == PRINTED["senators_per_age_deck"]


def test_wonders() -> None:
    by_id = {printed["id"]: printed for printed in PRINTED["wonders"]}
    assert sorted(ids(CATALOG.wonders)) == sorted((w["set"], w["id"]) for w in by_id.values())
    for wonder in CATALOG.wonders:
        assert figures(wonder) == costed(by_id[wonder.id])


def test_progress_tokens() -> None:
    by_id = {printed["id"]: printed for printed in PRINTED["progress_tokens"]}
    assert sorted(ids(CATALOG.progress)) == sorted((t["set"], t["id"]) for t in by_id.values())
    for token in CATALOG.progress:
        assert figures(token) == costed(by_id[token.id])
    assert PRINTED["progress_tokens_on_board"] == CATALOG.progress_tokens_on_board


NUMBERS = {"one": 1, "twice": 2, "half of": 2} | {str(number): number for number in range(100)}


def number(printed: str) -> int:
    return NUMBERS[printed]


def in_text(text: str, patterns: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Give what a text says in figures and signs, by the one pattern it matches, if any.

    A pattern leads to attributes: each is made of as many of its groups as the maker takes.
    """
    found: dict[str, Any] = {}
    for pattern, attributes in patterns.items():
        if match := re.fullmatch(pattern, text):
            assert not found, text
            groups = list(match.groups())
            for attribute, (takes, make) in attributes.items():
                found[attribute] = make(*groups[:takes])
                groups = groups[takes:]
            assert not groups, text
    return found


DIVINITY_FIGURES: dict[str, dict[str, Any]] = {
    r"(\d+) victory points": {"points": (1, number)},
    r"(\d+) coins": {"coins": (1, number)},
    r"(\d+) shields": {"shields": (1, number)},
    r"science symbol: ([a-z-]+)": {"science": (1, str)},
    r"when revealed, (\d+) random progress tokens .*": {"progress_tokens": (1, number)},
    r"(\d+) coins from the bank on the card: .*; (\d+) victory point per coin left at the end": {
        "coins_on_card": (1, number),
        "points_per_coin": (1, number),
    },
}


def test_divinities_and_the_gate() -> None:
    wanted = []
    for printed in PRINTED["divinities"]:
        rest = dict(printed)
        effect = rest.pop("effect")
        wanted.append({**rest, **in_text(effect, DIVINITY_FIGURES)})
    assert [figures(d) for d in CATALOG.divinities] == wanted

    gate = PRINTED["gate"]
    assert gate["effect"].endswith("costs twice the price of its space")
    assert figures(CATALOG.gate) == {
        "id": gate["id"],
        "name": "Gate",
        "price_factor": 2,
    }


def test_mythology_and_offering_tokens() -> None:
    printed = PRINTED["mythology_tokens"]
    assert printed.keys() == {"per_mythology", "mythologies", "focus", "drawn_per_game"}
    assert set(printed["focus"]) == set(printed["mythologies"])
    wanted = []
    for mythology in printed["mythologies"]:
        match = re.fullmatch(r"(\w+) \((\w+)\)", printed["focus"][mythology])
        assert match is not None
        for copy in range(1, printed["per_mythology"] + 1):
            wanted.append(
                {
                    "id": mythology,
                    "name": mythology.capitalize(),
                    "focus": match[1],
                    "colour": match[2],
                    "copy": copy,
                }
            )
    assert [figures(token) for token in CATALOG.mythology_tokens] == wanted
    assert CATALOG.mythology_tokens_per_game == printed["drawn_per_game"]
    assert list(CATALOG.offering_tokens) == PRINTED["offering_tokens"]


def test_pantheon_spaces() -> None:
    printed = PRINTED["pantheon_spaces"]
    assert printed.keys() == {"count", "activation_cost", "note"}
    assert len(CATALOG.pantheon_spaces) == printed["count"]
    spaces = [
        {"slot": space.number, "A": space.costs.A, "B": space.costs.B}
        for space in CATALOG.pantheon_spaces
    ]
    assert spaces == printed["activation_cost"]


def test_military() -> None:
    printed = PRINTED["military"]
    assert printed.keys() == {
        "track",
        "zones_and_victory_points",
        "base_tokens",
        "agora_tokens",
        "note",
    }
    *zones, end = printed["zones_and_victory_points"]
    assert end == {"at": CATALOG.capital, "effect": "military supremacy"}
    assert f"between -{CATALOG.capital} and +{CATALOG.capital}" in printed["track"]
    assert [
        {"from": z.first, "to": z.last, "victory_points": z.points} for z in CATALOG.military_zones
    ] == zones
    assert CATALOG.military_points == (
        0,
        *(z["victory_points"] for z in zones for _ in range(z["from"], z["to"] + 1)),
    )
    assert len(CATALOG.military_points) == CATALOG.capital

    wanted = []
    for token in printed["base_tokens"]:
        assert token.keys() == {"entered_at", "effect"}
        match = re.fullmatch(r"the player being pushed loses (\d) coins", token["effect"])
        assert match is not None
        wanted.append(
            {"set": "base", "entered_at": token["entered_at"], "opponent_loses": int(match[1])}
        )
    agora = {
        "the pushing player places 1 influence cube in any chamber": {"place_influence": 1},
        "the pushing player removes one cube of the opponent from any chamber, "
        "then moves one own cube to an adjacent chamber, if possible": {
            "remove_influence": 1,
            "move_influence": 1,
        },
    }
    for token in printed["agora_tokens"]:
        assert token.keys() == {"entered_at", "effect"}
        wanted.append({"set": "agora", "entered_at": token["entered_at"], **agora[token["effect"]]})
    assert [{"set": token.set, **figures(token)} for token in CATALOG.military_tokens] == wanted


def test_senate() -> None:
    printed = PRINTED["senate"]
    assert printed.keys() == {
        "chambers_left_to_right",
        "adjacent",
        "influence_cubes_per_player",
        "senate_actions_by_blue_cards",
    }
    chambers = [
        {
            "chamber": chamber.number,
            "section": chamber.section,
            "victory_points": chamber.points,
            "decree": "face up" if chamber.face_up else "face down",
        }
        for chamber in CATALOG.chambers
    ]
    assert chambers == printed["chambers_left_to_right"]
    assert printed["adjacent"] == "consecutive chambers: " + ", ".join(
        f"{number}-{number + 1}" for number in range(1, len(chambers))
    )
    assert CATALOG.cubes_per_player == printed["influence_cubes_per_player"]
    ranges = {"0-1": (0, 1), "2-3": (2, 3), "4+": (4, 5, 12)}
    assert printed["senate_actions_by_blue_cards"].keys() == ranges.keys()
    for name, actions in printed["senate_actions_by_blue_cards"].items():
        assert {CATALOG.politician_actions(blue) for blue in ranges[name]} == {actions}
    assert len(CATALOG.senate_actions) == len(ranges)


def levy(what: str) -> CoinsPer:
    return CoinsPer(what.replace("wonder", "wonders").removesuffix(" building"), 1)


DECREE_FIGURES: dict[str, dict[str, Any]] = {
    r"each time either player constructs a ([a-z ]+), the controller takes coins equal to .* age": {
        "levy": (1, levy)
    },
    r"ignore (one) cost symbol .* when constructing ([a-z]+) buildings": {
        "ignores": (2, lambda count, colour: (colour, number(count)))
    },
    r"pay (one) resource fewer, .*": {"wonder_discount": (1, number)},
    r"gaining control moves the conflict pawn (\d) .*; losing control moves it 1 back": {
        "shields": (1, number)
    },
    r"each ([a-z]+) resource bought costs (\d) coin less, never below (\d)": {
        "cheaper": (2, lambda colour, coins: CoinsPer(colour, number(coins))),
        "price_at_least": (1, number),
    },
    r"count (\d) more blue cards .*": {"blue_cards": (1, number)},
    r"(\d) extra coins when discarding .*": {"discard_coins": (1, number)},
    r"chain symbols on the opponent's cards .*()": {"opponent_chains": (1, lambda _: True)},
    r"play again after recruiting .*()": {"conspirator_plays_again": (1, lambda _: True)},
}


def test_decrees() -> None:
    wanted = []
    for printed in PRINTED["decrees"]:
        assert printed.keys() == {"number", "id", "effect", "note"}
        # The tokens carry no names: ours is the one thing that is not in the file.
        name = CATALOG.decree(printed["id"]).name
        wanted.append(
            {
                "id": printed["id"],
                "name": name,
                "number": printed["number"],
                "text": printed["effect"],
                **in_text(printed["effect"], DECREE_FIGURES),
            }
        )
    assert [figures(decree) for decree in CATALOG.decrees] == wanted


CONSPIRACY_FIGURES = {
    r"(\d) shields": {"shields": (1, number)},
    r"take (half of) the opponent's coins, .*": {"takes_one_coin_in": (1, number)},
    r"place (\d) influence cube .*, then remove (one) cube .*": {
        "place_influence": (1, number),
        "remove_influence": (1, number),
    },
    r"gain (\d) coin per own cube .*; the opponent loses (\d) coin per cube .*": {
        "coins_per_cube": (1, number),
        "opponent_loses_per_cube": (1, number),
    },
}


def test_conspiracies() -> None:
    then = {None: {}, "move one own influence cube to an adjacent chamber": {"then_move": True}}
    wanted = []
    for printed in PRINTED["conspiracies"]:
        assert printed.keys() == {"id", "name", "effect", "then"}
        wanted.append(
            {
                "id": printed["id"],
                "name": printed["name"],
                **then[printed["then"]],
                **in_text(printed["effect"], CONSPIRACY_FIGURES),
            }
        )
    assert [figures(conspiracy) for conspiracy in CATALOG.conspiracies] == wanted


def test_layouts() -> None:
    printed = PRINTED["layouts"]
    assert printed.keys() == {"note", "with_agora", "without_agora", "pantheon_tokens"}
    assert printed["pantheon_tokens"].keys() == {"base", "agora"}
    laid = {
        "age-1 mythology tokens (row, position from left, from 0)": (1, "mythology"),
        "age-2 offering tokens": (2, "offering"),
    }
    wanted = []
    for agora in (False, True):
        structures = printed["with_agora" if agora else "without_agora"]
        tokens = {
            laid[words][0]: {
                "token": laid[words][1],
                "token_places": tuple((row, position) for row, position in places),
            }
            for words, places in printed["pantheon_tokens"]["agora" if agora else "base"].items()
        }
        for age, rows in enumerate((structures[f"age-{n}"] for n in (1, 2, 3)), 1):
            wanted.append(
                {
                    "age": age,
                    "agora": agora,
                    "rows": tuple(tuple(row) for row in rows),
                    **tokens.get(age, {}),
                }
            )
        assert structures.keys() == {"age-1", "age-2", "age-3"}
    assert [figures(layout) for layout in CATALOG.layouts] == wanted
    assert "Even rows counted from 0 are face up, odd rows face down" in printed["note"]
    assert [CATALOG.layout(1).is_face_up(row) for row in range(4)] == [True, False, True, False]


def test_supply_draft_and_decks() -> None:
    assert PRINTED["supply"] == {
        "starting_coins": CATALOG.starting_coins,
        "players": CATALOG.players,
    }
    assert CATALOG.fixed_trade_price == 1  # "trade_price_one_coin"

    draft = PRINTED["wonder_draft"]
    assert draft.keys() == {"groups_of_four", "picks", "wonders_built_by_both_players_at_most"}
    assert len(CATALOG.draft_picks) == draft["groups_of_four"]
    assert all(len(group) == 4 for group in CATALOG.draft_picks)
    assert draft["picks"] == (
        "first group: first player 1, second player 2, first player the last; "
        "second group: second player 1, first player 2, second player the last"
    )
    assert CATALOG.draft_picks == ("ABBA", "BAAB")
    assert CATALOG.wonders_built_at_most == draft["wonders_built_by_both_players_at_most"]

    assert PRINTED["deck_preparation"] == {
        "cards_removed_unseen_from_each_age_deck": CATALOG.cards_removed_per_age,
        "guilds_added_to_age_3 (without Pantheon)": CATALOG.guilds_in_age_3,
        "grand_temples_added_to_age_3 (with Pantheon, instead of guilds)": (
            CATALOG.grand_temples_in_age_3
        ),
    }


def test_decks_fill_the_structures() -> None:
    for age in (1, 2, 3):
        added = CATALOG.guilds_in_age_3 if age == 3 else 0
        cards = len(CATALOG.deck(f"age-{age}")) - CATALOG.cards_removed_per_age + added
        assert cards == CATALOG.layout(age).size
        with_senators = cards + CATALOG.senators_per_age[age - 1]
        assert with_senators == CATALOG.layout(age, agora=True).size
    assert CATALOG.guilds_in_age_3 == CATALOG.grand_temples_in_age_3


def test_the_first_game_hands_out_eight_of_the_base_wonders() -> None:
    assert CATALOG.first_game_wonders == (
        ("pyramids", "great-lighthouse", "temple-of-artemis", "statue-of-zeus"),
        ("circus-maximus", "piraeus", "appian-way", "colossus"),
    )


def test_indexes_count_from_zero_without_a_gap() -> None:
    for kind in KINDS:
        components = CATALOG.components(kind)
        assert [component.index for component in components] == list(range(len(components)))
        assert {component.kind for component in components} == {kind}


def test_one_card_never_frees_two_tokens() -> None:  # EC-100, in all four layouts
    for layout in CATALOG.layouts:
        places = [(row, layout.rows[row][at]) for row, at in layout.token_places]
        covers = [{(row + 1, column - 1), (row + 1, column + 1)} for row, column in places]
        for number, one in enumerate(covers):
            assert not any(one & other for other in covers[number + 1 :]), layout
