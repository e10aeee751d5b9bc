"""What chance decided when an action was played, in words that a file can keep."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.engine import GameState
from duel_nb.engine.actions import VERBS, short_name
from duel_nb.engine.tables import CARDS, PROGRESS
from duel_nb.engine.views import SECRET


def luck(before: GameState | None, after: GameState) -> tuple[str, ...]:
    """What an action brought that nobody could know, in a fixed order.

    Args:
        before: the position before the action; None for the set-up of a game.
        after: the position after it.

    Returns:
        Words such as ``"r4c6 Stone Pit"`` (a card turned up at a place), ``"r2c4 greek"`` (a token
        laid on a card), ``"offer Sphinx"``, ``"board Law"``, ``"Enki Law"``, ``"draw Zeus"``.
    """
    found = [*_structure(before, after), *_offered(before, after)]
    if before is None:
        found += [f"board {token.name}" for token in after.progress_tokens]
    if after.pantheon is not None and not (before and before.pantheon and before.pantheon.enki):
        found += [f"Enki {PROGRESS[token].name}" for token in after.pantheon.enki]
    found += _drawn(before, after)
    return tuple(found)


def _structure(before: GameState | None, after: GameState) -> Iterator[str]:
    """Cards turned up, and all that lies open when a structure has been dealt."""
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
        if place.name not in left:  # taken unseen, which shows it
            yield f"{place.name} {_dealt_at(before, place.name)}"
        else:
            card = left[place.name]
            if card is not None:
                yield f"{place.name} {card.name}"


def _dealt_at(state: GameState, name: str) -> str:
    """The name of the card dealt to a place, whether it lies open or not."""
    assert state.table is not None
    place = state.table.named(name)
    assert place is not None
    return CARDS[state.dealt[place]].name


def _offered(before: GameState | None, after: GameState) -> Iterator[str]:
    """Wonders that have come on offer."""
    known = before.offered if before else ()
    for wonder in after.offered:
        if wonder not in known:
            yield f"offer {short_name('wonder', wonder.index)}"


def _drawn(before: GameState | None, after: GameState) -> list[str]:
    """What was drawn for a choice that only one player sees."""
    due = after.stack[-1:]
    if not due or due[0].kind not in SECRET or (before is not None and due[0] in before.stack):
        return []
    names = [short_name(VERBS[a.verb].subject, a.subject) for a in after.legal_actions()]
    return [f"draw {name}" for name in dict.fromkeys(names)]
