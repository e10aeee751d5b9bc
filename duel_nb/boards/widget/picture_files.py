"""A game on a board as a picture or a film, in a file."""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike
from pathlib import Path

from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.paint import film
from duel_nb.disk import write_file
from duel_nb.engine import DuelError
from duel_nb.quoting import line, shown
from duel_nb.session.session import Session
from duel_nb.words.translate import translate


def film_of(
    session: Session, viewer: str | None, theme: Palette, layout: str, ending: str, scale: float
) -> bytes:
    """The current line as a film (see `film.film`), captioned with its actions."""
    states = [state.view(viewer) for state in session.states]
    moves = (
        move.in_one_line(states[0].names)
        for move in session.moves_learned_by(viewer, until=session.last)
    )
    captions = [translate("log-beginning"), *moves]
    return film.film(states, theme, scale=scale, ending=ending, layout=layout, captions=captions)


def save(path: str | Path, png: Callable[[], bytes], filmed: Callable[[str], bytes]) -> None:
    """Write a picture or a film.

    Args:
        path: the file; its extension decides the format.
        png: makes the picture.
        filmed: makes the film for an extension.

    Raises:
        DuelError: not a path, its folder does not exist, or an unknown extension.
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
        write_file(file, png())
    elif ending in film.FORMATS:
        write_file(file, filmed(ending))
    else:
        known = ", ".join([".png", *film.FORMATS])
        raise DuelError(translate("picture-formats", formats=known, file=shown(file.name)))
