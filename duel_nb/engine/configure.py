"""Validate the settings of a game: expansions, edition, names."""

from collections.abc import Collection, Iterable
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final

from duel_nb.catalog import SETS
from duel_nb.engine.state import Config
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.errors import DuelError
from duel_nb.languages import language
from duel_nb.messages import Listed, Message
from duel_nb.quoting import LONGEST, shown

#: The expansions whose rules the engine implements.
PLAYABLE = frozenset(SETS) - {"base"}
EDITIONS = ("en", "de", "fr", "ru")

#: Name of each mix of sets -> its expansions.
MIXES: Final = MappingProxyType(
    {
        "base": frozenset[str](),
        "pantheon": frozenset({"pantheon"}),
        "agora": frozenset({"agora"}),
        "both": frozenset({"pantheon", "agora"}),
    }
)

#: The most characters in a player's name.
LONGEST_NAME = 60


def mix_of(expansions: Collection[str]) -> str:
    """The name of the mix with these expansions; that of a single one is its own."""
    return "both" if len(expansions) > 1 else next(iter(expansions), "base")


def usual_edition() -> str:
    """The edition of the language in use, the default of a new game."""
    return language() if language() in EDITIONS else EDITIONS[0]


def configure(
    expansions: Iterable[str], edition: str, names: tuple[str, str], first_game: bool = False
) -> Config:
    """Validate the settings of a game; upper or lower case does not matter.

    Raises:
        DuelError: an unknown expansion or edition, or unusable names.
    """
    if not isinstance(expansions, Iterable):
        raise DuelError(Message("expansions-no-list", given=shown(expansions)))
    given = [expansions] if isinstance(expansions, str) else expansions
    spelled = edition.casefold() if isinstance(edition, str) else ""
    if spelled not in EDITIONS:
        raise DuelError(Message("no-edition", given=shown(edition), known=Listed(*EDITIONS)))
    if not isinstance(first_game, bool):
        raise DuelError(Message("given-no-switch", where="first_game", given=shown(first_game)))
    return Config(frozenset(map(_expansion, given)), spelled, _two_names(names), first_game)


def _expansion(given: object) -> str:
    spelled = given[:LONGEST].casefold() if isinstance(given, str) else ""
    if spelled in PLAYABLE:
        return spelled
    known = sorted(PLAYABLE)
    if near := get_close_matches(spelled, known, n=1):
        raise DuelError(Message("no-expansion-near", given=shown(given), near=near[0]))
    raise DuelError(Message("no-expansion", given=shown(given), known=Listed(*known)))


def _two_names(names: object) -> tuple[str, str]:
    given = tuple(names) if isinstance(names, Iterable) and not isinstance(names, str) else ()
    if len(given) != 2 or not all(isinstance(name, str) and name.strip() for name in given):
        listed = Listed(*map(shown, given)) if given else shown(names)
        raise DuelError(Message("names-not-two", given=listed))
    first, second = (name.strip() for name in given)
    for name in (first, second):
        if len(name) > LONGEST_NAME:
            raise DuelError(Message("player-name-too-long", given=shown(name), most=LONGEST_NAME))
        if not name.isprintable():
            raise DuelError(Message("player-name-one-line", given=shown(name)))
    if first.casefold() == second.casefold():
        raise DuelError(Message("player-names-same", given=shown(first)))
    if first.casefold() == PLAYERS[1].casefold() or second.casefold() == PLAYERS[0].casefold():
        both = {"first": shown(first), "second": repr(second)}
        raise DuelError(Message("player-names-mixed-up", {**both}))
    return first, second
