"""Scenarios as HTML, in a page of elements and without one.

Texts that people wrote are escaped. Rules open in place, without a kernel.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from duel_nb.boards.paint import png
from duel_nb.boards.scene.board import scene
from duel_nb.engine import GameState
from duel_nb.lessons.walkthrough import PlayedStep, Statement, Tried, Walkthrough
from duel_nb.messages import Message
from duel_nb.page.html import items, rule_link, with_rule
from duel_nb.page.module import STYLE_TAG
from duel_nb.scenarios import Scenario


def head(scenario: Scenario) -> str:
    """Title, kind and sources of a scenario."""
    about = " · ".join([str(Message(f"case-{scenario.kind}")), *map(str, scenario.sources)])
    return f"<h3>{escape(str(scenario.title))}</h3><small>{escape(about)}</small>"


def question(walkthrough: Walkthrough) -> str:
    """The question."""
    case = walkthrough.case
    asked = " — ".join(str(one) for one in (case.question, case.title) if one)
    return f'<p class="duel-question">{escape(asked)}</p>' if asked else ""


def step_panel(step: PlayedStep, number: int, last: int) -> str:
    """A step in words: events with rules, changes, illegal tries, checked statements."""
    title = escape(step.title)
    if number:
        title = str(Message("case-step-of", number=number, last=last, action=title))
    parts = [f"<h4>{title}</h4>"]
    if step.events:
        parts.append(items(with_rule(event.text, event.rule) for event in step.events))
    if step.changes:
        parts.append(f'<p class="duel-figures">{escape("; ".join(step.changes))}</p>')
    for tried in step.tried:
        parts.append(f"<div>{_mark(tried.found is None)} {_tried(tried)}</div>")
    if step.statements:
        parts.append(
            items(f"{_mark(one.found is None)} {_statement(one)}" for one in step.statements)
        )
    return "".join(parts)


def _tried(tried: Tried) -> str:
    """An action that was tried, and the result."""
    action = f"<b>{escape(tried.words)}</b>"
    if tried.refusal is None:
        text = Message("case-tries-legal", who=tried.who, action=action)
        return f'<span class="duel-no">{text}</span>'
    reason = with_rule(tried.refusal.text, tried.refusal.rule)
    text = Message("case-tries-refused", who=tried.who, action=action, reason=reason)
    if tried.found is None:
        return str(text)
    return f'{text} <span class="duel-no">{Message("case-says-otherwise")}</span>'


def _statement(one: Statement) -> str:
    """A statement of the scenario; if it does not hold, also what was found."""
    statement = escape(one.text)
    if one.rules:
        ids = "|".join(sorted(one.rules, key=len, reverse=True))
        statement = re.sub(ids, lambda found: rule_link(found[0]), statement)
    if one.found is None:
        return statement
    return str(Message("case-found", statement=statement, found=escape(str(one.found))))


def verdict(walkthrough: Walkthrough) -> str:
    """The answer and the engine's verdict."""
    parts = []
    if walkthrough.case.answer:
        answer = Message("case-answer", answer=escape(str(walkthrough.case.answer)))
        parts.append(f"<p>{answer}</p>")
    text = Message("case-verdict", verdict=escape(walkthrough.verdict))
    parts.append(f"<p>{_mark(walkthrough.holds)} {text}</p>")
    if walkthrough.failures:
        parts.append(items(escape(str(failure)) for failure in walkthrough.failures))
    if walkthrough.scenario.rules:
        links = " ".join(rule_link(rule, named=True) for rule in walkthrough.scenario.rules)
        parts.append(f'<div class="duel-rules">{Message("case-rules", rules=links)}</div>')
    return f'<div class="duel-outcome">{"".join(parts)}</div>'


def static(walkthroughs: Iterable[Walkthrough]) -> str:
    """The whole scenario in words, for a place without a page of elements."""
    parts: list[str] = []
    for walkthrough in walkthroughs:
        if not parts:
            parts.append(head(walkthrough.scenario))
        parts.append(question(walkthrough))
        last = len(walkthrough.steps) - 1
        for number, step in enumerate(walkthrough.steps):
            parts.append(step_panel(step, number, last))
        parts.append(verdict(walkthrough))
    return f'{STYLE_TAG}<div class="duel-page">{"".join(parts)}</div>'


def picture(state: GameState) -> bytes:
    """The board of a position as a PNG for the file of a notebook."""
    return png.to_bytes(scene(state.view(state.to_act)), png.PICTURE_SCALE)


def _mark(good: bool) -> str:
    return '<span class="duel-yes">✓</span>' if good else '<span class="duel-no">✗</span>'
