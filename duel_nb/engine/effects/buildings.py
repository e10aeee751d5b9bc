"""Constructing Buildings (BASE-BUILD, BASE-TURN-09).

What a card does is written in the catalog; here is the order in which it happens.
"""

from duel_nb.catalog import Card
from duel_nb.engine import changes
from duel_nb.engine.effects import decrees, military, progress, symbols, victory
from duel_nb.engine.rules import scoring
from duel_nb.engine.rules.military import STRATEGY
from duel_nb.engine.rules.prices import chains
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CARDS, CHAIN, PROGRESS, together


def construct(state: State, player: int, card: int, by_chain: bool, rule: str) -> None:
    """Put a Building into a City and do all it does, in the order of BASE-TURN-09.

    It costs nothing here: it has been paid for, or it is free (GEN-07).
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
    if rule != "BASE-BUILD-01" and CHAIN[card] & chains(state, player):
        tell_no_chain(state, player, building, "GEN-07", "free-without-chain")
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


def tell_no_chain(state: State, player: int, building: Card, rule: str, key: str) -> None:
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
