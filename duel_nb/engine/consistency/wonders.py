"""Checks of the Wonders and the draft."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG, Wonder
from duel_nb.engine.consistency.senate import has_triggered, was_triggered
from duel_nb.engine.effects import ages
from duel_nb.engine.effects.components import MOST_CONSTRUCTED
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import PLAYERS, WONDERS, members
from duel_nb.messages import Listed, Message

#: Wonders one player can own in the base game (BASE-DRAFT-03).
MOST_WONDERS = max(map(ages.DRAFT_ORDER.count, ages.DRAFT_ORDER))


def check_wonders(state: State) -> Iterator[Message]:
    """The number of Wonders of each player, and which of them can stand (BASE-WON-03)."""
    due = {pending.kind for pending in state.stack}  # not done yet
    ra, extortion = CATALOG.divinity("ra"), CATALOG.conspiracy("extortion")
    for player, city in zip(PLAYERS, state.cities, strict=True):
        under = [wonder for wonder, _ in city.tucked]
        if len({*under}) < len(under):
            yield Message("wrong-two-under", keyword=f"{player}.built", who=player)
        for wonder in sorted({*under} - {*city.owned}):
            yield Message("wrong-not-owned", wonder=WONDERS[wonder], who=player)
        given = ra.index in city.divinities and "ra" not in due  # PAN-RA-02
        taken = has_triggered(city, "extortion") and "extortion" not in due
        count, most = len(city.owned), MOST_WONDERS + given + taken
        if count > most:
            ways = {ra: given, extortion: taken}
            other = [way for way in ways if state.config.has(way.set) and not ways[way]]
            yield Message(
                "wrong-wonders-without" if other else "wrong-wonders",
                keyword=f"{player}.wonders",
                who=player,
                count=count,
                most=most,
                without=Listed(*other, last="or"),
            )
    yield from _constructed(state, due)


def _constructed(state: State, due: set[str]) -> Iterator[Message]:
    """Wonders constructed so far, and those that no longer stand (BASE-WON-04)."""
    up = state.cities[0].standing | state.cities[1].standing
    owned = {wonder for city in state.cities for wonder in city.owned}
    for wonder in members(up & ~state.constructed):
        yield Message("wrong-never-constructed", wonder=WONDERS[wonder])
    count = state.constructed.bit_count()
    if count > MOST_CONSTRUCTED:
        yield Message(
            "wrong-constructed", keyword="constructed", count=count, most=MOST_CONSTRUCTED
        )
    if count == MOST_CONSTRUCTED:
        for wonder in sorted(owned - set(members(state.constructed))):
            yield Message("wrong-not-in-box", count=count, wonder=WONDERS[wonder])
    down = [WONDERS[wonder] for wonder in members(state.constructed & ~up)]
    anubis = CATALOG.divinity("anubis").index
    yield from _too_many_down(
        "wrong-down",
        [wonder for wonder in down if wonder.index in owned],
        "anubis" in due,
        any(anubis in city.divinities for city in state.cities),
    )
    yield from _too_many_down(
        "wrong-gone",
        [wonder for wonder in down if wonder.index not in owned],
        "sabotage" in due,
        was_triggered(state, "sabotage"),
    )


def _too_many_down(key: str, down: list[Wonder], due: bool, once: bool) -> Iterator[Message]:
    """Too many constructed Wonders no longer stand: none may be down, or one if ``once``.

    ``due`` means that the one to be taken down is still to be chosen.
    """
    if len(down) > (once and not due):
        why = "due" if due else "once" if once else "never"
        yield Message(key, wonders=Listed(*down, last="and"), why=why)


def check_draft(state: State) -> Iterator[Message]:
    """The numbers of Wonders drafted, on offer and to come (BASE-DRAFT-01, 02)."""
    offered, coming = len(state.offer), len(state.to_offer)
    if state.age:
        if offered or coming:
            yield Message("wrong-offer-in-age", keyword="offered", age="I" * state.age)
        if state.picks not in (0, len(ages.DRAFT_ORDER)):
            yield Message("wrong-picks-in-age", picks=state.picks, age="I" * state.age)
        return
    taken = sum(len(city.owned) for city in state.cities)
    # The last Wonder of a group may still ask for something before the next ones are offered.
    group_dealt = not offered and any(p.kind == ages.NEXT_PICK for p in state.stack)
    if state.picks != taken:
        yield Message("wrong-picks", picks=state.picks, taken=taken)
    elif taken + offered not in (ages.DRAFT_GROUP, len(ages.DRAFT_ORDER)) or not (
        offered or group_dealt
    ):
        sums = {"group": ages.DRAFT_GROUP, "all": len(ages.DRAFT_ORDER)}
        yield Message("wrong-offer", keyword="offered", taken=taken, offered=offered, **sums)
    elif coming != (ages.DRAFT_GROUP if taken < ages.DRAFT_GROUP + group_dealt else 0):
        yield Message("wrong-next-offer", keyword="offered", coming=coming, taken=taken)
    for player, city in zip(PLAYERS, state.cities, strict=True):
        due = ages.DRAFT_ORDER[:taken].count(PLAYERS.index(player))
        if len(city.owned) != due:
            count = len(city.owned)
            yield Message(
                "wrong-drafted",
                keyword=f"{player}.wonders",
                taken=taken,
                who=player,
                due=due,
                count=count,
            )
