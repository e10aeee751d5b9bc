"""Conspiracies: preparing and triggering them, and what each one does (AGO-PLOT, AGO-C).

`EFFECTS` has a function for each Conspiracy; the choices they bring stand beside them. A cube
that must be moved afterwards is asked for first, so that it lies deeper on the stack.
"""

from collections.abc import Callable

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.effects import (
    military,
    victory,
)
from duel_nb.engine.rules import box
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import (
    CONSPIRACIES,
    HIDDEN,
    members,
)

#: The step under everything that a Conspiracy causes at the start of a turn.
AFTER_TRIGGER = "after-trigger"


def prepared(state: State, player: int) -> list[int]:
    """The Conspiracies a player could trigger at the start of a turn (AGO-PLOT-02)."""
    plots = state.cities[player].plots
    return [p.number for p in plots if p.card >= 0 and not p.triggered and p.number >= 0]


def unprepared(state: State, player: int) -> list[int]:
    """The Conspiracies under which nothing lies and that have not been triggered."""
    plots = state.cities[player].plots
    return [p.number for p in plots if p.card < 0 and not p.triggered and p.number >= 0]


def are_hidden(state: State, player: int) -> bool:
    """Whether the viewer of this position does not know all Conspiracies in front of a player."""
    return any(plot.number == HIDDEN for plot in state.cities[player].plots)


def may_be_hidden(state: State, player: int, number: int) -> bool:
    """Whether it may be this Conspiracy that lies face down there: it is known nowhere else."""
    elsewhere = [*changes.senate_of(state).deck]
    elsewhere += [plot.number for city in state.cities for plot in city.plots]
    return are_hidden(state, player) and number not in elsewhere


def trigger(state: State, player: int, number: int, rule: str) -> None:
    """Turn a Conspiracy up and do what it says, step by step (AGO-PLOT-06)."""
    changes.trigger_conspiracy(state, player, number, rule)
    plot = CONSPIRACIES[number]
    if plot.then_move:
        changes.ask(state, "move-cube", player, by=plot.id)
    EFFECTS[plot.id](state, player)


# -- what the opponent loses -------------------------------------------------------------------


def extortion(state: State, player: int) -> None:
    """Take an unbuilt Wonder of the opponent (AGO-C-EXTORTION)."""
    changes.ask(state, "extortion", player)


def blackmail(state: State, player: int) -> None:
    """Take half of the opponent's treasury, rounded up (AGO-C-BLACKMAIL, AGO-CX-02)."""
    opponent, plot, rule = state.cities[1 - player], CATALOG.conspiracy("blackmail"), "AGO-CX-02"
    if opponent.astarte:
        changes.tell(state, "nothing", rule, "coins-on-astarte-not-counted", player, thing=plot)
    taken = -(-opponent.coins // plot.takes_one_coin_in)
    if not taken:
        changes.tell(state, "nothing", rule, "no-coin-to-take", player)
        return
    rule = "AGO-C-BLACKMAIL"
    changes.lose_coins(state, 1 - player, taken, rule, "coins-lost-to", plot)
    changes.gain_coins(state, player, taken, rule, "coins-by", plot)


def expropriation(state: State, player: int) -> None:
    """Discard a blue card of the opponent (AGO-C-EXPROPRIATION)."""
    changes.ask(state, "expropriation", player)


def swindle(state: State, player: int) -> None:
    """Discard a yellow card of the opponent (AGO-C-SWINDLE)."""
    changes.ask(state, "swindle", player)


def foreclosure(state: State, player: int) -> None:
    """Take a brown or grey card of the opponent (AGO-C-FORECLOSURE)."""
    changes.ask(state, "foreclosure", player)


def sabotage(state: State, player: int) -> None:
    """Return a standing Wonder of the opponent to the box (AGO-C-SABOTAGE)."""
    changes.ask(state, "sabotage", player)


def embezzlement(state: State, player: int) -> None:
    """Coins for own cubes; the opponent loses coins for theirs (AGO-CX-12)."""
    senate, plot = changes.senate_of(state), CATALOG.conspiracy("embezzlement")
    for_mine = plot.coins_per_cube * senate.in_senate(player)
    for_theirs = plot.opponent_loses_per_cube * senate.in_senate(1 - player)
    rule = "AGO-C-EMBEZZLEMENT"
    changes.gain_coins(state, player, for_mine, rule, "coins-for-cubes")
    if not for_mine + for_theirs:
        changes.tell(state, "nothing", "AGO-CX-12", "no-cube-in-senate", player, thing=plot)
    if for_theirs:
        changes.lose_coins(state, 1 - player, for_theirs, rule, "coins-lost-for-cubes")


# -- tokens ------------------------------------------------------------------------------------


def obscurantism(state: State, player: int) -> None:
    """Put a Progress token out of use (AGO-C-OBSCURANTISM)."""
    changes.ask(state, "obscurantism", player)


def espionage(state: State, player: int) -> None:
    """Look at the Progress tokens in the box and take one (AGO-C-ESPIONAGE)."""
    tokens = tuple(box.progress_box(state))
    changes.look_at_box(state, player, tokens)
    if tokens:
        changes.ask(state, "espionage", player, tokens)


# -- shields and Buildings ---------------------------------------------------------------------


def coup(state: State, player: int) -> None:
    """Shields; Strategy adds none (AGO-C-COUP, AGO-CX-06)."""
    plot = CATALOG.conspiracy("coup")
    military.tell_no_bonus(state, player, plot, "AGO-CX-06")
    military.advance(state, player, plot.shields, "AGO-C-COUP")
    victory.test(state)


def property_fraud(state: State, player: int) -> None:
    """Construct a Building of row 1 for free (AGO-C-FRAUD)."""
    changes.ask(state, "property-fraud", player)


def first_row(state: State) -> list[int]:
    """The places of row 1 that still hold a card; they lie face up (AGO-CX-07)."""
    assert state.table is not None
    return [place for place in members(state.present) if state.table.places[place][0] == 1]


def treason(state: State, player: int) -> None:
    """Construct one of the Age cards removed at set-up for free (AGO-C-TREASON)."""
    cards = tuple(card for cards in state.removed[: state.age] for card in cards)
    changes.look_at_removed(state, player, cards)
    if cards:
        changes.ask(state, "treason", player, cards)


# -- the structure -----------------------------------------------------------------------------

#: The step that turns up what has become accessible, and takes the tokens on it.
REVEAL = "reveal"


def turn_of_events(state: State, player: int) -> None:
    """Discard an accessible card, and perhaps a second one (AGO-C-EVENTS, AGO-CX-11)."""
    changes.ask(state, REVEAL, player)
    changes.ask(state, "turn-of-events-again", player)
    changes.ask(state, REVEAL, player)
    changes.ask(state, "turn-of-events", player)
    changes.ask(state, REVEAL, player)


# -- the Senate --------------------------------------------------------------------------------


def political_maneuver(state: State, player: int) -> None:
    """Place a cube, then remove an opposing one (AGO-C-MANEUVER)."""
    plot = CATALOG.conspiracy("political-maneuver")
    for _ in range(plot.remove_influence):
        changes.ask(state, "remove-cube", player, by=plot.id)
    for _ in range(plot.place_influence):
        changes.ask(state, "place-cube", player, by=plot.id)


def insider_influence(state: State, player: int) -> None:
    """Move a Decree under that of another Chamber (AGO-C-INSIDER)."""
    changes.ask(state, "insider-influence", player)


# -- Coercion ----------------------------------------------------------------------------------


def coercion(state: State, player: int) -> None:
    """Swap a blue or green card with the opponent (AGO-C-COERCION)."""
    changes.ask(state, "coercion", player)


#: What each Conspiracy does when it is triggered.
EFFECTS: dict[str, Callable[[State, int], None]] = {
    "extortion": extortion,
    "blackmail": blackmail,
    "expropriation": expropriation,
    "swindle": swindle,
    "obscurantism": obscurantism,
    "coup": coup,
    "property-fraud": property_fraud,
    "treason": treason,
    "political-maneuver": political_maneuver,
    "espionage": espionage,
    "turn-of-events": turn_of_events,
    "embezzlement": embezzlement,
    "foreclosure": foreclosure,
    "coercion": coercion,
    "insider-influence": insider_influence,
    "sabotage": sabotage,
}
