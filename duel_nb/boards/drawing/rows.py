"""Rows of icons for costs and effects, written in a small language.

`"coin:+3 slash card:brown"` is a coin with a number, a slash and a brown card; any other word is
an icon of `icons.svg`. One table maps the verbs of all sets to rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import floor
from typing import Final

from duel_nb.boards.drawing import icons, tokens
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.shapes import Circle, Rect, Shape, Sprite
from duel_nb.catalog import CATALOG, RESOURCES, Card, Component, Cost, Decree, Effect
from duel_nb.words.translate import cache_by_language, colour_letters

INK: Final = "#2e2218"
PAPER: Final = "#fffaf0"
_GAP: Final = 2.0
_STEP: Final = 0.55
"""Offset of a shield behind another, as a fraction of its size."""
_RED: Final = "#b23a30"
_OWN_COLOURS: Final = ("wonder", "token")
"""Icons that look the same on every background."""


# -- components and effects as rows ----------------------------------------------------------------

_DOES: Final[Mapping[str, str]] = {
    "take-coins": "coin:+{amount}",
    "opponent-loses": "lost:{amount}",
    "play-again": "replay",
    "gain-symbol": "{what}",
    "coins-for-each": "coin:{amount} slash {counted}",
    "take-part-of-coins": "coin:1/{amount} arrow",
    "coins-for-cubes": "coin:+{amount}",
    "opponent-loses-for-cubes": "lost:{amount} any-cube:question",
    "discard-card-of-opponent": "no-card:{what}",
    "take-card-of-opponent": "{counted} arrow",
    "take-wonder": "wonder arrow",
    "build-from-discard": "revive",
    "progress-from-box": "drawn:{amount}/{keep}",
    "conspire": "conspiracy",
    "trigger-unprepared": "conspiracy",
    "open-deck": "mask pantheon",
    "politician": "section:{what} cube",
    "conspirator": "cube slash conspiracy",
    "nisaba": "snake card:green",
    "astarte": "coin:{amount} shield",
    "zeus": "bolt",
    "anubis": "wonder cross",
    "isis": "wonder revive",
    "minerva": "minerva",
    "neptune": "trident",
    "gate": "gate",
    "obscurantism": "locked:token",
    "property-fraud": "pyramid coin:0",
    "treason": "box coin:0",
    "espionage": "eye token",
    "turn-of-events": "pile pile",
    "coercion": "card:blue card:green swap",
    "insider-influence": "scroll arrow",
    "sabotage": "no:wonder",
}
"""Verb -> its row."""
_REPEATED: Final[Mapping[str, str]] = {
    "shields": "shield",
    "place-influence": "any-cube:plus",
    "remove-influence": "any-cube:cross",
    "move-influence": "any-cube:arrow",
    "may-move-influence": "any-cube:arrow",
}
"""Verb -> an icon that is repeated `amount` times."""
_FIGURES: Final[Mapping[str, str]] = {
    "points": "points:{}",
    "activation_discount": "coin:-{} pantheon",
    "points_per_progress": "points:{} token",
    "wonder_discount": "wonder plate:-{}",
    "blue_discount": "card:blue plate:-{}",
    "red_shield_bonus": "plate:+{}",
    "wonders_play_again": "wonder disc:replay",
    "chain_coins": "disc:chain coin:{}",
    "economy": "disc:arrow",
    "points_per_pantheon_token": "points:{}",
    "coins_lost_per_space": "lost:{}",
    "engineering_price": "coin:{}",
    "blue_cards": "plate:+{} card:blue",
    "discard_coins": "pile coin:+{}",
    "opponent_chains": "swap chain",
    "conspirator_plays_again": "conspiracy replay",
}
"""Lasting effect -> its row."""
_IMMEDIATE: Final = ("take-coins", "coins-for-each")
"""Verbs that no longer matter once a card is in a City."""


def component_row(component: Component, *, lasting: bool = False, age: int = 0) -> str:
    """The effects of a component as a row.

    Args:
        component: which one.
        lasting: only what still counts once it is in a City; everything if nothing does.
        age: the Age, for a Decree whose coins depend on it.
    """
    done = [
        _lasting(effect) if lasting else effect_row(effect, component) for effect in component.does
    ]
    figures = [*_figures(component)]
    # as they are printed: a card says its points last
    found = [*done, *figures] if isinstance(component, Card) else [*figures, *done]
    if isinstance(component, Decree):
        found.append(_decree(component, age))
    row = " ".join(filter(None, [*_resources(component), *found]))
    return row or (component_row(component) if lasting else "")


def _figures(component: Component) -> Iterator[str]:
    if isinstance(component, Card) and component.mythology:
        yield f"temple mythology:{component.mythology}"
    for figure, words in _FIGURES.items():
        if value := getattr(component, figure, None):
            yield words.format(value)


def _resources(component: Component) -> Iterator[str]:
    produced = zip(getattr(component, "produces", ()), RESOURCES, strict=False)
    yield from (resource for count, resource in produced for _ in range(count))
    yield " slash ".join(getattr(component, "produces_one_of", ()))
    yield from (f"priced:{resource}" for resource in getattr(component, "fixed_price", ()))


def _counted(what: Iterable[str], group: int = 1) -> str:
    """The icons of what coins or points are counted per."""
    pictures = ("wonder" if one == "wonders" else f"card:{one}" for one in what)
    return " ".join(pictures) or f"coin:{group}"


def effect_row(effect: Effect, component: Component | None = None) -> str:
    """An effect (of a component) as a row."""
    if effect.verb == "guild":
        coins = f"coin:{effect.amount} " if effect.amount else ""
        return f"{coins}points:{effect.points} slash {_counted(effect.what, effect.group)}"
    if effect.verb == "enki":
        return " ".join(["token"] * getattr(component, "progress_tokens", 1))
    if effect.verb in _REPEATED:
        return " ".join([_REPEATED[effect.verb]] * effect.amount)
    what = {"what": " ".join(effect.what), "counted": _counted(effect.what)}
    return _DOES[effect.verb].format(amount=effect.amount, keep=effect.keep, **what)


def _lasting(effect: Effect) -> str:
    if effect.verb in _IMMEDIATE:
        return ""
    match effect.verb:
        case "shields":
            return f"shields:{effect.amount}"  # they overlap, to leave room for the name
        case "politician":
            return f"section:{effect.what[0]}"
        case "conspirator":
            return "conspiracy"
        case "guild":
            return f"points:{effect.points} slash {_counted(effect.what, effect.group)}"
        case _:
            return " ".join(effect.what)


def _decree(decree: Decree, age: int) -> str:
    """What a Decree does that is not in `_FIGURES`."""
    if decree.levy:
        return f"{_counted((decree.levy.what,))} coin:+{decree.levy.coins * max(1, age)}"
    if decree.ignores:
        colour, symbols = decree.ignores
        return f"card:{colour}" + " less-cost" * symbols
    if decree.cheaper:
        return f"card:{decree.cheaper.what} coin:-{decree.cheaper.coins}"
    return " ".join(["shield"] * decree.shields)


def cost_row(cost: Cost) -> str:
    """A cost as a row: coins first, then one icon for each unit."""
    units = zip(cost.resources, RESOURCES, strict=True)
    coins = [f"coin:{cost.coins}"] if cost.coins else []
    return " ".join([*coins, *(resource for count, resource in units for _ in range(count))])


# -- drawing ---------------------------------------------------------------------------------------


@cache_by_language(1024)
def _picture(word: str, size: float, pal: Palette, ink: str, paper: str) -> Sprite:
    kind, _, value = word.partition(":")
    if kind in _DRAWN:
        return _DRAWN[kind](value, size)
    if kind == "card":
        return colour_chip(value, size, pal)
    if kind == "no-card":
        return _over(colour_chip(value, size, pal), "cross", size)
    if kind == "section":
        section = icons.icon(f"section-{value}", size * 1.3, ink, paper)
        return Sprite(section.shapes(0, -size * 0.2))
    if kind == "slash":
        return Sprite(icons.shapes("slash", -size * 0.3, 0, size, ink))
    if kind == "shields":
        steps = [_STEP * size * n for n in range(int(value))]
        return Sprite(s for x in steps for s in icons.shapes("shield", x, 0, size, ink, paper))
    if kind in _OWN_COLOURS:
        return icons.icon(kind, size)
    return icons.icon(kind, size, "#2f66a6" if kind == "replay" else ink, paper)


def _width(word: str) -> float:
    """The width of an icon as a fraction of its height."""
    kind, _, value = word.partition(":")
    if kind == "plate":
        return 0.24 + 0.44 * len(value)
    if kind == "shields":
        return 1 + _STEP * (int(value) - 1)
    if kind == "drawn":
        return 0.56 + 0.2 * int(value.partition("/")[0])
    return _WIDTHS.get(kind, 1.0)


@cache_by_language(256)
def colour_chip(colour: str, size: float, pal: Palette) -> Sprite:
    """A little card of one colour with its two letters, `size` tall and a little wider."""
    wide = size * _WIDTHS["card"]
    letters, ink = colour_letters(colour), pal.on_colour[colour]
    return Sprite(
        [
            Rect(0, 0, wide, size, pal.colours[colour], "#fffaf0", size * 0.07, size * 0.16),
            icons.number(letters, wide / 2, size / 2, 0.64 * size, ink, 1.04 * wide),
        ]
    )


def _over(below: Sprite, sign: str, size: float) -> Sprite:
    """An icon with a smaller one over its lower corner."""
    over = icons.shapes(sign, size * 0.43, size * 0.41, size * 0.6, _RED, "#ffffff")
    return Sprite([*below.items, *over])


def _priced(resource: str, size: float) -> Sprite:
    """A resource with a small coin over its corner: bought at a fixed price."""
    small = max(0.62 * size, min(10.0, size))
    coin = icons.coin(str(CATALOG.fixed_trade_price), small)
    return Sprite(
        [*icons.shapes(resource, 0, 0, size * 0.9), *coin.shapes(size * 1.16 - small, size - small)]
    )


def _on_disc(name: str, size: float) -> Sprite:
    r = size / 2
    return Sprite(
        [
            Circle(r, r, r, "#fdf8e6", "#1f4127", size * 0.06),
            *icons.shapes(name, size * 0.16, size * 0.16, size * 0.68, "#1d2f20", "#fdf8e6"),
        ]
    )


def _less_cost(_: str, size: float) -> Sprite:
    """A cost column with its last symbol crossed out."""
    wide = size * 0.5
    return Sprite(
        [
            Rect(0, 0, wide, size, "#ffffff", INK, size * 0.07, size * 0.14),
            Circle(wide / 2, size * 0.26, wide * 0.28, INK),
            *icons.shapes("cross", wide * 0.08, size * 0.46, wide * 0.84, _RED),
        ]
    )


def _plate(text: str, size: float) -> Sprite:
    """A dark plate with a number such as "-1" or "+2"."""
    wide = size * _width(f"plate:{text}")
    ground = Rect(0, size * 0.08, wide, size * 0.84, INK, radius=size * 0.22)
    return Sprite([ground, icons.number(text, wide / 2, size / 2, size * 0.7, PAPER, wide)])


def _drawn_tokens(value: str, size: float) -> Sprite:
    """Tokens to draw from the box, and how many to keep ("3/1"): a fan of discs."""
    draw, keep = value.split("/")
    x, y, edge = size * (_width(f"drawn:{value}") - 0.3), size * 0.66, size * 0.06
    found: list[Shape] = [
        Circle(size * (0.38 + 0.2 * i), size * 0.4, size * 0.36, "#7fae83", "#23472a", edge)
        for i in range(int(draw))
    ]
    found.append(Circle(x, y, size * 0.32, "#fdf8e6", "#23472a", edge))
    return Sprite([*found, icons.number(keep, x, y, size * 0.46, "#1d2f20")])


_DRAWN: Final[Mapping[str, Callable[[str, float], Sprite]]] = {
    "coin": icons.coin,
    "lost": icons.lost_coin,
    "points": icons.points,
    "any-cube": tokens.any_cube,
    "mythology": tokens.mythology_token,
    "disc": _on_disc,
    "priced": _priced,
    "less-cost": _less_cost,
    "plate": _plate,
    "drawn": _drawn_tokens,
    "no": lambda name, size: _over(icons.icon(name, size), "cross", size),
    "locked": lambda name, size: _over(icons.icon(name, size), "lock", size),
}
"""Kind of icon -> the function that draws it from its value and its size."""
_WIDTHS: Final = {
    "any-cube": 1.06,
    "slash": 0.4,
    "priced": 1.16,
    "less-cost": 0.5,
    "card": 1.3,
    "no-card": 1.4,
    "no": 1.04,
    "locked": 1.04,
    "section": 1.3,
}
"""Kind of icon -> its width as a fraction of its height, if it is not square."""


# -- laying out ------------------------------------------------------------------------------------


def pictures(
    words: str, size: float, pal: Palette, ink: str = INK, paper: str = PAPER
) -> list[Sprite]:
    """The icons of a row, `size` tall, for a background of the colour `paper`."""
    return [_picture(word, size, pal, ink, paper) for word in words.split()]


def width(words: str, size: float) -> float:
    """The width of a row of icons that are `size` tall."""
    named = words.split()
    return size * sum(map(_width, named)) + _GAP * max(len(named) - 1, 0)


def row(
    words: str, x: float, y: float, size: float, pal: Palette, ink: str = INK, paper: str = PAPER
) -> list[Shape]:
    """The shapes of a row whose upper left corner is at (x, y)."""
    found: list[Shape] = []
    for word, sprite in zip(words.split(), pictures(words, size, pal, ink, paper), strict=True):
        found += sprite.shapes(x, y)
        x += size * _width(word) + _GAP
    return found


def block(
    words: str, box: Box, largest: float, pal: Palette, ink: str = INK, paper: str = PAPER
) -> list[Shape]:
    """A row centred in a box, broken into lines so that its icons are as large as possible.

    Args:
        words: the row.
        box: the room it has.
        largest: maximum height of an icon.
        pal: the colours.
        ink: the colour of plain icons.
        paper: the colour of the background.
    """
    left, top, wide, tall = box
    named = words.split()
    lines, size = [""], 0.0
    for count in (1, 2, 3):
        length = max(1, -(-len(named) // count))
        cut = [named[start : start + length] for start in range(0, len(named), length)]
        room = [(wide - _GAP * (len(line) - 1)) / sum(map(_width, line)) for line in cut]
        found = floor(2 * min([largest, (tall - _GAP * (len(cut) - 1)) / max(1, len(cut)), *room]))
        if found / 2 > 1.15 * size:  # another line has to be worth it
            lines, size = [" ".join(line) for line in cut], found / 2
    top += (tall - len(lines) * (size + _GAP) + _GAP) / 2
    return [
        shape
        for n, line in enumerate(lines)
        for shape in row(
            line,
            left + (wide - width(line, size)) / 2,
            top + n * (size + _GAP),
            size,
            pal,
            ink,
            paper,
        )
    ]
