"""The effects of Decrees for the player who controls their Chamber (AGO-DECREE).

Discounts and ignored symbols (5 to 8, 10, 11) are in `prices`, shared chains (15) in
`prices.chains`; the others use what is here.
"""

from typing import Final

from duel_nb.engine import changes
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import DECREES, decree_of, decrees_with

#: Decrees 1 to 4 and 14, by what brings coins: a colour, or "wonders".
LEVY: Final = {decree.levy.what: 1 << decree.index for decree in DECREES if decree.levy}
#: Decree 9: the pawn moves when control is gained or lost.
SHIELD: Final = decrees_with("shields")
#: Decree 12: more blue cards for the number of Senate actions.
MORE_BLUE: Final = decrees_with("blue_cards")
#: Decree 13: more coins for a discarded card.
DISCARD_BONUS: Final = decrees_with("discard_coins")
#: Decree 16: an extra turn for recruiting a Conspirator.
CONSPIRATOR_TURN: Final = decrees_with("conspirator_plays_again")


def levy(state: State, what: str) -> None:
    """Coins, times the Age, for whoever has the Decree on a colour or on Wonders (AGO-DECREE-01).

    If no Decree pays for ``what``, nothing happens.
    """
    bit, (first, second) = LEVY.get(what, 0), state.cities
    if not (first.decrees | second.decrees) & bit:
        return
    for player, city in enumerate(state.cities):
        if city.decrees & bit:
            decree = decree_of(bit)
            assert decree.levy is not None
            coins = decree.levy.coins * state.age
            changes.gain_coins(state, player, coins, decree.rule, "coins-by", decree)
