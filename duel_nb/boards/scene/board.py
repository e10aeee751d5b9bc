"""The whole board as one scene, and the highlights above it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from math import ceil

from duel_nb.boards.drawing import icons
from duel_nb.boards.drawing.palettes import Palette, palette
from duel_nb.boards.drawing.shapes import Circle, Drawn, Rect, Scene, Sprite, SpriteAt
from duel_nb.boards.scene import city, frame, marks, pantheon, senate
from duel_nb.boards.scene.middle import middle
from duel_nb.boards.scene.table import discard, progress, status, track
from duel_nb.engine import GameState
from duel_nb.session.table import spoken


def scene(
    state: GameState,
    *,
    theme: str | Palette = "light",
    worked_out: bool = True,
    layout: str = "wide",
    opened: str | None = None,
    least: float = 0.0,
    lit: bool = True,
    unknown: Collection[str] = (),
) -> Scene:
    """The board for a position or for a player's view of it.

    Args:
        state: the position.
        theme: "light", "dark" or a Palette.
        worked_out: show points, the score sheet of a game that is over, and the prices of
            activations and Senators. False for exercises: the picture then gives away no more than
            the table does.
        layout: "wide"; "tall", the same with more height; "narrow"; "tablet", with the Cities
            below; or "phone", where they are folded.
        opened: "A" or "B": the City that is open instead of the structure on a phone.
        least: minimum height in logical pixels; that of the `Frame` is the maximum.
        lit: frame accessible cards and shade covered ones.
        unknown: "A" and "B" for Cities whose Buildings were not given.

    Returns:
        A scene as wide as its `Frame` and as tall as its contents need. Its hit ids are
        "place:r2c4" for a place of the structure, "card:library" for a card of a City or of a
        choice, "wonder:sphinx", "token:law", "military:-6", "player:A", "track", "discard",
        "tray" and "scores"; with Pantheon also "space:3", "deck:greek", "divinity:zeus",
        "tokens:A", "minerva" and, while she is being placed, "track:+3"; with Agora also
        "chamber:3", "supply:A", "conspiracies" (their deck), "conspiracy:coup", "plot:B1" for a
        face-down one in front of B, "card:conspirator.2" for one of several that look alike, and
        "pass" while passing is a choice.

    Raises:
        DuelError: an unknown theme or layout.
    """
    pal, plan = palette(theme), frame.of(layout, state)
    scores = dict(state.scores())
    points = {who: scores[who].total if state.age and worked_out else None for who in "AB"}
    opened = opened if plan.folded else None
    cities = [
        item
        for who in "AB"
        for item in city.head(state, who, points[who], plan, pal, who == opened)
    ]
    if not plan.folded:
        cities += [
            item for who in "AB" for item in city.body(state, who, plan, pal, who in unknown)
        ]
    rest = [
        *status(state, plan, pal),
        *track(state, plan, pal),
        *pantheon.on_track(state, plan),
        *pantheon.panel(state, plan, pal, worked_out),
        *senate.panel(state, plan, pal),
    ]
    if opened:
        rest += city.body(state, opened, plan, pal, opened in unknown)
    else:
        rest += [*progress(state, plan, pal), *discard(state, plan, pal)]
        rest += middle(state, scores, plan, pal, worked_out=worked_out, lit=lit)
    height = min(max(_lowest([*cities, *rest]) + 2 * frame.MARGIN, least), plan.height)
    grounds = [item for who in "AB" for item in city.ground(state, who, height, plan, pal)]
    return Scene(
        plan.width,
        height,
        (*grounds, *cities, *rest),  # the panels are below everything on them
        background=pal.table,
        label=spoken(state),
    )


def _lowest(items: Iterable[Drawn]) -> int:
    """The lower edge of the lowest item, rounded up to an even number as `canvas` needs it."""
    return 2 * ceil(max(y + height for _, y, _, height in (item.bounds for item in items)) / 2)


@lru_cache(maxsize=64)
def _badge(colour: str, sign: str, paper: str) -> Sprite:
    """An icon on a disc, 18 pixels across: marks what can be chosen or has been picked."""
    disc = Circle(9, 9, 8, colour, paper, 1.2)
    return Sprite([disc, *icons.shapes(sign, 4, 4, 10, paper, colour)])


def highlights(
    board: Scene,
    selected: str | None = None,
    choices: Iterable[str] = (),
    theme: str | Palette = "light",
    picked: bool = False,
) -> tuple[Drawn, ...]:
    """The selection and what can be chosen, to be drawn above a board without redrawing it.

    Hit ids that are not on the board are ignored. Choices already `picked` have a tick.

    Raises:
        DuelError: an unknown theme.
    """
    pal = palette(theme)
    found: list[Drawn] = []
    for hit in choices:
        target = board.target(hit)
        if target is None:
            continue
        x, y, width, height = target.box
        ring = x - 1, y - 1, width + 2, height + 2
        if picked:
            found.append(Rect(*ring, f"{pal.accent[:7]}40", z=frame.MARKS))
        found += marks.outline(ring, pal.accent, 2.5, pal)
        if height < 30:
            continue
        # small tokens have their name below them, spaces of the Pantheon their price
        above = hit.startswith("space:") or (hit.startswith("token:") and width < 100)
        low = y + (9 if above else height - 9)
        # cards of the structure have the letters of their colour in the corner
        across = x + width - (34 if hit.startswith("place:") else 9)
        badge = _badge(pal.accent, "tick" if picked else "question", pal.paper)
        found.append(SpriteAt(across - 9, low - 9, badge, z=frame.MARKS))
    target = board.target(selected) if selected is not None else None
    if target is not None:
        x, y, width, height = target.box
        ring = x - 2.5, y - 2.5, width + 5, height + 5
        found += [
            Rect(x, y, width, height, f"{pal.selected[:7]}1a", radius=6, z=frame.MARKS),
            *marks.outline(ring, pal.selected, 3, pal, 8),
        ]
    return tuple(found)
