"""The saved games of the play room: a file for each, in a folder beside the notebook."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from duel_nb.disk import NotText, read_text, reason_of, unused, write_file
from duel_nb.engine import SaveError
from duel_nb.engine.state.values import Outcome
from duel_nb.session import savefile
from duel_nb.session.computers import KINDS, PERSON
from duel_nb.session.session import Session
from duel_nb.words.translate import translate


@dataclass(frozen=True, slots=True)
class KeptGame:
    """What the file of a game says about it, without replaying it.

    Attributes:
        file: its path.
        when: time of the last action.
        names: of A and B; empty if the file is damaged.
        players: who plays A and B: "person" or a level.
        expansions: the expansions in play.
        actions: their number so far.
        outcome: how it ended; None while it goes on.
        points: of A and B if it is over.
    """

    file: Path
    when: datetime
    names: tuple[str, ...] = ()
    players: tuple[str, str] = (PERSON, PERSON)
    expansions: tuple[str, ...] = ()
    actions: int = 0
    outcome: Outcome | None = None
    points: tuple[int, ...] = ()


class KeptGames:
    """The files in a folder, and the current game.

    Args:
        folder: of the games, created with the first of them; None saves nothing.

    Attributes:
        problem: why the last game could not be saved, as a sentence; else "".
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._session: Session | None = None
        self._file: Path | None = None
        self._written: tuple[object, ...] = ()
        self.problem = ""

    def keep(self, session: Session, players: Sequence[str]) -> None:
        """Save the progress of a game; another session is another game.

        Stepping back in a saved game does not change its file.
        """
        if self._folder is None or not session.last:
            return
        if self._written == (session, session.actions, tuple(players)):
            return
        if session is not self._session or self._file is None:
            self._session, self._file = session, unused(self._folder / _name(session))
        try:
            write_file(self._file, savefile.to_text(session, players), folders=True)
            self._written = session, session.actions, tuple(players)
            self.problem = ""
        except OSError as error:
            self.problem = translate("room-not-kept", file=self._file.name, why=reason_of(error))

    def read(self, kept: KeptGame) -> Session:
        """The game in a file; playing on changes that file.

        Raises:
            SaveError: the file cannot be read or contains no game.
        """
        try:
            session = savefile.from_text(read_text(kept.file))
        except OSError as error:
            raise SaveError(
                translate("room-not-read", file=kept.file.name, why=reason_of(error))
            ) from None
        except (NotText, SaveError) as error:
            raise SaveError(
                translate("room-bad-file", file=kept.file.name, why=str(error))
            ) from None
        self._session, self._file = session, kept.file
        self._written = session, session.actions, kept.players
        return session

    def last(self, count: int) -> list[KeptGame]:
        """The latest games, newest first."""
        if self._folder is None or not os.path.isdir(self._folder):
            return []
        times = {}
        for file in self._folder.glob("*.json"):
            try:
                times[file] = file.stat().st_mtime
            except OSError:  # deleted meanwhile
                continue
        newest = sorted(times, key=lambda file: (times[file], file.name), reverse=True)
        return [_kept(file, datetime.fromtimestamp(times[file])) for file in newest[:count]]


def _name(session: Session) -> str:
    """The file name of a new game: "2026-11-23 Ada, Ben.json"."""
    who = [re.sub(r"[^\w -]", "", name).strip()[:30] for name in session.states[0].names]
    return f"{datetime.now():%Y-%m-%d} {', '.join(filter(None, who))}".strip() + ".json"


def _kept(file: Path, when: datetime) -> KeptGame:
    try:
        data: Any = json.loads(read_text(file))
        names, config = _names_and_sets(data["setup"])
        a, b = (kind if kind in KINDS else PERSON for kind in data.get("players", (PERSON,) * 2))
        ended = data.get("result")
        return KeptGame(
            file,
            when,
            names,
            (a, b),
            config,
            len(data["actions"]),
            ended and Outcome(str(ended["how"]), ended["winner"], str(ended["rule"])),
            tuple(int(ended["points"][who]) for who in "AB") if ended else (),
        )
    except (OSError, NotText, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return KeptGame(file, when)


def _names_and_sets(setup: Any) -> tuple[tuple[str, str], tuple[str, ...]]:
    config = setup["position"]["game"] if "position" in setup else setup
    a, b = map(str, config["names"])
    return (a, b), tuple(sorted(map(str, config["expansions"]), reverse=True))
