"""Exported pages in a browser: whatever people wrote is shown as text, and nothing leaves them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import duel_nb as duel
from duel_nb.lessons.first_game.cards import guide_cards
from duel_nb.records import Game, export
from duel_nb.records.aid import player_aid
from duel_nb.records.review import review
from duel_nb.scenarios.load import loads
from tests.browser.lab import ROOT, LabPage

#: What would be felt if a browser took it for more than text: it sets `hit`, or asks for something.
HOSTILE = (
    "<script>hit=1</script><img src=http://127.0.0.1:47999/a onerror=hit=1>",
    "\"'><svg onload=hit=1><iframe src=http://127.0.0.1:47999/b>",
    "</title></style></script></li><base href=http://127.0.0.1:47999/><script>hit=1</script>",
    "<!--<script> ]]> $script ${body} $style <form action=http://127.0.0.1:47999/c>",
    "<a href=javascript:hit=1>a</a> [b](javascript:hit=1) &lt;script&gt;hit=1&lt;/script&gt;",
    "<style>@import url(http://127.0.0.1:47999/d);</style><meta http-equiv=refresh content=0>",
)
NAMES = ("<img src=x onerror=hit=1>", "</script><script>hit=1</script>")
#: The texts for people of a scenario, as its file has them.
TEXTS = (
    '"Ben has 2 coins when Ada constructs the Appian Way. What happens?"',
    '"and if Ben has 7 coins?"',
    '"The Appian Way against a poor opponent"',
    '"Appian Way" }',
    '"Then Ben loses 3 and keeps 4."',
    '"""\nBen loses both coins and owes nothing. Ada takes 3 coins from the bank all the same, '
    'and plays again."""',
)
#: Elements that no exported page has.
FOREIGN = "iframe, object, embed, base, form, link, img:not([src^='data:']), [onerror], [onload]"
#: All texts of a page, hidden ones as well, and its title.
TOLD = """() => {
    const body = document.body.cloneNode(true);
    for (const one of body.querySelectorAll("script, style")) one.remove();
    return document.title + body.textContent;
}"""
#: Puts everything that could reach out into a page; gives what the policy refused.
TRIED = """async () => {
    const refused = new Set();
    document.addEventListener("securitypolicyviolation",
        (event) => refused.add(event.effectiveDirective));
    const put = (name, given) => {
        const one = Object.assign(document.createElement(name), given);
        document.body.append(one);
        return one;
    };
    put("img", {src: "http://127.0.0.1:47999/a"});
    put("iframe", {src: "http://127.0.0.1:47999/b"});
    put("link", {rel: "stylesheet", href: "http://127.0.0.1:47999/c"});
    put("base", {href: "http://127.0.0.1:47999/"});
    put("script", {textContent: "window.hit = 1"});
    put("script", {src: "http://127.0.0.1:47999/d"});
    put("div", {innerHTML: "<button onclick='window.hit = 1'></button>"}).firstChild.click();
    put("form", {action: "http://127.0.0.1:47999/e"}).submit();
    await fetch("http://127.0.0.1:47999/f").catch(() => {});
    for (let tries = 0; tries < 100 && refused.size < 8; tries += 1) {
        await new Promise((done) => setTimeout(done, 100));
    }
    return [...refused].sort();
}"""
SCENARIO = (
    ROOT / "examples" / "base" / "wonders" / "appian-way-poor-opponent.toml"
).read_text("utf-8")  # fmt: skip


def game() -> Game:
    found = Game.new(1, names=NAMES, title=HOSTILE[0], about=HOSTILE[1])
    for words in HOSTILE:
        found = found.play(found.state.legal_actions()[0], words)
    return found


def scenario() -> str:
    """A scenario in which every text for people is hostile."""
    told = SCENARIO
    for text, words in zip(TEXTS, HOSTILE, strict=True):
        assert text in told
        told = told.replace(text, _toml(words) + text.rpartition('"')[2])
    return told


def _toml(words: str) -> str:
    """A text as TOML."""
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


@contextmanager
def opened(browser: Browser, file: Path) -> Iterator[Page]:
    """A page from its file, during which nothing is asked for and nothing is refused."""
    wrong: list[str] = []
    page = browser.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text))
    page.on("request", lambda asked: wrong.append(asked.url))
    try:
        page.goto(file.as_uri())
        wrong.remove(file.as_uri())
        yield page
    finally:
        page.close()
    assert not wrong, file.name


def pages(folder: Path) -> Iterator[tuple[Path, Iterable[str]]]:
    """A file of every writer of pages, and what people wrote that is on it."""
    recorded = game()
    export.export(recorded, folder / "game.html")
    yield folder / "game.html", (*NAMES, *HOSTILE)
    review(recorded.upto(1), 1).save(folder / "review.html")
    yield folder / "review.html", (NAMES[0], HOSTILE[0])
    yield duel.export(duel.board(recorded.state), folder / "board.html"), NAMES
    yield duel.export(loads(scenario()), folder / "scenario.html"), HOSTILE
    for file in duel.quiz(about="base/military", questions=1, seed=1).save(folder / "quiz.html"):
        yield file, ()
    for name, page in (("aid", player_aid()), ("cards", guide_cards(["agora"]))):
        (folder / f"{name}.html").write_text(page, "utf-8")
        yield folder / f"{name}.html", ()


def test_what_people_wrote_is_text_on_every_exported_page(browser: Browser, tmp_path: Path) -> None:
    for file, written in pages(tmp_path):
        with opened(browser, file) as page:
            assert page.evaluate("() => window.hit") is None, file.name
            assert page.locator(FOREIGN).count() == 0, file.name
            told = page.evaluate(TOLD)
            assert not [words for words in written if words not in told], file.name


@pytest.mark.parametrize("name", ["slides", "printed"])
def test_a_browser_loads_and_sends_nothing_for_an_exported_page(
    name: str, browser: Browser, tmp_path: Path
) -> None:
    """Even if something got onto it: a script, a picture, a frame, a form, a style, a request."""
    file = tmp_path / f"{name}.html"
    if name == "slides":
        duel.export("appian-way-poor-opponent", file)
    else:
        file.write_text(player_aid(), "utf-8")
    page = browser.new_page()
    page.goto(file.as_uri())
    ends: set[str | None] = set()
    page.on("requestfailed", lambda request: ends.add(request.failure))
    page.on("response", lambda response: ends.add(response.url))
    refused = page.evaluate(TRIED)
    assert page.evaluate("() => window.hit") is None
    assert refused == [
        *("base-uri", "connect-src", "form-action", "frame-src", "img-src"),
        *("script-src-attr", "script-src-elem", "style-src-elem"),
    ]
    assert ends == {"csp"}
    page.close()


def test_what_people_wrote_is_text_on_a_live_board(lab: LabPage) -> None:
    lab.run_cells(
        [
            "import duel_nb as duel",
            f"duel.board(duel.new_game(seed=1, names={NAMES!r}))",
        ]
    )
    lab.wait_for_pixels(0)
    assert lab.page.evaluate("() => window.hit") is None
    assert lab.notebook.locator("img[src=x]").count() == 0
