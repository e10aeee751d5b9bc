"""The site, built once, and one page on it; Pyodide comes from npm and PyPI."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.lab import ROOT, find_chromium
from tests.site import distribution
from tests.site.page import SitePage, SiteServer, site_page

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is in this folder: it takes minutes, a network and a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("slow")
            item.add_marker("browser")
            item.add_marker(pytest.mark.xdist_group("site"))


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site."""
    return distribution.build_site(tmp_path_factory.mktemp("site") / "site")


@pytest.fixture(scope="session")
def pyodide(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What Pyodide's own address serves, as far as it can be had."""
    folder = tmp_path_factory.mktemp("pyodide")
    distribution.fetch(distribution.needed_version(), folder)
    return folder


@pytest.fixture(scope="session")
def shared_page(built: Path, pyodide: Path) -> Iterator[SitePage]:
    """A page with a browser of its own: what it keeps is kept until the last test."""
    find_chromium()  # a missing browser should fail before anything is started
    server = SiteServer(built)
    try:
        with site_page(server, pyodide) as page:
            yield page
    finally:
        server.stop()


@pytest.fixture
def lab(shared_page: SitePage, request: pytest.FixtureRequest) -> Iterator[SitePage]:
    """The page; no JavaScript error may come up, and nobody else may be asked for anything.

    A picture of the page stays in .shots/ when the test fails.
    """
    shared_page.errors.clear()
    failed_before = request.session.testsfailed
    yield shared_page
    if shared_page.errors or request.session.testsfailed > failed_before:
        shared_page.screenshot(ROOT / ".shots" / f"failed-{request.node.name}.png")
    assert not shared_page.errors, "\n".join(shared_page.errors)
    assert shared_page.requests
    assert shared_page.strangers == []
