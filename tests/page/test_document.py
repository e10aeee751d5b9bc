"""Pages of their own: what a browser may load for one, and that there is one place that says so."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import duel_nb
from duel_nb.page.document import document

PACKAGE = Path(duel_nb.__file__).parent


def policy(page: str) -> dict[str, str]:
    """The Content-Security-Policy of a page, by directive."""
    (found,) = re.findall('<meta http-equiv="Content-Security-Policy" content="(.*?)">', page)
    return dict(one.split(" ", 1) for one in found.split("; "))


def test_a_page_may_load_nothing() -> None:
    assert policy(document("Title", "", "")) == {
        "default-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "style-src": "'unsafe-inline'",
    }
    assert policy(document("Title", "", "", pictures=True))["img-src"] == "data:"


def test_a_page_runs_no_script_but_its_own() -> None:
    page = document("Title", "", "", script="let x = 'é';")
    (script,) = re.findall("<script>(.*)</script>", page, re.DOTALL)
    known = b64encode(sha256(script.encode()).digest()).decode()
    assert policy(page)["script-src"] == f"'sha256-{known}'"


def test_a_title_is_text() -> None:
    assert "<title>&lt;b&gt;A$x&lt;/title&gt;</title>" in document("<b>A$x</title>", "", "")


def test_every_page_of_the_package_is_such_a_page() -> None:
    """No other file of the package begins an HTML page, neither in Python nor as a template."""
    begins = {
        path.relative_to(PACKAGE).as_posix()
        for kind in ("*.py", "*.html", "*.js", "*.ftl", "*.svg")
        for path in PACKAGE.rglob(kind)
        if "node_modules" not in path.parts
        and re.search("<!doctype html|<html[ >]", path.read_text("utf-8"), re.IGNORECASE)
    }
    assert begins == {"page/document.html"}
