"""The kinds of choices: one thing from a source, a place, a pair of things.

A choice is declared once, as an object: its name, what may be picked and from where, by which rule,
whether it may be declined, and what then happens. Each set has a module of choices beside this one.
The keys of their messages follow from the names: ``choice-zeus`` asks, ``none-…`` says that there
is nothing to pick from, ``not-…`` that something else was named.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from duel_nb.engine.actions import (
    ONE,
    PASS,
    VERBS,
    Action,
    placed,
    subject_of,
    track_place,
)
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules.cubes import CAUSES
from duel_nb.engine.state import Pending, State, table_of
from duel_nb.engine.state.tables import HIDDEN, MILITARY_TOKENS, members
from duel_nb.messages import Listed, Message, Part

#: Carries out a pick: the position, the player, the number of the thing, the rule that asks for it.
Then = Callable[[State, int, int, str], None]

#: A text that depends on the position in which a choice is due.
ByPosition = Callable[[State, Pending], str]

#: The rule that a choice with no options is skipped.
SKIPPED: Final = "GEN-02"


@dataclass(frozen=True, kw_only=True)
class Choice:
    """A kind of choice that can lie on a state's stack."""

    kind: str  # its name on the stack
    rule: str | ByPosition  # id of the rule that asks for it, or a function that returns it
    verb: str  # the verb of the actions it offers
    must: str = ""  # id of the rule that it cannot be declined, if `rule` does not say so
    #: id of the rule for having nothing to pick from, with a message of its own; empty for
    #: `SKIPPED` and a general message
    none: str = ""
    optional: bool = False  # whether it may be declined
    secret: bool = False  # whether only the player who chooses sees the options
    related_verbs: tuple[str, ...] = ()  # other verbs that answer it, though it may not offer them
    by_place: bool = False  # whether a place of the structure alone can name what is picked
    #: the end of its message's key, if the question depends on the position
    variant: ByPosition | None = None

    @abstractmethod
    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        """What can be picked; if there is nothing, the choice is skipped (GEN-02)."""

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        """The legal actions: pick something possible, or decline if that is allowed."""
        possible = self.possible(state, pending)
        return [*possible, PASS] if possible and self.is_optional(pending) else possible

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        """Carry out the action chosen; the choice has already left the stack."""
        if action.verb != "pass":
            self.do(state, pending, action, self.rule_of(state, pending))

    @abstractmethod
    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        """Carry out a pick, by the rule that asked for it."""

    def is_optional(self, pending: Pending) -> bool:
        """Whether it may be declined."""
        return self.optional

    def is_hidden(self, state: State, pending: Pending) -> bool:
        """Whether some of the options are unknown to this position's viewer."""
        return HIDDEN in pending.among

    def rule_of(self, state: State, pending: Pending) -> str:
        """Id of the rule that asks for this choice in this position."""
        return self.rule if isinstance(self.rule, str) else self.rule(state, pending)

    def parts(self, state: State, pending: Pending) -> dict[str, Part]:
        """The parts that its messages can use."""
        names, player = state.names, pending.player
        parts: dict[str, Part] = {
            "who": names[player],
            "whom": names[1 - player],
            "count": len(pending.among),
            "age": "I" * state.age,
        }
        if pending.by in CAUSES:
            parts["by"] = CAUSES[pending.by].what
        return parts

    def name(self) -> str:
        """What its ``none-`` and ``not-`` messages are named after: its kind, unless it says so."""
        return self.kind

    def message(self, state: State, pending: Pending) -> Message:
        """Who must choose what and why."""
        variant = "" if self.variant is None else self.variant(state, pending)
        return Message(f"choice-{self.kind}{variant}", **self.parts(state, pending))

    def nothing(self, state: State, pending: Pending) -> tuple[str, Message]:
        """Rule and message for having nothing to pick from."""
        if not self.none:
            return SKIPPED, Message("none", due=self.message(state, pending))
        return self.none, Message(f"none-{self.name()}", **self.parts(state, pending))

    @abstractmethod
    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        """Why an action with the right verb is not among the options."""


@dataclass(frozen=True)
class Source:
    """Where something is picked from."""

    name: str  # its messages are ``none-<name>`` and ``not-<name>``
    there: Callable[[State, Pending], Sequence[int]]  # the numbers of the things there
    part: Part = ""  # a further part of its messages, such as the colour of the cards


def held(pending: Pending) -> list[int]:
    """The things that the choice itself holds, without unknown ones."""
    return [number for number in pending.among if number != HIDDEN]


#: The things drawn, looked at or revealed for this choice.
HELD: Final = Source("held", lambda state, pending: held(pending))


@dataclass(frozen=True, kw_only=True)
class PickOne(Choice):
    """One thing: a card, a token, a Wonder, a Chamber."""

    source: Source  # where it is picked from
    #: whether its ``none-`` and ``not-`` messages are named after its kind instead of its source
    own_messages: bool = False
    #: id of the rule that forbids picking something else, if it is not `rule`
    rule_against: str = ""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        actions = ONE[self.verb]
        return [actions[number] for number in self.source.there(state, pending)]

    def parts(self, state: State, pending: Pending) -> dict[str, Part]:
        return super().parts(state, pending) | {"part": self.source.part}

    def name(self) -> str:
        return self.kind if self.own_messages else self.source.name

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        there = [subject_of(option) for option in self.possible(state, pending)]
        message = Message(
            f"not-{self.name()}",
            what=_named(state, action),
            there=Listed(*there),
            number=len(there),
            **self.parts(state, pending),
        )
        return Refusal(self.rule_against or self.rule_of(state, pending), message)


@dataclass(frozen=True, kw_only=True)
class Pick(PickOne):
    """One thing, with a function that carries out the pick."""

    then: Then  # carries out the pick

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        self.then(state, pending.player, action.subject, rule)


@dataclass(frozen=True, kw_only=True)
class PickPlace(Choice):
    """A place of the structure, named by its card if that lies face up."""

    places: Callable[[State, Pending], Sequence[int]]  # the places that can be picked
    then: Then  # carries out the pick
    by_place: bool = True

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        self.then(state, pending.player, _place_of(state, action), rule)

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        actions, found = ONE[self.verb], []
        for place in self.places(state, pending):
            if state.face_up >> place & 1:
                action, at = actions[state.dealt[place]], state.place_code(place)
                found.append(action if at < 0 else placed(action, at))
            else:
                found.append(Action(self.verb, place=table_of(state).code(place)))
        return found

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        if action.subject < 0:
            options = Listed(*map(str, self.possible(state, pending)))
            message = Message(f"not-{self.kind}-at", place=action.place_name, options=options)
        else:
            message = Message(f"not-{self.kind}", what=subject_of(action))
        return Refusal(self.rule_of(state, pending), message)


def _named(state: State, action: Action) -> Part:
    """What an action is about; a Military token by the space on which it lies."""
    if VERBS[action.verb].subject == "military":
        return track_place(MILITARY_TOKENS[action.subject], state.names)
    return subject_of(action)


def _place_of(state: State, action: Action) -> int:
    """The place of the structure that an action names, by itself or by its card."""
    if action.subject < 0:
        return table_of(state).place_at(action.place)
    shown = state.face_up & state.present
    return next(place for place in members(shown) if state.dealt[place] == action.subject)
