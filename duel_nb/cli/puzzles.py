"""The commands of the puzzles: prove them again, correct them, find more."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer

from duel_nb.cli.application import AUTHORS, Commands, app
from duel_nb.cli.output import fail, fail_unwritten, progress_bar, say
from duel_nb.quoting import shown

puzzles = typer.Typer(
    cls=Commands, help="The puzzles: prove or update them, or find new ones.", no_args_is_help=True
)
app.add_typer(puzzles, name="puzzles", rich_help_panel=AUTHORS)


@puzzles.command("check")
def check_puzzles(
    theme: Annotated[
        str | None, typer.Option("--theme", help="Only this theme: win-now, stop, uncover, ...")
    ] = None,
    mix: Annotated[
        str | None, typer.Option("--mix", help="Only this mix: base, pantheon, agora or both.")
    ] = None,
) -> None:
    """Prove the puzzles again by exhaustive search.

    Exit codes: 0 all are proven, 1 one is not, 2 wrong usage.

    Example: duel-nb puzzles check --theme stop --mix base
    """
    from duel_nb import DuelError
    from duel_nb.engine.configure import MIXES
    from duel_nb.players.puzzles import goal_of, puzzles

    try:
        wanted = None if theme is None else goal_of(theme).theme
    except DuelError as error:
        fail(str(error), 2)
    mixes = MIXES if mix is None else [_known_mix(mix)]
    known = (puzzle for name in mixes for puzzle in puzzles(name))
    chosen = [puzzle for puzzle in known if wanted in (None, puzzle.theme)]
    failed = 0
    with progress_bar() as bar:
        for puzzle in bar.track(chosen, description="puzzles"):
            if problem := puzzle.problem():
                failed += 1
                say(f"{puzzle.id} ({puzzle.theme}): {problem}.")
    hint = " After a change that is right, duel-nb puzzles update corrects them." if failed else ""
    say(f"{len(chosen) - failed} of {len(chosen)} puzzles proven.{hint}")
    if failed:
        raise typer.Exit(1)


@puzzles.command("update")
def update_puzzles(
    mix: Annotated[str, typer.Option("--mix", help="base, pantheon, agora or both.")] = "base",
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE.json", help="The file; by default the package's own."),
    ] = None,
) -> None:
    """Update the puzzles after a change of a figure or a rule.

    Each is proven again. Its answer and reason are corrected; if it is no puzzle any more, it is
    dropped, and its number stays free.

    Example: duel-nb puzzles update --mix agora --out updated-puzzles.json
    """
    from duel_nb.disk import write_file
    from duel_nb.players.puzzles.finder import file_text, proven_again
    from duel_nb.players.puzzles.puzzle import data_file, games, of_games

    old, new, same, dropped = games(_known_mix(mix)), [], 0, []
    path = data_file(mix) if out is None else out
    with progress_bar() as bar:
        for game in bar.track(old, description="games"):
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
    ids = f": {', '.join(dropped)}" if dropped else ""
    say(f"{path}: {same} unchanged, {corrected} corrected, {len(dropped)} dropped{ids}.")


@puzzles.command("find")
def find_puzzles(
    mix: Annotated[str, typer.Option("--mix", help="base, pantheon, agora or both.")] = "base",
    wanted: Annotated[
        int, typer.Option("--wanted", min=1, help="How many puzzles of each theme to find.")
    ] = 18,
    most: Annotated[
        int, typer.Option("--games", min=1, help="The largest number of games to play.")
    ] = 1000,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE.json", help="The file; by default the package's own."),
    ] = None,
) -> None:
    """Find more puzzles in games that the computer plays; existing puzzles are kept.

    The games are the same each time, so an interrupted run continues where it stopped.

    Example: duel-nb puzzles find --mix base --games 1 --out more-puzzles.json
    """
    from duel_nb.disk import write_file
    from duel_nb.players.puzzles.finder import Finder, file_text
    from duel_nb.players.puzzles.puzzle import data_file, games

    finder = Finder(_known_mix(mix), games(mix), wanted)
    path = data_file(mix) if out is None else out
    known = finder.found
    with progress_bar() as bar:
        task = bar.add_task("games", total=most)
        while finder.played < most and not finder.enough:
            before = finder.found
            finder.play()
            bar.update(task, completed=finder.played, description=f"{finder.found} puzzles")
            if finder.found > before or finder.played == 1:
                try:
                    write_file(path, file_text(finder.games))
                except OSError as error:
                    fail_unwritten(path, error, 2)
    new = finder.found - known
    say(f"{path}: {new} new {'puzzle' if new == 1 else 'puzzles'}, {finder.found} in all.")


def _known_mix(name: str) -> str:
    """The name itself if it is one of `MIXES`; exits with an error otherwise."""
    from duel_nb.engine.configure import MIXES

    if name not in MIXES:
        near = get_close_matches(name, MIXES, n=1)
        hint = f"did you mean {near[0]}?" if near else f"expected {', '.join(MIXES)}."
        fail(f"There is no mix {shown(name)}; {hint}", 2)
    return name
