"""What follows from the rest of a position, and so is neither given nor saved."""

from duel_nb.engine import changes
from duel_nb.engine.rules import prices
from duel_nb.engine.rules.cubes import in_force
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import members, mythology_bit


def derive(state: State) -> None:
    """Set the standing Wonders, Mythologies, production, Decrees and prices of new Cities."""
    for player, city in enumerate(state.cities):
        for wonder, _ in city.tucked:
            city.standing |= 1 << wonder
        for mythology in city.mythology:
            city.mythology_bits |= mythology_bit(mythology)
        for card in members(city.cards):
            changes.change_production(city, card)
        if state.senate is not None:
            city.decrees = in_force(state, player)
    for player in (0, 1):
        prices.refresh(state, player)
