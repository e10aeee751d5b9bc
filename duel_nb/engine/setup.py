"""Setting up a game (BASE-SETUP, BASE-DRAFT)."""

import random
from collections.abc import Collection, Iterable
from difflib import get_close_matches

from duel_nb.catalog import CATALOG
from duel_nb.engine import ages, atoms, chance, draft, payment
from duel_nb.engine.effects.wonders import progress_pool
from duel_nb.engine.errors import DuelError
from duel_nb.engine.pantheon import Pantheon
from duel_nb.engine.senate import Senate
from duel_nb.engine.state import Config, GameState
from duel_nb.engine.tables import CONSPIRACIES, DECREES, DIVINITIES, MYTHOLOGIES, PLAYERS, WONDERS
from duel_nb.quoting import LONGEST, shown

#: The expansions the engine knows all rules of.
PLAYABLE = frozenset({"pantheon", "agora"})
EDITIONS = ("en", "de", "fr", "ru")

#: The most characters of a player's name.
LONGEST_NAME = 60

AGE_DECKS = tuple([card.index for card in CATALOG.deck(f"age-{age}")] for age in (1, 2, 3))
GUILDS = [card.index for card in CATALOG.deck("guild")]
SENATORS = [card.index for card in CATALOG.deck("senator")]
TEMPLES = [card.index for card in CATALOG.deck("grand-temple")]


def configure(
    expansions: Iterable[str], edition: str, names: tuple[str, str], first_game: bool = False
) -> Config:
    """Check what a game is to be played with; expansions and edition in any case.

    Raises:
        DuelError: an expansion or edition that is not known, or unusable names.
    """
    if not isinstance(expansions, Iterable):
        raise DuelError(f"Expansions are a list such as ['pantheon'], not {shown(expansions)}.")
    given = [expansions] if isinstance(expansions, str) else expansions
    spelled = edition.casefold() if isinstance(edition, str) else ""
    if spelled not in EDITIONS:
        raise DuelError(
            f"There is no edition {shown(edition)}; expected one of {', '.join(EDITIONS)}."
        )
    if not isinstance(first_game, bool):
        raise DuelError(f"first_game: expected True or False, not {shown(first_game)}.")
    return Config(frozenset(map(_expansion, given)), spelled, _two_names(names), first_game)


def _expansion(given: object) -> str:
    spelled = given[:LONGEST].casefold() if isinstance(given, str) else ""
    if spelled in PLAYABLE:
        return spelled
    known = ", ".join(sorted(PLAYABLE))
    near = get_close_matches(spelled, sorted(PLAYABLE), n=1)
    hint = f"did you mean {near[0]}?" if near else f"playable are {known}."
    raise DuelError(f"The expansion {shown(given)} cannot be played; {hint}")


def _two_names(names: object) -> tuple[str, str]:
    given = tuple(names) if isinstance(names, Iterable) and not isinstance(names, str) else ()
    if len(given) != 2 or not all(isinstance(name, str) and name.strip() for name in given):
        raise DuelError(
            f"A game has two players with names, such as Ada and Ben, not {shown(names)}."
        )
    first, second = (name.strip() for name in given)
    for name in (first, second):
        if len(name) > LONGEST_NAME:
            raise DuelError(f"{shown(name)} is too long for a name; {LONGEST_NAME} characters fit.")
        if not name.isprintable():
            raise DuelError(f"A player's name is one line of text, not {shown(name)}.")
    if first.casefold() == second.casefold():
        raise DuelError(f"The players need different names, not {shown(first)} twice.")
    if first.casefold() == PLAYERS[1].casefold() or second.casefold() == PLAYERS[0].casefold():
        raise DuelError(
            f"The first player is A and the second B: {shown(first)} and {second!r} "
            "would be mixed up."
        )
    return first, second


def new_game(
    seed: int | None = None,
    expansions: Iterable[str] = (),
    edition: str = "en",
    names: tuple[str, str] = ("A", "B"),
    first_game: bool = False,
) -> GameState:
    """A new game, set up to the first choice of the Wonder draft.

    Args:
        seed: the same seed gives the same game on every machine; by default a random one.
        expansions: the expansions in play, of "pantheon" and "agora".
        edition: the rulebook edition to play by: "en", "de", "fr" or "ru".
        names: what the players are called, first player first.
        first_game: no draft; the Wonders the rulebook proposes for a first game, and Age I
            already dealt (BASE-DRAFT-05).

    Raises:
        DuelError: an unknown expansion or edition, unusable names, or a seed that is no number.
    """
    config = configure(expansions, edition, names, first_game)
    state = GameState(config)
    if seed is None:
        seed = random.SystemRandom().getrandbits(64)
    state.chance = chance.seeded(seed)
    state.cities = [atoms.new_city(CATALOG.starting_coins) for _ in range(2)]
    for player in (0, 1):
        payment.refresh(state, player)
    _prepare_decks(state)
    pool = shuffle(state, progress_pool(state))
    state.board_progress = tuple(sorted(pool[: CATALOG.progress_tokens_on_board]))
    state.log = []
    if config.pantheon:
        state.pantheon = Pantheon()
        _shuffle_divinities(state)
    if config.agora:
        _prepare_senate(state)
    if config.pantheon or config.agora:
        ages.lay_out(state, 1)  # before the draft (BASE-STRUCT-06)
    if first_game:
        for player, ids in enumerate(CATALOG.first_game_wonders):
            for wonder in ids:
                atoms.gain_wonder(state, player, CATALOG.wonder(wonder).index, "BASE-DRAFT-05")
        state.picks = len(draft.ORDER)
        ages.begin_first(state)
    else:
        wonders = [w.index for w in WONDERS if w.set == "base" or w.set in config.expansions]
        state.to_offer = tuple(shuffle(state, wonders)[: len(draft.ORDER)])
        draft.begin(state)
    state.events, state.log = tuple(state.log), None
    return state


def _prepare_decks(state: GameState) -> None:
    """Three cards out of every Age deck, three Guilds into the last (BASE-SETUP-05, 06).

    With Agora Senators are shuffled in: 5, 5 and 3 (AGO-SETUP-02).
    """
    decks, removed = [], []
    senators = shuffle(state, SENATORS) if state.config.agora else []
    for age in (1, 2, 3):
        cards = shuffle(state, AGE_DECKS[age - 1])
        out, deck = cards[: CATALOG.cards_removed_per_age], cards[CATALOG.cards_removed_per_age :]
        if age == ages.LAST_AGE:
            deck = shuffle(state, deck + draw_specials(state))
        if senators:
            count = CATALOG.senators_per_age[age - 1]
            deck, senators = shuffle(state, deck + senators[:count]), senators[count:]
        decks.append(tuple(deck))
        removed.append(tuple(sorted(out)))
    state.decks, state.removed = tuple(decks), tuple(removed)


def draw_specials(state: GameState, taken: Collection[int] = ()) -> list[int]:
    """The purple cards for Age III: three Guilds, or with Pantheon three Grand Temples.

    Implements BASE-SETUP-06 and PAN-SETUP-09. Cards in ``taken`` are in the game already and
    count among the three.
    """
    pool, count = (
        (TEMPLES, CATALOG.grand_temples_in_age_3)
        if state.config.pantheon
        else (GUILDS, CATALOG.guilds_in_age_3)
    )
    left = max(0, count - len([card for card in taken if card in pool]))
    return shuffle(state, [card for card in pool if card not in taken])[:left]


def _shuffle_divinities(state: GameState) -> None:
    """Five shuffled decks of three Divinities each (PAN-SETUP-05)."""
    for number, name in enumerate(MYTHOLOGIES):
        deck = [divinity.index for divinity in DIVINITIES if divinity.mythology == name]
        atoms.set_deck(state, number, tuple(shuffle(state, deck)))


def _prepare_senate(state: GameState) -> None:
    """Six Decrees in the Senate, half of them face down, and a deck (AGO-SETUP-08, 09)."""
    senate = state.senate = Senate()
    decrees = shuffle(state, [decree.index for decree in DECREES])[: len(CATALOG.chambers)]
    senate.decrees = tuple((number,) for number in decrees)
    up = [d for d, chamber in zip(decrees, CATALOG.chambers, strict=True) if chamber.face_up]
    senate.revealed = sum(1 << number for number in up)
    senate.deck = tuple(shuffle(state, [plot.index for plot in CONSPIRACIES]))
    if state.log is not None:
        names = ", ".join(DECREES[number].name for number in up)
        atoms.tell(state, "senate", "AGO-SETUP-08", f"Decrees lie face up: {names}.")


def shuffle(state: GameState, items: list[int]) -> list[int]:
    """Shuffle by the state's own chance."""
    assert state.chance is not None
    order, state.chance = chance.shuffled(state.chance, items)
    return order
