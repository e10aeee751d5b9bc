"""The documents are correct: every command line and code block in them is executed."""

from __future__ import annotations

import doctest
import inspect
import json
import os
import re
import shlex
import shutil
import subprocess
import tomllib
from importlib.metadata import entry_points
from pathlib import Path
from textwrap import dedent

import pytest
from PIL import Image
from typer.testing import CliRunner

import duel_nb as duel
from duel_nb import cli, languages, records
from duel_nb.boards.paint import png
from duel_nb.catalog import CATALOG, loader
from duel_nb.engine.configure import MIXES
from duel_nb.players import puzzles
from duel_nb.players.puzzles import puzzle
from duel_nb.scenarios import loads, run
from duel_nb.session import components

ROOT = Path(__file__).parent.parent
#: The page of each other language, by its code.
PAGES = {code: f"README.{code}.md" for code in languages.LANGUAGES if code != "en"}
#: Folders that are not searched for documents.
OTHERS = {"node_modules", "build", "dist"}
#: All documents, except what is generated, and what tells of earlier versions.
DOCUMENTS = sorted(
    file.relative_to(ROOT).as_posix()
    for file in (
        *ROOT.glob("*.md"),
        *ROOT.glob("[a-z]*/**/README.md"),
        ROOT / "examples/REFERENCE.md",
    )
    if file.name != "CHANGELOG.md" and not OTHERS & set(file.parts)
)
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)

#: The Python commands, which are checked instead of run.
PYTHON = ("python", ".venv/bin/python")

#: The game of most commands, and its beginning, with which they are quicker.
GAME, SHORT = "examples/games/base.json", "examples/games/short.json"

each_document = pytest.mark.parametrize("name", DOCUMENTS)


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str, *languages: str) -> list[str]:
    return [code for language, code in BLOCK.findall(text_of(name)) if language in languages]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what a clone has, and with what the commands leave there."""
    place = tmp_path_factory.mktemp("clone")
    for folder in ("examples", "notebooks"):
        shutil.copytree(ROOT / folder, place / folder)
    for code in blocks("examples/README.md", "toml"):
        (place / "statue.toml").write_text(code, encoding="utf-8")
    records.load(place / GAME).upto(20).save(place / SHORT)
    return place


@pytest.fixture
def workplace(clone: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the commands run; JupyterLab is not started, and each mix has a few puzzles."""
    few = {mix: puzzle.games(mix)[:2] for mix in MIXES}
    files = {mix: clone / f"{mix}.json" for mix in few}
    monkeypatch.setattr(puzzle, "games", few.get)
    monkeypatch.setattr(puzzle, "data_file", files.get)  # they would be written over
    for module in (puzzle, puzzles):
        monkeypatch.setattr(module, "puzzles", lambda mix: list(puzzle.of_games(mix, few[mix])))
    monkeypatch.chdir(clone)
    monkeypatch.setattr(png, "paint", lambda *_: Image.new("RGB", (8, 8)))  # see tests/boards
    monkeypatch.setattr(cli.course, "_start_jupyterlab", lambda arguments: None)
    return clone


@each_document
def test_every_block_says_what_it_is(name: str) -> None:
    known = {"console", "python", "pycon", "toml", "json", "text", "yaml"}
    assert {language for language, _ in BLOCK.findall(text_of(name))} <= known
    assert text_of(name).count("```") % 2 == 0


@each_document
def test_sessions_of_python_give_what_they_show(name: str, workplace: Path) -> None:
    text = text_of(name)
    lines = [""] * text.count("\n")  # with the numbers of the document
    for block in BLOCK.finditer(text):
        if block[1] == "pycon":
            first = text.count("\n", 0, block.start(2))
            session = dedent(block[2]).splitlines()
            lines[first : first + len(session)] = session
    code = "\n".join(lines)
    found = doctest.DocTestParser().get_doctest(code, {}, name, name, 0)
    results = doctest.DocTestRunner(verbose=False).run(found)
    assert results.failed == 0


@each_document
def test_cells_of_python_run(name: str, workplace: Path) -> None:
    for code in blocks(name, "python"):
        exec(compile(code, name, "exec"), {})


def test_the_recipe_for_titles_in_italics_is_the_source_with_one_change() -> None:
    (recipe,) = blocks("duel_nb/README.md", "python")
    source = inspect.getsource(components.wonder_title)
    assert recipe.replace(", italic=True", "").strip() == source.strip()
    changed = dict(vars(components))
    exec(compile(recipe, "duel_nb/README.md", "exec"), changed)
    for wonder in CATALOG.wonders:
        title = components.wonder_title(wonder)
        assert changed["wonder_title"](wonder) == title._replace(italic=True)


@each_document
def test_scenarios_and_games_in_them_are_good(name: str) -> None:
    for code in blocks(name, "toml"):
        assert all(result.passed for result in run(loads(code)))
    for code in blocks(name, "json"):
        assert records.loads(code).turns


@each_document
def test_texts_are_what_they_show(name: str, tmp_path: Path) -> None:
    """Here the rows of the catalog; tests/test_rooms.py compares the diagrams."""
    for code in blocks(name, "text"):
        if "does =" in code:
            check_row(" ".join(map(str.strip, code.splitlines())), tmp_path / "data")
        elif name == "binder/class/README.md":  # commands of an administrator
            check_what_is_named(code)
        else:  # each has a test of its own
            assert "│" in code or name in ("examples/README.md", "examples/games/README.md")


def check_what_is_named(code: str) -> None:
    """Check files, addresses and duel-nb commands in lines that cannot be run here."""
    for path in re.findall(r"\bbinder/[\w./-]+", code):
        assert (ROOT / path).exists(), path
    for owner in re.findall(r"https://github\.com/([\w-]+)/duel-nb", code):
        assert f"https://github.com/{owner}/duel-nb" == repository() or owner == "YOUR-NAME"
    for command, rest in re.findall(r"duel-nb (\w+) (.*)", code):
        result = CliRunner(env={"TERMINAL_WIDTH": "200"}).invoke(cli.app, [command, "--help"])
        assert result.exit_code == 0, command
        assert all(option in result.output for option in re.findall(r"--[\w-]+", rest)), rest


def check_row(row: str, folder: Path) -> None:
    """Check that a Wonder is a row of the base game, or can become one."""
    shutil.copytree(loader.DATA, folder, dirs_exist_ok=True)
    base = folder / "base.toml"
    (id,) = tomllib.loads(row)
    if id in {wonder.id for wonder in CATALOG.wonders}:
        assert row in [re.sub(r"\s+", " ", line) for line in base.read_text("utf-8").splitlines()]
    else:
        changed = base.read_text("utf-8").replace("[wonder]\n", f"[wonder]\n{row}\n")
        base.write_text(changed, "utf-8")
        assert loader.read(folder).wonder(id).name == tomllib.loads(row)[id]["name"]


@each_document
def test_command_lines_work(name: str, workplace: Path) -> None:
    for code in blocks(name, "console"):
        for line in code.splitlines():
            words = shlex.split(line, comments=True)
            if words:
                check_command(words)


def test_the_example_of_every_command_works(workplace: Path) -> None:
    groups = (group.typer_instance for group in cli.app.registered_groups)
    listed = [*cli.app.registered_commands]
    listed += [one for group in groups if group for one in group.registered_commands]
    assert [one.callback for one in listed if not one.epilog] == []
    examples = [line for one in listed for line in (one.epilog or "").splitlines()]
    for example in examples:
        check_command(shlex.split(example))


def check_command(words: list[str]) -> None:
    """Run a command line, or check its arguments if it installs something or runs tests."""
    program, *arguments = words
    if program == "make":
        for target in arguments:
            if "=" not in target:
                dry = ["make", "-n", "-f", str(ROOT / "Makefile"), "-C", str(ROOT), target]
                done = subprocess.run(dry, capture_output=True, text=True, check=False)
                assert done.returncode == 0, done.stderr
    elif program.endswith("duel-nb"):
        run_duel_nb(arguments)
    elif program in PYTHON and arguments[:2] == ["-m", "pytest"]:
        named, _, _ = " ".join(arguments[2:]).partition(" -k ")  # without the keyword
        places = [word for word in named.split() if not word.startswith("-")]
        assert all((ROOT / place).exists() for place in places), words
    elif program in PYTHON and arguments[1].startswith("tests."):
        source = (ROOT / arguments[1].replace(".", "/")).with_suffix(".py").read_text("utf-8")
        options = [word for word in arguments[2:] if word.startswith("--")]
        assert all(f'"{option}"' in source for option in options), words
    elif program in PYTHON:
        assert arguments in (["-m", "ruff", "check", "."], ["-m", "mypy"], ["-m", "venv", ".venv"])
    elif program.endswith("lint-imports"):
        assert not arguments
    elif program == "pre-commit":
        assert arguments == ["install"]
        assert (ROOT / ".pre-commit-config.yaml").is_file()
    elif program.endswith("pip"):
        check_install(arguments)
    elif program == "dask":
        assert arguments[0] in {point.name for point in entry_points(group="dask_cli")}
    elif program == "git" and arguments[0] == "grep":
        assert subprocess.run(words, cwd=ROOT, capture_output=True).returncode == 0, words
    elif program == "git":
        assert arguments == ["clone", repository()], words
    else:
        assert program == "cd", f"not checked: {words}"


#: What has been run: a command that stands in two documents need not run twice.
DONE: set[tuple[str, ...]] = set()


def run_duel_nb(arguments: list[str]) -> None:
    """Run duel-nb in the workplace; a game in the terminal is left at once."""
    if tuple(arguments) in DONE:
        return
    DONE.add(tuple(arguments))
    if arguments[0] == "--language" and arguments[2] in ("lab", "notebooks"):
        arguments = arguments[2:]  # a translated course is built by tests/lessons
    if arguments == ["notebooks", "build"]:  # slow, and in tests/notebooks
        arguments = ["notebooks", "build", "--help"]
    elif arguments[:2] == ["notebooks", "build"] and "--check" not in arguments:
        arguments = [*arguments, "--check", "--sources"]  # that it builds one, tests/lessons sees
    own = arguments in (["notebooks", "build", "--check"], ["puzzles", "update"])
    if own or arguments[0] in ("components", "coverage", "translation"):
        arguments = [*arguments, "--help"]  # they have their own tests
    # in their fastest form, since pictures and reviews have their own tests
    quickest = {
        "export": ["--pictures", "none", "--force"],
        "review": ["--games", "1"],
        **{one: ["--force"] for one in ("aid", "tips")},
        "quiz": ["--force", "--questions", "1"],
        "simulate": ["--games", "4"],
    }
    runs = [SHORT if word == GAME else word for word in arguments]
    command = arguments[2] if arguments[0] == "--language" else arguments[0]
    runs += quickest.get(command, [])
    if "--save" in arguments:
        runs.append("--force")
    if arguments in (["check"], ["check", "--json"]):  # tests/scenarios checks them all
        runs.append("chain-makes-free")
    if "--scheduler" in arguments:  # it needs a cluster, see tests/players
        runs = [arguments[0], "--help"]
    runner = CliRunner(env={"NO_COLOR": "1", "TERMINAL_WIDTH": "200", languages.VARIABLE: "en"})
    languages.use("en")  # a previous command may have changed it
    result = runner.invoke(cli.app, runs, input="quit\n")
    assert result.exit_code == 0, (arguments, result.output, result.exception)
    if runs[1:] == ["--help"]:
        assert all(one in result.output for one in arguments if one.startswith("--"))
    for word in arguments:
        if word.endswith((".ipynb", ".png", ".md")) and arguments[0] in ("export", "plot"):
            assert Path(word).is_file(), arguments


def repository() -> str:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    return str(project["urls"]["Repository"])


def check_install(arguments: list[str]) -> None:
    """Check that `pip install` names this package or folder, with existing extras."""
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    command, *rest = arguments
    assert command == "install"
    (what,) = [word for word in rest if word != "-e"]
    name, _, extra = what.rstrip("]").partition("[")
    assert name in (".", project["name"], "pre-commit")
    assert not extra or extra in project["optional-dependencies"]


@each_document
def test_commands_between_the_lines_exist(name: str) -> None:
    text = re.sub(BLOCK, "", text_of(name))
    for code in re.findall(r"`([^`\n]+)`", text):
        words = code.split()
        if words[0] == "duel-nb" and len(words) > 1 and words[1].isalpha():
            result = CliRunner().invoke(cli.app, [words[1], "--help"])
            assert result.exit_code == 0, code
        if words[0] == "make" and len(words) > 1:
            makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
            assert re.search(rf"^{words[1]}:", makefile, re.MULTILINE), code


@each_document
def test_names_of_the_package_exist(name: str) -> None:
    named = set(re.findall(r"\bduel\.([A-Za-z]\w*)", text_of(name)))
    assert {one for one in named if not hasattr(duel, one)} == set()


@each_document
def test_files_and_links_that_it_names_exist(name: str) -> None:
    folder = (ROOT / name).parent
    for link, heading in re.findall(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)", text_of(name)):
        target = folder / link if link else ROOT / name
        assert target.exists(), link
        assert not heading or heading in headings(target.read_text("utf-8")), (link, heading)
    for path in re.findall(
        r"`((?:duel_nb|tests|examples|notebooks|binder)/[\w./-]+)`", text_of(name)
    ):
        assert (ROOT / path).exists() or "NN" in path or "LANG" in path, path


def headings(text: str) -> set[str]:
    """The headings of a document, as a link names them."""
    titles = re.findall(r"^#+ (.+)$", re.sub(BLOCK, "", text), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


def test_each_language_has_a_page_that_tells_how_to_switch() -> None:
    for code, page in PAGES.items():
        text = text_of(page)
        assert f'duel.language("{code}")' in text
        assert f"duel-nb --language {code} lab" in text
        assert f"{languages.VARIABLE}={code}" in text
        top = text.split("##")[0]
        for other, name in languages.LANGUAGES.items():
            target = PAGES.get(other, "README.md")
            assert name in top if other == code else f"[{name}]({target})" in top, page
    assert all(
        f"[{languages.LANGUAGES[code]}]({page})" in text_of("README.md").split("##")[0]
        for code, page in PAGES.items()
    )


def test_the_format_of_games_is_described_in_full() -> None:
    text = text_of("examples/games/README.md")
    tables = re.findall(r"^\| Key \|.*?(?=^$)", text, re.DOTALL | re.MULTILINE)
    found = [tuple(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) for table in tables]
    assert found == [
        records.files.KEYS,
        records.files.SETUP_KEYS,
        tuple(key for key in records.files.ACTION_KEYS),
    ]
    assert all(f"`{key}`" in text for key in records.files.RESULT_KEYS)
    assert f"version {records.VERSION}" in text


def test_the_damage_that_is_shown_is_what_is_said(tmp_path: Path) -> None:
    (code,) = blocks("examples/games/README.md", "json")
    (shown,) = blocks("examples/games/README.md", "text")
    data = json.loads(code)
    data["actions"][1]["by"] = "A"
    Path(tmp_path / "game.json").write_text(json.dumps(data), encoding="utf-8")
    old = Path.cwd()
    try:
        os.chdir(tmp_path)
        with pytest.raises(duel.DuelError) as raised:
            records.load("game.json")
    finally:
        os.chdir(old)
    assert str(raised.value) == shown.strip()


def test_the_version_is_written_once() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    from duel_nb import __version__

    assert project["version"] == __version__
    for path in (*ROOT.glob("*.toml"), *(ROOT / "duel_nb").rglob("*.py"), ROOT / "README.md"):
        if path.name != "pyproject.toml":
            assert f'"{__version__}"' not in path.read_text(encoding="utf-8"), path
