"""Every runnable module has --help and refuses unknown arguments, without writing files."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

#: Runs each file with each argument, all in one process, which may change no file of the project
#: and start no other process.
TRIED = """
import contextlib, io, json, os, runpy, sys

root, *files = sys.argv[1:]
touched = []

def watch(event, given):
    changes = event in ("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.truncate")
    files = given[:2]
    if event == "open":
        files, changes = given[:1], given[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC)
    changes = changes and any(
        os.path.abspath(os.fsdecode(file)).startswith(root)
        for file in files if isinstance(file, (str, bytes, os.PathLike))
    )
    if changes or event in ("subprocess.Popen", "os.system", "os.fork", "os.posix_spawn"):
        touched.append(f"{event} {given[0] if given else ''}")
        raise PermissionError(touched[-1])

sys.path.insert(0, root)
sys.addaudithook(watch)
found = {}
for file in files:
    for word in ("--help", "--no-such-thing"):
        said, touched[:] = io.StringIO(), []
        sys.argv = [file, word]
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            try:
                runpy.run_path(file, run_name="__main__")
                code = "it went on"
            except SystemExit as end:
                code = end.code
            except Exception as error:
                code = repr(error)
        found[f"{os.path.relpath(file, root)} {word}"] = [code, said.getvalue(), list(touched)]
print(json.dumps(found))
"""


def runs(file: Path) -> bool:
    """Whether a module is runnable: it has ``if __name__ == "__main__"``."""
    return any(
        isinstance(node, ast.If) and ast.unparse(node.test) == "__name__ == '__main__'"
        for node in ast.parse(file.read_text(encoding="utf-8")).body
    )


@pytest.mark.slow
def test_help_and_unknown_arguments_change_nothing() -> None:
    folders = (ROOT / name for name in ("binder", "duel_nb", "tests"))
    files = sorted(str(file) for folder in folders for file in folder.rglob("*.py") if runs(file))
    assert str(ROOT / "tests" / "engine" / "golden.py") in files
    command = [sys.executable, "-B", "-c", TRIED, str(ROOT), *files]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert len(found) == 2 * len(files)
    for command_line, (code, said, touched) in found.items():
        wanted = 0 if command_line.endswith("--help") else 2
        assert (code, touched) == (wanted, []), f"{command_line}: {said}"
        assert "usage: " in said.lower(), command_line
