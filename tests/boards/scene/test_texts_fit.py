"""No text of the board loses its end: in every language, layout and mix of sets."""

from __future__ import annotations

import re

import pytest

from duel_nb.boards.scene import frame
from duel_nb.boards.scene.board import scene
from duel_nb.languages import LANGUAGES, speaking
from tests.boards.checks import LAYOUTS
from tests.engine.games import Mix, both_then_each, random_game


@both_then_each
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_loses_its_end(language: str, mix: Mix) -> None:
    cut = set()
    with speaking(language):
        for seed in mix.seeds(range(1)):
            for number, (state, _) in enumerate(random_game(mix, seed)):
                if state.decisions or number % 9 == 0:
                    for layout in LAYOUTS:
                        opened = (None, "A", "B")[number % 3] if layout == "phone" else None
                        for text in scene(state, layout=layout, opened=opened).texts():
                            if text.text.endswith("..."):
                                cut.add((layout, text.text))
    assert not cut


SCREENS = {"phone": (285, 560), "tablet": (704, 955)}
"""What JupyterLab leaves to a board in a window of 390 x 844 and one of 820 x 1180."""
WORD = re.compile(r"\w{3}")
LEAST = {"word": 8.0, "number": 7.3, "colour": 7.0}
"""Pixels on the screen."""


def kind_of(text: str) -> str:
    if WORD.search(text):
        return "word"
    return "colour" if text.isalpha() else "number"


@both_then_each
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_text_can_be_read_on_a_small_screen(screen: str, language: str, mix: Mix) -> None:
    width, height = SCREENS[screen]
    small = set()
    with speaking(language):
        for seed in mix.seeds(range(1)):
            for number, (state, _) in enumerate(random_game(mix, seed)):
                layout = frame.best_layout(width, height, state)
                assert layout == screen
                if number % 12:
                    continue
                plan = frame.of(layout, state)
                across = width if plan.folded else min(width, height * plan.width / plan.height)
                for opened in (None, "A", "B") if plan.folded else (None,):
                    for text in scene(state, layout=layout, opened=opened).texts():
                        size = text.size * across / plan.width
                        if size < LEAST[kind_of(text.text)]:
                            small.add((text.text, round(size, 1)))
    assert not small
