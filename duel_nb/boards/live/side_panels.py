"""The panels beside a board, and the log in one; one is open, and only that one is updated."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from duel_nb.arguments import one_of
from duel_nb.boards.html import markup
from duel_nb.boards.live.review import ReviewPanel
from duel_nb.engine import GameState
from duel_nb.messages import Message
from duel_nb.page.controls import Controls
from duel_nb.page.elements import Box, Field, Html, Options
from duel_nb.quoting import Given
from duel_nb.rulebook import rules
from duel_nb.rulebook.lookup import in_play_first
from duel_nb.session.session import Session
from duel_nb.words import language, speaking
from duel_nb.words.translate import translate

_PAGE: Final = 10
"""Entries per page; adding an entry folds only those of its page."""


class Log:
    """The log of a game."""

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


_FOUND: Final = 5
"""Maximum number of rules shown for a search."""

LOG, RULE, REVIEW, _POWERS = "log", "rule", "review", "powers"

_TEXTS: Final[dict[str, Callable[[GameState], str]]] = {
    "points": markup.scores,
    "cities": markup.cities,
    "cards": markup.cards,
    _POWERS: markup.powers,
    "explain": markup.explained,
    "words": markup.words,
}


_PANELS: Final = (LOG, *_TEXTS, RULE, REVIEW)


def _named(panels: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The options of the chooser: the name of each panel in the current language, and its id."""
    return tuple((translate(f"panel-{panel}"), panel) for panel in panels)


class SidePanels:
    """The chooser of panels and the open panel.

    Args:
        controls: guards the callbacks.
        review: the coach's panel, offered once there is a review.
    """

    def __init__(self, controls: Controls, review: ReviewPanel) -> None:
        self._review = review
        self._session: Session | None = None
        self._seen: GameState | None = None
        self._reader: str | None = None
        self._rules: tuple[str, ...] = ()
        self._log = Log()
        self.chooser = Options(
            look="bar", options=_named(_PANELS[:-1]), value=LOG, tip=Message("panels-label")
        )
        self.chooser.on_change(controls.guarded(self._show))
        self._text = Html(shown=False)
        self._search = Field(
            shown=False, placeholder=Message("rule-search"), tip=Message("search-label")
        )
        self._search.on_change(controls.guarded(self._show))
        texts = [self._search, self._text, self._log.element, review.element]
        self.element = Box("duel-panels", children=[self.chooser, Box("duel-side", children=texts)])

    def show(self, session: Session, seen: GameState, reader: str | None) -> None:
        """Update the open panel.

        Args:
            session: the game.
            seen: the position as the viewer knows it.
            reader: "A" or "B", whose knowledge the log shows; None for what both know.
        """
        self._session, self._seen, self._reader = session, seen, reader
        found = [event.rule for event in seen.events]
        found += [decision.rule for decision in seen.decisions]
        if seen.outcome is not None:
            found.append(seen.outcome.rule)
        self._rules = tuple(dict.fromkeys(found))
        self._offer_panels({_POWERS: bool(seen.expansions), REVIEW: self._review.begun})
        self._show()

    def open(self, panel: Given[str]) -> None:
        """Open a panel by its name in English or in the current language.

        Raises:
            DuelError: there is no such panel.
        """
        offered = {name.casefold(): its for name, its in self.chooser.options}
        with speaking("en"):
            english = {name.casefold(): its for name, its in _named(offered.values())}
        known = english | offered
        typed = panel.casefold() if isinstance(panel, str) else ""
        if typed not in known:
            one_of("panel", panel, (name for name, _ in self.chooser.options))
        self.chooser.value = known[typed]

    def _offer_panels(self, needed: Mapping[str, bool]) -> None:
        """Set the options of the chooser, without the panels that are not needed."""
        options = _named(panel for panel in _PANELS if needed.get(panel, True))
        if options != self.chooser.options:
            was = self.chooser.value
            self.chooser.offer(options, was if was in dict(options).values() else LOG)

    def _show(self) -> None:
        panel = self.chooser.value
        if self._session is None or self._seen is None:
            return
        self._log.element.shown = panel == LOG
        self._review.element.shown = panel == REVIEW
        self._text.shown = panel not in (LOG, REVIEW)
        self._search.shown = panel == RULE
        if panel == LOG:
            self._log.show(self._session, self._reader)
        elif panel == RULE:
            words = self._search.value.strip()
            known = in_play_first(rules(words), self._seen.expansions) if words else ()
            found = tuple(rule.id for rule in known[:_FOUND]) if words else self._rules
            self._text.value = markup.rules(found)
        elif panel in _TEXTS:
            self._text.value = _TEXTS[panel](self._seen)
