"""What may accompany a game beside its board: something that follows it and has a widget."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import ipywidgets as widgets

from duel_nb.boards.widget.session import Session


class Companion(Protocol):
    """Follows a game on a board, and stands beside it.

    Attributes:
        widget: what is shown: beside the board where the page is wide, else above it.
    """

    widget: widgets.DOMWidget

    def show(
        self, session: Session, reader: str | None, is_person: Callable[[str | None], bool]
    ) -> None:
        """Bring the widget up to date.

        Args:
            session: the game, at the position that the board shows.
            reader: "A" or "B", who reads along; None for what both know.
            is_person: whether a player is no computer player.
        """
