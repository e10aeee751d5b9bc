"""Building notebooks: the same bytes every time, nothing dead inside, no half-built file."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest

from duel_nb import lessons
from duel_nb.lessons import builder
from duel_nb.lessons.builder import clean_outputs, run_cells
from duel_nb.lessons.parts import UnknownLesson

HEAD = "---\ntitle: An example\n---\n\n"

EVERYTHING = (
    HEAD
    + """\
Words.

```python
import sys
print("one")
print("two", object())
object()
```

Words.

```python hide-input
class Board:
    def _repr_mimebundle_(self, include=None, exclude=None):
        import io
        import ipywidgets
        from PIL import Image
        view = ipywidgets.Button(description="Play")._repr_mimebundle_()
        png = io.BytesIO()
        Image.new("RGB", (4, 4), "red").save(png, "PNG")
        return {**view, "image/png": png.getvalue(), "text/plain": "a red board"}
Board()
```

```python raises hide-output
1 / 0
```

```python
import ipywidgets
ipywidgets.Button(description="Play")
```
"""
)

Write = Callable[[str, str], Path]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    return tmp_path


@pytest.fixture
def write(folder: Path) -> Write:
    def written(name: str, text: str) -> Path:
        source = folder / "src" / f"{name}.md"
        source.write_text(text, encoding="utf-8")
        return source

    return written


def cells_of(notebook: Path) -> list[Any]:
    loaded: Any = nbformat.read(notebook, as_version=4)
    nbformat.validate(loaded)
    return list(loaded.cells)


def test_a_notebook_with_everything_in_it(folder: Path, write: Write) -> None:
    source = write("01-all", EVERYTHING)
    target = folder / "01-all.ipynb"
    seen: list[tuple[str, int, int]] = []
    assert lessons.build(source, target, progress=lambda *step: seen.append(step))
    first = target.read_bytes()
    cells = cells_of(target)

    printed = cells[2].outputs
    assert [output.output_type for output in printed] == ["stream", "execute_result"]
    assert printed[0].text == "one\ntwo <object object>\n"
    assert printed[1].data == {"text/plain": "<object>"}

    board = cells[4]
    assert board.metadata == {"tags": ["hide-input"], "jupyter": {"source_hidden": True}}
    assert set(board.outputs[0].data) == {"image/png", "text/plain"}

    raised = cells[5]
    assert raised.metadata == {
        "tags": ["raises-exception", "hide-output"],
        "jupyter": {"outputs_hidden": True},
    }
    assert raised.outputs[0].traceback == ["ZeroDivisionError: division by zero"]

    assert list(cells[6].outputs[0].data) == ["text/plain"]  # the button's view is dead in a file

    assert set(json.loads(first)["metadata"]) == {"kernelspec", "language_info"}
    assert b"widget-view" not in first
    assert seen[-1] == ("01-all", len(cells), len(cells))
    assert [done for _, done, _ in seen] == sorted(done for _, done, _ in seen)

    assert not lessons.build(source, target), "not one byte differs"
    assert target.read_bytes() == first
    assert [path.name for path in folder.glob("*.ipynb")] == ["01-all.ipynb"]
    assert not list(folder.glob(".01-all*"))

    drawn = cells[4].outputs[0].data["image/png"]
    older = first.replace(json.dumps(drawn).encode(), b'"older"')
    target.write_bytes(older)
    assert not lessons.build(source, target), "a picture of the same words is kept"
    assert lessons.check_all(folder, execute=True) == []
    target.write_bytes(older.replace(b"a red board", b"a blue board"))
    assert lessons.build(source, target), "a picture of other words is not"
    target.write_bytes(older)
    assert lessons.build(source, target, pictures=True)
    assert target.read_bytes() == first


def test_a_folded_cell_begins_with_its_title(folder: Path, write: Write) -> None:
    text = (
        "```python\nx = 1\n```\n```python hide-input\nx\n```\n"
        "```python hide-input\nlesson.predict(\n    'never-spent',\n    'Is it spent?',\n)\n```\n"
    )
    target = folder / "01-a.ipynb"
    lessons.build(write("01-a", HEAD + text), target, execute=False)
    firsts = [cell.source.splitlines()[0] for cell in cells_of(target)[1:]]
    assert firsts == ["x = 1", "# Code", "# Exercise: never-spent"]


def test_ids_are_unique_and_survive_an_insertion(folder: Path, write: Write) -> None:
    code = "```python\nx = 1\n```\n\n"
    target = folder / "01-a.ipynb"
    lessons.build(write("01-a", HEAD + code + code), target, execute=False)
    before = [cell.id for cell in cells_of(target)]
    lessons.build(write("01-a", HEAD + "New words.\n\n" + code + code), target, execute=False)
    after = [cell.id for cell in cells_of(target)]
    assert len(set(after)) == len(after) == 4
    assert [identity for identity in after if identity in before] == before


@pytest.mark.parametrize(
    ("cell", "sentence"),
    [
        ("```python\nprint(1)\n1 / 0\n```", "line 9, cell 3: ZeroDivisionError: division by zero."),
        ("```python raises\nprint(1)\n```", "line 9, cell 3: it is tagged 'raises' and raised"),
        ("```python\nimport os\nos._exit(3)\n```", "line 9, cell 3: the Python kernel died."),
    ],
)
def test_a_cell_that_goes_wrong_leaves_the_old_notebook(
    folder: Path, write: Write, cell: str, sentence: str
) -> None:
    source = write("01-a", HEAD + "```python\nx = 1\n```\n" + cell)
    target = folder / "01-a.ipynb"
    target.write_text("the old one")
    with pytest.raises(lessons.BuildError) as caught:
        lessons.build(source, target)
    assert str(caught.value).startswith(f"{source}, {sentence}")
    assert "\n" not in str(caught.value)
    assert target.read_text() == "the old one"
    assert sorted(path.name for path in folder.iterdir()) == ["01-a.ipynb", "src"]


def test_a_cell_that_never_ends_is_stopped(
    folder: Path, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duel_nb.lessons.builder.SECONDS_PER_CELL", 1)
    source = write("01-a", HEAD + "```python\nwhile True:\n    pass\n```\n")
    with pytest.raises(lessons.BuildError, match="cell 2: it ran longer than 1 seconds"):
        lessons.build(source, folder / "01-a.ipynb")


def test_all_sources_are_read_before_the_first_notebook_is_built(
    folder: Path, write: Write
) -> None:
    write("01-good", HEAD + "```python\n1\n```\n")
    write("02-bad", HEAD + "```python\n")
    with pytest.raises(lessons.SourceError, match=r"02-bad\.md, line 5"):
        lessons.build_all(folder)
    assert not list(folder.glob("*.ipynb"))


def test_a_notebook_that_fails_does_not_stop_the_others(folder: Path, write: Write) -> None:
    write("01-bad", HEAD + "```python\n1 / 0\n```\n")
    write("02-worse", HEAD + "```python\n2 / 0\n```\n")
    write("03-good", HEAD + "```python\n3\n```\n")
    told: list[Path] = []
    with pytest.raises(lessons.BuildError) as caught:
        lessons.build_all(folder, built=told.append)
    assert told == [folder / "03-good.ipynb"]
    assert [line.split(", ")[0] for line in str(caught.value).splitlines()] == [
        str(folder / "src" / "01-bad.md"),
        str(folder / "src" / "02-worse.md"),
    ]


def test_stale_notebooks_are_found_without_running_them(
    folder: Path, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    def as_if_run(notebook: Any, *_: object) -> None:
        for cell in notebook.cells:
            if cell.cell_type == "code":
                cell.execution_count = 1

    monkeypatch.setattr(builder, "_execute", as_if_run)
    text = HEAD + "Words.\n\n```python\nprint(1)\n```\n"
    for name in ("01-a", "02-b", "03-c", "04-d", "05-e"):
        write(name, text)
    assert [path.name for path in lessons.build_all(folder, ["01", "02-b", "04-d.md"])] == [
        "01-a.ipynb",
        "02-b.ipynb",
        "04-d.ipynb",
    ]
    lessons.build(folder / "src" / "05-e.md", folder / "05-e.ipynb", execute=False)
    write("02-b", text.replace("Words", "Other words"))
    write("04-d", text + "\nMore.\n")
    (folder / "09-gone.ipynb").write_text((folder / "01-a.ipynb").read_text())
    (folder / "My experiments.ipynb").write_text("{}")

    stale = {one.notebook.name: str(one.reason) for one in lessons.check_all(folder)}
    assert stale == {
        "02-b.ipynb": "cell 2 differs from 02-b.md.",
        "03-c.ipynb": "it has not been built.",
        "04-d.ipynb": "it has 3 cells, and 04-d.md has 4.",
        "05-e.ipynb": "its cells were not run.",
        "09-gone.ipynb": "it has no source src/09-gone.md.",
    }
    (folder / "09-gone.ipynb").unlink()
    lessons.build_all(folder)
    assert lessons.check_all(folder) == []

    # What a visitor's JupyterLab leaves behind when the notebook is saved is noticed too.
    saved = json.loads((folder / "01-a.ipynb").read_text())
    saved["metadata"]["widgets"] = {}
    (folder / "01-a.ipynb").write_text(json.dumps(saved))
    (folder / "02-b.ipynb").write_text("[]")
    assert [str(one) for one in lessons.check_all(folder)] == [
        f"{folder / '01-a.ipynb'}: its metadata are not those that the builder writes.",
        f"{folder / '02-b.ipynb'}: it is not a notebook.",
    ]


def test_names_of_sources_and_notebooks(folder: Path, write: Write) -> None:
    with pytest.raises(lessons.SourceError, match="there is no lesson here"):
        lessons.build_all(folder)
    write("01-a", HEAD + "```python\n1\n```\n")
    with pytest.raises(UnknownLesson, match=r"no lesson 'market'; there are 01\."):
        lessons.build_all(folder, ["market"])
    write("Market", HEAD)
    with pytest.raises(lessons.SourceError, match=r"Market\.md, line 1: a lesson is called NN-"):
        lessons.check_all(folder)


def test_texts_of_two_streams_are_not_joined() -> None:
    def printed(name: str, text: str) -> dict[str, str]:
        return {"output_type": "stream", "name": name, "text": text}

    pieces = [printed("stdout", "a"), printed("stdout", "b"), printed("stderr", "c")]
    assert clean_outputs(pieces) == [printed("stdout", "ab"), printed("stderr", "c")]


def test_a_kernel_that_found_its_ports_taken_is_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nbclient import NotebookClient

    real, tried = NotebookClient.execute, []

    def unlucky(client: NotebookClient, **options: Any) -> object:
        tried.append(client)
        if len(tried) == 1:
            raise RuntimeError("Kernel died before replying to kernel_info")
        return real(client, **options)

    monkeypatch.setattr(NotebookClient, "execute", unlucky)
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("print(6 * 7)")])
    run_cells(notebook, tmp_path, 60)
    assert len(tried) == 2
    assert notebook.cells[0].outputs[0].text == "42\n"
