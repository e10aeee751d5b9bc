"""Vocabulary for Cities: coins, cards, Wonders, tokens, symbols, prices, points."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from duel_nb.catalog import RESOURCES, Card, Component, Divinity, Gate, Wonder
from duel_nb.engine import GameState
from duel_nb.engine.rules.payment import PaymentLine
from duel_nb.messages import Message
from duel_nb.quoting import shown
from duel_nb.scenarios.errors import UnknownSentence
from duel_nb.scenarios.model import Found, Moment
from duel_nb.scenarios.words.terms import TERMS, Named, Term, check_activation, component
from duel_nb.scenarios.words.vocabulary import CATEGORIES, group, number, sentence


@number("{who} coins", "A coins -1", "the coins in a player's treasury")
def _coins(state: GameState, who: str) -> int:
    return state.city(who).coins


@number("{who} {colour}", "A yellow 3", "how many cards of a colour stand in a City")
def _coloured(state: GameState, who: str, colour: str) -> int:
    return state.city(who).count(colour)


@number(
    "{who} produces {resource}",
    "A produces wood 2",
    "units of a resource that brown and grey cards produce",
)
def _produces(state: GameState, who: str, resource: str) -> int:
    return state.city(who).production[resource]


@number("{who} score", "A score 7", "all points, as if the game ended now")
def _score(state: GameState, who: str) -> int:
    return state.scores()[who].total


@number(
    "{who} score {category}",
    "A score blue 5",
    "a line of the score sheet: " + ", ".join(CATEGORIES),
)
def _score_line(state: GameState, who: str, category: str) -> int:
    return state.scores()[who].categories.get(category, 0)


@group("{who} city", "card", "A city +Library", "the Buildings of a player")
def _city(state: GameState, who: str) -> Iterable[str]:
    return (card.id for card in state.city(who).buildings)


@group("{who} built", "wonder", "A built +Sphinx", "the Wonders of a player that stand")
def _built(state: GameState, who: str) -> Iterable[str]:
    return (site.wonder.id for site in state.city(who).wonders if site.standing)


@group("{who} wonders", "wonder", "B wonders -Colossus", "the Wonders that do not stand")
def _wonders(state: GameState, who: str) -> Iterable[str]:
    return (site.wonder.id for site in state.city(who).wonders if not site.standing)


@group("{who} progress", "progress", "A progress +Law", "the Progress tokens of a player")
def _progress(state: GameState, who: str) -> Iterable[str]:
    return (token.id for token in state.city(who).progress)


@group("{who} symbols", "symbol", "A symbols 5", "the different scientific symbols of a player")
def _symbols(state: GameState, who: str) -> Iterable[str]:
    return list(state.city(who).symbols)


@sentence(
    "{who} discard +{cards}",
    "B discard +Press",
    "cards of a City have gone to the discard pile",
    about_change=True,
)
def _lost(moment: Moment, who: str, cards: list[Card]) -> Found | None:
    assert moment.before is not None
    gone = [
        card
        for card in moment.before.city(who).buildings
        if card in moment.after.discard_pile and card not in moment.after.city(who).buildings
    ]
    if all(card in gone for card in cards):
        return None
    if not gone:
        return Message("found-nothing-discarded", who=who)
    return f"{who} discard +{', '.join(card.name for card in gone)}"


@sentence(
    "{who} produces {resources}",
    "A produces glass or papyrus",
    "a card or Wonder gives one of these for each construction",
)
def _chooses(moment: Moment, who: str, resources: frozenset[str]) -> Found | None:
    choices = moment.after.city(who).choices
    if any(frozenset(choice) == resources for choice in choices):
        return None
    if not choices:
        return Message("found-no-choice-of-resources", who=who)
    return ", ".join(f"{who} produces {' or '.join(choice)}" for choice in choices)


@sentence(
    "price of {priced} for {who} is {count}",
    "price of Library for A is 6",
    "what a card, a Wonder, an activation or a unit of a resource costs, in coins",
)
def _price(
    moment: Moment, priced: str | Card | Wonder | Divinity | Gate, who: str, count: int
) -> Found | None:
    if isinstance(priced, Divinity | Gate):
        return check_activation(moment, priced, who, 0, count)
    if isinstance(priced, str):
        price = moment.after.city(who).prices[priced]
        return None if price == count else f"price of {priced} for {who} is {price}"
    payment = moment.after.cost_of(priced.id, who)
    return None if payment.total == count else payment.message


class BillItem(NamedTuple):
    """An item of a bill."""

    resource: str  # the resource
    units: int  # how many units
    price: int | None  # coins for each that is bought; None for any way to get them
    by: Component | None  # the card or Wonder that produces them, or what waives them; None for any

    def fits(self, line: PaymentLine) -> bool:
        """Whether it is this line of a bill."""
        if (line.resource, line.units) != (self.resource, self.units):
            return False
        if self.price is not None:
            return line.kind == "bought" and line.coins == self.price * self.units
        return self.by in (None, line.message.parts.get("source"), line.message.parts.get("by"))


_ITEM: Final = re.compile(
    rf"(?P<units>\d{{1,2}}) (?P<resource>{'|'.join(RESOURCES)})"
    r"(?: bought at (?P<price>\d{1,4})(?: each)?| from (?P<source>.+)| waived by (?P<by>.+))?",
    re.IGNORECASE,
)


def _read_item(text: str, named: Named) -> BillItem:
    match = _ITEM.fullmatch(text)
    if match is None:
        raise UnknownSentence(Message("expect-no-item", given=shown(text)))
    price, by = match["price"], None
    if match["source"]:
        by = component(match["source"], ("card", "wonder"), named)
    elif match["by"]:
        by = component(match["by"], ("progress",), named)
    units = int(match["units"])
    return BillItem(match["resource"].casefold(), units, int(price) if price else None, by)


TERMS["item"] = Term(r"\S.*", _read_item)


@sentence(
    "price of {thing} for {who} includes {item}",
    "price of Palace for A includes 1 clay from Caravansery",
    "an item of the bill: `1 clay from Caravansery`, `2 glass bought at 3`, `2 clay waived by "
    "Masonry`, or just `1 clay` in any of these ways",
)
def _includes(moment: Moment, thing: Card | Wonder, who: str, item: BillItem) -> Found | None:
    payment = moment.after.cost_of(thing.id, who)
    return None if any(map(item.fits, payment.lines)) else payment.message


@sentence(
    "{thing} is free by a chain for {who}",
    "Library is free by a chain for A",
    "a chain symbol makes a card free",
)
def _chained(moment: Moment, thing: Card | Wonder, who: str) -> Found | None:
    payment = moment.after.cost_of(thing.id, who)
    return None if payment.by_chain else payment.message


@sentence(
    "{card} lies under {wonder}",
    "Altar lies under Sphinx",
    "which Age card was used to construct a Wonder",
)
def _tucked(moment: Moment, card: Card, wonder: Wonder) -> Found | None:
    for who in ("A", "B"):
        for site in moment.after.city(who).wonders:
            if site.wonder == wonder and site.tucked is not None:
                found = site.tucked
                return None if found.id == card.id else f"{found.name} lies under {wonder.name}"
    return Message("found-nothing-under", thing=wonder)
