"""The chart of shares, as a picture and as text."""

from __future__ import annotations

import pytest

from duel_nb.boards.drawing.palettes import DARK, LIGHT, TITLE, text_width
from duel_nb.boards.drawing.shapes import Circle, Polygon, Polyline, Text
from duel_nb.players import Share
from duel_nb.records.share_chart import ShareChart, ShareRow

CHART = (
    ShareRow("Base game"),
    ShareRow("by points", Share(110, 200), {"people": Share(51, 100)}),
    ShareRow("by a supremacy that is far too long for its column", Share(2, 200)),
    ShareRow("never", Share(0, 0)),
)
PEOPLE = {"people": "100 games online"}


def test_figures_are_drawn_where_they_are() -> None:
    chart = ShareChart("How games end", CHART, sources=PEOPLE, line=0.4, theme="light")
    scene = chart.scene()
    assert scene.background == LIGHT.table
    half, one = (item for item in scene.items if isinstance(item, Circle))
    (mark, legend) = (item for item in scene.items if isinstance(item, Polygon))
    sides = [item.points[0][0] for item in scene.items if isinstance(item, Polyline)]
    assert mark.bounds[0] + mark.bounds[2] / 2 == pytest.approx(
        half.x - (half.x - one.x) * 0.04 / 0.54
    )
    assert min(sides) < one.x < half.x < max(sides)
    assert legend.bounds[1] > one.y
    for text in (item for item in scene.items if isinstance(item, Text)):
        wide = text_width(text.text, text.size, text.weight)
        start = text.x - wide * {"start": 0, "middle": 0.5, "end": 1}[text.anchor]
        assert start >= 0
        assert start + wide <= scene.width


def test_a_picture_is_readable_on_a_phone_with_a_long_title_on_two_lines() -> None:
    title = "All games: of games that end by points, the winner has more"
    scene = ShareChart(title, CHART).scene()
    assert scene.width <= 390
    lines = [item for item in scene.items if isinstance(item, Text) and item.size == TITLE]
    assert [line.y for line in lines] == [26, 46]
    assert " ".join(line.text for line in lines) == title


def test_figures_are_said_in_words_as_well() -> None:
    chart = ShareChart("How games end", CHART, sources=PEOPLE)
    assert repr(chart).splitlines() == [
        "How games end:",
        "Base game:",
        "- by points: 55.0% (48.1% to 61.7%) of 200; 100 games online: 51.0% (41.3% to 60.6%)",
        "- by a supremacy that is far too long for its column: 1.0% (0.3% to 3.6%) of 200",
        "- never: no games of 0",
    ]
    data, about = chart._repr_mimebundle_()
    assert set(data) == {"image/png", "text/plain"}
    assert about["image/png"]["alt"] == chart.words


def test_it_is_dark_where_boards_are() -> None:
    assert ShareChart("x", CHART, theme="dark").scene().background == DARK.table
    assert ShareChart("x", CHART).scene().background == LIGHT.table
    assert ShareChart("Nothing", []).png().startswith(b"\x89PNG")
