"""What a game is to be played with, checked: expansions, edition, names."""

from collections.abc import Iterable
from difflib import get_close_matches

from duel_nb.engine.errors import DuelError
from duel_nb.engine.state import Config
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.languages import language
from duel_nb.quoting import LONGEST, shown

#: The expansions the engine knows all rules of.
PLAYABLE = frozenset({"pantheon", "agora"})
EDITIONS = ("en", "de", "fr", "ru")

#: The most characters of a player's name.
LONGEST_NAME = 60


def usual_edition() -> str:
    """The edition of the language in use, which a new game has unless another is named."""
    return language() if language() in EDITIONS else EDITIONS[0]


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
