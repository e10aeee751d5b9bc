"""The cards of the structure: which one an action uses, and why it cannot."""

import re
from typing import Final

from duel_nb.catalog import CATALOG, Component
from duel_nb.engine.actions import VERBS, Action
from duel_nb.engine.effects import components
from duel_nb.engine.errors import AmbiguousError, PositionError, Refusal
from duel_nb.engine.state import Place, State, table_of
from duel_nb.engine.state.tables import AGE_OF, CARDS, WONDERS
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import Given

#: The rule that a turn uses an accessible card.
_RULE: Final = "BASE-TURN-02"
#: The rules that say what is in the box of an expansion.
_CONTENTS: Final = {"pantheon": "PAN-COMP-01", "agora": "AGO-COMP-01"}
#: The rules of the structures by Age, by whether Agora is in play.
_LAYOUTS: Final = {
    False: ("BASE-STRUCT-01", "BASE-STRUCT-02", "BASE-STRUCT-03"),
    True: ("AGO-SETUP-04", "AGO-SETUP-05", "AGO-SETUP-06"),
}


def used(action: Action) -> int:
    """The card of the structure that an action of a turn uses; -1 if only its place is named."""
    return action.other if VERBS[action.verb].other == "card" else action.subject


# -- why a card cannot be used -----------------------------------------------------------------


def never(state: State, action: Action) -> Refusal | None:
    """Why the card of an action can never be used like this in the game, None if it can.

    It is not in play, or a Senator cannot be constructed, nor a Building recruited.
    """
    card = action.card
    if card is None:
        return None
    if not state.config.has(card.set):
        return outsider(card)
    misused = {"build": card.senator, "recruit": not card.senator}.get(action.verb)
    return components.misused(card.index) if misused else None


def outsider(thing: Component) -> Refusal:
    """The refusal of a component of an expansion that is not in play."""
    rule = _CONTENTS.get(thing.set, "BASE-COMP-07")
    return Refusal(rule, Message("not-in-play", thing=thing, set=Message(f"set-{thing.set}")))


def refuse(state: State, action: Action) -> Refusal | None:
    """Why the card that an action uses cannot be taken from the structure, None if it can."""
    card = used(action)
    if card < 0:
        return _refuse_place(state, action.place_name)
    at = state.dealt.index(card) if card in state.dealt else -1
    if at >= 0 and state.face_up & state.present & 1 << at:
        where, asked = table_of(state).name(at), action.place_name
        if asked and asked != where:
            message = Message("lies-elsewhere", card=CARDS[card], where=where, asked=asked)
            return Refusal(_RULE, message)
        return _refuse_covered(state, at, CARDS[card])
    if CARDS[card].guild is not None and state.pantheon is not None:
        return Refusal("BASE-GX-05", Message("no-guilds", card=CARDS[card]))
    return _whereabouts(state, card)


def _refuse_place(state: State, where: str) -> Refusal | None:
    if not where:  # made by hand: notation would have asked for one
        return Refusal(_RULE, Message("no-card-named"))
    at = table_of(state).named(where)
    if at is None:
        rule = _LAYOUTS[state.config.agora][max(1, state.age) - 1]
        return Refusal(rule, Message("no-such-place", where=where))
    if not state.present >> at & 1:
        return Refusal(_RULE, Message("no-card-there", where=where))
    return _refuse_covered(state, at, Message("face-down-card-first", where=where))


def _refuse_covered(state: State, place: int, what: Part) -> Refusal | None:
    table = table_of(state)
    covering = table.covering(place, state.present)
    if not covering:
        return None
    over, hidden = [], []
    for cover in covering:
        where = table.name(cover)
        if state.face_up >> cover & 1:
            over.append(Message("card-at", card=CARDS[state.dealt[cover]], where=where))
        else:
            hidden.append(where)
    if hidden:
        places = Listed(*hidden, last="and")
        over.append(Message("face-down-cards-at", count=len(hidden), places=places))
    cards = Listed(*over, last="and")
    message = Message("not-accessible", what=what, cards=cards, count=len(covering))
    return Refusal("BASE-STRUCT-05", message)


def _whereabouts(state: State, number: int) -> Refusal:
    """Where a card is that is not face up in the structure, as far as both players know."""
    card = CARDS[number]
    for player, city in enumerate(state.cities):
        who = state.names[player]
        if city.cards >> number & 1:
            return Refusal("BASE-BUILD-01", Message("stands-already", card=card, who=who))
        for wonder, tucked in city.tucked:
            if tucked == number:
                message = Message("lies-under-wonder", card=card, wonder=WONDERS[wonder])
                return Refusal("BASE-WON-01", message)
        if any(plot.card == number for plot in city.plots):
            return Refusal("AGO-PLOT-01", Message("lies-under-conspiracy", card=card, who=who))
    if number in state.discard:
        return Refusal("BASE-DISC-02", Message("lies-in-discard-pile", card=card))
    age = AGE_OF[number]
    now = max(1, state.age)  # with an expansion Age I lies on the table during the draft
    if age != now and not card.senator:
        message = Message("of-another-age", card=card, age="I" * age, now="I" * now)
        return Refusal("BASE-STRUCT-06", message)
    return Refusal(_RULE, Message("not-face-up", card=card))


# -- the place of a card -----------------------------------------------------------------------


def place_called(state: State, name: Given[str]) -> Place:
    """The place where a card lies face up: see `GameState.place`."""
    text = name.strip().lower() if isinstance(name, str) else ""
    if written := re.fullmatch(r"@?(r\d{1,2}c\d{1,2})", text):
        where = written[1]
        found = [place for place in state.structure if place.name == where]
        if found:
            return found[0]
        known = state.table is not None and state.table.named(where) is not None
        raise PositionError(Message("no-card-there" if known else "no-place-on-table", where=where))
    card = CATALOG.find(name, kinds=("card",))
    found = [place for place in state.structure if place.card and place.card.id == card.id]
    if not found:
        raise PositionError(_whereabouts(state, card.index).message)
    if len(found) > 1:
        places = Listed(*(place.name for place in found))
        raise AmbiguousError(Message("card-at-places", card=card, places=places))
    return found[0]
