"""No text of the board loses its end: in every language, layout and mix of sets."""

from __future__ import annotations

import pytest

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
