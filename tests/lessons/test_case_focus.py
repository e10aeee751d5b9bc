"""What a case is about on its board."""

from __future__ import annotations

from duel_nb.boards.scene.board import scene
from duel_nb.lessons.case_focus import named
from duel_nb.lessons.examples import find
from duel_nb.lessons.show import Show
from duel_nb.lessons.walkthrough import walk_through
from tests.lessons.test_show import press


def in_focus(id: str, at: int = 0) -> frozenset[str]:
    case = find(id).cases[0]
    state = walk_through(find(id), case).steps[at].state
    seen = state.view(state.to_act)
    return named(case).on(scene(seen), seen)


def test_it_is_what_the_position_and_the_steps_name() -> None:
    assert in_focus("knossos") == {
        *("wonder:knossos", "place:r5c1", "place:r5c3"),
        *("chamber:1", "chamber:2", "chamber:5", "chamber:6"),
    }
    assert {"space:1", "discard", "token:law", "card:laboratory"} <= in_focus("hades")
    assert "track" in in_focus("poliorcetics-takes-what-is-there")
    assert "track" not in in_focus("urbanism")


def test_a_thing_is_found_where_it_lies_later() -> None:
    assert "card:workshop" not in in_focus("hades")
    assert {"card:workshop", "divinity:hades"} <= in_focus("hades", at=2)


def test_the_rest_is_shown_with_one_press_and_faded_again() -> None:
    shown = Show(find("knossos"))
    painter = shown._viewer._painter
    faded = len(painter._marks)
    assert faded
    press(shown, "Show all")
    assert not painter._marks
    press(shown, "Fade the rest")
    assert len(painter._marks) == faded
    press(shown, "Show all")
    press(shown, "Next")
    assert all(item.z > 50 for item in painter._marks), "signs of what is new, and no veil"
