"""axe-core, which finds what keeps people from using a page, in a page of a test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from tests.browser.lab import ROOT

AXE = ROOT / "tests" / "javascript" / "node_modules" / "axe-core" / "axe.min.js"

# All rules, also those that are only recommended.
_RUN = """([inside, off]) => axe.run(inside ? {include: [inside]} : document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(off.map(rule => [rule, {enabled: false}])),
})"""

#: Asked of whole pages only: JupyterLab's own page has more than one main landmark, for example.
OF_PAGES = ("region", "landmark-one-main", "page-has-heading-one", "heading-order")

# What axe does not look for: what is said twice, stops of Tab where nothing can be done, and a § in
# a sentence that is too small for a finger.
_MORE = """inside => {
    const within = [...document.querySelectorAll(inside ?? 'body')];
    const found = selector => within.flatMap(part => [...part.querySelectorAll(selector)]);
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
    const said = one => one.outerHTML.slice(0, 160);
    return [
        ...found(live).filter(one => one.parentElement.closest(live))
            .map(one => `nested-live-region: ${said(one)}`),
        ...found('canvas').filter(one => one.tabIndex >= 0 && one.checkVisibility())
            .map(one => `canvas-in-tab-order: ${said(one)}`),
        ...found('.duel-rule > summary').filter(one => {
            const {width, height} = one.getBoundingClientRect();
            return width && Math.min(width, height) < 24;
        }).map(one => `small-target: ${said(one)}`),
    ];
}"""


def findings(page: Page, inside: str | None = None) -> list[str]:
    """What axe finds in a page, and what it does not look for, one line for each element.

    Args:
        page: the page.
        inside: the selector of the parts to look at; the whole page by default.
    """
    if not page.evaluate("() => 'axe' in window"):
        assert AXE.exists(), "axe-core is missing: `make setup` installs it"
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(_RUN, [inside, list(OF_PAGES) if inside else []])
    return [
        *(
            _line(violation, node)
            for violation in found["violations"]
            for node in violation["nodes"]
        ),
        *page.evaluate(_MORE, inside),
    ]


def _line(violation: Mapping[str, Any], node: Mapping[str, Any]) -> str:
    why = " ".join(str(node.get("failureSummary", "")).split()).removeprefix(
        "Fix any of the following: "
    )
    return f"{violation['id']} ({violation['impact']}): {node['html'][:160]} — {why[:200]}"
