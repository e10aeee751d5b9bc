"""Boards look as the page is, or as their code says: told and pressed without a browser."""

from __future__ import annotations

import base64
import io
from typing import Any

import pytest
from PIL import Image

import duel_nb as duel
from duel_nb.boards.widget import preferences
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.live import Board
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.inputs import MarksInput
from duel_nb.lessons.exercises.picture import ResponsivePicture
from duel_nb.lessons.position_viewer import PositionViewer

WIDE, NARROW = 1140, 1016


def board(**look: Any) -> Board:
    return Board(duel.position(structure=["Altar", "Press"], A={"wonders": ["Sphinx"]}), **look)


def look(shown: Any) -> tuple[str, float]:
    """How a board is painted: its theme and how wide it is."""
    drawn = shown._painter.scene
    dark = sum(bytes.fromhex(drawn.background[1:])) < 3 * 128
    return "dark" if dark else "light", drawn.width


def tell(shown: Any, page: str) -> None:
    """Have the page of a board say what it is like: pixels, theme and more."""
    shown._look.ear.value = page


def test_a_board_is_wide_and_light_until_the_page_has_said_otherwise() -> None:
    first = board()
    assert look(first) == ("light", WIDE)
    tell(first, "720 dark")
    assert look(first) == ("dark", NARROW)
    assert look(board()) == ("dark", NARROW), "the next one begins as the page was last"
    assert look(board(theme="light", layout="wide")) == ("light", WIDE)
    tell(first, "1100 light")
    assert look(first) == ("light", WIDE)


def test_contrasts_are_strong_where_the_page_has_strong_ones() -> None:
    state = duel.position(structure=["Altar"])
    where = f"place:{state.structure[0].name}"
    find = Find("a", "Which?", state, what=lambda _: [where], why="So.", rule="BASE-SETUP-01")
    first, asked = board(), board(palette="standard")
    others: list[Any] = [PositionViewer(state), MarksInput(find, Controls())]
    drawn = [shown._painter.scene.background for shown in (first, *others)]
    for shown in (first, asked, *others):
        tell(shown, "1100 light here v1 strong")
    for shown, before in zip((first, *others), drawn, strict=True):
        assert shown._look.palette == "contrast"
        assert shown._painter.scene.background != before
    assert first._toolbar.contrast.value
    assert asked._look.palette == "standard"
    assert board()._look.palette == "contrast", "the next one begins as the page was last"
    first._toolbar.contrast.value = False
    tell(first, "1100 dark here v1 strong")
    assert first._look.palette == "standard", "somebody has chosen"
    tell(others[0], "1100 light here v1")
    assert others[0]._painter.scene.background == drawn[1]


def test_what_was_asked_for_is_kept_whatever_the_page_is_like() -> None:
    asked = board(theme="light", layout="narrow")
    tell(asked, "1100 dark")
    assert look(asked) == ("light", NARROW)


def test_a_board_between_two_widths_stays_as_it_is() -> None:
    """A scroll bar that comes and goes with the height of the board could never rest else."""
    shown = board()
    for pixels, width in (
        (preferences.NARROW_BELOW, WIDE),
        (preferences.NARROW_BELOW - 1, NARROW),
        (preferences.WIDE_FROM - 1, NARROW),
        (preferences.WIDE_FROM, WIDE),
    ):
        tell(shown, f"{pixels} light")
        assert look(shown) == ("light", width), pixels


@pytest.mark.parametrize("nonsense", ["", "wide", "dark", "x", "700x", "\u2603 \u2603"])
def test_nonsense_from_a_page_changes_nothing(nonsense: str) -> None:
    shown = board()
    tell(shown, nonsense)
    assert look(shown) == ("light", WIDE)


def test_boards_of_all_kinds_follow_the_page() -> None:
    state = duel.position(structure=["Altar"])
    where = f"place:{state.structure[0].name}"
    find = Find("a", "Which?", state, what=lambda _: [where], why="So.", rule="BASE-SETUP-01")
    for shown in (PositionViewer(state), MarksInput(find, Controls())):
        tell(shown, "720 dark")
        assert look(shown) == ("dark", NARROW)
        preferences.forget()
    html, _, ear = ResponsivePicture(state, Controls()).widget.children
    first = html.value
    ear.value = "1100 dark here v1"  # the page itself picks the theme
    assert html.value == first
    ear.value = "720 dark here v1"
    coded = html.value.partition("base64,")[2].partition('"')[0]
    width, _ = Image.open(io.BytesIO(base64.b64decode(coded))).size
    assert width == NARROW * 1.25
    assert ResponsivePicture(state, Controls()).widget.children[0].value == html.value


def test_a_board_that_is_made_dark_keeps_what_was_selected_and_how_tall_it_is() -> None:
    shown = board()
    shown.play("build Altar")
    tall = shown._painter.scene.height
    shown.select("wonder:sphinx")
    tell(shown, "1100 dark")
    assert look(shown) == ("dark", WIDE)
    assert shown._selected == "wonder:sphinx"
    assert shown._painter.scene.height == tall
