"""On a phone nothing is wider than the page, in any language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from duel_nb.languages import LANGUAGES
from tests.browser.lab import LabPage
from tests.browser.test_accessibility import PHONE, VIEWS

#: The widest forms; the others in the long run.
QUICK = ("editor", "guide")
# What ends beyond the right edge of the notebook, except in a list that scrolls by itself.
BEYOND = """() => {
    const panel = document.querySelector('.jp-NotebookPanel:not(.lm-mod-hidden)');
    const outer = panel.querySelector('.jp-WindowedPanel-outer');
    const edge = outer.getBoundingClientRect().left + outer.clientWidth;
    return [...outer.querySelectorAll('.duel-page-view, .duel-page-view *')].filter(one => {
        const box = one.getBoundingClientRect();
        return box.width > 1 && one.checkVisibility() && box.right > edge + 1;
    }).map(one => `${one.tagName} ${one.className} ${one.textContent.slice(0, 40)}`);
}"""


@pytest.fixture
def phone(lab: LabPage) -> Iterator[LabPage]:
    """JupyterLab on a phone; the other tests of its kernel are in English again."""
    lab.set_size(*PHONE)
    yield lab
    lab.execute("duel.language('en')")


@pytest.mark.parametrize(
    "view",
    [one if one in QUICK else pytest.param(one, marks=pytest.mark.slow) for one in VIEWS],
)
def test_nothing_is_cut_off(phone: LabPage, view: str) -> None:
    cells, act = VIEWS[view]
    found = []
    for language in LANGUAGES:
        phone.run_cells([f"import duel_nb as duel\nduel.language({language!r})", *cells])
        if language == "en" or view == "guide":
            act(phone)
        phone.settle()
        found += [f"{language}: {one}" for one in phone.page.evaluate(BEYOND)]
    assert not found, "\n".join(found)
