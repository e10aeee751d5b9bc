"""Pantheon on the board: the Pantheon itself, what Cities have from it, and its choices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import floor
from typing import Any, Final

from duel_nb.boards.drawing import cards, icons
from duel_nb.boards.drawing.expansion_cards import card_back, card_face, card_sign
from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import BODY, CROWDED, SMALL, Palette, text_width
from duel_nb.boards.drawing.shapes import Circle, Drawn, Rect, Shape, Sprite, SpriteAt
from duel_nb.boards.drawing.tokens import COLOURS, PALE, laid_token
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.boards.scene.table import track_space
from duel_nb.boards.scene.tray import TrayCard, tray_of_cards
from duel_nb.catalog import CATALOG, Divinity, Gate
from duel_nb.catalog.names import local_name
from duel_nb.engine import GameState
from duel_nb.engine.actions import signed
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.tables import MYTHOLOGIES
from duel_nb.session.components import (
    card_hit,
    component_words,
    divinity_words,
    effects,
    mythology_message,
    mythology_name,
    track_words,
)
from duel_nb.session.pantheon import costs, deck_words, revealed, space_words, tokens_words
from duel_nb.session.table import as_known, name_of
from duel_nb.words.translate import cache_by_language, listed, translate

_CHOICE_WIDTH: Final = 88.0
"""Width of a Divinity in a tray."""
_DECK: Final = 30.0
_PLATE: Final = 48.0
"""Width of one player's price below a space."""


# -- the Pantheon ------------------------------------------------------------------------------


def panel(state: GameState, plan: Frame, pal: Palette, worked_out: bool = True) -> Iterator[Drawn]:
    """The six spaces with the price for each player, and the Mythology decks below.

    With `worked_out=False` the prices are the printed numbers, and nothing says who can pay them.
    """
    board = as_known(state).pantheon
    if board is None or plan.pantheon is None:
        return
    yield Rect(*plan.pantheon, pal.panel, pal.panel_edge, 1, 8)
    left, top, width, height = plan.pantheon
    across = 2 if width < 300 else 3
    beside = across if height < 500 else 1
    pitch = (width - 4) / across
    rows, decks = -(-len(board.spaces) // across), -(-len(MYTHOLOGIES) // beside)
    step = (height - 8 - decks * (_DECK + 4)) / rows
    card = floor(pitch - 6), floor(step - 28)
    for space in range(len(board.spaces)):
        x, y = left + 2 + space % across * pitch + 3, top + 6 + space // across * step
        yield from _space(state, board, space, (x, y, *card), pal, worked_out)
        yield from _prices(state, board, space, (x, y + card[1] + 2, *card), pal, worked_out)
    pitch = (width - 4) / beside
    for i, mythology in enumerate(MYTHOLOGIES):
        x, y = left + 3.5 + i % beside * pitch, top + 6 + rows * step + i // beside * (_DECK + 4)
        yield from _deck(state, mythology, x, y, pitch - 3, pal)


def _space(
    state: GameState, board: Pantheon, space: int, place: Box, pal: Palette, worked_out: bool
) -> Iterator[Drawn]:
    x, y, width, height = place
    card, mythology = board.cards[space], board.mythologies[space]
    hit, label = f"space:{space + 1}", space_words(state, space, worked_out)
    box = (x, y, width, height + 22)
    if not board.filled[space]:
        yield Rect(
            x, y, width, height, pal.table, pal.panel_edge, 1.2, 5, hit=hit, label=label, box=box
        )
        yield icons.number(str(space + 1), x + width / 2, y + height / 2, 22, pal.muted)
        return
    covered = bool(board.tokens_on_enki) and card is not None and card.id == "enki"
    if card is not None and (board.open or mythology is None):  # the Gate is never face down
        sprite = card_face(card, width, height, pal, effect=not covered)
    else:
        sprite = card_back(mythology or "", width, height)
    yield SpriteAt(x, y, sprite, hit=hit, label=label, box=box, z=frame.PIECES)
    if card is not None and not board.open and mythology is not None:
        # face down, but the viewer knows it
        yield Rect(x + 3, y + height - 18, width - 6, 15, "#fffaf0", radius=4, z=frame.PIECES)
        middle, low, name = x + width / 2, y + height - 6.6, f"({local_name(card)})"
        look: dict[str, Any] = {"anchor": "middle", "z": frame.PIECES}
        yield text_line(middle, low, name, SMALL, width - 12, "#2e2218", **look)
    if covered and board.open:
        # below the icon of its Mythology, or beside icon and name if there is less room
        count, below = len(board.tokens_on_enki), height > 84
        radius = min(26.0, (width - 8) / count / 2 - 1) if below else min(14.0, height / 2 - 2)
        step = 2 * radius + 2
        first = x + (width - count * step) / 2 if below else x + width - 3 - count * step
        top = y + (height + 8) / 2 - radius if below else y + height / 2 - radius
        for i, token in enumerate(board.tokens_on_enki):
            yield SpriteAt(
                first + 1 + i * step,
                top,
                cards.token_disc(token, radius, pal),
                hit=f"token:{token.id}",
                label=translate("progress-on-enki", token=component_words(token)),
                z=frame.PIECES + 1,
            )


def _prices(
    state: GameState, board: Pantheon, space: int, place: Box, pal: Palette, worked_out: bool
) -> Iterator[Drawn]:
    """What the card costs A (left) and B (right); the price of the active player is framed."""
    if board.open and not board.filled[space]:
        return  # the space stays empty (PAN-ACT-05)
    shown = costs(state, space) if worked_out else CATALOG.pantheon_spaces[space].costs
    own_turn = board.open and not state.decisions and state.outcome is None
    turn = state.active if worked_out and own_turn else None
    fits = turn is not None and any(
        action.verb == "activate" and action.subject == board.spaces[space]
        for action in state.legal_actions()
    )
    x, y, width, _ = place
    yield SpriteAt(x, y, _price_plates(shown, width, turn, fits, pal), z=frame.PIECES)


@lru_cache(maxsize=256)
def _price_plates(
    coins: tuple[int, ...], width: float, turn: int | None, fits: bool, pal: Palette
) -> Sprite:
    """What a space costs A (left) and B (right), one framed with a tick or a cross.

    Args:
        coins: the price for each player.
        width: of the space.
        turn: the player (0 or 1) whose price is framed; None for neither.
        fits: whether that player can pay.
        pal: the colours.
    """
    name, ink = ("tick", "#2f8f4e") if fits else ("cross", "#b23a30")
    found: list[Shape] = []
    for player, price_ in enumerate(coins):
        left = (0.0, width - _PLATE)[player]
        disc, coin, sign = ((9.0, 17.0, 36.0), (39.0, 13.0, 1.5))[player]
        if player == turn:
            found += [
                Rect(left, 0, _PLATE, 20, pal.card, pal.accent, 2, 7),
                *icons.icon(name, 10.5, ink).shapes(left + sign, 5),
            ]
        found += [
            Circle(left + disc, 10, 7, pal.player("AB"[player])),
            icons.number("AB"[player], left + disc, 10, 11.5, pal.paper),
            *icons.coin(str(price_), 18).shapes(left + coin, 1),
        ]
    return Sprite(found)


def _deck(
    state: GameState, mythology: str, x: float, y: float, width: float, pal: Palette
) -> Iterator[Drawn]:
    first, second = mythology_name(mythology), deck_words(state, mythology)
    colour = COLOURS[mythology]
    hit, label = (
        f"deck:{mythology}",
        translate("deck-spoken", mythology=mythology_message(mythology), what=second),
    )
    yield Rect(x, y, width, _DECK, pal.table, pal.panel_edge, 1, 5, hit=hit, label=label)
    yield Rect(x + 1.5, y + 4, 19, _DECK - 8, colour, radius=4, z=frame.PIECES)
    yield SpriteAt(x + 2.5, y + 6.5, icons.icon(mythology, 17, PALE, colour), z=frame.PIECES)
    room = width - 23
    # two texts: the second depends on the viewer
    yield text_line(x + 22, y + 11, first, SMALL, room, pal.ink, smallest=CROWDED)
    if text_width(second, SMALL) > room:  # cards set aside are also named in the tray
        second = deck_words(state, mythology, short=True)
    yield text_line(x + 22, y + 26, second, SMALL, room, pal.muted)


# -- the military track ------------------------------------------------------------------------


def on_track(state: GameState, plan: Frame) -> Iterator[Drawn]:
    """Minerva, and while she is being placed the spaces for her."""
    if state.pantheon is None:
        return
    at = state.pantheon.minerva
    if at is not None:
        left, top, width, _ = track_space(at, plan.track)
        sprite = icons.icon("minerva", 24, "#7d1209", "#fffaf0")
        label = translate("minerva-at", at=track_words(state.names, at))
        x = left + width / 2 - 12
        yield SpriteAt(x, top, sprite, hit="minerva", label=label, z=frame.OVER)
    if state.decisions and state.decisions[-1].kind == "minerva":
        for action in state.legal_actions():
            at = action.subject - CATALOG.capital
            left, top, width, height = track_space(at, plan.track)
            hit, label = (
                f"track:{signed(at)}",
                translate("track-space", at=track_words(state.names, at)),
            )
            place = left + 2, top, width - 4, height
            yield Rect(*place, None, hit=hit, label=label, z=frame.OVER)


# -- Cities ------------------------------------------------------------------------------------


def possessions(state: GameState, player: str, width: float, pal: Palette) -> Iterator[SpriteAt]:
    """What a City has from Pantheon: tokens, and cards of the given width, all at the origin."""
    city = state.city(player)
    tokens: tuple[str | int, ...] = (*city.mythology_tokens, *city.offering_tokens)
    if tokens:
        hit, label = f"tokens:{player}", tokens_words(state, player)
        yield SpriteAt(0, 0, _row_of_tokens(tokens), hit=hit, label=label, z=frame.PIECES)
    for card in city.activated:
        name, what = name_of(state, player), divinity_words(card)
        label = translate("activated-by", who=name, card=what)
        coins = city.astarte if card.id == "astarte" else None
        if coins is not None:
            label = translate("activated-with-coins", who=name, card=what, coins=coins)
        picture = _activated_picture(card, coins, width, pal)
        yield SpriteAt(0, 0, picture, hit=card_hit(card), label=label, z=frame.PIECES)


@lru_cache(maxsize=64)
def _row_of_tokens(tokens: tuple[str | int, ...]) -> Sprite:
    """Mythology and Offering tokens of a City side by side."""
    found: list[Shape] = []
    for i, token in enumerate(tokens):
        found += laid_token(token, 26.0).shapes(i * 29.0, 0)
    return Sprite(found)


@cache_by_language(128)
def _activated_picture(
    card: Divinity | Gate, coins: int | None, width: float, pal: Palette
) -> Sprite:
    """An activated card in a City; `coins` are those on Astarte."""
    found: list[Shape] = [
        Rect(0, 0, width, 26, pal.tag, pal.panel_edge, 1, 5),
        *card_sign(card, 20).shapes(2, 3),
    ]
    room = width - 26
    if coins is not None:
        found += icons.coin(str(coins), 19).shapes(width - 21, 3.5)
        room -= 19
    name = translate("bare-name", name=local_name(card))
    line = text_line(24, 17, name, BODY, room, pal.card_ink, smallest=CROWDED)
    return Sprite([*found, line])


# -- a choice among Divinities -------------------------------------------------------------------


def tray(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """A tray over the structure with the Divinities that can be chosen now."""
    shown = revealed(state)
    if not shown or state.pantheon is None:
        return
    # on a phone an effect may take four lines
    pitch = min(72.0 if plan.folded else 66.0, floor((plan.structure[3] - 52) / len(shown)))
    choices = [
        TrayCard(
            card_hit(card),
            translate("divinity-to-choose", card=divinity_words(card)),
            card_face(card, _CHOICE_WIDTH, pitch - 10, pal),
            translate("named-kind", name=local_name(card), kind=mythology_name(card.mythology)),
            listed(effects(card), ";"),
            state.pantheon.tokens_on_enki if card.id == "enki" else (),
        )
        for card in shown
    ]
    yield from tray_of_cards(state, choices, pitch, plan, pal)
