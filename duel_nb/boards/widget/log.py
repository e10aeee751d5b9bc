"""The log beside a board: every action with what it caused, the newest first.

An action sends a new entry and not the log: entries lie on pages, pages in chapters, and what is
full stays as it was sent. An empty page takes no room and can be made before it is needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import ipywidgets as widgets

from duel_nb.boards.paint.widget_factory import WidgetFactory
from duel_nb.boards.widget import markup
from duel_nb.boards.widget.session import Session

_PAGE: Final = 400
"""From so many characters on a page is full; it is sent again when an entry is added to it."""
_CHAPTER: Final = 8
"""Pages in a chapter; their names are sent again when a page is added to it."""
_GAME: Final = 72
"""Pages that nearly every game has enough of; to make one takes as much as an entry."""

_CLOSE: Final = {"width": "auto", "margin": "0"}

_Entry: TypeAlias = tuple[str, set[str]]
"""What the log says of an action, and the rules that it names."""


class Log:
    """The log of a game.

    Args:
        factory: makes the widgets; by default they share nothing with others.

    Attributes:
        widget: to be shown.
        pages: all its pages, the first one with the beginning of the game.
        spelled: the rules whose words it says.
    """

    def __init__(self, factory: WidgetFactory | None = None) -> None:
        self._factory = factory or WidgetFactory()
        self._entries: dict[tuple[int, str | None, int], _Entry] = {}
        self._session: Session | None = None
        self.spelled: set[str] = set()
        self.pages = [self._page()]
        self._chapters = [self._chapter(self.pages)]
        self.widget = self._factory.make(widgets.VBox, children=tuple(self._chapters))

    def prepare(self) -> None:
        """Make the pages of a whole game, so that an action need not make them."""
        self._have(_GAME)

    def show(self, session: Session, reader: str | None) -> None:
        """Bring the log up to date.

        Args:
            session: the game.
            reader: "A" or "B", who reads the log; None for what both know. A log that changed
                with every turn would have to be sent again as a whole.
        """
        if session is not self._session:
            self._session = session
            self._entries.clear()
        texts = [markup.page(part) for part in _parts(self._told(session, reader))]
        self._have(len(texts))
        for number, page in enumerate(self.pages):
            page.value = texts[number] if number < len(texts) else ""

    def _told(self, session: Session, reader: str | None) -> list[str]:
        """The entries, oldest first; what was secret is told at the end of the game."""
        over = session.state.outcome is not None
        first = session.states[0]
        start = first if over else first.view(reader)
        course = markup.course(start)
        self.spelled = known = {*course, *(event.rule for event in start.events)}
        entries = [*markup.to_come(course), markup.beginning(start, course)]
        told = self._told_before(session, reader)
        for text, rules in told:
            entries.append(text)
            known |= rules
        for move in session.moves_told(reader, len(told)):
            text = markup.entry(move, first.names, known)
            rules = {event.rule for event in move.events}
            self._entries[session.line, reader, move.number] = text, rules
            entries.append(text)
            known |= rules
        if over:
            entries += markup.disclosed(session.moves_not_told(reader), first.names)
        return entries

    def _told_before(self, session: Session, reader: str | None) -> list[_Entry]:
        """The entries of the first actions, up to the first one that is not written yet."""
        found: list[_Entry] = []
        for number in range(1, session.at + 1):
            entry = self._entries.get((session.line, reader, number))
            if entry is None:
                break
            found.append(entry)
        return found

    def _have(self, wanted: int) -> None:
        """Have at least so many pages."""
        had = len(self.pages)
        while len(self.pages) < wanted:
            self.pages.append(self._page())
        for start in range(had - had % _CHAPTER, wanted, _CHAPTER):
            chapter = tuple(reversed(self.pages[start : start + _CHAPTER]))
            if start < had:
                self._chapters[-1].children = chapter
            else:
                self._chapters.append(self._chapter(chapter))
        if len(self.widget.children) != len(self._chapters):
            self.widget.children = tuple(reversed(self._chapters))

    def _page(self) -> widgets.HTML:
        return self._factory.make(widgets.HTML, layout=_CLOSE)

    def _chapter(self, pages: Sequence[widgets.HTML]) -> widgets.VBox:
        return self._factory.make(widgets.VBox, children=tuple(pages), layout=_CLOSE)


def _parts(entries: Iterable[str]) -> list[Sequence[str]]:
    """The entries page by page."""
    parts: list[list[str]] = []
    length = _PAGE
    for entry in entries:
        if length >= _PAGE:
            parts.append([])
            length = 0
        parts[-1].append(entry)
        length += len(entry)
    return list(parts)
