"""The boards of all slides as one set of SVG elements.

Slides have most elements in common: each element is stored once, and a picture is a list of
indices. Themes differ only in colours, so light and dark share all elements: a colour that differs
is a CSS variable.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from duel_nb.boards.drawing.palettes import FONT_FAMILY, Palette, palette
from duel_nb.boards.drawing.shapes import Rect, Scene, Shape, Sprite, SpriteAt
from duel_nb.boards.paint import svg
from duel_nb.boards.scene import frame, marks
from duel_nb.boards.scene.board import scene
from duel_nb.engine import GameState
from duel_nb.session.text import summary

_COLOUR: Final = re.compile(r"(#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?\b)")


class Position(NamedTuple):
    """What a picture shows.

    Attributes:
        state: the position as the viewer knows it.
        before: the position before as the viewer knows it, to mark changes; None for no marks.
        worked_out: whether it shows points and other figures that people can work out.
    """

    state: GameState
    before: GameState | None = None
    worked_out: bool = True


_CACHED: Final = 40
"""Maximum number of cached boards: each is used again for the marks of the next one."""


def index_of(text: str, known: dict[str, int]) -> int:
    """The index of a text among those with an index; it is added if it is new."""
    return known.setdefault(text, len(known))


class Pictures:
    """Draws positions for slides.

    Args:
        palettes: theme of the page -> palette of the boards.
        layouts: the layouts between which the page can choose.
    """

    def __init__(self, palettes: dict[str, Palette], layouts: Sequence[str]) -> None:
        self._palettes, self._layouts = palettes, tuple(layouts)
        self._pieces: dict[str, int] = {}
        self._sprites: dict[str, int] = {}
        self._colours: dict[str, int] = {}
        self._known: dict[tuple[Sprite, ...], int] = {}
        self._least: dict[tuple[str, frozenset[str]], float] = {}
        self._boards: dict[tuple[int, str, str, str | None, bool], tuple[GameState, Scene]] = {}

    def data(
        self,
        positions: Sequence[Position],
        made: Callable[[int, int], object] = lambda number, count: None,
    ) -> dict[str, Any]:
        """Everything that a page needs to show the positions (at least one).

        Args:
            positions: what is shown.
            made: called after each picture with its number and the number of all.
        """
        for played in {_sets(position) for position in positions}:
            together = [position for position in positions if _sets(position) == played]
            for layout in self._layouts:
                self._least[layout, played] = _height(together, layout)
        pictures = []
        for number, position in enumerate(positions, start=1):
            pictures.append(self._picture(position))
            made(number, len(positions))
        themes = list(self._palettes)
        colours = [colour.split() for colour in self._colours]
        return {
            "font": FONT_FAMILY,
            "pieces": list(self._pieces),
            "sprites": list(self._sprites),
            "colours": {theme: [row[n] for row in colours] for n, theme in enumerate(themes)},
            "pictures": pictures,
        }

    def _picture(self, position: Position) -> dict[str, Any]:
        """One position in every layout: its elements and other data for the page."""
        state, before, worked_out = position
        changed: tuple[str, ...] = ()
        if before is not None:
            look = next(iter(self._palettes.values()))
            old, new = (self._board(one, self._layouts[0], look) for one in (before, state))
            changed = marks.news(before, state, old, new)
        found: dict[str, Any] = {"says": summary(state)}
        for layout in self._layouts:
            drawn: dict[str, Any] = {
                "size": [frame.of(layout, state).width, self._least[layout, _sets(position)]],
                "board": self._drawn(state, changed, layout, None, worked_out),
            }
            if frame.of(layout, state).folded:  # higher than the window, with Cities to open
                board = self._board(state, layout)
                boxes = [target.box for hit in changed if (target := board.target(hit))]
                drawn["news"] = [round(y + height / 2) for _, y, _, height in boxes]
                for who in "AB":
                    drawn[who] = self._drawn(state, changed, layout, who, worked_out)
                drawn["cities"] = {
                    who: [round(part) for part in target.box]
                    for who in "AB"
                    if (target := board.target(f"player:{who}"))
                }
            found[layout] = drawn
        return found

    def _board(
        self,
        state: GameState,
        layout: str,
        pal: str | Palette = "light",
        opened: str | None = None,
        worked_out: bool = True,
    ) -> Scene:
        look = palette(pal)
        key = id(state), layout, look.name, opened, worked_out
        if key not in self._boards:
            if len(self._boards) >= _CACHED:
                self._boards.clear()
            board = scene(
                state,
                theme=look,
                layout=layout,
                opened=opened,
                least=self._least[layout, frozenset(state.expansions)],
                worked_out=worked_out,
            )
            self._boards[key] = state, board  # keeps the state alive, so that its id stays unique
        return self._boards[key][1]

    def _drawn(
        self,
        state: GameState,
        changed: Sequence[str],
        layout: str,
        opened: str | None,
        worked_out: bool,
    ) -> list[int]:
        """The indices of the elements of a board with its changes marked."""
        boards = []
        for pal in self._palettes.values():
            board = self._board(state, layout, pal, opened, worked_out)
            news = marks.marks(board, state, changed, pal, priced=False)
            ground = Rect(0, 0, board.width, board.height, board.background, z=-1)
            boards.append(board.with_items((ground, *news)))
        return [*self._elements(boards)]

    def _elements(self, boards: Sequence[Scene]) -> Iterator[int]:
        """The indices of the elements of one picture, given its board in each theme."""
        for items in zip(*map(_painted, boards), strict=True):
            first = items[0]
            if isinstance(first, SpriteAt):
                sprites = tuple(item.sprite for item in items if isinstance(item, SpriteAt))
                name = self._sprite(sprites)
                x, y = svg.number(first.x), svg.number(first.y)
                yield index_of(f'<use href="#duel-sprite-{name}" x="{x}" y="{y}"/>', self._pieces)
                continue
            shapes = [svg.element(item) for item in items if not isinstance(item, SpriteAt)]
            if piece := self._themed(shapes):
                yield index_of(piece, self._pieces)

    def _sprite(self, sprites: tuple[Sprite, ...]) -> int:
        """The index of a sprite, given it in each theme."""
        if sprites not in self._known:
            drawn = self._themed([*map(svg.elements, sprites)])
            self._known[sprites] = index_of(drawn, self._sprites)
        return self._known[sprites]

    def _themed(self, drawn: Sequence[str]) -> str:
        """One element for all themes, with variables for colours that differ."""
        parts = zip(*(_COLOUR.split(one) for one in drawn), strict=True)
        return "".join(map(self._part, parts))

    def _part(self, of_themes: tuple[str, ...]) -> str:
        if len(set(of_themes)) == 1:
            return of_themes[0]
        return f"var(--duel-{index_of(' '.join(of_themes), self._colours)})"


def _painted(board: Scene) -> Iterator[Shape | SpriteAt]:
    """The items of a board in the order in which they are painted."""
    for level in board.levels():
        yield from level.areas
        yield from level.texts


def _sets(position: Position) -> frozenset[str]:
    """The expansions in play: all boards with the same ones have the same size."""
    return frozenset(position.state.expansions)


def _height(positions: Sequence[Position], layout: str) -> float:
    """The common height of boards with the same expansions; a game needs the full height."""
    first = positions[0].state
    if not first.age:
        return frame.of(layout, first).height
    return max(scene(one.state, layout=layout).height for one in positions)
