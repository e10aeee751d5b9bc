"""Changes that every game has: coins, cards, Wonders, the military track, Progress tokens."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from duel_nb.catalog import Card, Component
from duel_nb.engine import chance
from duel_nb.engine.actions import track_place
from duel_nb.engine.changes.flow import tell
from duel_nb.engine.rules import prices
from duel_nb.engine.rules.cubes import in_force
from duel_nb.engine.state import State, pantheon_of
from duel_nb.engine.state.city import City
from duel_nb.engine.state.tables import (
    CARDS,
    PRODUCERS,
    PROGRESS,
    SENATORS,
    TRADERS,
    WONDERS,
    members,
    mythology_bit,
)
from duel_nb.errors import DuelError
from duel_nb.messages import Message, Part

_NO_PARTS: Final[Mapping[str, Part]] = MappingProxyType({})

# -- coins -------------------------------------------------------------------------------------


def gain_coins(
    state: State,
    player: int,
    coins: int,
    rule: str,
    key: str,
    thing: Component | None = None,
    parts: Mapping[str, Part] = _NO_PARTS,
) -> None:
    """Coins from the bank (or from an opponent's trade) go into the treasury.

    ``key``, ``thing`` and further ``parts`` say what for; see `tell`.
    """
    if coins <= 0:
        return
    state.cities[player].coins += coins
    if state.log is not None:
        _tell_coins(state, player, coins, rule, key, thing, {**parts, "coins": coins})


def pay_coins(state: State, player: int, coins: int, rule: str, key: str, thing: Component) -> None:
    """A player pays coins; the caller has checked that there are enough (BASE-COST-04).

    The treasury is spent first, then coins on Astarte (PAN-ASTARTE-02). ``key`` and ``thing`` say
    what for; see `tell`.
    """
    if coins <= 0:
        return
    city = state.cities[player]
    lent = max(0, coins - city.coins)
    city.coins -= coins - lent
    if state.log is not None:
        _tell_coins(state, player, -coins, rule, key, thing, {"coins": coins})
    if lent:
        city.astarte -= lent
        key, rule = "coins-from-astarte", "PAN-ASTARTE-02"
        tell(state, "astarte", rule, key, player, "astarte", -lent, coins=lent)


def lose_coins(
    state: State,
    player: int,
    coins: int,
    rule: str,
    key: str,
    thing: Component | None = None,
    parts: Mapping[str, Part] = _NO_PARTS,
) -> int:
    """A player loses coins to the bank, at most those in the treasury (GEN-03); returns the loss.

    ``key``, ``thing`` and further ``parts`` say why; see `tell`. The message selects on ``had``,
    how much of the loss was there: "all", "some" or "none".
    """
    city = state.cities[player]
    lost = min(coins, city.coins)
    city.coins -= lost
    if state.log is not None:
        had = "all" if lost == coins else "some" if lost else "none"
        rule = rule if lost == coins else "GEN-03"
        known = {**parts, "coins": coins, "lost": lost, "had": had}
        _tell_coins(state, player, -lost, rule, key, thing, known)
        if lost < coins and city.astarte:
            tell(state, "nothing", "PAN-ASTARTE-01", "coins-on-astarte-safe", player, "astarte")
    return lost


def _tell_coins(
    state: State,
    player: int,
    amount: int,
    rule: str,
    key: str,
    thing: Component | None,
    parts: dict[str, Part],
) -> None:
    assert state.log is not None
    if thing is not None:
        parts["thing"] = thing
    state.log.append(("coins", rule, key, player, None, amount, None, parts))


# -- cards -------------------------------------------------------------------------------------


def lift_card(state: State, card: int) -> None:
    """Lift an accessible card off the structure; the caller says where it goes.

    Raises:
        DuelError: it is not accessible; only an unchecked `apply` can cause that.
    """
    assert state.table is not None
    dealt = state.dealt
    for place in state.table.accessible(state.present):
        if dealt[place] == card:
            state.present ^= 1 << place
            return
    raise DuelError(Message("take-not-accessible" if card in dealt else "take-not-there"))


def take_from_structure(state: State, place: int) -> int:
    """Lift a card off its place; the caller says where it goes. Returns its number."""
    state.present &= ~(1 << place)
    return state.dealt[place]


def turn_up(state: State, places: int, rule: str) -> None:
    """Turn up the cards on these places (bits), by ``rule``."""
    new = places & ~state.face_up
    state.face_up |= new
    if state.log is not None and state.table is not None:
        for place in members(new):
            card = CARDS[state.dealt[place]]
            tell(state, "revealed", rule, "card-turned-up", None, card.id, card=card)


def add_building(state: State, player: int, card: int, rule: str) -> None:
    """Put a card face up into a City."""
    city = state.cities[player]
    city.cards |= 1 << card
    if state.log is not None:
        key, added = "senator-joins" if SENATORS >> card & 1 else "building-stands", CARDS[card]
        tell(state, "built", rule, key, player, added.id, card=added)
    cards_changed(state, player, card, 1)


def lose_building(state: State, player: int, card: int, rule: str) -> None:
    """Take a card out of a City into the discard pile (BASE-DISC-02)."""
    state.cities[player].cards &= ~(1 << card)
    state.discard += (card,)
    lost = CARDS[card]
    tell(state, "unbuilt", rule, "building-lost", player, lost.id, card=lost)
    cards_changed(state, player, card, -1)


def cards_changed(state: State, player: int, card: int, sign: int) -> None:
    """Bring production and prices up to date after a card came (1) or went (-1)."""
    if (PRODUCERS | TRADERS) >> card & 1:
        city = state.cities[player]
        if PRODUCERS >> card & 1:
            change_production(city, card, sign)
            prices.refresh(state, 1 - player)
        prices.refresh(state, player)


def change_production(city: City, card: int, sign: int = 1) -> None:
    """Add what a brown or grey card produces to a City's production, or take it away (-1).

    Cards of other colours add nothing. The caller updates the markets with `prices.refresh`.
    """
    units = zip(city.produced, CARDS[card].produces, strict=True)
    city.produced = tuple([before + sign * more for before, more in units])


def discard_card(state: State, card: int, rule: str) -> None:
    """Put a card that has just left the structure on the discard pile."""
    state.discard += (card,)
    if state.log is not None:
        discarded = CARDS[card]
        tell(state, "discarded", rule, "card-discarded", None, discarded.id, card=discarded)


def take_from_discard(state: State, card: int) -> None:
    """Take a card out of the discard pile; the caller says where it goes."""
    state.discard = tuple(c for c in state.discard if c != card)


def derive(state: State) -> None:
    """Set the standing Wonders, Mythologies, production, Decrees and prices of new Cities."""
    for player, city in enumerate(state.cities):
        for wonder, _ in city.tucked:
            city.standing |= 1 << wonder
        for mythology in city.mythology:
            city.mythology_bits |= mythology_bit(mythology)
        for card in members(city.cards):
            change_production(city, card)
        if state.senate is not None:
            city.decrees = in_force(state, player)
    for player in (0, 1):
        prices.refresh(state, player)


# -- Wonders -----------------------------------------------------------------------------------


def gain_wonder(state: State, player: int, wonder: int, rule: str) -> None:
    """A Wonder, not yet constructed, comes to a player."""
    city = state.cities[player]
    city.owned += (wonder,)
    gained = WONDERS[wonder]
    tell(state, "wonder", rule, "wonder-received", player, gained.id, wonder=gained)


def raise_wonder(state: State, player: int, wonder: int, card: int, rule: str) -> None:
    """A Wonder is constructed, with an Age card face down under it (BASE-WON-01)."""
    city = state.cities[player]
    city.standing |= 1 << wonder
    state.constructed |= 1 << wonder
    city.tucked += ((wonder, card),)
    raised, under = WONDERS[wonder], CARDS[card]
    tell(state, "wonder-built", rule, "wonder-stands", player, raised.id, wonder=raised, card=under)
    if raised.produces_one_of:
        prices.refresh(state, player)


def box_wonder(state: State, player: int, wonder: int, rule: str) -> None:
    """A Wonder that was never constructed is returned to the box (BASE-WON-03)."""
    city = state.cities[player]
    city.owned = tuple(w for w in city.owned if w != wonder)
    boxed, built = WONDERS[wonder], state.constructed.bit_count()
    tell(state, "wonder-boxed", rule, "wonder-boxed", player, boxed.id, wonder=boxed, count=built)


# -- military ----------------------------------------------------------------------------------


def step_pawn(state: State, player: int, rule: str) -> None:
    """The Conflict pawn moves one space towards the player's opponent (BASE-MIL-01)."""
    state.pawn += 1 if player == 0 else -1
    if state.log is not None:
        if state.pawn:
            where = track_place(state.pawn, state.names)
            tell(state, "pawn", rule, "pawn-moves", player, amount=1, position=where)
        else:
            tell(state, "pawn", rule, "pawn-moves-to-centre", player, amount=1)


def remove_military_token(state: State, token: int) -> None:
    """A Military token is returned to the box (BASE-MIL-02)."""
    state.military &= ~(1 << token)


def place_minerva(state: State, player: int, position: int) -> None:
    """Minerva stands on a space of the military track (PAN-MINERVA-01)."""
    pantheon_of(state).minerva = position
    rule, key, where = "PAN-MINERVA-01", "minerva-placed", track_place(position, state.names)
    tell(state, "minerva", rule, key, player, "minerva", position, position=where)


def remove_minerva(state: State) -> None:
    """Minerva has blocked the Conflict pawn and leaves the game (PAN-MINERVA-02)."""
    board = pantheon_of(state)
    assert board.minerva is not None
    at, board.minerva = board.minerva, None
    rule, key = "PAN-MINERVA-02", "minerva-leaves"
    where = track_place(at, state.names)
    tell(state, "minerva", rule, key, None, "minerva", at, position=where)


# -- Progress tokens ---------------------------------------------------------------------------


def gain_progress(state: State, player: int, token: int, rule: str) -> None:
    """A Progress token comes to a City, from the board if it lies there."""
    state.board_progress = tuple(t for t in state.board_progress if t != token)
    unscript(state, token)
    state.cities[player].tokens |= 1 << token
    gained = PROGRESS[token]
    tell(state, "progress", rule, "token-gained", player, gained.id, token=gained)
    if prices.WAIVERS >> token & 1:
        prices.refresh(state, player)


def unscript(state: State, token: int) -> None:
    """A token that has left the box is not drawn from it, even if a scenario scripted that."""
    state.script = tuple(t for t in state.script if t != token)


def draw(state: State, items: Sequence[int], count: int) -> list[int]:
    """Draw some of the items by the state's chance, in random order.

    Raises:
        DuelError: the state is a view, which does not know what chance will bring.
    """
    if state.chance is None:
        raise DuelError(Message("view-draws"))
    order, state.chance = chance.shuffled(state.chance, items)
    return order[:count]


def draw_progress(state: State, box: Sequence[int], count: int) -> list[int]:
    """Draw Progress tokens from the box: scripted ones first, the rest by chance.

    Returns fewer than ``count`` if the box holds fewer (BASE-WX-05). The tokens stay in the box.

    Raises:
        DuelError: the state is a view, which does not know what chance will bring.
    """
    drawn = list(state.script[:count])
    state.script = state.script[count:]
    rest = [token for token in box if token not in drawn]
    return drawn + draw(state, rest, count - len(drawn))


# -- what changes hands ----------------------------------------------------------------------


def move_building(state: State, player: int, card: int, rule: str) -> None:
    """A card moves from the opponent's City into the player's; nothing is constructed."""
    city, opponent = state.cities[player], state.cities[1 - player]
    opponent.cards &= ~(1 << card)
    city.cards |= 1 << card
    moved = CARDS[card]
    tell(state, "moved", rule, "building-moves", player, moved.id, card=moved)
    cards_changed(state, 1 - player, card, -1)
    cards_changed(state, player, card, 1)


def take_down(state: State, owner: int, wonder: int) -> Card:
    """A Wonder no longer stands; the Age card under it, returned here, is discarded."""
    city = state.cities[owner]
    card = dict(city.tucked)[wonder]
    city.standing &= ~(1 << wonder)
    city.tucked = tuple(pair for pair in city.tucked if pair[0] != wonder)
    state.discard += (card,)
    if WONDERS[wonder].produces_one_of:
        prices.refresh(state, owner)
    return CARDS[card]


def topple_wonder(state: State, owner: int, wonder: int, rule: str) -> None:
    """A Wonder is taken down, and may be constructed again (PAN-ANUBIS-01, PAN-ANUBIS-04)."""
    fallen, under = WONDERS[wonder], take_down(state, owner, wonder)
    tell(state, "toppled", rule, "wonder-toppled", owner, fallen.id, wonder=fallen, card=under)


def take_wonder(state: State, player: int, wonder: int, rule: str) -> None:
    """An unbuilt Wonder of the opponent comes to the player (PAN-RA-01)."""
    opponent = state.cities[1 - player]
    opponent.owned = tuple(w for w in opponent.owned if w != wonder)
    gain_wonder(state, player, wonder, rule)
