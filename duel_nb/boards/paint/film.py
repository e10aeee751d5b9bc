"""A game as a film: one picture for each position, as an animated GIF or PNG."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

from duel_nb.boards.drawing.palettes import Palette, palette
from duel_nb.boards.drawing.shapes import Scene
from duel_nb.boards.paint import png
from duel_nb.boards.scene import marks
from duel_nb.boards.scene.board import scene
from duel_nb.engine import GameState

FORMATS: Final = (".gif", ".apng")
_LAST: Final = 4
"""The last picture stays this much longer."""


def film(
    states: Sequence[GameState],
    theme: str | Palette = "light",
    *,
    scale: float = 0.75,
    pace: float = 1.0,
    ending: str = ".gif",
    layout: str = "wide",
) -> bytes:
    """The positions one after another, each with what has just changed marked.

    Args:
        states: the positions, or views of them; at least one.
        theme: "light", "dark" or a Palette.
        scale: picture pixels for one board pixel.
        pace: seconds for a position.
        ending: ".gif" or ".apng".
        layout: "wide", "narrow" or "phone".

    Raises:
        ValueError: no position, a pace that is not positive, another ending or layout.
    """
    if ending not in FORMATS:
        raise ValueError(f"A film ends in {' or '.join(FORMATS)}, not {ending!r}.")
    if not states:
        raise ValueError("A film needs at least one position.")
    if not pace > 0:
        raise ValueError(f"A film shows a position for more than 0 seconds, not {pace}.")
    pictures = [_smaller(png.paint(board, scale)) for board in _boards(states, theme, layout)]
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


def _boards(states: Sequence[GameState], theme: str | Palette, layout: str) -> list[Scene]:
    """The boards, all of one height, with marks on what changed."""
    pal = palette(theme)
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


def _smaller(image: Image.Image) -> Image.Image:
    return image.quantize(128, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
