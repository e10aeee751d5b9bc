"""Results of chance and other revealed information, as short texts for game files."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.engine import Action, GameState
from duel_nb.engine.actions import NAMES, VERBS
from duel_nb.engine.state.tables import CARDS, DECREES, PROGRESS
from duel_nb.engine.views import SECRET


def luck(before: GameState | None, after: GameState) -> tuple[str, ...]:
    """What an action revealed, in a fixed order.

    Args:
        before: the position before the action; None for the set-up of a game.
        after: the position after it.

    Returns:
        Words such as ``"r4c6 Stone Pit"`` (a card turned up at a place), ``"r2c4 greek"`` (a token
        laid on a card), ``"offer Sphinx"``, ``"board Law"``, ``"Enki Law"``,
        ``"decree Discard bonus"``, ``"draw Zeus"``.
    """
    found = [*_structure(before, after), *_offered(before, after)]
    if before is None:
        found += [f"board {token.name}" for token in after.progress_tokens]
    if after.pantheon is not None and not (before and before.pantheon and before.pantheon.enki):
        found += [f"Enki {PROGRESS[token].name}" for token in after.pantheon.enki]
    found += _decrees(before, after)
    found += _drawn(before, after)
    return tuple(found)


def _structure(before: GameState | None, after: GameState) -> Iterator[str]:
    """Cards turned up; after a deal, everything that is face up."""
    if before is None or before.dealt != after.dealt:
        for place in after.structure:
            if place.card is not None:
                yield f"{place.name} {place.card.name}"
            if place.token is not None:
                yield f"{place.name} {place.token}"
        return
    left = {place.name: place.card for place in after.structure}
    for place in before.structure:
        if place.card is not None:
            continue
        if place.name not in left:  # a face-down card that was taken
            yield f"{place.name} {_dealt_at(before, place.name)}"
        else:
            card = left[place.name]
            if card is not None:
                yield f"{place.name} {card.name}"


def _dealt_at(state: GameState, name: str) -> str:
    """The name of the card dealt to a place, face up or face down."""
    assert state.table is not None
    place = state.table.named(name)
    assert place is not None
    return CARDS[state.dealt[place]].name


def _offered(before: GameState | None, after: GameState) -> Iterator[str]:
    """Wonders newly offered in the draft."""
    known = before.offered if before else ()
    for wonder in after.offered:
        if wonder not in known:
            yield f"offer {NAMES['wonder'][wonder.index]}"


def _decrees(before: GameState | None, after: GameState) -> list[str]:
    """Decrees turned up in the Senate, Chamber by Chamber."""
    if after.senate is None:
        return []
    known = before.senate.revealed if before and before.senate else 0
    return [
        f"decree {DECREES[decree].name}"
        for decrees in after.senate.decrees
        for decree in decrees
        if after.senate.is_up(decree) and not known >> decree & 1
    ]


def _drawn(before: GameState | None, after: GameState) -> list[str]:
    """Secretly drawn components, to choose from or kept at once."""
    due = after.stack[-1:]
    if not due or due[0].kind not in SECRET or (before is not None and due[0] in before.stack):
        return [f"draw {name}" for name in _kept_at_once(before, after)]
    names = [_subject_name(action) for action in after.legal_actions()]
    return [f"draw {name}" for name in dict.fromkeys(names) if name]


def _subject_name(action: Action) -> str:
    """The name of the component of an action; "" for an action about a place."""
    kind = VERBS[action.verb].subject
    return "" if kind == "end" else NAMES[kind][action.subject]


def _kept_at_once(before: GameState | None, after: GameState) -> list[str]:
    """Conspiracies that entered a City without a choice (Organized Crime)."""
    if before is None or (before.stack and before.stack[-1].kind in SECRET):
        return []
    return [
        NAMES["conspiracy"][plot.number]
        for old, new in zip(before.cities, after.cities, strict=True)
        for plot in new.plots
        if plot.number not in [known.number for known in old.plots]
    ]
