"""A game as lines of positions: play, undo, redo, step, branch. No widgets, no drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from duel_nb.arguments import whole
from duel_nb.engine import Action, Event, GameState
from duel_nb.errors import DuelError
from duel_nb.quoting import shown
from duel_nb.words.actions import in_words
from duel_nb.words.translate import translate


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a game and what it caused.

    Attributes:
        number: 1 for the first action.
        player: "A" or "B", who chose it.
        action: the action.
        events: what it caused, in order.
        secret: whether the action is hidden from the viewer (see `Session.moves_seen_by`).
    """

    number: int
    player: str
    action: Action
    events: tuple[Event, ...]
    secret: bool = False

    def in_one_line(self, names: tuple[str, str]) -> str:
        """Who did what, in one line: "3. Ada: build Altar"."""
        who = names["AB".index(self.player)]
        return translate("move-in-log", number=self.number, who=who, what=self.what(names))

    def what(self, names: tuple[str, str]) -> str:
        """The action in words; "a secret choice" for a secret one."""
        return translate("secret-choice") if self.secret else str(in_words(self.action, names))


@dataclass(slots=True)
class Branch:
    """One line of a game: its positions, and the actions between them.

    Attributes:
        states: the positions, one more than actions.
        actions: the actions.
        parted: number of actions shared with the line it branched off; 0 for the first line.
        comments: number of an action -> comment.
    """

    states: list[GameState]
    actions: list[Action] = field(default_factory=list)
    parted: int = 0
    comments: dict[int, str] = field(default_factory=dict)


class Session:
    """Lines of positions from one first position, and a current position in one of them.

    Playing another action in the middle of a line keeps that line and begins a new one.

    Args:
        state: the first position.
        actions: of a recorded game; the session starts at its beginning.
        comments: on these actions, by their numbers.

    Raises:
        IllegalAction: the rules forbid one of the actions.
        NotationError: one of them is not an action.
    """

    def __init__(
        self,
        state: GameState,
        actions: Iterable[Action | str] = (),
        comments: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        self._lines = [Branch([state], comments={**comments})]
        self._line = 0
        self._at = 0
        for action in actions:
            self.play(action)
        self._at = 0

    def __repr__(self) -> str:
        branches = "" if len(self._lines) == 1 else f", line {self._line} of {len(self._lines)}"
        return f"<Session: after {self._at} of {self.last} actions{branches}>"

    @property
    def state(self) -> GameState:
        """The current position."""
        return self._now.states[self._at]

    @property
    def states(self) -> tuple[GameState, ...]:
        """All positions of the line, including those after the current one."""
        return tuple(self._now.states)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions of the line, including those after the current position."""
        return tuple(self._now.actions)

    @property
    def at(self) -> int:
        """Number of actions before the current position."""
        return self._at

    @property
    def last(self) -> int:
        """Number of actions in the line."""
        return len(self._now.actions)

    @property
    def lines(self) -> tuple[Branch, ...]:
        """All lines in the order in which they began."""
        return tuple(self._lines)

    @property
    def line(self) -> int:
        """Number of the current line."""
        return self._line

    @property
    def comments(self) -> Mapping[int, str]:
        """The comments on actions of the line, by their numbers."""
        return MappingProxyType(self._now.comments)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves up to the current position, oldest first."""
        return self._moves(0, self._at)

    def moves_seen_by(
        self, player: str | None, since: int = 0, until: int | None = None
    ) -> tuple[Move, ...]:
        """Moves as a player may know them; in a finished game everything (GEN-06).

        Args:
            player: "A" or "B"; None for what both know.
            since: number of moves to leave out at the start.
            until: the last move; by default the one before the current position.
        """
        until = self._at if until is None else until
        if self._now.states[until].outcome is not None:
            return self._moves(since, until)
        return self.moves_learned_by(player, since, until)

    def moves_learned_by(
        self, player: str | None, since: int = 0, until: int | None = None
    ) -> tuple[Move, ...]:
        """Moves as a player learned of them when they were made (GEN-06); see `moves_seen_by`."""
        until = self._at if until is None else until
        return tuple(self._as_learned(move, player) for move in self._moves(since, until))

    def moves_hidden_from(self, player: str | None) -> tuple[Move, ...]:
        """The moves of which a player did not learn everything, with what was hidden."""
        found = ((move, self._as_learned(move, player)) for move in self.moves)
        return tuple(
            replace(move, events=tuple(e for e in move.events if e not in known.events))
            for move, known in found
            if known != move
        )

    def play(self, action: Action | str) -> GameState:
        """Play from the current position.

        In the middle of a line, the next action of the line is a step forward; another one begins
        a new line.

        Raises:
            IllegalAction: the rules forbid the action; nothing changes.
            NotationError: the text is not an action.
        """
        line = self._now
        chosen = self.state.read(action) if isinstance(action, str) else action
        if self._at < len(line.actions):
            if line.actions[self._at] == chosen:
                self._at += 1
                return self.state
            after = self.state.play(chosen)
            states, actions = line.states[: self._at + 1], line.actions[: self._at]
            comments = {at: words for at, words in line.comments.items() if at <= self._at}
            self._lines.append(Branch(states, actions, self._at, comments))
            self._line = len(self._lines) - 1
            line = self._now
        else:
            after = self.state.play(chosen)
        line.states.append(after)
        line.actions.append(chosen)
        self._at += 1
        return after

    def comment(self, words: str) -> None:
        """Comment on the last action before the current position."""
        self._now.comments[self._at] = words

    def go(self, at: int) -> GameState:
        """Go to the position after `at` actions (0: the first position).

        Raises:
            DuelError: the line is not that long.
        """
        if not 0 <= whole("step", at) <= self.last:
            raise DuelError(translate("game-no-position", actions=self.last, given=shown(at)))
        self._at = at
        return self.state

    def follow(self, line: int) -> GameState:
        """Go to the end of another line.

        Raises:
            DuelError: there is no such line.
        """
        if not 0 <= whole("line", line) < len(self._lines):
            raise DuelError(translate("game-no-line", lines=len(self._lines), given=shown(line)))
        self._line = line
        return self.go(self.last)

    def branch(self, at: int, actions: Sequence[Action]) -> GameState:
        """Go to the first action of a line that leaves this one after `at` actions.

        Args:
            at: how many actions both lines share.
            actions: those of the other line, at least one; if there is such a line already, it is
                taken.

        Raises:
            DuelError: the line is not that long.
            IllegalAction: the rules forbid one of the actions.
        """
        self.go(at)
        wanted = [*self._now.actions[:at], *actions]
        for number, line in enumerate(self._lines):
            if line.actions[: len(wanted)] == wanted:
                self._line = number
                return self.go(at + 1)
        for action in actions:
            self.play(action)
        return self.go(at + 1)

    def undo(self) -> GameState:
        """Go one action back; does nothing at the beginning."""
        return self.go(max(0, self._at - 1))

    def redo(self) -> GameState:
        """Go one action forward; does nothing at the end."""
        return self.go(min(self.last, self._at + 1))

    @property
    def _now(self) -> Branch:
        return self._lines[self._line]

    def _moves(self, since: int, until: int) -> tuple[Move, ...]:
        return tuple(self._move(number) for number in range(since + 1, until + 1))

    def _move(self, number: int) -> Move:
        line = self._now
        before, after = line.states[number - 1], line.states[number]
        return Move(number, before.to_act or before.turn, line.actions[number - 1], after.events)

    def _as_learned(self, move: Move, player: str | None) -> Move:
        """A move as a player learns of it."""
        events = self._now.states[move.number].view(player).events
        hidden = move.player != player and events != move.events
        return replace(move, events=events, secret=hidden and move.action.verb in _HIDDEN)


_HIDDEN = frozenset({"install", "top", "keep", "return", "prepare"})
"""Verbs whose action is secret if the player may not see its events."""
