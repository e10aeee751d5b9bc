"""Pictures of single components: card faces and backs, Wonders, Progress tokens.

Each function returns a sprite with its upper left corner at the origin. Sprites are cached by size
and palette and shared by all scenes. A card shows its effect on a band of its colour and its name
below; its cost, with the chain symbol that makes it free, runs down the left edge; the chain symbol
that it provides is at the right end of the band.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from typing import Any, Final

from duel_nb.boards.drawing import fitting, icons, rows, tokens
from duel_nb.boards.drawing.fitting import fit, text_line, wrap
from duel_nb.boards.drawing.geometry import cut_off, rounded
from duel_nb.boards.drawing.palettes import CROWDED, SMALL, Palette
from duel_nb.boards.drawing.rows import block, component_row, cost_row, pictures, row
from duel_nb.boards.drawing.shapes import Circle, Polygon, Polyline, Rect, Shape, Sprite
from duel_nb.catalog import CATALOG, Card, ProgressToken, Wonder
from duel_nb.session.components import card_title, effects, wonder_title
from duel_nb.words.translate import cache_by_language, colour_letters, listed, translate

_NUMERALS: Final = {"age-1": "I", "age-2": "II", "age-3": "III"}
_ROOMY: Final = 70.0
"""Where more of a card than this is visible, its name may take three lines."""
_COST: Final = 18.5
"""Maximum size of a cost icon."""
_TITLE: Final = 15.0
"""Line height of a title."""
_CROWDED_TITLE: Final = 11.0
"""Line height of a title in small type."""
_READABLE: Final = 9.5
"""Smaller letters and numbers of an effect are made room for, if possible."""
_FULL: Final = 90.0
"""From this width up a card has its full name."""
_KINDS: Final = (
    *(" Guild", " Grand Temple"),
    *("Gilde der ", " Großtempel"),
    *("Guilde des ", "Grand Temple "),
    *("Гильдия ", " Великий Храм"),
)
"""What the names of all Guilds, or of all Grand Temples, have in common, in every language."""
_FOOT: Final = 15.0
"""Height of the line that says whether a Wonder is constructed."""
NARROW: Final = 63.0
"""Narrower cards have a small price tag, to leave room for the letters of their colour."""
SHADE: Final = "#3a2a1424"
"""Laid over a covered card to darken it."""
_UNKNOWN_BACK: Final = "#7a6248"
"""Back of a card whose deck is unknown."""


@lru_cache(maxsize=32)
def _per_senator(size: float, pal: Palette) -> Sprite:
    """A Senator icon below a coin: the cost is per Senator."""
    edge = size * 0.06
    return Sprite(icons.shapes("senator", edge, edge, size * 0.88, "#2e2218", pal.tag))


def _tag(name: str, x: float, y: float, size: float, pal: Palette) -> list[Shape]:
    """A chain symbol on a light plate."""
    return [
        Rect(x, y, size, size, "#ffffff", pal.card_edge, 0.8, size * 0.24),
        *icons.shapes(name, x + size * 0.12, y + size * 0.12, size * 0.76, "#2a2018", "#ffffff"),
    ]


@lru_cache(maxsize=128)
def price_tag(
    coins: int, by_chain: bool, affordable: bool, pal: Palette, tight: bool = False
) -> Sprite:
    """A tag with the price or a chain, and a tick or a cross; `tight` for narrow cards."""
    edge, sign = ("#2f7d46", "tick") if affordable else ("#a8322a", "cross")
    found: list[Shape] = [Rect(0, 0, 26 if tight else 37, 18, pal.card, edge, 1.4, 3)]
    middle = 9 if tight else 11
    if by_chain:
        found += icons.shapes("chain", middle - 8.5, 1, 16, pal.card_ink, pal.card)
    else:
        found += [
            Circle(middle, 9, 7.6, icons.COIN),
            icons.number(str(coins), middle, 9, 12.5, icons.COIN_INK, 15),
        ]
    x, y, size = (16.0, 6.0, 9.0) if tight else (21.0, 2.5, 13.0)
    return Sprite([*found, *icons.shapes(sign, x, y, size, edge)])


# -- cards -------------------------------------------------------------------------------------


def card_face(card: Card, width: float, height: float, visible: float, pal: Palette) -> Sprite:
    """The face of a card; all copies of a Senator share one sprite.

    Args:
        card: which card.
        width: logical pixels.
        height: logical pixels.
        visible: height of the part that covering cards leave visible; name, cost and effect are
            inside it.
        pal: the colours.
    """
    return _card_face(CATALOG.card(card.id), width, height, visible, pal)


@cache_by_language(512)
def _card_face(card: Card, width: float, height: float, visible: float, pal: Palette) -> Sprite:
    colour = pal.colours[card.colour]
    title, italic = card_title(card)
    most = 3 if visible > _ROOMY else 2 if visible > 48 else 1
    crowded = min(4, int((visible - 15) / _CROWDED_TITLE))
    ways = (most, SMALL), (crowded, CROWDED)
    tag = min(17.0, 0.2 * width) if card.chain_symbol_provided else 0.0
    right = width - 4 - (tag + 1 if tag else 0)
    ink = pal.on_colour[card.colour]
    titles = (title, *_shorter(title))
    for start, smaller in product(range(len(titles)), (0, 1)):
        lines, weight, size = fitting.setting(titles[start:], width - 6, ways[smaller:])
        leading = _TITLE if size == SMALL else _CROWDED_TITLE
        band = visible - leading * len(lines) - 2
        plate = _cost_plate(lambda size: _card_costs(card, size, pal), band, 0.19 * width, pal)
        # the effect, between the cost and the chain symbol that the card gives
        left = plate.bounds[2] + 3
        brings = left, 3.0, right - left, band - 6
        effect = block(component_row(card), brings, 34.0, pal, ink, colour)
        if width >= _FULL or all(text.size >= _READABLE for text in Sprite(effect).texts):
            break  # else a smaller or shorter title may leave it more room
    found: list[Shape] = [
        Rect(0, 0, width, height, pal.card, radius=5),
        Polygon(_top_round(width, band, 5), colour),
        Rect(0, height - 5, width, 5, colour, radius=2),
        *effect,
        *plate.items,
    ]
    if card.chain_symbol_provided:
        found += _tag(card.chain_symbol_provided, width - tag - 3, 3, tag, pal)
    for n, line in enumerate(lines):
        low = band + leading * (n + 1) - 1.5
        middle, room = width / 2, width - 6
        look: dict[str, Any] = {"weight": weight, "anchor": "middle", "italic": italic}
        kind = 12.5 if size == SMALL else size
        found.append(text_line(middle, low, line, kind, room, pal.card_ink, **look))
    # the colour in letters, for colour-blind players
    if height - visible > 20:
        found += [
            Rect(width - 23, height - 19, 20, 15, colour, radius=3),
            icons.number(colour_letters(card.colour), width - 13, height - 11.5, 11, ink, 19),
        ]
    found.append(Rect(0.5, 0.5, width - 1, height - 1, None, pal.card_edge, 1, 5))
    return Sprite(found)


def _short(title: str) -> str:
    """A title without the part that all cards of its kind share."""
    for kind in _KINDS:
        title = title.removesuffix(kind).removeprefix(kind)
    return title


def _shorter(title: str) -> tuple[str, ...]:
    """Shorter forms of a title: without its kind, then also without brackets (icons show both)."""
    short = _short(title)
    return short, short.partition(" (")[0]


def _card_costs(card: Card, size: float, pal: Palette) -> list[Sprite]:
    """The icons of a card's cost, the chain symbol that makes it free last."""
    found = pictures(cost_row(card.cost), size, pal)
    if card.senator:
        # as many coins as the City has Senators
        found = [icons.coin(str(CATALOG.senator_price), size), _per_senator(size, pal)]
    under = card.chain_symbol_under_cost or card.mythology
    if under:
        found.append(Sprite(_tag(under, 0.5, 0.5, size - 1, pal)))
    return found


def _cost_plate(
    costs: Callable[[float], list[Sprite]], height: float, widest: float, pal: Palette
) -> Sprite:
    """A cost on a plate: its icons in one column, or in several where that makes them larger.

    Args:
        costs: makes the icons in a given size.
        height: of the plate at most.
        widest: size of an icon at most.
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
    for i, sprite in enumerate(costs(size)):
        found += sprite.shapes(2 + i // rows * size, 2 + i % rows * size)
    return Sprite(found)


def _top_round(width: float, height: float, radius: float) -> tuple[tuple[float, float], ...]:
    """A rectangle at the origin with rounded upper corners."""
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
    """The back of a card: the colour and the icon of its deck, or the token that lies on it.

    Face-down cards are always covered, and therefore shaded.
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
        laid = tokens.laid_token(token, size)
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


@cache_by_language(512)
def card_strip(card: Card, width: float, height: float, pal: Palette, count: int = 1) -> Sprite:
    """A Building as a narrow strip for a City: effect, name, chain symbol that it provides.

    `count` is the number of Senators that the strip stands for. Long names are shown in full, on
    two lines or beside smaller icons.
    """
    colour = pal.colours[card.colour]
    title, italic = card_title(card)
    times = f" ×\N{NO-BREAK SPACE}{count}" if count > 1 else ""
    shown = component_row(card, lasting=True)
    for name, (size, lines_allowed, largest) in product(
        dict.fromkeys(short + times for short in _shorter(title)), _strip_ways(height)
    ):
        band = rows.width(shown, size) + 6
        tag = size if card.chain_symbol_provided else 0.0
        room = width - band - 7.5 - (tag + 3 if tag else 0)
        set_in = _set_name(name, room, lines_allowed, largest)
        if set_in is not None:
            break
    lines, type_size = set_in or ((name,), CROWDED)
    found: list[Shape] = [
        Rect(0, 0, width, height, pal.card, radius=3),
        Rect(0, 0, band, height, colour, radius=3),
        *row(shown, 3, (height - size) / 2, size, pal, pal.on_colour[card.colour], colour),
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
    """Layouts to try for a strip, best first: icon size, lines of the name, its type size."""
    largest = height - 4
    sizes = [largest - i for i in range(int(largest) - 7)] or [largest]
    roomy = height >= 23
    for size in sizes:
        yield size, 1, SMALL + 0.5 if height < 28 else 14.0
        if roomy and size <= 0.85 * largest:
            yield size, 2, SMALL
    for kind in (SMALL, CROWDED):
        if height >= 1.83 * kind:
            yield from ((size, 2, kind) for size in sizes)


def _set_name(
    name: str, room: float, lines: int, size: float
) -> tuple[tuple[str, ...], float] | None:
    """The lines of a name and their type size; None if it does not fit."""
    if lines == 1:
        words, size = fit(name, size, room)
        return ((name,), size) if words == name else None
    broken = fitting.name_lines(name, room, size=size)
    return None if broken is None else (broken[0], size)


# -- Wonders -----------------------------------------------------------------------------------


@cache_by_language(64)
def wonder_card(
    wonder: Wonder,
    width: float,
    height: float,
    pal: Palette,
    *,
    covered_by: str | None = None,
    note: str = "",
) -> Sprite:
    """A Wonder in a City.

    Args:
        wonder: which Wonder.
        width: logical pixels.
        height: logical pixels.
        pal: the colours.
        covered_by: deck of the card tucked under it; None for one that is not constructed.
        note: says more about one that is not constructed than just that.
    """
    standing = covered_by is not None
    name, italic = wonder_title(wonder)
    name = translate("bare-name", name=name)  # without its article: there is little room
    lines, weight, size = fitting.setting((name,), width - 8, fitting.ONE_LINE)
    title = _TITLE if len(lines) == 1 else 2 * _CROWDED_TITLE + 3
    body = height - title - _FOOT - 3
    paid = cost_row(wonder.cost)
    plate = _cost_plate(lambda size: pictures(paid, size, pal), body, 0.16 * width, pal)
    left = plate.bounds[2] + 4
    brings = (left, title + 2, width - left - 2, body)
    found: list[Shape] = [Rect(0, 0, width, height, pal.card if standing else pal.tag, radius=5)]
    kind = 12.5 if size == SMALL and len(lines) == 1 else size
    look: dict[str, Any] = {"weight": weight, "anchor": "middle", "italic": italic}
    for n, line in enumerate(reversed(lines)):
        low = title - 1.5 - _CROWDED_TITLE * n
        found.append(text_line(width / 2, low, line, kind, width - 8, pal.card_ink, **look))
    found += plate.shapes(1, title + 2)
    found += block(component_row(wonder), brings, min(34.0, 0.73 * body), pal)
    return Sprite([*found, *_wonder_foot(width, height, covered_by, note, pal)])


def _wonder_foot(
    width: float, height: float, covered_by: str | None, note: str, pal: Palette
) -> Iterator[Shape]:
    """The line that says whether a Wonder is constructed, and with a card of which deck."""
    if covered_by is None:
        words = note or translate("wonder-not-built")
        # a price may stand beside it, see price_tag
        room, ink = width - (12 if note else 52), pal.card_muted
        yield text_line(6, height - 4, words, SMALL, room, ink, smallest=CROWDED)
        yield Rect(0.75, 0.75, width - 1.5, height - 1.5, None, pal.card_edge, 1, 5)
        return
    words = translate("wonder-built-with", deck=covered_by)
    # the edge of the card tucked under the Wonder
    edge = pal.backs.get(covered_by, _UNKNOWN_BACK)
    yield Rect(2, height - _FOOT - 1, width - 4, _FOOT, edge, radius=3)
    yield from icons.shapes("tick", 8, height - _FOOT + 1, 11, "#ffffff")
    look: dict[str, Any] = {"weight": "bold", "smallest": CROWDED}
    yield text_line(23, height - 4, words, SMALL, width - 30, "#fff6e2", **look)
    yield Rect(0.75, 0.75, width - 1.5, height - 1.5, None, pal.accent, 2, 5)


@cache_by_language(64)
def wonder_offer(wonder: Wonder, width: float, height: float, pal: Palette) -> Sprite:
    """A Wonder on offer in the draft: larger, with its effects in words, too."""
    symbol = min(19.0, (height - 8) / 5)
    column = symbol + 8
    costs = pictures(cost_row(wonder.cost), symbol, pal)
    (name, italic), room, ink = wonder_title(wonder), width - column - 18, pal.card_ink
    found: list[Shape] = [
        Rect(0, 0, width, height, pal.card, radius=8),
        Polyline(((column + 10, 30), (width - 10, 30)), pal.accent, 1.4),
    ]
    whole = fit(name, 17, room, "bold")[0] == name
    titled = (name,) if whole else wrap(name, SMALL, room, "bold")
    for i, line in enumerate(titled):
        y, size = (22.0, 17.0) if len(titled) == 1 else (13 + 12.5 * i, SMALL)
        found.append(text_line(column + 10, y, line, size, room, ink, weight="bold", italic=italic))
    found += block(component_row(wonder), (column + 10, 38, width - column - 20, 32), 32.0, pal)
    words = listed(effects(wonder), "")
    lines = wrap(words, 12.5, room, lines=max(1, int((height - 78) / 15)))
    for i, line in enumerate(lines):
        found.append(text_line(column + 10, 90 + 15 * i, line, 12.5, room, pal.card_muted))
    found += [
        Rect(0, 0, column, len(costs) * symbol + 8, pal.tag, pal.card_edge, 1, 6),
        Rect(0.75, 0.75, width - 1.5, height - 1.5, None, pal.accent, 1.5, 8),
    ]
    for i, sprite in enumerate(costs):
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
"""From this radius up the numbers on a Progress token are legible."""
_TOKEN_FILL: Final = "#4f8a57"
_TOKEN_EDGE: Final = "#1f4127"
_TOKEN_INK: Final = "#f3f8e6"


@cache_by_language(64)
def token_disc(token: ProgressToken, radius: float, pal: Palette) -> Sprite:
    """A Progress token as a disc, with the corner of its bounding box at the origin."""
    r = radius
    size = r * 1.16
    found: list[Shape] = [
        Circle(r, r, r - 0.6, _TOKEN_FILL, _TOKEN_EDGE, 1.2),
        Circle(r, r, r * 0.86, None, "#cfe3c4", max(0.8, r * 0.05)),
    ]
    name = _TOKEN_ICONS.get(token.id, "token")
    # no illegible details: a small token has its name beside it
    words = [word for word in component_row(token).split() if word != name] if r >= _BADGED else []
    lift = r * 0.12 if words else 0.0
    found += icons.shapes(name, r - size / 2, r - size / 2 - lift, size, _TOKEN_INK, _TOKEN_FILL)
    badges = block(" ".join(words), (-1, 1.2 * r, 2 * r + 2, 0.82 * r), 0.82 * r, pal, "#1d2f20")
    return Sprite([*found, *badges])
