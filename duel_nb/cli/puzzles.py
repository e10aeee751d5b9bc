"""The commands of the puzzles: prove them again, correct them, find more."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer

from duel_nb.cli.application import AUTHORS, app
from duel_nb.cli.output import fail, fail_unwritten, localised, progress_bar, say
from duel_nb.cli.usage import Command, Commands, number
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown

puzzles = typer.Typer(cls=Commands, short_help="usage-puzzles", help="", no_args_is_help=True)
app.add_typer(puzzles, name="puzzles", rich_help_panel=AUTHORS)


@puzzles.command(
    "check",
    cls=Command,
    short_help="usage-puzzles-check",
    help="usage-puzzles-check-more",
    epilog="duel-nb puzzles check --theme stop --mix base",
)
def check_puzzles(
    theme: Annotated[str | None, typer.Option("--theme", help="usage-puzzles-check-theme")] = None,
    mix: Annotated[str | None, typer.Option("--mix", help="usage-puzzles-check-mix")] = None,
) -> None:
    """Prove the puzzles again by exhaustive search."""
    from duel_nb import DuelError
    from duel_nb.engine.configure import MIXES
    from duel_nb.players.puzzles import goal_of, puzzles

    try:
        wanted = None if theme is None else goal_of(theme).theme
    except DuelError as error:
        fail(error, 2)
    mixes = MIXES if mix is None else [_known_mix(mix)]
    known = (puzzle for name in mixes for puzzle in puzzles(name))
    chosen = [puzzle for puzzle in known if wanted in (None, puzzle.theme)]
    failed = 0
    with progress_bar() as bar:
        for puzzle in bar.track(chosen, description=localised("puzzles-bar")):
            if problem := puzzle.problem():
                failed += 1
                about = {"puzzle": puzzle.id, "theme": puzzle.theme}
                say(str(Message("puzzles-unproven", {**about, "problem": problem})))
    counts = {"proven": len(chosen) - failed, "count": len(chosen)}
    if failed:
        fail(localised("puzzles-to-update", command="duel-nb puzzles update", **counts))
    say(localised("puzzles-proven", **counts))


@puzzles.command(
    "update",
    cls=Command,
    short_help="usage-puzzles-update",
    help="usage-puzzles-update-more",
    epilog="duel-nb puzzles update --mix agora --out updated-puzzles.json",
)
def update_puzzles(
    mix: Annotated[str | None, typer.Option("--mix", help="usage-puzzles-check-mix")] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="usage-json", help="usage-puzzles-update-out"),
    ] = None,
) -> None:
    """Update the puzzles after a change of a figure or a rule."""
    from duel_nb.engine.configure import MIXES
    from duel_nb.players.puzzles.puzzle import data_file

    if mix is None and out is not None:
        fail(localised("puzzles-out-of-which"), 2)
    for name in MIXES if mix is None else (_known_mix(mix),):
        _update(name, data_file(name) if out is None else out)


def _update(mix: str, path: Path) -> None:
    """Prove the puzzles of a mix again, write what is left of them to a file, and say so."""
    from duel_nb.disk import write_file
    from duel_nb.players.puzzles.finder import file_text, proven_again
    from duel_nb.players.puzzles.puzzle import games, of_games

    old, new, same, dropped = games(mix), [], 0, []
    with progress_bar() as bar:
        for game in bar.track(old, description=localised("cli-games")):
            kept = []
            for puzzle in of_games(mix, [game]):
                found = proven_again(puzzle)
                if found is None:
                    dropped.append(puzzle.id)
                else:
                    kept.append(found.data(puzzle.number))
            same += sum(entry in game["puzzles"] for entry in kept)
            if kept:
                new.append(game | {"puzzles": kept})
    try:
        write_file(path, file_text(new))
    except OSError as error:
        fail_unwritten(path, error, 2)
    corrected = sum(len(game["puzzles"]) for game in new) - same
    counts = {"same": same, "corrected": corrected, "dropped": len(dropped)}
    if dropped:
        say(localised("puzzles-dropped", file=str(path), ids=", ".join(dropped), **counts))
    else:
        say(localised("puzzles-updated", file=str(path), **counts))


@puzzles.command(
    "find",
    cls=Command,
    short_help="usage-puzzles-find",
    help="usage-puzzles-find-more",
    epilog="duel-nb puzzles find --mix base --games 1 --out more-puzzles.json",
)
def find_puzzles(
    mix: Annotated[str, typer.Option("--mix", help="usage-puzzles-update-mix")] = "base",
    wanted: Annotated[int, number("--wanted", "usage-puzzles-find-wanted", 1)] = 18,
    most: Annotated[int, number("--games", "usage-puzzles-find-most", 1)] = 1000,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="usage-json", help="usage-puzzles-update-out"),
    ] = None,
) -> None:
    """Find more puzzles in games that the computer plays; existing puzzles are kept."""
    from duel_nb.disk import write_file
    from duel_nb.players.puzzles.finder import Finder, file_text
    from duel_nb.players.puzzles.puzzle import data_file, games

    finder = Finder(_known_mix(mix), games(mix), wanted)
    path = data_file(mix) if out is None else out
    known = finder.found
    with progress_bar() as bar:
        task = bar.add_task(localised("cli-games"), total=most)
        while finder.played < most and not finder.enough:
            before = finder.found
            finder.play()
            found = localised("puzzles-bar-found", count=finder.found)
            bar.update(task, completed=finder.played, description=found)
            if finder.found > before or finder.played == 1:
                try:
                    write_file(path, file_text(finder.games))
                except OSError as error:
                    fail_unwritten(path, error, 2)
    counts = {"new": finder.found - known, "count": finder.found}
    say(localised("puzzles-found", file=str(path), **counts))


def _known_mix(name: str) -> str:
    """The name itself if it is one of `MIXES`; exits with an error otherwise."""
    from duel_nb.engine.configure import MIXES

    if name not in MIXES:
        if near := get_close_matches(name, MIXES, n=1):
            fail(localised("no-mix-near", given=shown(name), near=near[0]), 2)
        fail(localised("no-mix", given=shown(name), known=Listed(*MIXES, last="or")), 2)
    return name
