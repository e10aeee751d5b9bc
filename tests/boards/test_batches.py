"""The order in which a page paints: few batches that look like the levels of the scene."""

import random

import pytest

from duel_nb.boards.batches import batches
from duel_nb.boards.display import Drawn, Group, Rect, Scene, Sprite, Text, text_line
from duel_nb.boards.scene import scene
from duel_nb.boards.traces import overlap, traces
from tests.engine.games import MIXES, Mix, positions

CARD = Sprite([Rect(0, 0, 40, 60, "#ffffff"), text_line(4, 20, "Card", 12, 30, "#000000")])


def test_what_does_not_meet_goes_out_together() -> None:
    rows = [Group(50 * row, 0, CARD, z=row) for row in range(4)]
    words = text_line(10, 90, "below", 12, 80, "#000000", z=9)
    (batch,) = batches(Scene(300, 100, [*rows, words]).levels(), lambda _: False, None)
    assert batch.areas == batch.worded == rows
    assert batch.texts == [words]


def test_what_lies_over_another_thing_waits_for_it() -> None:
    rows = [Group(10 * row, 10 * row, CARD, z=row) for row in range(3)]
    found = batches(Scene(300, 100, rows).levels(), lambda _: False, None)
    assert [batch.worded for batch in found] == [[card] for card in rows]
    # copies have their texts on them: they can all go out in their order
    (batch,) = batches(Scene(300, 100, rows).levels(), lambda _: True, None)
    assert batch.copies == rows
    shade = Rect(0, 0, 40, 60, "#00000024", z=5)
    first, second = batches(Scene(300, 100, [*rows, shade]).levels(), lambda _: True, None)
    assert (first.copies, second.areas) == (rows, [shade])


def test_out_of_sight_nothing_lies_over_anything() -> None:
    under, over = Group(0, 0, CARD), Rect(0, 40, 40, 40, "#112233", z=1)
    levels = Scene(300, 100, [under, over]).levels()
    assert len(batches(levels, lambda _: True, None)) == 2
    assert len(batches(levels, lambda _: True, [(0, 0, 40, 30), (0, 70, 40, 30)])) == 1


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_nothing_is_painted_before_what_it_lies_over(mix: Mix) -> None:
    rng = random.Random(1)
    for state in positions(mix, range(2), every=23):
        board = scene(state)
        copied = {id(i) for i in board.items if isinstance(i, Group) and rng.random() < 0.6}
        found = batches(board.levels(), lambda group: id(group) in copied, None)  # noqa: B023
        order: dict[int, tuple[int, int]] = {}
        for number, batch in enumerate(found):
            for kind, items in enumerate((batch.rings, batch.areas, batch.copies, batch.texts)):
                order |= {id(item): (number, kind) for item in items}
        assert order.keys() == {id(item) for item in board.items}
        painted: list[Drawn] = [
            item for level in board.levels() for item in (*level.areas, *level.texts)
        ]
        for at, item in enumerate(painted):
            for under in painted[:at]:
                if isinstance(item, Text) and isinstance(under, Text):
                    continue  # texts of one batch follow their types
                if any(overlap(a, b) for a in traces(item) for b in traces(under)):
                    assert order[id(under)] <= order[id(item)]
