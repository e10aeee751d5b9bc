"""The whole board as one scene, and the highlights that lie above it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from math import ceil
from typing import Final

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.palettes import Palette, palette
from duel_nb.boards.drawing.shapes import (
    Circle,
    Drawn,
    Polygon,
    Rect,
    Scene,
    Sprite,
    SpriteAt,
    lowered,
)
from duel_nb.boards.scene import conspiracies, frame, pantheon, senate
from duel_nb.boards.scene.city import contents, ground
from duel_nb.boards.scene.draft import draft
from duel_nb.boards.scene.frame import Frame
from duel_nb.boards.scene.score_sheet import score_sheet
from duel_nb.boards.scene.table import discard, empty, headline, progress, status, structure, track
from duel_nb.boards.scene.tray import tray
from duel_nb.engine import GameState, ScoreSheet

_SNUG: Final = frame.Room()


def scene(
    state: GameState,
    selected: str | None = None,
    marks: Mapping[str, str] | None = None,
    theme: str | Palette = "light",
    *,
    prices: bool = False,
    worked_out: bool = True,
    layout: str = "wide",
    room: frame.Room = _SNUG,
    lit: bool = True,
) -> Scene:
    """The board for a position or for a player's view of it.

    Args:
        state: the position.
        selected: the hit id of what is selected, such as "place:r5c3" or "wonder:sphinx".
        marks: hit id -> how to mark it: "legal", "illegal", "choice" or "hint".
        theme: "light", "dark" or a Palette.
        prices: whether accessible cards show what they would cost whoever's turn it is.
        worked_out: whether the points and the prices of activations and of Senators are worked
            out; without that the picture gives away no more than the table does, as an exercise
            needs it.
        layout: "wide", with the Cities beside the middle, or "narrow", with the Cities below it.
        room: how tall it is at least.
        lit: whether accessible cards are framed and covered ones lie in the shade.

    Returns:
        A scene 1180 logical pixels wide, or 760, and as tall as what lies on it needs. Its hit ids
        are
        "place:r2c4" for a place of the structure, "card:library" for a card of a City or of a
        choice, "wonder:sphinx", "token:law", "military:-6", "player:A", "track", "discard",
        "tray" and "scores"; with Pantheon also "space:3", "deck:greek", "divinity:zeus",
        "tokens:A", "minerva" and, while she is being placed, "track:+3"; with Agora also
        "chamber:3", "supply:A", "conspiracies" (their deck), "conspiracy:coup", "plot:B1" for one
        that lies face down in front of B, and "pass" while passing is a choice.

    Raises:
        ValueError: an unknown theme, mark or layout.
    """
    pal, plan = palette(theme), frame.of(layout)
    scores = dict(state.scores())
    points = {who: scores[who].total if state.age and worked_out else None for who in "AB"}
    cities = [item for who in "AB" for item in contents(state, who, points[who], plan, pal)]
    middle = _middle(state, scores, plan, pal, prices=prices, worked_out=worked_out, lit=lit)
    rest = [*_around(state, middle, plan, pal, worked_out=worked_out)]
    below, beside = _lowest(cities), _lowest(rest)
    height = max(below, beside) + 2 * frame.MARGIN
    if height > room.height:
        airy = below + room.air + 2 * frame.MARGIN
        height = max(height, min(airy, plan.canvas(state)))
    height = min(max(height, room.height), plan.tallest(state))
    grounds = [item for who in "AB" for item in ground(state, who, height, plan, pal)]
    found = Scene(
        plan.width,
        height,
        (*grounds, *cities, *rest),  # the panels are the ground of all that lies on them
        background=pal.table,
        label=" ".join(f"{part}." for part in headline(state)).replace("..", "."),
    )
    return found.with_items(highlights(found, selected, marks, pal))


def _around(
    state: GameState, middle: Iterable[Drawn], plan: Frame, pal: Palette, *, worked_out: bool
) -> Iterator[Drawn]:
    """Everything but the Cities, with what lies in the middle below the rest."""
    yield from status(state, plan, pal)
    yield from pantheon.panel(state, plan, pal, worked_out)
    low = frame.extra(state)
    yield from lowered(_board(state, plan, pal), low)
    lower = low + frame.below_senate(state)
    yield from lowered(middle, lower)


def _lowest(items: Iterable[Drawn]) -> int:
    """How far down the items reach: an even number of pixels, as `canvas` needs it."""
    return 2 * ceil(max(y + height for _, y, _, height in (item.bounds for item in items)) / 2)


def _board(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """What lies in the middle between the Pantheon and the structure."""
    yield from track(state, plan, pal)
    yield from pantheon.on_track(state, plan, pal)
    if plan.beside:
        yield from _tokens_and_pile(state, plan, pal)
    yield from senate.panel(state, plan, pal)


def _tokens_and_pile(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    yield from progress(state, plan, pal)
    yield from discard(state, plan, pal)


def _middle(
    state: GameState,
    scores: dict[str, ScoreSheet],
    plan: Frame,
    pal: Palette,
    *,
    prices: bool,
    worked_out: bool,
    lit: bool,
) -> Iterator[Drawn]:
    """The structure, or what lies in its place, and what lies beside it."""
    if not plan.beside:
        yield from _tokens_and_pile(state, plan, pal)
    if state.outcome is not None:
        yield from score_sheet(state, scores, plan, pal)
    elif state.age == 0:
        # with an expansion the structure lies open before the draft
        yield from (pantheon.draft if state.structure else draft)(state, plan, pal)
    elif state.structure:
        yield from structure(state, plan, pal, prices=prices, worked_out=worked_out, lit=lit)
        yield from tray(state, plan, pal)
    else:
        yield empty("The structure is empty.", plan, pal)
        yield from tray(state, plan, pal)
    if state.outcome is None:
        yield from pantheon.tray(state, plan, pal)
        yield from conspiracies.tray(state, plan, pal)


_SIGNS = {"legal": "tick", "illegal": "cross", "choice": "question", "hint": "arrow"}


@lru_cache(maxsize=64)
def _badge(sign: str, colour: str) -> Sprite:
    """The sign of a mark on a disc, 18 pixels in square."""
    disc = Circle(9, 9, 8, colour, "#ffffff", 1.2)
    return Sprite([disc, *icons.shapes(sign, 4, 4, 10, "#ffffff", colour)])


def highlights(
    board: Scene,
    selected: str | None = None,
    marks: Mapping[str, str] | None = None,
    theme: str | Palette = "light",
) -> tuple[Drawn, ...]:
    """The marks and the selection for a board, to draw above it without drawing it again.

    Every kind of mark has a sign of its own besides its colour. Hit ids that are not on the board
    are passed over.

    Raises:
        ValueError: an unknown theme or mark.
    """
    pal = palette(theme)
    colours = {
        "legal": pal.good,
        "illegal": pal.bad,
        "choice": pal.accent,
        "hint": pal.selected,
    }
    found: list[Drawn] = []
    for hit, kind in (marks or {}).items():
        if kind not in colours:
            known = ", ".join(repr(name) for name in colours)
            raise ValueError(f"A mark is one of {known}, not {kind!r}.")
        target = board.target(hit)
        if target is None:
            continue
        x, y, width, height = target.box
        colour = colours[kind]
        outline = board.outline(hit)
        if outline is not None:
            found.append(Polygon(outline, None, colour, 2.5, z=frame.MARKS))
            # the outline of a Chamber begins with its back wall, whose middle is free
            x, low = outline[len(outline) // 4]
            x, width = x - 9, 18
        else:
            ring = x - 1, y - 1, width + 2, height + 2
            found.append(Rect(*ring, None, colour, 2.5, z=frame.MARKS))
            if height < 30:
                continue
            # below a small token stands its name, below a space of the Pantheon its price
            above = hit.startswith("space:") or (hit.startswith("token:") and width < 100)
            low = y + (9 if above else height - 9)
        # the corner of a card of the structure tells its colour in letters
        across = x + width - (34 if hit.startswith("place:") else 9)
        found.append(SpriteAt(across - 9, low - 9, _badge(_SIGNS[kind], colour), z=frame.MARKS))
    target = board.target(selected) if selected is not None else None
    outline = None if selected is None else board.outline(selected)
    if outline is not None:
        found += [
            Polygon(outline, f"{pal.selected[:7]}1a", z=frame.MARKS),
            Polygon(outline, None, "#ffffff", 6, z=frame.MARKS),
            Polygon(outline, None, pal.selected, 3.5, z=frame.MARKS),
        ]
    elif target is not None:
        x, y, width, height = target.box
        found += [
            Rect(x, y, width, height, f"{pal.selected[:7]}1a", radius=6, z=frame.MARKS),
            Rect(x - 2.5, y - 2.5, width + 5, height + 5, None, "#ffffff", 5, 8, z=frame.MARKS),
            Rect(x - 2.5, y - 2.5, width + 5, height + 5, None, pal.selected, 3, 8, z=frame.MARKS),
        ]
    return tuple(found)
