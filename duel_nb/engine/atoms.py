"""The only functions that change a position. Each does one thing and reports it as an event.

Everything else in the engine decides *what* happens; here it happens. A test sees to it that no
other module writes the state's fields, apart from set-up and the turn's own bookkeeping.
"""

from collections.abc import Sequence

from duel_nb.engine import chance, payment
from duel_nb.engine.errors import DuelError
from duel_nb.engine.events import Event
from duel_nb.engine.state import City, GameState, Outcome, Pending
from duel_nb.engine.tables import CARDS, PLAYERS, PRODUCERS, PROGRESS, TRADERS, WONDERS


def tell(
    state: GameState,
    kind: str,
    rule: str,
    text: str,
    player: int | None = None,
    subject: str | None = None,
    amount: int = 0,
) -> None:
    """Report an event; call it only while ``state.log`` is a list (someone listens)."""
    assert state.log is not None
    who = None if player is None else PLAYERS[player]
    state.log.append(Event(kind, rule, text, who, subject, amount))


def name(state: GameState, player: int) -> str:
    """What a player is called."""
    return state.config.names[player]


def plural(count: int, word: str) -> str:
    """The count with its word: ``1 coin``, ``3 coins``."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


# -- coins -------------------------------------------------------------------------------------


def gain_coins(state: GameState, player: int, coins: int, rule: str, why: str) -> None:
    """Coins from the bank (or an opponent's trade) into the treasury."""
    if coins <= 0:
        return
    state.cities[player].coins += coins
    if state.log is not None:
        text = f"{name(state, player)} takes {plural(coins, 'coin')}{why and ' ' + why}."
        tell(state, "coins", rule, text, player, amount=coins)


def pay_coins(state: GameState, player: int, coins: int, rule: str, why: str) -> None:
    """Coins that a player pays; the caller has checked that they are there (BASE-COST-04)."""
    if coins <= 0:
        return
    state.cities[player].coins -= coins
    if state.log is not None:
        text = f"{name(state, player)} pays {plural(coins, 'coin')}{why and ' ' + why}."
        tell(state, "coins", rule, text, player, amount=-coins)


def lose_coins(state: GameState, player: int, coins: int, rule: str, why: str) -> int:
    """A loss of coins to the bank, never below an empty treasury (GEN-03); returns the loss."""
    city = state.cities[player]
    lost = min(coins, city.coins)
    city.coins -= lost
    if state.log is not None:
        who = name(state, player)
        if lost == coins:
            text = f"{who} loses {plural(lost, 'coin')}{why and ' ' + why}."
        else:
            text = f"{who} should lose {coins} coins{why and ' ' + why} and has only {lost}."
        tell(state, "coins", rule if lost == coins else "GEN-03", text, player, amount=-lost)
    return lost


# -- cards -------------------------------------------------------------------------------------


def take_from_structure(state: GameState, place: int) -> int:
    """Lift a card off its place; the caller says where it goes. Returns its number."""
    state.present &= ~(1 << place)
    return state.dealt[place]


def turn_up(state: GameState, places: int) -> None:
    """Turn up the cards on these places (bits) (BASE-TURN-04)."""
    new = places & ~state.face_up
    state.face_up |= new
    if state.log is not None and state.table is not None:
        for place in range(len(state.dealt)):
            if new >> place & 1:
                card = CARDS[state.dealt[place]]
                text = f"{card.name} is turned up ({state.table.name(place)})."
                tell(state, "revealed", "BASE-TURN-04", text, subject=card.id)


def add_building(state: GameState, player: int, card: int, rule: str) -> None:
    """Put a card face up into a City."""
    city = state.cities[player]
    city.cards |= 1 << card
    if state.log is not None:
        text = f"{CARDS[card].name} stands in {name(state, player)}'s City."
        tell(state, "built", rule, text, player, CARDS[card].id)
    _cards_changed(state, player, card, 1)


def lose_building(state: GameState, player: int, card: int, rule: str) -> None:
    """Take a card out of a City into the discard pile (BASE-DISC-02)."""
    state.cities[player].cards &= ~(1 << card)
    state.discard = (*state.discard, card)
    if state.log is not None:
        text = f"{CARDS[card].name} leaves {name(state, player)}'s City for the discard pile."
        tell(state, "unbuilt", rule, text, player, CARDS[card].id)
    _cards_changed(state, player, card, -1)


def _cards_changed(state: GameState, player: int, card: int, sign: int) -> None:
    if (PRODUCERS | TRADERS) >> card & 1:
        city = state.cities[player]
        if PRODUCERS >> card & 1:
            w, c, s, g, p = CARDS[card].produces
            a, b, d, e, f = city.produced
            city.produced = (
                a + sign * w,
                b + sign * c,
                d + sign * s,
                e + sign * g,
                f + sign * p,
            )
            payment.refresh(state, 1 - player)
        payment.refresh(state, player)


def discard_card(state: GameState, card: int, rule: str) -> None:
    """Put a card that has just left the structure on the discard pile."""
    state.discard = (*state.discard, card)
    if state.log is not None:
        text = f"{CARDS[card].name} goes to the discard pile."
        tell(state, "discarded", rule, text, subject=CARDS[card].id)


def take_from_discard(state: GameState, card: int) -> None:
    """Take a card out of the discard pile; the caller says where it goes."""
    state.discard = tuple(c for c in state.discard if c != card)


# -- Wonders -----------------------------------------------------------------------------------


def gain_wonder(state: GameState, player: int, wonder: int, rule: str) -> None:
    """A Wonder, not yet constructed, comes to a player."""
    city = state.cities[player]
    city.owned = (*city.owned, wonder)
    if state.log is not None:
        text = f"{name(state, player)} receives {WONDERS[wonder].name}."
        tell(state, "wonder", rule, text, player, WONDERS[wonder].id)


def raise_wonder(state: GameState, player: int, wonder: int, card: int) -> None:
    """A Wonder stands from now on, an Age card face down under it (BASE-WON-01)."""
    city = state.cities[player]
    city.standing |= 1 << wonder
    city.tucked = (*city.tucked, (wonder, card))
    if state.log is not None:
        text = (
            f"{WONDERS[wonder].name} stands in {name(state, player)}'s City, "
            f"{CARDS[card].name} tucked under it."
        )
        tell(state, "wonder-built", "BASE-WON-01", text, player, WONDERS[wonder].id)
    if WONDERS[wonder].produces_one_of:
        payment.refresh(state, player)


def box_wonder(state: GameState, player: int, wonder: int, rule: str) -> None:
    """An unbuilt Wonder is returned to the box (BASE-WON-03)."""
    city = state.cities[player]
    city.owned = tuple(w for w in city.owned if w != wonder)
    if state.log is not None:
        text = f"Seven Wonders stand: {name(state, player)}'s {WONDERS[wonder].name} is out."
        tell(state, "wonder-boxed", rule, text, player, WONDERS[wonder].id)


# -- military ----------------------------------------------------------------------------------


def step_pawn(state: GameState, player: int, rule: str) -> None:
    """The Conflict pawn goes one space towards the player's opponent (BASE-MIL-01)."""
    state.pawn += 1 if player == 0 else -1
    if state.log is not None:
        text = (
            f"The Conflict pawn moves to {state.pawn:+d}."
            if state.pawn
            else ("The Conflict pawn moves to the centre.")
        )
        tell(state, "pawn", rule, text, player, amount=1)


def remove_military_token(state: GameState, token: int) -> None:
    """A Military token is returned to the box (BASE-MIL-02)."""
    state.military &= ~(1 << token)


# -- Progress tokens ---------------------------------------------------------------------------


def gain_progress(state: GameState, player: int, token: int, rule: str) -> None:
    """A Progress token comes to a City, from the board if it lies there."""
    if token in state.board_progress:
        state.board_progress = tuple(t for t in state.board_progress if t != token)
    state.cities[player].tokens |= 1 << token
    if state.log is not None:
        text = f"{name(state, player)} gains the Progress token {PROGRESS[token].name}."
        tell(state, "progress", rule, text, player, PROGRESS[token].id)
    if payment.WAIVERS >> token & 1:
        payment.refresh(state, player)


def draw_progress(state: GameState, box: Sequence[int], count: int) -> list[int]:
    """Draw Progress tokens from the box: scripted ones first, the rest by chance.

    Returns fewer than ``count`` if the box holds fewer (BASE-WX-05). They do not change place.

    Raises:
        DuelError: the state is a view, which does not know what chance will bring.
    """
    if state.chance is None:
        raise DuelError("A view cannot draw Progress tokens: what the box brings is not known.")
    drawn = list(state.script[:count])
    state.script = state.script[count:]
    rest = [token for token in box if token not in drawn]
    more, state.chance = chance.sample(state.chance, rest, count - len(drawn))
    return drawn + more


# -- the flow ----------------------------------------------------------------------------------


def ask(state: GameState, kind: str, player: int, data: tuple[int, ...] = ()) -> None:
    """Lay a choice on the stack; the last one laid is due first."""
    state.stack = (*state.stack, Pending(kind, player, data))


def end_game(state: GameState, termination: str, winner: int | None, rule: str) -> None:
    """The game is over: no choice is due any more (BASE-END-01)."""
    who = None if winner is None else PLAYERS[winner]
    state.outcome = Outcome(termination, who, rule)
    state.stack = ()
    if state.log is not None:
        text = f"{state.outcome.told(state.config.names)}."
        tell(state, "end", rule, text[0].upper() + text[1:], winner)


def earn_extra_turn(state: GameState, player: int, rule: str, why: str) -> None:
    """The player takes another turn after this one, once however often earned (BASE-TURN-08)."""
    state.again = True
    if state.log is not None:
        text = f"{name(state, player)} takes another turn ({why})."
        tell(state, "again", rule, text, player)


def new_city(coins: int = 0) -> City:
    """An empty City with a treasury; call `payment.refresh` once both Cities exist."""
    city = City()
    city.coins = coins
    city.cards = 0
    city.owned = ()
    city.standing = 0
    city.tucked = ()
    city.tokens = 0
    city.produced = (0, 0, 0, 0, 0)
    return city
