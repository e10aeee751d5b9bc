"""Pictures of single components: card faces and backs, Wonders, Progress tokens.

Each function gives a sprite whose corner is the origin; sprites are made once per size and palette
and then shared by every scene. A card shows its effect in a band of its colour, its cost in a
column at the left edge, under it the chain symbol that makes it free, its name beside, and at the
right of the band the chain symbol that it gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from duel_nb.boards.drawing import icons, influence, mythology, titles
from duel_nb.boards.drawing.labels import card_title, wonder_effects, wonder_title
from duel_nb.boards.drawing.palettes import (
    COLOUR_CODES,
    CROWDED,
    SMALL,
    Palette,
    Weight,
    text_width,
)
from duel_nb.boards.drawing.shapes import (
    Circle,
    Polygon,
    Polyline,
    Rect,
    Shape,
    Sprite,
    cut_off,
    fit,
    rounded,
    text_line,
    wrap,
)
from duel_nb.catalog import CATALOG, RESOURCES, Card, CoinsPer, Cost, ProgressToken, Wonder

Cell: TypeAlias = tuple[Sprite, float]
"""A small picture and the width it takes in a row of them."""

_GAP: Final = 2.0
_NUMERALS: Final = {"age-1": "I", "age-2": "II", "age-3": "III"}
_ROOMY: Final = 70.0
"""From so much in sight of a card on, its name may take three lines."""
_COST: Final = 18.5
"""The largest symbol of a cost."""
_TITLE: Final = 15.0
"""How tall a line with a title is."""
_FOOT: Final = 15.0
"""How tall the line is that says whether a Wonder stands."""
SHADE: Final = "#3a2a1424"
"""What darkens a covered card."""
_UNKNOWN_BACK: Final = "#7a6248"
"""Back of an Age card of which only the size is known."""


# -- rows of small pictures --------------------------------------------------------------------


def _plain(name: str, size: float, ink: str, paper: str) -> Cell:
    return icons.icon(name, size, ink, paper), size


def _coin(value: object, size: float) -> Cell:
    return icons.coin(str(value), size), size


def _points(value: int, size: float) -> Cell:
    return icons.points(str(value), size), size


def _slash(size: float, ink: str) -> Cell:
    return Sprite(icons.shapes("slash", -size * 0.3, 0, size, ink)), size * 0.4


@lru_cache(maxsize=256)
def colour_chip(colour: str, size: float, pal: Palette) -> Sprite:
    """A little card of one colour with its two letters, `size` tall and 0.8 of it wide."""
    code = COLOUR_CODES[colour]
    wide = size * 0.86
    letters, type_size = fit(code, size * 0.56, wide * 0.92, "bold", 1)
    return Sprite(
        [
            Rect(0, 0, wide, size, pal.colours[colour], "#fffaf0", size * 0.07, size * 0.16),
            icons.number(letters, wide / 2, size / 2, type_size, pal.on_colour[colour], wide),
        ]
    )


@lru_cache(maxsize=256)
def _priced(resource: str, size: float) -> Sprite:
    """A resource with a small coin over its corner: bought at a fixed price."""
    small = size * 0.62
    return Sprite(
        [
            *icons.shapes(resource, 0, 0, size * 0.9),
            *icons.coin(str(CATALOG.fixed_trade_price), small).shapes(
                size * 1.16 - small, size - small
            ),
        ]
    )


@lru_cache(maxsize=64)
def _crossed(colour: str, size: float, pal: Palette) -> Sprite:
    """A card of one colour, crossed out: the opponent has to discard one."""
    return Sprite(
        [
            *colour_chip(colour, size, pal).shapes(0, 0),
            *icons.shapes("cross", size * 0.45, size * 0.42, size * 0.58, "#c22a1c"),
        ]
    )


@lru_cache(maxsize=64)
def _drawn_tokens(draw: int, keep: int, size: float) -> Sprite:
    """Tokens drawn from the box of which some are kept: a fan of discs."""
    found: list[Shape] = [
        Circle(size * (0.38 + 0.2 * i), size * 0.4, size * 0.36, "#7fae83", "#23472a", size * 0.06)
        for i in range(draw)
    ]
    wide = size * (0.76 + 0.2 * (draw - 1))
    found.append(
        Circle(wide - size * 0.3, size * 0.66, size * 0.32, "#fdf8e6", "#23472a", size * 0.06)
    )
    found.append(icons.number(str(keep), wide - size * 0.3, size * 0.66, size * 0.46, "#1d2f20"))
    return Sprite(found)


def _one_of(resources: tuple[str, ...], size: float, ink: str) -> list[Cell]:
    found: list[Cell] = []
    for i, resource in enumerate(resources):
        if i:
            found.append(_slash(size, ink))
        found.append(_plain(resource, size, ink, "#ffffff"))
    return found


def _counted(what: str, size: float, pal: Palette, group: int = 1) -> Cell:
    """The picture of what coins or points are counted per."""
    if what == "wonders":
        return icons.icon("wonder", size), size
    if what == "coins":
        return icons.coin(str(group), size * 0.9), size * 0.9
    return colour_chip(what, size, pal), size * 0.86


def _coins_per(each: CoinsPer, size: float, ink: str, pal: Palette) -> list[Cell]:
    """Coins at once for what stands in the own City."""
    return [_coin(each.coins, size), _slash(size, ink), _counted(each.what, size, pal)]


def card_cells(card: Card, size: float, pal: Palette, *, lasting: bool = False) -> list[Cell]:
    """The effects of a card as small pictures, `size` tall.

    With `lasting` only what still counts once it stands in a City (and at least one picture).
    """
    ink, paper = pal.on_colour[card.colour], pal.colours[card.colour]
    found: list[Cell] = []
    for count, resource in zip(card.produces, RESOURCES, strict=True):
        found += [_plain(resource, size, ink, paper)] * count
    found += _one_of(card.produces_one_of, size, ink)
    found += [(_priced(resource, size), size * 1.16) for resource in card.fixed_price]
    # in a City shields overlap, to leave room for the name
    found += [(icons.icon("shield", size), size * (0.55 if lasting else 1.0))] * card.shields
    if lasting and card.shields:
        found[-1] = _plain("shield", size, ink, paper)
    if card.science:
        found.append(_plain(card.science, size, ink, paper))
    if card.coins and not (lasting and found):
        found.append(_coin(f"+{card.coins}", size))
    if card.coins_per and not lasting:
        found += _coins_per(card.coins_per, size, ink, pal)
    if card.guild:
        if card.guild.coins and not lasting:
            found.append(_coin(card.guild.coins, size))
        found += [_points(card.guild.points, size), _slash(size, ink)]
        found += [_counted(what, size, pal, card.guild.group) for what in card.guild.counts]
    if card.mythology:
        found.append(_plain("temple", size, ink, paper))
        found.append((mythology.mythology_token(card.mythology, size), size))
    if card.senator:
        found += _senator_cells(card, size, ink, paper, lasting=lasting)
    if card.points:
        found.append(_points(card.points, size))
    return found


def _senator_cells(card: Card, size: float, ink: str, paper: str, *, lasting: bool) -> list[Cell]:
    """Where a Politician works; a Conspirator's cube or Conspiracy."""
    cube = _plain("cube", size * 0.9, ink, paper)
    if card.section is not None:
        section = icons.icon(f"section-{card.section}", size * 1.3, ink, paper)
        wide = Sprite(section.shapes(0, -size * 0.2)), size * 1.3
        return [wide] if lasting else [wide, cube]
    if lasting:
        return [_plain("conspiracy", size, ink, paper)]
    return [cube, _slash(size, ink), _plain("conspiracy", size, ink, paper)]


def wonder_cells(wonder: Wonder, size: float, pal: Palette) -> list[Cell]:
    """The effects of a Wonder as small pictures, `size` tall."""
    ink, paper = pal.card_ink, pal.card
    found: list[Cell] = []
    if wonder.points:
        found.append(_points(wonder.points, size))
    found += [_plain("shield", size, ink, paper)] * wonder.shields
    if wonder.coins:
        found.append(_coin(f"+{wonder.coins}", size))
    if wonder.coins_per:
        found += _coins_per(wonder.coins_per, size, ink, pal)
    if wonder.opponent_loses:
        found.append((icons.lost_coin(str(wonder.opponent_loses), size), size))
    found += _one_of(wonder.produces_one_of, size, ink)
    if wonder.discard_colour:
        found.append((_crossed(wonder.discard_colour, size, pal), size * 1.1))
    if wonder.build_from_discard:
        found.append(_plain("revive", size, ink, paper))
    if wonder.progress_from_box:
        draw, keep = wonder.progress_from_box
        found.append((_drawn_tokens(draw, keep, size), size * (0.76 + 0.2 * (draw - 1))))
    if wonder.activation_discount:
        discount = _coin(f"-{wonder.activation_discount}", size)
        found += [discount, _plain("pantheon", size, ink, paper)]
    if wonder.theater:
        found += [_plain("mask", size, ink, paper), _plain("pantheon", size, ink, paper)]
    if wonder.trigger_conspiracy:
        found.append(_plain("conspiracy", size, ink, paper))
    if wonder.place_influence:
        found.append((influence.any_cube("plus", size), size * 1.06))
    if wonder.move_influence:
        found.append((influence.any_cube("arrow", size), size * 1.06))
    if wonder.play_again:
        found.append(_plain("replay", size, "#2f66a6", paper))
    return found


def cost_cells(cost: Cost, size: float) -> list[Cell]:
    """A cost as small pictures: coins first, then one picture for each resource."""
    found: list[Cell] = []
    if cost.coins:
        found.append(_coin(cost.coins, size))
    for count, resource in zip(cost.resources, RESOURCES, strict=True):
        found += [(icons.icon(resource, size), size)] * count
    return found


def row_width(cells: list[Cell]) -> float:
    """The width of a row of small pictures."""
    return sum(width for _, width in cells) + _GAP * max(len(cells) - 1, 0)


@lru_cache(maxsize=32)
def _per_senator(size: float, pal: Palette) -> Sprite:
    """The sign of a Senator below a coin: one for each."""
    edge = size * 0.06
    return Sprite(icons.shapes("senator", edge, edge, size * 0.88, "#2e2218", pal.tag))


def fitting(
    cells_of: Callable[[float], list[Cell]], size: float, room: float
) -> tuple[list[Cell], float]:
    """A row of small pictures that fits into a width, and their size: as given, or smaller."""
    cells = cells_of(size)
    while row_width(cells) > room and size > 8:
        size -= 1
        cells = cells_of(size)
    return cells, size


def row(cells: list[Cell], x: float, y: float) -> list[Shape]:
    """The shapes of a row of small pictures whose upper left corner is at (x, y)."""
    found: list[Shape] = []
    for sprite, width in cells:
        found += sprite.shapes(x, y)
        x += width + _GAP
    return found


def _tag(name: str, x: float, y: float, size: float, pal: Palette) -> list[Shape]:
    """A chain symbol on a light plate."""
    return [
        Rect(x, y, size, size, "#ffffff", pal.card_edge, 0.8, size * 0.24),
        *icons.shapes(name, x + size * 0.12, y + size * 0.12, size * 0.76, "#2a2018", "#ffffff"),
    ]


@lru_cache(maxsize=128)
def price_tag(coins: int, by_chain: bool, affordable: bool, pal: Palette) -> Sprite:
    """A little plate: the price, or a chain, with a tick or a cross."""
    edge, sign = ("#2f7d46", "tick") if affordable else ("#a8322a", "cross")
    found: list[Shape] = [Rect(0, 0, 37, 18, pal.card, edge, 1.4, 3)]
    if by_chain:
        found += icons.shapes("chain", 2.5, 1, 16, pal.card_ink, pal.card)
    else:
        found += [
            Circle(11, 9, 7.6, icons.COIN),
            icons.number(str(coins), 11, 9, 12.5, icons.COIN_INK, 15),
        ]
    return Sprite([*found, *icons.shapes(sign, 21, 2.5, 13, edge)])


# -- cards -------------------------------------------------------------------------------------


def card_face(card: Card, width: float, height: float, visible: float, pal: Palette) -> Sprite:
    """The face of a card; all copies of a Senator have one.

    Args:
        card: which card.
        width: logical pixels.
        height: logical pixels.
        visible: how much of the top stays in sight when other cards cover the rest; the name,
            the cost and the effect are inside it.
        pal: the colours.
    """
    return _card_face(CATALOG.card(card.id), width, height, visible, pal)


@lru_cache(maxsize=512)
def _card_face(card: Card, width: float, height: float, visible: float, pal: Palette) -> Sprite:
    colour = pal.colours[card.colour]
    title, italic = card_title(card)
    most = 3 if visible > _ROOMY else 2 if visible > 48 else 1
    ways = (titles.lines(name, width - 6, most) for name in (title, _short(title)))
    lines, weight = next(filter(None, ways), ((title,), "normal"))
    band = visible - _TITLE * len(lines) - 2
    plate = _cost_plate(lambda size: _card_costs(card, size, pal), band, 0.19 * width, pal)
    found: list[Shape] = [
        Rect(0, 0, width, height, pal.card, radius=5),
        Polygon(_top_round(width, band, 5), colour),
        Rect(0, height - 5, width, 5, colour, radius=2),
    ]
    # the effect, between the cost and the chain symbol that the card gives
    tag = min(17.0, 0.2 * width) if card.chain_symbol_provided else 0.0
    left, right = plate.bounds[2] + 3, width - 4 - (tag + 1 if tag else 0)
    cells, size = fitting(
        lambda size: card_cells(card, size, pal), min(28.0, band - 6), right - left
    )
    found += row(cells, (left + right - row_width(cells)) / 2, (band - size) / 2)
    found += plate.items
    if card.chain_symbol_provided:
        found += _tag(card.chain_symbol_provided, width - tag - 3, 3, tag, pal)
    for n, line in enumerate(lines):
        low = band + _TITLE * (n + 1) - 1.5
        middle, ink = width / 2, pal.card_ink
        found.append(
            text_line(
                middle,
                low,
                line,
                12.5,
                width - 6,
                ink,
                weight=weight,
                anchor="middle",
                italic=italic,
            )
        )
    # the colour in letters, for whoever does not see it
    if height - visible > 20:
        found += [
            Rect(width - 23, height - 19, 20, 15, colour, radius=3),
            icons.number(
                COLOUR_CODES[card.colour],
                width - 13,
                height - 11.5,
                11,
                pal.on_colour[card.colour],
                19,
            ),
        ]
    found.append(Rect(0.5, 0.5, width - 1, height - 1, None, pal.card_edge, 1, 5))
    return Sprite(found)


def _short(title: str) -> str:
    """A title without what all cards of its kind have in theirs."""
    return title.removesuffix(" Guild").removesuffix(" Grand Temple")


def _card_costs(card: Card, size: float, pal: Palette) -> list[Cell]:
    """What a card costs, and last what makes it free."""
    found = cost_cells(card.cost, size)
    if card.senator:
        # as many coins as the City has Senators
        found = [_coin(CATALOG.senator_price, size), (_per_senator(size, pal), size)]
    under = card.chain_symbol_under_cost or card.mythology
    if under:
        found.append((Sprite(_tag(under, 0.5, 0.5, size - 1, pal)), size))
    return found


def _cost_plate(
    costs: Callable[[float], list[Cell]], height: float, widest: float, pal: Palette
) -> Sprite:
    """A cost on a plate: the symbols below one another, in columns where they come out larger.

    Args:
        costs: gives the symbols of a size.
        height: how tall the plate may be.
        widest: how large a symbol may be.
        pal: the colours.
    """
    widest, count = min(widest, _COST), len(costs(_COST))
    if not count:
        return Sprite([])
    ways = []
    for columns in (1, 2, 3):
        rows = -(-count // columns)
        ways.append((min(widest, (height - 4) / rows), -columns, rows))
        if ways[-1][0] >= 0.88 * widest:
            break
    size, _, rows = max(ways)
    wide, tall = -(-count // rows) * size + 4, rows * size + 4
    found: list[Shape] = [Rect(0, 0, wide, tall, pal.tag, pal.card_edge, 0.8, 4)]
    for i, (sprite, _) in enumerate(costs(size)):
        found += sprite.shapes(2 + i // rows * size, 2 + i % rows * size)
    return Sprite(found)


def _top_round(width: float, height: float, radius: float) -> tuple[tuple[float, float], ...]:
    """A rectangle at the origin whose two upper corners are round."""
    outline = rounded(0, 0, width, 2 * height, radius)
    return tuple((x, min(y, height)) for x, y in outline)


@lru_cache(maxsize=64)
def card_back(
    deck: str,
    width: float,
    height: float,
    visible: float,
    pal: Palette,
    *,
    token: str | int | None = None,
) -> Sprite:
    """The back of a card: the colour and the sign of its deck, or the token that lies on it.

    A card that lies face down is covered: it is in the shade.
    """
    colour = pal.backs.get(deck, _UNKNOWN_BACK)
    middle = width / 2, visible / 2 + 1
    radius = min(visible * 0.36, 24)
    found: list[Shape] = [
        Rect(0, 0, width, height, colour, radius=5),
        Rect(4, 4, width - 8, height - 8, None, "#ffffff40", 1, 3),
        Polygon(
            (
                (6, middle[1]),
                (middle[0], middle[1] - radius - 3),
                (width - 6, middle[1]),
                (middle[0], middle[1] + radius + 3),
            ),
            "#ffffff1c",
        ),
        Circle(*middle, radius, "#ffffff2e", "#ffffff90", 1.2),
    ]
    if token is None:
        found += _deck_sign(deck, *middle, radius)
    else:
        size = min(visible - 6, 52.0)
        laid = mythology.laid_token(token, size)
        found += laid.shapes(middle[0] - size / 2, middle[1] - size / 2)
    found.append(Rect(0.5, 0.5, width - 1, height - 1, None, "#1c140c90", 1, 5))
    found.append(Polygon(cut_off(0, 0, width, height), SHADE))
    return Sprite(found)


def _deck_sign(deck: str, x: float, y: float, radius: float) -> list[Shape]:
    light = "#fff6e2"
    if deck in _NUMERALS:
        return [icons.number(_NUMERALS[deck], x, y, radius, light, radius * 1.8)]
    signs = {"guild": "purse", "grand-temple": "temple", "senator": "senator"}
    size = radius * 1.3
    return icons.shapes(
        signs.get(deck, "pediment"), x - size / 2, y - size / 2, size, light, "#5b3d86"
    )


@lru_cache(maxsize=512)
def card_strip(card: Card, width: float, height: float, pal: Palette, count: int = 1) -> Sprite:
    """A Building as a narrow strip for a City: effect, name, chain symbol that it gives.

    `count` is the number of Senators that one strip stands for. The whole name is shown: on a
    second line, or beside smaller pictures, where it is long.
    """
    colour = pal.colours[card.colour]
    title, italic = card_title(card)
    name = _short(title)
    if count > 1:
        name += f" ×\N{NO-BREAK SPACE}{count}"
    for size, lines_allowed, largest in _strip_ways(height):
        cells = card_cells(card, size, pal, lasting=True)
        band = row_width(cells) + 6
        tag = size if card.chain_symbol_provided else 0.0
        room = width - band - 7.5 - (tag + 3 if tag else 0)
        set_in = _set_name(name, room, lines_allowed, largest)
        if set_in is not None:
            break
    lines, type_size = set_in or ((name,), CROWDED)
    found: list[Shape] = [
        Rect(0, 0, width, height, pal.card, radius=3),
        Rect(0, 0, band, height, colour, radius=3),
        *row(cells, 3, (height - size) / 2),
    ]
    leading = 0.92 * type_size
    base = height / 2 + 0.35 * type_size - (len(lines) - 1) * leading / 2
    for i, line in enumerate(lines):
        y = base + i * leading
        ink = pal.card_ink
        found.append(
            text_line(band + 4, y, line, type_size, room, ink, smallest=CROWDED, italic=italic)
        )
    if tag:
        found += _tag(
            card.chain_symbol_provided or "", width - tag - 3, (height - tag) / 2, tag, pal
        )
    found.append(Rect(0.5, 0.5, width - 1, height - 1, None, pal.card_edge, 0.8, 3))
    return Sprite(found)


def _strip_ways(height: float) -> Iterator[tuple[float, int, float]]:
    """Pictures, lines of the name and its type to try in a strip, best first."""
    largest = height - 4
    sizes = [largest - i for i in range(int(largest) - 7)] or [largest]
    roomy = height >= 23
    for size in sizes:
        yield size, 1, SMALL + 0.5
        if roomy and size <= 0.85 * largest:
            yield size, 2, SMALL
    for kind in (SMALL, CROWDED):
        if height >= 1.83 * kind:
            yield from ((size, 2, kind) for size in sizes)


def _set_name(
    name: str, room: float, lines: int, size: float
) -> tuple[tuple[str, ...], float] | None:
    """A name in so many lines and the size of its type, or None where it does not fit."""
    if lines == 1:
        words, size = fit(name, size, room)
        return ((name,), size) if words == name else None
    broken = titles.lines(name, room, size=size)
    return None if broken is None else (broken[0], size)


# -- Wonders -----------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def wonder_card(
    wonder: Wonder,
    width: float,
    height: float,
    pal: Palette,
    *,
    covered_by: str | None = None,
    note: str = "not built",
) -> Sprite:
    """A Wonder as it lies in a City, in one picture.

    Args:
        wonder: which Wonder.
        width: logical pixels.
        height: logical pixels.
        pal: the colours.
        covered_by: the deck of the card tucked under it when it stands, else None.
        note: what is said of one that does not stand.
    """
    standing = covered_by is not None
    name, italic = wonder_title(wonder)
    name = name.removeprefix("The ")  # as people say it: there is little room
    bold = text_width(name, SMALL, "bold") <= width - 8
    weight: Weight = "bold" if bold else "normal"
    body = height - _TITLE - _FOOT - 3
    plate = _cost_plate(lambda size: cost_cells(wonder.cost, size), body, 0.16 * width, pal)
    left = plate.bounds[2] + 4
    cells, size = fitting(
        lambda size: wonder_cells(wonder, size, pal), min(24.0, body - 1), width - left - 4
    )
    found: list[Shape] = [Rect(0, 0, width, height, pal.card if standing else pal.tag, radius=5)]
    middle, low, room, ink = width / 2, _TITLE - 1.5, width - 8, pal.card_ink
    title = text_line(
        middle, low, name, 12.5, room, ink, weight=weight, anchor="middle", italic=italic
    )
    x = left + (width - left - 2 - row_width(cells)) / 2
    found += [title, *plate.shapes(1, _TITLE + 2), *row(cells, x, _TITLE + 2 + (body - size) / 2)]
    return Sprite([*found, *_wonder_foot(width, height, covered_by, note, pal)])


def _wonder_foot(
    width: float, height: float, covered_by: str | None, note: str, pal: Palette
) -> Iterator[Shape]:
    """The line that says whether a Wonder stands, and on a card of which deck."""
    if covered_by is None:
        yield text_line(6, height - 4, note, SMALL, width - 12, pal.card_muted)
        yield Rect(0.75, 0.75, width - 1.5, height - 1.5, None, pal.card_edge, 1, 5)
        return
    under = {deck: f"Age {n}" for deck, n in _NUMERALS.items()}
    under |= {"guild": "Guild", "senator": "Senator"}
    words = f"built, {under[covered_by]}" if covered_by in under else "built"
    # the edge of the card tucked under the Wonder
    edge = pal.backs.get(covered_by, _UNKNOWN_BACK)
    yield Rect(2, height - _FOOT - 1, width - 4, _FOOT, edge, radius=3)
    yield from icons.shapes("tick", 8, height - _FOOT + 1, 11, "#ffffff")
    yield text_line(23, height - 4, words, SMALL, width - 30, "#fff6e2", weight="bold")
    yield Rect(0.75, 0.75, width - 1.5, height - 1.5, None, pal.accent, 2, 5)


@lru_cache(maxsize=64)
def wonder_offer(wonder: Wonder, width: float, height: float, pal: Palette) -> Sprite:
    """A Wonder on offer in the draft: larger, with its effects also in words."""
    symbol = min(19.0, (height - 8) / 5)
    column = symbol + 8
    costs = cost_cells(wonder.cost, symbol)
    (name, italic), room, ink = wonder_title(wonder), width - column - 18, pal.card_ink
    found: list[Shape] = [
        Rect(0, 0, width, height, pal.card, radius=8),
        text_line(column + 10, 22, name, 17, room, ink, weight="bold", italic=italic),
        Polyline(((column + 10, 30), (width - 10, 30)), pal.accent, 1.4),
    ]
    cells, size = fitting(lambda size: wonder_cells(wonder, size, pal), 32.0, width - column - 20)
    found += row(cells, column + 10, 38 + (32 - size) / 2)
    words = ", ".join(wonder_effects(wonder))
    lines = wrap(words, 12.5, room, lines=max(1, int((height - 78) / 15)))
    for i, line in enumerate(lines):
        found.append(text_line(column + 10, 90 + 15 * i, line, 12.5, room, pal.card_muted))
    found += [
        Rect(0, 0, column, len(costs) * symbol + 8, pal.tag, pal.card_edge, 1, 6),
        Rect(0.75, 0.75, width - 1.5, height - 1.5, None, pal.accent, 1.5, 8),
    ]
    for i, (sprite, _) in enumerate(costs):
        found += sprite.shapes(4, 4 + i * symbol)
    return Sprite(found)


# -- Progress tokens ---------------------------------------------------------------------------

_TOKEN_ICONS: Final = {
    "agriculture": "wheat",
    "architecture": "compass",
    "economy": "purse",
    "law": "scales",
    "masonry": "trowel",
    "mathematics": "abacus",
    "philosophy": "owl",
    "strategy": "shield",
    "theology": "altar",
    "urbanism": "city",
    "corruption": "pediment",
    "organized-crime": "conspiracy",
    "mysticism": "eye",
    "poliorcetics": "ladder",
    "engineering": "gear",
}

_BADGED: Final = 16.0
"""The radius from which on the numbers of a Progress token can be read."""
_TOKEN_FILL: Final = "#4f8a57"
_TOKEN_EDGE: Final = "#1f4127"
_TOKEN_INK: Final = "#f3f8e6"


@lru_cache(maxsize=64)
def token_disc(token: ProgressToken, radius: float, pal: Palette) -> Sprite:
    """A Progress token as a disc of `radius` whose square starts at the origin."""
    r = radius
    size = r * 1.16
    found: list[Shape] = [
        Circle(r, r, r - 0.6, _TOKEN_FILL, _TOKEN_EDGE, 1.2),
        Circle(r, r, r * 0.86, None, "#cfe3c4", max(0.8, r * 0.05)),
    ]
    # what cannot be read is left out: on a small token its name stands beside it
    badges = _token_badges(token, r * 0.82, pal) if r >= _BADGED else []
    if len(badges) > 2:
        badges = _token_badges(token, r * 0.68, pal)
    lift = r * 0.12 if badges else 0.0
    name = _TOKEN_ICONS.get(token.id, "token")
    found += icons.shapes(name, r - size / 2, r - size / 2 - lift, size, _TOKEN_INK, _TOKEN_FILL)
    wide = sum(width for _, width in badges) + 1 * max(len(badges) - 1, 0)
    x = r - wide / 2
    for sprite, width in badges:
        found += sprite.shapes(x, 2 * r - r * 0.78)
        x += width + 1
    return Sprite(found)


def _sign(text: str, size: float) -> Cell:
    """A small plate with a number."""
    wide = size * (0.34 + 0.46 * len(text))
    return (
        Sprite(
            [
                Rect(0, 0, wide, size, "#fdf8e6", _TOKEN_EDGE, size * 0.06, size * 0.25),
                icons.number(text, wide / 2, size / 2, size * 0.72, "#1d2f20", wide),
            ]
        ),
        wide,
    )


def _token_badges(token: ProgressToken, size: float, pal: Palette) -> list[Cell]:
    """The numbers of a Progress token, drawn over its lower edge."""
    found: list[Cell] = []
    if token.coins:
        found.append(_coin(token.coins, size))
    if token.points:
        found.append(_points(token.points, size))
    if token.points_per_progress:
        found += [_points(token.points_per_progress, size), (icons.icon("token", size), size)]
    if token.wonder_discount:
        found += [(icons.icon("wonder", size), size), _sign(f"-{token.wonder_discount}", size)]
    if token.blue_discount:
        found += [_counted("blue", size, pal), _sign(f"-{token.blue_discount}", size)]
    if token.red_shield_bonus:
        found.append(_sign(f"+{token.red_shield_bonus}", size))
    if token.wonders_play_again:
        found += [(icons.icon("wonder", size), size), (_on_disc("replay", size), size)]
    if token.chain_coins:
        found += [(_on_disc("chain", size), size), _coin(token.chain_coins, size)]
    if token.economy:
        found.append((_on_disc("arrow", size), size))
    if token.points_per_pantheon_token:
        found.append(_points(token.points_per_pantheon_token, size))
    if token.coins_lost_per_space:
        found.append((icons.lost_coin(str(token.coins_lost_per_space), size), size))
    if token.engineering_price is not None:
        found.append(_coin(token.engineering_price, size))
    return found


@lru_cache(maxsize=64)
def _on_disc(name: str, size: float) -> Sprite:
    r = size / 2
    return Sprite(
        [
            Circle(r, r, r, "#fdf8e6", _TOKEN_EDGE, size * 0.06),
            *icons.shapes(name, size * 0.16, size * 0.16, size * 0.68, "#1d2f20", "#fdf8e6"),
        ]
    )
