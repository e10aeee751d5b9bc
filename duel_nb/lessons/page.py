"""Stories as HTML, for widgets and for places without them.

Everything that a person wrote is escaped. Rules open in place, without a kernel.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final

from duel_nb.boards.paint import png
from duel_nb.boards.scene.board import scene
from duel_nb.boards.widget.cell_output import PICTURE_SCALE
from duel_nb.boards.widget.markup import rule_link
from duel_nb.engine import GameState
from duel_nb.lessons.style import STYLE
from duel_nb.lessons.walkthrough import PlayedStep, Walkthrough
from duel_nb.scenarios import Scenario

_EVENT: Final = re.compile(r"(?P<no>no )?event (?P<rule>[A-Z]+(?:-[A-Z0-9]+)+)", re.IGNORECASE)

_KINDS: Final = {
    "faq": "Question of a rulebook",
    "example": "Example of a rulebook",
    "rule": "Rule at work",
    "interaction": "Rules that meet",
}


def head(scenario: Scenario) -> str:
    """Title, kind and sources of a scenario."""
    about = " · ".join([_KINDS[scenario.kind], *scenario.sources])
    return f"<h3>{escape(scenario.title)}</h3><small>{escape(about)}</small>"


def question(walkthrough: Walkthrough) -> str:
    """What is asked."""
    asked = walkthrough.case.question
    if walkthrough.case.title:
        asked = f"{asked} — {walkthrough.case.title}" if asked else walkthrough.case.title
    return f'<p class="duel-question">{escape(asked)}</p>' if asked else ""


def step_panel(step: PlayedStep, number: int, last: int) -> str:
    """A step in words: what happened and why, what was tried, what is said of it."""
    title = escape(step.title)
    if number:
        title = f"Step {number} of {last}: {title}"
    parts = [f"<h4>{title}</h4>"]
    if step.events:
        parts.append(
            _listed(f"{escape(event.text)} {rule_link(event.rule)}" for event in step.events)
        )
    if step.changes:
        parts.append(f'<p class="duel-figures">{escape("; ".join(step.changes))}</p>')
    for tried in step.tried:
        what = f"{tried.player} tries <b>{escape(tried.action)}</b>"
        if tried.refusal is None:
            answer = '<span class="duel-no">that is legal</span>.'
        else:
            answer = f"refused. {escape(tried.refusal.text)} {rule_link(tried.refusal.rule)}"
            if tried.found is not None:
                answer += ' <span class="duel-no">The scenario says otherwise.</span>'
        parts.append(f"<div>{_mark(tried.found is None)} {what}: {answer}</div>")
    if step.statements:
        parts.append(
            _listed(
                f"{_mark(one.found is None)} {_said(one.text)}"
                + (f"; found: {escape(one.found)}" if one.found is not None else "")
                for one in step.statements
            )
        )
    return "".join(parts)


def _said(text: str) -> str:
    """A statement of a scenario; one about events by a rule gives the rule to read."""
    found = _EVENT.fullmatch(text.strip())
    if found is None:
        return escape(text)
    return f"{'nothing' if found['no'] else 'something'} happened by {rule_link(found['rule'])}"


def verdict(walkthrough: Walkthrough) -> str:
    """The answer, and what the engine says to it."""
    parts = []
    if walkthrough.case.answer:
        parts.append(f"<p><b>Answer:</b> {escape(walkthrough.case.answer)}</p>")
    parts.append(f"<p>{_mark(walkthrough.holds)} <b>Verdict:</b> {escape(walkthrough.verdict)}</p>")
    if walkthrough.failures:
        parts.append(_listed(escape(str(failure)) for failure in walkthrough.failures))
    if walkthrough.scenario.rules:
        links = " ".join(rule_link(rule, named=True) for rule in walkthrough.scenario.rules)
        parts.append(f'<div class="duel-rules"><small>Rules:</small> {links}</div>')
    return f'<div class="duel-verdict">{"".join(parts)}</div>'


def static(walkthroughs: Iterable[Walkthrough]) -> str:
    """The whole scenario in words, for a place without widgets."""
    parts: list[str] = []
    for walkthrough in walkthroughs:
        if not parts:
            parts.append(head(walkthrough.scenario))
        parts.append(question(walkthrough))
        last = len(walkthrough.steps) - 1
        for number, step in enumerate(walkthrough.steps):
            parts.append(step_panel(step, number, last))
        parts.append(verdict(walkthrough))
    return f'{STYLE}<div class="duel-page">{"".join(parts)}</div>'


def picture(state: GameState) -> bytes:
    """The board of a position as a PNG for the file of a notebook."""
    return png.to_bytes(scene(state.view(state.to_act)), PICTURE_SCALE)


def _mark(good: bool) -> str:
    return '<span class="duel-yes">✓</span>' if good else '<span class="duel-no">✗</span>'


def _listed(items: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"
