"""`duel.quiz`: questions with choices, to project, to print, or to take alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from duel_nb import arguments
from duel_nb.boards.slides.player import page
from duel_nb.disk import write_file
from duel_nb.engine.configure import MIXES
from duel_nb.errors import DuelError
from duel_nb.lessons.quiz import choosing
from duel_nb.lessons.quiz.form import QuizForm
from duel_nb.lessons.quiz.sheet import sheet
from duel_nb.lessons.quiz.sitting import Sitting
from duel_nb.lessons.quiz.story import story_of
from duel_nb.messages import Message
from duel_nb.page.cell_output import CellOutput
from duel_nb.quoting import Given, shown

QUESTIONS: Final = 20
"""How many questions a quiz has by default."""
MOST: Final = 100
"""How many it has at most."""
_SEEDS: Final = 1_000_000


def quiz(
    lessons: str | Iterable[str] | None = None,
    *,
    about: str | Iterable[str] | None = None,
    test: str | None = None,
    questions: int = QUESTIONS,
    seed: int | None = None,
) -> Quiz:
    """A quiz or a final test: end a notebook cell with it, or ``.save("quiz.html")``.

    Args:
        lessons: names or numbers of lessons, "06" or ["04", "05-wonders"].
        about: ids of rules, sets or subjects of the examples: "BASE-MIL-02", "pantheon",
            "base/military".
        test: a final test about "base", "pantheon", "agora" or "both" expansions: its mark is kept
            with your progress, and 80 % pass. The course explains every rule that it asks for.
        questions: how many there are.
        seed: a whole number; the same seed gives the same questions. None: others each time.

    Without lessons, subjects and a test, the questions are about the base game.

    Raises:
        DuelError: there is no such lesson, rule or test (with the nearest); a test about lessons;
            there are not as many questions; or a number is none.
    """
    if test is not None:
        arguments.one_of("test", test, MIXES)
        if lessons is not None or about is not None:
            raise DuelError(Message("quiz-test-alone"))
    count = arguments.whole("questions", questions, 1, MOST)
    start = SystemRandom().randrange(_SEEDS) if seed is None else arguments.whole("seed", seed)
    names: list[str] = []
    if test is not None:
        sources = choosing.of_test(test)
    else:
        sources = []
        if lessons is not None:
            names, sources = choosing.of_lessons(_texts("lessons", lessons))
        if about is not None or lessons is None:
            subjects = _texts("about", about) if about is not None else ["base"]
            there = {one.id for one in sources}
            sources += [one for one in choosing.about(subjects) if one.id not in there]
    random = Random(f"quiz {start}")
    return Quiz(choosing.chosen(sources, count, random), start, names, test)


def _texts(where: str, given: Given[str | Iterable[str]]) -> list[str]:
    """One text or several."""
    if isinstance(given, str):
        return [given]
    if not isinstance(given, Iterable):
        raise DuelError(Message("given-no-list", where=where, given=shown(given)))
    return [arguments.text(where, one) for one in given]


class Quiz(Sitting):
    """A quiz or a final test: shown as a form in a notebook, saved as a page and as a sheet."""

    _form: QuizForm | None = None

    def save(
        self,
        path: str | Path = "quiz.html",
        paper: str = "a4",
        made: Callable[[Path, int, int], object] = lambda file, number, count: None,
    ) -> tuple[Path, Path]:
        """Write the page to project, and beside it the sheet to print with its key.

        Args:
            path: the page, such as "quiz.html"; the sheet is "quiz-sheet.html" beside it.
            paper: "a4" or "letter".
            made: called after each picture with its file, its number and the number of all in this
                file.

        Returns:
            Both files.

        Raises:
            DuelError: the path has another ending, or the paper is unknown.
            OSError: a file cannot be written.
        """
        file = Path(arguments.path("path", path))
        if file.suffix.lower() != ".html":
            raise DuelError(Message("quiz-no-page", file=shown(str(file))))
        beside = sheet_of(file)
        printed = sheet(self, paper, partial(made, beside))
        write_file(file, page(story_of(self), partial(made, file)))
        write_file(beside, printed)
        return file, beside

    def page(self) -> str:
        """The page to project, as HTML: each question, then its answer step by step."""
        return page(story_of(self))

    def sheet(self, paper: str = "a4") -> str:
        """The sheet to print, as HTML: the questions with their boards, and the key.

        Args:
            paper: "a4" or "letter".

        Raises:
            DuelError: the paper is unknown.
        """
        return sheet(self, paper)

    @property
    def form(self) -> QuizForm:
        """Its form, created on first use."""
        if self._form is None:
            self._form = QuizForm(self)
        return self._form

    def close(self) -> None:
        """Free the form."""
        if self._form is not None:
            self._form.close()
            self._form = None

    def _ipython_display_(self) -> None:
        """Show the form; a notebook without its kernel has the questions of a quiz as text."""
        CellOutput(
            self.form.element,
            lambda: repr(self) if self.test is None else self.about,
            self.form.static(),
        )


def sheet_of(page: Path) -> Path:
    """The file of the sheet that belongs to a page."""
    return page.with_name(f"{page.stem}-sheet{page.suffix}")
