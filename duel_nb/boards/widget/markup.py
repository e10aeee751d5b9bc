"""The texts around the board as HTML: prompt, what is selected, log, errors.

Every name that a person typed is escaped. Rules open in place, without the kernel: each id is a
small foldable text, so the log of a saved notebook can still be read.

Attributes of what every action sends have no quotation marks: in a message each would be two bytes.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from html import escape
from typing import Final

from duel_nb.boards.drawing.labels import plural
from duel_nb.boards.widget.agora_offers import to_trigger
from duel_nb.boards.widget.offers import About, Offer
from duel_nb.boards.widget.pantheon_offers import spaces
from duel_nb.boards.widget.session import Move
from duel_nb.engine import Event, GameState
from duel_nb.rulebook import UnknownRule, rule

LOST = (
    '<div class="duel-lost" aria-live="assertive"><b>This board has lost its kernel</b>, which was '
    "restarted or has ended: what is shown can be read, but nothing on it works any more. "
    "Run the cell again for a living board.</div>"
)
"""Shown by the page itself, through the class that it gives to widgets without a kernel."""


@lru_cache(maxsize=512)
def rule_link(rule_id: str, *, brief: bool = False, titled: bool = True) -> str:
    """A rule id that opens to the rule's own words.

    Args:
        rule_id: the rule.
        brief: whether it has the title only: the page takes the words from another one on the same
            board, see `page`.
        titled: whether the title is told when the mouse rests on the id; on a live board, and for
            a brief one, the page sees to that.
    """
    try:
        found = rule(rule_id)
    except UnknownRule:
        return f"<small>{escape(rule_id)}</small>"
    name, title = escape(found.id), escape(found.title)
    kind, words = ("brief", "") if brief else ("rule", f" {escape(found.text)}")
    told = f' title="{title}"' if titled and not brief else ""
    said = f"<summary{told}>{name}</summary><b>{title}.</b>{words}"
    return f"<details class=duel-{kind}>{said}</details>"


def prompt(state: GameState, known: Container[str] = ()) -> str:
    """Who is to do what now, and why; a rule `known` from the log is brief."""
    if state.outcome is not None:
        text = state.outcome.told(state.names)
        text = text[:1].upper() + text[1:]
        totals = ", ".join(
            f"{name} {sheet.total}"
            for name, sheet in zip(state.names, state.scores().values(), strict=True)
        )
        why = state.outcome.rule
        link = rule_link(why, brief=why in known, titled=False)
        body = f"<b>{escape(text)}.</b> Points: {escape(totals)} {link}"
    elif state.decisions:
        due = state.decisions[-1]
        link = rule_link(due.rule, brief=due.rule in known, titled=False)
        body = f"<b>{escape(due.text)}</b> {link}"
    else:
        name = escape(state.names["AB".index(state.turn)])
        more = " or one of the Pantheon" if any(spaces(state)) else ""
        if to_trigger(state):
            more += ", or first a prepared Conspiracy"
        body = f"<b>{name}'s turn, Age {'I' * state.age}.</b> Select an accessible card{more}."
    return _prompt(body)


def veiled(state: GameState) -> str:
    """The prompt while the board waits for the other player to sit down before it."""
    name = escape(state.names["AB".index(state.to_act or "A")])
    body = f"<b>Pass the board to {name}.</b> What only {name} may see is covered."
    return _prompt(body)


def _prompt(body: str) -> str:
    return f"<div class=duel-prompt role=status aria-live=polite>{body}</div>"


def about_panel(about: About) -> str:
    """What is known of the selected thing."""
    lines = "".join(f"<p>{escape(line)}</p>" for line in about.lines)
    return f'<div class="duel-about"><p><b>{escape(about.title)}</b></p>{lines}</div>'


def effect(offer: Offer, foretells: bool = True) -> str:
    """What an action would do, with the itemised bill to unfold."""
    told = offer.foretold if foretells else offer.note
    bill = ""
    if offer.bill:
        items = escape(offer.bill)
        bill = f" <details class=duel-bill><summary>the bill</summary>{items}.</details>"
    return f'<div class="duel-note">{escape(told)}{bill}</div>'


def refused(offers: Sequence[Offer]) -> str:
    """What cannot be done, in one line that unfolds to the reasons."""
    if not offers:
        return ""
    dear = [offer for offer in offers if offer.rule == "BASE-COST-04"]
    wonders = [offer for offer in dear if offer.action.verb == "wonder"]
    parts = [f"{plural(len(wonders), 'Wonder')} too dear"] if wonders else []
    parts += [f"too dear to {offer.action.verb}" for offer in dear if offer not in wonders]
    if len(offers) > len(dear):
        parts.append(f"{len(offers) - len(dear)} not possible")
    said = ", ".join(parts)
    reasons = "".join(
        f"<p><b>{escape(offer.label)}</b>: {escape(offer.note)} {rule_link(offer.rule or '')}</p>"
        for offer in offers
    )
    summary = f"<summary>{escape(said[:1].upper() + said[1:])}</summary>"
    return f"<details class=duel-refused>{summary}{reasons}</details>"


def note(text: str, rule_id: str | None) -> str:
    """The note beside a button, with the rule that forbids the action."""
    link = f" {rule_link(rule_id)}" if rule_id else ""
    return f'<div class="duel-note">{escape(text)}{link}</div>'


def happened(moves: Sequence[Move], names: tuple[str, str]) -> str:
    """What the last actions did, in one line; it is read out with the prompt."""
    if not moves:
        return ""
    parts = []
    for move in moves:
        who = escape(names["AB".index(move.player)])
        what = "a secret choice" if move.secret else escape(str(move.action))
        told = escape(" ".join(event.text for event in move.events))
        parts.append(f"<b>{who}: {what}.</b> {told}")
    return f"<div class=duel-happened>{' '.join(parts)}</div>"


def entry(move: Move, names: tuple[str, str], known: Container[str] = ()) -> str:
    """One action in the log, each event with its rule; rules `known` from above are brief."""
    who = escape(names["AB".index(move.player)])
    what = "a secret choice" if move.secret else escape(str(move.action))
    told = _events(move.events, "Nothing happens.", known)
    return f"<h4>{move.number}. {who}: {what}</h4>{told}"


def beginning(start: GameState, known: Container[str] = ()) -> str:
    """What the log says of the position it begins with; rules `known` from above are brief."""
    return f"<h4>Beginning</h4>{_events(start.events, 'Nothing has happened yet.', known)}"


_COURSE: Final = {
    "base": ("BASE-STRUCT-06", "BASE-AGE-01", "BASE-AGE-02", "BASE-AGE-03"),
    "pantheon": ("PAN-SETUP-06", "PAN-ENKI-01", "PAN-GATE-02", "PAN-GATE-04"),
}
"""Rules that many things happen by at once, when an Age ends or the Gate is activated."""


def course(start: GameState) -> tuple[str, ...]:
    """The rules by which a game goes on to its next Age; none where no Age follows."""
    if start.age == 3 or start.outcome is not None:
        return ()
    return tuple(
        rule for name in ("base", *sorted(start.expansions)) for rule in _COURSE.get(name, ())
    )


def to_come(rules: Iterable[str]) -> list[str]:
    """An entry of the log with rules that it will name later; none without rules."""
    links = " ".join(rule_link(name, titled=False) for name in rules)
    return [f"<h4>Rules for later</h4><div>{links}</div>"] if links else []


def disclosed(moves: Sequence[Move], names: tuple[str, str]) -> list[str]:
    """What a finished game no longer hides, as an entry of the log; none if it hid nothing."""
    told = [
        f"<li>{move.number}. {escape(names['AB'.index(move.player)])}: {escape(str(move.action))}. "
        f"{escape(' '.join(event.text for event in move.events))}</li>"
        for move in moves
    ]
    return [f"<h4>What was secret</h4><ul>{''.join(told)}</ul>"] if told else []


def _events(events: Sequence[Event], none: str, known: Container[str]) -> str:
    items = []
    told: set[str] = set()
    for event in events:
        brief = event.rule in told or event.rule in known
        link = rule_link(event.rule, brief=brief, titled=False)
        items.append(f"<li>{escape(event.text)} {link}</li>")
        told.add(event.rule)
    return f"<ul>{''.join(items) or f'<li>{none}</li>'}</ul>"


def page(entries: Iterable[str]) -> str:
    """Some entries of the log, the newest first."""
    return f"<div class=duel-log>{''.join(reversed(list(entries)))}</div>"


def failure(error: BaseException) -> str:
    """An error in a callback, as a person should see it."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return f'<div class="duel-error" role="alert">{escape(text)}</div>'
