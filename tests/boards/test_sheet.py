"""The hidden canvas: what was painted once is copied, and nothing is counted on wrongly."""

import random
from collections.abc import Iterator
from math import inf

import ipycanvas
import pytest

import duel_nb as duel
from duel_nb.boards import coming, frame
from duel_nb.boards.canvas import CanvasPainter
from duel_nb.boards.display import Circle, Group, Rect, Scene, Sprite, text_line
from duel_nb.boards.live import Board
from duel_nb.boards.sheet import Sheet, _extent
from duel_nb.boards.traces import overlap
from tests.boards.recording import Recorder


def picture(width: float = 60.0, height: float = 40.0, name: str = "Altar") -> Sprite:
    """A sprite of many points, as a card is one."""
    rings = [Circle(width / 2, height / 2, 4.0 + i, "#804020") for i in range(12)]
    return Sprite(
        [Rect(0, 0, width, height, "#ffffff"), *rings, text_line(4, 12, name, 11, 50, "#000000")]
    )


CARD, OTHER = picture(), picture(name="Baths")


def board(*groups: Group) -> Scene:
    return Scene(400, 300, [Rect(0, 0, 400, 300, "#eeeeee"), *groups])


@pytest.fixture
def painter(sent: Recorder) -> Iterator[CanvasPainter]:
    made = CanvasPainter(400, 300)
    yield made
    made.close()


def test_a_board_that_is_only_shown_needs_no_sheet(painter: CanvasPainter, sent: Recorder) -> None:
    painter.draw(board(Group(20, 20, CARD)))
    assert sent.said("drawImage") == []
    assert painter._sheet._canvas is None


def test_a_sprite_is_painted_once_and_then_copied(painter: CanvasPainter, sent: Recorder) -> None:
    painter.draw(board(Group(20, 20, CARD)))
    sent.clear()
    painter.draw(board(Group(120, 20, CARD)))
    assert len(sent.said("drawImage")) == 1
    assert sent.texts() == ["Altar"]
    first = sent.sizes[0]
    sent.clear()
    painter.draw(board(Group(220, 20, CARD)))
    assert len(sent.messages) == 1
    assert len(sent.said("drawImage")) == 1
    assert sent.texts() == []
    assert sent.sizes[0] < first / 2


def test_a_copy_lies_where_its_shapes_would(painter: CanvasPainter, sent: Recorder) -> None:
    painter.draw(board())
    painter.draw(board(Group(20.3, 20, CARD), Group(120, 40.26, OTHER)))
    sheet = painter._sheet
    corners = [(20.5, 20.0), (120.0, 40.5)]  # on whole pixels of the canvas
    clips = sent.said("rect")[-2:]
    shifts = [given[1:] for given in sent.said("drawImage")]
    for sprite, (x, y), clip, shift in zip((CARD, OTHER), corners, clips, shifts, strict=True):
        left, top, width, height = _extent(sprite)
        assert clip == [2 * (x + left), 2 * (y + top), 2 * width, 2 * height]
        cell_x, cell_y, *_ = sheet._cells[sprite]
        assert [clip[0] - shift[0], clip[1] - shift[1]] == [2 * cell_x, 2 * cell_y]


def test_what_lies_over_a_copy_is_painted_after_it(painter: CanvasPainter, sent: Recorder) -> None:
    painter.draw(board())
    over = Rect(30, 30, 10, 10, "#ff0000")
    apart = Rect(300, 200, 10, 10, "#00ff00")
    sent.clear()
    painter.draw(board(Group(20, 20, CARD), apart))
    names = sent.names()
    assert names.index("drawImage") > len(names) - 1 - names[::-1].index("fillStyledPolygons")
    painter.draw(board())
    sent.clear()
    painter.draw(board(Group(20, 20, CARD), over))
    names = sent.names()
    assert names.index("drawImage") < len(names) - 1 - names[::-1].index("fillStyledPolygons")


def test_a_page_that_comes_back_paints_the_sheet_again(
    painter: CanvasPainter, sent: Recorder
) -> None:
    painter.draw(board())
    painter.draw(board(Group(20, 20, CARD)))
    painter._canvas[-1]._handle_frontend_event(None, {"event": "client_ready"}, [])
    sent.clear()
    painter.draw(board(Group(120, 20, CARD)))
    assert "clear" in sent.names()  # another page may have it still
    assert sent.texts() == ["Altar"]
    assert len(sent.said("drawImage")) == 1


def test_nothing_that_was_not_sent_is_counted_on(
    painter: CanvasPainter, sent: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter.draw(board())

    def lost(*args: object) -> None:
        raise OSError("the line is cut")

    with monkeypatch.context() as patch:
        patch.setattr(painter._manager, "flush", lost)
        with pytest.raises(OSError, match="the line is cut"):
            painter.draw(board(Group(20, 20, CARD)))
    assert CARD not in painter._sheet
    painter.draw(board(Group(20, 20, CARD)))  # everything, without the sheet
    sent.clear()
    painter.draw(board(Group(120, 20, CARD)))
    assert sent.texts() == ["Altar"]


@pytest.mark.parametrize("seed", range(5))
def test_no_two_sprites_share_a_place(sent: Recorder, seed: int) -> None:
    rng = random.Random(seed)
    sheet = Sheet(ipycanvas.Canvas)
    sprites = [picture(rng.uniform(20, 300), rng.uniform(15, 200)) for _ in range(150)]
    for _ in range(200):
        sheet.painted(rng.sample(sprites, rng.randint(1, 12)), kept=rng.sample(sprites, 3))
        boxes = list(sheet._cells.values())
        for i, (sprite, box) in enumerate(sheet._cells.items()):
            assert box[2] >= _extent(sprite)[2]
            assert box[3] >= _extent(sprite)[3]
            assert 0 <= box[0] <= box[0] + box[2] <= 1024
            assert 0 <= box[1] <= box[1] + box[3] <= 2048
            assert not any(overlap(box, other) for other in boxes[:i])
    sheet.close()


def test_a_full_sheet_gives_up_what_was_not_shown_for_long(
    painter: CanvasPainter, sent: Recorder
) -> None:
    painter.draw(board())
    large = [picture(380, 280, f"Card {n}") for n in range(15)]  # 14 fit
    for sprite in large:
        painter.draw(board(Group(5, 5, sprite)))
        painter.draw(board(Group(10, 10, large[0])))
    assert large[1] not in painter._sheet
    assert all(sprite in painter._sheet for sprite in (large[0], *large[2:]))
    cell = painter._sheet._cells[large[14]]
    assert [2 * n for n in cell] in sent.said("clearRect")


def test_what_is_coming_is_painted_where_there_is_room(
    painter: CanvasPainter, sent: Recorder
) -> None:
    coming = [picture(name=f"Card {n}") for n in range(40)]
    painter.draw(board())
    sent.clear()
    painter.draw(board(Group(20, 20, CARD)), coming=[CARD, *coming])
    there = [sprite for sprite in coming if sprite in painter._sheet]
    assert there == coming[: len(there)]
    assert 2 <= len(there) < 30
    assert sent.sizes[0] <= 7_500
    painter.highlight([])
    assert sum(sprite in painter._sheet for sprite in coming) > len(there)
    for turn in range(12):
        painter.draw(board(Group(20 + turn, 20, CARD)), coming=coming)
    assert all(sprite in painter._sheet for sprite in coming)
    sent.clear()
    painter.draw(board(Group(120, 20, CARD), Group(20, 120, coming[39])), coming=coming)
    assert sent.texts() == []


def test_a_first_board_is_seen_before_what_is_coming_follows(
    painter: CanvasPainter, sent: Recorder
) -> None:
    coming = [picture(name=f"Card {n}") for n in range(40)]
    painter.draw(board(Group(20, 20, CARD)), coming=coming)
    assert len(sent.messages) == 2
    assert sent.texts()[:2] == ["Altar", "Altar"]  # on the board, and then on the sheet
    assert all(sprite in painter._sheet for sprite in (CARD, *coming))
    sent.clear()
    painter.draw(board(Group(120, 20, CARD)), coming=coming)
    assert len(sent.messages) == 1
    assert sent.texts() == []


def test_what_is_shown_or_coming_is_not_given_up_for_what_is_coming(sent: Recorder) -> None:
    sheet = Sheet(ipycanvas.Canvas)
    large = [picture(500, 660, f"Card {n}") for n in range(8)]  # six fit
    sheet.painted(large[:6])
    sheet.painted([large[6]], kept=large[1:])
    assert [n for n, sprite in enumerate(large) if sprite in sheet] == [1, 2, 3, 4, 5, 6]
    sheet.painted([large[7]], kept=large[1:])
    assert large[7] not in sheet
    sheet.close()


def test_a_board_that_rests_sends_nothing_and_needs_no_sheet(
    painter: CanvasPainter, sent: Recorder
) -> None:
    painter.draw(board())
    painter.draw(board(Group(20, 20, CARD)))
    hidden = painter._sheet._canvas
    assert hidden is not None
    assert hidden.width == 2048
    painter.show(False)
    sent.clear()
    painter.draw(board(Group(120, 20, OTHER)))
    assert sent.messages == []
    assert hidden.width == 1
    painter.show(True)
    assert sent.texts() == ["Baths"]
    painter.draw(board(Group(220, 20, OTHER)))
    assert hidden.width == 2048
    assert len(sent.said("drawImage")) == 1


def test_small_places_that_are_given_up_make_room_for_a_large_sprite(sent: Recorder) -> None:
    sheet = Sheet(ipycanvas.Canvas)
    small = [picture(120, 120, f"Card {n}") for n in range(128)]  # 8 in a row, 16 rows: full
    sheet.painted(small)
    assert all(sprite in sheet for sprite in small)
    large = picture(250, 100, "Large")
    sheet.painted([large], kept=small[4:])
    assert large in sheet
    assert all(sprite in sheet for sprite in small[4:])
    assert small[0] not in sheet
    sheet.close()


def test_all_that_a_game_needs_finds_room_though_other_things_lay_there_before() -> None:
    """Seven tenths of the sheet are needed in Age II with both expansions."""
    played = Board(duel.new_game(seed=101, expansions={"pantheon", "agora"}))
    rng = random.Random(101)
    while played.session.last < 54:
        played.play(rng.choice(played.state.legal_actions()))
        for _ in range(4):
            played._painter.highlight([])  # time to send what is coming
    needed = [*played._painter._shown(), *coming.pictures(played.seen, frame.WIDE, played._palette)]
    assert played._painter._sheet.missing(needed, inf) == []
