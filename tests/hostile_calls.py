"""Calls of the public surface, each with good arguments, to try them with one that is not.

An argument of a call is found by its signature, so that a new one is tried, too.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from functools import cache
from inspect import Parameter, signature
from itertools import islice
from typing import Any, NamedTuple

import duel_nb as duel
from duel_nb import players, records
from duel_nb.boards.live.board import Board
from duel_nb.catalog import CATALOG
from duel_nb.lessons.exercises.solve import puzzle_called
from duel_nb.lessons.show import Show
from tests import hostile
from tests.engine.games import MIXES, random_game

#: Names of files and folders outside the current folder.
OUTSIDE = re.compile(r"^/|\.\.|~")


class Call(NamedTuple):
    """A function or method, and the good arguments that it needs."""

    function: Callable[..., Any]
    good: Mapping[str, Any] = {}


def _state() -> duel.GameState:
    return duel.position(A={"coins": 9}, structure=["Altar", "Theater"])


def _ending() -> duel.GameState:
    return duel.position(age=3, A={"coins": 9}, structure=["Palace"])


@cache
def _game() -> records.Game:
    game = records.Game.starting_from(MIXES[0].new_game(3), title="Title")
    for _, action in islice(random_game(MIXES[0], 3), 3):
        game = game.play(action) if action is not None else game
    return game


@cache
def _board() -> Board:
    return duel.board(_state(), actions=["build Altar"])


@cache
def _show() -> Show:
    return duel.show("appian-way-poor-opponent")


@cache
def _reviewed() -> Any:
    return duel.review(_game().upto(2), games=2)


def functions() -> dict[str, Call]:
    """The public functions by their names."""
    state = _state()
    return {
        "board": Call(duel.board, {"state": state}),
        "cases": Call(duel.cases, {"paths": ("appian-way-poor-opponent",)}),
        "chance": Call(duel.chance, {"state": state, "player": "A", "games": 2}),
        "check": Call(duel.check, {"paths": ("appian-way-poor-opponent",)}),
        "claim": Call(duel.claim, {"id": "draft-points"}),
        "course": Call(duel.course),
        "drill": Call(duel.drill, {"kind": "price", "seed": 1}),
        "editions": Call(duel.editions),
        "editor": Call(duel.editor),
        "endings": Call(duel.endings, {"state": _ending()}),
        "export": Call(duel.export, {"thing": "appian-way-poor-opponent", "path": "page.html"}),
        "first_game": Call(duel.first_game, {"expansions": ()}),
        "from_json": Call(duel.from_json, {"text": state.to_json()}),
        "hint": Call(duel.hint, {"state": state, "games": 2}),
        "how_often": Call(duel.how_often),
        "language": Call(duel.language),
        "lesson": Call(duel.lesson, {"name": "04-chains"}),
        "load_game": Call(duel.load_game, {"path": "examples/games/base.json"}),
        "new_game": Call(duel.new_game),
        "play_room": Call(duel.play_room, {"folder": None}),
        "position": Call(duel.position),
        "practice": Call(duel.practice, {"lessons": ("04-chains",), "most": 3}),
        "courses": Call(duel.courses),
        "progress": Call(duel.progress),
        "puzzle": Call(duel.puzzle),
        "quiz": Call(duel.quiz, {"questions": 1, "seed": 1}),
        "record": Call(duel.record, {"board": _board()}),
        "referee": Call(duel.referee),
        "review": Call(duel.review, {"game": _game().upto(1), "games": 2}),
        "ask": Call(duel.ask, {"question": "when is a chain free?"}),
        "rule": Call(duel.rule, {"id": "BASE-MIL-03"}),
        "rules": Call(duel.rules),
        "show": Call(duel.show, {"scenario": "appian-way-poor-opponent"}),
    }


def methods() -> tuple[Call, ...]:
    """Methods of what the functions return."""
    game, board, show, state = _game(), _board(), _show(), _state()
    referee, lesson = duel.referee(state), duel.lesson("04-chains")
    puzzle = duel.puzzle(number=1)
    return (
        Call(records.Game.new, {"seed": 7}),
        Call(records.Game.starting_from, {"position": state}),
        Call(game.play, {"action": game.state.legal_actions()[0]}),
        Call(game.commented, {"number": 1, "comment": "Good."}),
        Call(game.upto, {"number": 1}),
        Call(game.position, {"number": 1}),
        Call(game.board),
        Call(game.save, {"path": "game.json"}),
        Call(_reviewed().board),
        Call(_reviewed().save, {"path": "review.md", "pictures": "none"}),
        Call(board.go, {"step": 0}),
        Call(board.follow, {"line": 0}),
        Call(board.open, {"panel": "log"}),
        Call(board.play, {"action": "discard Theater"}),
        Call(board.png, {"scale": 0.25}),
        Call(board.film, {"scale": 0.25}),
        Call(board.save, {"path": "board.png", "scale": 0.25}),
        Call(board.speak, {"language": "en"}),
        Call(show.go, {"step": 1}),
        Call(show.choose, {"case": 0}),
        Call(referee.can, {"player": "A", "action": "build Altar"}),
        Call(referee.cost, {"thing": "Altar"}),
        Call(referee.moves),
        Call(puzzle.check),
        Call(puzzle_called, {"id": "base-1"}),
        Call(lesson.__getitem__, {"id": "one"}),
        Call(CATALOG.find, {"text": "Altar"}),
        Call(CATALOG.card, {"id": "altar"}),
        Call(CATALOG.component, {"kind": "card", "id": "altar"}),
        Call(CATALOG.components, {"kind": "card"}),
        Call(CATALOG.deck, {"deck": "age-1"}),
        Call(CATALOG.layout, {"age": 1}),
        Call(CATALOG.politician_actions, {"blue_cards": 1}),
        Call(state.city, {"player": "A"}),
        Call(state.place, {"name": "r1c1"}),
        Call(state.why_not, {"action": "build Altar"}),
        Call(players.simulate, {"games": 1, "seed": 1, "workers": 1}),
        Call(players.read_games, {"path": "games.csv.gz"}),
    )


def tried(dice: random.Random, call: Call) -> dict[str, Any]:
    """The arguments of a call, one or two of which may be anything."""
    known = signature(call.function).parameters
    given = dict(call.good)
    for name in dice.sample([*known], min(len(known), dice.choice([1, 1, 2]))):
        given[name] = hostile.value(dice)
        if isinstance(given[name], str) and OUTSIDE.search(given[name]):
            given[name] = "x"
        if name == "players" and callable(given[name]):  # it would be called, and raise as it likes
            given[name] = None
        kind = known[name].kind
        if kind is Parameter.VAR_POSITIONAL:
            given[name] = (given[name],)
        elif kind is Parameter.VAR_KEYWORD:
            given[name] = {hostile.text(dice): given[name]}
    return given


def made(call: Call, given: Mapping[str, Any]) -> Any:
    """The result of a call with these arguments."""
    positional: list[Any] = []
    keywords: dict[str, Any] = {}
    for name, parameter in signature(call.function).parameters.items():
        if name not in given:
            continue
        if parameter.kind is Parameter.VAR_POSITIONAL:
            positional += given[name]
        elif parameter.kind is Parameter.VAR_KEYWORD:
            keywords |= given[name]
        elif parameter.kind is Parameter.POSITIONAL_ONLY:
            positional.append(given[name])
        else:
            keywords[name] = given[name]
    return call.function(*positional, **keywords)
