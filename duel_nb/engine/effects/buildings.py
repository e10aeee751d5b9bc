"""Constructing Buildings and discarding cards for coins (BASE-BUILD, BASE-DISC, BASE-TURN-09).

What a card does is written in the catalog; here is the order in which it happens.
"""

from duel_nb.catalog import CATALOG, Card, Component
from duel_nb.engine import changes
from duel_nb.engine.effects import decrees, military, progress, symbols, victory
from duel_nb.engine.rules import payment, scoring
from duel_nb.engine.rules.military import STRATEGY
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CARDS, CHAIN, COLOUR, PROGRESS, together


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
                rule, key = paid.lines[0].rule, "coins-paid-by-engineering"
                changes.pay_coins(state, player, paid.total, rule, key, building)
                _tell_no_chain(state, player, building, "PAN-ENGIN-03", "paid-without-chain")
            else:
                pay(state, player, paid.total, paid.trade, building)
        else:
            pay(state, player, price, price - building.cost.coins, building)
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


def pay(state: State, player: int, price: int, trade: int, thing: Component) -> None:
    """Pay a price, ``trade`` coins of it for resources: to Economy if the opponent owns it."""
    changes.pay_coins(state, player, price, "BASE-COST-01", "coins-paid-for", thing)
    if trade and state.cities[1 - player].tokens & progress.ECONOMY:
        changes.gain_coins(state, 1 - player, trade, "BASE-PROG-ECONOMY", "coins-of-trade")


def construct(state: State, player: int, card: int, by_chain: bool, rule: str) -> None:
    """Put a Building into a City and do all it does, in the order of BASE-TURN-09.

    It costs nothing here: `build` has been paid, and free constructions are free (GEN-07).
    """
    changes.add_building(state, player, card, rule)
    building, city = CARDS[card], state.cities[player]
    if building.coins:
        changes.gain_coins(state, player, building.coins, "BASE-BUILD-01", "coins-for", building)
    if building.shields:
        shields = building.shields
        if building.colour == "red" and city.tokens & STRATEGY:
            more = together(PROGRESS, city.tokens, "red_shield_bonus")
            shields += more
            changes.tell(
                state,
                "shields",
                "BASE-PROG-STRATEGY",
                "shields-of-strategy",
                player,
                building.id,
                more,
                card=building,
                shields=more,
            )
        military.advance(state, player, shields, "BASE-MIL-01")
    if rule != "BASE-BUILD-01" and CHAIN[card] & payment.chains(state, player):
        _tell_no_chain(state, player, building, "GEN-07", "free-without-chain")
    if by_chain and city.tokens & progress.URBANISM:
        coins = together(PROGRESS, city.tokens, "chain_coins")
        changes.gain_coins(state, player, coins, "BASE-PROG-URBANISM", "coins-for-chain")
    if building.coins_per is not None:
        each = building.coins_per
        coins = each.coins * city.count(each.what)
        _tell_no_coins(state, player, building, coins, "BASE-CARD-01")
        changes.gain_coins(state, player, coins, "BASE-CARD-01", "coins-for", building)
    if building.guild is not None and building.guild.coins:
        coins = building.guild.coins * scoring.most(state, building)
        its_rule = guild_rule(building)
        _tell_no_coins(state, player, building, coins, its_rule)
        changes.gain_coins(state, player, coins, its_rule, "coins-for", building)
    if state.senate is not None:
        decrees.levy(state, building.colour)
    if building.shields:
        victory.test(state)
    if building.science:
        symbols.gained(state, player, building.science)


def _tell_no_chain(state: State, player: int, building: Card, rule: str, key: str) -> None:
    """What makes a Building cheap or free is no chain, so that Urbanism brings nothing."""
    if state.cities[player].tokens & progress.URBANISM:
        changes.tell(state, "nothing", rule, key, player, card=building)


def _tell_no_coins(state: State, player: int, building: Card, coins: int, rule: str) -> None:
    """A Building that pays by cards finds none to count."""
    if not coins:
        changes.tell(state, "nothing", rule, "no-coins", player, building.id, card=building)


def guild_rule(guild: Card) -> str:
    """The id of a Guild's own rule."""
    return f"BASE-G-{guild.id.removesuffix('-guild').upper()}"


def discard_for_coins(state: State, player: int, card: int) -> None:
    """Discard a card just taken: some coins, and more for own yellow cards (BASE-DISC-01)."""
    changes.discard_card(state, card, "BASE-DISC-01")
    yellow = (state.cities[player].cards & COLOUR["yellow"]).bit_count()
    coins = CATALOG.discard_coins + CATALOG.discard_coins_per_yellow * yellow
    changes.gain_coins(
        state,
        player,
        coins,
        "BASE-DISC-01",
        "coins-for-discarding",
        CARDS[card],
        always=CATALOG.discard_coins,
        each=CATALOG.discard_coins_per_yellow,
    )
    if state.cities[player].decrees & decrees.DISCARD_BONUS:
        bonus = decrees.decree_of(decrees.DISCARD_BONUS)
        more = bonus.discard_coins
        changes.gain_coins(state, player, more, "AGO-DECREE-13", "coins-by", bonus)
