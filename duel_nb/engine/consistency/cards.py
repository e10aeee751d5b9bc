"""The Age cards: each in one place, of an expansion in play, and no more than there can be."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG
from duel_nb.engine.consistency.common import (
    ages_dealt,
    belongs,
    lying,
    misplaced,
    specials,
    was_triggered,
)
from duel_nb.engine.messages import Message
from duel_nb.engine.rules.box import in_play
from duel_nb.engine.state import State, structure
from duel_nb.engine.state.tables import CARDS, PLAYERS


def check_cards(state: State) -> Iterator[Message]:
    """Every card in one place; purple cards as the expansions have them (BASE-GX-05)."""
    where = lying(state)
    for age, cards in enumerate(state.removed, start=1):
        where += [(card, Message("lying-among-removed")) for card in cards]
        for card in cards:
            if card >= 0 and CARDS[card].deck != f"age-{age}":
                yield Message("wrong-removed-card", card=CARDS[card], age="I" * age)
    for age, deck in enumerate(state.decks, start=1):
        if age > ages_dealt(state):
            where += [(card, Message("lying-in-deck", age="I" * age)) for card in deck]
    yield from misplaced(state, where, CARDS)
    yield from _dealt(state, {card for card, _ in where})
    for player, city in zip(PLAYERS, state.cities, strict=True):
        if city.coins < 0:
            yield Message("wrong-coins", who=player, coins=str(city.coins))
    pool, most = specials(state)
    used = in_play(state, CARDS)
    purple = [number for number, _ in where if number >= 0 and CARDS[number].colour == "purple"]
    for number in purple:
        if CARDS[number].deck != pool and number in used:
            yield Message("wrong-purple-card", card=CARDS[number])
    count = sum(CARDS[number].deck == pool for number in purple)
    if count > most:
        yield Message("wrong-purple-cards", count=count, pool=pool, most=most)


def _dealt(state: State, lying: set[int]) -> Iterator[Message]:
    """What was dealt came from its deck, once, and lies somewhere now."""
    dealt = [(card, Message("lying-among-dealt")) for card in state.dealt]
    yield from misplaced(state, dealt, CARDS)
    lost = [CARDS[card] for card in state.dealt if card >= 0 and card not in lying]
    if lost:
        yield Message("wrong-dealt-lost", card=lost[0], others=len(lost) - 1)
    now = ages_dealt(state)
    if now and state.decks[now - 1] and state.decks[now - 1] != state.dealt:
        yield Message("wrong-dealt", age="I" * now)
    decks = [
        (card, Message("lying-in-deck", age="I" * age))
        for age, deck in enumerate(state.decks, 1)
        for card in deck
    ]
    if state.viewer is None:
        removed = Message("lying-among-removed")
        decks += [(card, removed) for cards in state.removed for card in cards]
    yield from misplaced(state, decks, CARDS)


def check_box(state: State) -> Iterator[Message]:
    """The cards removed at set-up and the decks to come, which a view does not show."""
    if state.viewer is not None:
        return
    choosing = any(pending.kind == "treason" for pending in state.stack)
    one_built = was_triggered(state, "treason") and not choosing
    for age, cards in enumerate(state.removed, start=1):
        missing = CATALOG.cards_removed_per_age - len(cards)
        if missing == 1 and one_built:
            one_built = False
        elif missing:
            most = CATALOG.cards_removed_per_age
            yield Message("wrong-removed", count=len(cards), age="I" * age, most=most)
    for age, deck in enumerate(state.decks, start=1):
        size = len(structure.table(age, state.config.agora).places)
        if len(deck) != size and (deck or age > ages_dealt(state)):
            yield Message("wrong-deck-size", age="I" * age, count=len(deck), size=size)
        elif len(set(deck)) < len(deck):
            yield Message("wrong-deck-twice", age="I" * age)
        for card in deck:
            if not belongs(state, age, card):
                yield Message("wrong-deck-card", card=CARDS[card], age="I" * age)
