"""Editing, history and completion, with key codes sent through a pipe."""

from collections.abc import Iterator

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.input.base import PipeInput
from prompt_toolkit.output import DummyOutput

from duel_nb import rulebook
from duel_nb.records import Game
from duel_nb.records.terminal.commands import completions, nearest, suggestions
from duel_nb.records.terminal.keyboard import EditingKeyboard, PlainKeyboard, Suggestion
from duel_nb.records.terminal.offers import in_groups
from duel_nb.records.terminal.play import Terminal
from duel_nb.words.actions import in_words
from tests.records.games import with_pantheon
from tests.records.terminal.talk import first_game

UP, ENTER, ESCAPE = "\x1b[A", "\r", "\x1b"
LINES = ("build Arsenal", "discard Arsenal", "undo")


@pytest.fixture
def pipe() -> Iterator[PipeInput]:
    with create_pipe_input() as opened:
        yield opened


@pytest.fixture
def typist(pipe: PipeInput) -> EditingKeyboard:
    def suggest(typed: str) -> Iterator[Suggestion]:
        return (Suggestion(line) for line in completions(typed, LINES))

    return EditingKeyboard(suggest, pipe, DummyOutput())


def test_a_line_is_edited(typist: EditingKeyboard, pipe: PipeInput) -> None:
    pipe.send_text("undoo\x7f" + ENTER)
    assert typist.line("> ") == "undo"
    pipe.send_text("ndo\x01u" + ENTER)  # Ctrl-A: to the start of the line
    assert typist.line("> ") == "undo"


def test_the_arrow_fetches_earlier_lines(typist: EditingKeyboard, pipe: PipeInput) -> None:
    pipe.send_text("first" + ENTER)
    typist.line("> ")
    pipe.send_text("secret" + ENTER)
    typist.line("> ", remember=False)
    pipe.send_text(UP + ENTER)
    assert typist.line("> ") == "first"


def test_ctrl_c_clears_the_line_first(typist: EditingKeyboard, pipe: PipeInput) -> None:
    pipe.send_text("nonsense\x03undo" + ENTER)
    assert typist.line("> ") == "undo"
    pipe.send_text("\x03")
    with pytest.raises(KeyboardInterrupt):
        typist.line("> ")
    pipe.send_text("\x04")
    with pytest.raises(EOFError):
        typist.line("> ")


@pytest.mark.parametrize(
    ("pressed", "answer"), [("y", "y"), ("Y", "y"), ("n", "n"), (ENTER, "n"), (ESCAPE, "")]
)
def test_one_key_answers(
    pressed: str, answer: str, typist: EditingKeyboard, pipe: PipeInput
) -> None:
    pipe.send_text(pressed)
    assert typist.key("Sure?", "ny") == answer


def test_any_other_letter_begins_the_next_line(typist: EditingKeyboard, pipe: PipeInput) -> None:
    pipe.send_text("u")
    assert typist.key("Sure?", "ny") == ""
    pipe.send_text("ndo" + ENTER)
    assert typist.line("> ") == "undo"


@pytest.mark.parametrize(
    ("typed", "answer"), [("", "y"), ("Y", "y"), ("yes", "y"), ("No", "n"), ("build Altar", None)]
)
def test_a_plain_terminal_reads_lines(typed: str, answer: str | None) -> None:
    plain = PlainKeyboard(lambda _: typed)
    assert plain.key("Sure?", "yn") == (typed if answer is None else answer)
    assert plain.line("> ") == typed


# -- completions -------------------------------------------------------------------------------


def offered(game: Game, typed: str) -> list[str]:
    state = game.state
    return [line for line, _ in suggestions(state, in_words, typed)]


def test_every_legal_action_and_every_command_can_be_completed() -> None:
    game = with_pantheon().upto(20)
    lines = offered(game, "")
    assert {str(action) for action in game.state.legal_actions()} <= {*lines}
    assert {"undo", "why", "save", "help"} <= {*lines}


def test_actions_are_found_by_what_they_are_about() -> None:
    assert offered(first_game(), "towe") == ["build Guard Tower", "discard Guard Tower"]
    assert offered(first_game(), "disc clay") == ["discard Clay Pit", "discard Clay Pool"]


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("why tav", "why build Tavern"),
        ("cost lib", "cost Library"),
        ("cost zeus", "cost The Statue of Zeus"),
        ("rule extra turn", "rule BASE-TURN-05"),
        ("rule base-mil", "rule BASE-MIL-01"),
        ("computer b sk", "computer B skilled"),
        ("computer a of", "computer A off"),
    ],
)
def test_what_follows_a_command_is_completed(typed: str, line: str) -> None:
    assert line in offered(first_game(), typed)


def test_files_are_completed(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(str(tmp_path))
    first_game().save("mine.json")
    first_game().save("more.txt")
    assert offered(first_game(), "load m") == ["load mine.json"]
    assert offered(first_game(), "load no/where/") == []


def test_a_conspiracy_that_lies_face_down_is_not_completed() -> None:
    import duel_nb as duel

    state = duel.position(A={"prepared": ["Coup"]}, expansions=["agora"], names=("Ada", "Ben"))
    both = Terminal(Game.starting_from(state), keys=PlainKeyboard())
    assert "trigger Coup" in {str(action) for action in state.legal_actions()}
    assert not any("Coup" in line for line, _ in both._suggest(""))
    alone = Terminal(Game.starting_from(state), ("person", "casual"), keys=PlainKeyboard())
    assert any("trigger Coup" in line for line, _ in alone._suggest(""))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bild guard towr", "build Guard Tower"),
        ("tower guard build", "build Guard Tower"),
        ("BUILD GUARDTOWER", None),
        ("claypool", None),
        ("udno", "undo"),
        ("hlep", "help"),
        ("xyzzy", None),
        ("", None),
    ],
)
def test_the_nearest_is_found_whatever_the_order(typed: str, meant: str | None) -> None:
    legal = [str(action) for action in in_groups(first_game().state)]
    found = nearest(typed, [*legal, "undo", "help", "quit"])
    assert found[:1] == ((meant,) if meant else ())


def test_rules_are_completed_by_their_titles() -> None:
    for rule in rulebook.rules()[:20]:
        assert f"rule {rule.id}" in offered(first_game(), f"rule {rule.title}")
