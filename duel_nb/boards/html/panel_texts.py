"""The panels beside a board as HTML: points, Cities, cards out of play, rules.

Names that people typed are escaped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from html import escape

from duel_nb.catalog import CATALOG, COLOURS, RESOURCES, SCIENCE_SYMBOLS
from duel_nb.catalog.names import local_name
from duel_nb.engine import GameState
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.tables import HIDDEN
from duel_nb.engine.worlds import world
from duel_nb.page.html import items, rule_link, table, with_rule
from duel_nb.rulebook import UnknownRule, rule
from duel_nb.session import text
from duel_nb.session.components import coins_words, resource_name, resources_words, symbol_name
from duel_nb.session.explain import explain
from duel_nb.session.table import lines_of_sheet
from duel_nb.words.translate import listed, translate


def scores(state: GameState) -> str:
    """The points of both players by category, as if the game ended now."""
    over = translate("points-final" if state.outcome is not None else "points-so-far")
    rows = [(escape(words), str(a), str(b)) for words, a, b in lines_of_sheet(state)]
    return _panel(f"<h4>{over}</h4>", table(("", *state.names), rows))


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
    parts = [_heading("produced-heading", "BASE-TRADE-01"), table(("", *state.names), rows)]
    for name, city in zip(state.names, (a, b), strict=True):
        for choice in city.choices:
            line = translate("makes-one-of", who=name, resources=resources_words(choice))
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
    return _panel(*parts, table(("", *state.names), symbols))


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
