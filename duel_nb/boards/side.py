"""The panels beside a board: one of them is open, and only that one is kept up to date."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import ipywidgets as widgets

from duel_nb.boards import facts, panels
from duel_nb.boards.session import Session
from duel_nb.engine import GameState
from duel_nb.rulebook import rules

_PAGE: Final = 4
"""Actions on one page of the log: only the newest page is sent again after an action."""
_FOUND: Final = 5
"""At most so many rules are shown for a search."""

LOG, RULE = "Log", "Rule"

_FACTS: Final[dict[str, Callable[[GameState], str]]] = {
    "Points": facts.scores,
    "Cities": facts.cities,
    "Cards": facts.cards,
    "Powers": facts.powers,
    "Explain": facts.explained,
    "In words": facts.words,
}


class Side:
    """The chooser of panels and the panel that is open.

    Args:
        guarded: makes a callback show its exceptions instead of losing them.
    """

    def __init__(self, guarded: Callable[[Callable[..., None]], Callable[..., None]]) -> None:
        self._session: Session | None = None
        self._seen: GameState | None = None
        self._reader: str | None = None
        self._rules: tuple[str, ...] = ()
        self._entries: dict[tuple[int, int, str | None, bool], str] = {}
        self.chooser = widgets.ToggleButtons(
            options=(LOG, *_FACTS, RULE),
            value=LOG,
            tooltips=(),
            layout=widgets.Layout(width="auto"),
        )
        self.chooser.style.button_width = "auto"
        self.chooser.observe(guarded(lambda change: self._show()), "value")
        self._text = widgets.HTML(layout=widgets.Layout(display="none"))
        self._whole = widgets.Layout(width="auto", margin="0")
        self._pages = [widgets.HTML(layout=self._whole)]
        self._log = widgets.VBox(tuple(self._pages))
        self._search = widgets.Text(
            placeholder="a rule's id, or words such as: extra turn",
            continuous_update=False,
            layout=widgets.Layout(width="auto", display="none"),
        )
        self._search.observe(guarded(lambda change: self._show()), "value")
        self._frame = widgets.VBox([self._search, self._text, self._log])
        self._frame.add_class("duel-side")
        self.widget = widgets.VBox([self.chooser, self._frame], layout=widgets.Layout(width="100%"))

    def show(self, session: Session, seen: GameState, reader: str | None) -> None:
        """Bring the open panel up to date.

        Args:
            session: the game.
            seen: the position as the one who looks at the board knows it.
            reader: "A" or "B", who reads the log; None for what both know. A log that changed
                with every turn would have to be sent again as a whole.
        """
        if session is not self._session:
            self._entries.clear()
        self._session, self._seen, self._reader = session, seen, reader
        found = [event.rule for event in seen.events]
        found += [decision.rule for decision in seen.decisions]
        if seen.outcome is not None:
            found.append(seen.outcome.rule)
        self._rules = tuple(dict.fromkeys(found))
        self._show()

    def open(self, panel: str) -> None:
        """Open a panel by its name.

        Raises:
            ValueError: there is no such panel.
        """
        if panel not in self.chooser.options:
            known = ", ".join(self.chooser.options)
            raise ValueError(f"There is no panel {panel!r}; there are {known}.")
        self.chooser.value = panel

    def _show(self) -> None:
        panel = self.chooser.value
        if self._session is None or self._seen is None:
            return
        _display(self._log, panel == LOG)
        _display(self._text, panel != LOG)
        _display(self._search, panel == RULE)
        if panel == LOG:
            self._show_log()
        elif panel == RULE:
            words = self._search.value.strip()
            found = tuple(rule.id for rule in rules(words)[:_FOUND]) if words else self._rules
            self._text.value = facts.rules(found)
        else:
            self._text.value = _FACTS[panel](self._seen)

    def _show_log(self) -> None:
        """The log in pages: a page of earlier actions stays as it was sent."""
        assert self._session is not None
        session = self._session
        over = session.state.outcome is not None
        key = session.line, self._reader, over
        first = session.states[0]
        entries = [panels.beginning(first if over else first.view(self._reader))]
        known = [self._entries.get((n, *key)) for n in range(1, session.at + 1)]
        fresh = next((n for n, text in enumerate(known) if text is None), len(known))
        entries += [text for text in known[:fresh] if text is not None]
        for move in session.moves_seen_by(self._reader, fresh):
            text = panels.entry(move, session.state.names)
            self._entries[(move.number, *key)] = text
            entries.append(text)
        wanted = -(-len(entries) // _PAGE)
        while len(self._pages) < wanted:
            self._pages.append(widgets.HTML(layout=self._whole))
        for number, page in enumerate(self._pages):
            page.value = panels.page(entries[number * _PAGE : (number + 1) * _PAGE])
        if len(self._log.children) != len(self._pages):
            self._log.children = tuple(reversed(self._pages))


def _display(widget: widgets.Widget, shown: bool) -> None:
    """Show or hide a widget; a layout that stays as it is sends nothing."""
    display = None if shown else "none"
    if widget.layout.display != display:
        widget.layout.display = display
