"""Validate pending choices: that something asks for them, and what they offer."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import NamedTuple

from duel_nb.catalog import CATALOG, Component, Conspiracy, Divinity, Gate, Wonder
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.choices.agora import AGORA
from duel_nb.engine.choices.choice import held
from duel_nb.engine.choices.pantheon import PANTHEON
from duel_nb.engine.consistency.locations import DRAWING, has_triggered
from duel_nb.engine.effects import pantheon, supremacy
from duel_nb.engine.effects.ages import OPEN_PANTHEON
from duel_nb.engine.effects.agora import AFTER_TRIGGER, REVEAL
from duel_nb.engine.effects.pantheon import LOOK_AT, freed_tokens
from duel_nb.engine.effects.verbs import GO_ON, PHASES, choice_of
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.rules.science import has_pair
from duel_nb.engine.state import END_OF_TURN, Pending, State, pantheon_of, senate_of, table_of
from duel_nb.engine.state.pantheon import pantheon_number
from duel_nb.engine.state.tables import (
    DIVINITIES,
    GATE,
    HIDDEN,
    MILITARY_TOKENS,
    MYTHOLOGIES,
    PLAYERS,
    SYMBOL_CARDS,
    WONDERS,
)
from duel_nb.messages import Listed, Message

#: Choices about Influence cubes, which name their cause.
CUBES = ("place-cube", "remove-cube", "move-cube")

#: Choices that a Wonder asks for when it is drafted (Knossos, Curia Julia).
OF_THE_DRAFT = {"place-cube", *DRAWING}

#: Choices and steps of Agora.
OF_AGORA = {choice.kind for choice in AGORA} | {GO_ON, AFTER_TRIGGER, REVEAL}

#: Choices and steps of Pantheon.
OF_PANTHEON = {choice.kind for choice in PANTHEON} | {OPEN_PANTHEON, pantheon.PUT_BACK}

#: Choices that may be due from the opponent of the active player.
OF_BOTH = {"progress", *CUBES}


def check_choices(state: State) -> Iterator[Message]:
    """Validate every choice and step on the stack."""
    for number, pending in enumerate(state.stack):
        where, who = f"decisions[{number}] ({pending.kind})", PLAYERS[pending.player]
        needed = REQUIREMENTS.get(pending.kind)
        if needed is not None and not needed.holds(state, pending):
            yield Message("wrong-due", where=where, who=who, because=needed.because)
        elif state.age and pending.kind not in OF_BOTH and pending.player != state.active:
            whose = PLAYERS[state.active]
            yield Message("wrong-due-from", where=where, who=who, whose=whose)
        if pending.kind in AMONG:
            yield from _check_among(state, pending, where)
        elif pending.among:
            yield Message("wrong-due-named", where=where)


def _check_among(state: State, pending: Pending, where: str) -> Iterator[Message]:
    """Validate the things that a choice holds, as far as the viewer knows them."""
    known = held(pending)
    if known and len(known) < len(pending.among):
        yield Message("wrong-due-some-known", where=where)
    elif not known and pending.among and state.viewer in (None, pending.player):
        yield Message("wrong-due-not-known", where=where)
    elif (
        not pending.among or len(set(known)) < len(known) or not AMONG[pending.kind](state, pending)
    ):
        yield Message("wrong-due-among", where=where)


# -- causes ------------------------------------------------------------------------------------

Test = Callable[[State, Pending], bool]


class Requirement(NamedTuple):
    """What must hold while a choice is due, and the message if it does not."""

    holds: Test
    because: Message


#: By choice, the components that ask for it.
ASKING: defaultdict[str, list[Component]] = defaultdict(list)
for _thing in PHASES:
    for _effect in _thing.does:
        ASKING[choice_of(_effect, _thing)].append(_thing)


def _can_ask(state: State, player: int, thing: Component) -> bool:
    """Whether a component can have asked a player: built, activated last, or triggered."""
    city = state.cities[player]
    if isinstance(thing, Divinity | Gate):
        return city.divinities[-1:] == (pantheon_number(thing),)
    if isinstance(thing, Conspiracy):
        return has_triggered(city, thing.id)
    return bool((city.standing if isinstance(thing, Wonder) else city.cards) >> thing.index & 1)


def _by_component(kind: str) -> Requirement:
    """The requirement of a choice that any of several components asks for."""
    things = ASKING[kind]
    because = Message("no-cause")
    if things:
        named = Listed(*{thing.name: thing for thing in things}.values(), last="or")
        because = Message(f"no-cause-{things[0].kind}", things=named)
    return Requirement(
        lambda state, pending: any(_can_ask(state, pending.player, thing) for thing in things),
        because,
    )


def _neptune(kind: str) -> Requirement:
    """Neptune asks twice if two tokens are left, and differently for the last one."""

    def holds(state: State, pending: Pending) -> bool:
        left, kinds = len(state.military_tokens), {pending.kind for pending in state.stack}
        german = state.config.edition == "de"  # RULINGS D-02
        fits = {
            "neptune-remove": left > 1 or (left == 1 and not german),
            "neptune-apply": left > 1 or kinds.isdisjoint({"neptune-remove"}),
            "neptune-last": left == 1 and german,
        }
        both = "neptune-apply" in kinds or left == 1
        activated = _can_ask(state, pending.player, CATALOG.divinity("neptune"))
        return activated and fits[kind] and both

    return Requirement(holds, Message("no-cause-neptune"))


def _just_drafted(state: State, player: int, wonder_id: str) -> bool:
    return state.cities[player].owned[-1:] == (CATALOG.wonder(wonder_id).index,)


def _senator(state: State, player: int, section: str | None) -> bool:
    """Whether a City has a Politician of a section, or a Conspirator."""
    return any(card.senator and card.section == section for card in state.cities[player].buildings)


def _has_pair(state: State, pending: Pending) -> bool:
    city = state.cities[pending.player]
    return any(has_pair(city, symbol) for symbol in SYMBOL_CARDS)


def _caused(kind: str, token: str) -> Requirement:
    """A choice about cubes: its cause asks for such a choice, and has occurred."""
    things = {thing.id: thing for thing in ASKING[kind]}
    drafted = {
        f"{wonder.id}-drafted": wonder.id
        for wonder in WONDERS
        if kind in (choice_of(effect, wonder) for effect in wonder.does_when_drafted)
    }

    def holds(state: State, pending: Pending) -> bool:
        cause, player = pending.by, pending.player
        if cause == token:
            gone = (n for n in range(len(MILITARY_TOKENS)) if not state.military >> n & 1)
            return any(supremacy.cause_of(number) == cause for number in gone)
        if cause in drafted:
            return not state.age and _just_drafted(state, player, drafted[cause])
        return cause in things and _can_ask(state, player, things[cause])

    return Requirement(holds, Message("no-cause-of-cube"))


def _conspires(state: State, pending: Pending) -> bool:
    if not state.age:
        return _just_drafted(state, pending.player, "curia-julia")
    return _senator(state, pending.player, None)


def _returns(state: State, pending: Pending) -> bool:
    plots = state.cities[pending.player].plots
    kept = any(plot.card < 0 and not plot.triggered for plot in plots)
    return kept and _conspires(state, pending)


def _has_triggered_first(state: State, pending: Pending) -> bool:
    """Whether the turn has begun with a Conspiracy that was prepared (AGO-PLOT-02)."""
    plots = state.cities[pending.player].plots
    return not senate_of(state).may_trigger and any(p.triggered and p.card >= 0 for p in plots)


def _opened(state: State, pending: Pending) -> bool:
    """Whether the Divinities set aside come from the Gate or from the player's Divine Theater.

    Anubis, activated by the Theater, may have taken it down since.
    """
    by_gate = GATE in state.cities[pending.player].divinities and _of_all(state, pending)
    theater = CATALOG.wonder("divine-theater").index
    return by_gate or (theater in state.cities[pending.player].owned and _of_one(state, pending))


def _constructed(state: State, pending: Pending) -> bool:
    """Whether the Wonder noted at the end of a turn, if any, is one the player has constructed."""
    if not pending.by:
        return True
    wonder = CATALOG.wonder(pending.by).index
    own = wonder in state.cities[pending.player].owned
    return own and bool(state.constructed >> wonder & 1)


#: The requirements of each kind of choice and step.
REQUIREMENTS: dict[str, Requirement] = {
    **{kind: _by_component(kind) for kind in ASKING if kind in CHOICES},
    "theater": _by_component("open-deck"),
    GO_ON: _by_component("curia-julia"),
    "turn-of-events-again": _by_component("turn-of-events"),
    REVEAL: _by_component("turn-of-events"),
    "progress": Requirement(_has_pair, Message("no-cause-pair")),
    **{kind: _neptune(kind) for kind in ("neptune-remove", "neptune-apply", "neptune-last")},
    "restack": Requirement(_opened, Message("no-cause-theater")),
    pantheon.PUT_BACK: Requirement(_opened, Message("no-cause-put-back")),
    "place-divinity": Requirement(
        lambda state, pending: state.age == 1 and bool(state.cities[pending.player].mythology),
        Message("no-cause-mythology"),
    ),
    "place-cube": _caused("place-cube", "inner-token"),
    "remove-cube": _caused("remove-cube", "outer-token"),
    "move-cube": _caused("move-cube", "outer-token"),
    "senate-actions": Requirement(
        lambda state, pending: _senator(state, pending.player, CATALOG.card(pending.by).section),
        Message("no-cause-politician"),
    ),
    "keep-conspiracy": Requirement(_conspires, Message("no-cause-conspires")),
    "return-conspiracy": Requirement(_returns, Message("no-cause-kept")),
    AFTER_TRIGGER: Requirement(_has_triggered_first, Message("no-cause-triggered")),
    END_OF_TURN: Requirement(_constructed, Message("no-cause-constructed")),
}


# -- options -----------------------------------------------------------------------------------


def _drawn(state: State, pending: Pending) -> bool:
    """As many tokens from the box as the Great Library draws, or all that were there."""
    drawn = {min(wonder.amount("progress-from-box"), _in_box(state)) for wonder in WONDERS}
    return len(pending.among) in drawn - {0} and {*held(pending)} <= {*progress_box(state)}


def _all_in_box(state: State, pending: Pending) -> bool:
    return len(pending.among) == _in_box(state) and {*held(pending)} <= {*progress_box(state)}


def _in_box(state: State) -> int:
    """How many Progress tokens lie in the box; the locked one may be unknown."""
    hidden = state.senate is not None and state.senate.locked == HIDDEN
    return len(progress_box(state)) - hidden


def _looked_at(state: State, pending: Pending) -> bool:
    """The top Divinities of the deck to which the Mythology token belongs."""
    mythology = state.cities[pending.player].mythology[-1:]
    top = pantheon_of(state).decks[mythology[0]][:LOOK_AT] if mythology else ()
    if HIDDEN in pending.among:
        return len(pending.among) == len(top)
    return pending.among == top


def _freed(state: State, pending: Pending) -> bool:
    """All tokens on cards about to be turned up, of which there are several."""
    to_reveal = table_of(state).uncovered(state.present) & ~state.face_up
    return len(pending.among) > 1 and sorted(pending.among) == sorted(
        freed_tokens(state, to_reveal)
    )


def _removed(state: State, pending: Pending) -> bool:
    """All cards removed from the Ages so far."""
    if HIDDEN in pending.among:
        return len(pending.among) == CATALOG.cards_removed_per_age * state.age
    return pending.among == tuple(card for cards in state.removed[: state.age] for card in cards)


def _families(pending: Pending) -> list[int]:
    return [MYTHOLOGIES.index(DIVINITIES[card].mythology) for card in pending.among if card != GATE]


def _of_all(state: State, pending: Pending) -> bool:
    """Divinities of different Mythologies, in order: the top cards of the decks."""
    found = _families(pending)
    return found == sorted({*found}) and len(found) == len(pending.among)


def _of_every_deck(state: State, pending: Pending) -> bool:
    """The top card of every deck that had one."""
    there, decks = _families(pending), pantheon_of(state).decks
    rest = [deck for number, deck in enumerate(decks) if number not in there]
    return _of_all(state, pending) and not any(rest)


def _of_one(state: State, pending: Pending) -> bool:
    """Divinities of one Mythology, whose deck is now empty."""
    found = _families(pending)
    of_one = len({*found}) == 1 and len(found) == len(pending.among)
    return of_one and not pantheon_of(state).decks[found[0]]


#: For each kind of choice that holds things, whether it can hold these.
AMONG: dict[str, Test] = {
    "keep-progress": _drawn,
    "espionage": _all_in_box,
    "treason": _removed,
    "place-divinity": _looked_at,
    "choose-token": _freed,
    "keep-conspiracy": lambda state, pending: len(pending.among) == CATALOG.conspiracies_drawn,
    "return-conspiracy": lambda state, pending: len(pending.among) == 1,
    "gate": _of_every_deck,
    "theater": _of_one,
    "restack": lambda state, pending: _of_one(state, pending) and len(pending.among) > 1,
    pantheon.PUT_BACK: lambda state, pending: _of_all(state, pending) or _of_one(state, pending),
}
