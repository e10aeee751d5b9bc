"""Pieces of HTML that every room shows: rules that open, lists, errors, texts to copy.

Names that people typed are escaped. Each rule is a `<details>` element, so it opens without the
kernel, also in a saved notebook.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from duel_nb.errors import error_words
from duel_nb.rulebook import UnknownRule, rule
from duel_nb.words.translate import cache_by_language, translate


@cache_by_language(512)
def rule_link(rule_id: str, *, named: bool = False) -> str:
    """A small § that opens the text of a rule.

    Args:
        rule_id: the rule.
        named: show its id instead of the §.
    """
    try:
        found = rule(rule_id)
    except UnknownRule:
        return f"<small>{escape(rule_id)}</small>"
    name, title = escape(found.id), escape(found.title)
    sign, label = name if named else "§", escape(translate("rule-named", rule=found.id))
    summary = f'<summary title="{name}: {title}" aria-label="{label}">{sign}</summary>'
    words = f"<b>{name}: {title}.</b> {escape(found.text)}"
    return f"<details class=duel-rule>{summary}{words}</details>"


def with_rule(text: str, rule_id: str | None) -> str:
    """A sentence, followed by the § of its rule if it has one."""
    return f"{escape(text)} {rule_link(rule_id)}" if rule_id else escape(text)


def items(lines: Iterable[str]) -> str:
    """A list of pieces of HTML."""
    return f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table; its cells are HTML, its heads are escaped."""
    head = "".join(f"<th>{escape(word)}</th>" if word else "<td></td>" for word in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def note(text: str, rule_id: str | None) -> str:
    """The note beside a button, with the rule that forbids the action."""
    return f'<div class="duel-note">{with_rule(text, rule_id)}</div>'


def alert(sentence: str, rule_id: str | None = None) -> str:
    """Why something cannot be done, with the rule; screen readers read it at once."""
    return f'<div class="duel-error" role="alert">{note(sentence, rule_id)}</div>'


def status(html: str) -> str:
    """A status message; screen readers read it when idle."""
    return f'<div class="duel-panel" role="status">{html}</div>'


def to_copy(text: str) -> str:
    """A text with a button that copies it."""
    copy = "navigator.clipboard.writeText(this.nextElementSibling.textContent)"
    label = escape(translate("copy"))
    return f'<button onclick="{copy}">{label}</button><pre tabindex="0">{escape(text)}</pre>'


def failure(error: BaseException) -> str:
    """An error in a callback, for people."""
    return f'<div class="duel-error" role="alert">{escape(error_words(error))}</div>'
