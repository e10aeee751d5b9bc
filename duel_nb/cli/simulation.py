"""The command that simulates games between computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from duel_nb.cli.application import GAMES, app
from duel_nb.cli.given import split
from duel_nb.cli.output import fail, fail_unwritten, localised, say
from duel_nb.cli.usage import Command, number
from duel_nb.disk import reason_of

if TYPE_CHECKING:
    from distributed import Client

    from duel_nb.engine import Action
    from duel_nb.players import PlayedGame


@app.command(
    cls=Command,
    rich_help_panel=GAMES,
    short_help="usage-simulate",
    help="usage-simulate-more",
    epilog=(
        "duel-nb simulate --games 200 --seed 7\n"
        "duel-nb simulate --games 12 --expansions each --player greedy --out mixes.csv.gz\n"
        "duel-nb simulate --games 3 --save games"
    ),
)
def simulate(
    games: Annotated[int, number("--games", "usage-simulate-games", 1)] = 1000,
    seed: Annotated[int | None, number("--seed", "usage-simulate-seed")] = None,
    expansions: Annotated[
        str,
        typer.Option(
            "--expansions",
            help="usage-simulate-expansions",
        ),
    ] = "",
    edition: Annotated[str, typer.Option("--edition", help="usage-simulate-edition")] = "en",
    player: Annotated[
        str,
        typer.Option(
            "--player",
            help="usage-simulate-player",
        ),
    ] = "random",
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="usage-file",
            help="usage-simulate-out",
        ),
    ] = None,
    workers: Annotated[
        int | None, number("--workers", "usage-simulate-workers", 1, default="usage-all-cores")
    ] = None,
    scheduler: Annotated[
        str | None,
        typer.Option("--scheduler", metavar="usage-address", help="usage-simulate-scheduler"),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="usage-folder", help="usage-simulate-save"),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="usage-simulate-force")] = False,
) -> None:
    """Simulate games between computer players and count how they end."""
    from duel_nb import DuelError, players

    pair = split(player)
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fail(localised("cli-unmade", folder=str(save), reason=reason_of(error)), 2)
        existing = min(save.glob("game-[0-9]*.json"), default=None)
        if existing is not None and not force:
            fail(localised("cli-there-folder", file=str(existing)), 2)
    written = played = 0

    def keep(game: PlayedGame, actions: Sequence[Action]) -> None:
        nonlocal written
        assert save is not None
        _write_game(save / f"game-{game.number + 1:04}.json", game, actions)
        written += 1

    try:
        with _progress_of_games(games) as update, _cluster(scheduler) as client:

            def show(done: int, total: int) -> None:
                nonlocal played
                played = done
                update(done)

            found = players.simulate(
                games,
                seed,
                split(expansions),
                show,
                players=pair[0] if len(pair) == 1 else tuple(pair),  # type: ignore[arg-type]
                edition=edition,
                keep=keep if save is not None else None,
                out=out,
                workers=workers,
                client=client,
            )
    except OSError as error:
        fail_unwritten(save or out, error, 2, resumable=out is not None)
    except DuelError as error:
        fail(error, 2)
    except KeyboardInterrupt:
        stopped = localised("cli-stopped", played=played, games=games)
        if out is not None:
            stopped = localised("cli-goes-on", stopped=stopped, file=str(out))
        fail(stopped, 130)
    say(str(found))
    if save is not None:
        say(localised("cli-games-written", folder=str(save), games=written))
    if out is not None:
        say(localised("cli-games-in", file=str(out), games=games))


@contextmanager
def _progress_of_games(games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar with the remaining time, in a terminal; yields its update function."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    console = Console(stderr=True)
    named, left = TextColumn(localised("cli-games")), TextColumn(localised("cli-left"))
    columns = named, BarColumn(), MofNCompleteColumn(), TimeLeft(), left
    with Progress(
        *columns,
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=600,  # games arrive in batches
    ) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def _cluster(scheduler: str | None) -> Iterator[Client | None]:
    """A client of the Dask scheduler, if one is given."""
    if scheduler is None:
        yield None
        return
    from duel_nb.players.simulation.cluster import connect

    with connect(scheduler) as client:
        yield client


def _write_game(path: Path, played: PlayedGame, actions: Sequence[Action]) -> None:
    from duel_nb import records

    assert played.seed is not None  # every game of a series has one
    expansions = () if played.mix == "base" else played.mix.split("+")
    game = records.Game.new(played.seed, expansions, played.edition)
    for action in actions:
        game = game.play(action)
    game.save(path)
