"""Vocabulary for Pantheon: spaces and decks, Divinities, Mythology and Offering tokens."""

from collections.abc import Iterable

from duel_nb.catalog import CATALOG, Card, Divinity, Gate
from duel_nb.engine import GameState
from duel_nb.engine.state.tables import DIVINITIES, GATE, MYTHOLOGIES
from duel_nb.scenarios.model import Found, Moment
from duel_nb.scenarios.words.terms import board, card_name, check_activation
from duel_nb.scenarios.words.vocabulary import group, number, sentence, unless


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
def _snake(moment: Moment, who: str, card: Card) -> Found | None:
    return unless(f"{who} snake on {card.name}", _where_snake(moment, who))


@sentence("{who} has no Snake", "A has no Snake", "a player has put no Snake on a card")
def _snakeless(moment: Moment, who: str) -> Found | None:
    return unless(f"{who} has no Snake", _where_snake(moment, who))


def _where_snake(moment: Moment, who: str) -> str:
    there = moment.after.city(who).snake
    return f"{who} snake on {CATALOG.cards[there].name}" if there >= 0 else f"{who} has no Snake"


@sentence(
    "price of {activated} for {who} using {offerings} is {count}",
    "price of Mars for A using 3 is 2",
    "what activating costs in coins when these Offering tokens are spent",
)
def _reduced(
    moment: Moment, activated: Divinity | Gate, who: str, offerings: int, count: int
) -> Found | None:
    return check_activation(moment, activated, who, offerings, count)


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
def _vacant(moment: Moment, slot: int) -> Found | None:
    return unless(f"space {slot} is empty", _in_space(moment, slot))


@sentence(
    "space {slot} is {activated}",
    "space 3 is Mars",
    "this card lies in a space of the Pantheon, face up or not",
)
def _occupied(moment: Moment, slot: int, activated: Divinity | Gate) -> Found | None:
    return unless(f"space {slot} is {activated.name}", _in_space(moment, slot))


def _in_space(moment: Moment, slot: int) -> str:
    found = board(moment.after).cards[slot - 1]
    return f"space {slot} is {found.name if found else 'empty'}"


@sentence(
    "top of the {mythology} deck is {activated}",
    "top of the greek deck is Zeus",
    "which Divinity lies on top of a Mythology deck",
)
def _top(moment: Moment, mythology: str, activated: Divinity | Gate) -> Found | None:
    deck = board(moment.after).decks[MYTHOLOGIES.index(mythology)]
    top = f"top of the {mythology} deck is"
    return unless(f"{top} {activated.name}", f"{top} {card_name(deck[0]) if deck else 'nothing'}")


# -- tokens on the structure and the track -----------------------------------------------------


def _token_on(moment: Moment, place: str) -> str:
    """The token on a place, a Mythology or a value, as the sentences below say it."""
    found = next((p.token for p in moment.after.structure if p.name == place), None)
    return f"no token on {place}" if found is None else f"token {found} on {place}"


@sentence(
    "token {token} on {place}",
    "token greek on r4c2",
    "a Mythology token, or an Offering token by its value, lies on a card",
)
def _token(moment: Moment, token: str, place: str) -> Found | None:
    return unless(f"token {token} on {place}", _token_on(moment, place))


@sentence("no token on {place}", "no token on r4c2", "no token lies there")
def _no_token(moment: Moment, place: str) -> Found | None:
    return unless(f"no token on {place}", _token_on(moment, place))


@sentence("Minerva at {position}", "Minerva at +3", "where on the military track Minerva stands")
def _minerva(moment: Moment, position: int) -> Found | None:
    return unless(_minerva_at(position), _minerva_at(board(moment.after).minerva))


@sentence("Minerva gone", "Minerva gone", "Minerva does not stand on the military track")
def _no_minerva(moment: Moment) -> Found | None:
    return unless("Minerva gone", _minerva_at(board(moment.after).minerva))


def _minerva_at(at: int | None) -> str:
    if at is None:
        return "Minerva gone"
    return f"Minerva at {at:+d}" if at else "Minerva at 0"
