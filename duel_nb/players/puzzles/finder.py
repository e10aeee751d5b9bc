"""Find puzzles in games that the computer plays."""

import json
import random
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from duel_nb.engine import Action, DuelError, GameState, apply, legal_actions, new_game
from duel_nb.engine.configure import MIXES
from duel_nb.engine.rules.military import spaces_to_win
from duel_nb.engine.rules.science import different
from duel_nb.engine.state.tables import LAST_AGE, opponent_of
from duel_nb.engine.worlds import own_turn
from duel_nb.messages import Message
from duel_nb.players.player import GreedyPlayer
from duel_nb.players.possible import TooMuch
from duel_nb.players.puzzles import reasons
from duel_nb.players.puzzles.goals import GOALS, Goal
from duel_nb.players.puzzles.lines import solution
from duel_nb.players.puzzles.prover import Proof, Prover
from duel_nb.players.puzzles.puzzle import EDITION, NAMES, Puzzle, not_a_puzzle, to_data

#: The largest number of positions in a proof, so that a notebook can prove any puzzle quickly.
PUZZLE_POSITIONS: Final = 8_000

#: The same for preliminary checks with all cards known, and the number of answers that is too many.
PRELIMINARY_POSITIONS: Final = 1_000
TOO_MANY_ANSWERS: Final = 3

#: How often a player of these games chooses at random.
MISTAKES: Final = 0.12

#: How many turns at the end of each game are searched.
TURNS: Final = 10

#: How many puzzles of each theme are wanted in each mix, and how many of them may be easy.
WANTED: Final = 18
EASY: Final = 6

#: The largest number of puzzles of one game, and of one theme with the same answer.
PER_GAME: Final = 3
SAME_ANSWER: Final = 2
#: The least number of actions between two puzzles of a game.
APART: Final = 4

#: The largest number of cards in Age III for a search to the end of the game.
LAST_CARDS: Final = 5
#: The least number of cards before Age III, so that the searched turns do not begin a new Age.
CARDS_LEFT: Final = 9

#: How close a supremacy must be: steps of the Conflict pawn, symbols, Chambers.
_PAWN, _SYMBOLS, _CHAMBERS = 6, 4, 4


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle that was found in a game, after ``after`` actions."""

    after: int
    theme: str
    difficulty: int
    proof: Proof
    line: tuple[Action, ...]
    why: Message

    def data(self, number: int) -> dict[str, Any]:
        """The puzzle with its number as JSON data."""
        return {
            "number": number,
            "after": self.after,
            "theme": self.theme,
            "difficulty": self.difficulty,
            "answers": [*map(str, self.proof.good)],
            "line": [*map(str, self.line)],
            "why": to_data(self.why),
            "positions": self.proof.positions,
        }


class Finder:
    """Plays games of a mix and collects puzzles until there are enough.

    Args:
        mix: one of `MIXES`.
        games: the existing games with puzzles, as in a file; they are kept.
        wanted: how many puzzles of each theme to find.

    Attributes:
        games: all games with puzzles, as in a file.
        played: how many games have been played.
    """

    def __init__(
        self, mix: str, games: Sequence[dict[str, Any]] = (), wanted: int = WANTED
    ) -> None:
        self.games = list(games)
        self.played = 0
        self._mix, self._wanted = mix, wanted
        self._seed = max((game["seed"] for game in games), default=0) + 1
        self._themes: Counter[str] = Counter()
        self._easy: Counter[str] = Counter()
        self._answers: Counter[tuple[str, str]] = Counter()
        self._last_number = 0
        for entry in (entry for game in games for entry in game["puzzles"]):
            self._last_number = max(self._last_number, entry["number"])
            self._note(entry["theme"], entry["difficulty"], entry["answers"][0])

    @property
    def found(self) -> int:
        """How many puzzles there are."""
        return self._themes.total()

    @property
    def enough(self) -> bool:
        """Whether there are enough of every theme."""
        return all(self._themes[theme] >= self._wanted for theme in GOALS)

    def play(self) -> None:
        """Play one more game and keep its wanted puzzles."""
        seed = self._seed + self.played
        self.played += 1
        actions, positions = _game(seed, self._mix)
        kept: list[Found] = []
        for at, state in positions[-TURNS:]:
            if len(kept) == PER_GAME:
                break
            if kept and at - kept[-1].after < APART:
                continue
            found = self._puzzle(at, state, {one.theme for one in kept})
            if found is not None:
                self._note(found.theme, found.difficulty, str(found.proof.good[0]))
                kept.append(found)
        if kept:
            played = "; ".join(map(str, actions[: kept[-1].after]))
            entries = [found.data(self._last_number + n) for n, found in enumerate(kept, start=1)]
            self._last_number += len(kept)
            self.games.append({"seed": seed, "actions": played, "puzzles": entries})

    def _puzzle(self, at: int, state: GameState, used: Collection[str]) -> Found | None:
        """The first wanted puzzle in a position whose theme is not used yet."""
        for goal in GOALS.values():
            if goal.theme not in used and self._themes[goal.theme] < self._wanted:
                found = puzzle_in(at, state, goal)
                if found is not None and self._wants(found):
                    return found
        return None

    def _wants(self, found: Found) -> bool:
        if found.difficulty == 1 and self._easy[found.theme] >= EASY:
            return False
        return self._answers[found.theme, str(found.proof.good[0])] < SAME_ANSWER

    def _note(self, theme: str, difficulty: int, answer: str) -> None:
        self._themes[theme] += 1
        self._easy[theme] += difficulty == 1
        self._answers[theme, answer] += 1


def puzzle_in(at: int, state: GameState, goal: Goal) -> Found | None:
    """The puzzle with this goal in a position, if there is one.

    Args:
        at: how many actions of the game led to the position.
        state: a position at the start of a turn.
        goal: the goal.
    """
    if not _promising(state, goal):
        return None
    view = state.view(state.turn)
    try:
        if not goal.wins and _threatened(state) != (goal.theme == "stop"):
            return None
        if not _few_answers_with_open_cards(state, goal):
            return None
        if goal.turns is not None and goal.turns > 1 and _can_win(view):
            return None  # winning at once is better
        proof = Prover(view, goal, most=PUZZLE_POSITIONS).proof(enough=2)
        if not_a_puzzle(goal, proof) or len({goal.answer(one) for one in proof.bad}) < 2:
            return None
        if goal.theme == "uncover" and goal.answer(proof.good[0])[0] != "card":
            return None
        return _found(at, state, goal, proof)
    except TooMuch:
        return None


def proven_again(puzzle: Puzzle) -> Found | None:
    """A puzzle with what a new proof finds, None if it is none any more.

    After a change of a figure or a rule it may have another reason or another answer.
    """
    try:
        state, goal = puzzle.state, puzzle.goal
        proof = Prover(state.view(state.turn), goal).proof()
        if not_a_puzzle(goal, proof):
            return None
        return _found(len(puzzle.played), state, goal, proof)
    except (DuelError, TooMuch):
        return None


def _found(at: int, state: GameState, goal: Goal, proof: Proof) -> Found:
    """The puzzle of a proof, with its solution, its reason and its difficulty."""
    line = solution(state, goal)
    why = reasons.reason(state, goal, proof, line)
    difficulty = _difficulty(state, goal, proof, line.actions)
    return Found(at, goal.theme, difficulty, proof, line.actions, why)


def file_text(games: Sequence[dict[str, Any]]) -> str:
    """The contents of a puzzle file."""
    return json.dumps(games, indent=0, ensure_ascii=False) + "\n"


def _threatened(state: GameState) -> bool:
    """Whether the opponent could win at once if it were their turn."""
    other = opponent_of(state.turn)
    return _can_win(own_turn(state, other).view(other))


def _can_win(view: GameState) -> bool:
    """Whether a supremacy is certain in this turn."""
    return bool(Prover(view, GOALS["win-now"], most=PRELIMINARY_POSITIONS).proof(enough=1).good)


def _few_answers_with_open_cards(state: GameState, goal: Goal) -> bool:
    """A cheap test with all cards known, when at least as many answers reach the goal."""
    open_cards = state.copy()
    open_cards.viewer = state.active
    proof = Prover(open_cards, goal, most=PRELIMINARY_POSITIONS).proof(enough=TOO_MANY_ANSWERS)
    return 0 < len({goal.answer(action) for action in proof.good}) < TOO_MANY_ANSWERS


def _promising(state: GameState, goal: Goal) -> bool:
    """Whether a position may have a puzzle with this goal."""
    cards = state.present.bit_count()
    if goal.turns is None:
        return state.age == LAST_AGE and cards <= LAST_CARDS
    if state.age < LAST_AGE and cards < CARDS_LEFT:
        return False
    return _near(state, state.active if goal.wins else 1 - state.active)


def _near(state: GameState, player: int) -> bool:
    """Whether a player is close to a supremacy."""
    steps = spaces_to_win(state.pawn, player)
    chambers = 0 if state.senate is None else len(state.senate.controlled(player))
    symbols = different(state.cities[player])
    return steps <= _PAWN or symbols >= _SYMBOLS or chambers >= _CHAMBERS


def _difficulty(state: GameState, goal: Goal, proof: Proof, line: tuple[Action, ...]) -> int:
    """1 easy, 2 medium, 3 hard: by whether a greedy player fails, and how deep the search is."""
    view, actions = state.view(state.turn), legal_actions(state)
    tempting = GreedyPlayer(0).choose(view, actions) not in proof.good
    far = goal.theme != "win-now" and goal.theme != "stop"
    long = goal.theme == "win-now" and len(line) > 1
    return min(3, 1 + tempting + (far or long) + (proof.positions > PUZZLE_POSITIONS // 4))


def _game(seed: int, mix: str) -> tuple[list[Action], list[tuple[int, GameState]]]:
    """The actions of a game, and the positions at the start of each turn from Age II on.

    Both players are greedy and sometimes random: puzzles arise from mistakes.
    """
    state = new_game(seed, MIXES[mix], EDITION, NAMES)
    greedy, chance = GreedyPlayer(seed), random.Random(seed)
    actions: list[Action] = []
    positions = []
    while (who := state.to_act) is not None:
        if state.age >= 2 and not state.stack:
            positions.append((len(actions), state.copy()))
        legal = legal_actions(state)
        if len(legal) == 1 or chance.random() < MISTAKES:
            action = chance.choice(legal)
        else:
            action = greedy.choose(state.view(who), legal)
        apply(state, action)
        actions.append(action)
    return actions, positions
