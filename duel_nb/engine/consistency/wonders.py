"""Wonders: who has them, which stand, and the draft."""

from collections.abc import Iterator
from typing import Literal

from duel_nb.catalog import CATALOG, in_words
from duel_nb.engine.consistency.common import has_triggered, misplaced, was_triggered
from duel_nb.engine.effects import draft
from duel_nb.engine.effects.wonders import MOST_CONSTRUCTED
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City
from duel_nb.engine.state.tables import PLAYERS, WONDERS, members

#: Wonders one player can own in the base game (BASE-DRAFT-03).
MOST_WONDERS = max(map(draft.ORDER.count, draft.ORDER))


def check_wonders(state: State) -> Iterator[str]:
    """Every Wonder in one place, and not too many with anybody (BASE-WON-03)."""
    where = [
        (wonder, f"with {player}")
        for player, city in zip(PLAYERS, state.cities, strict=True)
        for wonder in city.owned
    ]
    where += [(wonder, "on offer") for wonder in state.offer]
    where += [(wonder, "among the next on offer") for wonder in state.to_offer]
    yield from misplaced(state, where, WONDERS)
    due = {pending.kind for pending in state.stack}  # what is still to be chosen has not happened
    ra = CATALOG.divinity("ra").index
    for player, city in zip(PLAYERS, state.cities, strict=True):
        yield from _sites(player, city)
        most = MOST_WONDERS + (ra in city.divinities and "ra" not in due)  # PAN-RA-02
        most += has_triggered(city, "extortion") and "extortion" not in due
        if len(city.owned) > most:
            yield f"{player} has {len(city.owned)} Wonders, and {most} is the most"
    yield from _constructed(state, due)


def _constructed(state: State, due: set[str]) -> Iterator[str]:
    """What was constructed in the whole game, and why some of it stands no more (BASE-WON-04)."""
    up = state.cities[0].standing | state.cities[1].standing
    owned = {wonder for city in state.cities for wonder in city.owned}
    for wonder in members(up & ~state.constructed):
        yield f"{WONDERS[wonder].name} stands and was never constructed"
    count = state.constructed.bit_count()
    if count > MOST_CONSTRUCTED:
        text = f"{count} Wonders have been constructed, and {MOST_CONSTRUCTED} is the most"
        yield f"{text} (BASE-WON-03)"
    if count == MOST_CONSTRUCTED:
        for wonder in sorted(owned - set(members(state.constructed))):
            text = f"{in_words(count)} Wonders have been constructed, so"
            yield f"{text} {WONDERS[wonder].name} must be in the box (BASE-WON-03)"
    down = [WONDERS[wonder] for wonder in members(state.constructed & ~up)]
    anubis = CATALOG.divinity("anubis").index
    yield from _too_many_down(
        [wonder.name for wonder in down if wonder.index in owned],
        "must stand once constructed, unless Anubis has taken it down",
        "anubis" in due and "which one he takes is still to be chosen",
        any(anubis in city.divinities for city in state.cities) and "he takes down only one",
        "nobody has activated him",
    )
    yield from _too_many_down(
        [wonder.name for wonder in down if wonder.index not in owned],
        "must be with a player once constructed, unless Sabotage has taken it away",
        "sabotage" in due and "which one it takes is still to be chosen",
        was_triggered(state, "sabotage") and "it takes only one",
        "nobody has triggered it",
    )


def _too_many_down(
    down: list[str], must: str, due: str | Literal[False], once: str | Literal[False], never: str
) -> Iterator[str]:
    """More Wonders stand no more than what takes one down accounts for: none, or one if ``once``.

    ``due``, ``once`` and ``never`` say why; the first two are False where they do not hold.
    """
    if len(down) > bool(once and not due):
        yield f"{' and '.join(down)} {must}, and {due or once or never}"


def _sites(player: str, city: City) -> Iterator[str]:
    covered = {wonder for wonder, _ in city.tucked}
    if len(covered) < len(city.tucked):
        yield f"{player} has a Wonder with two cards under it"
    for wonder in members(city.standing):
        if wonder not in city.owned:
            yield f"{WONDERS[wonder].name} stands with {player}, who does not own it"
        if wonder not in covered:
            yield f"{WONDERS[wonder].name} stands without an Age card under it"
    for wonder in covered:
        if not city.standing >> wonder & 1:
            yield f"a card lies under {WONDERS[wonder].name}, which does not stand"


def check_draft(state: State) -> Iterator[str]:
    """Wonders on offer, taken and to come, as the draft has them (BASE-DRAFT-01, 02)."""
    offered, coming = len(state.offer), len(state.to_offer)
    if state.age:
        if offered or coming:
            yield f"Wonders are on offer although Age {'I' * state.age} has begun"
        if state.picks not in (0, len(draft.ORDER)):
            yield f"{state.picks} Wonders were drafted, and Age {'I' * state.age} has begun"
        return
    taken = sum(len(city.owned) for city in state.cities)
    # The last Wonder of a group may still ask for something before the next ones are offered.
    group_dealt = not offered and any(p.kind == draft.NEXT_PICK for p in state.stack)
    if state.picks != taken:
        yield f"{state.picks} Wonders were drafted, and the players have {taken}"
    elif taken + offered not in (draft.GROUP, len(draft.ORDER)) or not (offered or group_dealt):
        together = f"{draft.GROUP} or {len(draft.ORDER)}"
        yield f"{taken} Wonders are taken and {offered} on offer: together they must be {together}"
    elif coming != (draft.GROUP if taken < draft.GROUP + group_dealt else 0):
        yield f"{coming} Wonders are next on offer after {taken} picks"
    for player, city in zip(PLAYERS, state.cities, strict=True):
        due = draft.ORDER[:taken].count(PLAYERS.index(player))
        if len(city.owned) != due:
            yield f"after {taken} picks {player} has {due} Wonders, not {len(city.owned)}"
