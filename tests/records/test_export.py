"""Exported games are complete without a kernel, and correct when their cells are run."""

import base64
import re
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest

from duel_nb import languages
from duel_nb.errors import DuelError
from duel_nb.languages import speaking
from duel_nb.lessons.builder import run_cells
from duel_nb.quoting import single_spaced
from duel_nb.records import Game, load
from duel_nb.records.export import export
from duel_nb.rulebook import rule
from duel_nb.words.actions import in_words
from tests.records.games import recorded, with_pantheon


@pytest.fixture
def no_diagrams(monkeypatch: pytest.MonkeyPatch) -> None:
    """Diagrams take a second."""
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)


def notebook(game: Game, folder: Path, pictures: str = "key") -> Any:
    path = folder / "game.ipynb"
    export(game, path, pictures)
    found: Any = nbformat.read(path, as_version=4)
    nbformat.validate(found)
    return found


def words_of(found: Any) -> str:
    return "\n\n".join(cell.source for cell in found.cells if cell.cell_type == "markdown")


def test_every_action_is_told_with_its_events_and_rules(tmp_path: Path) -> None:
    game = with_pantheon()
    text = words_of(notebook(game, tmp_path, "none"))
    for turn in game.turns:
        name = game.names["AB".index(turn.player)]
        assert f"### {turn.number}. {name}: {in_words(turn.action, game.names)}" in text
        for event in turn.events:
            assert f"*({event.rule})*" in text
            assert f"| {event.rule} | **" in text  # once more in the table of rules
    plain = text.replace("\\", "")
    assert all(event.text in plain for turn in game.turns for event in turn.events)
    assert [f"## Age {age}" in text for age in ("I", "II", "III")] == [True] * 3
    assert "## Turning points" in text
    totals = [f"**{sheet.total}**" for sheet in game.state.scores().values()]
    assert f"| **Total** | {totals[0]} | {totals[1]} |" in text


def test_its_pictures_are_its_boards(tmp_path: Path) -> None:
    game = with_pantheon().commented(20, "why?")
    found = notebook(game, tmp_path)
    boards = [c for c in found.cells if c.source.startswith("game.board(") and c.outputs]
    numbers = [int(re.findall(r"\d+", cell.source)[0]) for cell in boards]
    assert numbers == sorted(numbers)
    assert {0, 20, len(game.turns)} <= set(numbers)
    for cell in boards:
        (output,) = cell.outputs
        assert base64.b64decode(output.data["image/png"]).startswith(b"\x89PNG")
        assert output.metadata["image/png"]["alt"] == output.data["text/plain"]
        assert "City of Ada" in output.data["text/plain"]
    (drawn,) = [c for c in found.cells if c.source == "game.plot()"]
    assert "image/png" in drawn.outputs[0].data
    assert "> why?" in words_of(found)


def test_all_positions_or_none(tmp_path: Path) -> None:
    game = recorded().upto(3)
    count = {
        pictures: sum("image/png" in str(c.get("outputs")) for c in found.cells)
        for pictures in ("every", "none")
        for found in [notebook(game, tmp_path, pictures)]
    }
    assert count == {"every": 5, "none": 1}  # with the diagrams


def odd() -> Game:
    """A game whose texts contain the end of a Python string."""
    game = Game.new(5, names=("A'''b", 'B"\\n'), title="Odd ''' title")
    for _ in range(8):
        game = game.play(game.state.legal_actions()[0], "it's ''' \\ odd")
    return game


@pytest.mark.usefixtures("no_diagrams")
def test_its_cells_give_the_game_again(tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    for cell in notebook(odd(), tmp_path, "none").cells:
        if cell.cell_type == "code":
            exec(cell.source, names)
    assert names["game"].to_json() == odd().to_json()


@pytest.mark.slow
def test_a_fresh_kernel_runs_it(tmp_path: Path) -> None:
    found = notebook(odd(), tmp_path)
    run_cells(found, tmp_path, 120)
    shown = [o for c in found.cells if c.cell_type == "code" for o in c.outputs]
    assert any("<Game" in str(o.get("data", {}).get("text/plain")) for o in shown)
    assert sum("image/png" in o.get("data", {}) for o in shown) >= 4


@pytest.mark.usefixtures("no_diagrams")
def test_signs_in_names_are_no_markup(tmp_path: Path) -> None:
    game = Game.new(5, names=("*Ada*", "<b>_Ben_|"))
    for _ in range(3):
        game = game.play(game.state.legal_actions()[0])
    text = words_of(notebook(game, tmp_path, "none"))
    assert r"\*Ada\*" in text
    assert re.search(r"(?<!\\)[<*_|]Ada|(?<!\\)<b", text) is None


@pytest.mark.usefixtures("no_diagrams")
def test_hidden_things_of_an_unfinished_game_are_not_told(tmp_path: Path) -> None:
    game = with_pantheon()
    at = next(turn.number for turn in game.turns if turn.action.verb == "install")
    text = words_of(notebook(game.upto(at), tmp_path, "none"))
    assert f"### {at}. {game.names['AB'.index(game.turns[at - 1].player)]}: a secret choice" in text
    chosen = game.turns[at - 1].action.divinity
    assert chosen is not None
    assert chosen.name not in text
    assert "The game is not over." in text


def test_markdown_with_its_pictures(tmp_path: Path) -> None:
    game = recorded()
    path = tmp_path / "a game.md"
    assert export(game, path), "all of it, with the diagrams"
    text = path.read_text(encoding="utf-8")
    pictures = re.findall(r"!\[[^\]]*\]\(<([^>]+)>\)", text)
    assert len(pictures) >= 5
    for picture in pictures:
        assert (tmp_path / picture).read_bytes().startswith(b"\x89PNG")
    assert text.count("```python") == 3
    assert "duel.load_game(" in text
    assert '"actions"' not in text


@pytest.mark.usefixtures("no_diagrams")
def test_no_break_spaces_stay(tmp_path: Path) -> None:
    with speaking("fr"):
        export(recorded(), tmp_path / "game.md")
        ids = re.findall(r"\(([A-Z]+-[A-Z0-9-]+)\)", (tmp_path / "game.md").read_text("utf-8"))
        rules = [single_spaced(rule(one).text) for one in dict.fromkeys(ids)]
    text = (tmp_path / "game.md").read_text("utf-8").replace("\\", "")
    quoted = [one for one in rules if "\N{NARROW NO-BREAK SPACE}" in one]
    assert quoted
    assert all(one in text for one in quoted)


def test_the_comment_in_the_code_is_in_the_language(tmp_path: Path) -> None:
    languages.use("de")
    path = tmp_path / "partie.md"
    export(recorded(), path, "none")
    assert 'duel.load_game("partie.json")  # die Datei der Partie\n' in path.read_text("utf-8")


@pytest.mark.usefixtures("no_diagrams")
def test_without_matplotlib_the_diagrams_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "game.ipynb"
    assert not export(recorded(), path, "none")
    assert "game.plot()" not in path.read_text(encoding="utf-8")


def test_what_cannot_be_exported_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DuelError, match=r"game.pdf must end in .ipynb .*, .md .* or .html"):
        export(recorded(), tmp_path / "game.pdf")
    with pytest.raises(DuelError, match="pictures: expected 'key', 'every' or 'none', not 'all'"):
        export(recorded(), tmp_path / "game.md", "all")


SCRIPT = "<script>alert(1)</script>"
HOSTILE = (
    f"{SCRIPT} [a](javascript:alert(2)) ![b](http://c) $\\href{{javascript:alert(3)}}{{d}}$",
    f"first\n\n    {SCRIPT}\n```\n{SCRIPT}",
    "&lt;script&gt; \u202eturned \x1b[2J \ud800",
    "heading\n---\nheading\n===\n- item\n+ item\n1. item\n2) item",
)


@pytest.mark.usefixtures("no_diagrams")
@pytest.mark.parametrize("words", HOSTILE)
@pytest.mark.parametrize("ending", [".md", ".ipynb"])
def test_what_people_wrote_is_shown_and_never_run(words: str, ending: str, tmp_path: Path) -> None:
    """Titles, notes, comments and names of a recorded game are untrusted."""
    names = ("<b>Ada</b>", "[Ben](x) $y$")
    game = Game.new(1, names=names, title=words, about=words)
    game = game.play(game.state.legal_actions()[0], words)
    file = tmp_path / f"game{ending}"
    game.save(tmp_path / "game.json")
    export(game, file, "none")
    text = file.read_text(encoding="utf-8")
    assert not any(sign in text for sign in "\u202e\x1b")
    if ending == ".md":
        told = text
    else:
        cells = nbformat.read(file, as_version=4).cells
        told = "\n".join(cell.source for cell in cells if cell.cell_type == "markdown")
    # Apart from escaped characters, nothing is left that Markdown or a browser would interpret.
    left = re.sub(r"\\.", "", told)
    for acting in ("<script", "<b>", "](java", "](http", "](x)", "$", "\n    "):
        assert acting not in left
    assert not re.search(r"^[> ]*(---|===|([-+]|\d[.)]) item)", left, re.MULTILINE)
    assert load(tmp_path / "game.json").title == words, "what is kept is what was written"
