"""What things cost: production, trade, fixed prices, choice producers, waivers.

Implements BASE-COST, BASE-PROD, BASE-TRADE, BASE-CHAIN and the tokens that change costs. Three
layers, each asking the one below:

* `purchase` works out the cheapest way to come by the resources of a cost;
* a `Market` remembers those prices for one buying situation (`Terms`), because the same
  situation is asked for many cards and, in simulations, in many games;
* `payments` itemises for people: what is produced by which card, what is bought at which price
  and why, what is waived by what. Its first entry is the payment that is made by default.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from duel_nb.catalog import CATALOG, RAW, RESOURCES, Card, Divinity, Figure, Wonder
from duel_nb.engine.actions import Action
from duel_nb.engine.errors import IllegalAction, Refusal
from duel_nb.engine.messages import plain
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City
from duel_nb.engine.state.market import (
    WONDER_KEY,
    Market,
    Purchase,
    Terms,
    five,
    ignoring,
    purchase,
)
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.senate import decree_rule
from duel_nb.engine.state.tables import (
    CARDS,
    CHAIN,
    DECREES,
    GATE,
    MYTHOLOGIES,
    PLAYERS,
    PRODUCERS,
    PROGRESS,
    RESOURCE,
    SENATORS,
    TRADERS,
    UNKNOWN_DIVINITY,
    WONDERS,
    Five,
    decrees_with,
    members,
    player_number,
    together,
    tokens_with,
)

#: Progress tokens that change what things cost (Architecture, Masonry, Engineering), as bits.
WAIVERS = sum(
    1 << t.index
    for t in PROGRESS
    if t.wonder_discount or t.blue_discount or t.engineering_price is not None
)
#: The bit of the Economy token: its owner receives what the opponent pays for resources.
ECONOMY = tokens_with("economy")

#: Decrees 5 to 7, by the colour of the Buildings for which symbols of the cost are ignored, and
#: how many symbols (AGO-DECREE-05).
IGNORING = {decree.ignores[0]: 1 << decree.index for decree in DECREES if decree.ignores}
#: Decree 8, units less for Wonders; Decrees 10 and 11, cheaper trade; Decree 15, shared chains.
WONDER_DISCOUNT = decrees_with("wonder_discount")
CHEAPER_TRADE = decrees_with("cheaper")
OPPONENT_CHAINS = decrees_with("opponent_chains")
#: The Decrees that change what things cost, as bits.
PRICING_DECREES = sum(IGNORING.values()) | WONDER_DISCOUNT | CHEAPER_TRADE
#: The bit of the Corruption token: Senators cost its owner nothing (AGO-CORRUPTION-01).
CORRUPTION = tokens_with("senators_free")

#: What is paid for by its space of the Pantheon, as kinds of the catalog.
_ACTIVATED: Final = ("divinity", "gate")
_WONDER_TRADERS = sum(1 << w.index for w in WONDERS if w.produces_one_of)


_markets: dict[tuple[Five, int, int, Five, int, int], Market] = {}
_MARKETS_KEPT = 20_000


def refresh(state: State, player: int) -> None:
    """Bring a player's market up to date after a change of production, prices or waivers."""
    city = state.cities[player]
    opponent = state.cities[1 - player]
    key = (
        city.produced,
        city.cards & TRADERS,
        city.standing & _WONDER_TRADERS,
        opponent.produced,
        city.tokens & WAIVERS,
        city.decrees & PRICING_DECREES,
    )
    market = _markets.get(key)
    if market is None:
        if len(_markets) >= _MARKETS_KEPT:
            _markets.clear()
        market = _markets[key] = Market(_terms(*key))
    city.market = market


def _terms(
    produced: Five, traders: int, wonders: int, opposing: Five, tokens: int, decrees: int
) -> Terms:
    one_of, fixed = _traders(traders, wonders)
    prices = [
        CATALOG.fixed_trade_price
        if resource in fixed
        else max(least, CATALOG.base_trade_price + symbols - less)
        for resource, symbols, (less, least) in zip(
            RESOURCES, opposing, _LESS[decrees & CHEAPER_TRADE], strict=True
        )
    ]
    return Terms(produced, one_of, five(prices), *_waivers(tokens, decrees))


@cache
def _traders(cards: int, wonders: int) -> tuple[tuple[tuple[int, ...], ...], frozenset[str]]:
    """What cards and Wonders give one of, by numbers, and what is bought at a fixed price."""
    sources: list[Card | Wonder] = [CARDS[i] for i in members(cards)]
    fixed = frozenset(r for card in members(cards) for r in CARDS[card].fixed_price)
    sources += [WONDERS[i] for i in members(wonders)]
    kinds = [source.produces_one_of for source in sources if source.produces_one_of]
    return tuple(tuple(RESOURCE[r] for r in resources) for resources in kinds), fixed


@cache
def _waivers(tokens: int, decrees: int) -> tuple[int, int, int, tuple[str, ...]]:
    """The last four of `Terms`."""
    waivers = [PROGRESS[i] for i in members(tokens)]
    return (
        sum(t.blue_discount for t in waivers),
        sum(t.wonder_discount for t in waivers)
        + together(DECREES, decrees & WONDER_DISCOUNT, "wonder_discount"),
        max((t.engineering_price for t in waivers if t.engineering_price is not None), default=-1),
        tuple(colour for colour, bit in IGNORING.items() if decrees & bit),
    )


#: For every resource the Decree that makes it cheaper to buy.
CHEAPER = {
    resource: sum(
        1 << decree.index
        for decree in DECREES
        if decree.cheaper and decree.cheaper.what == ("brown" if resource in RAW else "grey")
    )
    for resource in RESOURCES
}


def _less(decrees: int) -> tuple[int, int]:
    """What Decrees take off the price of a resource, and the least it can be (AGO-DECREE-10)."""
    found = [DECREES[number] for number in members(decrees)]
    less = sum(decree.cheaper.coins for decree in found if decree.cheaper)
    return less, max((decree.price_at_least for decree in found), default=0)


#: By the Decrees for cheaper trade in force: for each resource what `_less` says.
_LESS = {
    decrees: tuple(_less(decrees & CHEAPER[resource]) for resource in RESOURCES)
    for decrees in range(CHEAPER_TRADE + 1)
    if not decrees & ~CHEAPER_TRADE
}


def chains(state: State, player: int) -> int:
    """What can make a card free for a player (BASE-CHAIN-01, PAN-TEMPLE-02, AGO-DECREE-15).

    Cards with their chain symbols and Mythology tokens, as bits like those of `CHAIN`; the
    opponent's as well while the player has Decree 15 in force.
    """
    city, opponent = state.cities[player], state.cities[1 - player]
    if city.decrees & OPPONENT_CHAINS:
        return city.cards | city.signs | opponent.cards | opponent.signs
    return city.cards | city.signs


def price_of_senator(city: City) -> int:
    """Coins for the next Senator: some for each in the City, none with Corruption.

    Implements AGO-SENATOR-02 and AGO-CORRUPTION-01.
    """
    if city.tokens & CORRUPTION:
        return 0
    return CATALOG.senator_price * (city.cards & SENATORS).bit_count()


def price_of_wonder(city: City, wonder: int) -> int:
    """Coins a Wonder costs this City."""
    return city.market[WONDER_KEY + wonder]


# -- payments, itemised ------------------------------------------------------------------------

#: The kind of the line that says that Engineering's coin replaces the cost (PAN-ENGIN-01).
ENGINEERING = "engineering"


#: The rules of lines that explain themselves, or that the event of paying tells.
USUAL = frozenset(
    {
        *("BASE-COST-02", "BASE-PROD-01", "BASE-PROD-02", "BASE-TRADE-01", "AGO-SENATOR-02"),
        *("PAN-ACT-03", "PAN-OFF-01", "PAN-ENGIN-01", "PAN-ENGIN-05"),
    }
)


@dataclass(frozen=True, slots=True)
class Line:
    """One item of a payment.

    Attributes:
        kind: "chain", "engineering", "coins", "produced", "chosen", "waived" or "bought".
        text: the item in words, with its source and price.
        rule: id of the rule behind it.
        coins: coins of this item; below zero where the Pantheon becomes cheaper.
        resource: resource id, None for chains and printed coins.
        units: how many units of the resource.
    """

    kind: str
    text: str
    rule: str
    coins: int = 0
    resource: str | None = None
    units: int = 0


@dataclass(frozen=True, slots=True, repr=False)
class Payment:
    """How something is paid.

    Attributes:
        name: what is paid for.
        player: "A" or "B", who pays.
        payer: what that player is called.
        coins: coins of the cost itself, for the bank (BASE-COST-02, PAN-ACT-07).
        trade: coins for bought resources.
        to_opponent: how much of ``trade`` an opponent with Economy receives.
        by_chain: whether a chain symbol makes it free (BASE-CHAIN-03).
        lines: the items, in the order they are worked out.
        others: the other sensible payments; `cost_of` gives them along with the default.
    """

    name: str
    player: str
    payer: str
    coins: int
    trade: int
    to_opponent: int
    by_chain: bool
    lines: tuple[Line, ...]
    others: tuple["Payment", ...] = field(default=(), compare=False)

    @property
    def total(self) -> int:
        """Coins that leave the treasury."""
        return self.coins + self.trade

    def __str__(self) -> str:
        total = "free" if self.total == 0 else _coins(self.total)
        items = "; ".join(line.text for line in self.lines)
        text = f"{self.name} for {self.payer}: {items if self.by_chain else total}"
        if items and not self.by_chain:
            text += f"; {items}"
        if self.to_opponent:
            text += f"; {self.to_opponent} of it goes to the opponent (Economy)"
        for other in self.others:
            items = "; ".join(line.text for line in other.lines)
            text += f"; or with 'giving {other.to_opponent}': {items}"
        return text

    def __repr__(self) -> str:
        return f"<Payment: {self}>"


def payments(state: State, player: int, thing: Card | Wonder) -> tuple[Payment, ...]:
    """The sensible payments of a Building or Wonder for a player, the cheapest first.

    Another payment than the cheapest is sensible only if an opponent with Economy receives less
    by it: Engineering's coin for the bank instead of one coin of trade (PAN-ENGIN-05), or with
    Decrees 5 to 7 a resource ignored rather than the coins (RULINGS D-24). Other waivers lower
    trade money alone, so with them the cheapest payment also gives the opponent least.
    """
    city = state.cities[player]
    if isinstance(thing, Card) and thing.senator:
        return (for_senator(state, player, thing),)
    if isinstance(thing, Card) and CHAIN[thing.index] & chains(state, player):
        line = _chain(state, player, thing)
        return (Payment(thing.name, *_payer(state, player), 0, 0, 0, True, (line,)),)
    if isinstance(thing, Card) and thing.colour in city.market.terms.ignoring:
        found = [_by_cost(state, player, thing, coins, waiver) for coins, waiver in ignoring(thing)]
    else:
        waiver = city.market.terms.waiver(thing)
        found = [_by_cost(state, player, thing, thing.cost.coins, waiver)]
    price = city.market.terms.engineering
    if price >= 0 and isinstance(thing, Card) and CHAIN[thing.index]:
        text = f"{_coins(price)} by Engineering instead of the cost"
        saves = price < min(one.total for one in found)  # otherwise it starves Economy
        line = Line(ENGINEERING, text, "PAN-ENGIN-01" if saves else "PAN-ENGIN-05", price)
        found.append(Payment(thing.name, *_payer(state, player), price, 0, 0, False, (line,)))
    found.sort(key=lambda one: one.total)
    return tuple(
        one
        for i, one in enumerate(found)
        if i == 0 or one.to_opponent < min(cheaper.to_opponent for cheaper in found[:i])
    )


def chosen(state: State, player: int, thing: Card | Wonder, giving: int) -> Payment:
    """The payment by which an opponent with Economy receives ``giving`` coins (-1: the default)."""
    found = payments(state, player, thing)
    return next((one for one in found if one.to_opponent == giving), found[0])


def _by_cost(state: State, player: int, thing: Card | Wonder, coins: int, waiver: int) -> Payment:
    """The cheapest payment of the printed cost, with so many coins and units waived."""
    terms = state.cities[player].market.terms
    bargain = purchase(thing.cost.resources, terms, waiver)
    economy = state.cities[1 - player].tokens & ECONOMY
    return Payment(
        thing.name,
        *_payer(state, player),
        coins,
        bargain.coins,
        bargain.coins if economy else 0,
        False,
        tuple(_lines(state, player, thing, bargain, coins)),
    )


def for_senator(state: State, player: int, card: Card) -> Payment:
    """The price of a Senator (AGO-SENATOR-02, AGO-CORRUPTION-01)."""
    city = state.cities[player]
    price, count = price_of_senator(city), (city.cards & SENATORS).bit_count()
    if city.tokens & CORRUPTION:
        line = Line("coins", "Senators are free by Corruption", "AGO-CORRUPTION-01")
    else:
        senators = f"{count or 'no'} Senator{'s' if count > 1 else ''}"
        line = Line("coins", f"{senators} in the City", "AGO-SENATOR-02", price)
    return Payment(card.name, *_payer(state, player), price, 0, 0, False, (line,))


def _payer(state: State, player: int) -> tuple[str, str]:
    return PLAYERS[player], state.config.names[player]


def _chain(state: State, player: int, card: Card) -> Line:
    """What makes a card free: an own symbol or token, or by Decree 15 one of the opponent's."""
    city, name = state.cities[player], state.config.names[1 - player]
    own = bool(CHAIN[card.index] & (city.cards | city.signs))
    if card.mythology:
        whose = "the" if own else f"{name}'s"
        text = f"free by {whose} {card.mythology.title()} Mythology token"
        return Line("chain", text, "PAN-TEMPLE-02" if own else "BOTH-16")
    source = CATALOG.card(card.free_if_own or "")
    whose = "" if own else f"{name}'s "
    text = f"free by the chain: {whose}{source.name} shows the {source.chain_symbol_provided}"
    return Line("chain", text, "BASE-CHAIN-01" if own else "AGO-DECREE-15")


def _lines(
    state: State, player: int, thing: Card | Wonder, bargain: Purchase, coins: int
) -> Iterator[Line]:
    city, opponent = state.cities[player], state.cities[1 - player]
    by_decree = isinstance(thing, Card) and thing.colour in city.market.terms.ignoring
    if coins < thing.cost.coins:
        text = f"{_coins(thing.cost.coins)} printed in the cost ignored by Decree"
        yield Line("waived", text, _decree_rule(IGNORING[getattr(thing, "colour", "")]))
    elif thing.cost.coins:
        text = f"{_coins(thing.cost.coins)} printed in the cost"
        yield Line("coins", text, "BASE-COST-02", thing.cost.coins)
    needed = list(thing.cost.resources)
    for number in members(city.cards & PRODUCERS):
        for r, resource in enumerate(RESOURCES):
            units = min(needed[r], CARDS[number].produces[r])
            if units:
                needed[r] -= units
                text = f"{units} {resource} from {CARDS[number].name}"
                yield Line("produced", text, "BASE-PROD-01", 0, resource, units)
    for source, r in zip(choice_producers(city), bargain.chosen, strict=True):
        if r >= 0:
            text = f"1 {RESOURCES[r]} from {source.name}"
            yield Line("chosen", text, "BASE-PROD-02", 0, RESOURCES[r], 1)
    waiver, rule = "Masonry", "BASE-PROGX-01"
    if isinstance(thing, Wonder):
        waiver, rule = _wonder_waiver(city)
    elif by_decree:
        waiver, rule = "Decree", _decree_rule(IGNORING[thing.colour])
    for r, units in enumerate(bargain.waived):
        if units:
            text = f"{units} {RESOURCES[r]} waived by {waiver}"
            yield Line("waived", text, rule, 0, RESOURCES[r], units)
    prices = city.market.terms.prices
    for r, units in enumerate(bargain.bought):
        if units:
            why, rule = _price_reason(city, opponent, state.config.names[1 - player], r)
            each = f"at {prices[r]} each" if units > 1 else f"at {prices[r]}"
            text = f"{units} {RESOURCES[r]} bought {each} ({why})"
            yield Line("bought", text, rule, units * prices[r], RESOURCES[r], units)


def _wonder_waiver(city: City) -> tuple[str, str]:
    """What makes Wonders cheaper: Architecture, Decree 8, or both (AGO-DECX-05)."""
    token = any(PROGRESS[i].wonder_discount for i in members(city.tokens & WAIVERS))
    if not city.decrees & WONDER_DISCOUNT:
        return "Architecture", "BASE-PROGX-01"
    if token:
        return "Architecture and Decree", "AGO-DECX-05"
    return "Decree", _decree_rule(WONDER_DISCOUNT)


def _decree_rule(bit: int) -> str:
    return decree_rule(DECREES[bit.bit_length() - 1])


def choice_producers(city: City) -> list[Card | Wonder]:
    """The cards and standing Wonders that give one resource of several, in the order of Terms."""
    sources: list[Card | Wonder] = [CARDS[i] for i in members(city.cards & TRADERS)]
    sources += [WONDERS[i] for i in members(city.standing & _WONDER_TRADERS)]
    return [source for source in sources if source.produces_one_of]


def _price_reason(city: City, opponent: City, name: str, resource: int) -> tuple[str, str]:
    for number in members(city.cards & TRADERS):
        if RESOURCES[resource] in CARDS[number].fixed_price:
            return f"fixed by {CARDS[number].name}", "BASE-TRADE-06"
    symbols, cheaper = opponent.produced[resource], CHEAPER[RESOURCES[resource]]
    rule = "BASE-TRADE-01"
    if symbols:
        reason = f"{CATALOG.base_trade_price}, plus {symbols} for {name}'s {RESOURCES[resource]}"
    else:
        reason = f"{CATALOG.base_trade_price}, as {name} produces none"
    if city.decrees & cheaper:
        less, _ = _less(city.decrees & cheaper)
        reason, rule = f"{reason}, less {less} by Decree", _decree_rule(cheaper)
    return reason, rule


def _coins(count: int) -> str:
    return f"{count} coin" if count == 1 else f"{count} coins"


def for_activation(state: State, player: int, card: int, offerings: int) -> Payment:
    """The price of a card that lies in the Pantheon, with these Offering tokens (PAN-ACT-03)."""
    assert state.pantheon is not None
    number = state.pantheon.spaces.index(card)
    printed = CATALOG.pantheon_spaces[number].costs[player]
    title = CATALOG.gate.name if card == GATE else CATALOG.divinities[card].name
    lines = [Line("coins", f"{_coins(printed)} in space {number + 1}", "PAN-ACT-03", printed)]
    if card == GATE:
        more = printed * (CATALOG.gate.price_factor - 1)
        text = f"{more} more, as the Gate costs {Figure(CATALOG.gate.price_factor):fold}"
        lines.append(Line("coins", text, "PAN-GATE-01", more))
    for wonder in members(state.cities[player].standing):
        less = WONDERS[wonder].activation_discount
        if less:
            text = f"{less} less by {WONDERS[wonder].name.replace('The ', 'the ', 1)}"
            lines.append(Line("waived", text, "PAN-SANCT-01", -less))
    for offering in members(offerings):
        worth = CATALOG.offering_tokens[offering]
        text = f"{worth} less by the Offering token worth {worth}"
        lines.append(Line("waived", text, "PAN-OFF-01", -worth))
    total = sum(line.coins for line in lines)
    if total < 0:
        lines.append(Line("coins", "no change is given", "PAN-OFF-03", -total))
    who, payer = _payer(state, player)
    return Payment(title, who, payer, max(0, total), 0, 0, False, tuple(lines))


def cost_of(state: State, thing: str, player: str | None = None) -> Payment:
    """The default payment of a Building or Wonder by name: see `GameState.cost_of`."""
    kinds = ("card", "wonder") if state.pantheon is None else ("card", "wonder", *_ACTIVATED)
    found = CATALOG.find(thing, kinds=kinds)
    who = state.active if player is None else player_number(player)
    if found.kind in _ACTIVATED:
        card = found.index if isinstance(found, Divinity) else GATE
        assert state.pantheon is not None
        if card not in state.pantheon.spaces:
            text = f"{found.name} does not lie in the Pantheon."
            if isinstance(found, Divinity) and _may_be_hidden(state.pantheon, found):
                text = f"Before Age II only who put it there knows whether {found.name} lies "
                raise IllegalAction(Refusal("PAN-MYTH-01", plain(f"{text}in the Pantheon.")))
            raise IllegalAction(Refusal("PAN-ACT-01", plain(text)))
        return for_activation(state, who, card, 0)
    assert isinstance(found, Card | Wonder)
    usual, *others = payments(state, who, found)
    return replace(usual, others=tuple(others))


def _may_be_hidden(pantheon: Pantheon, divinity: Divinity) -> bool:
    """Whether a Divinity may be one of those face down in a view: it is known nowhere else."""
    unknown = UNKNOWN_DIVINITY[MYTHOLOGIES.index(divinity.mythology)]
    in_decks = any(divinity.index in deck for deck in pantheon.decks)
    return unknown in pantheon.spaces and not in_decks


def payments_for(state: State, act: Action) -> tuple[Payment, ...]:
    """The sensible payments of an action: see `GameState.payments`."""
    if state.stack:  # what a choice brings is free (GEN-07)
        return ()
    if act.verb == "build" and act.subject >= 0:
        return payments(state, state.active, CARDS[act.subject])
    if act.verb == "recruit":
        return (for_senator(state, state.active, CARDS[act.subject]),)
    if act.verb == "wonder":
        return payments(state, state.active, WONDERS[act.subject])
    spaces = state.pantheon.spaces if state.pantheon is not None else ()
    if act.verb == "activate" and act.subject in spaces:
        return (for_activation(state, state.active, act.subject, max(0, act.other)),)
    return ()
