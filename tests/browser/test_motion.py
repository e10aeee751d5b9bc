"""What moves on a board is seen moving."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest

from tests.browser.lab import STEP_SECONDS, LabPage

pytestmark = pytest.mark.slow

SOURCE = """import duel_nb as duel
start = duel.position(A={"coins": 40, "wonders": ["Sphinx"]}, names=("Ada", "Ben"),
                      structure={"r5c1": "Altar", "r5c3": "Garrison"})
board = duel.board(start)
board"""
LAST = """import duel_nb as duel
start = duel.position(A={"coins": 40}, structure=["Altar"], filled=False, names=("Ada", "Ben"))
board = duel.board(start)
board"""

# what has come onto the board for a moment: its classes, its words and how it moves
WATCH = """() => {
    const animate = Element.prototype.animate;
    window.watchNoMore = () => { Element.prototype.animate = animate; };
    Element.prototype.animate = function (frames, {duration}) {
        const kind = this.className.replace('duel-moving ', '');
        window.come.push({kind, words: this.textContent, seconds: duration / 1000, frames});
        return animate.call(this, frames, {duration, easing: 'linear'});
    };
}"""
Came = dict[str, dict[str, Any]]


@pytest.fixture
def watched(lab: LabPage) -> Iterator[Callable[[str], None]]:
    """Runs a cell with a board, and notes what then moves on it.

    The page must have remembered how the board looks before it can show what moves.
    """

    def run(source: str) -> None:
        lab.page.emulate_media(reduced_motion="no-preference")
        lab.run_cells([source])
        lab.wait_for_pixels()
        lab.page.evaluate(WATCH)
        give_up = time.monotonic() + STEP_SECONDS
        while not came(lab, "build Altar", "no-preference"):
            assert time.monotonic() < give_up, "nothing moves"
            lab.page.wait_for_timeout(400)  # between two looks: it remembers when nothing changes

    yield run
    lab.page.evaluate("window.watchNoMore()")


def came(lab: LabPage, action: str, motion: Literal["no-preference", "reduce"]) -> Came:
    """What comes onto the board for a moment with an action, by its kind.

    The position before it is shown again, and nothing moves any more.
    """
    lab.page.emulate_media(reduced_motion=motion)
    lab.page.evaluate("window.come = []")
    lab.execute(f"board.go(0), board.play({action!r})")
    lab.settle()
    lab.page.wait_for_function(f"() => document.body.innerText.includes('1. Ada: {action}')")
    lab.page.wait_for_selector(".duel-moving", state="detached")  # all have come by then
    found: list[dict[str, Any]] = lab.page.evaluate("window.come")
    lab.execute("board.go(0)")
    lab.settle()
    lab.page.wait_for_selector(".duel-moving", state="detached")
    return {one["kind"]: one for one in found}


def test_what_moves_is_seen_moving_unless_less_motion_is_asked_for(
    lab: LabPage, watched: Callable[[str], None]
) -> None:
    watched(SOURCE)
    for action, moving, words in [
        ("build Altar", {"duel-card"}, []),
        ("discard Altar", {"duel-card", "duel-coins"}, ["+2"]),
        ("wonder Sphinx with Altar", {"duel-card", "duel-coins"}, ["−8"]),
        ("build Garrison", {"duel-card", "duel-before", "duel-pawn", "duel-coins"}, ["−2"]),
    ]:
        found = came(lab, action, "no-preference")
        assert found.keys() == moving
        assert [one["words"] for one in found.values() if one["words"]] == words
        assert all(one["seconds"] < 1.5 for one in found.values())
        assert came(lab, action, "reduce") == {}


def test_a_new_age_is_announced_unless_less_motion_is_asked_for(
    lab: LabPage, watched: Callable[[str], None]
) -> None:
    watched(LAST)
    assert came(lab, "build Altar", "no-preference").keys() == {"duel-card", "duel-age"}
    assert came(lab, "build Altar", "reduce") == {}
