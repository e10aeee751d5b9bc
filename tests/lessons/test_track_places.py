"""Places of the military track as answers: one way of writing them, and what people type."""

from __future__ import annotations

import pytest

import duel_nb as duel
from duel_nb.engine.actions import track_place
from duel_nb.languages import speaking
from duel_nb.lessons.exercises.exercise import Unreadable
from duel_nb.lessons.exercises.numbers import place_in
from duel_nb.lessons.exercises.predict import Predict
from duel_nb.lessons.exercises.verdicts import Status

NAMES = ("Ada", "Ben")


def test_a_place_is_said_in_one_way() -> None:
    said = {at: str(track_place(at, NAMES)) for at in (-9, -3, -1, 0, 1, 5, 9)}
    assert said == {
        -9: "in Ada's capital",
        -3: "3 spaces towards Ada",
        -1: "1 space towards Ada",
        0: "in the centre",
        1: "1 space towards Ben",
        5: "5 spaces towards Ben",
        9: "in Ben's capital",
    }
    for at, text in said.items():
        assert place_in(text, NAMES) == at


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("+4", 4),
        ("-4", -4),
        ("4", None),
        ("four spaces", None),
        ("0", 0),
        ("9 towards Ben", 9),
        ("10 towards Ben", None),
        ("-10", None),
        ("4 towards BEN", 4),
        ("four spaces towards Ada", -4),
        ("-4 towards Ada", -4),
        ("the middle", 0),
        ("2 spaces from Ben's capital", 7),
        ("Ben", None),
        ("between Ada and Ben, 3", None),
        ("a capital", None),
        ("far away", None),
    ],
)
def test_what_people_type_is_understood(typed: str, place: int | None) -> None:
    assert place_in(typed, NAMES) == place


def test_an_exercise_takes_the_place_in_words() -> None:
    exercise = Predict(
        "walls",
        "Where is it then?",
        duel.position(names=NAMES, pawn=2, A={"coins": 9}, structure=["Walls"], filled=False),
        "build Walls",
        answer=lambda after: after.pawn,
        on_track=True,
        mistakes={3: "Two shields are two spaces."},
        rule="BASE-MIL-01",
    )
    assert exercise.judge(exercise.read("4 spaces towards Ben")).status is Status.CORRECT
    wrong = exercise.judge(exercise.read("3 spaces towards Ben"))
    assert "Two shields" in wrong.reasons[0].text
    with pytest.raises(Unreadable):  # on whose side?
        exercise.read("4")
    other = exercise.judge(exercise.read("4 spaces towards Ada"))
    assert other.status is not Status.CORRECT
    assert "4 spaces towards Ada" in other.reasons[0].text
    assert exercise.answer_text() == "4 spaces towards Ben."
    with speaking("fr"):
        assert exercise.answer_text()[0] == "À"
