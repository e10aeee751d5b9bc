"""The Pantheon in words: its spaces and what they cost, its decks, and the tokens of a City."""

from __future__ import annotations

from duel_nb.catalog import CATALOG, Divinity, Gate
from duel_nb.catalog.names import local_name
from duel_nb.engine import GameState
from duel_nb.engine.effects.pantheon import PUT_BACK
from duel_nb.engine.rules.prices import price_of_activation
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import MYTHOLOGIES
from duel_nb.session.components import divinity_words, mythology_message, token_name
from duel_nb.session.table import as_known, name_of
from duel_nb.words.translate import listed, translate


def costs(state: GameState, space: int) -> tuple[int, int]:
    """What activating the card in a space (0 to 5) costs A and B in coins, without Offerings.

    While the Pantheon is closed these are the printed numbers of the space.
    """
    board = state.pantheon
    if board is not None and board.open and board.filled[space]:
        card = board.spaces[space]
        return price_of_activation(state, 0, card, 0), price_of_activation(state, 1, card, 0)
    first, second = CATALOG.pantheon_spaces[space].costs
    return first, second


def space_words(state: GameState, space: int, worked_out: bool = True) -> str:
    """A space of the Pantheon (0 to 5) in one line: the card and its cost.

    With `worked_out=False` the costs are the printed numbers of the space.
    """
    board = as_known(state).pantheon
    assert board is not None
    card, mythology = board.cards[space], board.mythologies[space]
    if not board.filled[space]:
        what = translate("space-holds-nothing")
    elif card is None:
        what = translate("space-face-down", mythology=mythology_message(mythology or ""))
    elif board.open:
        what = divinity_words(card)
    else:
        what = translate("space-face-down-known", card=divinity_words(card))
    if board.filled[space] or not board.open:
        a, b = costs(state, space) if worked_out else CATALOG.pantheon_spaces[space].costs
        first, second = state.names
        key = "pantheon-space-costs" if worked_out else "pantheon-space-shows"
        line = translate(key, space=space + 1, what=what, first=first, a=a, second=second, b=b)
    else:
        line = translate("pantheon-space", space=space + 1, what=what)
    if isinstance(card, Divinity) and card.id == "enki" and board.enki:
        tokens = listed(local_name(token) for token in board.tokens_on_enki)
        line = translate("pantheon-space-enki", line=line, tokens=tokens)
    return line


def set_aside(state: GameState) -> tuple[Divinity | Gate, ...]:
    """Revealed Divinities that go back on their decks once the choice is resolved."""
    return tuple(
        pantheon_card(card)
        for pending in state.stack
        if pending.kind == PUT_BACK
        for card in pending.among
        if card >= 0
    )


def deck_words(state: GameState, mythology: str, short: bool = False) -> str:
    """How many cards a Mythology deck has and what is known of them; `short` saves room."""
    board = as_known(state).pantheon
    assert board is not None
    deck = board.decks[MYTHOLOGIES.index(mythology)]
    aside = _aside(state, mythology)
    if aside and short:
        return translate("deck-aside-short", count=len(deck), aside=len(aside))
    if aside:
        return translate("deck-aside", count=len(deck), cards=listed(aside))
    if deck and deck[0] >= 0:
        top = local_name(pantheon_card(deck[0]))
        return translate("deck-top-short" if short else "deck-top", count=len(deck), card=top)
    return translate("deck-cards", count=len(deck))


def _aside(state: GameState, mythology: str) -> list[str]:
    """The Divinities of a Mythology that are set aside during a choice."""
    return [
        local_name(card)
        for card in set_aside(state)
        if isinstance(card, Divinity) and card.mythology == mythology
    ]


def tokens_words(state: GameState, player: str) -> str:
    """The Mythology and Offering tokens of a City in one line."""
    city = state.city(player)
    tokens: tuple[str | int, ...] = (*city.mythology_tokens, *city.offering_tokens)
    name = name_of(state, player)
    if not tokens:
        return translate("tokens-of-none", who=name)
    return translate("tokens-of", who=name, tokens=listed(token_name(token) for token in tokens))


def revealed(state: GameState) -> tuple[Divinity, ...]:
    """Divinities to choose from now, if the viewer sees them."""
    if not state.decisions:
        return ()
    found = (action.divinity for action in state.legal_actions())
    return tuple(dict.fromkeys(card for card in found if card is not None))
