"""A quiz in a browser: a page to project, without anything from elsewhere, and a sheet to print."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import duel_nb as duel
from duel_nb.lessons.quiz.quiz import Quiz
from duel_nb.page.paper import PAPERS

SAID = ".duel-slide-words > li:visible"
SCREENS = {
    "projector": {"viewport": {"width": 1366, "height": 768}, "color_scheme": "light"},
    "large": {"viewport": {"width": 1920, "height": 1080}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "has_touch": True},
}
#: Each way of looking in the smaller of its windows; the others in the long run.
QUICK = {("projector", True), ("phone", False)}


@pytest.fixture(scope="module")
def quiz() -> Quiz:
    """Questions of every mix, with long choices and short ones."""
    return duel.quiz(about=["base", "pantheon", "agora", "both"], questions=5, seed=11)


@pytest.fixture(scope="module")
def files(quiz: Quiz, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return quiz.save(tmp_path_factory.mktemp("quiz") / "quiz.html")


@pytest.fixture
def page(browser: Browser, files: tuple[Path, Path], request: Any) -> Iterator[Page]:
    """The page to project; nothing may be asked for, and nothing may go wrong."""
    wrong: list[str] = []
    page = browser.new_page(**request.param)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text))
    page.on("request", lambda asked: wrong.append(asked.url))
    page.goto(files[0].as_uri())
    wrong.remove(files[0].as_uri())
    yield page
    page.close()
    assert not wrong


def choices(page: Page) -> list[dict[str, Any]]:
    """The choices in sight: where they are, what they say, and which is marked as right."""
    return page.locator(f"{SAID} .duel-choices > li").evaluate_all(
        """all => all.map((one) => {
            const {left, top, right, bottom} = one.getBoundingClientRect();
            const right_one = one.matches('.duel-right');
            return {left, top, right, bottom, text: one.innerText, right_one};
        })"""
    )


@pytest.mark.parametrize(
    ("page", "presented"),
    [
        pytest.param(
            screen,
            presented,
            id=f"{'presented' if presented else 'page'}-{name}",
            marks=[] if (name, presented) in QUICK else pytest.mark.slow,
        )
        for presented in (True, False)
        for name, screen in SCREENS.items()
    ],
    indirect=["page"],
)
def test_every_question_can_be_read_and_its_answer_is_played(
    page: Page, quiz: Quiz, presented: bool
) -> None:
    if presented:
        page.keyboard.press("p")
    size = page.viewport_size
    assert size is not None
    asked: list[int] = []
    for number in range(page.locator(".duel-slide-words > li").count()):
        options = choices(page)
        if options:
            marked = "".join(one["text"] for one in options if one["right_one"])
            if not marked:
                asked.append(number)
            else:
                assert marked.startswith(quiz.questions[len(asked) - 1].letter)
            for box in options if size["width"] > 600 else []:  # a phone may scroll them
                assert box["left"] >= 0 and box["right"] <= size["width"]  # noqa: PT018
                assert box["top"] >= 0 and box["bottom"] <= size["height"]  # noqa: PT018
        page.keyboard.press("ArrowRight")
    assert len(asked) == len(quiz.questions)


@pytest.mark.parametrize("paper", PAPERS)
def test_two_questions_are_on_a_page_and_the_key_is_on_the_last(
    browser: Browser, quiz: Quiz, files: tuple[Path, Path], paper: str, tmp_path: Path
) -> None:
    _, sheet = files if paper == "a4" else quiz.save(tmp_path / "quiz.html", paper)
    page = browser.new_page()
    page.goto(sheet.as_uri())
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    page.close()
    pages = len(re.findall(rb"/Type\s*/Page\b", printed))
    assert pages <= len(quiz.questions) / 2 + 2, "four of questions, and the key"
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)", printed)
    assert box is not None
    size = [round(float(one)) for one in box.groups()]
    assert size == [round(one / 25.4 * 72) for one in PAPERS[paper]]
