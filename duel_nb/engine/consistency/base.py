"""Checks of the Age cards, the Wonders and the draft, and what lies on the board."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG, Wonder
from duel_nb.engine.actions import track_place
from duel_nb.engine.consistency import locations
from duel_nb.engine.consistency.locations import ages_dealt, has_triggered, was_triggered
from duel_nb.engine.effects import ages
from duel_nb.engine.effects.agora import REVEAL
from duel_nb.engine.effects.components import MOST_CONSTRUCTED
from duel_nb.engine.rules import military, science
from duel_nb.engine.rules.box import in_play, progress_box, purple_deck
from duel_nb.engine.state import END_OF_TURN, State, structure
from duel_nb.engine.state.structure import Table
from duel_nb.engine.state.tables import CARDS, LAST_AGE, PLAYERS, PROGRESS, WONDERS, members
from duel_nb.messages import Listed, Message

# -- the Age cards -----------------------------------------------------------------------------


def belongs(state: State, age: int, card: int) -> bool:
    """Whether a card can lie in the structure or deck of an Age."""
    deck = CARDS[card].deck
    if deck == "senator":
        return state.config.agora
    return deck == f"age-{age}" or (deck == purple_deck(state)[0] and age == LAST_AGE)


def check_cards(state: State) -> Iterator[Message]:
    """Removed and dealt cards, coins, and the purple cards of these expansions (BASE-GX-05)."""
    for age, cards in enumerate(state.removed, start=1):
        for card in cards:
            if card >= 0 and CARDS[card].deck != f"age-{age}":
                yield Message("wrong-removed-card", card=CARDS[card], age="I" * age)
    now, there = ages_dealt(state), locations.cards_and_box(state)
    known = {card for card, _ in there if card >= 0}
    lost = [CARDS[card] for card in state.dealt if card >= 0 and card not in known]
    if lost:
        yield Message("wrong-dealt-lost", card=lost[0], others=len(lost) - 1)
    if now and state.decks[now - 1] and state.decks[now - 1] != state.dealt:
        yield Message("wrong-dealt", age="I" * now)
    for player, city in zip(PLAYERS, state.cities, strict=True):
        if city.coins < 0:
            yield Message(
                "wrong-coins", keyword=f"{player}.coins", who=player, coins=str(city.coins)
            )
    pool, most = purple_deck(state)
    used = in_play(state, CARDS)
    purple = [number for number, _ in there if number >= 0 and CARDS[number].colour == "purple"]
    for number in purple:
        if CARDS[number].deck != pool and number in used:
            yield Message("wrong-purple-card", card=CARDS[number])
    count = sum(CARDS[number].deck == pool for number in purple)
    if count > most:
        yield Message("wrong-purple-cards", count=count, pool=pool, most=most)


def check_box(state: State) -> Iterator[Message]:
    """The cards removed at set-up and the decks to come; a view has neither."""
    if state.viewer is not None:
        return
    choosing = any(pending.kind == "treason" for pending in state.stack)
    one_built = was_triggered(state, "treason") and not choosing
    for age, cards in enumerate(state.removed, start=1):
        missing = CATALOG.cards_removed_per_age - len(cards)
        if missing == 1 and one_built:
            one_built = False
        elif missing:
            most = CATALOG.cards_removed_per_age
            yield Message("wrong-removed", count=len(cards), age="I" * age, most=most)
    for age, deck in enumerate(state.decks, start=1):
        size = len(structure.table(age, state.config.agora).places)
        if len(deck) != size and (deck or age > ages_dealt(state)):
            yield Message("wrong-deck-size", age="I" * age, count=len(deck), size=size)
        for card in deck:
            if not belongs(state, age, card):
                yield Message("wrong-deck-card", card=CARDS[card], age="I" * age)


# -- the Wonders and the draft -----------------------------------------------------------------

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


# -- Progress tokens, the military track, the structure ----------------------------------------


def check_progress(state: State) -> Iterator[Message]:
    """At most five Progress tokens on the board (BASE-SETUP-03); draws come from the box."""
    most = CATALOG.progress_tokens_on_board
    if len(state.board_progress) > most:
        yield Message(
            "wrong-progress", keyword="progress", count=len(state.board_progress), most=most
        )
    box = progress_box(state)
    for token in state.script:
        if token not in box:
            yield Message("wrong-draw", token=PROGRESS[token])


def check_track(state: State) -> Iterator[Message]:
    """The Conflict pawn and Military tokens; no supremacy unless the game is over."""
    if abs(state.pawn) > military.CAPITAL:
        yield Message("wrong-pawn", keyword="pawn", at=str(state.pawn), capital=military.CAPITAL)
    elif abs(state.pawn) == military.CAPITAL and state.outcome is None:
        yield Message("wrong-pawn-in-capital", keyword="pawn")
    for at in state.military_tokens:
        if at * state.pawn > 0 and abs(state.pawn) >= abs(at):
            where = track_place(at, PLAYERS)
            if state.pawn == at:
                yield Message("wrong-military-token", keyword="military_tokens", where=where)
            else:
                pawn = track_place(state.pawn, PLAYERS)
                yield Message(
                    "wrong-military-token-passed",
                    keyword="military_tokens",
                    where=where,
                    pawn=pawn,
                )
    if state.outcome is None:
        for player, city in zip(PLAYERS, state.cities, strict=True):
            if science.is_supreme(city):
                count = science.different(city)
                yield Message("wrong-symbols", keyword=f"{player}.cards", who=player, count=count)


def check_structure(state: State) -> Iterator[Message]:
    """Cards of this Age, no gap under other cards, accessible cards face up."""
    table = state.table
    if table is None:
        return
    if not state.present and not state.stack and state.outcome is None and state.age:
        yield Message("wrong-empty-structure", keyword="structure")
    for place in members(state.present):
        card = state.dealt[place]
        if card < 0 and (state.viewer is None or state.face_up >> place & 1):
            yield Message("wrong-not-known", place=table.name(place))
        if card >= 0 and not belongs(state, max(1, state.age), card):
            yield Message("wrong-structure-card", card=CARDS[card], age="I" * state.age)
    if not state.age and state.present != table.full:
        yield Message("wrong-card-missing")
    due = {pending.kind for pending in state.stack}
    yield from _check_gaps(state, table, due)
    up, uncovered = state.face_up & state.present, table.uncovered(state.present)
    for place in members(state.present & table.dealt_face_up & ~up):
        yield Message("wrong-face-down", place=table.name(place))
    for place in members(up & ~table.dealt_face_up & ~uncovered):
        yield Message("wrong-face-up", place=table.name(place))
    # This turn may still turn cards up, unless only a Conspiracy has been triggered.
    if state.outcome is None and due.isdisjoint((END_OF_TURN, REVEAL)):
        for place in members(uncovered & ~up):
            yield Message("wrong-accessible-face-down", place=table.name(place))


def _check_gaps(state: State, table: Table, due: set[str]) -> Iterator[Message]:
    """No card is gone from under others, except by Zeus and Property Fraud."""
    zeus, fraud = CATALOG.divinity("zeus"), CATALOG.conspiracy("property-fraud")
    # He takes a card from under others (PAN-ZEUS-01).
    struck = "zeus" not in due and any(zeus.index in city.divinities for city in state.cities)
    struck_first = "property-fraud" not in due and was_triggered(state, "property-fraud")
    ways = {zeus: struck, fraud: struck_first}
    for place in members(table.full & ~state.present):
        covering = table.covering(place, state.present)
        if covering and struck_first and table.places[place][0] == 1:
            struck_first = False  # taken from under others (AGO-CX-07)
        elif covering and struck:
            struck = False
        elif covering:
            other = [
                way
                for way, used in ways.items()
                if state.config.has(way.set) and not used
                if way is zeus or table.places[place][0] == 1
            ]
            yield Message(
                "wrong-empty-place-without" if other else "wrong-empty-place",
                place=table.name(place),
                count=len(covering),
                covers=Listed(*map(table.name, covering), last="and"),
                without=Listed(*other, last="or"),
            )
