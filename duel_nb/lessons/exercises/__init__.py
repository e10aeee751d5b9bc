"""Exercises, and how to write them: everything that an author of a lesson needs.

A lesson is one text file, `notebooks/src/05-wonders.md` (its form: `duel_nb.lessons.source`). Its
first code cell says which lesson it is, and an exercise is one cell, folded away so that nobody
reads the answer by accident:

    ```python
    import duel_nb as duel

    lesson = duel.lesson("05-wonders")
    ```

    ```python hide-input
    lesson.predict(
        "who-is-next",                                    # an id, unique in this lesson
        "Ben takes the Colossus. Who chooses next?",      # one or two sentences
        draft,                                            # the position; its picture is shown
        "draft Colossus",                                 # what is played: an action or a list
        options={"A to act": "Ada", "B to act": "Ben"},   # statement: words. The engine decides
        mistakes={"A to act": "Ben takes two in a row from each group."},  # for each wrong one
        why="Ben takes two, and Ada gets the one that is left.",
        rule="BASE-DRAFT-01",                             # one id or several; always needed
        hints=["How many Wonders has each player now?"],  # from a nudge to nearly all of it
    )
    ```

All kinds share ``id, question, state`` and, by name, ``why, rule, hints, mistakes, picture`` (False
when the board is in the cell above). A mistake is told a sentence, or ``("sentence", "RULE-ID")``.
After the last hint comes the rule in its own words, by itself. What is wrong in an exercise (no
option right, a wrong option without a text, a rule that is not there, a goal that cannot be
reached) is an `ExerciseError` when the cell runs, so the build finds it.

- ``lesson.predict(id, question, state, play, options=..., mistakes=...)``: options are statements
  as in scenarios (examples/README.md: "A coins +4", "pawn +2", "B to act", "A city +Baths",
  "winner A military", "price of Library for A is 3"). Or ``answer=lambda after: ...`` computes a
  value from the position reached: then options are values with words, or are left out and the
  learner types (mistakes: ``{7: "..."}``). A number may be typed in any form: "+4", "4 coins",
  "four". Never write the right answer down.
- ``lesson.find(id, question, state, what)``: click all the things. ``what`` is "accessible",
  "face-down", "affordable", "free", "chainable", "constructible Wonders", or
  ``lambda state: [hit ids or names]`` ("place:r5c3", "wonder:sphinx", "token:law", "space:3",
  "Library"; ``among=("place",)`` widens what can be clicked). Wrong clicks are told the engine's
  reason; ``mistakes={"Library": "..."}`` says more.
- ``lesson.do(id, question, state, goal, moves=2)``: play until the goal holds: a statement, a list
  of them, or a test of the position. Any play counts; with ``in_one_turn=True`` only what is done
  before the other player's turn. ``mistakes={"discard Baths": "..."}``: what
  somebody is told who begins so ("one; two" for two actions). Solutions are found by looking, or
  given (``solution_play=["...", "..."]``) where that would take too long.
- ``lesson.order(id, question, steps=[...])``: steps in the right order (an inner list: in any
  order). Better: ``state, {"The pawn moves": "pawn", "Ben pays": "loses"}, play="..."``, where
  kinds or words of the engine's events decide. A mistake is a pair: ``{("this", "that"): "..."}``
  is told to whoever puts this before that. Where only some steps need others,
  ``needs={"roof": ["walls"]}`` says which, and every other order is right.
- ``lesson.price(id, question, state, "Library", "A")``: a price in coins, of an activation as well
  ("Mars", "Mars using 3 4"). The tempting sums (forgetting the opponent's symbols, one's own
  production, a fixed price, the coins, a chain, the Sanctuary) are worked out and told their rule.
- ``lesson.score(id, question, state, "A")``: the score sheet; ``mistakes={("treasury", 7): "."}``.
- ``lesson.solve("base-17")``: one of the puzzles that are shipped (`duel_nb.players.puzzles`);
  a wrong try is refuted on the board, and hints, reason and solution come with it.
- ``lesson.ask(id, question, rule=..., begin="...", example="...")``: write a scenario that
  holds and in which the rule is at work.

The last cell of a lesson is ``lesson``: a table of its exercises and what has been solved, and the
rules that the lesson names, each of which opens.

Learners press *Check*, *Hint*, *Solution* and *Play it out*, or write
``lesson["who-is-next"].check("Ben")``, ``.hint()``, ``.solution()``, ``.board()``. A check has four
answers: correct, not yet, not tried, cannot be checked. What was solved is kept in
`my-progress.json` beside the notebooks and goes nowhere else.

`python -m pytest tests/lessons/test_course.py -k 05-wonders` tries every exercise of a lesson
untouched, with each mistake, with every right answer it knows, and presses every button.
"""

from duel_nb.lessons.exercises.ask import Ask
from duel_nb.lessons.exercises.do import Do
from duel_nb.lessons.exercises.exercise import Exercise, ExerciseError, Unreadable
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.order import Order
from duel_nb.lessons.exercises.predict import Predict
from duel_nb.lessons.exercises.price import Price
from duel_nb.lessons.exercises.progress import NoProgress, Progress
from duel_nb.lessons.exercises.score import Score
from duel_nb.lessons.exercises.solve import Solve
from duel_nb.lessons.exercises.task import Task
from duel_nb.lessons.exercises.verdicts import Note, Status, Verdict
from duel_nb.lessons.exercises.workbook import UnknownExercise, Workbook, lesson

__all__ = [
    "Ask",
    "Do",
    "Exercise",
    "ExerciseError",
    "Find",
    "NoProgress",
    "Note",
    "Order",
    "Predict",
    "Price",
    "Progress",
    "Score",
    "Solve",
    "Status",
    "Task",
    "UnknownExercise",
    "Unreadable",
    "Verdict",
    "Workbook",
    "lesson",
]
