"""Solve: a puzzle, in which one answer alone reaches a goal whatever happens."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from duel_nb.engine import Action, GameState
from duel_nb.engine.state.tables import CARDS
from duel_nb.lessons.answers import Reason
from duel_nb.lessons.exercises.exercise import Exercise, LineOfPlay, Unreadable, play, read_play
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet
from duel_nb.players.puzzles import MIXES, Line, Puzzle, TooMuch, find, refutation
from duel_nb.players.puzzles.puzzle import DIFFICULTIES
from duel_nb.players.puzzles.reasons import how, result

#: The first rule behind a puzzle, by what it is decided by.
_SUPREMACY: Final = "BASE-END-01"
_POINTS: Final = "BASE-END-02"
_KINDS: Final = {
    "military supremacy": "BASE-MIL-05",
    "scientific supremacy": "BASE-SCI-06",
    "political supremacy": "AGO-CTRL-08",
}


class Solve(Exercise):
    """A puzzle to be solved on the board. What is tried is judged by proving it.

    Attributes:
        puzzle: the puzzle.
    """

    kind = "solve"

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        goal, state = puzzle.goal, puzzle.state
        self._me, self._other = _names(state)
        told = goal.task.format(me=self._me, other=self._other)
        kinds = [rule for words, rule in _KINDS.items() if words in puzzle.why]
        super().__init__(
            puzzle.id,
            f"{goal.title} ({DIFFICULTIES[puzzle.difficulty]}, {puzzle.id}). {told}",
            state,
            why=puzzle.why,
            rule=[_POINTS if goal.points else _SUPREMACY, *kinds],
            hints=[
                f"{goal.title}: {goal.advice.format(me=self._me, other=self._other)}",
                f"Look at {_about(state.read(puzzle.answers[0]))}.",
            ],
        )

    def read(self, answer: Any) -> LineOfPlay:
        """What has been played: on a board, or actions as a list or with "; " between."""
        if isinstance(answer, LineOfPlay):  # on a board, whose hidden cards a refutation has laid
            return answer
        return read_play(self.needed_state(), answer)

    def judge(self, answer: LineOfPlay) -> Verdict:
        """Whether all that has been played in this turn reaches the goal, whatever happens then.

        Raises:
            Unreadable: nothing has been played.
        """
        goal, first = self.puzzle.goal, answer.states[0]
        me, tried = first.turn, list[Action]()
        for before, action, after in zip(
            answer.states, answer.actions, answer.states[1:], strict=False
        ):
            if before.turn != me:
                break
            tried.append(action)
            if before.to_act != me:
                continue
            if (refuted := self._refuted(first, tried)) is not None:
                return not_yet(self._told(action, refuted), line=refuted)
            if goal.decided(after, int(after.turn != me), me) or after.turn != me:
                return correct(self.whys())
        if not tried:
            raise Unreadable("Play something on the board first.")
        return not_yet(Reason(f"So far this is right; the turn of {self._me} goes on."))

    def rights(self) -> tuple[Any, ...]:
        """The solution, and its first action as somebody might type it."""
        own = self._own
        return own, "; ".join(own).upper()

    def wrongs(self) -> tuple[Any, ...]:
        """Two other actions."""
        actions = map(str, self.needed_state().legal_actions())
        return tuple((one,) for one in actions if one not in self.puzzle.answers)[:2]

    def answer_text(self) -> str:
        """The solution in words."""
        return "Play " + ", then ".join(f'"{action}"' for action in self._own) + "."

    @cached_property
    def _own(self) -> tuple[str, ...]:
        """The part of the solution that is played in this turn."""
        line = play(self.needed_state(), self.puzzle.line)
        turns = [state.turn == line.states[0].turn for state in line.states]
        return self.puzzle.line[: turns.index(False) if False in turns else None]

    def _refuted(self, first: GameState, tried: list[Action]) -> Line | None:
        """What refutes the last of these actions; the others are right."""
        try:
            return refutation(first, self.puzzle.goal, tried)
        except TooMuch as error:
            raise Unreadable(f"This cannot be judged: {error}") from None

    def _told(self, action: Action, line: Line) -> Reason:
        """What happens after a wrong try."""
        goal, end = self.puzzle.goal, line.after
        replies = ", then ".join(
            f'"{one}"' for one in line.actions[line.actions.index(action) + 1 :]
        )
        rule = self.rules[0]
        if end.outcome is None:
            if goal.theme == "win-now":
                return Reason(f'After "{action}" it is the turn of {self._other}.', rule)
            after = f" and {replies}" if replies else ""
            return Reason(f'After "{action}"{after} {self._me} cannot win in time.', rule)
        if end.outcome.termination == "civilian":
            return Reason(
                f'After "{action}" it may end {result(end, line.start.turn)}: {replies}.', rule
            )
        return Reason(
            f'After "{action}" {self._other} may win by {how(end)}: {replies}.', end.outcome.rule
        )


def _names(state: GameState) -> tuple[str, str]:
    """Whose puzzle it is, and the opponent."""
    first, second = state.names
    return (first, second) if state.turn == "A" else (second, first)


def _about(action: Action) -> str:
    """What an action is about: a card, and where it is used for one, a Wonder or Conspiracy."""
    if action.verb == "activate" and action.divinity is None:
        return "the Gate"
    thing = action.wonder or action.conspiracy or action.divinity
    card = CARDS[action.other] if action.verb in ("wonder", "prepare") else action.card
    named = [one.name for one in (thing, card) if one is not None]
    return " and ".join(named) if named else f'what "{action}" could do'


def puzzle_called(id: str) -> Solve:
    """The puzzle of this name, such as "base-17", as an exercise.

    Raises:
        DuelError: there is none.
    """
    mix, _, number = id.rpartition("-")
    return Solve(find(int(number) if number.isdigit() else 0, mix if mix in MIXES else "base"))
