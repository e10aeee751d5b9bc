"""The texts around the board as HTML: prompt, selection, log, panels, errors.

Names that people typed are escaped.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from duel_nb.catalog import CATALOG, COLOURS, RESOURCES, SCIENCE_SYMBOLS
from duel_nb.catalog.names import local_name
from duel_nb.engine import Event, GameState
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.tables import HIDDEN
from duel_nb.engine.worlds import world
from duel_nb.page.html import items, rule_link, table, with_rule
from duel_nb.rulebook import UnknownRule, rule
from duel_nb.session import text
from duel_nb.session.components import coins_words, resource_name, resources_listed, symbol_name
from duel_nb.session.explain import explain
from duel_nb.session.offers import About, Offer, picks
from duel_nb.session.session import Move
from duel_nb.session.table import lines_of_sheet, name_of
from duel_nb.words.actions import in_words
from duel_nb.words.people import people
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
    costly = [offer for offer in offers if offer.short]
    wonders = [offer for offer in costly if offer.action.verb == "wonder"]
    parts = [translate("refused-wonders", count=len(wonders))] if wonders else []
    others = dict.fromkeys(offer.action.verb for offer in costly if offer not in wonders)
    parts += [translate(f"refused-{verb}") for verb in others]
    if len(offers) > len(costly):
        parts.append(translate("refused-other", count=len(offers) - len(costly)))
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


def scores(state: GameState) -> str:
    """The points of both players by category, as if the game ended now."""
    over = translate("points-final" if state.outcome is not None else "points-so-far")
    rows = [(escape(words), str(a), str(b)) for words, a, b in lines_of_sheet(state)]
    return _panel(f"<h4>{over}</h4>", table(("", *people(state.names)), rows))


def cities(state: GameState) -> str:
    """Production, resource prices and scientific symbols of both Cities."""
    a, b = state.city("A"), state.city("B")
    rows = [
        (
            resource_name(resource),
            *(
                f"{city.production[resource]}"
                + ("+" if any(resource in choice for choice in city.choices) else "")
                + f" · {coins_words(city.prices[resource])}"
                for city in (a, b)
            ),
        )
        for resource in RESOURCES
    ]
    rows.append((translate("coins-heading"), str(a.coins), str(b.coins)))
    parts = [_heading("produced-heading", "BASE-TRADE-01"), table(("", *people(state.names)), rows)]
    for name, city in zip(state.names, (a, b), strict=True):
        for choice in city.choices:
            line = translate("makes-one-of", who=name, resources=resources_listed(choice))
            parts.append(f"<p>{escape(line)}</p>")
    symbols = [
        (
            symbol_name(symbol),
            *(translate("symbol-owned", count=city.symbols.get(symbol, 0)) for city in (a, b)),
        )
        for symbol in SCIENCE_SYMBOLS
        if symbol in a.symbols or symbol in b.symbols
    ]
    different = translate("symbols-different", needed=SUPREMACY)
    symbols.append((different, str(len(a.symbols)), str(len(b.symbols))))
    parts += [_heading("symbols-heading", "BASE-SCI-06")]
    return _panel(*parts, table(("", *people(state.names)), symbols))


def cards(state: GameState) -> str:
    """Cards that may still come, the discard pile, and what is known to be in the box."""
    pile = state.discard_pile
    parts = []
    if coming := [*_coming(state)]:
        parts += [_heading("coming-heading"), items(map(escape, coming))]
    parts.append(_heading("discard-spoken", "BASE-DISC-02", count=len(pile)))
    for colour in COLOURS:
        named = listed((local_name(card) for card in pile if card.colour == colour), "")
        if named:
            line = translate("colour-and-cards", colour=colour, cards=escape(named))
            parts.append(f"<p>{line}</p>")
    parts.append(_heading("box-heading"))
    parts.append(items(map(escape, _box(state))))
    return _panel(*parts)


def _coming(state: GameState) -> Iterator[str]:
    """Which cards the face-down ones of the structure can be, by their backs."""
    down = Counter(place.back for place in state.structure if place.card is None)
    known = {place.card for place in state.structure} | {*state.discard_pile}
    for who in "AB":
        city = state.city(who)
        known |= {*city.buildings} | {site.tucked for site in city.wonders}
    for back, count in down.items():
        if back == "senator":
            yield translate("backs-face-down", deck=back, count=count)
            continue
        left = [local_name(card) for card in CATALOG.deck(back) if card not in known]
        cards = listed(left, "")
        yield translate("backs-among", deck=back, count=count, left=len(left), cards=cards)


def _box(state: GameState) -> Iterator[str]:
    """What is in the box, as far as public information shows it."""
    guess = state if state.viewer is None else world(state)
    for age, cards in enumerate(guess.removed, start=1):
        yield translate("box-age-cards", age=age, count=len(cards))
    sets = {"base", *state.expansions}
    if "pantheon" not in state.expansions:
        guilds = len(CATALOG.deck("guild")) - CATALOG.guilds_in_age_3
        yield translate("backs-face-down", deck="guild", count=guilds)
    else:
        temples = len(CATALOG.deck("grand-temple")) - CATALOG.grand_temples_in_age_3
        yield translate("backs-face-down", deck="grand-temple", count=temples)
    tokens = listed((local_name(CATALOG.progress[number]) for number in progress_box(state)), "")
    locked = state.senate is not None and state.senate.locked == HIDDEN
    if tokens:
        yield translate("box-progress-locked" if locked else "box-progress", tokens=tokens)
    if state.age:
        owned = {site.wonder for who in "AB" for site in state.city(who).wonders}
        left = [local_name(w) for w in CATALOG.wonders if w.set in sets and w not in owned]
        yield translate("box-wonders", wonders=listed(left, ""))


def powers(state: GameState) -> str:
    """The Pantheon and the Senate in words, with what each player has from them."""
    return _panel(*map(_plain, text.powers(state)))


def explained(state: GameState) -> str:
    """What matters in the position, with the rules behind it."""
    remarks = items(with_rule(remark.text, remark.rule) for remark in explain(state))
    return _panel(_heading("matters-heading"), remarks)


def words(state: GameState) -> str:
    """The whole position in words."""
    return _panel(*(_plain(block, name == "structure") for name, block in text.parts(state)))


def rules(ids: Iterable[str]) -> str:
    """Rules with their sources; a message for an unknown id."""
    parts = []
    for rule_id in dict.fromkeys(ids):
        try:
            parts.append(rule(rule_id)._repr_html_())
        except UnknownRule as error:
            parts.append(f"<p>{escape(str(error))}</p>")
    return _panel(*(parts or [f"<p>{translate('no-rule-open')}</p>"]))


def _plain(block: str, drawn: bool = False) -> str:
    """A block of plain text; the lines of a drawing do not wrap."""
    return f"<pre{' class=duel-drawn' if drawn else ''}>{escape(block)}</pre>"


def _heading(key: str, rule_id: str = "", **parts: int) -> str:
    """A heading, with the rule behind the text below it."""
    link = f" {rule_link(rule_id)}" if rule_id else ""
    return f"<h4>{escape(translate(key, **parts))}{link}</h4>"


def _panel(*parts: str) -> str:
    return f'<div class="duel-panel">{"".join(parts)}</div>'
