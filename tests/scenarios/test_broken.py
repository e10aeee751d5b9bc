"""One broken file for each kind of mistake: the error has its line and says what was near.

The first line of each file is a remark with the line and the words the error must have.
"""

import re
from pathlib import Path

import pytest

from duel_nb.scenarios import ScenarioError, check, load, loads, run

BROKEN = sorted((Path(__file__).parent / "broken").glob("*.toml"))


@pytest.mark.parametrize("file", BROKEN, ids=lambda file: file.stem)
def test_broken_file(file: Path) -> None:
    remark = file.read_text(encoding="utf-8").split("\n")[0]
    expected = re.fullmatch(r"# line (\d+): (.+)", remark)
    assert expected, "the first line says what must be reported"
    with pytest.raises(ScenarioError) as caught:
        run(load(file))
    assert caught.value.line == int(expected[1])
    assert expected[2] in caught.value.sentence
    assert str(caught.value).startswith(f"{file}, line {expected[1]}: ")


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
