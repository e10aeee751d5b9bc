"""`duel.export`: write a game, scenario or puzzle as an HTML page without Python."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any, Final

from duel_nb import arguments
from duel_nb.boards.live.board import Board
from duel_nb.disk import write_file
from duel_nb.errors import DuelError
from duel_nb.lessons import examples
from duel_nb.lessons.exercises.solve import Solve
from duel_nb.lessons.exercises.task import Task
from duel_nb.lessons.show import Show
from duel_nb.messages import Message
from duel_nb.players.puzzles import Puzzle
from duel_nb.quoting import shown
from duel_nb.records import web_page
from duel_nb.records.game import Game
from duel_nb.records.review import ReviewedGame
from duel_nb.scenarios import Scenario

ENDING: Final = ".html"


class NotExported(DuelError):
    """This cannot be exported, or the file does not end in ".html"."""


def export(thing: Any, path: str | Path) -> Path:
    """Write a game, scenario or puzzle as HTML slides for any browser, without Python.

    Args:
        thing: a recorded game, its review, or a live board; a scenario, its id, its file, or the
            result of `show`; a puzzle.
        path: the file to write; it must end in ".html".

    Returns:
        The path of the file.

    Raises:
        NotExported: ``thing`` cannot be exported, or the file does not end in ".html".
        DuelError: ``path`` is not a path.
        UnknownScenario: there is no such scenario; the sentence names the nearest ids.
        ScenarioError: the scenario cannot be read or played.
        OSError: the file cannot be written.
    """
    file = Path(arguments.path("path", path))
    if file.suffix != ENDING:
        raise NotExported(Message("export-no-page", given=shown(str(file))))
    write_file(file, _page(thing))
    return file


def _page(thing: Any) -> str:
    """The HTML text."""
    match thing:
        case Game():
            return web_page.of_game(thing)
        case ReviewedGame(game, review):
            return web_page.of_game(game, review)
        case Board():
            return web_page.of_game(Game.of_session(thing.session))
        case Show():
            return web_page.of_scenario(thing.scenario)
        case Scenario():
            return web_page.of_scenario(thing)
        case Puzzle():
            return web_page.of_puzzle(thing)
        case Task(exercise=Solve(puzzle=puzzle)):
            return web_page.of_puzzle(puzzle)
        case str() | PathLike():
            return web_page.of_scenario(examples.find(thing))  # type: ignore[arg-type]
    raise NotExported(Message("export-nothing", given=shown(thing)))
