"""Builds the notebooks of the course from their text sources.

A built notebook depends only on its source and on what its cells print and draw, not on time or
machine, and its ids are not random: building it again gives the same bytes.

`notebooks/src/01-your-turn.md` becomes `notebooks/01-your-turn.ipynb`.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import nbformat

from duel_nb import languages
from duel_nb.disk import write_file
from duel_nb.errors import DuelError
from duel_nb.languages import ORIGINAL, language
from duel_nb.lessons.exercises.progress import VARIABLE
from duel_nb.lessons.parts import NAME, lesson_called
from duel_nb.lessons.source import Cell, Lesson, SourceError
from duel_nb.lessons.translation import lesson_in
from duel_nb.messages import Message
from duel_nb.words.translate import translate

_nbformat: Any = nbformat  # half of its functions carry no types
_nodes = _nbformat.from_dict

# Called after each cell with the notebook's name, the cells done and the cells in all.
Progress = Callable[[str, int, int], None]

SECONDS_PER_CELL = 120

#: Attempts to start a kernel.
STARTS = 3

_COMMANDS = (
    "duel-nb:wait-for-kernel",  # skipped where it is unknown, see `cli/lab_settings.py`
    "notebook:run-all-cells",
    "notebook:extend-marked-cells-top",
    "notebook:deselect-all",
)
_START = (
    '<button class="jp-mod-styled jp-mod-accept" '
    'data-commandlinker-command="apputils:run-all-enabled" '
    f"data-commandlinker-args='{json.dumps({'commands': _COMMANDS})}'>▶ %s</button>"
)
"""Runs all cells in JupyterLab and Notebook 7; unless the notebook is trusted, after a question.

They go to the last cell for that, so they are sent back to the first one.
"""

_IMPORT = "import duel_nb as duel"
_WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
_PICTURE = "image/png"
_ADDRESS = re.compile(r" at 0x[0-9A-Fa-f]+")
_STYLES = re.compile(r"<style>.*?</style>", re.DOTALL)
_RAISES = "raises-exception"  # the tag that Jupyter's own tools use
_FOLDED = {"hide-input": "source_hidden", "hide-output": "outputs_hidden"}  # JupyterLab's names
_METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"file_extension": ".py", "mimetype": "text/x-python", "name": "python"},
}


class BuildError(DuelError):
    """A notebook could not be built; the message has its name, the cell and the error."""


@dataclass(frozen=True, slots=True)
class Stale:
    """A notebook that does not match its source, and why."""

    notebook: Path
    reason: Message

    def __str__(self) -> str:
        return str(Message("stale", notebook=str(self.notebook), reason=self.reason))


def build(
    source: Path,
    target: Path,
    execute: bool = True,
    *,
    pictures: bool = False,
    progress: Progress | None = None,
) -> bool:
    """Build one notebook; returns whether its file changed.

    The cells run in a fresh Python kernel, in the folder of the target. After an error the old
    file is unchanged.

    Args:
        source: the text of the lesson.
        target: the notebook file to write.
        execute: run the cells; without it the notebook has no outputs.
        pictures: also draw again what the target already has a picture of; see `_keep_pictures`.
        progress: called after each cell that ran.

    Raises:
        SourceError: the source is malformed.
        BuildError: a cell raised, or one tagged `raises` did not, or it took too long.
    """
    lesson = lesson_in(source)
    notebook = _notebook(lesson)
    if execute:
        _execute(notebook, lesson, target.parent, progress)
        saved = None if pictures else _saved(target)
        if saved is not None:
            _keep_pictures(notebook, saved)
    text = _nbformat.writes(notebook) + "\n"
    if _text_of(target) == text:
        return False
    write_file(target, text, folders=True)
    return True


def build_all(
    folder: Path,
    names: Sequence[str] = (),
    *,
    execute: bool = True,
    pictures: bool = False,
    progress: Progress | None = None,
    built: Callable[[Path], None] | None = None,
) -> list[Path]:
    """Build the notebooks of a folder from its `src`; returns the files that changed.

    All sources are read before the first notebook is built, so that an error in the last one is
    found at once. If one cannot be built, the others are.

    Args:
        folder: of the notebooks, for example `notebooks`.
        names: build only these: a name (`01-your-turn`), its file, or its number (`01`).
        execute: run the cells.
        pictures: also draw again what the notebooks already have a picture of.
        progress: called after each cell that ran.
        built: called with each file that changed.

    Raises:
        SourceError: a source is malformed or missing.
        UnknownLesson: a name is unknown.
        BuildError: notebooks could not be built, with a line for each.
    """
    sources = find_sources(folder, names)
    for source in sources:
        lesson_in(source)
    changed, errors = [], []
    for source in sources:
        target = _target(folder, source)
        try:
            if not build(source, target, execute, pictures=pictures, progress=progress):
                continue
        except BuildError as error:
            errors.append(str(error))
            continue
        changed.append(target)
        if built is not None:
            built(target)
    if errors:
        raise BuildError("\n".join(errors))
    return changed


def check_all(
    folder: Path, *, execute: bool = False, progress: Progress | None = None
) -> list[Stale]:
    """The notebooks of a folder that do not match their sources.

    Args:
        folder: of the notebooks, for example `notebooks`.
        execute: also run the cells and compare their outputs.
        progress: called after each cell that ran.

    Raises:
        SourceError: a source is malformed or missing.
        BuildError: a cell of a notebook that matched its source could not be run.
    """
    return check_some(folder, find_sources(folder), execute=execute, progress=progress) + [
        Stale(notebook, Message("stale-no-source", source=f"src/{notebook.stem}.md"))
        for notebook in sorted(folder.glob("*.ipynb"))
        # a file with another kind of name is not a lesson
        if NAME.fullmatch(notebook.stem) and not (folder / "src" / f"{notebook.stem}.md").exists()
    ]


def check_some(
    folder: Path,
    sources: Sequence[Path],
    *,
    execute: bool = False,
    progress: Progress | None = None,
) -> list[Stale]:
    """The notebooks of these sources that do not match them; see `check_all`."""
    stale = []
    for source in sources:
        target = _target(folder, source)
        lesson = lesson_in(source)
        saved, reason = _saved(target), None
        if saved is None:
            reason = Message("stale-no-notebook" if target.exists() else "stale-not-built")
        else:
            reason = _why_stale(lesson, saved)
        if reason is None and execute:
            reason = _why_other(lesson, target.parent, saved, progress)
        if reason is not None:
            stale.append(Stale(target, reason))
    return stale


def find_sources(folder: Path, names: Sequence[str] = ()) -> list[Path]:
    """The sources of the notebooks in a folder, in the order of the course.

    Args:
        folder: of the notebooks, for example `notebooks`.
        names: only these, as `lesson_called` understands them.

    Raises:
        SourceError: there is none, or a file has an invalid name.
        UnknownLesson: a name is unknown.
    """
    sources = sorted(file for file in (folder / "src").glob("*.md") if file.name != "README.md")
    if not sources:
        raise SourceError(folder / "src", 1, Message("lesson-none"))
    for source in sources:
        if not NAME.fullmatch(source.stem):
            raise SourceError(source, 1, Message("lesson-file-name"))
    known = [source.stem for source in sources]
    wanted = {lesson_called(name, known) for name in names} or known
    return [source for source in sources if source.stem in wanted]


def clean_outputs(outputs: Sequence[Any]) -> list[dict[str, Any]]:
    """The outputs of a cell without what differs between runs or is useless in a file.

    Removed are widget views, whose kernel is gone; styles, which Jupyter ignores in an untrusted
    notebook, as every built one is; addresses of objects; and all of an error but its last line.
    Consecutive pieces of a stream are joined.
    """
    cleaned: list[dict[str, Any]] = []
    for output in outputs:
        output = dict(output)
        kind = output["output_type"]
        if kind == "stream":
            output["text"] = _ADDRESS.sub("", output["text"])
            before = cleaned[-1] if cleaned else {}
            if before.get("name") == output["name"] and before["output_type"] == kind:
                before["text"] += output["text"]
                continue
        elif kind == "error":
            output["evalue"] = _ADDRESS.sub("", output["evalue"])
            output["traceback"] = [f"{output['ename']}: {output['evalue']}"]
        else:
            data = {mime: part for mime, part in output["data"].items() if mime != _WIDGET_VIEW}
            if not data:
                continue
            output["data"] = {
                mime: _without_noise(part) if isinstance(part, str) and _is_text(mime) else part
                for mime, part in data.items()
            }
        cleaned.append(output)
    return cleaned


def _is_text(mime: str) -> bool:
    return mime.startswith("text/")


def _without_noise(text: str) -> str:
    return _STYLES.sub("", _ADDRESS.sub("", text))


def _target(folder: Path, source: Path) -> Path:
    """The notebook of a source; in another language it is in a folder of its own."""
    into = language()
    return (folder if into == ORIGINAL else folder / into) / f"{source.stem}.ipynb"


def _notebook(lesson: Lesson) -> Any:
    """The notebook of a lesson, not executed."""
    notebook = _nodes({"nbformat": 4, "nbformat_minor": 5, "metadata": _METADATA, "cells": []})
    seen: dict[str, int] = {}
    for cell in _speaking(lesson.cells):
        identity = hashlib.sha256(f"{cell.kind}\n{cell.text}".encode()).hexdigest()[:12]
        seen[identity] = seen.get(identity, 0) + 1
        if seen[identity] > 1:  # the same text again: add its number
            identity += f"-{seen[identity]}"
        text = _titled(cell)
        if not notebook.cells:
            text += f"\n\n{_START % translate('lesson-start')}"
        notebook.cells.append(_cell(cell, text, identity))
    return notebook


def _speaking(cells: Iterable[Cell]) -> Iterator[Cell]:
    """The cells of a lesson whose kernel speaks the language in use."""
    if language() == ORIGINAL:
        yield from cells
        return
    told = False
    for cell in cells:
        if not told and cell.kind == "code" and _IMPORT in cell.text:
            told = True
            speaks = f'{_IMPORT}\n\nduel.language("{language()}")'
            cell = replace(cell, text=cell.text.replace(_IMPORT, speaks, 1))
        yield cell


def _titled(cell: Cell) -> str:
    """The text of a cell; a folded one begins with its title, the line that JupyterLab shows."""
    if "hide-input" not in cell.tags:
        return cell.text
    for statement in ast.parse(cell.text).body:
        match statement:
            case ast.Expr(
                ast.Call(ast.Attribute(ast.Name("lesson")), [ast.Constant(str(name)), *_])
            ):
                return f"# {translate('lesson-exercise', id=name)}\n{cell.text}"
    return f"# {translate('lesson-code')}\n{cell.text}"


def _cell(cell: Cell, text: str, identity: str) -> Any:
    content: dict[str, Any] = {
        "cell_type": cell.kind,
        "id": identity,
        "metadata": {},
        "source": text,
    }
    if cell.kind == "code":
        content |= {"execution_count": None, "outputs": []}
    if cell.tags:
        tags = [_RAISES if tag == "raises" else tag for tag in cell.tags]
        content["metadata"]["tags"] = tags
    folded = {_FOLDED[tag]: True for tag in cell.tags if tag in _FOLDED}
    if folded:
        content["metadata"]["jupyter"] = folded
    return _nodes(content)


def _execute(notebook: Any, lesson: Lesson, folder: Path, progress: Progress | None) -> None:
    """Run the cells of a notebook in a fresh kernel and keep their outputs."""
    # a slow import that only building needs
    from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError

    total = len(notebook.cells)
    running = 0

    def begun(cell: Any, cell_index: int) -> None:
        nonlocal running
        running = cell_index

    def done(cell: Any, cell_index: int, execute_reply: Any) -> None:
        if progress is not None:
            progress(lesson.path.stem, cell_index + 1, total)

    folder.mkdir(parents=True, exist_ok=True)
    try:
        run_cells(
            notebook,
            folder,
            SECONDS_PER_CELL,
            record_timing=False,
            on_cell_execute=begun,
            on_cell_executed=done,
        )
    except CellExecutionError as error:
        first_line = f"{error.ename}: {error.evalue}".splitlines()[0].rstrip(".")
        raise _failed(lesson, running, first_line) from None
    except CellTimeoutError:
        problem = Message("build-long", seconds=SECONDS_PER_CELL)
        raise _failed(lesson, running, problem) from None
    except DeadKernelError:
        raise _failed(lesson, running, Message("build-died")) from None
    for index, cell in enumerate(notebook.cells):
        if cell.cell_type != "code":
            continue
        cell.outputs = _nodes(clean_outputs(cell.outputs))
        raised = any(output.output_type == "error" for output in cell.outputs)
        if _RAISES in cell.metadata.get("tags", ()) and not raised:
            raise _failed(lesson, index, Message("build-no-error"))
    if progress is not None:
        progress(lesson.path.stem, total, total)
    # without the kernel's version, which depends on the machine
    notebook.metadata = _nodes(_METADATA)


def run_cells(notebook: Any, folder: Path, seconds: int, **options: Any) -> None:
    """Run all cells of a notebook in a fresh kernel; it stores their outputs.

    The reader's progress is neither used nor changed.

    Args:
        notebook: an nbformat notebook.
        folder: working directory of the kernel.
        seconds: timeout of a cell.
        options: further options of nbclient's NotebookClient.

    Raises:
        nbclient's errors: a cell raises, takes too long, or kills the kernel.
        RuntimeError: no kernel could be started.
    """
    from nbclient import NotebookClient

    for attempt in range(STARTS):
        client = NotebookClient(
            notebook,
            kernel_name="python3",
            timeout=seconds,
            resources={"metadata": {"path": str(folder)}},
            # without the warning that others on this machine could listen: there are no secrets
            extra_arguments=["--log-level=ERROR"],
            store_widget_state=False,
            **options,
        )
        try:
            client.execute(env={**os.environ, VARIABLE: "off", languages.VARIABLE: "en"})
        except RuntimeError as error:
            # another process took one of the ports before the kernel opened it
            if "before replying" not in str(error) or attempt == STARTS - 1:
                raise
        else:
            return


def _failed(lesson: Lesson, index: int, problem: Message | str) -> BuildError:
    """The error for a cell; cells are counted from 1."""
    file, line = str(lesson.path), lesson.cells[index].line
    told = Message("build-failed", file=file, line=line, cell=index + 1, problem=problem)
    return BuildError(told)


def _why_stale(lesson: Lesson, built: Any) -> Message | None:
    """How a built notebook differs from its source; None if it does not."""
    source = lesson.path.name
    try:
        cells = [_without_outputs(cell) for cell in built.cells]
        executed = all(c.execution_count for c in built.cells if c.cell_type == "code")
        metadata = dict(built.metadata)
    except (ValueError, AttributeError, KeyError, TypeError):
        return Message("stale-no-notebook")
    expected = [dict(cell) for cell in _notebook(lesson).cells]
    for number, (cell, wanted) in enumerate(zip(cells, expected, strict=False), start=1):
        if cell != wanted:
            return Message("stale-cell", number=number, source=source)
    if len(cells) != len(expected):
        return Message("stale-cells", count=len(cells), source=source, expected=len(expected))
    if not executed:
        return Message("stale-not-run")
    if metadata != _METADATA:
        return Message("stale-metadata")
    return None


def _why_other(
    lesson: Lesson, folder: Path, saved: Any, progress: Progress | None
) -> Message | None:
    """The first cell whose outputs differ when it is run again; None if there is none."""
    fresh = _notebook(lesson)
    _execute(fresh, lesson, folder, progress)
    _keep_pictures(fresh, saved)
    # written and read again, as the saved one was
    again: Any = _nbformat.reads(_nbformat.writes(fresh), as_version=4)
    for number, (cell, wanted) in enumerate(zip(saved.cells, again.cells, strict=True), start=1):
        if cell != wanted:
            return Message("stale-output", number=number)
    return None


def _keep_pictures(fresh: Any, saved: Any) -> None:
    """Take the saved picture wherever a cell still shows the same in words.

    A picture weighs as much as ten pages of text in each version of the repository, and any
    change of how something is drawn changes all of them; so they are drawn again for a release.
    """
    before = {cell.id: cell.outputs for cell in saved.cells if cell.cell_type == "code"}
    for cell in fresh.cells:
        if cell.cell_type != "code":
            continue
        for output, old in zip(cell.outputs, before.get(cell.id, ()), strict=False):
            if _PICTURE in output.get("data", {}) and _in_words(output) == _in_words(old):
                output.data[_PICTURE] = old.data[_PICTURE]


def _in_words(output: Any) -> Any:
    """An output with the mere fact that it has a picture."""
    data = output.get("data", {})
    return {**output, "data": {**data, _PICTURE: _PICTURE in data}}


def _saved(target: Path) -> Any:
    """The notebook that a file holds; None if it holds none."""
    try:
        return _nbformat.reads(_text_of(target) or "", as_version=4)
    except (ValueError, AttributeError, KeyError, TypeError):
        return None


def _without_outputs(cell: Any) -> dict[str, Any]:
    bare = dict(cell)
    if bare["cell_type"] == "code":
        bare |= {"execution_count": None, "outputs": []}
    return bare


def _text_of(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except (FileNotFoundError, UnicodeDecodeError):
        return None
