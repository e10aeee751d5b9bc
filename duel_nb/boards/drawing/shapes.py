"""The display list: the board as plain shapes that any painter can draw.

A `Scene` holds items. Items of a higher `z` are painted later; within one `z` all areas are
painted in list order and then all texts.
Coordinates are logical pixels, y downwards. Every number is checked when a shape is made, because
one bad number in a browser stops every canvas of the page.

A `Sprite` is a picture made once (a card face, an icon), and a `SpriteAt` places it. Painters cache
what they prepare for a sprite, which makes building and sending a whole board cheap.
"""

from __future__ import annotations

import math
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Literal, TypeAlias

from duel_nb.boards.drawing.geometry import (
    Box,
    Point,
    annulus,
    arc,
    around,
    band,
    moved,
    offsets,
    rounded,
    union,
)
from duel_nb.boards.drawing.palettes import ASCENT, DESCENT, Weight, text_width

Rgba: TypeAlias = tuple[int, int, int, int]
"""Red, green, blue and opacity, each 0 to 255."""
Anchor = Literal["start", "middle", "end"]

_HEX = re.compile(r"#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?")


@lru_cache(maxsize=1024)
def rgba(colour: str) -> Rgba:
    """The four channels of `#rrggbb` or `#rrggbbaa`. Raises ValueError for anything else."""
    if not _HEX.fullmatch(colour):
        raise ValueError(f"A colour is written #rrggbb or #rrggbbaa, not {colour!r}.")
    channels = [int(colour[i : i + 2], 16) for i in range(1, len(colour), 2)]
    red, green, blue = channels[:3]
    return red, green, blue, channels[3] if len(channels) == 4 else 255


def _finite(what: str, *numbers: float) -> None:
    if not math.isfinite(sum(numbers)):
        raise ValueError(f"{what} needs finite numbers, not {numbers}.")


def _not_negative(what: str, *numbers: float) -> None:
    if min(numbers) < 0:
        raise ValueError(f"{what} cannot have a negative size: {numbers}.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(ABC):
    """What all shapes share: the level and, if clickable, what a click means."""

    z: int = 0
    hit: str | None = None
    """What a click means, such as "place:r2c4", "wonder:sphinx" or "token:law"."""
    label: str = ""
    """One line in words, for screen readers, of what can be clicked."""
    box: Box | None = None
    """The clickable area when it is not the bounds of the shape."""

    @property
    @abstractmethod
    def bounds(self) -> Box:
        """The smallest box around the shape."""

    @property
    def target(self) -> Box:
        """The box in which a click counts as a click on this item."""
        return self.bounds if self.box is None else self.box


@dataclass(frozen=True, slots=True)
class Rect(Item):
    """A rectangle, with round corners when `radius` is positive."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None = None
    stroke: str | None = None
    stroke_width: float = 1.0
    radius: float = 0.0

    def __post_init__(self) -> None:
        _finite("A rectangle", self.x, self.y, self.width, self.height)
        _finite("A rectangle", self.radius, self.stroke_width)
        _not_negative("A rectangle", self.width, self.height, self.radius, self.stroke_width)

    def placed(self, x: float, y: float, scale: float = 1.0) -> Rect:
        """The same shape, scaled and then moved by (x, y)."""
        at = self.x * scale + x, self.y * scale + y, self.width * scale, self.height * scale
        edge = self.stroke, self.stroke_width * scale
        return Rect(*at, self.fill, *edge, self.radius * scale, z=self.z)

    @property
    def bounds(self) -> Box:
        """The smallest box around the shape."""
        return self.x, self.y, self.width, self.height


@dataclass(frozen=True, slots=True)
class Circle(Item):
    """A disc or a ring."""

    x: float
    y: float
    radius: float
    fill: str | None = None
    stroke: str | None = None
    stroke_width: float = 1.0

    def __post_init__(self) -> None:
        _finite("A circle", self.x, self.y, self.radius, self.stroke_width)
        _not_negative("A circle", self.radius, self.stroke_width)

    def placed(self, x: float, y: float, scale: float = 1.0) -> Circle:
        """The same shape, scaled and then moved by (x, y)."""
        at = self.x * scale + x, self.y * scale + y, self.radius * scale
        return Circle(*at, self.fill, self.stroke, self.stroke_width * scale, z=self.z)

    @property
    def bounds(self) -> Box:
        """The smallest box around the shape."""
        r = self.radius
        return self.x - r, self.y - r, 2 * r, 2 * r


@dataclass(frozen=True, slots=True)
class Polygon(Item):
    """A closed outline through `points` (at least three)."""

    points: tuple[Point, ...]
    fill: str | None = None
    stroke: str | None = None
    stroke_width: float = 1.0

    def __post_init__(self) -> None:
        if len(self.points) < 3:
            raise ValueError("A polygon needs at least three points.")
        _finite("A polygon", self.stroke_width, *(n for point in self.points for n in point))
        _not_negative("A polygon", self.stroke_width)

    def placed(self, x: float, y: float, scale: float = 1.0) -> Polygon:
        """The same shape, scaled and then moved by (x, y)."""
        points = moved(self.points, x, y, scale)
        return Polygon(points, self.fill, self.stroke, self.stroke_width * scale, z=self.z)

    @property
    def bounds(self) -> Box:
        """The smallest box around the shape."""
        return around(self.points)


@dataclass(frozen=True, slots=True)
class Polyline(Item):
    """An open line through `points` (at least two), `width` thick."""

    points: tuple[Point, ...]
    stroke: str
    width: float = 1.0

    def __post_init__(self) -> None:
        if len(self.points) < 2:
            raise ValueError("A line needs at least two points.")
        _finite("A line", self.width, *(n for point in self.points for n in point))
        _not_negative("A line", self.width)

    def placed(self, x: float, y: float, scale: float = 1.0) -> Polyline:
        """The same shape, scaled and then moved by (x, y)."""
        points = moved(self.points, x, y, scale)
        return Polyline(points, self.stroke, self.width * scale, z=self.z)

    @property
    def bounds(self) -> Box:
        """The smallest box around the shape."""
        return around(self.points)


@dataclass(frozen=True, slots=True)
class Text(Item):
    """One line of text whose baseline starts, is centred or ends at (x, y).

    `max_width` is the room it has; `text_line` makes a Text that fits.
    """

    x: float
    y: float
    text: str
    size: float
    max_width: float
    fill: str
    weight: Weight = "normal"
    anchor: Anchor = "start"
    italic: bool = False

    def __post_init__(self) -> None:
        _finite("A text", self.x, self.y, self.size, self.max_width)
        _not_negative("A text", self.size, self.max_width)

    def placed(self, x: float, y: float, scale: float = 1.0) -> Text:
        """The same text, scaled and then moved by (x, y)."""
        x, y, size = self.x * scale + x, self.y * scale + y, self.size * scale
        return replace(self, x=x, y=y, size=size, max_width=self.max_width * scale)

    @property
    def width(self) -> float:
        """Measured width in logical pixels."""
        return text_width(self.text, self.size, self.weight)

    @property
    def bounds(self) -> Box:
        """The smallest box around the shape."""
        width = self.width
        left = self.x - {"start": 0.0, "middle": width / 2, "end": width}[self.anchor]
        return left, self.y - ASCENT * self.size, width, (ASCENT + DESCENT) * self.size


class Sprite:
    """A small picture made once and shown in many places. Compared by identity."""

    __slots__ = ("__weakref__", "_fills", "bounds", "items", "texts")

    def __init__(self, items: Iterable[Shape]) -> None:
        self.items: tuple[Shape, ...] = tuple(items)
        self.texts: tuple[Text, ...] = tuple(i for i in self.items if isinstance(i, Text))
        self.bounds: Box = union(item.bounds for item in self.items)
        self._fills: tuple[Fill, ...] | None = None

    @property
    def fills(self) -> tuple[Fill, ...]:
        """Every shape of the sprite as filled polygons, in order (made once)."""
        if self._fills is None:
            self._fills = tuple(fill for item in self.items for fill in flatten(item))
        return self._fills

    def shapes(self, x: float, y: float) -> Iterator[Shape]:
        """The shapes moved by (x, y), to build a larger sprite from this one."""
        return (item.placed(x, y) for item in self.items)


@dataclass(frozen=True, slots=True)
class SpriteAt(Item):
    """A sprite put at (x, y)."""

    x: float
    y: float
    sprite: Sprite

    def __post_init__(self) -> None:
        _finite("A sprite", self.x, self.y)

    @property
    def bounds(self) -> Box:
        """The smallest box around the shape."""
        x, y, width, height = self.sprite.bounds
        return x + self.x, y + self.y, width, height


Shape: TypeAlias = Rect | Circle | Polygon | Polyline | Text
Drawn: TypeAlias = Shape | SpriteAt


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled polygon: the only thing besides text that a painter has to know."""

    points: tuple[Point, ...]
    colour: Rgba


@dataclass(frozen=True, slots=True)
class Target:
    """Something on the board that can be clicked, reached by keys and read by screen readers."""

    hit: str
    label: str
    box: Box


@dataclass(frozen=True, slots=True)
class Level:
    """The items of one `z`, ready to paint: areas and sprites in order, then the texts."""

    z: int
    areas: tuple[Drawn, ...]
    texts: tuple[Text, ...]


class Scene:
    """A finished picture: size, background and items, with the map from points to meanings.

    `width` and `height` are logical pixels. `label` describes the whole picture in one line.
    """

    __slots__ = ("background", "height", "items", "label", "width")

    def __init__(
        self,
        width: float,
        height: float,
        items: Iterable[Drawn],
        *,
        background: str = "#ffffff",
        label: str = "",
    ) -> None:
        _finite("A scene", width, height)
        if width <= 0 or height <= 0:
            raise ValueError(f"A scene needs a positive size, not {width} x {height}.")
        rgba(background)
        self.width = width
        self.height = height
        self.background = background
        self.label = label
        # sorted() keeps list order among equals, which is the order of painting
        self.items: tuple[Drawn, ...] = tuple(sorted(items, key=_level))

    def levels(self) -> tuple[Level, ...]:
        """The items by `z`, lowest first."""
        return tuple(_ready(z, tuple(items)) for z, items in groupby(self.items, _level))

    def hit(self, x: float, y: float) -> str | None:
        """What a click at (x, y) means: the `hit` of the topmost item there, or None."""
        for item in reversed(self.items):
            if item.hit is not None and _covers(item, x, y):
                return item.hit
        return None

    def hits(self) -> tuple[Target, ...]:
        """Everything that can be clicked, lowest first, each name once."""
        found: dict[str, Target] = {}
        for item in self.items:
            if item.hit is not None:
                # of two items with the same hit the upper one counts, as in target()
                found.pop(item.hit, None)
                found[item.hit] = Target(item.hit, item.label, item.target)
        return tuple(found.values())

    def target(self, hit: str) -> Target | None:
        """The target called `hit`, or None when it is not on this board."""
        for item in reversed(self.items):
            if item.hit == hit:
                return Target(hit, item.label, item.target)
        return None

    def with_items(self, items: Iterable[Drawn]) -> Scene:
        """The same picture with `items` added."""
        return Scene(
            self.width,
            self.height,
            (*self.items, *items),
            background=self.background,
            label=self.label,
        )

    def cut(self, z: int) -> tuple[Scene, tuple[Drawn, ...]]:
        """The same picture without the items from level `z` on, and those items."""
        low = tuple(item for item in self.items if item.z < z)
        rest = Scene(self.width, self.height, low, background=self.background, label=self.label)
        return rest, self.items[len(low) :]

    def texts(self) -> Iterator[Text]:
        """Every text of the picture, in place, including those of sprites."""
        for item in self.items:
            if isinstance(item, Text):
                yield item
            elif isinstance(item, SpriteAt):
                for text in item.sprite.texts:
                    yield text.placed(item.x, item.y)


def _covers(item: Item, x: float, y: float) -> bool:
    """Whether (x, y) is inside the target of an item."""
    left, top, width, height = item.target
    return left <= x <= left + width and top <= y <= top + height


def _level(item: Item) -> int:
    return item.z


def _ready(z: int, items: Sequence[Drawn]) -> Level:
    """The items of one `z`, ready to paint."""
    texts = tuple(item for item in items if isinstance(item, Text))
    return Level(z, tuple(item for item in items if not isinstance(item, Text)), texts)


# -- flattening --------------------------------------------------------------------------------


def flatten(item: Shape) -> Iterator[Fill]:
    """The areas of a shape as filled polygons, strokes included. A Text has none."""
    if isinstance(item, Rect):
        yield from _flat_rect(item)
    elif isinstance(item, Circle):
        yield from _flat_circle(item)
    elif isinstance(item, Polygon):
        half = item.stroke_width / 2
        yield from _edged(
            item,
            item.points,
            lambda: offsets(item.points, half, closed=True),
            lambda: offsets(item.points, -half, closed=True),
        )
    elif isinstance(item, Polyline) and item.width > 0:
        yield Fill(band(item.points, item.width), rgba(item.stroke))


def _flat_rect(item: Rect) -> Iterator[Fill]:
    x, y, w, h, r = item.x, item.y, item.width, item.height, item.radius
    half = min(item.stroke_width, w, h) / 2
    yield from _edged(
        item,
        rounded(x, y, w, h, r),
        lambda: rounded(x - half, y - half, w + 2 * half, h + 2 * half, r + half if r else 0),
        lambda: rounded(x + half, y + half, w - 2 * half, h - 2 * half, max(r - half, 0)),
    )


def _flat_circle(item: Circle) -> Iterator[Fill]:
    half = min(item.stroke_width / 2, item.radius)
    yield from _edged(
        item,
        arc(item.x, item.y, item.radius),
        lambda: arc(item.x, item.y, item.radius + half),
        lambda: arc(item.x, item.y, item.radius - half),
    )


def _edged(
    item: Rect | Circle | Polygon,
    outline: Sequence[Point],
    outer: Callable[[], Sequence[Point]],
    inner: Callable[[], Sequence[Point]],
) -> Iterator[Fill]:
    """The inside and the edge of a shape, whichever it has."""
    fill = None if item.fill is None else rgba(item.fill)
    edge = None if item.stroke is None or not item.stroke_width else rgba(item.stroke)
    if edge is None:
        if fill is not None:
            yield Fill(tuple(outline), fill)
    elif fill is not None and fill[3] == edge[3] == 255:
        # a larger area behind a smaller one takes fewer points than an area and a ring
        yield Fill(tuple(outer()), edge)
        yield Fill(tuple(inner()), fill)
    else:
        if fill is not None:
            yield Fill(tuple(outline), fill)
        yield Fill(annulus(outer(), inner()), edge)
