"""Components in words: what the icons say, for labels, screen readers and terminals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from duel_nb.catalog import CATALOG, RESOURCES, Card, Component, Decree, Figure, Wonder

BACK_NAMES: Final = {
    "age-1": "Age I card",
    "age-2": "Age II card",
    "age-3": "Age III card",
    "guild": "Guild",
    "grand-temple": "Grand Temple",
    "senator": "Senator",
}
"""Deck -> what its back is called."""

AGE_NUMERALS: Final = {1: "I", 2: "II", 3: "III"}

FIGURES: Final = {
    "activation_discount": "activating costs {:coin} less",
    "wonder_discount": "{:resource} fewer to pay for a Wonder",
    "blue_discount": "{:resource} fewer to pay for a blue card",
    "economy": "takes the coins that the opponent spends on resources",
    "points_per_progress": "{:point} for each Progress token",
    "red_shield_bonus": "{:shield} more on each red card built later",
    "wonders_play_again": "each Wonder built later plays again",
    "chain_coins": "{:coin} for each card built by its chain symbol",
    "senators_free": "Senators are free",
    "keeps_both_conspiracies": "keeps both Conspiracies when conspiring",
    "points_per_pantheon_token": "{:point} for each Mythology and Offering token",
    "coins_lost_per_space": "the opponent loses {:coin} for each space of the Conflict pawn",
    "engineering_price": "any card with a chain symbol under its cost for {:coin}",
    "points_per_coin": "{:point} for each coin left on the card",
    "progress_tokens": "{:Progress token} on the card when it is revealed",
    "price_factor": "costs {:times} the price of its space",
}
"""Figures that work for as long as a component is there, in words."""


class Title(NamedTuple):
    """The name of a component as it is set: pictures draw it so, plain text marks italics.

    Attributes:
        words: the name.
        italic: whether it leans.
    """

    words: str
    italic: bool = False

    def __str__(self) -> str:
        return f"_{self.words}_" if self.italic else self.words


def card_title(card: Card) -> Title:
    """The title of a card, in every picture and every text of the board."""
    return Title(card.name)


def wonder_title(wonder: Wonder) -> Title:
    """The title of a Wonder, in every picture and every text of the board."""
    return Title(wonder.name)


def plural(count: int, word: str) -> str:
    """`count` and `word`, with an s unless there is one: "1 coin", "2 coins"."""
    return f"{count} {word}{'' if count == 1 else 's'}"


def signed(position: int) -> str:
    """A position of the Conflict pawn: "+3", "-3" or "0"."""
    return f"{position:+d}" if position else "0"


def listed(parts: Iterable[str], last: str = "and") -> str:
    """Words joined as a list: "a, b and c"."""
    found = list(parts)
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {last} {found[-1]}"


def figures(component: Component) -> Iterator[str]:
    """What is printed on a component beside its cost and what it does at once, in words."""
    if isinstance(component, Card):
        made = [f"{n} {name}" for n, name in zip(component.produces, RESOURCES, strict=True) if n]
        if made:
            yield f"produces {listed(made)}"
        if component.fixed_price:
            price = Figure(CATALOG.fixed_trade_price)
            yield f"buys {listed(component.fixed_price)} for {price:coin} each"
        if component.mythology:
            yield f"Grand Temple of the {CATALOG.mythology_token(component.mythology)} Mythology"
    if isinstance(component, Card | Wonder) and component.produces_one_of:
        yield f"produces 1 {listed(component.produces_one_of, 'or')}"
    if isinstance(component, Decree):
        yield component.text
        return
    for name, phrase in {**FIGURES, "points": "{:point}"}.items():
        if value := getattr(component, name, None):
            yield phrase.format(Figure(value))


def effects(component: Component) -> tuple[str, ...]:
    """Everything that a component brings, a few words each."""
    drafted = component.does_when_drafted if isinstance(component, Wonder) else ()
    when_drafted = (f"when drafted: {effect}" for effect in drafted)
    return (*figures(component), *when_drafted, *map(str, component.does))


@lru_cache(maxsize=256)
def card_words(card: Card) -> str:
    """A card in one line: name, colour, cost, effects and chains."""
    parts = [f"{card.colour} card" if card.colour != "senator" else "Senator"]
    parts.append("free" if card.cost.is_free and not card.senator else f"costs {card.cost}")
    if card.senator:
        price = plural(CATALOG.senator_price, "coin")
        parts[1] = f"costs {price} for each Senator in the City"
    if card.chain_symbol_under_cost:
        parts.append(f"free with the {card.chain_symbol_under_cost}")
    if card.mythology:
        name = CATALOG.mythology_token(card.mythology)
        parts.append(f"free with a {name} Mythology token")
    parts += effects(card)
    if card.chain_symbol_provided:
        parts.append(f"gives the {card.chain_symbol_provided}")
    return f"{card_title(card)}: {', '.join(parts)}"


def military_words(names: tuple[str, str], at: int, agora: bool) -> str:
    """What the Military token at a position of the track does when the pawn first gets there."""
    token = next(
        t
        for t in CATALOG.military_tokens
        if t.entered_at == abs(at) and t.set == ("agora" if agora else "base")
    )
    pushing, pushed = names if at > 0 else names[::-1]
    if not agora:
        return f"{pushed} loses {plural(token.opponent_loses, 'coin')}"
    if token.place_influence:
        return f"{pushing} places {plural(token.place_influence, 'Influence cube')}"
    taken = plural(token.remove_influence, "Influence cube")
    return f"{pushing} removes {taken} of {pushed} and moves one of their own"


@lru_cache(maxsize=64)
def wonder_words(wonder: Wonder) -> str:
    """A Wonder in one line: name, cost and effects."""
    return f"{wonder_title(wonder)}: costs {wonder.cost}; {', '.join(effects(wonder))}"


def component_words(component: Component, kind: str = "") -> str:
    """A component without a price in one line: name, of which kind it is, and effects."""
    name = component.name.removeprefix("The ") + (f" ({kind})" if kind else "")
    return f"{name}: {', '.join(effects(component))}"
