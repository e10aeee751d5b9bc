"""Stories as HTML, for widgets and for places without them.

Everything that a person wrote is escaped. Rules open in place, without a kernel.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable
from html import escape
from typing import Final

from duel_nb.boards.paint import png
from duel_nb.boards.scene.board import scene
from duel_nb.boards.widget.markup import rule_link
from duel_nb.engine import GameState
from duel_nb.lessons.story import Chapter, Story
from duel_nb.lessons.style import STYLE
from duel_nb.scenarios import Scenario

PICTURE_SCALE: Final = 1.0
"""Picture pixels for one board pixel in a page of several pictures."""

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


def question(story: Story) -> str:
    """What is asked."""
    asked = story.case.question
    if story.case.title:
        asked = f"{asked} — {story.case.title}" if asked else story.case.title
    return f'<p class="duel-question">{escape(asked)}</p>' if asked else ""


def chapter_panel(chapter: Chapter, number: int, last: int) -> str:
    """A chapter in words: what happened and why, what was tried, what is said of it."""
    title = escape(chapter.title)
    if number:
        title = f"Step {number} of {last}: {title}"
    parts = [f"<h4>{title}</h4>"]
    if chapter.events:
        parts.append(
            _listed(f"{escape(event.text)} {rule_link(event.rule)}" for event in chapter.events)
        )
    if chapter.changes:
        parts.append(f'<p class="duel-figures">{escape("; ".join(chapter.changes))}</p>')
    for tried in chapter.tried:
        what = f"{tried.player} tries <b>{escape(tried.action)}</b>"
        if tried.refusal is None:
            answer = '<span class="duel-no">that is legal</span>.'
        else:
            answer = f"refused. {escape(tried.refusal.text)} {rule_link(tried.refusal.rule)}"
            if tried.found is not None:
                answer += ' <span class="duel-no">The scenario says otherwise.</span>'
        parts.append(f"<div>{_mark(tried.found is None)} {what}: {answer}</div>")
    if chapter.statements:
        parts.append(
            _listed(
                f"{_mark(one.found is None)} {_said(one.text)}"
                + (f"; found: {escape(one.found)}" if one.found is not None else "")
                for one in chapter.statements
            )
        )
    return "".join(parts)


def _said(text: str) -> str:
    """A statement of a scenario; one about events by a rule gives the rule to read."""
    found = _EVENT.fullmatch(text.strip())
    if found is None:
        return escape(text)
    return f"{'nothing' if found['no'] else 'something'} happened by {rule_link(found['rule'])}"


def verdict(story: Story) -> str:
    """The answer, and what the engine says to it."""
    parts = []
    if story.case.answer:
        parts.append(f"<p><b>Answer:</b> {escape(story.case.answer)}</p>")
    parts.append(f"<p>{_mark(story.holds)} <b>Verdict:</b> {escape(story.verdict)}</p>")
    if story.failures:
        parts.append(_listed(escape(str(failure)) for failure in story.failures))
    if story.scenario.rules:
        links = " ".join(rule_link(rule) for rule in story.scenario.rules)
        parts.append(f'<div class="duel-rules"><small>Rules:</small> {links}</div>')
    return f'<div class="duel-verdict">{"".join(parts)}</div>'


def static(stories: Iterable[Story]) -> str:
    """The whole scenario for a place without widgets, with a picture of every position."""
    parts: list[str] = []
    for story in stories:
        if not parts:
            parts.append(head(story.scenario))
        parts.append(question(story))
        last = len(story.chapters) - 1
        for number, chapter in enumerate(story.chapters):
            parts.append(chapter_panel(chapter, number, last))
            changed = not number or chapter.events
            if changed:
                shown = picture(chapter.state)
                after = "after this step" if number else "at the start"
                image = f'<img alt="The board {after}" src="{shown}">'
                opened = " open" if not number and not story.case.title else ""
                parts.append(
                    f"<details{opened}><summary>The board {after}</summary>{image}</details>"
                )
        parts.append(verdict(story))
    return f'{STYLE}<div class="duel-page">{"".join(parts)}</div>'


def picture(state: GameState) -> str:
    """The board of a position as a `data:` address."""
    return f"data:image/png;base64,{png_base64(state)}"


def png_base64(state: GameState, scale: float = PICTURE_SCALE) -> str:
    """The board of a position as a PNG in base64."""
    return base64.b64encode(png.to_bytes(scene(state.view(state.to_act)), scale)).decode()


def _mark(good: bool) -> str:
    return '<span class="duel-yes">✓</span>' if good else '<span class="duel-no">✗</span>'


def _listed(items: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"
