"""Checking files and folders: the report, its formats, and the command."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import duel_nb as duel
from duel_nb.cli import app
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.messages import Message
from duel_nb.scenarios import Report, check

GOOD = """scenario = 1
title = "Seven coins <each>"
rules = ["BASE-SETUP-04"]
expect = ["A coins 7"]
"""
FAILING = GOOD.replace("A coins 7", "A coins 8").replace("<each>", "& one")
BROKEN = GOOD.replace("A coins 7", "A coin 7")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "good.toml").write_text(GOOD)
    (tmp_path / "deeper" / "failing.toml").write_text(FAILING)
    (tmp_path / "other.toml").write_text('[tool.something]\nscenario = 1\nkey = "value"\n')
    return tmp_path


def test_a_folder_is_checked_with_the_folders_in_it(folder: Path) -> None:
    done: list[tuple[int, int]] = []
    report = check(folder, progress=lambda n, total: done.append((n, total)))
    assert [(row.status, row.id) for row in report.rows] == [
        ("failed", "failing"),
        ("passed", "good"),
    ]
    assert done == [(1, 2), (2, 2)]
    assert report.skipped == (str(folder / "other.toml"),)
    assert not report
    assert report.exit_code == 1
    assert check(folder / "good.toml").exit_code == 0
    assert check(folder / "good.toml")


def test_duel_check_is_the_same(folder: Path) -> None:
    report = duel.check(folder)
    assert isinstance(report, Report)
    assert repr(report).startswith("<Report: 1 of 2 passed; 1 failed; 1 TOML file is not ")


def test_what_cannot_be_read_is_an_error_in_the_report(folder: Path) -> None:
    (folder / "broken.toml").write_text(BROKEN)
    (folder / "bytes.toml").write_bytes(b"\xff\x80")
    report = check(folder, folder / "nothing", folder / "other.toml")
    messages = " ".join(row.messages[0] for row in report.errors)
    assert "broken.toml, line 4" in messages
    assert "not UTF-8" in messages
    assert "no file or folder" in messages
    assert "does not say that it is a scenario" in messages
    assert report.exit_code == 2
    (folder / "empty").mkdir()
    assert "no TOML file" in check(folder / "empty").errors[0].messages[0]
    (folder / "notes.md").write_text("No scenario.", "utf-8")
    assert "This is no scenario: " in check(folder / "notes.md").errors[0].messages[0]


def test_a_missing_file_names_the_nearest(folder: Path) -> None:
    assert duel.check("").rows[0].file == ""
    (missing,) = check(folder / "god.toml").rows
    assert missing.messages[0].endswith(f"god.toml'; did you mean {folder}/good.toml?")


def test_files_as_windows_writes_them(folder: Path) -> None:
    (folder / "good.toml").write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    report = check(folder)
    assert [row.id for row in report.passed] == ["good"]
    assert len(report.skipped) == 1


def test_the_line_of_a_new_game_is_named(folder: Path) -> None:
    (folder / "new.toml").write_text(GOOD + '[new_game]\nseed = "x"\n')
    (error,) = check(folder / "new.toml").rows
    assert "new.toml, line 6: seed: expected a whole number, not 'x'." in error.messages[0]


def test_two_files_may_not_have_one_id(folder: Path) -> None:
    named = GOOD.replace("title", 'id = "good"\ntitle')
    (folder / "zwei.toml").write_text(named)
    report = check(folder / "good.toml", folder / "zwei.toml")
    (error,) = report.errors
    assert "line 2: The id 'good' is already used by" in error.messages[0]
    assert check(folder / "good.toml", folder / "good.toml").exit_code == 0


def test_text_names_the_failure_in_full(folder: Path) -> None:
    text = str(check(folder))
    assert "FAILED  Seven coins & one" in text
    assert "ok      Seven coins <each>" in text
    assert "line 4, at the start: expected A coins 8; found A coins 7." in text
    assert text.endswith("(a scenario starts with the line: scenario = 1)")


@pytest.mark.parametrize("language", [*LANGUAGES][1:])
def test_results_are_said_in_the_language_in_use(folder: Path, language: str) -> None:
    with speaking(language):
        text = str(check(folder))
        assert str(Message("check-mark-failed")) in text
        assert str(Message("failure-at-start")) in text
    assert "A coins 8" in text
    for english in ("FAILED", "expected", "found", "passed", "at the start"):
        assert english not in text


def test_html_is_a_table_and_escapes(folder: Path) -> None:
    html = check(folder)._repr_html_()
    assert html.count("<tr>") == 3
    assert "Seven coins &lt;each&gt;" in html
    assert "Seven coins &amp; one" in html
    assert 'title="Seven coins to start">BASE-SETUP-04</code>' in html
    assert "expected A coins 8; found A coins 7" in html


def test_a_ruling_is_still_read_as_it_was_written_before(tmp_path: Path) -> None:
    source = '{ edition = "ruling", where = "D-20: an Age ends" }'
    text = f'scenario = 1\ntitle = "T"\nsource = [{source}]\nexpect = ["A coins 7"]\n'
    (tmp_path / "a.toml").write_text(text, "utf-8")
    [one] = json.loads(check(tmp_path).to_json())["scenarios"]
    assert [source.endswith(": D-20: an Age ends") for source in one["sources"]] == [True], one


def test_html_names_the_sources_once(tmp_path: Path) -> None:
    text = 'scenario = 1\ntitle = "T"\nsource = ["Book <1>", "Page 2"]\nexpect = ["A coins 7"]\n'
    text += '[position]\n[[variants]]\ntitle = "again"\n'
    (tmp_path / "two.toml").write_text(text)
    html = check(tmp_path)._repr_html_()
    assert html.count("Book &lt;1&gt;") == 2  # what stands there, and what opens
    assert html.count("Page 2") == 1
    assert "(and 1 more)" in html
    assert json.loads(check(tmp_path).to_json())["scenarios"][0]["sources"][1] == "Page 2"


def test_html_rows_open_to_question_and_answer(tmp_path: Path) -> None:
    text = 'scenario = 1\ntitle = "T"\nquestion = "How <many>?"\nanswer = "Seven."\n'
    text += 'expect = ["A coins 7"]\n[position]\n'
    (tmp_path / "seven.toml").write_text(text)
    html = check(tmp_path)._repr_html_()
    before, found, after = html.partition("<summary>Answer</summary>")
    assert "How &lt;many&gt;?" in before
    assert found
    assert "Seven." in after
    assert "duel.show(&#x27;seven&#x27;)" in after
    assert "open the table" not in html


def test_a_variant_has_no_answer_but_its_own(tmp_path: Path) -> None:
    text = 'scenario = 1\ntitle = "T"\nanswer = "Seven."\nexpect = ["A coins 7"]\n[position]\n'
    text += '[[variants]]\ntitle = "and now?"\nposition = { A = { coins = 8 } }\n'
    text += 'expect = ["A coins 8"]\n[[variants]]\ntitle = "and then?"\nanswer = "Still seven."\n'
    (tmp_path / "t.toml").write_text(text)
    assert [row.answer for row in check(tmp_path).rows] == ["Seven.", "", "Still seven."]


def test_a_long_table_is_folded_while_everything_holds(tmp_path: Path) -> None:
    for number in range(20):
        (tmp_path / f"good-{number}.toml").write_text(GOOD)
    assert "20 of 20 passed: open the table" in check(tmp_path)._repr_html_()
    (tmp_path / "bad.toml").write_text(FAILING)
    html = check(tmp_path)._repr_html_()
    assert "open the table" not in html
    assert "20 of 21 passed" in html


def test_a_terminal_gets_a_table(folder: Path) -> None:
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(check(folder))
    text = console.export_text()
    assert "Seven coins <each>" in text
    assert "expected A coins 8; found A coins 7" in text
    assert "1 of 2 passed" in text


def test_json_has_everything(folder: Path) -> None:
    data = json.loads(check(folder).to_json())
    assert (data["passed"], data["failed"], data["errors"]) == (1, 1, 0)
    failing = data["scenarios"][0]
    assert failing["status"] == "failed"
    assert failing["rules"] == ["BASE-SETUP-04"]
    assert failing["checked"] == 1
    assert "expected A coins 8" in failing["messages"][0]


def test_the_command_and_its_exit_codes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runner = CliRunner()
    good = runner.invoke(app, ["check", str(folder / "good.toml")])
    assert (good.exit_code, "1 of 1 passed" in good.output) == (0, True)
    failing = runner.invoke(app, ["check", str(folder)])
    assert failing.exit_code == 1
    assert "expected A coins 8; found A coins 7" in failing.output
    (folder / "broken.toml").write_text(BROKEN)
    broken = runner.invoke(app, ["check", str(folder / "broken.toml")])
    assert broken.exit_code == 2
    assert 'is written like this: "A coins 7"' in broken.output
    machine = runner.invoke(app, ["check", "--json", str(folder / "good.toml")])
    assert json.loads(machine.stdout)["passed"] == 1
    (folder / "examples").mkdir()
    (folder / "examples" / "one.toml").write_text(GOOD)
    monkeypatch.chdir(folder)
    assert "1 of 1 passed" in runner.invoke(app, ["check"]).output


_MOVES = "  BASE-MIL-01  pawn-moves  The Conflict pawn is now 1 space towards Ben."


def test_the_rules_of_events_and_refusals_are_told_when_asked_for(folder: Path) -> None:
    text = """scenario = 1
title = "What was it called?"
expect = ["{}"]

[position]
A = {{ coins = 2 }}
structure = ["Palisade", "Stable"]

[[steps]]
do = "A: build Palisade"
illegal = [{{ try = "A: build Stable" }}]
"""
    (folder / "asked.toml").write_text(text.format("A coins 2"))
    (row,) = check(folder / "asked.toml", rules=True).rows
    told = "\n".join(row.applied_rules)
    assert row.applied_rules[0] == "after A: build Palisade:"
    assert _MOVES in row.applied_rules
    assert '"A: build Stable" is refused:\n  BASE-TURN-01  other-players-turn  ' in told
    assert check(folder / "asked.toml").rows[0].applied_rules == ()
    shown = CliRunner().invoke(app, ["check", "--rules", str(folder / "asked.toml")]).output
    assert "BASE-MIL-01  pawn-moves  The Conflict pawn" in shown
    report = check(folder / "asked.toml", rules=True)
    assert "BASE-MIL-01" in report._repr_html_()
    assert json.loads(report.to_json())["scenarios"][0]["applied_rules"] == list(row.applied_rules)
    (folder / "asked.toml").write_text(text.format("event BASE-MILITARY-01"))
    (row,) = check(folder / "asked.toml", rules=True).rows
    assert row.status == "error"
    assert _MOVES in row.applied_rules


def test_the_text_of_a_long_report_lists_what_did_not_pass(folder: Path) -> None:
    assert "ok      Seven coins" in str(check(folder))
    for number in range(16):
        (folder / f"good-{number}.toml").write_text(GOOD)
    report, console = check(folder), Console(width=100, file=io.StringIO())
    console.print(report)
    for shown in (str(report), console.file.getvalue()):  # type: ignore[attr-defined]
        assert "Seven coins & one" in shown
        assert "Seven coins <each>" not in shown
        assert "17 of 18 passed; 1 failed" in shown


def test_nothing_in_a_file_or_in_its_name_acts_on_the_terminal(tmp_path: Path) -> None:
    acting = "a\x1b[2J\u202e"
    written = acting.encode("unicode_escape").decode().replace("x1b", "u001b")
    head = f'scenario = 1\ntitle = "{written}"\nid = "{written}"\nsource = "{written}"\n'
    told = f'question = "{written}"\nanswer = "{written}"\nexpect = ["pawn 1"]\n'
    refused = f'illegal = [{{ try = "A: build {written}" }}, {{ try = "A: build Palace" }}]\n'
    (tmp_path / f"{acting}.toml").write_text(head + told)
    (tmp_path / "unread.toml").write_text(head + told + refused)
    report = check(tmp_path, rules=True)
    assert [row.status for row in report.rows] == ["failed", "error"]
    assert "is refused" in str(report)
    for shown in (str(report), report._repr_html_(), report.to_json()):
        assert "\x1b" not in shown
        assert "\u202e" not in shown


def test_what_a_verb_can_be_does_not_depend_on_the_draft(folder: Path) -> None:
    wrong = GOOD + '[position]\npawn = 99\n[[steps]]\ndo = "A: foo Altar"\n'
    (folder / "wrong.toml").write_text(wrong)
    (error,) = check(folder / "wrong.toml").rows
    assert "no verb 'foo'; known: draft, build, discard," in error.messages[1]
