"""Pens that leave no trace."""

from __future__ import annotations

from typing import Any

from PIL.Image import Image


class ImageDraw:
    def polygon(self, points: Any, colour: Any) -> None: ...

    def text(self, place: Any, words: str, colour: Any, **look: Any) -> None: ...

    def bitmap(self, place: Any, picture: Image, colour: Any) -> None: ...

    def textbbox(self, place: tuple[float, float], words: str, **look: Any) -> tuple[float, ...]:
        x, y = place
        return x, y - 10, x + 6 * len(words), y


def Draw(image: Image, mode: str = "") -> ImageDraw:
    return ImageDraw()
