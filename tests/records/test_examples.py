"""The annotated games under examples/games replay, and their comments are correct."""

import re
from pathlib import Path

import pytest

from duel_nb import records
from duel_nb.records import Game

FOLDER = Path(__file__).parents[2] / "examples" / "games"
NAMES = ("base", "both-expansions", "first-game", "pantheon")


def game(name: str) -> Game:
    return records.load(FOLDER / f"{name}.json")


def test_these_are_all() -> None:
    assert tuple(sorted(path.stem for path in FOLDER.glob("*.json"))) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_is_a_whole_commented_game(name: str) -> None:
    found = game(name)
    assert found.outcome is not None
    assert found.title
    assert found.about
    comments = [turn for turn in found.turns if turn.comment]
    assert len(comments) >= 12
    assert {turn.before.age for turn in comments} == {turn.before.age for turn in found.turns}
    assert found.to_json() == (FOLDER / f"{name}.json").read_text("utf-8")


def test_every_set_is_in_one_of_them() -> None:
    played = {name: game(name).start.expansions for name in NAMES}
    assert played == {
        "base": frozenset(),
        "both-expansions": {"pantheon", "agora"},
        "first-game": frozenset(),
        "pantheon": {"pantheon"},
    }


@pytest.mark.parametrize("name", NAMES)
def test_points_and_figures_at_the_end_are_true(name: str) -> None:
    """A result named in the last comment is that of the game."""
    found = game(name)
    totals = [str(sheet.total) for sheet in found.state.scores().values()]
    words = " ".join([found.about, *(turn.comment for turn in found.turns[-2:])])
    said = f"{totals[0]} points to {totals[1]}"
    assert re.search(rf"\b{said}\b", words), f"{name}.json ends with {said}, its comments differ"


def test_what_the_comments_say_about_other_actions_is_true() -> None:
    base = game("base")
    assert base.position(68).cost_of("Pretorium").total == base.position(68).city("B").coins + 1
    sold = base.position(69).play("discard Pretorium")
    assert [sheet.total for sheet in sold.scores().values()] == [62, 62]
    assert base.outcome is not None
    assert base.outcome.rule == "BASE-END-03"

    pantheon = game("pantheon")
    for turn in pantheon.turns[61:]:
        if turn.player == "B" and not turn.before.decisions:
            won = turn.before.play("activate Ishtar")
            assert won.outcome is not None
            assert (won.outcome.termination, won.outcome.winner) == ("science", "B")
    assert "activate Ishtar" in pantheon.position(64).legal_actions()

    both = game("both-expansions")
    assert not [t for t in both.turns[62:] if t.player == "B" and t.action.verb == "recruit"]
    saved = both.position(87).play("recruit conspirator @r4c11").play("place 6")
    assert saved.senate is not None
    assert saved.senate.controlled(0) == (0, 1, 2, 3, 4)
