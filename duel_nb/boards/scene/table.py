"""The middle of the board: status, military track, Progress tokens, discard pile, structure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import cards, icons, influence
from duel_nb.boards.drawing.labels import (
    AGE_NUMERALS,
    BACK_NAMES,
    card_words,
    military_words,
    plural,
    signed,
    token_words,
)
from duel_nb.boards.drawing.mythology import token_name
from duel_nb.boards.drawing.palettes import BODY, TITLE, Palette
from duel_nb.boards.drawing.shapes import (
    Box,
    Circle,
    Drawn,
    Point,
    Polygon,
    Rect,
    Shape,
    Sprite,
    SpriteAt,
    Text,
    text_line,
    wrap,
)
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.catalog import CATALOG, Card
from duel_nb.engine import GameState, Place
from duel_nb.engine.actions import PASS

_PASS: Final = 58.0
_CAPITAL: Final = 34.0
_SPACES: Final = 17
_SPACE_HEIGHT: Final = 24.0
_TOKENS: Final = 5
_TOKEN_PITCH: Final = 74.0
"""From one Progress token to the next in a row."""
_TOKEN_STEP: Final = 52.0
"""From one Progress token to the next in a column."""


# -- status ------------------------------------------------------------------------------------


def headline(state: GameState) -> tuple[str, str]:
    """What the position is about, in one short line and one sentence below it."""
    names = dict(zip("AB", state.names, strict=True))
    if state.outcome is not None:
        how = {
            "military": "by military supremacy",
            "science": "by scientific supremacy",
            "political": "by political supremacy",
            "civilian": "with more points",
        }[state.outcome.termination]
        if state.outcome.rule == "BASE-END-03":
            how = "by the points on blue cards"
        if state.outcome.winner is None:
            return "The game is over: a shared victory", "Points and blue cards are level."
        return f"{names[state.outcome.winner]} wins {how}", "The game is over."
    who = names[state.to_act or state.turn]
    when = f"Age {AGE_NUMERALS[state.age]}" if state.age else "Wonder draft"
    if state.decisions:
        return f"{when}: {who} chooses", state.decisions[-1].text
    left = plural(len(state.structure), "card")
    return f"{when}: {who}'s turn", f"{left} in the structure"


def status(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """Whose turn it is, or what has to be chosen, or who won."""
    title, sentence = headline(state)
    over = state.outcome is not None
    yield Rect(
        plan.centre,
        frame.STATUS_Y,
        plan.centre_width,
        44,
        pal.panel,
        pal.accent if over else pal.panel_edge,
        2 if over else 1,
        8,
        label=f"{title}. {sentence}",
    )
    y = frame.STATUS_Y
    room = plan.centre_width - 20
    if state.decisions and PASS in state.legal_actions():
        room -= 2 * (_PASS + 4)
        yield from _pass(state, plan, pal)
    yield text_line(
        plan.middle, y + 20, title, TITLE, room, pal.ink, weight="bold", anchor="middle"
    )
    yield text_line(plan.middle, y + 37, sentence, BODY, room, pal.muted, anchor="middle")


def _pass(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The button of a choice that may be left alone."""
    x, y = plan.centre + plan.centre_width - _PASS - 7, frame.STATUS_Y + 9
    label = f"Pass: {state.decisions[-1].text}"
    yield Rect(x, y, _PASS, 26, pal.card, pal.accent, 2, 13, hit="pass", label=label)
    yield text_line(
        x + _PASS / 2,
        y + 17.5,
        "Pass",
        13,
        _PASS - 10,
        pal.card_ink,
        weight="bold",
        anchor="middle",
    )


# -- military track ----------------------------------------------------------------------------


def track_space(position: int, start: float, length: float) -> tuple[float, float]:
    """Left edge and width of a space of the track; -9 and 9 are the capitals.

    Args:
        position: the space.
        start: left edge of the track.
        length: width of the track.
    """
    width = (length - 2 * _CAPITAL) / _SPACES
    if position == -9:
        return start, _CAPITAL
    if position == 9:
        return start + length - _CAPITAL, _CAPITAL
    return start + _CAPITAL + (position + 8) * width, width


def track(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The military track with the Conflict pawn, its Military tokens and what it scores."""
    top = frame.TRACK_Y + 8
    start, length = plan.centre, plan.centre_width
    where = "in the middle"
    if state.pawn:
        side = state.names[1 if state.pawn > 0 else 0]
        where = f"{plural(abs(state.pawn), 'space')} towards the capital of {side}"
    yield Rect(
        start,
        frame.TRACK_Y,
        length,
        62,
        None,
        hit="track",
        label=f"Military track: the Conflict pawn stands {where} ({signed(state.pawn)})",
    )
    for position in range(-9, 10):
        left, width = track_space(position, start, length)
        side = pal.player_a if position < 0 else pal.player_b
        if abs(position) == 9:
            yield Rect(left, top - 3, width, _SPACE_HEIGHT + 6, side, radius=4)
            paper = "#fffaf0" if pal.name == "light" else "#1d1813"
            yield SpriteAt(
                left + width / 2 - 11,
                top + 1,
                icons.icon("capital", 22, paper, side),
                z=frame.PIECES,
            )
        else:
            depth = (abs(position) > 0) + (abs(position) > 2) + (abs(position) > 5)
            tint = ("00", "38", "70", "a8")[depth]
            yield Rect(left, top, width, _SPACE_HEIGHT, pal.panel, pal.panel_edge, 1)
            yield Rect(left + 1, top + 1, width - 2, _SPACE_HEIGHT - 2, side + tint)
    below = top + _SPACE_HEIGHT + 4
    for sign in (-1, 1):
        for zone in CATALOG.military_zones:
            ends = [track_space(sign * at, start, length)[0] for at in (zone.first, zone.last)]
            width = track_space(1, start, length)[1]
            middle = (min(ends) + max(ends) + width) / 2
            token = next(
                (at for at in state.military_tokens if zone.first <= at * sign <= zone.last), None
            )
            if token is None:
                x = middle - 11
            else:
                sprite = _military_sprite(abs(token), state.senate is not None)
                x = middle - (24 + sprite.bounds[2]) / 2
                yield from _military_token(state, token, x + 24, below)
            yield SpriteAt(x, below + 1, icons.points(str(zone.points), 22), z=frame.PIECES)
    left, width = track_space(state.pawn, start, length)
    yield SpriteAt(left + width / 2 - 17, top - 10, icons.icon("pawn", 34), z=frame.OVER)


def _military_token(state: GameState, at: int, x: float, y: float) -> Iterator[Drawn]:
    agora = state.senate is not None
    yield SpriteAt(
        x,
        y,
        _military_sprite(abs(at), agora),
        z=frame.PIECES,
        hit=f"military:{at}",
        label=f"Military token at {signed(at)}: {military_words(state.names, at, agora)}",
    )


@lru_cache(maxsize=8)
def _military_sprite(at: int, agora: bool) -> Sprite:
    """A Military token, 24 pixels tall: coins lost, or what is done with cubes."""
    token = next(
        t
        for t in CATALOG.military_tokens
        if t.entered_at == at and t.set == ("agora" if agora else "base")
    )
    if not agora:
        return icons.lost_coin(str(token.opponent_loses), 24)
    signs = ["plus"] * token.place_influence
    signs += ["cross"] * token.remove_influence + ["arrow"] * token.move_influence
    found: list[Shape] = [
        Rect(0, 0, 3 + 25 * len(signs), 26, "#f1ddb0", "#7a5510", 1, 5),
    ]
    for i, sign in enumerate(signs):
        found += influence.any_cube(sign, 21).shapes(3 + i * 25, 2.5)
    return Sprite(found)


# -- Progress tokens and discard pile ------------------------------------------------------------


def progress(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The Progress tokens on the board, in their five places: in a row, or one below another."""
    radius = 23.0
    for i in range(_TOKENS):
        box = _token_box(i, plan)
        x, y, width, _ = box
        middle = x + (width / 2 if plan.beside else radius + 1)
        if i >= len(state.progress_tokens):
            yield Circle(middle, y + 1 + radius, radius - 3, None, pal.panel_edge, 1.2)
            continue
        token = state.progress_tokens[i]
        yield SpriteAt(
            middle - radius,
            y + 1,
            cards.token_disc(token, radius, pal),
            hit=f"token:{token.id}",
            label=f"Progress token on the board: {token_words(token)}",
            box=box,
            z=frame.PIECES,
        )
        if plan.beside:
            yield from _name_below(token.name, middle, y, width - 2, pal)
        else:
            x += 2 * radius + 7
            yield from _name_beside(token.name, x, y + 1 + radius, width - 2 * radius - 14, pal)


def _token_box(i: int, plan: Frame) -> Box:
    """Where a Progress token of the board lies, with its name."""
    if plan.beside:
        return plan.centre + i * _TOKEN_PITCH, frame.TOKENS_Y - 1, _TOKEN_PITCH, 64
    return plan.tokens_x, frame.TOKENS_Y + i * _TOKEN_STEP, plan.tokens_width, _TOKEN_STEP - 2


def _name_below(name: str, middle: float, y: float, room: float, pal: Palette) -> Iterator[Drawn]:
    lines = wrap(name, 10.5, room)
    for n, line in enumerate(lines):
        low = y + 1 + (60 if len(lines) == 1 else 55.5 + 10 * n)
        size = 12 if len(lines) == 1 else 10.5
        yield text_line(middle, low, line, size, room, pal.ink, anchor="middle")


def _name_beside(name: str, x: float, middle: float, room: float, pal: Palette) -> Iterator[Drawn]:
    lines = wrap(name, BODY, room)
    for n, line in enumerate(lines):
        low = middle + 4.5 + 14 * (n - (len(lines) - 1) / 2)
        yield text_line(x, low, line, BODY, room, pal.ink)


def _pile_box(plan: Frame) -> Box:
    if plan.beside:
        left = plan.centre + _TOKENS * _TOKEN_PITCH + 6
        return left, frame.TOKENS_Y, plan.centre + plan.centre_width - left, 64.0
    return (
        plan.tokens_x,
        frame.TOKENS_Y + _TOKENS * _TOKEN_STEP + 6,
        plan.tokens_width,
        74.0,
    )


def last_of_pile(card: Card, plan: Frame, pal: Palette) -> Sprite:
    """A card as it lies on the discard pile."""
    _, _, width, height = _pile_box(plan)
    return cards.card_strip(card, width - 14, height - 43, pal)


def discard(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The discard pile: how many cards, and the last one."""
    left, top, width, height = _pile_box(plan)
    pile = state.discard_pile
    label = f"Discard pile: {plural(len(pile), 'card')}"
    if pile:
        label += f", last {pile[-1].name}"
    yield Rect(
        left, top, width, height, pal.panel, pal.panel_edge, 1, 6, hit="discard", label=label
    )
    yield SpriteAt(
        left + 6, top + 6, icons.icon("pile", 26, pal.card_ink, pal.card), z=frame.PIECES
    )
    yield text_line(
        left + 38,
        top + 24,
        f"Discard pile: {len(pile)}",
        13,
        width - 44,
        pal.ink,
        weight="bold",
    )
    if pile:
        yield SpriteAt(left + 7, top + 37, last_of_pile(pile[-1], plan, pal), z=frame.PIECES)
    else:
        yield text_line(left + 38, top + 50, "empty", BODY, width - 44, pal.muted)


# -- structure -----------------------------------------------------------------------------------


def structure(
    state: GameState,
    plan: Frame,
    pal: Palette,
    *,
    prices: bool,
    worked_out: bool = True,
    lit: bool = True,
    grid: frame.Grid | None = None,
) -> Iterator[Drawn]:
    """The structure, far row first; every row lies above the one before it.

    What a Senator costs is printed nowhere: it is shown with or without the other prices, but not
    where nothing is to be worked out, nor before Age I begins. Unless `lit`, only how the cards lie
    tells which of them are accessible.
    """
    layout = state.layout
    if layout is None:
        return
    grid = grid or plan.grid(layout, plan.structure_y, plan.room(state))
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
            # a covered card lies in the shade; its lower corner can still be clicked
            if lit and place.card is not None:
                over = [columns[name] for name in place.covered_by]
                shade = _in_sight(place, over, grid)
                yield Polygon(shade, cards.SHADE, z=frame.LIGHT)
            yield Rect(x, y, grid.width, grid.height, hit=hit, label=label, z=level)
        elif lit:
            ring = x - 0.75, y - 0.75, grid.width + 1.5, grid.height + 1.5
            yield Rect(*ring, None, pal.accent, 1.5, z=frame.LIGHT)
        yield SpriteAt(
            x,
            y,
            sprite,
            hit=hit,
            label=label,
            box=(x, y, grid.width, seen),
            z=level,
        )
        senator = worked_out and state.age > 0 and place.card is not None and place.card.senator
        if (prices or senator) and place.accessible and place.card is not None:
            yield from _price(state, place, x + 3, y + grid.height - 23, level, pal)


def _in_sight(place: Place, over: Iterable[int], grid: frame.Grid) -> tuple[Point, ...]:
    """The outline of what is seen of a card that is covered by those in some columns."""
    x, y = grid.corner(place.row, place.column)
    right, edge, low = x + grid.width, y + grid.step + 1, y + grid.height
    covers = [grid.corner(place.row + 1, column)[0] for column in over]
    # below the edge of the next row, with its round corners, one half is free or a gap
    start = max([x, *(cover + grid.width for cover in covers if cover < x)])
    end = min([right, *(cover for cover in covers if cover > x)])
    cut = 2.5  # as the corners of cards
    upper = (x, edge), (x, y + cut), (x + cut, y), (right - cut, y), (right, y + cut), (right, edge)
    return *upper, (end, edge), (end, low), (start, low), (start, edge)


def _price(
    state: GameState, place: Place, x: float, y: float, level: int, pal: Palette
) -> Iterator[Drawn]:
    """What the card at an accessible place would cost the player whose turn it is."""
    assert place.card is not None
    payment = state.cost_of(place.card.id)
    affordable = payment.total <= state.city(state.turn).purse
    tag = cards.price_tag(payment.total, payment.by_chain, affordable, pal)
    yield SpriteAt(x, y, tag, z=level)


def place_words(place: Place) -> str:
    """A place of the structure in one line."""
    if place.card is None:
        what = f"{BACK_NAMES.get(place.back, 'card')}, face down"
        if place.token is not None:
            what += f", with the {token_name(place.token)} on it"
    else:
        what = card_words(place.card)
    if place.accessible:
        return f"Row {place.row}, column {place.column}, accessible: {what}"
    under = ", ".join(place.covered_by)
    return f"Row {place.row}, column {place.column}, covered by {under}: {what}"


def empty(words: str, plan: Frame, pal: Palette) -> Text:
    """One line in the middle of the board, where there is nothing to show."""
    return text_line(
        plan.place_middle,
        plan.structure_y + 40,
        words,
        TITLE,
        plan.place_width - 20,
        pal.muted,
        anchor="middle",
    )
