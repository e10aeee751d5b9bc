"""The Age cards: each in one place, of an expansion in play, and no more than there can be."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG, Figure
from duel_nb.engine.consistency.common import (
    ages_dealt,
    belongs,
    lying,
    misplaced,
    specials,
    was_triggered,
)
from duel_nb.engine.rules.box import in_play
from duel_nb.engine.state import State, structure
from duel_nb.engine.state.tables import CARDS, PLAYERS


def check_cards(state: State) -> Iterator[str]:
    """Every card in one place; purple cards as the expansions have them (BASE-GX-05)."""
    where = lying(state)
    for age, cards in enumerate(state.removed, start=1):
        where += [(card, "among the cards removed at set-up") for card in cards]
        for card in cards:
            if card >= 0 and CARDS[card].deck != f"age-{age}":
                yield f"{CARDS[card].name} cannot be among the removed cards of Age {'I' * age}"
    for age, deck in enumerate(state.decks, start=1):
        if age > ages_dealt(state):
            where += [(card, f"in the deck of Age {'I' * age}") for card in deck]
    yield from misplaced(state, where, CARDS)
    yield from _dealt(state, {card for card, _ in where})
    for player, city in zip(PLAYERS, state.cities, strict=True):
        if city.coins < 0:
            yield f"{player} cannot have {city.coins} coins"
    pool, most = specials(state)
    used = in_play(state, CARDS)
    purple = [number for number, _ in where if number >= 0 and CARDS[number].colour == "purple"]
    for number in purple:
        if CARDS[number].deck != pool and number in used:
            yield f"{CARDS[number].name} is not used with these expansions (BASE-GX-05)"
    count = sum(CARDS[number].deck == pool for number in purple)
    if count > most:
        what = pool.title().replace("-", " ")
        yield f"{count} {what}s are in the game, and only {most} can be"


def _dealt(state: State, lying: set[int]) -> Iterator[str]:
    """What was dealt came from its deck, once, and lies somewhere now."""
    dealt = [(card, "among the cards dealt in this Age") for card in state.dealt]
    yield from misplaced(state, dealt, CARDS)
    lost = [CARDS[card].name for card in state.dealt if card >= 0 and card not in lying]
    if lost:
        others = f" and {len(lost) - 1} others" if len(lost) > 1 else ""
        yield f"of the cards dealt in this Age {lost[0]}{others} lie nowhere"
    now = ages_dealt(state)
    if now and state.decks[now - 1] and state.decks[now - 1] != state.dealt:
        yield f"the cards dealt are not those of the deck of Age {'I' * now}"
    decks = [(card, f"in the deck of Age {'I' * age}") for age, deck in enumerate(state.decks, 1)
             for card in deck]  # fmt: skip
    if state.viewer is None:
        decks += [(c, "among the cards removed at set-up") for out in state.removed for c in out]
    yield from misplaced(state, decks, CARDS)


def check_box(state: State) -> Iterator[str]:
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
            count, most = f"{Figure(len(cards)):card}", CATALOG.cards_removed_per_age
            was = "was" if len(cards) == 1 else "were"
            yield f"{count} of Age {'I' * age} {was} removed at set-up, not {most}"
    for age, deck in enumerate(state.decks, start=1):
        size = len(structure.table(age, state.config.agora).places)
        if len(deck) != size and (deck or age > ages_dealt(state)):
            yield f"the deck of Age {'I' * age} has {Figure(len(deck)):card}, not {size}"
        elif len(set(deck)) < len(deck):
            yield f"a card is twice in the deck of Age {'I' * age}"
        for card in deck:
            if not belongs(state, age, card):
                yield f"{CARDS[card].name} cannot be in the deck of Age {'I' * age}"
