"""`duel-nb lab`, in a browser that opens it for the first time."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from duel_nb.lessons.builder import build
from duel_nb.lessons.course_copy import trust
from tests.browser.lab import LabPage, LabServer

PLUGIN = "@jupyterlab/apputils-extension:notification"
BOARD = "import duel_nb as duel\nduel.board(duel.new_game(seed=4, first_game=True))"


class FirstLab(LabServer):
    """JupyterLab as `duel-nb lab` starts it, without settings that help a test."""

    @property
    def _program(self) -> Iterable[str]:
        notebook = self.write_notebook("first.ipynb", [BOARD])
        return ("-m", "duel_nb", "lab", str(self.folder / notebook))

    def _set_up(self) -> None:
        pass

    def setting(self) -> dict[str, Any]:
        """What JupyterLab knows of its notifications."""
        with urllib.request.urlopen(f"{self.url}/lab/api/settings/{PLUGIN}") as answer:
            found: dict[str, Any] = json.load(answer)
        return found


def test_no_question_about_news_lies_over_the_first_board(browser: Browser, tmp_path: Path) -> None:
    with FirstLab(tmp_path, None) as server:
        default = server.setting()["schema"]["properties"]["fetchNews"]["default"]
        assert default == "false", "'none' asks"
        with browser.new_page(viewport={"width": 1366, "height": 768}) as page:
            lab = LabPage(page, server)
            lab.open_notebook("first.ipynb")
            lab.run_all()
            lab.wait_for_pixels()
            expect(page.locator(".Toastify__toast")).to_have_count(0)


def test_one_press_starts_a_lesson(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "01-a-lesson.md"
    words = "\n\n".join(["Words."] * 40)  # more than a screen
    source.write_text(f"---\ntitle: A lesson\n---\n```python\n{BOARD}\n```\n{words}\n")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    with FirstLab(tmp_path, None) as server:
        lesson = server.folder / "01-a-lesson.ipynb"
        build(source, lesson, execute=False)
        trust([lesson])
        with browser.new_page(viewport={"width": 1366, "height": 768}) as page:
            lab = LabPage(page, server)
            lab.open_notebook(lesson.name)
            start = page.get_by_role("button", name="Start this lesson")
            start.click()
            lab.wait_for_pixels()
            lab.settle()
            expect(start).to_be_in_viewport()  # JupyterLab itself goes to the last cell
            expect(page.get_by_role("dialog", name="Run Command")).to_have_count(0)


def test_what_somebody_has_chosen_stays(tmp_path: Path) -> None:
    chosen = tmp_path / "settings" / f"{PLUGIN.replace(':', '/')}.jupyterlab-settings"
    chosen.parent.mkdir(parents=True)
    chosen.write_text('{"fetchNews": "true"}')
    with FirstLab(tmp_path, None) as server:
        assert server.setting()["settings"] == {"fetchNews": "true"}


def test_a_default_of_the_machine_stays(tmp_path: Path) -> None:
    default = tmp_path / "config" / "labconfig" / "default_setting_overrides.json"
    default.parent.mkdir(parents=True)
    default.write_text(json.dumps({PLUGIN: {"fetchNews": "true"}}))
    with FirstLab(tmp_path, None) as server:
        properties = server.setting()["schema"]["properties"]
        assert properties["fetchNews"]["default"] == "true"
