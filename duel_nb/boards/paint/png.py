"""Paint a scene with Pillow, where there is no kernel, for files and for tests."""

from __future__ import annotations

import io
import math
from typing import Any, Final, NamedTuple

from PIL import Image, ImageDraw

from duel_nb.boards.drawing.extents import within
from duel_nb.boards.drawing.fonts import font, plain
from duel_nb.boards.drawing.shapes import Fill, Level, Scene, SpriteAt, Text, flatten, rgba
from duel_nb.errors import DuelError
from duel_nb.quoting import shown
from duel_nb.words.translate import translate

_OVERSAMPLE: Final = 2
"""Anti-aliasing: everything is drawn this many times larger and averaged down."""
_COLOURS: Final = 64
"""Palette size of the pictures saved in notebooks: enough for the boards, in either theme."""
_BAND: Final = 128
"""Rows of pixels painted at a time."""

_SLANT: Final = 0.2
"""Slant of italics, as a fraction of their height."""

PICTURE_SCALE: Final = 0.8
"""Picture pixels per board pixel in a notebook file: legible but small."""


class _Pens(NamedTuple):
    """Two ways to draw on one picture; drawing opaque areas without blending is much faster."""

    opaque: ImageDraw.ImageDraw
    blending: ImageDraw.ImageDraw


def paint(scene: Scene, scale: float = 2.0) -> Image.Image:
    """The scene as an RGB image of `scale` device pixels per logical pixel.

    Raises DuelError when `scale` is not between 0.25 and 4.
    """
    if isinstance(scale, bool) or not isinstance(scale, int | float) or not 0.25 <= scale <= 4:
        raise DuelError(translate("picture-scale", given=shown(scale)))
    size = round(scene.width * scale), round(scene.height * scale)
    image = Image.new("RGB", size, scene.background[:7])
    for top in range(0, size[1], _BAND):
        tall = min(_BAND, size[1] - top)
        image.paste(_band(scene, scale, size[0], top, tall), (0, top))
    return image


def _band(scene: Scene, scale: float, width: int, top: int, tall: int) -> Image.Image:
    """A horizontal band of the picture; painting all of it at once would take much memory."""
    large = width * _OVERSAMPLE, tall * _OVERSAMPLE
    image = Image.new("RGB", large, scene.background[:7])
    pens = _Pens(ImageDraw.Draw(image), ImageDraw.Draw(image, "RGBA"))
    y = top / scale
    part = within(scene, (0.0, y, scene.width, tall / scale))
    for level in part.levels():
        _paint_level(pens, level, y, scale * _OVERSAMPLE)
    return image.reduce(_OVERSAMPLE)


def to_bytes(scene: Scene, scale: float = 1.25) -> bytes:
    """The scene as a compact PNG file (a palette picture, small enough to live in a notebook)."""
    image = paint(scene, scale).quantize(
        _COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
    )
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def _paint_level(pens: _Pens, level: Level, top: float, scale: float) -> None:
    for item in level.areas:
        if isinstance(item, SpriteAt):
            for fill in item.sprite.fills:
                _fill(pens, fill, item.x, item.y - top, scale)
        else:
            for fill in flatten(item):
                _fill(pens, fill, 0.0, -top, scale)
    for item in level.areas:
        if isinstance(item, SpriteAt):
            for text in item.sprite.texts:
                _text(pens.blending, text, item.x, item.y - top, scale)
    for text in level.texts:
        _text(pens.blending, text, 0.0, -top, scale)


def _fill(pens: _Pens, fill: Fill, x: float, y: float, scale: float) -> None:
    # Pillow includes the pixels of the far edge: half a pixel less keeps neighbours apart
    pen = pens.opaque if fill.colour[3] == 255 else pens.blending
    pen.polygon(
        [((px + x) * scale - 0.5, (py + y) * scale - 0.5) for px, py in fill.points], fill.colour
    )


def _text(draw: ImageDraw.ImageDraw, text: Text, x: float, y: float, scale: float) -> None:
    words = plain(text.text)
    size = text.size * scale
    left, base = (text.x + x) * scale, (text.y + y) * scale
    look: dict[str, Any] = {
        "font": font(round(size * 4) / 4, text.weight),
        "anchor": {"start": "ls", "middle": "ms", "end": "rs"}[text.anchor],
    }
    if not text.italic:
        draw.text((left, base), words, rgba(text.fill), **look)
        return
    # the font has no italics: shear the letters, with the baseline fixed
    x0, y0, x1, y1 = (round(edge) for edge in draw.textbbox((left, base), words, **look))
    lean = math.ceil(_SLANT * (y1 - y0))
    letters = Image.new("L", (x1 - x0 + 2 * lean, y1 - y0 + 2))
    ImageDraw.Draw(letters).text((left - x0 + lean, base - y0), words, 255, **look)
    slanted = (1, _SLANT, -_SLANT * (base - y0), 0, 1, 0)
    letters = letters.transform(
        letters.size, Image.Transform.AFFINE, slanted, Image.Resampling.BILINEAR
    )
    draw.bitmap((x0 - lean, y0), letters, rgba(text.fill))
