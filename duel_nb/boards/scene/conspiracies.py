"""Conspiracies in front of the players, and the choice between Conspiracies."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import cards, fitting, icons
from duel_nb.boards.drawing.expansion_cards import CONSPIRACY_BACK, CONSPIRACY_INK, conspiracy_face
from duel_nb.boards.drawing.fitting import text_line
from duel_nb.boards.drawing.palettes import BODY, CROWDED, SMALL, Palette, text_width
from duel_nb.boards.drawing.shapes import Circle, Drawn, Rect, Shape, Sprite, SpriteAt
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.boards.scene.tray import TrayCard, tray_of_cards
from duel_nb.catalog.names import local_name
from duel_nb.engine import GameState
from duel_nb.engine.state.city import ConspiracySite
from duel_nb.engine.state.tables import EMPTY
from duel_nb.session.components import component_words, effects
from duel_nb.session.senate import offered_conspiracies, short_site_states, site_hit, site_words
from duel_nb.session.table import as_known
from duel_nb.words.translate import listed, translate

_INK: Final = "#2e2218"
_SITE: Final = 31.0
"""Height of a Conspiracy in front of a player."""
_CHOICE: Final = 76.0
"""Pitch of the Conspiracies in a tray."""


# -- pictures ----------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _small(tucked: bool, triggered: bool) -> Sprite:
    """A Conspiracy as a small card, 24 by 26: face up if triggered; `tucked`: a card under it."""
    found: list[Shape] = []
    if tucked:
        # the edge of the Age card tucked under it
        found.append(Rect(5, 12, 19, 14, "#8a5a3a", "#2a1a10", 0.9, 2.5))
    face, ink, edge = (
        ("#fffaf0", CONSPIRACY_BACK, CONSPIRACY_BACK)
        if triggered
        else (CONSPIRACY_BACK, CONSPIRACY_INK, "#1c0d15")
    )
    found += [
        Rect(1, 1, 18, 21, face, edge, 1, 3),
        *icons.shapes("conspiracy", 3.5, 5, 13, ink, face),
    ]
    if triggered:
        found += [Circle(18, 19, 6, "#2f8f4e"), *icons.shapes("tick", 14, 15, 8, "#ffffff")]
    return Sprite(found)


# -- in front of a player ------------------------------------------------------------------------


def in_front(
    state: GameState, player: str, left: float, y: float, width: float, pal: Palette
) -> Generator[Drawn, None, float]:
    """The Conspiracies in front of a player, two in a row if they fit; returns their height."""
    if state.senate is None:
        return 0.0
    sites = as_known(state).city(player).conspiracies
    across = 2 if width > 250 else 1
    pitch = width / across
    for number, site in enumerate(sites):
        x, top = left + number % across * pitch, y + number // across * (_SITE + 2)
        yield SpriteAt(
            x,
            top,
            _site_picture(
                translate("conspiracy") if site.conspiracy is None else local_name(site.conspiracy),
                short_site_states(site),
                site.card is not None,
                site.triggered,
                _locked(state, site, pal),
                pitch - 3,
                pal,
            ),
            hit=site_hit(site, player, number),
            label=site_words(state, player, number),
            box=(x, top, pitch - 3, _SITE),
            z=frame.PIECES,
        )
    rows = -(-len(sites) // across)
    return rows * (_SITE + 2) + 3 if rows else 0.0


@lru_cache(maxsize=128)
def _site_picture(
    name: str,
    states: tuple[str, ...],
    tucked: bool,
    triggered: bool,
    locked: Sprite | None,
    width: float,
    pal: Palette,
) -> Sprite:
    """A Conspiracy in front of a player with its name and state.

    The first of `states` that fits is used. A card may be tucked under it, and a Progress token
    locked on it.
    """
    edge, thick = (CONSPIRACY_BACK, 1.4) if tucked and not triggered else (pal.panel_edge, 1)
    found: list[Shape] = [
        Rect(0, 1, width, _SITE - 1, pal.card if triggered else pal.tag, edge, thick, 5),
        *_small(tucked, triggered).shapes(3, 2.5),
    ]
    room = width - 32
    if locked is not None:
        found += locked.shapes(width - 27, 3)
        room -= 26
    lines, weight, largest = fitting.setting((name,), room, fitting.ONE_LINE)
    if len(lines) > 1:
        # the name takes both lines: the icon shows the state, too
        weight, states = "normal", ()
    kind = BODY if largest == SMALL and len(lines) == 1 else largest
    for n, line in enumerate(lines):
        found.append(text_line(30, 14 + 12 * n, line, kind, room, pal.card_ink, weight=weight))
    short = [state for state in states if text_width(state, CROWDED) <= room] or states[-1:]
    for words in short[:1]:
        found.append(text_line(30, 26, words, SMALL, room, pal.card_muted, smallest=CROWDED))
    return Sprite(found)


def _locked(state: GameState, site: ConspiracySite, pal: Palette) -> Sprite | None:
    """The Progress token locked on Obscurantism; None for others."""
    if site.conspiracy is None or site.conspiracy.id != "obscurantism" or not site.triggered:
        return None
    senate = as_known(state).senate
    if senate is None or senate.locked == EMPTY:
        return None
    token = senate.locked_token
    if token is None:
        face = Sprite([Circle(12, 12, 11.4, "#3f6e46", "#1f4127", 1.2)])
    else:
        face = cards.token_disc(token, 12, pal)
    return _behind_lock(face)


@lru_cache(maxsize=16)
def _behind_lock(face: Sprite) -> Sprite:
    return Sprite([*face.items, *icons.shapes("lock", 12, 11, 14, _INK, "#fffaf0")])


# -- a choice among Conspiracies -----------------------------------------------------------------


def tray(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """A tray over the structure with the Conspiracies that can be kept now."""
    shown = offered_conspiracies(state)
    if not shown:
        return
    choices = [
        TrayCard(
            f"conspiracy:{card.id}",
            translate("plot-to-keep", plot=component_words(card)),
            conspiracy_face(card, 126, _CHOICE - 14, pal),
            local_name(card),
            listed(effects(card), ";"),
        )
        for card in shown
    ]
    yield from tray_of_cards(state, choices, _CHOICE, plan, pal)
