"""What every board has: status, military track, Progress tokens, discard pile, structure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from duel_nb.boards.drawing import cards, fitting, icons, rows
from duel_nb.boards.drawing.fitting import set_lines, text_line
from duel_nb.boards.drawing.geometry import Box, Point
from duel_nb.boards.drawing.palettes import BODY, CROWDED, LIGHT, SMALL, TITLE, Palette
from duel_nb.boards.drawing.shapes import Circle, Drawn, Polygon, Rect, Sprite, SpriteAt, Text
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.catalog import CATALOG, MilitaryZone
from duel_nb.catalog.names import local_name
from duel_nb.engine import GameState, Place
from duel_nb.engine.actions import PASS
from duel_nb.session.components import (
    component_words,
    military_token,
    military_words,
    track_words,
)
from duel_nb.session.table import headline, place_words
from duel_nb.words.translate import translate

_PASS: Final = 66.0
_CAPITAL: Final = 34.0
_SPACES: Final = 17
_SPACE_HEIGHT: Final = 24.0
_PAWN: Final = 34.0


# -- status ------------------------------------------------------------------------------------


def status(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """Whose turn it is, or what has to be chosen, or who won."""
    title, sentence = headline(state)
    over = state.outcome is not None
    x, y, width, height = plan.status
    edge, thick = (pal.accent, 2) if over else (pal.panel_edge, 1)
    yield Rect(*plan.status, pal.panel, edge, thick, 8)
    room = width - 20
    if state.decisions and PASS in state.legal_actions():
        room -= _PASS + 4
        button = x + width - _PASS - 7, y + height / 2 - 13, _PASS, 26.0
        label = translate("pass-because", due=state.decisions[-1].text)
        yield Rect(*button, pal.card, pal.accent, 2, 13, hit="pass", label=label)
        middle = button[0] + _PASS / 2
        look: dict[str, Any] = {"weight": "bold", "anchor": "middle", "smallest": CROWDED}
        yield text_line(
            middle, y + height / 2 + 4.5, translate("pass"), 13, _PASS - 6, pal.card_ink, **look
        )
    middle = x + 10 + room / 2
    lines, _ = set_lines(sentence, room, ((n, SMALL) for n in range(1, int(height / 13) + 1)))
    if len(lines) == 1:  # a long sentence, which says whose choice it is, replaces the title
        y += height / 2
        yield text_line(middle, y - 2, title, TITLE, room, pal.ink, weight="bold", anchor="middle")
        yield text_line(middle, y + 15, sentence, BODY, room, pal.muted, anchor="middle")
        return
    titled = 13 * (len(lines) + 1) < height
    y -= (height - 13 * (len(lines) + titled) - 5) / 2
    if titled:
        top = y + height - 4 - 13 * len(lines)
        yield text_line(middle, top, title, BODY, room, pal.ink, weight="bold", anchor="middle")
    for n, line in enumerate(lines, start=-len(lines)):
        yield text_line(
            middle, y + height + 10 + 13 * n, line, SMALL, room, pal.muted, anchor="middle"
        )


# -- military track ----------------------------------------------------------------------------


def track_space(position: int, box: Box) -> Box:
    """A space of the track in the box of the track; -9 and 9 are the capitals."""
    left, top, length, _ = box
    width = (length - 2 * _CAPITAL) / _SPACES
    end = CATALOG.capital
    if abs(position) == end:
        x = left if position < 0 else left + length - _CAPITAL
        return x, top + 5, _CAPITAL, _SPACE_HEIGHT + 6
    return left + _CAPITAL + (position + end - 1) * width, top + 8, width, _SPACE_HEIGHT


def pawn_box(position: int, box: Box) -> Box:
    """The Conflict pawn on its space of the track, in the box of the track."""
    left, top, width, _ = track_space(position, box)
    return left + width / 2 - _PAWN / 2, top - 10, _PAWN, _PAWN


def track(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The military track with the Conflict pawn, its Military tokens and what it scores."""
    box = plan.track
    label = translate("track-pawn", at=track_words(state.names, state.pawn))
    yield Rect(*box, None, hit="track", label=label)
    for position in range(-CATALOG.capital, CATALOG.capital + 1):
        left, top, width, height = track_space(position, box)
        side = pal.player("A" if position < 0 else "B")
        if abs(position) == CATALOG.capital:
            yield Rect(left, top, width, height, side, radius=4)
            capital = icons.icon("capital", 22, pal.paper, side)
            yield SpriteAt(left + width / 2 - 11, top + 4, capital, z=frame.PIECES)
            continue
        depth = (abs(position) > 0) + (abs(position) > 2) + (abs(position) > 5)
        tint = ("00", "30", "50", "70")[depth]
        yield Rect(left, top, width, height, pal.panel, pal.panel_edge, 1)
        yield Rect(left + 1, top + 1, width - 2, height - 2, side + tint)
        if position != state.pawn:
            middle = left + width / 2, top + height / 2
            yield icons.number(str(abs(position)), *middle, SMALL, pal.ink, width - 2)
    for sign in (-1, 1):
        for zone in CATALOG.military_zones:
            yield from _zone(state, sign, zone, box)
    left, top, size, _ = pawn_box(state.pawn, box)
    yield SpriteAt(left, top, icons.icon("pawn", size), z=frame.OVER)


def _zone(state: GameState, sign: int, zone: MilitaryZone, box: Box) -> Iterator[Drawn]:
    """What a zone of the track scores, and its Military token."""
    first, last = (track_space(sign * at, box) for at in (zone.first, zone.last))
    middle = (first[0] + last[0] + first[2]) / 2
    y = first[1] + first[3] + 3
    agora = state.senate is not None
    at = next((at for at in state.military_tokens if zone.first <= at * sign <= zone.last), None)
    size = min(24.0, max(18.0, 0.42 * (abs(last[0] - first[0]) + first[2])))
    x = middle - size / 2
    if at is not None:
        token = _military_sprite(abs(at), agora, size)
        x = middle - (size + token.bounds[2]) / 2
        what = military_words(state.names, at, agora)
        label = translate("military-token-at", at=track_words(state.names, at), what=what)
        yield SpriteAt(x + size, y, token, z=frame.PIECES, hit=f"military:{at}", label=label)
    wreath = icons.points(str(zone.points), size - 2)
    yield SpriteAt(x, y + 1, wreath, z=frame.PIECES)


@lru_cache(maxsize=32)
def _military_sprite(at: int, agora: bool, size: float) -> Sprite:
    """A Military token, `size` tall: coins lost, or its effect on cubes."""
    token = military_token(at, agora)
    if not agora:
        return icons.lost_coin(str(token.opponent_loses), size)
    done = " ".join(map(rows.effect_row, token.does))
    wide = 4 + rows.width(done, 0.8 * size)
    ground = Rect(0, 0, wide, size, "#f1ddb0", "#7a5510", 1, 5)
    return Sprite([ground, *rows.row(done, 2, 0.1 * size, 0.8 * size, LIGHT)])


# -- Progress tokens and discard pile ------------------------------------------------------------


def progress(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The Progress tokens on the board in their five places, with their names if they fit."""
    left, y, width, height = plan.tokens
    pitch = width / CATALOG.progress_tokens_on_board
    radius = min(23.0, height / 2 - 1)
    for i in range(CATALOG.progress_tokens_on_board):
        box = left + i * pitch, y, pitch, height
        middle = box[0] + pitch / 2
        if i >= len(state.progress_tokens):
            yield Circle(middle, y + 1 + radius, radius - 3, None, pal.panel_edge, 1.2)
            continue
        token = state.progress_tokens[i]
        yield SpriteAt(
            middle - radius,
            y + 1,
            cards.token_disc(token, radius, pal),
            hit=f"token:{token.id}",
            label=translate("progress-on-board", token=component_words(token)),
            box=box,
            z=frame.PIECES,
        )
        below = height - 2 * radius
        if below < 12:
            continue
        lines, _, largest = fitting.setting((local_name(token),), pitch - 2, fitting.TWO_LINES)
        size = 12 if len(lines) == 1 and largest == SMALL else largest
        for n, line in enumerate(lines):
            low = y + height - (4 if len(lines) == 1 else 8.5 - 10 * n)
            yield text_line(middle, low, line, size, pitch - 2, pal.ink, anchor="middle")


def discard(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The discard pile: its size and the last card."""
    left, top, width, height = plan.pile
    pile = state.discard_pile
    label = translate("discard-spoken", count=len(pile))
    if pile:
        label = translate("discard-spoken-last", count=len(pile), last=local_name(pile[-1]))
    yield Rect(*plan.pile, pal.panel, pal.panel_edge, 1, 6, hit="discard", label=label)
    strip = 22.0
    room = height - strip - 6
    sign = icons.icon("pile", min(26.0, room), pal.card_ink, pal.card)
    yield SpriteAt(left + 6, top + 3 + (room - sign.bounds[3]) / 2, sign, z=frame.PIECES)
    key, low = "discard-count" if width > 160 else "discard-count-short", top + room / 2 + 7
    words = translate(key, count=len(pile))
    yield text_line(left + 38, low, words, 13, width - 44, pal.ink, weight="bold")
    if pile:
        last = cards.card_strip(pile[-1], width - 12, strip, pal)
        yield SpriteAt(left + 6, top + height - strip - 4, last, z=frame.PIECES)


# -- structure -----------------------------------------------------------------------------------


def structure(
    state: GameState,
    plan: Frame,
    pal: Palette,
    *,
    worked_out: bool = True,
    lit: bool = True,
    box: Box | None = None,
) -> Iterator[Drawn]:
    """The structure, first row first: each row covers the one before it.

    The cost of a Senator is not printed on the card, so it is shown, unless `worked_out=False` or
    before Age I. With `lit=False` only the arrangement shows which cards are accessible.
    """
    layout = state.layout
    if layout is None:
        return
    grid = frame.grid(layout, box or plan.structure)
    columns = {place.name: place.column for place in state.structure}
    for place in state.structure:
        x, y = grid.corner(place.row, place.column)
        level = frame.ROWS + place.row
        if place.card is None:
            sprite = cards.card_back(
                place.back, grid.width, grid.height, grid.step, pal, token=place.token
            )
        else:
            sprite = cards.card_face(place.card, grid.width, grid.height, grid.step, pal)
        hit, label = f"place:{place.name}", place_words(place)
        seen = grid.height if place.accessible else grid.step
        if not place.accessible:
            # shade a covered card; the visible part of its lower half can still be clicked
            if lit and place.card is not None:
                over = [columns[name] for name in place.covered_by]
                shade = _in_sight(place, over, grid)
                yield Polygon(shade, cards.SHADE, z=frame.LIGHT)
            yield Rect(x, y, grid.width, grid.height, hit=hit, label=label, z=level)
        elif lit:
            ring = x - 0.75, y - 0.75, grid.width + 1.5, grid.height + 1.5
            yield Rect(*ring, None, pal.accent, 1.5, z=frame.LIGHT)
        yield SpriteAt(x, y, sprite, hit=hit, label=label, box=(x, y, grid.width, seen), z=level)
        senator = worked_out and state.age > 0 and place.card is not None and place.card.senator
        if senator and place.accessible:
            yield from _price(state, place, (x, y, grid.width, grid.height), level, pal)


def _in_sight(place: Place, over: Iterable[int], grid: frame.Grid) -> tuple[Point, ...]:
    """The outline of the visible part of a card covered by cards in the columns `over`."""
    x, y = grid.corner(place.row, place.column)
    right, edge, low = x + grid.width, y + grid.step + 1, y + grid.height
    covers = [grid.corner(place.row + 1, column)[0] for column in over]
    # below the upper edge of the next row, one half is uncovered, or only the gap between two
    start = max([x, *(cover + grid.width for cover in covers if cover < x)])
    end = min([right, *(cover for cover in covers if cover > x)])
    cut = 2.5  # as in `cut_off`
    upper = (x, edge), (x, y + cut), (x + cut, y), (right - cut, y), (right, y + cut), (right, edge)
    return *upper, (end, edge), (end, low), (start, low), (start, edge)


def _price(state: GameState, place: Place, card: Box, level: int, pal: Palette) -> Iterator[Drawn]:
    """What the card at an accessible place would cost the player whose turn it is."""
    assert place.card is not None
    payment = state.cost_of(place.card.id)
    affordable = payment.total <= state.city(state.turn).purse
    x, y, width, height = card
    tight = width < cards.NARROW
    tag = cards.price_tag(payment.total, payment.by_chain, affordable, pal, tight)
    yield SpriteAt(x + (1 if tight else 3), y + height - 21, tag, z=level)


def empty(words: str, plan: Frame, pal: Palette) -> Text:
    """One line in the middle of the board if there is nothing else to show."""
    x, y, width, _ = plan.structure
    return text_line(x + width / 2, y + 40, words, TITLE, width - 20, pal.muted, anchor="middle")
