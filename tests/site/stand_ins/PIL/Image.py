"""Pictures that hold nothing."""

from __future__ import annotations

import struct
import zlib
from enum import IntEnum
from typing import Any, BinaryIO


class Quantize(IntEnum):
    FASTOCTREE = 2


class Dither(IntEnum):
    NONE = 0


class Transform(IntEnum):
    AFFINE = 0


class Resampling(IntEnum):
    BILINEAR = 2


class Image:
    """A picture of a size."""

    def __init__(self, mode: str, size: tuple[int, int]) -> None:
        self.mode, self.size = mode, size

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]

    def paste(self, other: Image, place: tuple[int, int]) -> None: ...

    def reduce(self, factor: int) -> Image:
        return Image(self.mode, (self.width // factor, self.height // factor))

    def quantize(self, colours: int, method: Quantize, dither: Dither) -> Image:
        return self

    def transform(self, size: tuple[int, int], *rest: Any) -> Image:
        return Image(self.mode, size)

    def save(self, file: BinaryIO, kind: str, **options: Any) -> None:
        header = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
        parts = {b"IHDR": header, b"IDAT": zlib.compress(b"\0\xff"), b"IEND": b""}
        file.write(b"\x89PNG\r\n\x1a\n")
        for name, data in parts.items():
            sum_ = struct.pack(">I", zlib.crc32(name + data))
            file.write(struct.pack(">I", len(data)) + name + data + sum_)


def new(mode: str, size: tuple[int, int], colour: object = 0) -> Image:
    return Image(mode, size)
