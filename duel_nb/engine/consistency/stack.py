"""Validate the stack of pending choices, and the outcome.

What may be pending is not said here: each cause of a choice happens once more, by the code of the
rules, in a copy of the position in which what the choice holds is back where it came from.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from duel_nb.catalog import CATALOG, Component, Conspiracy, Divinity, Gate, Wonder
from duel_nb.engine import changes
from duel_nb.engine.actions import CONSPIRE, ONE, Action
from duel_nb.engine.chance import seeded
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.choices.agora import AGORA
from duel_nb.engine.choices.choice import held
from duel_nb.engine.choices.pantheon import PANTHEON
from duel_nb.engine.consistency.locations import ASIDE, has_triggered
from duel_nb.engine.effects import ages, agora, pantheon, supremacy, verbs
from duel_nb.engine.rules import scoring
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.rules.science import has_pair
from duel_nb.engine.state import END_OF_TURN, Pending, State, senate_of, table_of
from duel_nb.engine.state.pantheon import pantheon_number
from duel_nb.engine.state.tables import (
    DIVINITIES,
    GATE,
    HIDDEN,
    LAST_AGE,
    MILITARY_TOKENS,
    MYTHOLOGIES,
    PLAYERS,
    SYMBOL_CARDS,
    WONDERS,
)
from duel_nb.engine.turn.play import STEPS
from duel_nb.messages import Listed, Message

#: Choices about Influence cubes, which name their cause.
CUBES = ("place-cube", "remove-cube", "move-cube")

#: Choices and steps of Agora.
_OF_AGORA = {choice.kind for choice in AGORA} | {verbs.GO_ON, agora.AFTER_TRIGGER, agora.REVEAL}

#: Choices and steps of Pantheon.
_OF_PANTHEON = {choice.kind for choice in PANTHEON} | {ages.OPEN_PANTHEON, pantheon.PUT_BACK}

#: Choices that may be due from the opponent of the active player.
_OF_BOTH = {"progress", *CUBES}

#: Choices and steps that may be on the stack more than once.
_REPEATED = {*_OF_BOTH, pantheon.PUT_BACK, agora.REVEAL}

#: Choices and steps of the draft, and between two Ages.
_OUTSIDE_TURNS = {"draft", ages.NEXT_PICK, "begin", "place-gate", ages.OPEN_PANTHEON}

# -- the stack and the outcome -----------------------------------------------------------------


def check_flow(state: State) -> Iterator[Message]:
    """The stack: a choice, an ordinary turn, or nothing once the game is over."""
    kinds = [pending.kind for pending in state.stack]
    if state.outcome is not None:
        if kinds:
            yield Message("wrong-due-after-end")
        return
    if state.again and kinds[:1] != [END_OF_TURN]:
        yield Message("wrong-extra-turn")
    if state.pantheon is None and _OF_PANTHEON & set(kinds):
        yield Message("wrong-due-of-pantheon")
    elif state.senate is None and _OF_AGORA & set(kinds):
        yield Message("wrong-due-of-agora")
    elif not state.age:
        yield from _of_the_draft(state, kinds)
    elif kinds == [ages.OPEN_PANTHEON, "place-gate"]:
        if state.age > 1 or state.present or len(pantheon.empty_spaces(state)) < 2:
            yield Message("wrong-gate-placed")
        yield from _between_ages(state)
    elif kinds == ["begin"]:
        table = table_of(state)
        as_dealt = (table.full, table.dealt_face_up)
        if state.age == 1 or (state.present, state.face_up) != as_dealt:
            yield Message("wrong-who-begins")
        yield from _between_ages(state)
    elif kinds:
        yield from _of_a_turn(state, kinds)


def _of_the_draft(state: State, kinds: list[str]) -> Iterator[Message]:
    """The next pick is due, or a choice of the Wonder just picked."""
    if kinds[:1] == [ages.NEXT_PICK] and len(kinds) == 2 and kinds[1] in CHOICES:
        picked = ages.DRAFT_ORDER[state.picks - 1]
        if not state.picks or any(pending.player != picked for pending in state.stack):
            yield Message("wrong-just-drafted", who=PLAYERS[picked])
        yield from _check_choices(state)
    elif kinds != ["draft"]:
        yield Message("wrong-due-in-draft")
    elif len(state.offer) < 2:
        yield Message("wrong-last-of-group")
    elif state.active != ages.DRAFT_ORDER[state.picks] or state.stack[0].player != state.active:
        yield Message("wrong-drafter", who=PLAYERS[ages.DRAFT_ORDER[state.picks]])


def _between_ages(state: State) -> Iterator[Message]:
    """Between two Ages the militarily weaker player chooses (BASE-AGE-03)."""
    chooser = ages.weaker(state)
    if any(pending.player != chooser or pending.among for pending in state.stack):
        yield Message("wrong-chooser", who=PLAYERS[chooser])
    if state.senate is not None and not state.senate.may_trigger:
        yield Message("wrong-trigger-used")


def _of_a_turn(state: State, kinds: list[str]) -> Iterator[Message]:
    """Below all choices lies the step that ends the turn, or continues it after a Conspiracy."""
    if not _in_order(kinds):
        yield Message("wrong-due-together")
        return
    once = [kind for kind in kinds if kind not in _REPEATED]
    if len(set(once)) < len(once):
        yield Message("wrong-due-twice")
    if state.stack[0].player != state.active:
        yield Message("wrong-turn", who=PLAYERS[state.active])
        return
    wrong = [*_check_choices(state)]
    yield from wrong
    due = state.stack[-1]
    if not wrong and not due.among and not CHOICES[due.kind].options(state, due):
        yield Message("wrong-nothing-to-choose")


def _in_order(kinds: list[str]) -> bool:
    """Whether a choice is due, above the step that ends the turn or continues it."""
    ends_once = [kind for kind in kinds if kind in (END_OF_TURN, agora.AFTER_TRIGGER)] == kinds[:1]
    return ends_once and kinds[-1] in CHOICES and _OUTSIDE_TURNS.isdisjoint(kinds)


def check_outcome(state: State) -> Iterator[Message]:
    """Whether the position allows the outcome."""
    if state.outcome is None:
        return
    outcome, ended = state.outcome, state.copy()
    supremacy.test(ended)
    at_once = ended.outcome is not outcome
    by_points = not at_once and state.age == LAST_AGE and not state.present
    if by_points:
        changes.end_game(ended, "civilian", *scoring.civilian_winner(ended))
    if not (at_once or by_points) or ended.outcome != outcome:
        yield Message("wrong-outcome", outcome=outcome.message(), rule=outcome.rule)


# -- a choice ----------------------------------------------------------------------------------

Stack = tuple[Pending, ...]
#: What a cause asks for, and which of it is the choice.
Asked = tuple[Stack, int]


def _check_choices(state: State) -> Iterator[Message]:
    """Validate every choice and step on the stack."""
    for number, pending in enumerate(state.stack):
        where, who = f"decisions[{number}] ({pending.kind})", PLAYERS[pending.player]
        causes = _CAUSES.get(pending.kind, [])
        asked = _asked(state, pending, [c for c in causes if c.happened(state, pending)])
        if not asked:
            because = _BECAUSE.get(pending.kind, Message("no-cause"))
            yield Message("wrong-due", where=where, who=who, because=because)
        elif state.age and pending.kind not in _OF_BOTH and pending.player != state.active:
            whose = PLAYERS[state.active]
            yield Message("wrong-due-from", where=where, who=who, whose=whose)
        elif not any(_lies_well(state.stack, number, *group) for group in asked):
            yield Message("wrong-due-together")
        yield from _check_among(state, pending, where, asked or _asked(state, pending, causes))


def _asked(state: State, pending: Pending, causes: Iterable["_Cause"]) -> list[Asked]:
    """What those of these causes ask for that ask for such a choice."""
    found = []
    for cause in causes:
        before = _before(state, pending)
        cause.again(before, pending)
        for at, other in enumerate(before.stack):
            if (other.kind, other.player) != (pending.kind, pending.player):
                continue
            if other.by == pending.by or other.kind == pantheon.PUT_BACK:  # old files lack its `by`
                found.append((before.stack, at))
    return found


def _lies_well(
    stack: tuple[Pending, ...], number: int, group: tuple[Pending, ...], at: int
) -> bool:
    """Whether a choice lies above what is asked for with it and due later.

    Only what is due later or repeated has something above it, the step before it if there is one.
    """
    later = [pending.kind for pending in stack[max(0, number - at) : number]]
    if later != [pending.kind for pending in group[:at]]:
        return False
    kind, above, first = group[at].kind, stack[number + 1 :], group[at + 1 :]
    if not above or kind not in CHOICES or kind in _REPEATED or kind == "senate-actions":
        return True
    return bool(first) and (first[0].kind in CHOICES or first[0].kind == above[0].kind)


def _check_among(
    state: State, pending: Pending, where: str, asked: list[Asked]
) -> Iterator[Message]:
    """Validate the things that a choice holds, as far as the viewer knows them."""
    expected = [sorted(group[at].among) for group, at in asked]  # a sampled world has any order
    known, unknown = held(pending), HIDDEN in pending.among
    if not any(expected):
        if pending.among:
            yield Message("wrong-due-named", where=where)
    elif known and unknown:
        yield Message("wrong-due-some-known", where=where)
    elif unknown and state.viewer in (None, pending.player):
        yield Message("wrong-due-not-known", where=where)
    elif sorted(pending.among) not in expected and not (
        unknown and len(pending.among) in map(len, expected)
    ):
        yield Message("wrong-due-among", where=where)


# -- causes ------------------------------------------------------------------------------------


class _Cause(NamedTuple):
    """Whether it can have happened to the player who chooses, and how it happens in a copy."""

    happened: Callable[[State, Pending], bool]
    again: Callable[[State, Pending], None]


def _before(state: State, pending: Pending) -> State:
    """A copy of the position before this was asked for; what a view does not know is made up."""
    before, among = state.copy(), pending.among
    before.stack = ()
    if state.viewer is not None:
        before.chance = seeded(0)
        unknown = (HIDDEN,) * CATALOG.cards_removed_per_age
        before.removed = tuple(cards or unknown for cards in state.removed)
    senate, board = before.senate, before.pantheon
    if senate is not None and senate.locked == HIDDEN:
        senate.locked = next((t for t in progress_box(before) if t not in among), HIDDEN)
    if senate is not None and pending.kind == "keep-conspiracy":
        senate.deck = (*among, *senate.deck)
    if board is not None and pending.kind in ASIDE:
        board.enki = ()
        for card in reversed(among):
            if 0 <= card < GATE:
                pantheon.put_on_deck(before, card)
    box = progress_box(before)
    before.script = tuple(token for token in dict.fromkeys(among) if token in box)
    return before


def _can_ask(thing: Component, state: State, pending: Pending) -> bool:
    """Whether a component can have asked a player: built, activated last, or triggered."""
    city = state.cities[pending.player]
    if isinstance(thing, Divinity | Gate):
        return city.divinities[-1:] == (pantheon_number(thing),)
    if isinstance(thing, Conspiracy):
        return has_triggered(city, thing.id)
    return bool((city.standing if isinstance(thing, Wonder) else city.cards) >> thing.index & 1)


def _run(thing: Component, state: State, pending: Pending) -> None:
    verbs.finish(state, pending.player, thing, verbs.PHASES[thing])


def _by(thing: Component) -> _Cause:
    """A component that asks for something."""
    return _Cause(partial(_can_ask, thing), partial(_run, thing))


def _answer(kind: str, action: Action, state: State, pending: Pending) -> None:
    """The player has chosen this when another choice was due."""
    CHOICES[kind].resolve(state, Pending(kind, pending.player, pending.among), action)


def _itself(state: State, pending: Pending) -> None:
    changes.ask(state, pending.kind, pending.player, by=pending.by)


def _drafted(wonder: Wonder) -> _Cause:
    """A Wonder that has just been drafted."""

    def happened(state: State, pending: Pending) -> bool:
        return not state.age and state.cities[pending.player].owned[-1:] == (wonder.index,)

    def again(state: State, pending: Pending) -> None:
        verbs.do(state, pending.player, wonder, reversed(wonder.does_when_drafted))

    return _Cause(happened, again)


def _met(token: int) -> _Cause:
    """A Military token of Agora that has left the track."""
    return _Cause(
        lambda state, pending: not state.military >> token & 1,
        lambda state, pending: supremacy.ask_for_cubes(state, pending.player, token),
    )


def _removed_first(state: State, pending: Pending) -> None:
    """Neptune has removed a token already, which is put back."""
    gone = (token for token in range(len(MILITARY_TOKENS)) if not state.military >> token & 1)
    state.military |= 1 << next(gone, 0)
    _run(_NEPTUNE, state, pending)


def _took_token(state: State, pending: Pending) -> bool:
    """Whether a Mythology token has been taken from a structure that has some."""
    return bool(state.cities[pending.player].mythology) and not pantheon.has_offerings(state.age)


def _place_divinity(state: State, pending: Pending) -> None:
    """The Mythology token gained last fills a space of the Pantheon."""
    for mythology in state.cities[pending.player].mythology[-1:]:
        pantheon.install(state, pending.player, mythology)


def _turn_up(state: State, pending: Pending) -> None:
    """Cards are turned up, and tokens on them are taken first."""
    STEPS[agora.REVEAL](state, Pending(agora.REVEAL, pending.player))
    state.stack = state.stack[1:]


def _open_deck(state: State, pending: Pending) -> None:
    """The Divine Theater opens the deck of these Divinities."""
    for card in pending.among[:1]:
        if 0 <= card < GATE:
            opened = MYTHOLOGIES.index(DIVINITIES[card].mythology)
            _answer("open-deck", ONE["open"][opened], state, pending)


def _chosen(divinity: Divinity, by: str) -> _Cause:
    """One of the Divinities revealed by the Gate or the Divine Theater has been chosen."""

    def happened(state: State, pending: Pending) -> bool:
        city = state.cities[pending.player]
        # Anubis, activated by the Theater, may have taken it down since.
        revealing = GATE in city.divinities if by == "gate" else _THEATER.index in city.owned
        return revealing and divinity.index in city.divinities

    def again(state: State, pending: Pending) -> None:
        pantheon.put_on_deck(state, divinity.index)
        if by == "gate":
            _run(CATALOG.gate, state, pending)
        else:
            _open_deck(state, pending)
        revealed = state.stack[-1].among if state.stack else ()
        state.stack = ()
        if divinity.index in revealed:
            pantheon.set_aside(state, pending.player, revealed, divinity.index, by)

    return _Cause(happened, again)


def _put_back(cause: _Cause) -> _Cause:
    """The Divinities that the Theater revealed are put back, by a choice of their order."""

    def again(state: State, pending: Pending) -> None:
        cause.again(state, pending)
        *_, due = state.stack or (pending,)
        state.stack = ()
        if due.kind == pantheon.PUT_BACK:
            pantheon.put_back(state, due)

    return _Cause(cause.happened, again)


def _kept(state: State, pending: Pending) -> bool:
    """Whether a Conspiracy lies there that has just been kept."""
    plots = state.cities[pending.player].plots
    conspires = any(cause.happened(state, pending) for cause in _CAUSES["keep-conspiracy"])
    return conspires and any(plot.card < 0 and not plot.triggered for plot in plots)


def _keep(state: State, pending: Pending) -> None:
    """Another Conspiracy than this one is kept."""
    kept = 1 if 0 in pending.among else 0
    drawn = pending._replace(among=(kept, *pending.among))
    _answer("keep-conspiracy", ONE["keep"][kept], state, drawn)


def _has_triggered_first(state: State, pending: Pending) -> bool:
    """Whether the turn has begun with a Conspiracy that was prepared (AGO-PLOT-02)."""
    plots = state.cities[pending.player].plots
    return not senate_of(state).may_trigger and any(p.triggered and p.card >= 0 for p in plots)


def _constructed(state: State, pending: Pending) -> bool:
    """Whether the Wonder noted at the end of a turn, if any, is one the player has constructed."""
    if not pending.by:
        return True
    wonder = CATALOG.wonder(pending.by).index
    own = wonder in state.cities[pending.player].owned
    return own and bool(state.constructed >> wonder & 1)


def _has_pair(state: State, pending: Pending) -> bool:
    city = state.cities[pending.player]
    return any(has_pair(city, symbol) for symbol in SYMBOL_CARDS)


_NEPTUNE, _THEATER = CATALOG.divinity("neptune"), CATALOG.wonder("divine-theater")

#: Effects that ask for several choices and steps, by the first one's name.
_SEVERAL = {
    "neptune": ("neptune-remove", "neptune-apply", "neptune-last"),
    "turn-of-events": ("turn-of-events", "turn-of-events-again", agora.REVEAL),
    "curia-julia": ("curia-julia", verbs.GO_ON),
    "open-deck": ("open-deck", "theater"),
}

#: By choice, the components that ask for it.
_ASKING: defaultdict[str, list[Component]] = defaultdict(list)
for _thing in verbs.PHASES:
    for _effect in _thing.does:
        _kind = verbs.choice_of(_effect, _thing)
        for _one in _SEVERAL.get(_kind, (_kind,)):
            _ASKING[_one].append(_thing)

_CUBES_OF = [_met(token) for token in range(len(MILITARY_TOKENS))]
_CUBES_OF += [_drafted(wonder) for wonder in WONDERS if wonder.does_when_drafted]
_BY_THEATER = [_chosen(divinity, "theater") for divinity in DIVINITIES]

#: The causes of each kind of choice and step.
_CAUSES: dict[str, list[_Cause]] = {kind: [*map(_by, things)] for kind, things in _ASKING.items()}
_CAUSES |= {
    **{kind: [*_CAUSES.get(kind, []), *_CUBES_OF] for kind in CUBES},
    "neptune-apply": [_by(_NEPTUNE), _Cause(partial(_can_ask, _NEPTUNE), _removed_first)],
    "progress": [_Cause(_has_pair, _itself)],
    "place-divinity": [_Cause(_took_token, _place_divinity)],
    "choose-token": [_Cause(lambda state, pending: True, _turn_up)],
    "theater": [_Cause(partial(_can_ask, _THEATER), _open_deck)],
    "restack": [*map(_put_back, _BY_THEATER)],
    pantheon.PUT_BACK: [*_BY_THEATER, *(_chosen(divinity, "gate") for divinity in DIVINITIES)],
    "keep-conspiracy": [
        *(_drafted(wonder) for wonder in WONDERS if wonder.does_when_drafted),
        *(
            _Cause(partial(_can_ask, senator), partial(_answer, "conspirator", CONSPIRE))
            for senator in _ASKING.get("conspirator", [])
        ),
    ],
    "return-conspiracy": [_Cause(_kept, _keep)],
    agora.AFTER_TRIGGER: [_Cause(_has_triggered_first, _itself)],
    END_OF_TURN: [_Cause(_constructed, _itself)],
    ages.NEXT_PICK: [_Cause(lambda state, pending: True, _itself)],
}

#: By kind, the message that no cause has happened.
_BECAUSE = {
    **{
        kind: Message(
            f"no-cause-{things[0].kind}",
            things=Listed(*{thing.name: thing for thing in things}.values(), last="or"),
        )
        for kind, things in _ASKING.items()
    },
    "progress": Message("no-cause-pair"),
    **dict.fromkeys(_SEVERAL["neptune"], Message("no-cause-neptune")),
    "restack": Message("no-cause-theater"),
    pantheon.PUT_BACK: Message("no-cause-put-back"),
    "place-divinity": Message("no-cause-mythology"),
    **dict.fromkeys(CUBES, Message("no-cause-of-cube")),
    "senate-actions": Message("no-cause-politician"),
    "keep-conspiracy": Message("no-cause-conspires"),
    "return-conspiracy": Message("no-cause-kept"),
    agora.AFTER_TRIGGER: Message("no-cause-triggered"),
    END_OF_TURN: Message("no-cause-constructed"),
}
