"""A broken file for each kind of error: the message has its line and the nearest match.

Each file begins with a comment per error: its line, and words that the message must contain.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from duel_nb.languages import speaking
from duel_nb.scenarios import ScenarioError, check, load, loads, run
from duel_nb.scenarios.report import ScenarioResult
from tests.words.pseudo import outside, speaking_pseudo

BROKEN = sorted((Path(__file__).parent / "broken").glob("*.toml"))


@pytest.mark.parametrize("file", BROKEN, ids=lambda file: file.stem)
def test_broken_file(file: Path) -> None:
    remarks = re.findall(r"^\ufeff?# line (\d+): (.+?)\r?$", file.read_text("utf-8"), re.MULTILINE)
    assert remarks, "the first lines say what must be reported"
    (row,) = check(file).rows
    assert row.status == "error"
    told = [re.fullmatch(r".*\.toml, line (\d+): (.+)", message) for message in row.messages]
    assert [message and message[1] for message in told] == [line for line, _ in remarks]
    for message, (_, words) in zip(told, remarks, strict=True):
        assert message
        assert words in message[2]
    with pytest.raises(ScenarioError) as caught:
        run(load(file))
    assert str(caught.value).startswith(f"{file}, line ")


@pytest.mark.parametrize("language", ["de", "fr", "ru"])
def test_every_language_finds_the_same_mistakes(language: str) -> None:
    with speaking(language):
        found = {row.file: _lines(row) for row in check(*BROKEN).rows}
    assert found == in_english()


def test_mistakes_are_told_in_the_language_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    english = in_english()
    with speaking_pseudo(monkeypatch):
        rows = check(*BROKEN).rows
    told = [message for row in rows for message in row.messages]
    assert len(told) > len(BROKEN)
    assert [message for message in told if outside(message)] == []
    assert {row.file: _lines(row) for row in rows} == english, "lines never depend on wording"


@cache
def in_english() -> dict[str, list[str]]:
    """The lines of the mistakes in each file."""
    return {row.file: _lines(row) for row in check(*BROKEN).rows}


def _lines(row: ScenarioResult) -> list[str]:
    return re.findall(r"\.toml, \w+ (\d+)⟧?\s?: ", "\n".join(row.messages))


def test_files_that_cannot_be_read_at_all(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"nothing\.toml: It cannot be read"):
        load(tmp_path / "nothing.toml")
    (tmp_path / "bytes.toml").write_bytes(b"scenario = 1\ntitle = '\xff\xfe'\n")
    with pytest.raises(ScenarioError, match="not UTF-8"):
        load(tmp_path / "bytes.toml")
    with pytest.raises(ScenarioError, match="empty"):
        loads("")


def test_a_broken_file_is_reported_and_the_others_are_checked(tmp_path: Path) -> None:
    good = 'scenario = 1\ntitle = "{}"\nexpect = ["A coins {}"]\n'
    (tmp_path / "good.toml").write_text(good.format("fine", 7))
    (tmp_path / "bad.toml").write_text(good.format("wrong", "seven"))
    report = check(tmp_path)
    assert [row.status for row in report.rows] == ["error", "passed"]
    assert "line 3" in report.rows[0].messages[0]


def test_windows_line_ends_do_not_shift_lines() -> None:
    text = 'scenario = 1\r\ntitle = "x"\r\nexpect = [\r\n  "A coins 7",\r\n  "A coin 7",\r\n]\r\n'
    with pytest.raises(ScenarioError) as caught:
        run(loads(text))
    assert caught.value.line == 5
