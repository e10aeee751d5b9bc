"""The structure of a position, the draft, the decks and the removed cards."""

from collections.abc import Collection, Sequence

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.consistency import locations
from duel_nb.engine.consistency.locations import was_triggered
from duel_nb.engine.effects import ages
from duel_nb.engine.effects.ages import DRAFT_ORDER
from duel_nb.engine.errors import PositionError
from duel_nb.engine.position.arguments import Argument, invalid, once
from duel_nb.engine.rules.box import in_play
from duel_nb.engine.setup import AGE_DECKS, CARDS_OF_DECK, draw_purple, shuffle
from duel_nb.engine.state import State, structure
from duel_nb.engine.state.tables import AGE_OF, CARDS, EMPTY, HIDDEN, LAST_AGE, WONDERS, members
from duel_nb.messages import Listed, Message


def lay_out(
    state: State,
    cards: list[int],
    where: list[Argument] | None,
    taken: list[Argument],
    holes: list[Argument],
    filled: bool,
) -> None:
    """Lay out the structure: the given cards, then, if it is to be filled, random ones."""
    age = max(1, state.age)  # with an expansion the structure of Age I is dealt before the draft
    table = state.table = structure.table(age, state.config.agora)
    _check_age(cards, age)
    unused = _unused(state, cards)
    places, present = _places(table, len(cards), where, taken, len(unused) if filled else None)
    if len(places) < len(cards):
        raise _crowded(table, len(cards), age, taken, unused)
    for name in holes:  # taken out from under others (PAN-ZEUS-01, AGO-CX-07)
        present &= ~(1 << name.place(table))
    dealt = dict(zip(places, cards, strict=True))
    for place, card in dealt.items():
        if not present >> place & 1:
            raise invalid("structure-taken", "structure", card=CARDS[card], place=table.name(place))
    empty = [place for place in members(present) if place not in dealt]
    if len(empty) > len(unused):
        unused = _return_spared_card(state) + unused
    if len(empty) > len(unused):
        advice = Message("structure-give-taken" if filled else "structure-fills-under")
        left = _left(unused, age)
        raise invalid("structure-unfilled", "structure", count=len(empty), left=left, advice=advice)
    for place in empty:
        dealt[place] = unused.pop()
    state.present = present
    state.dealt = tuple(dealt.get(place, HIDDEN) for place in range(len(table.places)))
    state.face_up = table.dealt_face_up
    for place in table.accessible(present):
        state.face_up |= 1 << place


def _check_age(cards: list[int], age: int) -> None:
    for card in cards:
        if AGE_OF[card] != age and CARDS[card].deck != "senator":
            came, now = "I" * AGE_OF[card], "I" * age
            raise invalid("structure-other-age", "structure", card=CARDS[card], age=came, now=now)


def _places(
    table: structure.Table,
    count: int,
    where: list[Argument] | None,
    taken: list[Argument],
    others: int | None,
) -> tuple[list[int], int]:
    """The places of the given cards, of which there may be too few, and all that hold a card.

    Args:
        table: the layout.
        count: how many cards are given.
        where: their places, if they are given.
        taken: places from which a card was taken.
        others: how many random cards there are for the rest; None if it is not to be filled.
    """
    present = table.full
    for name in taken:
        present &= ~_with_covers(table, name.place(table))
    if where is not None:
        places = [name.place(table) for name in where]
        once(places, lambda at: invalid("given-twice", where="structure", thing=table.name(at)))
    elif others is not None:
        present = _opened(table, present, count, count + others)
        places = list(table.accessible(present))[:count]
    else:
        places = _lone_places(table, count)
    return places, (_with_covered(table, places) if others is None else present)


def _left(unused: list[int], age: int) -> Message:
    """How many cards are left to deal, and which."""
    if not unused:
        return Message("structure-none-left", age="I" * age)
    cards = Listed(*sorted((CARDS[card] for card in unused), key=lambda card: card.name))
    return Message("structure-only-left", age="I" * age, count=len(unused), cards=cards)


def _crowded(
    table: structure.Table, count: int, age: int, taken: list[Argument], unused: list[int]
) -> PositionError:
    """The error for more cards than can be accessible."""
    most = max(map(len, table.rows))
    if count > most:
        return invalid("structure-too-many", "structure", count=count, age="I" * age, most=most)
    if taken:
        return invalid("structure-too-many-taken", "structure", count=count)
    advice = Message("structure-give-unfilled")
    left = _left(unused, age)
    return invalid("structure-too-few-under", "structure", count=count, left=left, advice=advice)


def _lone_places(table: structure.Table, count: int) -> list[int]:
    """Places in the middle of the farthest row that is long enough, or of the longest row."""
    longest = max(len(row) for row in table.rows)
    row = next(n for n, row in enumerate(table.rows, 1) if len(row) >= min(count, longest))
    places = [i for i, place in enumerate(table.places) if place[0] == row]
    first = max(0, len(places) - count) // 2
    return places[first : first + count]


def _with_covered(table: structure.Table, places: list[int]) -> int:
    """Places and everything they lie on, directly or not, as bits."""
    bits = sum(1 << place for place in places)
    for place in reversed(range(len(table.places))):
        if table.covers[place] & bits:
            bits |= 1 << place
    return bits


def _unused(state: State, cards: list[int]) -> list[int]:
    """Cards of the Age that may still lie in the structure, shuffled."""
    used = {*cards, *(card for out in state.removed for card in out)}
    used.update(card for card, _ in locations.cards(state))
    pool = list(AGE_DECKS[max(1, state.age) - 1])
    if state.age == LAST_AGE:
        pool += draw_purple(state, used)
    if state.config.agora:
        pool += _senators_left(state, max(1, state.age), used)
    return shuffle(state, [card for card in pool if card not in used])


def _return_spared_card(state: State) -> list[int]:
    """Take back a removed card if Treason has constructed one: `remove` took one too many."""
    out = state.removed[max(1, state.age) - 1]
    if len(out) < CATALOG.cards_removed_per_age or not was_triggered(state, "treason"):
        return []
    spared = out[-1]
    state.removed = tuple(tuple(c for c in cards if c != spared) for cards in state.removed)
    return [spared]


def _senators_left(state: State, age: int, used: Collection[int]) -> list[int]:
    """Senators that may still lie in the structure of an Age (AGO-SETUP-02)."""
    come = sum(1 for card in CARDS_OF_DECK["senator"] if card in used)
    count = min(CATALOG.senators_per_age[age - 1], sum(CATALOG.senators_per_age[:age]) - come)
    left = shuffle(state, [card for card in CARDS_OF_DECK["senator"] if card not in used])
    return left[: max(0, count)]


def _opened(table: structure.Table, present: int, accessible: int, cards: int) -> int:
    """Remove accessible cards until enough are accessible and the cards left can fill the rest."""
    while present and (present.bit_count() > cards or len(table.accessible(present)) < accessible):
        row = max(table.places[place][0] for place in table.accessible(present))
        last = max(p for p in table.accessible(present) if table.places[p][0] == row)
        present &= ~(1 << last)
    return present


def _with_covers(table: structure.Table, place: int) -> int:
    """A place and everything that covers it, directly or not, as bits."""
    bits = 1 << place
    for cover in members(table.covers[place]):
        bits |= _with_covers(table, cover)
    return bits


def open_draft(state: State) -> None:
    """Start the draft; the next group is random unless it is given."""
    state.picks = sum(len(city.owned) for city in state.cities)
    if state.picks < ages.DRAFT_GROUP and state.picks + len(state.offer) == len(DRAFT_ORDER):
        first = ages.DRAFT_GROUP - state.picks
        state.offer, state.to_offer = state.offer[:first], state.offer[first:]
    if state.picks < ages.DRAFT_GROUP and not state.to_offer:
        out = {wonder for wonder, _ in locations.wonders(state)}
        rest = [wonder for wonder in in_play(state, WONDERS) if wonder not in out]
        state.to_offer = tuple(shuffle(state, rest)[: ages.DRAFT_GROUP])
    if state.picks < len(DRAFT_ORDER):
        state.active = DRAFT_ORDER[state.picks]
    changes.ask(state, "draft", state.active)


def decks_to_come(state: State) -> None:
    """The decks of the Ages that have not begun, shuffled."""
    decks: list[tuple[int, ...]] = []
    used = {card for card, _ in locations.cards(state)}
    senators = []
    if state.config.agora:
        senators = shuffle(state, [card for card in CARDS_OF_DECK["senator"] if card not in used])
    for age, cards in enumerate(AGE_DECKS, start=1):
        if age <= state.age or (age == 1 and state.table is not None):
            decks.append(())
            continue
        deck = [card for card in cards if card not in state.removed[age - 1]]
        if age == LAST_AGE:
            deck += draw_purple(state)
        if state.config.agora:
            count = CATALOG.senators_per_age[age - 1]
            deck, senators = deck + senators[:count], senators[count:]
        decks.append(tuple(shuffle(state, deck)))
    state.decks = tuple(decks)


def remove(state: State, gone: Sequence[int], used: list[int]) -> None:
    """Remove three cards of each Age: those given, then random ones."""
    removed = []
    for age, deck in enumerate(AGE_DECKS, start=1):
        out = [card for card in gone if CARDS[card].deck == f"age-{age}"]
        most = CATALOG.cards_removed_per_age
        missing = most - len(out)
        if missing < 0:
            raise invalid("removed-too-many", "removed", count=len(out), age="I" * age, most=most)
        out += shuffle(state, [card for card in deck if card not in used])[:missing]
        removed.append(tuple(sorted(out)))
    for card in gone:
        if not CARDS[card].deck.startswith("age-"):
            raise invalid("removed-no-age-card", "removed", card=CARDS[card])
    state.removed = tuple(removed)


def tuck(state: State, used: list[int]) -> None:
    """Put random Age cards under Wonders and Conspiracies that have `tables.EMPTY` there."""
    decks = AGE_DECKS[: max(1, state.age)]
    free = iter([c for deck in decks for c in shuffle(state, deck) if c not in used])
    for city in state.cities:
        under = [(wonder, next(free, HIDDEN) if c == EMPTY else c) for wonder, c in city.tucked]
        city.tucked = tuple([(wonder, card) for wonder, card in under if card != HIDDEN])
    for city in state.cities:
        city.plots = tuple(
            plot._replace(card=next(free, HIDDEN)) if plot.card == EMPTY else plot
            for plot in city.plots
        )
