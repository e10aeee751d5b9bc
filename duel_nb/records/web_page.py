"""A game, a scenario or a puzzle as HTML slides: one file without Python, server or network.

It works on a phone, on a projector and on paper.
"""

from __future__ import annotations

from duel_nb.boards.slides import player
from duel_nb.boards.slides.of_session import of_session
from duel_nb.lessons.slides import slides_of_case, slides_of_puzzle
from duel_nb.players.puzzles import Puzzle
from duel_nb.players.review import Review
from duel_nb.records.game import Game
from duel_nb.scenarios import Scenario
from duel_nb.session.session import Session


def of_game(game: Game, review: Review | None = None) -> str:
    """The page of a recorded game.

    Args:
        game: the game.
        review: the coach's review of it, to show the chance to win in each position.
    """
    session = Session(game.start, [turn.action for turn in game.turns], game.comments)
    story = of_session(
        session,
        title=game.title,
        about=game.about,
        chances=() if review is None else review.chances,
    )
    return player.page(story)


def of_scenario(scenario: Scenario) -> str:
    """The page of a scenario with its variants.

    Raises:
        ScenarioError: the position is impossible, or a step is not understood or illegal.
    """
    return player.page(slides_of_case(scenario))


def of_puzzle(puzzle: Puzzle) -> str:
    """The page of a puzzle with its solution."""
    return player.page(slides_of_puzzle(puzzle))
