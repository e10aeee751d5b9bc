"""The package in a Python with the limits of Pyodide.

Pyodide has no command line, no JupyterLab, no processes and no file locks. `tests/site` runs it for
real; this does the same, as far as it goes, in an ordinary Python.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
GAME = ROOT / "examples" / "games" / "base.json"

#: Modules that are missing or empty in Pyodide.
NO_MODULES = {"_posixsubprocess", "fcntl", "msvcrt", "resource", "termios"}

BROWSER = """
import json, sys

missing = set(json.loads(sys.argv[1]))


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


import asyncio, multiprocessing.forkserver, concurrent.futures.process  # Pyodide has these
import sysconfig

sysconfig.get_config_vars()  # read for this platform: zoneinfo asks for them when it is imported

sys.meta_path.insert(0, Missing())
for name in [name for name in sys.modules if name.partition(".")[0] in missing]:
    del sys.modules[name]
sys.platform = "emscripten"
"""

EVERYTHING = """
import duel_nb as duel
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.players.simulation import simulate
from duel_nb.records.export import export

game = duel.new_game(seed=7, expansions={"pantheon", "agora"})
while not game.outcome:
    game = game.play(game.legal_actions()[0])

board = duel.board(duel.new_game(seed=7, first_game=True), players=("person", "skilled"))
board.play(board.state.legal_actions()[0])
for shown in (
    board,
    duel.show("appian-way-poor-opponent"),
    duel.editor(),
    duel.referee(),
    duel.play_room(),
    duel.first_game(),
    duel.puzzle("stop"),
    duel.course(),
    duel.progress(),
    duel.rule("BASE-MIL-03"),
    duel.hint(duel.new_game(seed=7)),
):
    shown._repr_mimebundle_() if hasattr(shown, "_repr_mimebundle_") else repr(shown)

assert duel.check("examples/base/wonders")
assert simulate(4, seed=1, workers=2).games == 4

lesson = duel.lesson("test")
rich = duel.position(A={"coins": 9}, structure=["Palisade", "Altar"])
price = lesson.price("palisade", "What does it cost?", rich, "Palisade", rule="BASE-COST-01")
price.check("2")
assert Progress().solved("test", "palisade")

game = duel.load_game(sys.argv[2]).upto(12)
game.save("game.json")
export(game, "game.ipynb")
export(game, "game.md")
duel.export(game, "game.html")
duel.export("appian-way-poor-opponent", "case.html")
"""


def test_it_imports_and_plays_without_what_a_browser_lacks(tmp_path: Path) -> None:
    only_elsewhere = [
        wanted.name
        for wanted in map(Requirement, PROJECT["dependencies"])
        if wanted.marker is not None and not wanted.marker.evaluate({"sys_platform": "emscripten"})
    ]
    assert {"jupyterlab", "orjson", "rich", "typer"} <= set(only_elsewhere)
    missing = sorted(NO_MODULES | set(only_elsewhere))
    done = subprocess.run(
        [sys.executable, "-c", BROWSER + EVERYTHING, json.dumps(missing), str(GAME)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    written = {path.name for path in tmp_path.glob("*.*")}
    assert {"my-progress.json", "game.json", "game.ipynb", "game.md", "case.html"} <= written
