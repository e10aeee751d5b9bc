"""Any input to the package is accepted, or refused in one sentence."""

import math
import random
import re
from collections.abc import Iterator
from inspect import Parameter, isfunction, signature
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import duel_nb as duel
from duel_nb import cli
from duel_nb.languages import LANGUAGES, speaking
from tests import hostile, hostile_calls, malformed
from tests.hostile import NoRepr
from tests.malformed import COMMAND_LINES, KINDS, inputs


@pytest.mark.parametrize("kind", KINDS)
def test_some_of_each_kind(kind: str) -> None:
    tried = inputs(kind, range(10 * KINDS[kind][1]))
    assert tried.wrong == []
    assert tried.refused > tried.done > 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_thousands_of_each_kind(kind: str) -> None:
    first = 1_000_000  # other inputs than those of `python -m tests.malformed`
    assert inputs(kind, range(first, first + 200 * KINDS[kind][1])).wrong == []


def test_every_public_function_is_tried() -> None:
    public = {name for name in duel.__all__ if isfunction(getattr(duel, name))}
    assert set(hostile_calls.functions()) == public


#: Values that are not of these types.
NOT_OF_TYPE: dict[str, tuple[object, ...]] = {
    "bool": ("yes", 1, 0, []),
    "int": ("5", 1.5, math.nan, math.inf, True, []),
    "float": ("x", math.nan, math.inf, True, []),
    "str": (5, b"x", True, NoRepr),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_argument_of_the_wrong_type_is_refused_in_each_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tried = 0
    for call in (*hostile_calls.functions().values(), *hostile_calls.methods()):
        for name, parameter in signature(call.function).parameters.items():
            for wrong in wrong_for(parameter):
                given = {**call.good, name: wrong}
                with speaking(language), pytest.raises(duel.DuelError) as refused:
                    hostile_calls.made(call, given)
                malformed.check_sentences(str(refused.value))
                tried += 1
    assert tried > 200


def wrong_for(parameter: Parameter) -> tuple[object, ...]:
    """Values that are wrong for a parameter with the type of one simple value."""
    name = getattr(parameter.annotation, "__name__", str(parameter.annotation))
    wrong = NOT_OF_TYPE.get(name.removesuffix(" | None"), ())
    return tuple((one,) for one in wrong) if parameter.kind is Parameter.VAR_POSITIONAL else wrong


def test_every_option_of_every_command_is_tried() -> None:
    left_out = {"simulate --scheduler"}  # it waits ten seconds for each address
    assert {name for name in options() if not is_tried(name)} == left_out


def options() -> Iterator[str]:
    """Each option with a value, after its command; each argument as "?"."""

    def walk(command: Any, words: tuple[str, ...]) -> Iterator[str]:
        for name, below in getattr(command, "commands", {}).items():
            yield from walk(below, (*words, name))
        for one in [] if hasattr(command, "commands") else command.params:
            if not getattr(one, "is_flag", False):
                yield " ".join((*words, one.opts[-1] if one.opts[-1].startswith("-") else "?"))

    return walk(get_command(cli.app), ())


def is_tried(name: str) -> bool:
    command, _, last = name.rpartition(" ")
    lines = (line for line in COMMAND_LINES if line.startswith(f"{command} "))
    given = r"\?" if last == "?" else rf"{last} \S*\?"
    return any(re.search(given, line) for line in lines)


def test_what_goes_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def raw(dice: random.Random) -> bool:
        return int("x") > 0

    def hangs(dice: random.Random) -> bool:
        while True:
            dice.random()

    def two_lines(dice: random.Random) -> bool:
        malformed.check_sentences("One.\nTwo.")
        return False

    for wrong in (raw, hangs, two_lines):
        monkeypatch.setitem(KINDS, wrong.__name__, (wrong, 1))
    assert inputs("raw", [7]).wrong == [
        "raw 7: ValueError: invalid literal for int() with base 10: 'x'"
    ]
    assert inputs("hangs", [0], 1).wrong == [
        "hangs 0: TimeoutError: it takes longer than 1 seconds"
    ]
    assert "several lines" in inputs("two_lines", [0]).wrong[0]
    with pytest.raises(AssertionError, match="int"):
        hostile.result_or_none(lambda: int("x"))


def test_a_bad_file_among_others_is_one_row_of_the_report(tmp_path: Path) -> None:
    dice = random.Random("scenarios")
    for number in range(40):
        good = dice.choice(malformed.scenarios())
        content = hostile.broken(dice, good) if number % 4 else good.encode()
        (tmp_path / f"{number}.toml").write_bytes(content)
    report = malformed.duel.check(tmp_path)
    assert len(report.rows) + len(report.skipped) >= 40
    assert sum(row.status == "passed" for row in report.rows) >= 10
