"""Any position from a few names, and one clear sentence for each impossible one."""

from typing import Any

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from tests.words.pseudo import outside, speaking_pseudo

SIX = ["Law", "Strategy", "Economy", "Theology", "Masonry", "Urbanism"]
FOUR = ["Sphinx", "Piraeus", "Colossus", "Pyramids"]
AGE_1 = [card.name for card in CATALOG.deck("age-1")]
OTHER_FOUR = ["Mausoleum", "Appian Way", "Great Library", "Circus Maximus"]


def open_cards(s: GameState) -> list[str]:
    return [place.card.name for place in s.structure if place.accessible and place.card]


def test_the_default_is_a_fresh_first_age() -> None:
    s = duel.position()
    assert (s.age, s.turn, s.pawn, len(s.structure)) == (1, "A", 0, 20)
    assert s.city("A").coins == s.city("B").coins == 7
    assert s.military_tokens == (-6, -3, 3, 6)
    assert s.progress_tokens == s.discard_pile == s.decisions == ()
    assert duel.from_json(s.to_json()) == s


@pytest.mark.parametrize(
    ("keyword", "hint"),
    [
        ("structur", "did you mean 'structure'?"),
        ("coins", "it belongs to a City: A={'coins': ...}."),
        ("zebra", "expected any of A, B, age, turn, structure"),
    ],
)
def test_an_unknown_keyword_names_the_one_that_was_meant(keyword: str, hint: str) -> None:
    given: Any = {keyword: 3}
    with pytest.raises(duel.PositionError, match="There is no keyword") as error:
        duel.position(**given)
    assert hint in str(error.value)


def test_everything_given_is_there() -> None:
    s = duel.position(
        A={
            "coins": 3,
            "cards": ["Lumber Yard", "library"],
            "wonders": ["Sphinx"],
            "built": {"Pyramids": "Baths"},
            "progress": ["Law"],
        },
        B={"cards": "Glassworks"},
        turn="B",
        structure=["Walls", "Forum"],
        pawn=-4,
        progress=["Economy", "Strategy"],
        discard=["Altar", "Tavern"],
        names=("Ada", "Ben"),
        seed=5,
    )
    ada, ben = s.city("A"), s.city("B")
    assert s.age == 2
    assert (s.turn, s.to_act, s.names) == ("B", "B", ("Ada", "Ben"))
    assert {card.name for card in ada.buildings} == {"Lumber Yard", "Library"}
    assert [(site.wonder.name, site.standing) for site in ada.wonders] == [
        ("The Pyramids", True),
        ("The Sphinx", False),
    ]
    assert ada.wonders[0].tucked is not None
    assert ada.wonders[0].tucked.name == "Baths"
    assert [token.name for token in ada.progress] == ["Law"]
    assert (ada.coins, ben.coins) == (3, 7)
    assert ben.production["glass"] == ada.production["wood"] == 1
    assert ada.prices["glass"] == 3
    assert open_cards(s) == ["Walls", "Forum"]
    assert s.military_tokens == (-6, 3, 6)
    assert [card.name for card in s.discard_pile] == ["Altar", "Tavern"]
    assert duel.from_json(s.to_json()) == s


def test_names_of_pantheon_in_another_language() -> None:
    """The Gate and the Mythologies have their printed names, as all other components."""
    young = duel.position(
        expansions={"pantheon"},
        A={"mythology": ["Mythologie Mésopotamienne", "römisch"]},
        mythology_decks={"Mythologie Grecque": ["Zeus"]},
    )
    assert young.city("A").mythology_tokens == ("mesopotamian", "roman")
    assert young.pantheon is not None
    assert young.pantheon.decks[2][0] == CATALOG.divinity("zeus").index
    open_ = duel.position(
        expansions={"pantheon"}, pantheon={3: "Porte"}, B={"divinities": ["Mars"]}
    )
    assert open_.age == 2
    assert open_.pantheon is not None
    assert open_.pantheon.cards[2] is CATALOG.gate


def test_the_seed_decides_what_is_not_given() -> None:
    one, same, other = (duel.position(age=3, seed=n) for n in (1, 1, 2))
    assert one == same
    assert one != other


def test_given_places_taken_places_and_lone_structures() -> None:
    s = duel.position(structure={"r4c4": "Altar"}, taken=["r5c3", "R5C5"])
    assert "Altar" in open_cards(s)
    assert len(s.structure) == 18
    s = duel.position(age=1, taken=["r1c5"])
    assert "r1c5" not in {place.name for place in s.structure}
    assert all(place.accessible == (not place.covered_by) for place in s.structure)
    for cards in (["Altar"], ["Altar", "Baths"], ["Altar", "Baths", "Tavern", "Quarry"]):
        s = duel.position(structure=cards, filled=False)
        assert open_cards(s) == cards
        assert duel.from_json(s.to_json()) == s
    s = duel.position(structure={"r2c4": "Altar"}, filled=False)
    assert [(p.name, p.accessible) for p in s.structure] == [("r1c5", False), ("r2c4", True)]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_up_to_four_accessible_cards_can_be_given(age: int) -> None:
    cards = [card.name for card in CATALOG.deck(f"age-{age}")]
    for count in range(1, 5):
        assert set(cards[:count]) <= set(open_cards(duel.position(structure=cards[:count])))


def test_a_position_of_the_draft() -> None:
    s = duel.position(offered=FOUR)
    assert (s.age, s.to_act, len(s.to_offer)) == (0, "A", 4)
    s = duel.position(
        offered=FOUR[:3],
        A={"wonders": OTHER_FOUR[:2]},
        B={"wonders": [*OTHER_FOUR[2:], "Hanging Gardens"]},
    )
    assert (s.to_act, len(s.to_offer)) == ("A", 0)
    assert duel.from_json(s.to_json()) == s


def test_scripted_draws_come_from_the_box() -> None:
    s = duel.position(
        A={"coins": 30, "wonders": ["Great Library"]},
        structure=["Altar"],
        draws=["Law", "Theology"],
        progress=SIX[1:3],
    )
    s = s.play("wonder Great Library with Altar")
    taken = [str(action) for action in s.legal_actions()]
    assert len(taken) == 3
    assert {"take Law", "take Theology"} <= set(taken)


def test_everything_of_pantheon_given_is_there() -> None:
    s = duel.position(
        A={
            "mythology": "roman",
            "offerings": [2, 4],
            "divinities": ["Astarte"],
            "astarte": 3,
            "cards": ["Scriptorium"],
        },
        B={"divinities": ["Nisaba", "the Gate"], "snake": "Scriptorium"},
        tokens={"r2c6": 3},
        pantheon={1: "Mars", "4": "Enki"},
        enki=["Law", "Economy"],
        minerva=-4,
        mythology_decks={"greek": ["Hades", "Zeus"]},
        expansions=["pantheon"],
        edition="de",
    )
    board = s.pantheon
    assert board is not None
    ada, ben = s.city("A"), s.city("B")
    assert (s.age, s.edition, board.open) == (2, "de", True)
    assert (ada.mythology_tokens, ada.offering_tokens, ada.astarte) == (("roman",), (2, 4), 3)
    assert [card.name for card in ben.activated] == ["Nisaba", "Gate"]
    assert ben.symbols == {"quill": 1}
    assert [card and card.name for card in board.cards] == ["Mars", None, None, "Enki", None, None]
    assert {token.name for token in board.tokens_on_enki} == {"Law", "Economy"}
    assert board.minerva == -4
    assert [place.token for place in s.structure if place.token] == [3]
    names = [CATALOG.divinities[card].name for card in board.decks[2]]
    assert names == ["Hades", "Zeus", "Aphrodite"]
    assert len(board.decks[3]) == 3
    assert duel.from_json(s.to_json()) == s


def test_what_decides_the_age_with_pantheon() -> None:
    for given in (
        {"A": {"offerings": 3}},
        {"A": {"divinities": ["Gate"]}},
        {"pantheon": {2: "Gate"}},
    ):
        assert duel.position(expansions=["pantheon"], **given).age == 2
    assert duel.position(expansions=["pantheon"], pantheon={2: "Mars"}).age == 1
    assert duel.position(expansions=["pantheon"], offered=FOUR).age == 0


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    # unknown words
    (r"There is no card called \"Librarry\"\. Did you mean Library", {"structure": ["Librarry"]}),
    (r"A\.cards: There is no card called \"Sphinx\"", {"A": {"cards": ["Sphinx"]}}),
    (r"A\.built: There is no Wonder", {"A": {"built": ["Walls"]}}),
    (r"A\.built Sphinx: There is no card", {"A": {"built": {"Sphinx": "Law"}}}),
    (r"B\.wonders: There is no Wonder", {"B": {"wonders": ["Sfinx"]}}),
    (r"B\.progress: There is no Progress token", {"B": {"progress": ["Lore"]}}),
    (r"^progress: There is no Progress token", {"progress": ["Lore"]}),
    (r"^discard: There is no card", {"discard": ["Lore"]}),
    (r"^removed: There is no card", {"removed": ["Lore"]}),
    (r"^draws: There is no Progress token", {"draws": ["Lore"]}),
    (r"^offered: There is no Wonder", {"offered": ["Lore"]}),
    (r"A: unknown key 'coin'; did you mean 'coins'\?", {"A": {"coin": 3}}),
    (r"A: unknown key 'xyz'; expected one of coins, cards", {"A": {"xyz": 3}}),
    (r"A: expected a table", {"A": ["Library"]}),
    (r"A\.cards: expected a list of names, not 3", {"A": {"cards": 3}}),
    (r"A\.coins: expected a whole number, not '3'", {"A": {"coins": "3"}}),
    (r"A\.built: Sphinx is given twice", {"A": {"built": ["Sphinx", "Sphinx"]}}),
    (r"A\.built: There is no Wonder called", {"A": {"built": [["Sphynx"]]}}),
    (r"A\.coins: expected a whole number, not True", {"A": {"coins": True}}),
    (r"pawn: expected a whole number", {"pawn": 1.5}),
    (r"age: expected 1, 2 or 3, not 'II'", {"age": "II"}),
    (r"seed: expected a whole number, not None", {"seed": None}),
    (r"filled: expected True or False, not 'no'", {"filled": "no"}),
    (r"trigger_used: expected True or False, not 1", {"trigger_used": 1}),
    (r"cannot be: Law is in two places: twice on the board\.$", {"progress": ["Law"] * 3}),
    (r"turn: expected 'A' or 'B', not 'C'", {"turn": "C"}),
    (r"structure: expected a list of names, not 5", {"structure": 5}),
    # Ages
    (r"age: expected 1, 2 or 3", {"age": 4}),
    (r"age: expected 1, 2 or 3 \(0 only with offered Wonders\), not 0", {"age": 0}),
    (r"Library is a card of Age II and cannot be in play in Age I", {
        "age": 1, "discard": "Library"}),
    (r"Altar is a card of Age I and cannot lie", {"structure": ["Library", "Altar"]}),
    # a component in two places
    (r"Library is in two places: in A's City and in B's City", {
        "A": {"cards": ["Library"]}, "B": {"cards": ["Library"]}}),
    (r"Library is in two places: in A's City and in the structure", {
        "A": {"cards": ["Library"]}, "structure": ["Library"]}),
    (r"A\.cards: Library is given twice", {"A": {"cards": ["Library", "the library"]}}),
    (r"Altar is in two places: in A's City and under The Sphinx", {
        "A": {"cards": ["Altar"], "built": {"Sphinx": "Altar"}}}),
    (r"Altar is in two places: twice in the discard pile", {"discard": ["Altar", "Altar"]}),
    (r"Altar is in two places: in the structure and among the cards removed", {
        "structure": ["Altar"], "removed": ["Altar"]}),
    (r"The Sphinx is in two places: with A and with B", {
        "A": {"wonders": ["Sphinx"]}, "B": {"built": ["Sphinx"]}}),
    (r"The Sphinx is in two places: twice with A", {
        "A": {"wonders": ["Sphinx"], "built": ["Sphinx"]}}),
    (r"Law is in two places: with A and on the board", {
        "A": {"progress": ["Law"]}, "progress": ["Law"]}),
    (r"A\.progress: Law is given twice", {"A": {"progress": ["Law", "Law"]}}),
    (r"Law cannot be drawn: it is not in the box", {"draws": ["Law"], "progress": ["Law"]}),
    (r"twice among the tokens to be drawn", {"draws": ["Law", "Law"]}),
    # too many
    (r"A has 5 Wonders, and 4 is the most", {"A": {"wonders": [*FOUR, "Mausoleum"]}}),
    (r"8 Wonders have been constructed, and 7 is the most", {
        "A": {"built": FOUR}, "B": {"built": OTHER_FOUR}}),
    (r"7 Wonders have been constructed, so Circus Maximus must be in the box", {
        "A": {"built": FOUR}, "B": {"built": OTHER_FOUR[:3], "wonders": OTHER_FOUR[3:]}}),
    (r"The Sphinx must stand once constructed, unless Anubis has taken it down, and nobody has a", {
        "A": {"wonders": ["Sphinx"]}, "constructed": ["Sphinx"]}),
    (r"Piraeus and The Sphinx must stand once constructed, .* he takes down only one", {
        "A": {"wonders": ["Sphinx", "Piraeus"], "divinities": ["Anubis"]}, "age": 2,
        "constructed": ["Sphinx", "Piraeus"], "expansions": ["pantheon"]}),
    (r"The Sphinx must be with a player once constructed, unless Sabotage", {
        "constructed": ["Sphinx"]}),
    (r"6 Progress tokens lie on the board, and 5 is the most", {"progress": SIX}),
    (r"4 Guilds are in the game, and only 3 can be", {
        "A": {"cards": ["Builders Guild", "Merchants Guild"]},
        "discard": ["Tacticians Guild", "Scientists Guild"]}),
    (r"removed: 4 cards of Age I are given, and 3 are removed", {
        "removed": ["Altar", "Baths", "Theater", "Tavern"]}),
    (r"removed: Builders Guild is not a card of an Age deck", {"removed": ["Builders Guild"]}),
    # treasuries and the track
    (r"A cannot have -3 coins", {"A": {"coins": -3}}),
    (r"the Conflict pawn cannot be at 12", {"pawn": 12}),
    (r"the Conflict pawn is in a capital, so the game would be over", {"pawn": -9}),
    (r"the Conflict pawn stands 3 spaces towards B, so the Military token there must be gone", {
        "pawn": 3, "military_tokens": [3]}),
    (r"now 7 spaces towards B, has passed the Military token 6 spaces towards B", {
        "pawn": 7, "military_tokens": [6]}),
    (r"military_tokens: no token lies at 4", {"military_tokens": [4]}),
    (r"military_tokens: the one at \+3 is given twice", {"military_tokens": [3, 3]}),
    (r"military_tokens: expected a list of numbers, not 5", {"military_tokens": 5}),
    (r"A has 6 different symbols, so the game would be over", {"A": {"cards": [
        "Apothecary", "Workshop", "Pharmacist", "Scriptorium", "Academy", "University"]}}),
    # the structure
    (r"no place 'r9c9' in this structure; expected one such as", {"structure": {"r9c9": "Altar"}}),
    (r"taken: there is no place 'r3c4'", {"taken": ["r3c4"]}),
    (r"structure: Altar lies at r3c3, which is taken", {
        "structure": {"r3c3": "Altar"}, "taken": ["r1c5"]}),
    (r"structure: r5c3 is given twice", {"structure": {"r5c3": "Altar", "R5C3": "Baths"}}),
    (r"structure: 7 cards cannot all be accessible in Age I; at most 6 can", {
        "structure": ["Altar", "Baths", "Theater", "Tavern", "Quarry", "Press", "Stable"]}),
    (r"structure: 19 places would have to be filled, and only 18 cards of Age I are left \(Apo", {
        "structure": {"r5c1": "Altar"}, "A": {"cards": ["Baths"]}}),
    (r"; the places under the given ones are filled, too\.", {
        "structure": {"r5c1": "Altar"}, "filled": False, "discard": AGE_1[6:]}),
    (r"structure: 4 cards cannot all be accessible: to lie under others only 2 cards of Age I a", {
        "structure": AGE_1[:4], "discard": AGE_1[6:20], "removed": AGE_1[20:23], "age": 1}),
    (r"structure: 6 cards cannot all be accessible with these places taken", {
        "structure": AGE_1[:6], "taken": ["r5c1"]}),
    (r"its row has r5c1, r5c3", {"taken": ["r5c2"]}),
    (r"There is no keyword 'pending'; a position begins with an ordinary turn or the draft", {
        "pending": "progress"}),
    (r"A.cubes: expected how many are where, such as { 3 = 3 } for Chamber 3", {
        "A": {"cubes": 3}, "expansions": ["agora"]}),
    (r"the structure is empty, so the Age would be over", {"age": 2, "taken": [
        "r1c1", "r1c3", "r1c5", "r1c7", "r1c9", "r1c11"]}),
    # the draft
    (r"together they must be 4 or 8", {"offered": ["Sphinx"]}),
    (r"after 2 picks A has 1 Wonders?, not 2", {
        "offered": FOUR[:2], "A": {"wonders": OTHER_FOUR[:2]}}),
    (r"Wonders are on offer although Age II has begun", {
        "offered": FOUR, "A": {"cards": ["Library"]}}),
    # expansions
    (r"Knossos belongs to Agora, which is not in play", {"A": {"wonders": ["Knossos"]}}),
    (r"belongs to Agora, which is not in play", {"A": {"cards": ["politician-left"]}}),
    (r"Poliorcetics belongs to Pantheon, which is not in play", {"progress": ["Poliorcetics"]}),
    (r"A: unknown key 'offerings'; it belongs to Pantheon", {"A": {"offerings": [3]}}),
    (r"The Pantheon is not in play; give expansions", {"minerva": 3}),
    (r"The Sanctuary belongs to Pantheon, which is not", {"A": {"built": ["Sanctuary"]}}),
]  # fmt: skip

WITH_PANTHEON: list[tuple[str, dict[str, Any]]] = [
    # unknown words
    (r"A: unknown key 'offering'; did you mean 'offerings'", {"A": {"offering": [3]}}),
    (r"A: unknown key 'xyz'; expected one of coins, .*snake", {"A": {"xyz": 3}}),
    (r"A\.mythology: there is no Mythology 'romen'; did you mean 'roman'\?", {
        "A": {"mythology": ["romen"]}}),
    (r"A\.offerings: there is no Offering token worth 5; expected 2, 3, 4", {
        "A": {"offerings": 5}}),
    (r"A\.offerings: expected a list of names, not 2\.5", {"A": {"offerings": 2.5}}),
    (r"A\.offerings: the one worth 3 is given twice", {"A": {"offerings": [3, 3]}}),
    (r"A\.divinities: There is no Divinity called \"Marz\"\. Did you mean Mars", {
        "A": {"divinities": ["Marz"]}}),
    (r"A\.astarte: expected a whole number, not 'x'", {"A": {"astarte": "x"}}),
    (r"A\.snake: There is no card", {"A": {"snake": "Zeus"}}),
    (r"pantheon 3: There is no Divinity", {"pantheon": {3: "Gait"}}),
    (r"pantheon: there is no space 7; expected 1 to 6", {"pantheon": {7: "Mars"}}),
    (r"pantheon: expected a table, not \['Mars'\]", {"pantheon": ["Mars"]}),
    (r"mythology_decks: there is no Mythology 'greec'; did you mean 'greek'\?", {
        "mythology_decks": {"greec": ["Zeus"]}}),
    (r"mythology_decks greek: There is no Divinity", {"mythology_decks": {"greek": ["Zoos"]}}),
    (r"mythology_decks: expected a table, not 'Zeus'", {"mythology_decks": "Zeus"}),
    (r"tokens: there is no place 'r9c9'", {"tokens": {"r9c9": "greek"}}),
    (r"tokens r4c2: there is no Mythology 3", {"tokens": {"r4c2": 3}}),
    (r"tokens r2c2: there is no Offering token worth 'greek'", {
        "age": 2, "tokens": {"r2c2": "greek"}}),
    (r"tokens: expected a table, not 'greek'", {"tokens": "greek"}),
    (r"enki: There is no Progress token", {"enki": ["Lore"]}),
    (r"minerva: expected a whole number, not '3'", {"minerva": "3"}),
    # in two places, or too many
    (r"Mars is in two places: in the Pantheon and with A", {
        "A": {"divinities": ["Mars"]}, "pantheon": {1: "Mars"}}),
    (r"Mars is in two places: twice in the Pantheon", {"pantheon": {1: "Mars", 2: "mars"}}),
    (r"the Gate is in two places", {"pantheon": {1: "Gate"}, "A": {"divinities": ["Gate"]}}),
    (r"Zeus does not belong to the Roman deck", {"mythology_decks": {"roman": ["Zeus"]}}),
    (r"6 Divinities lie in the Pantheon, and 5 is the most", {"pantheon": {
        1: "Mars", 2: "Ra", 3: "Zeus", 4: "Baal", 5: "Enki", 6: "Isis"}}),
    (r"there are only 2 Roman Mythology tokens", {"A": {"mythology": ["roman"] * 3}}),
    (r"6 Mythology tokens are in the game, and 5 is the most", {
        "A": {"mythology": ["roman", "greek", "egyptian"]},
        "B": {"mythology": ["roman", "greek", "egyptian"]}}),
    (r"an Offering token is in two places", {"A": {"offerings": [3]}, "tokens": {"r2c2": 3}}),
    (r"Law is in two places: on the board and on Enki", {"progress": ["Law"], "enki": ["Law"]}),
    (r"3 Progress tokens lie on Enki, and 2 is the most", {"enki": SIX[:3]}),
    (r"4 Grand Temples are in the game, and only 3 can be", {"A": {"cards": [
        "Roman Grand Temple", "Greek Grand Temple", "Egyptian Grand Temple",
        "Phoenician Grand Temple"]}}),
    (r"Builders Guild is not used with these expansions", {"A": {"cards": ["Builders Guild"]}}),
    (r"A has 5 Wonders, and 4 is the most without Ra\.", {"A": {"wonders": [*FOUR, "Sanctuary"]}}),
    (r"A has 6 Wonders, and 5 is the most", {
        "A": {"wonders": [*FOUR, "Sanctuary", "Mausoleum"], "divinities": ["Ra"]}}),
    # what comes later
    (r"the Gate comes into the Pantheon at the start of Age II", {
        "age": 1, "pantheon": {1: "Gate"}}),
    (r"Offering tokens come into the game with Age II", {"age": 1, "A": {"offerings": [3]}}),
    (r"nobody has anything of Pantheon before Age I has begun", {
        "offered": FOUR, "A": {"mythology": ["roman"]}}),
    # tokens on cards
    (r"no token can lie on r4c4; marked for tokens in this Age: r2c4, r2c8, r4c2", {
        "tokens": {"r4c4": "greek"}}),
    (r"no token can lie on r2c4: no place is marked for tokens in this Age", {
        "age": 3, "tokens": {"r2c4": 3}}),
    (r"no face-down card lies at r4c2, so no token does", {
        "tokens": {"r4c2": "greek"}, "taken": ["r4c2"]}),
    (r"no face-down card lies at r4c2, so no token does", {
        "tokens": {"r4c2": "greek"}, "taken": ["r5c1", "r5c3"]}),
    # figures
    (r"Minerva cannot stand on the space of the", {"minerva": 2, "pawn": 2}),
    (r"Minerva stands beside the Military track", {"minerva": 10}),
    (r"A's Snake does not lie on a green card of the opponent", {
        "A": {"snake": "Library", "divinities": ["Nisaba"]}}),
    (r"A has the Snake, and Nisaba is not with A", {
        "A": {"snake": "Library"}, "B": {"cards": ["Library"]}}),
    (r"8 coins cannot lie on Astarte", {"A": {"astarte": 8, "divinities": ["Astarte"]}}),
    (r"-1 coins cannot lie on Astarte", {"A": {"astarte": -1, "divinities": ["Astarte"]}}),
    (r"A has coins on Astarte, who is not with A", {"A": {"astarte": 3}}),
    (r"Progress tokens lie on Enki, who has not been turned up", {"enki": ["Law", "Economy"]}),
    (r"Progress tokens lie on Enki, who has not been turned up", {
        "age": 1, "pantheon": {1: "Enki"}, "enki": ["Law", "Economy"]}),
    (r"Minerva stands on the track, and nobody has activated her", {
        "minerva": 3, "pantheon": {1: "Minerva"}}),
    (r"^This position cannot be: Moneylenders Guild is not used with these expansions "
     r"\(BASE-GX-05\)\.$", {"A": {"cards": ["Moneylenders Guild"]}}),
    (r"A has 6 different symbols, so the game would be over", {"age": 3, "A": {
        "divinities": ["Ishtar"],
        "cards": ["Apothecary", "Workshop", "Pharmacist", "Scriptorium", "Academy"]}}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("sentence", "given"),
    [
        *IMPOSSIBLE,
        *((sentence, {"expansions": ["pantheon"], **given}) for sentence, given in WITH_PANTHEON),
    ],
    ids=[sentence[:50] for sentence, _ in IMPOSSIBLE + WITH_PANTHEON],
)
def test_impossible(sentence: str, given: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused in one sentence, which is made in the language in use."""
    with pytest.raises(duel.PositionError, match=sentence) as error:
        duel.position(**given)
    assert str(error.value).endswith((".", "?")), str(error.value)
    with speaking_pseudo(monkeypatch):
        assert outside(str(error.value)) == "", str(error.value)


def test_a_purple_card_of_an_expansion_is_not_counted_among_the_guilds() -> None:
    only = r"^This position cannot be: [\w ]+ belongs to Pantheon, which is not in play\.$"
    with pytest.raises(duel.PositionError, match=only):
        duel.position(age=3, A={"cards": ["Greek Grand Temple"]})


def test_minerva_on_the_track_was_activated_by_whom_she_protects() -> None:
    for minerva, pawn, owner in ((3, 0, "B"), (-3, 0, "A"), (1, 2, "A"), (-1, -2, "B")):
        s = duel.position(expansions=["pantheon"], minerva=minerva, pawn=pawn)
        assert [d.name for d in s.city(owner).activated] == ["Minerva"]
    named = duel.position(expansions=["pantheon"], minerva=3, A={"divinities": ["Minerva"]})
    assert not named.city("B").activated


@pytest.mark.parametrize(
    ("sentence", "given"),
    [
        ("The expansion 'atlantis' cannot be played", {"expansions": ["atlantis"]}),
        ("There is no edition 'xx'; expected one of en, de, fr, ru", {"edition": "xx"}),
        ("The players need different names", {"names": ("Ada", "ada")}),
        ("A game has two players with names", {"names": ("Ada",)}),
        ("A game has two players with names", {"names": ("Ada", " ")}),
        ("A game has two players with names, such as Ada and Ben, not 'AB'", {"names": "AB"}),
        ("A game has two players with names, such as Ada and Ben, not None", {"names": None}),
        ("A player's name is one line of text, not 'Ada", {"names": ("Ada\nL", "Ben")}),
        ("The first player is A and the second B: 'B' and 'A' would", {"names": ("B", "A")}),
        ("'panteon' cannot be played; did you mean pantheon", {"expansions": ["panteon"]}),
        ("Expansions are a list such as \\['pantheon'\\], not 5", {"expansions": 5}),
        ("seed: expected a whole number, not '7'", {"seed": "7"}),
    ],
)
def test_games_that_cannot_be_set_up(sentence: str, given: dict[str, Any]) -> None:
    for begin in (duel.position, duel.new_game):
        with pytest.raises(duel.DuelError, match=sentence):
            begin(**given)


def test_blanks_around_a_name_do_not_count() -> None:
    assert duel.new_game(7, names=(" Ada ", "Ben")).names == ("Ada", "Ben")
    with pytest.raises(duel.DuelError, match="different names, not 'Ada' twice"):
        duel.new_game(7, names=("Ada", "ada "))


def test_expansions_and_editions_in_any_case() -> None:
    for begin in (duel.position, duel.new_game):
        state = begin(expansions="Pantheon", edition="FR")
        assert (state.expansions, state.edition) == ({"pantheon"}, "fr")


def test_reprs_describe_the_table() -> None:
    state = duel.position(
        expansions=["pantheon", "agora"],
        A={"coins": 1, "cards": ["Altar"], "wonders": ["Sphinx"], "built": ["Colossus"]},
        pantheon={3: "Mars", 4: "Gate"},
        decrees={2: 4, 3: "Shield"},
        age=2,
    )
    city = "<City: 1 coin; Altar; The Colossus (stands); The Sphinx (not constructed)>"
    assert repr(state.city("A")) == city
    assert "3 Mars, 4 Gate, 5 empty" in repr(state.pantheon)
    assert "2: A 0 B 0, a Decree face down; 3: A 0 B 0, Shield;" in repr(state.senate)
    assert repr(state.cost_of("Mars")) == "<Payment: Mars for A: 5 coins; 5 coins in space 3>"
    assert str(state.scores()["A"]).startswith("6 points: blue 3, green 0,")


def test_a_repr_does_not_name_a_divinity_face_down() -> None:
    state = duel.position(expansions=["pantheon"], pantheon={3: "Mars"}, age=1)
    assert "3 a roman card" in repr(state.pantheon)
    assert "Mars" not in repr(state.pantheon)


def test_senators_decide_the_age_as_other_cards_do() -> None:
    conspirators = {"cards": ["Conspirator"] * 6}
    assert duel.position(A={"cards": ["Conspirator"]}, expansions="agora").age == 1
    assert duel.position(A=conspirators, expansions="agora").age == 2
    sentence = "6 Senators cannot be in play in Age I; at most 5 can."
    with pytest.raises(duel.PositionError, match=sentence):
        duel.position(A=conspirators, age=1, expansions="agora")
    with pytest.raises(duel.PositionError, match="there are only 6 of Conspirator"):
        duel.position(A={"cards": ["Conspirator"] * 7}, expansions="agora")


def test_all_problems_are_reported_at_once() -> None:
    with pytest.raises(duel.PositionError) as error:
        duel.position(A={"coins": -1}, pawn=12, progress=SIX)
    for part in ("-1 coins", "at 12", "6 Progress tokens"):
        assert part in str(error.value)


@pytest.mark.parametrize(
    ("age", "count", "places"),
    [(1, 1, "r1c5"), (2, 1, "r1c5"), (2, 2, "r1c5 r1c7"), (2, 3, "r1c3 r1c5 r1c7"), (3, 1, "r1c5")],
)
def test_lone_cards_lie_in_the_middle_of_their_row(age: int, count: int, places: str) -> None:
    cards = [card.name for card in CATALOG.cards if card.deck == f"age-{age}"][:count]
    s = duel.position(age=age, structure=cards, filled=False)
    assert [place.name for place in s.structure] == places.split()


BOTH = {"expansions": ["pantheon", "agora"]}


@pytest.mark.parametrize(
    ("setup", "keywords", "things", "places"),
    [
        ({"A": {"coins": -1}, "pawn": 12}, {"A.coins", "pawn"}, set(), set()),
        ({"pawn": 4, "military_tokens": [3]}, {"military_tokens"}, set(), set()),
        ({"B": {"cards": ["Library"]}, "age": 1}, {"age"}, {"library"}, set()),
        ({"B": {"cards": ["Librery"]}}, {"B.cards"}, set(), set()),
        ({"A": {"cards": ["Altar"]}, "discard": ["Altar"]}, set(), {"altar"}, set()),
        ({"structure": {"r9c9": "Altar"}}, {"structure"}, set(), set()),
        ({"structure": {"r4c2": "Altar"}, "taken": ["r4c2"]}, {"structure"}, {"altar"}, {"r4c2"}),
        ({"holes": ["r1c5"]}, set(), set(), {"r1c5", "r2c4", "r2c6"}),
        ({"minerva": 0, "age": 2, "pantheon": {1: "Minerva"}} | BOTH, {"minerva"}, set(), set()),
        ({"A": {"snake": "Altar"}, "age": 2} | BOTH, {"A.snake"}, set(), set()),
        ({"B": {"cubes": {3: 13}}} | BOTH, {"B.cubes"}, set(), set()),
        ({"decrees": {9: "Shield"}} | BOTH, {"decrees"}, set(), set()),
    ],
)
def test_an_error_says_what_it_is_about(
    setup: dict[str, Any], keywords: set[str], things: set[str], places: set[str]
) -> None:
    """As data, so that nobody has to look for names in its sentence."""
    with pytest.raises(duel.PositionError) as error:
        duel.position(**setup)
    assert {*error.value.keywords} == keywords
    assert {thing.id for thing in error.value.things} == things
    assert {*error.value.places} == places
