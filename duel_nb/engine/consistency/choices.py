"""What pending choices are between."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG
from duel_nb.engine.ages import OPEN_PANTHEON
from duel_nb.engine.effects import conspiracies, divinities
from duel_nb.engine.effects.conspiracies import AFTER_TRIGGER, REVEAL, BuildRemoved, TakeFromBox
from duel_nb.engine.effects.influence import MoveCube, PlaceCube, RemoveCube, SenateActions
from duel_nb.engine.effects.mythology import (
    LOOK_AT,
    ChooseToken,
    PlaceDivinity,
    PlaceGate,
    freed_tokens,
)
from duel_nb.engine.effects.senators import Conspirator, KeepConspiracy, ReturnConspiracy
from duel_nb.engine.effects.wonders import AFTER_CURIA, KeepProgress, progress_box
from duel_nb.engine.state import GameState, Pending
from duel_nb.engine.tables import DIVINITIES, GATE, HIDDEN

#: Choices and steps that hold what is to be chosen from.
HOLDING = {
    KeepProgress.kind,
    KeepConspiracy.kind,
    ReturnConspiracy.kind,
    BuildRemoved.kind,
    TakeFromBox.kind,
    PlaceDivinity.kind,
    ChooseToken.kind,
    divinities.ActivateByGate.kind,
    divinities.ActivateByTheater.kind,
    divinities.Restack.kind,
    divinities.PUT_BACK,
}

#: Those of them whose Divinities lie aside, in no deck.
ASIDE = {
    divinities.ActivateByGate.kind,
    divinities.ActivateByTheater.kind,
    divinities.Restack.kind,
    divinities.PUT_BACK,
}

#: Choices and steps whose data are plain numbers.
NUMBERED = {PlaceCube.kind, RemoveCube.kind, MoveCube.kind, SenateActions.kind, AFTER_CURIA}

#: What Knossos and Curia Julia ask for when they are drafted.
OF_THE_DRAFT = {PlaceCube.kind, KeepConspiracy.kind, ReturnConspiracy.kind}

#: Choices and steps that only Agora brings.
OF_AGORA = {choice.kind for choice in conspiracies.ALL} | {
    *NUMBERED,
    *OF_THE_DRAFT,
    Conspirator.kind,
    AFTER_TRIGGER,
    REVEAL,
}

#: Choices and steps that only Pantheon brings.
OF_PANTHEON = {choice.kind for choice in divinities.ALL} | {
    PlaceDivinity.kind,
    ChooseToken.kind,
    PlaceGate.kind,
    OPEN_PANTHEON,
    divinities.PUT_BACK,
}


def check_choices(state: GameState) -> Iterator[str]:
    """The tokens, Divinities and places that pending choices hold."""
    box = set(progress_box(state))
    for pending in state.stack:
        if pending.kind in NUMBERED:
            if not pending.data:
                yield "what a choice is about is missing"
            continue
        known = [number for number in pending.data if number >= 0]
        holds = pending.kind in HOLDING
        tokens = pending.kind == KeepProgress.kind
        what = "the Progress tokens that were drawn" if tokens else "the things to choose from"
        if bool(pending.data) != holds or len(set(known)) < len(known):
            yield f"{what} cannot be those"
        elif holds and len(known) < len(pending.data):
            if state.viewer in (None, pending.player):
                yield f"{what} are not known"
        elif (tokens and set(known) - box) or not _can_be_held(state, pending):
            yield f"{what} cannot be those"
        if tokens:
            box -= set(known)


def _can_be_held(state: GameState, pending: Pending) -> bool:
    """Whether a choice of Pantheon can be between these Divinities or places."""
    pantheon, held = state.pantheon, pending.data
    if pending.kind in OF_AGORA:
        return _can_be_plotted(state, pending)
    if pantheon is None:
        return True
    if pending.kind == ChooseToken.kind:
        assert state.table is not None
        places = sum(1 << place for place in state.table.accessible[state.present])
        return len(held) > 1 and sorted(held) == sorted(freed_tokens(state, places))
    if pending.kind == PlaceDivinity.kind:
        return held in [deck[:LOOK_AT] for deck in pantheon.decks]
    if pending.kind in ASIDE:
        mythologies = [DIVINITIES[card].mythology for card in held if card != GATE]
        of_one = len(set(mythologies)) == 1 and len(mythologies) == len(held)
        if pending.kind == divinities.Restack.kind:
            return of_one and len(held) > 1
        if pending.kind == divinities.ActivateByTheater.kind:
            return of_one
        of_all = len(set(mythologies)) == len(held)
        return of_all or (of_one and pending.kind == divinities.PUT_BACK)
    return True


def _can_be_plotted(state: GameState, pending: Pending) -> bool:
    """Whether a choice of Agora can be between these Conspiracies, cards or tokens."""
    held = set(pending.data)
    if pending.kind == BuildRemoved.kind:
        return held <= {card for cards in state.removed[: state.age] for card in cards}
    if pending.kind == TakeFromBox.kind:
        assert state.senate is not None
        box = set(progress_box(state))  # with the locked token, if the viewer does not know it
        return held <= box and len(box - held) == (state.senate.locked == HIDDEN)
    if pending.kind == KeepConspiracy.kind:
        return len(held) == CATALOG.conspiracies_drawn
    return len(held) == (pending.kind == ReturnConspiracy.kind)
