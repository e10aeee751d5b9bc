"""What can be done with the things of Pantheon, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.boards.drawing.divinities import card_hit, card_words, find_card
from duel_nb.boards.drawing.labels import card_words as building_words
from duel_nb.boards.drawing.labels import coins_words, effects, listed, track_words
from duel_nb.boards.drawing.mythology import mythology_name, token_name
from duel_nb.boards.drawing.said import called, said
from duel_nb.boards.scene.pantheon import costs, deck_words, known, tokens_words
from duel_nb.boards.widget.preview import previews_of
from duel_nb.catalog import CATALOG, Divinity, Gate
from duel_nb.engine import Action, GameState
from duel_nb.engine.actions import ACTIVATE, NAMES, signed
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import CARDS, GATE, MILITARY, MYTHOLOGIES, WONDERS, members

KINDS = frozenset({"space", "deck", "divinity", "tokens", "minerva"})
"""The kinds of hit ids that only Pantheon has."""


def hits_of(state: GameState, action: Action) -> tuple[str, ...] | None:
    """The hit ids an option is about, the one to pick first; None when it is not of Pantheon."""
    match action.verb:
        case "install":
            space = f"space:{action.other}"
            return (space,) if action.subject == GATE else (_divinity(action), space)
        case "activate" | "top":
            return (_divinity(action),)
        case "open":
            return (f"deck:{MYTHOLOGIES[action.subject]}",)
        case "guard":
            return (f"track:{signed(action.subject - CATALOG.capital)}",)
        case "remove" | "apply":
            return (f"military:{MILITARY[action.subject]}",)
        case "wonder":  # Isis
            assert action.card is not None
            assert action.wonder is not None
            return f"card:{action.card.id}", f"wonder:{action.wonder.id}"
        case "reveal":
            return (f"place:{action.place_name}",)
        case "discard" if state.decisions and state.decisions[-1].kind == "zeus":
            if action.place >= 0:
                return (f"place:{action.place_name}",)
            return tuple(
                f"place:{place.name}" for place in state.structure if place.card is action.card
            )
        case _:
            return None


def _divinity(action: Action) -> str:
    assert action.divinity is not None
    return card_hit(action.divinity)


def subject(state: GameState, action: Action) -> str | None:
    """What an option is about, in as few words as possible; None when it is not of Pantheon."""
    match action.verb:
        case "install" if action.subject == GATE:
            return said("subject-space", space=action.other)
        case "install" | "activate" | "top":
            return _named(action.subject)
        case "open":
            return said("subject-deck", mythology=mythology_name(MYTHOLOGIES[action.subject]))
        case "wonder":
            return called(CARDS[action.other])
        case "reveal":
            return _at(state, action)
        case "discard" if action.place >= 0:
            return _at(state, action)
        case _:
            return None


def _at(state: GameState, action: Action) -> str:
    """A face-down card by its place, with the token on it."""
    name = action.place_name
    token = next((place.token for place in state.structure if place.name == name), None)
    if token is None:
        return said("subject-face-down", place=name)
    return said("subject-token", place=name, token=token_name(token))


def _named(divinity: int) -> str:
    return called(pantheon_card(divinity))


def option(state: GameState, action: Action) -> str | None:
    """What an option does, for a button; None when its notation says it well."""
    match action.verb:
        case "install":
            return said("offer-in-space", card=_named(action.subject), space=action.other)
        case "open":
            mythology = mythology_name(MYTHOLOGIES[action.subject])
            return said("offer-open-deck", mythology=mythology)
        case "top":
            return said("offer-card-on-top", card=_named(action.subject))
        case "guard":
            at = track_words(state.names, action.subject - CATALOG.capital)
            return said("offer-minerva-at", at=at)
        case "remove":
            return said("offer-remove-token")
        case "apply":
            return said("offer-resolve-token")
        case "topple":
            return said("offer-take-down", wonder=called(WONDERS[action.subject]))
        case "copy":
            return said("offer-snake-on", card=called(CARDS[action.subject]))
        case "reveal":
            return said("offer-token-first")
        case "discard" if action.place >= 0:
            return said("offer-unseen")
        case "wonder":
            wonder, card = called(WONDERS[action.subject]), called(CARDS[action.other])
            return said("offer-wonder-with", wonder=wonder, card=card)
        case _:
            return None


def option_note(state: GameState, action: Action) -> str | None:
    """What is good to know about an option besides what it changes; None when there is nothing."""
    if action.verb != "install":
        return None
    _, after = previews_of(state).of(action).results[0]
    a, b = (after.cost_of(NAMES["divinity"][action.subject], who).total for who in "AB")
    first, second = state.names
    return said("will-cost", first=first, a=a, second=second, b=b)


# -- activating ----------------------------------------------------------------------------------


def spaces(state: GameState) -> Iterator[tuple[int, str]]:
    """The spaces (from 1) whose card can be activated in a turn, if it is paid, with its name."""
    if state.pantheon is not None and state.pantheon.open:
        for number, card in enumerate(state.pantheon.spaces, start=1):
            if card >= 0:
                yield number, _named(card)


def activations(state: GameState, space: int) -> list[tuple[Action, str]]:
    """The activations of the card in a space (from 1), each with a label for its button.

    One for every choice of the player's Offering tokens in which none is wasted (PAN-OFF-03).
    """
    assert state.pantheon is not None
    actions = ACTIVATE[state.pantheon.spaces[space - 1]]
    own = state.cities[state.active].offerings
    prices = {
        offerings: state.payments(action)[0].total
        for offerings, action in enumerate(actions)
        if not offerings & ~own
    }
    found = []
    for offerings, coins in prices.items():
        if any(prices[offerings & ~(1 << one)] == coins for one in members(offerings)):
            continue
        action = actions[offerings]
        price = coins_words(coins) if coins else said("offer-free")
        values = listed(str(CATALOG.offering_tokens[one]) for one in members(offerings))
        label = said("offer-activate", price=price)
        if offerings:
            label = said("offer-using", offerings=values, price=price)
        found.append((action, label))
    return found


# -- what is said of things ------------------------------------------------------------------------


def about(state: GameState, kind: str, name: str) -> tuple[str, tuple[str, ...]]:
    """The title of a thing of Pantheon and sentences about it, as the player to act knows it."""
    seen = state if state.viewer is not None else state.view(state.to_act)
    if kind == "space":
        return _about_space(seen, int(name) - 1)
    if kind == "deck":
        first, second = mythology_name(name), deck_words(seen, name)
        cards = (card for card in CATALOG.divinities if card.mythology == name)
        return said("about-deck", mythology=first, what=second), (
            said("deck-looked-at", mythology=first, count=CATALOG.divinities_looked_at),
            said("deck-divinities", mythology=first),
            *(
                said("divinity-line", card=called(card), what=listed(effects(card), ";"))
                for card in cards
            ),
        )
    if kind == "divinity":
        card = find_card(name)
        return card_words(card), _where(state, card)
    if kind == "tokens":
        return tokens_words(state, name), (said("token-good-for"), said("offering-good-for"))
    assert state.pantheon is not None
    assert state.pantheon.minerva is not None
    at = track_words(state.names, state.pantheon.minerva)
    return said("minerva-at", at=at), (said("minerva-stops"),)


def _about_space(state: GameState, space: int) -> tuple[str, tuple[str, ...]]:
    board = known(state)
    assert board is not None
    card, mythology = board.cards[space], board.mythologies[space]
    if not board.filled[space]:
        title = said("about-space-empty", space=space + 1)
    elif card is None:
        name = mythology_name(mythology or "")
        title = said("about-space-face-down", mythology=name, space=space + 1)
    else:
        title = card_words(card)
        if not board.open:
            title = said("about-space-seen", card=title, space=space + 1)
    printed = CATALOG.pantheon_spaces[space].costs
    first, second = state.names
    lines = [said("space-shows", first=first, a=printed[0], second=second, b=printed[1])]
    if board.open and not board.filled[space]:
        return title, (said("space-stays-empty"),)
    if board.open and card is not None:
        a, b = costs(state, space)
        if (a, b) != printed:
            why = _reasons(state, card)
            line = said("space-in-fact", first=first, a=a, second=second, b=b, reasons=why)
            lines.append(line)
        if board.enki and isinstance(card, Divinity) and card.id == "enki":
            lines.append(said("enki-holds", tokens=listed(map(called, board.tokens_on_enki))))
    elif not board.open and state.outcome is None:
        lines.append(said("pantheon-from-age-two"))
    return title, tuple(lines)


def _reasons(state: GameState, card: Divinity | Gate) -> str:
    """Why the price is not the printed one."""
    found: list[str] = []
    for who, name in zip("AB", state.names, strict=True):
        _, *more = state.cost_of(card.id, who).lines
        found += [said("space-reason", reason=line.text, who=name, rule=line.rule) for line in more]
    return listed(found)


def _where(state: GameState, card: Divinity | Gate) -> tuple[str, ...]:
    for who, name in zip("AB", state.names, strict=True):
        city = state.city(who)
        if card in city.activated:
            lines = [said("has-activated", who=name)]
            if card.id == "astarte":
                lines.append(said("astarte-coins", coins=city.astarte))
            if card.id == "nisaba" and city.snake >= 0:
                lines.append(said("snake-lies-on", card=building_words(CARDS[city.snake])))
            return tuple(lines)
    return ()
