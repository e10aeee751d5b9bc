"""The command that shows and measures the claims of the lessons "Play well"."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from duel_nb.cli.application import GAMES, app
from duel_nb.cli.output import fail, fail_unwritten, localised, progress_bar, say
from duel_nb.cli.usage import Command, number

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from duel_nb.messages import Part
    from duel_nb.players.claims import Claim, Measured


@app.command(
    cls=Command,
    rich_help_panel=GAMES,
    short_help="usage-claims",
    help="usage-claims-more",
    epilog=("duel-nb claims draft-extra-turn\nduel-nb claims draft-extra-turn --again --pairs 1"),
)
def claims(
    ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="usage-claim", help="usage-claims-ids", show_default=False),
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="usage-claims-again")] = False,
    pairs: Annotated[
        int | None, number("--pairs", "usage-claims-pairs", 1, default="usage-as-stored")
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            "--record",
            metavar="usage-file",
            help="usage-claims-record",
        ),
    ] = None,
    workers: Annotated[
        int | None, number("--workers", "usage-simulate-workers", 1, default="usage-all-cores")
    ] = None,
    store: Annotated[bool, typer.Option("--store", help="usage-claims-store")] = False,
) -> None:
    """Show what was measured for the lessons "Play well", or measure it again."""
    from duel_nb import DuelError
    from duel_nb.lessons.claim import ClaimCard
    from duel_nb.players.claims import claim_called, measure, stored, write
    from duel_nb.players.claims import claims as every
    from duel_nb.players.simulation.workers import cores

    measuring = {"--pairs": pairs, "--record": record, "--workers": workers, "--store": store}
    if not again and (alone := next((name for name, given in measuring.items() if given), None)):
        fail(localised("cli-needs", option=alone, other="--again"), 2)
    try:
        chosen = [claim_called(id) for id in ids] if ids else [*every().values()]
    except DuelError as error:
        fail(error, 2)
    known = stored()
    if not again:
        only = known.get(chosen[0].id) if len(chosen) == 1 else None
        for claim in chosen:
            line = _line(claim, known.get(claim.id))
            say(line if only is None else repr(ClaimCard(claim, only)))
        return
    differing = 0
    found: dict[str, Measured] = {}
    for claim in chosen:
        before = known.get(claim.id)
        wanted = pairs or (before.pairs if before is not None else claim.pairs)
        try:
            with progress_bar(counting=True) as bar:
                task = bar.add_task(claim.id, total=wanted)
                update = partial(_update, bar, task)
                after = measure(claim, wanted, record, workers or cores(), update)
        except OSError as error:
            fail_unwritten(record, error, 2, resumable=True)
        except DuelError as error:
            fail(error, 2)
        except KeyboardInterrupt:
            fail(localised("claims-stopped", id=claim.id), 130)
        found[claim.id] = after
        compared = ""
        if before is not None and before.fingerprint == claim.fingerprint:
            compared = f" ({_beside(after, before)})"
            differing += not after.beside(before).agrees
        say(_line(claim, after) + compared)
    if store:
        try:
            say(str(write(found)))
        except OSError as error:
            fail_unwritten(None, error, 2)
    say(localised("claims-differ", count=differing) if differing else localised("claims-agree"))
    if differing and not store:
        raise typer.Exit(1)


def _update(bar: Progress, task: TaskID, pairs: int) -> None:
    bar.update(task, completed=pairs)


def _line(claim: Claim, found: Measured | None) -> str:
    from duel_nb.lessons.claim import way_in_words
    from duel_nb.messages import Message

    parts: dict[str, Part] = {
        "id": claim.id,
        "moment": Message(f"claim-moment-{claim.when}"),
        "way": way_in_words(claim.way),
        "other": way_in_words(claim.other),
    }
    if found is None:
        return localised("claim-not-stored", **parts)
    return localised("claim-stored", **parts, pairs=found.pairs, **_figures(found))


def _beside(after: Measured, before: Measured) -> str:
    """How a measurement compares with the stored one."""
    standing = after.beside(before)
    key = "same" if standing.same else "agrees" if standing.agrees else "differs"
    return localised(f"claim-{key}", **_figures(before))


def _figures(found: Measured) -> dict[str, str]:
    from duel_nb.lessons.claim import points
    from duel_nb.players.claims import in_points

    difference, margin = in_points(found.difference), in_points(found.margin)
    return {"difference": points(difference), "margin": str(margin)}
