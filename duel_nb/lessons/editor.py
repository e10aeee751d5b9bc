"""`duel.editor`: set up any position on a board, by clicking and typing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duel_nb.engine import GameState
from duel_nb.engine.position.given import full_setup, given_setup
from duel_nb.errors import DuelError
from duel_nb.messages import Listed, Message
from duel_nb.quoting import line
from duel_nb.session.table import position_in

if TYPE_CHECKING:
    from duel_nb.boards.live.editor.editor import Editor, Use
    from duel_nb.boards.live.editor.places import Setup
    from duel_nb.lessons.question_box import QuestionBox


def editor(game: object = None, /, **setup: Any) -> Editor:
    """A board on which any position can be set up: end a notebook cell with it.

    The position can be played, copied as Python code or as a scenario, and asked about; its
    differences from the initial position are listed.

    Args:
        game: a position, or a board, a shown scenario or anything else with a ``state``.
        setup: instead of a game, keywords as for `duel_nb.position`; what is missing is unknown.

    Raises:
        PositionError: something unknown (with the nearest match) or impossible.
        DuelError: both a game and keywords, or something that is not a game.
        NotASetup: the game is over, or a choice in the middle of a turn is pending.
    """
    from duel_nb.boards.live.board import Board
    from duel_nb.boards.live.editor.editor import Editor
    from duel_nb.boards.live.editor.uses import AS_PYTHON, playing

    return Editor(setup_given(game, setup), (playing(Board), AS_PYTHON, *uses()))


def setup_given(game: object, setup: dict[str, Any]) -> Setup:
    """The setup of a game or of keywords; see `editor`."""
    if game is None:
        return given_setup(setup)
    state = state_given(game, setup, "editor-no-position")
    return full_setup(state.view(state.to_act) if state.viewer is None else state)


def state_given(game: object, setup: dict[str, Any], key: str) -> GameState:
    """The position of a game that was given without keywords.

    Raises:
        DuelError: there are keywords, too, or it is not a game; `key` is that of its
            message.
    """
    if setup:
        keywords = Listed(*map(line, setup), last="or")
        raise DuelError(Message("game-or-keywords", keywords=keywords))
    state = position_in(game)
    if state is None:
        raise DuelError(Message(key, type=type(game).__name__))
    return state


def uses() -> tuple[Use, ...]:
    """Further uses of a position: a scenario file, and the referee."""
    from duel_nb.boards.live.editor.editor import Use
    from duel_nb.boards.live.editor.uses import AS_QUESTION

    return (
        Use(Message("editor-as-scenario"), "file-text-o", _scenario),
        Use(Message("editor-ask"), "gavel", _questions),
        AS_QUESTION,
    )


def _scenario(editor: Editor) -> str:
    from duel_nb.lessons.rulings.questions import scenario_of_setup

    return scenario_of_setup(editor.setup)


def _questions(editor: Editor) -> QuestionBox:
    from duel_nb.lessons.question_box import asking  # slow to import

    return asking(editor)
