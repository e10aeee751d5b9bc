"""How long a person waits in a real Chromium: for a click, for a board; and the kernel's memory."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from statistics import median

from duel_nb.boards import offers
from duel_nb.boards.scene import scene
from tests.benchmarks.board import GAME, game
from tests.browser.lab import LabPage, LabServer, lab_page

# The square whose pixels are watched is small: reading the whole canvas takes longer than
# drawing on it. The clock starts with the event itself and stops in the first frame that differs.
_WATCH = """([canvas, x, y]) => {
    const context = canvas.getContext('2d', {willReadFrequently: true});
    const look = () => context.getImageData(x, y, 24, 24).data.join();
    const before = look();
    window.waited = new Promise(done => canvas.addEventListener('mousedown', () => {
        const start = performance.now();
        const check = () => look() === before
            ? requestAnimationFrame(check) : done(performance.now() - start);
        requestAnimationFrame(check);
    }, {once: true, capture: true}));
}"""


# The clock starts with the command to run the cells and stops in the first frame in which a canvas
# that was not there before shows more than one colour.
_PAINT = """async () => {
    const shown = () => [...document.querySelectorAll('.jp-OutputArea canvas')];
    shown().forEach(canvas => { canvas.dataset.old = 'yes'; });
    const painted = canvas => {
        if (canvas.dataset.old || !canvas.width) return false;
        const row = canvas.getContext('2d').getImageData(0, 300, canvas.width, 1).data;
        return new Set(new Uint32Array(row.buffer)).size > 1;
    };
    const start = performance.now();
    window.jupyterapp.commands.execute('notebook:run-all-cells');
    return await new Promise(done => {
        const check = () => shown().some(painted)
            ? done(performance.now() - start) : requestAnimationFrame(check);
        requestAnimationFrame(check);
    });
}"""

SOURCE = f"""import duel_nb as duel
state = {GAME}
while state.decisions: state = state.play(state.legal_actions()[0])
duel.board(state)"""


@contextmanager
def shown(source: str = SOURCE) -> Iterator[LabPage]:
    """A page with a board."""
    with (
        tempfile.TemporaryDirectory() as home,
        LabServer(Path(home)) as server,
        lab_page(server) as lab,
    ):
        lab.open_notebook(server.write_notebook("clicks.ipynb", [source]))
        lab.run_all()
        lab.wait_for_pixels()
        yield lab
        assert not lab.errors, lab.errors


def waits(lab: LabPage, times: int = 20) -> list[float]:
    """Seconds from each of so many clicks on cards to changed pixels."""
    state = game()
    while state.decisions:
        state = state.play(state.legal_actions()[0])
    board = scene(state.view(state.to_act))
    found: list[float] = []
    # two clicks warm up
    for hit in islice(cycle(pick.hit for pick in offers.picks(state)), times + 2):
        target = board.target(hit)
        assert target is not None
        x, y, width, height = target.box
        canvas = lab.canvas().element_handle()
        lab.page.evaluate(_WATCH, [canvas, 2 * x - 8, 2 * y + height])
        lab.click_canvas(x + width / 2, y + height / 2)
        found.append(float(lab.page.evaluate("() => window.waited")) / 1000)
        lab.settle()
    return found[2:]


def paints(lab: LabPage, times: int = 7) -> list[float]:
    """Seconds from running the cell again to the first paint of its new board."""
    found = []
    for _ in range(times + 1):
        found.append(float(lab.page.evaluate(_PAINT)) / 1000)
        lab.settle()
    return found[1:]


def memory(lab: LabPage) -> float | None:
    """Megabytes that the kernel takes with a board; None where the system does not tell."""
    lab.execute(
        "from pathlib import Path\n"
        "lines = Path('/proc/self/status').read_text().splitlines()\n"
        "Path('memory.txt').write_text(next(l for l in lines if l.startswith('VmRSS')))"
    )
    told = (lab.server.folder / "memory.txt").read_text().split()
    return int(told[1]) / 1024 if len(told) > 1 else None


def notes(loop: float) -> list[str]:
    """The median waits, also as ratios to the fixed loop, and the memory."""
    with shown() as lab:
        taken = memory(lab)
        clicked, painted = median(waits(lab)), median(paints(lab))
    lines = [
        f"{what:44}{once * 1000:10.2f} ms  {f'1:{once / loop:.1f}':>10}  (Chromium, median)"
        for what, once in (
            ("from a mouse press to changed pixels", clicked),
            ("from running a cell to its board in sight", painted),
        )
    ]
    if taken is not None:
        lines.append(f"{'memory of the kernel with a board':44}{taken:10.1f} MB")
    return lines
