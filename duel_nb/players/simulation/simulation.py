"""Plays many games and counts what happens in them."""

import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

from duel_nb.engine import Action, DuelError
from duel_nb.engine.messages import Message
from duel_nb.players.simulation.cluster import Cluster
from duel_nb.players.simulation.game_file import GameFile, seed_in
from duel_nb.players.simulation.played_game import PlayedGame
from duel_nb.players.simulation.series import Who, series
from duel_nb.players.simulation.statistics import Statistics
from duel_nb.players.simulation.workers import play_on_cores, play_with

if TYPE_CHECKING:
    from distributed import Client

#: Called with the number of games played and the number to play.
Progress = Callable[[int, int], None]


def simulate(
    games: int,
    seed: int | None = None,
    expansions: Iterable[str] = (),
    progress: Progress | None = None,
    *,
    players: Who | tuple[Who, Who] = "random",
    edition: str = "en",
    keep: Callable[[PlayedGame, Sequence[Action]], None] | None = None,
    out: str | Path | None = None,
    workers: int | None = None,
    client: "Client | None" = None,
) -> Statistics:
    """Play games and count.

    Args:
        games: how many.
        seed: the same seed gives the same games, whoever plays them; by default random ones, or
            those of the file that is continued.
        expansions: the expansions in play; "each" plays the four mixes in turn.
        progress: told now and then how many games have been played.
        players: who plays, the first player first, or one for both: a name such as "greedy", a
            class or whatever makes a player from a seed, or a player, who plays in this process.
            One that is named is not hurried: how far it thinks does not depend on the machine.
        edition: the rulebook edition to play by.
        keep: called after each game with how it went and the actions played.
        out: a file for a row about each game, ".parquet" or ".csv.gz". A run that was stopped or
            broke goes on where it was when it is asked for again, also with more games.
        workers: how many processes play; by default one for each core.
        client: a Dask client; then its cluster plays.

    Raises:
        DuelError: a number of games or workers that cannot be, an expansion, edition or player
            that is not known, a file with other games, or workers that die again and again.
        OSError: the file cannot be written; what was played so far stays.
    """
    if games < 0:
        raise DuelError(Message("simulate-games", given=str(games)))
    if workers is not None and workers < 1:
        raise DuelError(Message("simulate-workers", given=str(workers)))
    path = None if out is None else Path(out)
    if seed is None:
        there = None if path is None else seed_in(path)
        seed = random.SystemRandom().getrandbits(63) if there is None else there
    wanted = series(seed, expansions, edition, players)
    found, told = Statistics(), _told(progress, games)
    with ExitStack() as opened:
        numbers, file = iter(range(games)), None
        if path is not None:
            file = opened.enter_context(GameFile(path, wanted, games))
            for game in file.known():
                found.add(game)
            numbers = file.missing()
            told(found.games)
        left, with_actions = games - found.games, keep is not None
        if client is None:
            batches = play_on_cores(wanted, numbers, left, workers, with_actions)
        else:
            batches = play_with(Cluster(client, wanted), wanted, numbers, left, with_actions)
        for batch in opened.enter_context(closing(batches)):
            for game, actions in batch:
                found.add(game)
                if file is not None:
                    file.add(game)
                if keep is not None:
                    keep(game, actions)
            told(found.games)
    return found


def _told(progress: Progress | None, games: int) -> Callable[[int], None]:
    """Passes on how many games have been played, a hundred times at most and at the end."""
    step, next_one = max(1, games // 100), 0

    def tell(played: int) -> None:
        nonlocal next_one
        if progress is not None and (played >= next_one or played == games):
            next_one = played + step
            progress(played, games)

    return tell
