"""Conspiracies: their faces and backs, and those in front of the players."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import lru_cache
from typing import Final

from duel_nb.boards.drawing import cards, icons
from duel_nb.boards.drawing.cards import Cell, colour_chip, fitting, row, row_width
from duel_nb.boards.drawing.influence import any_cube
from duel_nb.boards.drawing.labels import plural
from duel_nb.boards.drawing.palettes import BODY, CROWDED, SMALL, Palette, Weight, text_width
from duel_nb.boards.drawing.shapes import Circle, Drawn, Rect, Shape, Sprite, SpriteAt, text_line
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.frame import Frame
from duel_nb.boards.scene.tray import TrayCard, tray_of_cards
from duel_nb.catalog import Conspiracy, Figure, in_words
from duel_nb.engine import City, GameState
from duel_nb.engine.state.city import ConspiracySite
from duel_nb.engine.state.tables import EMPTY

BACK: Final = "#4a2338"
"""The back of a Conspiracy."""
PALE: Final = "#f7e6d2"
_INK: Final = "#2e2218"
_RED: Final = "#b23a30"
_SITE: Final = 31.0
"""How tall a Conspiracy in front of a player is."""
_CHOICE: Final = 76.0
"""From one Conspiracy in a tray to the next."""
_NOT_PREPARED: Final = "not prepared"


# -- words -------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def conspiracy_effect(card: Conspiracy) -> str:
    """What a Conspiracy does when it is triggered, in a few words."""
    part = Figure(card.takes_one_coin_in)
    what = {
        "extortion": "take a Wonder of the opponent that does not stand",
        "blackmail": f"take {part:part} of the opponent's coins, rounded up",
        "expropriation": "the opponent loses a blue card to the discard pile",
        "swindle": "the opponent loses a yellow card to the discard pile",
        "obscurantism": "lock a Progress token of board, opponent or box for good",
        "coup": plural(card.shields, "shield"),
        "property-fraud": "construct a card of the far row of the structure for free",
        "treason": "construct one of the cards removed at set-up for free",
        "political-maneuver": f"place {_some(card.place_influence, 'cube')} anywhere, then remove "
        f"{in_words(card.remove_influence)} of the opponent",
        "espionage": "take a Progress token of the box",
        "turn-of-events": "discard an accessible card of the structure, and another if you like",
        "embezzlement": f"{_some(card.coins_per_cube, 'coin')} for each own cube in the Senate; "
        f"the opponent loses {in_words(card.opponent_loses_per_cube)} for each of theirs",
        "foreclosure": "take a brown or grey card of the opponent",
        "coercion": "swap a blue or green card for one of the opponent of that colour",
        "insider-influence": "put a Decree into another Chamber, under the one there",
        "sabotage": "a standing Wonder of the opponent leaves the game",
    }[card.id]
    return f"{what}; then move a cube of yours" if card.then_move else what


def _some(count: int, word: str) -> str:
    """`count` of a thing: "a coin", "2 coins"."""
    return f"a {word}" if count == 1 else plural(count, word)


def conspiracy_words(card: Conspiracy) -> str:
    """A Conspiracy in one line: name and effect."""
    return f"{card.name}: {conspiracy_effect(card)}"


def known_city(state: GameState, player: str) -> City:
    """A City as the viewer knows it; that of a whole position is shown as everybody knows it."""
    return (state if state.viewer is not None else state.view(None)).city(player)


def site_state(site: ConspiracySite) -> str:
    """How far a Conspiracy in front of a player has come."""
    if site.triggered:
        return f"triggered with {site.card.name}" if site.card is not None else "triggered"
    if not site.prepared:
        return _NOT_PREPARED
    return f"prepared with {site.card.name}" if site.card is not None else "prepared"


def site_words(state: GameState, player: str, number: int) -> str:
    """A Conspiracy in front of a player, numbered from 0, in one line."""
    site = known_city(state, player).conspiracies[number]
    name = state.names["AB".index(player)]
    what = "face down" if site.conspiracy is None else conspiracy_words(site.conspiracy)
    line = f"Conspiracy of {name}, {site_state(site)}: {what}"
    senate = state.senate
    if site.conspiracy is not None and site.conspiracy.id == "obscurantism" and senate is not None:
        locked = (state if state.viewer is not None else state.view(None)).senate
        assert locked is not None
        if locked.locked_token is not None:
            line += f"; locked on it: {locked.locked_token.name}"
        elif locked.locked != EMPTY:
            line += "; a Progress token is locked on it, face down"
    return line


def site_hit(site: ConspiracySite, player: str, number: int) -> str:
    """The hit id of a Conspiracy in front of a player, numbered from 0."""
    if site.conspiracy is None:
        return f"plot:{player}{number + 1}"
    return f"conspiracy:{site.conspiracy.id}"


# -- pictures ----------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _token(crossed: bool, size: float) -> Sprite:
    found = icons.shapes("token", 0, 0, size)
    if crossed:
        found += icons.shapes("lock", size * 0.42, size * 0.4, size * 0.6, _RED, "#ffffff")
    return Sprite(found)


@lru_cache(maxsize=64)
def _barred(name: str, size: float) -> Sprite:
    """Something that is taken away: its icon, crossed out."""
    return Sprite(
        [
            *icons.shapes(name, 0, 0, size),
            *icons.shapes("cross", size * 0.42, size * 0.4, size * 0.6, _RED),
        ]
    )


@lru_cache(maxsize=32)
def _barred_chip(colour: str, size: float, pal: Palette) -> Sprite:
    return Sprite(
        [
            *colour_chip(colour, size, pal).shapes(0, 0),
            *icons.shapes("cross", size * 0.42, size * 0.4, size * 0.6, _RED),
        ]
    )


def conspiracy_cells(card: Conspiracy, size: float, pal: Palette) -> list[Cell]:
    """The effect of a Conspiracy as small pictures, `size` tall."""

    def plain(name: str) -> Cell:
        return icons.icon(name, size, _INK, "#fffaf0"), size

    def chip(colour: str) -> Cell:
        return colour_chip(colour, size, pal), size * 0.86

    def coin(value: str) -> Cell:
        return icons.coin(value, size), size

    def maneuver() -> list[Cell]:
        placed = [moved("plus")] * card.place_influence
        return placed + [moved("cross")] * card.remove_influence

    def moved(sign: str) -> Cell:
        return any_cube(sign, size), size * 1.06

    free = coin("0")
    cells: dict[str, Callable[[], list[Cell]]] = {
        "extortion": lambda: [plain("wonder"), plain("arrow")],
        "blackmail": lambda: [coin(f"1/{card.takes_one_coin_in}"), plain("arrow")],
        "expropriation": lambda: [(_barred_chip("blue", size, pal), size * 1.02)],
        "swindle": lambda: [(_barred_chip("yellow", size, pal), size * 1.02)],
        "obscurantism": lambda: [(_token(True, size), size * 1.04)],
        "coup": lambda: [plain("shield")] * card.shields,
        "property-fraud": lambda: [plain("pyramid"), free],
        "treason": lambda: [plain("box"), free],
        "political-maneuver": maneuver,
        "espionage": lambda: [plain("eye"), (_token(False, size), size)],
        "turn-of-events": lambda: [plain("pile"), plain("pile")],
        "embezzlement": lambda: [
            coin(f"+{card.coins_per_cube}"),
            (icons.lost_coin(str(card.opponent_loses_per_cube), size), size),
            (any_cube("question", size), size * 1.06),
        ],
        "foreclosure": lambda: [chip("brown"), chip("grey"), plain("arrow")],
        "coercion": lambda: [chip("blue"), chip("green"), plain("swap")],
        "insider-influence": lambda: [plain("scroll"), plain("arrow")],
        "sabotage": lambda: [(_barred("wonder", size), size * 1.04)],
    }
    found = cells[card.id]()
    if card.then_move:
        found.append(moved("arrow"))
    return found


@lru_cache(maxsize=64)
def conspiracy_face(card: Conspiracy, width: float, height: float, pal: Palette) -> Sprite:
    """A Conspiracy face up: its effect on a pale ground, its name below."""
    foot = 18.0
    cells, size = fitting(
        lambda size: conspiracy_cells(card, size, pal), min(25.0, height - foot - 10), width - 8
    )
    found: list[Shape] = [
        Rect(0, 0, width, height, pal.card, radius=5),
        Rect(0, height - foot, width, foot, BACK, radius=4),
        Rect(0, height - foot, width, 6, BACK),
    ]
    found += row(cells, (width - row_width(cells)) / 2, (height - foot - size) / 2 + 1)
    found += [
        text_line(
            width / 2,
            height - 5.2,
            card.name,
            BODY,
            width - 8,
            PALE,
            weight="bold",
            anchor="middle",
        ),
        Rect(0.5, 0.5, width - 1, height - 1, None, BACK, 1.2, 5),
    ]
    return Sprite(found)


@lru_cache(maxsize=8)
def _small(tucked: bool, triggered: bool) -> Sprite:
    """A Conspiracy as a small card, 24 by 26: face down or up, with a card under it or not."""
    found: list[Shape] = []
    if tucked:
        # the edge of the Age card tucked under it
        found.append(Rect(5, 12, 19, 14, "#8a5a3a", "#2a1a10", 0.9, 2.5))
    face, ink, edge = ("#fffaf0", BACK, BACK) if triggered else (BACK, PALE, "#1c0d15")
    found += [
        Rect(1, 1, 18, 21, face, edge, 1, 3),
        *icons.shapes("conspiracy", 3.5, 5, 13, ink, face),
    ]
    if triggered:
        found += [
            Circle(18, 19, 6, "#2f8f4e"),
            *icons.shapes("tick", 14, 15, 8, "#ffffff"),
        ]
    return Sprite(found)


# -- in front of a player ------------------------------------------------------------------------


def in_front(
    state: GameState, player: str, left: float, y: float, width: float, pal: Palette
) -> Generator[Drawn, None, float]:
    """The Conspiracies in front of a player, two in a row where they fit; gives the height."""
    if state.senate is None:
        return 0.0
    sites = known_city(state, player).conspiracies
    across = 2 if width > 250 else 1
    pitch = width / across
    for number, site in enumerate(sites):
        x, top = left + number % across * pitch, y + number // across * (_SITE + 2)
        yield SpriteAt(
            x,
            top,
            _site_picture(
                "Conspiracy" if site.conspiracy is None else site.conspiracy.name,
                _short_state(site),
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
    state: str,
    tucked: bool,
    triggered: bool,
    locked: Sprite | None,
    width: float,
    pal: Palette,
) -> Sprite:
    """A Conspiracy in front of a player with its name and how far it has come.

    A card is tucked under it or not, and a Progress token may be locked on it.
    """
    prepared = tucked and not triggered
    found: list[Shape] = [
        Rect(
            0,
            1,
            width,
            _SITE - 1,
            pal.card if triggered else pal.tag,
            BACK if prepared else pal.panel_edge,
            1.4 if prepared else 1,
            5,
        ),
        *_small(tucked, triggered).shapes(3, 2.5),
    ]
    room = width - 32
    if locked is not None:
        found += locked.shapes(width - 27, 3)
        room -= 26
    weight: Weight = "bold" if text_width(name, SMALL, "bold") <= room else "normal"
    found += [
        text_line(30, 14, name, BODY, room, pal.card_ink, weight=weight, smallest=CROWDED),
        text_line(30, 26, state, SMALL, room, pal.card_muted),
    ]
    return Sprite(found)


def _short_state(site: ConspiracySite) -> str:
    """How far a Conspiracy has come, in as few words as possible."""
    if site.triggered:
        return "triggered"
    if site.prepared:
        return f"prepared: {site.card.name}" if site.card is not None else "prepared"
    return _NOT_PREPARED


def _locked(state: GameState, site: ConspiracySite, pal: Palette) -> Sprite | None:
    """The Progress token on Obscurantism, if this is it and one lies there."""
    if site.conspiracy is None or site.conspiracy.id != "obscurantism" or not site.triggered:
        return None
    senate = (state if state.viewer is not None else state.view(None)).senate
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


def offered(state: GameState) -> tuple[Conspiracy, ...]:
    """Conspiracies just drawn to choose from, as far as the viewer sees them."""
    if not state.decisions or state.decisions[-1].kind != "keep-conspiracy":
        return ()
    found = (action.conspiracy for action in state.legal_actions())
    return tuple(dict.fromkeys(card for card in found if card is not None))


def _face_to_choose(card: Conspiracy, pal: Palette) -> Sprite:
    return conspiracy_face(card, 126, _CHOICE - 14, pal)


def tray(state: GameState, plan: Frame, pal: Palette) -> Iterator[Drawn]:
    """A tray over the structure with the Conspiracies that can be kept now."""
    shown = offered(state)
    if not shown:
        return
    choices = [
        TrayCard(
            f"conspiracy:{card.id}",
            f"Conspiracy to keep: {conspiracy_words(card)}",
            _face_to_choose(card, pal),
            card.name,
            conspiracy_effect(card),
        )
        for card in shown
    ]
    yield from tray_of_cards(state, choices, _CHOICE, plan, pal)
