"""Solve: a puzzle in which only one answer forces a goal."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from duel_nb.arguments import text
from duel_nb.catalog import CATALOG, Component
from duel_nb.engine import Action, GameState
from duel_nb.engine.configure import MIXES
from duel_nb.engine.state.tables import CARDS, opponent_of
from duel_nb.lessons.exercises.exercise import Exercise, LineOfPlay, Unreadable, play, read_play
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet, so_far
from duel_nb.lessons.rulings.answers import Reason, because
from duel_nb.messages import Listed, Message
from duel_nb.players.puzzles import Line, Puzzle, TooMuch, find, refutation, ways_to_win
from duel_nb.words.actions import in_words, line_in_words
from duel_nb.words.translate import translate

#: The first rule of a puzzle that is decided by supremacy or by points.
_SUPREMACY: Final = "BASE-END-01"
_POINTS: Final = "BASE-END-02"
_KINDS: Final = {"military": "BASE-MIL-05", "science": "BASE-SCI-06", "political": "AGO-CTRL-08"}


class Solve(Exercise):
    """A puzzle to be solved on the board. Tries are judged by exhaustive search."""

    kind = "solve"

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        goal, state = puzzle.goal, puzzle.state
        self._me, self._other = _names(state)
        theme, task = goal.title, goal.task(self._me, self._other)
        advice = goal.advice(self._me, self._other)
        asked = Message(
            "puzzle-asked", theme=theme, difficulty=puzzle.difficulty, id=puzzle.id, task=task
        )
        why = puzzle.reason
        won = ways_to_win(why)
        kinds = [rule for way, rule in _KINDS.items() if way in won]
        super().__init__(
            puzzle.id,
            str(asked),
            state,
            why=str(why),
            rule=[_POINTS if goal.points else _SUPREMACY, *kinds],
            hints=[
                translate("puzzle-hint", theme=theme, advice=advice),
                str(look_at(state.read(puzzle.answers[0]))),
            ],
        )

    def read(self, answer: Any) -> LineOfPlay:
        """A line of play from a board, or actions as a list or separated by "; "."""
        if isinstance(answer, LineOfPlay):  # a board's hidden cards may come from a refutation
            return answer
        return read_play(self.needed_state(), answer)

    def judge(self, answer: LineOfPlay) -> Verdict:
        """Whether the actions of this turn force the goal.

        Raises:
            Unreadable: nothing was played.
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
                return not_yet(self._what_happens(action, refuted), line=refuted)
            if goal.decided(after, int(after.turn != me), me) or after.turn != me:
                return correct(self.whys())
        if not tried:
            raise Unreadable(translate("puzzle-play-first"))
        return so_far(because("puzzle-so-far", who=self._me))

    def rights(self) -> tuple[Any, ...]:
        """The solution, and as it might be typed."""
        own = self._own
        return own, "; ".join(own).upper()

    def wrongs(self) -> tuple[Any, ...]:
        """Two other actions."""
        actions = map(str, self.needed_state().legal_actions())
        return tuple((one,) for one in actions if one not in self.puzzle.answers)[:2]

    def answer_text(self) -> str:
        """The solution in words."""
        state = self.needed_state()
        return translate("line-solution", line=line_in_words(play(state, self._own).actions))

    @cached_property
    def _own(self) -> tuple[str, ...]:
        """The part of the solution that is played in this turn."""
        line = play(self.needed_state(), self.puzzle.line)
        turns = [state.turn == line.states[0].turn for state in line.states]
        return self.puzzle.line[: turns.index(False) if False in turns else None]

    def _refuted(self, first: GameState, tried: list[Action]) -> Line | None:
        """A refutation of the last of these actions; the others are right."""
        try:
            return refutation(first, self.puzzle.goal, tried)
        except TooMuch as error:
            raise Unreadable(translate("puzzle-not-judged", problem=str(error))) from None

    def _what_happens(self, action: Action, line: Line) -> Reason:
        """The text for a wrong try: what happens after it."""
        goal, end, tried = self.puzzle.goal, line.after, in_words(action)
        after, rule = line.actions[line.actions.index(action) + 1 :], self.rules[0]
        if end.outcome is None:
            if goal.theme == "win-now":
                return because("puzzle-other-turn", rule, action=tried, who=self._other)
            if not after:
                return because("puzzle-too-late", rule, action=tried, who=self._me)
            played = line_in_words(after)
            return because("puzzle-too-late-after", rule, action=tried, line=played, who=self._me)
        then = {"replies": len(after), "line": line_in_words(after) if after else ""}
        if end.outcome.termination != "civilian":
            key = f"puzzle-may-win-{end.outcome.termination}"
            return because(key, end.outcome.rule, action=tried, who=self._other, **then)
        sheets, me = end.scores(), line.start.turn
        mine, theirs = sheets[me].total, sheets[opponent_of(me)].total
        blue = mine == theirs and end.outcome.winner is not None
        key = "puzzle-may-end-blue" if blue else "puzzle-may-end"
        return because(key, rule, action=tried, mine=mine, theirs=theirs, **then)


def _names(state: GameState) -> tuple[str, str]:
    """The player who solves it, and the opponent."""
    first, second = state.names
    return (first, second) if state.turn == "A" else (second, first)


def look_at(action: Action) -> Message:
    """A hint at what an action uses: a card and, if any, a Wonder or Conspiracy."""
    thing: Component | None = action.wonder or action.conspiracy or action.divinity
    if action.verb == "activate" and thing is None:
        thing = CATALOG.gate
    card = CARDS[action.other] if action.verb in ("wonder", "prepare") else action.card
    named = [Message("thing-with-article", thing=one) for one in (thing, card) if one is not None]
    if not named:
        return Message("puzzle-look-could", action=in_words(action))
    return Message("puzzle-look", things=Listed(*named, last="and"))


def puzzle_called(id: str) -> Solve:
    """The puzzle with this id, such as "base-17", as an exercise.

    Raises:
        DuelError: there is none.
    """
    mix, _, number = text("id", id).rpartition("-")
    known = number.isdecimal() and len(number) < 6
    return Solve(find(int(number) if known else id, mix if mix in MIXES else "base"))
