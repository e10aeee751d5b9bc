"""The commands for one game: show, play, export, review and plot it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

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
    localised,
    progress_bar,
    refuse_overwriting,
    say,
    writing,
)
from duel_nb.quoting import shown


@app.command(rich_help_panel=GAMES)
def show(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME.json",
            help="A saved position or a recorded game (- reads standard input), or a scenario "
            "(its file or its id).",
        ),
    ],
    picture: Annotated[
        Path | None, typer.Option("--png", metavar="OUT.png", help="Write a picture instead.")
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(
            "--at",
            metavar="N",
            help="Show the position after N actions of a recorded game, or N steps of a scenario.",
        ),
    ] = None,
    force: Force = False,
) -> None:
    """Print a position or a scenario as text, or write a picture of the board.

    A saved position is the output of to_json(). A recorded game shows its last position, or the
    one after N actions. A scenario is printed step by step; with --at or --png it is one position
    of the scenario itself, not of its variants. The position is shown as the player to act sees it.

    Example: duel-nb show examples/games/base.json --at 20

    Example: duel-nb show examples/games/base.json --png board.png
    """
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


@app.command(rich_help_panel=GAMES)
def play(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="GAME.json", help="A recorded game to continue.", show_default=False
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="The same, as an option."),
    ] = None,
    computer: Annotated[
        str | None,
        typer.Option("--computer", metavar="A|B", help="The computer plays A (who begins) or B."),
    ] = None,
    level: Annotated[
        str,
        typer.Option(
            "--level", help="How well it plays: beginner, casual, skilled, expert or best."
        ),
    ] = "casual",
    names: Annotated[
        str, typer.Option("--names", help="The players' names, separated by a comma.")
    ] = "A,B",
    expansions: Expansions = "",
    edition: Annotated[
        str | None,
        typer.Option("--edition", help="Rulebook: en, de, fr or ru; by default the language's."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed gives the same game.")
    ] = None,
    first_game: Annotated[
        bool, typer.Option("--first-game", help="No draft: the Wonders for a first game.")
    ] = False,
) -> None:
    """Play in the terminal: two at one keyboard, or one against the computer.

    Type an action, its number or a part of its name; 'help' lists the other commands.

    An unsaved game is kept, and offered again the next time.

    Example: duel-nb play --names Ada,Ben

    Example: duel-nb play --computer B --level skilled --first-game

    Example: duel-nb play --resume examples/games/base.json
    """
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
        fail(str(error), 2)
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
            fail(str(error), 2)
    kinds = tuple(level if computer and computer.upper() == who else PERSON for who in "AB")
    if file is not None and not computer:
        kinds = players_in(file_named(str(file))) or kinds
    # With input from a pipe no unsaved game is offered or kept.
    folder = kept_folder() if sys.stdin.isatty() else None
    Terminal(game, kinds, path=file, folder=folder, seed=seed).run()


@app.command(rich_help_panel=GAMES)
def export(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME.json",
            help="A recorded game; for slides also a scenario (its file or its id) or a puzzle "
            "such as base-17.",
        ),
    ],
    out: Annotated[
        Path,
        typer.Argument(
            metavar="OUT",
            help="OUT.html for slides that run in any browser, OUT.ipynb for a notebook, OUT.md "
            "for Markdown.",
        ),
    ],
    pictures: Annotated[
        str,
        typer.Option(
            "--pictures",
            help="key (start, Ages, turning points, comments, end), every or none. Slides always "
            "have every picture.",
        ),
    ] = "key",
    force: Force = False,
) -> None:
    """Export a recorded game as slides, notebook or Markdown; a scenario or puzzle as slides.

    Slides are one HTML file without Python, for a phone or a projector: a picture of each
    position, with the events and their rules. A notebook has pictures of the board, each action
    with its events and their rules, the score sheet, diagrams, turning points, and cells to play
    on from any turn.

    Example: duel-nb export examples/games/base.json base.html

    Example: duel-nb export appian-way-poor-opponent appian-way.html

    Example: duel-nb export examples/games/base.json base.ipynb
    """
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
        fail(str(error), 2)


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
        fail(str(error), 2)


@app.command(rich_help_panel=GAMES)
def review(
    game: Annotated[Path, typer.Argument(metavar="GAME.json", help="A recorded game.")],
    out: Annotated[
        Path | None,
        typer.Argument(
            metavar="OUT",
            help="OUT.html for slides, OUT.ipynb for a notebook, OUT.md for Markdown.",
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option("--games", min=1, help="How many games to simulate for each action."),
    ] = 1000,
    force: Force = False,
) -> None:
    """Review a recorded game with the coach: mistakes, better actions, turning points.

    Without OUT the marked actions are printed.

    Example: duel-nb review examples/games/base.json base-review.ipynb
    """
    from duel_nb import DuelError
    from duel_nb.arguments import whole
    from duel_nb.players.coach import MOST_GAMES
    from duel_nb.records.export import check_ending
    from duel_nb.records.review import review as review_game

    try:
        whole("--games", games, 1, MOST_GAMES)
        if out is not None:
            check_ending(out)
    except DuelError as error:
        fail(str(error), 2)
    if out is not None:
        refuse_overwriting(out, force)
    recorded = recorded_game(game)
    with progress_bar() as progress:
        task = progress.add_task(localised("cli-looked-at"), total=len(recorded.turns))
        reviewed = review_game(
            recorded, games, progress=lambda done, _: progress.update(task, completed=done)
        )
    if out is None:
        say(str(reviewed))
        return
    with writing(out):
        reviewed.save(out)


@app.command(rich_help_panel=GAMES)
def plot(
    game: Annotated[Path, typer.Argument(metavar="GAME.json", help="A recorded game.")],
    out: Annotated[
        Path, typer.Argument(metavar="OUT.png", help="The picture: .png, .svg or .pdf.")
    ],
    what: Annotated[
        str,
        typer.Option(
            "--what", help="Any of score, points, coins, pawn, separated by commas; by default all."
        ),
    ] = "",
    force: Force = False,
) -> None:
    """Plot a recorded game: points by category; points, coins and the Conflict pawn over time.

    Needs the package matplotlib.

    Example: duel-nb plot examples/games/base.json score.png --what score,pawn
    """
    from duel_nb.records.plots import PlotError

    refuse_overwriting(out, force)
    recorded = recorded_game(game)
    try:
        figure = recorded.plot(*split(what))
    except PlotError as error:
        fail(str(error), 2 if what else 1)
    try:
        with writing(out):
            figure.save(out)
    except PlotError as error:
        fail(str(error), 2)
