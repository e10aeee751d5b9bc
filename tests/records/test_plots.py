"""Plots show the figures of the game, and a sentence if matplotlib is missing."""

import sys
from pathlib import Path
from typing import Any

import pytest
from matplotlib.text import Text

from duel_nb.records import Game
from duel_nb.records.plots import DIAGRAMS, PlotError
from tests.records.games import recorded, with_pantheon


def test_all_diagrams_of_a_game() -> None:
    game = with_pantheon()
    drawn = game.plot()
    assert len(drawn.figure.axes) == len(DIAGRAMS) == len(drawn.words.splitlines())
    picture, beside = drawn._repr_png_()
    assert picture == game.plot().png()
    assert picture.startswith(b"\x89PNG")
    assert beside == {"alt": repr(drawn)}
    totals = [sheet.total for sheet in game.state.scores().values()]
    assert f"Points: Ada {totals[0]}, Ben {totals[1]}." in repr(drawn)


def test_bars_are_the_score_sheet() -> None:
    game = with_pantheon()
    (axis,) = game.plot("score").figure.axes
    bars: Any = axis.patches
    heights = [int(bar.get_height()) for bar in bars]
    sheets = [list(sheet.categories.values()) for sheet in game.state.scores().values()]
    assert heights == sheets[0] + sheets[1]
    labels = [label.get_text().replace("\n", " ") for label in axis.get_xticklabels()]
    assert "Grand Temples" in labels
    assert len(labels) == len(sheets[0])


def test_lines_are_the_positions() -> None:
    game = recorded()
    coins, pawn = game.plot("coins", "pawn").figure.axes
    drawn: Any = [*coins.lines[:2], pawn.lines[0]]
    first, second, track = [[int(y) for y in line.get_ydata()] for line in drawn]
    assert first == [s.city("A").coins for s in game.states]
    assert second == [s.city("B").coins for s in game.states]
    assert track == [s.pawn for s in game.states]
    ages = [text.get_text().strip() for text in pawn.texts]
    assert ages == ["Age I", "Age II", "Age III"]


def test_a_game_that_has_hardly_begun_can_be_drawn() -> None:
    assert Game.new(3).plot().png()


def test_names_are_no_formulas_and_are_not_left_out() -> None:
    game = Game.new(3, names=("$a$", "_Ben"))
    drawn = game.plot("coins")
    assert drawn.png()
    legend = drawn.figure.axes[0].get_legend()
    assert legend is not None
    assert [text.get_text().strip() for text in legend.get_texts()] == ["$a$", "_Ben"]
    assert not any(text.get_parse_math() for text in drawn.figure.axes[0].findobj(Text))


def test_saving_by_the_ending(tmp_path: Path) -> None:
    recorded().plot("pawn").save(tmp_path / "pawn.svg")
    assert "<svg" in (tmp_path / "pawn.svg").read_text(encoding="utf-8")


def test_what_cannot_be_drawn_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PlotError, match=r"^There is no diagram 'luck'; there are score, points, "):
        recorded().plot("luck")
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(PlotError) as raised:
        recorded().plot()
    sentence = "Diagrams need matplotlib, which is not installed: pip install 'duel-nb[plots]'"
    assert str(raised.value) == sentence
