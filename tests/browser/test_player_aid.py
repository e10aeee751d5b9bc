"""The player aid on paper: two pages for each set, and nothing cut."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from duel_nb.languages import LANGUAGES, speaking
from duel_nb.page.paper import MARGIN, PAPERS
from duel_nb.records.aid import player_aid

MIXES = [(), ("pantheon", "agora")]
"""Every page is in one of these: an expansion changes those of the base game, none the others."""

#: Of each page: its width in pixels, whether something is outside of its columns, and its smallest
#: text in points.
LOOKS = """() => [...document.querySelectorAll(".page")].map((page) => {
    const columns = page.querySelector(".columns");
    const inside = page.getBoundingClientRect();
    const beyond = [...columns.querySelectorAll("*")].filter((one) => {
        const box = one.getBoundingClientRect();
        return !one.closest("svg *")
            && (box.right > inside.right + 1 || box.bottom > inside.bottom + 1);
    });
    const sizes = [...page.querySelectorAll("*:not(svg *)")].map(
        (one) => parseFloat(getComputedStyle(one).fontSize) * 0.75);
    return {
        width: inside.width,
        beyond: beyond.map((one) => one.textContent),
        wider: columns.scrollWidth > columns.clientWidth
            || columns.getBoundingClientRect().bottom > inside.bottom + 1,
        smallest: Math.min(...sizes),
    };
})"""


#: By default each language on one paper and each paper in two languages, all in the long run.
CASES = [
    pytest.param(paper, code, marks=() if (number + turn) % 2 else pytest.mark.slow)
    for number, code in enumerate(LANGUAGES)
    for turn, paper in enumerate(PAPERS)
]


@pytest.mark.parametrize(("paper", "code"), CASES)
def test_two_pages_for_each_set(browser: Browser, paper: str, code: str) -> None:
    for mix in MIXES:
        with speaking(code):
            html = player_aid(mix, paper)
        check_pages(browser, html, 2 * (1 + len(mix)), paper)


def check_pages(browser: Browser, html: str, count: int, paper: str) -> None:
    """So many pages of this paper, with nothing beyond their edges and no text too small."""
    page = browser.new_page()
    try:
        page.set_content(html)
        page.emulate_media(media="print")
        printed = page.pdf(prefer_css_page_size=True, print_background=True)
        looks: list[dict[str, Any]] = page.evaluate(LOOKS)
    finally:
        page.close()
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == count
    size = [
        round(float(n)) for n in re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)", printed)[0]
    ]
    assert size == [round(one / 25.4 * 72) for one in PAPERS[paper]]
    printed_width = (PAPERS[paper].width - 2 * MARGIN) / 25.4 * 96
    for look in looks:
        assert look["width"] <= int(printed_width), "a browser cuts what is on part of a pixel"
        assert not look["beyond"]
        assert not look["wider"]
        assert look["smallest"] >= 7.5
