"""What lessons show has names for people who cannot see it, and says each thing once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.page.elements import Button, Element, Enterable, Html, Options, Slider
from duel_nb.words.translate import translate
from tests.boards.live.person import Shown, inside, press

SHOWN: dict[str, Callable[[], Shown]] = {
    "scenario": lambda: duel.show("chain-makes-free"),
    "cases": lambda: opened(duel.cases("chain-makes-free")),
    "referee": lambda: asked(duel.referee(structure=["Library"])),
    "first game": duel.first_game,
    "with a guide": lambda: duel.first_game((), seed=1),
    "beside the box": lambda: duel.first_game(beside_the_box=True),
}


def opened(cases: Any) -> Shown:
    """The cases with everything open."""
    for label in (cases.report.rows[0].question, *map(translate, ("cases-answer", "cases-board"))):
        press(cases, label)
    return cases


def asked(referee: Any) -> Shown:
    """The form after a question."""
    referee.form.box.what.value = str(referee.state.legal_actions()[0])
    return referee.form


def name_of(element: Element) -> str:
    """How a screen reader names a field or a button."""
    own = element.values.get("label") or element.values.get("tip")
    return str(own or element.values.get("placeholder") or "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", SHOWN)
def test_everything_has_a_name(what: str, language: str) -> None:
    with speaking(language):
        shown = SHOWN[what]()
        fields = [*inside(shown, Enterable), *inside(shown, Button)]
    assert fields
    assert [one for one in fields if not name_of(one)] == []
    for one in fields:
        if isinstance(one, Slider):
            assert one.said
        if isinstance(one, Options):
            assert all(label for label, _ in one.options)


@pytest.mark.parametrize("what", SHOWN)
def test_nothing_is_said_twice(what: str) -> None:
    for one in inside(SHOWN[what](), Html):
        regions = len(re.findall(r"role=.?(?:status|alert)|aria-live", one.value))
        assert regions + ("role" in one.attributes) <= 1, one.value
