"""Uses of a position that was set up: playing it, and copying it as Python code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from duel_nb.boards.live.editor import differences
from duel_nb.boards.live.editor.editor import Editor, Use
from duel_nb.boards.live.editor.places import Setup
from duel_nb.engine import GameState
from duel_nb.engine.position.given import full_setup
from duel_nb.engine.position.setups import NotASetup
from duel_nb.messages import Message
from duel_nb.page import html
from duel_nb.page.controls import Controls, Shown
from duel_nb.page.elements import Box, Html
from duel_nb.session.session import Session
from duel_nb.words.translate import translate


class LiveBoard(Shown, Protocol):
    """A board to play on."""

    @property
    def session(self) -> Session:
        """The game."""


class WhatIf:
    """A board on the position that was set up, and a comparison with the initial position.

    Attributes:
        board: the board.
        element: what to show.
        compare: the button that plays the same actions in the initial position.
    """

    def __init__(self, editor: Editor, board: LiveBoard) -> None:
        self.board = board
        self._before, self._now = editor.before, (editor.state, editor.setup)
        controls = Controls()
        self.compare = controls.button(Message("editor-compare"), "columns", self._compare)
        self._result = Html()
        parts = [board.element, self.compare, controls.alert, self._result]
        self.element = Box(children=parts)

    def close(self) -> None:
        """Free the board."""
        self.board.close()

    def _compare(self) -> None:
        session = self.board.session
        actions = session.actions[: session.at]
        found, why = differences.played(self._before, self._now, actions)
        nothing = html.note(why or translate("editor-differs-nothing"), None)
        self._result.value = html.status(differences.table(found) if found else nothing)


def playing(board: Callable[[GameState], LiveBoard]) -> Use:
    """A button that plays the position on a live board, see `WhatIf`."""
    return Use(
        Message("editor-play"), "play", lambda editor: WhatIf(editor, board(editor.possible()))
    )


def latest_setup(session: Session, viewer: str | None) -> tuple[Setup, str]:
    """The setup of the current position, or of the last one before it that has one, with a note.

    Raises:
        NotASetup: none of them has one.
    """
    for step in range(session.at, -1, -1):
        try:
            setup = full_setup(session.states[step].view(viewer))
        except NotASetup as error:
            why = error
            continue
        return setup, translate("position-before-choice") if step < session.at else ""
    raise why


def python(setup: Setup) -> str:
    """Python code that sets up the position."""
    return f"import duel_nb as duel\n\nstate = {_call('position', setup)}duel.board(state)\n"


def question(setup: Setup) -> str:
    """Python code that asks the referee about the position."""
    return f"import duel_nb as duel\n\n{_call('referee', setup)}"


def _call(function: str, setup: Setup) -> str:
    lines = "".join(f"    {key}={value!r},\n" for key, value in setup.items())
    return f"duel.{function}(\n{lines})\n"


AS_PYTHON = Use(Message("editor-as-python"), "code", lambda editor: python(editor.setup))
AS_QUESTION = Use(Message("editor-as-question"), "clipboard", lambda editor: question(editor.setup))
