"""Exercises, and how to write them.

A lesson is one text file, `notebooks/src/05-wonders.md` (its form: `duel_nb.lessons.source`). Its
first code cell says which lesson it is, and an exercise is one cell, folded away so that nobody
reads the answer by accident:

    ```python
    import duel_nb as duel

    lesson = duel.lesson("05-wonders")
    draft = lesson.position(  # Ada and Ben, with the expansions of the lesson
        offered=["Colossus", "Sphinx", "Piraeus"], A={"wonders": ["Pyramids"]}
    )
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

All kinds share ``id, question, state`` and the keywords ``why, rule, hints, mistakes, picture``
(False if the board is in the cell above). The text for a mistake is a sentence, or
``("sentence", "RULE-ID")``. After the last hint the rule is shown. An error in an exercise (no
right option, a wrong option without a text, an unknown rule, an unreachable goal) raises
`ExerciseError` when the cell runs, so the build finds it.

- ``lesson.predict(id, question, state, play, options=..., mistakes=...)``: options are statements
  as in scenarios (examples/REFERENCE.md: "A coins +4", "pawn +2", "B to act", "A city +Baths",
  "winner A military", "price of Library for A is 3"). Or ``answer=lambda after: ...`` computes a
  value from the position reached: then options are values with labels, or are left out and the
  learner types (mistakes: ``{7: "..."}``). A number may be typed in any form: "+4", "4 coins",
  "four". The right answer is never written down.
- ``lesson.find(id, question, state, what)``: click all the things. ``what`` is "accessible",
  "face-down", "affordable", "free", "chainable", "constructible Wonders", "uncovering" (cards
  that alone cover another one), or ``lambda state: [hit ids or names]`` ("place:r5c3",
  "wonder:sphinx", "token:law", "space:3", "Library"; ``among=("place",)`` widens what can be
  clicked). A wrong click gets the engine's reason; ``mistakes={"Library": "..."}`` replaces it.
- ``lesson.do(id, question, state, goal, moves=2)``: play until the goal holds: a statement, a list
  of them, or a test of the position. Any play counts; with ``in_one_turn=True`` only actions
  before the other player's turn. ``mistakes={"discard Baths": "..."}``: the text for a play that
  begins like this ("one; two" for two actions). Solutions are found by search, or given
  (``solution_play=["...", "..."]``) if that would take too long.
- ``lesson.order(id, question, steps=[...])``: steps in the right order (an inner list: in any
  order). Better: ``state, {"The pawn moves": "pawn", "Ben pays": "loses"}, play="..."``, where
  kinds of the engine's events decide. A mistake is a pair: ``{("this", "that"): "..."}`` is the
  text for putting this before that. If only some steps depend on others, list those with
  ``needs={"roof": ["walls"]}``: every order that respects them is right.
- ``lesson.price(id, question, state, "Library", "A")``: a price in coins, of an activation as well
  ("Mars", "Mars using 3 4"). The tempting sums (forgetting the opponent's symbols, one's own
  production, a fixed price, the coins, a chain, the Sanctuary) are computed and explained.
- ``lesson.score(id, question, state, "A")``: the score sheet; ``mistakes={("treasury", 7): "."}``.
- ``lesson.solve("base-17")``: one of the puzzles of `duel_nb.players.puzzles`; a wrong try is
  refuted on the board, and it has its own hints, reason and solution.
- ``lesson.ask(id, question, rule=..., begin="...", example="...")``: write a scenario that
  holds and uses the rule.

The last cell of a lesson is ``lesson``: a table of its exercises with progress, and the rules that
the lesson names.

Learners press *Check*, *Hint*, *Solution* and *Play it out*, or write
``lesson["who-is-next"].check("Ben")``, ``.hint()``, ``.solution()``, ``.board()``. A check has four
results: correct, not yet, not tried, cannot be checked. Progress is kept in `my-progress.json`
beside the notebooks and nowhere else.

`python -m pytest tests/lessons/test_course.py -k 05-wonders` checks every exercise of a lesson
untouched, with each mistake and with every known right answer, and presses every button.
"""

from duel_nb.lessons.exercises.ask import Ask
from duel_nb.lessons.exercises.do import Do
from duel_nb.lessons.exercises.exercise import Exercise, ExerciseError, Unreadable
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.learned import NoProgress
from duel_nb.lessons.exercises.order import Order
from duel_nb.lessons.exercises.predict import Predict
from duel_nb.lessons.exercises.price import Price
from duel_nb.lessons.exercises.progress import Progress
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
