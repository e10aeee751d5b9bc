"""The texts around the board as HTML: prompt, selection, log, errors.

Names that people typed are escaped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from duel_nb.engine import Event, GameState
from duel_nb.page.html import items, rule_link, with_rule
from duel_nb.session.offers import About, Offer, picks
from duel_nb.session.session import Move
from duel_nb.session.table import name_of
from duel_nb.words.actions import in_words
from duel_nb.words.translate import capitalised, listed, translate

_RULE_IDS: Final = r"\(((?:[A-Z]+-[A-Z0-9-]+[a-z]?(?:, )?)+)\)"
"""Ids of rules in brackets, which stand for a link in the sentences of a board."""


def prompt(state: GameState) -> str:
    """Who has to do what now, and by which rule."""
    if state.outcome is not None:
        text = capitalised(str(state.outcome.message(state.names)))
        totals = listed(
            (
                translate("player-total", who=escape(name), points=sheet.total)
                for name, sheet in zip(state.names, state.scores().values(), strict=True)
            ),
            "",
        )
        link = rule_link(state.outcome.rule)
        body = f"{translate('prompt-over', outcome=escape(text), points=totals)} {link}"
    elif state.decisions:
        due = state.decisions[-1]
        link = rule_link(due.rule)
        body = f"<b>{escape(due.text)}</b> {link}"
    else:
        name = escape(name_of(state, state.turn))
        kinds = {pick.hit.partition(":")[0] for pick in picks(state)}
        space = "-or-space" if "space" in kinds else ""
        trigger = "-or-trigger" if "conspiracy" in kinds else ""
        body = translate(f"prompt-select{space}{trigger}", who=name, age=state.age)
    return _prompt(body)


def thinking(state: GameState) -> str:
    """The prompt while a computer player is to act."""
    name = escape(name_of(state, state.to_act or state.turn))
    return _prompt(translate("prompt-thinks", who=name))


def veiled(state: GameState) -> str:
    """The prompt while the board is covered."""
    name = escape(name_of(state, state.to_act or state.turn))
    return _prompt(translate("prompt-veiled", who=name))


def _prompt(body: str) -> str:
    return f"<div class=duel-prompt>{body}</div>"


def about_panel(about: About) -> str:
    """What is known about the selection."""
    lines = "".join(f"<div>{_with_rule_links(line)}</div>" for line in about.lines)
    return f'<div class="duel-about"><b>{escape(about.title)}</b>{lines}</div>'


def without_rules(line: str) -> str:
    """A line without the ids of rules in brackets, where nobody can follow a link."""
    return re.sub(f" {_RULE_IDS}", "", line)


def _with_rule_links(line: str) -> str:
    """A line with links instead of the ids of rules in brackets."""
    return re.sub(
        _RULE_IDS, lambda found: " ".join(map(rule_link, found[1].split(", "))), escape(line)
    )


def effect(offer: Offer, foretells: bool = True) -> str:
    """What an action would do: its printed effect, what follows, and foldable bill and figures.

    Args:
        offer: the action.
        foretells: whether to say how the game would end.
    """
    figures = () if offer.gist else (offer.figures,)
    html = escape(offer.sentences(*figures, offer.note, ending=offer.ending if foretells else ""))
    if offer.gist:
        html = f"<b>{escape(offer.sentences(offer.gist))}</b> {html}"
    more = [offer.sentences(offer.bill)] if offer.bill else []
    more += [offer.sentences(offer.figures)] if offer.gist and offer.figures else []
    if more:
        summary = translate("bill" if offer.bill else "in-figures")
        html += (
            f" <details class=duel-bill><summary>{summary}</summary>"
            f"{escape(' '.join(more))}</details>"
        )
    return f'<div class="duel-note">{html}</div>'


def refused(offers: Sequence[Offer]) -> str:
    """Illegal actions in one line that unfolds to the reasons."""
    if not offers:
        return ""
    dear = [offer for offer in offers if offer.short]
    wonders = [offer for offer in dear if offer.action.verb == "wonder"]
    parts = [translate("refused-wonders", count=len(wonders))] if wonders else []
    others = dict.fromkeys(offer.action.verb for offer in dear if offer not in wonders)
    parts += [translate(f"refused-{verb}") for verb in others]
    if len(offers) > len(dear):
        parts.append(translate("refused-other", count=len(offers) - len(dear)))
    line = listed(parts, "")
    reasons = "".join(
        f"<div><b>{escape(offer.label)}</b>: {with_rule(offer.note, offer.rule)}</div>"
        for offer in offers
    )
    summary = f"<summary>{escape(capitalised(line))}</summary>"
    return f"<details class=duel-refused>{summary}{reasons}</details>"


def happened(moves: Sequence[Move], names: tuple[str, str]) -> str:
    """The last actions, which wrap, and what they did, which is cut where there is no room.

    Screen readers read all of it with the prompt; the mouse shows all of it where it rests.
    """
    if not moves:
        return ""
    done = [
        translate("move-done", who=names["AB".index(move.player)], what=move.what(names))
        for move in moves
    ]
    events = [" ".join(event.text for event in move.events) for move in moves]
    whole = "\n".join(f"{one} {what}".rstrip() for one, what in zip(done, events, strict=True))
    return (
        f'<div class=duel-happened title="{escape(whole)}"><b>{escape(" ".join(done))}</b>'
        f"<div>{escape(' '.join(filter(None, events)))}</div></div>"
    )


def entry(move: Move, names: tuple[str, str]) -> str:
    """One action in the log: a line that unfolds to its events, each with its rule."""
    return _foldable(
        escape(move.in_one_line(names)), _events(move.events, translate("log-nothing"))
    )


def beginning(start: GameState) -> str:
    """The entry of the log for the position it begins with."""
    return _foldable(
        translate("log-beginning"), _events(start.events, translate("log-nothing-yet"))
    )


def _foldable(line: str, more: str) -> str:
    return f"<details class=duel-entry><summary>{line}</summary>{more}</details>"


def disclosed(moves: Sequence[Move], names: tuple[str, str]) -> list[str]:
    """The secrets of a finished game as an entry of the log; empty if there were none."""
    entries = [
        translate(
            "move-disclosed",
            number=move.number,
            who=names["AB".index(move.player)],
            what=in_words(move.action, names),
            events=" ".join(event.text for event in move.events),
        )
        for move in moves
    ]
    heading = f"<h4>{escape(translate('log-secrets'))}</h4>"
    return [heading + items(map(escape, entries))] if entries else []


def _events(events: Sequence[Event], none: str) -> str:
    return items([with_rule(event.text, event.rule) for event in events] or [none])


def page(entries: Iterable[str]) -> str:
    """Some entries of the log, newest first."""
    return f"<div class=duel-log>{''.join(reversed(list(entries)))}</div>"
