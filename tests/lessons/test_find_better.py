"""A mistake of one's own game is played again, judged by the coach, and comes back in practice."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.engine import GameState
from duel_nb.languages import LANGUAGES
from duel_nb.lessons.exercises.better import Better
from duel_nb.lessons.exercises.mistakes import MOST, KeptMistake
from duel_nb.lessons.exercises.progress import Progress
from duel_nb.lessons.exercises.verdicts import Status
from duel_nb.lessons.practice.find_better import FindBetter
from duel_nb.lessons.practice.practice import Practice
from duel_nb.players.mistake import Mistake
from duel_nb.records import Game
from duel_nb.records.review import review
from duel_nb.words import speaking
from tests.boards.live.person import press, words

DAY = date(2026, 3, 2)


def start() -> GameState:
    """Ada is ahead in points, but Ben wins at once if he can build the Circus."""
    return duel.position(
        age=3,
        pawn=-7,
        structure=["Circus", "Obelisk", "Gardens"],
        filled=False,
        A={"coins": 2, "cards": ["Palace", "Town Hall", "Senate", "Pantheon"]},
        B={"coins": 30},
        turn="A",
        names=("Ada", "Ben"),
    )


def game() -> Game:
    """Ada discards another card, and Ben wins."""
    found = Game.starting_from(start())
    for action in ("discard Gardens", "build Circus"):
        found = found.play(action)
    return found


def mistake() -> Mistake:
    state = start()
    played, best = state.read("discard Gardens"), state.read("discard Circus")
    return Mistake(state, played, best, 0.9, 0.1)


def test_a_game_is_reviewed_its_mistake_found_and_practised_the_next_day(tmp_path: Path) -> None:
    day = [DAY]
    progress = Progress(tmp_path / "progress.json", lambda: day[0])
    found = review(game(), games=100).find_better("A")
    again = FindBetter([one.exercise().mistake for one in found.left], progress)
    assert again.task is not None
    verdict = again.task.check("discard Gardens")
    assert verdict.status is Status.NOT_YET
    assert "comes back tomorrow" in words(again)
    again.next()
    assert again.task is None
    assert "0 of 1" in repr(again)

    assert Practice(progress).session.question is None, "not on the same day"
    day[0] = DAY + timedelta(1)
    tomorrow = Practice(Progress(tmp_path / "progress.json", lambda: day[0]))
    assert isinstance(tomorrow.session.question, Better)
    assert tomorrow.task is not None
    assert tomorrow.task.check("discard Circus")
    assert tomorrow.session.right == 1
    day[0] += timedelta(1)
    assert Practice(progress).session.question is None, "it is known for longer"
    assert again.last_error is None


def test_what_is_about_as_good_as_the_best_action_is_right() -> None:
    state = duel.position(
        age=3, structure=["Arsenal", "Palace", "Obelisk"], filled=False, A={"coins": 0}, pawn=0
    )
    best, other, played = map(state.read, ("discard Palace", "discard Obelisk", "discard Arsenal"))
    exercise = Better("x", Mistake(state, played, best, 0.6, 0.3))
    assert exercise.judge(exercise.read(str(best))).status is Status.CORRECT
    same = exercise.judge(exercise.read(str(played)))
    assert same.status is Status.NOT_YET
    judged = exercise.judge(exercise.read(str(other)))
    assert judged.status in (Status.CORRECT, Status.NOT_YET)
    bad = Better("y", mistake())
    assert not bad.judge(bad.read("discard Obelisk"))


def test_every_sentence_of_it_is_said_in_four_languages() -> None:
    said = set()
    for spoken in LANGUAGES:
        with speaking(spoken):
            asked = Better("x", mistake())
            texts = [asked.question, *asked.hints, asked.answer_text(), *map(str, asked.whys())]
            texts += map(str, (FindBetter([]), FindBetter([mistake()], Progress("off"))))
            texts += map(str, asked.judge(asked.read("discard Obelisk")).reasons)
        said.add(tuple(texts))
        assert not any("{" in text or "better-" in text for text in texts), texts
    assert len(said) == len(LANGUAGES)


def test_the_file_keeps_the_latest_mistakes_and_old_files_are_read(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    file.write_text('{"duel_nb_progress": 1, "lessons": {}}', "utf-8")
    progress = Progress(file, lambda: DAY)
    assert not progress.mistakes()
    kept = [
        KeptMistake(f"{number}", "a", "b", 0.5, 0.25, DAY + timedelta(number))
        for number in range(MOST + 2)
    ]
    progress.keep_mistakes(kept)
    progress.keep_mistakes(kept[:1])
    assert [*Progress(file).mistakes().values()] == kept[2:]
    elsewhere = Progress("off")
    elsewhere.read_in(progress.text())
    assert elsewhere.mistakes() == progress.mistakes()
    damaged = json.loads(file.read_text("utf-8"))
    damaged["mistakes"][0]["before"] = 2
    file.write_text(json.dumps(damaged), "utf-8")
    assert "damaged" in Progress(file).problem


def test_a_board_offers_to_find_it_yourself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_PROGRESS", "off")
    board = game().board()
    press(board, "Review")
    press(board, "Find it yourself")
    assert "One mistake to play better" in words(board)
    press(board, "Back to the game")
    assert "One mistake to play better" not in words(board)
    assert board.last_error is None
