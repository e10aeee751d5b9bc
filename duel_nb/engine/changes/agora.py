"""Changes to Agora's components: cubes, Decrees, Conspiracies, and what they do (AGO)."""

from collections.abc import Sequence

from duel_nb.catalog import CATALOG
from duel_nb.engine.changes.base import cards_changed, take_down, unscript
from duel_nb.engine.changes.flow import tell
from duel_nb.engine.rules import prices
from duel_nb.engine.rules.box import knows_locked, progress_box
from duel_nb.engine.state import State, senate_of
from duel_nb.engine.state.city import HeldConspiracy
from duel_nb.engine.state.tables import CARDS, CONSPIRACIES, DECREES, PROGRESS, WONDERS
from duel_nb.messages import Listed, Part

# -- cubes -------------------------------------------------------------------------------------


def _change_cubes(state: State, player: int, chamber: int, count: int) -> None:
    senate = senate_of(state)
    cubes = list(senate.cubes[player])
    cubes[chamber] += count
    mine, other = tuple(cubes), senate.cubes[1 - player]
    senate.cubes = (mine, other) if player == 0 else (other, mine)


def place_cube(state: State, player: int, chamber: int, rule: str) -> None:
    """A cube of a player's supply is put into a Chamber (AGO-POL-04)."""
    _change_cubes(state, player, chamber, 1)
    number = chamber + 1
    tell(state, "cube", rule, "cube-placed", player, f"chamber-{number}", 1, chamber=number)


def return_cube(state: State, owner: int, chamber: int, rule: str) -> None:
    """A cube goes back from a Chamber to its owner's supply (AGO-SENATE-03)."""
    _change_cubes(state, owner, chamber, -1)
    number = chamber + 1
    tell(state, "cube", rule, "cube-returned", owner, f"chamber-{number}", -1, chamber=number)


def move_cube(state: State, player: int, here: int, there: int, rule: str) -> None:
    """A player's cube moves from one Chamber to another (AGO-POL-05)."""
    _change_cubes(state, player, here, -1)
    _change_cubes(state, player, there, 1)
    old, new = here + 1, there + 1
    tell(state, "cube-moved", rule, "cube-moved", player, f"chamber-{new}", 1, here=old, there=new)


# -- control and Decrees -----------------------------------------------------------------------


def tell_control(state: State, player: int, chamber: int, gained: bool) -> None:
    """Report that a player has gained or lost a Chamber (AGO-CTRL-01)."""
    kind, key = ("control", "control-gained") if gained else ("control-lost", "control-lost")
    number = chamber + 1
    tell(state, kind, "AGO-CTRL-01", key, player, f"chamber-{number}", chamber=number)


def turn_up_decree(state: State, decree: int, rule: str) -> None:
    """A Decree is turned face up, for good (AGO-CTRL-06, AGO-CX-18)."""
    senate_of(state).revealed |= 1 << decree
    shown = DECREES[decree]
    tell(state, "decree", rule, "decree-turned-up", None, shown.id, decree=shown)


def set_decrees(state: State, player: int, decrees: int) -> None:
    """Set the Decrees (bits) that are in force for a player (AGO-CTRL-03)."""
    city = state.cities[player]
    changed = city.decrees ^ decrees
    city.decrees = decrees
    if changed & prices.PRICING_DECREES:
        prices.refresh(state, player)


def shift_decree(state: State, player: int, decree: int, here: int, there: int) -> None:
    """A Decree moves from one Chamber under the Decree of another (AGO-C-INSIDER)."""
    senate = senate_of(state)
    decrees = list(senate.decrees)
    decrees[here] = tuple(d for d in decrees[here] if d != decree)
    decrees[there] = (*decrees[there], decree)
    senate.decrees = tuple(decrees)
    rule, subject = "AGO-C-INSIDER", f"chamber-{there + 1}"
    parts: dict[str, Part] = {"here": here + 1, "there": there + 1}
    key = "hidden-decree-moved"
    if senate.is_up(decree):
        key, parts["decree"] = "decree-moved", DECREES[decree]
    tell(state, "shifted", rule, key, player, subject, 0, None, **parts)


# -- Conspiracies ------------------------------------------------------------------------------


def draw_conspiracies(state: State, player: int, rule: str) -> tuple[int, ...]:
    """A player lifts the top Conspiracies off the deck; the caller says where they go."""
    senate, count = senate_of(state), CATALOG.conspiracies_drawn
    drawn, senate.deck = senate.deck[:count], senate.deck[count:]
    seen = list(senate.seen)
    for number in drawn:
        seen[number] = 0
    senate.seen = tuple(seen)
    secret = {"conspiracies": Listed(*(CONSPIRACIES[number] for number in drawn), last="and")}
    count = len(drawn)
    tell(state, "plots", rule, "conspiracies-drawn", player, None, count, secret, count=count)
    return drawn


def keep_conspiracy(state: State, player: int, number: int, rule: str) -> None:
    """A Conspiracy lies face down in front of a player (AGO-CONSPIRATOR-02)."""
    city = state.cities[player]
    city.plots += (HeldConspiracy(number),)
    kept = CONSPIRACIES[number]
    tell(state, "kept", rule, "conspiracy-kept", player, kept.id, 0, {"conspiracy": kept})


def return_conspiracy(state: State, player: int, number: int, on_top: bool, rule: str) -> None:
    """A Conspiracy goes back on top of the deck or under it (AGO-CONSPIRATOR-02)."""
    senate = senate_of(state)
    senate.deck = (number, *senate.deck) if on_top else (*senate.deck, number)
    seen = list(senate.seen)
    seen[number] = 1 << player
    senate.seen = tuple(seen)
    back, key = CONSPIRACIES[number], "conspiracy-on-top" if on_top else "conspiracy-under-deck"
    tell(state, "returned", rule, key, player, back.id, 0, {"conspiracy": back})


def prepare_conspiracy(state: State, player: int, number: int, card: int) -> None:
    """An Age card is tucked under an unprepared Conspiracy (AGO-PLOT-01)."""
    _change_plot(state, player, HeldConspiracy(number, card))
    plot, key = CONSPIRACIES[number], "conspiracy-prepared"
    secret = {"conspiracy": plot}
    tell(state, "prepared", "AGO-PLOT-01", key, player, plot.id, 0, secret, card=CARDS[card])


def trigger_conspiracy(state: State, player: int, number: int, rule: str) -> None:
    """A Conspiracy is turned face up; its effect is the caller's (AGO-PLOT-02)."""
    plot = next(plot for plot in state.cities[player].plots if plot.number == number)
    _change_plot(state, player, plot._replace(triggered=True))
    card = CONSPIRACIES[number]
    tell(state, "triggered", rule, "conspiracy-triggered", player, card.id, conspiracy=card)


def _change_plot(state: State, player: int, changed: HeldConspiracy) -> None:
    city = state.cities[player]
    city.plots = tuple(changed if p.number == changed.number else p for p in city.plots)


def allow_trigger(state: State, allowed: bool) -> None:
    """Set whether the turn may still begin with a Conspiracy (AGO-PLOT-02)."""
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
    senate.locked, senate.locked_in_secret = token, from_box
    see_in_box(state, None, ())
    if owned and prices.WAIVERS >> token & 1:
        prices.refresh(state, 1 - player)
    rule, locked = "AGO-CX-04", PROGRESS[token]
    if from_box:
        secret = {"token": locked}
        tell(state, "locked", rule, "token-locked-from-box", player, locked.id, 0, secret)
    else:
        key = "token-locked-from-opponent" if owned else "token-locked-from-board"
        tell(state, "locked", rule, key, player, locked.id, token=locked)


def take_removed(state: State, card: int) -> None:
    """Take a card out of those removed at set-up; the caller says where it goes (Treason)."""
    state.removed = tuple(tuple(c for c in cards if c != card) for cards in state.removed)


def look_at_removed(state: State, player: int, cards: tuple[int, ...]) -> None:
    """A player has seen the cards removed at set-up, up to the current Age (Treason)."""
    senate = senate_of(state)
    first, second = senate.looked
    senate.looked = (state.age, second) if player == 0 else (first, state.age)
    secret, count = {"cards": Listed(*(CARDS[card] for card in cards))}, len(cards)
    rule, key = "AGO-C-TREASON", "removed-cards-seen"
    tell(state, "looked", rule, key, player, None, count, secret, count=count)


def see_in_box(state: State, player: int | None, tokens: Sequence[int]) -> None:
    """A player, or both (None), have seen these Progress tokens of the box.

    If they are all, the token that Obscurantism locked in secret is known (RULINGS D-62).
    """
    senate = state.senate
    if senate is None or not senate.locked_in_secret or len(tokens) < len(progress_box(state)):
        return
    if player is None or not knows_locked(state, player):
        senate.locked_in_secret = False


def look_at_box(state: State, player: int, tokens: tuple[int, ...]) -> None:
    """A player looks at the Progress tokens in the box (Espionage)."""
    rule, count = "AGO-C-ESPIONAGE", len(tokens)
    found = Listed(*(PROGRESS[token] for token in tokens))
    secret: dict[str, Part] = {"tokens": found, "count": count}
    tell(state, "looked", rule, "box-seen", player, None, count, secret)
    see_in_box(state, player, tokens)


def swap_buildings(state: State, player: int, given: int, taken: int) -> None:
    """Two cards swap Cities; nothing is constructed (AGO-CX-14)."""
    city, opponent = state.cities[player], state.cities[1 - player]
    city.cards ^= 1 << given | 1 << taken
    opponent.cards ^= 1 << given | 1 << taken
    own, other = CARDS[given], CARDS[taken]
    rule, key = "AGO-C-COERCION", "cards-swapped"
    tell(state, "swapped", rule, key, player, other.id, given=own, taken=other)
    for owner, card in ((player, taken), (1 - player, given)):
        cards_changed(state, owner, card, 1)
        cards_changed(state, 1 - owner, card, -1)


def remove_snake(state: State, player: int) -> None:
    """A player's Snake leaves the game with the card it lay on (PAN-NISABA-05)."""
    state.cities[player].snake = -1
    tell(state, "snake", "PAN-NISABA-05", "snake-leaves", player, "nisaba", -1)


def destroy_wonder(state: State, owner: int, wonder: int) -> None:
    """A standing Wonder is returned to the box, its Age card to the discard pile (AGO-CX-19)."""
    gone, under = WONDERS[wonder], take_down(state, owner, wonder)
    city = state.cities[owner]
    city.owned = tuple(w for w in city.owned if w != wonder)
    rule, key = "AGO-CX-19", "wonder-destroyed"
    tell(state, "destroyed", rule, key, owner, gone.id, wonder=gone, card=under)
