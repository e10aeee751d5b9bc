"""A deck for Anki: the exercises and cases of the course, each with its picture."""

from __future__ import annotations

import hashlib
import tempfile
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final

from duel_nb import arguments
from duel_nb.boards.paint import png
from duel_nb.disk import write_file
from duel_nb.engine import GameState
from duel_nb.engine.configure import MIXES, mix_of
from duel_nb.errors import DuelError
from duel_nb.languages import language
from duel_nb.lessons.exercises import look
from duel_nb.lessons.exercises.predict import Predict
from duel_nb.lessons.practice.flashcard import CaseQuestion, Flashcard, Question
from duel_nb.lessons.practice.learnt import Textbook, everything, expansions_of
from duel_nb.messages import Message
from duel_nb.rulebook import rule
from duel_nb.scenarios import start

INSTALL: Final = "pip install 'duel-nb[anki]'"
"""The command that installs what makes decks."""
_NOTE_TYPE: Final = 1_723_405_611
"""The id of the note type; Anki updates notes only if it stays the same."""
_NAME: Final = "7 Wonders Duel"
_FRONT: Final = "<div class=asked><b>{{Doing}}</b> {{Question}}</div>{{Picture}}"
_BACK: Final = "{{FrontSide}}<hr id=answer>{{Answer}}<div class=rules>{{Rules}}</div>"
_STYLE: Final = """
.card { font-family: sans-serif; font-size: 18px; line-height: 1.4; text-align: left; }
.card img { max-width: 100%; display: block; margin: 8px auto; }
.asked b { color: #1565c0; } .nightMode .asked b { color: #90caf9; }
.rules { font-size: 14px; opacity: 0.75; margin-top: 10px; }
"""


@dataclass(frozen=True, slots=True)
class AnkiNote:
    """A card for Anki.

    Attributes:
        id: the same in every deck, so that a newer one updates it and keeps its dates.
        lesson: the lesson that it belongs to.
        fields: kind, question, picture, answer and rules, as HTML.
        picture: its name and the picture as PNG; None without a position.
        tags: its sets.
    """

    id: str
    lesson: str
    fields: tuple[str, ...]
    picture: tuple[str, bytes] | None
    tags: tuple[str, ...]


def write_deck(
    file: Path,
    book: Textbook,
    lessons: Collection[str] = (),
    sets: Collection[str] = (),
    *,
    now: float | None = None,
    made: Callable[[int, int], object] = lambda number, count: None,
) -> int:
    """Write a deck for Anki, in the language in use; returns its number of cards.

    Args:
        file: the file to write.
        book: the course.
        lessons: names or numbers of lessons; all if there are none.
        sets: "base", "pantheon", "agora" or "both"; all if there are none.
        now: the time of the deck in seconds since 1970; Anki takes a newer one.
        made: called after each card with its number and the number of all.

    Raises:
        DuelError: an unknown lesson or set, nothing to ask, or genanki is not installed.
        OSError: the file cannot be written; it stays as it was.
    """
    try:
        import genanki
    except ImportError:
        raise DuelError(Message("anki-needs", command=INSTALL)) from None
    for one in sets:
        arguments.one_of("sets", one, MIXES)
    wanted = book.lessons(lessons)
    cards = [card for card in everything(book) if card.lesson in wanted]
    kind = genanki.Model(
        _NOTE_TYPE,
        f"{_NAME} (duel_nb)",
        fields=[{"name": name} for name in ("Doing", "Question", "Picture", "Answer", "Rules")],
        templates=[{"name": "Card", "qfmt": _FRONT, "afmt": _BACK}],
        css=_STYLE,
    )
    decks: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        pictures: dict[str, None] = {}
        for number, card in enumerate(cards, start=1):
            if (note := _note(card, sets)) is not None:
                title = f"{_NAME}::{note.lesson[:2]} {book.title(note.lesson)}"
                if note.lesson not in decks:
                    decks[note.lesson] = genanki.Deck(_number(note.lesson), title)
                decks[note.lesson].add_note(
                    genanki.Note(kind, [*note.fields], guid=_digest(note.id), tags=[*note.tags])
                )
                if note.picture is not None:
                    name, content = note.picture
                    (Path(folder) / name).write_bytes(content)
                    pictures[str(Path(folder) / name)] = None
            made(number, len(cards))
        if not decks:
            raise DuelError(Message("anki-nothing"))
        package = genanki.Package([*decks.values()], [*pictures])
        packed = Path(folder) / "deck.apkg"
        package.write_to_file(packed, timestamp=time.time() if now is None else now)
        write_file(file, packed.read_bytes())
    return sum(len(deck.notes) for deck in decks.values())


def _note(card: Flashcard, sets: Collection[str]) -> AnkiNote | None:
    """The note of a card; None if it is of another set."""
    question = card.make(None)
    own = _set_of(question)
    if sets and own not in sets:
        return None
    state = _state(question)
    shown, named = "", None
    if state is not None:
        board = look.drawn(state)
        picture = png.to_bytes(board, png.PICTURE_SCALE)
        named = f"duel-nb-{_digest(picture)}.png", picture
        shown = f'<img src="{named[0]}" alt="{escape(board.label)}">'
    fields = (*_front(question), shown, *_back(question))
    tags = ("7-wonders-duel", own, language())
    return AnkiNote(f"{language()}/{card.id}", card.lesson, fields, named, tags)


def _state(question: Question) -> GameState | None:
    if isinstance(question, CaseQuestion):
        return start(question.scenario, question.case)
    return question.state


def _set_of(question: Question) -> str:
    """The set that a question is about."""
    if isinstance(question, CaseQuestion):
        return mix_of(expansions_of(question.scenario))
    return mix_of(question.state.expansions if question.state is not None else ())


def _front(question: Question) -> tuple[str, str]:
    """What is to be done, and the question with its options."""
    if isinstance(question, CaseQuestion):
        return str(Message("doing-recall")), escape(str(question.case.question))
    options = question.options.values() if isinstance(question, Predict) else ()
    items = "".join(f"<li>{escape(words)}</li>" for words in options)
    listed = f"<ol>{items}</ol>" if items else ""
    return escape(question.doing), f"{escape(question.question)}{listed}"


def _back(question: Question) -> tuple[str, str]:
    """The answer, and the rules behind it."""
    if isinstance(question, CaseQuestion):
        return f"<div>{escape(str(question.case.answer))}</div>", _rules(question.scenario.rules)
    answer = "".join(f"<div>{escape(reason.text)}</div>" for reason in question.solution())
    return answer, _rules(question.rules)


def _rules(ids: Iterable[str]) -> str:
    return "<br>".join(f"{escape(rule(id).title)} ({id})" for id in ids)


def _digest(content: str | bytes) -> str:
    """A short name for something, always the same."""
    data = content.encode() if isinstance(content, str) else content
    return hashlib.sha256(data).hexdigest()[:20]


def _number(lesson: str) -> int:
    """The id of the deck of a lesson: Anki keeps its settings if it stays the same."""
    return (1 << 30) + int(_digest(f"{language()}/{lesson}")[:7], 16)
