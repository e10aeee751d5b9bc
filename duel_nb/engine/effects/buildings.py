"""Constructing Buildings and discarding cards for coins (BASE-BUILD, BASE-DISC, BASE-TURN-09).

What a card does is written in the catalog; here is the order in which it happens.
"""

from duel_nb.catalog import CATALOG, Card
from duel_nb.engine import changes
from duel_nb.engine.effects import decrees, military, progress, symbols, victory
from duel_nb.engine.rules import payment, scoring
from duel_nb.engine.rules.military import STRATEGY
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CARDS, CHAIN, COLOUR, DECREES, PROGRESS, together

#: Why a discarded card brings coins (BASE-DISC-01).
_DISCARDED = f"{CATALOG.discard_coins}, and {CATALOG.discard_coins_per_yellow} for each yellow card"


def build(state: State, player: int, card: int, giving: int = -1) -> None:
    """Pay for a card just taken from the structure and construct it (BASE-BUILD-01).

    ``giving`` picks the payment by which an opponent with Economy receives so many coins.
    """
    city, building = state.cities[player], CARDS[card]
    by_chain = bool(CHAIN[card]) and bool(CHAIN[card] & payment.chains(state, player))
    if state.log is not None:
        tell_price(state, player, payment.chosen(state, player, building, giving), building.id)
    if not by_chain and (price := city.market[card]):
        terms = city.market.terms
        if (terms.ignoring or terms.engineering >= 0) and terms.has_a_choice(building):
            paid = payment.chosen(state, player, building, giving)
            if paid.lines and paid.lines[0].kind == payment.ENGINEERING:
                why = f"for {building.name} (Engineering)"
                changes.pay_coins(state, player, paid.total, paid.lines[0].rule, why)
                _tell_no_chain(state, player, "PAN-ENGIN-03", f"{building.name} is paid for")
            else:
                pay(state, player, paid.total, paid.trade, building.name)
        else:
            pay(state, player, price, price - building.cost.coins, building.name)
    construct(state, player, card, by_chain, "BASE-BUILD-01")


def tell_price(state: State, player: int, paid: Payment, subject: str) -> None:
    """Say what makes a thing free, or cheaper than printed and bought in the usual way."""
    told = [(line.rule, line.text) for line in paid.lines if line.rule not in payment.USUAL]
    if not told and not paid.total and paid.lines:
        told = [(paid.lines[0].rule, "; ".join(line.text for line in paid.lines))]
    for rule, why in told:
        title = "The Gate" if subject == CATALOG.gate.id else paid.name
        for_whom = f"for {paid.payer}" if paid.total else f"costs {paid.payer} nothing"
        kind, text = "price", f"{title} {for_whom}: {why}."
        if paid.by_chain:
            kind, text = "chain", f"{paid.payer} constructs {paid.name} {why}."
        changes.tell_text(state, kind, rule, text, player, subject)


def pay(state: State, player: int, price: int, trade: int, what: str) -> None:
    """Pay a price, ``trade`` coins of it for resources: to Economy if the opponent owns it."""
    changes.pay_coins(state, player, price, "BASE-COST-01", f"for {what}")
    if trade and state.cities[1 - player].tokens & progress.ECONOMY:
        why = f"that {changes.name(state, player)} pays for resources"
        changes.gain_coins(state, 1 - player, trade, "BASE-PROG-ECONOMY", why)


def construct(state: State, player: int, card: int, by_chain: bool, rule: str) -> None:
    """Put a Building into a City and do all it does, in the order of BASE-TURN-09.

    It costs nothing here: `build` has been paid, and free constructions are free (GEN-07).
    """
    changes.add_building(state, player, card, rule)
    building, city = CARDS[card], state.cities[player]
    if building.coins:
        changes.gain_coins(state, player, building.coins, "BASE-BUILD-01", f"for {building.name}")
    if building.shields:
        shields = building.shields
        if building.colour == "red" and city.tokens & STRATEGY:
            more = together(PROGRESS, city.tokens, "red_shield_bonus")
            shields += more
            if state.log is not None:
                who, some = changes.name(state, player), changes.plural(more, "shield")
                text = f"{who} has {some} more for {building.name} (Strategy)."
                changes.tell_text(
                    state, "shields", "BASE-PROG-STRATEGY", text, player, building.id, more
                )
        military.advance(state, player, shields, "BASE-MIL-01")
    if rule != "BASE-BUILD-01" and CHAIN[card] & payment.chains(state, player):
        _tell_no_chain(state, player, "GEN-07", f"{building.name} is free by an effect")
    if by_chain and city.tokens & progress.URBANISM:
        coins = together(PROGRESS, city.tokens, "chain_coins")
        changes.gain_coins(state, player, coins, "BASE-PROG-URBANISM", "for the chain (Urbanism)")
    if building.coins_per is not None:
        each = building.coins_per
        coins = each.coins * city.count(each.what)
        _tell_no_coins(state, player, building, coins, "BASE-CARD-01")
        changes.gain_coins(state, player, coins, "BASE-CARD-01", f"for {building.name}")
    if building.guild is not None and building.guild.coins:
        coins = building.guild.coins * scoring.most(state, building)
        _tell_no_coins(state, player, building, coins, guild_rule(building))
        changes.gain_coins(state, player, coins, guild_rule(building), f"for {building.name}")
    if state.senate is not None:
        decrees.levy(state, building.colour)
    if building.shields:
        victory.test(state)
    if building.science:
        symbols.gained(state, player, building.science)


def _tell_no_chain(state: State, player: int, rule: str, why: str) -> None:
    """What makes a Building cheap or free is no chain, so that Urbanism brings nothing."""
    if state.cities[player].tokens & progress.URBANISM and state.log is not None:
        text = f"{why}, not through a chain: Urbanism brings nothing."
        changes.tell_text(state, "nothing", rule, text, player)


def _tell_no_coins(state: State, player: int, building: Card, coins: int, rule: str) -> None:
    """A Building that pays by cards finds none to count."""
    if not coins and state.log is not None:
        text = f"{building.name} brings no coins: there is nothing to count."
        changes.tell_text(state, "nothing", rule, text, player, building.id)


def guild_rule(guild: Card) -> str:
    """The id of a Guild's own rule."""
    return f"BASE-G-{guild.id.removesuffix('-guild').upper()}"


def discard_for_coins(state: State, player: int, card: int) -> None:
    """Discard a card just taken: some coins, and more for own yellow cards (BASE-DISC-01)."""
    changes.discard_card(state, card, "BASE-DISC-01")
    yellow = (state.cities[player].cards & COLOUR["yellow"]).bit_count()
    coins = CATALOG.discard_coins + CATALOG.discard_coins_per_yellow * yellow
    why = f"for {CARDS[card].name} ({_DISCARDED})"
    changes.gain_coins(state, player, coins, "BASE-DISC-01", why)
    if state.cities[player].decrees & decrees.DISCARD_BONUS:
        bonus = DECREES[decrees.DISCARD_BONUS.bit_length() - 1]
        why = f"by {decrees.title(decrees.DISCARD_BONUS)}"
        changes.gain_coins(state, player, bonus.discard_coins, "AGO-DECREE-13", why)
