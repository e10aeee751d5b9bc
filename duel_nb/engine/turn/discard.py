"""Discarding an accessible card for coins (BASE-DISC-01)."""

from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.actions import Action
from duel_nb.engine.effects import agora
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CARDS, COLOUR, decree_of
from duel_nb.messages import Part

#: Coins for every discarded card, and more for each yellow card in the City.
_ALWAYS: Final = CATALOG.discard_coins
_EACH: Final = CATALOG.discard_coins_per_yellow
_COINS: Final[dict[str, Part]] = {"always": _ALWAYS, "each": _EACH}
_YELLOW: Final = COLOUR["yellow"]


def do(state: State, action: Action) -> None:
    """Discard the card for coins, with more for own yellow cards."""
    player, card = state.active, action.subject
    changes.lift_card(state, card)
    changes.discard_card(state, card, "BASE-DISC-01")
    city = state.cities[player]
    coins = _ALWAYS + _EACH * (city.cards & _YELLOW).bit_count()
    rule, key = "BASE-DISC-01", "coins-for-discarding"
    changes.gain_coins(state, player, coins, rule, key, CARDS[card], _COINS)
    if city.decrees & agora.DISCARD_BONUS:
        bonus = decree_of(agora.DISCARD_BONUS)
        more = bonus.discard_coins
        changes.gain_coins(state, player, more, "AGO-DECREE-13", "coins-by", bonus)
