"""What can be done with the things of Pantheon, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.boards.drawing.divinities import card_hit, card_words, find_card
from duel_nb.boards.drawing.labels import card_words as building_words
from duel_nb.boards.drawing.labels import effects, listed, plural, signed
from duel_nb.boards.drawing.mythology import mythology_name, token_name
from duel_nb.boards.scene.pantheon import costs, deck_lines, known, tokens_words
from duel_nb.boards.widget.preview import previews_of
from duel_nb.catalog import CATALOG, Divinity, Gate, in_words
from duel_nb.engine import Action, GameState
from duel_nb.engine.actions import ACTIVATE, NAMES
from duel_nb.engine.state.tables import CARDS, GATE, MILITARY, MYTHOLOGIES, members

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
            return f"Space {action.other}"
        case "install" | "activate" | "top":
            return NAMES["divinity"][action.subject]
        case "open":
            return f"{mythology_name(MYTHOLOGIES[action.subject])} deck"
        case "wonder":
            return CARDS[action.other].name
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
    return f"{name}: {token_name(token)}" if token is not None else f"{name}: face down"


def option(action: Action) -> str | None:
    """What an option does, for a button; None when its notation says it well."""
    match action.verb:
        case "install":
            return f"{NAMES['divinity'][action.subject]} in space {action.other}"
        case "open":
            return f"Open the {mythology_name(MYTHOLOGIES[action.subject])} deck"
        case "top":
            return f"{NAMES['divinity'][action.subject]} on top"
        case "guard":
            return f"Minerva at {signed(action.subject - CATALOG.capital)}"
        case "remove":
            return "Remove without effect"
        case "apply":
            return "Resolve it"
        case "topple":
            return f"Take down {NAMES['wonder'][action.subject]}"
        case "copy":
            return f"Snake on {CARDS[action.subject].name}"
        case "reveal":
            return "Take this token first"
        case "discard" if action.place >= 0:
            return "Discard it unseen"
        case "wonder":
            wonder, card = action.subject, action.other
            return f"{NAMES['wonder'][wonder]} with {CARDS[card].name}"
        case _:
            return None


def option_note(state: GameState, action: Action) -> str | None:
    """What is good to know about an option besides what it changes; None when there is nothing."""
    if action.verb != "install":
        return None
    _, after = previews_of(state).of(action).results[0]
    first, second = (after.cost_of(NAMES["divinity"][action.subject], who).total for who in "AB")
    a, b = state.names
    return f"To activate it will cost {a} {first} and {b} {plural(second, 'coin')}."


# -- activating ----------------------------------------------------------------------------------


def spaces(state: GameState) -> Iterator[tuple[int, str]]:
    """The spaces (from 1) whose card can be activated in a turn, if it is paid, with its name."""
    if state.pantheon is not None and state.pantheon.open:
        for number, card in enumerate(state.pantheon.spaces, start=1):
            if card >= 0:
                yield number, NAMES["divinity"][card]


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
        cost = plural(coins, "coin") if coins else "free"
        values = listed(str(CATALOG.offering_tokens[one]) for one in members(offerings))
        label = f"Using {values}: {cost}" if offerings else f"Activate: {cost}"
        found.append((action, label))
    return found


# -- what is said of things ------------------------------------------------------------------------


def about(state: GameState, kind: str, name: str) -> tuple[str, tuple[str, ...]]:
    """The title of a thing of Pantheon and sentences about it, as the player to act knows it."""
    seen = state if state.viewer is not None else state.view(state.to_act)
    if kind == "space":
        return _about_space(seen, int(name) - 1)
    if kind == "deck":
        first, second = deck_lines(seen, name)
        cards = (card for card in CATALOG.divinities if card.mythology == name)
        return f"The {first} deck: {second}", (
            f"Whoever takes the {first} Mythology token looks at its top "
            f"{in_words(CATALOG.divinities_looked_at)} cards and places "
            "one of them in the Pantheon (PAN-MYTH-01).",
            f"The {first} Divinities (PAN-COMP-02):",
            *(f"{card.name}: {'; '.join(effects(card))}." for card in cards),
        )
    if kind == "divinity":
        card = find_card(name)
        return card_words(card), _where(state, card)
    if kind == "tokens":
        return tokens_words(state, name), (
            "A Mythology token makes the Grand Temple with its symbol free (PAN-TEMPLE-02).",
            "An Offering token makes one activation cheaper, once (PAN-OFF-01).",
        )
    assert state.pantheon is not None
    assert state.pantheon.minerva is not None
    return f"Minerva stands at {signed(state.pantheon.minerva)}", (
        "When the Conflict pawn would enter her space it stays where it is, and she leaves the "
        "game (PAN-MINERVA-02).",
    )


def _about_space(state: GameState, space: int) -> tuple[str, tuple[str, ...]]:
    board = known(state)
    assert board is not None
    card, mythology = board.cards[space], board.mythologies[space]
    where = f"space {space + 1} of the Pantheon"
    if not board.filled[space]:
        title = f"{where.capitalize().replace('pantheon', 'Pantheon')} is empty"
    elif card is None:
        title = f"A {mythology_name(mythology or '')} Divinity, face down in {where}"
    else:
        title = card_words(card)
        if not board.open:
            title += f" (face down in {where}; you have seen it)"
    printed = CATALOG.pantheon_spaces[space].costs
    first, second = state.names
    lines = [f"The space shows {printed[0]} for {first} and {printed[1]} for {second}."]
    if board.open and not board.filled[space]:
        return title, ("It stays empty for the rest of the game (PAN-ACT-05).",)
    if board.open and card is not None:
        a, b = costs(state, space)
        if (a, b) != printed:
            lines.append(f"In fact {first} pays {a} and {second} {b}: {_reasons(state, card)}.")
        if board.enki and isinstance(card, Divinity) and card.id == "enki":
            lines.append(f"On it lie {listed(t.name for t in board.tokens_on_enki)}.")
    elif not board.open and state.outcome is None:
        lines.append("Cards of the Pantheon can be activated from Age II on (PAN-ACT-01).")
    return title, tuple(lines)


def _reasons(state: GameState, card: Divinity | Gate) -> str:
    """Why the price is not the printed one."""
    found: list[str] = []
    for who, name in zip("AB", state.names, strict=True):
        _, *more = state.cost_of(card.id, who).lines
        found += [f"{line.text} for {name} ({line.rule})" for line in more]
    return listed(found)


def _where(state: GameState, card: Divinity | Gate) -> tuple[str, ...]:
    for who, name in zip("AB", state.names, strict=True):
        city = state.city(who)
        if card in city.activated:
            lines = [f"{name} has activated it."]
            if card.id == "astarte":
                lines.append(f"{plural(city.astarte, 'coin')} lie on it (PAN-ASTARTE-01).")
            if card.id == "nisaba" and city.snake >= 0:
                lines.append(f"The Snake lies on {building_words(CARDS[city.snake])}.")
            return tuple(lines)
    return ()
