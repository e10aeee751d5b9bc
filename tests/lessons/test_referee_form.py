"""The referee's form, driven through its handlers without a browser."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.boards.live.editor.editor import Editor
from duel_nb.catalog import CATALOG
from duel_nb.engine import DuelError
from duel_nb.engine.dialects import written
from duel_nb.engine.position.given import full_setup
from duel_nb.engine.position.setups import NotASetup
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.question_box import CAN, COST, MOVES
from duel_nb.lessons.referee import Referee
from duel_nb.lessons.referee_form import RefereeForm
from duel_nb.lessons.rulings.answers import Reason
from duel_nb.lessons.rulings.rulings import Rulings
from duel_nb.lessons.suggestions import meant_actions, meant_things
from duel_nb.messages import Message
from duel_nb.page import cell_output
from duel_nb.page.elements import Field
from tests.boards.live import person
from tests.boards.live.person import inside, press
from tests.engine.games import FOUR, Mix, mainly_both, positions
from tests.outputs import displayed

NOTHING: dict[str, Any] = {"cards": [], "built": [], "progress": []}
"""A City of which everything is told that changes a price, but not the coins."""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def referee_form(**setup: Any) -> RefereeForm:
    return duel.referee(**{"names": ("Ada", "Ben"), **setup}).form


def editor_of(form: RefereeForm) -> Editor:
    assert form.editor is not None
    return form.editor


def type_line(form: RefereeForm, text: str) -> None:
    """Say what lies where, in the line above the board."""
    editor_of(form).line.value = ""
    editor_of(form).line.value = text
    assert editor_of(form).last_error is None


def ask(form: RefereeForm, text: str, kind: str = CAN, who: str = "A") -> str:
    """Ask, as a person does by typing and pressing Enter; what the box then says."""
    form.box.kind.value, form.box.who.value = kind, who
    form.box.what.value = ""
    form.box.what.value = text
    assert form.box.last_error is None, form.box.last_error
    return words(form)


def words(form: RefereeForm) -> str:
    return person.words(form.box)


def test_the_three_questions() -> None:
    form = referee_form(
        A={**NOTHING, "coins": 3},
        B={**NOTHING, "cards": ["Brickyard"]},
        structure=["Statue"],
    )
    assert "build Statue" in form.box.what.options
    said = ask(form, "build Statue")
    assert "No.</span> Statue would cost Ada 8 coins, and Ada has 3: 5 short." in said
    assert said.index("5 short") < said.index("The bill") < said.index("The rule")
    assert "<details class=duel-rule><summary" in said
    assert "8 coins." in ask(form, "Statue", COST)
    assert "2 clay from the Brickyard" in ask(form, "Statue", COST, who="B")
    form.box.kind.value = MOVES
    assert not form.box.what.shown
    assert "in Ben&#x27;s own turn?" in words(form), "there is nothing to fill in: it answers"


def test_unknown_is_not_none() -> None:
    form = referee_form(structure=["Statue"])
    said = ask(form, "build Statue")
    assert "It depends on: Ada&#x27;s coins, Buildings," in said
    assert "If Ada owns Masonry: yes, for free." in said
    assert "If Ben has Brickyard: yes, with 8 coins or more." in said
    assert "Otherwise: yes, with 4 coins or more." in said, "nobody told how many coins Ada has"
    assert "Ben produces none" not in said
    missing = "Ada&#x27;s coins, Buildings, Wonders, constructed Wonders and Progress tokens"
    assert f"Not given: {missing}" in said
    type_line(form, "Ada: 4 coins")
    assert "Otherwise: yes, for 4 coins." in ask(form, "build Statue")
    type_line(form, "Ada: Library")
    pair = ask(form, "build Scriptorium")
    assert "it cannot be that Scriptorium is accessible" in pair, "the Statue is of Age II"


def test_what_a_saved_notebook_shows_was_told() -> None:
    referee = duel.referee(structure=["Library"])
    unnamed = [p.card.name for p in referee.state.structure if p.card and not p.accessible]
    assert unnamed
    shown = referee.text()
    assert "Library" in shown
    assert not any(name in shown for name in unnamed)
    assert "7 coins and produces" not in shown


def test_a_pair_takes_a_token_though_none_was_told() -> None:
    form = referee_form(A={"coins": 9, "cards": ["Scriptorium"]}, structure=["Library"])
    assert "takes a Progress token" in ask(form, "build Library")


def test_coins_that_nobody_told_are_no_points() -> None:
    told = {**NOTHING, "coins": 9}
    economy = {"cards": [], "progress": ["Economy"]}
    form = referee_form(A=told, B=economy, structure=["Statue"])
    form.box.kind.value = MOVES
    assert "Ben&#x27;s coins +4" in words(form)
    assert "Ben&#x27;s points" not in words(form)


def test_a_card_that_was_not_told_is_asked_about_with_a_condition() -> None:
    form = referee_form(A={**NOTHING, "coins": 9}, B={"cards": []}, structure=["Library"])
    assert "If Statue is accessible: yes, for 4 coins." in ask(form, "build Statue")
    assert "Ada has 9 coins and would keep 5 coins." in ask(form, "Statue", COST)


@mainly_both(*FOUR[:-1])
def test_a_card_that_nobody_named_is_named_in_no_answer(mix: Mix) -> None:
    rng = random.Random(3)
    asked = 0
    for state in positions(mix, range(1)):
        if rng.random() > 0.05 or not state.age:
            continue
        try:
            whole = full_setup(state.view(state.to_act))
        except NotASetup:
            continue
        setup = {key: value for key, value in whole.items() if rng.random() < 0.6 or key in KEPT}
        cards = dict(whole.get("structure", {}))
        setup["structure"] = {at: cards[at] for at in cards if rng.random() < 0.5}
        for who in "AB":
            setup[who] = {k: v for k, v in whole[who].items() if rng.random() < 0.6}
        try:
            told = duel.referee(**setup)
        except DuelError:
            continue  # one thing was told without another that it needs
        asked += 1
        named = repr(setup)
        moves = {who: told.moves(who) for who in "AB"}
        answers = [*moves.values()]
        answers += [told.cost(card, who) for card in setup["structure"].values() for who in "AB"]
        who = told.state.to_act or "A"
        answers += [told.can(who, action) for action in moves[who].actions[:4]]
        texts = [str(reason) for answer in answers for reason in answer.reasons if certain(reason)]
        others = [one.name for one in CATALOG.components("wonder")]
        for text in texts:
            for name in others:
                text = text.replace(name, "").replace(name.removeprefix("The "), "")
            for card in CATALOG.cards:
                if card.name not in named and card.name not in ("Senate", "Pantheon"):
                    assert not re.search(rf"\b{re.escape(card.name)}\b", text), text
    assert asked > 2


def certain(reason: Reason) -> bool:
    """Whether a reason is no condition: those name everything that the catalog has."""
    message = reason.message
    conditions = ("ruling-case", "ruling-move-open")
    return not (isinstance(message, Message) and message.key in conditions)


KEPT = {"names", "expansions", "age", "turn", "edition"}
KEPT |= {"pawn", "taken", "holes", "military_tokens"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sphinx with walls", "wonder Sphinx with Walls"),
        ("walls under the Sphynx?", "wonder Sphinx with Walls"),
        ("can Ada bulid lumberyard", "build Lumber Yard"),
        ("Praetorium", "build Pretorium"),
        ("Ben: discrad libary", "discard Library"),
        ("hire politicians", ""),
        ("", ""),
        ("xyzzy", ""),
    ],
)
def test_words_of_ones_own_are_understood(typed: str, meant: str) -> None:
    state = duel.position(names=("Ada", "Ben"), structure=["Library", "Walls"])
    assert str((*meant_actions(state, typed), "")[0]) == meant
    assert meant_things(state, "what does lumberyard cost?")[0] == "Lumber Yard"


@pytest.mark.parametrize(
    ("text", "kind", "action"),
    [
        ("sphinx with walls", CAN, "wonder Sphinx with Walls"),
        ("Sphinx with Walls", CAN, "wonder Sphinx with Walls"),
        ("sphynx with wals", CAN, "wonder Sphinx with Walls"),
        ("can I build the Library?", CAN, "build Library"),
        ("libary", COST, "Library"),
    ],
)
def test_what_has_one_reading_is_answered_and_says_how_it_was_read(
    text: str, kind: str, action: str
) -> None:
    form = referee_form(A={"coins": 20, "wonders": ["Sphinx"]}, structure=["Library", "Walls"])
    said = ask(form, text, kind)
    assert str(form.box.read_as) == action
    assert f"Read as: <b>{action}</b>" in said
    assert 'role="alert"' not in said
    assert form.box.what.value == text, "nothing that was typed is lost"
    typed = ask(form, action, kind)
    assert form.box.read_as is None
    assert "Read as" not in typed
    assert said.endswith(typed[-200:]), "the same answer"


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_was_read_is_said_in_the_language_in_use(language: str) -> None:
    with speaking(language):
        form = referee_form(structure=["Library", "Walls"])
        said = ask(form, "bulid Library")
        action = editor_of(form).state.read("build Library")
        assert form.box.read_as == action
        assert str(Message("asking-read-as", text=f"<b>{written(action)}</b>")) in said


def test_what_was_meant_is_accepted_with_one_press() -> None:
    form = referee_form(A={"coins": 20}, structure=["Library", "Walls"])
    said = ask(form, "libary")
    assert 'role="alert"' in said
    assert form.box.what.value == "libary", "nothing that was typed is lost"
    assert form.box.answer is None
    press(form, "I mean: build Library")
    assert "Can Ada build the Library?" in words(form)
    assert 'role="alert"' not in words(form), "a mistake and an answer are never shown together"
    assert form.box.read_as is None
    form.box.kind.value, form.box.what.value = COST, ""
    press(form, "Ask")
    assert "Say what the question is about, such as: Library." in words(form)


@pytest.mark.parametrize("typed", ["recruit senator", "recruit a senator"])
def test_only_senators_are_recruited(typed: str) -> None:
    form = referee_form(expansions=["agora"], structure=["Theater", "Conspirator"])
    said = ask(form, typed)
    assert form.box.answer is None
    assert "Senate" not in said
    assert "Politician (left)" in said
    assert "Conspirator" in said


def test_what_was_asked_is_answered_anew_when_the_position_changes() -> None:
    form = referee_form(A=NOTHING, B={"cards": []}, structure=["Statue"])
    assert "Yes, with 4 coins or more." in ask(form, "build Statue")
    type_line(form, "Ada: 1 coin")
    assert "Yes" not in words(form)
    assert "Ada has 1: 3 short" in words(form)
    assert form.referee.state.city("A").coins == 1, "a cell that asks it asks about the same"


def test_no_answer_about_a_position_that_cannot_be() -> None:
    form = referee_form(age=1, structure=["Altar"])
    type_line(form, "Ben: Palace")
    said = ask(form, "build Altar")
    assert "First correct this: Palace is a card of Age III" in said
    assert form.box.answer is None
    editor_of(form).undo_button.press()
    assert "Can Ada build the Altar?" in ask(form, "build Altar")


def test_a_question_is_saved_and_can_be_read_again(tmp_path: Path) -> None:
    form = referee_form(structure=["Statue"], names=("Ada", "<i>Ben</i>"))
    ask(form, "build Statue")
    press(form, "Save as a scenario")
    assert "Saved as <code>can-ada-build-statue.toml</code>" in words(form)
    assert "<i>Ben</i>" not in words(form)
    assert duel.check("can-ada-build-statue.toml")
    press(form, "Save as a scenario")
    assert "already exists and was not changed" in words(form)
    form.box.file.value = "another"
    press(form, "Save as a scenario")
    assert duel.check(tmp_path / "another.toml")
    (tmp_path / "flat").write_text("")
    form.box.file.value = "flat/inside.toml"
    press(form, "Save as a scenario")
    assert "cannot be written" in words(form)


def test_a_game_is_asked_as_it_is_until_it_is_changed() -> None:
    state = duel.new_game(seed=11, first_game=True, names=("Ada", "Ben"))
    for _ in range(9):
        state = state.play(next(a for a in state.legal_actions() if a.kind == "discard"))
    form = duel.referee(state).form
    assert form.referee.state is state
    form.box.kind.value = MOVES
    assert form.box.answer is not None
    assert len(form.box.answer.actions) == len(state.legal_actions())
    type_line(form, f"Ada: {state.city('A').coins + 1} coins")
    again = form.referee.state
    assert again.city("A").coins == state.city("A").coins + 1
    assert again.discard_pile == state.discard_pile
    assert [(p.name, p.card) for p in again.structure] == [
        (p.name, p.card) for p in state.structure
    ]


def test_a_choice_that_is_due_can_be_asked_about() -> None:
    state = duel.position(
        A={"cards": ["Scriptorium"]}, structure=["Library"], progress=["Law"]
    ).play("build Library")
    form = duel.referee(state).form
    assert form.editor is None
    assert "can be asked about as it stands" in person.words(form)
    assert "take Law" in form.box.what.options
    assert "Yes." in ask(form, "take Law")
    press(form, "Save as a scenario")
    assert "Set up the turn before it" in words(form)
    press(form, "Take over here")
    press(form, "Back to the question")


def test_an_editor_offers_the_questions() -> None:
    editor = duel.editor(A={**NOTHING, "coins": 9}, B={"cards": []}, structure=["Statue"])
    press(editor, "Ask the referee")
    box = editor._below.shown
    assert box is not None
    inside(box, Field)[0].value = "build Statue"
    assert "Yes, for 4 coins." in person.words(box)


def test_errors_inside_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    form = referee_form()

    def broken(self: Rulings, player: str) -> None:
        raise RuntimeError("a <bad> day")

    monkeypatch.setattr(Rulings, "moves", broken)
    form.box.kind.value = MOVES
    assert "a &lt;bad&gt; day" in words(form)
    assert form.box.last_error is not None


def test_a_cell_that_runs_again_closes_the_old_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cell_output, "running_cell", lambda: ("cell-r", "1"))
    referee: Referee = duel.referee()
    displayed(referee)
    first = referee.form
    monkeypatch.setattr(cell_output, "running_cell", lambda: ("cell-r", "2"))
    displayed(referee)
    assert first.element.host is None
    assert referee.form.element.host is not None
