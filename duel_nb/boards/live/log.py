"""The log beside a board: an entry for each action that unfolds to its events, newest first."""

from __future__ import annotations

from typing import Final

from duel_nb.boards.html import markup
from duel_nb.page.elements import Box, Html
from duel_nb.session.session import Session
from duel_nb.words import language

_PAGE: Final = 10
"""Entries per page; adding an entry folds only those of its page."""


class Log:
    """The log of a game.

    Attributes:
        element: the log.
    """

    def __init__(self) -> None:
        self._session: Session | None = None
        self._lines: dict[tuple[int, str | None, str], list[str]] = {}
        self._pages: list[Html] = []
        self.element = Box()

    def show(self, session: Session, reader: str | None) -> None:
        """Update the log.

        Args:
            session: the game.
            reader: "A" or "B", whose knowledge it shows; None for what both know.
        """
        if session is not self._session:
            self._session = session
            self._lines.clear()
        entries = self._entries(session, reader)
        parts = [entries[start : start + _PAGE] for start in range(0, len(entries), _PAGE)]
        while len(self._pages) < len(parts):
            self._pages.append(Html())
        for number, page in enumerate(self._pages):
            page.value = markup.page(parts[number]) if number < len(parts) else ""
        self.element.children = tuple(reversed(self._pages))

    def _entries(self, session: Session, reader: str | None) -> list[str]:
        """The entries, oldest first; secrets are revealed at the end of the game."""
        over = session.state.outcome is not None
        first = session.states[0]
        lines = self._lines.setdefault((session.line, reader, language()), [])
        lines += [
            markup.entry(move, first.names) for move in session.moves_learned_by(reader, len(lines))
        ]
        entries = [markup.beginning(first if over else first.view(reader)), *lines[: session.at]]
        if over:
            entries += markup.disclosed(session.moves_hidden_from(reader), first.names)
        return entries
