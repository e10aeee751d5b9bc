"""Vocabulary for the table: structure, military track, tokens, piles, visibility."""

from collections.abc import Callable, Iterable
from functools import partial

from duel_nb.catalog import CATALOG, Card, Conspiracy, Divinity, Gate, UnknownName
from duel_nb.engine import GameState, Place
from duel_nb.engine.messages import Listed, Message
from duel_nb.engine.state.tables import MILITARY
from duel_nb.scenarios.errors import UnknownSentence
from duel_nb.scenarios.model import Moment
from duel_nb.scenarios.words.divinities import sees_divinity
from duel_nb.scenarios.words.senate import (
    sees_conspiracy,
    sees_deck,
    sees_decree,
    sees_locked,
)
from duel_nb.scenarios.words.terms import ACTIVATED, unknown
from duel_nb.scenarios.words.vocabulary import Check, group, number, sentence


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
    outside = {*state.progress_tokens, *state.city("A").progress, *state.city("B").progress}
    outside |= set(state.pantheon.tokens_on_enki if state.pantheon else ())
    outside |= {state.senate.locked_token} if state.senate and state.senate.locked_token else set()
    in_play = {"base", *state.expansions}
    return (t.id for t in CATALOG.progress if t.set in in_play and t not in outside)


@group("on offer", "wonder", "on offer 4", "the Wonders to be drafted")
def _offered(state: GameState) -> Iterable[str]:
    return (wonder.id for wonder in state.offered)


def _at(state: GameState, name: str) -> Place | None:
    return next((place for place in state.structure if place.name == name), None)


def _described(place: Place | None, name: str) -> str:
    if place is None:
        return f"{name} is empty"
    return f"{name} is {place.card.name}" if place.card else f"{name} is face down"


@sentence("{place} is empty", "r5c1 is empty", "no card lies at a place of the structure")
def _empty(place: str) -> Check:
    def check(moment: Moment) -> str | None:
        there = _at(moment.after, place)
        return None if there is None else _described(there, place)

    return check


@sentence("{place} is face down", "r4c4 is face down", "an unknown card lies there")
def _hidden(place: str) -> Check:
    def check(moment: Moment) -> str | None:
        there = _at(moment.after, place)
        if there is not None and there.card is None:
            return None
        return _described(there, place)

    return check


@sentence("{place} is {card}", "r4c4 is Palace", "this card lies there, face up")
def _is(place: str, card: Card) -> Check:
    def check(moment: Moment) -> str | None:
        there = _at(moment.after, place)
        if there is not None and there.card is not None and there.card.id == card.id:
            return None
        return _described(there, place)

    return check


@sentence("revealed nothing", "revealed nothing", "no card was turned up", about_change=True)
def _nothing_revealed() -> Check:
    def check(moment: Moment) -> str | None:
        return f"revealed {shown}" if (shown := ", ".join(_revealed(moment))) else None

    return check


@sentence("revealed {cards}", "revealed Sawmill", "these cards were turned up", about_change=True)
def _turned_up(cards: list[Card]) -> Check:
    def check(moment: Moment) -> str | None:
        shown = _revealed(moment)
        if all(card.name in shown for card in cards):
            return None
        return f"revealed {', '.join(shown) or 'nothing'}"

    return check


def _revealed(moment: Moment) -> list[str]:
    return [
        CATALOG.card(event.subject).name
        for event in moment.events
        if event.kind == "revealed" and event.subject
    ]


@sentence(
    "military token {space} gone",
    "military token +3 gone",
    "the Military token met at this space has left the game",
)
def _gone(space: int) -> Check:
    return _token(space, False)


@sentence("military token {space} there", "military token -6 there", "it still lies there")
def _there(space: int) -> Check:
    return _token(space, True)


def _token(space: int, expected: bool) -> Check:
    if space not in MILITARY:
        known = Listed(*(f"{at:+d}" for at in MILITARY), last="or")
        raise UnknownSentence(Message("expect-no-token", given=f"{space:+d}", known=known))

    def check(moment: Moment) -> str | None:
        left = moment.after.military_tokens
        if (space in left) == expected:
            return None
        return "Military tokens at " + (", ".join(f"{at:+d}" for at in left) or "no space")

    return check


@sentence(
    "not in the game: {words}", "not in the game: Stonehenge", "the boxes hold nothing of that name"
)
def _no_such(words: str) -> Check:
    def check(moment: Moment) -> str | None:
        try:
            found = CATALOG.find(words)
        except UnknownName:
            return None
        in_play = found.set == "base" or found.set in moment.after.expansions
        return f"{found.name} is in the game" if in_play else None

    return check


# -- visibility --------------------------------------------------------------------------------


def _sees_removed(view: GameState) -> bool:
    shown = [*view.removed, *(pending.among for pending in view.stack if pending.kind == "treason")]
    return any(card >= 0 for cards in shown for card in cards)


def _sees_drawn(view: GameState) -> bool:
    return bool(view.legal_actions())


SIGHTS: dict[str, Callable[[GameState], bool]] = {
    "the discard pile": lambda view: all(card >= 0 for card in view.discard),
    "the cards removed": _sees_removed,
    "the decks to come": lambda view: any(view.decks),
    "the Wonders to come": lambda view: any(wonder >= 0 for wonder in view.to_offer),
    "the tokens drawn": _sees_drawn,
    "the Conspiracy deck": sees_deck,
    "the locked token": sees_locked,
}

#: The Decree of each Chamber.
DECREES = {
    f"the Decree in Chamber {chamber.number}": partial(sees_decree, chamber=chamber.number)
    for chamber in CATALOG.chambers
}


@sentence(
    "{who} does not see {sight}",
    "B does not see r4c2",
    "it is hidden from a player: a place, a Divinity, a Conspiracy, the Decree in a Chamber "
    "(`the Decree in Chamber 2`), " + ", ".join(SIGHTS),
)
def _blind(who: str, sight: str) -> Check:
    return _seeing(who, sight, False)


@sentence("{who} sees {sight}", "B sees the discard pile", "it is open to a player")
def _sees(who: str, sight: str) -> Check:
    return _seeing(who, sight, True)


def _sought(name: str) -> Divinity | Gate | Conspiracy | None:
    """The card of the Pantheon or the Conspiracy with this name, if there is one."""
    try:
        card = CATALOG.find(name, (*ACTIVATED, "conspiracy"))
    except UnknownName:
        return None
    assert isinstance(card, Divinity | Gate | Conspiracy)
    return card


def _looking_for(card: Divinity | Gate | Conspiracy) -> Callable[[GameState], bool]:
    if isinstance(card, Conspiracy):
        return lambda view: sees_conspiracy(view, card)
    return lambda view: sees_divinity(view, card)


def _seeing(who: str, sight: str, expected: bool) -> Check:
    looks: dict[str, Callable[[GameState], bool]] = {**SIGHTS, **DECREES}
    sight = next((name for name in looks if name.casefold() == sight), sight)

    def at_place(view: GameState) -> bool:
        place = _at(view, sight)
        return place is not None and place.card is not None

    look = at_place if sight.startswith("r") and sight[1:2].isdigit() else looks.get(sight)
    card = _sought(sight) if look is None else None
    if card is not None:
        sight, look = card.name, _looking_for(card)
    if look is None:
        raise UnknownSentence(
            unknown(
                "sight",
                sight,
                ("r4c4", "Mars", "Coup", *SIGHTS, "the Decree in Chamber 1"),
            )
        )

    def check(moment: Moment) -> str | None:
        if look(moment.after.view(who)) == expected:
            return None
        return f"{who} {'does not see' if expected else 'sees'} {sight}"

    return check
