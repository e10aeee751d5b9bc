"""Every notebook of the course runs from a clean kernel and shows what its source says."""

import base64
import io
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import nbformat
import pytest
from PIL import Image, ImageChops

from duel_nb import lessons
from duel_nb.lessons.builder import clean_outputs, run_cells

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("[0-9][0-9]-*.ipynb"))

MEASURE = """\
import pathlib as _pathlib, resource as _resource, time as _time
_status = _pathlib.Path("/proc/self/status")
if _status.exists():  # a child's maxrss counts what its parent had before, this does not
    _most = int(_status.read_text().partition("VmHWM:")[2].split()[0]) / 1_000
else:
    _most = _resource.getrusage(_resource.RUSAGE_SELF).ru_maxrss / 1_000_000
print(_time.process_time(), _most)"""
"""A last cell that says how much a kernel has used: seconds and megabytes."""

#: Each notebook on one worker, which reads it once.
each_notebook = pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=pytest.mark.xdist_group(path.stem))
        for path in NOTEBOOKS
    ],
)

#: What every notebook shows in words is compared without a kernel in `tests/lessons`.
RUN_ALWAYS = {"00-start-here"}


@cache
def saved(path: Path) -> Any:
    """A notebook, read once for all tests that change nothing in it."""
    notebook: Any = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    return notebook


def words(outputs: list[Any]) -> list[Any]:
    """What outputs say, without their pictures."""
    return [
        {mime: part for mime, part in output["data"].items() if mime.startswith("text/")}
        if "data" in output
        else dict(output)
        for output in clean_outputs(outputs)
    ]


def pictures(outputs: list[Any]) -> list[Image.Image]:
    coded = [o["data"]["image/png"] for o in outputs if "image/png" in o.get("data", {})]
    return [Image.open(io.BytesIO(base64.b64decode(png))).convert("L") for png in coded]


def look_alike(one: Image.Image, other: Image.Image) -> bool:
    """Whether pictures differ at most by the edges of letters: fonts vary between machines."""
    if one.size != other.size:
        return False
    clearly_different = sum(ImageChops.difference(one, other).histogram()[48:])
    return clearly_different < 0.005 * one.width * one.height


def test_every_notebook_matches_its_source() -> None:
    assert [str(stale) for stale in lessons.check_all(FOLDER)] == []


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=[] if path.stem in RUN_ALWAYS else pytest.mark.slow, id=path.stem)
        for path in NOTEBOOKS
    ],
)
def test_it_runs_and_shows_what_the_saved_notebook_shows(
    path: Path, record_property: Callable[[str, object], None]
) -> None:
    fresh = deepcopy(saved(path))
    for cell in fresh.cells:
        if cell.cell_type == "code":
            cell.outputs = []
    fresh.cells.append(nbformat.v4.new_code_cell(MEASURE))
    run_cells(fresh, FOLDER, 120)  # a cell that raises, unless it is meant to, fails here
    seconds, megabytes = map(float, fresh.cells.pop().outputs[0].text.split())
    record_property("seconds of processor time", seconds)
    record_property("megabytes", megabytes)
    assert megabytes < 300
    for cell, before in zip(fresh.cells, saved(path).cells, strict=True):
        if cell.cell_type == "code":
            again = f"run 'duel-nb notebooks build {path.stem}': it changed at\n{cell.source}"
            assert words(cell.outputs) == words(before.outputs), again
            for now, then in zip(pictures(cell.outputs), pictures(before.outputs), strict=True):
                assert look_alike(now, then), again


@each_notebook
def test_the_saved_notebook_is_complete_without_a_kernel(path: Path) -> None:
    notebook = saved(path)
    assert "widgets" not in notebook.metadata
    shown = [o for cell in notebook.cells for o in cell.get("outputs", ())]
    # what a test will ask is not in a saved notebook
    is_test = any("duel.quiz(test=" in cell.source for cell in notebook.cells)
    assert is_test or any("image/png" in output.get("data", {}) for output in shown)
    assert not any(mime.startswith("application/") for o in shown for mime in o.get("data", {}))
    for cell in notebook.cells:
        raised = [o for o in cell.get("outputs", ()) if o.output_type == "error"]
        assert bool(raised) == ("raises-exception" in cell.metadata.get("tags", ()))


@each_notebook
def test_a_board_is_the_first_thing_one_can_run(path: Path) -> None:
    """Two clicks lead to a move: run, and click a card."""
    code = [cell for cell in saved(path).cells if cell.cell_type == "code"]
    shown = (
        "duel.board(",
        ".board()",
        "duel.show(",
        "duel.play_room(",
        "duel.first_game(",
        "duel.quiz(",
        "lesson.do(",
    )
    assert any(call in cell.source for cell in code[:2] for call in shown)


@each_notebook
def test_cells_fit_on_a_screen(path: Path) -> None:
    for cell in saved(path).cells:
        folded = cell.metadata.get("jupyter", {}).get("source_hidden", False)
        assert len(cell.source.splitlines()) <= (40 if folded else 24), cell.source


def test_all_together_stay_small() -> None:
    """Every time they are built the repository grows by what changed."""
    assert sum(path.stat().st_size for path in NOTEBOOKS) < 450_000 * len(NOTEBOOKS)


@pytest.mark.slow
@each_notebook
def test_building_again_changes_no_byte(path: Path, tmp_path: Path) -> None:
    source, target = FOLDER / "src" / f"{path.stem}.md", tmp_path / path.name
    assert lessons.build(source, target)
    assert not lessons.build(source, target)


def test_the_first_notebook_says_what_this_is() -> None:
    text = "\n".join(cell.source for cell in saved(FOLDER / "00-start-here.ipynb").cells)
    assert "unofficial aid" in text
    assert "01-your-turn.ipynb" in text
