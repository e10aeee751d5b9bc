"""Payments, itemised for people: what is produced, bought and waived, and why.

`prices` computes the prices themselves. The first of several payments is the default.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from duel_nb.catalog import CATALOG, RESOURCES, Card, Divinity, Gate, Wonder
from duel_nb.engine.rules.prices import (
    CHEAPER,
    CORRUPTION,
    ECONOMY,
    IGNORING,
    WAIVERS,
    WONDER_DISCOUNT,
    WONDER_TRADERS,
    WORTH,
    chains,
    cheaper_by,
    choice_producers,
    price_of_activation,
    price_of_senator,
)
from duel_nb.engine.state import State, pantheon_of
from duel_nb.engine.state.city import City
from duel_nb.engine.state.market import Purchase, ignoring, purchase
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import (
    CARDS,
    CHAIN,
    GATE,
    PLAYERS,
    PRODUCERS,
    PROGRESS,
    SENATORS,
    TRADERS,
    WONDERS,
    decree_of,
    members,
)
from duel_nb.messages import Listed, Message, Part

#: The kind of the line that says that Engineering's coin replaces the cost (PAN-ENGIN-01).
ENGINEERING: Final = "engineering"

#: The rules of lines that explain themselves, or that the event of the payment already names.
USUAL: Final = frozenset(
    {
        *("BASE-COST-02", "BASE-PROD-01", "BASE-PROD-02", "BASE-TRADE-01", "AGO-SENATOR-02"),
        *("PAN-ACT-03", "PAN-OFF-01", "PAN-ENGIN-01", "PAN-ENGIN-05"),
    }
)

#: The names of the resources.
_NAMES: Final = tuple(Message(f"resource-{resource}") for resource in RESOURCES)


#: What each card produces: pairs of resource number and units.
_PRODUCED: Final = tuple(
    tuple((r, units) for r, units in enumerate(card.produces) if units) for card in CARDS
)


class PaymentLine(NamedTuple):
    """One item of a payment.

    Attributes:
        kind: "chain", "engineering", "coins", "produced", "chosen", "waived" or "bought".
        message: the item with its source and price, as data; `text` is the sentence.
        rule: id of the rule behind it.
        coins: coins of this item; below zero for a discount on an activation.
        resource: resource id, None for chains and printed coins.
        units: how many units of the resource.
    """

    kind: str
    message: Message
    rule: str
    coins: int = 0
    resource: str | None = None
    units: int = 0

    @property
    def text(self) -> str:
        """The item in words."""
        return str(self.message)


@dataclass(frozen=True, slots=True, repr=False)
class Payment:
    """How something is paid for.

    Attributes:
        thing: what is paid for.
        player: "A" or "B", who pays.
        payer: that player's name.
        coins: coins of the cost itself, for the bank (BASE-COST-02, PAN-ACT-07).
        trade: coins for bought resources.
        to_opponent: how much of ``trade`` an opponent with Economy receives.
        by_chain: whether a chain symbol makes it free (BASE-CHAIN-03).
        lines: the items, in the order they are computed.
        offerings: what the Offering tokens that it spends are worth.
        others: the other sensible payments; `cost_of` gives them along with the default.
    """

    thing: Card | Wonder | Divinity | Gate
    player: str
    payer: str
    coins: int
    trade: int
    to_opponent: int
    by_chain: bool
    lines: tuple[PaymentLine, ...]
    offerings: tuple[int, ...] = ()
    others: tuple["Payment", ...] = field(default=(), compare=False)

    @property
    def name(self) -> str:
        """The name of what is paid for."""
        return self.thing.name

    @property
    def total(self) -> int:
        """Coins that leave the treasury."""
        return self.coins + self.trade

    @property
    def message(self) -> Message:
        """The whole bill: the sum, its items, and the other payments."""
        items: list[Part] = [] if self.by_chain else [Message("payment-coins", coins=self.total)]
        items += [line.message for line in self.lines]
        if self.to_opponent:
            items.append(Message("payment-to-opponent", coins=self.to_opponent))
        items += [other._instead for other in self.others]
        listed = Listed(*items, last=";")
        return Message("payment", thing=self.thing, payer=self.payer, items=listed)

    @property
    def _instead(self) -> Message:
        """What it costs and how to choose it, after the default."""
        total = Message("payment-coins", coins=self.total)
        if self.offerings:
            spent = " ".join(map(str, self.offerings))
            return Message("payment-or-using", total=total, offerings=spent)
        bill = Listed(*(line.message for line in self.lines), last=";")
        return Message("payment-or", total=total, coins=self.to_opponent, items=bill)

    def __str__(self) -> str:
        return str(self.message)

    def __repr__(self) -> str:
        return f"<Payment: {self}>"


# -- Buildings and Wonders ---------------------------------------------------------------------


def payments(state: State, player: int, thing: Card | Wonder) -> tuple[Payment, ...]:
    """The sensible payments of a Building or Wonder for a player, the default first.

    That is the cheapest one, and of several the one that gives an opponent with Economy least
    (RULINGS D-24, D-60). Another one is sensible if it gives the opponent less than all cheaper
    ones: Engineering's coin for the bank instead of one coin of trade (PAN-ENGIN-05), or with
    Decrees 5 to 7 a resource ignored rather than the coins. Other waivers only lower the trade, so
    with them the cheapest payment also gives the opponent least.
    """
    city = state.cities[player]
    if isinstance(thing, Card) and thing.senator:
        return (for_senator(state, player, thing),)
    if isinstance(thing, Card) and CHAIN[thing.index] & chains(state, player):
        return (_payment(state, player, thing, 0, [_chain(state, player, thing)], by_chain=True),)
    if isinstance(thing, Card) and thing.colour in city.market.terms.ignoring:
        found = [_by_cost(state, player, thing, coins, waiver) for coins, waiver in ignoring(thing)]
    else:
        waiver = city.market.terms.waiver(thing)
        found = [_by_cost(state, player, thing, thing.cost.coins, waiver)]
    price = city.market.terms.engineering
    if price >= 0 and isinstance(thing, Card) and CHAIN[thing.index]:
        saves = price < min(other.total for other in found)  # else it only denies Economy coins
        rule = "PAN-ENGIN-01" if saves else "PAN-ENGIN-05"
        line = PaymentLine(ENGINEERING, Message("by-engineering", coins=price), rule, price)
        found.append(_payment(state, player, thing, price, [line]))
    found.sort(key=lambda payment: (payment.total, payment.to_opponent))
    sensible: dict[int, Payment] = {}  # by what the opponent receives
    for payment in found:
        cheaper = [gives for gives, other in sensible.items() if other.total < payment.total]
        if payment.to_opponent not in sensible and all(payment.to_opponent < c for c in cheaper):
            sensible[payment.to_opponent] = payment
    return tuple(sensible.values())


def _by_cost(state: State, player: int, thing: Card | Wonder, coins: int, waiver: int) -> Payment:
    """The cheapest payment of the printed resources with these coins, ``waiver`` units waived."""
    terms = state.cities[player].market.terms
    bargain = purchase(thing.cost.resources, terms, waiver)
    lines = _lines(state, player, thing, bargain, coins)
    return _payment(state, player, thing, coins, lines, bargain.coins)


def _payment(
    state: State,
    player: int,
    thing: Card | Wonder | Divinity | Gate,
    coins: int,
    lines: Iterable[PaymentLine],
    trade: int = 0,
    by_chain: bool = False,
) -> Payment:
    """The payment of these lines: ``coins`` for the bank, and those of ``trade``."""
    who, payer = PLAYERS[player], state.names[player]
    to_opponent = trade if state.cities[1 - player].tokens & ECONOMY else 0
    return Payment(thing, who, payer, coins, trade, to_opponent, by_chain, tuple(lines))


def _chain(state: State, player: int, card: Card) -> PaymentLine:
    """What makes a card free: the player's symbol or token, or by Decree 15 the opponent's."""
    city, whom = state.cities[player], state.names[1 - player]
    own = bool(CHAIN[card.index] & (city.cards | city.mythology_bits))
    if card.mythology:
        mythology = Message(f"mythology-{card.mythology}")
        if own:
            message = Message("free-by-token", mythology=mythology)
            return PaymentLine("chain", message, "PAN-TEMPLE-02")
        message = Message("free-by-opponent-token", whom=whom, mythology=mythology)
        return PaymentLine("chain", message, "BOTH-16")
    source = CATALOG.card(card.free_if_own or "")
    symbol = Message(f"chain-symbol-{source.chain_symbol_provided}")
    if own:
        message = Message("free-by-chain", source=source, symbol=symbol)
        return PaymentLine("chain", message, "BASE-CHAIN-01")
    message = Message("free-by-opponent-chain", whom=whom, source=source, symbol=symbol)
    return PaymentLine("chain", message, "AGO-DECREE-15")


def _lines(
    state: State, player: int, thing: Card | Wonder, bargain: Purchase, coins: int
) -> Iterator[PaymentLine]:
    city, printed = state.cities[player], thing.cost.coins
    by_decree = isinstance(thing, Card) and thing.colour in city.market.terms.ignoring
    if coins < printed:
        rule = decree_of(IGNORING[getattr(thing, "colour", "")]).rule
        yield PaymentLine("waived", Message("coins-ignored", coins=printed), rule)
    elif printed:
        yield PaymentLine("coins", Message("coins-printed", coins=printed), "BASE-COST-02", printed)
    needed = list(thing.cost.resources)
    for number in members(city.cards & PRODUCERS if any(needed) else 0):
        for r, produced in _PRODUCED[number]:
            units = min(needed[r], produced)
            if units:
                needed[r] -= units
                message = _units("units-produced", r, units, source=CARDS[number])
                yield PaymentLine("produced", message, "BASE-PROD-01", 0, RESOURCES[r], units)
    producers = choice_producers(city.cards & TRADERS, city.standing & WONDER_TRADERS)
    for source, r in zip(producers, bargain.chosen, strict=True):
        if r >= 0:
            message = _units("units-produced", r, 1, source=source)
            yield PaymentLine("chosen", message, "BASE-PROD-02", 0, RESOURCES[r], 1)
    for r, units in enumerate(bargain.waived):
        if units:
            by, rule = _waiver(city, thing, by_decree)
            message = _units("units-waived", r, units, by=by)
            yield PaymentLine("waived", message, rule, 0, RESOURCES[r], units)
    prices = city.market.terms.prices
    for r, units in enumerate(bargain.bought):
        if units:
            why, rule = _price_reason(state, player, r)
            message = _units("units-bought", r, units, price=prices[r], why=why)
            yield PaymentLine("bought", message, rule, units * prices[r], RESOURCES[r], units)


def _units(key: str, resource: int, units: int, **parts: Part) -> Message:
    return Message(key, units=units, resource=_NAMES[resource], **parts)


def _waiver(city: City, thing: Card | Wonder, by_decree: bool) -> tuple[Part, str]:
    """What makes a thing cost fewer resources: a token, a Decree, or both (AGO-DECX-05)."""
    what = "wonder_discount" if isinstance(thing, Wonder) else "blue_discount"
    tokens = [PROGRESS[i] for i in members(city.tokens & WAIVERS) if getattr(PROGRESS[i], what)]
    decree = Message("decree")
    if isinstance(thing, Card) and by_decree:
        return decree, decree_of(IGNORING[thing.colour]).rule
    if isinstance(thing, Card) or not city.decrees & WONDER_DISCOUNT:
        return tokens[0], "BASE-PROGX-01"
    if tokens:
        return Listed(*tokens, decree, last="and"), "AGO-DECX-05"
    return decree, decree_of(WONDER_DISCOUNT).rule


def _price_reason(state: State, player: int, resource: int) -> tuple[Message, str]:
    """Why a resource has its price, and the rule that says so."""
    city, name = state.cities[player], RESOURCES[resource]
    for number in members(city.cards & TRADERS):
        if name in CARDS[number].fixed_price:
            return Message("price-fixed", source=CARDS[number]), "BASE-TRADE-06"
    symbols = state.cities[1 - player].produced[resource]
    message = Message(
        "price-with-symbols" if symbols else "price-without-symbols",
        coins=CATALOG.base_trade_price,
        symbols=symbols,
        resource=_NAMES[resource],
        whom=state.names[1 - player],
    )
    decrees = city.decrees & CHEAPER[name]
    if not decrees:
        return message, "BASE-TRADE-01"
    less, _ = cheaper_by(decrees)
    return Message("price-less-by-decree", price=message, coins=less), decree_of(CHEAPER[name]).rule


# -- Senators and the Pantheon -----------------------------------------------------------------


def for_senator(state: State, player: int, card: Card) -> Payment:
    """The price of a Senator (AGO-SENATOR-02, AGO-CORRUPTION-01)."""
    city = state.cities[player]
    price, count = price_of_senator(city), (city.cards & SENATORS).bit_count()
    if city.tokens & CORRUPTION:
        line = PaymentLine("coins", Message("senators-free"), "AGO-CORRUPTION-01")
    else:
        line = PaymentLine("coins", Message("senators", count=count), "AGO-SENATOR-02", price)
    return _payment(state, player, card, price, [line])


def sensible_offerings(state: State, player: int, card: int) -> list[int]:
    """The sets of a player's Offering tokens (bits) to activate a card of the Pantheon with.

    Those in which no token is wasted (PAN-OFF-03): none at all, then the fewest, worth least.
    """
    owned = state.cities[player].offerings
    prices = {
        offerings: price_of_activation(state, player, card, offerings)
        for offerings in sorted(range(len(WORTH)), key=lambda bits: (bits.bit_count(), WORTH[bits]))
        if not offerings & ~owned
    }
    return [
        offerings
        for offerings, price in prices.items()
        if all(prices[offerings & ~(1 << one)] > price for one in members(offerings))
    ]


def for_activation(state: State, player: int, card: int, offerings: int) -> Payment:
    """The price of a card that lies in the Pantheon, with these Offering tokens (PAN-ACT-03)."""
    number = pantheon_of(state).spaces.index(card)
    printed = CATALOG.pantheon_spaces[number].costs[player]
    message = Message("coins-of-space", coins=printed, space=number + 1)
    lines = [PaymentLine("coins", message, "PAN-ACT-03", printed)]
    if card == GATE:
        factor = CATALOG.gate.price_factor
        more = printed * (factor - 1)
        message = Message("coins-of-the-gate", coins=more, factor=factor)
        lines.append(PaymentLine("coins", message, "PAN-GATE-01", more))
    for number in members(state.cities[player].standing):
        wonder = WONDERS[number]
        less = wonder.activation_discount
        if less:
            message = Message("less-by-wonder", coins=less, wonder=wonder)
            lines.append(PaymentLine("waived", message, "PAN-SANCT-01", -less))
    for offering in members(offerings):
        worth = CATALOG.offering_tokens[offering]
        lines.append(
            PaymentLine("waived", Message("less-by-offering", coins=worth), "PAN-OFF-01", -worth)
        )
    total = sum(line.coins for line in lines)
    if total < 0:
        lines.append(PaymentLine("coins", Message("no-change"), "PAN-OFF-03", -total))
    paid = _payment(state, player, pantheon_card(card), max(0, total), lines)
    return replace(paid, offerings=tuple(CATALOG.offering_tokens[i] for i in members(offerings)))
