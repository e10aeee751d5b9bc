"""Changes of what Agora brings: cubes, Decrees, Conspiracies, and what they do (AGO)."""

from duel_nb.engine.changes.table import cards_changed, unscript
from duel_nb.engine.changes.telling import name, tell_text
from duel_nb.engine.rules import payment
from duel_nb.engine.state import State
from duel_nb.engine.state.city import Plot
from duel_nb.engine.state.senate import Senate, Six
from duel_nb.engine.state.tables import (
    CARDS,
    CONSPIRACIES,
    DECREES,
    PROGRESS,
    WONDERS,
)


def senate_of(state: State) -> Senate:
    """The Senate of a game that is played with Agora."""
    assert state.senate is not None
    return state.senate


# -- cubes -------------------------------------------------------------------------------------


def _change_cubes(state: State, player: int, chamber: int, count: int) -> None:
    senate = senate_of(state)
    a, b, c, d, e, f = senate.cubes[player]
    cubes = [a, b, c, d, e, f]
    cubes[chamber] += count
    a, b, c, d, e, f = cubes
    mine: Six = (a, b, c, d, e, f)
    other = senate.cubes[1 - player]
    senate.cubes = (mine, other) if player == 0 else (other, mine)


def place_cube(state: State, player: int, chamber: int, rule: str) -> None:
    """A cube of a player's supply is put into a Chamber (AGO-POL-04)."""
    _change_cubes(state, player, chamber, 1)
    if state.log is not None:
        text = f"{name(state, player)} puts a cube into Chamber {chamber + 1}."
        tell_text(state, "cube", rule, text, player, f"chamber-{chamber + 1}", 1)


def return_cube(state: State, owner: int, chamber: int, rule: str) -> None:
    """A cube goes back from a Chamber to its owner's supply (AGO-SENATE-03)."""
    _change_cubes(state, owner, chamber, -1)
    if state.log is not None:
        text = f"A cube of {name(state, owner)} leaves Chamber {chamber + 1} for the supply."
        tell_text(state, "cube", rule, text, owner, f"chamber-{chamber + 1}", -1)


def move_cube(state: State, player: int, here: int, there: int, rule: str) -> None:
    """A player's cube goes from one Chamber to another (AGO-POL-05)."""
    _change_cubes(state, player, here, -1)
    _change_cubes(state, player, there, 1)
    if state.log is not None:
        text = f"{name(state, player)} moves a cube from Chamber {here + 1} to {there + 1}."
        tell_text(state, "cube-moved", rule, text, player, f"chamber-{there + 1}", 1)


# -- control and Decrees -----------------------------------------------------------------------


def tell_control(state: State, player: int, chamber: int, gained: bool) -> None:
    """Report that a player has gained or lost a Chamber (AGO-CTRL-01)."""
    if state.log is not None:
        kind = "control" if gained else "control-lost"
        does = "controls" if gained else "no longer controls"
        text = f"{name(state, player)} {does} Chamber {chamber + 1}."
        tell_text(state, kind, "AGO-CTRL-01", text, player, f"chamber-{chamber + 1}")


def turn_up_decree(state: State, decree: int, rule: str) -> None:
    """A Decree is turned face up, for good (AGO-CTRL-06, AGO-CX-18)."""
    senate_of(state).revealed |= 1 << decree
    if state.log is not None:
        text = f"The Decree is turned up: {DECREES[decree].name}."
        tell_text(state, "decree", rule, text, subject=DECREES[decree].id)


def set_decrees(state: State, player: int, decrees: int) -> None:
    """From now on just these Decrees (bits) are in force for a player (AGO-CTRL-03)."""
    city = state.cities[player]
    changed = city.decrees ^ decrees
    city.decrees = decrees
    if changed & payment.PRICING_DECREES:
        payment.refresh(state, player)


def shift_decree(state: State, player: int, decree: int, here: int, there: int) -> None:
    """A Decree goes from one Chamber under the Decree of another (AGO-C-INSIDER)."""
    senate = senate_of(state)
    decrees = list(senate.decrees)
    decrees[here] = tuple(d for d in decrees[here] if d != decree)
    decrees[there] = (*decrees[there], decree)
    senate.decrees = tuple(decrees)
    if state.log is not None:
        what = DECREES[decree].name if senate.is_up(decree) else "a face-down Decree"
        who = name(state, player)
        text = f"{who} moves {what} from Chamber {here + 1} to Chamber {there + 1}."
        tell_text(state, "shifted", "AGO-C-INSIDER", text, player, f"chamber-{there + 1}")


# -- Conspiracies ------------------------------------------------------------------------------


def draw_conspiracies(state: State, player: int, count: int, rule: str) -> tuple[int, ...]:
    """A player lifts the top Conspiracies off the deck; the caller says where they go."""
    senate = senate_of(state)
    drawn, senate.deck = senate.deck[:count], senate.deck[count:]
    seen = list(senate.seen)
    for number in drawn:
        seen[number] = 0
    senate.seen = tuple(seen)
    if state.log is not None:
        names = " and ".join(CONSPIRACIES[number].name for number in drawn) or "nothing"
        who, count = name(state, player), len(drawn)
        text = f"{who} draws {names}."
        public = f"{who} draws {count} {'Conspiracy' if count == 1 else 'Conspiracies'}."
        tell_text(state, "plots", rule, text, player, None, count, public)
    return drawn


def keep_conspiracy(state: State, player: int, number: int, rule: str) -> None:
    """A Conspiracy lies face down in front of a player (AGO-CONSPIRATOR-02)."""
    city = state.cities[player]
    city.plots = (*city.plots, Plot(number))
    if state.log is not None:
        who, plot = name(state, player), CONSPIRACIES[number]
        text, public = f"{who} keeps {plot.name}, face down.", f"{who} keeps a Conspiracy."
        tell_text(state, "kept", rule, text, player, plot.id, 0, public)


def return_conspiracy(state: State, player: int, number: int, on_top: bool, rule: str) -> None:
    """A Conspiracy goes back on top of the deck or under it (AGO-CONSPIRATOR-02)."""
    senate = senate_of(state)
    senate.deck = (number, *senate.deck) if on_top else (*senate.deck, number)
    seen = list(senate.seen)
    seen[number] = 1 << player
    senate.seen = tuple(seen)
    if state.log is not None:
        where = "on top of the deck" if on_top else "under the deck"
        who, plot = name(state, player), CONSPIRACIES[number]
        text = f"{who} puts {plot.name} back {where}."
        public = f"{who} puts a Conspiracy back {where}."
        tell_text(state, "returned", rule, text, player, plot.id, 0, public)


def prepare_conspiracy(state: State, player: int, number: int, card: int) -> None:
    """An Age card is tucked under an unprepared Conspiracy (AGO-PLOT-01)."""
    _change_plot(state, player, Plot(number, card))
    if state.log is not None:
        who, plot, under = name(state, player), CONSPIRACIES[number], CARDS[card].name
        text = f"{who} prepares {plot.name} with {under}."
        public = f"{who} prepares a Conspiracy with {under}."
        tell_text(state, "prepared", "AGO-PLOT-01", text, player, plot.id, 0, public)


def trigger_conspiracy(state: State, player: int, number: int, rule: str) -> None:
    """A Conspiracy is turned face up; its effect is the caller's (AGO-PLOT-02)."""
    plot = next(plot for plot in state.cities[player].plots if plot.number == number)
    _change_plot(state, player, plot._replace(triggered=True))
    if state.log is not None:
        text = f"{name(state, player)} triggers {CONSPIRACIES[number].name}."
        tell_text(state, "triggered", rule, text, player, CONSPIRACIES[number].id)


def _change_plot(state: State, player: int, changed: Plot) -> None:
    city = state.cities[player]
    city.plots = tuple(changed if p.number == changed.number else p for p in city.plots)


def allow_trigger(state: State, allowed: bool) -> None:
    """Whether the turn may still begin with a Conspiracy (AGO-PLOT-02)."""
    senate_of(state).may_trigger = allowed


# -- what Conspiracies change ------------------------------------------------------------------


def lock_progress(state: State, player: int, token: int) -> None:
    """A Progress token from the board, the opponent or the box is out of use (AGO-CX-04)."""
    senate, opponent = senate_of(state), state.cities[1 - player]
    owned = bool(opponent.tokens >> token & 1)
    from_box = not owned and token not in state.board_progress
    state.board_progress = tuple(t for t in state.board_progress if t != token)
    opponent.tokens &= ~(1 << token)
    unscript(state, token)
    senate.locked, senate.locked_from_box = token, from_box
    if owned and payment.WAIVERS >> token & 1:
        payment.refresh(state, 1 - player)
    if state.log is not None:
        who = name(state, player)
        source = f"from {name(state, 1 - player)}" if owned else "from the board"
        source = "from the box" if from_box else source
        text = f"{who} locks {PROGRESS[token].name} {source} under Obscurantism."
        public = f"{who} locks a Progress token {source} under Obscurantism." if from_box else ""
        tell_text(state, "locked", "AGO-CX-04", text, player, PROGRESS[token].id, 0, public)


def take_removed(state: State, card: int) -> None:
    """Take a card out of those removed at set-up; the caller says where it goes (Treason)."""
    state.removed = tuple(tuple(c for c in cards if c != card) for cards in state.removed)


def look_at_removed(state: State, player: int, cards: tuple[int, ...]) -> None:
    """A player has seen the cards removed at set-up, up to the current Age (Treason)."""
    senate = senate_of(state)
    first, second = senate.looked
    senate.looked = (state.age, second) if player == 0 else (first, state.age)
    if state.log is not None:
        names = ", ".join(CARDS[card].name for card in cards)
        who = name(state, player)
        text = f"{who} looks at the removed cards: {names}."
        public = f"{who} looks at the {len(cards)} removed cards."
        tell_text(state, "looked", "AGO-C-TREASON", text, player, None, len(cards), public)


def look_at_box(state: State, player: int, tokens: tuple[int, ...]) -> None:
    """A player looks at the Progress tokens in the box (Espionage)."""
    if state.log is not None:
        names = ", ".join(PROGRESS[token].name for token in tokens) or "none is there"
        who, look = name(state, player), "looks at the Progress tokens in the box"
        text, public = f"{who} {look}: {names}.", f"{who} {look}."
        tell_text(state, "looked", "AGO-C-ESPIONAGE", text, player, None, len(tokens), public)


def swap_buildings(state: State, player: int, given: int, taken: int) -> None:
    """Two cards change Cities; nothing is constructed (AGO-CX-14)."""
    city, opponent = state.cities[player], state.cities[1 - player]
    city.cards ^= 1 << given | 1 << taken
    opponent.cards ^= 1 << given | 1 << taken
    if state.log is not None:
        text = f"{name(state, player)} gives {CARDS[given].name} for {CARDS[taken].name}."
        tell_text(state, "swapped", "AGO-C-COERCION", text, player, CARDS[taken].id)
    for owner, card in ((player, taken), (1 - player, given)):
        cards_changed(state, owner, card, 1)
        cards_changed(state, 1 - owner, card, -1)


def remove_snake(state: State, player: int) -> None:
    """A player's Snake leaves the game with the card it lay on (PAN-NISABA-05)."""
    state.cities[player].snake = -1
    if state.log is not None:
        text = f"{name(state, player)}'s Snake leaves the game: the card under it moves."
        tell_text(state, "snake", "PAN-NISABA-05", text, player, "nisaba", -1)


def destroy_wonder(state: State, owner: int, wonder: int) -> None:
    """A standing Wonder is returned to the box, its Age card to the discard pile (AGO-CX-19)."""
    city = state.cities[owner]
    card = dict(city.tucked)[wonder]
    city.standing &= ~(1 << wonder)
    city.owned = tuple(w for w in city.owned if w != wonder)
    city.tucked = tuple(pair for pair in city.tucked if pair[0] != wonder)
    state.discard = (*state.discard, card)
    if state.log is not None:
        text = (
            f"{WONDERS[wonder].name} leaves {name(state, owner)}'s City for the box; "
            f"{CARDS[card].name} goes to the discard pile."
        )
        tell_text(state, "destroyed", "AGO-CX-19", text, owner, WONDERS[wonder].id)
    if WONDERS[wonder].produces_one_of:
        payment.refresh(state, owner)
