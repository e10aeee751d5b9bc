"""Recorded games in other languages: beside the files of a folder, a PO file for each language.

`examples/games/de.po` translates titles, introductions and comments of the games in
`examples/games`. What is missing there stays as it is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from duel_nb.languages import ORIGINAL, language
from duel_nb.records.game import Game
from duel_nb.words import po


def in_language(game: Game, file: Path) -> Game:
    """A game with its words in the language in use.

    Args:
        game: as it is written.
        file: that it was read from.

    Raises:
        TranslationError: the PO file is none.
    """
    entries = po.read(file.parent / f"{language()}.po") if language() != ORIGINAL else {}
    if not entries:
        return game
    said = partial(po.said, entries=entries)
    turns = tuple(replace(turn, comment=said(turn.comment)) for turn in game.turns)
    return replace(game, title=said(game.title), about=said(game.about), turns=turns)


def update(folder: Path, games: Iterable[Game], into: str) -> None:
    """Give the PO file of a folder exactly the words of its games.

    Raises:
        TranslationError: the PO file is none.
        OSError: it cannot be written.
    """
    texts = {text: game.title for game in games for text in _texts(game)}
    po.update(folder / f"{into}.po", into, texts.items())


def gaps(folder: Path, games: Iterable[Game], into: str) -> Iterator[str]:
    """A line for each text of games that is missing, fuzzy or wrong in a language.

    Raises:
        TranslationError: the PO file is none.
    """
    return po.gaps(folder / f"{into}.po", into, (text for game in games for text in _texts(game)))


def _texts(game: Game) -> Iterator[str]:
    yield from (text for text in (game.title, game.about) if text)
    yield from (turn.comment for turn in game.turns if turn.comment)
