"""Benchmarks in a real Chromium: times from an act to the page, memory, and messages.

``python -m tests.benchmarks --browser`` prints them; with ``--against COMMIT`` two checkouts are
measured in turn, each in its own JupyterLab.
"""

from __future__ import annotations

import compileall
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from pathlib import Path
from statistics import median
from threading import Event, Thread
from typing import TypeAlias

from playwright.sync_api import Browser, Locator, WebSocket

import duel_nb as duel
from duel_nb.boards.scene.board import scene
from tests.benchmarks.against import ROOT, checked_out
from tests.browser.lab import NOTEBOOKS, LabPage, LabServer, chromium, lab_page
from tests.browser.line import Line

# What a page of either checkout is asked for: adapt these where the DOM changes.
CANVAS = ".jp-OutputArea canvas:not(.duel-moving)"
POPOVER = ".duel-choices"
OFFER = ".duel-choices .duel-offer:enabled"
UNDO = "Undo"

LAYOUT = "wide"
GAME = "duel.new_game(seed=5, names=('Ada', 'Ben'))"
IMPORT = "import duel_nb as duel"
BEGIN = f"state = {GAME}\nwhile state.decisions: state = state.play(state.legal_actions()[0])"
BOARD = f"duel.board(state, layout={LAYOUT!r})"
CARDS = [f"place:r5c{column}" for column in range(1, 12, 2)]
LESSONS = ("00", "03", "06", "13", "33")

DELAY = 0.15
"""Seconds in each direction on a slow line, as to Binder."""

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height as fractions of the board's."""
Take: TypeAlias = Callable[[], tuple[float, ...]]
"""Measures once: a figure for each row of the measure."""


@dataclass(frozen=True)
class Place:
    """Where to measure: a browser, and the checkout whose package the kernels use."""

    browser: Browser
    checkout: Path


@dataclass(frozen=True)
class Measure:
    """Figures that are taken together.

    Attributes:
        rows: their names, with units.
        prepare: opens what it takes; two places may be open at once.
        rounds: how many rounds count; one before them warms up.
    """

    rows: tuple[str, ...]
    prepare: Callable[[Place], AbstractContextManager[Take]]
    rounds: int


# --- times ----------------------------------------------------------------------------------

# The clock starts with the press itself and stops in the first frame with a popover.
_WATCH_POPOVER = """selector => {
    const open = () => [...document.querySelectorAll(selector)]
        .some(one => one.checkVisibility({visibilityProperty: true}) && one.clientHeight > 0);
    window.waited = new Promise(done => addEventListener('pointerdown', () => {
        const start = performance.now();
        const check = () => open() ? done(performance.now() - start) : requestAnimationFrame(check);
        requestAnimationFrame(check);
    }, {once: true, capture: true}));
}"""

# Only a small square is watched: reading the whole canvas takes longer than drawing on it.
_WATCH_PIXELS = """([target, canvas, across, down]) => {
    const context = canvas.getContext('2d', {willReadFrequently: true});
    const [x, y] = [across * canvas.width, down * canvas.height];
    const look = () => context.getImageData(x, y, 24, 24).data.join();
    const before = look();
    window.waited = new Promise(done => target.addEventListener('click', () => {
        const start = performance.now();
        const check = () => look() === before
            ? requestAnimationFrame(check) : done(performance.now() - start);
        requestAnimationFrame(check);
    }, {once: true, capture: true}));
}"""

# Until a canvas that was not there before shows more than one colour.
_PAINT = """async selector => {
    const shown = () => [...document.querySelectorAll(selector)];
    shown().forEach(canvas => { canvas.dataset.old = 'yes'; });
    const painted = canvas => {
        if (canvas.dataset.old || !canvas.width) return false;
        const middle = canvas.height >> 1;
        const row = canvas.getContext('2d').getImageData(0, middle, canvas.width, 1).data;
        return new Set(new Uint32Array(row.buffer)).size > 1;
    };
    const start = performance.now();
    window.jupyterapp.commands.execute('notebook:run-cell');
    return await new Promise(done => {
        const check = () => shown().some(painted)
            ? done(performance.now() - start) : requestAnimationFrame(check);
        requestAnimationFrame(check);
    });
}"""

_WAITED = "() => Promise.race([window.waited, new Promise(done => setTimeout(done, 10000, null))])"


def cards() -> list[Box]:
    """Where the accessible cards of the board are."""
    state: duel.GameState = eval(GAME, {"duel": duel})
    while state.decisions:
        state = state.play(state.legal_actions()[0])
    board = scene(state.view(state.to_act), layout=LAYOUT)
    boxes = [target.box for hit in CARDS if (target := board.target(hit)) is not None]
    return [
        (x / board.width, y / board.height, width / board.width, height / board.height)
        for x, y, width, height in boxes
    ]


def press(lab: LabPage, card: Box) -> None:
    """Click in the middle of a card."""
    x, y, width, height = card
    found = lab.notebook.locator(CANVAS).first.bounding_box()
    assert found is not None
    across, down = x + width / 2, y + height / 2
    lab.page.mouse.click(found["x"] + across * found["width"], found["y"] + down * found["height"])


def waited(lab: LabPage) -> float:
    """Milliseconds until what is watched has changed."""
    found = lab.page.evaluate(_WAITED)
    assert found is not None, "nothing changed for ten seconds: was the click beside the card?"
    return float(found)


@contextmanager
def opened(place: Place, *cells: str, delay: float = 0.0) -> Iterator[LabPage]:
    """A page with a notebook that has not run yet, in a JupyterLab of its own."""
    with (
        tempfile.TemporaryDirectory() as home,
        LabServer(Path(home), place.checkout / "notebooks", checkout=place.checkout) as server,
        ExitStack() as stack,
    ):
        line = None
        if delay:
            line = Line(int(server.url.rpartition(":")[2]))
            stack.callback(line.cut)
            server.url = f"http://127.0.0.1:{line.port}"
        lab = stack.enter_context(lab_page(server, browser=place.browser))
        lab.open_notebook(server.write_notebook("cells.ipynb", cells))
        if line:
            line.delay = delay
        yield lab
        assert not lab.errors, lab.errors


@contextmanager
def board(place: Place, delay: float = 0.0) -> Iterator[LabPage]:
    """A page with a board."""
    with opened(place, f"{IMPORT}\n{BEGIN}\n{BOARD}", delay=delay) as lab:
        lab.run_all()
        lab.wait_for_pixels()
        yield lab


@contextmanager
def selections(place: Place, delay: float = 0.0) -> Iterator[Take]:
    """A card is selected: milliseconds to its popover."""
    turns = cycle(cards())
    with board(place, delay) as lab:

        def take() -> tuple[float, ...]:
            lab.page.evaluate(_WATCH_POPOVER, POPOVER)
            press(lab, next(turns))
            time = waited(lab)
            lab.settle()
            deselect(lab)
            return (time,)

        yield take


@contextmanager
def actions(place: Place) -> Iterator[Take]:
    """An action is chosen: milliseconds to changed pixels."""
    turns = cycle(cards())
    with board(place) as lab:
        yield lambda: (act(lab, next(turns)),)


def act(lab: LabPage, card: Box) -> float:
    """Choose the first action for a card, and undo it: milliseconds to changed pixels."""
    x, y, width, height = card
    offer = first_offer(lab, card)
    canvas = lab.notebook.locator(CANVAS).first.element_handle()
    middle = [x + width / 2, y + height / 2]
    lab.page.evaluate(_WATCH_PIXELS, [offer.element_handle(), canvas, *middle])
    offer.click()
    time = waited(lab)
    lab.settle()
    lab.button(UNDO).click()
    lab.settle()
    return time


def first_offer(lab: LabPage, card: Box) -> Locator:
    """Select a card: the button of the first action with it."""
    press(lab, card)
    offer = lab.notebook.locator(OFFER).locator("visible=true").first
    offer.wait_for()
    lab.settle()
    return offer


def deselect(lab: LabPage) -> None:
    """Close the popover, which may lie on the next card."""
    lab.page.keyboard.press("Escape")
    lab.notebook.locator(POPOVER).locator("visible=true").wait_for(state="detached")
    lab.settle()


@contextmanager
def first_boards(place: Place) -> Iterator[Take]:
    """The first board of a kernel and a page: milliseconds, and the memory of the kernel."""
    compileall.compile_dir(str(place.checkout / "duel_nb"), quiet=1)  # as pip leaves it

    def take() -> tuple[float, ...]:
        with opened(place, f"{IMPORT}\n{BEGIN}", BOARD) as lab:
            lab.run_cell()
            time = float(lab.page.evaluate(_PAINT, CANVAS))
            lab.settle()
            return time, kernel_memory(lab)

    yield take


# --- messages -------------------------------------------------------------------------------


class Messages:
    """Counts the messages of the kernels that a page connects to from now on."""

    def __init__(self, lab: LabPage) -> None:
        self._page = lab.page
        self._sent = self._received = 0
        self._page.on("websocket", self._connected)

    def during(self, act: Callable[[], object]) -> tuple[float, float]:
        """The messages that something sets off: out and in."""
        self._wait()
        before = self._sent, self._received
        act()
        self._wait()
        return self._sent - before[0], self._received - before[1]

    def _wait(self) -> None:
        """Wait until a second has passed without one."""
        before = None
        while before != (self._sent, self._received):
            before = self._sent, self._received
            self._page.wait_for_timeout(1000)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda _: self._count(sent=1))
        socket.on("framereceived", lambda _: self._count(received=1))

    def _count(self, sent: int = 0, received: int = 0) -> None:
        self._sent += sent
        self._received += received


@contextmanager
def messages(place: Place) -> Iterator[Take]:
    """Messages out and in, for a first board and for a click that selects."""
    turns = cycle(cards())

    def take() -> tuple[float, ...]:
        with opened(place) as lab:
            counted = Messages(lab)
            lab.open_notebook(lab.write_notebook("board.ipynb", [f"{IMPORT}\n{BEGIN}", BOARD]))
            lab.run_cell()
            board = counted.during(lambda: lab.page.evaluate(_PAINT, CANVAS))
            lab.wait_for_pixels()
            return *board, *counted.during(lambda: press(lab, next(turns)))

    yield take


# --- memory ---------------------------------------------------------------------------------


def kernel_memory(lab: LabPage) -> float:
    """Resident memory of the kernel in megabytes."""
    lab.execute("import os; from pathlib import Path; Path('pid').write_text(str(os.getpid()))")
    return kilobytes(int((lab.server.folder / "pid").read_text()), "status", "VmRSS") / 1000


def kilobytes(process: int, file: str, line: str) -> float:
    """A figure of a process, as Linux counts it; 0 once it has ended."""
    try:
        text = Path(f"/proc/{process}/{file}").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return next((float(one.split()[1]) for one in text.splitlines() if one.startswith(line)), 0.0)


def processes(browser: Browser, *kinds: str) -> list[int]:
    """The processes of a browser, all or of some kinds."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [one["id"] for one in found if not kinds or one["type"] in kinds]


def megabytes(of: Iterable[int]) -> float:
    """The memory of processes; what several share counts in parts (PSS)."""
    return sum(kilobytes(process, "smaps_rollup", "Pss:") for process in of) / 1000


@contextmanager
def pages(place: Place) -> Iterator[Take]:
    """Megabytes of a page for a board in view, and for one after an action."""

    def take() -> tuple[float, ...]:
        with opened(place, f"{IMPORT}\n{BEGIN}", BOARD) as lab:

            def used() -> float:
                lab.settle()
                lab.page.wait_for_timeout(1000)  # what is drawn ahead comes a little later
                lab.page.request_gc()
                return megabytes(processes(place.browser, "renderer"))

            lab.run_cell()
            empty = used()
            lab.run_cell()
            shown = used()
            first_offer(lab, cards()[0]).click()
            return shown - empty, used() - empty

    yield take


@contextmanager
def lessons(place: Place) -> Iterator[Take]:
    """Megabytes of the browser with some lessons open and run: the peak, and at the end."""

    def take() -> tuple[float, ...]:
        with opened(place) as lab, watched(place.browser) as seen:
            for path in sorted(NOTEBOOKS.glob("*.ipynb")):
                if path.name[:2] in LESSONS:
                    lab.open_beside(path.name)
                    lab.run_all()
            return max(seen), megabytes(processes(place.browser))

    yield take


@contextmanager
def watched(browser: Browser) -> Iterator[list[float]]:
    """The megabytes of a browser, read again and again while this is open."""
    parent = processes(browser, "browser")[0]
    found: list[float] = []
    done = Event()

    def look() -> None:
        while not done.wait(0.2):
            found.append(megabytes(descendants(parent)))

    thread = Thread(target=look, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        done.set()
        thread.join()


def descendants(process: int) -> list[int]:
    """A process and those that it has started, and so on."""
    found = [process]
    for one in found:
        for children in Path(f"/proc/{one}/task").glob("*/children"):
            with suppress(OSError):
                found += map(int, children.read_text().split())
    return found


# --- the table ------------------------------------------------------------------------------

MEASURES = (
    Measure(("select a card: popover, ms",), selections, 20),
    Measure(("the same, 150 ms added each way, ms",), partial(selections, delay=DELAY), 10),
    Measure(("choose an action: pixels, ms",), actions, 20),
    Measure(
        ("first board of a kernel, ms", "memory of a kernel with a board, MB"), first_boards, 5
    ),
    Measure(
        (
            "messages for a first board, out",
            "messages for a first board, in",
            "messages for a click that selects, out",
            "messages for a click that selects, in",
        ),
        messages,
        1,
    ),
    Measure(("page: a board in view, MB", "page: the board after an action, MB"), pages, 3),
    Measure(
        ("browser: five lessons run, peak, MB", "browser: the same at the end, MB"), lessons, 3
    ),
)


def table(measures: Iterable[Measure], against: str | None, rounds: int | None) -> Iterator[str]:
    """Lines with the median, least and most of each figure; two checkouts are measured in turn."""
    with ExitStack() as stack:
        browser = stack.enter_context(chromium())
        checkouts = [ROOT]
        if against:
            checkouts.append(stack.enter_context(checked_out(against)))
        yield f"{'Chromium: medians (least to most)':42}" + (
            f"{'now':>24}{against:>24}{'times':>8}" if against else ""
        )
        for measure in measures:
            found = taken(measure, [Place(browser, one) for one in checkouts], rounds)
            for row, *sides in zip(measure.rows, *found, strict=True):
                line = f"{row:42}" + "".join(f"{figure(side):>24}" for side in sides)
                if against:
                    now, then = map(median, sides)
                    line += f"{then / now:8.2f}" if now else f"{'':8}"
                yield line


def figure(found: Sequence[float]) -> str:
    """The median, and the range."""
    return f"{median(found):.0f} ({min(found):.0f} to {max(found):.0f})"


def taken(
    measure: Measure, places: Iterable[Place], rounds: int | None
) -> list[list[tuple[float, ...]]]:
    """For every place and every row of a measure its figures, round by round."""
    with ExitStack() as stack:
        takes = [stack.enter_context(measure.prepare(place)) for place in places]
        found: list[list[tuple[float, ...]]] = [[] for _ in takes]
        for number in range((rounds or measure.rounds) + 1):
            for take, samples in zip(takes, found, strict=True):
                sample = take()
                if number:
                    samples.append(sample)
    return [list(zip(*samples, strict=True)) for samples in found]
