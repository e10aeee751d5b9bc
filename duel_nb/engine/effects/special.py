"""Effects of a single component; each function is named after it."""

from typing import Final

from duel_nb.catalog import CATALOG, Component, Effect
from duel_nb.engine import changes
from duel_nb.engine.effects import decrees, mythology
from duel_nb.engine.rules import box
from duel_nb.engine.state import State, pantheon_of
from duel_nb.engine.state.tables import DECREES, decree_of, sum_of, tokens_with
from duel_nb.messages import Part

# -- Pantheon ----------------------------------------------------------------------------------


def astarte(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Coins on the card, safe from losses (PAN-ASTARTE-01)."""
    changes.fill_astarte(state, player, effect.amount)


def neptune(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Remove a Military token, then resolve another one (PAN-NEPTUNE-01, PAN-NEPTUNE-03)."""
    left = len(state.military_tokens)
    if left == 1 and state.config.edition == "de":  # RULINGS D-02
        changes.ask(state, "neptune-last", player)
        return
    if left > 1:
        changes.ask(state, "neptune-apply", player)
    changes.ask(state, "neptune-remove", player)


def gate(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Reveal the top card of every deck and activate one of them for free (PAN-GATE-02)."""
    revealed = []
    for number, deck in enumerate(pantheon_of(state).decks):
        if deck:
            revealed.append(deck[0])
            changes.set_deck(state, number, deck[1:])
    mythology.reveal(state, player, tuple(revealed), "PAN-GATE-04")
    changes.ask(state, "gate", player, tuple(revealed))


# -- Agora: Senators ---------------------------------------------------------------------------

#: The bit of the token that keeps both Conspiracies drawn (AGO-CRIME-01).
ORGANIZED_CRIME: Final = tokens_with("keeps_both_conspiracies")


def politician(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Senate actions by the number of blue cards (AGO-POL-01, AGO-DECX-08)."""
    city, count = state.cities[player], senate_actions(state, player)
    rule, key = "AGO-POL-01", "senate-actions"
    parts: dict[str, Part] = {"count": count, "blue": city.count("blue")}
    if city.decrees & decrees.MORE_BLUE:
        rule, key = "AGO-DECX-08", "senate-actions-with-decree"
        parts["thing"] = decree_of(decrees.MORE_BLUE)
    changes.tell(state, "actions", rule, key, player, None, 0, None, **parts)
    changes.ask(state, "senate-actions", player, by=thing.id, left=count)


def senate_actions(state: State, player: int) -> int:
    """Senate actions that a Politician allows now (AGO-POL-01, AGO-DECX-08)."""
    city = state.cities[player]
    more = sum_of(DECREES, city.decrees & decrees.MORE_BLUE, "blue_cards")
    return CATALOG.politician_actions(city.count("blue") + more)


def conspirator(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Place a cube, conspire, or neither (AGO-CONSPIRATOR-01)."""
    bit = decrees.CONSPIRATOR_TURN
    if state.cities[player].decrees & bit:  # in force now, not only later (AGO-DECX-11)
        changes.earn_extra_turn(state, player, decree_of(bit).rule, decree_of(bit))
    changes.ask(state, "conspirator", player)


def conspire(state: State, player: int, rule: str) -> None:
    """Look at the top Conspiracies and keep one, or both (AGO-CONSPIRATOR-02, AGO-CRIME-01).

    ``rule`` is that of the effect that draws them.
    """
    drawn = changes.draw_conspiracies(state, player, rule)
    if len(drawn) > 1 and not state.cities[player].tokens & ORGANIZED_CRIME:
        changes.ask(state, "keep-conspiracy", player, drawn)
        return
    kept_by = "AGO-CRIME-01" if len(drawn) > 1 else rule
    for number in drawn:
        changes.keep_conspiracy(state, player, number, kept_by)


# -- Agora: Conspiracies -----------------------------------------------------------------------

#: The step that turns up cards that have become accessible, and takes the tokens on them.
REVEAL: Final = "reveal"


def espionage(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Look at the Progress tokens in the box and take one (AGO-C-ESPIONAGE)."""
    tokens = tuple(box.progress_box(state))
    changes.look_at_box(state, player, tokens)
    if tokens:
        changes.ask(state, "espionage", player, tokens)


def treason(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Construct one of the Age cards removed at set-up for free (AGO-C-TREASON)."""
    cards = tuple(card for cards in state.removed[: state.age] for card in cards)
    changes.look_at_removed(state, player, cards)
    if cards:
        changes.ask(state, "treason", player, cards)


def turn_of_events(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Discard an accessible card, and perhaps a second one (AGO-C-EVENTS, AGO-CX-11)."""
    changes.ask(state, REVEAL, player)
    changes.ask(state, "turn-of-events-again", player)
    changes.ask(state, REVEAL, player)
    changes.ask(state, "turn-of-events", player)
    changes.ask(state, REVEAL, player)
