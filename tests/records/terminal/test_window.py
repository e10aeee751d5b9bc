"""A game in a real terminal."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.records.terminal.window import Window

GAME = ("play", "--seed", "5", "--first-game", "--names", "Ada,Ben")

#: Escape sequences for colours; 0, 1, 2, 3, 4 and 7 are other attributes.
COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7])[0-9;]*m")


def at_home(tmp_path: Path) -> dict[str, str]:
    return {"HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path / "state")}


def test_playing_leaving_and_going_on(tmp_path: Path) -> None:
    with Window(*GAME, changes=at_home(tmp_path)) as window:
        window.until("Ada> ")
        window.type("towe")
        window.until("discard Guard Tower")  # the menu
        window.type("\t\r")
        assert "1. Ada: build Guard Tower" in window.until("Ben> ")
        window.type("discard tavrn\r")
        window.until("Did you mean discard Tavern? [Y/n]")
        window.type("y")
        assert COLOUR.search(window.everything)
        assert "2. Ben: discard Tavern" in window.until("Ada> ")
        window.type("\x1b[A\r")  # the line before
        window.until("Did you mean discard Tavern? [Y/n]")
        window.type("y")
        window.until("Tavern is in the discard pile.")
        window.until("Ada> ")
    # The window was closed in the middle of the game.
    with Window("play", changes=at_home(tmp_path)) as window:
        window.until("Continue the game of Ada and Ben (2 actions")
        window.type("y")
        window.until("Ada> ")
        window.type("1\r")
        window.until("Ben> ")
        window.type("\x04")
        window.until("Quit? This one is kept: 'load' lists it. [Y/n]")
        window.type("n")
        window.until("Ben> ")
        window.type("\x03")
        window.until("Quit?")
        window.type("\x03")
        assert "The game is kept: continue it with 'duel-nb play'." in window.rest()


def test_a_command_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    with Window(*GAME, changes=at_home(tmp_path)) as window:
        window.until("Ada> ")
        window.type("1\r")
        window.until("1. Ada: ")
        window.close(signal.SIGKILL)
    with Window("play", changes=at_home(tmp_path)) as window:
        window.until("Continue the game of Ada and Ben (1 action")


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    with Window(*GAME, changes={**at_home(tmp_path), "NO_COLOR": "1"}) as window:
        window.until("Ada> ")
        window.type("towe")
        window.until("discard Guard Tower")
        assert not COLOUR.search(window.everything)
        window.type("\r")


def test_a_terminal_that_can_do_nothing(tmp_path: Path) -> None:
    with Window(*GAME, changes={**at_home(tmp_path), "TERM": "dumb"}) as window:
        window.until("Ada> ")
        window.type("bild guard towr\r")
        window.until("Did you mean build Guard Tower? [Y/n]")
        window.type("\r")
        window.until("Ben> ")
        window.type("quit\r")
        window.until("Quit?")
        window.type("\r")
        window.rest()
        assert "\x1b" not in window.everything


def test_a_pipe(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "duel_nb", *GAME],
        input="1\nbild tavern\nquit\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        env={**at_home(tmp_path), "FORCE_COLOR": ""},
    )
    assert "1. Ada: build Guard Tower" in done.stdout
    assert "Did you mean build Tavern?" in done.stdout
    assert "\x1b" not in done.stdout
    assert not done.stderr
    assert not (tmp_path / "state").exists(), "nothing is kept of what a program plays"
