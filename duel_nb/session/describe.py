"""Describes anything on a board: a title and a few sentences for each kind of hit id."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from duel_nb.catalog import CATALOG, Divinity, Gate
from duel_nb.catalog.names import local_name
from duel_nb.engine import GameState
from duel_nb.engine.state.tables import CARDS, CONSPIRACIES
from duel_nb.session import pantheon, senate
from duel_nb.session.components import (
    card_at,
    card_words,
    coins_words,
    component_words,
    divinity_words,
    effects,
    find_card,
    made_words,
    military_words,
    mythology_message,
    prices_words,
    symbol_name,
    token_name,
    track_words,
    wonder_words,
)
from duel_nb.session.options import passing
from duel_nb.session.table import name_of, sheet_words
from duel_nb.words.translate import listed, translate

Description = tuple[str, tuple[str, ...]]
"""A title and sentences."""


def describe(state: GameState, hit: str) -> Description:
    """What the player to act knows about a hit id."""
    kind, _, name = hit.partition(":")
    return _DESCRIBE[kind](state, name)


def _known(state: GameState) -> GameState:
    """The position as the player to act knows it."""
    return state if state.viewer is not None else state.view(state.to_act)


# -- base game -------------------------------------------------------------------------------------


def _place(state: GameState, name: str) -> Description:
    place = next((place for place in state.structure if place.name == name), None)
    if place is None:
        return translate("nothing-there"), ()
    if place.card is not None:
        return card_words(place.card), ()
    if place.token is None:
        return translate("back-face-down", deck=place.back), ()
    return translate("back-face-down-with", deck=place.back, token=token_name(place.token)), ()


def _card(state: GameState, name: str) -> Description:
    card = card_at(f"card:{name}")
    for who, player in zip("AB", state.names, strict=True):
        if card in state.city(who).buildings:
            return card_words(card), (translate("stands-in-city", who=player),)
    discarded = card in state.discard_pile
    return card_words(card), (translate("lies-in-discard"),) if discarded else ()


def _wonder(state: GameState, name: str) -> Description:
    wonder = CATALOG.wonder(name)
    for who, player in zip("AB", state.names, strict=True):
        for site in state.city(who).wonders:
            if site.wonder is wonder:
                key = "wonder-standing" if site.standing else "wonder-not-yet-built"
                return wonder_words(wonder), (translate(key, who=player),)
    return wonder_words(wonder), ()


def _token(state: GameState, name: str) -> Description:
    token, board = CATALOG.progress_token(name), state.pantheon
    lines: tuple[str, ...] = ()
    if token in state.progress_tokens:
        lines = (translate("token-on-board"),)
    elif board is not None and token in board.tokens_on_enki:
        lines = (translate("token-lies-on-enki"),)
    return component_words(token), lines


def _player(state: GameState, who: str) -> Description:
    city, name = state.city(who), name_of(state, who)
    made = made_words(city)
    produces = (
        translate("city-produces", what=listed(made))
        if made
        else translate("city-produces-nothing")
    )
    lines = [produces, translate("city-buys", prices=listed(prices_words(city)))]
    if city.symbols:
        symbols = listed(map(_symbol, city.symbols, city.symbols.values()))
        lines.append(translate("city-symbols", symbols=symbols))
    has = coins_words(city.coins)
    if city.astarte:
        has = translate("coins-and-astarte", coins=city.coins, astarte=city.astarte)
    return translate("described", name=name, what=has), tuple(lines)


def _symbol(symbol: str, count: int) -> str:
    name = symbol_name(symbol)
    return name if count == 1 else translate("symbol-many", symbol=name, count=count)


def _discard(state: GameState, _: str) -> Description:
    pile = [local_name(card) for card in state.discard_pile]
    lines = (translate("sentence", text=listed(pile)),) if pile else ()
    return translate("about-discard", count=len(pile)), lines


def _military(state: GameState, name: str) -> Description:
    at, agora = int(name), state.senate is not None
    what = military_words(state.names, at, agora)
    outer = abs(at) == max(token.entered_at for token in CATALOG.military_tokens)
    rule = "BASE-MIL-03" if not agora else "AGO-MIL-02" if outer else "AGO-MIL-01"
    title = translate("about-military-token", at=track_words(state.names, at))
    return title, (translate("about-military-token-does", what=what, rule=rule),)


def _track(state: GameState, name: str) -> Description:
    if name:
        return translate("track-space", at=track_words(state.names, int(name))), ()
    pawn = translate("about-pawn", at=track_words(state.names, state.pawn))
    return pawn, (translate("about-pawn-wins", spaces=CATALOG.capital),)


def _scores(state: GameState, _: str) -> Description:
    title = translate("about-points-final" if state.outcome is not None else "about-points")
    return title, tuple(sheet_words(state, who, sheet) for who, sheet in state.scores().items())


# -- Pantheon --------------------------------------------------------------------------------------


def _space(state: GameState, name: str) -> Description:
    state, space = _known(state), int(name) - 1
    board = state.pantheon
    assert board is not None
    card = board.cards[space]
    printed = CATALOG.pantheon_spaces[space].costs
    first, second = state.names
    lines = [translate("space-shows", first=first, a=printed[0], second=second, b=printed[1])]
    if not board.filled[space]:
        title = translate("about-space-empty", space=space + 1)
        if board.open:
            return title, (translate("space-stays-empty"),)
    elif card is None:
        mythology = mythology_message(board.mythologies[space] or "")
        title = translate("about-space-face-down", mythology=mythology, space=space + 1)
    elif not board.open:
        title = translate("about-space-seen", card=divinity_words(card), space=space + 1)
    else:
        title = divinity_words(card)
        a, b = pantheon.costs(state, space)
        if (a, b) != printed:
            why = listed(_reasons(state, card))
            line = translate("space-in-fact", first=first, a=a, second=second, b=b, reasons=why)
            lines.append(line)
        if board.enki and card.id == "enki":
            lines.append(
                translate("enki-holds", tokens=listed(map(local_name, board.tokens_on_enki)))
            )
    if not board.open and state.outcome is None:
        lines.append(translate("pantheon-from-age-two"))
    return title, tuple(lines)


def _reasons(state: GameState, card: Divinity | Gate) -> Iterator[str]:
    """Why the price differs from the printed one."""
    for who, name in zip("AB", state.names, strict=True):
        _, *more = state.cost_of(card.id, who).lines
        for line in more:
            yield translate("space-reason", reason=line.text, who=name, rule=line.rule)


def _deck(state: GameState, name: str) -> Description:
    mythology, what = mythology_message(name), pantheon.deck_words(_known(state), name)
    cards = (card for card in CATALOG.divinities if card.mythology == name)
    return translate("about-deck", mythology=mythology, what=what), (
        translate("deck-looked-at", mythology=mythology, count=CATALOG.divinities_looked_at),
        translate("deck-divinities", mythology=mythology),
        *(
            translate("divinity-line", card=local_name(card), what=listed(effects(card), ";"))
            for card in cards
        ),
    )


def _divinity(state: GameState, name: str) -> Description:
    card = find_card(name)
    lines: list[str] = []
    for who, player in zip("AB", state.names, strict=True):
        city = state.city(who)
        if card in city.activated:
            lines.append(translate("has-activated", who=player))
            if card.id == "astarte":
                lines.append(translate("astarte-coins", coins=city.astarte))
            if card.id == "nisaba" and city.snake >= 0:
                lines.append(translate("snake-lies-on", card=card_words(CARDS[city.snake])))
    return divinity_words(card), tuple(lines)


def _tokens(state: GameState, who: str) -> Description:
    lines = translate("token-good-for"), translate("offering-good-for")
    return pantheon.tokens_words(_known(state), who), lines


def _minerva(state: GameState, _: str) -> Description:
    assert state.pantheon is not None
    assert state.pantheon.minerva is not None
    at = track_words(state.names, state.pantheon.minerva)
    return translate("minerva-at", at=at), (translate("minerva-stops"),)


# -- Agora -----------------------------------------------------------------------------------------


def _chamber(state: GameState, name: str) -> Description:
    state = _known(state)
    board = state.senate
    assert board is not None
    chamber = board.chambers[int(name) - 1]
    (first, second), (a, b) = state.names, chamber.cubes
    control = senate.control_words(state, chamber)
    lines = [
        translate("chamber-cubes", first=first, a=a, second=second, b=b, control=control),
        translate("chamber-gives", points=chamber.points),
    ]
    for decree in chamber.decrees:
        if decree is None:
            lines.append(translate("chamber-decree-hidden"))
        else:
            words = component_words(decree)
            lines.append(translate("chamber-decree", decree=words, rule=decree.rule))
    if not chamber.decrees:
        lines.append(translate("chamber-no-decree"))
    title = translate("chamber-title", number=chamber.number, section=chamber.section)
    return title, tuple(lines)


def _supply(state: GameState, who: str) -> Description:
    return senate.supply_words(_known(state), "AB".index(who)), (translate("cubes-come-back"),)


def _conspiracies(state: GameState, _: str) -> Description:
    board = _known(state).senate
    assert board is not None
    lines = [translate("plots-drawn", count=CATALOG.conspiracies_drawn)]
    if board.deck and board.deck[0] >= 0:
        lines.append(translate("plot-on-top-known", plot=local_name(CONSPIRACIES[board.deck[0]])))
    if board.deck and board.deck[-1] >= 0:
        lines.append(
            translate("plot-at-bottom-known", plot=local_name(CONSPIRACIES[board.deck[-1]]))
        )
    return translate("plots-title", count=len(board.deck)), tuple(lines)


def _conspiracy(state: GameState, name: str) -> Description:
    state, card = _known(state), CATALOG.conspiracy(name)
    title = component_words(card)
    for player in "AB":
        for number, site in enumerate(state.city(player).conspiracies):
            if senate.site_hit(site, player, number) == f"conspiracy:{name}":
                title = senate.site_words(state, player, number)
    return title, (translate("plot-step-by-step", rule=card.rule),)


def _plot(state: GameState, name: str) -> Description:
    words = senate.site_words(_known(state), name[0], int(name[1:]) - 1)
    return words, (translate("plot-is-secret"),)


def _pass(state: GameState, _: str) -> Description:
    return passing(state) if state.decisions else translate("nothing-to-pass"), ()


def _tray(state: GameState, name: str) -> Description:
    return state.decisions[-1].text, ()


_DESCRIBE: Final[Mapping[str, Callable[[GameState, str], Description]]] = {
    "place": _place,
    "card": _card,
    "wonder": _wonder,
    "token": _token,
    "player": _player,
    "discard": _discard,
    "military": _military,
    "track": _track,
    "scores": _scores,
    "space": _space,
    "deck": _deck,
    "divinity": _divinity,
    "tokens": _tokens,
    "minerva": _minerva,
    "chamber": _chamber,
    "supply": _supply,
    "conspiracies": _conspiracies,
    "conspiracy": _conspiracy,
    "plot": _plot,
    "pass": _pass,
    "tray": _tray,
}
"""Kind of hit id -> the function that describes it."""

EXPANSIONS: Final = frozenset(
    {
        *("space", "deck", "divinity", "tokens", "minerva"),
        *("chamber", "supply", "conspiracies", "conspiracy", "plot", "pass"),
    }
)
"""Kinds of hit ids that only the expansions have."""
