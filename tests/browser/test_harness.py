"""The harness itself, on a small notebook with a drawing and a button."""

import os
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import expect

from tests.browser import lab as lab_module
from tests.browser.lab import KERNEL, LabPage, NoChromium, find_chromium

SMALL_NOTEBOOK = [
    """
import sys
import ipywidgets as widgets
from ipycanvas import Canvas

canvas = Canvas(width=400, height=200, layout=widgets.Layout(width="100%", max_width="200px"))
canvas.scale(2)
status = widgets.Label("nothing yet")
button = widgets.Button(description="Paint it red")

def paint(colour):
    canvas.fill_style = "white"
    canvas.fill_rect(0, 0, 200, 100)
    canvas.fill_style = colour
    canvas.fill_rect(20, 20, 60, 60)

def on_click(x, y):
    status.value = f"clicked {x / 2:.0f} {y / 2:.0f}"

button.on_click(lambda _: paint("red"))
canvas.on_mouse_down(on_click)
paint("blue")
widgets.VBox([canvas, button, status])
""",
    "sys.executable",
]


def test_a_button_and_a_click_reach_the_kernel_and_come_back(lab: LabPage) -> None:
    lab.run_cells(SMALL_NOTEBOOK)
    blue = lab.wait_for_pixels()

    lab.button("Paint it red").click()
    red = lab.wait_for_pixels(before=blue)
    assert red != blue

    lab.click_canvas(300, 80)
    lab.settle()
    expect(lab.notebook.get_by_text("clicked 150 40")).to_be_visible()


def test_kernels_run_the_python_that_is_named(lab: LabPage) -> None:
    named = os.environ.get(KERNEL, sys.executable)
    lab.execute(f"import sys; assert sys.executable == {named!r}, sys.executable")


def test_a_cell_that_fails_is_reported_with_its_traceback(lab: LabPage) -> None:
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        lab.run_cells(["1 / 0"])


def test_errors_of_the_page_are_collected(lab: LabPage) -> None:
    lab.page.evaluate("() => { setTimeout(() => { throw new Error('on purpose') }) }")
    lab.page.evaluate("() => new Promise(done => setTimeout(done))")
    assert any("on purpose" in error for error in lab.errors)
    lab.errors.clear()


def test_themes_sizes_and_long_screenshots(lab: LabPage, tmp_path: Path) -> None:
    lab.run_cells(SMALL_NOTEBOOK)
    lab.wait_for_pixels()
    lab.set_size(900, 300)
    lab.set_sidebar(False)
    light = Image.open(lab.screenshot(tmp_path / "light.png"))
    lab.set_theme("dark")
    dark = Image.open(lab.screenshot(tmp_path / "dark.png"))
    whole = Image.open(lab.screenshot(tmp_path / "whole.png", whole=True))

    assert light.size == dark.size == (900, 300)
    assert brightness(dark) < 100 < 200 < brightness(light)
    assert whole.width == 900
    assert 500 < whole.height < 1500, "all cells, and no room after the last one"


def brightness(picture: Image.Image) -> float:
    return ImageStat.Stat(picture.convert("L")).mean[0]


def test_a_missing_browser_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DUEL_NB_CHROMIUM", raising=False)
    monkeypatch.setattr(lab_module, "CHROMIUM_PLACES", ())
    monkeypatch.setenv("PATH", "/nonexistent")
    with pytest.raises(NoChromium, match="please install it"):
        find_chromium()


@pytest.mark.slow
def test_a_kernel_that_never_answers_is_started_again(
    lab: LabPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab.write_notebook("stuck.ipynb", ["1 + 1"])
    call = lab._call
    opened: list[str] = []

    def stuck_once(script: str, argument: object = None, seconds: float = 30) -> None:
        call(script, argument, seconds)
        if script == lab_module._OPEN:
            opened.append(script)
            if len(opened) == 1:
                raise RuntimeError

    monkeypatch.setattr(lab, "_call", stuck_once)
    lab.open_notebook("stuck.ipynb")
    lab.run_all()
    expect(lab.notebook.get_by_text("2", exact=True)).to_be_visible()
    assert len(opened) == 2
