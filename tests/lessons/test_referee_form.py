"""The referee's form, driven through its handlers without a browser."""

from __future__ import annotations

from pathlib import Path

import ipywidgets as widgets
import pytest

import duel_nb as duel
from duel_nb.boards.widget import cell_output
from duel_nb.lessons.referee import Referee
from duel_nb.lessons.referee_form import RefereeForm
from tests.lessons.test_show import inside
from tests.outputs import displayed


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def referee_form(**setup: object) -> RefereeForm:
    return duel.referee(**setup).form


def text_fields(form: RefereeForm) -> dict[str, widgets.Text]:
    """The fields for names, by what they hold."""
    return {key: field for key, (field, _) in form._lists.items()}


def add(form: RefereeForm, key: str, name: str) -> widgets.Combobox:
    form._lists[key][1].value = name
    box = form._lists[key][1]
    assert isinstance(box, widgets.Combobox)
    return box


def press(form: RefereeForm, label: str) -> None:
    button = next(b for b in inside(form.widget, widgets.Button) if b.description == label)
    button.click()


def words(form: RefereeForm) -> str:
    return "".join(html.value for html in inside(form.widget, widgets.HTML))


def test_a_position_is_filled_in_and_asked_about() -> None:
    form = referee_form()
    assert add(form, "A.cards", "lumber yard").value == ""
    add(form, "A.cards", "the QUARRY")
    add(form, "A.wonders", "sphinx")
    add(form, "B.progress", "Economy")
    add(form, "structure", "library")
    text_fields(form)["B.cards"].value = "brickyard,  Glassworks ;"
    form._numbers["A.coins"].value = 3
    form._numbers["pawn"].value = -2
    assert form.setup() == {
        "pawn": -2,
        "A": {"coins": 3, "cards": ["Lumber Yard", "Quarry"], "wonders": ["The Sphinx"]},
        "B": {"cards": ["Brickyard", "Glassworks"], "progress": ["Economy"]},
        "structure": ["Library"],
    }
    state = form.referee.state
    assert state.pawn == -2
    assert [card.name for card in state.city("B").buildings] == ["Glassworks", "Brickyard"]

    form._what.value = "build Library"
    press(form, "Ask")
    assert form.answer is not None
    assert form.answer.yes
    assert "Yes, for 3 coins." in words(form)
    assert "<details class=duel-rule><summary" in words(form)


def test_the_three_kinds_of_question() -> None:
    form = referee_form(A={"coins": 3}, B={"cards": ["Brickyard"]}, structure=["Statue"])
    assert "build Statue" in form._what.options
    form._what.value = "build Statue"
    press(form, "Ask")
    assert "5 short" in words(form)
    form._kind.value = "cost"
    assert form._what.options[0] == "Statue"
    assert "Library" in form._what.options
    form._what.value = "Statue"
    press(form, "Ask")
    assert "What does Statue cost A?" in words(form)
    form._who.value = "B"
    press(form, "Ask")
    assert "2 clay from Brickyard" in words(form)
    form._kind.value = "moves"
    assert form._what.layout.display == "none"
    press(form, "Ask")
    assert "in B&#x27;s own turn?" in words(form)


def test_mistakes_are_one_sentence_and_nothing_is_lost() -> None:
    form = referee_form(structure=["Statue"])
    before = form.referee.state
    assert add(form, "A.cards", "Libary").value == "Libary"
    assert words(form).count("There is no card called &quot;Libary&quot;. Did you mean") == 1
    add(form, "A.cards", "")
    text_fields(form)["A.cards"].value = "Altar, Libary"
    assert "Did you mean" in words(form)
    assert text_fields(form)["A.cards"].value == "Altar, Libary"
    form._what.value = "build Statue"
    press(form, "Ask")
    assert form.answer is None, "no answer about a position that cannot be"
    assert form.referee.state is before
    text_fields(form)["A.cards"].value = "Altar"
    assert "Did you mean" not in words(form)

    for key, typed, said in (
        ("structure", "Statue @r5c5, Library", "a place, or none: Library has none"),
        ("structure", "Statue @r5c5, Library @r5c5", "Two cards lie at r5c5"),
        ("structure", "Statue @r9c9", "there is no place &#x27;r9c9&#x27;"),
        ("A.built", "Sphinx with Altar, Pyramids", "under none: The Pyramids has none"),
        ("A.built", "Sphinx with Baths, Piraeus with Baths", "Baths is in two places"),
        ("taken", "r0c0", "there is no place &#x27;r0c0&#x27;"),
        ("progress", "Law, Law", "Law is in two places"),
    ):
        kept = text_fields(form)[key].value
        text_fields(form)[key].value = typed
        assert said in words(form), typed
        assert text_fields(form)[key].value == typed
        text_fields(form)[key].value = kept
        assert 'role="alert"' not in words(form), typed

    form._what.value = ""
    press(form, "Ask")
    assert "Say what the question is about, such as: build Library." in words(form)
    form._what.value = "bulid Statue"
    press(form, "Ask")
    assert "did you mean build" in words(form)
    assert form._what.value == "bulid Statue"
    assert form._viewer.last_error is None


def test_an_answer_goes_when_the_position_changes() -> None:
    form = referee_form(structure=["Statue"])
    form._what.value = "build Statue"
    press(form, "Ask")
    assert "Can A build Statue?" in words(form)
    form._numbers["A.coins"].value = 1
    assert "Can A build Statue?" not in words(form)
    assert form.answer is None


def test_a_question_is_saved_and_can_be_read_again(tmp_path: Path) -> None:
    form = referee_form(structure=["Statue"], names=("Ada", "<i>Ben</i>"))
    form._what.value = "build Statue"
    press(form, "Save as a scenario")
    assert "Saved as <code>can-ada-build-statue.toml</code>" in words(form)
    assert "&lt;i&gt;Ben&lt;/i&gt;" in words(form)
    assert "<i>Ben</i>" not in words(form)
    assert duel.check("can-ada-build-statue.toml")
    press(form, "Save as a scenario")
    assert "is there already, and it stays as it is" in words(form)
    form._file.value = "another"
    press(form, "Save as a scenario")
    assert duel.check(tmp_path / "another.toml")
    (tmp_path / "flat").write_text("")
    form._file.value = "flat/inside.toml"
    press(form, "Save as a scenario")
    assert "cannot be written" in words(form)
    assert form._viewer.last_error is None


def test_a_game_fills_the_fields_and_comes_back_from_them() -> None:
    state = duel.new_game(seed=11, first_game=True, names=("Ada", "Ben"))
    for _ in range(9):
        state = state.play(next(a for a in state.legal_actions() if a.kind == "discard"))
    form = duel.referee(state).form
    assert "@r" in text_fields(form)["structure"].value
    assert text_fields(form)["taken"].value
    assert form.referee.state is state, "as long as nothing is changed, the game itself is asked"
    assert [label for label, _ in form._who.options] == ["Ada (A)", "Ben (B)"]
    coins = state.city("A").coins
    form._numbers["A.coins"].value = coins + 1
    again = form.referee.state
    assert again.city("A").coins == coins + 1
    assert [(p.name, p.card) for p in again.structure] == [
        (p.name, p.card) for p in state.structure
    ]
    assert again.discard_pile == state.discard_pile
    assert again.names == ("Ada", "Ben")


def test_a_new_place_of_the_pawn_takes_its_tokens_along() -> None:
    form = referee_form(pawn=2, military_tokens=[-6, -3, 6])
    form._numbers["A.coins"].value = 1
    assert form.referee.state.military_tokens == (-6, -3, 6)
    form._numbers["pawn"].value = 7
    assert 'role="alert"' not in words(form)
    assert form.referee.state.military_tokens == (-6, -3)


def test_a_choice_that_is_due_can_be_asked_about() -> None:
    state = duel.position(
        A={"cards": ["Scriptorium"]}, structure=["Library"], progress=["Law"]
    ).play("build Library")
    form = duel.referee(state).form
    assert "cannot be written into the fields" in words(form)
    assert "take Law" in form._what.options
    form._what.value = "take Law"
    press(form, "Ask")
    assert "Yes." in words(form)
    press(form, "Save as a scenario")
    assert "Set up the turn before it" in words(form)


def test_the_draft_can_be_set_up() -> None:
    form = referee_form()
    text_fields(form)["offered"].value = "Sphinx, Colossus, Piraeus, Pyramids"
    assert form.referee.state.age == 0
    form._what.value = "draft Sphinx"
    press(form, "Ask")
    assert "Yes." in words(form)


def test_the_position_can_be_played_on() -> None:
    form = referee_form(structure=["Altar"])
    press(form, "Take over here")
    press(form, "Altar")
    assert form._viewer.board is not None
    form._viewer.board.play("build Altar")
    press(form, "Back to the question")
    assert form._viewer.board is None
    assert form._viewer.last_error is None


def test_errors_inside_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    form = referee_form()

    def broken(self: Referee, player: str) -> None:
        raise RuntimeError("a <bad> day")

    monkeypatch.setattr(Referee, "moves", broken)
    form._kind.value = "moves"
    press(form, "Ask")
    assert "a &lt;bad&gt; day" in words(form)
    assert form._viewer.last_error is not None


def test_a_cell_that_runs_again_closes_the_old_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cell_output, "running_cell", lambda: ("cell-r", "1"))
    referee = duel.referee()
    displayed(referee)
    first = referee.form
    monkeypatch.setattr(cell_output, "running_cell", lambda: ("cell-r", "2"))
    displayed(referee)
    assert first.widget.comm is None
    assert referee.form.widget.comm is not None


def test_the_boards_of_the_expansions_are_filled_in() -> None:
    form = referee_form()
    fields = text_fields(form)
    hidden = {slot.key for slot, row in form._rows if row.layout.display == "none"}
    assert {"pantheon", "mythology", "decrees", "cubes"} <= hidden
    form._game.value = ("agora", "pantheon")
    assert not [slot for slot, row in form._rows if row.layout.display == "none"]
    form._age.value = 2
    fields["pantheon"].value = "mars in 3, the Gate in 6"
    fields["decrees"].value = "Shield in 3, Decree 12 in 4, discard bonus in 4"
    fields["A.cubes"].value = "3, 3, 4"
    fields["A.prepared"].value = "coup with altar"
    fields["B.offerings"].value = "2, 4"
    fields["B.triggered"].value = "obscurantism"
    fields["locked"].value = "law"
    fields["minerva"].value = "+4"
    assert 'role="alert"' not in words(form)
    state = form.referee.state
    assert state.pantheon is not None
    assert state.senate is not None
    assert [card and card.id for card in state.pantheon.cards][2::3] == ["mars", "gate"]
    assert {d.id for d in state.city("A").decrees_in_force} == {
        "shield",
        "two-more-blue",
        "discard-bonus",
    }
    assert state.senate.locked_token is not None
    assert state.pantheon.minerva == 4
    assert state.city("B").offering_tokens == (2, 4)
    again = duel.referee(state).form
    again._numbers["A.coins"].value = 3
    assert 'role="alert"' not in words(again)
    assert again.referee.state.city("A").decrees == state.city("A").decrees
    form._what.value = "trigger Coup"
    press(form, "Ask")
    assert "Yes." in words(form)
    fields["decrees"].value = "Shield"
    assert "say where Shield is" in words(form)
    fields["decrees"].value = ""
    fields["minerva"].value = "there"
    assert "expected a whole number, not" in words(form)
    assert form._viewer.last_error is None


def test_a_mistake_and_an_answer_are_never_shown_together() -> None:
    form = referee_form(A={"coins": 5}, structure=["Library", "Walls"])
    form._what.value = "build Libary"
    press(form, "Ask")
    assert "Did you mean Library?" in words(form)
    form._what.value = "build Library"
    press(form, "Ask")
    assert "Did you mean" not in words(form)
    assert "Can A build Library?" in words(form)
    text_fields(form)["A.cards"].value = "Lumberyard"
    assert "Did you mean Lumber Yard?" in words(form)
    assert "Can A build Library?" not in words(form)
    assert form.answer is None
