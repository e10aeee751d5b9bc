"""`duel.claim` and `duel-nb claims`: figures and how they were measured, in four languages."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

import duel_nb as duel
from duel_nb.cli import app
from duel_nb.languages import LANGUAGES
from duel_nb.lessons.claim import ClaimCard, points, way_in_words
from duel_nb.messages import Message
from duel_nb.players.claims import Measured, claims, stored
from duel_nb.players.claims.kinds import MOMENTS
from tests.lessons.course import SOURCES

CLAIM = re.compile(r'^duel\.claim\("([a-z0-9-]+)"\)$', re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_claim_says_what_was_measured_and_how(language: str) -> None:
    duel.language(language)
    for id in claims():
        card = duel.claim(id)
        said = repr(card)
        assert f"duel-nb claims {id} --again" in said
        assert str(card.measured.pairs) in said.replace("\u202f", "")
        low, high = card.measured.interval_in_points
        assert points(low) in said
        assert points(high) in said
        assert "{" not in said
        assert card._repr_html_().count("<li>") == 2


def test_the_words_follow_the_figures() -> None:
    claim = claims()["age-1-red"]
    for way, other, words in (
        (80, 20, "Better: build a red card."),
        (20, 80, "Better: build a blue card."),
        (50, 50, "Open: "),
    ):
        card = ClaimCard(claim, Measured(claim.fingerprint, 100, 110, way, other, 60))
        assert words in repr(card)
    assert points(5) == "+5"
    assert points(-5) == "−5"
    assert points(0) == "0"


def test_lessons_name_claims_and_each_claim_has_its_lesson() -> None:
    named = [id for source in SOURCES for id in CLAIM.findall(source.read_text("utf-8"))]
    assert sorted(named) == sorted(claims())


def test_a_claim_that_is_not_there_says_so() -> None:
    with pytest.raises(duel.DuelError, match="did you mean age-1-red"):
        duel.claim("age-1-rad")
    with pytest.raises(duel.DuelError):
        duel.claim(7)


def test_the_command_lists_shows_and_measures_claims(tmp_path: object) -> None:
    def run(*words: str) -> str:
        result = CliRunner().invoke(app, ["claims", *words])
        assert result.exit_code == 0, result.output
        return result.output

    lines = run().splitlines()
    assert len(lines) == len(claims())
    for line, claim in zip(lines, claims().values(), strict=True):
        moment = Message(f"claim-moment-{claim.when}")
        assert line.startswith(f"{claim.id} ({moment}: ")
        assert f"{way_in_words(claim.way)} rather than {way_in_words(claim.other)}" in line
    assert "Difference" in run("draft-extra-turn")
    record = f"{tmp_path}/record.jsonl"
    again = ("draft-extra-turn", "--again", "--pairs", "2", "--workers", "1", "--record", record)
    first = run(*again)
    assert "2 pairs of games" in first
    assert run(*again) == first


def test_every_moment_is_used() -> None:
    assert {claim.when for claim in claims().values()} == {*MOMENTS}
    assert {*stored()} == {*claims()}


def test_a_claim_is_found_in_capital_letters_too() -> None:
    assert repr(duel.claim(" PAIR")) == repr(duel.claim("pair"))


def test_the_beginning_of_names_lists_those_claims_only() -> None:
    with pytest.raises(duel.DuelError) as error:
        duel.claim("draft")
    assert str(error.value).endswith(
        "did you mean draft-extra-turn, draft-points or draft-removes?"
    )
