"""The commands for one game: show, play, export, review and plot it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from duel_nb.arguments import MOST_GAMES
from duel_nb.cli.application import GAMES, app
from duel_nb.cli.given import (
    Expansions,
    file_named,
    recorded_game,
    saved_position,
    scenario_named,
    scenario_position,
    split,
    walkthrough,
)
from duel_nb.cli.output import (
    Force,
    fail,
    filling_in,
    localised,
    refuse_overwriting,
    say,
    writing,
)
from duel_nb.cli.usage import Command, number
from duel_nb.quoting import shown


@app.command(
    cls=Command,
    rich_help_panel=GAMES,
    short_help="usage-show",
    help="usage-show-more",
    epilog=(
        "duel-nb show examples/games/base.json --at 20\n"
        "duel-nb show examples/games/base.json --png board.png"
    ),
)
def show(
    game: Annotated[
        str,
        typer.Argument(
            metavar="usage-game-file",
            help="usage-show-game",
        ),
    ],
    picture: Annotated[
        Path | None, typer.Option("--png", metavar="usage-png", help="usage-show-picture")
    ] = None,
    at: Annotated[int | None, number("--at", "usage-show-at")] = None,
    force: Force = False,
) -> None:
    """Print a position or a scenario as text, or write a picture of the board."""
    from duel_nb.boards.paint import png
    from duel_nb.boards.scene import board
    from duel_nb.disk import write_file
    from duel_nb.session import text

    if picture is not None:
        if picture.suffix.lower() != ".png":
            fail(localised("cli-picture", file=shown(str(picture))), 2)
        refuse_overwriting(picture, force)
    scenario = None if game == "-" or game.endswith(".json") else scenario_named(game)
    if scenario is not None and picture is None and at is None:
        say(walkthrough(scenario), nl=False)
        return
    state = saved_position(game, at) if scenario is None else scenario_position(scenario, at)
    seen = state.view(state.to_act)
    if picture is None:
        say(text.text(seen), nl=False)
        return
    with writing(picture):
        write_file(picture, png.to_bytes(board.scene(seen)))


@app.command(
    cls=Command,
    rich_help_panel=GAMES,
    short_help="usage-play",
    help="usage-play-more",
    epilog=(
        "duel-nb play --names Ada,Ben\n"
        "duel-nb play --computer B --level skilled --first-game\n"
        "duel-nb play --resume examples/games/base.json"
    ),
)
def play(
    ctx: typer.Context,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="usage-game-file", help="usage-play-file", show_default=False),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="usage-file", help="usage-play-resume"),
    ] = None,
    computer: Annotated[
        str | None,
        typer.Option("--computer", metavar="usage-a-b", help="usage-play-computer"),
    ] = None,
    level: Annotated[
        str,
        typer.Option("--level", help="usage-play-level"),
    ] = "casual",
    names: Annotated[str, typer.Option("--names", help="usage-play-names")] = "A,B",
    expansions: Expansions = "",
    edition: Annotated[
        str | None,
        typer.Option("--edition", help="usage-play-edition"),
    ] = None,
    seed: Annotated[int | None, number("--seed", "usage-play-seed")] = None,
    first_game: Annotated[bool, typer.Option("--first-game", help="usage-play-first-game")] = False,
) -> None:
    """Play in the terminal: two at one keyboard, or one against the computer."""
    import random

    from duel_nb import DuelError, records
    from duel_nb.players import player
    from duel_nb.records.terminal.kept import kept_folder, players_in
    from duel_nb.records.terminal.play import Terminal
    from duel_nb.session.computers import PERSON

    if computer is not None and computer.upper() not in ("A", "B"):
        fail(localised("cli-computer", typed=shown(computer)), 2)
    if file is not None and resume is not None:
        fail(localised("cli-two-games"), 2)
    file = file or resume
    try:
        player(level)
    except DuelError as error:
        fail(error, 2)
    given = ctx.get_parameter_source("level")
    if computer is None and given is not None and given.name != "DEFAULT":
        fail(localised("cli-needs", option="--level", other="--computer"), 2)
    if file is not None:
        game = recorded_game(file)
    else:
        players = tuple(name.strip() for name in names.split(","))
        chosen = random.SystemRandom().getrandbits(32) if seed is None else seed
        try:
            game = records.Game.new(
                chosen,
                split(expansions),
                edition,
                players,  # type: ignore[arg-type]
                first_game,
            )
        except DuelError as error:
            fail(error, 2)
    kinds = tuple(level if computer and computer.upper() == who else PERSON for who in "AB")
    if file is not None and not computer:
        kinds = players_in(file_named(str(file))) or kinds
    # With input from a pipe no unsaved game is offered or kept.
    folder = kept_folder() if sys.stdin.isatty() else None
    Terminal(game, kinds, path=file, folder=folder, seed=seed).run()


@app.command(
    cls=Command,
    rich_help_panel=GAMES,
    short_help="usage-export",
    help="usage-export-more",
    epilog=(
        "duel-nb export examples/games/base.json base.html\n"
        "duel-nb export appian-way-poor-opponent appian-way.html\n"
        "duel-nb export examples/games/base.json base.ipynb"
    ),
)
def export(
    game: Annotated[
        str,
        typer.Argument(
            metavar="usage-game-file",
            help="usage-export-game",
        ),
    ],
    out: Annotated[
        Path,
        typer.Argument(
            metavar="usage-out",
            help="usage-export-out",
        ),
    ],
    pictures: Annotated[
        str,
        typer.Option(
            "--pictures",
            help="usage-export-pictures",
        ),
    ] = "key",
    force: Force = False,
) -> None:
    """Export a recorded game as slides, notebook or Markdown; a scenario or puzzle as slides."""
    from duel_nb import DuelError
    from duel_nb.records import plots
    from duel_nb.records.export import export as export_game

    refuse_overwriting(out, force)
    is_game = game.endswith(".json") or (os.path.isfile(game) and not game.endswith(".toml"))
    if not is_game:
        _export_case(game, out)
        return
    recorded = recorded_game(Path(game))
    try:
        with writing(out):
            if not export_game(recorded, out, pictures):
                say(localised("cli-no-diagrams", command=plots.INSTALL), err=True)
    except DuelError as error:
        fail(error, 2)


def _export_case(name: str, out: Path) -> None:
    """Write slides of a puzzle or a scenario."""
    from duel_nb import DuelError
    from duel_nb.engine.configure import MIXES
    from duel_nb.players.puzzles import find
    from duel_nb.records.share import export as export_slides

    mix, _, number = name.rpartition("-")
    try:
        is_puzzle = mix in MIXES and number.isdecimal() and len(number) < 6
        with writing(out):
            export_slides(find(int(number), mix) if is_puzzle else name, out)
    except DuelError as error:
        fail(error, 2)


@app.command(
    cls=Command,
    rich_help_panel=GAMES,
    short_help="usage-review",
    help="usage-review-more",
    epilog="duel-nb review examples/games/base.json base-review.ipynb",
)
def review(
    game: Annotated[Path, typer.Argument(metavar="usage-game-file", help="usage-review-game")],
    out: Annotated[
        Path | None,
        typer.Argument(
            metavar="usage-out",
            help="usage-review-out",
        ),
    ] = None,
    games: Annotated[int | None, number("--games", "usage-review-games", 1, MOST_GAMES)] = None,
    force: Force = False,
) -> None:
    """Review a recorded game with the coach: mistakes, better actions, turning points."""
    from duel_nb import DuelError
    from duel_nb.players.reviewing import REVIEW_GAMES
    from duel_nb.records.export import check_ending
    from duel_nb.records.review import ReviewedGame
    from duel_nb.records.review import review as review_game

    if out is not None:
        try:
            check_ending(out)
        except DuelError as error:
            fail(error, 2)
        refuse_overwriting(out, force)
    recorded = recorded_game(game)
    with filling_in() as show:

        def fill_in(found: ReviewedGame) -> None:
            show("\n".join([str(found.so_far.progress), "", *found.noted()]))

        reviewed = review_game(recorded, games or REVIEW_GAMES, progress=fill_in)
    if out is None:
        say(str(reviewed))
        return
    with writing(out):
        reviewed.save(out)


@app.command(
    cls=Command,
    rich_help_panel=GAMES,
    short_help="usage-plot",
    help="usage-plot-more",
    epilog="duel-nb plot examples/games/base.json score.png --what score,pawn",
)
def plot(
    game: Annotated[Path, typer.Argument(metavar="usage-game-file", help="usage-review-game")],
    out: Annotated[Path, typer.Argument(metavar="usage-png", help="usage-plot-out")],
    what: Annotated[
        str,
        typer.Option("--what", help="usage-plot-what"),
    ] = "",
    force: Force = False,
) -> None:
    """Plot a recorded game: points by category; points, coins and the Conflict pawn over time."""
    from duel_nb.records.plots import PlotError

    refuse_overwriting(out, force)
    recorded = recorded_game(game)
    try:
        figure = recorded.plot(*split(what))
    except PlotError as error:
        fail(error, 2 if what else 1)
    try:
        with writing(out):
            figure.save(out)
    except PlotError as error:
        fail(error, 2)
