"""Checks of the Progress tokens, the military track and the structure."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG
from duel_nb.engine.actions import track_place
from duel_nb.engine.consistency.cards import belongs
from duel_nb.engine.consistency.senate import was_triggered
from duel_nb.engine.effects.agora import REVEAL
from duel_nb.engine.rules import military, science
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.state import END_OF_TURN, State
from duel_nb.engine.state.structure import Table
from duel_nb.engine.state.tables import CARDS, PLAYERS, PROGRESS, members
from duel_nb.messages import Listed, Message


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
