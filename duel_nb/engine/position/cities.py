"""The Cities of a position."""

from collections.abc import Iterable, Mapping

from duel_nb.catalog import CATALOG
from duel_nb.engine.errors import PositionError
from duel_nb.engine.position.arguments import (
    Argument,
    Copies,
    invalid,
    near_or_all,
    once,
    spelled,
)
from duel_nb.engine.position.pantheon import add_pantheon_items
from duel_nb.engine.position.senate import plots
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City
from duel_nb.engine.state.tables import (
    AGE_OF,
    CARDS,
    EMPTY,
    LAST_AGE,
    MILITARY_TOKENS,
    PLAYERS,
    PROGRESS,
)
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown

#: Keys of a City.
CITY_KEYS: tuple[str, ...] = ("coins", "cards", "wonders", "built", "progress")

#: The most coins of a City: fewer than a saved game holds, since play adds some.
MOST_COINS = 1_000

#: Further keys with Pantheon.
PANTHEON_KEYS = ("mythology", "offerings", "divinities", "astarte", "snake")

#: Further keys with Agora.
AGORA_KEYS = ("conspiracies", "prepared", "triggered", "cubes")


def structure_given(given: Argument, copies: Copies) -> dict[object, int]:
    """The cards of the structure, by place or in the order given."""
    if isinstance(given.value, Mapping):
        return {place: copies.card(name) for place, name in given.table().items()}
    return dict(enumerate(copies.cards(given)))


def city_of(state: State, player: int, given: object, copies: Copies) -> City:
    """A City as given; a Wonder built without a named card gets `tables.EMPTY` under it."""
    whole = Argument(PLAYERS[player], {} if given is None else given)
    if not isinstance(whole.value, Mapping):
        known = Listed(*CITY_KEYS)
        raise whole.invalid("city-no-table", who=whole.keyword, known=known)
    _check_keys(state, whole)
    city = City.empty(whole.part("coins", CATALOG.starting_coins).number(MOST_COINS))
    cards, progress = whole.part("cards"), whole.part("progress")
    city.cards = once(
        copies.cards(cards), lambda card: cards.invalid("given-twice", thing=CARDS[card])
    )
    city.tokens = once(
        progress.find_all("progress"),
        lambda token: progress.invalid("given-twice", thing=PROGRESS[token]),
    )
    built = whole.part("built")
    for name, under in built.cards_under().items():
        wonder = Argument(built.keyword, name).find("wonder")
        city.owned = (*city.owned, wonder)
        tucked = EMPTY if under.value is None else copies.card(under)
        city.tucked = (*city.tucked, (wonder, tucked))
    if state.config.pantheon:
        add_pantheon_items(city, whole)
    if state.config.agora:
        city.plots = plots(whole, copies)
    city.owned += whole.part("wonders").find_all("wonder")
    return city


def _check_keys(state: State, whole: Argument) -> None:
    known = CITY_KEYS
    known += PANTHEON_KEYS if state.config.pantheon else ()
    known += AGORA_KEYS if state.config.agora else ()
    for key in whole.value:
        if key not in known:
            raise _unknown_key(whole.keyword, key, known)


def _unknown_key(who: str, key: object, known: tuple[str, ...]) -> PositionError:
    given = shown(key)
    if key in PANTHEON_KEYS:
        message = Message("city-key-of-pantheon", who=who, given=given)
    elif key in AGORA_KEYS:
        message = Message("city-key-of-agora", who=who, given=given)
    else:
        message = near_or_all("city-key", spelled(key), known, who=who, given=given)
    return PositionError(message, keyword=who)


def military_tokens_left(pawn: int, given: Iterable[int] | None) -> int:
    """Military tokens on the board, as bits; by default those the pawn has not passed."""
    if given is None:
        given = [at for at in MILITARY_TOKENS if at * pawn <= 0 or abs(pawn) < abs(at)]
    elif not isinstance(given, Iterable):
        raise Argument("military_tokens", given).invalid("military-no-list")
    places = [*given]
    for at in places:
        if at not in MILITARY_TOKENS:
            raise Argument("military_tokens", at).invalid("military-no-token")
    return once(
        map(MILITARY_TOKENS.index, places),
        lambda token: invalid(
            "military-twice", "military_tokens", at=f"{MILITARY_TOKENS[token]:+d}"
        ),
    )


def age_given(age: int | None, named: list[int], drafting: bool, least: int) -> int:
    """The Age: as given, else the latest Age of the named cards."""
    latest = max([0 if drafting else least, *(AGE_OF[card] for card in named)])
    if age is None:
        return latest
    if drafting and age:
        raise Argument("age", age).invalid("age-wrong-in-draft")
    if age not in range(LAST_AGE + 1) or (age == 0 and not drafting):
        raise Argument("age", age).invalid("age-wrong-or-draft")
    for card in named:
        if AGE_OF[card] > age:
            came, now = "I" * AGE_OF[card], "I" * age or "0"
            raise invalid("age-too-early", "age", card=CARDS[card], age=came, now=now)
    return age
