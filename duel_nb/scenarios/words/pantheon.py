"""Vocabulary for Pantheon: spaces and decks, Divinities, Mythology and Offering tokens."""

from collections.abc import Iterable

from duel_nb.catalog import CATALOG, Card, Divinity, Gate
from duel_nb.engine import GameState
from duel_nb.engine.state.tables import DIVINITIES, GATE, MYTHOLOGIES
from duel_nb.scenarios.model import Moment
from duel_nb.scenarios.words.divinities import board, card_name, priced_activation
from duel_nb.scenarios.words.vocabulary import Check, group, number, sentence


def _ids(cards: Iterable[int]) -> list[str]:
    return ["gate" if card == GATE else DIVINITIES[card].id for card in cards if card >= 0]


# -- Cities ------------------------------------------------------------------------------------


@number(
    "{who} offerings",
    "A offerings +3",
    "what the Offering tokens of a player are worth together (each sum has one meaning)",
)
def _offerings(state: GameState, who: str) -> int:
    return sum(state.city(who).offering_tokens)


@number("{who} astarte", "A astarte 7", "the coins that lie on a player's Astarte")
def _astarte(state: GameState, who: str) -> int:
    return state.city(who).astarte


@group("{who} mythology", "mythology", "A mythology +roman", "the Mythology tokens of a player")
def _mythology(state: GameState, who: str) -> Iterable[str]:
    return state.city(who).mythology_tokens


@group(
    "{who} divinities",
    "divinity",
    "A divinities +Mars",
    "the cards of the Pantheon that a player has activated, the Gate among them",
)
def _divinities(state: GameState, who: str) -> Iterable[str]:
    return _ids(state.city(who).divinities)


@sentence("{who} snake on {card}", "A snake on Library", "a player's Snake lies on this card")
def _snake(who: str, card: Card) -> Check:
    def check(moment: Moment) -> str | None:
        there = moment.after.city(who).snake
        if there == card.index:
            return None
        return (
            f"{who} snake on {CATALOG.cards[there].name}" if there >= 0 else f"{who} has no Snake"
        )

    return check


@sentence("{who} has no Snake", "A has no Snake", "a player has put no Snake on a card")
def _snakeless(who: str) -> Check:
    def check(moment: Moment) -> str | None:
        there = moment.after.city(who).snake
        return f"{who} snake on {CATALOG.cards[there].name}" if there >= 0 else None

    return check


@sentence(
    "price of {activated} for {who} using {offerings} is {count}",
    "price of Mars for A using 3 is 2",
    "what activating costs in coins when these Offering tokens are spent",
)
def _reduced(activated: Divinity | Gate, who: str, offerings: int, count: int) -> Check:
    return priced_activation(activated, who, offerings, count)


# -- the Pantheon and its decks ----------------------------------------------------------------


@group("pantheon", "divinity", "pantheon -Mars", "the cards in the six spaces, face up or not")
def _cards(state: GameState) -> Iterable[str]:
    return _ids(board(state).spaces)


@group("{mythology} deck", "divinity", "roman deck 2", "the Divinities of a Mythology deck")
def _deck(state: GameState, mythology: str) -> Iterable[str]:
    return _ids(board(state).decks[MYTHOLOGIES.index(mythology)])


@group("on Enki", "progress", "on Enki: Law, Economy", "the Progress tokens lying on Enki")
def _on_enki(state: GameState) -> Iterable[str]:
    return (token.id for token in board(state).tokens_on_enki)


@number("tokens on cards", "tokens on cards 5", "Mythology or Offering tokens in the structure")
def _laid(state: GameState) -> int:
    return len(board(state).laid)


@number(
    "Grand Temples in the deck",
    "Grand Temples in the deck 3",
    "the Grand Temples among the cards of Age III",
)
def _temples(state: GameState) -> int:
    return sum(CATALOG.cards[card].mythology is not None for card in state.decks[2])


@sentence(
    "space {slot} is empty", "space 3 is empty", "no card lies in a space of the Pantheon, 1 to 6"
)
def _vacant(slot: int) -> Check:
    def check(moment: Moment) -> str | None:
        card = board(moment.after).spaces[slot - 1]
        return None if card < 0 else f"space {slot} is {card_name(card)}"

    return check


@sentence(
    "space {slot} is {activated}",
    "space 3 is Mars",
    "this card lies in a space of the Pantheon, face up or not",
)
def _occupied(slot: int, activated: Divinity | Gate) -> Check:
    def check(moment: Moment) -> str | None:
        found = board(moment.after).cards[slot - 1]
        if found is activated:
            return None
        return f"space {slot} is {found.name if found else 'empty'}"

    return check


@sentence(
    "top of the {mythology} deck is {activated}",
    "top of the greek deck is Zeus",
    "which Divinity lies on top of a Mythology deck",
)
def _top(mythology: str, activated: Divinity | Gate) -> Check:
    def check(moment: Moment) -> str | None:
        deck = board(moment.after).decks[MYTHOLOGIES.index(mythology)]
        found = card_name(deck[0]) if deck else "nothing"
        return None if found == activated.name else f"top of the {mythology} deck is {found}"

    return check


# -- tokens on the structure and the track -----------------------------------------------------


def _lying(state: GameState, place: str) -> str:
    """The token on a place as it is written: a mythology or a value; "" for none."""
    found = next((p.token for p in state.structure if p.name == place), None)
    return "" if found is None else str(found)


@sentence(
    "token {token} on {place}",
    "token greek on r4c2",
    "a Mythology token, or an Offering token by its value, lies on a card",
)
def _token(token: str, place: str) -> Check:
    def check(moment: Moment) -> str | None:
        found = _lying(moment.after, place)
        if found == token:
            return None
        return f"token {found} on {place}" if found else f"no token on {place}"

    return check


@sentence("no token on {place}", "no token on r4c2", "no token lies there")
def _no_token(place: str) -> Check:
    def check(moment: Moment) -> str | None:
        found = _lying(moment.after, place)
        return f"token {found} on {place}" if found else None

    return check


@sentence("Minerva at {position}", "Minerva at +3", "where on the military track Minerva stands")
def _minerva(position: int) -> Check:
    def check(moment: Moment) -> str | None:
        return None if board(moment.after).minerva == position else _guarded(moment.after)

    return check


@sentence("Minerva gone", "Minerva gone", "Minerva does not stand on the military track")
def _no_minerva() -> Check:
    def check(moment: Moment) -> str | None:
        return None if board(moment.after).minerva is None else _guarded(moment.after)

    return check


def _guarded(state: GameState) -> str:
    at = board(state).minerva
    if at is None:
        return "Minerva gone"
    return f"Minerva at {at:+d}" if at else "Minerva at 0"
