"""Latency in a real Chromium of a click and of a board, and the kernel's memory."""

import compileall
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from statistics import median

import duel_nb as duel
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.scene.board import scene
from duel_nb.boards.widget import offers
from tests.benchmarks.board import GAME, game
from tests.browser.lab import ROOT, LabPage, LabServer, lab_page

# Only a small square is watched: reading the whole canvas takes longer than drawing on it. The
# clock starts with the event itself and stops in the first frame that differs.
_WATCH = """([target, kind, canvas, x, y]) => {
    const context = canvas.getContext('2d', {willReadFrequently: true});
    const look = () => context.getImageData(x, y, 24, 24).data.join();
    const before = look();
    window.waited = new Promise(done => target.addEventListener(kind, () => {
        const start = performance.now();
        const check = () => look() === before
            ? requestAnimationFrame(check) : done(performance.now() - start);
        requestAnimationFrame(check);
    }, {once: true, capture: true}));
}"""


# The clock starts with the command to run the cells and stops in the first frame in which a canvas
# that was not there before shows more than one colour.
_PAINT = """async command => {
    const shown = () => [...document.querySelectorAll('.jp-OutputArea canvas')];
    shown().forEach(canvas => { canvas.dataset.old = 'yes'; });
    const painted = canvas => {
        if (canvas.dataset.old || !canvas.width) return false;
        const row = canvas.getContext('2d').getImageData(0, 300, canvas.width, 1).data;
        return new Set(new Uint32Array(row.buffer)).size > 1;
    };
    const start = performance.now();
    window.jupyterapp.commands.execute(command);
    return await new Promise(done => {
        const check = () => shown().some(painted)
            ? done(performance.now() - start) : requestAnimationFrame(check);
        requestAnimationFrame(check);
    });
}"""

_BEGIN = f"""import duel_nb as duel
state = {GAME}
while state.decisions: state = state.play(state.legal_actions()[0])"""
_LAYOUT = "wide"
_BOARD = f"duel.board(state, layout={_LAYOUT!r})"


@contextmanager
def opened(*cells: str) -> Iterator[LabPage]:
    """A page with a notebook that has not run yet."""
    with (
        tempfile.TemporaryDirectory() as home,
        LabServer(Path(home)) as server,
        lab_page(server) as lab,
    ):
        lab.open_notebook(server.write_notebook("clicks.ipynb", cells))
        yield lab
        assert not lab.errors, lab.errors


@contextmanager
def shown() -> Iterator[LabPage]:
    """A page with a board."""
    with opened(f"{_BEGIN}\n{_BOARD}") as lab:
        lab.run_all()
        lab.wait_for_pixels()
        yield lab


def _accessible() -> tuple[duel.GameState, dict[str, Box]]:
    """The position of the board, and the boxes of the cards that can be clicked on."""
    state = game()
    while state.decisions:
        state = state.play(state.legal_actions()[0])
    board = scene(state.view(state.to_act), layout=_LAYOUT)
    found = {pick.hit: board.target(pick.hit) for pick in offers.picks(state)}
    return state, {hit: target.box for hit, target in found.items() if target is not None}


def waits(lab: LabPage, times: int = 20) -> list[float]:
    """Seconds from each of ``times`` clicks on cards to changed pixels.

    They follow one another faster than anybody clicks, which is the harder case: after a pause of
    a tenth of a second server and page deliver messages sooner.
    """
    _, boxes = _accessible()
    found: list[float] = []
    # two clicks warm up
    for x, y, width, height in islice(cycle(boxes.values()), times + 2):
        canvas = lab.canvas().element_handle()
        lab.page.evaluate(_WATCH, [canvas, "mousedown", canvas, 2 * x - 8, 2 * y + height])
        lab.click_canvas(x + width / 2, y + height / 2)
        found.append(_waited(lab))
        lab.settle()
        lab.page.keyboard.press("Escape")  # the choices may lie on the next card
        lab.settle()
    return found[2:]


def acts(lab: LabPage, times: int = 10) -> list[float]:
    """Seconds from each of ``times`` clicks on the button of an action to changed pixels."""
    state, boxes = _accessible()
    hits = [hit for hit in boxes if any(offer.legal for offer in offers.about(state, hit).offers)]
    found: list[float] = []
    for hit in islice(cycle(hits), times + 2):
        x, y, width, height = boxes[hit]
        lab.click_canvas(x + width / 2, y + height / 2)
        lab.settle()
        canvas = lab.canvas().element_handle()
        button = lab.notebook.locator(".duel-offer:enabled:visible").first.element_handle()
        lab.page.evaluate(_WATCH, [button, "click", canvas, 2 * x + width, 2 * y + height])
        button.click()
        found.append(_waited(lab))
        lab.settle()
        lab.button("Undo").click()
        lab.settle()
    return found[2:]


def _waited(lab: LabPage) -> float:
    """Seconds until the watched pixels changed.

    Raises:
        TimeoutError: they did not change for ten seconds.
    """
    waited = lab.page.evaluate(
        "() => Promise.race([window.waited, new Promise(done => setTimeout(done, 10000, null))])"
    )
    if waited is None:
        raise TimeoutError("The pixels at the card did not change: was the click beside it?")
    return float(waited) / 1000


def paints(lab: LabPage, times: int = 7) -> list[float]:
    """Seconds from running the cell again to the first paint of its new board."""
    return [_painted(lab, "notebook:run-all-cells") for _ in range(times + 1)][1:]


def first_paints(times: int = 5) -> list[float]:
    """Seconds from running a cell to the first board of a kernel and of a page.

    The cell before has imported the package. It is compiled to bytecode, as pip leaves it.
    """
    compileall.compile_dir(str(ROOT / "duel_nb"), quiet=1)
    found = []
    for _ in range(times):
        with opened(_BEGIN, _BOARD) as lab:
            lab.run_cell()
            found.append(_painted(lab, "notebook:run-cell"))
    return found


def _painted(lab: LabPage, command: str) -> float:
    seconds = float(lab.page.evaluate(_PAINT, command)) / 1000
    lab.settle()
    return seconds


def memory(lab: LabPage) -> float | None:
    """Memory of the kernel with a board in megabytes; None if the system does not tell."""
    lab.execute(
        "from pathlib import Path\n"
        "lines = Path('/proc/self/status').read_text().splitlines()\n"
        "Path('memory.txt').write_text(next(l for l in lines if l.startswith('VmRSS')))"
    )
    told = (lab.server.folder / "memory.txt").read_text().split()
    return int(told[1]) / 1024 if len(told) > 1 else None


def notes(loop: float) -> list[str]:
    """The median latencies, also as ratios to the fixed loop, and the memory."""
    with shown() as lab:
        taken = memory(lab)
        found = {
            "from a mouse press to changed pixels": waits(lab),
            "from an action to changed pixels": acts(lab),
            "from running a cell again to its board": paints(lab),
        }
    found["from running a cell to a first board"] = first_paints()
    lines = []
    for what, seconds in found.items():
        once, most = median(seconds), max(seconds)
        ratio = f"1:{once / loop:.1f}"
        told = f"{what:44}{once * 1000:10.2f} ms  {ratio:>10}"
        lines.append(f"{told}  (Chromium, median; {most * 1000:.0f} ms at most)")
    if taken is not None:
        lines.append(f"{'memory of the kernel with a board':44}{taken:10.1f} MB")
    return lines
