"""Puzzles: positions in which only one answer reaches a goal, proven by exhaustive search."""

from duel_nb.players.possible import TooMuch
from duel_nb.players.puzzles.goals import GOALS, Goal
from duel_nb.players.puzzles.lines import Line, refutation, solution
from duel_nb.players.puzzles.prover import Proof, Prover
from duel_nb.players.puzzles.puzzle import Puzzle, find, goal_of, puzzles
from duel_nb.players.puzzles.reasons import ways_to_win

__all__ = [
    "GOALS",
    "Goal",
    "Line",
    "Proof",
    "Prover",
    "Puzzle",
    "TooMuch",
    "find",
    "goal_of",
    "puzzles",
    "refutation",
    "solution",
    "ways_to_win",
]
