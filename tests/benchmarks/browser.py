"""How long a person waits: from the press of a mouse to changed pixels, in a real Chromium."""

import tempfile
from itertools import cycle, islice
from pathlib import Path
from statistics import median

from duel_nb.boards import offers
from duel_nb.boards.scene import scene
from tests.benchmarks.board import GAME, game
from tests.browser.lab import LabServer, lab_page

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


def waits(times: int = 20) -> list[float]:
    """Seconds from each of so many clicks on cards to changed pixels."""
    state = game()
    while state.decisions:
        state = state.play(state.legal_actions()[0])
    board = scene(state.view(state.to_act))
    found: list[float] = []
    with (
        tempfile.TemporaryDirectory() as home,
        LabServer(Path(home)) as server,
        lab_page(server) as lab,
    ):
        source = f"import duel_nb as duel\nstate = {GAME}\nwhile state.decisions: "
        source += "state = state.play(state.legal_actions()[0])\nduel.board(state)"
        lab.open_notebook(server.write_notebook("clicks.ipynb", [source]))
        lab.run_all()
        lab.wait_for_pixels()
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
        assert not lab.errors, lab.errors
    return found[2:]


def notes(loop: float) -> list[str]:
    """The median wait, also as a ratio to the fixed loop."""
    once = median(waits())
    return [
        f"{'from a mouse press to changed pixels':44}{once * 1000:10.2f} ms"
        f"  {f'1:{once / loop:.1f}':>10}  (Chromium, median of 20)"
    ]
