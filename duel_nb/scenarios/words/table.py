"""Vocabulary for the table: structure, military track, tokens, piles, visibility."""

import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from duel_nb.catalog import CATALOG, Card, Component, Conspiracy, Divinity, Gate, UnknownName
from duel_nb.engine import GameState, Place
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.state.tables import MILITARY_TOKENS, PROGRESS
from duel_nb.messages import Listed, Message
from duel_nb.scenarios.errors import UnknownSentence
from duel_nb.scenarios.model import Found, Moment
from duel_nb.scenarios.words.senate import (
    sees_conspiracy,
    sees_deck,
    sees_decree,
    sees_locked,
)
from duel_nb.scenarios.words.terms import ACTIVATED, TERMS, Named, Term, sees_divinity, unknown
from duel_nb.scenarios.words.vocabulary import group, number, sentence, unless


@number(
    "pawn",
    "pawn +2",
    "where the Conflict pawn stands (9 is B's capital, at -9 A's), or how far it moved",
)
def _pawn(state: GameState) -> int:
    return state.pawn


@number("age", "age 2", "the Age that is being played; 0 during the draft")
def _age(state: GameState) -> int:
    return state.age


@number("structure", "structure 20", "how many cards lie in the structure")
def _in_structure(state: GameState) -> int:
    return len(state.structure)


@number("face-down cards", "face-down cards 8", "how many of them lie face down")
def _face_down(state: GameState) -> int:
    return sum(place.card is None for place in state.structure)


@number("standing Wonders", "standing Wonders 7", "how many Wonders stand in both Cities")
def _standing(state: GameState) -> int:
    return sum(state.city(who).count("wonders") for who in ("A", "B"))


@group(
    "constructed Wonders",
    "wonder",
    "constructed Wonders 7",
    "the different Wonders constructed in the whole game, standing or not",
)
def _constructed(state: GameState) -> Iterable[str]:
    return (wonder.id for wonder in state.constructed_wonders)


@number("deck of Age {age}", "deck of Age III 20", "the cards prepared for an Age")
def _deck(state: GameState, age: str) -> int:
    return len(state.decks[len(age) - 1])


@number("Guilds in the deck", "Guilds in the deck 3", "the Guilds among the cards of Age III")
def _guilds(state: GameState) -> int:
    return sum(CATALOG.cards[number].deck == "guild" for number in state.decks[2])


@group("removed from Age {age}", "card", "removed from Age I 3", "cards taken out at set-up")
def _removed(state: GameState, age: str) -> Iterable[str]:
    return (CATALOG.cards[number].id for number in state.removed[len(age) - 1])


@group("accessible", "card", "accessible: Forum, Walls", "the face-up cards that can be taken")
def _accessible(state: GameState) -> Iterable[str]:
    return (p.card.id for p in state.structure if p.accessible and p.card is not None)


@group("discard pile", "card", "discard pile +Press", "the cards of the discard pile")
def _pile(state: GameState) -> Iterable[str]:
    return (card.id for card in state.discard_pile)


@group("board", "progress", "board -Philosophy", "the Progress tokens on the board")
def _board(state: GameState) -> Iterable[str]:
    return (token.id for token in state.progress_tokens)


@group("box", "progress", "box 5", "the Progress tokens in the box")
def _box(state: GameState) -> Iterable[str]:
    return (PROGRESS[token].id for token in progress_box(state))


@group("on offer", "wonder", "on offer 4", "the Wonders to be drafted")
def _offered(state: GameState) -> Iterable[str]:
    return (wonder.id for wonder in state.offered)


def _at(state: GameState, name: str) -> Place | None:
    return next((place for place in state.structure if place.name == name), None)


def _there(moment: Moment, name: str) -> str:
    """What lies at a place, as the sentences below say it."""
    place = _at(moment.after, name)
    if place is None:
        return f"{name} is empty"
    return f"{name} is {place.card.name}" if place.card else f"{name} is face down"


@sentence("{place} is empty", "r5c1 is empty", "no card lies at a place of the structure")
def _empty(moment: Moment, place: str) -> Found | None:
    return unless(f"{place} is empty", _there(moment, place))


@sentence("{place} is face down", "r4c4 is face down", "an unknown card lies there")
def _hidden(moment: Moment, place: str) -> Found | None:
    return unless(f"{place} is face down", _there(moment, place))


@sentence("{place} is {card}", "r4c4 is Palace", "this card lies there, face up")
def _is(moment: Moment, place: str, card: Card) -> Found | None:
    return unless(f"{place} is {card.name}", _there(moment, place))


@sentence("revealed nothing", "revealed nothing", "no card was turned up", about_change=True)
def _nothing_revealed(moment: Moment) -> Found | None:
    return f"revealed {shown}" if (shown := ", ".join(_revealed(moment))) else None


@sentence("revealed {cards}", "revealed Sawmill", "these cards were turned up", about_change=True)
def _turned_up(moment: Moment, cards: list[Card]) -> Found | None:
    shown = _revealed(moment)
    if all(card.name in shown for card in cards):
        return None
    return f"revealed {', '.join(shown) or 'nothing'}"


def _revealed(moment: Moment) -> list[str]:
    return [
        CATALOG.card(event.subject).name
        for event in moment.events
        if event.kind == "revealed" and event.subject
    ]


def _read_space(text: str, named: Named) -> int:
    """A space of the track that has a Military token at set-up."""
    space = int(text)
    if space not in MILITARY_TOKENS:
        known = Listed(*(f"{at:+d}" for at in MILITARY_TOKENS), last="or")
        raise UnknownSentence(Message("expect-no-token", given=f"{space:+d}", known=known))
    return space


TERMS["space"] = Term(r"[+-]\d", _read_space)


@sentence(
    "military token {space} gone",
    "military token +3 gone",
    "the Military token met at this space has left the game",
)
def _token_gone(moment: Moment, space: int) -> Found | None:
    return _tokens(moment) if space in moment.after.military_tokens else None


@sentence("military token {space} there", "military token -6 there", "it still lies there")
def _token_there(moment: Moment, space: int) -> Found | None:
    return None if space in moment.after.military_tokens else _tokens(moment)


def _tokens(moment: Moment) -> Found:
    left = [f"{at:+d}" for at in moment.after.military_tokens]
    if not left:
        return Message("found-no-military-tokens")
    return Message("found-military-tokens", spaces=Listed(*left))


@sentence(
    "not in the game: {words}", "not in the game: Stonehenge", "the boxes hold nothing of that name"
)
def _no_such(moment: Moment, words: str) -> Found | None:
    try:
        found = CATALOG.find(words)
    except UnknownName:
        return None
    in_play = found.set == "base" or found.set in moment.after.expansions
    return Message("found-in-game", thing=found) if in_play else None


# -- visibility --------------------------------------------------------------------------------


def _sees_removed(view: GameState) -> bool:
    shown = [*view.removed, *(pending.among for pending in view.stack if pending.kind == "treason")]
    return any(card >= 0 for cards in shown for card in cards)


#: Whether a player's view shows something.
Look = Callable[[GameState], bool]

#: What can be seen or hidden besides single cards.
SIGHTS: dict[str, Look] = {
    "the discard pile": lambda view: all(card >= 0 for card in view.discard),
    "the cards removed": _sees_removed,
    "the decks to come": lambda view: any(view.decks),
    "the Wonders to come": lambda view: any(wonder >= 0 for wonder in view.to_offer),
    "the tokens drawn": lambda view: bool(view.legal_actions()),
    "the Conspiracy deck": sees_deck,
    "the locked token": sees_locked,
}


class Sight(NamedTuple):
    """Something that a player may or may not see."""

    name: str  # as scenarios have it
    look: Look
    what: Component | int | None = None  # a card, or the Chamber of a Decree; None for the others


def _read_sight(text: str, named: Named) -> Sight:
    """What is looked for, by its name."""
    wanted = text.casefold()
    for name, look in SIGHTS.items():
        if name.casefold() == wanted:
            return Sight(name, look)
    if match := re.fullmatch(r"the decree in chamber ([1-6])", wanted):
        chamber = int(match[1])
        look = partial(sees_decree, chamber=chamber)
        return Sight(f"the Decree in Chamber {chamber}", look, chamber)
    if re.match(r"r\d", wanted):
        return Sight(wanted, partial(_sees_place, name=wanted))
    try:
        card = CATALOG.find(wanted, (*ACTIVATED, "conspiracy"))
    except UnknownName:
        known = ("r4c4", "Mars", "Coup", *SIGHTS, "the Decree in Chamber 1")
        raise UnknownSentence(unknown("sight", wanted, known)) from None
    if isinstance(card, Conspiracy):
        return Sight(card.name, partial(sees_conspiracy, conspiracy=card), card)
    assert isinstance(card, Divinity | Gate)
    return Sight(card.name, partial(sees_divinity, card=card), card)


def _sees_place(view: GameState, name: str) -> bool:
    place = _at(view, name)
    return place is not None and place.card is not None


TERMS["sight"] = Term(r"\S.*", _read_sight)


@sentence(
    "{who} does not see {sight}",
    "B does not see r4c2",
    "it is hidden from a player: a place, a Divinity, a Conspiracy, the Decree in a Chamber "
    "(`the Decree in Chamber 2`), " + ", ".join(SIGHTS),
)
def _blind(moment: Moment, who: str, sight: Sight) -> Found | None:
    return f"{who} sees {sight.name}" if sight.look(moment.after.view(who)) else None


@sentence("{who} sees {sight}", "B sees the discard pile", "it is open to a player")
def _sees(moment: Moment, who: str, sight: Sight) -> Found | None:
    return None if sight.look(moment.after.view(who)) else f"{who} does not see {sight.name}"
