"""Boards look as the page is, or as a button says: told and pressed without a browser."""

from __future__ import annotations

import base64
import io

import pytest
from PIL import Image

import duel_nb as duel
from duel_nb.boards.scene import frame
from duel_nb.boards.widget import preferences
from duel_nb.boards.widget.live import Board
from duel_nb.boards.widget.preferences import Look
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.inputs import MarksInput
from duel_nb.lessons.exercises.picture import ResponsivePicture
from duel_nb.lessons.position_viewer import PositionViewer


def start() -> duel.GameState:
    return duel.position(structure=["Altar", "Press"], A={"wonders": ["Sphinx"]})


class Seen:
    """A look whose changes are counted."""

    def __init__(self, theme: str = "auto", layout: str = "auto") -> None:
        self.times = 0
        self.look = Look(theme, layout, lambda call: call, self._changed)

    def _changed(self) -> None:
        self.times += 1

    def __call__(self) -> tuple[str, str]:
        return self.look.theme, self.look.layout


def test_a_board_is_wide_and_light_until_the_page_has_said_otherwise() -> None:
    seen = Seen()
    assert seen() == ("light", "wide")
    seen.look.ear.value = "1040 light"
    assert seen.times == 0
    seen.look.ear.value = "720 dark"
    assert seen() == ("dark", "narrow")
    assert seen.times == 1, "it is drawn once for both"
    assert seen.look.dark.value
    assert seen.look.narrow.value
    seen.look.ear.value = "1100 light"
    assert seen() == ("light", "wide")


def test_the_next_board_begins_as_the_page_was_last() -> None:
    Seen().look.ear.value = "720 dark"
    again = Seen()
    assert again() == ("dark", "narrow")
    again.look.ear.value = "720 dark"
    assert again.times == 0
    assert Seen("light", "wide")() == ("light", "wide")
    preferences.forget()
    assert Seen()() == ("light", "wide")


def test_what_was_asked_for_is_kept_whatever_the_page_is_like() -> None:
    seen = Seen("light", "narrow")
    seen.look.ear.value = "1100 dark"
    assert seen() == ("light", "narrow")
    assert seen.times == 0
    for theme, layout in (("pink", "auto"), ("auto", "round")):
        with pytest.raises(ValueError, match=r"'pink'|'round'"):
            Seen(theme, layout)


def test_a_button_overrules_the_page_for_its_board_and_later_ones() -> None:
    first, other = Seen(), Seen()
    for seen in (first, other):
        seen.look.ear.value = "1100 dark"
    first.look.dark.value = False
    assert first() == ("light", "wide")
    assert other() == ("dark", "wide")
    later = Seen()
    assert later() == ("light", "wide")
    for seen in (first, later):
        seen.look.ear.value = "700 dark"
        assert seen() == ("light", "narrow"), "only what was overruled stays"
    later.look.dark.value = True  # as the page is, after all
    assert Seen()() == ("dark", "narrow")


def test_a_live_board_takes_the_layout_that_suits_the_window() -> None:
    board = Board(duel.new_game(seed=3))
    for place, layout in (("900x420", "wide"), ("900x700", "narrow"), ("1100x600", "wide")):
        board._look.ear.value = f"{place} light here v1"
        assert board._look.layout == layout
        shown = board._painter.scene
        assert shown is not None
        assert shown.width == frame.of(layout, board.state).width
    other = PositionViewer(start())
    other._look.ear.value = "1100 light here v1"
    assert other._look.layout == "wide", "what may be taller than the window has its width alone"


def test_a_board_between_two_widths_stays_as_it_is() -> None:
    seen = Seen()
    seen.look.ear.value = f"{preferences.NARROW_BELOW} light"
    assert seen.look.layout == "wide"
    seen.look.ear.value = f"{preferences.NARROW_BELOW - 1} light"
    assert seen.look.layout == "narrow"
    seen.look.ear.value = f"{preferences.WIDE_FROM - 1} light"
    assert seen.look.layout == "narrow"
    seen.look.ear.value = f"{preferences.WIDE_FROM} light"
    assert seen.look.layout == "wide"


@pytest.mark.parametrize(
    "nonsense", ["", "wide", "700", "700 pink", "dark", "x", "700x", "\u2603 \u2603"]
)
def test_nonsense_from_a_page_changes_nothing_else(nonsense: str) -> None:
    seen = Seen()
    seen.look.ear.value = nonsense
    assert seen.look.theme == "light"
    assert seen.look.layout == ("narrow" if nonsense in ("700", "700 pink") else "wide")


def test_boards_of_all_kinds_follow_the_page() -> None:
    board, viewer = Board(start()), PositionViewer(start())
    find = MarksInput(_find(), lambda call: call, _fail)
    for shown in (board, viewer, find):
        painter = shown._painter
        light = painter.scene
        shown._look.ear.value = "720 dark"
        assert painter.scene is not None
        assert light is not None
        assert painter.scene.width == 1016
        assert painter.scene.background != light.background
        preferences.forget()
    assert board.last_error is None
    assert viewer.last_error is None


def test_the_picture_above_an_exercise_follows_the_page() -> None:
    shown = ResponsivePicture(start(), lambda call: call)
    html, _, ear = shown.widget.children
    first = html.value
    ear.value = "1100 dark here v1"  # the page itself picks the theme
    assert html.value == first
    ear.value = "720 dark here v1"
    assert html.value != first
    coded = html.value.partition("base64,")[2].partition('"')[0]
    width, _ = Image.open(io.BytesIO(base64.b64decode(coded))).size
    assert width == 1016 * 1.25
    later = ResponsivePicture(start(), lambda call: call)
    assert later.widget.children[0].value == html.value
    ear.value = "1100 dark here v1"
    assert html.value == first


def _find() -> Find:
    altar = start().structure[0].name
    return Find(
        "altar",
        "Which?",
        start(),
        what=lambda state: [f"place:{altar}"],
        why="So.",
        rule="BASE-SETUP-01",
    )


def _fail(error: BaseException) -> None:
    raise error


def test_a_board_that_is_made_dark_keeps_what_was_selected_and_how_tall_it_is() -> None:
    board = Board(start())
    for action in ("build Altar", "discard Press"):
        if board.state.outcome is None:
            board.play(action)
    before = board._painter.scene
    board.select("wonder:sphinx")
    board._look.ear.value = "1100 dark"
    assert board._selected == "wonder:sphinx"
    after = board._painter.scene
    assert before is not None
    assert after is not None
    assert after.background != before.background
    assert after.height == before.height


def test_a_board_rests_when_none_of_its_views_is_in_sight() -> None:
    board = Board(start())
    canvas = board._painter.widget.children[0]
    full = canvas.width
    for said, awake in (
        ("1040 light here v1", True),
        ("1040 light here v2", True),
        ("1040 light away v1", True),
        ("1040 light away v2", False),
        ("720 dark away v2", False),
        ("1040 light here v1", True),
    ):
        board._look.ear.value = said
        assert (canvas.width == full) is awake, said
    board._look.ear.value = "1040 light away v1"
    canvas[-1]._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert canvas.width == full, "a page that is loaded again has views of its own"
