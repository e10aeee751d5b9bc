"""Helpers for the vocabulary of Pantheon: its board, cards, prices and visibility."""

from duel_nb.catalog import CATALOG, Divinity, Gate
from duel_nb.engine import GameState
from duel_nb.engine.consistency import locations
from duel_nb.engine.rules.prices import price_of_activation
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.tables import DIVINITIES, GATE, members, player_number
from duel_nb.messages import Message
from duel_nb.scenarios.errors import UnknownSentence
from duel_nb.scenarios.model import Found, Moment


def board(state: GameState) -> Pantheon:
    """The Pantheon of a game.

    Raises:
        UnknownSentence: Pantheon is not in play.
    """
    if state.pantheon is None:
        raise UnknownSentence(Message("no-pantheon-in-play"))
    return state.pantheon


def card_name(card: int) -> str:
    """The name of a card of the Pantheon by its index; "nothing" for an empty space."""
    return "nothing" if card < 0 else "Gate" if card == GATE else DIVINITIES[card].name


def check_activation(
    moment: Moment, activated: Divinity | Gate, who: str, offerings: int, count: int
) -> Found | None:
    """Check the price for activating a card of the Pantheon.

    Args:
        moment: what it is checked against.
        activated: the card.
        who: the player, "A" or "B".
        offerings: the Offering tokens used, as a bit set.
        count: the expected price, in coins.
    """
    card = GATE if isinstance(activated, Gate) else activated.index
    if card not in board(moment.after).spaces:
        return Message("found-not-in-pantheon", card=activated)
    coins = price_of_activation(moment.after, player_number(who), card, offerings)
    if coins == count:
        return None
    values = " ".join(str(CATALOG.offering_tokens[i]) for i in members(offerings))
    spent = f" using {values}" if offerings else ""
    return f"price of {card_name(card)} for {who}{spent} is {coins}"


def sees_divinity(view: GameState, card: Divinity | Gate) -> bool:
    """Whether a card of the Pantheon is known in a view, at any place."""
    wanted = GATE if isinstance(card, Gate) else card.index
    board(view)
    return any(number == wanted for number, _ in locations.divinities(view))
