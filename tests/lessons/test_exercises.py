"""Exercises: four answers, mistakes told, engine-made answers, authors' slips, progress."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.engine import GameState
from duel_nb.lessons.exercises import (
    ExerciseError,
    NoProgress,
    Progress,
    Status,
    Task,
    UnknownExercise,
    Workbook,
    look,
)
from duel_nb.lessons.parts import parts
from duel_nb.page.elements import Element, Enterable, Field
from tests.boards.live.person import act, inside, seen, words
from tests.outputs import displayed

DRAFT = ("Ben takes the Colossus. Who chooses next?", "draft Colossus")
OPTIONS = {"A to act": "Ada", "B to act": "Ben"}
ROOT = Path(__file__).resolve().parents[2]
CHAIN = "examples/base/payment/chain-makes-free.toml"


@pytest.fixture
def book(tmp_path: Path) -> Workbook:
    return Workbook("05-wonders", Progress(tmp_path / "progress.json"))


def draft() -> GameState:
    return duel.new_game(seed=17, names=("Ada", "Ben")).play("draft Great Lighthouse")


def market(**more: Any) -> GameState:
    return duel.position(
        names=("Ada", "Ben"),
        A={"coins": 9, "cards": ["Press"], **more},
        B={"cards": ["Stone Pit"]},
        structure=["Baths", "Quarry", "Tavern"],
        filled=False,
    )


def who_is_next(book: Workbook, **more: Any) -> Task:
    given = {"options": OPTIONS, "mistakes": {"A to act": "Ben takes two."}, **more}
    return book.predict("next", DRAFT[0], draft(), DRAFT[1], rule="BASE-DRAFT-01", **given)


def test_the_four_answers_of_a_prediction(book: Workbook) -> None:
    task = who_is_next(book)
    assert task.check().status is Status.NOT_TRIED
    assert str(task.check("Ada")) == "Not yet. Ben takes two. (BASE-DRAFT-01)"
    assert not task.check("A to act")
    for right in ("Ben", "ben.", "B to act", 2, "2"):
        assert task.check(right).status is Status.CORRECT
    verdict = task.check("Cleo")
    assert verdict.status is Status.CANNOT
    assert verdict.text == "Choose one of: Ada; Ben."
    assert "Ben" in task.board().state.names
    assert task.board().session.at == 1


def test_a_prediction_that_is_typed_is_computed(book: Workbook) -> None:
    task = book.predict(
        "coins",
        "How many coins?",
        market(),
        ["build Tavern", "discard Quarry"],
        answer=lambda after: after.city("A").coins,
        mistakes={9: "The Tavern brings coins."},
        rule="BASE-CARD-01",
    )
    assert task.check("13")
    assert not task.check(12)
    assert "Tavern brings" in str(task.check("9"))


def test_a_number_may_be_typed_as_people_write_it(book: Workbook) -> None:
    start = duel.position(pawn=2, structure=["Walls", "Statue"])
    pawn = book.predict(
        "walls", "Where?", start, "build Walls", answer=lambda s: s.pawn, rule="BASE-MIL-01"
    )
    for right in (4, "4", "+4", "at +4.", "Four", "4 spaces", "space 4", "it is four"):
        assert pawn.check(right), right
    for wrong in (-4, "-4", "−4", "14", "fourteen", "none"):
        assert pawn.check(wrong).status is Status.NOT_YET, wrong
    for unclear in ("far", "4 or 5", "four or five", "4.5", "r4", True):
        verdict = pawn.check(unclear)
        assert verdict.status is Status.CANNOT, unclear
        assert "whole number" in verdict.text
    none = book.predict("no", "?", start, answer=lambda s: 0, rule="BASE-MIL-01")
    assert none.check("none of them")
    assert none.check("nothing.")
    assert none.check("something that is nothing").status is Status.CANNOT


def test_who_is_to_find_accessible_cards_sees_no_frames(book: Workbook) -> None:
    start = duel.position(structure=["Baths", "Altar"])
    unlit, lit = (look.drawn(start, lit=light) for light in (False, True))
    assert len(unlit.items) < len(lit.items)
    for what, shown in (("accessible", unlit), ("free", lit)):
        task = book.find(what, "Which?", start, what, rule="BASE-STRUCT-05")
        drawn = task.form.input._painter.scene  # type: ignore[attr-defined]
        assert len(drawn.items) == len(shown.items)


def test_things_to_find_and_what_is_wrong_with_others(book: Workbook) -> None:
    start = duel.new_game(seed=17, first_game=True, names=("Ada", "Ben"))
    task = book.find("open", "Click what can be taken.", start, rule="BASE-STRUCT-05")
    assert task.check("Press, Baths, Scriptorium, Stone Pit, Logging Camp, Wood Reserve")
    assert task.check("Press", "r5c1", "r5c3", "r5c5", "r5c7", "place:r5c9", "r5c11")
    verdict = task.check("Press, Guard Tower")
    assert verdict.status is Status.NOT_YET
    assert "Guard Tower is not accessible" in verdict.text
    assert "5 are still to be found." in verdict.text
    assert task.check("Sphynx").status is Status.CANNOT


def test_a_covered_card_says_that_it_is_covered_whatever_is_looked_for(book: Workbook) -> None:
    start = duel.new_game(seed=17, first_game=True)
    task = book.find("one", "Which?", start, lambda s: ["Press"], rule="BASE-STRUCT-05")
    assert "Guard Tower is not accessible" in task.check("Press, Guard Tower").text
    assert task.check("Press, Baths").text == "Not the Baths."


def test_spaces_are_found_by_their_numbers(book: Workbook) -> None:
    table = duel.position(expansions={"pantheon"}, age=2, pantheon={2: "Mars", 6: "Tanit"})
    mine = ["space:1", "space:2", "space:3"]
    task = book.find("mine", "Which are cheap?", table, lambda s: mine, rule="PAN-COMP-04")
    for answer in ("space 3, Space 2, space 1", mine):
        assert task.check(answer)
    assert task.check([*mine, "space 6"]).text == "Not among them: space 6."


def test_a_face_down_card_is_called_by_the_token_on_it(book: Workbook) -> None:
    table = duel.position(expansions={"pantheon"}, age=1, tokens={"r4c2": "roman"})
    task = book.find("war", "Where is war?", table, lambda s: ["r4c2"], rule="PAN-COMP-02")
    assert "Roman token (row 4, card 1)." in str(task.solution())
    assert task.check("r4c4").text == "Not the face-down card (row 4, card 2)."


@pytest.mark.parametrize(
    ("what", "names"),
    [
        ("affordable", "Baths, Quarry, Tavern"),
        ("free", "Quarry, Tavern"),
        ("chainable", None),
        (lambda state: ["Baths"], "Baths"),
    ],
)
def test_what_can_be_found(book: Workbook, what: Any, names: str | None) -> None:
    def made() -> Task:
        return book.find("x", "Which?", market(), what, among="place", rule="BASE-BUILD-01")

    if names is None:
        with pytest.raises(ExerciseError, match="there is nothing to find"):
            made()
    else:
        assert made().check(names)


def test_a_card_uncovers_what_it_alone_covers(book: Workbook) -> None:
    table = duel.position(
        age=3,
        structure={
            "r3c3": "Lighthouse",
            "r2c4": "Palace",
            "r2c6": "Obelisk",
            "r2c8": "Arena",
            "r1c7": "Gardens",
        },
        filled=False,
    )
    task = book.find("x", "Which?", table, "uncovering", among="place", rule="BASE-STRUCT-05")
    assert task.check("Lighthouse")
    assert not task.check("Lighthouse, Arena")


def test_any_play_that_reaches_the_goal_counts(book: Workbook) -> None:
    task = book.do(
        "cards",
        "Two cards more.",
        market(),
        lambda after: len(after.city("A").buildings) == 3,
        moves=3,
        mistakes={"discard Baths": "That card is gone."},
        rule="BASE-BUILD-01",
    )
    assert task.check("build Baths; discard Quarry; build Tavern")
    assert task.check("build Tavern", "build Quarry", "build Baths")
    assert "That card is gone." in str(task.check("discard Baths", "build Quarry"))
    assert [str(move.action) for move in task.board().session.moves] == [
        "discard Baths",
        "build Quarry",
    ]
    assert "2 actions left" in str(task.check("build Baths"))
    first = task.exercise.rights()[0][0]
    assert task.check(first).status is Status.SO_FAR
    assert task.check("discard Baths").status is Status.NOT_YET
    assert task.check("build Library").status is Status.CANNOT
    assert len(task.exercise.rights()) == 4
    form = task.form
    form.input.fill(task.exercise.read("build Baths; discard Quarry; build Tavern"))
    form.check_button.press()
    assert task.verdict


def test_a_play_may_be_too_long(book: Workbook) -> None:
    task = book.do("baths", "The Baths, at once.", market(), "A city +Baths", rule="BASE-BUILD-01")
    verdict = task.check("build Tavern; build Quarry; build Baths")
    assert verdict.text == "Do it in 1 action: you took 3."
    assert not verdict
    assert task.check("build Baths")


def test_a_play_may_have_to_be_done_in_one_turn(book: Workbook) -> None:
    asked = "Get the Baths and the Tavern out of the way.", market()
    goal = "only legal: build Quarry, discard Quarry"
    either = book.do("either", *asked, goal, moves=2, rule="BASE-TURN-01")
    assert either.check("build Baths; discard Tavern")
    one = book.do("one", *asked, goal, moves=2, in_one_turn=True, rule="BASE-TURN-01")
    verdict = one.check("build Baths; discard Tavern")
    assert verdict.text == "Do it in one turn: here Ben had a turn before it was done."
    assert verdict.rules == ("BASE-TURN-01",)
    with pytest.raises(ExerciseError, match="no solution was found"):
        one.exercise.rights()
    line = ("build Baths", "discard Tavern")
    with pytest.raises(ExerciseError, match="its solution does not reach its goal"):
        book.do("two", *asked, goal, moves=2, in_one_turn=True, solution_play=line, rule="GEN-02")


def test_the_engines_events_decide_an_order(book: Workbook) -> None:
    state = duel.position(
        pawn=2, B={"coins": 5}, structure=["Guard Tower", "Theater"], names=("Ada", "Ben")
    )
    task = book.order(
        "tower",
        "What happens first?",
        state,
        {"Ben pays": "coins", "The pawn moves": "pawn", "The tower stands": "built"},
        play="build Guard Tower",
        mistakes={("Ben pays", "The pawn moves"): "It has to get there first."},
        rule="BASE-MIL-01",
    )
    assert task.check("The tower stands", "The pawn moves", "Ben pays")
    assert "get there first" in str(task.check("The tower stands", "Ben pays", "The pawn moves"))
    assert task.check("1 2").status is Status.CANNOT
    assert not task.check(*task.exercise.shuffled)  # type: ignore[attr-defined]


def test_steps_that_may_change_places(book: Workbook) -> None:
    steps = ["one", ["two", "three"], "four"]
    task = book.order("steps", "In which order?", steps=steps, rule="BASE-SETUP-01")
    assert task.check("one", "two", "three", "four")
    assert task.check("one", "three", "two", "four")
    assert not task.check("two", "one", "three", "four")


def test_steps_that_need_others(book: Workbook) -> None:
    def ordered(**changes: Any) -> Task:
        given: dict[str, Any] = {"needs": {"roof": ["walls"], "walls": ["floor"]}}
        steps = ["door", "floor", "walls", "roof"]
        given |= {"steps": steps, "rule": "BASE-SETUP-01", **changes}
        return book.order("house", "In which order?", **given)

    task = ordered(mistakes={("roof", "floor"): "Upside down."})
    for right in ("door floor walls roof", "floor walls roof door", "floor door walls roof"):
        assert task.check(*right.split()), right
    assert "“walls” comes after “floor”" in str(task.check("door", "walls", "floor", "roof"))
    assert "Upside down" in str(task.check("roof", "floor", "walls", "door"))
    assert len(set(task.exercise.rights())) == 3
    wrong: dict[str, dict[str, Any]] = {
        "may come before 'roof'": {"mistakes": {("door", "roof"): "x"}},
        "no step 'attic'": {"needs": {"roof": ["attic"]}},
        "its own order is not right": {"needs": {"door": ["floor"]}},
    }
    for problem, changes in wrong.items():
        with pytest.raises(ExerciseError, match=problem):
            ordered(**changes)


def test_a_price_knows_the_tempting_sums(book: Workbook) -> None:
    task = book.price("baths", "What do they cost?", market(), "Baths", rule="BASE-TRADE-01")
    for right in ("3 coins", "three coins", "three", "It is 3.", 3):
        assert task.check(right)
    assert task.check(0).text == "Some of the resources have to be bought."
    assert task.check(2).rules == ("BASE-TRADE-01",)
    for odd in ("-3", "3 or 4", "", True):
        assert task.check(odd).status is Status.CANNOT
    assert task.check("many").status is Status.CANNOT
    chained = duel.position(A={"cards": ["Theater"]}, structure=["Statue", "Forum"])
    task = book.price("statue", "And this?", chained, "Statue", rule="BASE-CHAIN-01")
    assert task.check("free")
    assert task.check(4).rules == ("BASE-CHAIN-01",)


def test_the_full_price_is_told_what_lowers_it(book: Workbook) -> None:
    decrees: dict[int | str, str] = {1: "Waiver for yellow buildings"}
    for cards, told in (
        ([], "look at the tokens, yellow cards, Decrees"),
        (["Clay Pool"], "is there"),
    ):
        waived = duel.position(
            expansions={"agora"},
            A={"cubes": [1], "cards": cards},
            decrees=decrees,
            structure=["Forum", "Walls"],
        )
        task = book.price(
            "forum" + "".join(cards), "How much?", waived, "Forum", rule="BASE-COST-01"
        )
        assert told in task.check(5).text


def test_the_price_of_an_activation_knows_the_tempting_sums(book: Workbook) -> None:
    table = duel.position(
        expansions={"pantheon"},
        age=2,
        names=("Ada", "Ben"),
        A={"coins": 9, "built": ["Sanctuary"], "offerings": [3]},
        pantheon={1: "Mars", 3: "Gate"},
    )
    rule = "PAN-ACT-03"
    task = book.price("gate", "What does the Gate cost?", table, "Gate using 3", rule=rule)
    assert task.check(5)
    assert task.check(6).rules == ("PAN-COMP-04",)  # Ben's price
    assert task.check(0).rules == ("PAN-GATE-01",)  # not doubled
    assert task.check(7).rules == ("PAN-SANCT-01",)
    assert task.check(8).rules == ("PAN-OFF-01",)
    assert "price of the space" in task.check(40).text
    assert task.exercise.line() == ("activate Gate using 3",)
    mars = book.price("mars", "What does Mars cost Ben?", table, "Mars", "B", rule=rule)
    assert mars.check("8 coins")
    assert mars.check(3).rules == ("PAN-COMP-04",)
    assert all("Gate costs" not in mars.check(coins).text for coins in range(12))


def test_a_score_sheet_names_the_lines_that_are_wrong(book: Workbook) -> None:
    task = book.score("sheet", "Count.", market(cards=["Altar"]), "A", rule="BASE-SCORE-08")
    assert task.check(3, 0, 0, 0, 0, 0, 0, 3)
    verdict = task.check("3 0 0 0 0 0 1 9")
    assert verdict.rules == ("BASE-SCORE-07", "BASE-SCORE-08")
    assert "coins are not points" in verdict.text
    assert "counts the points of the pawn's zone, for whoever has pushed it there." in verdict.text
    assert task.check("3 0").status is Status.CANNOT


def test_a_scenario_must_hold_and_show_the_rule(book: Workbook) -> None:
    chain = (ROOT / CHAIN).read_text(encoding="utf-8")
    task = book.ask("chain", "Show a chain.", rule="BASE-CHAIN-01", example=chain)
    assert task.check(chain)
    assert task.check("scenario = ").status is Status.CANNOT
    no_chain = 'scenario = 1\ntitle = "x"\nexpect = ["A to act"]\n[position]\n'
    assert "not at work" in str(task.check(no_chain))
    assert "does not hold" in str(task.check(no_chain.replace("A to", "B to")))


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"rule": "BASE-DRAFT-99"}, "BASE-DRAFT-99"),
        ({"rule": ()}, "it names no rule"),
        ({"options": {"A to act": "Ada"}}, "none of its options is right"),
        ({"mistakes": {}}, "'A to act' needs a text for whoever chooses it"),
        ({"mistakes": {"A to act": "x", "B to act": "y"}}, "is not a wrong option"),
        ({"options": {"A to dance": "Ada", "B to act": "Ben"}}, "A to dance"),
    ],
)
def test_slips_of_authors_are_found_when_the_cell_runs(
    book: Workbook, changes: dict[str, Any], problem: str
) -> None:
    given = {"options": OPTIONS, "mistakes": {"A to act": "x"}, "rule": "BASE-DRAFT-01", **changes}
    with pytest.raises(ExerciseError, match=problem):
        book.predict("next", DRAFT[0], draft(), DRAFT[1], **given)


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (
            lambda book: book.find("x", "?", market(), lambda s: ["Libary"], rule="GEN-01"),
            "Library",
        ),
        (lambda book: book.price("x", "?", market(), "Bats", rule="GEN-01"), "mean Baths"),
        (lambda book: book.price("x", "?", market(), "Baths", "C", rule="GEN-01"), "player 'C'"),
        (lambda book: book.price("x", "?", 5, "Baths", rule="GEN-01"), "a position, not 5"),
        (lambda book: book.score("x", "?", market(), "C", rule="GEN-01"), "player 'C'"),
        (
            lambda book: book.score("x", "?", market(), mistakes={"blue": "."}, rule="GEN-01"),
            "pair",
        ),
        (lambda book: book.ask("x", "?", rule="GEN-01", example="a"), "example cannot be read"),
        (lambda book: book.do("x", "?", market(), 5, rule="GEN-01"), "statement or a test, not 5"),
        (lambda book: book.predict("x", "?", market(), answer=5, rule="GEN-01"), "function of the"),
    ],
)
def test_slips_of_every_kind_name_the_exercise(
    book: Workbook, make: Callable[[Workbook], Task], problem: str
) -> None:
    with pytest.raises(ExerciseError, match=rf"Exercise 'x': .*{problem}"):
        make(book)


def test_an_answer_of_the_wrong_type_cannot_be_checked(book: Workbook) -> None:
    state = market()
    tasks = [
        book.do("do", "?", state, "A city +Baths", rule="BASE-BUILD-01"),
        book.order("order", "?", steps=["one", "two"], rule="BASE-SETUP-01"),
        book.score("score", "?", state, "A", rule="BASE-SCORE-01"),
    ]
    for task in tasks:
        for answer in (5, 2.5, True, object()):
            assert task.check(answer).status is Status.CANNOT, task
    assert "give their numbers in order" in tasks[1].check("three").text
    verdict = tasks[0].check(5)
    assert repr(verdict) == str(verdict)
    note = tasks[0].hint()
    assert repr(note) == str(note)


def test_an_exercise_that_is_not_there_and_a_lesson_without_a_name(book: Workbook) -> None:
    with pytest.raises(UnknownExercise, match="no exercise 'next': no exercise has been shown yet"):
        book["next"]
    who_is_next(book)
    with pytest.raises(UnknownExercise, match="no exercise 'nex'; did you mean 'next'"):
        book["nex"]
    for name in (None, "", 5, ".", "..", "~", " ", "notebooks/05-wonders", "my\\lesson", "a\0b"):
        with pytest.raises(duel.DuelError, match="the name of its notebook, such as '05-wonders'"):
            duel.lesson(name)  # type: ignore[arg-type]
    for name in ("05-wnders", "05-wonders.ipynb", "5", "05", "wonders", "Wonders"):
        with pytest.raises(duel.DuelError, match=f"no lesson '{name}'; the nearest is 05-wonders"):
            duel.lesson(name)
    assert duel.lesson("our-evening-at-the-club").name == "our-evening-at-the-club"


def test_goals_that_are_reached_already_or_never(book: Workbook) -> None:
    with pytest.raises(ExerciseError, match="reached before anything is played"):
        book.do("x", "?", market(), "A to act", rule="BASE-BUILD-01")
    task = book.do("y", "?", market(), "A coins 99", rule="BASE-BUILD-01")
    with pytest.raises(ExerciseError, match="no solution was found"):
        task.solution()


def test_the_table_at_the_end_is_kept_up_to_date(book: Workbook) -> None:
    task = who_is_next(book)
    shown = displayed(book)
    assert "0 of 1 exercises solved" in shown["text/html"]
    assert book._table is not None
    task.check("Ben")
    assert "1 of 1 exercises solved" in book._table.value
    book.reset()
    assert "0 of 1 exercises solved" in book._table.value
    book.close()


def test_the_table_at_the_end_opens_the_rules_of_the_lesson(book: Workbook) -> None:
    who_is_next(book)
    assert book.rules[0] == "BASE-WON-01"  # named by the text, in its order
    assert book.rules[-1] == "BASE-DRAFT-01"  # named by this exercise only
    html = displayed(book)["text/html"]
    assert f"The rules of this lesson ({len(book.rules)})" in html
    assert html.count("<details") == len(book.rules) + 1
    assert "Base game rulebook: Wonders Selection Phase" in html
    own = Workbook("club-evening", Progress("off"))
    assert own.rules == ()
    assert "rules of this lesson" not in displayed(own)["text/html"]
    book.close()
    own.close()


# -- progress ----------------------------------------------------------------------------------


def test_progress_outlives_the_kernel_and_goes_to_another_machine(
    book: Workbook, tmp_path: Path
) -> None:
    task = who_is_next(book)
    task.check("Ada")
    assert "0 of 1" in repr(book)
    task.check("Ben")
    task.check("Ada")  # what is solved stays solved
    again = Workbook("05-wonders", Progress(tmp_path / "progress.json"))
    assert who_is_next(again).done == "solved"
    assert "1 of 1 exercises solved" in repr(again)

    elsewhere = Progress(tmp_path / "elsewhere.json")
    assert elsewhere.read_in(book.progress.text()) == 1
    assert elsewhere.entry("05-wonders", "next").status is Status.CORRECT
    assert elsewhere.entry("05-wonders", "next").checks == 3

    again.reset()
    assert who_is_next(book).done == ""
    assert elsewhere.entry("05-wonders", "next").status is Status.CORRECT


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"duel_nb_progress": 1, "lessons": {"a": 1}}', "[" * 100_000]
)
def test_what_is_no_progress_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(NoProgress):
        Progress(tmp_path / "p.json").read_in(text)
    file = tmp_path / "mine.json"
    file.write_text(text)
    progress = Progress(file)
    progress.checked("a", "b", Status.CORRECT)
    assert file.read_text() == text  # a file that is not understood stays as it is
    assert "stays as it is" in progress.problem
    assert progress.entry("a", "b").status is Status.CORRECT


def test_a_place_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "no" / "such" / "folder.json")
    progress.checked("a", "b", Status.NOT_YET)
    assert "cannot be written" in progress.problem
    assert progress.entry("a", "b").status is Status.NOT_YET


def test_nothing_is_written_while_notebooks_are_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DUEL_PROGRESS", "off")
    who_is_next(duel.lesson("x")).check("Ben")
    assert list(tmp_path.iterdir()) == []
    monkeypatch.delenv("DUEL_PROGRESS")
    who_is_next(duel.lesson("x")).check("Ben")
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == [".my-progress.json.lock", "my-progress.json"]


def test_widgets_and_functions_say_the_same(book: Workbook) -> None:
    task = who_is_next(book, hints=["Count."])
    form = task.form
    form.check_button.press()
    assert task.verdict is not None
    assert task.verdict.status is Status.NOT_TRIED
    form.input.fill("B to act")
    assert task.check()
    form.hint_button.press()
    form.hint_button.press()
    form.solution_button.press()
    notes = "".join(note.value for note in form.notes.children)  # type: ignore[attr-defined]
    assert "Solution" in notes
    assert notes.count("Count.") == 1
    form.again_button.press()
    assert form.input.value is None
    assert task.check().status is Status.NOT_TRIED
    bundle = displayed(task)
    assert "Solution" in bundle["text/html"]
    assert "1. Ada" in bundle["text/plain"]


def shown(task: Task) -> str:
    """What is said below the exercise."""
    return str(task.form.said.value)


def baths(book: Workbook, moves: int = 1) -> Task:
    goal = "A city +Baths"
    return book.do("baths", "The Baths.", market(), goal, moves=moves, rule="BASE-BUILD-01")


def enter(task: Task, entered: dict[Element, Any], on: Element | None = None) -> None:
    """What the page sends for a press of Check, or for Enter in a field."""
    pressed = task.form.check_button if on is None else on
    values = {element.id: value for element, value in entered.items()}
    act(task.form, pressed, "press" if on is None else "enter", **values)
    assert task.form.last_error is None


def test_what_was_typed_last_is_judged_as_it_comes_with_the_press(book: Workbook) -> None:
    task = book.price("baths", "What do they cost?", market(), "Baths", rule="BASE-TRADE-01")
    field = task.form.input.element
    enter(task, {field: "2"})
    assert "Not yet" in shown(task)
    enter(task, {field: "3"}, on=field)
    assert "Correct" in shown(task)
    enter(task, {}, on=field)
    assert "Correct" in shown(task)
    act(task.form, field, "change", **{field.id: "2"})
    assert shown(task) == ""


def test_the_option_chosen_last_is_judged(book: Workbook) -> None:
    task = who_is_next(book)
    options = task.form.input.element
    enter(task, {})
    assert task.verdict is not None
    assert task.verdict.status is Status.NOT_TRIED
    enter(task, {options: 0})
    assert "Not yet" in shown(task)
    enter(task, {options: 1}, on=options)
    assert "Correct" in shown(task)


def test_a_whole_score_sheet_is_judged_as_it_was_sent(book: Workbook) -> None:
    task = book.score("sheet", "Score it.", market(), "A", rule="BASE-SCORE-01")
    fields = inside(task.form, Field)
    enter(task, {fields[0]: "99"})
    assert "Correct" not in shown(task)
    right = task.exercise.right.values()  # type: ignore[attr-defined]
    enter(task, {field: str(points) for field, points in zip(fields, right, strict=True)})
    assert "Correct" in shown(task)


def test_every_field_has_a_name_and_a_verdict_is_announced_once(book: Workbook) -> None:
    tasks = (
        who_is_next(book),
        book.price("baths", "What do they cost?", market(), "Baths", rule="BASE-TRADE-01"),
        book.score("sheet", "Score it.", market(), "A", rule="BASE-SCORE-01"),
        book.ask("a", "Show it.", rule="BASE-CHAIN-01", example=(ROOT / CHAIN).read_text("utf-8")),
    )
    for task in tasks:
        fields: list[Enterable[Any]] = inside(task.form, Enterable)
        assert fields
        assert all(field.label for field in fields)
        task.form.check_button.press()
        task.form.hint_button.press()
        live = [one for one in seen(task.form.element) if "role" in one.attributes]
        assert live == [task.form.said, task.form.notes]
        assert "role=" not in words(task.form)


def test_what_was_said_of_another_answer_goes(book: Workbook) -> None:
    task = who_is_next(book)
    task.form.input.fill("A to act")
    task.form.check_button.press()
    assert "Ben takes two" in shown(task)
    task.form.input.fill("B to act")
    assert shown(task) == ""


def test_a_move_on_the_board_is_the_answer(book: Workbook) -> None:
    task = baths(book)
    board = task.form.input.board  # type: ignore[attr-defined]
    board.play("build Tavern")
    assert "Not yet" in shown(task)
    board.undo()
    assert shown(task) == ""
    board.play("build Baths")
    assert "Correct" in shown(task)
    assert book.solved("baths")


def test_a_play_of_several_actions_is_judged_after_each(book: Workbook) -> None:
    task = baths(book, moves=3)
    board = task.form.input.board  # type: ignore[attr-defined]
    board.play("build Tavern")
    assert "2 actions left" in shown(task)
    board.play("discard Quarry")
    board.play("build Baths")
    assert "Correct" in shown(task)


def test_a_solved_lesson_is_celebrated_and_the_next_one_named(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    book = Workbook("04-chains", progress)
    (part,) = (part for part in parts() if part.name == "04-chains")
    for exercise in part.exercises:
        assert book.finished() == ""
        progress.checked("04-chains", exercise, Status.CORRECT)
    told = f"You have solved all {len(part.exercises)} exercises of this lesson. Next: "
    assert told in book.finished()
    assert '<a href="05-wonders.ipynb">' in book.finished()
    task = who_is_next(book)
    task.form.input.fill("B to act")
    task.form.check_button.press()
    assert told in shown(task)


def test_a_position_of_a_lesson_has_the_sets_of_its_readers() -> None:
    for name, sets in (
        ("05-wonders", set()),
        ("14-pantheon-more-powers", {"pantheon"}),
        ("22-agora-conspiracies", {"agora"}),
        ("25-both-expansions", {"pantheon", "agora"}),
        ("43-puzzles-expansions", set()),
    ):
        state = Workbook(name).position(structure=["Statue", "Forum"], A={"coins": 3})
        assert state.names == ("Ada", "Ben")
        assert state.expansions == sets
        assert state.city("A").coins == 3
        assert sum(place.card is not None for place in state.structure) == 2
        if "agora" in sets:
            decrees = [decree for one in state.senate.chambers for decree in one.decrees]
            assert len(decrees) == 6
    assert len(Workbook("05-wonders").position(age=2).structure) == 20
