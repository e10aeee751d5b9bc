"""A series of games: all that says how each of them goes, wherever it is played."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from duel_nb.engine import Action, DuelError, new_game
from duel_nb.engine.messages import Message
from duel_nb.players.known import player as known_player
from duel_nb.players.levels import SearchPlayer
from duel_nb.players.player import Player
from duel_nb.players.simulation.played_game import PlayedGame, play_game
from duel_nb.quoting import Given, shown

#: Who plays: a player's name, what makes one from a seed (such as a class), or the player.
Who: TypeAlias = str | Callable[[int], Player] | Player

#: The four mixes of sets, and the word that stands for all of them in turn.
MIXES: Final[tuple[tuple[str, ...], ...]] = ((), ("pantheon",), ("agora",), ("agora", "pantheon"))
EACH: Final = "each"


class Played(NamedTuple):
    """A game and the actions played in it."""

    game: PlayedGame
    actions: list[Action]


@dataclass(frozen=True, slots=True)
class Series:
    """A series of games; how one goes depends on the series and the number of the game alone.

    Attributes:
        seed: decides all games.
        mixes: the expansions in play; where there are several mixes the games take turns.
        edition: the rulebook edition to play by.
        players: who plays, the first player first.
    """

    seed: int
    mixes: tuple[tuple[str, ...], ...]
    edition: str
    players: tuple[Who, Who]

    def play(self, number: int, until: float = inf) -> Played:
        """Play the game with a number.

        Raises:
            TimeIsUp: it is not over when the clock (`time.monotonic`) shows `until`.
        """
        # Python seeds alike from a text on every machine and in every process.
        chance = random.Random(f"{self.seed} {number}")
        seed = chance.getrandbits(63)
        first, second = (made(who, chance.getrandbits(63)) for who in self.players)
        state = new_game(seed, self.mixes[number % len(self.mixes)], self.edition)
        actions: list[Action] = []
        game = play_game(state, (first, second), actions, number=number, seed=seed, until=until)
        # The levels that search are all called so by themselves.
        a, b = (
            replace(result, player=who) if isinstance(who, str) else result
            for who, result in zip(self.players, game.players, strict=True)
        )
        return Played(replace(game, a=a, b=b), actions)

    def described(self) -> dict[str, object]:
        """The series in the words that stand in the files of its games."""
        return {
            "seed": self.seed,
            "mixes": ["+".join(mix) or "base" for mix in self.mixes],
            "edition": self.edition,
            "players": [who if isinstance(who, str) else made(who, 0).name for who in self.players],
        }


def made(who: Who, seed: int) -> Player:
    """The player who is meant, made with a seed if it is not there yet.

    Raises:
        DuelError: no player has this name.
    """
    if isinstance(who, Player):
        return who
    if not isinstance(who, str):
        return who(seed)
    player = known_player(who, seed)
    if isinstance(player, SearchPlayer):
        # It tries all its games: how many of them fit into a second differs each time.
        player.seconds = inf
    return player


def series(
    seed: int,
    expansions: Given[Iterable[str]],
    edition: str,
    players: Given[Who | tuple[Who, Who]],
) -> Series:
    """A series from what people give; see `simulate`.

    Raises:
        DuelError: an unknown expansion, edition or player, or a seed that is no number.
    """
    if expansions in (EACH, [EACH], (EACH,)):
        mixes = MIXES
    else:
        config = new_game(seed, expansions, edition).config
        mixes = (tuple(sorted(config.expansions)),)
    edition = new_game(seed, (), edition).config.edition
    both = _two(players)
    for who in both:
        if not (isinstance(who, str | Player) or callable(who)):
            raise DuelError(Message("simulate-no-player", given=shown(who)))
        made(who, 0)
    return Series(seed, mixes, edition, both)


def _two(players: Given[Who | tuple[Who, Who]]) -> tuple[Who, Who]:
    """Two players, where one is given for both, too."""
    if not isinstance(players, tuple | list):
        return players, players
    if len(players) != 2:
        raise DuelError(Message("simulate-players", count=len(players)))
    return players[0], players[1]


#: Games with their actions, and how many seconds they took.
Batch: TypeAlias = tuple[list[Played], float]


def play_batch(games: Series, numbers: Sequence[int], with_actions: bool) -> Batch:
    """Play some games of a series in a worker; the games, and how many seconds they took."""
    begun = monotonic()
    played = [games.play(number) for number in numbers]
    if not with_actions:  # they need not travel
        played = [Played(game, []) for game, _ in played]
    return played, monotonic() - begun
