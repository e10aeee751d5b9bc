"""A tray over the structure: a choice between components that are not on the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from duel_nb.boards.drawing import cards
from duel_nb.boards.drawing.fitting import fit, set_lines, text_line
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import BODY, CROWDED, SMALL, TITLE, Palette
from duel_nb.boards.drawing.shapes import Drawn, Rect, Sprite, SpriteAt
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.catalog import ProgressToken
from duel_nb.catalog.names import local_name
from duel_nb.engine import GameState
from duel_nb.session.components import card_hit, card_words, component_words, effects
from duel_nb.session.table import offered_cards, offered_tokens
from duel_nb.words.translate import listed, translate

_ROOMY: Final = 400.0
"""A tray of this width has room for large tokens beside its texts."""


def tray_panel(state: GameState, box: Box, pal: Palette) -> Iterator[Drawn]:
    """The empty tray with the pending choice as its heading."""
    left, top, width, _ = box
    text = state.decisions[-1].text
    yield Rect(*box, pal.panel, pal.accent, 2, 8, hit="tray", label=text, z=frame.TRAY)
    room = width - 16
    heading, size = fit(text, TITLE, room, "bold")
    lines: tuple[str, ...] = (heading,)
    leading = 0.0
    if heading != text:
        lines, size = set_lines(text, room, ((2, SMALL), (3, SMALL), (3, CROWDED)), "bold")
        leading = 15 if len(lines) == 2 else 13
    for n, line in enumerate(lines):
        y = top + (28 if len(lines) < 3 else 25) + leading * (n - (len(lines) - 1) / 2)
        look: dict[str, Any] = {"weight": "bold", "anchor": "middle", "z": frame.TRAY}
        yield text_line(left + width / 2, y, line, size, room, pal.ink, **look)


@dataclass(frozen=True, slots=True)
class TrayCard:
    """A card that can be chosen, as a row of a tray.

    Attributes:
        hit: its hit id.
        label: the card in one line.
        face: its picture.
        name: of the card.
        effect: in words.
        tokens: that are on it.
    """

    hit: str
    label: str
    face: Sprite
    name: str
    effect: str
    tokens: tuple[ProgressToken, ...] = ()


def tray_of_cards(
    state: GameState, choices: Sequence[TrayCard], pitch: float, plan: Frame, pal: Palette
) -> Iterator[Drawn]:
    """A tray over the structure with cards to choose from, each with its name and effect.

    Args:
        state: the position.
        choices: the cards, top first.
        pitch: of the rows; below 66 the text is set closer.
        plan: the measures of the board.
        pal: the colours.
    """
    place = _tray_box(46 + len(choices) * pitch + 6, plan)
    yield from tray_panel(state, place, pal)
    left, top, width, _ = place
    tight, tall, wide = pitch < 66, pitch - 6, width - 28
    for i, choice in enumerate(choices):
        x, y = left + 14, top + 42 + i * pitch
        # square corners, like the ring around a choice
        ground = Rect(x, y, wide, tall, pal.tag, pal.panel_edge, 1, z=frame.TRAY)
        yield replace(ground, hit=choice.hit, label=choice.label)
        _, _, across, high = choice.face.bounds
        yield SpriteAt(x + 4, y + (tall - high) / 2, choice.face, z=frame.TRAY + 1)
        radius = 18.0 if wide >= _ROOMY else 12.0
        pair = 2 * radius + 4
        count = len(choice.tokens)
        columns = count if wide >= _ROOMY else min(count, 1)  # one below the other on a phone
        start, room = x + across + 14, wide - across - 24 - pair * columns
        ways = [(2, 12.5), (3, SMALL), (3, CROWDED)]
        if tall >= 66:
            ways.append((4, CROWDED))
        lines, size = set_lines(choice.effect, room, ways)
        step = (15, 15, 13, 12)[len(lines) - 1] if not tight else 13
        # centre the name and the lines below it in the row
        first = y + (tall - (16 + step * len(lines))) / 2 + 13
        look: dict[str, Any] = {"smallest": CROWDED, "z": frame.TRAY}
        name, ink = choice.name, pal.card_ink
        yield text_line(start, first, name, TITLE, room, ink, weight="bold", **look)
        for n, line in enumerate(lines, start=1):
            low = first + 2 + step * n
            yield text_line(start, low, line, size, room, pal.card_muted, **look)
        for n, token in enumerate(choice.tokens):
            yield SpriteAt(
                x + wide - pair * (columns - n % columns),
                y + tall / 2 - radius + pair * (n // columns - (count / columns - 1) / 2),
                cards.token_disc(token, radius, pal),
                hit=f"token:{token.id}",
                label=translate("progress-on-card", card=choice.name, token=component_words(token)),
                z=frame.TRAY + 1,
            )


def _tray_box(height: float, plan: Frame) -> Box:
    """The box of a tray of some height over the structure."""
    left, top, width, room = plan.structure
    return left + 6, top + max(0.0, (room - height) / 3), width - 12, height


def _height(things: int, columns: int, pitch: float) -> float:
    """The height of a tray with `things` in columns."""
    return 54 + -(-things // columns) * pitch


def _pile_strips(count: int, plan: Frame) -> tuple[int, float, float]:
    """Layout of `count` cards in a tray: columns, and width and height of a card's place.

    They are as large as the structure's box allows.
    """
    sizes = ((2, 28.0), (3, 26.0), (3, 23.0), (4, 23.0))
    fits = (size for size in sizes if _height(count, *size) <= plan.structure[3])
    columns, pitch = next(fits, sizes[-1])
    return columns, (plan.structure[2] - 32) / columns, pitch


def tray(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """A tray over the structure with what can be chosen now, if it is not on the board."""
    tokens, pile = offered_tokens(state), offered_cards(state)
    if not tokens and not pile:
        return
    if pile:
        columns, wide, pitch = _pile_strips(len(pile), plan)
    else:
        columns, pitch = 1, 58.0
        if _height(len(tokens), columns, pitch) > plan.structure[3]:
            columns = 2
    place = _tray_box(_height(max(len(pile), len(tokens)), columns, pitch), plan)
    left, top, width, _ = place
    yield from tray_panel(state, place, pal)
    if pile:
        where = "card-removed" if state.decisions[-1].kind == "treason" else "card-of-discard"
        for i, card in enumerate(pile):
            x, y = left + 10 + i % columns * wide, top + 42 + i // columns * pitch
            yield SpriteAt(
                x,
                y,
                cards.card_strip(card, wide - 4, pitch - 4, pal),
                hit=card_hit(card),
                label=translate(where, card=card_words(card)),
                box=(x, y, wide - 4, pitch - 4),
                z=frame.TRAY + 1,
            )
        return
    wide = (width - 28) / columns
    for i, token in enumerate(tokens):
        x, y = left + 14 + i % columns * wide, top + 42 + i // columns * pitch
        yield from _token_row(token, x, y, wide - 6 * (columns - 1), pal)


def _token_row(
    token: ProgressToken, x: float, y: float, width: float, pal: Palette
) -> Iterator[Drawn]:
    """A Progress token that can be chosen, with its effect."""
    hit, label = f"token:{token.id}", translate("progress-to-choose", token=component_words(token))
    yield Rect(x, y, width, 54, pal.tag, pal.panel_edge, 1, hit=hit, label=label, z=frame.TRAY)
    yield SpriteAt(x + 4, y + 2, cards.token_disc(token, 25, pal), z=frame.TRAY + 1)
    room, words = width - 80, listed(effects(token), "")
    lines, size = set_lines(words, room, ((1, BODY), (2, SMALL), (3, SMALL), (3, CROWDED)))
    high, low, leading = ((23, 41, 0.0), (18, 32, 12.5), (15, 26.5, 11.5))[len(lines) - 1]
    yield text_line(
        x + 64, y + high, local_name(token), TITLE, room, pal.card_ink, weight="bold", z=frame.TRAY
    )
    look: dict[str, Any] = {"smallest": CROWDED, "z": frame.TRAY}
    for n, line in enumerate(lines):
        yield text_line(x + 64, y + low + leading * n, line, size, room, pal.card_muted, **look)
