"""Recruiting Senators, and what Politicians and Conspirators do (AGO-SENATOR, AGO-POL)."""

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.effects import decrees
from duel_nb.engine.errors import Refusal
from duel_nb.engine.messages import Message
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import (
    CARDS,
    COLOUR,
    DECREES,
    together,
    tokens_with,
)

#: The bit of the token that keeps both of them (AGO-CRIME-01).
ORGANIZED_CRIME = tokens_with("keeps_both_conspiracies")


def join(state: State, player: int, card: int, rule: str) -> None:
    """A Senator comes into a City and acts; it costs nothing here (AGO-SENATOR-05)."""
    changes.add_building(state, player, card, rule)
    city, senator = state.cities[player], CARDS[card]
    if senator.section is not None:
        count = actions(state, player)
        blue = (city.cards & COLOUR["blue"]).bit_count()
        if city.decrees & decrees.MORE_BLUE:
            rule, key = "AGO-DECX-08", "senate-actions-with-decree"
            decree = decrees.decree_of(decrees.MORE_BLUE)
            changes.tell(state, "actions", rule, key, player, count=count, blue=blue, thing=decree)
        else:
            changes.tell(
                state, "actions", "AGO-POL-01", "senate-actions", player, count=count, blue=blue
            )
        changes.ask(state, "senate-actions", player, by=senator.id, left=count)
        return
    if city.decrees & decrees.CONSPIRATOR_TURN:  # of this instant, not later (AGO-DECX-11)
        bit = decrees.CONSPIRATOR_TURN
        changes.earn_extra_turn(state, player, decrees.rule(bit), decrees.decree_of(bit))
    changes.ask(state, "conspirator", player)


def misused(card: int) -> Refusal:
    """Why a Senator is not constructed and a Building not recruited."""
    if CARDS[card].senator:
        message = Message("senator-not-constructed", what=CARDS[card])
        return Refusal("AGO-SENATOR-04", message)
    return Refusal("AGO-SENATOR-01", Message("building-not-recruited", what=CARDS[card]))


def actions(state: State, player: int) -> int:
    """Senate actions that a Politician allows now (AGO-POL-01, AGO-DECX-08)."""
    city = state.cities[player]
    blue = (city.cards & COLOUR["blue"]).bit_count()
    blue += together(DECREES, city.decrees & decrees.MORE_BLUE, "blue_cards")
    return CATALOG.politician_actions(blue)


def conspire(state: State, player: int, rule: str) -> None:
    """Look at the top Conspiracies and keep one, or both (AGO-CONSPIRATOR-02, AGO-CRIME-01).

    ``rule`` is that of the effect that draws them.
    """
    drawn = changes.draw_conspiracies(state, player, CATALOG.conspiracies_drawn, rule)
    if len(drawn) > 1 and not state.cities[player].tokens & ORGANIZED_CRIME:
        changes.ask(state, "keep-conspiracy", player, drawn)
        return
    kept_by = "AGO-CRIME-01" if len(drawn) > 1 else rule
    for number in drawn:
        changes.keep_conspiracy(state, player, number, kept_by)
