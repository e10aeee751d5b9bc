"""Do: reach a goal by playing. Any play that reaches it is right."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from itertools import islice
from typing import Any, Final

from duel_nb.engine import Action, Event, GameState
from duel_nb.engine.state.tables import opponent_of
from duel_nb.lessons.exercises.exercise import (
    Condition,
    Exercise,
    LineOfPlay,
    MistakeText,
    Unreadable,
    play,
    played_by,
    read_play,
    said_by,
    split,
)
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet, so_far
from duel_nb.lessons.rulings.answers import Reason, because
from duel_nb.players.coach import chance_now
from duel_nb.session.table import name_of
from duel_nb.words.actions import line_in_words
from duel_nb.words.translate import translate

_MAX_POSITIONS: Final = 4000
"""Limit of the search for solutions."""
_MAX_SOLUTIONS: Final = 3
_ANY: Final = "…"
_GAMES: Final = 400
"""How many games the coach simulates from a position."""


@dataclass(eq=False)
class Do(Exercise):
    """Reach a goal by playing on the board.

    Attributes:
        goal: statements as in scenarios (all must hold; those about change refer to the whole
            play), or a test of the position reached.
        chance: instead of a goal, the least chance to win that the coach gives, after something was
            played, to the player whose turn it was; from 0 to 1.
        moves: maximum number of actions, including choices and the other player's actions.
        in_one_turn: whether it must be reached before the other player's turn.
        solution_play: the actions of a solution; by default one is searched for.
        mistakes: an action, or several joined by "; " -> the text if the play begins like this and
            does not reach the goal. "build …" stands for the other actions that begin so.
    """

    kind = "do"

    goal: Condition = ()
    _: KW_ONLY
    chance: float = 0
    moves: int = 1
    in_one_turn: bool = False
    solution_play: str | Sequence[str] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.chance:
            self.goal = self._is_promising
        if self.goal == ():
            raise self.broken("it has no goal.")
        if not callable(self.goal) and not isinstance(self.goal, Iterable):
            raise self.broken(f"its goal is a statement or a test, not {self.goal!r}.")
        if said_by(self, LineOfPlay((self.needed_state(),), ()), self.goal):
            raise self.broken("its goal is reached before anything is played.")
        if self.solution_play:
            line = played_by(self, self.solution_play)
            late = self._too_late(line) or len(line.actions) > self.moves
            if not said_by(self, line, self.goal) or late:
                raise self.broken("its solution does not reach its goal.")
        self.mistakes = self._named_mistakes()
        for actions in self.mistakes:
            if said_by(self, played_by(self, split(actions)), self.goal):
                raise self.broken(f"{actions!r} reaches the goal, but is listed as a mistake.")

    def _named_mistakes(self) -> Mapping[str, MistakeText]:
        """The mistakes, with each action that one with "…" stands for and no other names."""
        found = {key: text for key, text in self.mistakes.items() if not key.endswith(_ANY)}
        known = {played_by(self, split(key)).actions for key in found}
        for key, text in self.mistakes.items():
            for action in self.needed_state().legal_actions() if key.endswith(_ANY) else ():
                if str(action).startswith(key.removesuffix(_ANY)) and (action,) not in known:
                    found[str(action)] = text
        return found

    def _is_promising(self, after: GameState) -> bool:
        """Whether something was played, and the coach gives enough."""
        start = self.needed_state()
        return after != start and chance_now(after, start.turn, _GAMES) >= self.chance

    def read(self, answer: Any) -> LineOfPlay:
        """Actions from the position in notation, as a list or separated by "; "."""
        return read_play(self.needed_state(), answer)

    def judge(self, answer: LineOfPlay) -> Verdict:
        """Whether the play reaches the goal."""
        if len(answer.actions) > self.moves:
            return not_yet(because("do-too-many", moves=self.moves, taken=len(answer.actions)))
        late = self._too_late(answer)
        if answer.says(self.goal) and not late:
            return correct(self.whys())
        played = [str(action) for action in answer.actions]
        start = self.needed_state()
        for actions, mistaken in self.mistakes.items():
            wrong = [str(a) for a in play(start, split(actions)).actions]
            if played[: len(wrong)] == wrong:
                return not_yet(self.reason(mistaken))
        if late:
            other = name_of(start, opponent_of(start.turn))
            return not_yet(because("do-in-one-turn", self.rules[0], who=other))
        missing = tuple(self._missing(answer))
        return so_far(*missing) if self._begins_a_solution(answer) else not_yet(*missing)

    def complete(self, answer: LineOfPlay) -> bool:
        """Whether no action is left, so that the goal cannot be reached any more."""
        return len(answer.actions) >= self.moves or self._too_late(answer)

    def _begins_a_solution(self, line: LineOfPlay) -> bool:
        """Whether these actions are the first of a known solution."""
        count = len(line.actions)
        return any(one.actions[:count] == line.actions for one in self.solutions)

    def _too_late(self, line: LineOfPlay) -> bool:
        """Whether the other player has had a turn, though it must be reached in one turn."""
        mine = self.needed_state().turn
        return self.in_one_turn and any(state.turn != mine for state in line.states[:-1])

    def _missing(self, line: LineOfPlay) -> Iterator[Reason]:
        if not callable(self.goal) and not isinstance(self.goal, str):
            reached = sum(map(line.says, self.goal))
            if reached:
                yield because("do-so-far", reached=reached, count=len(self.goal))
        left = self.moves - len(line.actions)
        if left and line.after.outcome is None:
            yield because("do-play-on", self.rules[0], left=left)
        else:
            yield because("do-not-reached", self.rules[0])

    @cached_property
    def solutions(self) -> tuple[LineOfPlay, ...]:
        """Plays that reach the goal: the author's, then others, shortest first."""
        found = [played_by(self, self.solution_play)] if self.solution_play else []
        known = {line.actions for line in found}
        more = (line for line in self._search() if line.actions not in known)
        found += islice(more, _MAX_SOLUTIONS - len(found))
        if not found:
            raise self.broken("no solution was found; give one (solution_play=...).")
        return tuple(found)

    def _search(self) -> Iterator[LineOfPlay]:
        """Plays that reach the goal, shortest first (breadth-first search with a limit)."""
        waiting: deque[LineOfPlay] = deque([LineOfPlay((self.needed_state(),), ())])
        looked = 0
        while waiting and looked < _MAX_POSITIONS:
            line = waiting.popleft()
            if len(line.actions) >= self.moves:
                return
            if self.in_one_turn and line.after.turn != self.needed_state().turn:
                continue
            for action in line.after.legal_actions():
                looked += 1
                actions: tuple[Action, ...] = (*line.actions, action)
                longer = LineOfPlay((*line.states, line.after.play(action)), actions)
                if longer.says(self.goal):
                    yield longer
                else:
                    waiting.append(longer)

    def wrongs(self) -> tuple[Any, ...]:
        """The plays of the mistakes."""
        return tuple(tuple(split(actions)) for actions in self.mistakes)

    def rights(self) -> tuple[Any, ...]:
        """The solutions, and the first one as it might be typed."""
        found = [tuple(str(action) for action in line.actions) for line in self.solutions]
        return *found, "; ".join(found[0]).upper()

    def answer_text(self) -> str:
        """The first solution, and whether there are others."""
        line = line_in_words(self.solutions[0].actions, self.needed_state().names)
        key = "line-solution-of-several" if len(self.solutions) > 1 else "line-solution"
        return translate(key, line=line)

    def line(self, answer: Any = None) -> tuple[str, ...]:
        """The actions of an answer; empty if it cannot be played."""
        try:
            return () if answer is None else tuple(map(str, self.read(answer).actions))
        except Unreadable:
            return ()

    def consequences(self) -> tuple[Event, ...]:
        """The events of the first solution."""
        return self.solutions[0].events
