"""One player's side of the board: treasury, production, symbols, tokens, Wonders, Buildings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations_with_replacement, pairwise
from math import ceil
from typing import Final

from duel_nb.boards.drawing import cards, fitting, icons
from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import BODY, SMALL, TITLE, Palette, Weight
from duel_nb.boards.drawing.shapes import Circle, Drawn, Polyline, Rect, Shape, Sprite, SpriteAt
from duel_nb.boards.scene import conspiracies, frame, pantheon
from duel_nb.boards.scene.frame import Frame
from duel_nb.catalog import RESOURCES, SCIENCE_SYMBOLS, Card, ProgressToken
from duel_nb.catalog.names import local_name
from duel_nb.engine import City, GameState, WonderSite
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.tables import opponent_of
from duel_nb.session.components import (
    card_hit,
    card_words,
    coins_words,
    component_words,
    wonder_words,
)
from duel_nb.session.table import name_of
from duel_nb.words.translate import cache_by_language, colour_letters, translate

_ORDER: Final = ("brown", "grey", "yellow", "red", "blue", "green", "purple", "senator")
"""The colours of a City from top to bottom, column by column from the left."""

_INSIDE: Final = 6.0
_SIZES: Final = ((92.0, 30.0), (92.0, 25.0), (66.0, 25.0))
"""Height of a Wonder and pitch of the Buildings; the first pair that fits is used."""
_CHIP: Final = 28.0
"""Pitch of the rows of tokens."""
_BAR: Final = 16.0
_TIGHT: Final = 16.0
"""With a smaller pitch the Buildings are spread over three columns, if there is room."""
_STEP: Final = 1.0
_GAP: Final = 4.0


def ground(
    state: GameState, player: str, height: float, plan: Frame, pal: Palette
) -> Iterator[Drawn]:
    """The panel behind a City, down to the lower edge of a board of the given height."""
    left, top, width, tall = plan.city(player)
    place = left, top, width, min(tall, height - top - frame.MARGIN)
    yield Rect(*place, pal.panel, radius=8)
    yield Rect(*place, None, pal.panel_edge, 1.0, 8)
    if state.to_act == player:
        yield Rect(*place, None, pal.player(player), 2.5, 8, z=frame.TRAY)


def head(
    state: GameState, player: str, points: int | None, plan: Frame, pal: Palette, opened: bool
) -> Iterator[Drawn]:
    """What every layout shows of a City: treasury, points, production, symbols.

    `points` is what it would score now (None: not shown); `opened` whether a folded City is open.
    """
    left, top, width, _ = plan.city(player)
    city = state.city(player)
    yield from _plate(state, player, points, plan, pal)
    x, y, inside = left + _INSIDE, top + 48, width - 2 * _INSIDE
    if plan.folded:
        middle, tip = left + width - 136, top + (18 if opened else 26)
        corner = ((middle - 8, 44 + 2 * top - tip), (middle, tip), (middle + 8, 44 + 2 * top - tip))
        yield Polyline(corner, pal.muted, 2.5)
    yield from _production(city, x, y, inside, pal)
    yield from _symbols(city, x, y + 26, inside, pal)


def body(
    state: GameState, player: str, plan: Frame, pal: Palette, unknown: bool = False
) -> Iterator[Drawn]:
    """The rest of a City: tokens, cards of the expansions, Wonders, Buildings.

    A folded City opens in place of the structure. If it is `unknown` and empty, "?" is drawn.
    """
    left, top, width, height = plan.open_city if plan.folded else plan.city(player)
    if plan.folded:
        yield Rect(left, top, width, height, pal.panel, pal.player(player), 1.5, 8)
    city = state.city(player)
    name = name_of(state, player)
    x, y, inside = left + _INSIDE, top + (_INSIDE if plan.folded else 101), width - 2 * _INSIDE
    y += yield from _chips(state, player, x, y, inside, pal)
    y += yield from conspiracies.in_front(state, player, x, y, inside, pal)
    bottom, stacks = top + height - 5, _stacks(city)
    places = max(len(city.wonders), 0 if state.age else 4)
    for tall, most in _SIZES:
        below = y + -(-places // 2) * (tall + _GAP) + 4
        if all(pitch == most for _, pitch in _columns(stacks, bottom - below, 2, most)):
            break
    yield from _wonders(city.wonders, places, name, (x, y, inside, tall), pal)
    if unknown and not any(stacks.values()):
        yield text_line(x + inside / 2, below + 24, "?", TITLE, 20, pal.muted, anchor="middle")
        return
    snake = state.city(opponent_of(player)).snake
    yield from _buildings(stacks, name, (x, below, inside, bottom - below), most, snake, pal)


def treasury(plate: Box) -> Box:
    """Where the coins of a City are, in the box of its name."""
    left, top, width, _ = plate
    return left + width - 112, top + 9, 66, 27


def _plate(
    state: GameState, player: str, points: int | None, plan: Frame, pal: Palette
) -> Iterator[Drawn]:
    """Name, coins and points."""
    left, top, width, height = plan.city(player)
    city, colour = state.city(player), pal.player(player)
    name = name_of(state, player)
    has = coins_words(city.coins)
    if city.astarte:
        has = translate("coins-and-astarte", coins=city.coins, astarte=city.astarte)
    if points is not None:
        has = translate("coins-and-points", coins=has, points=points)
    words = translate("player-spoken", who=name, player=player, what=has)
    if state.to_act == player:
        words = translate("label-to-act", label=words)
    place = left, top, width, height if plan.folded else 44
    yield Rect(*place, None, hit=f"player:{player}", label=words, z=frame.GROUND)
    yield Circle(left + 24, top + 22, 14, colour, z=frame.PIECES)
    yield icons.number(player, left + 24, top + 22, 17, pal.paper, z=frame.PIECES)
    role = "to-act" if state.to_act == player else ("first" if player == "A" else "")
    if state.outcome is not None:
        role = "winner" if state.outcome.winner == player else ""
    room = width - 46 - (150 if plan.folded else 122)
    yield text_line(left + 45, top + 19.5, name, TITLE, room, pal.ink, weight="bold")
    if role:
        ink = pal.muted if role == "first" else colour
        weight: Weight = "normal" if role == "first" else "bold"
        label = translate(f"role-{role}")
        yield text_line(left + 45, top + 36, label, SMALL, room, ink, weight=weight)
    right = left + width
    if points is not None:
        yield SpriteAt(right - 40, top + 7, icons.points(str(points), 31), z=frame.PIECES)
    x, y, _, size = treasury(place)
    yield SpriteAt(x, y, icons.coin("", size), z=frame.PIECES)
    yield text_line(x + 32, y + 20, str(city.coins), 19, 34, pal.ink, weight="bold")


def _production(city: City, left: float, y: float, width: float, pal: Palette) -> Iterator[Drawn]:
    """The City's production of each resource, and what another unit costs its owner."""
    made, prices = city.production, city.prices
    pitch = width / len(RESOURCES)
    size = min(18.0, pitch * 0.38)
    for i, resource in enumerate(RESOURCES):
        x = left + i * pitch
        count = str(made[resource])
        if any(resource in choice for choice in city.choices):
            count += "+"
        yield Rect(x, y, pitch - 2, 23, pal.table, radius=5)
        yield SpriteAt(x + 1.5, y + 11.5 - size / 2, icons.icon(resource, size), z=frame.PIECES)
        weight: Weight = "bold" if count != "0" else "normal"
        ink = pal.ink if count != "0" else pal.muted
        yield text_line(x + size + 2.5, y + 16, count, BODY, 15, ink, weight=weight)
        coin = icons.coin(str(prices[resource]), 0.83 * size)
        at = x + pitch - 3 - 0.83 * size - max(0.0, pitch - 52) / 2
        yield SpriteAt(at, y + 11.5 - 0.415 * size, coin, z=frame.PIECES)


def _symbols(city: City, left: float, y: float, width: float, pal: Palette) -> Iterator[Drawn]:
    """The seven scientific symbols: owned ones filled, pairs marked."""
    owned = city.symbols
    roomy = width > 200
    pitch = (width - (52 if roomy else 24)) / len(SCIENCE_SYMBOLS)
    size = min(24.0, pitch - 1)
    for i, symbol in enumerate(SCIENCE_SYMBOLS):
        x, top = left + i * pitch, y + 12 - size / 2
        count = owned.get(symbol, 0)
        yield SpriteAt(x, top, _symbol(symbol, count > 0, size, pal), z=frame.PIECES)
        if count > 1:
            x, top = x + 0.9 * size, top + 0.8 * size
            yield Circle(x, top, 6.2, pal.card, pal.colours["green"], 1.2, z=frame.PIECES)
            yield icons.number(str(count), x, top, SMALL, pal.card_ink, z=frame.PIECES)
    words, room = f"{len(owned)}/{SUPREMACY}", 23
    if roomy:
        words, room = translate("symbols-of", count=len(owned), needed=SUPREMACY), 49
    weight: Weight = "bold" if len(owned) >= 4 else "normal"
    ink = pal.ink if owned else pal.muted
    yield text_line(left + width - 1, y + 16, words, BODY, room, ink, anchor="end", weight=weight)


@lru_cache(maxsize=64)
def _symbol(name: str, owned: bool, size: float, pal: Palette) -> Sprite:
    """A scientific symbol of a City; pale if it is still missing."""
    green, r = pal.colours["green"], size / 2
    ground, ink = (green, "#f7fff2") if owned else (pal.panel, pal.panel_edge)
    disc = Circle(r, r, r - 0.6, ground, None if owned else ink, 1)
    return Sprite([disc, *icons.shapes(name, size / 6, size / 6, size * 2 / 3, ink, ground)])


def _chips(
    state: GameState, player: str, left: float, y: float, width: float, pal: Palette
) -> Generator[Drawn, None, float]:
    """Progress tokens and what a City has from Pantheon, in rows; returns their height."""
    name = name_of(state, player)
    wide = width / (3 if width > 260 else 2) - 3
    found = [
        SpriteAt(
            0,
            0,
            _token_picture(token, wide, pal),
            hit=f"token:{token.id}",
            label=translate("progress-of", who=name, token=component_words(token)),
            z=frame.PIECES,
        )
        for token in state.city(player).progress
    ]
    found += pantheon.possessions(state, player, wide, pal)
    x, start = left, y
    for chip in found:
        across = chip.bounds[2]
        if x > left and x + across > left + width:
            x, y = left, y + _CHIP
        yield replace(chip, x=x, y=y)
        x += across + 4
    return y - start + _CHIP + 2 if found else 0.0


@cache_by_language(128)
def _token_picture(token: ProgressToken, width: float, pal: Palette) -> Sprite:
    """A Progress token of a City, with its name."""
    found: list[Shape] = [
        Rect(0, 0, width, 26, pal.tag, pal.panel_edge, 1, 5),
        *cards.token_disc(token, 11, pal).shapes(1, 2),
    ]
    lines, _, largest = fitting.setting((local_name(token),), width - 25, fitting.TWO_LINES)
    for n, line in enumerate(lines):
        low = 17 if len(lines) == 1 else 11.5 + 10.5 * n
        size = BODY if len(lines) == 1 and largest == SMALL else largest
        found.append(text_line(24, low, line, size, width - 25, pal.card_ink))
    return Sprite(found)


def _wonders(
    sites: Sequence[WonderSite], places: int, name: str, row: Box, pal: Palette
) -> Iterator[Drawn]:
    """The Wonders of the City, two in a row; `row` is the box of the first row."""
    left, y, inside, height = row
    width = (inside - _GAP) / 2
    for i in range(places):
        x, top = left + i % 2 * (width + _GAP), y + i // 2 * (height + _GAP)
        if i >= len(sites):
            yield Rect(x + 1, top + 1, width - 2, height - 2, None, pal.panel_edge, 1, 5)
            middle, low, room = x + width / 2, top + height / 2 + 4, width - 12
            words = translate("wonder-to-come")
            yield text_line(middle, low, words, BODY, room, pal.muted, anchor="middle")
            continue
        wonder, standing = sites[i].wonder, sites[i].standing
        key = "wonder-of-built" if standing else "wonder-of-not-built"
        covered = (sites[i].covered_by or "age") if standing else None
        yield SpriteAt(
            x,
            top,
            cards.wonder_card(wonder, width, height, pal, covered_by=covered),
            hit=f"wonder:{wonder.id}",
            label=translate(key, who=name, wonder=wonder_words(wonder)),
            box=(x, top, width, height),
            z=frame.PIECES,
        )


def _stacks(city: City) -> dict[str, list[tuple[Card, int]]]:
    """The Buildings of each colour with their number: identical Senators are one entry."""
    found: dict[str, list[tuple[Card, int]]] = {}
    for colour in _ORDER:
        cards_ = [card for card in city.buildings if card.colour == colour]
        first = {card.id: card for card in reversed(cards_)}
        counts = Counter(card.id for card in cards_)
        found[colour] = [(first[name], count) for name, count in counts.items()]
    return found


def _buildings(
    stacks: dict[str, list[tuple[Card, int]]],
    name: str,
    box: Box,
    most: float,
    snake: int,
    pal: Palette,
) -> Iterator[Drawn]:
    """The Buildings in columns by colour, each with its lasting effect visible.

    Their pitch is `most` if there is room for all.
    """
    left, y, inside, room = box
    if not any(stacks.values()):
        middle = left + inside / 2
        words = translate("no-buildings")
        yield text_line(middle, y + 22, words, BODY, inside, pal.muted, anchor="middle")
        return
    columns = _columns(stacks, room, 2, most)
    if inside > 340 and min(pitch for _, pitch in columns) < _TIGHT:
        columns = _columns(stacks, room, 3, most)
    width = (inside + _GAP) / len(columns) - _GAP
    for i, (shown, pitch) in enumerate(columns):
        x, top = left + i * (width + _GAP), y
        for colour in shown:
            yield from _stack(stacks[colour], colour, name, (x, top, width, pitch), snake, pal)
            top += len(stacks[colour]) * pitch + _GAP


def _columns(
    stacks: dict[str, list[tuple[Card, int]]], room: float, count: int, most: float
) -> list[tuple[list[str], float]]:
    """The colours of each column from the left, with the pitch of its rows.

    A colour keeps its column as long as all rows have the largest pitch; after that the colours
    are divided so that the fullest column is shortest.
    """

    def cut(at: tuple[int, ...]) -> list[tuple[list[str], float]]:
        found = []
        for start, end in pairwise((0, *at, len(_ORDER))):
            shown = [colour for colour in _ORDER[start:end] if stacks[colour]]
            rows = sum(len(stacks[colour]) for colour in shown)
            each = (room - _GAP * (len(shown) - 1)) / max(rows, 1)
            # whole steps, so that few sizes of strips are drawn and cached
            short = ceil(max(0.0, most - each) / _STEP)
            found.append((shown, most - short * _STEP))
        return found

    def tight(columns: list[tuple[list[str], float]]) -> float:
        return min(pitch for _, pitch in columns)

    def tall(columns: list[tuple[list[str], float]]) -> float:
        return max(
            sum(len(stacks[colour]) * pitch + _GAP for colour in shown) for shown, pitch in columns
        )

    usual = cut(tuple(len(_ORDER) * i // count for i in range(1, count)))
    if tight(usual) >= most:
        return usual
    ways = combinations_with_replacement(range(len(_ORDER) + 1), count - 1)
    return max(map(cut, ways), key=lambda columns: (tight(columns), -tall(columns)))


def _stack(
    stack: Sequence[tuple[Card, int]], colour: str, name: str, place: Box, snake: int, pal: Palette
) -> Iterator[Drawn]:
    """The Buildings of one colour, with a bar that names the colour and counts them.

    `place` is the corner, the width and the pitch of the rows. The opponent's Snake is on the
    card with the index `snake`.
    """
    x, y, width, pitch = place
    total = sum(count for _, count in stack)
    yield SpriteAt(x, y, _bar(colour, len(stack), total, pitch, pal))
    for i, (card, count) in enumerate(stack):
        top = y + i * pitch
        bitten = card.index == snake
        wide = width - _BAR - (19 if bitten else 1)
        key = "buildings-of" if count > 1 else "building-of"
        label = translate(key, who=name, card=card_words(card), count=count)
        if bitten:
            label = translate("snake-on-building", building=label)
            sprite = icons.icon("snake", 16, pal.ink, pal.panel)
            yield SpriteAt(x + width - 16, top + (pitch - 17) / 2, sprite, z=frame.PIECES)
        yield SpriteAt(
            x + _BAR + 1,
            top,
            cards.card_strip(card, wide, pitch - 1, pal, count),
            hit=card_hit(card),
            label=label,
            box=(x + _BAR + 1, top, width - _BAR - 1, pitch - 1),
            z=frame.PIECES,
        )


@cache_by_language(256)
def _bar(colour: str, rows: int, count: int, pitch: float, pal: Palette) -> Sprite:
    """The bar beside the Buildings of one colour."""
    ink = pal.on_colour[colour]
    found: list[Shape] = [
        Rect(0, 0, _BAR, rows * pitch - 1, pal.colours[colour], radius=3),
        icons.number(colour_letters(colour), _BAR / 2, pitch / 2, SMALL, ink, _BAR),
    ]
    if rows > 1:
        found.append(icons.number(str(count), _BAR / 2, pitch * 1.5, BODY, ink, _BAR - 2))
    return Sprite(found)
