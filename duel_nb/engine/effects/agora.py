"""The effects of Agora: Decrees, Influence cubes, and what Senators and Conspiracies do.

Discounts and ignored symbols (Decrees 5 to 8, 10, 11) are in `prices`, shared chains (15) in
`prices.chains`. Every step with cubes updates who controls its Chambers and which Decrees are in
force, and tests for victory, before anything else happens (AGO-CTRL-05, GEN-04).
"""

from collections.abc import Sequence
from typing import Final

from duel_nb.catalog import CATALOG, Component, Effect
from duel_nb.engine import changes
from duel_nb.engine.effects import supremacy
from duel_nb.engine.rules import box
from duel_nb.engine.state import State, senate_of, table_of
from duel_nb.engine.state.tables import (
    DECREES,
    HIDDEN,
    decree_of,
    decrees_with,
    members,
    sum_of,
    tokens_with,
)
from duel_nb.messages import Part

# -- Decrees, for the player who controls their Chamber (AGO-DECREE) ---------------------------

#: Decrees 1 to 4 and 14, by what brings coins: a colour, or "wonders".
LEVY: Final = {decree.levy.what: 1 << decree.index for decree in DECREES if decree.levy}
#: Decree 9: the pawn moves when control is gained or lost.
DECREE_SHIELD: Final = decrees_with("shields")
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


# -- Influence cubes, and the control that follows (AGO-SENATE, AGO-CTRL) ----------------------


def place_cube(state: State, player: int, chamber: int, rule: str) -> None:
    """Put a cube of the player's supply into a Chamber (0 to 5)."""
    before = senate_of(state).controller(chamber)
    changes.place_cube(state, player, chamber, rule)
    settle(state, [(chamber, before)], entered=chamber)


def remove_cube(state: State, player: int, chamber: int, rule: str) -> None:
    """Give an opposing cube of a Chamber back to its owner (AGO-SENATE-03)."""
    before = senate_of(state).controller(chamber)
    changes.return_cube(state, 1 - player, chamber, rule)
    settle(state, [(chamber, before)])


def move_cube(state: State, player: int, here: int, there: int, rule: str) -> None:
    """Move a cube from a Chamber to an adjacent one, which is updated second (AGO-CTRL-05)."""
    senate = senate_of(state)
    before = [(chamber, senate.controller(chamber)) for chamber in (here, there)]
    changes.move_cube(state, player, here, there, rule)
    settle(state, before, entered=there)


def settle(state: State, before: list[tuple[int, int | None]], entered: int | None = None) -> None:
    """Update control and Decrees of Chambers, then test for victory.

    ``before`` has each Chamber with its previous controller; ``entered`` is the Chamber into which
    a cube has come, if one has.
    """
    senate = senate_of(state)
    for chamber, old in before:
        new = senate.controller(chamber)
        if new == old:
            continue
        if old is not None:
            changes.tell_control(state, old, chamber, gained=False)
            lapse(state, old, senate.decrees[chamber], "AGO-CTRL-03")
        if new is not None:
            changes.tell_control(state, new, chamber, gained=True)
            first = chamber == entered and sum(cubes[chamber] for cubes in senate.cubes) == 1
            why_up = "AGO-CTRL-06" if first else "AGO-CX-18"
            enact(state, new, senate.decrees[chamber], "AGO-CTRL-03", why_up)
    supremacy.test(state)


def enact(
    state: State, player: int, decrees: Sequence[int], why: str, why_up: str = "AGO-CX-18"
) -> None:
    """Decrees come into force for a player and are turned face up (AGO-CTRL-03, 06).

    ``why`` is the rule that gives them to the player, ``why_up`` the one that turns them up: unless
    it is the first cube, Insider Influence has moved them face down (AGO-CX-18).
    """
    gained = 0
    for number in decrees:
        if not senate_of(state).is_up(number):
            changes.turn_up_decree(state, number, why_up)
        gained |= 1 << number
        decree = DECREES[number]
        changes.tell(state, "in-force", why, "decree-works", player, decree.id, 1, thing=decree)
    changes.set_decrees(state, player, state.cities[player].decrees | gained)
    if gained & DECREE_SHIELD:
        shields = sum_of(DECREES, gained & DECREE_SHIELD, "shields")
        supremacy.tell_no_bonus(state, player, decree_of(DECREE_SHIELD), "AGO-DECX-12")
        supremacy.move_pawn(state, player, shields, decree_of(DECREE_SHIELD).rule)


def lapse(state: State, player: int, decrees: Sequence[int], why: str) -> None:
    """Decrees are no longer in force for a player; the shield goes back (AGO-DECREE-09).

    ``why`` is the rule that takes them from the player.
    """
    lost = 0
    for number in decrees:
        lost |= 1 << number
        decree, key = DECREES[number], "decree-works-no-longer"
        changes.tell(state, "in-force", why, key, player, decree.id, -1, thing=decree)
    changes.set_decrees(state, player, state.cities[player].decrees & ~lost)
    if lost & DECREE_SHIELD:
        shields = sum_of(DECREES, lost & DECREE_SHIELD, "shields")
        supremacy.move_pawn(state, 1 - player, shields, decree_of(DECREE_SHIELD).rule)


def move_decree(state: State, player: int, under: int, here: int, there: int) -> None:
    """Insider Influence: a Decree (0, or 1 under it) goes to another Chamber (AGO-CX-16, 17)."""
    senate = senate_of(state)
    decree = senate.decrees[here][under]
    loser, winner = senate.controller(here), senate.controller(there)
    changes.shift_decree(state, player, decree, here, there)
    if loser == winner:
        if loser is not None:
            changes.tell(state, "nothing", "AGO-CX-16", "decree-goes-on", loser)
        return
    if loser is not None:
        lapse(state, loser, (decree,), "AGO-CX-16")
    if winner is not None:
        enact(state, winner, (decree,), "AGO-CX-16")
    supremacy.test(state)


# -- Senators (AGO-SENATOR) --------------------------------------------------------------------

#: The bit of the token that keeps both Conspiracies drawn (AGO-CRIME-01).
ORGANIZED_CRIME: Final = tokens_with("keeps_both_conspiracies")


def politician(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Senate actions by the number of blue cards (AGO-POL-01, AGO-DECX-08)."""
    city, count = state.cities[player], senate_actions(state, player)
    rule, key = "AGO-POL-01", "senate-actions"
    parts: dict[str, Part] = {"count": count, "blue": city.count("blue")}
    if city.decrees & MORE_BLUE:
        rule, key = "AGO-DECX-08", "senate-actions-with-decree"
        parts["thing"] = decree_of(MORE_BLUE)
    changes.tell(state, "actions", rule, key, player, None, 0, None, **parts)
    changes.ask(state, "senate-actions", player, by=thing.id, left=count)


def senate_actions(state: State, player: int) -> int:
    """Senate actions that a Politician allows now (AGO-POL-01, AGO-DECX-08)."""
    city = state.cities[player]
    more = sum_of(DECREES, city.decrees & MORE_BLUE, "blue_cards")
    return CATALOG.politician_actions(city.count("blue") + more)


def conspirator(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Place a cube, conspire, or neither (AGO-CONSPIRATOR-01)."""
    bit = CONSPIRATOR_TURN
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


# -- Conspiracies (AGO-PLOT) -------------------------------------------------------------------

#: The step that lies on the stack below all that a Conspiracy causes at the start of a turn.
AFTER_TRIGGER: Final = "after-trigger"


def prepared(state: State, player: int) -> list[int]:
    """The Conspiracies a player could trigger at the start of a turn (AGO-PLOT-02)."""
    plots = state.cities[player].plots
    return [p.number for p in plots if p.card >= 0 and not p.triggered and p.number >= 0]


def unprepared(state: State, player: int) -> list[int]:
    """The Conspiracies that are neither prepared nor triggered."""
    plots = state.cities[player].plots
    return [p.number for p in plots if p.card < 0 and not p.triggered and p.number >= 0]


def are_hidden(state: State, player: int) -> bool:
    """Whether some Conspiracies in front of a player are unknown to this position's viewer."""
    return any(plot.number == HIDDEN for plot in state.cities[player].plots)


def may_be_hidden(state: State, player: int, number: int) -> bool:
    """Whether a face-down Conspiracy there may be this one, which is known nowhere else."""
    elsewhere = [*senate_of(state).deck]
    elsewhere += [plot.number for city in state.cities for plot in city.plots]
    return are_hidden(state, player) and number not in elsewhere


def first_row(state: State) -> list[int]:
    """The places of row 1 that still hold a card; they lie face up (AGO-CX-07)."""
    return [place for place in members(state.present) if table_of(state).places[place][0] == 1]


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
