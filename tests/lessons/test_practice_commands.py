"""Practice in a terminal, and the deck for Anki."""

from __future__ import annotations

import errno
import json
import re
import sqlite3
import sys
import zipfile
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import duel_nb as duel
from duel_nb import cli
from duel_nb.boards.paint import png
from duel_nb.disk import reason_of
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.exercises import Exercise, Progress, Status
from duel_nb.lessons.practice.anki import write_deck
from duel_nb.lessons.practice.flashcard import CaseQuestion
from duel_nb.lessons.practice.learnt import Textbook, textbook
from duel_nb.lessons.practice.session import PracticeSession
from duel_nb.lessons.practice.typed import TypedPractice
from duel_nb.messages import Message

MONDAY = date(2026, 3, 2)


@pytest.fixture(scope="module")
def book() -> Textbook:
    return textbook()


def run(*words: str, typed: str = "") -> Result:
    environment = {"NO_COLOR": "1", "TERMINAL_WIDTH": "200"}
    result = CliRunner(env=environment).invoke(cli.app, list(words), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


# -- the terminal ------------------------------------------------------------------------------


class Typist:
    """Somebody who reads what is said and types answers."""

    def __init__(self, book: Textbook, *lessons: str, most: int = 100) -> None:
        self.day = MONDAY
        self.progress = Progress("off", lambda: self.day)
        for part in book.parts:
            for id in part.exercises if part.name[:2] in lessons else ():
                self.progress.checked(part.name, id, Status.CORRECT)
        self.day += timedelta(3)
        self.session = PracticeSession(book, self.progress, book.lessons([]), most)
        self.said: list[str] = []

    def answer(self, lines: Iterator[str]) -> str:
        TypedPractice(self.session, self.said.append, lambda: next(lines, None)).run()
        return "\n".join(self.said)

    def rightly(self) -> Iterator[str]:
        """What to type for each question in turn."""
        while True:
            question = self.session.question
            if isinstance(question, CaseQuestion):
                yield "\n"
                yield str(Message("practice-yes"))
            elif isinstance(question, Exercise):
                yield as_typed(question)
            else:
                return


def as_typed(exercise: Exercise) -> str:
    """The right answer as a line."""
    right = exercise.rights()[0]
    if isinstance(right, dict):
        return " ".join(map(str, right.values()))
    if exercise.kind == "order":
        shuffled = [*exercise.shuffled]  # type: ignore[attr-defined]
        return " ".join(str(shuffled.index(step) + 1) for step in right)
    if isinstance(right, tuple | list | frozenset):
        return ("; " if exercise.kind in ("do", "solve") else ", ").join(map(str, right))
    return str(right)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_is_answered_in_a_line(language: str, book: Textbook) -> None:
    with speaking(language):
        typist = Typist(book, "01", "02", "04", "09", "10", most=60)
        said = typist.answer(typist.rightly())
        assert typist.session.question is None
        assert typist.session.right == typist.session.asked > 30
        assert (
            str(Message("practice-done", right=typist.session.asked, asked=typist.session.asked))
            in said
        )
        assert str(Message("practice-left", count=1)) in said
        assert "Message(" not in said  # everything is told in words


def test_a_hint_a_solution_and_an_empty_line(book: Textbook) -> None:
    typist = Typist(book, "03")
    said = typist.answer(iter(["?\n", "nonsense\n", "!\n", "\n"]))
    assert "Hint 1" in said
    assert said.count("This comes back tomorrow.") == 1
    assert typist.session.asked == 1
    assert said.endswith(f"0 of 1 right. {typist.session.more} more are due.")


@pytest.mark.parametrize("typed", ["", "\n"])
def test_the_end_of_the_input_ends_without_a_grade(typed: str, book: Textbook) -> None:
    typist = Typist(book, "03")
    typist.answer(iter([typed] if typed else []))
    assert typist.session.asked == 0
    assert typist.progress.memories() == {}


def test_practice_is_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "nothing to practise yet" in run("practice").stdout
    (tmp_path / "notebooks").mkdir()
    mine = Progress(tmp_path / "notebooks" / "my-progress.json", lambda: MONDAY)
    mine.checked("04-chains", "statue-for-ada", Status.CORRECT)
    assert "1 question to go" in run("practice", "--lessons", "4").stdout
    said = run("practice", typed="3\n").stdout
    assert "Correct" in said
    assert "1 of 1 right." in said
    assert not (tmp_path / "my-progress.json").exists()
    (tmp_path / "my-progress.json").write_text("{")
    damaged = run("practice")
    assert damaged.exit_code == 1
    assert damaged.stderr.startswith("my-progress.json stays as it is")
    (tmp_path / "my-progress.json").unlink()
    unknown = run("practice", "--lessons", "chians")
    assert unknown.exit_code == 2
    assert unknown.stderr == "There is no lesson 'chians'; the nearest is 04-chains.\n"


# -- Anki --------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at the pictures here."""
    monkeypatch.setattr(png, "to_bytes", lambda scene, scale: scene.label.encode())


def rows(deck: Path, query: str) -> list[tuple[Any, ...]]:
    """Rows of the collection in a deck."""
    with zipfile.ZipFile(deck) as packed:
        packed.extract("collection.anki2", deck.parent)
    with closing(sqlite3.connect(deck.parent / "collection.anki2")) as collection:
        return collection.execute(query).fetchall()


def fields(deck: Path) -> dict[str, list[str]]:
    """Id of each note -> its fields."""
    return {id: text.split("\x1f") for id, text in rows(deck, "select guid, flds from notes")}


def test_a_deck_has_a_card_for_each_exercise_and_case(tmp_path: Path, book: Textbook) -> None:
    deck = tmp_path / "chains.apkg"
    count = write_deck(deck, book, ["04"], now=1_000_000_000)
    notes = fields(deck)
    assert len(notes) == count
    (part,) = (part for part in book.parts if part.name == "04-chains")
    questions = [code.question for code in map(book.code(part.name).exercise, part.exercises)]
    fronts = " ".join(note[1] for note in notes.values())
    assert all(question.split("'")[0] in fronts for question in questions)
    assert count > len(questions)
    with zipfile.ZipFile(deck) as packed:
        media = json.loads(packed.read("media"))
    named = {name for note in notes.values() for name in re.findall(r'src="([^"]+)"', note[2])}
    assert named == set(media.values())
    assert named
    assert all(note[3] and note[4] for note in notes.values())


def test_a_newer_deck_updates_the_cards_of_an_older_one(tmp_path: Path, book: Textbook) -> None:
    old, new = tmp_path / "old.apkg", tmp_path / "new.apkg"
    write_deck(old, book, ["04"], now=1_000_000_000)
    before = fields(old)
    models = rows(old, "select models from col")
    write_deck(new, book, ["03", "04"], now=1_000_500_000)
    after = fields(new)
    assert before.items() <= after.items()
    assert (
        json.loads(models[0][0]).keys()
        == json.loads(rows(new, "select models from col")[0][0]).keys()
    )
    times = [rows(deck, "select min(mod) from notes")[0][0] for deck in (old, new)]
    assert times[0] < times[1]
    decks = [set(json.loads(rows(deck, "select decks from col")[0][0])) for deck in (old, new)]
    assert decks[0] < decks[1]


def test_decks_of_two_languages_stand_side_by_side(tmp_path: Path, book: Textbook) -> None:
    found: list[dict[str, list[str]]] = []
    for language in LANGUAGES:
        with speaking(language):
            write_deck(tmp_path / "one.apkg", book, ["04"], now=1)
            found.append(fields(tmp_path / "one.apkg"))
            assert {note[0] for note in found[-1].values()} & {str(Message("doing-predict"))}
    ids = [id for notes in found for id in notes]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("wanted", "prefixes"),
    [
        ("base", ("BASE", "GEN")),
        ("pantheon", ("PAN", "BASE", "GEN")),
        ("agora", ("AGO", "BASE", "GEN")),
    ],
)
def test_a_deck_of_a_set_has_nothing_of_another(
    wanted: str, prefixes: tuple[str, ...], tmp_path: Path, book: Textbook
) -> None:
    lessons = {"base": "04", "pantheon": "12", "agora": "20"}[wanted]
    write_deck(tmp_path / "one.apkg", book, [lessons], [wanted], now=1)
    tags = {
        tag
        for (found,) in rows(tmp_path / "one.apkg", "select tags from notes")
        for tag in found.split()
    }
    assert tags == {"7-wonders-duel", wanted, "en"}
    for note in fields(tmp_path / "one.apkg").values():
        assert all(id.startswith(prefixes) for id in re.findall(r"\(([A-Z]+-[^)]+)\)", note[4]))


def test_without_genanki_it_says_what_to_install(
    tmp_path: Path, book: Textbook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "genanki", None)
    for language in LANGUAGES:
        with speaking(language), pytest.raises(duel.DuelError, match=r"duel-nb\[anki\]"):
            write_deck(tmp_path / "one.apkg", book)
    assert not [*tmp_path.iterdir()]


def test_on_a_full_disk_the_older_deck_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = tmp_path / "one.apkg"
    deck.write_text("older")

    def full(*args: object, **settings: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(deck))

    monkeypatch.setattr("duel_nb.lessons.practice.anki.write_file", full)
    result = run("anki", str(deck), "--lessons", "04", "--force")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "cannot be written" in result.stderr
    assert deck.read_text() == "older"


def test_anki_is_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = run("anki", "one.apkg", "--lessons", "04").stdout
    assert re.fullmatch(r"one\.apkg: written\.\n\d+ cards\n", said), said
    for words, expected in [
        (["one.apkg"], "one.apkg"),
        (["one.txt"], "a file such as cards.apkg"),
        (["two.apkg", "--lessons", "chians"], "the nearest is 04-chains"),
        (["two.apkg", "--sets", "panthon"], "did you mean 'pantheon'"),
        (["two.apkg", "--lessons", "32"], "nothing to ask"),
    ]:
        refused = run("anki", *words)
        assert refused.exit_code == 2
        assert expected in refused.stderr
        assert refused.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["one.apkg"]


def test_a_deck_that_cannot_be_written_is_refused_before_it_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*args: Any, **others: Any) -> int:
        raise AssertionError("the deck was made")

    monkeypatch.setattr("duel_nb.lessons.practice.anki.write_deck", never)
    file = tmp_path / "missing" / "x.apkg"
    done = CliRunner().invoke(cli.app, ["anki", str(file)])
    assert done.exit_code == 2
    assert (
        done.stderr
        == str(
            Message(
                "file-unwritten",
                file=str(file),
                reason=reason_of(FileNotFoundError(errno.ENOENT, "")),
            )
        )
        + "\n"
    )
