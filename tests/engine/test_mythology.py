"""Setting up Pantheon, tokens on face-down cards, filling the Pantheon (PAN-SETUP, PAN-MYTH)."""

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from duel_nb.engine.rules.box import progress_pool
from tests.engine.given import due, kinds, options, pantheon, rules


def tokens(s: GameState) -> dict[str, str | int]:
    return {place.name: place.token for place in s.structure if place.token is not None}


def turned_up(s: GameState) -> list[str | None]:
    return [event.subject for event in s.events if event.kind == "revealed"]


def test_the_structure_and_the_tokens_lie_there_before_the_draft() -> None:
    for seed in range(20):
        s = duel.new_game(seed=seed, expansions={"pantheon"})
        assert (s.age, due(s), len(s.structure)) == (0, ("draft", "A"), 20)
        assert set(tokens(s)) == {"r2c4", "r2c8", "r4c2", "r4c6", "r4c10"}  # PAN-SETUP-03
        names = list(tokens(s).values())
        assert all(names.count(name) <= 2 for name in names)
        assert [e.kind for e in s.events] == ["dealt", "laid", "offered"]
        assert s.events[1].rule == "PAN-SETUP-02"
        assert str(tokens(s)["r2c4"]).capitalize() in s.events[1].text


def test_pools_grow() -> None:
    s = duel.new_game(seed=1, expansions={"pantheon"})
    assert len(progress_pool(s)) == 13
    offered = {
        wonder.id
        for seed in range(60)
        for wonder in duel.new_game(seed=seed, expansions={"pantheon"}).offered
    }
    assert len(offered) == 14


def test_no_tokens_in_age_3_and_offerings_on_their_places_in_age_2() -> None:
    s = pantheon("Altar", filled=False).play("discard Altar").play("place Gate in 1")
    assert tokens(s).keys() == {"r2c2", "r2c6", "r2c10"}  # PAN-SETUP-07
    assert sorted(map(int, tokens(s).values())) == [2, 3, 4]
    s = pantheon("Walls", filled=False).play("discard Walls")
    assert (s.age, tokens(s)) == (3, {})  # PAN-SETUP-10


def freeing(**given: object) -> GameState:
    """A takes the Altar, the last card on r4c2, where a token lies."""
    return pantheon(
        structure={"r5c1": "Altar"},
        taken=["r5c3"],
        tokens={"r4c2": "greek"},
        **{"mythology_decks": {"greek": ["Zeus", "Hades"]}, **given},
    )


def test_the_token_first_then_the_placement_then_the_card() -> None:
    s = freeing().play("discard Altar")
    assert s.city("A").mythology_tokens == ("greek",)
    assert kinds(s) == ["discarded", "coins", "mythology"]
    assert (due(s), s.turn) == (("place-divinity", "A"), "A")
    assert len(s.legal_actions()) == 2 * 6
    assert "place Aphrodite in 1" not in s.legal_actions()
    s = s.play("place Hades in 5")
    assert kinds(s) == ["installed", "revealed"]  # PAN-MYTH-02
    assert (s.turn, due(s)) == ("B", None)
    assert s.pantheon is not None
    assert s.pantheon.filled == (False, False, False, False, True, False)
    names = [CATALOG.divinities[card].name for card in s.pantheon.decks[2]]
    assert names == ["Zeus", "Aphrodite"]  # PAN-MYTH-04: the rejected one is on top


def test_only_empty_spaces_can_be_chosen() -> None:
    s = freeing(pantheon={1: "Mars", 4: "Ra"}).play("discard Altar")
    assert {action.other for action in s.legal_actions()} == {2, 3, 5, 6}
    refusal = s.why_not("place Zeus in 4")
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("PAN-MYTH-01", "Space 4 of the Pantheon is not empty.")
    refusal = s.why_not("place Mars in 2")
    assert refusal is not None
    assert "Mars is not one of the cards looked at" in refusal.text
    refusal = s.why_not("place Gate in 2")
    assert refusal is not None
    assert refusal.text == "The Gate is not one of the cards looked at."


def test_whose_turn_it_is_takes_the_token() -> None:
    s = freeing(turn="B").play("discard Altar")
    assert (s.city("B").mythology_tokens, due(s)) == (("greek",), ("place-divinity", "B"))


def test_a_deck_of_one_card_and_an_empty_deck() -> None:
    s = freeing(B={"divinities": ["Zeus", "Hades"]}, mythology_decks={}).play("discard Altar")
    assert options(s) == {f"place Aphrodite in {n}" for n in range(1, 7)}
    s = freeing(B={"divinities": ["Zeus", "Hades", "Aphrodite"]}, mythology_decks={})
    s = s.play("discard Altar")
    assert s.city("A").mythology_tokens == ("greek",)  # PAN-MYTH-03: kept all the same
    assert kinds(s) == ["discarded", "coins", "mythology", "nothing", "revealed"]
    assert "PAN-MYTH-03" in rules(s)


def two_tokens(edition: str = "en") -> GameState:
    """The Altar covers a Roman token and the Baths an Egyptian one; A builds the Theater."""
    s = pantheon(
        A={"wonders": ["Divine Theater"]},
        structure={"r5c1": "Altar", "r5c7": "Baths"},
        taken=["r5c3", "r5c5"],
        tokens={"r4c2": "roman", "r4c6": "egyptian"},
        mythology_decks={"greek": ["Zeus", "Hades", "Aphrodite"]},
        edition=edition,
    )
    s = s.play("wonder Divine Theater with Altar").play("open greek").play("activate Zeus")
    return s.play("discard Baths").play("top Hades")


@pytest.mark.parametrize("first", ["r4c2", "r4c6"])
def test_two_tokens_freed_in_one_turn_in_the_order_one_likes(first: str) -> None:
    s = two_tokens()
    assert due(s) == ("choose-token", "A")
    assert s.decisions[-1].rule == "PAN-REVEAL-02"
    assert options(s) == {"reveal @r4c2", "reveal @r4c6"}
    refusal = s.why_not("reveal @r4c10")
    assert refusal is not None
    assert refusal.rule == "PAN-REVEAL-02"
    assert "reveal @r4c2, reveal @r4c6" in refusal.text
    s = s.play(f"reveal @{first}")
    one, other = ("roman", "egyptian") if first == "r4c2" else ("egyptian", "roman")
    assert s.city("A").mythology_tokens == (one,)
    assert due(s) == ("place-divinity", "A")
    s = s.play(s.legal_actions()[0])
    assert (turned_up(s), due(s)) == ([], ("place-divinity", "A"))  # no card before the other
    assert s.city("A").mythology_tokens == (one, other)
    s = s.play(s.legal_actions()[-1])
    assert len(turned_up(s)) == 2
    assert s.turn == "B"
    assert duel.from_json(s.to_json()) == s


def struck(edition: str, token: str) -> GameState:
    """Zeus, by the Theater in Age I, takes the card of r4c6 with its token."""
    s = pantheon(
        A={"wonders": ["Divine Theater"]},
        structure={"r5c1": "Altar"},
        tokens={"r4c6": token},
        mythology_decks={"greek": ["Zeus", "Hades", "Aphrodite"]},
        edition=edition,
    )
    s = s.play("wonder Divine Theater with Altar").play("open greek").play("activate Zeus")
    return s.play("discard @r4c6")


def test_zeus_and_a_mythology_token_by_edition() -> None:
    for edition in ("en", "de", "ru"):
        s = struck(edition, "roman")
        assert s.city("A").mythology_tokens == ()
        assert ("token-lost", "PAN-ZEUS-04") in [(e.kind, e.rule) for e in s.events]
        assert due(s) == ("restack", "A")
    s = struck("fr", "roman")
    assert s.city("A").mythology_tokens == ("roman",)
    assert ("mythology", "PAN-ZEUS-04") in [(e.kind, e.rule) for e in s.events]
    assert due(s) == ("place-divinity", "A")
    s = s.play(s.legal_actions()[0])
    assert due(s) == ("restack", "A")


def test_divinities_set_aside_are_in_no_deck() -> None:
    s = struck("fr", "greek")  # the rest of the Greek deck lies aside
    assert s.city("A").mythology_tokens == ("greek",)
    assert "PAN-MYTH-03" in rules(s)
    assert due(s) == ("restack", "A")


def end_of_age_1(spaces: dict[int, str], **given: object) -> GameState:
    return pantheon("Altar", filled=False, pantheon=spaces, **given).play("discard Altar")


def test_the_gate_takes_the_empty_space_then_all_is_turned_up() -> None:
    five = {1: "Enki", 2: "Mars", 3: "Zeus", 5: "Ra", 6: "Baal"}
    s = end_of_age_1(five, draws=["Law", "Economy"])
    assert kinds(s)[-6:] == ["age-over", "pantheon", "pantheon", "enki", "dealt", "laid"]
    assert s.pantheon is not None
    assert s.pantheon.cards[3] is CATALOG.gate
    assert [token.name for token in s.pantheon.tokens_on_enki] == ["Law", "Economy"]
    assert (due(s), s.age) == (("begin", "A"), 2)


@pytest.mark.parametrize(("pawn", "chooser"), [(-2, "A"), (2, "B"), (0, "A")])
def test_with_two_empty_spaces_the_weaker_player_places_the_gate(pawn: int, chooser: str) -> None:
    s = end_of_age_1({1: "Mars", 2: "Zeus", 3: "Ra", 5: "Baal"}, pawn=pawn)
    assert due(s) == ("place-gate", chooser)
    assert s.decisions[-1].rule == "PAN-SETUP-08"
    assert options(s) == {"place Gate in 4", "place Gate in 6"}
    assert s.age == 1
    assert duel.from_json(s.to_json()) == s
    assert "place Gate in 1" not in s.legal_actions()
    s = s.play("place Gate in 6")
    assert s.pantheon is not None
    assert s.pantheon.filled == (True, True, True, False, True, True)
    assert s.pantheon.open
    assert (due(s), s.age) == (("begin", chooser), 2)


def test_temples_instead_of_guilds() -> None:
    for seed in range(10):
        s = duel.new_game(seed=seed, expansions={"pantheon"})
        decks = [CATALOG.cards[card].deck for card in s.decks[2]]
        assert (decks.count("age-3"), decks.count("grand-temple")) == (17, 3)  # PAN-SETUP-09


def test_one_card_never_frees_two_tokens() -> None:  # EC-100, in all four layouts
    for layout in CATALOG.layouts:
        places = [(row, layout.rows[row][at]) for row, at in layout.token_places]
        covers = [{(row + 1, column - 1), (row + 1, column + 1)} for row, column in places]
        for number, one in enumerate(covers):
            assert not any(one & other for other in covers[number + 1 :]), layout
