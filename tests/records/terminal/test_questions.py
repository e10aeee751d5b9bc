"""Questions before a game is lost, and suggestions for unknown input."""

from pathlib import Path

import pytest

from duel_nb.records import Game
from duel_nb.records.terminal.kept import kept_games
from duel_nb.records.terminal.offers import in_groups
from duel_nb.words.actions import within_sentence
from duel_nb.words.translate import capitalised
from tests.records.games import with_pantheon
from tests.records.terminal.talk import NAMES, Talk, first_game


def test_a_misspelt_action_is_played_with_one_key() -> None:
    talk = Talk(first_game(), answers=True)
    talk.type(
        "bild guard towr", "y", "clay pool disc", "", "tavern", "2", "loging", "n", "quit", "y"
    )
    assert [str(action) for action in talk.terminal.session.actions] == [
        "build Guard Tower",
        "discard Clay Pool",
        "discard Tavern",
    ]
    assert "Did you mean build Guard Tower? [Y/n] " in talk.prompts


def test_what_is_near_need_not_be_allowed() -> None:
    talk = Talk(first_game(), answers=True)
    talk.type("biuld Altar", "y", "quit")
    assert "still cover it. (BASE-STRUCT-05)" in talk.words


def test_another_line_is_no_answer_but_the_next_line() -> None:
    talk = Talk(first_game(), answers=True)
    talk.type("bild guard towr", "build tavern", "quit", "y")
    assert [str(action) for action in talk.terminal.session.actions] == ["build Tavern"]


def test_a_word_that_fits_too_much_lists_nothing() -> None:
    talk = Talk(first_game(), answers=True)
    talk.type("c")
    assert "'c' matches " in talk.words
    assert "type more of the name, or a number." in talk.words


def test_what_comes_out_of_a_pipe_is_never_taken_for_an_answer() -> None:
    talk = Talk(first_game())
    talk.type("bild guard tower", "1")
    assert "Did you mean build Guard Tower?" in talk.words
    assert [str(action) for action in talk.terminal.session.actions] == ["build Guard Tower"]


def test_quitting_asks_where_a_game_would_be_lost(tmp_path: Path) -> None:
    talk = Talk(first_game(), answers=True)
    assert "lost" not in talk.type("quit")
    assert not talk.prompts[1:]
    talk.type("1", "quit", "n", "2", "quit", "y", "never read")
    assert talk.terminal.session.at == 2
    assert talk.prompts[-1] == "Quit? This one is not saved and would be lost. [y/N] "
    talk.type(f"save {tmp_path / 'game.json'}", "quit", "never read")
    assert next(talk.lines) == "never read"


@pytest.mark.parametrize("pressed", [EOFError, KeyboardInterrupt])
def test_the_end_of_the_input_asks_as_well_and_once(pressed: type[BaseException]) -> None:
    talk = Talk(first_game(), answers=True)
    talk.type("1", pressed, "n", "1", pressed, pressed, "never read")
    assert talk.terminal.session.at == 2
    assert next(talk.lines) == "never read"
    assert [prompt for prompt in talk.prompts if "Quit?" in prompt] == [
        "Quit? This one is not saved and would be lost. [y/N] "
    ] * 2


@pytest.mark.parametrize("command", ["new", "load {path}"])
def test_another_game_is_begun_only_when_this_one_may_be_left(command: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with_pantheon().upto(4).save(path)
    talk = Talk(first_game(), answers=True)
    talk.type("1", command.format(path=path), "n", "quit", "y")
    assert talk.terminal.game.seed == 5
    assert talk.terminal.session.at == 1
    talk.type(command.format(path=path), "y", "quit")
    assert talk.terminal.game.seed != 5


def test_a_new_game_has_the_same_players_and_sets() -> None:
    game = Game.new(5, {"agora"}, "fr", NAMES)
    talk = Talk(game, answers=True)
    talk.type("new", "quit")
    begun = talk.terminal.game
    assert (begun.names, begun.start.config) == (NAMES, game.start.config)
    assert begun.seed != 5


def test_a_closed_window_loses_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    first = Talk(first_game(), {"B": "beginner"}, answers=True, folder=folder)
    first.type("1", "comment a start", "1", EOFError, EOFError)
    assert not first.terminal.game.outcome

    second = Talk(Game.new(6, names=("Eve", "Tom")), answers=True, folder=folder)
    second.type("y", "quit")
    assert "Continue the game of Ada and Ben (4 actions" in second.prompts[0]
    assert second.terminal.game.to_json() == first.terminal.game.to_json()
    assert second.terminal.match.kinds == ("person", "beginner")

    third = Talk(Game.new(7, names=("Eve", "Tom")), answers=True, folder=folder)
    third.type("n", "quit")  # nothing is lost
    assert [kept.actions for kept in kept_games(folder)] == [4]
    third.type("y", "1", "quit", "y")
    assert [kept.actions for kept in kept_games(folder)] == [6], "it went on in the same file"


def test_a_game_that_was_taken_back_to_its_beginning_is_no_longer_kept(tmp_path: Path) -> None:
    Talk(first_game(), answers=True, folder=tmp_path).type("1", "undo", "quit")
    assert not list(kept_games(tmp_path))


def test_the_last_games_can_be_gone_on_with(tmp_path: Path) -> None:
    for seed in range(12):
        talk = Talk(Game.new(seed, names=NAMES), answers=True, folder=tmp_path)
        talk.type("n" if seed else "1", *["1"] * (seed + 1), "quit", "y")
    assert len(list(kept_games(tmp_path))) == 10
    talk = Talk(first_game(), answers=True, folder=tmp_path)
    shown = talk.type("n", "load", "2", "quit")
    assert "  9  Ada and Ben" in shown
    assert "  10  " not in shown
    assert talk.terminal.game.seed in range(12)
    assert talk.terminal.session.at


def test_a_game_that_is_open_in_a_window_is_not_offered(tmp_path: Path) -> None:
    open_game = Talk(first_game(), answers=True, folder=tmp_path)
    found = []

    def look(prompt: str) -> str:
        found.append([kept.actions for kept in kept_games(tmp_path)])
        return open_game.read(prompt)

    open_game.keys._read = look
    open_game.type("1", "1", "quit", "y")
    assert found[:3] == [[], [], []]
    assert [kept.actions for kept in kept_games(tmp_path)] == [2]


def test_a_game_that_cannot_be_kept_is_lost_only_when_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    talk = Talk(first_game(), answers=True, folder=tmp_path / "file")
    talk.type("1", "quit", "y")
    assert "not saved and would be lost" in talk.prompts[-1]


@pytest.mark.parametrize(
    "content", ["", "{}", "[]", '{"format": 1}', "\x00", "[" * 9_999], ids=range(6)
)
def test_a_damaged_kept_game_is_passed_over(content: str, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text(content)
    talk = Talk(first_game(), answers=True, folder=tmp_path)
    talk.type("1", "quit", "y")
    assert "Continue" not in talk.prompts[0]
    assert (tmp_path / "bad.json").read_text() == content


def test_the_computer_can_be_set_from_within() -> None:
    talk = Talk(first_game(), answers=True)
    shown = talk.type("computer ben beginner", "1", "computer B off", "quit", "y")
    assert "Ben: the computer (beginner)" in shown
    assert "Ben: a person" in shown
    assert talk.terminal.session.at == 2
    shown = talk.type("computer B skiled", "computer Zoe", "computer", "quit", "y")
    assert "There is no level 'skiled'; choose skilled or off." in shown
    assert "The computer plays A or B, not 'Zoe'" in shown
    assert "Ada: a person" in shown


def test_the_coach_is_asked_from_within(monkeypatch: pytest.MonkeyPatch) -> None:
    from duel_nb.players import coach

    few = coach.hint_now
    monkeypatch.setattr(coach, "hint_now", lambda view: few(view, games=20))
    talk = Talk(first_game(), answers=True)
    talk.type("hint", "quit")
    state = talk.terminal.state
    words = [capitalised(str(within_sentence(one, state.names))) for one in in_groups(state)]
    assert any(f"{n} {action} (" in talk.words for n, action in enumerate(words, start=1))


def test_rules_are_searched_from_within() -> None:
    shown = Talk(first_game()).type("rule economy", "rule base mil 3", "rule xyzzy", "rule econmy")
    assert "BASE-PROG-ECONOMY  The Economy token. Coins" in shown
    assert "BASE-MIL-03  What a Military token costs  [Military]" in shown
    assert "No rule has all of these words: xyzzy" in shown
    assert "No rule has the words that were typed; these have: economy" in shown
