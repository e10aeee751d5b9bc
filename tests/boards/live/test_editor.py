"""The board editor, driven through its handlers without a browser."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import duel_nb as duel
from duel_nb import scenarios
from duel_nb.boards.live.editor import places
from duel_nb.boards.live.editor.editor import Editor
from duel_nb.boards.live.editor.places import Spot
from duel_nb.boards.live.editor.uses import WhatIf, python
from duel_nb.boards.scene import frame
from duel_nb.catalog import CATALOG
from duel_nb.engine.position.given import full_setup
from duel_nb.engine.position.setups import NotASetup
from duel_nb.languages import LANGUAGES
from duel_nb.lessons.editor import uses
from duel_nb.lessons.rulings.questions import scenario_of_setup
from duel_nb.messages import Message
from duel_nb.scenarios import start
from duel_nb.words import speaking
from tests.boards.live.person import act, labels, menu, press, words
from tests.engine.games import Mix, both_then_each, positions
from tests.engine.test_setups import promised
from tests.outputs import WIDGET, displayed


def open_editor(**setup: object) -> Editor:
    return duel.editor(**{"names": ("Ada", "Ben"), **setup})


def type_line(editor: Editor, text: str) -> None:
    """Type into the line above the board and press Enter."""
    act(editor, editor.line, "change", **{editor.line.id: text})
    assert editor.last_error is None, editor.last_error


def fill(editor: Editor, spot: Spot, text: str) -> None:
    """Open a place and put something there."""
    editor.where.value = places.area_of_spot(spot)
    put(editor, spot, text)
    assert editor.last_error is None, editor.last_error


def put(editor: Editor, spot: Spot, text: str) -> None:
    """Type into the field of a place that is open, and press Enter."""
    field = editor._panel.fields[spot]
    act(editor, field, "change", **{field.id: text})


def click(editor: Editor, hit: str) -> None:
    """Click on something drawn."""
    assert hit in {thing["hit"] for thing in editor._canvas.stage.things}
    act(editor, editor._canvas.stage, "press", {"hit": hit, "at": [0, 0]})
    assert editor.last_error is None, editor.last_error


def click_at(editor: Editor, x: float, y: float) -> None:
    """Click on an empty point of the board, in its own pixels."""
    board = editor._canvas.painter.scene
    assert board is not None
    assert board.hit(x, y) is None
    at = [x / board.width, y / board.width]
    act(editor, editor._canvas.stage, "press", {"hit": None, "at": at})
    assert editor.last_error is None, editor.last_error


def drawn(editor: Editor) -> str:
    board = editor._canvas.painter.scene
    assert board is not None
    return " ".join(target.label for target in board.hits())


def test_a_line_says_what_lies_where_and_typos_are_put_right_with_one_press() -> None:
    editor = open_editor()
    type_line(
        editor, "Ada: lumberyard, 7 coins, sphinx with walls; Bne: Econmy; pawn 2 towards Ada"
    )
    assert "Did you mean Lumber Yard?" in words(editor)
    assert editor.line.value, "nothing that was typed is lost"
    assert "cards" not in editor.setup["A"], "and nothing is half put down"
    press(editor, "I mean: Ada: Lumber Yard")
    ada, ben = editor.state.city("A"), editor.state.city("B")
    assert [card.name for card in ada.buildings] == ["Lumber Yard"]
    assert ada.coins == 7
    assert [(s.wonder.id, s.tucked and s.tucked.name) for s in ada.wonders] == [("sphinx", "Walls")]
    assert [token.name for token in ben.progress] == ["Economy"]
    assert editor.state.pawn == -2
    assert editor.line.value == ""


@pytest.mark.parametrize(
    "line",
    [
        "Ada: Lumber Yard, 7 coins, sphinx with walls; pawn 2 towards Ada",
        "Ada: Лесоповал, 7 монет, большой сфинкс с стены; маркер 2 деления к Ada",
    ],
)
def test_a_line_is_understood_in_any_language(line: str) -> None:
    editor = open_editor()
    type_line(editor, line)
    ada = editor.state.city("A")
    assert [card.id for card in ada.buildings] == ["lumber-yard"]
    assert ada.coins == 7
    assert [(s.wonder.id, s.tucked and s.tucked.id) for s in ada.wonders] == [("sphinx", "walls")]
    assert editor.state.pawn == -2


def test_a_place_is_clicked_and_a_card_chosen_for_it() -> None:
    editor = open_editor(age=2)
    click(editor, "place:r5c7")
    spot = Spot("", "structure", "r5c7")
    field = editor._panel.fields[spot]
    assert "Library" in field.options
    assert "Altar" not in field.options, "a card of another Age cannot lie here"
    editor.age.value = 3
    click(editor, "place:r5c7")
    assert "Library" not in editor._panel.fields[spot].options
    editor.undo()
    click(editor, "place:r5c7")
    put(editor, spot, "libary")
    press(editor, "I mean: Library")
    assert editor.setup["structure"] == {"r5c7": "Library"}
    assert editor.state.place("r5c7").card is not None
    editor._panel.chips[spot, "Library"].press()
    assert "structure" not in editor.setup


def test_a_component_is_picked_and_then_its_place() -> None:
    editor = open_editor(expansions=["agora"])
    type_line(editor, "Shield")
    assert "Where does Shield go? Click its place on the board." in words(editor)
    click(editor, "chamber:3")
    assert editor.setup["decrees"] == {"3": "Shield"}
    type_line(editor, "Ada: Law")
    fill(editor, Spot("B", "progress"), "law")
    assert editor.state.city("A").progress == ()
    assert [token.name for token in editor.state.city("B").progress] == ["Law"]


def test_an_empty_part_of_the_board_can_be_clicked() -> None:
    editor = open_editor(age=1, taken=["r4c4"])
    plan = frame.of(editor._canvas.look.layout, editor.state)
    x, y, width, height = plan.cities[1]
    click_at(editor, x + width / 2, y + height - 60)
    assert editor.where.value == "player:B"
    x, y, width, height = plan.tokens
    click_at(editor, x + width / 2, y + height / 2)
    assert editor.where.value == "progress"
    layout = editor.state.layout
    assert layout is not None
    grid = frame.grid(layout, plan.structure)
    x, y = grid.corner(4, 4)
    click_at(editor, x + grid.width / 2, y + 5)
    assert editor.where.value == "place:r4c4"
    press(editor, "Lay a card here again")
    assert "r4c4" in [place.name for place in editor.state.structure]


def test_unknown_is_not_none() -> None:
    editor = open_editor(structure=["Library"])
    assert "Library" in drawn(editor)
    unnamed = [p.card.name for p in editor.state.structure if p.card and not p.accessible]
    assert unnamed, "the engine has dealt others"
    assert not any(name in drawn(editor) for name in unnamed)
    assert "coins" not in editor.setup["A"]
    fill(editor, Spot("A", "cards"), "none")
    assert editor.setup["A"] == {"cards": []}
    editor._panel.chips[Spot("A", "cards"), "none"].press()
    assert editor.setup["A"] == {}


def test_what_cannot_be_is_told_at_the_piece_and_can_be_put_right() -> None:
    editor = open_editor(age=1)
    before = editor.state
    fill(editor, Spot("B", "cards"), "Palace")
    assert "Palace is a card of Age III" in words(editor)
    assert 'role="alert"' in words(editor)
    assert {*editor._canvas.wrong} == {"player:B"}
    assert "last valid position" in words(editor)
    assert "age: Palace" not in words(editor), "nobody types keywords here"
    assert editor.state is before, "the board shows the last valid position"
    press(editor, "Play it")
    assert "First correct this" in words(editor)
    editor.age.value = 3
    assert editor.problem == ""
    assert editor.state.age == 3
    fill(editor, Spot("", "pawn"), "12")
    assert {*editor._canvas.wrong} == {"track"}
    press(editor, "Take it back")
    assert (editor.problem, editor.state.pawn) == ("", 0)
    fill(editor, Spot("A", "coins"), "many")
    assert "Coins: expected a whole number" in words(editor)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [("A", "B"), ("Zoë", "Jörg")])
def test_the_example_in_the_line_can_be_typed(language: str, names: tuple[str, str]) -> None:
    with speaking(language):
        editor = duel.editor(names=names)
        example = str(Message("editor-line-example", who=names[0]))
        assert example in str(editor.line.placeholder)
        type_line(editor, example)
        assert 'role="alert"' not in words(editor)
        assert editor.setup["A"] == {"cards": ["Lumber Yard"], "coins": 7}
        assert editor.setup["pawn"] == 2


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Mars in 3", "Mars belongs to Pantheon: choose that under Game first."),
        ("Ada: Conspirator", "Conspirator belongs to Agora: choose that under Game first."),
        ("Eve: Altar", "There is no player &quot;Eve&quot;: expected Ada or Ben."),
        ("3 coins", "Say whose coins they are."),
        ("Law in 3", "Law lies in no numbered place."),
        ("Altar @r9c9", "There is no place &#x27;r9c9&#x27; in this structure"),
        ("Ada: -3 coins", "There is no component called"),
        ("pawn 9", "the Conflict pawn is in a capital"),
    ],
)
def test_what_cannot_be_meant_is_a_sentence(line: str, said: str) -> None:
    editor = open_editor()
    type_line(editor, line)
    assert said in words(editor)


def test_the_ring_is_where_a_named_card_lies() -> None:
    editor = open_editor(structure=["Library"])
    type_line(editor, "Ben: Palace")
    assert "Library is a card of Age II" in words(editor)
    lies = [p.name for p in editor.state.structure if p.card and p.card.name == "Library"]
    assert f"place:{lies[0]}" in {*editor._canvas.wrong}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_a_problem_is_ringed_and_told_without_code(language: str) -> None:
    with speaking(language):
        editor = open_editor(structure=["Library"])
        fill(editor, Spot("", "pawn"), "12")
        assert {*editor._canvas.wrong} == {"track"}
        editor.undo()
        fill(editor, Spot("B", "cards"), "Palace")
        lies = [p.name for p in editor.state.structure if p.card and p.card.name == "Library"]
        assert {*editor._canvas.wrong} == {"player:B", f"place:{lies[0]}"}
        assert not re.match(r"[\w.]+\s?: ", editor.problem), "nobody types keywords here"
        editor.undo()
        crowd = [card.name for card in CATALOG.cards if card.deck == "age-1"]
        editor.change({"A": {"cards": crowd[:10]}, "structure": {"r5c5": crowd[22]}})
        with speaking("en"), pytest.raises(duel.DuelError, match="filled = false"):
            duel.position(**editor.setup)
        assert "filled = false" not in editor.problem
        assert str(Message("editor-say-empty")) in editor.problem


@pytest.mark.parametrize(
    ("setup", "ringed"),
    [
        ({"A": {"coins": -1}}, {"player:A"}),
        ({"B": {"cards": ["Librery"]}}, {"player:B"}),
        ({"B": {"cubes": {3: 13}}}, {"player:B"}),
        ({"minerva": 0, "age": 2, "pantheon": {2: "Minerva"}}, {"track"}),
        ({"enki": ["Law"], "age": 2}, {"space:1"}),
        ({"decrees": {9: "Shield"}}, set()),
        ({"structure": {"r9c9": "Altar"}}, set()),
        ({"offered": ["Sphinx"]}, {"draft"}),
    ],
)
def test_the_ring_is_at_what_the_error_is_about(setup: dict[str, Any], ringed: set[str]) -> None:
    editor = open_editor(expansions=["pantheon", "agora"])
    editor.change({**editor.setup, **setup})
    assert {*editor._canvas.wrong} == ringed, editor.problem


def test_steps_are_taken_back_and_made_again() -> None:
    editor = open_editor()
    setups = [editor.setup]
    for line in ("Ada: Altar", "Ben: 3 coins", "pawn 2"):
        type_line(editor, line)
        setups.append(editor.setup)
    for setup in reversed(setups[:-1]):
        editor.undo_button.press()
        assert editor.setup == setup
    assert editor.undo_button.disabled
    for setup in setups[1:]:
        editor.redo_button.press()
        assert editor.setup == setup
    assert editor.redo_button.disabled


def test_a_card_is_gone_with_those_on_it_and_comes_back() -> None:
    editor = duel.editor(duel.new_game(seed=3, first_game=True))
    count = len(editor.state.structure)
    editor.select("place:r4c4")
    press(editor, "Its card is gone")
    assert len(editor.state.structure) < count
    assert editor.problem == ""
    press(editor, "Lay a card here again")
    assert "r4c4" in [place.name for place in editor.state.structure]


def test_another_game_and_age_leave_what_can_stay() -> None:
    editor = open_editor(expansions=["agora"], A={"cards": ["Altar"], "cubes": [1]})
    editor.game.value = ("pantheon",)
    assert editor.problem == ""
    assert editor.state.expansions == {"pantheon"}
    assert editor.setup["A"] == {"cards": ["Altar"]}
    fill(editor, Spot("A", "mythology"), "grek")
    press(editor, "I mean: Greek")
    assert editor.state.city("A").mythology_tokens == ("greek",)
    editor.age.value = 2
    fill(editor, Spot("", "pantheon", "3"), "mars")
    assert editor.problem == ""
    assert editor.state.pantheon is not None
    assert editor.state.pantheon.cards[2] is not None


@both_then_each
def test_any_position_is_opened_changed_back_and_forth_and_read_again(mix: Mix) -> None:
    rng = random.Random(5)
    seen = 0
    for state in positions(mix, range(1)):
        if rng.random() > 0.04 or state.outcome is not None:
            continue
        try:
            editor = duel.editor(state)
        except NotASetup:
            continue
        seen += 1
        first = editor.setup
        assert promised(editor.state) == promised(duel.position(**first))
        spots = [spot for spot in places.all_spots(first) if places.lying(first, spot)]
        for spot in rng.sample(spots, min(2, len(spots))):
            editor.select(places.area_of_spot(spot))
            chips = [chip for (at, _), chip in editor._panel.chips.items() if at == spot]
            if chips:
                chips[0].press()
        editor.turn.value = "BA"["AB".index(editor.setup.get("turn", "A"))]
        assert editor.last_error is None, editor.last_error
        while not editor.undo_button.disabled:
            editor.undo_button.press()
        assert editor.setup == first
        code: dict[str, duel.GameState] = {}
        exec(python(editor.setup).rpartition("duel.board")[0], code)
        assert promised(code["state"]) == promised(editor.state)
        read = scenarios.loads(scenario_of_setup(editor.setup))
        assert promised(start(read, read.cases[0])) == promised(editor.state)
        editor.close()
    assert seen > 3


def test_what_differs_is_told_and_both_lines_are_compared() -> None:
    editor = open_editor(A={"coins": 3}, B={}, structure=["Statue", "Library"])
    type_line(editor, "Ada: 9 coins")
    assert "Coins of Ada</td><td>3</td><td>9</td>" in words(editor)
    assert "build Statue</td><td>Statue would cost Ada" in words(editor)
    press(editor, "Play it")
    played = editor._below.shown
    assert isinstance(played, WhatIf)
    played.board.session.play("build Statue")
    played.compare.press()
    assert "In the position before, build Statue is not possible" in words(editor)
    played.board.session.go(0)
    played.board.session.play("discard Library")
    played.compare.press()
    assert "<td>Coins of Ada</td>" in played._result.value


def test_every_board_offers_to_change_its_position() -> None:
    board = duel.board(duel.new_game(seed=4, first_game=True, names=("Ada", "Ben")))
    press(menu(board), "Change this position")
    editor = board._parts._instead.shown
    assert isinstance(editor, Editor)
    type_line(editor, "Ada: 9 coins")
    assert editor.state.city("A").coins == 9
    assert board.state.city("A").coins == 7, "the game on the board stays as it is"
    offered = {"Play it", "Copy as Python code", "Copy as scenario"}
    assert offered <= {*labels(editor)}
    assert "Select an accessible card" not in words(board)
    press(board, "Back to the game")
    assert board._parts._instead.shown is None
    assert "Back to the game" not in labels(board)
    assert "Select an accessible card" in words(board)
    board.close()


def test_it_leaves_a_picture_of_what_was_told_in_a_saved_notebook() -> None:
    editor = open_editor(structure=["Library"])
    bundle = displayed(editor)
    assert set(bundle) == {WIDGET, "image/png", "text/html", "text/plain"}
    assert "Library" in bundle["text/plain"]
    unnamed = [p.card.name for p in editor.state.structure if p.card and not p.accessible]
    assert not any(name in bundle["text/plain"] for name in unnamed)


@pytest.mark.parametrize(
    ("layout", "theme"),
    [
        ("phone", "dark"),
        *(
            pytest.param(*look, marks=pytest.mark.slow)
            for look in [("wide", "light"), ("tall", "dark"), ("narrow", "light")]
        ),
    ],
)
def test_every_place_of_every_layout_can_be_opened(layout: str, theme: str) -> None:
    state = duel.position(expansions=["pantheon", "agora"], age=2, pantheon={1: "Enki"})
    editor = Editor(full_setup(state), (), theme, layout, palette="contrast")
    for _, area in places.areas(editor.state, editor.setup):
        editor.where.value = area
        assert editor.last_error is None, editor.last_error
        assert editor._panel.fields or area.startswith("space"), area


def test_in_the_middle_of_a_turn_it_is_the_position_before() -> None:
    state = duel.position(A={"cards": ["Scriptorium"]}, structure=["Library"], progress=["Law"])
    board = duel.board(state)
    board.play("build Library")
    board.change_position()
    editor = board._parts._instead.shown
    assert isinstance(editor, Editor)
    assert "Library" in editor.setup["structure"].values()
    assert "before the pending choice" in words(editor)
    alone = duel.board(board.state)
    press(menu(alone), "Change this position")
    assert "set up the turn before it" in words(alone)
    assert alone.last_error is None


def test_a_choice_in_the_middle_of_a_turn_is_a_sentence() -> None:
    state = duel.position(
        A={"cards": ["Scriptorium"]}, structure=["Library"], progress=["Law"]
    ).play("build Library")
    with pytest.raises(NotASetup, match="set up the turn before it"):
        duel.editor(state)
    with pytest.raises(duel.DuelError, match="Give a game or structure, not both"):
        duel.editor(state, structure=["Altar"])
    with pytest.raises(duel.DuelError, match="An editor needs a position of the game, not int"):
        duel.editor(3)


def test_a_position_goes_to_the_referee_as_code() -> None:
    editor = duel.editor(A={"coins": 3, "cards": ["Altar"]}, structure=["Statue"], pawn=2)
    use = next(use for use in uses() if str(use.label) == "Copy for the referee")
    code = use.make(editor)
    assert isinstance(code, str)
    found: dict[str, Any] = {}
    exec(code.replace("duel.referee(", "asked = duel.referee("), found)
    assert found["asked"].setup == editor.setup
    assert found["asked"].state.pawn == 2


def test_a_city_that_nobody_told_is_unknown_and_not_empty() -> None:
    editor = duel.editor(A={"cards": []}, structure=["Statue"])
    texts = [text.text for text in editor._canvas.scene().texts()]
    assert texts.count("no buildings yet") == 1, "A has none; of B nobody said anything"


def test_a_number_is_no_decree() -> None:
    assert [places.called(name) for name in ("3", "-4", "Altar")] == ["3", "-4", "Altar"]
