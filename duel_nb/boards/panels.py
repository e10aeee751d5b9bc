"""The texts around the board as HTML: prompt, what is selected, log, errors.

Every name that a person typed is escaped. Rules open in place, without the kernel: each id is a
small foldable text, so the log of a saved notebook can still be read.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from duel_nb.boards.offers import About
from duel_nb.boards.pantheon_offers import spaces
from duel_nb.boards.session import Move
from duel_nb.engine import GameState
from duel_nb.rulebook import UnknownRule, rule

STYLE = """<style>
.duel-prompt{font-size:15px;line-height:1.35;margin:2px 0}
.duel-about{line-height:1.4;margin:2px 0 4px}
.duel-about p,.duel-prompt p{margin:0}
.duel-log{max-height:260px;overflow-y:auto;line-height:1.35;font-size:13px;
 border:1px solid var(--jp-border-color2,#bbb);border-radius:4px;padding:4px 8px}
.duel-log h4{margin:6px 0 1px;font-size:13px}
.duel-log ul{margin:0 0 2px 16px;padding:0}
.duel-log li{margin:0}
.duel-rule{display:inline}
.duel-rule summary{display:inline;cursor:pointer;font-size:11px;
 color:var(--jp-content-link-color,#0b5cad);list-style:none;white-space:nowrap}
.duel-rule summary::-webkit-details-marker{display:none}
.duel-rule[open]{display:block;background:var(--jp-layout-color2,#eee);padding:2px 8px;
 border-radius:4px;margin:2px 0}
.duel-error{border-left:4px solid #c62828;padding:2px 8px}
.duel-note{font-size:13px;line-height:1.3;padding:7px 0 3px 6px;min-height:17px}
</style>"""


def rule_link(rule_id: str) -> str:
    """A rule id that opens to the rule's own words."""
    try:
        found = rule(rule_id)
    except UnknownRule:
        return f"<small>{escape(rule_id)}</small>"
    return (
        f'<details class="duel-rule"><summary title="{escape(found.title)}">{escape(found.id)}'
        f"</summary><b>{escape(found.title)}.</b> {escape(found.text)}</details>"
    )


def prompt(state: GameState) -> str:
    """Who is to do what now, and why."""
    if state.outcome is not None:
        text = state.outcome.told(state.names)
        text = text[:1].upper() + text[1:]
        totals = ", ".join(
            f"{name} {sheet.total}"
            for name, sheet in zip(state.names, state.scores().values(), strict=True)
        )
        body = f"<b>{escape(text)}.</b> Points: {escape(totals)} {rule_link(state.outcome.rule)}"
    elif state.decisions:
        due = state.decisions[-1]
        body = f"<b>{escape(due.text)}</b> {rule_link(due.rule)}"
    else:
        name = escape(state.names["AB".index(state.turn)])
        more = " or one of the Pantheon" if any(spaces(state)) else ""
        body = f"<b>{name}'s turn, Age {'I' * state.age}.</b> Select an accessible card{more}."
    return f'<div class="duel-prompt" role="status" aria-live="polite">{body}</div>'


def about_panel(about: About | None) -> str:
    """What is known of the selected thing."""
    if about is None:
        return ""
    lines = "".join(f"<p>{escape(line)}</p>" for line in about.lines)
    return f'<div class="duel-about"><p><b>{escape(about.title)}</b></p>{lines}</div>'


def note(text: str, rule_id: str | None) -> str:
    """The note beside a button, with the rule that forbids the action."""
    link = f" {rule_link(rule_id)}" if rule_id else ""
    return f'<div class="duel-note">{escape(text)}{link}</div>'


def log(moves: Iterable[Move], names: tuple[str, str], start: GameState) -> str:
    """The log, newest action first, each event with its rule."""
    parts = []
    for move in reversed(list(moves)):
        who = escape(names["AB".index(move.player)])
        items = "".join(
            f"<li>{escape(event.text)} {rule_link(event.rule)}</li>" for event in move.events
        )
        what = "a secret choice" if move.secret else escape(str(move.action))
        parts.append(f"<h4>{move.number}. {who}: {what}</h4><ul>{items}</ul>")
    items = "".join(
        f"<li>{escape(event.text)} {rule_link(event.rule)}</li>" for event in start.events
    )
    parts.append(f"<h4>Beginning</h4><ul>{items or '<li>Nothing has happened yet.</li>'}</ul>")
    return f'<div class="duel-log" tabindex="0" aria-label="Log">{"".join(parts)}</div>'


def failure(error: BaseException) -> str:
    """An error in a callback, as a person should see it."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return f'<div class="duel-error" role="alert">{escape(text)}</div>'
