"""An interface for what accompanies a game beside its board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from duel_nb.page.elements import Element
from duel_nb.session.session import Session


class Companion(Protocol):
    """Follows a game on a board, and is shown beside it.

    Attributes:
        element: is shown beside the board on a wide page, else above it.
    """

    element: Element

    def show(
        self, session: Session, reader: str | None, is_person: Callable[[str | None], bool]
    ) -> None:
        """Bring it up to date.

        Args:
            session: the game, at the position on the board.
            reader: "A" or "B", whose knowledge is shown; None for what both know.
            is_person: whether a player is not played by the computer.
        """
