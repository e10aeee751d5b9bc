"""The board of an editor, with marks on what is unknown and what is impossible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.palettes import Palette, text_width
from duel_nb.boards.drawing.shapes import Drawn, Rect, Scene
from duel_nb.boards.live.editor import places
from duel_nb.boards.live.editor.places import Setup, Spot
from duel_nb.boards.live.look import Look
from duel_nb.boards.live.stage import Stage
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.board import highlights, scene
from duel_nb.boards.scene.city import treasury
from duel_nb.engine import GameState
from duel_nb.engine.position.given import OPEN_LISTS, given_view
from duel_nb.messages import Message
from duel_nb.page.controls import Controls
from duel_nb.words.translate import translate

_WRONG = "#c62828"
"""The colour of a ring around what is impossible."""


class EditorCanvas:
    """Draws the position and reports which area was clicked.

    Args:
        controls: shows errors.
        theme: as `Look` takes it.
        layout: as `Look` takes it.
        palette: as `Look` takes it.
        state: the initial position.
        chosen: called with the area that was clicked, see `places.areas`.

    Attributes:
        look: theme, layout and palette.
        painter: paints the board.
        stage: the board in the page.
        wrong: the hit ids with a ring, because they are impossible.
    """

    def __init__(
        self,
        controls: Controls,
        theme: str,
        layout: str,
        palette: str,
        state: GameState,
        chosen: Callable[[str], None],
    ) -> None:
        self._chosen = chosen
        self._state, self._setup, self._area = state, dict[str, object](), ""
        self.wrong: tuple[str, ...] = ()
        self.look = Look(
            theme,
            layout,
            palette,
            changed=self._draw,
            seen=lambda seen: self.painter.show(seen),
            guarded=controls.guarded,
            state=lambda: self._state,
        )
        self.painter = CanvasPainter(on_error=controls.fail)
        self.painter.show(self.look.near)
        self.stage = Stage(children=[self.painter.element])
        self.stage.on("press", controls.guarded(self._pressed))

    def show(self, state: GameState, setup: Setup, area: str, wrong: Iterable[str]) -> None:
        """Draw another position.

        Args:
            state: the position.
            setup: its keywords.
            area: the selected area.
            wrong: the hit ids of what is impossible.
        """
        self._state, self._setup, self._area = state, dict(setup), area
        self.wrong = tuple(dict.fromkeys(wrong))
        self._draw()

    def scene(self) -> Scene:
        """The board without marks."""
        kind, _, name = self._area.partition(":")
        return scene(
            given_view(self._state, self._setup),
            theme=self.look.colours,
            layout=self.look.layout,
            worked_out=False,
            opened=name if kind == "player" else None,
            unknown=[who for who in "AB" if not places.is_given(self._setup, Spot(who, "cards"))],
        )

    def _draw(self) -> None:
        board, pal = self.scene(), self.look.colours
        lit = (*highlights(board, self._area, (), pal), *self._rings(board))
        marks = *self._not_given(board, pal), *lit
        self.painter.draw(board, marks, scale=self.look.scale(board.width))
        self.stage.show(board, given_view(self._state, self._setup))

    def _not_given(self, board: Scene, pal: Palette) -> Iterator[Drawn]:
        """Marks on what the setup does not say."""
        plan = frame.of(self.look.layout, self._state)
        for who in "AB":
            target = board.target(f"player:{who}")
            missing = [
                slot
                for slot in places.OF_CITY
                if slot.key in ("coins", *OPEN_LISTS)
                and not places.is_given(self._setup, Spot(who, slot.key))
            ]
            if target is not None and any(slot.key == "coins" for slot in missing):
                x, y, width, height = treasury(target.box)
                yield Rect(x + 26, y, width - 26, height, pal.panel, radius=4, z=frame.MARKS)
                yield text_line(x + 40, y + 20, "?", 18, 30, pal.ink, z=frame.MARKS)
            if target is not None and missing and not plan.folded:
                left, _, wide, _ = plan.city(who)
                for number, line in enumerate(
                    [Message("editor-not-given-list"), *(slot.label for slot in missing)]
                ):
                    low = board.height - 20 - 15 * (len(missing) - number)
                    yield text_line(
                        left + 10, low, str(line), 12, wide - 20, pal.muted, z=frame.MARKS
                    )
        if not places.is_given(self._setup, Spot("", "progress")):
            left, top, width, height = plan.tokens
            middle = left + width / 2, top + height / 2 + 5
            label = translate("editor-not-given")
            wide = text_width(label, 13) + 16
            ground = middle[0] - wide / 2, middle[1] - 16, wide, 22
            yield Rect(*ground, board.background, radius=4, z=frame.MARKS)
            yield text_line(*middle, label, 13, width, pal.muted, anchor="middle", z=frame.MARKS)

    def _rings(self, board: Scene) -> Iterator[Drawn]:
        """A ring around everything that is impossible."""
        for hit in self.wrong:
            target = board.target(hit)
            if target is not None:
                x, y, width, height = target.box
                ring = x - 2, y - 2, width + 4, height + 4
                yield Rect(*ring, None, _WRONG, 4, 6, z=frame.MARKS)

    def _pressed(self, press: Any) -> None:
        """Choose the area of what was clicked, else the one around an empty point."""
        hit, (x, y) = press["hit"], press["at"]
        area = None if hit is None else places.area_of(self._state, self._setup, hit)
        width = frame.of(self.look.layout, self._state).width
        area = area or self._area_at(x * width, y * width)
        if area is not None:
            self._chosen(area)

    def _area_at(self, x: float, y: float) -> str | None:
        """The area at an empty point of the board."""
        plan = frame.of(self.look.layout, self._state)
        state = self._state
        if state.layout is not None and state.table is not None:
            grid = frame.grid(state.layout, plan.structure)
            for row, column in reversed(state.table.places):
                left, top = grid.corner(row, column)
                if left <= x <= left + grid.width and top <= y <= top + grid.height:
                    return f"place:r{row}c{column}"
        boxes = {"player:A": plan.cities[0], "player:B": plan.cities[1], "progress": plan.tokens}
        for area, (left, top, width, height) in boxes.items():
            if left <= x <= left + width and top <= y <= top + height:
                return area
        return None
