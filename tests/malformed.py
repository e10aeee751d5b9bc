"""Malformed inputs: each is accepted, or refused in one sentence without changing anything.

    python -m tests.malformed                        2,000 inputs, spread over all kinds
    python -m tests.malformed 100000                 100,000 inputs
    python -m tests.malformed 1 --kind save --first 77   repeat one input

Inputs are generated from the name of their kind and their number, so they are reproducible, as is
the language in use. A
refusal must be one of the package's own sentences; no other error may be raised, no file or
position changed, and nothing may take a minute.
"""

from __future__ import annotations

import gzip
import json
import random
import re
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import chdir, contextmanager
from dataclasses import dataclass, field
from functools import cache
from inspect import signature
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any
from unittest import mock

from rich.console import Console
from typer.testing import CliRunner

import duel_nb as duel
from duel_nb import cli, players, records
from duel_nb.engine import GameState
from duel_nb.engine.position import AGORA_KEYS, CITY_KEYS, PANTHEON_KEYS
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.exercises import Progress, Status
from duel_nb.lessons.exercises.learned import NoProgress
from duel_nb.records.terminal.commands import COMMANDS
from duel_nb.records.terminal.keyboard import PlainKeyboard
from duel_nb.records.terminal.play import Terminal
from duel_nb.session import savefile
from tests import hostile, hostile_calls
from tests.arguments import command, positive
from tests.engine import damage
from tests.engine.games import MIXES, random_game
from tests.hostile import ACTING, result_or_none

NEW_GAME = tuple(signature(duel.new_game).parameters)
POSITION = tuple(signature(duel.position).parameters)
CITY = (*CITY_KEYS, *PANTHEON_KEYS, *AGORA_KEYS)
EXAMPLES = Path(__file__).parents[1] / "examples"

#: Seconds after which an input counts as hanging.
PATIENCE = 60


@cache
def states() -> tuple[tuple[GameState, str], ...]:
    """Positions of all mixes and their views, each with its saved form."""
    found = []
    for mix in MIXES:
        for number, (state, _) in enumerate(random_game(mix, 3)):
            if number % 9 == 0:
                found += [state, state.view("A"), state.view(None)]
    return tuple((state, state.to_json()) for state in found)


@cache
def games() -> tuple[records.Game, ...]:
    """The first actions of a game of every mix."""
    found = []
    for mix in MIXES:
        game = records.Game.starting_from(mix.new_game(3), title="Title")
        for _, action in islice(random_game(mix, 3), 12):
            game = game.play(action) if action is not None else game
        found.append(game)
    return tuple(found)


@cache
def scenarios() -> tuple[str, ...]:
    """The texts of all scenarios."""
    return tuple(file.read_text(encoding="utf-8") for file in sorted(EXAMPLES.rglob("*.toml")))


def round_trips(state: GameState | None) -> bool:
    """Whether a position was created; if so, it can be saved and loaded."""
    if state is not None:
        assert duel.from_json(state.to_json()) == state, "it does not come back as it was saved"
    return state is not None


def check_sentences(*said: str) -> None:
    """Check that each of these is one sentence without control characters."""
    for sentence in said:
        assert 0 < len(sentence) < 2_000, f"{len(sentence)} characters: {sentence[:300]!r}"
        assert "\n" not in sentence, f"several lines: {sentence!r}"
        assert "Traceback" not in sentence, sentence
        assert not any(sign in sentence for sign in ACTING), f"it acts: {sentence!r}"


# -- Python ----------------------------------------------------------------------------------------


def new_game(dice: random.Random) -> bool:
    given = dict(hostile.values(dice, NEW_GAME, 1))
    return round_trips(result_or_none(lambda: duel.new_game(**given)))


def position(dice: random.Random) -> bool:
    given = dict(hostile.values(dice, POSITION))
    if dice.random() < 0.7:
        given["expansions"] = ["pantheon", "agora"]
    if dice.random() < 0.5:
        city = dict(hostile.values(dice, CITY, 1))
        if dice.random() < 0.2:
            city[hostile.text(dice)] = hostile.value(dice)
        given[dice.choice("AB")] = city
    return round_trips(result_or_none(lambda: duel.position(**given)))


def notation(dice: random.Random) -> bool:
    """An action as text or any value, for methods of a position, which must not change."""
    state, before = dice.choice(states())
    asked = dice.choice([hostile.text, _damaged_action, hostile.action, hostile.value])(dice)
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
    given = result_or_none(call)
    if isinstance(given, GameState):
        round_trips(given)
    assert state.to_json() == before, "the position has changed"
    return given is not None


def _damaged_action(dice: random.Random) -> str:
    """A damaged action of some position."""
    actions = dice.choice(states())[0].legal_actions() or ["pass"]
    return hostile.broken(dice, str(dice.choice(list(actions)))).decode("utf-8", "replace")


def function(dice: random.Random) -> bool:
    """A public function or a method, one or two arguments of which may be anything."""
    call = dice.choice([*hostile_calls.functions().values(), *hostile_calls.methods()])
    given = hostile_calls.tried(dice, call)
    found = result_or_none(lambda: hostile_calls.made(call, given))
    if isinstance(found, records.Game):
        assert records.loads(found.to_json()).to_json() == found.to_json(), "it is read otherwise"
    said = repr(found)
    assert not any(sign in said for sign in ACTING), f"it acts: {said[:300]!r}"
    return found is not None


# -- files -----------------------------------------------------------------------------------------


def save(dice: random.Random) -> bool:
    """A saved position with one value changed or of another type, or its text damaged."""
    _, text = dice.choice(states())
    data, way = json.loads(text), dice.random()
    if way < 0.3:
        change = damage.damaged(dice, data)
        wrong = damage.wrong_with(json.dumps(data), random.Random(0))
        assert wrong is None, f"{change}: {wrong}"
        return result_or_none(lambda: duel.from_json(json.dumps(data))) is not None
    return _read(dice, data, way < 0.6, duel.from_json)


def recorded(dice: random.Random) -> bool:
    """A recorded game."""
    data = json.loads(dice.choice(games()).to_json())

    def load(text: str) -> GameState:
        return records.loads(text).state

    return _read(dice, data, dice.random() < 0.5, load)


def _read(dice: random.Random, data: Any, whole: bool, load: Callable[[str], GameState]) -> bool:
    """Read a file as Python, the board and `load_game` do: as JSON or damaged text."""
    if whole:
        data = hostile.replaced(dice, data)
    text = json.dumps(data, default=lambda what: str(type(what)), indent=dice.choice([None, 1]))
    content = text.encode() if whole else hostile.broken(dice, text)
    given = result_or_none(lambda: load(content.decode("utf-8", "replace")))
    result_or_none(lambda: savefile.from_text(content))
    file = Path("game.json")
    file.write_bytes(content)
    result_or_none(lambda: duel.load_game(file))
    assert file.read_bytes() == content, "the file has changed"
    return round_trips(given)


def games_file(dice: random.Random) -> bool:
    """A file of simulated games, which is resumed, and not changed if it is refused."""
    file = Path("games.csv.gz")
    content = hostile.broken(dice, games_text()) if dice.random() < 0.8 else games_text().encode()
    file.write_bytes(gzip.compress(content) if dice.random() < 0.9 else content)
    before = file.read_bytes()
    found = result_or_none(lambda: players.simulate(2, seed=1, out=file))
    if found is None:
        assert file.read_bytes() == before, "the file has changed"
        return False
    assert found.games == 2
    check_sentences(*str(found).splitlines())
    return True


@cache
def games_text() -> str:
    """The text of a file of simulated games."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "games.csv.gz")
        players.simulate(2, seed=1, out=file)
        return gzip.decompress(file.read_bytes()).decode()


def scenario(dice: random.Random) -> bool:
    """A scenario file, which must give one row of the report."""
    file, content = Path("one.toml"), hostile.broken(dice, dice.choice(scenarios()))
    file.write_bytes(content)
    report = duel.check(file)
    assert report.rows or report.skipped, "nothing is said of the file"
    for row in report.rows:
        check_sentences(row.file, *row.messages)
    assert file.read_bytes() == content, "the file has changed"
    return report.rows != () and not report.errors


def progress(dice: random.Random) -> bool:
    """A progress file, which is not changed if it cannot be read."""
    file = Path("my-progress.json")
    entry = {"status": "correct", "checks": 3, "hints": 1, "solution": False}
    good: Any = {"duel_nb_progress": 1, "lessons": {"01": {"one": entry, "two": {**entry}}}}
    text = json.dumps(hostile.replaced(dice, good) if dice.random() < 0.4 else good, indent=1)
    content = hostile.broken(dice, text)
    file.write_bytes(content)
    mine = Progress(file)
    try:
        mine.read_in(content.decode("utf-8", "replace"))
    except NoProgress as error:
        check_sentences(str(error))
    mine.checked("01", "three", Status.CORRECT)
    if mine.problem:
        check_sentences(mine.problem)
        assert file.read_bytes() == content, "the file has changed"
    return not mine.problem


# -- typed input -----------------------------------------------------------------------------------

#: The commands of a game in the terminal, without `quit`.
TYPED = (*(word for word in COMMANDS if word != "quit"), "", "1", "2", "build", "take", "save!")


def typed(dice: random.Random) -> bool:
    """Lines typed in the terminal, none of which ends the game."""
    Path("bad.json").write_bytes(hostile.broken(dice, games()[0].to_json()))
    lines = [f"{dice.choice(TYPED)} {hostile.text(dice)}".replace("quit", ""), "load bad.json"]
    if any(_OUTSIDE.search(word) for word in lines[0].split()[1:]):
        del lines[0]
    console, given = Console(file=StringIO(), width=120), iter(lines)
    keys = PlainKeyboard(lambda _: next(given), answers=False)
    try:
        Terminal(dice.choice(games()), ("person", "person"), console, keys).run()
    except StopIteration:
        said = console.file.getvalue()  # type: ignore[attr-defined]
    else:
        raise AssertionError(f"the game has ended: {lines}")
    assert not any(sign in said.replace("\x1b[H\x1b[2J", "") for sign in ACTING)
    assert max(map(len, said.splitlines())) < 2_000
    return "bad.json" not in said


#: Commands; "?" stands for a random text, "bad.json" and "bad.toml" for damaged files.
COMMAND_LINES = (
    "rule ?", "rule --search ?", "editions ?", "names ?", "translation ?", "--language ? editions",
    "check ?", "check --json ?", "check bad.toml", "coverage --check ?", "components --check ?",
    "where ?", "where Law --figure ?",
    "show ?", "show -", "show game.json --at ?", "show game.json --png ?", "show bad.json",
    "show bad.toml", "play ?", "play bad.json", "play --names ?", "play --seed ?",
    "play --expansions ?", "play --edition ?", "play --computer ?", "play --level ?",
    "play --resume ?",
    "aid --expansions ?", "aid --paper ?", "aid -o ?",
    "tips --expansions ?", "tips --paper ?", "tips -o ?",
    "ask ?", "ask", "quiz --lessons ?", "quiz --about ?", "quiz --test ?", "quiz --questions ?",
    "quiz --questions 1 --seed ?", "quiz --questions 1 --paper ?", "quiz --questions 1 -o ?",
    "practice --lessons ?", "practice --most ?", "anki ?", "anki cards.apkg --lessons 04,?",
    "anki cards.apkg --lessons 04 --sets ?",
    "export game.json ?", "export ? out.md", "export bad.json out.md", "export bad.toml out.html",
    "export game.json o.md --pictures ?", "plot ? out.png", "plot game.json ?",
    "plot bad.json out.png", "plot game.json out.png --what ?", "review ?",
    "review bad.json out.md", "review game.json out.md --games ?", "simulate --games ?",
    "simulate --games 1 --seed ?",
    "simulate --games 1 --expansions ?", "simulate --games 1 --edition ?",
    "simulate --games 1 --player ?", "simulate --games 1 --save ?", "simulate --games 1 --out ?",
    "notebooks build --check ?", "notebooks build --check --folder ?", "notebooks copy ?",
    "puzzles check --mix ?", "puzzles check --theme ?", "puzzles update --mix ?",
    "puzzles update --mix x --out ?", "puzzles find --mix ?", "puzzles find --mix x --wanted ?",
    "puzzles find --mix x --games ?", "puzzles find --mix x --out ?", "lab ?.ipynb", "?",
    "simulate --games 1 --workers ?", "progress ?", "progress . --csv ?", "progress ? --csv -",
    "progress . --marks ?", "claims ?", "claims --pairs ?", "claims --workers ?",
    "claims draft-extra-turn --again --pairs 1 --record ?",
)  # fmt: skip

#: Commands that may print several errors, one per line.
MANY_SENTENCES = ("check", "show", "export", "progress")

#: Arguments that would write elsewhere, or play thousands of games.
_OUTSIDE = re.compile(r"^/|\.\.|~|^\d{1,9}$")


def command_line(dice: random.Random) -> bool:
    """A command, which does not change the folder if it is refused."""
    words, given = dice.choice(COMMAND_LINES).split(), hostile.text(dice)
    if _OUTSIDE.search(given):
        given = dice.choice(["-1", "x", "--", "²"])
    good = games()[0].to_json()
    Path("game.json").write_text(good)
    Path("bad.json").write_bytes(hostile.broken(dice, good))
    Path("bad.toml").write_bytes(hostile.broken(dice, dice.choice(scenarios())))
    before = contents()
    result = run(*(word.replace("?", given) for word in words), given=given)
    check_sentences(*result.stderr.splitlines())
    most = 40 if words[0] in MANY_SENTENCES else 1
    assert len(result.stderr.splitlines()) <= most, result.stderr
    assert result.exit_code == 0 or contents() == before, f"{words} has changed a file"
    return bool(result.exit_code == 0)


def run(*words: str, given: str = "") -> Any:
    """The result of a command, which may exit but not raise."""
    runner = CliRunner(env={"NO_COLOR": "1", "TERMINAL_WIDTH": "200"})
    with (
        mock.patch.object(cli.course, "_start_jupyterlab", return_value=None),
        mock.patch.object(cli.course, "_copy_course", return_value=None),
    ):
        result = runner.invoke(cli.app, list(words), input=given.encode("utf-8", "replace"))
    if not (result.exception is None or isinstance(result.exception, SystemExit)):
        raise AssertionError(f"{[word[:90] for word in words]}") from result.exception
    assert not any(sign in result.output for sign in ACTING), repr(result.output)
    return result


def contents() -> dict[Path, bytes]:
    """Every file in the current folder."""
    return {file: file.read_bytes() for file in Path().rglob("*") if file.is_file()}


# -- all kinds -------------------------------------------------------------------------------------


#: Each kind, and its share of the inputs.
KINDS: dict[str, tuple[Callable[[random.Random], bool], int]] = {
    "new_game": (new_game, 10),
    "position": (position, 15),
    "notation": (notation, 15),
    "function": (function, 15),
    "games_file": (games_file, 5),
    "save": (save, 15),
    "recorded": (recorded, 10),
    "scenario": (scenario, 10),
    "progress": (progress, 10),
    "typed": (typed, 5),
    "command_line": (command_line, 5),
}


@dataclass
class Tally:
    """The results for the inputs of a kind."""

    refused: int = 0
    done: int = 0
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0


def inputs(kind: str, numbers: Iterable[int], patience: int = 0) -> Tally:
    """Try inputs of a kind, each in its own empty folder."""
    tried, (call, _) = Tally(), KINDS[kind]
    started = time.process_time()
    for number in numbers:
        with tempfile.TemporaryDirectory() as folder, chdir(folder), time_limit(patience):
            language = random.Random(number).choice([*LANGUAGES])
            try:
                with speaking(language):
                    done = call(random.Random(f"{kind} {number}"))
            except Exception as error:
                cause = f" ({error.__cause__!r})"[:500] if error.__cause__ else ""
                tried.wrong.append(f"{kind} {number}: {type(error).__name__}: {error}{cause}")
                continue
        tried.done += done
        tried.refused += not done
    tried.seconds = time.process_time() - started
    return tried


@contextmanager
def time_limit(seconds: int) -> Iterator[None]:
    """Raise an error after some seconds; 0 means no limit."""

    def stop(*_: object) -> None:
        raise TimeoutError(f"it takes longer than {seconds} seconds")

    if not seconds or not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def main() -> int:
    parser = command("tests.malformed", __doc__)
    parser.add_argument("count", nargs="?", type=positive, default=2_000, help="how many (2000)")
    parser.add_argument("--kind", choices=KINDS, action="append", help="default: all")
    parser.add_argument("--first", type=int, default=0, help="number of the first of a kind (0)")
    given = parser.parse_args()
    chosen, total = given.kind or [*KINDS], 0
    wrong: list[str] = []
    shares = sum(KINDS[kind][1] for kind in chosen)
    print(f"{'':14}{'inputs':>10}{'refused':>10}{'done':>10}{'wrong':>8}{'seconds':>9}")
    for kind in chosen:
        count = -(-given.count * KINDS[kind][1] // shares)
        tried = inputs(kind, range(given.first, given.first + count), PATIENCE)
        total, wrong = total + count, wrong + tried.wrong
        row = f"{kind:14}{count:10,}{tried.refused:10,}{tried.done:10,}{len(tried.wrong):8,}"
        print(f"{row}{tried.seconds:9,.0f}", flush=True)
    print(f"{'all':14}{total:10,}", "", *(wrong or ["Each was done or refused."]), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
