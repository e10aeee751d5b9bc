"""The built site on 127.0.0.1, below a path as on GitHub Pages, in a headless Chromium."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import nbformat
from playwright.sync_api import Page, Request, Route, sync_playwright

from tests.browser.lab import CHROMIUM_FLAGS, RUN_SECONDS, LabPage, find_chromium

PYODIDE = "https://cdn.jsdelivr.net/pyodide/"
PREFIX = "/duel-nb"

# Runs code in the kernel of the notebook in front, and collects what it prints.
_SAID = """async code => {
    const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    const future = kernel.requestExecute({code});
    let text = '';
    future.onIOPub = message => { text += message.content.text ?? message.content.evalue ?? ''; };
    const reply = await future.done;
    return {text, status: reply.content.status};
}"""

# Begins to run all cells, and waits for nothing.
_RUN_ALL = "() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }"


class SiteServer:
    """A plain web server for the folder of a site, which knows nothing of what is in it.

    Attributes:
        url: the address of the site, without a slash at the end.
    """

    def __init__(self, folder: Path) -> None:
        class Handler(SimpleHTTPRequestHandler):
            def translate_path(self, path: str) -> str:
                return super().translate_path(path.removeprefix(PREFIX))

            def log_message(self, *_: object) -> None:
                pass

        handler = partial(Handler, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}{PREFIX}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class SitePage(LabPage):
    """One page on a site.

    Attributes:
        requests: every address that was asked for, by the page, its workers and its service worker.
    """

    first_page = "lab/index.html"
    kernel = "python"
    open_seconds = RUN_SECONDS

    def __init__(self, page: Page, server: SiteServer) -> None:
        self.requests: list[str] = []
        page.context.on("request", self._note_request)
        super().__init__(page, server)  # type: ignore[arg-type]  # all that it asks for is the url

    def write_notebook(self, name: str, cells: Iterable[str]) -> str:
        """Write a notebook of code cells into the files that the browser keeps."""
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(source) for source in cells],
            metadata={"kernelspec": {"name": "python", "display_name": "Python"}},
        )
        self._call(
            "async ([path, content]) => { await window.jupyterapp.serviceManager.contents.save("
            "path, {type: 'notebook', format: 'json', content}); }",
            [name, notebook],
        )
        return name

    def open_notebook(self, name: str) -> None:
        """Open a notebook in a page loaded anew: JupyterLite does not end kernels cleanly."""
        self.load()
        self.open_beside(name)

    def said(self, code: str) -> str:
        """Run code in the kernel of the notebook in front; what it prints."""
        answer = self.page.evaluate(_SAID, code)
        assert answer["status"] == "ok", answer
        return str(answer["text"])

    def first_board(self, name: str) -> float:
        """Run a notebook in a page that was just loaded; when its first board is there.

        Returns:
            seconds since the browser began to load the page.
        """
        self.open_beside(name)
        self.page.evaluate(_RUN_ALL)
        board = self.canvas()
        board.wait_for(timeout=RUN_SECONDS * 1000)
        board.scroll_into_view_if_needed()  # one that is out of sight is not painted
        self.wait_for_pixels()
        return float(self.page.evaluate("() => performance.now()")) / 1000

    @property
    def strangers(self) -> list[str]:
        """What was asked for elsewhere than on this machine or at Pyodide's own address."""
        own = urlsplit(self.server.url).netloc
        return [
            url
            for url in self.requests
            if urlsplit(url).scheme in {"http", "https", "ws", "wss"}
            and urlsplit(url).netloc != own
            and not url.startswith(PYODIDE)
        ]

    def _note_request(self, request: Request) -> None:
        self.requests.append(request.url)


@contextmanager
def site_page(server: SiteServer, distribution: Path, width: int = 1280) -> Iterator[SitePage]:
    """Open a Chromium on a site; Pyodide's own address is answered from a folder."""

    def answer(route: Route) -> None:
        file = distribution / Path(urlsplit(route.request.url).path).name
        if file.is_file():
            kind = {".mjs": "text/javascript", ".wasm": "application/wasm"}.get(file.suffix)
            headers = {"Access-Control-Allow-Origin": "*"}
            route.fulfill(path=file, content_type=kind, headers=headers)
        else:
            route.fulfill(status=404)

    def exposed(route: Route) -> None:
        """The settings of the site; tests may drive it, and cells out of sight stay in the page."""
        found = route.fetch().json()
        tracker = {"windowingMode": "none"}
        found["jupyter-config-data"] |= {
            "exposeAppInBrowser": "true",
            "settingsOverrides": {"@jupyterlab/notebook-extension:tracker": tracker},
        }
        route.fulfill(body=json.dumps(found), content_type="application/json")

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(),
            headless=True,
            args=[*CHROMIUM_FLAGS, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
        )
        try:
            context = browser.new_context(viewport={"width": width, "height": 1400})
            context.route(f"{PYODIDE}**", answer)
            context.route(f"{server.url}/jupyter-lite.json*", exposed)
            yield SitePage(context.new_page(), server)
        finally:
            browser.close()
