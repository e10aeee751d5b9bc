"""A game as a film: a picture with a caption for each position, as an animated GIF or PNG."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

from duel_nb.arguments import one_of
from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.palettes import Palette, palette
from duel_nb.boards.drawing.shapes import Scene
from duel_nb.boards.paint import png
from duel_nb.boards.scene import marks
from duel_nb.boards.scene.board import scene
from duel_nb.engine import GameState
from duel_nb.errors import DuelError
from duel_nb.words.translate import translate

FORMATS: Final = (".gif", ".apng")
_LAST: Final = 4
"""The last picture is shown this many times as long."""
_CAPTION: Final = 34.0
"""Height of the caption strip below the board."""


def film(
    states: Sequence[GameState],
    theme: str | Palette = "light",
    *,
    scale: float = 0.75,
    pace: float = 1.0,
    ending: str = ".gif",
    layout: str = "wide",
    captions: Sequence[str] = (),
) -> bytes:
    """The positions one after another, each with its changes marked.

    Args:
        states: the positions, or views of them; at least one.
        theme: "light", "dark" or a Palette.
        scale: picture pixels for one board pixel.
        pace: seconds for a position.
        ending: ".gif" or ".apng".
        layout: as `scene` takes it.
        captions: one line for each position, such as who did what; empty for none.

    Raises:
        DuelError: no positions, the wrong number of captions, a pace that is not positive, an
            unknown ending or layout.
    """
    one_of("ending", ending, FORMATS)
    if not states:
        raise DuelError(translate("film-nothing"))
    if captions and len(captions) != len(states):
        counts = {"positions": len(states), "captions": len(captions)}
        raise DuelError(translate("film-captions", **counts))
    if not pace > 0:
        raise DuelError(translate("film-pace", given=str(pace)))
    pal = palette(theme)
    boards = _boards(states, pal, layout)
    if captions:
        boards = [
            _captioned(board, caption, pal) for board, caption in zip(boards, captions, strict=True)
        ]
    pictures = [_smaller(png.paint(board, scale)) for board in boards]
    spell = round(pace * 1000)
    out = io.BytesIO()
    pictures[0].save(
        out,
        "GIF" if ending == ".gif" else "PNG",
        save_all=True,
        append_images=pictures[1:],
        duration=[*([spell] * (len(pictures) - 1)), spell * _LAST],
        loop=0,
    )
    return out.getvalue()


def _boards(states: Sequence[GameState], pal: Palette, layout: str) -> list[Scene]:
    """The boards with their changes marked, all of the same height."""
    least = max(scene(state, theme=pal, layout=layout).height for state in states)
    found: list[Scene] = []
    before: tuple[GameState, Scene] | None = None
    for state in states:
        board = scene(state, theme=pal, layout=layout, least=least)
        shown = board
        if before is not None:
            changed = marks.news(before[0], state, before[1], board)
            shown = board.with_items(marks.marks(board, state, changed, pal, priced=False))
        found.append(shown)
        before = state, board
    return found


def _captioned(board: Scene, caption: str, pal: Palette) -> Scene:
    """A board with a caption below it."""
    middle, low, room = board.width / 2, board.height + 19, board.width - 40
    words = text_line(middle, low, caption, 18, room, pal.ink, weight="bold", anchor="middle")
    return Scene(
        board.width,
        board.height + _CAPTION,
        [*board.items, words],
        background=board.background,
        label=board.label,
    )


def _smaller(image: Image.Image) -> Image.Image:
    return image.quantize(128, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
