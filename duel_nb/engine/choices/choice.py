"""The kinds of choices: one thing from somewhere, a place, a pair of things.

A choice is declared once, as a row: its name, who may pick what and from where, by which rule,
whether it may be declined, and what then happens. The rows of each set stand beside this module;
the sentences are messages whose keys follow from the names: ``choice-zeus`` asks, ``none-…`` says
that there is nothing to pick from, ``not-…`` that something else was named.
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
from duel_nb.engine.messages import Listed, Message, Part
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.tables import HIDDEN, MILITARY, members

#: What a player does with the thing picked, by its number; last comes the rule that asked for it.
Then = Callable[[State, int, int, str], None]

#: What depends on the position in which something is asked.
Asked = Callable[[State, Pending], str]

#: There is nothing to choose from: the choice is skipped.
SKIPPED: Final = "GEN-02"


@dataclass(frozen=True, kw_only=True)
class Choice:
    """A kind of choice that can lie on a state's stack.

    Attributes:
        kind: its name on the stack.
        rule: id of the rule that asks for it, or what gives it by the position.
        verb: the verb of the actions it offers.
        must: id of the rule by which it cannot be declined, where `rule` does not say so.
        none: id of the rule for there being nothing to pick from.
        optional: whether it may be declined.
        secret: whether only the player who chooses sees what there is to pick from.
        akin: other verbs that are meant for it, though it may not offer them.
        by_place: whether a place of the structure alone can name what is picked.
        variant: the end of its message's key, where what is asked depends on the position.
    """

    kind: str
    rule: str | Asked
    verb: str
    must: str = ""
    none: str = SKIPPED
    optional: bool = False
    secret: bool = False
    akin: tuple[str, ...] = ()
    by_place: bool = False
    variant: Asked | None = None

    @abstractmethod
    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        """What can be picked; when there is nothing the choice is skipped (GEN-02)."""

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        """What can be done: pick something possible, or decline where that is allowed."""
        possible = self.possible(state, pending)
        return [*possible, PASS] if possible and self.is_optional(pending) else possible

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        """Do what was chosen; the choice has already left the stack."""
        if action.verb != "pass":
            self.do(state, pending, action, self.rule_of(state, pending))

    @abstractmethod
    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        """Do what was picked, by the rule that asked for it."""

    def is_optional(self, pending: Pending) -> bool:
        """Whether it may be declined."""
        return self.optional

    def is_hidden(self, state: State, pending: Pending) -> bool:
        """Whether the viewer of this position does not know all that can be picked."""
        return HIDDEN in pending.among

    def rule_of(self, state: State, pending: Pending) -> str:
        """Id of the rule that asks for this choice in this position."""
        return self.rule if isinstance(self.rule, str) else self.rule(state, pending)

    def parts(self, state: State, pending: Pending) -> dict[str, Part]:
        """What its sentences can name."""
        names, player = state.config.names, pending.player
        return {
            "who": names[player],
            "whom": names[1 - player],
            "count": len(pending.among),
            "age": "I" * state.age,
        }

    def message(self, state: State, pending: Pending) -> Message:
        """Who must choose what and why."""
        variant = "" if self.variant is None else self.variant(state, pending)
        return Message(f"choice-{self.kind}{variant}", **self.parts(state, pending))

    def nothing(self, state: State, pending: Pending) -> tuple[str, Message]:
        """Rule and message for there being nothing to pick from."""
        return self.none, Message("none", due=self.message(state, pending))

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        """Why an action with the right verb is not among the options."""
        options = Listed(*(str(option) for option in self.options(state, pending)))
        message = Message("not-among", action=str(action), options=options)
        return Refusal(self.rule_of(state, pending), message)


@dataclass(frozen=True)
class Source:
    """Where something is picked from.

    Attributes:
        name: its messages are ``none-<name>`` and ``not-<name>``.
        there: the numbers of what lies there.
        part: a further part of its messages, such as the colour of the cards.
    """

    name: str
    there: Callable[[State, Pending], Sequence[int]]
    part: Part = ""


def held(pending: Pending) -> list[int]:
    """What the choice itself holds, as far as it is known."""
    return [number for number in pending.among if number != HIDDEN]


#: What has been drawn, looked at or revealed for this choice.
HELD: Final = Source("held", lambda state, pending: held(pending))


@dataclass(frozen=True, kw_only=True)
class PickOne(Choice):
    """One thing: a card, a token, a Wonder, a Chamber.

    Attributes:
        source: where it is picked from.
        said: whether the choice has sentences of its own for nothing and another thing, named
            after its kind instead of its source.
        against: id of the rule that forbids to pick something else, where it is another one.
    """

    source: Source
    said: bool = False
    against: str = ""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        actions = ONE[self.verb]
        return [actions[number] for number in self.source.there(state, pending)]

    def nothing(self, state: State, pending: Pending) -> tuple[str, Message]:
        if self.none == SKIPPED:
            return super().nothing(state, pending)
        name = self.kind if self.said else self.source.name
        return self.none, Message(f"none-{name}", **self._all_parts(state, pending))

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        name = self.kind if self.said else self.source.name
        there = [subject_of(option) for option in self.possible(state, pending)]
        message = Message(
            f"not-{name}",
            what=_named(state, action),
            there=Listed(*there),
            number=len(there),
            **self._all_parts(state, pending),
        )
        return Refusal(self.against or self.rule_of(state, pending), message)

    def _all_parts(self, state: State, pending: Pending) -> dict[str, Part]:
        return self.parts(state, pending) | {"part": self.source.part}


@dataclass(frozen=True, kw_only=True)
class Pick(PickOne):
    """One thing, whatever else there was.

    Attributes:
        then: what is done with it.
    """

    then: Then

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        self.then(state, pending.player, action.subject, rule)


@dataclass(frozen=True, kw_only=True)
class PickPlace(Choice):
    """A place of the structure, by its card where that lies face up.

    Attributes:
        places: the places that can be picked.
        then: what is done with the one picked.
    """

    places: Callable[[State, Pending], Sequence[int]]
    then: Then
    by_place: bool = True

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        self.then(state, pending.player, _place_of(state, action), rule)

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        assert state.table is not None
        actions, found = ONE[self.verb], []
        for place in self.places(state, pending):
            if state.face_up >> place & 1:
                action, at = actions[state.dealt[place]], state.place_code(place)
                found.append(action if at < 0 else placed(action, at))
            else:
                found.append(Action(self.verb, place=state.table.code(place)))
        return found

    def nothing(self, state: State, pending: Pending) -> tuple[str, Message]:
        return self.none, Message(f"none-{self.kind}", **self.parts(state, pending))

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        if action.subject < 0:
            row, column = divmod(action.place, 100)
            options = Listed(*map(str, self.possible(state, pending)))
            message = Message(f"not-{self.kind}-at", place=f"r{row}c{column}", options=options)
        else:
            message = Message(f"not-{self.kind}", what=subject_of(action))
        return Refusal(self.rule_of(state, pending), message)


def _named(state: State, action: Action) -> Part:
    """What an action is about; a Military token by the space on which it lies."""
    if VERBS[action.verb].subject == "military":
        return track_place(MILITARY[action.subject], state.config.names)
    return subject_of(action)


def _place_of(state: State, action: Action) -> int:
    """The place of the structure that an action names, by itself or by its card."""
    assert state.table is not None
    if action.subject < 0:
        return state.table.places.index(divmod(action.place, 100))
    shown = state.face_up & state.present
    return next(place for place in members(shown) if state.dealt[place] == action.subject)
