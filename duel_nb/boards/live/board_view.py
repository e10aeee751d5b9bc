"""The view of a match on a board: drawn, fitted into the window, and told to the page."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.shapes import Drawn, Scene
from duel_nb.boards.live.look import Look
from duel_nb.boards.live.stage import Stage, about_data
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.scene import frame, marks
from duel_nb.boards.scene.arrows import arrows, starts
from duel_nb.boards.scene.board import highlights, scene
from duel_nb.engine import Action, GameState
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.kernel import BackgroundTask, LanguageLock, running
from duel_nb.languages import language
from duel_nb.page.controls import Controls
from duel_nb.page.elements import Element
from duel_nb.session import offers
from duel_nb.session.match import Match
from duel_nb.session.table import prices
from duel_nb.words.translate import cache_by_language

_SCENES: Final = 4
"""So many boards are kept: those of the last position, as either player knows it, are used again
for the marks of what has changed."""


class BoardView:
    """What is seen of a match.

    Args:
        match: the match.
        controls: shows errors.
        lock: held during every operation.
        asked: theme, layout and palette, as `Look` takes them.
        foretells: whether the popover says how the game would end.
        tips: what else is said about an action, as HTML.
        over: what lies over the board.
        changed: called when the board has to be shown again.

    Attributes:
        look: theme, layout and palette.
        stage: the board in the page.
        pointed: the actions to which arrows point, the best one first.
    """

    def __init__(
        self,
        match: Match,
        controls: Controls,
        lock: LanguageLock,
        asked: tuple[str, str, str],
        *,
        foretells: bool,
        tips: Callable[[Action], Sequence[str]],
        over: Iterable[Element],
        changed: Callable[[], None],
    ) -> None:
        self._match, self._controls, self._foretells = match, controls, foretells
        self.pointed: tuple[Action, ...] = ()
        self._tips = tips
        self.look = Look(
            *asked,
            changed=lambda: self._redraw(changed),
            seen=self._seen,
            guarded=controls.guarded,
            state=lambda: match.state,
        )
        self._opened: str | None = None
        self._scenes = cache_by_language(_SCENES)(_scene)
        self._told: BackgroundTask[None] | None = None
        self._asked: tuple[object, ...] = ()
        self._painter = CanvasPainter(on_error=controls.fail, lock=lock)
        self._painter.show(self.look.near)
        self.stage = Stage(children=[self._painter.element, *over])
        self.stage.on("open", controls.guarded(lambda hit: self._open_city(hit, changed)))
        self.begin()

    def begin(self) -> None:
        """Forget the height of the game before: it is the full one if this begins with a draft."""
        first = self._match.session.states[0]
        full = frame.of(self.look.layout, first).height
        self._min_height = 0.0 if first.age else full

    def move_on(self) -> None:
        """Another position comes: nothing is selected, opened or pointed at in it."""
        self._opened = None
        self.pointed = ()
        self.stage.position += 1

    def scene(self, state: GameState, viewer: str | None) -> Scene:
        """The board for a position as a player knows it, at least as tall as it has been."""
        look = self.look
        return self._scenes(
            state, viewer, look.colours, look.layout, self._opened, self._min_height
        )

    def show(self, pointed: Sequence[Action]) -> None:
        """Show the current position, and let arrows point to what these actions do."""
        self.pointed = tuple(pointed)
        match, seen = self._match, self._match.seen
        board = self.scene(match.state, match.viewer)
        self._min_height = board.height
        plan = frame.of(self.look.layout, match.state)
        scale = self.look.scale(board.width)
        self._painter.draw(board, self._marks(board, seen), plan.height, scale)
        self.stage.fit(board, folded=plan.folded)
        self.stage.point(board, starts(board, seen, self.pointed))
        self._tell_page(board, seen, folded=plan.folded)

    def point(self, actions: Sequence[Action]) -> None:
        """Let arrows point to what these actions do, the best one first; none for no arrows."""
        if tuple(actions) != self.pointed:
            self.show(actions)

    def close(self) -> None:
        """Stop finding out what things mean, and free the canvas."""
        if self._told is not None:
            self._told.stop()
        self._painter.close()

    # -- inside ------------------------------------------------------------------------------

    def _seen(self, seen: bool) -> None:
        self._painter.show(seen)
        if seen:
            self._tell_more()

    def _redraw(self, changed: Callable[[], None]) -> None:
        self.begin()
        changed()

    def _open_city(self, hit: str, changed: Callable[[], None]) -> None:
        """Open or close a City on a phone."""
        player = hit[-1]
        self._opened = None if self._opened == player else player
        changed()

    def _marks(self, board: Scene, seen: GameState) -> tuple[Drawn, ...]:
        match, colours = self._match, self.look.colours
        changed: tuple[str, ...] = ()
        if match.session.at > match.since:
            before = match.session.states[match.since]
            old = self.scene(before, match.viewer)
            changed = marks.news(before.view(match.viewer), seen, old, board)
        due = () if match.blocked else offers.choices(match.state)
        return (
            *marks.marks(board, seen, changed, colours, priced=not match.blocked),
            *highlights(board, None, due, colours),
            *arrows(board, seen, self.pointed, colours),
        )

    def _tell_page(self, board: Scene, seen: GameState, *, folded: bool) -> None:
        """Tell the page what lies on the board and can be selected, and later what that means."""
        stage, match = self.stage, self._match
        stage.show(board, seen)
        stage.colours = {"ring": self.look.colours.selected}
        stage.opens = ["player:A", "player:B"] if folded else []
        if match.blocked:
            stage.offer_nothing()
        else:
            stage.offer(match.state, {price.hit: str(price) for price in prices(match.state)})
        asked = (stage.position, match.viewer, match.blocked, language())
        if asked != self._asked:  # another drawing of a position leaves what was said of it
            self._asked, stage.about = asked, {}
        if self._told is not None:
            self._told.stop()
        self._told = None
        self._tell_more()

    def _tell_more(self) -> None:
        """Find out in the background what things mean, if somebody may look at them."""
        if self._told is None and self.look.near and running() is not None:
            self._told = BackgroundTask(self._find_out(), lambda _: None, self._controls.guarded)

    def tell_all(self) -> None:
        """Tell the page now what everything on the board means and what each action would do."""
        for _ in self._find_out():
            pass

    def _find_out(self) -> Generator[None, bool | None, None]:
        """Find out what everything on the board means and what each action would do.

        What can be done comes first, so that the popover opens if a person is that fast.
        """
        picks = [pick["hit"] for pick in self.stage.picks]
        told = self.stage.about
        about = told | {hit: self._about(hit, False) for hit in picks if hit not in told}
        self.stage.about = about
        yield
        for viewer in filter(self._match.is_person, PLAYERS):
            self.scene(self._match.state, viewer)  # what is new in the next position is asked soon
            yield
        about = dict(about)
        things = [thing["hit"] for thing in self.stage.things if thing["hit"]]
        for hit in dict.fromkeys([*about, *things]):
            about[hit] = self._about(hit, True)
            yield
        self.stage.about = about

    def _about(self, hit: str, foretell: bool) -> dict[str, Any]:
        """What is known about a hit id, for the popover."""
        match = self._match
        if match.blocked:
            known = replace(offers.about(match.seen, hit, foretell=False), offers=())
            return about_data(known, foretells=False)
        known = offers.about(match.state, hit, foretell=foretell)
        return about_data(known, self._foretells, self._tips)


def _scene(
    state: GameState,
    viewer: str | None,
    colours: Palette,
    layout: str,
    opened: str | None,
    least: float,
) -> Scene:
    """The board for a position as a player knows it, see `scene`."""
    seen = state.view(viewer)
    return scene(seen, theme=colours, layout=layout, opened=opened, least=least)
