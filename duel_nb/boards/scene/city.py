"""One player's side of the board: treasury, production, symbols, tokens, Wonders, Buildings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import Final

from duel_nb.boards.drawing import cards, icons
from duel_nb.boards.drawing.labels import card_words, plural, token_words, wonder_words
from duel_nb.boards.drawing.palettes import BODY, COLOUR_CODES, SMALL, TITLE, Palette
from duel_nb.boards.drawing.shapes import (
    Circle,
    Drawn,
    Rect,
    Shape,
    Sprite,
    SpriteAt,
    text_line,
    wrap,
)
from duel_nb.boards.scene import conspiracies, frame, pantheon
from duel_nb.boards.scene.frame import Frame
from duel_nb.catalog import RESOURCES, SCIENCE_SYMBOLS, Card, ProgressToken, Wonder
from duel_nb.engine import City, GameState, WonderSite
from duel_nb.engine.rules.science import SUPREMACY

_ORDER: Final = ("brown", "grey", "yellow", "red", "blue", "green", "purple", "senator")
"""The colours of a City from top to bottom, first in the left column and then in the right."""

_INSIDE: Final = 7.0
_LEFT: Final = 4
"""How many of them stand on the left while there is room."""
_WONDER: Final = 66.0
_BAR: Final = 16.0
_STEP: Final = 2.0
_GAP: Final = 4.0
_POINTS: Final = 31.0


def ground(
    state: GameState, player: str, height: float, plan: Frame, pal: Palette
) -> Iterator[Drawn]:
    """The panel on which a City lies, down to the edge of a board of a height."""
    left = plan.left if player == "A" else plan.right
    top = plan.city_y(state)
    place = left, top, plan.panel, height - top - frame.MARGIN
    yield Rect(*place, pal.panel, radius=8)
    yield Rect(*place, None, pal.panel_edge, 1.0, 8)
    if state.to_act == player:
        # on the level of trays, so that the board below is not sent again when the turn passes
        colour = pal.player_a if player == "A" else pal.player_b
        yield Rect(*place, None, colour, 2.5, 8, z=frame.TRAY)


def points_sign() -> Sprite:
    """What lies below the points of a City from Age I on."""
    return icons.points("", _POINTS)


def contents(
    state: GameState, player: str, points: int | None, plan: Frame, pal: Palette
) -> Iterator[Drawn]:
    """Everything of one City. `points` is what it would score now (None: not shown)."""
    left = plan.left if player == "A" else plan.right
    city = state.city(player)
    name = state.names[0 if player == "A" else 1]
    colour = pal.player_a if player == "A" else pal.player_b
    yield from _plate(state, player, name, city, points, left, colour, plan, pal)
    y = plan.city_y(state) + 48
    yield from _production(city, left + _INSIDE, y, plan, pal)
    y += 26
    yield from _symbols(city, left + _INSIDE, y, plan, pal)
    y += 27
    y += yield from _tokens(city.progress, name, left + _INSIDE, y, plan, pal)
    inside = _width(plan)
    y += yield from pantheon.possessions(state, player, left + _INSIDE, y, inside, pal)
    y += yield from conspiracies.in_front(state, player, left + _INSIDE, y, inside, pal)
    y += yield from _wonders(state, city.wonders, name, left + _INSIDE, y, plan, pal)
    room = plan.buildings(state, y)
    snake = state.city("B" if player == "A" else "A").snake
    yield from _buildings(city, name, left + _INSIDE, y, room, snake, plan, pal)


def _width(plan: Frame) -> float:
    """The width inside a City."""
    return plan.panel - 2 * _INSIDE


def _plate(
    state: GameState,
    player: str,
    name: str,
    city: City,
    points: int | None,
    left: float,
    colour: str,
    plan: Frame,
    pal: Palette,
) -> Iterator[Drawn]:
    top = plan.city_y(state)
    words = f"{name} ({player}): {plural(city.coins, 'coin')}"
    if city.astarte:
        words += f" and {city.astarte} on Astarte"
    if points is not None:
        words += f", {plural(points, 'point')} if the game ended now"
    if state.to_act == player:
        words += ", to act"
    paper = "#fffaf0" if pal.name == "light" else "#1d1813"
    yield Rect(left, top, plan.panel, 44, None, hit=f"player:{player}", label=words, z=frame.GROUND)
    yield Circle(left + 24, top + 22, 14, colour, z=frame.PIECES)
    yield icons.number(player, left + 24, top + 22, 17, paper, z=frame.PIECES)
    room = plan.panel - 46 - 122
    # so far above the line below it that it stays while that changes
    yield text_line(left + 45, top + 19.5, name, TITLE, room, pal.ink, weight="bold")
    role = "to act" if state.to_act == player else ("first player" if player == "A" else "")
    if state.outcome is not None:
        role = "winner" if state.outcome.winner == player else ""
    yield text_line(
        left + 45,
        top + 36,
        role,
        SMALL,
        room,
        colour if role in ("to act", "winner") else pal.muted,
        weight="bold" if role in ("to act", "winner") else "normal",
    )
    right = left + plan.panel
    if points is not None:
        # the number lies on the wreath, so that the wreath stays while it changes
        yield SpriteAt(right - 40, top + 7, points_sign(), z=frame.PIECES)
        yield icons.points_number(str(points), right - 40, top + 7, _POINTS, z=frame.PIECES)
    yield SpriteAt(right - 112, top + 9, icons.coin("", 27), z=frame.PIECES)
    # in the type of one point: a change of type is sent like a text
    yield text_line(
        right - 80, top + 29, str(city.coins), 18.5, 34, pal.ink, weight="bold", smallest=12
    )


def _production(city: City, left: float, y: float, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """What the City produces of each resource, and what one more costs its owner."""
    made, prices = city.production, city.prices
    words = ", ".join(f"{made[r]} {r} (buys at {prices[r]})" for r in RESOURCES)
    for choice in city.choices:
        words += f", 1 {' or '.join(choice)}"
    pitch = _width(plan) / 5
    for i, resource in enumerate(RESOURCES):
        x = left + i * pitch
        count = str(made[resource])
        if any(resource in choice for choice in city.choices):
            count += "+"
        yield Rect(
            x,
            y,
            pitch - 2,
            23,
            pal.table,
            radius=5,
            label=f"Production: {words}" if i == 0 else "",
        )
        yield SpriteAt(x + 2, y + 2.5, icons.icon(resource, 18), z=frame.PIECES)
        yield text_line(
            x + 21.5,
            y + 16,
            count,
            BODY,
            15,
            pal.ink if count != "0" else pal.muted,
            weight="bold" if count != "0" else "normal",
        )
        coin = pitch - 18 - max(0.0, pitch - 56) / 2  # near its resource where there is room
        yield SpriteAt(x + coin, y + 4, icons.coin(str(prices[resource]), 15), z=frame.PIECES)


def _symbols(city: City, left: float, y: float, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The seven scientific symbols: owned ones filled, pairs marked."""
    owned = city.symbols
    words = ", ".join(f"{symbol} x{n}" for symbol, n in owned.items()) or "none"
    width = _width(plan)
    pitch = (width - 61) / 7
    yield Rect(
        left,
        y,
        width,
        24,
        None,
        label=f"Scientific symbols: {words}; {len(owned)} of the {SUPREMACY} that win",
    )
    green = pal.colours["green"]
    for i, symbol in enumerate(SCIENCE_SYMBOLS):
        x = left + 1 + i * pitch
        count = owned.get(symbol, 0)
        yield SpriteAt(x, y, _symbol(symbol, count > 0, pal), z=frame.PIECES)
        if count > 1:
            yield Circle(x + 22, y + 19, 6.2, pal.card, green, 1.2, z=frame.PIECES)
            yield icons.number(str(count), x + 22, y + 19, SMALL, pal.card_ink, z=frame.PIECES)
    yield text_line(
        left + width - 2,
        y + 16,
        f"{len(owned)} of {SUPREMACY}",
        BODY,
        57,
        pal.ink if owned else pal.muted,
        anchor="end",
        weight="bold" if len(owned) >= 4 else "normal",
    )


@lru_cache(maxsize=64)
def _symbol(name: str, owned: bool, pal: Palette) -> Sprite:
    green = pal.colours["green"]
    if owned:
        disc = Circle(12, 12, 11.4, green)
        return Sprite([disc, *icons.shapes(name, 4, 4, 16, "#f7fff2", green)])
    disc = Circle(12, 12, 10.9, pal.panel, pal.panel_edge, 1)
    return Sprite([disc, *icons.shapes(name, 4.5, 4.5, 15, pal.panel_edge, pal.panel)])


def _tokens(
    tokens: Sequence[ProgressToken], name: str, left: float, y: float, plan: Frame, pal: Palette
) -> Generator[Drawn, None, float]:
    """The Progress tokens of the City, three in a row; gives the height they take."""
    width = _width(plan) / 3
    for i, token in enumerate(tokens):
        yield SpriteAt(
            left + i % 3 * width,
            y + i // 3 * 27,
            token_picture(token, plan, pal),
            hit=f"token:{token.id}",
            label=f"Progress token of {name}: {token_words(token)}",
            z=frame.PIECES,
        )
    return (len(tokens) + 2) // 3 * 27 + (2 if tokens else 0)


def token_picture(token: ProgressToken, plan: Frame, pal: Palette) -> Sprite:
    """A Progress token of a City, with its name."""
    return _token_picture(token, _width(plan) / 3 - 3, pal)


@lru_cache(maxsize=128)
def _token_picture(token: ProgressToken, width: float, pal: Palette) -> Sprite:
    found: list[Shape] = [
        Rect(0, 0, width, 26, pal.tag, pal.panel_edge, 1, 5),
        *cards.token_disc(token, 11, pal).shapes(1, 2),
    ]
    lines = wrap(token.name, SMALL, width - 25)
    for n, line in enumerate(lines):
        low = 17 if len(lines) == 1 else 11.5 + 10.5 * n
        size = BODY if len(lines) == 1 else SMALL
        found.append(text_line(24, low, line, size, width - 25, pal.card_ink, smallest=10.5))
    return Sprite(found)


def activated_to_come(state: GameState, plan: Frame, pal: Palette) -> Iterator[Sprite]:
    """The cards of the Pantheon as they will lie in a City."""
    yield from pantheon.activated_to_come(state, _width(plan), pal)


def wonder_face(wonder: Wonder, plan: Frame, pal: Palette) -> Sprite:
    """What is printed on a Wonder of a City."""
    return cards.wonder_face(wonder, *_wonder_size(_width(plan)), pal)


def wonder_ground(covered_by: str | None, plan: Frame, pal: Palette) -> Sprite:
    """What a Wonder lies on; `covered_by` is the deck of the card under it when it stands."""
    return cards.wonder_ground(*_wonder_size(_width(plan)), pal, covered_by=covered_by)


def _column(plan: Frame) -> float:
    """The width of a column of Buildings, with the bar beside them."""
    return (_width(plan) - _GAP) / 2


def _wonder_size(inside: float) -> tuple[float, float]:
    return (inside - 4) / 2, _WONDER


def _wonders(
    state: GameState,
    sites: Sequence[WonderSite],
    name: str,
    left: float,
    y: float,
    plan: Frame,
    pal: Palette,
) -> Generator[Drawn, None, float]:
    """The Wonders of the City, two in a row; gives the height they take."""
    width, height = _wonder_size(_width(plan))
    for i, site in enumerate(sites):
        x, top = left + i % 2 * (width + 4), y + i // 2 * (height + 4)
        wonder = site.wonder
        how = "built" if site.standing else "not built"
        covered = (site.covered_by or "age") if site.standing else None
        yield SpriteAt(
            x,
            top,
            wonder_ground(covered, plan, pal),
            hit=f"wonder:{wonder.id}",
            label=f"Wonder of {name}, {how}: {wonder_words(wonder)}",
            box=(x, top, width, height),
            z=frame.PIECES,
        )
        yield SpriteAt(x, top, wonder_face(wonder, plan, pal), z=frame.PIECES)
    for i in range(len(sites), 4 if state.age == 0 else 0):
        x, top = left + i % 2 * (width + 4), y + i // 2 * (height + 4)
        yield Rect(x + 1, top + 1, width - 2, height - 2, None, pal.panel_edge, 1, 5)
        yield text_line(
            x + width / 2,
            top + height / 2 + 4,
            "Wonder to come",
            BODY,
            width - 12,
            pal.muted,
            anchor="middle",
        )
    rows = 2 if state.age == 0 else (len(sites) + 1) // 2
    return rows * (height + 4) + 4


def _buildings(
    city: City,
    name: str,
    left: float,
    y: float,
    room: float,
    snake: int,
    plan: Frame,
    pal: Palette,
) -> Iterator[Drawn]:
    """The Buildings in two columns, by colour, all with their lasting effect in sight."""
    stacks = {
        colour: _alike([card for card in city.buildings if card.colour == colour])
        for colour in _ORDER
    }
    if not any(stacks.values()):
        yield text_line(
            left + _width(plan) / 2,
            y + 22,
            "no buildings yet",
            BODY,
            _width(plan),
            pal.muted,
            anchor="middle",
        )
        return
    width = _column(plan)
    columns = _columns({colour: len(stack) for colour, stack in stacks.items()}, room, plan.pitch)
    for i, (shown, pitch) in enumerate(columns):
        top = y
        x = left + i * (width + _GAP)
        for colour in shown:
            yield from _stack(stacks[colour], colour, name, x, top, width, pitch, snake, plan, pal)
            top += len(stacks[colour]) * pitch + _GAP


def _alike(cards_: Sequence[Card]) -> list[tuple[Card, int]]:
    """The cards, each with its number: Senators that look alike are one."""
    counts = Counter(card.id for card in cards_)
    first = {card.id: card for card in reversed(cards_)}
    return [(first[name], count) for name, count in counts.items()]


def _columns(counts: dict[str, int], room: float, widest: float) -> list[tuple[list[str], float]]:
    """The colours of the left and the right column, each with the pitch of its rows.

    A colour keeps its column as long as the rows of both have the widest pitch; then the columns
    are cut where the fuller one is shortest.
    """

    def cut(at: int) -> list[tuple[list[str], float]]:
        found = []
        for colours in (_ORDER[:at], _ORDER[at:]):
            shown = [colour for colour in colours if counts[colour]]
            rows = sum(counts[colour] for colour in shown)
            each = (room - _GAP * (len(shown) - 1)) / max(rows, 1)
            # few sizes: strips of one size are drawn once and kept
            short = ceil(max(0.0, widest - each) / _STEP)
            found.append((shown, widest - short * _STEP))
        return found

    def tight(columns: list[tuple[list[str], float]]) -> float:
        return min(pitch for _, pitch in columns)

    def tall(columns: list[tuple[list[str], float]]) -> float:
        return max(
            sum(counts[colour] * pitch + _GAP for colour in shown) for shown, pitch in columns
        )

    usual = cut(_LEFT)
    if tight(usual) >= widest:
        return usual
    ways = (cut(at) for at in range(len(_ORDER) + 1))
    return max(ways, key=lambda columns: (tight(columns), -tall(columns)))


def _stack(
    stack: Sequence[tuple[Card, int]],
    colour: str,
    name: str,
    x: float,
    y: float,
    width: float,
    pitch: float,
    snake: int,
    plan: Frame,
    pal: Palette,
) -> Iterator[Drawn]:
    """The Buildings of one colour, with a bar that names the colour and counts them.

    Beside the card with the number `snake` lies the opponent's Snake.
    """
    total = sum(count for _, count in stack)
    yield SpriteAt(x, y, _bar(colour, len(stack), total, pitch, pal))
    # a column that moves together once keeps its strips: each then covers the edge of the last
    strip_height = pitch - 1 + (plan.pitch - pitch) % (2 * _STEP)
    for i, (card, count) in enumerate(stack):
        top = y + i * pitch
        bitten = card.index == snake
        wide = width - _BAR - (19 if bitten else 1)
        label = f"City of {name}: {card_words(card)}"
        if count > 1:
            label += f" (there are {count})"
        if bitten:
            label += "; the Snake lies on it"
            sprite = icons.icon("snake", 16, pal.ink, pal.panel)
            yield SpriteAt(x + width - 16, top + (strip_height - 16) / 2, sprite, z=frame.PIECES)
        yield SpriteAt(
            x + _BAR + 1,
            top,
            cards.card_strip(card, wide, strip_height, pal, count),
            hit=f"card:{card.id}",
            label=label,
            box=(x + _BAR + 1, top, width - _BAR - 1, min(strip_height, pitch)),
            z=frame.PIECES,
        )


@lru_cache(maxsize=256)
def _bar(colour: str, rows: int, count: int, pitch: float, pal: Palette) -> Sprite:
    """The bar beside the Buildings of one colour."""
    ink = pal.on_colour[colour]
    found: list[Shape] = [
        Rect(0, 0, _BAR, rows * pitch - 1, pal.colours[colour], radius=3),
        icons.number(COLOUR_CODES[colour], _BAR / 2, pitch / 2, SMALL, ink, _BAR),
    ]
    if rows > 1:
        found.append(icons.number(str(count), _BAR / 2, pitch * 1.5, BODY, ink, _BAR - 2))
    return Sprite(found)
