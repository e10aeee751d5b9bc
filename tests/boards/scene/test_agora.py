"""Agora on the board: what is drawn, what can be clicked, what stays secret."""

from __future__ import annotations

from duel_nb.boards.drawing import tokens
from duel_nb.boards.drawing.cards import card_back, card_face
from duel_nb.boards.drawing.expansion_cards import conspiracy_face, decree_tile
from duel_nb.boards.drawing.palettes import LIGHT
from duel_nb.boards.drawing.shapes import SpriteAt
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.board import scene
from duel_nb.catalog import CATALOG
from duel_nb.session import offers
from duel_nb.session.components import effects
from tests.boards.agora_positions import every, with_plot
from tests.boards.checks import shown


def test_a_chamber_says_cubes_control_and_decrees() -> None:
    board = scene(shown(every()["everything"]))
    first = board.target("chamber:1")
    assert first is not None
    assert "10 cubes" in first.label
    assert "11 cubes" in first.label
    assert "controlled by Ζωή" in first.label
    assert "Decrees: Shield: " in first.label
    assert "Cheaper grey resources: " in first.label
    empty = board.target("chamber:2")
    assert empty is not None
    assert "no cubes" in empty.label
    assert "controlled by nobody" in empty.label
    assert "Decree: none" in empty.label
    numbers = [words.text for words in board.texts()]
    assert {"10", "11", "× 0"} <= set(numbers)


def test_a_locked_token_lies_on_obscurantism() -> None:
    label = scene(shown(every()["everything"])).target("conspiracy:obscurantism").label
    assert "locked on it: Law" in label
    secret = with_plot("Obscurantism").play("trigger Obscurantism")
    box = next(
        action
        for action in secret.legal_actions()
        if action.token not in (*secret.progress_tokens, *secret.city("B").progress)
    )
    after = secret.play(box)
    for who, known in (("A", True), ("B", False)):
        label = scene(after.view(who)).target("conspiracy:obscurantism").label
        assert (box.token.name in label) == known
        assert ("face down" in label) == (not known)


def test_senators_show_their_price_and_who_looks_alike() -> None:
    state = every()["Senators to recruit"]
    board = scene(shown(state))
    hits = [target.hit for target in board.hits() if target.hit.startswith("place:")]
    assert len(hits) == len(state.structure) == len(set(hits))
    alike = [pick for pick in offers.picks(state) if pick.label.startswith("Conspirator")]
    assert len(alike) == len({pick.label for pick in alike}) == 2
    about = offers.about(state, alike[0].hit)
    assert about.offers[0].label == "Recruit: 2 coins"  # a Conspirator and a Politician are there
    assert "costs 1 coin for each Senator" in about.title


def test_a_picture_for_an_exercise_does_not_say_what_a_senator_costs() -> None:
    state = every()["Senators to recruit"]  # two are in the City
    shown, bare = scene(state), scene(state, worked_out=False)
    more = [item for item in shown.items if item not in bare.items and isinstance(item, SpriteAt)]
    structure = min(hit.box[1] for hit in bare.hits() if hit.hit.startswith("place:"))
    assert sum(item.y > structure for item in more) == 3


def test_senators_that_look_alike_are_one_row_of_the_city() -> None:
    board = scene(shown(every()["everything"]))
    rows = [item for item in board.items if (item.hit or "").startswith("card:conspirator")]
    assert len(rows) == 1
    assert "there are 2" in rows[0].label


def test_the_military_tokens_are_those_of_agora() -> None:
    board = scene(shown(every()["age I"]))
    assert "Ada places 1 Influence cube" in board.target("military:3").label
    assert "Ben removes 1 Influence cube of Ada and moves one of their own" in (
        board.target("military:-6").label
    )
    assert "coins" not in offers.about(every()["age I"], "military:3").lines[0]


def test_a_token_of_the_opponent_is_locked_where_it_lies() -> None:
    state = with_plot(
        "Obscurantism", B={"coins": 3, "progress": ["Masonry"]}, progress=["Law", "Strategy"]
    ).play("trigger Obscurantism")
    board = scene(shown(state))
    for name in ("masonry", "law"):
        assert len([item for item in board.items if item.hit == f"token:{name}"]) == 1
    masonry = board.target("token:masonry")
    assert masonry is not None
    assert masonry.box[0] > frame.of("wide", state).city("B")[0]
    box = [t for t in board.hits() if t.label.startswith("Progress token to choose")]
    assert len(box) == len(state.legal_actions()) - 3


# -- pictures ----------------------------------------------------------------------------------


def _drawing(sprite: object) -> tuple[object, ...]:
    return (*sprite.fills, *(line.text for line in sprite.texts))  # type: ignore[attr-defined]


def test_no_two_decrees_conspiracies_or_senators_look_alike() -> None:
    tiles = {_drawing(decree_tile(one, 57, 37, LIGHT, 1)) for one in (*CATALOG.decrees, None)}
    assert len(tiles) == 17
    faces = {_drawing(conspiracy_face(card, 128, 62, LIGHT))[:-1] for card in CATALOG.conspiracies}
    assert len(faces) == 16  # also without their names
    senators = {card.id: card for card in CATALOG.cards if card.senator}
    drawn = {_drawing(card_face(card, 78, 104, 80, LIGHT)) for card in senators.values()}
    assert len(drawn) == len(senators) == 4
    backs = {_drawing(card_back(deck, 78, 104, 80, LIGHT)) for deck in ("senator", "age-1")}
    assert len(backs) == 2
    assert _drawing(tokens.cube(0, 17)) != _drawing(tokens.cube(1, 17))
    assert len({effects(decree) for decree in CATALOG.decrees}) == 16
    assert len({effects(card) for card in CATALOG.conspiracies}) == 16


def test_a_levy_shows_what_it_pays_in_this_age() -> None:
    levy = CATALOG.decrees[0]
    for age in (1, 2, 3):
        assert f"+{age}" in [line.text for line in decree_tile(levy, 57, 37, LIGHT, age).texts]


# -- offers ------------------------------------------------------------------------------------


def test_a_preview_tells_control_but_no_face_down_decree() -> None:
    state = every()["Politician"]
    notes = {o.label: o.note for o in offers.about(state, "chamber:2").offers}
    assert "nobody controls Chamber 2" in notes["Place a cube in Chamber 2"]
    hidden = with_plot("Coup", structure=["politician-right"]).play("recruit politician-right")
    down = next(c for c in hidden.senate.chambers if c.section == "right" and None in c.decrees)
    note = offers.about(hidden, f"chamber:{down.number}").offers[0].note
    assert "face-down Decree" in note
    assert "→" not in note


def test_a_conspiracy_is_prepared_and_triggered_from_itself_and_from_a_card() -> None:
    state = every()["a prepared Conspiracy"]
    assert offers.picks(state)[0] == offers.Selectable("conspiracy:coup", "Coup")
    about = offers.about(state, "conspiracy:coup")
    assert [offer.label for offer in about.offers] == ["Trigger Coup"]
    assert "the pawn is then 2 spaces towards Ben" in about.offers[0].note
    idle = with_plot("Coup", A={"coins": 5, "conspiracies": ["Blackmail"]})
    about = offers.about(idle, "conspiracy:blackmail")
    open_cards = [p.card.name for p in idle.structure if p.accessible]
    labels = [offer.label for offer in about.offers]
    assert len(labels) == len(open_cards)
    for label, name in zip(labels, open_cards, strict=True):
        assert label.startswith(f"Prepare with {name}")
    place = next(p for p in idle.structure if p.accessible)
    found = {o.label: o.note for o in offers.about(idle, f"place:{place.name}").offers}
    assert "goes under Blackmail, which can be triggered at the start" in found["Prepare Blackmail"]
    # the opponent's Conspiracy offers nothing, known or not
    assert offers.about(state.play("trigger Coup"), "conspiracy:coup").offers == ()
    assert offers.about(every()["everything"], "plot:B1").offers == ()


def test_the_deck_is_where_one_conspires_and_gives_back() -> None:
    state = every()["Conspirator"]
    assert [o.label for o in offers.about(state, "conspiracies").offers] == [
        "Conspire: look at two Conspiracies"
    ]
    back = every()["a Conspiracy to return"]
    assert [o.label for o in offers.about(back, "conspiracies").offers] == [
        "Put it on top of the deck",
        "Put it under the deck",
    ]
    after = back.play("return bottom")
    about = offers.about(after.view("A"), "conspiracies")
    assert any("bottom card" in line for line in about.lines)
    assert len(offers.about(after.view("B"), "conspiracies").lines) == 1
