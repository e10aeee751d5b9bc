"""The game at the keyboard as a file: saved on request, and kept after each action."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from duel_nb.disk import reason_of, unread, write_file
from duel_nb.engine import SaveError
from duel_nb.messages import Message
from duel_nb.quoting import line
from duel_nb.records import files
from duel_nb.records.game import Game
from duel_nb.records.terminal.dialogue import Dialogue, yes_and_no
from duel_nb.records.terminal.kept import (
    Keeper,
    about,
    kept_games,
    players_in_text,
    text_with_players,
)
from duel_nb.session.kept_games import KeptGame
from duel_nb.session.match import Match
from duel_nb.session.session import Session

MOST_LISTED: Final = 9
"""The longest list to choose from with one key."""


class OpenGame:
    """The game of a match with its comments, its file, and the copy that is kept of it.

    Args:
        match: the match, which will play the game.
        dialogue: the screen and the keyboard.
        game: the game to begin or continue.
        path: the file it was read from, if any.
        folder: where unsaved games are kept; None keeps none.
        obey: called with what was typed instead of an answer.

    Attributes:
        path: the file it was last saved to or read from, if any.
        kept: whether the last attempt to keep the game worked; None before the first one.
    """

    def __init__(
        self,
        match: Match,
        dialogue: Dialogue,
        game: Game,
        path: Path | None,
        folder: Path | None,
        obey: Callable[[str], None],
    ) -> None:
        self.path = path
        self.kept: bool | None = None
        self._match, self._dialogue, self._obey = match, dialogue, obey
        self._folder = folder
        self._keeper = None if folder is None else Keeper(folder)
        self._begin(game, match.kinds)

    def _begin(self, game: Game, players: Sequence[str]) -> None:
        session = Session(game.start, (turn.action for turn in game.turns), game.comments)
        session.go(session.last)
        self._first = game.upto(0)
        self._saved = session.at
        self._match.begin(session, players)

    @property
    def game(self) -> Game:
        """The game so far, with its comments."""
        game, comments = self._first, self._match.session.comments
        for move in self._match.session.moves:
            game = game.play(move.action, comments.get(move.number, ""))
        return game

    # -- after each action ---------------------------------------------------------------------

    def comment(self, words: str) -> None:
        """Comment on the last action."""
        at = self._match.session.at
        if not at:
            self._dialogue.cannot("wrong-comment")
            return
        self._match.session.comment(words)
        self._saved = -1
        self.keep()
        self._dialogue.remark("play-noted", number=at)

    def keep(self) -> None:
        """Keep the unsaved game, so that closing the window loses nothing."""
        if self._keeper is None:
            return
        if not self._match.session.at:
            self._keeper.forget()
            return
        try:
            self._keeper.keep(self.game, self._match.kinds)
        except OSError as error:
            if self.kept is not False:  # reported once
                self._dialogue.cannot("kept-not", reason=reason_of(error))
            self.kept = False
        else:
            self.kept = True

    def release(self) -> None:
        """Leave the kept copy to other windows."""
        if self._keeper is not None:
            self._keeper.release()

    # -- saving and loading --------------------------------------------------------------------

    def save(self, typed: str, over: bool = False) -> None:
        """Save the game in a file.

        Args:
            typed: the path; "" for the file it was last saved to.
            over: whether to overwrite another file.
        """
        path = _path(typed) if typed else self.path
        if path is None:
            self._dialogue.cannot("wrong-save")
            return
        if os.path.exists(path) and path != self.path and not over:
            self._dialogue.cannot("wrong-save-there", file=line(str(path)))
            return
        try:
            write_file(path, text_with_players(self.game, self._match.kinds))
        except OSError as error:
            reason = reason_of(error)
            self._dialogue.cannot("file-unwritten", file=line(str(path)), reason=reason)
            return
        self.path, self._saved = path, self._match.session.at
        self._dialogue.remark("written", file=str(path))

    def load(self, typed: str) -> None:
        """Go on with the game in a file; without a path, with a kept one."""
        if not typed:
            self._load_kept()
            return
        path = _path(typed)
        found = self._read(path, line(str(path)))
        if found is not None and self.may_leave(Message("ask-leave")):
            game, text = found
            self._change_to(game, path, players_in_text(text) or self._match.kinds)
            self._dialogue.remark("play-loaded", file=str(path), actions=self._match.session.at)

    def _load_kept(self) -> None:
        found = [] if self._folder is None else list(kept_games(self._folder))[:MOST_LISTED]
        if not found:
            self._dialogue.cannot("wrong-load")
            return
        for number, kept in enumerate(found, start=1):
            self._dialogue.say(f"  {number}  {about(kept)}")
        keys = yes_and_no()[1] + "".join(str(number) for number, _ in enumerate(found, start=1))
        question = str(Message("ask-which-game", count=len(found)))
        answer = self._dialogue.keys.key(question, keys)
        if answer.isdecimal() and answer in keys:
            if self.may_leave(Message("ask-leave")):
                self._resume(found[int(answer) - 1])
        elif len(answer) > 1:
            self._obey(answer)

    def offer_last(self) -> None:
        """Offer to go on with the last game that was kept and is not over."""
        if self._folder is None or self.path is not None:
            return
        last = next((kept for kept in kept_games(self._folder) if kept.outcome is None), None)
        if last is None:
            return
        if self._dialogue.agrees(Message("ask-go-on", game=about(last)), usual=True):
            self._resume(last)
        else:
            self._dialogue.remark("kept-stays")

    def _resume(self, kept: KeptGame) -> None:
        found = self._read(kept.file, kept.file.name)
        if found is None:
            return
        self._change_to(found[0], None, kept.players)
        if self._keeper is not None:
            self.kept = self._keeper.take(kept) or None

    def _read(self, path: Path, name: str) -> tuple[Game, str] | None:
        """The game in a file and the text of the file; None with an error if it has none."""
        try:
            return files.load_with_text(path)
        except OSError as error:
            self._dialogue.wrong(str(unread(name, error)))
        except SaveError as error:
            self._dialogue.wrong(str(error))
        return None

    def _change_to(self, game: Game, path: Path | None, players: Sequence[str]) -> None:
        self.release()
        self.kept, self.path = None, path
        self._begin(game, players)

    # -- another game --------------------------------------------------------------------------

    def new(self, _: str) -> None:
        """Begin a game with the same settings and players."""
        if not self.may_leave(Message("ask-another")):
            return
        setup, seed = self._first.start.config, random.SystemRandom().getrandbits(32)
        names = self._match.state.names
        game = Game.new(seed, setup.expansions, setup.edition, names, setup.first_game)
        self._change_to(game, None, self._match.kinds)

    def may_leave(self, question: Message) -> bool:
        """Whether the current game may be left; asks if there are unsaved actions."""
        at = self._match.session.at
        if not at or self._saved == at or not self._dialogue.keys.answers:
            return True
        if self.kept:
            return self._dialogue.agrees(Message("ask-kept", question=question), usual=True)
        return self._dialogue.agrees(Message("ask-lost", question=question), usual=False)


def _path(typed: str) -> Path:
    """A typed path, with "~" expanded if there is a home folder."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)
