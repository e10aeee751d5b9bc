"""What a command line names: games, positions and scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from duel_nb.cli.output import fail, localised
from duel_nb.disk import unread

if TYPE_CHECKING:
    from duel_nb.engine import GameState
    from duel_nb.records import Game
    from duel_nb.scenarios import Scenario

Expansions = Annotated[str, typer.Option("--expansions", help="usage-expansions")]
Lessons = Annotated[str, typer.Option("--lessons", help="usage-lessons")]
PaperSize = Annotated[str, typer.Option("--paper", help="usage-paper-size")]
"""Options of several commands."""


def split(words: str) -> list[str]:
    """The words of a comma-separated option."""
    return [word.strip() for word in words.split(",") if word.strip()]


def file_named(name: str) -> Path:
    """The file of this name, here or among the examples."""
    from duel_nb.lessons.examples import at_hand

    if not name:
        fail(localised("cli-no-name"), 2)
    return at_hand(name) or Path(name)


def recorded_game(file: Path) -> Game:
    """The recorded game in a file; exits with an error if there is none."""
    from duel_nb import SaveError, records

    try:
        return records.load(file_named(str(file)))
    except OSError as error:
        fail(str(unread(file, error)), 2)
    except SaveError as error:
        fail(error)


def saved_position(name: str, at: int | None) -> GameState:
    """The position in a file ("-" for stdin), or of a recorded game after ``at`` actions."""
    from duel_nb import SaveError, from_json, records
    from duel_nb.disk import NotText, decoded, read_text

    named = localised("cli-input") if name == "-" else name
    try:
        if name == "-":
            saved = decoded(typer.get_binary_stream("stdin").read())
        else:
            saved = read_text(file_named(name))
        if f'"{records.FORMAT}"' in saved[:200]:
            game = records.loads(saved)
            return game.state if at is None else game.position(at)
        state = from_json(saved)
    except OSError as error:
        fail(str(unread(name, error)), 2)
    except (NotText, SaveError) as error:
        fail(localised("cli-not-saved", file=named, problem=str(error)))
    except ValueError as error:
        fail(str(error), 2)
    if at is not None:
        fail(localised("cli-single", file=named), 2)
    return state


def scenario_named(name: str) -> Scenario | None:
    """A scenario by its file or id; None for a file that may be a saved position."""
    from duel_nb.lessons import examples
    from duel_nb.scenarios import ScenarioError

    try:
        return examples.find(name)
    except examples.UnknownScenario as error:
        fail(error, 2)
    except ScenarioError as error:
        # It may still be a saved position with another file name.
        if name.endswith(".toml"):
            fail(error, 2)
        return None


def walkthrough(scenario: Scenario) -> str:
    """A scenario and its variants step by step, as text."""
    from duel_nb.lessons.walkthrough import walk_through
    from duel_nb.scenarios import ScenarioError

    try:
        return "\n".join(walk_through(scenario, case).text() for case in scenario.cases)
    except ScenarioError as error:
        fail(error, 2)


def scenario_position(scenario: Scenario, at: int | None) -> GameState:
    """The first position of a scenario, or the one after ``at`` steps."""
    from duel_nb import scenarios

    try:
        moments = list(scenarios.moments(scenario, scenario.cases[0]))
    except scenarios.ScenarioError as error:
        fail(error, 2)
    if at is not None and not 0 <= at < len(moments):
        fail(localised("cli-no-step", steps=len(moments) - 1, given=at), 2)
    return moments[at or 0].after
