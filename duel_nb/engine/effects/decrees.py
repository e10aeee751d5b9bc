"""What Decrees do for the player who controls their Chamber (AGO-DECREE).

Each Decree works where its rule says so: discounts and ignored symbols (5 to 8, 10, 11) in
`payment`, shared chains (15) in `payment.chains`, the others through what is here.
"""

from duel_nb.engine import atoms
from duel_nb.engine.senate import decree_rule
from duel_nb.engine.state import GameState
from duel_nb.engine.tables import DECREES, decree, members

#: Decrees 1 to 4: coins whenever either player constructs a card of the colour.
LEVY = {
    "blue": decree("levy-blue"),
    "green": decree("levy-green"),
    "yellow": decree("levy-yellow"),
    "red": decree("levy-red"),
}
#: Decree 9: the pawn moves when control is gained or lost.
SHIELD = decree("shield")
#: Decree 12: two more blue cards for the number of Senate actions.
TWO_MORE_BLUE = decree("two-more-blue")
BLUE_CARDS = 2
#: Decree 13: more coins for a discarded card.
DISCARD_BONUS = decree("discard-bonus")
BONUS_COINS = 2
#: Decree 14: coins whenever either player constructs a Wonder.
WONDER_LEVY = decree("levy-wonder")
#: Decree 16: an extra turn for recruiting a Conspirator.
CONSPIRATOR_TURN = decree("conspirator-turn")


def rule(bit: int) -> str:
    """The id of a Decree's own rule."""
    (number,) = members(bit)
    return decree_rule(DECREES[number])


def levy(state: GameState, bit: int) -> None:
    """Whoever has this Decree in force takes coins equal to the current Age (AGO-DECREE-01)."""
    for player, city in enumerate(state.cities):
        if city.decrees & bit:
            (number,) = members(bit)
            why = f"by the Decree {DECREES[number].name}"
            atoms.gain_coins(state, player, state.age, rule(bit), why)
