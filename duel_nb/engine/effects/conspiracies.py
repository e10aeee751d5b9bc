"""Conspiracies: preparing and triggering them, and what each one does (AGO-PLOT, AGO-C).

`EFFECTS` has a function for each Conspiracy; the choices they bring stand beside them. A cube
that must be moved afterwards is asked for first, so that it lies deeper on the stack.
"""

from collections.abc import Callable, Sequence

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.actions import BUILD, DISCARD, PASS, TRIGGER, Action
from duel_nb.engine.choices.choice import Choice
from duel_nb.engine.effects import (
    buildings,
    divinities,
    influence,
    military,
    symbols,
    victory,
    wonders,
)
from duel_nb.engine.rules import box
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.senate import CHAMBERS
from duel_nb.engine.state.tables import (
    CARDS,
    COLOUR,
    CONSPIRACIES,
    HIDDEN,
    PROGRESS,
    SENATORS,
    WONDERS,
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


def trigger_first(state: State, player: int, number: int) -> None:
    """Trigger a prepared Conspiracy at the start of the turn (AGO-PLOT-02)."""
    changes.allow_trigger(state, False)
    changes.ask(state, AFTER_TRIGGER, player)
    trigger(state, player, number, "AGO-PLOT-02")


def trigger(state: State, player: int, number: int, rule: str) -> None:
    """Turn a Conspiracy up and do what it says, step by step (AGO-PLOT-06)."""
    changes.trigger_conspiracy(state, player, number, rule)
    plot = CONSPIRACIES[number]
    if plot.then_move:
        cause = influence.conspiracy_cause(number)
        changes.ask(state, influence.MoveCube.kind, player, (cause,))
    EFFECTS[plot.id](state, player)


# -- what the opponent loses -------------------------------------------------------------------


def extortion(state: State, player: int) -> None:
    """Take an unbuilt Wonder of the opponent (AGO-C-EXTORTION)."""
    changes.ask(state, ExtortWonder.kind, player)


class ExtortWonder(divinities.TakeWonder):
    """Extortion: as Ra; nothing happens as in the draft (AGO-CX-01)."""

    kind = "extortion"
    rule = "AGO-C-EXTORTION"
    must = "AGO-PLOT-06"
    not_drafted = "AGO-CX-01"
    missing = "AGO-CX-21"


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
    changes.lose_coins(state, 1 - player, taken, rule, "coins-lost-to", thing=plot)
    changes.gain_coins(state, player, taken, rule, "coins-by", thing=plot)


def expropriation(state: State, player: int) -> None:
    """Discard a blue card of the opponent (AGO-C-EXPROPRIATION)."""
    changes.ask(state, Expropriate.kind, player)


class Expropriate(wonders.DiscardOpposing):
    """Expropriation (AGO-C-EXPROPRIATION, AGO-CX-03)."""

    kind = "expropriation"
    rule = "AGO-C-EXPROPRIATION"
    must = "AGO-PLOT-06"
    missing = "AGO-CX-21"
    colour = "blue"


def swindle(state: State, player: int) -> None:
    """Discard a yellow card of the opponent (AGO-C-SWINDLE)."""
    changes.ask(state, Swindle.kind, player)


class Swindle(wonders.DiscardOpposing):
    """Swindle (AGO-C-SWINDLE, AGO-CX-03)."""

    kind = "swindle"
    rule = "AGO-C-SWINDLE"
    must = "AGO-PLOT-06"
    missing = "AGO-CX-21"
    colour = "yellow"


def foreclosure(state: State, player: int) -> None:
    """Take a brown or grey card of the opponent (AGO-C-FORECLOSURE)."""
    changes.ask(state, Foreclose.kind, player)


class Foreclose(divinities.TakeProducer):
    """Foreclosure: a transfer, as by Baal (AGO-CX-13)."""

    kind = "foreclosure"
    rule = "AGO-C-FORECLOSURE"
    must = "AGO-PLOT-06"
    missing = "AGO-CX-21"


def sabotage(state: State, player: int) -> None:
    """Return a standing Wonder of the opponent to the box (AGO-C-SABOTAGE)."""
    changes.ask(state, SabotageWonder.kind, player)


class SabotageWonder(Choice):
    """Sabotage: which of the opponent's standing Wonders (AGO-CX-19, AGO-CX-20)."""

    kind = "sabotage"
    rule = "AGO-C-SABOTAGE"
    must = "AGO-PLOT-06"
    verb = "topple"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        whom = changes.name(state, 1 - pending.player)
        return "AGO-CX-21", f"No Wonder of {whom} stands."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        standing = state.cities[1 - pending.player].standing
        return [Action("topple", wonder) for wonder in members(standing)]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.destroy_wonder(state, 1 - pending.player, action.subject)

    def text(self, state: State, pending: Pending) -> str:
        who, whom = changes.name(state, pending.player), changes.name(state, 1 - pending.player)
        return f"{who} returns one of {whom}'s standing Wonders to the box."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        whom = changes.name(state, 1 - pending.player)
        return f"{WONDERS[action.subject].name} does not stand in {whom}'s City."


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
    changes.ask(state, LockProgress.kind, player)


class LockProgress(Choice):
    """Obscurantism: a token of the board, the opponent or the box (AGO-CX-04, AGO-CX-05)."""

    kind = "obscurantism"
    rule = "AGO-C-OBSCURANTISM"
    must = "AGO-PLOT-06"
    verb = "lock"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        return "AGO-PLOT-05", "No Progress token can be locked: none lies in the three places."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        theirs = members(state.cities[1 - pending.player].tokens)
        tokens = (*state.board_progress, *theirs, *box.progress_box(state))
        return [Action("lock", token) for token in tokens]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.lock_progress(state, pending.player, action.subject)

    def text(self, state: State, pending: Pending) -> str:
        who, whom = changes.name(state, pending.player), changes.name(state, 1 - pending.player)
        return f"{who} locks a Progress token of the board, of {whom} or of the box."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        whom = changes.name(state, 1 - pending.player)
        token = PROGRESS[action.subject].name
        return f"{token} lies neither on the board nor in the box, nor is it {whom}'s."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        return "AGO-CX-05"


def espionage(state: State, player: int) -> None:
    """Look at the Progress tokens in the box and take one (AGO-C-ESPIONAGE)."""
    tokens = tuple(box.progress_box(state))
    changes.look_at_box(state, player, tokens)
    if tokens:
        changes.ask(state, TakeFromBox.kind, player, tokens)


class TakeFromBox(wonders.KeepProgress):
    """Espionage: one of the tokens in the box at that moment (AGO-CX-10)."""

    kind = "espionage"
    rule = "AGO-C-ESPIONAGE"
    must = "AGO-PLOT-06"

    def text(self, state: State, pending: Pending) -> str:
        return f"{changes.name(state, pending.player)} takes a Progress token from the box."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return f"{PROGRESS[action.subject].name} is not in the box."


# -- shields and Buildings ---------------------------------------------------------------------


def coup(state: State, player: int) -> None:
    """Shields; Strategy adds none (AGO-C-COUP, AGO-CX-06)."""
    plot = CATALOG.conspiracy("coup")
    military.tell_no_bonus(state, player, plot, "AGO-CX-06")
    military.advance(state, player, plot.shields, "AGO-C-COUP")
    victory.test(state)


def property_fraud(state: State, player: int) -> None:
    """Construct a Building of row 1 for free (AGO-C-FRAUD)."""
    changes.ask(state, BuildFromRowOne.kind, player)


class BuildFromRowOne(Choice):
    """Property Fraud: a Building still lying in row 1, covered or not (AGO-CX-07)."""

    kind = "property-fraud"
    rule = "AGO-C-FRAUD"
    must = "AGO-PLOT-06"
    verb = "build"
    akin = ("recruit",)

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        left = "but Senators are" if first_row(state) else "is"
        return "AGO-CX-07", f"Nothing {left} left in row 1: Property Fraud constructs nothing."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        cards = (state.dealt[place] for place in first_row(state))
        return [BUILD[card] for card in cards if not SENATORS >> card & 1]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        place = next(p for p in first_row(state) if state.dealt[p] == action.subject)
        changes.take_from_structure(state, place)
        buildings.construct(state, pending.player, action.subject, False, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} constructs a Building of the farthest row for free."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        if SENATORS >> action.subject & 1:
            return "A Senator cannot be taken by Property Fraud."
        return f"{CARDS[action.subject].name} does not lie in the farthest row."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        return self.rule if SENATORS >> action.subject & 1 else "AGO-CX-07"


def first_row(state: State) -> list[int]:
    """The places of row 1 that still hold a card; they lie face up (AGO-CX-07)."""
    assert state.table is not None
    return [place for place in members(state.present) if state.table.places[place][0] == 1]


def treason(state: State, player: int) -> None:
    """Construct one of the Age cards removed at set-up for free (AGO-C-TREASON)."""
    cards = tuple(card for cards in state.removed[: state.age] for card in cards)
    changes.look_at_removed(state, player, cards)
    if cards:
        changes.ask(state, BuildRemoved.kind, player, cards)


class BuildRemoved(Choice):
    """Treason: a card removed for the current Age or an earlier one (AGO-CX-08, AGO-CX-09)."""

    kind = "treason"
    rule = "AGO-C-TREASON"
    must = "AGO-PLOT-06"
    verb = "build"
    akin = ("recruit",)

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return [BUILD[card] for card in pending.data if card != HIDDEN]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.take_removed(state, action.subject)
        buildings.construct(state, pending.player, action.subject, False, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} constructs one of the cards removed at set-up for free."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        name = CARDS[action.subject].name
        if SENATORS >> action.subject & 1:
            return f"{name} is a Senator, and all Senators are dealt: none is among these cards."
        if CARDS[action.subject].colour == "purple":
            return f"{name} is not there: no Guild or Grand Temple is among the cards removed."
        return f"{name} is not among the cards removed for this Age or an earlier one."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        apart = SENATORS >> action.subject & 1 or CARDS[action.subject].colour == "purple"
        return "AGO-CX-09" if apart else self.rule


# -- the structure -----------------------------------------------------------------------------

#: The step that turns up what has become accessible, and takes the tokens on it.
REVEAL = "reveal"


def turn_of_events(state: State, player: int) -> None:
    """Discard an accessible card, and perhaps a second one (AGO-C-EVENTS, AGO-CX-11)."""
    changes.ask(state, REVEAL, player)
    changes.ask(state, DiscardAgain.kind, player)
    changes.ask(state, REVEAL, player)
    changes.ask(state, DiscardAccessible.kind, player)
    changes.ask(state, REVEAL, player)


class DiscardAccessible(Choice):
    """Turn of Events: an accessible card of the structure, for no coins (AGO-CX-11)."""

    kind = "turn-of-events"
    rule = "AGO-C-EVENTS"
    must = "AGO-PLOT-06"
    verb = "discard"
    by_place = True

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        return "AGO-PLOT-05", "No card is left in the structure to discard."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        assert state.table is not None
        return [
            DISCARD[state.dealt[place]]._replace(place=state.place_code(place))
            for place in state.table.accessible[state.present]
        ]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        assert state.table is not None
        open_places = state.table.accessible[state.present]
        place = next(p for p in open_places if state.dealt[p] == action.subject)
        changes.discard_card(state, changes.take_from_structure(state, place), self.rule)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} discards an accessible card of the structure (Turn of Events)."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        if action.subject < 0:
            row, column = divmod(action.place, 100)
            return f"No card that is accessible lies at r{row}c{column}."
        return f"{CARDS[action.subject].name} is not accessible in the structure."


class DiscardAgain(DiscardAccessible):
    """Turn of Events: the second card, or not (AGO-PLOT-06)."""

    kind = "turn-of-events-again"

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        possible = super().options(state, pending)
        return [*possible, PASS] if possible else []

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        if action.verb != "pass":
            super().resolve(state, pending, action)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} may discard a second card of the structure (Turn of Events)."


# -- the Senate --------------------------------------------------------------------------------


def political_maneuver(state: State, player: int) -> None:
    """Place a cube, then remove an opposing one (AGO-C-MANEUVER)."""
    plot = CATALOG.conspiracy("political-maneuver")
    cause = influence.conspiracy_cause(plot.index)
    for _ in range(plot.remove_influence):
        changes.ask(state, influence.RemoveCube.kind, player, (cause,))
    for _ in range(plot.place_influence):
        changes.ask(state, influence.PlaceCube.kind, player, (cause,))


def insider_influence(state: State, player: int) -> None:
    """Move a Decree under that of another Chamber (AGO-C-INSIDER)."""
    changes.ask(state, ShiftDecree.kind, player)


class ShiftDecree(Choice):
    """Insider Influence: which Decree goes where, seen or not (AGO-CX-16 to AGO-CX-18)."""

    kind = "insider-influence"
    rule = "AGO-C-INSIDER"
    must = "AGO-PLOT-06"
    verb = "shift"

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        decrees = changes.senate_of(state).decrees
        return [
            Action("shift", here + len(CHAMBERS) * under, there)
            for here in CHAMBERS
            for under in range(len(decrees[here]))
            for there in CHAMBERS
            if there != here
        ]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        senate, there = changes.senate_of(state), action.other
        under, here = divmod(action.subject, len(CHAMBERS))
        decree = senate.decrees[here][under]
        loser, winner = senate.controller(here), senate.controller(there)
        changes.shift_decree(state, pending.player, decree, here, there)
        if loser == winner:
            if loser is not None and state.log is not None:
                text = (
                    f"It goes on working for {changes.name(state, loser)}, who has both Chambers."
                )
                changes.tell_text(state, "nothing", "AGO-CX-16", text, loser)
            return
        if loser is not None:
            influence.lapse(state, loser, (decree,), "AGO-CX-16")
        if winner is not None:
            influence.enact(state, winner, (decree,), "AGO-CX-16")
        victory.test(state)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} moves a Decree of the Senate under the Decree of another Chamber."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        under, here = divmod(action.subject, len(CHAMBERS))
        if len(changes.senate_of(state).decrees[here]) <= under:
            return f"No such Decree lies in Chamber {here + 1}."
        return "The Decree must go to another Chamber."


# -- Coercion ----------------------------------------------------------------------------------


def coercion(state: State, player: int) -> None:
    """Swap a blue or green card with the opponent (AGO-C-COERCION)."""
    changes.ask(state, SwapCards.kind, player)


class SwapCards(Choice):
    """Coercion: an own card for one of the same colour (AGO-CX-14, AGO-CX-15)."""

    kind = "coercion"
    rule = "AGO-C-COERCION"
    must = "AGO-PLOT-06"
    verb = "swap"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        text = "Neither colour, blue or green, stands in both Cities: no cards are swapped."
        return "AGO-CX-14", text

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        mine, theirs = state.cities[pending.player].cards, state.cities[1 - pending.player].cards
        return [
            Action("swap", own, other)
            for colour in ("blue", "green")
            for own in members(mine & COLOUR[colour])
            for other in members(theirs & COLOUR[colour])
        ]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        player, given, taken = pending.player, action.subject, action.other
        for owner, card in ((player, taken), (1 - player, given)):
            if state.cities[owner].snake == card:  # before pairs are checked (BOTH-12)
                changes.remove_snake(state, owner)
        changes.swap_buildings(state, player, given, taken)
        mine, theirs = CARDS[taken].science, CARDS[given].science
        if mine and theirs:
            symbols.swapped(state, player, mine, theirs)

    def text(self, state: State, pending: Pending) -> str:
        who, whom = changes.name(state, pending.player), changes.name(state, 1 - pending.player)
        return f"{who} gives a blue or green card for one of {whom}'s of the same colour."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        own, other = CARDS[action.subject], CARDS[action.other]
        who, whom = changes.name(state, pending.player), changes.name(state, 1 - pending.player)
        if not state.cities[pending.player].cards >> own.index & 1:
            return f"{own.name} does not stand in {who}'s City."
        if not state.cities[1 - pending.player].cards >> other.index & 1:
            return f"{other.name} does not stand in {whom}'s City."
        return f"{own.name} and {other.name} are not both blue or both green."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        return "AGO-CX-14"


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


# -- Curia Julia -------------------------------------------------------------------------------


class TriggerUnprepared(Choice):
    """Curia Julia: trigger an unprepared Conspiracy, or not (AGO-CURIA-02, AGO-CURIA-03)."""

    kind = wonders.TRIGGER_UNPREPARED
    rule = "AGO-CURIA-02"
    verb = "trigger"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        who = changes.name(state, pending.player)
        return self.rule, f"{who} has no unprepared Conspiracy to trigger."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        plots = state.cities[pending.player].plots
        possible = [TRIGGER[number] for number in unprepared(state, pending.player)]
        # Which ones lie there may be hidden from the viewer, but not that one does.
        return [*possible, PASS] if any(p.card < 0 and not p.triggered for p in plots) else []

    def is_hidden(self, state: State, pending: Pending) -> bool:
        return are_hidden(state, pending.player)

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        if action.verb == "trigger":
            trigger(state, pending.player, action.subject, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} may trigger an unprepared Conspiracy (Curia Julia)."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        number, plots = action.subject, state.cities[pending.player].plots
        title, who = CONSPIRACIES[number].name, changes.name(state, pending.player)
        if any(plot.number == number and plot.triggered for plot in plots):
            return f"{title} has been triggered already."
        if number in prepared(state, pending.player):
            return f"{title} is prepared: Curia Julia triggers an unprepared Conspiracy."
        return f"{title} does not lie in front of {who}."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        plots = state.cities[pending.player].plots
        again = any(plot.number == action.subject and plot.triggered for plot in plots)
        return "AGO-CURIA-03" if again else self.rule


#: The choices of this module.
ALL: tuple[type[Choice], ...] = (
    ExtortWonder,
    Expropriate,
    Swindle,
    Foreclose,
    SabotageWonder,
    LockProgress,
    TakeFromBox,
    BuildFromRowOne,
    BuildRemoved,
    DiscardAccessible,
    DiscardAgain,
    ShiftDecree,
    SwapCards,
    TriggerUnprepared,
)
