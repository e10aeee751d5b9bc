"""All output fits into 80 columns."""

import random

import pytest
from rich.cells import cell_len

from duel_nb.languages import speaking
from duel_nb.records import Game
from duel_nb.records.terminal.commands import COMMANDS
from tests.engine.games import MIXES, Mix
from tests.records.games import recorded
from tests.records.terminal.talk import Talk

#: Commands that work at any time.
ASKED = ("", "board", "actions", "log", "look", "", "", "computer", "why build Altar", "rule a")


def too_wide(shown: str) -> list[str]:
    return [line for line in shown.splitlines() if cell_len(line) > 80]


@pytest.mark.slow
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_every_line_of_a_game_fits(mix: Mix) -> None:
    game = recorded(mix)
    talk = Talk(game.upto(0))
    for turn in game.turns:
        curtain = [""] if talk.terminal.match.secret_choice else []
        asked = ASKED if turn.number % 7 == 1 else ()
        shown = talk.type(*curtain, *asked, str(turn.action))
        assert not too_wide(shown), turn
        assert all(cell_len(prompt) <= 80 for prompt in talk.prompts)
    assert talk.terminal.session.at == len(game.turns)
    assert not too_wide(talk.type("board", "log"))


def test_so_does_what_can_be_asked() -> None:
    talk = Talk(recorded().upto(12))
    talk.type("help")
    for command in COMMANDS:
        assert command in talk.words
    assert not too_wide(talk.out.getvalue())
    assert not too_wide(talk.type(*ASKED, "rule coins", "cost Library", "nonsense " * 30))
    assert not too_wide(Talk(recorded()).type("board", "log")), "a game that is over"


def test_no_line_begins_with_what_follows_a_no_break_space() -> None:
    with speaking("fr"):
        talk = Talk(recorded().upto(12))
        shown = talk.type("help", "why construire Autel", "rule pions", "board", "log")
    assert "\N{NARROW NO-BREAK SPACE}:" in shown
    assert not [line for line in shown.splitlines() if line.lstrip()[:1] in tuple("?!:;»")]


def test_long_names_fit_as_well() -> None:
    dice = random.Random(3)
    game = Game.new(4, {"pantheon", "agora"}, names=("Wilhelmine von Bülow-Zeh", "王" * 24))
    talk = Talk(game, answers=True)
    for _ in range(30):
        number = dice.randint(1, len(talk.terminal.state.legal_actions()))
        curtain = [""] if talk.terminal.match.secret_choice else []
        assert not too_wide(talk.type(*curtain, "board", str(number)))
