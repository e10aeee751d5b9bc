"""Quizzes and final tests: what is right, where it is taught, and what is written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from random import Random

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import DuelError
from duel_nb.engine.configure import MIXES
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons import examples, rule_mentions
from duel_nb.lessons.exercises import Progress
from duel_nb.lessons.exercises.marks import Mark
from duel_nb.lessons.parts import files
from duel_nb.lessons.quiz import choosing
from duel_nb.lessons.quiz.asking import questions_about
from duel_nb.lessons.quiz.question import QuizQuestion
from duel_nb.lessons.quiz.sitting import Sitting
from duel_nb.lessons.quiz.story import reasons, story_of
from duel_nb.lessons.sections import section_of
from duel_nb.rulebook import RULEBOOK, needed_expansions
from tests.boards.live.person import words
from tests.lessons.course import press_everything
from tests.outputs import outputs_of

TESTS = tuple(MIXES)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Marks are kept in the working folder."""
    monkeypatch.setenv("DUEL_PROGRESS", str(tmp_path / "my-progress.json"))


def every_question() -> Iterator[QuizQuestion]:
    """The questions of every third scenario."""
    random = Random("test")
    for scenario in examples.all_examples()[::3]:
        yield from questions_about(scenario, random)


def found_by_playing(question: QuizQuestion) -> object:
    """The right answer as the position after the actions has it; None if it is not one figure."""
    state = question.state
    for action in question.actions:
        state = state.play(action)
    parts = question.asked[-1].parts
    who = "AB"[state.names.index(str(parts["who"]))] if "who" in parts else ""
    match question.kind:
        case "coins":
            return str(state.city(who).coins)
        case "points":
            return str(state.scores()[who].total)
        case "symbols":
            return str(len(state.city(who).symbols))
        case "cubes-in":
            chamber = state.senate.chambers[int(str(parts["chamber"])) - 1]
            return str(chamber.cubes["AB".index(who)])
    return None


def test_the_right_answer_is_what_is_found_by_playing() -> None:
    compared = Counter[str]()
    for question in every_question():
        assert 2 <= len(question.options) <= 5
        assert len({*question.options}) == len(question.options), question
        found = found_by_playing(question)
        if found is not None:
            compared[question.kind] += 1
            assert question.options[question.right] == found, question
    assert {"coins", "points", "symbols"} <= {*compared}


def test_only_one_of_several_actions_is_forbidden() -> None:
    asked = 0
    for question in every_question():
        if question.kind != "forbidden":
            continue
        state = question.state
        for action in question.actions:
            state = state.play(action)
        refused = [str(reason.rule) for reason in question.reasons]
        assert len(refused) == 1
        legal = {str(action) for action in state.legal_actions()}
        assert len(legal) >= len(question.options) - 1
        asked += 1
    assert asked > 20


@pytest.mark.parametrize("test", TESTS)
def test_every_rule_of_a_final_test_is_explained_before_it(test: str) -> None:
    taught = rule_mentions.mentions()
    read = [
        name
        for name in rule_mentions.names()
        if not (section := section_of(name)).aside and section.is_for(MIXES[test]) and name < "36"
    ]
    asked = {source.id for source in choosing.of_test(test)}
    for one in examples.all_examples():
        for rule in one.rules if one.id in asked else ():
            named = [place.lesson for place in taught[rule] if place.named]
            assert {*named} & {*read}, f"{one.id} asks for {rule}, explained in {named}"


@pytest.mark.parametrize("test", TESTS)
def test_a_final_test_asks_about_its_own_set_and_by_name(test: str) -> None:
    for source in choosing.of_test(test):
        for question in source.questions(Random(1)):
            assert question.state.expansions <= MIXES[test]
            assert not re.search(r"@|\br\dc\d", f"{question.text} {question.options}")
            needed = (needed_expansions(one.rule) for one in question.reasons if one.rule)
            assert all(sets <= MIXES[test] for sets in needed), question.text


@pytest.mark.parametrize("test", TESTS)
def test_a_final_test_can_be_passed_from_the_course_alone(test: str) -> None:
    taught = rule_mentions.mentions()
    sets = {source.topic.partition("/")[0] for source in choosing.of_test(test)}
    assert sets == {test}
    for seed in range(3):
        quiz = duel.quiz(test=test, seed=seed)
        assert len(quiz.questions) == 20
        for question in quiz.questions:
            assert question.rules
            for rule in question.rules:
                assert taught.get(rule), f"{question.scenario} asks for {rule}, taught nowhere"
            lessons = choosing.lessons_about(question, taught)
            assert lessons
            assert {*lessons} <= {*rule_mentions.names()}


def test_the_questions_are_about_many_things() -> None:
    quiz = duel.quiz(test="base", seed=3)
    assert len({question.scenario for question in quiz.questions}) == 20
    assert len({question.topic for question in quiz.questions}) >= 8
    kinds = Counter(question.kind for question in quiz.questions)
    assert len(kinds) >= 5
    assert kinds["may"] <= 4, "a coin decides a question with two answers"


def test_a_seed_gives_the_same_questions_again() -> None:
    first, again = (repr(duel.quiz("06", questions=5, seed=4)) for _ in range(2))
    assert first == again
    assert repr(duel.quiz("06", questions=5, seed=5)) != first


def test_the_questions_of_a_lesson_are_about_what_it_teaches() -> None:
    (name,) = (name for name in rule_mentions.names() if name.startswith("06"))
    quiz = duel.quiz(["6"], questions=8, seed=1)
    named, shown = {*rule_mentions.named_in(name)}, {*rule_mentions.shown_in(name)}
    for question in quiz.questions:
        assert named & {*question.rules} or question.scenario in shown
    assert name[:2] in quiz.title


@pytest.mark.parametrize("language", ["en", "de"])
def test_lessons_of_a_set_ask_about_no_other_set(language: str) -> None:
    """Also where a lesson shows a case with an expansion that its readers may not own."""
    with speaking(language):
        for lessons, owned in ((("04", "05"), set()), (("20", "21"), {"agora"})):
            for seed in range(3):
                asked = duel.quiz(lessons, questions=12, seed=seed).questions
                assert all(question.state.expansions <= owned for question in asked)


def test_every_exercise_with_choices_is_a_question() -> None:
    asked = 0
    course = rule_mentions.folder()
    assert course is not None
    for file in files(course)[::4]:
        for source in choosing.exercises_with_choices(file):
            for question in source.questions(Random(1)):
                asked += 1
                assert 2 <= len(question.options) <= 5
                assert question.rules
                state = question.state
                for action in question.actions:
                    state = state.play(action)
    assert asked > 5


def test_exercises_are_asked_in_every_language() -> None:
    found: dict[str, dict[str, QuizQuestion]] = {}
    for language in LANGUAGES:
        with speaking(language):
            _, sources = choosing.of_lessons(["05"])
            own = [one for one in sources if one.topic.startswith("05-")]
            found[language] = {one.id: asked for one in own for asked in one.questions(Random(1))}
    english = found.pop("en")
    assert english
    for asked in found.values():
        assert asked.keys() == english.keys()
        for id, one in asked.items():
            assert one.text != english[id].text
            assert one.letter == english[id].letter


def test_lessons_and_subjects_together_ask_nothing_twice() -> None:
    quiz = duel.quiz("06", about="base/military", questions=12, seed=1)
    assert len({question.scenario for question in quiz.questions}) == 12


def test_subjects_are_rules_sets_and_folders() -> None:
    by_rule = duel.quiz(about="BASE-MIL-02", questions=2, seed=1)
    assert all("BASE-MIL-02" in question.rules for question in by_rule.questions)
    by_set = duel.quiz(about=["both"], questions=3, seed=1)
    assert all(question.topic.startswith("both/") for question in by_set.questions)
    by_folder = duel.quiz(about="base/science", questions=3, seed=1)
    assert {question.topic for question in by_folder.questions} == {"base/science"}


def test_in_every_language_nothing_is_left_in_another() -> None:
    quiz = duel.quiz(about=["base", "pantheon", "agora", "both"], questions=40, seed=2)
    said: dict[str, list[str]] = {}
    for language in LANGUAGES:
        with speaking(language):
            said[language] = [repr(quiz), quiz.title]
            for question in quiz.questions:
                said[language] += [reason.text for reason in reasons(question)]
                assert str(question.asked[-1]).strip()
    for language in LANGUAGES:
        assert not re.search(r"quiz-|\{", " ".join(said[language]))
        if language != "en":
            assert said[language] != said["en"]
            assert " then have" not in said[language][0]


# -- pages -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_sheet_say_all_and_ask_nobody(language: str, tmp_path: Path) -> None:
    with speaking(language):
        quiz = duel.quiz(about=["base", "agora"], questions=2, seed=6)
        page, sheet = quiz.save(tmp_path / "evening.html", "letter")
        assert (page.name, sheet.name) == ("evening.html", "evening-sheet.html")
        shown = {file: unescape(file.read_text("utf-8")) for file in (page, sheet)}
        for text in shown.values():
            assert f'lang="{language}"' in text
            assert "default-src 'none'" in text
            assert "http://" not in text.replace("http://www.w3.org/2000/svg", "")
            assert "https://" not in text
            for question in quiz.questions:
                assert question.text in text
                for option in question.options:
                    assert option in text
        assert "<script" not in shown[sheet]
        letters = [question.letter for question in quiz.questions]
        answers = shown[sheet].partition("<main class=key>")[2]
        assert re.findall(r"<li><b>([A-E])</b>", answers) == letters
        assert re.findall(r"class=duel-right><b>([A-E])</b>", shown[page]) == letters


def test_each_picture_is_told_while_a_quiz_is_saved(tmp_path: Path) -> None:
    told: dict[Path, list[tuple[int, int]]] = {}
    quiz = duel.quiz(about="base/military", questions=2, seed=1)
    files = quiz.save(
        tmp_path / "quiz.html",
        made=lambda file, number, count: told.setdefault(file, []).append((number, count)),
    )
    assert told.keys() == {*files}
    for steps in told.values():
        assert steps == [(number, len(steps)) for number in range(1, len(steps) + 1)]


def test_the_picture_of_a_question_gives_no_points_away() -> None:
    quiz = duel.quiz(about="base/end", questions=1, seed=1)
    page = quiz.page()
    first = quiz.questions[0]
    slides = story_of(quiz).slides
    assert not slides[0].position.worked_out
    assert slides[0].right is None
    assert slides[0].choices == first.options
    assert page.count("data-paper") == 1


def test_boards_of_several_sets_keep_their_sizes() -> None:
    quiz = duel.quiz(about=["base", "both"], questions=3, seed=1)
    sets = {frozenset(one.position.state.expansions) for one in story_of(quiz).slides}
    sizes = {*re.findall(r'"size":\[[\d.,]+\]', quiz.page())}
    assert len(sets) > 1
    assert len(sizes) >= 2 * len(sets), "a wide one and one for a phone"


# -- to take ---------------------------------------------------------------------------------------


def rightly(quiz: Sitting, count: int) -> None:
    """Answer the first questions rightly, the others wrongly."""
    for number, question in enumerate(quiz.questions):
        right = question.right
        quiz.answers[number] = right if number < count else (right + 1) % len(question.options)


@pytest.mark.parametrize(("count", "passed"), [(20, True), (16, True), (15, False), (0, False)])
def test_the_mark_is_kept_and_sixteen_of_twenty_pass(count: int, passed: bool) -> None:
    quiz = duel.quiz(test="base", seed=1)
    rightly(quiz, count)
    mark = quiz.finish()
    assert (mark.test, mark.right, mark.asked) == ("base", count, 20)
    assert quiz.passed is passed
    assert quiz.finish() is mark
    assert Progress().marks() == (mark,)


def test_the_mark_of_a_quiz_is_not_kept() -> None:
    quiz = duel.quiz(questions=2, seed=1)
    assert isinstance(quiz.finish(), Mark)
    assert Progress().marks() == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_notebook_shows_the_questions_of_a_quiz_and_none_of_a_test(language: str) -> None:
    with speaking(language):
        for test in (None, "both"):
            quiz = duel.quiz(test=test, questions=2, seed=3)
            shown = (text for output in outputs_of(quiz) for text in output.values())
            kept = unescape(" ".join(map(str, shown)))
            asked = [str(question.asked[-1]) in kept for question in quiz.questions]
            assert asked == [test is None] * 2
            assert quiz.title in kept


@pytest.mark.parametrize(
    ("language", "test"),
    [  # a quiz in two languages and a test in the others, both in all of them in the long run
        pytest.param(language, test, marks=pytest.mark.slow if (one + other) % 2 else ())
        for one, language in enumerate(LANGUAGES)
        for other, test in enumerate((None, "agora"))
    ],
)
def test_the_form_goes_from_question_to_mark(language: str, test: str | None) -> None:
    with speaking(language):
        quiz = duel.quiz(test=test, questions=3, seed=2)
        form = quiz.form
        assert quiz.questions[0].text in unescape(words(form))
        form.choices.value = quiz.questions[0].right
        assert quiz.answers == {0: quiz.questions[0].right}
        assert bool(form.said) is (test is None), "a test is judged at its end"
        form.next_button.press()
        assert form.at == 2
        form.choices.value = (quiz.questions[1].right + 1) % 2
        form.back_button.press()
        assert form.choices.value == quiz.questions[0].right
        form.finish_button.press()
        assert quiz.mark is None, "one is open: it asks first"
        form.finish_button.press()
        assert quiz.mark is not None
        assert quiz.mark.right == 1
        assert quiz.questions[0].text not in unescape(form.said)
        assert quiz.questions[2].text in unescape(form.said)
        assert form.last_error is None
        press_everything(form.element)
        quiz.close()


def test_answers_in_code() -> None:
    quiz = duel.quiz(questions=2, seed=1)
    question = quiz.questions[0]
    assert quiz.answer(1, question.letter.lower())
    assert quiz.answer(1, question.right + 1)
    for number, choice in ((0, "A"), (3, "A"), (1, "Z"), (1, ""), (1, 0), (1, 9)):
        with pytest.raises(DuelError):
            quiz.answer(number, choice)
    assert quiz.answers == {0: question.right}


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("call", "told"),
    [
        ({"lessons": "05-wnders"}, "05-wonders"),
        ({"lessons": ["99"]}, ""),
        ({"about": "BASE-MIL-99"}, "BASE-MIL-"),
        ({"about": "militry"}, "military"),
        ({"test": "pantheo"}, "pantheon"),
        ({"test": "base", "lessons": "05"}, ""),
        ({"lessons": "32"}, ""),
        ({"about": "BASE-MIL-02", "questions": 90}, "90"),
        ({"questions": 0}, "0"),
        ({"questions": 101}, "101"),
        ({"lessons": 5}, "5"),
        ({"seed": "x"}, "x"),
    ],
)
def test_bad_input_is_one_sentence(language: str, call: dict[str, object], told: str) -> None:
    with speaking(language), pytest.raises(DuelError) as refused:
        duel.quiz(**call)  # type: ignore[arg-type]
    sentence = str(refused.value)
    assert told in sentence
    assert "\n" not in sentence


def test_a_quiz_is_saved_as_a_page_only(tmp_path: Path) -> None:
    quiz = duel.quiz(questions=1, seed=1)
    for path, paper in ((tmp_path / "quiz.pdf", "a4"), (tmp_path / "quiz.html", "a5")):
        with pytest.raises(DuelError):
            quiz.save(path, paper)
    with pytest.raises(OSError, match="there"):
        quiz.save(tmp_path / "not" / "there" / "quiz.html")
    assert [*tmp_path.iterdir()] == []


def test_without_sources_lessons_are_read_from_their_notebooks(tmp_path: Path) -> None:
    source = rule_mentions.folder()
    assert source is not None
    (name,) = (one for one in rule_mentions.names() if one.startswith("06"))
    (tmp_path / f"{name}.ipynb").write_bytes((source / f"{name}.ipynb").read_bytes())
    assert rule_mentions.names(tmp_path) == (name,)
    assert {*rule_mentions.named_in(name, tmp_path)} <= {*RULEBOOK}
    assert rule_mentions.named_in(name, tmp_path)
    assert rule_mentions.shown_in(name, tmp_path) == rule_mentions.shown_in(name)


@pytest.mark.parametrize("test", TESTS)
def test_english_names_a_card_with_its_article(test: str) -> None:
    """Such as: "What does Ada pay for the Stable?"."""
    wonders = {one.name.removeprefix("The ") for one in CATALOG.wonders}
    cards = {one.name for one in CATALOG.cards}
    either = sorted(map(re.escape, wonders | cards), key=len, reverse=True)
    named = re.compile("|".join(either))
    asked = 0
    for source in choosing.of_test(test):
        for question in source.questions(Random(1)):
            if question.kind == "line":  # names the Senate of the score sheet
                continue
            for sentence in (question.text, *question.options):
                for found in named.finditer(sentence):
                    if found[0] in wonders:  # some have no article
                        continue
                    assert sentence[: found.start()].casefold().endswith("the "), sentence
                    asked += 1
    assert asked
