"""The map of the course and the panel of progress."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.languages import LANGUAGES, use
from duel_nb.lessons import renamed
from duel_nb.lessons.course import Course, Panel
from duel_nb.lessons.exercises import NoProgress, Progress, Status, Workbook
from duel_nb.lessons.exercises.marks import Mark
from duel_nb.lessons.exercises.memory import Memory, Streak
from duel_nb.lessons.parts import parts
from duel_nb.messages import Message
from tests.lessons.course import FOLDER, press_everything
from tests.outputs import displayed

SOURCE = """---
title: Chains
summary: Free cards.
---

Words.

```python
lesson.predict(
    "one", "?")
```

```python
lesson.find("two", "?")
```
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "04-chains.md").write_text(SOURCE)
    (tmp_path / "src" / "README.md").write_text("not a lesson")
    return tmp_path


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    use(request.param)
    return str(request.param)


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "mine.json")


def test_the_lessons_are_known_before_they_are_built(folder: Path) -> None:
    (part,) = parts(folder)
    assert (part.name, part.title, part.summary) == ("04-chains", "Chains", "Free cards.")
    assert part.exercises == ("one", "two")


def test_without_sources_the_notebooks_say_the_same(folder: Path) -> None:
    from duel_nb import lessons

    lessons.build(folder / "src" / "04-chains.md", folder / "04-chains.ipynb", execute=False)
    (before,) = parts(folder)
    for file in (folder / "src").iterdir():
        file.unlink()
    assert parts(folder) == (before,)
    (folder / "05-damaged.ipynb").write_text("{")
    assert [part.title for part in parts(folder)] == ["Chains", "05-damaged"]


def test_the_map_links_to_every_lesson(progress: Progress, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER)
    html = Course(progress, FOLDER)._repr_html_()
    links = re.findall(r'href="([^"]+)\.ipynb"', html)
    assert links == [source.stem for source in sorted((FOLDER / "src").glob("[0-9][0-9]-*.md"))]
    assert "exercises" in html
    headings = re.findall(r"<th[^>]*>([^<]+)</th></tr><tr><td>(\d\d)</td>", html)
    assert dict(headings)["With Agora"] == "20"
    assert len(headings) == 7


def test_what_is_solved_shows(folder: Path, progress: Progress) -> None:
    panel, course = Panel(progress, folder), Course(progress, folder)
    assert panel.text() == "04 Chains: 0 of 2 solved"
    progress.checked("04-chains", "one", Status.CORRECT)
    progress.checked("04-chains", "two", Status.NOT_YET)
    assert repr(course) == "04 Chains (1 of 2 solved)"
    progress.checked("04-chains", "two", Status.CORRECT)
    assert "all solved" in course._repr_html_()
    panel.refresh()
    assert "2 of 2 solved ✓" in displayed(panel)["text/html"]


def test_progress_goes_out_and_comes_back(folder: Path, progress: Progress) -> None:
    progress.checked("04-chains", "one", Status.CORRECT)
    text = Panel(progress, folder).write_out()
    other = Panel(Progress(folder / "other.json"), folder)
    other._text.value = text
    other.read_in()
    assert other.text() == "04 Chains: 1 of 2 solved"
    assert "imported: 1" in other._said.value
    other._text.value = "nonsense"
    other.read_in()
    assert "not the progress of this course" in other._said.value


def test_progress_of_a_lesson_with_an_earlier_name_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in a file in which both names are used."""
    solved, begun = (
        {"status": "correct", "checks": 1, "hints": 0, "solution": False},
        {"status": "not yet", "checks": 3, "hints": 1, "solution": False},
    )
    old, new = "02-your-turn", "01-your-turn"
    lessons = {old: {"passing": solved, "a-turn": begun}, new: {"a-turn": solved}}
    text = json.dumps({"duel_nb_progress": 1, "lessons": lessons})
    (tmp_path / "mine.json").write_text(text)
    monkeypatch.setenv("DUEL_PROGRESS", str(tmp_path / "mine.json"))
    mine = Progress()
    assert mine.lessons() == (new,)
    assert mine.count(new, ("passing", "a-turn")) == 2
    assert mine.entry(new, "a-turn").checks == 3
    book = duel.lesson(old)  # in somebody's own copy of the notebook
    assert book.name == new
    assert book.solved("passing")
    mine.checked(new, "passing", Status.CORRECT)
    assert old not in (tmp_path / "mine.json").read_text()


def test_progress_of_an_exercise_that_moved_counts_where_it_is_now(tmp_path: Path) -> None:
    """Also when it is solved in somebody's own copy of the lesson that it left."""
    solved = {"status": "correct", "checks": 2, "hints": 0, "solution": False}
    (old, id), (new, _) = next(iter(renamed.EXERCISES.items()))
    stays = next(p.exercises[0] for p in parts(FOLDER) if p.name == old)
    file = tmp_path / "mine.json"
    lessons = {old: {id: solved, stays: solved}}
    file.write_text(json.dumps({"duel_nb_progress": 1, "lessons": lessons}))
    mine = Progress(file)
    assert (mine.count(old, [stays, id]), mine.count(new, [stays, id])) == (1, 1)
    assert mine.entry(old, id).checks == 2
    mine.reset()
    mine.checked(old, id, Status.CORRECT)
    assert mine.lessons() == (new,)
    assert mine.solved(old, id)


def test_every_earlier_name_leads_to_a_lesson() -> None:
    known = {part.name: part.exercises for part in parts(FOLDER)}
    assert not known.keys() & renamed.LESSONS.keys()
    assert {*renamed.LESSONS.values()} <= known.keys()
    for lesson, exercise in renamed.EXERCISES.values():
        assert exercise in known[lesson]


def test_a_reset_asks_twice(folder: Path, progress: Progress) -> None:
    progress.checked("04-chains", "one", Status.CORRECT)
    panel = Panel(progress, folder)
    panel.reset()
    panel.write_out()  # something else in between: not meant
    panel.reset()
    assert panel.text() == "04 Chains: 1 of 2 solved"
    panel.reset()
    assert panel.text() == "04 Chains: 0 of 2 solved"


def test_every_button_can_be_pressed(folder: Path, progress: Progress) -> None:
    panel = Panel(progress, folder)
    assert press_everything(panel.element) > 3
    assert panel.last_error is None


def test_a_damaged_file_is_told_in_words_as_well(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("{")
    panel = Panel(Progress(tmp_path / "mine.json"), folder)
    assert repr(panel).splitlines()[-1].startswith("mine.json stays as it is: this text is no")


def test_the_course_and_the_progress_are_at_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUEL_PROGRESS", "off")
    assert "Start here" in repr(duel.course())
    monkeypatch.chdir(FOLDER)
    assert "Chains: 0 of" in duel.progress().text()


NOTES = """
import sys
from duel_nb.lessons.exercises import NoProgress, Progress, Status
from duel_nb.lessons.exercises.marks import Mark

progress = Progress(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
for number in range(30):
    progress.checked(sys.argv[2], str(number), Status.CORRECT)
    progress.checked("both", "one", Status.NOT_YET)
"""


def test_two_kernels_that_write_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    kernels = [
        subprocess.Popen(
            [sys.executable, "-c", NOTES, file, name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in ("one", "two")
    ]
    for kernel in kernels:
        assert kernel.stdout is not None
        assert kernel.stdout.readline() == "ready\n"
    for kernel in kernels:
        assert kernel.stdin is not None
        kernel.stdin.write("go\n")
        kernel.stdin.flush()
    for kernel in kernels:
        kernel.communicate()
        assert kernel.returncode == 0
    progress = Progress(file)
    for name in ("one", "two"):
        assert len(progress.lesson(name)) == 30
    assert progress.entry("both", "one").checks == 60


@pytest.mark.parametrize("number", ["1e999", "NaN", "-1", "1.5", "true", "9" * 4_000, "9" * 5_000])
def test_a_number_that_counts_nothing_is_damage(number: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    text = (
        '{"duel_nb_progress": 1, "lessons": {"01": {"one": '
        f'{{"status": "correct", "checks": {number}, "hints": 0, "solution": false}}}}}}}}'
    )
    file.write_text(text)
    progress = Progress(file)
    assert progress.problem.startswith("mine.json stays as it is: ")
    progress.checked("01", "two", Status.CORRECT)
    assert file.read_text() == text


def test_results_of_final_tests_are_kept_and_go_out_and_come_back(
    progress: Progress, tmp_path: Path
) -> None:
    first, later = Mark("base", "2026-11-01", 9, 20), Mark("both", "2026-11-20", 20, 20)
    progress.tested(later)
    progress.tested(first)
    progress.checked("04-chains", "one", Status.CORRECT)
    assert progress.file is not None
    assert Progress(progress.file).marks() == (first, later)
    other = Progress(tmp_path / "other.json")
    other.tested(first)
    other.read_in(progress.text())
    assert Progress(other.file).marks() == (first, later)
    other.reset("04-chains")
    assert other.marks() == (first, later)
    other.reset()
    assert Progress(other.file).marks() == ()


@pytest.mark.parametrize(
    "entry",
    [
        "1",
        '{"test": "base", "date": "2026-11-01", "right": 9}',
        '{"test": "base", "date": "yesterday", "right": 9, "asked": 20}',
        '{"test": "base", "date": "2026-11-01", "right": 21, "asked": 20}',
        '{"test": "base", "date": "2026-11-01", "right": 0, "asked": 0}',
        '{"test": "base", "date": "2026-11-01", "right": true, "asked": 20}',
        '{"test": 1, "date": "2026-11-01", "right": 1, "asked": 20}',
    ],
)
def test_a_result_that_is_none_is_damage(entry: str, progress: Progress) -> None:
    text = f'{{"duel_nb_progress": 1, "lessons": {{}}, "tests": [{entry}]}}'
    with pytest.raises(NoProgress):
        progress.read_in(text)
    assert progress.file is not None
    progress.file.write_text(text)
    progress.checked("04-chains", "one", Status.CORRECT)
    assert progress.problem
    assert progress.file.read_text() == text


class Calendar:
    """A calendar whose day a test turns."""

    def __init__(self) -> None:
        self.day = date(2026, 3, 2)

    def __call__(self) -> date:
        return self.day

    def turn(self, days: int = 1) -> None:
        self.day += timedelta(days)


def test_a_solution_that_was_looked_at_does_not_count_on_the_same_day(tmp_path: Path) -> None:
    calendar = Calendar()
    mine = Progress(tmp_path / "mine.json", calendar)
    mine.helped("04-chains", "one", solution=True)
    mine.checked("04-chains", "one", Status.CORRECT)
    assert not mine.solved("04-chains", "one")
    calendar.turn()
    again = Progress(tmp_path / "mine.json", calendar)
    again.checked("04-chains", "one", Status.CORRECT)
    assert again.solved("04-chains", "one")
    again.helped("04-chains", "one", solution=True)  # what was solved before stays solved
    again.checked("04-chains", "one", Status.CORRECT)
    assert again.entry("04-chains", "one").looked_on == date(2026, 3, 2)


def test_a_learner_is_told_why_a_right_answer_does_not_count_yet(
    progress: Progress, lang: str
) -> None:
    lesson = Workbook("my-lesson", progress)
    task = lesson.predict(
        "who",
        "Who begins?",
        duel.new_game(7),
        options={"A to act": "Ada", "B to act": "Ben"},
        mistakes={"B to act": "No."},
        rule="BASE-TURN-01",
    )
    form = task.form
    task.solution()
    task.check("Ada")
    assert str(Message("exercise-another-day")) in form.said.value
    assert str(Message("solved-seen")) in displayed(lesson)["text/html"]
    assert not lesson.solved("who")


MEMORY = {
    "stability": 2.3,
    "difficulty": 2.1,
    "due": "2026-03-04",
    "last": "2026-03-02",
    "answers": 2,
    "wrong": 1,
}
STREAK = {"days": 3, "last": "2026-03-02"}


def with_practice(memory: object = MEMORY, streak: object = STREAK) -> str:
    """A progress file with something practised."""
    practice = {"memories": {"43-tempo/one": memory}, "streak": streak}
    return json.dumps({"duel_nb_progress": 1, "lessons": {}, "practice": practice})


def test_what_was_practised_goes_out_and_comes_back(progress: Progress, tmp_path: Path) -> None:
    progress.read_in(with_practice())
    later = Memory(5.0, 2.0, date(2026, 3, 9), date(2026, 3, 4), 3, 1)
    progress.practised("40-tempo/one", later, Streak(4, date(2026, 3, 4)))
    other = Progress(tmp_path / "other.json")
    other.read_in(progress.text())
    other.read_in(with_practice())  # older: it changes nothing
    found = Progress(other.file)
    assert found.memories() == {"40-tempo/one": later}  # by the name that the lesson has now
    assert found.streak() == Streak(4, date(2026, 3, 4))
    found.reset("40-tempo")
    assert found.memories() == {}


@pytest.mark.parametrize(
    "text",
    [
        *(
            with_practice(MEMORY | {key: value})
            for key, value in [
                ("stability", float("nan")),
                ("stability", 0),
                ("stability", True),
                ("difficulty", 11),
                ("due", "soon"),
                ("due", 5),
                ("last", "9999-12-31"),
                ("answers", 1.5),
                ("wrong", 3),
            ]
        ),
        with_practice([]),
        with_practice(streak={"days": -1, "last": None}),
        with_practice(streak={"days": 1}),
        '{"duel_nb_progress": 1, "lessons": {}, "practice": 5}',
        '{"duel_nb_progress": 1, "lessons": {}, "practice": {"memories": {}}}',
    ],
)
def test_damage_in_what_was_practised_is_told_and_nothing_is_lost(
    text: str, tmp_path: Path, lang: str
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(text)
    progress = Progress(file)
    assert str(Message("progress-damaged-practice")) in progress.problem
    progress.checked("04-chains", "one", Status.CORRECT)
    assert progress.solved("04-chains", "one")  # as long as this kernel runs
    assert file.read_text() == text


def test_a_file_of_a_newer_version_is_told_and_stays(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"duel_nb_progress": 2, "everything": "new"}')
    progress = Progress(file)
    progress.checked("04-chains", "one", Status.CORRECT)
    assert str(Message("progress-newer")) in progress.problem
    assert file.read_text() == '{"duel_nb_progress": 2, "everything": "new"}'


def test_a_file_from_before_practice_is_read_and_says_no_day(tmp_path: Path) -> None:
    entry = {"status": "correct", "checks": 2, "hints": 1, "solution": False}
    text = json.dumps({"duel_nb_progress": 1, "lessons": {"04-chains": {"one": entry}}})
    (tmp_path / "mine.json").write_text(text)
    mine = Progress(tmp_path / "mine.json")
    found = mine.entry("04-chains", "one")
    assert (found.status, found.checks, found.hints) == (Status.CORRECT, 2, 1)
    assert (found.on, found.looked_on, mine.memories()) == (None, None, {})
    mine.checked("04-chains", "two", Status.CORRECT)
    assert json.loads((tmp_path / "mine.json").read_text())["lessons"]["04-chains"]["one"] == entry
