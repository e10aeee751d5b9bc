"""The table of every game: Progress tokens, the military track, the structure."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG, Figure
from duel_nb.engine.consistency.common import belongs, misplaced, was_triggered
from duel_nb.engine.effects.special import REVEAL
from duel_nb.engine.rules import military, science
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.state import END_OF_TURN, State
from duel_nb.engine.state.tables import CARDS, PLAYERS, PROGRESS, members


def check_progress(state: State) -> Iterator[str]:
    """Every Progress token in one place, at most five on the board (BASE-SETUP-03)."""
    where = [
        (token, f"with {player}")
        for player, city in zip(PLAYERS, state.cities, strict=True)
        for token in members(city.tokens)
    ]
    where += [(token, "on the board") for token in state.board_progress]
    if state.pantheon is not None:
        where += [(token, "on Enki") for token in state.pantheon.enki]
    if state.senate is not None and state.senate.locked >= 0:
        where.append((state.senate.locked, "under Obscurantism"))
    yield from misplaced(state, where, PROGRESS)
    most = CATALOG.progress_tokens_on_board
    if len(state.board_progress) > most:
        count = len(state.board_progress)
        yield f"{count} Progress tokens lie on the board, and {most} is the most"
    box = progress_box(state)
    for token in state.script:
        if token not in box:
            yield f"{PROGRESS[token].name} cannot be drawn: it is not in the box"
    drawn = [(token, "among the tokens to be drawn") for token in state.script]
    yield from misplaced(state, drawn, PROGRESS)


def check_track(state: State) -> Iterator[str]:
    """The Conflict pawn, Military tokens, and no supremacy in a game that goes on."""
    if abs(state.pawn) > military.CAPITAL:
        capitals = f"-{military.CAPITAL} and +{military.CAPITAL}"
        yield f"the Conflict pawn cannot be at {state.pawn}: the capitals are at {capitals}"
    elif abs(state.pawn) == military.CAPITAL and state.outcome is None:
        yield "the Conflict pawn is in a capital, so the game would be over (BASE-MIL-05)"
    for at in state.military_tokens:
        if at * state.pawn > 0 and abs(state.pawn) >= abs(at):
            where = f"stands at {at:+d}" if state.pawn == at else f"has passed {at:+d}"
            yield (
                f"the Conflict pawn{'' if state.pawn == at else f' at {state.pawn:+d}'} {where}, "
                "so that Military token must be gone (BASE-MIL-02)"
            )
    if state.outcome is None:
        for player, city in zip(PLAYERS, state.cities, strict=True):
            if science.is_supreme(city):
                count = f"{Figure(science.different(city)):different symbol}"
                yield f"{player} has {count}, so the game would be over (BASE-SCI-06)"


def check_structure(state: State) -> Iterator[str]:
    """Cards of the Age, none gone from under others, what is accessible face up."""
    table = state.table
    if table is None:
        if state.present or state.dealt:
            yield "there is a structure although no Age has begun"
        elif state.config.expansions:
            yield "with an expansion the structure of Age I lies open before the draft"
        return
    if len(state.dealt) != len(table.places) or state.present & ~table.full:
        yield f"the structure of Age {'I' * state.age} has {len(table.places)} places"
        return
    if not state.present and not state.stack and state.outcome is None and state.age:
        yield "the structure is empty, so the Age would be over (BASE-AGE-01)"
    for place in members(state.present):
        card = state.dealt[place]
        if card < 0 and (state.viewer is None or state.face_up >> place & 1):
            yield f"the card at {table.name(place)} is not known"
        if card >= 0 and not belongs(state, max(1, state.age), card):
            yield f"{CARDS[card].name} cannot lie in the structure of Age {'I' * state.age}"
    if not state.age and state.present != table.full:
        yield "a card is missing from the structure of Age I, which has not begun"
    zeus = CATALOG.divinity("zeus").index  # he takes a card from under others (PAN-ZEUS-01)
    struck = any(zeus in city.divinities for city in state.cities)
    struck_first = state.senate is not None and was_triggered(state, "property-fraud")
    for place in members(table.full & ~state.present):
        covering = table.covering(place, state.present)
        if covering and struck_first and table.places[place][0] == 1:
            struck_first = False  # taken from under others (AGO-CX-07)
        elif covering and struck:
            struck = False
        else:
            for cover in covering:
                yield f"{table.name(place)} is empty although {table.name(cover)} still covers it"
    up, uncovered = state.face_up & state.present, table.uncovered(state.present)
    for place in members(state.present & table.dealt_face_up & ~up):
        yield f"{table.name(place)} lies face down in a row that is dealt face up (BASE-STRUCT-04)"
    for place in members(up & ~table.dealt_face_up & ~uncovered):
        yield f"{table.name(place)} lies face up although it is still covered (BASE-TURN-04)"
    if state.outcome is not None or _turns_up_later(state):
        return
    for place in members(uncovered & ~up):
        yield f"{table.name(place)} is accessible and yet face down (BASE-TURN-04)"


def _turns_up_later(state: State) -> bool:
    """Whether the turn has yet to come to turning cards up, which a mere Conspiracy does not."""
    return any(pending.kind in (END_OF_TURN, REVEAL) for pending in state.stack)
