"""A series of reproducible games: each depends only on the series and its number."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from duel_nb.engine import Action, DuelError, new_game
from duel_nb.messages import Message
from duel_nb.players.evaluation import mix_name
from duel_nb.players.levels import SearchPlayer
from duel_nb.players.levels import player as known_player
from duel_nb.players.player import Player
from duel_nb.players.simulation.played_game import PlayedGame, play_game
from duel_nb.quoting import Given, shown

#: Who plays: a name, a class or function that makes a player from a seed, or a player.
Who: TypeAlias = str | Callable[[int], Player] | Player

#: The four mixes of sets, and the word for all of them in turn.
ALL_MIXES: Final = ((), ("pantheon",), ("agora",), ("agora", "pantheon"))
EACH: Final = "each"


class Played(NamedTuple):
    """A game and the actions played in it."""

    game: PlayedGame
    actions: list[Action]


@dataclass(frozen=True, slots=True)
class Series:
    """A series of games."""

    seed: int  # the seed of all games
    #: the expansions in play; the games cycle through several mixes
    mixes: tuple[tuple[str, ...], ...]
    edition: str  # the rulebook edition
    players: tuple[Who, Who]  # who plays, the first player first

    def play(self, number: int, until: float = inf) -> Played:
        """Play one game.

        Args:
            number: its number in the series.
            until: the time limit, on the clock of `time.monotonic`.

        Raises:
            TimeIsUp: the time limit was exceeded.
        """
        # A text as the seed gives the same numbers on every machine and in every process.
        chance = random.Random(f"{self.seed} {number}")
        seed = chance.getrandbits(63)
        first, second = (made(who, chance.getrandbits(63)) for who in self.players)
        state = new_game(seed, self.mixes[number % len(self.mixes)], self.edition)
        actions: list[Action] = []
        game = play_game(state, (first, second), actions, number=number, seed=seed, until=until)
        # All searching levels call themselves "search".
        a, b = (
            replace(result, player=who) if isinstance(who, str) else result
            for who, result in zip(self.players, game.players, strict=True)
        )
        return Played(replace(game, a=a, b=b), actions)

    def described(self) -> dict[str, object]:
        """The series as data for the files of its games."""
        return {
            "seed": self.seed,
            "mixes": [*map(mix_name, self.mixes)],
            "edition": self.edition,
            "players": [who if isinstance(who, str) else made(who, 0).name for who in self.players],
        }


def made(who: Who, seed: int) -> Player:
    """Make a player, unless one is given.

    Args:
        who: a name, a class or function, or a player.
        seed: for a new player.

    Raises:
        DuelError: there is no player with this name.
    """
    if isinstance(who, Player):
        return who
    if not isinstance(who, str):
        return who(seed)
    player = known_player(who, seed)
    if isinstance(player, SearchPlayer):
        player.without_clock()
    return player


def series(
    seed: int,
    expansions: Given[Iterable[str]],
    edition: str,
    players: Given[Who | tuple[Who, Who]],
) -> Series:
    """Make a series from the arguments of `simulate`.

    Raises:
        DuelError: an unknown expansion, edition or player, or a seed that is not a number.
    """
    each = expansions in (EACH, [EACH], (EACH,))
    config = new_game(seed, () if each else expansions, edition).config
    mixes = ALL_MIXES if each else (tuple(sorted(config.expansions)),)
    both = _two(players)
    for who in both:
        if not (isinstance(who, str | Player) or callable(who)):
            raise DuelError(Message("simulate-no-player", given=shown(who)))
        made(who, 0)
    return Series(seed, mixes, config.edition, both)


def _two(players: Given[Who | tuple[Who, Who]]) -> tuple[Who, Who]:
    """A pair of players; a single one plays both sides."""
    if not isinstance(players, tuple | list):
        return players, players
    if len(players) != 2:
        raise DuelError(Message("simulate-players", count=len(players)))
    return players[0], players[1]


#: Games with their actions, and how many seconds they took.
Batch: TypeAlias = tuple[list[Played], float]


def play_batch(games: Series, numbers: Sequence[int], with_actions: bool) -> Batch:
    """Play some games of a series in a worker; return them, and how many seconds they took."""
    begun = monotonic()
    played = [games.play(number) for number in numbers]
    if not with_actions:  # not sent back to the parent process
        played = [Played(game, []) for game, _ in played]
    return played, monotonic() - begun
