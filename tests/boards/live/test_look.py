"""Boards look as the page is, or as their code says: told and pressed without a browser."""

from __future__ import annotations

from typing import Any

import pytest

import duel_nb as duel
from duel_nb.boards.live.board import Board
from duel_nb.boards.live.editor.editor import Editor
from duel_nb.boards.live.look import Look
from tests.boards.live.person import about, act, asked, known, messages, play

WIDE, NARROW, TABLET = 1140, 1016, 760


def board(**look: Any) -> Board:
    return Board(duel.position(structure=["Altar", "Press"], A={"wonders": ["Sphinx"]}), **look)


def editor(**look: Any) -> Editor:
    return Editor({"structure": ["Altar"]}, **look)


def look_of(shown: Board | Editor) -> Look:
    return shown._parts.view.look if isinstance(shown, Board) else shown._canvas.look


def painter_of(shown: Board | Editor) -> Any:
    return shown._parts.view._painter if isinstance(shown, Board) else shown._canvas.painter


def look(shown: Board | Editor) -> tuple[str, float]:
    """How a board is painted: its theme and how wide it is."""
    drawn = painter_of(shown).scene
    dark = sum(bytes.fromhex(drawn.background[1:])) < 3 * 128
    return "dark" if dark else "light", drawn.width


def tell(shown: Board | Editor, width: float, theme: str = "light", **more: object) -> None:
    """Have the page of a board say what it is like."""
    seen = {"height": 600, "across": width, "contrast": False, "calm": False, "near": True}
    report = {"width": width, "theme": theme, "view": "v1", **seen, **more}
    act(shown, look_of(shown).frame, "look", report)


def pixels(shown: Board) -> tuple[float, float]:
    """The size of the canvas."""
    canvas = painter_of(shown).element.widget
    return canvas.width, canvas.height


@pytest.mark.parametrize("make", [board, editor])
def test_a_board_is_wide_and_light_until_the_page_has_said_otherwise(make: Any) -> None:
    first = make()
    assert look(first) == ("light", WIDE)
    tell(first, 720, "dark", height=1000)
    assert look(first) == ("dark", TABLET)
    assert look(make()) == ("dark", TABLET), "the next one begins as the page was last"
    assert look(make(theme="light", layout="wide")) == ("light", WIDE)
    tell(first, 1100)
    assert look(first) == ("light", WIDE)


def test_contrasts_are_strong_where_the_page_has_strong_ones() -> None:
    first, asked_for, set_up = board(), board(palette="standard"), editor()
    before = [painter_of(shown).scene.background for shown in (first, set_up)]
    for shown in (first, asked_for, set_up):
        tell(shown, 1100, contrast=True)
    both: tuple[Board | Editor, ...] = first, set_up
    for one, background in zip(both, before, strict=True):
        assert look_of(one).palette == "contrast"
        assert painter_of(one).scene.background != background
    assert first._parts.toolbar.contrast.value
    assert asked_for._parts.view.look.palette == "standard"
    assert board()._parts.view.look.palette == "contrast", (
        "the next one begins as the page was last"
    )
    toggle = first._parts.toolbar.contrast
    act(first, toggle, "change", **{toggle.id: False})
    tell(first, 1100, "dark", contrast=True)
    assert first._parts.view.look.palette == "standard", "somebody has chosen"
    tell(set_up, 1100)
    assert painter_of(set_up).scene.background == before[1]


def test_what_was_asked_for_is_kept_whatever_the_page_is_like() -> None:
    asked_for = board(theme="light", layout="narrow")
    tell(asked_for, 1100, "dark")
    assert look(asked_for) == ("light", NARROW)


def test_a_board_between_two_widths_stays_as_it_is() -> None:
    """A scroll bar that comes and goes with the height of the board could never rest else."""
    shown = board()
    for room, width in ((960, WIDE), (920, NARROW), (960, NARROW), (1000, WIDE)):
        tell(shown, room)
        assert look(shown) == ("light", width), room


RIGHT = {
    "width": 720,
    "height": 1000,
    "across": 720,
    "theme": "dark",
    "contrast": True,
    "calm": False,
    "near": True,
    "view": "v1",
}


@pytest.mark.parametrize(
    "nonsense",
    [
        *(None, "720 dark", {}, {"width": 720}),
        *({**RIGHT, "width": "720"}, {**RIGHT, "theme": "blue"}, {**RIGHT, "height": "x"}),
        *({**RIGHT, "near": None}, {**RIGHT, "view": 3}, {**RIGHT, "across": []}),
    ],
)
def test_nonsense_from_a_page_changes_nothing(nonsense: Any) -> None:
    shown = board()
    act(shown, shown._parts.view.look.frame, "look", nonsense)
    assert look(shown) == ("light", WIDE)
    assert shown.last_error is None
    act(shown, shown._parts.view.look.frame, "look", RIGHT)
    assert look(shown) == ("dark", TABLET)


def test_a_board_that_is_made_dark_keeps_what_was_selected_and_how_tall_it_is() -> None:
    shown = board()
    shown.play("build Altar")
    tall, position = painter_of(shown).scene.height, shown._parts.view.stage.position
    told = messages(shown)
    tell(shown, 1100, "dark")
    assert look(shown) == ("dark", WIDE)
    assert painter_of(shown).scene.height == tall
    assert shown._parts.view.stage.position == position, (
        "the page closes a selection in another position"
    )
    assert not asked(told, shown._parts.view.stage)
    assert "Sphinx" in about(shown, "wonder:sphinx")


def test_a_board_is_painted_as_sharp_as_it_is_shown() -> None:
    shown = board()
    for across, scale in ((900, 1.0), (1140, 1.0), (1400, 1.25), (1710, 1.5), (4000, 2.0)):
        tell(shown, 1100, across=across)
        assert pixels(shown)[0] == round(WIDE * scale), across


def test_a_board_out_of_sight_of_all_its_views_gives_its_pixels_back() -> None:
    shown = board()
    tell(shown, 1100)
    large = pixels(shown)
    tell(shown, 1100, view="v2")
    tell(shown, 1100, near=False)
    assert pixels(shown) == large, "another view is near"
    tell(shown, 1100, view="v2", near=False)
    small = pixels(shown)
    assert small[0] < large[0] / 2
    assert small[0] * large[1] == small[1] * large[0], "the page does not move"
    tell(shown, 1100)
    assert pixels(shown) == large


def test_of_many_boards_of_a_notebook_only_the_first_are_painted_unseen() -> None:
    first, second, third = (board() for _ in range(3))
    assert pixels(first) == pixels(second)
    assert pixels(third)[0] < pixels(first)[0]
    tell(third, 1100)
    assert pixels(third) == pixels(first)


def test_another_drawing_of_a_position_leaves_what_is_known_of_it() -> None:
    """A popover stays as it is when the page, or the page of another person, looks different."""
    shown = board()
    stage = shown._parts.view.stage
    told = known(shown)
    tell(shown, 720, "dark", height=1000)
    assert stage.about == told
    play(shown, told[stage.picks[0]["hit"]]["offers"][0]["action"])
    assert stage.about == {}
