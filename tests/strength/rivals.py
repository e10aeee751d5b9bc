"""The players of the league: ours, those that hurt them, and programs from outside.

skilled                 one of the computer players
quick                   looks two plies ahead in one world
search:600              a search of 600 games for a choice; `search:1s` of one second
first, first:600        `best` with its first judgement, which saw no threats
rush-science            looks two plies ahead and likes symbols
rush-military           likes the Conflict pawn
rush-senate             likes Chambers
rush-science:100        the same as a search of 100 games
first-rush-science      as rush-science, but with the first judgement; so are -military and -senate
styled, styled:60       likes and dislikes things a little, drawn by chance for each game
wild                    the same, three times as much
program:COMMAND         asks a program, see `tests.strength.outside`
"""

import random
from argparse import ArgumentTypeError
from collections.abc import Callable
from functools import cache, partial
from math import exp, log
from pathlib import Path
from typing import Final

from duel_nb.engine import DuelError, GameState
from duel_nb.engine.rules.science import different
from duel_nb.engine.state.tables import COLOUR, player_number
from duel_nb.players import Player, SearchPlayer, evaluation, player
from duel_nb.players.evaluation import Judge, Judgement
from duel_nb.players.levels import OneWorldPlayer
from tests.strength.outside import OutsidePlayer

FIRST: Final = Path(__file__).parent / "first.json"

#: How much a rush player likes what it collects, in logits of the chance to win: for each symbol,
#: each space of the pawn and each Chamber.
LIKED: Final[dict[str, float]] = {"science": 0.8, "military": 0.25, "senate": 0.8}

#: How much a player with a style of its own likes one of each thing in its City, in logits: the
#: mean and the spread of what is drawn for a game. Players that judge alike never show what the
#: things are worth that they avoid: ours took no green cards, and so never learnt better.
STYLE: Final[dict[str, tuple[float, float]]] = {
    **dict.fromkeys(COLOUR, (0.0, 0.25)),
    "green": (0.2, 0.35),
    "symbols": (0.1, 0.2),
    "tokens": (0.1, 0.3),
    "Wonders": (0.0, 0.3),
    "coins": (0.0, 0.05),
    "pawn": (0.0, 0.1),
    "Divinities": (0.0, 0.3),
    "cubes": (0.0, 0.15),
}

#: The players with a style of their own, and how strong it is, as a multiple of `STYLE`.
_STYLED: Final = {"styled": 1.0, "wild": 3.0}

#: No search that is limited by its games takes longer, in seconds.
_AT_MOST: Final = 60.0


@cache
def first_judgement() -> Judgement:
    """The first judgement, which saw no threats."""
    return Judgement.read(FIRST.read_text("utf-8"))


def liking(what: str, who: str, judge: Judge = evaluation.chance) -> Judge:
    """A judgement that overrates what a player has of something.

    Args:
        what: one of `LIKED`.
        who: "A" or "B".
        judge: what is changed.
    """
    me = player_number(who)
    sign = 1 if who == "A" else -1

    def liked(state: GameState) -> float:
        if what == "science":
            return LIKED[what] * different(state.cities[me])
        if what == "military":
            return LIKED[what] * sign * state.pawn
        controlled = state.senate.controlled(me) if state.senate is not None else ()
        return LIKED[what] * len(controlled)

    return _overrating(liked, sign, judge)


def styled(who: str, seed: int, judge: Judge = evaluation.chance, strength: float = 1.0) -> Judge:
    """A judgement with a style of its own.

    Args:
        who: "A" or "B".
        seed: decides what it likes.
        judge: what is changed.
        strength: how much of it, as a multiple of `STYLE`.
    """
    likes = _likes(seed, strength)
    me, sign = player_number(who), 1 if who == "A" else -1

    def liked(state: GameState) -> float:
        city, senate = state.cities[me], state.senate
        found = sum(
            likes[colour] * (city.cards & cards).bit_count() for colour, cards in COLOUR.items()
        )
        found += likes["symbols"] * different(city) + likes["tokens"] * city.tokens.bit_count()
        found += likes["Wonders"] * city.standing.bit_count() + likes["coins"] * city.purse
        found += likes["pawn"] * sign * state.pawn + likes["Divinities"] * len(city.divinities)
        return found + likes["cubes"] * (senate.in_senate(me) if senate is not None else 0)

    return _overrating(liked, sign, judge)


def _likes(seed: int, strength: float) -> dict[str, float]:
    """What a player with a style of its own likes, in logits."""
    rng = random.Random(seed)
    return {what: strength * rng.gauss(*drawn) for what, drawn in STYLE.items()}


#: What tells the players of a game apart, see `habits`.
HABITS: Final = (
    *STYLE,
    *(f"{what} squared" for what in STYLE),
    "styled",
    *(f"rush-{what}" for what in LIKED),
    "program",
    "searches",
)
#: The kinds of players among them.
_KINDS: Final = HABITS[HABITS.index("styled") : HABITS.index("searches")]


def habits(name: str, seed: int) -> list[float]:
    """How a player differs from others, in the order of `HABITS`: what it likes, and its kind.

    Args:
        name: of one that `rival` creates.
        seed: with which it was created.
    """
    kind, _, limit = name.partition(":")
    likes = _likes(seed, _STYLED.get(kind, 0.0))
    kinds = [float(kind == one) for one in _KINDS]
    searches = float(bool(limit) and kind != "program")
    return [*likes.values(), *(like**2 for like in likes.values()), *kinds, searches]


def _overrating(liked: Callable[[GameState], float], sign: int, judge: Judge) -> Judge:
    """A judgement that adds what a player likes of a position, in logits."""

    def judged(state: GameState) -> float:
        found = judge(state)
        if not 0 < found < 1:
            return found
        logit = log(found / (1 - found)) + sign * liked(state)
        return 1 / (1 + exp(-logit)) if logit > -30 else 0.0

    return judged


def rival(name: str, who: str, seed: int) -> Player:
    """Create a player of the league.

    Args:
        name: as in the docstring of this module.
        who: the seat it takes, "A" or "B".
        seed: of its random numbers.

    Raises:
        DuelError: there is no such player.
        ValueError: what follows the colon is neither games nor seconds.
    """
    kind, _, limit = name.partition(":")
    if kind == "program":
        return OutsidePlayer(limit)
    judges: dict[str, Callable[[], Judge]] = {
        "quick": lambda: evaluation.chance,
        "search": lambda: evaluation.chance,
        "first": lambda: first_judgement().chance,
        **{one: partial(styled, who, seed, strength=much) for one, much in _STYLED.items()},
    }
    for what in LIKED:
        judges[f"rush-{what}"] = partial(liking, what, who)
        judges[f"first-rush-{what}"] = partial(liking, what, who, first_judgement().chance)
    if kind not in judges:
        return player(name, seed)
    judge = judges[kind]()
    if not limit:
        if kind in ("quick", *_STYLED) or "rush" in kind:
            return OneWorldPlayer(seed, judge)
        return SearchPlayer(seed, 6000, 3.0, judge)
    if limit.endswith("s"):
        return SearchPlayer(seed, 1_000_000, float(limit[:-1]), judge)
    return SearchPlayer(seed, int(limit), _AT_MOST, judge)


def known(name: str) -> str:
    """A player's name, as the type of an argument of a command.

    Raises:
        ArgumentTypeError: there is no such player.
    """
    if name.startswith("program:"):
        return name
    try:
        rival(name, "A", 0)
    except (DuelError, ValueError) as error:
        raise ArgumentTypeError(str(error)) from None
    return name
