"""The command line: what it prints, how it refuses, and its exit codes."""

import errno
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import duel_nb as duel
from duel_nb import __version__, cli, languages, records
from duel_nb.engine.form import form
from duel_nb.lessons import course_copy, coverage, figure_mentions, rule_mentions
from duel_nb.players import read_games, simulate
from duel_nb.players.puzzles.puzzle import games, puzzles
from duel_nb.rulebook.citations import RulebookError

NO_SCENARIO = "There is no scenario ''; their files are in the examples."
LESSON = "---\ntitle: An example\n---\n\nWords.\n\n```python\nprint(6 * 7)\n```\n"

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    def runs(*words: str) -> Result:
        # Wide and without colours, so that only the text is tested.
        result = CliRunner(env={"NO_COLOR": "1", "TERMINAL_WIDTH": "200"}).invoke(
            cli.app, list(words)
        )
        assert "Traceback" not in result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)
        return result

    return runs


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with one lesson, not built, as the current folder."""
    source = tmp_path / "notebooks" / "src" / "00-start-here.md"
    source.parent.mkdir(parents=True)
    source.write_text(LESSON, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "notebooks"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The arguments that JupyterLab would be started with."""
    calls: list[list[str]] = []
    monkeypatch.setattr(cli.course, "_start_jupyterlab", calls.append)
    return calls


def one_sentence(result: Result) -> str:
    """The error stream, which must be a single line."""
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    return result.stderr.strip()


def test_a_language_is_chosen_for_the_command_and_what_it_starts(
    run: Run, course: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(languages.VARIABLE, "en")
    (course / "00-start-here.ipynb").write_text("{}")
    assert run("--language", "Deutsch", "lab", "--no-browser").exit_code == 0
    assert started
    assert os.environ[languages.VARIABLE] == languages.language() == "de"


def test_a_component_is_named_in_each_language(run: Run) -> None:
    assert "ru  Лесопилка" in run("names", "sawmill").output.splitlines()
    assert "ru  Лесозаготовки (?)" in run("names", "Logging Camp").output.splitlines()
    assert 'called "Lubmer Yard"' in one_sentence(run("names", "Lubmer", "Yard"))
    assert "or use --unsure" in one_sentence(run("names"))


def test_names_that_are_not_sure_are_listed_with_their_lines(run: Run) -> None:
    lines = run("--language", "ru", "names", "--unsure").output.splitlines()
    (camp,) = (line for line in lines if "logging-camp" in line)
    file, _, rest = camp.partition(".toml:")
    number, _, said = rest.partition(": ")
    written = Path(f"{file}.toml").read_text("utf-8").splitlines()[int(number) - 1]
    assert said == "logging-camp: Лесозаготовки (the other source has Лесозаготовка)"
    assert "Лесозаготовки" in written


def test_what_a_translation_lacks_is_printed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = run("translation", "it").output.splitlines()
    assert "words/it/events.ftl: there is no such file" in lines
    assert "it: nothing is missing." not in lines
    monkeypatch.setattr("duel_nb.words.missing.missing", lambda language: iter(()))
    monkeypatch.setattr("duel_nb.words.po.gaps", lambda file, language, texts: iter(()))
    each = [f"{code}: nothing is missing." for code in ("fr", "de", "ru")]
    assert run("translation").output.splitlines() == each


def test_an_unknown_language_is_told(run: Run) -> None:
    result = run("--language", "frnch", "editions")
    assert result.exit_code == 2
    assert 'no language "frnch"' in one_sentence(result)


def test_version_and_help(run: Run) -> None:
    assert run("--version").output == f"duel-nb {__version__} ({form()})\n"
    assert re.fullmatch(r"\d+\.\d+.*", __version__)
    for words in (
        [],
        ["lab"],
        ["notebooks"],
        ["notebooks", "build"],
        ["rule"],
        ["editions"],
        ["aid"],
        ["tips"],
        ["ask"],
        ["quiz"],
        ["progress"],
        ["coverage"],
        ["show"],
        ["play"],
        ["export"],
        ["plot"],
        ["simulate"],
        ["check"],
    ):
        result = run(*words, "--help")
        assert result.exit_code == 0
        assert "Usage:" in result.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rul",), "There is no command 'rul'; did you mean rule?"),
        (("xyzzy",), "There is no command 'xyzzy': duel-nb --help lists them."),
        (("puzzles", "chek"), "There is no command 'chek'; did you mean check?"),
        (("puzzles", "xyzzy"), "There is no command 'xyzzy': duel-nb puzzles --help lists them."),
        (("--language", "de", "rul"), "Einen Befehl 'rul' gibt es nicht; meinst du rule?"),
        (("simulate", "--gmes", "1"), "There is no option '--gmes'; did you mean --games?"),
        (
            ("simulate", "--levl", "best"),
            "There is no option '--levl': duel-nb simulate --help lists them.",
        ),
    ],
)
def test_a_misspelt_command_is_told_the_nearest(
    run: Run, words: tuple[str, ...], sentence: str
) -> None:
    result = run(*words)
    assert (result.exit_code, one_sentence(result)) == (2, sentence)


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("aid", "--paper", "a9"), "--paper"),
        (("quiz", "--test", "x"), "--test"),
        (("anki", "cards.apkg", "--sets", "x"), "--sets"),
        (
            (
                "export",
                str(Path(__file__).parents[1] / "examples/games/base.json"),
                "game.html",
                "--pictures",
                "x",
            ),
            "--pictures",
        ),
        (("simulate", "--games", "0"), "--games"),
    ],
)
def test_an_error_names_the_option_as_it_is_typed(
    run: Run, words: tuple[str, ...], option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert (result.exit_code, one_sentence(result).partition(": ")[0]) == (2, option)


def test_a_damaged_file_of_rules_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(prog_name: str) -> None:
        raise RulebookError("base.toml: BASE-MIL-01 has no title")

    monkeypatch.setattr(cli.application, "app", fail)
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 1
    assert capsys.readouterr().err == "base.toml: BASE-MIL-01 has no title\n"


def test_it_runs_as_a_module() -> None:
    words = [sys.executable, "-m", "duel_nb", "--version"]
    result = subprocess.run(words, capture_output=True, text=True, check=True)
    assert result.stdout == f"duel-nb {__version__} ({form()})\n"


def test_an_output_that_takes_nothing_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(**_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(cli.application, "app", full)
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 1
    assert capsys.readouterr().err == "The output cannot be used: no space is left on the disk.\n"


def test_help_does_not_wait_for_jupyter() -> None:
    code = (
        "import sys, duel_nb.cli; "
        "slow = {'jupyterlab', 'ipywidgets', 'ipycanvas', 'nbformat', 'nbclient', 'PIL'}; "
        "slow |= {'matplotlib', 'anywidget'}; "
        "sys.exit(sorted(slow & set(sys.modules)) or 0)"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert result.stderr == ""
    assert result.returncode == 0


def test_an_unknown_command_is_a_wrong_call(run: Run) -> None:
    assert run("fly").exit_code == 2
    assert run("rule", "--nonsense").exit_code == 2


def test_rules_are_printed(run: Run) -> None:
    result = run("rule", "base-mil-03", "BASE-TRADE-02")
    assert result.exit_code == 0
    assert result.output.startswith("BASE-MIL-03")
    assert "\n\nBASE-TRADE-02" in result.output


def test_rules_name_their_scenarios(run: Run) -> None:
    assert "Shown by:" in run("rule", "BASE-CHAIN-01").output
    assert "[chain-makes-free]" in run("rule", "BASE-CHAIN-01").output


def test_a_scenario_is_told(run: Run, tmp_path: Path) -> None:
    result = run("show", "chain-makes-free")
    assert result.exit_code == 0
    assert "Verdict: All" in result.stdout
    assert "and without the Scriptorium?" in result.stdout
    result = run("show", "chain-make-free")
    assert result.exit_code == 2
    assert "did you mean chain-makes-free" in one_sentence(result)
    broken = tmp_path / "broken.toml"
    broken.write_text('scenario = 1\nexpect = ["A coins 7"]\n')
    result = run("show", str(broken))
    assert result.exit_code == 2
    assert one_sentence(result) == f"{broken}, line 1: A scenario needs a title."


def test_a_scenario_becomes_a_picture_and_has_positions(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "chain.png"
    assert run("show", "chain-makes-free", "--png", str(picture)).exit_code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    before, after = (run("show", "chain-makes-free", "--at", n).stdout for n in "01")
    assert "[Library]" in before
    assert "[Library]" not in after
    result = run("show", "chain-makes-free", "--at", "7")
    assert result.exit_code == 2
    assert "The scenario has 1 step; there is no position 7." in one_sentence(result)


def test_scenarios_are_checked_by_their_ids(run: Run) -> None:
    assert "3 of 3 passed" in run("check", "chain-makes-free").stdout
    result = run("check", "chain-make-free")
    assert result.exit_code == 2
    assert "There is no scenario 'chain-make-free'; did you mean chain-makes-free" in result.stdout


def test_the_examples_are_there_from_any_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("show", "examples/games/base.json", "--at", "0")
    assert result.stdout.startswith("Wonder draft")
    assert duel.load_game("examples/games/base.json").title == "One coin"
    with pytest.raises(duel.DuelError, match="name of a file or folder, not None"):
        duel.load_game(None)  # type: ignore[arg-type]


def test_coverage_is_printed_written_and_checked(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coverage, "mentions", dict)  # reading all lessons takes half a second
    (tmp_path / "one.toml").write_text(
        "scenario = 1\ntitle = 'One'\nrules = ['GEN-01']\nexpect = ['A coins 7']\n"
    )
    result = run("coverage", str(tmp_path))
    assert result.exit_code == 1
    assert "No scenario shows GEN-02." in result.stdout
    assert "COVERAGE.md: written." in result.stdout
    assert "COVERAGE.md: nothing changed." in run("coverage", str(tmp_path)).stdout
    assert run("coverage", "--check", "--table", str(tmp_path)).exit_code == 2
    result = run("coverage", "--check", str(tmp_path))
    assert result.exit_code == 1
    assert "out of date" not in result.stderr
    (tmp_path / "COVERAGE.md").unlink()
    assert "out of date" in run("coverage", "--check", str(tmp_path)).stderr
    assert run("coverage", str(tmp_path / "nowhere")).exit_code == 2
    (tmp_path / "two.toml").write_text("scenario = 1\ntitle = 'Two'\nexpect = ['A coin 7']\n")
    (tmp_path / "COVERAGE.md").mkdir()
    result = run("coverage", str(tmp_path))
    assert result.exit_code == 1
    assert result.stderr.endswith("COVERAGE.md cannot be written: it is a folder.\n")


def test_coverage_prints_the_table_only_when_asked(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = coverage.coverage()
    monkeypatch.setattr(coverage, "coverage", lambda folder: found)
    monkeypatch.setattr(coverage.Coverage, "write", lambda self: True)
    assert run("coverage").stdout == f"examples/COVERAGE.md: written.\n{found.summary}\n"
    monkeypatch.setattr(coverage.Coverage, "write", None)  # calling it would fail
    result = run("coverage", "--table")
    assert result.exit_code == 0
    assert result.stdout == f"{found}\n"


def test_a_rule_in_no_lesson_fails_the_check(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("coverage", "--check").exit_code == 0
    taught = rule_mentions.mentions()
    monkeypatch.setattr(coverage, "mentions", lambda: {**taught, "GEN-02": ()})
    result = run("coverage", "--check")
    assert result.exit_code == 1
    assert result.stderr.splitlines()[0] == "GEN-02 comes up in no lesson."
    monkeypatch.setattr(coverage, "mentions", dict)  # an installed package: no sources of lessons
    assert "in no lesson" not in run("coverage", "--check").stderr


def test_the_page_of_components_is_written_and_checked(run: Run, tmp_path: Path) -> None:
    assert "out of date" in run("components", "--check", str(tmp_path)).stderr
    assert "COMPONENTS.md: written." in run("components", str(tmp_path)).stdout
    assert "COMPONENTS.md: nothing changed." in run("components", str(tmp_path)).stdout
    assert "up to date" in run("components", "--check", str(tmp_path)).stdout
    assert run("components", str(tmp_path / "nowhere")).exit_code == 2
    (tmp_path / "COMPONENTS.md").unlink()
    (tmp_path / "COMPONENTS.md").mkdir()
    result = run("components", str(tmp_path))
    assert result.exit_code == 1
    assert result.stderr.endswith("COMPONENTS.md cannot be written: it is a folder.\n")


def test_passages_that_name_a_figure_are_printed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figure_mentions, "clone", lambda: tmp_path)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.md").write_text("The Pretorium costs 8 coins\nand has 3 shields.\n")
    text = "The Pretorium costs 8 coins and has 3 shields."
    result = run("where", "Pretorium", "--figure", "8")
    assert result.stdout == f"a.md:1: {text}\nPretorium: 1 passage in 1 file.\n"
    assert run("where", "Pretorium").stdout.startswith(f"a.md:1: {text}\n")
    assert run("where", "Pretorium", "--figure", "5").stdout.startswith("Pretorium: no ")
    assert "Law" in run("where", "Law").stdout
    assert run("where", "Pretorum").exit_code == 2
    monkeypatch.setattr(figure_mentions, "clone", lambda: None)  # an installed package
    assert run("where", "Pretorium").exit_code == 2


def test_the_editions_are_printed(run: Run) -> None:
    result = run("editions")
    assert result.exit_code == 0
    assert result.stdout == f"{duel.editions()}\n"
    assert run("editions", "E-04").stdout == f"{duel.editions('E-04')}\n"
    result = run("editions", "E-99")
    assert result.exit_code == 2
    assert "no difference 'E-99'" in one_sentence(result)


def test_rules_are_found(run: Run) -> None:
    result = run("rule", "--search", "fixed price")
    assert result.exit_code == 0
    assert any(line.startswith("BASE-TRADE-06 ") for line in result.output.splitlines())


def test_rules_are_found_by_words_alone(run: Run) -> None:
    lines = run("rule", "economy").output.splitlines()
    assert lines[0].startswith("BASE-PROG-ECONOMY  The Economy token. Coins")
    assert len(lines) > 3
    assert run("rule", "base", "mil", "3").output == run("rule", "BASE-MIL-03").output
    result = run("rule", "econmy")
    assert result.exit_code == 0
    assert result.output.startswith("No rule has the words that were typed; these have: economy")


def test_rules_that_do_not_exist(run: Run) -> None:
    result = run("rule", "BASE-MIL-33")
    assert result.exit_code == 2
    assert "'BASE-MIL-33'" in one_sentence(result)
    result = run("rule", "--search", "dice")
    assert result.exit_code == 2
    assert one_sentence(result) == "No rule has all of these words: dice"


@pytest.mark.parametrize("words", [[], ["BASE-MIL-03", "--search", "coins"]])
def test_a_rule_is_named_or_looked_for(run: Run, words: list[str]) -> None:
    result = run("rule", *words)
    assert result.exit_code == 2
    assert one_sentence(result).startswith("Name a rule by its id or by words")


def test_notebooks_are_built_and_checked(run: Run, course: Path) -> None:
    notebook = Path("notebooks/00-start-here.ipynb")
    result = run("notebooks", "build", "--check")
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        f"{notebook}: it has not been built.",
        "Build them again with: duel-nb notebooks build",
    ]
    assert not notebook.exists()

    result = run("notebooks", "build")
    assert (result.exit_code, result.stdout) == (0, f"{notebook}: built.\n")
    assert '"42\\n"' in notebook.read_text(encoding="utf-8")

    result = run("notebooks", "build", "00")
    assert (result.exit_code, result.stdout) == (0, "Nothing changed in 1 notebook.\n")
    result = run("notebooks", "build", "--check", "--folder", str(course))
    assert (result.exit_code, result.stdout) == (0, "1 notebook matches its source.\n")

    # Its output differs from the saved one.
    saved = notebook.read_text(encoding="utf-8").replace('"42\\n"', '"41\\n"')
    notebook.write_text(saved, encoding="utf-8")
    assert run("notebooks", "build", "--check", "--sources").exit_code == 0
    result = run("notebooks", "build", "--check", "00")
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{notebook}: cell 3 prints or draws something else now.\n")
    assert notebook.read_text(encoding="utf-8") == saved
    assert run("notebooks", "build", "--sources").exit_code == 2


def test_only_the_named_notebooks_are_checked(run: Run, course: Path) -> None:
    (course / "src" / "01-next.md").write_text(LESSON, encoding="utf-8")
    result = run("notebooks", "build", "--check", "01-next")
    assert result.exit_code == 1
    assert "01-next.ipynb" in result.stderr
    assert "00-start-here" not in result.stderr


def test_a_lesson_that_fails_is_one_sentence(run: Run, course: Path) -> None:
    source = course / "src" / "00-start-here.md"
    source.write_text(LESSON.replace("6 * 7", "6 / 0"), encoding="utf-8")
    result = run("notebooks", "build")
    assert result.exit_code == 1
    assert one_sentence(result).endswith("line 8, cell 3: ZeroDivisionError: division by zero.")

    source.write_text(LESSON + "```python\n", encoding="utf-8")
    result = run("notebooks", "build", "--check")
    assert result.exit_code == 1
    assert "line 10" in one_sentence(result)


def test_an_unknown_notebook_or_folder_is_a_wrong_call(run: Run, course: Path) -> None:
    result = run("notebooks", "build", "99")
    assert result.exit_code == 2
    assert one_sentence(result) == "There is no lesson '99'; there are 00."
    result = run("notebooks", "build", "--folder", "nowhere")
    assert result.exit_code == 2
    assert one_sentence(result) == "There is no folder nowhere."


def test_lab_opens_the_first_notebook(
    run: Run, course: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    result = run("lab")
    assert result.exit_code == 1
    assert "duel-nb notebooks build" in one_sentence(result)

    (course / "00-start-here.ipynb").write_text("{}")
    (course / "01-next.ipynb").write_text("{}")
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert run("lab").exit_code == 0
    assert run("lab", "01", "--no-browser", "--port", "9999").exit_code == 0
    assert run("lab", "--no-browser", "--port=9999").exit_code == 0
    root = f"--ServerApp.root_dir={course.parent}"
    address = "--LabApp.default_url=/lab/tree/notebooks/"
    assert started == [
        [root, f"{address}00-start-here.ipynb"],
        [root, f"{address}01-next.ipynb", "--no-browser", "--port", "9999"],
        [root, f"{address}00-start-here.ipynb", "--no-browser", "--port=9999"],
    ]


def test_lab_opens_a_notebook_of_ones_own(
    run: Run, tmp_path: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    (tmp_path / "a question.ipynb").write_text("{}")
    (tmp_path / "notes.txt").write_text("")
    assert run("lab", "a question.ipynb").exit_code == 0
    assert started == [
        [f"--ServerApp.root_dir={tmp_path}", "--LabApp.default_url=/lab/tree/a%20question.ipynb"]
    ]
    result = run("lab", "notes.txt")
    assert result.exit_code == 2
    assert one_sentence(result) == "notes.txt is not a notebook (.ipynb)."


def test_lab_tells_root_what_it_does(
    run: Run, course: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    (course / "00-start-here.ipynb").write_text("{}")
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    assert "--allow-root" in run("lab").stderr
    run("lab", "--allow-root")
    assert [words.count("--allow-root") for words in started] == [1, 1]


def test_lab_without_notebooks(
    run: Run, tmp_path: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # As installed from a wheel: no clone around the package.
    monkeypatch.setattr(course_copy, "PACKAGE", tmp_path / "site-packages" / "duel_nb")
    result = run("lab")
    assert result.exit_code == 1
    assert one_sentence(result).startswith("The notebooks of the course are not here")
    assert started == []


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The course of an installed package; the current folder is empty."""
    package = tmp_path / "site-packages" / "duel_nb"
    bundled = package / "course" / "notebooks"
    bundled.mkdir(parents=True)
    for name in ("00-start-here", "01-next"):
        (bundled / f"{name}.ipynb").write_text("{}")
    monkeypatch.setattr(course_copy, "PACKAGE", package)
    empty = tmp_path / "empty"
    empty.mkdir()
    monkeypatch.chdir(empty)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    return bundled


def test_lab_lays_the_course_in_an_empty_folder(
    run: Run, installed: Path, started: list[list[str]]
) -> None:
    result = run("lab")
    assert result.exit_code == 0
    assert result.stderr == "notebooks: 2 notebooks copied.\n"
    here = Path.cwd()
    assert started == [
        [
            f"--ServerApp.root_dir={here}",
            "--LabApp.default_url=/lab/tree/notebooks/00-start-here.ipynb",
        ]
    ]
    mine = here / "notebooks" / "00-start-here.ipynb"
    mine.write_text('{"mine": 1}')
    (installed / "00-start-here.ipynb").write_text('{"newer": 1}')
    result = run("lab", "01")
    assert "kept because you changed it: 00-start-here.ipynb" in one_sentence(result)
    assert mine.read_text() == '{"mine": 1}'
    assert started[-1][1].endswith("01-next.ipynb")


def test_lab_asks_before_it_replaces_a_notebook(
    run: Run, installed: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    run("lab")
    mine = Path("notebooks/00-start-here.ipynb")
    mine.write_text('{"mine": 1}')
    (installed / "00-start-here.ipynb").write_text('{"newer": 1}')
    asked: list[str] = []

    def confirm(question: str, **options: object) -> bool:
        asked.append(question)
        return True

    monkeypatch.setattr("typer.confirm", confirm)
    monkeypatch.setattr("sys.stdin", type("Screen", (), {"isatty": lambda self: True})())
    cli.course._copy_course(installed, Path("notebooks"))
    assert asked == [f"You changed {mine}, and the course has a newer version. Replace yours?"]
    assert mine.read_text() == '{"newer": 1}'


def test_the_course_is_copied_elsewhere(run: Run, installed: Path) -> None:
    result = run("notebooks", "copy", "my-course")
    assert (result.exit_code, result.stdout) == (0, "my-course: the course is there.\n")
    assert sorted(path.name for path in Path("my-course").glob("*.ipynb")) == [
        "00-start-here.ipynb",
        "01-next.ipynb",
    ]
    result = run("notebooks", "copy", str(installed))
    assert result.exit_code == 2
    assert "is the course itself" in one_sentence(result)
    Path("file").write_text("")
    assert "cannot be written" in one_sentence(run("notebooks", "copy", "file/below"))


def test_nothing_is_copied_for_a_lesson_that_there_is_not(run: Run, course: Path) -> None:
    (course / "01-next.ipynb").write_text("{}")
    result = run("--language", "de", "lab", "01-text")
    assert result.exit_code == 2
    assert "01-next" in one_sentence(result)
    assert not (course / "de").exists()


def test_lab_lists_the_notebooks_there_are(
    run: Run, course: Path, started: list[list[str]]
) -> None:
    (course / "00-start-here.ipynb").write_text("{}")
    result = run("lab", "77")
    assert result.exit_code == 2
    assert one_sentence(result) == "There is no lesson '77'; there are 00."


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = duel.new_game(seed=7, names=("Ada", "Ben"), first_game=True)
    path = tmp_path / "game.json"
    path.write_text(game.play(game.legal_actions()[0]).to_json(), encoding="utf-8")
    return path


def test_a_saved_position_is_shown(run: Run, saved: Path) -> None:
    result = run("show", str(saved))
    assert result.exit_code == 0
    assert result.stdout.startswith("Age I: Ben's turn\n")
    hidden = [place for place in duel.from_json(saved.read_text()).structure if not place.card]
    assert result.stdout.count("(face down)") == len(hidden)
    piped = CliRunner().invoke(cli.app, ["show", "-"], input=saved.read_text())
    assert piped.output == result.stdout


def test_a_saved_position_becomes_a_picture(run: Run, saved: Path) -> None:
    picture = saved.with_name("board.png")
    result = run("show", str(saved), "--png", str(picture))
    assert (result.exit_code, result.stdout) == (0, f"{picture}: written.\n")
    assert picture.read_bytes().startswith(b"\x89PNG")
    result = run("show", str(saved), "--png", str(picture / "below.png"))
    assert result.exit_code == 2
    assert "cannot be written" in one_sentence(result)
    folder = saved.with_name("folder.png")
    folder.mkdir()
    for force in ((), ("--force",)):
        result = run("show", str(saved), "--png", str(folder), *force)
        assert (result.exit_code, result.stderr) == (
            2,
            f"{folder} cannot be written: it is a folder.\n",
        )
    film = saved.with_name("board.gif")
    result = run("show", str(saved), "--png", str(film))
    assert result.exit_code == 2
    assert "must end in .png" in one_sentence(result)
    assert not film.exists()


def test_what_is_not_a_saved_position(run: Run, saved: Path) -> None:
    result = run("show", "nothing.json")
    assert result.exit_code == 2
    assert one_sentence(result) == "nothing.json cannot be read: there is no such file or folder."
    result = run("show", "")
    assert result.exit_code == 2
    assert one_sentence(result) == NO_SCENARIO
    for content in (b"{", b"\xff", saved.read_bytes().replace(b'"pawn": 0', b'"pawn": 99')):
        saved.write_bytes(content)
        result = run("show", str(saved))
        assert result.exit_code == 1
        assert one_sentence(result).startswith(f"{saved}: ")


def test_games_are_simulated(run: Run) -> None:
    result = run("simulate", "--games", "20", "--seed", "7")
    assert result.exit_code == 0
    assert result.stdout == f"{simulate(20, 7)}\n"
    assert run("simulate", "--games", "20", "--seed", "8").stdout != result.stdout


def test_puzzles_are_proven_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    few = puzzles("base")[:2]
    monkeypatch.setattr("duel_nb.players.puzzles.puzzles", lambda mix: few)
    result = run("puzzles", "check", "--mix", "base")
    assert (result.exit_code, result.stdout) == (0, "2 of 2 puzzles proven.\n")
    wrong = replace(few[0], answers=("pass",))
    monkeypatch.setattr("duel_nb.players.puzzles.puzzles", lambda mix: [wrong])
    result = run("puzzles", "check", "--mix", "base")
    assert result.exit_code == 1
    assert result.stdout.startswith(f'{wrong.id} ({wrong.theme}): the answer is "')


def test_puzzles_are_updated(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first, game, *_ = games("base")
    wrong = [{**entry, "why": {}, "answers": ["pass"]} for entry in game["puzzles"]]
    known = [{**first, "actions": "pass"}, {**game, "puzzles": wrong}]
    monkeypatch.setattr("duel_nb.players.puzzles.puzzle.games", lambda mix: known)
    out, count = tmp_path / "base.json", len(wrong)
    result = run("puzzles", "update", "--mix", "base", "--out", str(out))
    assert result.stdout == f"{out}: 0 unchanged, {count} corrected, 1 dropped: base-1.\n"
    assert json.loads(out.read_text("utf-8")) == [game]  # with the numbers that they had


def test_puzzles_that_are_not_there(run: Run) -> None:
    result = run("puzzles", "check", "--theme", "stopp")
    assert result.exit_code == 2
    assert "There is no theme 'stopp'; did you mean 'stop'?" in result.stderr
    result = run("puzzles", "find", "--mix", "agorra")
    assert result.exit_code == 2
    assert "There is no mix 'agorra'; did you mean agora?" in result.stderr


def test_more_puzzles_are_found_and_the_old_ones_stay(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "more.json"
    result = run("puzzles", "find", "--games", "1", "--out", str(file))
    assert result.exit_code == 0, result.output
    assert json.loads(file.read_text())[: len(games("base"))] == games("base")


def test_games_that_cannot_be_simulated(run: Run) -> None:
    result = run("simulate", "--games", "1", "--expansions", " pantheon ,atlantis")
    assert result.exit_code == 2
    assert "'atlantis'" in one_sentence(result)
    result = run("simulate", "--games", "1", "--edition", "la")
    assert result.exit_code == 2
    assert "'la'" in one_sentence(result)
    assert run("simulate", "--games", "0").exit_code == 2


@pytest.fixture
def recorded(run: Run, tmp_path: Path) -> Path:
    """A game file."""
    folder = tmp_path / "games"
    assert run("simulate", "--games", "1", "--seed", "7", "--save", str(folder)).exit_code == 0
    return folder / "game-0001.json"


def test_simulated_games_are_the_games_counted(run: Run, tmp_path: Path) -> None:
    words = ["simulate", "--games", "3", "--seed", "7", "--expansions", "pantheon"]
    for player in ("random", "greedy"):
        folder = tmp_path / player
        result = run(*words, "--player", player, "--save", str(folder))
        assert result.stdout.endswith(f"{folder}: 3 games written.\n")
        games = [records.load(path) for path in sorted(folder.glob("*.json"))]
        decisions = sum(len(game.turns) for game in games) / 3
        assert f"decisions in a game               {decisions:.1f}" in result.stdout
        won = sum(game.outcome is not None and game.outcome.winner == "A" for game in games)
        assert f"the first player wins             {won / 3:.0%} (" in result.stdout
    assert "'wise'" in one_sentence(run(*words, "--player", "wise"))
    result = run(*words, "--save", str(folder))
    assert result.exit_code == 2
    assert "game-0001.json already exists" in one_sentence(result)
    assert run(*words, "--save", str(folder), "--force").exit_code == 0
    (tmp_path / "file").write_text("")
    assert "cannot be created" in one_sentence(run(*words, "--save", str(tmp_path / "file" / "x")))


def test_a_row_about_each_game_is_written_and_more_are_added(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.csv.gz"
    words = ["simulate", "--seed", "7", "--expansions", "each", "--player", "greedy,random"]
    assert run(*words, "--games", "2", "--out", str(out)).stdout.endswith(f"{out}: 2 games.\n")
    result = run(*words, "--games", "4", "--out", str(out), "--workers", "1")
    assert result.stdout.startswith(str(simulate(4, 7, "each", players=("greedy", "random"))))
    assert [game.a.player for game in read_games(out)] == ["greedy"] * 4
    result = run("simulate", "--games", "4", "--seed", "8", "--out", str(out))
    assert result.exit_code == 2
    assert "holds games with the seed 7, not the seed 8" in one_sentence(result)
    out.write_text("something else")
    result = run(*words, "--games", "4", "--out", str(out))
    assert one_sentence(result) == f"{out} is not a table of simulated games, or it is damaged."


def test_a_run_that_is_stopped_says_how_it_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*given: Any, **settings: Any) -> None:
        given[3](12, 40)
        raise KeyboardInterrupt

    monkeypatch.setattr("duel_nb.players.simulate", stopped)
    result = run("simulate", "--games", "40", "--out", "games.csv.gz")
    assert result.exit_code == 130
    assert one_sentence(result) == (
        "Stopped after 12 of 40 games. They are in games.csv.gz: the same command continues from "
        "there."
    )


@pytest.mark.xdist_group("dask")
def test_a_scheduler_that_is_not_there_is_one_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duel_nb.players.simulation.cluster._TIMEOUT", 0.5)
    result = run("simulate", "--games", "1", "--scheduler", "tcp://127.0.0.1:1")
    assert result.exit_code == 2
    assert one_sentence(result) == "There is no Dask scheduler at 'tcp://127.0.0.1:1'."


def test_a_recorded_game_is_shown(run: Run, recorded: Path) -> None:
    assert "Score sheet" in run("show", str(recorded)).stdout
    assert run("show", str(recorded), "--at", "0").stdout.startswith("Wonder draft: A chooses\n")
    result = run("show", str(recorded), "--at", "999")
    assert result.exit_code == 2
    assert "there is no position 999" in one_sentence(result)


def test_a_position_has_no_other_moments(run: Run, saved: Path) -> None:
    result = run("show", str(saved), "--at", "2")
    assert result.exit_code == 2
    assert "--at is for recorded games" in one_sentence(result)


def test_a_recorded_game_is_exported(run: Run, recorded: Path) -> None:
    out = recorded.with_name("game.md")
    result = run("export", str(recorded), str(out), "--pictures", "none")
    assert (result.exit_code, result.stdout) == (0, f"{out}: written.\n")
    result = run("export", str(recorded), str(out))
    assert result.exit_code == 2
    assert "already exists" in one_sentence(result)
    assert run("export", str(recorded), str(out), "--pictures", "none", "--force").exit_code == 0
    result = run("export", str(recorded), str(recorded.with_name("game.pdf")))
    assert result.exit_code == 2
    assert "must end in .ipynb" in one_sentence(result)
    result = run("export", str(recorded), str(recorded / "below" / "game.md"))
    assert result.exit_code == 2
    assert "cannot be written" in one_sentence(result)


@pytest.mark.parametrize("name", ["appian-way-poor-opponent", "base-3"])
def test_a_case_and_a_puzzle_are_exported_as_slides(run: Run, tmp_path: Path, name: str) -> None:
    out = tmp_path / "out.html"
    result = run("export", name, str(out))
    assert (result.exit_code, result.stdout) == (0, f"{out}: written.\n")
    assert "Guess first" in out.read_text("utf-8")


def test_tips_are_written_as_cards_and_bad_input_is_one_sentence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tips.html"
    assert run("--language", "de", "tips", "-o", str(file)).exit_code == 0
    assert '<html lang="de">' in file.read_text("utf-8")
    assert run("tips", "-o", str(file)).exit_code != 0  # it is there already
    for words in (("--expansions", "panteon"), ("--paper", "a5"), ("-o", "tips.pdf")):
        result = run("tips", "-o", str(tmp_path / "new.html"), *words)
        assert result.exit_code == 2
        assert len(result.output.strip().splitlines()) == 1
    assert not (tmp_path / "new.html").exists()


def test_a_player_aid_is_written_in_the_language_in_use(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "aid.html"
    words = ("aid", "--expansions", "pantheon,agora", "--paper", "letter", "-o", str(file))
    result = run("--language", "de", *words)
    assert result.exit_code == 0, result.output
    written = file.read_text("utf-8")
    assert '<html lang="de">' in written
    assert "215.9mm" in written
    again = run(*words)
    assert again.exit_code == 2
    assert "--force" in one_sentence(again)
    assert run(*words, "--force").exit_code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--expansions", "panteon"), "pantheon"),
        (("--paper", "a5"), "a4"),
        (("-o", "aid.pdf"), "player-aid.html"),
        (("-o", "no/such/folder/aid.html"), "no/such/folder/aid.html"),
    ],
)
def test_a_player_aid_that_cannot_be_written_is_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("aid", *words)
    assert result.exit_code == 2
    assert sentence in one_sentence(result)
    assert not [*tmp_path.iterdir()]


def test_a_question_is_answered_with_the_position_that_it_is_about(run: Run) -> None:
    asked = run("ask", "may A build the Library with 3 coins", "and a Scriptorium?")
    assert asked.exit_code == 0
    position, answer, *_ = asked.stdout.splitlines()
    assert "A has 3 coins" in position
    assert "Scriptorium" in position
    assert "yes, for free" in answer
    refused = run("ask", "may A build the Libary?")
    assert refused.exit_code == 2
    assert "Library" in one_sentence(refused)


def test_questions_are_asked_one_after_another() -> None:
    typed = "Was kostet die Statue?\nxyz\nDarf A die Statue mit 9 Münzen bauen?\n\nnot read"
    result = CliRunner().invoke(cli.app, ["--language", "de", "ask"], input=typed)
    assert result.exit_code == 0
    assert result.stdout.count("Stellung:") == 2
    assert len(result.stderr.splitlines()) == 1


def test_a_quiz_is_a_page_and_a_sheet(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "quiz.html"
    words = ("quiz", "--lessons", "04,06", "--questions", "2", "--seed", "1", "-o", str(file))
    result = run("--language", "de", *words)
    assert result.exit_code == 0, result.output
    assert [line.partition(":")[0] for line in result.stdout.splitlines()] == [
        str(file),
        str(tmp_path / "quiz-sheet.html"),
    ]
    for written in tmp_path.iterdir():
        assert '<html lang="de">' in written.read_text("utf-8")
    file.unlink()  # the sheet is still there
    again = run(*words)
    assert again.exit_code == 2
    assert "quiz-sheet.html" in one_sentence(again)
    assert run(*words, "--force").exit_code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--lessons", "05-wnders"), "05-wonders"),
        (("--about", "militry"), "military"),
        (("--test", "panteon"), "pantheon"),
        (("--test", "base", "--lessons", "05"), "whole set"),
        (("--about", "BASE-MIL-02", "--questions", "99"), "99"),
        (("--questions", "0"), "0"),
        (("--questions", "1", "--paper", "a5"), "a4"),
        (("--output", "quiz.pdf"), "quiz.html"),
        (("--questions", "1", "-o", "no/such/folder/quiz.html"), "no/such/folder/quiz.html"),
    ],
)
def test_a_quiz_that_cannot_be_written_is_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("quiz", *words)
    assert result.exit_code == 2
    assert sentence in one_sentence(result)
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("name", "out", "sentence"),
    [
        ("base-9999", "out.html", "There is no puzzle 9999: they have the numbers 1 to"),
        ("appian-way-poor", "out.html", "did you mean appian-way-poor-opponent?"),
        ("base-3", "out.ipynb", "A page of slides is a file such as"),
    ],
)
def test_a_case_that_cannot_be_exported_is_one_sentence(
    run: Run, tmp_path: Path, name: str, out: str, sentence: str
) -> None:
    result = run("export", name, str(tmp_path / out))
    assert result.exit_code == 2
    assert sentence in one_sentence(result)


def test_an_export_without_matplotlib_says_so(
    run: Run, recorded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    result = run("export", str(recorded), str(recorded.with_name("game.md")), "--pictures", "none")
    assert result.exit_code == 0
    assert result.stderr.strip() == (
        "Written without diagrams, since matplotlib is not installed; install it with: "
        "pip install 'duel-nb[plots]'"
    )
    result = run("plot", str(recorded), str(recorded.with_name("game.png")))
    assert result.exit_code == 1
    assert "which is not installed: pip install 'duel-nb[plots]'" in one_sentence(result)


def test_a_recorded_game_is_drawn(run: Run, recorded: Path) -> None:
    out = recorded.with_name("game.png")
    result = run("plot", str(recorded), str(out), "--what", "coins, pawn")
    assert (result.exit_code, result.stdout) == (0, f"{out}: written.\n")
    assert out.read_bytes().startswith(b"\x89PNG")
    result = run("plot", str(recorded), str(out.with_suffix("")))
    assert result.exit_code == 2
    assert "must end in one of .png, .svg, .pdf" in one_sentence(result)
    for words in (["luck"], []):
        to = str(out if words else out.with_suffix(".xyz"))
        result = run("plot", str(recorded), to, *(["--what", *words] if words else []))
        assert result.exit_code == 2
        one_sentence(result)


@pytest.mark.parametrize("command", ["export", "plot", "play"])
def test_what_is_not_a_recorded_game(run: Run, tmp_path: Path, command: str) -> None:
    out = [] if command == "play" else [str(tmp_path / "out.md")]
    result = run(command, str(tmp_path / "nothing.json"), *out)
    assert result.exit_code == 2
    assert "cannot be read: there is no such file or folder." in one_sentence(result)
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    result = run(command, str(wrong), *out)
    assert result.exit_code == 1
    assert one_sentence(result).startswith(f"{wrong}: This is not a recorded game: ")


def test_a_game_is_played_in_the_terminal(recorded: Path) -> None:
    def play(typed: str, *words: str) -> Result:
        return CliRunner(env={"NO_COLOR": "1"}).invoke(cli.app, ["play", *words], input=typed)

    result = play("1\nquit\nquit\n", "--names", "Ada,Ben", "--seed", "5", "--first-game")
    assert result.exit_code == 0
    assert "1. Ada: build Guard Tower" in result.output
    result = play("1\n", "--computer", "b", "--seed", "5", "--expansions", "pantheon")
    assert result.exit_code == 0
    assert "2. B: draft " in result.output
    out = recorded.with_name("other.json")
    result = play(f"undo\nundo\n1\nsave {out}\n", str(recorded))
    assert f"{out}: written." in " ".join(result.output.split())
    assert records.load(out).seed == records.load(recorded).seed
    begun = recorded.with_name("begun.json")
    play(f"1\nsave {begun}\n", "--computer", "B", "--first-game", "--names", "Ada,Ben")
    result = play("1\n", "--resume", str(begun))
    assert "4. Ben: " in result.output, "the computer plays on"
    assert play("", str(begun), "--resume", str(begun)).exit_code == 2
    for words in (
        ["--computer", "C"],
        ["--level", "god"],
        ["--level", "best"],  # of a computer player that is not there
        ["--names", "Ada"],
        ["--expansions", "atlantis"],
    ):
        result = play("", *words)
        assert result.exit_code == 2
        assert len(result.stderr.splitlines()) == 1
