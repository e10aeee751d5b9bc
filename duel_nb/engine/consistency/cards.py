"""Checks of the Age cards: removed, dealt and purple ones, and the decks to come."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG
from duel_nb.engine.consistency import locations
from duel_nb.engine.consistency.locations import ages_dealt
from duel_nb.engine.consistency.senate import was_triggered
from duel_nb.engine.rules.box import in_play, purple_deck
from duel_nb.engine.state import State, structure
from duel_nb.engine.state.tables import CARDS, LAST_AGE, PLAYERS
from duel_nb.messages import Message


def belongs(state: State, age: int, card: int) -> bool:
    """Whether a card can lie in the structure or deck of an Age."""
    deck = CARDS[card].deck
    if deck == "senator":
        return state.config.agora
    return deck == f"age-{age}" or (deck == purple_deck(state)[0] and age == LAST_AGE)


def check_cards(state: State) -> Iterator[Message]:
    """Removed and dealt cards, coins, and the purple cards of these expansions (BASE-GX-05)."""
    for age, cards in enumerate(state.removed, start=1):
        for card in cards:
            if card >= 0 and CARDS[card].deck != f"age-{age}":
                yield Message("wrong-removed-card", card=CARDS[card], age="I" * age)
    now, there = ages_dealt(state), locations.cards_and_box(state)
    known = {card for card, _ in there if card >= 0}
    lost = [CARDS[card] for card in state.dealt if card >= 0 and card not in known]
    if lost:
        yield Message("wrong-dealt-lost", card=lost[0], others=len(lost) - 1)
    if now and state.decks[now - 1] and state.decks[now - 1] != state.dealt:
        yield Message("wrong-dealt", age="I" * now)
    for player, city in zip(PLAYERS, state.cities, strict=True):
        if city.coins < 0:
            yield Message(
                "wrong-coins", keyword=f"{player}.coins", who=player, coins=str(city.coins)
            )
    pool, most = purple_deck(state)
    used = in_play(state, CARDS)
    purple = [number for number, _ in there if number >= 0 and CARDS[number].colour == "purple"]
    for number in purple:
        if CARDS[number].deck != pool and number in used:
            yield Message("wrong-purple-card", card=CARDS[number])
    count = sum(CARDS[number].deck == pool for number in purple)
    if count > most:
        yield Message("wrong-purple-cards", count=count, pool=pool, most=most)


def check_box(state: State) -> Iterator[Message]:
    """The cards removed at set-up and the decks to come; a view has neither."""
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
        for card in deck:
            if not belongs(state, age, card):
                yield Message("wrong-deck-card", card=CARDS[card], age="I" * age)
