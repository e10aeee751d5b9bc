"""Questions to many games: the charts of each language, and what is asked wrongly."""

from __future__ import annotations

import pytest

import duel_nb as duel
from duel_nb.engine import DuelError
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.players import shipped_games
from duel_nb.records.how_often import HowOften


@pytest.fixture(scope="module")
def games() -> HowOften:
    return duel.how_often()


def said(games: HowOften) -> list[str]:
    """What every question answers in the language in use."""
    charts = (games.first_player(), games.endings(), games.endings("base"), games.supremacies())
    more = (games.wonders(), games.wonders_constructed("both"), games.gate(), games.points())
    return [repr(games), *(chart.words for chart in (*charts, *more, games.drafted("agora")))]


def test_each_language_answers_the_same_figures(games: HowOften) -> None:
    answers = {}
    for language in LANGUAGES:
        with speaking(language):
            answers[language] = said(games)
    for texts in zip(*answers.values(), strict=True):
        assert len({*texts}) == len(LANGUAGES), texts
        assert len({len(text.splitlines()) for text in texts}) == 1


def test_the_figures_are_those_of_the_games(games: HowOften) -> None:
    base = [game for game in shipped_games() if game.mix == "base"]
    won = sum(game.winner == "A" for game in base) / len(base)
    assert f"- Base game: {won:.1%} (" in games.first_player().words
    assert f"of {len(base)}; 463 games online: 53.6% (" in games.first_player().words


def test_a_drafted_wonder_counts_for_who_owns_it_also_if_it_went_back_to_the_box() -> None:
    drafts = duel.how_often("random-draft")
    base = [game for game in drafts.games if game.mix == "base"]
    own = [(game.won, who) for game in base for who in game.players if "sphinx" in who.wonders]
    won = sum(winner is who for winner, who in own) / len(own)
    [sphinx] = [row for row in drafts.drafted("base").words.splitlines() if "Sphinx" in row]
    assert sphinx.startswith(f"- The Sphinx: {won:.1%} (")
    assert sphinx.endswith(f"of {len(own)}")


def test_a_game_can_be_set_up_again(games: HowOften) -> None:
    assert (
        games.start(1).to_json()
        == duel.new_game(games.games[0].seed, names=("Ada", "Ben")).to_json()
    )
    assert games.start(len(games.games)).expansions == {"pantheon", "agora"}


def test_what_cannot_be_asked_is_one_sentence(games: HowOften) -> None:
    for ask in (
        lambda: games.endings("panteon"),
        lambda: games.start(0),
        lambda: duel.how_often(7),  # type: ignore[arg-type]
    ):
        with pytest.raises(DuelError) as refused:
            ask()
        assert "\n" not in str(refused.value)


def test_a_misspelt_player_of_games_is_told_the_nearest() -> None:
    with pytest.raises(DuelError, match=r"did you mean 'random-draft'\?"):
        duel.how_often("random_draft")
    with pytest.raises(DuelError, match=r"must end in \.parquet or \.csv\.gz, unlike 'games'"):
        duel.how_often("games")
