"""The only functions that change a position. Each does one thing and reports it as an event.

Everything else in the engine decides *what* happens; here it happens. A test sees to it that no
other module writes the state's fields, apart from set-up and the turn's own bookkeeping.
"""

from collections.abc import Iterable, Sequence

from duel_nb.catalog import CATALOG
from duel_nb.engine import chance, payment
from duel_nb.engine.actions import signed
from duel_nb.engine.city import City
from duel_nb.engine.errors import DuelError
from duel_nb.engine.events import Event
from duel_nb.engine.pantheon import pantheon_card
from duel_nb.engine.state import GameState, Outcome, Pending
from duel_nb.engine.tables import (
    CARDS,
    DIVINITIES,
    EMPTY,
    GATE,
    MYTHOLOGIES,
    PLAYERS,
    PRODUCERS,
    PROGRESS,
    TRADERS,
    WONDERS,
    members,
    sign,
)


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
    """Coins that a player pays; the caller has checked that they are there (BASE-COST-04).

    The treasury is spent first, then coins on Astarte (PAN-ASTARTE-02).
    """
    if coins <= 0:
        return
    city = state.cities[player]
    city.coins -= coins
    if state.log is not None:
        text = f"{name(state, player)} pays {plural(coins, 'coin')}{why and ' ' + why}."
        tell(state, "coins", rule, text, player, amount=-coins)
    if city.coins < 0:
        from_astarte, city.coins = -city.coins, 0
        city.astarte -= from_astarte
        if state.log is not None:
            some = plural(from_astarte, "coin")
            text = f"Of these {some} {'comes' if from_astarte == 1 else 'come'} from Astarte."
            tell(state, "astarte", "PAN-ASTARTE-02", text, player, "astarte", -from_astarte)


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
            text = (
                f"{who} should lose {plural(coins, 'coin')}{why and ' ' + why} and has only {lost}."
            )
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
            change_production(city, card, sign)
            payment.refresh(state, 1 - player)
        payment.refresh(state, player)


def change_production(city: City, card: int, sign: int = 1) -> None:
    """Add what a brown or grey card produces to a City's production, or take it away (-1).

    Cards of other colours add nothing. Markets wait for the caller's `payment.refresh`.
    """
    w, c, s, g, p = CARDS[card].produces
    a, b, d, e, f = city.produced
    city.produced = (a + sign * w, b + sign * c, d + sign * s, e + sign * g, f + sign * p)


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


def place_minerva(state: GameState, player: int, position: int) -> None:
    """Minerva stands on a space of the military track (PAN-MINERVA-01)."""
    assert state.pantheon is not None
    state.pantheon.minerva = position
    if state.log is not None:
        text = f"{name(state, player)} puts Minerva on {signed(position)}."
        tell(state, "minerva", "PAN-MINERVA-01", text, player, "minerva", position)


def remove_minerva(state: GameState) -> None:
    """Minerva has blocked the Conflict pawn and leaves the game (PAN-MINERVA-02)."""
    assert state.pantheon is not None
    assert state.pantheon.minerva is not None
    at, state.pantheon.minerva = state.pantheon.minerva, None
    if state.log is not None:
        text = f"Minerva on {signed(at)} stops the Conflict pawn and leaves the game."
        tell(state, "minerva", "PAN-MINERVA-02", text, subject="minerva", amount=at)


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


def draw(state: GameState, items: Sequence[int], count: int) -> list[int]:
    """Draw some of the items by the state's own chance, in random order.

    Raises:
        DuelError: the state is a view, which does not know what chance will bring.
    """
    if state.chance is None:
        raise DuelError("A view cannot draw at random: what chance will bring is not known.")
    drawn, state.chance = chance.sample(state.chance, items, count)
    return drawn


def draw_progress(state: GameState, box: Sequence[int], count: int) -> list[int]:
    """Draw Progress tokens from the box: scripted ones first, the rest by chance.

    Returns fewer than ``count`` if the box holds fewer (BASE-WX-05). They do not change place.

    Raises:
        DuelError: the state is a view, which does not know what chance will bring.
    """
    drawn = list(state.script[:count])
    state.script = state.script[count:]
    rest = [token for token in box if token not in drawn]
    more = draw(state, rest, count - len(drawn))
    return drawn + more


def lay_on_enki(state: GameState, tokens: tuple[int, ...]) -> None:
    """Progress tokens from the box lie face up on Enki (PAN-ENKI-01)."""
    assert state.pantheon is not None
    state.pantheon.enki = tokens
    if state.log is not None:
        names = " and ".join(PROGRESS[token].name for token in tokens) or "no token: none is left"
        text = f"On Enki lie {names}." if len(tokens) > 1 else f"On Enki lies {names}."
        tell(state, "enki", "PAN-ENKI-01", text, subject="enki", amount=len(tokens))


def take_from_enki(state: GameState, token: int) -> None:
    """A Progress token is lifted off Enki; the caller says whose it is (PAN-ENKI-02)."""
    assert state.pantheon is not None
    state.pantheon.enki = tuple(t for t in state.pantheon.enki if t != token)


def clear_enki(state: GameState, rule: str) -> None:
    """What lies on Enki returns to the box (PAN-ENKI-02, PAN-ENKI-03)."""
    assert state.pantheon is not None
    back, state.pantheon.enki = state.pantheon.enki, ()
    if back and state.log is not None:
        names = " and ".join(PROGRESS[token].name for token in back)
        text = f"{names} {'return' if len(back) > 1 else 'returns'} to the box."
        tell(state, "enki", rule, text, subject="enki", amount=-len(back))


# -- the Pantheon ------------------------------------------------------------------------------


def card_name(card: int) -> str:
    """The name of a card of the Pantheon: a Divinity or the Gate."""
    return pantheon_card(card).name


def gain_mythology(state: GameState, player: int, mythology: int) -> None:
    """A Mythology token comes to a player for the rest of the game (PAN-REVEAL-01, 03)."""
    city = state.cities[player]
    city.mythology = (*city.mythology, mythology)
    city.signs |= sign(mythology)
    if state.log is not None:
        text = f"{name(state, player)} takes the {MYTHOLOGIES[mythology].title()} Mythology token."
        tell(state, "mythology", "PAN-REVEAL-01", text, player, MYTHOLOGIES[mythology])


def gain_offering(state: GameState, player: int, offering: int) -> None:
    """An Offering token comes to a player (PAN-REVEAL-01)."""
    state.cities[player].offerings |= 1 << offering
    if state.log is not None:
        value = CATALOG.offering_tokens[offering]
        text = f"{name(state, player)} takes the Offering token worth {value}."
        tell(state, "offering", "PAN-REVEAL-01", text, player, amount=value)


def spend_offerings(state: GameState, player: int, offerings: int) -> None:
    """Offering tokens (bits) leave the game for one activation (PAN-OFF-01)."""
    state.cities[player].offerings &= ~offerings
    if offerings and state.log is not None:
        for offering in members(offerings):
            value = CATALOG.offering_tokens[offering]
            text = f"{name(state, player)} spends the Offering token worth {value}."
            tell(state, "offering", "PAN-OFF-01", text, player, amount=-value)


def lift_token(state: GameState, place: int) -> int | None:
    """Take the token off a place of the structure; None where none lies."""
    if state.pantheon is None:
        return None
    for at, token in state.pantheon.laid:
        if at == place:
            state.pantheon.laid = tuple(pair for pair in state.pantheon.laid if pair[0] != place)
            return token
    return None


def lay_tokens(state: GameState, laid: tuple[tuple[int, int], ...]) -> None:
    """Tokens lie on face-down cards of the structure (PAN-SETUP-02, PAN-SETUP-06)."""
    assert state.pantheon is not None
    state.pantheon.laid = laid


def put_in_pantheon(state: GameState, player: int | None, card: int, space: int) -> None:
    """A card takes a space (0 to 5) of the Pantheon (PAN-MYTH-01, PAN-SETUP-06)."""
    assert state.pantheon is not None
    spaces = list(state.pantheon.spaces)
    spaces[space] = card
    state.pantheon.spaces = tuple(spaces)
    if state.log is None:
        return
    if card == GATE:
        text = f"The Gate is placed in space {space + 1} of the Pantheon."
        tell(state, "pantheon", "PAN-SETUP-06", text, player, "gate", space + 1)
    else:
        who = name(state, player or 0)
        text = f"{who} puts {card_name(card)} face down into space {space + 1} of the Pantheon."
        tell(state, "installed", "PAN-MYTH-01", text, player, DIVINITIES[card].id, space + 1)


def see_divinities(state: GameState, player: int, cards: Iterable[int]) -> None:
    """A player looks at face-down Divinities and remembers them (PAN-MYTH-01)."""
    assert state.pantheon is not None
    seen = list(state.pantheon.seen)
    for card in cards:
        if card >= 0:
            seen[card] |= 1 << player
    state.pantheon.seen = tuple(seen)


def forget_divinities(state: GameState, player: int, cards: Iterable[int]) -> None:
    """Face-down Divinities were put into an order that a player does not know."""
    assert state.pantheon is not None
    seen = list(state.pantheon.seen)
    for card in cards:
        seen[card] &= ~(1 << player)
    state.pantheon.seen = tuple(seen)


def set_deck(state: GameState, mythology: int, cards: tuple[int, ...]) -> None:
    """The deck of a Mythology from now on, top card first."""
    assert state.pantheon is not None
    decks = list(state.pantheon.decks)
    decks[mythology] = cards
    state.pantheon.decks = tuple(decks)


def open_pantheon(state: GameState) -> None:
    """The Divinities in the Pantheon are turned up (PAN-SETUP-06)."""
    assert state.pantheon is not None
    state.pantheon.open = True
    if state.log is not None:
        there = [card_name(card) for card in state.pantheon.spaces if card >= 0]
        text = f"The Pantheon is turned up: {', '.join(there)}."
        tell(state, "pantheon", "PAN-SETUP-06", text)


def receive_divinity(state: GameState, player: int, card: int, rule: str) -> None:
    """An activated card of the Pantheon lies in front of its owner (PAN-ACT-04, PAN-ACT-10)."""
    assert state.pantheon is not None
    city = state.cities[player]
    city.divinities = (*city.divinities, card)
    spaces = (EMPTY if there == card else there for there in state.pantheon.spaces)
    state.pantheon.spaces = tuple(spaces)
    if state.log is not None:
        text = f"{name(state, player)} activates {card_name(card)}."
        tell(state, "activated", rule, text, player, pantheon_card(card).id)


def fill_astarte(state: GameState, player: int, coins: int) -> None:
    """Coins from the bank lie on Astarte, outside the treasury (PAN-ASTARTE-01)."""
    state.cities[player].astarte = coins
    if state.log is not None:
        text = f"On Astarte lie {plural(coins, 'coin')}."
        tell(state, "astarte", "PAN-ASTARTE-01", text, player, "astarte", coins)


def place_snake(state: GameState, player: int, card: int) -> None:
    """The Snake lies on an opposing green card; its symbol is the player's (PAN-NISABA-01)."""
    state.cities[player].snake = card
    if state.log is not None:
        text = f"{name(state, player)} puts the Snake on {CARDS[card].name} and has its symbol."
        tell(state, "snake", "PAN-NISABA-01", text, player, CARDS[card].id)


def move_building(state: GameState, player: int, card: int, rule: str) -> None:
    """A card moves from the opponent's City into the player's; nothing is constructed."""
    city, opponent = state.cities[player], state.cities[1 - player]
    opponent.cards &= ~(1 << card)
    city.cards |= 1 << card
    if state.log is not None:
        text = f"{CARDS[card].name} moves into {name(state, player)}'s City."
        tell(state, "moved", rule, text, player, CARDS[card].id)
    _cards_changed(state, 1 - player, card, -1)
    _cards_changed(state, player, card, 1)


def topple_wonder(state: GameState, owner: int, wonder: int, rule: str) -> None:
    """A Wonder stands no more; the Age card under it goes to the discard pile (PAN-ANUBIS-01)."""
    city = state.cities[owner]
    card = dict(city.tucked)[wonder]
    city.standing &= ~(1 << wonder)
    city.tucked = tuple(pair for pair in city.tucked if pair[0] != wonder)
    state.discard = (*state.discard, card)
    if state.log is not None:
        text = (
            f"{WONDERS[wonder].name} in {name(state, owner)}'s City stands no more; "
            f"{CARDS[card].name} goes to the discard pile."
        )
        tell(state, "toppled", rule, text, owner, WONDERS[wonder].id)
    if WONDERS[wonder].produces_one_of:
        payment.refresh(state, owner)


def take_wonder(state: GameState, player: int, wonder: int, rule: str) -> None:
    """An unbuilt Wonder of the opponent is the player's from now on (PAN-RA-01)."""
    opponent = state.cities[1 - player]
    opponent.owned = tuple(w for w in opponent.owned if w != wonder)
    gain_wonder(state, player, wonder, rule)


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
    city.mythology = ()
    city.signs = 0
    city.offerings = 0
    city.divinities = ()
    city.astarte = 0
    city.snake = -1
    return city
