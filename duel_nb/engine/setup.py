"""Setting up a game (BASE-SETUP, BASE-DRAFT)."""

import random
from collections.abc import Collection, Iterable
from typing import Final

from duel_nb.catalog import CATALOG, DECKS
from duel_nb.engine import chance, changes
from duel_nb.engine.configure import configure, usual_edition
from duel_nb.engine.effects import ages
from duel_nb.engine.events import LogEntry
from duel_nb.engine.game import GameState
from duel_nb.engine.rules import prices
from duel_nb.engine.rules.box import in_play, purple_deck
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.tables import (
    CONSPIRACIES,
    DECREES,
    DIVINITIES,
    LAST_AGE,
    MYTHOLOGIES,
    PROGRESS,
    WONDERS,
)
from duel_nb.messages import Listed

#: The cards of every deck.
CARDS_OF_DECK: Final = {deck: [card.index for card in CATALOG.deck(deck)] for deck in DECKS}
AGE_DECKS: Final = tuple(CARDS_OF_DECK[f"age-{age}"] for age in (1, 2, 3))
DIVINITY_DECKS: Final = tuple(
    [divinity.index for divinity in DIVINITIES if divinity.mythology == name]
    for name in MYTHOLOGIES
)


def new_game(
    seed: int | None = None,
    expansions: Iterable[str] = (),
    edition: str | None = None,
    names: tuple[str, str] = ("A", "B"),
    first_game: bool = False,
) -> GameState:
    """A new game, set up until the first choice of the Wonder draft.

    Args:
        seed: the same seed gives the same game on every machine; by default a random one.
        expansions: the expansions in play, of "pantheon" and "agora".
        edition: the rulebook edition to play by: "en", "de", "fr" or "ru"; by default that of the
            language in use.
        names: the players' names, first player first.
        first_game: no draft; the Wonders the rulebook proposes for a first game, and Age I
            already dealt (BASE-DRAFT-05).

    Raises:
        DuelError: an unknown expansion or edition, unusable names, or a seed that is no integer.
    """
    edition = usual_edition() if edition is None else edition
    config = configure(expansions, edition, names, first_game)
    state = GameState.empty(config)
    if seed is None:
        seed = random.SystemRandom().getrandbits(64)
    state.chance = chance.seeded(seed)
    state.cities = [City.empty(CATALOG.starting_coins) for _ in range(2)]
    for player in (0, 1):
        prices.refresh(state, player)
    _prepare_decks(state)
    pool = shuffle(state, in_play(state, PROGRESS))
    state.board_progress = tuple(sorted(pool[: CATALOG.progress_tokens_on_board]))
    log: list[LogEntry] = []
    state.log = log
    if config.pantheon:
        state.pantheon = Pantheon.empty()
        for number, deck in enumerate(DIVINITY_DECKS):  # PAN-SETUP-05
            changes.set_deck(state, number, tuple(shuffle(state, deck)))
    if config.agora:
        _prepare_senate(state)
    if config.early_structure:
        ages.lay_out(state, 1)
    if first_game:
        for player, ids in enumerate(CATALOG.first_game_wonders):
            for wonder in ids:
                changes.gain_wonder(state, player, CATALOG.wonder(wonder).index, "BASE-DRAFT-05")
        state.picks = len(ages.DRAFT_ORDER)
        ages.begin_first(state)
    else:
        state.to_offer = tuple(shuffle(state, in_play(state, WONDERS))[: len(ages.DRAFT_ORDER)])
        ages.begin_draft(state)
    state.logged, state.log = log, None
    return state


def _prepare_decks(state: State) -> None:
    """Remove three cards of every Age deck, add three Guilds to the last (BASE-SETUP-05, 06).

    With Pantheon they are Grand Temples (PAN-SETUP-09). With Agora Senators are shuffled in: 5, 5
    and 3 (AGO-SETUP-02).
    """
    decks, removed = [], []
    senators = shuffle(state, CARDS_OF_DECK["senator"]) if state.config.agora else []
    for age in (1, 2, 3):
        cards = shuffle(state, AGE_DECKS[age - 1])
        out, deck = cards[: CATALOG.cards_removed_per_age], cards[CATALOG.cards_removed_per_age :]
        if age == LAST_AGE:
            deck = shuffle(state, deck + draw_purple(state))
        if senators:
            count = CATALOG.senators_per_age[age - 1]
            deck, senators = shuffle(state, deck + senators[:count]), senators[count:]
        decks.append(tuple(deck))
        removed.append(tuple(sorted(out)))
    state.decks, state.removed = tuple(decks), tuple(removed)


def draw_purple(state: State, taken: Collection[int] = ()) -> list[int]:
    """The purple cards for Age III: three Guilds, or with Pantheon three Grand Temples.

    Implements BASE-SETUP-06 and PAN-SETUP-09. Cards in ``taken`` are already in the game and count
    towards the three.
    """
    deck, count = purple_deck(state)
    pool = [card for card in CARDS_OF_DECK[deck] if card not in taken]
    left = max(0, count - (len(CARDS_OF_DECK[deck]) - len(pool)))
    return shuffle(state, pool)[:left]


def _prepare_senate(state: State) -> None:
    """Six Decrees in the Senate, half of them face down, and a deck (AGO-SETUP-08, 09)."""
    senate = state.senate = Senate.empty()
    decrees = shuffle(state, [decree.index for decree in DECREES])[: len(CATALOG.chambers)]
    senate.decrees = tuple((number,) for number in decrees)
    up = [d for d, chamber in zip(decrees, CATALOG.chambers, strict=True) if chamber.face_up]
    senate.revealed = sum(1 << number for number in up)
    senate.deck = tuple(shuffle(state, [plot.index for plot in CONSPIRACIES]))
    face_up = Listed(*(DECREES[number] for number in up))
    changes.tell(state, "senate", "AGO-SETUP-08", "decrees-face-up", decrees=face_up)


def shuffle(state: State, items: list[int]) -> list[int]:
    """The items in an order drawn by the state's chance."""
    assert state.chance is not None
    order, state.chance = chance.shuffled(state.chance, items)
    return order
