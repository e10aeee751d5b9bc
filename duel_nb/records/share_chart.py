"""A chart of shares with their 95 % confidence intervals.

It is painted like a board, so it needs no plotting package.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, floor
from typing import Any, Final

from duel_nb.boards.drawing.fitting import set_lines, text_line
from duel_nb.boards.drawing.geometry import Point
from duel_nb.boards.drawing.palettes import BODY, SMALL, TITLE, Palette, palette, text_width
from duel_nb.boards.drawing.shapes import Anchor, Circle, Drawn, Polygon, Polyline, Rect, Scene
from duel_nb.boards.live.look import beginning
from duel_nb.boards.paint import png
from duel_nb.messages import Listed, Message
from duel_nb.players import Share
from duel_nb.words.percentages import percent
from duel_nb.words.translate import translate

#: Readable on a phone, where a wider picture would shrink.
_WIDTH: Final = 380.0
_MARGIN: Final = 14.0
_LINE: Final = 20.0
#: A row is a line of text above a strip.
_STRIP: Final = 20.0
_ROW: Final = _LINE + _STRIP + 2
#: The figures of a row, beside its name.
_FIGURES: Final = 170.0


@dataclass(frozen=True, slots=True)
class ShareRow:
    """A row of a chart.

    Attributes:
        name: what happened, in words.
        share: how often; None makes it the heading of the rows below.
        published: how often elsewhere, by source.
    """

    name: str
    share: Share | None = None
    published: Mapping[str, Share] = field(default_factory=dict)


class ShareChart:
    """A chart with a row for each share: a picture in a notebook, text elsewhere.

    Args:
        title: the title of the chart.
        rows: the rows.
        sources: the sources of what was published, each with its name in words.
        line: a reference share at which a line is drawn, such as 0.5.
        theme: "light" or "dark"; by default that of the boards in this kernel.

    Attributes:
        words: the same figures as text, a line for each.
    """

    def __init__(
        self,
        title: str,
        rows: Sequence[ShareRow],
        *,
        sources: Mapping[str, str] | None = None,
        line: float | None = None,
        theme: str | None = None,
    ) -> None:
        self._title, self._line = title, line
        self._rows = rows
        self._sources = sources or {}
        self._theme = theme
        self.words = "\n".join(self._words())

    def scene(self) -> Scene:
        """The chart as shapes."""
        colours = palette(self._theme or beginning("theme"))
        low, high = self._scale()
        wide = _WIDTH - 2 * _MARGIN
        title, size = set_lines(self._title, wide, ((1, TITLE), (2, TITLE), (2, BODY)), "bold")
        items: list[Drawn] = [
            text_line(_MARGIN, 26 + _LINE * number, line, size, wide, colours.ink, weight="bold")
            for number, line in enumerate(title)
        ]
        ticks = tuple(_ticks(low, high))

        def x(share: float) -> float:
            return _MARGIN + wide * (share - low) / (high - low)

        y = 18 + _LINE * len(title)
        for row in self._rows:
            items += self._row(row, y, x, ticks, colours)
            y += _LINE if row.share is None else _ROW
        for tick in ticks:
            anchor: Anchor = "start" if tick == low else "end" if tick == high else "middle"
            place = y + 16, percent(tick), SMALL, 60.0, colours.muted
            items.append(text_line(x(tick), *place, anchor=anchor))
        y += 36
        for number, name in enumerate(self._sources.values()):
            items.append(_mark(_MARGIN + 8, y, number, colours))
            items.append(text_line(_MARGIN + 22, y + 4, name, SMALL, wide - 22, colours.ink))
            y += 22
        return Scene(_WIDTH, y, items, background=colours.table, label=self.words)

    def _row(
        self,
        row: ShareRow,
        top: float,
        x: Callable[[float], float],
        ticks: Sequence[float],
        colours: Palette,
    ) -> Iterator[Drawn]:
        """A row: name and figures; below, the interval as a line and the value as a disc."""
        base, room, share = top + 14, _WIDTH - 2 * _MARGIN, row.share
        if share is None:
            yield text_line(_MARGIN, base, row.name, BODY, room, colours.ink, weight="bold")
            return
        figures = _figures(share)
        right = min(_FIGURES, text_width(figures, SMALL))
        yield text_line(_MARGIN, base, row.name, BODY, room - right - 8, colours.ink)
        end = _WIDTH - _MARGIN
        yield text_line(end, base, figures, SMALL, right, colours.ink, anchor="end")
        upper, lower, middle = top + _LINE, top + _LINE + _STRIP, top + _LINE + _STRIP / 2
        yield Rect(_MARGIN, upper, room, _STRIP, colours.panel, colours.panel_edge)
        for tick in ticks:
            yield Polyline(((x(tick), upper), (x(tick), lower)), colours.panel_edge, 0.8)
        if self._line is not None:
            at = x(self._line)
            yield Polyline(((at, upper), (at, lower)), colours.muted, 1.6)
        for number, source in enumerate(self._sources):
            if source in row.published:
                yield _mark(x(row.published[source].value), middle, number, colours)
        if share.games:
            low, high = share.interval
            yield Polyline(((x(low), middle), (x(high), middle)), colours.player_a, 3)
            for side in (low, high):
                yield Polyline(((x(side), middle - 5), (x(side), middle + 5)), colours.player_a, 2)
            yield Circle(x(share.value), middle, 4.5, colours.player_a)

    def _scale(self) -> tuple[float, float]:
        """The ends of the scale: tenths around everything shown."""
        shown = [0.0, 0.1] if self._line is None else [self._line - 0.1, self._line + 0.1]
        shares = [row.share for row in self._rows]
        shown += [end for share in shares if share and share.games for end in share.interval]
        shown += [share.value for row in self._rows for share in row.published.values()]
        return max(0, floor(min(shown) * 10) / 10), min(1, ceil(max(shown) * 10) / 10)

    def _words(self) -> Iterator[str]:
        yield translate("share-heading", name=self._title)
        for row in self._rows:
            if row.share is None:
                yield translate("share-heading", name=row.name)
                continue
            found = [Message("share-of", share=_figures(row.share), count=row.share.games)]
            found += (
                Message("share-named", name=name, what=_figures(row.published[source]))
                for source, name in self._sources.items()
                if source in row.published
            )
            yield f"- {Message('share-named', name=row.name, what=Listed(*found, last=';'))}"

    def png(self) -> bytes:
        """The picture as a PNG file, at twice the displayed resolution."""
        return png.to_bytes(self.scene(), 2.0)

    def __repr__(self) -> str:
        return self.words

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, str], dict[str, Any]]:
        coded = base64.b64encode(self.png()).decode()
        about = {"image/png": {"width": round(_WIDTH), "alt": self.words}}
        return {"image/png": coded, "text/plain": self.words}, about


def _figures(share: Share) -> str:
    """A share with its interval, in words."""
    low, high = share.interval
    if not share.games:
        return translate("share-no-games")
    value, least, most = (percent(one, tenths=True) for one in (share.value, low, high))
    return translate("share-figures", value=value, low=least, high=most)


def _ticks(low: float, high: float) -> Iterator[float]:
    step = 1 if high - low <= 0.55 else 2
    return (tenth / 10 for tenth in range(round(low * 10), round(high * 10) + 1, step))


def _mark(x: float, y: float, number: int, colours: Palette) -> Drawn:
    """The mark of published figures: a diamond for the first source, a triangle for the second."""
    points: tuple[Point, ...]
    if number % 2 == 0:
        points = ((x, y - 8), (x + 8, y), (x, y + 8), (x - 8, y))
    else:
        points = ((x, y - 9), (x + 8.5, y + 6), (x - 8.5, y + 6))
    return Polygon(points, colours.panel, colours.player_b, 2)
