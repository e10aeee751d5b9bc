"""What is made of a game on a board: a picture, a film, slides, a text."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from duel_nb import words
from duel_nb.boards.live.parts import BoardParts
from duel_nb.boards.paint import film, png
from duel_nb.disk import write_file
from duel_nb.engine import DuelError
from duel_nb.page.page import PageLock
from duel_nb.quoting import line, shown
from duel_nb.session import text
from duel_nb.session.match import Match
from duel_nb.words.translate import translate


class Pictured:
    """A board that is also a picture and a text.

    Attributes:
        match: the game and who plays.
        lock: held during every operation; the thread that holds it speaks the board's language.
    """

    match: Match
    lock: PageLock
    _parts: BoardParts

    def png(self, scale: float = 1.25) -> bytes:
        """The board as a PNG picture; ``scale`` is picture pixels per board pixel."""
        with self.lock:
            board = self._parts.view.scene(self.match.state, self.match.viewer)
            return png.to_bytes(board, scale)

    def film(self, ending: str = ".gif", scale: float = 0.75) -> bytes:
        """The current line as a film: a picture for each action, with a caption.

        Args:
            ending: ".gif" or ".apng".
            scale: picture pixels per board pixel.
        """
        session, viewer, look = self.match.session, self.match.viewer, self._parts.view.look
        states = [state.view(viewer) for state in session.states]
        with words.speaking(self.lock.language):
            moves = session.moves_learned_by(viewer, until=session.last)
            captions = [move.in_one_line(states[0].names) for move in moves]
            return film.film(
                states,
                look.colours,
                scale=scale,
                ending=ending,
                layout=look.layout,
                captions=[translate("log-beginning"), *captions],
            )

    def slides(self) -> str:
        """The current line as slides: an HTML page that needs no Python."""
        from duel_nb.boards.slides import player  # most games are not presented

        with words.speaking(self.lock.language):
            return player.page(self._parts.story_of_game())

    def save(self, path: str | Path, scale: float | None = None) -> None:
        """Write a picture of the board, or for ".gif" and ".apng" the whole game as a film.

        Args:
            path: the file; its extension decides the format.
            scale: picture pixels per board pixel; by default 1.25, or 0.75 for a film.

        Raises:
            DuelError: not a path, or its folder does not exist.
            DuelError: the extension is not ".png", ".gif" or ".apng".
            OSError: the file cannot be written.
        """
        if not isinstance(path, str | PathLike):
            raise DuelError(translate("picture-needs-name", given=shown(path)))
        file = Path(path)
        if not file.parent.is_dir():
            folder = shown(str(file.parent))
            raise DuelError(translate("picture-no-folder", folder=folder, file=line(file.name)))
        ending = file.suffix.lower()
        if ending == ".png":
            write_file(file, self.png(1.25 if scale is None else scale))
        elif ending in film.FORMATS:
            write_file(file, self.film(ending, 0.75 if scale is None else scale))
        else:
            known = ", ".join([".png", *film.FORMATS])
            raise DuelError(translate("picture-formats", formats=known, file=shown(str(file))))

    def text(self) -> str:
        """The position in words."""
        with words.speaking(self.lock.language):
            return text.text(self.match.seen)

    def summary(self) -> str:
        """The position in a few sentences."""
        with words.speaking(self.lock.language):
            return text.summary(self.match.seen)

    def __repr__(self) -> str:
        return self.text()
