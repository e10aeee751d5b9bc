"""Components in words: what the icons say, for labels, screen readers and terminals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from duel_nb.catalog import (
    CATALOG,
    RESOURCES,
    Card,
    Component,
    Cost,
    Decree,
    Divinity,
    Effect,
    Gate,
    MilitaryToken,
    Wonder,
)
from duel_nb.catalog.names import local_name
from duel_nb.engine import City, Payment
from duel_nb.engine.actions import track_place
from duel_nb.messages import Listed, Message
from duel_nb.words import language
from duel_nb.words.effects import effect_message, figure_messages
from duel_nb.words.translate import cache_by_language, listed, translate


class Title(NamedTuple):
    """The name of a component and its style; plain text has only the words.

    Attributes:
        words: the name.
        italic: whether it is set in italics.
    """

    words: str
    italic: bool = False


class Details(NamedTuple):
    """Everything printed on a component.

    Attributes:
        title: its name.
        lines: kind, cost and effects, one line each.
    """

    title: Title
    lines: tuple[str, ...] = ()


def card_title(card: Card) -> Title:
    """The title of a card, in every picture and every text of the board."""
    return Title(local_name(card))


def wonder_title(wonder: Wonder) -> Title:
    """The title of a Wonder, in every picture and every text of the board."""
    return Title(local_name(wonder))


def with_english(component: Component, name: str) -> str:
    """A name, followed by the English one if its translation is marked as unsure."""
    if language() not in component.unsure or name == component.name:
        return name
    return translate("name-with-english", name=name, english=component.name)


def track_words(names: tuple[str, str], position: int) -> str:
    """Where something is on the military track: "3 spaces towards Ben"."""
    place = track_place(position, names)
    return translate(place.key, **place.parts)


def resource_name(resource: str) -> str:
    """What a resource is called."""
    return translate(f"resource-{resource}")


def resources_listed(resources: Iterable[str], last: str = "or") -> Listed:
    """Several resources as a list: "wood, clay or stone"."""
    return Listed(*(Message(f"resource-{resource}") for resource in resources), last=last)


def units_words(units: Sequence[int]) -> Iterator[str]:
    """An amount of each resource, in the order of `RESOURCES`: "2 wood", "1 glass"."""
    for count, resource in zip(units, RESOURCES, strict=True):
        if count:
            yield translate("units-of", units=count, resource=resource)


def made_words(city: City) -> list[str]:
    """What a City produces: "2 wood", "1 clay or stone"."""
    choices = (translate("one-of", resources=resources_listed(choice)) for choice in city.choices)
    return [*units_words([*city.production.values()]), *choices]


def prices_words(city: City) -> Iterator[str]:
    """What the owner of a City pays the bank for a unit of each resource: "wood 2"."""
    for resource, price in city.prices.items():
        yield translate("text-price", resource=resource_name(resource), price=price)


def coins_words(coins: int) -> str:
    """A number of coins: "1 coin", "2 coins"."""
    return translate("count-coins", coins=coins)


def price_words(coins: int) -> str:
    """A price in coins, or "free"."""
    return str(price_message(coins))


def price_message(coins: int) -> Message:
    """A price in coins, or "free", as data."""
    return Message("count-coins", coins=coins) if coins else Message("offer-free")


def payment_words(ways: Sequence[Payment], names: tuple[str, str]) -> str:
    """The price of an action in words; "" if there is no payment: see `payment_message`."""
    return str(payment_message(ways, names)) if ways else ""


def payment_message(ways: Sequence[Payment], names: tuple[str, str]) -> Message:
    """The price of an action; and who receives it, if another payment would give it to another.

    Args:
        ways: the payment of the action, then its other sensible ones.
        names: the players' names.
    """
    own, gives = ways[0], {paid.to_opponent for paid in ways}
    if len(gives) == 1:
        return price_message(own.total)
    share = {0: "none", own.total: "all"}.get(own.to_opponent, "some")
    return Message(
        "price-received",
        price=price_message(own.total),
        share=share,
        coins=own.to_opponent,
        whom=names[own.player == "A"],
    )


def cost_words(cost: Cost) -> str:
    """A cost as it is printed, such as "2 coins, 1 clay", or "free"."""
    coins = [coins_words(cost.coins)] if cost.coins else []
    return listed([*coins, *units_words(cost.resources)], "") or translate("costs-nothing")


def lasting_effects(component: Component) -> Iterator[str]:
    """What a component produces, and its other lasting effects, in words."""
    if isinstance(component, Card):
        made = listed(units_words(component.produces))
        if made:
            yield translate("produces", units=made)
        if component.fixed_price:
            bought = resources_listed(component.fixed_price, "and")
            coins = CATALOG.fixed_trade_price
            yield translate("buys-at-fixed-price", resources=bought, coins=coins)
        if component.mythology:
            yield translate("grand-temple-of", mythology=mythology_message(component.mythology))
    if isinstance(component, Card | Wonder) and component.produces_one_of:
        yield translate("produces-one-of", resources=resources_listed(component.produces_one_of))
    if isinstance(component, Decree):
        yield from _decree(component)
        return
    yield from map(str, figure_messages(component))
    if points := getattr(component, "points", None):
        yield translate("figure-points", figure=points)


def _decree(decree: Decree) -> Iterator[str]:
    """What a Decree does for whoever controls its Chamber."""
    if decree.levy is not None:
        yield translate("decree-levy", what=decree.levy.what)
    if decree.ignores is not None:
        yield translate("decree-ignores", what=decree.ignores[0])
    if decree.cheaper is not None:
        what, coins = decree.cheaper.what, decree.cheaper.coins
        yield translate("decree-cheaper", what=what, coins=coins, least=decree.price_at_least)
    for name in _DECREE_FIGURES:
        if value := getattr(decree, name):
            yield translate(f"decree-{name.replace('_', '-')}", figure=int(value))


_DECREE_FIGURES: Final = (
    "wonder_discount",
    "shields",
    "blue_cards",
    "discard_coins",
    "opponent_chains",
    "conspirator_plays_again",
)


def effect_words(effect: Effect) -> str:
    """An immediate effect in words."""
    return str(effect_message(effect))


def symbol_name(symbol: str) -> str:
    """What a scientific symbol is called."""
    return translate(f"symbol-{symbol}")


def effects(component: Component) -> tuple[str, ...]:
    """All effects of a component, a few words each."""
    drafted = component.does_when_drafted if isinstance(component, Wonder) else ()
    when_drafted = (translate("when-drafted", effect=effect_words(effect)) for effect in drafted)
    return (*lasting_effects(component), *when_drafted, *map(effect_words, component.does))


@cache_by_language(256)
def card_words(card: Card) -> str:
    """A card in one line: name, colour, cost, effects and chains."""
    return _one_line(details(card))


def _one_line(of: Details) -> str:
    return translate("described", name=of.title.words, what=listed(of.lines, ""))


def details(component: Component, kind: str = "") -> Details:
    """Everything printed on a component: name, kind, cost, effects.

    Args:
        component: which one.
        kind: is added to its name, such as the Mythology of a Divinity.
    """
    if isinstance(component, Card):
        title = card_title(component)
    elif isinstance(component, Wonder):
        title = wonder_title(component)
    else:
        title = Title(local_name(component))
    name = with_english(component, title.words)
    if not isinstance(component, Card | Wonder):
        name = (
            translate("named-kind", name=name, kind=kind)
            if kind
            else translate("bare-name", name=name)
        )
    return Details(Title(name, title.italic), tuple(_printed(component)))


def _printed(component: Component) -> Iterator[str]:
    """A component's kind, cost, effects and chain symbols."""
    if isinstance(component, Card):
        yield translate("card-of-colour", colour=component.colour)
        if component.senator:
            yield translate("costs-for-each-senator", coins=CATALOG.senator_price)
        elif component.cost.is_free:
            yield translate("costs-nothing")
        else:
            yield translate("costs", cost=cost_words(component.cost))
        if component.chain_symbol_under_cost:
            yield translate("free-with-symbol", symbol=_chain(component.chain_symbol_under_cost))
        if component.mythology:
            yield translate("free-with-mythology", mythology=mythology_message(component.mythology))
    elif isinstance(component, Wonder):
        yield translate("costs", cost=cost_words(component.cost))
    yield from effects(component)
    if isinstance(component, Card) and component.chain_symbol_provided:
        yield translate("gives-symbol", symbol=_chain(component.chain_symbol_provided))


def _chain(symbol: str) -> str:
    return translate(f"chain-symbol-{symbol}")


def military_token(distance: int, agora: bool) -> MilitaryToken:
    """The Military token at so many spaces from the middle of the track."""
    kind = "agora" if agora else "base"
    return next(
        token
        for token in CATALOG.military_tokens
        if token.entered_at == distance and token.set == kind
    )


def military_words(names: tuple[str, str], at: int, agora: bool) -> str:
    """What the Military token at a position of the track does when the pawn first gets there."""
    token = military_token(abs(at), agora)
    pushing, pushed = names if at > 0 else names[::-1]
    if not agora:
        return translate("military-token-coins", pushed=pushed, coins=token.opponent_loses)
    if token.place_influence:
        return translate("military-token-place", pushing=pushing, cubes=token.place_influence)
    return translate(
        "military-token-remove", pushing=pushing, pushed=pushed, cubes=token.remove_influence
    )


@cache_by_language(64)
def wonder_words(wonder: Wonder) -> str:
    """A Wonder in one line: name, cost and effects."""
    return translate(
        "described-with-cost",
        name=details(wonder).title.words,
        cost=cost_words(wonder.cost),
        what=listed(effects(wonder), ""),
    )


@cache_by_language(256)
def component_words(component: Component, kind: str = "") -> str:
    """A component without a cost in one line: name, kind and effects."""
    return _one_line(details(component, kind))


def token_name(token: str | int) -> str:
    """A token on a card in words: "Greek Mythology token", "Offering token worth 3"."""
    if isinstance(token, str):
        return translate("mythology-token-named", mythology=mythology_message(token))
    return translate("offering-token-named", value=token)


def mythology_message(mythology: str) -> Message:
    """A Mythology as part of a message, which may need it in another case."""
    return Message(f"mythology-{mythology}")


def mythology_name(mythology: str) -> str:
    """The name of a Mythology, such as "Greek"."""
    return str(mythology_message(mythology))


def divinity_words(card: Divinity | Gate) -> str:
    """A card of the Pantheon in one line: name, Mythology and effect."""
    mythology = mythology_of(card)
    return component_words(card, mythology_name(mythology) if mythology else "")


def card_hit(card: Card | Divinity | Gate) -> str:
    """The hit id of a card that lies in a City or in a tray: of identical Senators each has one."""
    if not isinstance(card, Card):
        return f"divinity:{card.id}"
    return f"card:{card.id}.{card.copy}" if card.copy else f"card:{card.id}"


def id_in(hit: str) -> str:
    """The id of the component that a hit id is about: "library" for "card:library"."""
    return hit.partition(":")[2].partition(".")[0]


def card_at(hit: str) -> Card:
    """The card with this hit id; raises `UnknownName`."""
    first, *others = CATALOG.copies(id_in(hit))
    return next((card for card in others if card_hit(card) == hit), first)


def find_card(name: str) -> Divinity | Gate:
    """The card of the Pantheon with this id; "gate" is the Gate."""
    return CATALOG.gate if name == CATALOG.gate.id else CATALOG.divinity(name)


def mythology_of(card: Divinity | Gate) -> str | None:
    """The Mythology of a Divinity; None for the Gate."""
    return card.mythology if isinstance(card, Divinity) else None
