"""Practice: simulated learners, whose calendar the tests turn, are asked what was learnt."""

from __future__ import annotations

import errno
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.engine import GameState
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.drills.kinds import KINDS
from duel_nb.lessons.exercises import Do, Exercise, Price, Progress, Status
from duel_nb.lessons.exercises.entry import Entry
from duel_nb.lessons.exercises.grade import Grade
from duel_nb.lessons.exercises.memory import Streak
from duel_nb.lessons.parts import parts
from duel_nb.lessons.practice.case_form import CaseForm
from duel_nb.lessons.practice.flashcard import CaseQuestion, Flashcard, of_drill, of_exercise
from duel_nb.lessons.practice.learnt import Textbook, everything, learnt, textbook
from duel_nb.lessons.practice.plan import NEW_A_DAY, mixed
from duel_nb.lessons.practice.practice import Practice, practice
from duel_nb.lessons.practice.schedule import continued, recall, reviewed
from duel_nb.lessons.practice.session import PracticeSession
from duel_nb.messages import Message
from duel_nb.scenarios import start
from tests.boards.live.person import words
from tests.lessons.course import FOLDER, press_everything
from tests.outputs import displayed

MONDAY = date(2026, 3, 2)
COURSE = parts(FOLDER)
BASE = [part.name for part in COURSE if part.exercises and part.name < "12"]
PANTHEON = [part.name for part in COURSE if "pantheon" in part.name]
AGORA = [part.name for part in COURSE if "agora" in part.name]


@pytest.fixture(scope="module")
def book() -> Textbook:
    return textbook()


def known(card: Flashcard) -> bool:
    """Everything is known."""
    return True


@dataclass
class Learner:
    """Somebody who learns and practises, day by day.

    Attributes:
        book: the course.
        day: the day in the calendar.
        asked: what was asked in practice: the day and the card, in order.
    """

    book: Textbook
    day: date = MONDAY
    asked: list[tuple[date, Flashcard]] = field(default_factory=list)
    questions: list[Exercise | CaseQuestion] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.progress = Progress("off", lambda: self.day)

    def learn(self, *lessons: str, wrong: Collection[str] = ()) -> None:
        """Solve the exercises of lessons, some of them only after a wrong answer."""
        for part in self.book.parts:
            for id in part.exercises if part.name in lessons else ():
                if f"{part.name}/{id}" in wrong:
                    self.progress.checked(part.name, id, Status.NOT_YET)
                self.progress.checked(part.name, id, Status.CORRECT)

    def practise(self, knows: Callable[[Flashcard], bool] = known, most: int = 500) -> None:
        """Answer what is due, then sleep."""
        session = PracticeSession(self.book, self.progress, self.book.lessons([]), most)
        while session.card is not None and session.question is not None:
            self.asked.append((self.day, session.card))
            self.questions.append(session.question)
            session.grade(Grade.GOOD if knows(session.card) else Grade.AGAIN)
            session.next()
        self.day += timedelta(1)

    def days_of(self, key: str) -> list[int]:
        """On which days, counted from the Monday, something was asked."""
        return [(day - MONDAY).days for day, card in self.asked if card.id == key]

    def met(self) -> set[str]:
        return {card.id for _, card in self.asked}


def states(questions: Iterable[Exercise | CaseQuestion]) -> Iterator[GameState]:
    """The positions of questions."""
    for one in questions:
        if isinstance(one, CaseQuestion):
            yield start(one.scenario, one.case)
        elif one.state is not None:
            yield one.needed_state()


# -- a week ------------------------------------------------------------------------------------


def test_a_week_brings_back_what_was_wrong_and_leaves_alone_what_was_known(book: Textbook) -> None:
    learner = Learner(book)
    never = f"{BASE[0]}/{book.parts[1].exercises[0]}"
    stumbled = f"{BASE[1]}/{book.parts[2].exercises[0]}"
    learner.learn(*BASE[:4], wrong=[stumbled])
    for _ in range(8):
        learner.practise(lambda card: card.id != never)
    assert learner.days_of(never) == [2, 3, 4, 5, 6, 7]
    assert learner.days_of(stumbled)[0] == 1  # wrong in the lesson: the next day
    known = [
        f"{part.name}/{id}"
        for part in book.parts
        if part.name in BASE[:4]
        for id in part.exercises
        if f"{part.name}/{id}" not in (never, stumbled)
    ]
    assert {tuple(learner.days_of(key)) for key in known} == {(2,)}


def test_nothing_is_due_twice_a_day_nor_on_the_day_of_its_lesson(book: Textbook) -> None:
    learner = Learner(book)
    for lesson in BASE[:5]:
        learner.learn(lesson)
        taken = learner.day
        learner.practise(lambda card: len(card.id) % 3 > 0, most=12)
        learner.day -= timedelta(1)
        learner.practise(lambda card: False)
        learner.day -= timedelta(1)
        learner.practise()
        assert all(
            card.lesson != lesson for day, card in learner.asked if day == taken and card.entry
        )
    assert max(Counter((day, card.id) for day, card in learner.asked).values()) == 1
    solved_again = Learner(book)
    solved_again.learn(BASE[0])
    solved_again.day += timedelta(2)
    solved_again.learn(BASE[0])
    solved_again.practise()
    assert not any(card.entry for _, card in solved_again.asked)


def test_what_is_forgotten_comes_back_the_next_day_and_sooner_than_before(book: Textbook) -> None:
    learner = Learner(book)
    learner.learn(BASE[0])
    key = f"{BASE[0]}/{book.parts[1].exercises[0]}"
    forgets: list[date] = []

    def knows(card: Flashcard) -> bool:
        if card.id == key and learner.day - MONDAY > timedelta(30) and not forgets:
            forgets.append(learner.day)
            return False
        return True

    for _ in range(150):
        learner.practise(knows)
    days = learner.days_of(key)
    lapse = days.index((forgets[0] - MONDAY).days)
    gaps = [later - earlier for earlier, later in pairwise(days)]
    assert gaps[:lapse] == sorted(gaps[:lapse])  # longer and longer
    assert gaps[lapse] == 1
    assert gaps[lapse + 1] < gaps[lapse - 1]


def test_lessons_are_interleaved(book: Textbook) -> None:
    learner = Learner(book)
    learner.learn(*BASE)
    learner.day += timedelta(3)
    learner.practise(most=20)
    lessons = [card.lesson for _, card in learner.asked]
    assert len(lessons) == 20
    assert len(set(lessons)) > 6
    assert all(one != other for one, other in pairwise(lessons))


def test_one_lesson_among_others_is_spread_as_far_as_can_be() -> None:
    def nothing(asked: int | None) -> Any:
        raise AssertionError

    def card(lesson: str, number: int) -> Flashcard:
        return Flashcard(f"{lesson}/{number}", lesson, nothing)

    cards = [card("one", n) for n in range(4)] + [card("two", 1), card("three", 1), card("two", 2)]
    order = [one.lesson for one in mixed(cards)]
    assert Counter(order) == {"one": 4, "two": 2, "three": 1}
    assert all(one != other for one, other in pairwise(order))


def test_only_some_cards_without_a_date_come_up_in_a_day(book: Textbook) -> None:
    learner = Learner(book)
    learner.learn(*BASE)
    learner.practise()
    assert len(learner.asked) == NEW_A_DAY
    assert all(card.entry is None for _, card in learner.asked)
    learner.day -= timedelta(1)
    learner.practise()
    assert len(learner.asked) == NEW_A_DAY


# -- who has learnt what -----------------------------------------------------------------------


def test_who_learns_the_base_game_never_meets_an_expansion(book: Textbook) -> None:
    learner = Learner(book)
    for lesson in BASE:
        learner.learn(lesson)
        for _ in range(4):
            learner.practise()
    assert len(learner.met()) > 200
    assert any(card.id.startswith("case/") for _, card in learner.asked)
    assert {state.expansions for state in states(learner.questions)} == {frozenset()}
    assert not any(
        rule.startswith(("PAN-", "AGO-", "BOTH-"))
        for one in learner.questions
        if isinstance(one, CaseQuestion)
        for rule in one.scenario.rules
    )
    drills = {key for key in learner.met() if key.startswith("drill/")}
    assert drills == {f"drill/{kind}" for kind, one in KINDS.items() if not one.needs}


@pytest.mark.parametrize(("own", "other"), [(PANTHEON, "agora"), (AGORA, "pantheon")])
def test_who_learns_one_expansion_does_not_meet_the_other(
    own: list[str], other: str, book: Textbook
) -> None:
    learner = Learner(book)
    learner.learn(*BASE, *own)
    asked = [
        card.make(times)
        for card in learnt(learner.progress, book)
        for times in range(4 if card.id.startswith("drill/") else 1)  # a drill takes mixes in turn
    ]
    met = {name for state in states(asked) for name in state.expansions}
    assert met == {"pantheon", "agora"} - {other}


def test_everything_with_an_answer_comes_back_when_all_is_learnt(book: Textbook) -> None:
    learner = Learner(book)
    learner.learn(*(part.name for part in book.parts))
    cards = Counter(card.id.partition("/")[0] for card in learnt(learner.progress, book))
    assert cards["case"] > 400
    assert cards["drill"] == len(KINDS)
    assert sum(cards[part.name] for part in book.parts) > 220


def test_a_lesson_that_was_only_begun_brings_no_cases(book: Textbook) -> None:
    learner = Learner(book)
    lesson = book.parts[1]
    learner.progress.checked(lesson.name, lesson.exercises[0], Status.NOT_YET)
    assert [card.id for card in learnt(learner.progress, book)] == [
        f"{lesson.name}/{lesson.exercises[0]}"
    ]


# -- questions ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", [part.name for part in COURSE if part.exercises])
def test_an_exercise_is_made_again_without_its_lesson(
    lesson: str, book: Textbook, capsys: pytest.CaptureFixture[str]
) -> None:
    code = book.code(lesson)
    (part,) = (part for part in book.parts if part.name == lesson)
    assert tuple(code.exercises) == part.exercises
    for id in part.exercises:
        exercise = code.exercise(id)
        assert exercise.id == id
        assert exercise.judge(exercise.read(exercise.rights()[0]))
    assert capsys.readouterr().out == ""


def test_a_drill_has_a_new_position_each_time_and_gets_harder() -> None:
    card = of_drill("price", BASE[2], {"pantheon"})
    asked = [card.make(number) for number in range(6)]
    assert len({one.needed_state().to_json() for one in asked if isinstance(one, Exercise)}) == 6
    bills = [len(one.payment.lines) for one in asked if isinstance(one, Price)]
    assert bills[0] < bills[-1]
    mixes = {state.expansions for state in states(asked)}
    assert mixes == {frozenset(), frozenset({"pantheon"})}


def test_an_exercise_comes_back_in_a_new_position_that_takes_the_same_rules(book: Textbook) -> None:
    renewed: Counter[str] = Counter()
    for part in book.parts:
        code = book.code(part.name)
        for id in part.exercises:
            if not code.exercises[id].startswith(
                ("lesson.price(", "lesson.find(", "lesson.score(")
            ):
                continue
            own, again = code.exercise(id), of_exercise(code, id, Entry()).make(1)
            assert isinstance(again, Exercise)
            assert (again.id, again.rules, again.kind) == (id, own.rules, own.kind)
            assert again.needed_state().expansions == own.needed_state().expansions
            if again.needed_state().to_json() == own.needed_state().to_json():
                assert again.question == own.question
                continue
            renewed[own.kind] += 1
            assert again.judge(again.read(again.rights()[0]))
            if isinstance(own, Price) and isinstance(again, Price):
                bills = [{line.rule for line in one.payment.lines} for one in (own, again)]
                assert bills[0] == bills[1]
    assert renewed.keys() == {"price", "find", "score"}


def test_practice_speaks_the_language_in_use() -> None:
    asked: dict[str, list[str]] = {}
    for language in LANGUAGES:
        with speaking(language):
            book = textbook()
            exercise = book.code("05-wonders").exercise(book.parts[5].exercises[0])
            case = next(one for one in everything(book) if one.id.startswith("case/")).make(None)
            assert isinstance(case, CaseQuestion)
            asked[language] = [book.title("05-wonders"), exercise.question, str(case.case.question)]
    for said in zip(*asked.values(), strict=True):
        assert len({*said}) == len(LANGUAGES), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_case_is_asked_in_words_and_with_choices_in_turn(language: str, book: Textbook) -> None:
    learner = Learner(book)
    learner.learn(*BASE)
    cards = [one for one in learnt(learner.progress, book) if one.id.startswith("case/")]
    variants, judged = 0, 0
    with speaking(language):
        for card in cards[::7]:
            asked = [card.make(number) for number in range(4)]
            in_words = [one.case.title for one in asked if isinstance(one, CaseQuestion)]
            choices = [one for one in asked if isinstance(one, Exercise)]
            assert in_words
            assert isinstance(asked[0], CaseQuestion)
            variants += len({*in_words}) > 1
            judged += len(choices)
            for one in choices:
                right = one.judge(one.read(one.rights()[0]))
                assert right
                assert right.rules
                for wrong in one.wrongs():
                    assert one.judge(one.read(wrong)).status is Status.NOT_YET
    assert variants
    assert judged > len(cards[::7])


# -- dates -------------------------------------------------------------------------------------


def test_a_calendar_that_goes_back_harms_nothing(book: Textbook) -> None:
    after = reviewed(None, Grade.GOOD, MONDAY)
    again = reviewed(after, Grade.GOOD, MONDAY - timedelta(400))
    assert again.last == MONDAY
    assert again.due > MONDAY
    assert recall(after, MONDAY - timedelta(400)) == recall(after, MONDAY)
    streak = Streak(3, MONDAY)
    assert continued(streak, MONDAY - timedelta(9), None) == streak


@pytest.mark.parametrize("grade", Grade)
def test_a_better_answer_comes_back_later_and_none_on_the_same_day(grade: Grade) -> None:
    memory = reviewed(None, grade, MONDAY)
    assert memory.due > MONDAY
    assert (memory.answers, memory.wrong) == (1, grade is Grade.AGAIN)
    if grade > Grade.AGAIN:
        assert memory.stability > reviewed(None, Grade(grade - 1), MONDAY).stability


def test_days_on_which_nothing_is_due_do_not_end_a_streak() -> None:
    def after(days: int, due: int) -> int:
        on = MONDAY + timedelta(days)
        return continued(Streak(5, MONDAY), on, MONDAY + timedelta(due)).days

    assert after(1, 1) == 6
    assert after(2, 1) == 6  # one day off
    assert after(3, 1) == 1
    assert after(9, 9) == 6  # nothing was due before
    assert after(11, 9) == 1
    assert continued(Streak(), MONDAY, None) == Streak(1, MONDAY)


def test_a_file_from_before_practice_comes_back_a_few_at_a_time(book: Textbook) -> None:
    learner = Learner(book)
    solved = '{"status": "correct", "checks": 1, "hints": 0, "solution": false}'
    (part,) = (part for part in book.parts if part.name == BASE[4])
    entries = ", ".join(f'"{id}": {solved}' for id in part.exercises)
    learner.progress.read_in(
        f'{{"duel_nb_progress": 1, "lessons": {{"{part.name}": {{{entries}}}}}}}'
    )
    learner.practise()
    assert 0 < len(learner.asked) <= NEW_A_DAY
    assert any(card.entry for _, card in learner.asked)


# -- the form ----------------------------------------------------------------------------------


def begun(learner: Learner, most: int = 20) -> Practice:
    """A session two days after some lessons."""
    learner.learn(*BASE[:4])
    learner.day += timedelta(3)
    return Practice(learner.progress, most=most, book=learner.book)


def answer_wrongly(shown: Practice) -> None:
    task = shown.task
    if task is None:
        form: Any = shown._place.shown
        form.answer_button.press()
        form.missed_button.press()
        return
    exercise = task.exercise
    wrongs = exercise.wrongs()
    wrong = wrongs[0] if wrongs else 99
    if isinstance(exercise, Do) or not wrongs:
        task.form.solution_button.press()
    else:
        task.check(wrong)


def answer_rightly(shown: Practice) -> None:
    if shown.task is None:
        form: Any = shown._place.shown
        form.answer_button.press()
        form.knew_button.press()
    else:
        assert shown.task.check(shown.task.exercise.rights()[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sitting_from_its_first_question_to_its_last(language: str, book: Textbook) -> None:
    with speaking(language):
        learner = Learner(book)
        shown = begun(learner, most=8)
        asked = []
        for number in range(8):
            assert str(Message("practice-left", count=8 - number)) in words(shown)
            assert shown.session.card is not None
            asked.append(shown.session.card)
            (answer_wrongly if number < 3 else answer_rightly)(shown)
            assert book.title(asked[-1].lesson) in shown._said.value
            assert str(Message("practice-back", days=1 if number < 3 else 11)) in words(shown) or (
                number >= 3
            )
            shown.next()
        assert str(Message("practice-done", right=5, asked=8)) in words(shown)
        assert shown.more_button.shown
        assert shown.last_error is None
        memories = learner.progress.memories()
        for number, card in enumerate(asked):
            tomorrow = memories[card.id].due == learner.day + timedelta(1)
            assert tomorrow is (number < 3)
        shown.more_button.press()
        assert shown.session.card not in asked
        shown.close()


def test_an_answer_counts_once(book: Textbook) -> None:
    learner = Learner(book)
    shown = begun(learner)
    while shown.task is None or not shown.task.exercise.wrongs():
        shown.next()
    assert shown.session.card is not None
    key, lesson = shown.session.card.id, shown.session.card.lesson
    before = learner.progress.entry(lesson, shown.task.exercise.id).checks
    shown.task.check(shown.task.exercise.wrongs()[0])
    shown.task.check(shown.task.exercise.rights()[0])
    memory = learner.progress.memories()[key]
    assert (memory.wrong, memory.due) == (1, learner.day + timedelta(1))
    assert learner.progress.entry(lesson, shown.task.exercise.id).checks == before + 1
    assert shown.session.asked == 1


def test_a_hint_brings_it_back_sooner_than_none(book: Textbook) -> None:
    due = []
    for hints in (0, 1):
        learner = Learner(book)
        shown = begun(learner)
        while shown.task is None:
            shown.next()
        assert shown.session.card is not None
        for _ in range(hints):
            shown.task.hint()
        answer_rightly(shown)
        due.append(learner.progress.memories()[shown.session.card.id].due)
    assert due[1] < due[0]


def test_what_was_looked_at_counts_as_solved_when_it_is_known_again(book: Textbook) -> None:
    learner = Learner(book)
    (part,) = (part for part in book.parts if part.name == BASE[0])
    id = part.exercises[0]
    learner.progress.helped(part.name, id, solution=True)
    learner.progress.checked(part.name, id, Status.CORRECT)
    today = Practice(learner.progress, book=book)
    assert today.session.question is None
    learner.day += timedelta(1)
    shown = Practice(learner.progress, book=book)
    assert shown.session.card is not None
    assert shown.session.card.id == f"{part.name}/{id}"
    assert not learner.progress.solved(part.name, id)
    answer_rightly(shown)
    assert learner.progress.solved(part.name, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_again_and_again_is_listed(language: str, book: Textbook) -> None:
    with speaking(language):
        learner = Learner(book)
        learner.learn(BASE[0])
        keys = [f"{BASE[0]}/{id}" for id in book.parts[1].exercises]
        for _ in range(5):
            learner.practise(lambda card: card.id not in keys[:2])
        learner.day -= timedelta(1)
        shown = Practice(learner.progress, book=book)
        assert shown.session.question is None
        assert [card.id for card, *_ in shown.session.often_wrong()] == keys[:2]
        assert shown.wrong_button.shown
        shown.wrong_button.press()
        question = book.code(BASE[0]).exercise(book.parts[1].exercises[0]).question
        assert question in words(shown)
        assert str(Message("practice-wrong-of", wrong=3, answers=4)) in words(shown)


def test_a_drill_that_is_wrong_again_and_again_is_listed_by_its_rule(book: Textbook) -> None:
    learner = Learner(book)
    learner.learn(*BASE[:4])
    for _ in range(4):
        learner.practise(lambda card: not card.id.startswith("drill/"))
    shown = Practice(learner.progress, book=book)
    listed = [asked for card, _, asked in shown.session.often_wrong()]
    assert f"Drill: {duel.rule('BASE-COST-01').title}" in listed
    assert all(asked.startswith("Drill: ") for asked in listed)


def test_built_notebooks_are_as_good_as_their_sources(tmp_path: Path) -> None:
    """As in an installed package."""
    for name in BASE[:5]:
        (tmp_path / f"{name}.ipynb").write_bytes((FOLDER / f"{name}.ipynb").read_bytes())
    built = Textbook(tmp_path)
    assert [part.name for part in built.parts] == BASE[:5]
    for part in built.parts:
        for id in part.exercises:
            assert built.code(part.name).exercise(id).id == id


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_questions_it_says_why_and_when_to_come_back(language: str, book: Textbook) -> None:
    with speaking(language):
        learner = Learner(book)
        nothing = Practice(learner.progress, book=book)
        assert repr(nothing) == str(Message("practice-nothing-learnt"))
        lesson = book.parts[1]
        learner.progress.checked(lesson.name, lesson.exercises[0], Status.CORRECT)
        early = Practice(learner.progress, book=book)
        expected = [Message("practice-nothing-due"), Message("practice-next", days=2, count=1)]
        assert repr(early) == " ".join(map(str, expected))
        assert repr(early) in words(early)
        assert not early.more_button.shown
        assert repr(early) in displayed(early)["text/plain"]


def test_a_streak_is_told_after_the_last_answer_and_never_when_it_is_broken(book: Textbook) -> None:
    learner = Learner(book)
    learner.learn(*BASE[:2])
    for _ in range(3):
        learner.practise()
    assert learner.progress.streak() == Streak(3, MONDAY + timedelta(2))
    learner.day += timedelta(6)
    shown = Practice(learner.progress, book=book)
    assert "streak" not in words(shown)
    while shown.session.question is not None:
        answer_rightly(shown)
        shown.next()
    assert str(Message("practice-streak", days=1)) not in words(shown)
    assert learner.progress.streak().days == 1


def test_every_button_can_be_pressed(book: Textbook) -> None:
    shown = begun(Learner(book), most=5)
    for _ in range(5):
        if isinstance(shown._place.shown, CaseForm):
            shown._place.shown.show_answer()
        assert press_everything(shown.element) > 2
        assert shown.last_error is None
        if shown.task is not None:
            assert shown.task.form.last_error is None
    shown.close()


# -- what can go wrong -------------------------------------------------------------------------


def test_lessons_are_chosen_by_name_or_number(book: Textbook) -> None:
    learner = Learner(book)
    learner.learn(*BASE[:4])
    learner.day += timedelta(3)
    some = Practice(learner.progress, ["01", BASE[3]], most=100, book=book)
    assert {card.lesson for card in some.session._left} == {BASE[0], BASE[3]}
    with pytest.raises(duel.DuelError, match=f"the nearest is {BASE[3]}"):
        Practice(learner.progress, [BASE[3][:-1]], book=book)
    with pytest.raises(duel.DuelError, match="There is no lesson 'xyzzy'"):
        practice("xyzzy")
    with pytest.raises(duel.DuelError, match="most"):
        practice(most=0)
    with pytest.raises(duel.DuelError, match=r"lesson: .* not 5"):
        practice(5)  # type: ignore[arg-type]


def test_without_the_course_it_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(duel.DuelError, match="The lessons are not here"):
        Textbook(tmp_path)


@pytest.mark.parametrize("content", ["{", '{"duel_nb_progress": 2}', "\x00"])
def test_a_file_that_cannot_be_used_is_told_and_stays(
    content: str, tmp_path: Path, book: Textbook
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(content)
    shown = Practice(Progress(file, lambda: MONDAY), book=book)
    assert "mine.json stays as it is" in words(shown)
    assert file.read_text() == content


def test_on_a_full_disk_answers_are_kept_and_written_later(
    tmp_path: Path, book: Textbook, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = Learner(book)
    learner.progress = Progress(tmp_path / "mine.json", lambda: learner.day)
    shown = begun(learner)
    before = (tmp_path / "mine.json").read_text()

    def full(*args: object, **settings: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("duel_nb.lessons.exercises.progress.write_file", full)
        answer_rightly(shown)
        assert "mine.json cannot be written" in words(shown)
        assert shown.session.asked == 1
        assert (tmp_path / "mine.json").read_text() == before
    first = shown.session.card
    shown.next()
    answer_rightly(shown)
    assert first is not None
    assert {first.id, shown.session.card.id} <= {*Progress(tmp_path / "mine.json").memories()}
    assert "cannot be written" not in words(shown)


def test_a_lesson_that_does_not_run_costs_only_its_questions(
    tmp_path: Path, book: Textbook
) -> None:
    (tmp_path / "src").mkdir()
    source = '---\ntitle: Mine\n---\n\n```python\nlesson.predict("{}", {})\n```\n'
    (tmp_path / "src" / "01-mine.md").write_text(source.format("one", "1 / 0"))
    text = (FOLDER / "src" / f"{BASE[3]}.md").read_text()
    (tmp_path / "src" / f"{BASE[3]}.md").write_text(text)
    learner = Learner(Textbook(tmp_path))
    learner.learn("01-mine", BASE[3])
    learner.day += timedelta(2)
    learner.practise()
    assert {card.lesson for _, card in learner.asked} == {BASE[3]}
