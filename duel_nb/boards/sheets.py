"""What lies in the middle instead of the structure: the draft, a choice, the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from duel_nb.boards import cards, frame, icons
from duel_nb.boards.display import (
    Box,
    Drawn,
    Group,
    Line,
    Rect,
    Sprite,
    text_line,
    wrap,
)
from duel_nb.boards.frame import Frame
from duel_nb.boards.theme import BODY, SMALL, TITLE, Palette
from duel_nb.boards.words import card_words, token_effects, token_words, wonder_words
from duel_nb.catalog import CATALOG, Card, ProgressToken, Wonder
from duel_nb.engine import GameState, ScoreSheet

_OFFER_GAP: Final = 10.0


def draft(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """The Wonders on offer, two in a row."""
    width, height, gap = *_offer_size(plan), _OFFER_GAP
    top = plan.structure_y + 30
    yield text_line(
        plan.place_middle,
        plan.structure_y + 16,
        "Wonders on offer",
        TITLE,
        plan.place_width,
        pal.ink,
        weight="bold",
        anchor="middle",
    )
    for i, wonder in enumerate(state.offered):
        x = plan.centre + 1 + i % 2 * (width + gap)
        y = top + i // 2 * (height + gap)
        yield Group(
            x,
            y,
            wonder_on_offer(wonder, plan, pal),
            hit=f"wonder:{wonder.id}",
            label=f"Wonder on offer: {wonder_words(wonder)}",
            box=(x, y, width, height),
            z=frame.PIECES,
        )


def wonder_on_offer(wonder: Wonder, plan: Frame, pal: Palette) -> Sprite:
    """A Wonder on offer."""
    return cards.wonder_offer(wonder, *_offer_size(plan), pal)


def _offer_size(plan: Frame) -> tuple[float, float]:
    return (plan.place_width - _OFFER_GAP - 2) / 2, 126.0


# -- choices that show components from elsewhere -------------------------------------------------


def offered_tokens(state: GameState) -> tuple[ProgressToken, ...]:
    """Progress tokens to choose from that do not lie on the board (the Great Library)."""
    if not state.decisions:
        return ()
    found = (action.token for action in state.legal_actions())
    in_sight = {*state.progress_tokens, *(t for who in "AB" for t in state.city(who).progress)}
    return tuple(dict.fromkeys(t for t in found if t is not None and t not in in_sight))


def offered_cards(state: GameState) -> tuple[Card, ...]:
    """Cards to choose from that lie in the discard pile (the Mausoleum) or the box (Treason)."""
    if not state.decisions:
        return ()
    pile = set(state.discard_pile)
    if state.decisions[-1].kind == "treason":
        return tuple(action.card for action in state.legal_actions() if action.card is not None)
    found = (action.card for action in state.legal_actions())
    return tuple(dict.fromkeys(card for card in found if card is not None and card in pile))


def tray_panel(state: GameState, box: Box, pal: Palette) -> Iterator[Drawn]:
    """The empty tray with the choice that is due as its heading."""
    left, top, width, height = box
    text = state.decisions[-1].text
    yield Rect(
        left,
        top,
        width,
        height,
        pal.panel,
        pal.accent,
        2,
        8,
        hit="tray",
        label=text,
        z=frame.TRAY,
    )
    yield text_line(
        left + width / 2,
        top + 28,
        text,
        TITLE,
        width - 24,
        pal.ink,
        weight="bold",
        anchor="middle",
        z=frame.TRAY,
    )


@dataclass(frozen=True, slots=True)
class Choice:
    """A card that can be chosen, as a row of a tray.

    Attributes:
        hit: its hit id.
        label: the card in one line.
        face: its picture.
        name: what it is called.
        effect: what it does.
        tokens: what lies on it.
    """

    hit: str
    label: str
    face: Sprite
    name: str
    effect: str
    tokens: tuple[ProgressToken, ...] = ()


def tray_of_cards(
    state: GameState, choices: Sequence[Choice], pitch: float, plan: Frame, pal: Palette
) -> Iterator[Drawn]:
    """A tray over the structure with cards to choose from, each with its name and its effect.

    Args:
        state: the position.
        choices: the cards, from above.
        pitch: from one row to the next; less than 66 sets the text closer.
        plan: the measures of the board.
        pal: the colours.
    """
    place = _tray_box(state, 46 + len(choices) * pitch + 6, plan)
    yield from tray_panel(state, place, pal)
    left, top, width, _ = place
    tight, tall, wide = pitch < 66, pitch - 6, width - 28
    for i, choice in enumerate(choices):
        x, y = left + 14, top + 42 + i * pitch
        # square, as the ring around a choice is
        ground = Rect(x, y, wide, tall, pal.tag, pal.panel_edge, 1, z=frame.TRAY)
        yield replace(ground, hit=choice.hit, label=choice.label)
        _, _, across, high = choice.face.bounds
        yield Group(x + 4, y + (tall - high) / 2, choice.face, z=frame.TRAY + 1)
        start, room = x + across + 14, wide - across - 24 - 40 * len(choice.tokens)
        lines = wrap(choice.effect, 12.5, room)
        step = 13 if tight else 15
        # the name and the lines below it stand in the middle of the row
        first = y + (tall - (16 + step * len(lines))) / 2 + 13
        yield text_line(
            start, first, choice.name, TITLE, room, pal.card_ink, weight="bold", z=frame.TRAY
        )
        for n, line in enumerate(lines, start=1):
            low = first + 2 + step * n
            yield text_line(start, low, line, 12.5, room, pal.card_muted, z=frame.TRAY)
        for n, token in enumerate(choice.tokens):
            yield Group(
                x + wide - 40 * (len(choice.tokens) - n),
                y + tall / 2 - 18,
                cards.token_disc(token, 18, pal),
                hit=f"token:{token.id}",
                label=f"Progress token on {choice.name}: {token_words(token)}",
                z=frame.TRAY + 1,
            )


def _tray_box(state: GameState, height: float, plan: Frame) -> Box:
    """Where a tray of some height lies over the structure."""
    top = plan.structure_y + max(0.0, (plan.room(state) - height) / 3)
    return plan.centre + 12, top, _tray_width(plan), height


def _tray_width(plan: Frame) -> float:
    return plan.place_width - 24


def _height(things: int, columns: int, pitch: float) -> float:
    """How tall a tray is with so many things in columns."""
    return 54 + -(-things // columns) * pitch


def _pile_strips(state: GameState, count: int, plan: Frame) -> tuple[int, float, float]:
    """How so many cards lie in a tray: columns, and how wide and tall the place of a card is.

    They are as large as the room over the structure allows.
    """
    sizes = ((2, 28.0), (3, 26.0), (3, 23.0), (4, 23.0))
    fits = (size for size in sizes if _height(count, *size) <= plan.room(state))
    columns, pitch = next(fits, sizes[-1])
    return columns, (_tray_width(plan) - 20) / columns, pitch


def pile_to_come(state: GameState, plan: Frame, pal: Palette) -> Iterator[Sprite]:
    """The discard pile as it would lie in a tray to choose from, newest card first."""
    if not state.discard_pile:
        return
    _, wide, pitch = _pile_strips(state, len(state.discard_pile), plan)
    for card in reversed(state.discard_pile):
        yield cards.card_strip(card, wide - 4, pitch - 4, pal)


def tray(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """A tray over the structure with what can be chosen now, if it lies nowhere else in sight."""
    tokens, pile = offered_tokens(state), offered_cards(state)
    if not tokens and not pile:
        return
    if pile:
        columns, wide, pitch = _pile_strips(state, len(pile), plan)
    else:
        columns, pitch = (2, 58.0) if len(tokens) > 4 else (1, 58.0)
    place = _tray_box(state, _height(max(len(pile), len(tokens)), columns, pitch), plan)
    left, top, width, _ = place
    yield from tray_panel(state, place, pal)
    if pile:
        where = "Removed at set-up" if state.decisions[-1].kind == "treason" else "Discard pile"
        for i, card in enumerate(pile):
            x, y = left + 10 + i % columns * wide, top + 42 + i // columns * pitch
            yield Group(
                x,
                y,
                cards.card_strip(card, wide - 4, pitch - 4, pal),
                hit=f"card:{card.id}",
                label=f"{where}: {card_words(card)}",
                box=(x, y, wide - 4, pitch - 4),
                z=frame.TRAY + 1,
            )
        return
    wide = (width - 28) / columns
    for i, token in enumerate(tokens):
        x, y = left + 14 + i % columns * wide, top + 42 + i // columns * pitch
        yield from _token_row(token, x, y, wide - 6 * (columns - 1), pal)


def token_to_choose(token: ProgressToken, pal: Palette) -> Sprite:
    """A Progress token in a tray."""
    return cards.token_disc(token, 25, pal)


def _token_row(
    token: ProgressToken, x: float, y: float, width: float, pal: Palette
) -> Iterator[Drawn]:
    """A Progress token that can be chosen, with what it does."""
    yield Rect(
        x,
        y,
        width,
        54,
        pal.tag,
        pal.panel_edge,
        1,
        hit=f"token:{token.id}",
        label=f"Progress token to choose: {token_words(token)}",
        z=frame.TRAY,
    )
    yield Group(x + 4, y + 2, token_to_choose(token, pal), z=frame.TRAY + 1)
    room, words = width - 80, ", ".join(token_effects(token))
    lines = (words,) if width > 400 else wrap(words, SMALL, room)
    high = 23 if len(lines) == 1 else 18
    yield text_line(
        x + 64, y + high, token.name, TITLE, room, pal.card_ink, weight="bold", z=frame.TRAY
    )
    size = BODY if len(lines) == 1 else SMALL
    for n, line in enumerate(lines):
        yield text_line(
            x + 64,
            y + high + 18 - 4 * (len(lines) - 1) + 12.5 * n,
            line,
            size,
            room,
            pal.card_muted,
            smallest=10.5,
            z=frame.TRAY,
        )


# -- the end -------------------------------------------------------------------------------------

TITLES: Final = {
    "blue": "Civilian buildings",
    "green": "Scientific buildings",
    "yellow": "Commercial buildings",
    "purple": "Guilds",
    "wonders": "Wonders",
    "progress": "Progress tokens",
    "divinities": "Divinities",
    "senate": "Senate",
    "military": "Military track",
    "treasury": f"Treasury: 1 for {CATALOG.coins_per_point} coins",
}
"""What the categories of the score sheet are called."""


_CATEGORY_ICONS: Final = {
    "wonders": "wonder",
    "progress": "token",
    "military": "pawn",
}


def title(state: GameState, category: str) -> str:
    """What a category of the score sheet is called in this game."""
    if category == "purple" and state.pantheon is not None:
        return "Grand Temples"
    return TITLES.get(category, category.replace("_", " ").capitalize())


def _category_icon(category: str, pal: Palette) -> Sprite:
    if category in pal.colours:
        return cards.colour_chip(category, 24, pal)
    if category in ("divinities", "senate"):
        sign = "pantheon" if category == "divinities" else "senate"
        return icons.icon(sign, 24, pal.ink, pal.panel)
    name = _CATEGORY_ICONS.get(category)
    coins = str(CATALOG.coins_per_point)
    return icons.icon(name, 24) if name else icons.coin(coins if category == "treasury" else "", 23)


def laurel(pal: Palette) -> Sprite:
    """What lies beside the total of the winner."""
    return icons.icon("laurel", 24, pal.accent, pal.panel)


def score_titles(state: GameState, plan: Frame, pal: Palette) -> Iterator[Sprite]:
    """The titles of the rows of the score sheet, from above."""
    room = plan.place_width - 324
    for category in state.scores()["A"].categories:
        yield _score_title(category, title(state, category), room, pal)


@lru_cache(maxsize=64)
def _score_title(category: str, words: str, room: float, pal: Palette) -> Sprite:
    sign = _category_icon(category, pal).shapes(0, 0)
    return Sprite([*sign, text_line(36, 18, words, 15, room, pal.ink)])


def score_sheet(
    state: GameState, scores: dict[str, ScoreSheet], plan: Frame, pal: Palette
) -> Iterator[Drawn]:
    """The score sheet by category, with the winner."""
    left, width = plan.centre + 12, plan.place_width - 24
    rows = list(scores["A"].categories)
    # both expansions at once have ten rows
    top, pitch = plan.structure_y + 4, min(36.0, (plan.room(state) - 74) / (len(rows) + 1))
    height = 52 + (len(rows) + 1) * pitch + 14
    spoken = "; ".join(
        f"{name} {scores[who].total} ("
        + ", ".join(f"{c} {n}" for c, n in scores[who].categories.items() if n)
        + ")"
        for who, name in zip("AB", state.names, strict=True)
    )
    yield Rect(
        left,
        top,
        width,
        height,
        pal.panel,
        pal.accent,
        2,
        8,
        hit="scores",
        label=f"Score sheet: {spoken}",
    )
    columns = {"A": left + width - 190, "B": left + width - 68}
    colours = {"A": pal.player_a, "B": pal.player_b}
    yield text_line(
        left + 20, top + 34, "Score sheet", 20, 200, pal.ink, weight="bold", smallest=14
    )
    for who, name in zip("AB", state.names, strict=True):
        yield text_line(
            columns[who],
            top + 34,
            name,
            TITLE,
            112,
            colours[who],
            weight="bold",
            anchor="middle",
        )
    y = top + 52
    for category, named in zip(rows, score_titles(state, plan, pal), strict=True):
        yield Line(((left + 14, y), (left + width - 14, y)), pal.panel_edge, 1)
        yield Group(left + 20, y + 6, named, z=frame.PIECES)
        for who in "AB":
            value = scores[who].categories[category]
            yield text_line(
                columns[who],
                y + 24,
                str(value),
                TITLE,
                100,
                pal.ink if value else pal.muted,
                anchor="middle",
            )
        y += pitch
    yield Line(((left + 14, y), (left + width - 14, y)), pal.ink, 1.6)
    decided = state.outcome is not None and state.outcome.termination != "civilian"
    words = "Total (the supremacy decides)" if decided else "Total"
    yield text_line(
        left + 20, y + 27, words, TITLE, columns["A"] - left - 70, pal.ink, weight="bold"
    )
    for who in "AB":
        yield text_line(
            columns[who],
            y + 29,
            str(scores[who].total),
            22,
            100,
            pal.ink,
            weight="bold",
            anchor="middle",
        )
        if state.outcome is not None and state.outcome.winner in (who, None):
            yield Group(columns[who] + 22, y + 9, laurel(pal), z=frame.PIECES)
