"""JupyterLab on this machine, seen through a headless Chromium.

`LabServer` runs a private JupyterLab on a copy of a folder; `LabPage` is one page on it, with
the few things a test needs: open and run a notebook, wait until the kernel and the canvas are
done, click, change theme and size, take a screenshot. Nothing here sleeps for a guessed time.
"""

from __future__ import annotations

import base64
import io
import json
import os
import shutil
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Literal, Self

import nbformat
from PIL import Image, ImageChops
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, sync_playwright

from tests.browser.server import START_SECONDS, Server, free_port

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = ROOT / "notebooks"
Theme = Literal["light", "dark"]
Position = tuple[float, float]

#: The environment variable that names the Python of the kernels, if it is not that of the tests.
KERNEL = "DUEL_NB_KERNEL"

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# Lab asks about news at the first start and saves on a timer: both disturb a test. Cells that
# are out of sight stay in the page, so that a canvas can be found before it is scrolled to.
LAB_SETTINGS = {
    "apputils-extension/notification": '{"fetchNews": "false", "checkForUpdates": false}',
    "docmanager-extension/plugin": '{"autosave": false}',
    "notebook-extension/tracker": '{"windowingMode": "none"}',
}

# The splash screen removes itself twice when the workspace is reset, which is an error in the page.
LAB_PAGE_CONFIG = '{"disabledExtensions": {"@jupyterlab/apputils-extension:splash": true}}'

# Only a failure waits this long: for one notebook to run, for one click.
RUN_SECONDS = 120.0
STEP_SECONDS = 30.0

EXERCISE = """
lesson = duel.lesson("a-lesson")
lesson.predict(
    "next",
    "Ada builds the Altar. Who is next?",
    start,
    "build Altar",
    options={"A to act": "Ada", "B to act": "Ben"},
    mistakes={"A to act": "She has had her turn."},
    why="They take turns.",
    rule="BASE-TURN-01",
)
"""
"""A cell with an exercise of `start`, the first game with seed 7."""


class NoChromium(RuntimeError):
    """No Chromium was found on this machine."""


def find_chromium() -> str:
    """Path of the system's Chromium or Chrome; DUEL_NB_CHROMIUM names another one.

    Raises:
        NoChromium: with a sentence that says what to install.
    """
    named = os.environ.get("DUEL_NB_CHROMIUM")
    for name in (named,) if named else CHROMIUM_NAMES + CHROMIUM_PLACES:
        found = shutil.which(name)
        if found:
            return found
    if named:
        raise NoChromium(f"DUEL_NB_CHROMIUM is {named!r}, and no program is there.")
    raise NoChromium(
        "The browser tests need Chromium: please install it (on Debian: sudo apt-get install "
        "--no-install-recommends chromium fonts-dejavu-core), or name it in DUEL_NB_CHROMIUM."
    )


class LabServer(Server):
    """A JupyterLab of its own on 127.0.0.1, without a password, on a copy of a folder.

    It shares no settings, workspace or runtime file with the user's own Jupyter, and its
    kernels run the Python that runs this module, or the one that DUEL_NB_KERNEL names, with this or
    another checkout on their path; or another Python that is named, with what is installed there.

    Attributes:
        folder: the copy, where a test may write more notebooks.
    """

    def __init__(
        self,
        home: Path,
        source: Path | None = NOTEBOOKS,
        python: Path | None = None,
        checkout: Path = ROOT,
    ) -> None:
        super().__init__("JupyterLab", home / "jupyterlab.log")
        self._python = python
        self._checkout = checkout
        self.folder = home / "work"
        self._home = home
        if source is not None and source.is_dir():
            ignored = shutil.ignore_patterns(".ipynb_checkpoints", "__pycache__")
            shutil.copytree(source, self.folder, ignore=ignored)
        else:
            self.folder.mkdir(parents=True)

    def start(self) -> Self:
        """Start the server and wait until it answers; again, it has the same address.

        Raises:
            RuntimeError: when it ends early or does not answer, with the end of its log.
        """
        self._set_up()
        self.url = self.url or f"http://127.0.0.1:{free_port()}"
        command = [
            str(self._python or sys.executable),
            *self._program,
            "--no-browser",
            "--allow-root",
            "--ServerApp.ip=127.0.0.1",
            f"--ServerApp.port={self.url.rpartition(':')[2]}",
            "--ServerApp.port_retries=0",
            "--ServerApp.terminals_enabled=False",
            "--IdentityProvider.token=",
            "--PasswordIdentityProvider.hashed_password=",
            "--LabApp.expose_app_in_browser=True",
        ]
        return self._launch(command, self.folder, self._environment(), "/api/status")

    def _set_up(self) -> None:
        """Set up JupyterLab so that nothing disturbs a test."""
        write_settings(self._home / "settings", self._home / "config")
        if named := os.environ.get(KERNEL):
            write_kernel(self._home / "kernels" / "kernels" / "python3", named)

    @property
    def _program(self) -> Iterable[str]:
        """What Python runs, before the options that every test needs."""
        return ("-m", "jupyterlab", f"--ServerApp.root_dir={self.folder}")

    def write_notebook(self, name: str, cells: Iterable[str]) -> str:
        """Write a notebook of code cells into the server's folder and return its name."""
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(source) for source in cells],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        )
        nbformat.write(notebook, self.folder / name)
        return name

    def _environment(self) -> dict[str, str]:
        environment = dict(os.environ)
        if KERNEL in os.environ:  # before the kernel that comes with the server
            environment["JUPYTER_PATH"] = str(self._home / "kernels")
        for variable, folder in {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "IPYTHONDIR": "ipython",
        }.items():
            environment[variable] = str(self._home / folder)
        if self._python is not None:
            environment.pop("PYTHONPATH", None)
            return environment
        paths = [str(self._checkout), os.environ.get("PYTHONPATH", "")]
        environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
        return environment


# Each script below is one function of JavaScript; `current` is the notebook in front.
_CURRENT = "const current = window.jupyterapp.shell.currentWidget;"

_OPEN = """async ([path, name]) => {
    const app = window.jupyterapp;
    const panel = await app.commands.execute('docmanager:open',
        {path, factory: 'Notebook', kernel: {name}});
    await panel.context.ready;
    await panel.sessionContext.ready;
    await panel.sessionContext.session.kernel.info;
    app.shell.activateById(panel.id);
}"""

_REPLACE_CELLS = f"""async sources => {{
    {_CURRENT}
    const shared = current.content.model.sharedModel;
    const cells = sources.map(source => ({{cell_type: 'code', source, metadata: {{}}}}));
    shared.transact(() => {{
        shared.deleteCellRange(0, shared.cells.length);
        shared.insertCells(0, cells);
    }});
}}"""

_IS_OPEN = "name => window.jupyterapp.shell.currentWidget?.context?.path === name"

_CLOSE_ALL = """async () => {
    for (const widget of [...window.jupyterapp.shell.widgets('main')]) {
        if (widget.sessionContext) await widget.sessionContext.shutdown();
        if (widget.context) widget.context.model.dirty = false;
        widget.close();
    }
}"""

_SHUT_DOWN_ALL = "async () => { await window.jupyterapp.serviceManager.sessions.shutdownAll(); }"

# The page would keep the pixels of boards whose cells are deleted, a hundred megabytes each.
_AS_NEW = """
from duel_nb.boards.live import look
from duel_nb.page import cell_output
cell_output.forget()
look.forget()
"""

_RUN_ALL = "async () => { await window.jupyterapp.commands.execute('notebook:run-all-cells'); }"

_RUN_CELL = """async () => {
    await window.jupyterapp.commands.execute('notebook:run-cell-and-select-next');
}"""

_ERRORS = f"""() => {{
    {_CURRENT}
    const errors = [];
    for (const cell of current.content.model.cells) {{
        if (cell.type !== 'code') continue;
        for (const output of cell.toJSON().outputs) {{
            if (output.output_type === 'error') errors.push(output.traceback.join('\\n'));
        }}
    }}
    return errors;
}}"""

# The kernel answers requests of a thread in order, and the page handles what it publishes in
# order: when these two are done, so is everything that earlier clicks and messages set off.
# Messages of widgets have a thread of their own in newer kernels, so one of them is asked, too.
_SETTLE = f"""async () => {{
    {_CURRENT}
    const kernel = current.sessionContext.session.kernel;
    await kernel.requestKernelInfo();
    const comms = [...(kernel._comms?.values() ?? [])];
    const comm = comms.find(comm => comm.targetName === 'jupyter.widget' && !comm.isDisposed);
    if (comm) await comm.send({{method: 'request_state'}}).done;
}}"""

_EXECUTE = f"""async code => {{
    {_CURRENT}
    const reply = await current.sessionContext.session.kernel.requestExecute({{code}}).done;
    if (reply.content.status !== 'ok') throw new Error(reply.content.evalue);
}}"""

# What a kernel says while the page connects to it again gets lost, also that it is idle.
_RESTART = f"""async () => {{
    {_CURRENT}
    const kernel = current.sessionContext.session.kernel;
    await kernel.restart();
    const late = () => new Promise((done) => setTimeout(done, 1000));
    while (kernel.status !== 'idle') {{
        await Promise.race([kernel.requestKernelInfo(), late()]);
        await late();
    }}
}}"""

_IS_IDLE = f"() => {{ {_CURRENT} return current.sessionContext.session.kernel.status === 'idle' }}"

# A hash of the pixels (32-bit FNV-1a over whole pixels), or "" while there is one colour only.
# Every eighth row: all of them take ten times as long, and whatever changes on a board is taller.
_PIXELS = """canvas => {
    if (!canvas.width) return '';
    const context = canvas.getContext('2d'), colours = new Set();
    let hash = 0x811c9dc5;
    for (let y = 0; y < canvas.height; y += 8) {
        const row = context.getImageData(0, y, canvas.width, 1).data;
        for (const pixel of new Uint32Array(row.buffer)) {
            hash = Math.imul(hash ^ pixel, 0x01000193);
            if (colours.size < 2) colours.add(pixel);
        }
    }
    if (colours.size < 2) return '';
    return `${canvas.width}x${canvas.height}-${(hash >>> 0).toString(16)}`;
}"""

# The same at two looks: a board is painted in several steps.
_PIXELS_DIFFER = f"""([canvas, before]) => {{
    if (!canvas.isConnected) return 'gone';
    const now = ({_PIXELS})(canvas), stays = now === canvas.duelSeen;
    canvas.duelSeen = now;
    return stays && now !== '' && now !== before ? now : false;
}}"""
_HAS_GROUND = """([canvas, colour]) =>
    String(canvas.getContext('2d').getImageData(2, 2, 1, 1).data) === colour"""
_LOOK_AGAIN = 60
"""Milliseconds between two looks at the pixels."""

# The size of a drawing in its own units: a board has it in its style.
DRAWING = """canvas => {
    const ratio = canvas.closest('.duel-canvas')?.style.aspectRatio.split('/').map(Number);
    return ratio || [canvas.width, canvas.height];
}"""

# A bar at the lower edge of the window may lie over the canvas. The mouse reaches its stage.
_POINT = f"""(canvas, [x, y]) => {{
    const [width] = ({DRAWING})(canvas);
    const place = () => {{
        const box = canvas.getBoundingClientRect(), scale = box.width / width;
        return [box.x + x * scale, box.y + y * scale];
    }};
    const reached = canvas.closest('.duel-stage') || canvas;
    if (document.elementFromPoint(...place()) !== reached)
        canvas.closest('.jp-WindowedPanel-outer').scrollBy(0, place()[1] - innerHeight / 2);
    return place();
}}"""

# How much taller the window must be to show every cell; Lab leaves room after the last one.
_HIDDEN_HEIGHT = """scroller => {
    const cells = scroller.querySelectorAll('.jp-Cell');
    const end = cells[cells.length - 1].getBoundingClientRect().bottom + scroller.scrollTop;
    const shown = scroller.getBoundingClientRect();
    return Math.max(0, Math.ceil(end - shown.top - scroller.clientHeight) + 40);
}"""


class LabPage:
    """One page on a `LabServer`, with what a test needs.

    Attributes:
        page: Playwright's page, for anything that has no method here.
        scratch: the notebook for cells of tests; of two pages of a server each has its own.
        errors: every uncaught JavaScript error since the page was opened.
        console_errors: what the page wrote to the console as an error (Lab itself writes some).
    """

    #: Which kernel notebooks are opened with, and how long it may take to begin.
    kernel = "python3"
    first_page = "lab"
    open_seconds = STEP_SECONDS

    def __init__(self, page: Page, server: LabServer, scratch: str = "scratch.ipynb") -> None:
        self.page = page
        self.server = server
        self.scratch = scratch
        self.errors: list[str] = []
        self.console_errors: list[str] = []
        page.set_default_timeout(STEP_SECONDS * 1000)
        page.set_default_navigation_timeout(START_SECONDS * 1000)
        page.on("pageerror", self._note_error)
        page.on("console", self._note_console)
        self.load()

    def load(self) -> None:
        """Load JupyterLab with an empty workspace and the file browser folded away."""
        self._knows_kernel = False
        self.page.goto(f"{self.server.url}/{self.first_page}?reset")
        self.page.wait_for_function("() => window.jupyterapp !== undefined")
        self._call("async () => { await window.jupyterapp.restored; }")
        self.set_sidebar(False)

    def open_notebook(self, name: str) -> None:
        """Open a notebook of the server's folder, and nothing beside it.

        Its kernel is a new one, unless the page was loaded again while it ran.
        """
        self.close_notebooks()
        try:
            self.open_beside(name)
        except RuntimeError:  # one kernel in thousands never answers JupyterLab
            self.shut_down_kernels()
            self.load()
            self.open_beside(name)

    def open_beside(self, name: str) -> None:
        """Open one more notebook, in front of those that are open."""
        self._call(_OPEN, [name, self.kernel], self.open_seconds)
        self.wait_kernel_idle()

    def write_notebook(self, name: str, cells: Iterable[str]) -> str:
        """Write a notebook of code cells where the page finds it and return its name."""
        return self.server.write_notebook(name, cells)

    def close_notebooks(self) -> None:
        """Close every notebook unsaved and shut its kernel down."""
        self._call(_CLOSE_ALL)

    def shut_down_kernels(self) -> None:
        """Shut down all kernels of the server: what an earlier page left behind, too."""
        self._call(_SHUT_DOWN_ALL)

    def run_cells(self, cells: Iterable[str]) -> None:
        """Run these cells in the page's scratch notebook, instead of those that it had.

        Its kernel stays from test to test: to start one and import everything takes longer than
        most tests. Earlier boards are gone, and new ones begin as in a new kernel. A page that was
        loaded again begins one: after a restart nothing is heard of a kernel that it found.
        """
        if not self._knows_kernel or not self.page.evaluate(_IS_OPEN, self.scratch):
            self.open_notebook(self.write_notebook(self.scratch, []))
            self._knows_kernel = True
        self._call(_REPLACE_CELLS, list(cells))
        self.execute(_AS_NEW)
        self.run_all()

    def run_all(self) -> None:
        """Run all cells and wait for the kernel.

        Raises:
            AssertionError: when a cell ended with an exception, with its traceback.
        """
        self._call(_RUN_ALL, seconds=RUN_SECONDS)
        self.settle()
        tracebacks = self.page.evaluate(_ERRORS)
        assert not tracebacks, "\n".join(tracebacks)

    def run_cell(self) -> None:
        """Run the cell that is selected, go on to the next and wait for the kernel."""
        self._call(_RUN_CELL, seconds=RUN_SECONDS)
        self.settle()

    def execute(self, code: str) -> None:
        """Run code in the kernel of the notebook in front, outside its cells."""
        self._call(_EXECUTE, code, seconds=RUN_SECONDS)

    def collect_garbage(self) -> None:
        """Let the page free what nothing in it refers to, at once."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("HeapProfiler.collectGarbage")
        session.detach()

    def restart_kernel(self) -> None:
        """Restart the kernel of the notebook in front: nothing runs again."""
        self._call(_RESTART)
        self.wait_kernel_idle()

    def save(self) -> None:
        """Save the notebook in front with its outputs."""
        self._call("async () => { await window.jupyterapp.commands.execute('docmanager:save'); }")

    def settle(self) -> None:
        """Wait until the kernel has done all that was asked so far, and the page has seen it."""
        self._call(_SETTLE)
        self.wait_kernel_idle()

    def wait_kernel_idle(self) -> None:
        """Wait until the kernel of the notebook in front says that it is idle."""
        self.page.wait_for_function(_IS_IDLE)

    @property
    def notebook(self) -> Locator:
        """The notebook in front."""
        return self.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")

    def canvas(self, nth: int = 0) -> Locator:
        """The nth canvas in the outputs of the notebook in front."""
        return self.notebook.locator(".jp-OutputArea canvas:not(.duel-moving)").nth(nth)

    def button(self, text: str) -> Locator:
        """The first visible button of the outputs whose label contains the text."""
        buttons = self.notebook.locator(".jp-OutputArea button:visible")
        return buttons.filter(has_text=text).first

    def pixels(self, nth: int = 0) -> str:
        """A short hash of what the nth canvas shows; empty while it has one colour only."""
        result: str = self.canvas(nth).evaluate(_PIXELS)
        return result

    def wait_for_pixels(self, nth: int = 0, before: str = "") -> str:
        """Wait until the nth canvas shows a picture, other than `before`; return its hash."""
        while True:
            handle = self.canvas(nth).element_handle()
            arguments = [handle, before]
            found = self.page.wait_for_function(_PIXELS_DIFFER, arg=arguments, polling=_LOOK_AGAIN)
            handle.dispose()  # the page would keep the canvas
            # JupyterLab makes its views anew once it has asked a new kernel for its widgets
            if (changed := found.json_value()) != "gone":
                return str(changed)

    def wait_for_ground(self, colour: str, nth: int = 0) -> None:
        """Wait until the nth canvas has a colour, such as "#ffffff", at its corner."""
        wanted = ",".join(str(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
        handle = self.canvas(nth).element_handle()
        self.page.wait_for_function(_HAS_GROUND, arg=[handle, f"{wanted},255"])

    def picture(self, nth: int = 0) -> Image.Image:
        """What the nth canvas shows when it stays as it is, in its backing pixels."""
        self.wait_for_pixels(nth)
        url: str = self.canvas(nth).evaluate("canvas => canvas.toDataURL()")
        return Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2]))).convert("RGB")

    def wait_for_picture(self, wanted: Image.Image, nth: int = 0) -> None:
        """Wait until the nth canvas looks like a picture.

        Edges may be smoothed a little differently when only a part was painted again.

        Raises:
            AssertionError: when it does not come to look so.
        """
        give_up = time.monotonic() + STEP_SECONDS
        while not alike(self.picture(nth), wanted):
            assert time.monotonic() < give_up, "the canvas does not show the picture"
            self._wait_painted()

    def click_canvas(self, x: float, y: float, nth: int = 0) -> None:
        """Click the nth canvas at a point of the drawing.

        Args:
            x: in the drawing's own units, from the left.
            y: in the drawing's own units, from the top.
            nth: which canvas of the notebook.
        """
        self.page.mouse.click(*self.point(x, y, nth))

    def point(self, x: float, y: float, nth: int = 0) -> Position:
        """Where a point of the drawing on the nth canvas lies in the window, scrolled to it.

        The notebook is scrolled only where the point could not be clicked as it is.
        """
        across, down = self.canvas(nth).evaluate(_POINT, [x, y])
        return float(across), float(down)

    def drawing_size(self, nth: int = 0) -> Position:
        """Width and height of the drawing on the nth canvas, in its own units."""
        width, height = self.canvas(nth).evaluate(DRAWING)
        return float(width), float(height)

    @property
    def scrolled(self) -> float:
        """How far down the notebook in front is scrolled."""
        scroller = self.notebook.locator(".jp-WindowedPanel-outer").first
        return float(scroller.evaluate("scroller => scroller.scrollTop"))

    def set_theme(self, theme: Theme) -> None:
        """Switch JupyterLab to its light or dark theme, unless it has it."""
        light = "true" if theme == "light" else "false"
        if self.page.locator(f'body[data-jp-theme-light="{light}"]').count():
            return
        name = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}[theme]
        self._call(
            "async theme => {"
            " await window.jupyterapp.commands.execute('apputils:change-theme', {theme}); }",
            name,
        )
        self.page.wait_for_selector(f'body[data-jp-theme-light="{light}"]', state="attached")
        self.page.wait_for_selector("#jupyterlab-splash", state="detached")

    def set_size(self, width: int, height: int = 900) -> None:
        """Set the size of the window in CSS pixels."""
        self.page.set_viewport_size({"width": width, "height": height})

    def set_sidebar(self, shown: bool) -> None:
        """Show or hide the file browser on the left."""
        verb = "expandLeft" if shown else "collapseLeft"
        self.page.evaluate(f"() => window.jupyterapp.shell.{verb}()")

    def screenshot(self, path: Path, whole: bool = False) -> Path:
        """Write a PNG of the window, or of the whole notebook, however long it is."""
        path.parent.mkdir(parents=True, exist_ok=True)
        size = self.page.viewport_size
        if not whole or size is None:
            self._wait_painted()
            self.page.screenshot(path=path)
            return path
        scroller = self.notebook.locator(".jp-WindowedPanel-outer").first
        scrolled: float = scroller.evaluate("scroller => scroller.scrollTop")
        hidden: int = scroller.evaluate(_HIDDEN_HEIGHT)
        self.set_size(size["width"], size["height"] + hidden)
        try:
            scroller.evaluate("scroller => { scroller.scrollTop = 0 }")
            self._wait_painted()
            self.page.screenshot(path=path)
        finally:
            self.set_size(size["width"], size["height"])
            scroller.evaluate("(scroller, top) => { scroller.scrollTop = top }", scrolled)
        return path

    def _call(self, script: str, argument: object = None, seconds: float = STEP_SECONDS) -> None:
        """Run an asynchronous JavaScript function; fail when it takes longer than `seconds`."""
        answer = self.page.evaluate(
            f"""([argument, wait]) => Promise.race([
                ({script})(argument).then(() => '', error => String(error)),
                new Promise(late => setTimeout(() => late('no answer in ' + wait + ' ms'), wait)),
            ])""",
            [argument, seconds * 1000],
        )
        if answer:
            raise RuntimeError(f"JupyterLab: {answer}, asked for:\n{script}")

    def _wait_painted(self) -> None:
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def _note_error(self, error: Error) -> None:
        # in a busy page, see `hear` in index.js
        if "[anywidget] Failed to initialize model" not in error.message:
            self.errors.append(error.stack or error.message)

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.console_errors.append(message.text)


def alike(one: Image.Image, other: Image.Image, tolerance: int = 40) -> bool:
    """Whether two pictures differ by no more than smoothing: so much in a channel of a pixel."""
    if one.size != other.size:
        return False
    extrema: Any = ImageChops.difference(one, other).getextrema()
    return all(high <= tolerance for _, high in extrema)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start a Chromium, and close it at the end.

    Raises:
        NoChromium: when there is no browser to start.
    """
    executable = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, headless=True, args=list(CHROMIUM_FLAGS)
        )
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def lab_page(
    server: LabServer,
    width: int = 1280,
    height: int = 900,
    pixel_ratio: float = 1.0,
    touch: bool = False,
    browser: Browser | None = None,
    scratch: str = "scratch.ipynb",
) -> Iterator[LabPage]:
    """Open a page on a running server, and close it at the end.

    Args:
        server: a started `LabServer`.
        width: of the window, in CSS pixels.
        height: of the window, in CSS pixels.
        pixel_ratio: device pixels per CSS pixel.
        touch: whether it is a screen for fingers.
        browser: where to open it; by default in a Chromium of its own.
        scratch: see `LabPage`.

    Raises:
        NoChromium: when there is no browser to start.
    """
    with (
        nullcontext(browser) if browser else chromium() as found,
        found.new_page(
            viewport={"width": width, "height": height},
            device_scale_factor=pixel_ratio,
            has_touch=touch,
        ) as page,
    ):
        yield LabPage(page, server, scratch)


def write_settings(settings: Path, config: Path) -> None:
    """Write what keeps JupyterLab from disturbing a test into its two folders."""
    texts = {
        settings / "@jupyterlab" / f"{name}.jupyterlab-settings": text
        for name, text in LAB_SETTINGS.items()
    }
    texts[config / "labconfig" / "page_config.json"] = LAB_PAGE_CONFIG
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def write_kernel(folder: Path, python: str) -> None:
    """Write what Jupyter needs to start kernels with a Python."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [python, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    spec = {"argv": command, "display_name": "Python 3", "language": "python"}
    (folder / "kernel.json").write_text(json.dumps(spec), "utf-8")
