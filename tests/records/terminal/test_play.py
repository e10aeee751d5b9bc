"""A game in the terminal: input, answers, and hidden information."""

import re
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb import records, rulebook
from duel_nb.catalog import CATALOG
from duel_nb.engine.actions import VERBS, WORDS
from duel_nb.engine.dialects import written_word
from duel_nb.engine.state.tables import CARDS, CONSPIRACIES
from duel_nb.engine.views import SECRET
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.players import RandomPlayer
from duel_nb.records import Game
from duel_nb.records.terminal.commands import COMMANDS, about, usage
from duel_nb.records.terminal.offers import every_action, in_groups, offers
from duel_nb.session.components import coins_words
from duel_nb.words.actions import in_words
from tests.records.games import recorded, with_pantheon
from tests.records.terminal.talk import NAMES, Talk, first_game
from tests.words.pseudo import outside, speaking_pseudo


def test_actions_by_notation_and_by_number() -> None:
    talk = Talk(first_game())
    shown = talk.type("build guard tower", "1")
    assert "1. Ada: build Guard Tower" in shown
    assert "The Conflict pawn is now 1 space towards Ben. (BASE-MIL-01)" in shown
    assert talk.terminal.session.at == 2
    assert "Age I: Ben's turn" in shown
    assert "Ben> " in talk.prompts


def test_every_legal_action_is_listed_with_price_and_effect() -> None:
    talk = Talk(first_game())
    shown = talk.type("actions")
    for number, action in enumerate(in_groups(talk.terminal.state), start=1):
        assert f"{number:4}  {action}" in shown
    assert "build Guard Tower     free      1 shield" in shown
    assert "build Clay Pit        1 coin    produces 1 clay" in shown
    assert "There is no action 99; 'actions' lists 1 to 12." in talk.type("99")


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_each_payment_is_listed_with_its_own_price(spoken: str) -> None:
    duel.language(spoken)
    state = duel.position(
        A={"coins": 5, "cubes": {1: 1}},
        B={"progress": ["Economy"]},
        decrees={1: 5},
        structure=["Forum"],
        expansions=["agora"],
        names=("Ida", "Tom"),
    )
    lines = dict(zip(map(str, in_groups(state)), every_action(state, in_words), strict=True))
    usual, other = lines["build Forum"], lines["build Forum giving 0"]
    assert coins_words(2) in usual
    assert "Tom" in usual
    assert coins_words(3) in other
    assert "Tom" not in other


def test_what_can_be_done_stands_in_groups_numbered_in_their_order() -> None:
    talk = Talk(first_game())
    shown = talk.type().partition("Build:")[2]
    assert "   1  Guard Tower   free      1 shield" in shown
    assert shown.index("Discard for coins:") < shown.index("7 Guard Tower")
    numbers = re.findall(r"^ +(\d+) |(?<=  )(\d+) [A-Z]", shown, re.M)
    assert sorted(int(a or b) for a, b in numbers) == list(range(1, 13))
    whole = with_pantheon()
    number, action = next(
        (turn.number - 1, action)
        for turn in whole.turns
        for action in turn.before.legal_actions()
        if action.verb == "activate" and not turn.before.stack
    )
    assert action.divinity is not None
    game = whole.upto(number)
    row = Talk(game).type().partition("Activate:\n")[2].splitlines()[0]
    assert re.search(rf"\d+  {action.divinity.name}.*(coin|free)", row)


def test_a_line_goes_on_under_its_last_column() -> None:
    shown = Talk(first_game()).type("help")
    explained = shown.partition("Commands")[2].splitlines()
    assert all(len(line) - len(line.lstrip()) in (0, 2, 17) for line in explained)


def test_a_path_is_never_broken(tmp_path: Path) -> None:
    path = tmp_path / ("long" * 20 + ".json")
    assert f"{path}:\n" in Talk(first_game()).type("1", f"save {path}")


def test_what_is_not_allowed_is_answered_with_the_rule() -> None:
    talk = Talk(first_game())
    shown = talk.type("build Altar", "rule BASE-STRUCT-05")
    assert "still cover it. (BASE-STRUCT-05)" in talk.words
    assert "'rule BASE-STRUCT-05' prints the rule." in shown
    assert rulebook.rule("BASE-STRUCT-05").title in shown
    assert talk.terminal.session.at == 0
    assert "It is allowed." in talk.type("why build Guard Tower")
    assert "(BASE-STRUCT-05)" in talk.type("why build Altar")
    assert "for example: why build Library" in talk.type("why")
    assert "Library for Ada: 6 coins" in talk.type("cost library")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("bild Altar", "'bild Altar' is not understood. Did you mean build Altar?"),
        ("cost Atlantis", "Atlantis"),
        ("cost guild", "could be Merchants Guild"),
        ("cost", "Name a Building or a Wonder, for example: cost Library"),
        ("rule BASE-MIL-99", "BASE-MIL-99"),
        ("rule", "Name a rule or search for one, for example: rule BASE-MIL-03"),
        ("udno", "'udno' is not understood. Did you mean undo?"),
        ("9" * 5000, "There is no action 999"),
        (
            "save ~who-is-this/game.json",
            "~who-is-this/game.json cannot be written: there is no",
        ),
        (
            "load ~who-is-this/game.json",
            "~who-is-this/game.json cannot be read: there is no",
        ),
        ("why dance", "'dance' is not an action"),
        ("undo", "There is nothing to undo."),
        ("redo", "There is nothing to redo."),
        ("save", "Name a file, for example: save game.json"),
        ("load", "Name a file, for example: load game.json"),
        ("load nowhere.json", "nowhere.json cannot be read: there is no such file or folder."),
        ("comment nice", "There is no action to comment on yet."),
    ],
)
def test_what_cannot_be_done_is_one_sentence(line: str, answer: str) -> None:
    talk = Talk(first_game())
    talk.type()
    before = talk.words
    talk.type(line)
    extra = talk.words.removeprefix(before).strip()
    assert answer in extra
    assert len(re.findall(r"[.?!:] [A-Z]", extra)) <= 1  # an error and a suggestion


def test_help_names_every_command_and_every_verb() -> None:
    talk = Talk(first_game())
    shown = talk.type("help")
    for command in COMMANDS:
        assert f"  {usage(command)}  " in shown
        assert str(about(command)) in shown
    words = set(COMMANDS)
    assert words <= set(talk.terminal.commands)
    assert not words & set(WORDS)  # a command is never an action
    begins = shown[shown.index("An action begins with") : shown.index(": build Library")]
    assert {verb.word for verb in VERBS.values()} <= set(re.findall(r"\w+", begins))
    assert talk.type("?").count("save FILE") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_verbs_of_the_language(language: str) -> None:
    with speaking(language):
        talk = Talk(first_game())
        talk.type("help")
        assert all(re.search(rf"\b{written_word(word)}\b", talk.words) for word in WORDS)


def test_undo_and_redo() -> None:
    talk = Talk(first_game())
    talk.type("1", "1", "undo")
    assert talk.terminal.session.at == 1
    talk.type("redo")
    assert talk.terminal.session.at == 2


def test_the_computer_may_begin() -> None:
    talk = Talk(Game.new(5, names=NAMES), {"A": "greedy"})
    assert "1. Ada: draft " in talk.type()
    assert talk.terminal.state.to_act == "B"


def test_a_whole_game_against_the_computer() -> None:
    talk = Talk(Game.new(5, {"pantheon", "agora"}, names=NAMES), {"B": "greedy"})
    shown = talk.type(*["1"] * 120)
    assert talk.terminal.game.outcome is not None
    assert "Score sheet" in shown
    assert "The game is over: 'save FILE' keeps it" in shown
    assert "The game is over: there are no more actions." in shown
    assert "there is no command 'fly'" in talk.type("fly")


def test_saving_and_loading(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    talk = Talk(first_game())
    talk.type("1", "comment a start", "2", f"save {path}")
    saved = records.load(path)
    assert (len(saved.turns), saved.seed) == (2, 5)
    assert [turn.comment for turn in saved.turns] == ["a start", ""]

    talk.type("1", "save")  # again to the same file
    assert len(records.load(path).turns) == 3
    other = Talk(first_game())
    other.type("1", f"save {path}")
    assert f"{path} already exists" in other.words
    assert len(records.load(path).turns) == 3
    other.type(f"save! {path}")
    assert len(records.load(path).turns) == 1
    other.type("1", f"load {path}")
    assert other.terminal.session.at == 1
    assert "1 action played" in other.words
    other.type(f"save {tmp_path}/no/where.json")
    assert "cannot be written" in other.words
    path.write_text("{}")
    other.type(f"load {path}")
    assert "This is not a recorded game" in other.words
    assert other.terminal.session.at == 1


def test_a_saved_game_says_for_whom_the_computer_plays(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    Talk(first_game(), {"B": "beginner"}).type("1", f"save {path}")
    assert '"players": ["person", "beginner"]' in path.read_text()
    assert len(records.load(path).turns) == 2
    talk = Talk(first_game(), {"A": "beginner"})
    talk.type(f"load {path}")
    assert talk.terminal.match.kinds == ("person", "beginner")
    with_pantheon().upto(4).save(path)  # without players in the file, the current ones stay
    talk.type(f"load {path}")
    assert talk.terminal.match.kinds == ("person", "beginner")


def test_a_comment_on_an_action_taken_back_is_gone() -> None:
    talk = Talk(first_game())
    talk.type("1", "comment a start", "undo", "3")
    assert talk.terminal.game.turns[0].comment == ""


def secret_moments(game: Game) -> list[int]:
    """The number of actions before each secret choice."""
    return [
        turn.number - 1
        for turn in game.turns
        if turn.action.verb == "install" and turn.action.divinity is not None
    ]


def test_a_secret_choice_waits_behind_a_curtain() -> None:
    game = with_pantheon()
    at = secret_moments(game)[0]
    drawn = {action.divinity.name for action in game.position(at).legal_actions()}
    talk = Talk(game.upto(at))
    before = talk.type()  # the input ends at the curtain
    name = game.names["AB".index(game.turns[at].player)]
    assert f"A secret choice: only {name} may look at the screen now." in before
    assert talk.prompts[-1] == "Press Enter to show it. "
    assert not any(divinity in before for divinity in drawn)
    shown = talk.type("", "1")
    assert all(divinity in shown for divinity in drawn)
    told = shown[shown.index(f"{at + 1}. {name}: ") :]
    assert "a secret choice" in told
    assert not any(divinity in told for divinity in drawn)
    assert not any(divinity in talk.type("log") for divinity in drawn)


def test_a_secret_choice_cannot_be_fetched_with_the_arrow_keys(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = with_pantheon()
    at = secret_moments(game)[0]
    talk = Talk(game.upto(at))
    remembered: list[tuple[str, bool]] = []

    def line(prompt: str, remember: bool = True) -> str:
        typed = talk.read(prompt)
        remembered.append((typed, remember))
        return typed

    monkeypatch.setattr(talk.keys, "line", line)
    talk.type("", "1", "log")
    assert remembered == [("", False), ("1", False), ("log", True)]


def test_one_may_look_at_what_one_placed() -> None:
    game = with_pantheon()
    at = secret_moments(game)[0]
    turn = game.turns[at]
    later = next(t for t in game.turns[at + 1 :] if t.player == turn.player)
    assert later.before.age == 1
    assert turn.action.divinity is not None
    name = turn.action.divinity.name
    talk = Talk(game.upto(later.number - 1))
    assert name not in talk.type("board")
    assert name in talk.type("look", "", "")
    assert talk.prompts[-2].startswith("Press Enter to hide it again")


def test_one_alone_needs_no_curtain_and_sees_nothing_of_the_computer() -> None:
    game = with_pantheon()
    for at in secret_moments(game):
        who = game.turns[at].player
        other = "B" if who == "A" else "A"
        chosen = game.turns[at].action.divinity
        assert chosen is not None
        talk = Talk(game.upto(at), {other: "greedy"})
        talk.type()
        assert not any("secret" in prompt for prompt in talk.prompts)
        hidden = Talk(game.upto(at + 1), {who: "greedy"})
        shown = hidden.type("log", "board", "look")
        placed = [
            turn.action.divinity.name
            for turn in game.turns[: at + 1]
            if turn.player == who and turn.action.verb == "install" and turn.action.divinity
        ]
        if hidden.terminal.session.at == at + 1:
            assert not any(name in shown for name in placed)


def test_face_down_cards_stay_unknown() -> None:
    talk = Talk(first_game())
    state = talk.terminal.state
    hidden = [
        CARDS[n].name for place, n in enumerate(state.dealt) if not state.face_up >> place & 1
    ]
    shown = talk.type("board", "actions", "")
    assert len(hidden) == 8
    assert not any(name in shown for name in hidden)


def test_names_are_shown_as_they_are() -> None:
    talk = Talk(Game.new(5, names=("[bold]Ada", "B[/]en"), first_game=True))
    assert "[bold]Ada" in talk.type("1")


def test_a_finished_game_is_shown() -> None:
    talk = Talk(recorded())
    assert "Score sheet" in talk.type("log")
    assert talk.prompts == ["> ", "> "]


def test_conspiracies_face_down_are_named_to_nobody_else() -> None:
    looked_at = 0
    for seed in range(16):
        player, game = RandomPlayer(seed), Game.new(seed, {"agora"}, names=NAMES)
        while game.outcome is None:
            game = game.play(player.choose(game.state, game.state.legal_actions()))
        for number in range(0, len(game.turns), 4):
            state = game.position(number)
            hidden = {
                CONSPIRACIES[plot.number].name
                for city in state.cities
                for plot in city.plots
                if not plot.triggered
            }
            if hidden and not (state.stack and state.stack[-1].kind in SECRET):
                shown = Talk(game.upto(number)).type("actions", "board")
                assert not any(name in shown for name in hidden), (seed, number)
                looked_at += 1
        if looked_at >= 15:
            break
    assert looked_at >= 15


def test_an_answer_names_no_conspiracy_that_lies_face_down() -> None:
    hidden = ["Coup", "Blackmail"]
    state = duel.position(A={"prepared": hidden}, expansions=["agora"], names=NAMES)
    assert {f"trigger {name}" for name in hidden} <= {str(one) for one in state.legal_actions()}
    shown = Talk(Game.starting_from(state)).type("trigger")
    assert "This is about a face-down Conspiracy: 'look' shows which one." in shown
    assert not any(name in shown for name in hidden)


def test_the_owner_may_look_which_conspiracy_can_be_triggered() -> None:
    state = duel.position(A={"prepared": ["Coup"]}, expansions=["agora"], names=NAMES)
    talk = Talk(Game.starting_from(state))
    shown = talk.type("actions")
    number = [str(action) for action in in_groups(state)].index("trigger Coup") + 1
    assert f"{number:4}  trigger a Conspiracy ('look' shows which)" in shown
    assert "Coup" not in shown
    assert f"{number:4}  trigger Coup" in talk.type("look", "", "")
    alone = Talk(Game.starting_from(state), {"B": "greedy"})
    assert "trigger Coup" in alone.type("actions")


@pytest.mark.parametrize(
    "line",
    ["actions", "build guard tower", "buidl Altar", "build Library", "help", "score", "log",
     "board", "undo", "redo", "why build Statue", "xyzzy", "99", "save"],
)  # fmt: skip
def test_nothing_is_said_in_another_language(
    line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # in the drawing, the name and the price of a card are on separate lines
    on_cards = {word for card in CATALOG.cards for word in re.findall(r"\w+", card.name)} | {"coin"}
    with speaking_pseudo(monkeypatch):
        talk = Talk(first_game(), folder=tmp_path)
        talk.type(line)
        assert talk.words
        assert set(outside(talk.words).split()) <= on_cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_semicolons_are_set_as_the_language_sets_them(language: str) -> None:
    state = duel.position(A={"coins": 30, "wonders": ["Hanging Gardens"]})
    with speaking(language):
        shown = "\n".join(offers(state, lambda action: in_words(action, state.names)))
    assert ";" in shown
    assert language != "fr" or not re.search(r"\w;", shown)
