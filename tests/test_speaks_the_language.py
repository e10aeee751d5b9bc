"""No English word is left in what the terminal and the command line say in another language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from duel_nb import cli, rulebook
from duel_nb.languages import LANGUAGES, ORIGINAL, speaking

OTHERS = [code for code in LANGUAGES if code != ORIGINAL]

#: Words of English sentences that are words of no other language here.
ENGLISH = re.compile(
    r"\b(?:the|with|from|which|what|this|that|these|they|there|your|you|and|are|were|has"
    r"|have|been|only|every|by default|file|folder|written|show|print|expected)\b"
)

#: What is typed, and so never translated.
TYPED = re.compile(
    r"^  [a-z]+(?=  )|duel-nb [^\n»'‘]*|--[\w-]+|\w+-\w+(?:-\w+)*|'[^']*'|«[^»]*»|\bevery\b"
    r"|\beach\b|[\w/.-]+\.\w+",
    re.MULTILINE,
)


def commands(command: Any, *words: str) -> Iterator[tuple[str, ...]]:
    yield words
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, *words, name)


def said(language: str, *words: str, given: str = "") -> str:
    runner = CliRunner(env={"NO_COLOR": "1", "COLUMNS": "100"})
    with speaking(language):
        result = runner.invoke(cli.app, ["--language", language, *words], input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit), words
    return result.output


def english(text: str) -> list[str]:
    return ENGLISH.findall(TYPED.sub(" ", text))


@pytest.mark.parametrize("language", OTHERS)
def test_the_help_of_every_command(language: str) -> None:
    for words in commands(get_command(cli.app)):
        assert english(said(language, *words, "--help")) == [], words


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "line",
    [
        *("rul", "xyzzy", "check --nope", "check --ruls", "aid a b", "show", "quiz --seed"),
        *("quiz --questions x", "practice --most 0", "aid --force=3", "check nothing-there"),
        *("coverage --check --table", "names", "puzzles check --mix x", "components nowhere"),
        *("simulate --games 1 --seed 1", "check chain-makes-free", "rule BASE-MIL-03"),
    ],
)
def test_a_wrong_call_and_a_result(line: str, language: str) -> None:
    assert english(said(language, *line.split())) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_in_the_terminal(language: str) -> None:
    typed = "help\nactions\n1\nlog\nundo\nredo\nwhy 1\nsave\nload\ncomputer x\nxyzzy\nquit\n"
    assert english(said(language, "play", "--seed", "3", given=typed)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_of_a_class(language: str, tmp_path: Path) -> None:
    lines = said(language, "progress", str(tmp_path)).splitlines()
    words = [line for line in lines if not line[:2].isdecimal()]  # titles belong to the lessons
    assert english("\n".join(words)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_with_its_sources(language: str) -> None:
    with speaking(language):
        found = [(rule.id, english(str(rule))) for rule in rulebook.rules()]
    assert [one for one in found if one[1]] == []


def test_english_is_found() -> None:
    assert english("Print the file: written.") == ["the", "file", "written"]
