"""The panels beside a board: points so far, both Cities, cards out of play, the open rule.

Each is a text made when its panel is open. Every name that a person typed is escaped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from html import escape

from duel_nb.boards.drawing.labels import BACK_NAMES, listed, plural
from duel_nb.boards.paint import text
from duel_nb.boards.scene.score_sheet import title
from duel_nb.boards.widget.explain import explain
from duel_nb.boards.widget.markup import rule_link
from duel_nb.catalog import CATALOG, COLOURS, RESOURCES, SCIENCE_SYMBOLS
from duel_nb.engine import GameState
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.tables import HIDDEN
from duel_nb.engine.worlds import world
from duel_nb.rulebook import UnknownRule, rule


def scores(state: GameState) -> str:
    """The points of both players by category, as if the game ended now."""
    sheets = state.scores()
    over = "The points" if state.outcome is not None else "If the game ended now"
    rows = [
        (escape(title(state, category)), *(str(sheets[who].categories[category]) for who in "AB"))
        for category in sheets["A"].categories
    ]
    rows.append(("Total", *(str(sheets[who].total) for who in "AB")))
    return _panel(f"<h4>{over}</h4>", _table(("", *state.names), rows))


def cities(state: GameState) -> str:
    """What both Cities produce, what they pay for a resource, and their scientific symbols."""
    a, b = state.city("A"), state.city("B")
    rows = [
        (
            resource,
            *(
                f"{city.production[resource]}"
                + ("+" if any(resource in choice for choice in city.choices) else "")
                + f" · {plural(city.prices[resource], 'coin')}"
                for city in (a, b)
            ),
        )
        for resource in RESOURCES
    ]
    rows.append(("Coins", str(a.coins), str(b.coins)))
    parts = [
        f"<h4>Produced · price of one more {rule_link('BASE-TRADE-01')}</h4>",
        _table(("", *state.names), rows),
    ]
    for name, city in zip(state.names, (a, b), strict=True):
        for choice in city.choices:
            parts.append(f"<p>{escape(name)} also makes 1 {escape(listed(choice, 'or'))}.</p>")
    symbols = [
        (symbol.replace("-", " "), *(_count(city.symbols.get(symbol, 0)) for city in (a, b)))
        for symbol in SCIENCE_SYMBOLS
        if symbol in a.symbols or symbol in b.symbols
    ]
    symbols.append((f"Different ones, of {SUPREMACY}", str(len(a.symbols)), str(len(b.symbols))))
    parts += [f"<h4>Scientific symbols {rule_link('BASE-SCI-06')}</h4>"]
    return _panel(*parts, _table(("", *state.names), symbols))


def _count(count: int) -> str:
    return {0: "–", 1: "yes", 2: "pair"}.get(count, str(count))


def cards(state: GameState) -> str:
    """What may still come, the discard pile, and what of the box everybody can know."""
    pile = state.discard_pile
    parts = []
    if coming := [*_coming(state)]:
        parts += ["<h4>May still come in this Age</h4>", _items(coming)]
    parts.append(f"<h4>Discard pile: {plural(len(pile), 'card')} {rule_link('BASE-DISC-02')}</h4>")
    for colour in COLOURS:
        named = [card.name for card in pile if card.colour == colour]
        if named:
            parts.append(f"<p><b>{colour}</b>: {escape(', '.join(named))}</p>")
    parts.append("<h4>In the box</h4>")
    parts.append(_items(_box(state)))
    return _panel(*parts)


def _coming(state: GameState) -> Iterator[str]:
    """Which cards those that lie face down in the structure can be, by their backs."""
    down = Counter(place.back for place in state.structure if place.card is None)
    known = {place.card for place in state.structure} | {*state.discard_pile}
    for who in "AB":
        city = state.city(who)
        known |= {*city.buildings} | {site.tucked for site in city.wonders}
    for back, count in down.items():
        if back == "senator":
            yield f"{plural(count, BACK_NAMES[back])}, face down"
            continue
        left = [card.name for card in CATALOG.deck(back) if card not in known]
        yield f"{plural(count, BACK_NAMES[back])} of these {len(left)}: {', '.join(left)}"


def _box(state: GameState) -> Iterator[str]:
    """What is in the box as far as it follows from what lies open."""
    guess = state if state.viewer is None else world(state)
    for age, cards in enumerate(guess.removed, start=1):
        yield f"{plural(len(cards), 'card')} of Age {'I' * age}, face down"
    sets = {"base", *state.expansions}
    if "pantheon" not in state.expansions:
        guilds = len(CATALOG.deck("guild")) - CATALOG.guilds_in_age_3
        yield f"{plural(guilds, 'Guild')}, face down"
    else:
        temples = len(CATALOG.deck("grand-temple")) - CATALOG.grand_temples_in_age_3
        yield f"{plural(temples, 'Grand Temple')}, face down"
    tokens = ", ".join(CATALOG.progress[number].name for number in progress_box(state))
    locked = state.senate is not None and state.senate.locked == HIDDEN
    if tokens:
        yield f"Progress tokens: {tokens}{', but one of them is locked face down' * locked}"
    if state.age:
        owned = {site.wonder for who in "AB" for site in state.city(who).wonders}
        left = [w.name for w in CATALOG.wonders if w.set in sets and w not in owned]
        yield f"Wonders: {', '.join(left)}"


def powers(state: GameState) -> str:
    """The Pantheon and the Senate in words, with what each player has of them."""
    return _panel(_plain(text.powers(state)))


def explained(state: GameState) -> str:
    """What matters in the position, with the rules behind it."""
    items = (
        escape(remark.text) + (f" {rule_link(remark.rule)}" if remark.rule else "")
        for remark in explain(state)
    )
    return _panel(
        "<h4>What matters here</h4>", f"<ul>{''.join(f'<li>{i}</li>' for i in items)}</ul>"
    )


def words(state: GameState) -> str:
    """The whole position in words."""
    return _panel(_plain(text.text(state)))


def rules(ids: Iterable[str]) -> str:
    """Rules with their sources; an id that is unknown is said to be so."""
    parts = []
    for rule_id in dict.fromkeys(ids):
        try:
            parts.append(rule(rule_id)._repr_html_())
        except UnknownRule as error:
            parts.append(f"<p>{escape(str(error))}</p>")
    return _panel(*(parts or ["<p>No rule is open: act, or type the id of one.</p>"]))


def _plain(words: str) -> str:
    """Blocks of plain text; the lines of a drawing are not broken."""
    found = []
    for block in words.strip().split("\n\n"):
        kind = " class=duel-drawn" if block.startswith(text.DRAWN) else ""
        found.append(f"<pre{kind}>{escape(block)}</pre>")
    return "".join(found)


def _panel(*parts: str) -> str:
    return f'<div class="duel-panel">{"".join(parts)}</div>'


def _items(lines: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _table(heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"
