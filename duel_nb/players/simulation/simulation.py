"""Simulate many games and count their results."""

import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from duel_nb import arguments
from duel_nb.engine import Action, DuelError
from duel_nb.messages import Message
from duel_nb.players.simulation.cluster import Cluster
from duel_nb.players.simulation.game_file import GameFile, seed_in
from duel_nb.players.simulation.played_game import PlayedGame
from duel_nb.players.simulation.series import Who, series
from duel_nb.players.simulation.statistics import Statistics
from duel_nb.players.simulation.workers import play_on_cores, play_with
from duel_nb.quoting import Given, shown

if TYPE_CHECKING:
    from distributed import Client

#: The largest numbers of games and of processes.
MOST_GAMES: Final = 10**9
MOST_WORKERS: Final = 1000

#: Called with the number of games played and the number to play.
Progress = Callable[[int, int], None]


def simulate(
    games: Given[int],
    seed: int | None = None,
    expansions: Iterable[str] = (),
    progress: Progress | None = None,
    *,
    players: Who | tuple[Who, Who] = "random",
    edition: str = "en",
    keep: Callable[[PlayedGame, Sequence[Action]], None] | None = None,
    out: str | Path | None = None,
    workers: Given[int | None] = None,
    client: "Client | None" = None,
) -> Statistics:
    """Simulate games and count their results.

    Args:
        games: how many games.
        seed: the same seed gives the same games on any machine; by default the seed of the file
            that is resumed, or a random one.
        expansions: the expansions in play; "each" plays the four mixes in turn.
        progress: called now and then with the number of games played and to play.
        players: who plays, the first player first, or one for both: a name such as "greedy"; a
            class or function that makes a player from a seed; or a player, which must play in this
            process. Named players have no time limit, so results do not depend on the machine.
        edition: the rulebook edition.
        keep: called after each game with its result and its actions.
        out: a file for a row about each game, ".parquet" or ".csv.gz". The same call resumes an
            interrupted run, also with more games.
        workers: the number of processes; by default one per core.
        client: a Dask client, to use its cluster instead.

    Raises:
        DuelError: an invalid number of games or workers, a seed that is no integer, an unknown
            expansion, edition or player, a file with other games, or workers that keep dying.
        OSError: the file cannot be written; the games so far are kept.
    """
    arguments.whole("games", games, 0, MOST_GAMES)
    if workers is not None:
        arguments.whole("workers", workers, 1, MOST_WORKERS)
    for name, function in (("progress", progress), ("keep", keep)):
        arguments.function(name, function)
    if client is not None and not hasattr(client, "get_executor"):
        raise DuelError(Message("given-no-client", where="client", given=shown(client)))
    path = None if out is None else Path(arguments.path("out", out))
    if seed is None:
        resumed = None if path is None else seed_in(path)
        seed = random.SystemRandom().getrandbits(63) if resumed is None else resumed
    wanted = series(seed, expansions, edition, players)
    found, report = Statistics(), _throttled(progress, games)
    with ExitStack() as opened:
        numbers, file = iter(range(games)), None
        if path is not None:
            file = opened.enter_context(GameFile(path, wanted, games))
            for game in file.known():
                found.add(game)
            numbers = file.missing()
            report(found.games)
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
            report(found.games)
    return found


def _throttled(progress: Progress | None, games: int) -> Callable[[int], None]:
    """A function that reports progress at most a hundred times, and at the end."""
    step, next_one = max(1, games // 100), 0

    def report(played: int) -> None:
        nonlocal next_one
        if progress is not None and (played >= next_one or played == games):
            next_one = played + step
            progress(played, games)

    return report
