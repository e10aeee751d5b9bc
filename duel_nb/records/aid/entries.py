"""Pieces of the player aid as HTML: rules, components with their icons, small tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Final

from duel_nb.boards.drawing import rows
from duel_nb.boards.drawing.cards import token_disc
from duel_nb.boards.drawing.palettes import LIGHT
from duel_nb.boards.drawing.rows import component_row, cost_row
from duel_nb.boards.drawing.shapes import Sprite
from duel_nb.boards.drawing.tokens import laid_token
from duel_nb.boards.paint import svg
from duel_nb.catalog import (
    CATALOG,
    SCIENCE_SYMBOLS,
    Card,
    Component,
    ProgressToken,
    Wonder,
)
from duel_nb.quoting import visible
from duel_nb.rulebook import RULEBOOK
from duel_nb.session.components import (
    Title,
    card_title,
    details,
    effect_words,
    mythology_message,
    symbol_name,
    token_name,
)
from duel_nb.words.translate import capitalised, listed, translate

_ICON: Final = 17.0
"""Height of a row of icons, in CSS pixels."""
_TOKEN: Final = 28.0
"""Height of a token of Pantheon, in CSS pixels: smaller ones have illegible numbers."""
_DISC: Final = 13.0
"""Radius of the picture of a Progress token, in CSS pixels."""


def section(title: str, *pieces: str) -> str:
    """A section with its heading."""
    return f"<section><h2>{_safe(title)}</h2>{''.join(pieces)}</section>"


def rules(*ids: str) -> str:
    """Rules in words, each with its title."""
    found = (RULEBOOK[id] for id in ids)
    return "".join(f"<p><b>{_safe(one.title)}.</b> {_safe(one.text)}</p>" for one in found)


def paragraph(key: str) -> str:
    """The text of a message as a paragraph."""
    return f"<p>{_safe(translate(key))}</p>"


def components(found: Iterable[Component]) -> str:
    """Components with their icons, costs and effects, one below the other."""
    return "".join(map(_component, found))


def divinities() -> str:
    """The Divinities by Mythology, then the Gate."""
    parts = []
    for mythology, group in groupby(CATALOG.divinities, lambda one: one.mythology):
        title = translate("mythology-named", mythology=mythology_message(mythology))
        token = _svg(laid_token(mythology, _ICON), _ICON, _ICON)
        parts.append(f"<h3>{token} {_safe(capitalised(title))}</h3>{components(group)}")
    return "".join(parts)


def symbols() -> str:
    """The scientific symbols with their names."""
    named = (f"<li>{_icons(one)} {_safe(symbol_name(one))}</li>" for one in SCIENCE_SYMBOLS)
    return f"<ul class=symbols>{''.join(named)}</ul>"


def chains(sets: Sequence[str]) -> str:
    """Which card makes which other card free, with the chain symbol of both."""
    lines = []
    for card in CATALOG.cards:
        if card.set in sets and card.free_if_own and card.chain_symbol_under_cost:
            first = CATALOG.card(card.free_if_own)
            lines.append(
                f"<li>{_icons(card.chain_symbol_under_cost)} "
                f"{_name(card_title(first))} → {_name(card_title(card))}</li>"
            )
    return f"<ul class=chains>{''.join(lines)}</ul>"


def military_zones(agora: bool) -> str:
    """The zones of the military track: spaces from the middle, points, and Military tokens."""
    kind = "agora" if agora else "base"
    tokens = {one.entered_at: one for one in CATALOG.military_tokens if one.set == kind}
    lines = []
    for zone in CATALOG.military_zones:
        does = tokens[zone.first].does if zone.first in tokens else ()
        icons = _icons(" ".join(map(rows.effect_row, does)))
        words = _safe(listed(map(effect_words, does), ""))
        lines.append((_range(zone.first, zone.last), str(zone.points), f"{icons} {words}"))
    points = f"{_icons('points:')} {_safe(translate('panel-points'))}"
    return _table((_icons("pawn"), points, ""), lines)


def senate_actions() -> str:
    """How many Senate actions a Politician gives, by the number of blue cards."""
    steps = CATALOG.senate_actions
    ends = [step.from_blue - 1 for step in steps[1:]]
    numbers = [_range(one.from_blue, end) for one, end in zip(steps, ends, strict=False)]
    numbers.append(f"{steps[-1].from_blue}+")
    return _across(
        [
            (_icons("card:blue"), translate("aid-blue-cards"), numbers),
            (_icons("senator"), translate("aid-actions"), [str(one.actions) for one in steps]),
        ]
    )


def chambers() -> str:
    """The Chambers of the Senate from left to right: section and points."""
    found = CATALOG.chambers
    return _across(
        [
            (_icons("senate"), translate("aid-chambers"), [str(one.number) for one in found]),
            ("", "", [_icons(f"section:{one.section}") for one in found]),
            (
                _icons("points:"),
                translate("panel-points"),
                [str(one.points) for one in found],
            ),
        ]
    )


def space_prices() -> str:
    """What the spaces of the Pantheon cost either player."""
    spaces = CATALOG.pantheon_spaces
    return _across(
        [
            (_icons("pantheon"), translate("aid-spaces"), [str(one.number) for one in spaces]),
            (_icons("coin:"), translate("aid-first-player"), [str(o.costs.A) for o in spaces]),
            (_icons("coin:"), translate("aid-second-player"), [str(o.costs.B) for o in spaces]),
        ]
    )


def pantheon_tokens() -> str:
    """The Mythology and the Offering tokens with their names."""
    kinds = dict.fromkeys(one.id for one in CATALOG.mythology_tokens)
    found: list[str | int] = [*kinds, *CATALOG.offering_tokens]
    tokens = [(_svg(laid_token(one, _TOKEN), _TOKEN, _TOKEN), token_name(one)) for one in found]
    lines = (f"<li>{icon} {_safe(capitalised(name))}</li>" for icon, name in tokens)
    return f"<ul class=chains>{''.join(lines)}</ul>"


# -- one component ---------------------------------------------------------------------------------


def _component(component: Component) -> str:
    """A component: name and icons in one line, then cost and effects in words."""
    title, lines = details(component)
    words = capitalised(listed(lines, ";"))
    pictures = " ".join(_pictures(component))
    return (
        f"<div class=entry><div class=name><b>{_name(title)}</b>"
        f"<span>{pictures}</span></div>{_safe(words)}</div>"
    )


def _pictures(component: Component) -> Iterator[str]:
    """The icons of a component: its cost in a frame, then its effects."""
    if isinstance(component, Card | Wonder):
        yield f"<i>{_icons(cost_row(component.cost))}</i>"
    if isinstance(component, ProgressToken):
        sprite = token_disc(component, _DISC, LIGHT)
        yield _svg(sprite, 2 * _DISC, 2 * _DISC)
    else:
        yield _icons(component_row(component, age=1))


def _icons(words: str) -> str:
    """A row of icons; "" for none."""
    if not words:
        return ""
    sprite = Sprite(rows.row(words, 0, 0, _ICON, LIGHT))
    return _svg(sprite, rows.width(words, _ICON), _ICON)


def _svg(sprite: Sprite, width: float, height: float) -> str:
    """A picture in the text, which says the same: screen readers skip it."""
    wide, tall = svg.number(width), svg.number(height)
    return (
        f'<svg aria-hidden="true" width="{wide}" height="{tall}" viewBox="0 0 {wide} {tall}">'
        f"{svg.elements(sprite)}</svg>"
    )


# -- tables ----------------------------------------------------------------------------------------


def _range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _across(lines: Iterable[tuple[str, str, Sequence[str]]]) -> str:
    """A table with a heading at the left of each line; its cells are HTML."""
    rows_ = (
        f"<tr><th>{icon} {_safe(head)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        for icon, head, cells in lines
    )
    return f"<table>{''.join(rows_)}</table>"


def _table(heads: Iterable[str], lines: Iterable[Sequence[str]]) -> str:
    """A table with a heading above each column; heads and cells are HTML."""
    head = "".join(f"<th>{one}</th>" for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in line)}</tr>" for line in lines)
    return f"<table><tr>{head}</tr>{body}</table>"


def _safe(words: str) -> str:
    return escape(visible(words))


def _name(title: Title) -> str:
    words = _safe(capitalised(title.words))
    return f"<em>{words}</em>" if title.italic else words
