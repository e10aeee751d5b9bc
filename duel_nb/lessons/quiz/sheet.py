"""A quiz as a sheet to print: the questions with their boards, and the key on a page of its own."""

from __future__ import annotations

import base64
from collections.abc import Callable
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from duel_nb.boards.paint import png
from duel_nb.lessons.exercises.look import drawn
from duel_nb.lessons.quiz.question import LETTERS, QuizQuestion
from duel_nb.lessons.quiz.sitting import Sitting
from duel_nb.lessons.quiz.story import reasons
from duel_nb.messages import Message
from duel_nb.page.paper import paper_style, printed_page
from duel_nb.quoting import visible
from duel_nb.rulebook import RULEBOOK

_FILES: Final = files("duel_nb.lessons.quiz")
_STYLE: Final = _FILES.joinpath("sheet.css").read_text("utf-8")
_BODY: Final = Template(_FILES.joinpath("sheet.html").read_text("utf-8"))
_SCALE: Final = 1.5
"""Picture pixels per board pixel: some 250 to the inch on paper."""


def sheet(
    quiz: Sitting,
    paper: str,
    made: Callable[[int, int], object] = lambda number, count: None,
) -> str:
    """A quiz as one HTML file to print, with its key on the last page.

    Args:
        quiz: the quiz.
        paper: "a4" or "letter".
        made: called after each question with its number and the number of all.

    Raises:
        DuelError: the paper is unknown.
    """
    style = paper_style(paper) + _STYLE
    count = len(quiz.questions)
    asked = []
    for number, question in enumerate(quiz.questions, start=1):
        asked.append(_asked(number, question))
        made(number, count)
    about = Message("quiz-sheet", count=count, seed=str(quiz.seed))
    if quiz.test is not None:
        about = Message("quiz-sheet-test", count=count, needed=quiz.needed, seed=str(quiz.seed))
    body = _BODY.substitute(
        title=_safe(quiz.title),
        name=_safe(str(Message("quiz-name"))),
        date=_safe(str(Message("quiz-date"))),
        about=_safe(str(about)),
        questions="".join(asked),
        key=_safe(str(Message("quiz-key"))),
        answers="".join(_answered(one) for one in quiz.questions),
    )
    return printed_page(quiz.title, body, style, pictures=True)


def _asked(number: int, question: QuizQuestion) -> str:
    board = drawn(question.state)
    coded = base64.b64encode(png.to_bytes(board, _SCALE)).decode()
    picture = f'<img alt="{escape(board.label)}" src="data:image/png;base64,{coded}">'
    asked = f"<p><b>{number}.</b> {_safe(question.text)}</p>"
    return f"<section>{asked}{picture}{_choices(question)}</section>"


def _choices(question: QuizQuestion) -> str:
    """The choices of a question with their letters, as HTML."""
    found = zip(LETTERS, question.options, strict=False)
    items = "".join(f"<li><b>{letter}</b> {_safe(words)}</li>" for letter, words in found)
    return f"<ul class=choices>{items}</ul>"


def _answered(question: QuizQuestion) -> str:
    right = f"<b>{question.letter}</b> {_safe(question.options[question.right])}"
    why = " ".join(_safe(reason.text) for reason in reasons(question))
    rules = ", ".join(_safe(f"{RULEBOOK[id].title} ({id})") for id in question.rules)
    return f"<li>{right}<br><small>{why} {rules}</small></li>"


def _safe(words: str) -> str:
    """A text escaped for HTML, with invisible characters made visible."""
    return escape(visible(words))
