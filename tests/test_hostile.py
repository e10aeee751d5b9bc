"""Whatever is given to the package: it is done, or refused in a sentence."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable
from functools import lru_cache
from inspect import signature
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import duel_nb as duel
from duel_nb import cli, records
from duel_nb.boards.widget import savefile
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from duel_nb.engine.position import AGORA_KEYS, CITY_KEYS, PANTHEON_KEYS
from duel_nb.records.terminal.commands import COMMANDS
from duel_nb.records.terminal.keyboard import PlainKeyboard
from duel_nb.records.terminal.play import Terminal
from tests import hostile
from tests.engine.games import MIXES, random_game
from tests.hostile import ACTING, mistreated

#: So many inputs of each kind; HOSTILE=1000 tries a thousand times as many.
TIMES = int(os.environ.get("HOSTILE", "1"))

NEW_GAME = tuple(signature(duel.new_game).parameters)
POSITION = tuple(signature(duel.position).parameters)
CITY = (*CITY_KEYS, *PANTHEON_KEYS, *AGORA_KEYS)


@lru_cache(maxsize=1)
def states() -> tuple[GameState, ...]:
    """Positions of all mixes, whole and as a player sees them."""
    found = []
    for mix in MIXES:
        for number, (state, _) in enumerate(random_game(mix, 3)):
            if number % 9 == 0:
                found += [state, state.view("A"), state.view(None)]
    return tuple(found)


def kept(state: GameState | None) -> None:
    """What can be created can be saved and loaded."""
    if state is not None:
        assert duel.from_json(state.to_json()) == state


def new_game(dice: random.Random) -> None:
    given = dict(hostile.values(dice, NEW_GAME, 1))
    kept(mistreated(lambda: duel.new_game(**given)))


def position(dice: random.Random) -> None:
    given = dict(hostile.values(dice, POSITION))
    if dice.random() < 0.7:
        given["expansions"] = ["pantheon", "agora"]
    if dice.random() < 0.5:
        given[dice.choice("AB")] = dict(hostile.values(dice, CITY, 1))
    kept(mistreated(lambda: duel.position(**given)))


def question(dice: random.Random) -> None:
    state = dice.choice(states())
    asked = dice.choice([hostile.text, hostile.action, hostile.value])(dice)
    player = dice.choice(["A", "B", "A", "B", None, hostile.value(dice)])
    call: Callable[[], Any] = dice.choice(
        [
            lambda: state.read(asked),
            lambda: state.play(asked),
            lambda: state.why_not(asked),
            lambda: state.why_not(asked, player),
            lambda: asked in state.legal_actions(),
            lambda: state.payments(asked),
            lambda: state.cost_of(asked, player),
            lambda: state.view(player),
            lambda: state.city(player),
        ]
    )
    given = mistreated(call)
    if isinstance(given, GameState):
        kept(given)


def name(dice: random.Random) -> None:
    asked = hostile.value(dice)
    call: Callable[[], Any] = dice.choice(
        [
            lambda: CATALOG.find(asked),
            lambda: duel.rule(asked),
            lambda: duel.rules(asked),
            lambda: duel.editions(asked),
            lambda: duel.load_game(asked),
            lambda: duel.board(asked),
            lambda: duel.record(asked),
            lambda: duel.show(asked),
            lambda: duel.referee(asked),
        ]
    )
    mistreated(call)


def save(dice: random.Random) -> None:
    """A saved position or game with something else in one place."""
    state = dice.choice(states())
    if dice.random() < 0.5 or state.viewer is not None:
        data, load = json.loads(state.to_json()), duel.from_json
    else:
        game = records.Game.starting_from(state, title="Title")
        data, load = json.loads(game.to_json()), records.loads  # type: ignore[assignment]
    text = json.dumps(_damaged(dice, data), default=lambda what: str(type(what)))
    if dice.random() < 0.3:
        worse = dice.choice(["9" * 5_000, "1e999", "NaN", '"\\ud800"', "[" * 9_999])
        text = text.replace("7", worse, 1)
    given: Any = mistreated(lambda: load(text))
    kept(given.state if isinstance(given, records.Game) else given)
    mistreated(lambda: savefile.from_text(text.encode(dice.choice(["utf-8", "utf-16"]))))


def _damaged(dice: random.Random, data: Any) -> Any:
    if isinstance(data, dict) and data and dice.random() < 0.95:
        key = dice.choice([*data])
        changed = {**data, key: _damaged(dice, data[key])}
        if dice.random() < 0.05:
            del changed[key]
        return changed
    if isinstance(data, list) and data and dice.random() < 0.9:
        at = dice.randrange(len(data))
        return [*data[:at], _damaged(dice, data[at]), *data[at + 1 :]]
    return dice.choice(
        [None, True, -1, 3, 10**6, 1.5, [], {}, [[]], hostile.text(dice), "altar", "A"]
    )


KINDS = {one.__name__: one for one in (new_game, position, question, name, save)}


@pytest.mark.parametrize("kind", KINDS)
def test_python(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for number in range((50 if kind == "name" else 200) * TIMES):
        KINDS[kind](random.Random(f"{kind} {number}"))


# -- scenarios -------------------------------------------------------------------------------------


SCENARIO = Path(__file__).parents[1] / "examples" / "base"


def test_scenario_files(tmp_path: Path) -> None:
    """One bad file is one row of the report; the others are checked."""
    good = sorted(SCENARIO.rglob("*.toml"))
    dice = random.Random("scenarios")
    for number in range(40 * TIMES):
        text = dice.choice(good).read_text(encoding="utf-8")
        for _ in range(dice.randrange(1, 4)):
            at = dice.randrange(len(text))
            text = text[:at] + hostile.text(dice)[: dice.choice([1, 9, 9_999])] + text[at:]
        content = text.encode(dice.choice(["utf-8", "utf-8", "utf-16"]), "surrogatepass")
        if dice.random() < 0.1:
            at = dice.randrange(len(content))
            content = content[:at] + dice.randbytes(3) + content[at:]
        file = tmp_path / f"{number}.toml"
        file.write_bytes(content)
    report = duel.check(tmp_path)
    assert len(report.rows) + len(report.skipped) >= 40 * TIMES
    for row in report.rows:
        for said in (row.title, row.file, *row.messages):
            assert len(said) < 2_000, said
            assert not any(sign in said for sign in ACTING), said
    for row in report.errors[: 20 * TIMES]:
        result = run("show", row.file)
        assert result.exit_code in (0, 1, 2)


# -- the terminal ----------------------------------------------------------------------------------


def test_nothing_that_is_typed_ends_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "big.json").write_text('{"a": ' + "9" * 5_000 + "}")
    (tmp_path / "deep.json").write_text("[" * 9_999)
    (tmp_path / "wide.json").write_text("hello", encoding="utf-16")
    first = [word for word in COMMANDS if word != "quit"]
    dice = random.Random("typed")
    for mix in MIXES:
        typed = [f"load {name}.json" for name in ("big", "deep", "wide")]
        for _ in range(60 * TIMES):
            word = dice.choice([*first, "", "", "1", "2", "build", "take", "move", "save!"])
            typed.append(f"{word} {hostile.text(dice)}".replace("quit", ""))
        typed += ["log", "board"]
        lines = iter(typed)
        console = Console(file=StringIO(), width=120)
        start = mix.new_game(3)
        keys = PlainKeyboard(lambda _, lines=lines: next(lines), answers=False)
        terminal = Terminal(records.Game.starting_from(start), {}, console, keys)
        with pytest.raises(StopIteration):
            terminal.run()
        said = console.file.getvalue()  # type: ignore[attr-defined]
        assert not any(sign in said.replace("\x1b[H\x1b[2J", "") for sign in ACTING)
        assert max(map(len, said.splitlines())) < 2_000


# -- the command line ------------------------------------------------------------------------------


def run(*words: str, given: str | bytes = "") -> Any:
    result = CliRunner(env={"NO_COLOR": "1", "TERMINAL_WIDTH": "200"}).invoke(
        cli.app, list(words), input=given
    )
    if not (result.exception is None or isinstance(result.exception, SystemExit)):
        raise AssertionError(f"{[word[:90] for word in words]}") from result.exception
    assert not any(sign in result.output for sign in ACTING)
    return result


COMMAND_LINES = (
    ("rule", "?"), ("rule", "--search", "?"), ("editions", "?"), ("check", "?"), ("check",
    "--json", "?"),
    ("coverage", "--check", "?"), ("show", "?"), ("show", "-"), ("show", "game.json", "--at",
    "?"),
    ("show", "game.json", "--png", "?"), ("play", "?"), ("play", "--names", "?"), ("play",
    "--seed", "?"),
    ("play", "--expansions", "?"), ("play", "--edition", "?"), ("play", "--computer", "?"),
    ("export", "game.json", "?"), ("export", "?", "out.md"), ("export", "game.json", "o.md",
    "--pictures", "?"),
    ("plot", "?", "out.png"), ("plot", "game.json", "?"), ("plot", "game.json", "out.png",
    "--what", "?"),
    ("simulate", "--games", "?"), ("simulate", "--games", "1", "--seed", "?"),
    ("simulate", "--games", "1", "--expansions", "?"), ("simulate", "--games", "1",
    "--edition", "?"),
    ("simulate", "--games", "1", "--player", "?"), ("simulate", "--games", "1", "--save", "?"),
    ("simulate", "--games", "1", "--out", "?"),
    ("notebooks", "build", "--check", "?"), ("notebooks", "build", "--check", "--folder", "?"),
    ("notebooks", "copy", "?"), ("lab", "?.ipynb"), ("?",),
)  # fmt: skip


#: Nothing is written outside, and no thousand games are played.
_OUTSIDE = re.compile(r"/|.*(\.\.|~)|\d{1,9}$", re.DOTALL)


@pytest.mark.parametrize("words", COMMAND_LINES, ids=" ".join)
def test_commands(words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cli, "_start_jupyterlab", lambda _: None)
    monkeypatch.setattr(cli, "_lay_course", lambda *_: None)
    records.Game.new(1).save("game.json")
    dice = random.Random(" ".join(words))
    for _ in range(3 * TIMES):
        given = hostile.text(dice)
        if _OUTSIDE.match(given):
            continue
        typed = [word.replace("?", given) for word in words]
        result = run(*typed, given=given.encode("utf-8", "replace"))
        assert len(result.stderr) < 20_000 or words == ("?",)  # which typer quotes in full
        assert len(result.stderr.splitlines()) < 40 or words == ("?",)
