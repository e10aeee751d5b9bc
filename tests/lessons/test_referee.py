"""The referee as a function: answers in plain sentences with numbers and rules."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel
from duel_nb import scenarios
from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.disk import FileError
from duel_nb.engine import DuelError
from duel_nb.engine.position.setups import NotASetup
from duel_nb.engine.state.tables import CARDS
from duel_nb.engine.worlds import world
from duel_nb.lessons.referee import Referee
from duel_nb.lessons.rulings.answers import Answer
from tests.engine.games import FOUR, Mix, mainly_both, positions
from tests.outputs import WIDGET, displayed
from tests.words.pseudo import outside, speaking_pseudo


def table(**more: Any) -> Referee:
    setup: dict[str, Any] = {
        "A": {
            "coins": 3,
            "cards": ["Scriptorium"],
            "wonders": ["Sphinx"],
            "built": [],
            "progress": [],
        },
        "B": {"coins": 7, "cards": ["Brickyard"], "built": [], "progress": ["Economy"]},
        "structure": ["Library", "Statue"],
        "progress": ["Law"],
        "names": ("Ada", "Ben"),
    }
    return duel.referee(**{**setup, **more})


def holds(text: str) -> bool:
    return all(result.passed for result in scenarios.run(scenarios.loads(text)))


def test_yes_with_the_price_and_what_follows() -> None:
    answer = table().can("A", "build Library")
    assert answer
    assert str(answer).splitlines() == [
        "Can Ada build the Library? Yes, for free.",
        "- Free by the chain: the book of the Scriptorium. (BASE-CHAIN-01)",
        "- Ada constructs the Library. (BASE-BUILD-01)",
        "- Ada has a pair of scientific symbols: quill. (BASE-SCI-02)",
        "- Then: Ada has completed a pair of scientific symbols and takes a Progress token. "
        "(BASE-SCI-02)",
        "- Not given: Ben's Wonders; the Conflict pawn; the Military tokens; the discard pile.",
    ]
    assert answer.rules == ("BASE-CHAIN-01", "BASE-BUILD-01", "BASE-SCI-02")


def test_no_with_the_bill() -> None:
    answer = table().can("Ada", "build Statue")
    assert not answer
    assert answer.rules == ("BASE-COST-04", "BASE-TRADE-01", "BASE-PROG-ECONOMY")
    assert "8 coins, and Ada has 3: 5 short. (BASE-COST-04)" in str(answer)
    assert "8 coins of this would go to Ben, who has Economy. (BASE-PROG-ECONOMY)" in str(answer)


def test_the_other_player_is_told_what_an_own_turn_would_bring() -> None:
    yes = table().can("Ben", "build Statue")
    assert not yes
    assert str(yes.verdict) == "Not now, but in Ben's own turn: yes, for free."
    assert yes.own_turn is True
    assert yes.rules == ("BASE-TURN-01", "BASE-PROD-01")
    poor = {"coins": 0, "cards": [], "built": [], "progress": []}
    no = table(B=poor).can("B", "build Statue")
    assert str(no.verdict) == "No, not now."
    assert no.own_turn is False
    assert "And in Ben's own turn: Statue would cost Ben 4 coins" in str(no)


def test_what_only_chance_knows_is_not_told() -> None:
    state = duel.new_game(seed=3, first_game=True)
    while True:
        action = state.legal_actions()[0]
        after = state.play(action)
        turned_up = [event.text for event in after.events if event.kind == "revealed"]
        if turned_up:
            break
        state = after
    answer = str(duel.referee(state).can(state.to_act or "", action))
    assert "Face-down cards are turned up; nobody knows yet which ones. (BASE-TURN-04)" in answer
    assert turned_up[0] not in answer
    assert turned_up[0] in str(duel.referee(state, teacher=True).can(state.to_act or "", action))
    library = duel.referee(
        A={"coins": 20, "cards": [], "wonders": ["Great Library"], "progress": []},
        B={"progress": []},
        structure=["Altar"],
        progress=[],
    )
    told = str(library.can("A", "wonder Great Library with Altar"))
    assert "A draws 3 Progress tokens from the box. (BASE-WX-05)" in told


def test_zeus_and_the_gate_name_nothing_that_lies_face_down() -> None:
    cards = {"coins": 30}
    zeus = duel.position(A=cards, expansions=["pantheon"], age=2, pantheon={1: "Zeus"}).play(
        "activate Zeus"
    )
    place = next(place for place in zeus.structure if place.card is None)
    lies = CARDS[zeus.dealt[[p.name for p in zeus.structure].index(place.name)]].name
    answer = str(duel.referee(zeus).can("A", f"discard @{place.name}"))
    assert "A face-down card goes to the discard pile; nobody knows yet which one." in answer
    assert lies not in answer
    assert lies in str(duel.referee(zeus, teacher=True).can("A", f"discard @{place.name}"))
    gate = duel.position(A=cards, expansions=["pantheon"], age=2, pantheon={1: "Gate"})
    told = str(duel.referee(gate).can("A", "activate Gate"))
    assert not any(divinity.name in told for divinity in CATALOG.divinities)


def test_the_price_counts_the_coins_on_astarte() -> None:
    nothing: dict[str, Any] = {"cards": [], "built": [], "progress": []}
    setup: dict[str, Any] = {
        "A": {
            **nothing,
            "coins": 0,
            "divinities": ["Astarte"],
            "astarte": 7,
            "wonders": ["Sphinx"],
        },
        "B": nothing,
        "structure": ["Temple"],
        "expansions": ["pantheon"],
    }
    asked = duel.referee(**setup)
    total = asked.state.cost_of("Sphinx").total
    reason = asked.cost("Sphinx").reasons[-2]
    assert reason.text == f"A has 0 coins and 7 on Astarte: {total - 7} short."
    rich = {**setup, "A": {**setup["A"], "coins": 9}}
    reason = duel.referee(**rich).cost("Sphinx").reasons[-2]
    left = 16 - total
    assert reason.text == f"A has 9 coins and 7 on Astarte and would keep {left} coins."
    assert reason.rule == "PAN-ASTARTE-02"


@mainly_both(*FOUR[:-1])
def test_nothing_that_lies_hidden_decides_an_answer(mix: Mix) -> None:
    rng = random.Random(8)
    for number, state in enumerate(positions(mix, range(2), every=9)):
        who = "AB"[number % 2]
        real = duel.referee(state)
        dealt = duel.referee(world(state.view(who), rng.randrange(16)))
        asked: list[Any] = [lambda r, who=who: r.cost("Sphinx", who)]
        asked.append(lambda r, who=who: r.moves(who))
        actions = list(state.legal_actions()) if who == state.to_act else []
        for action in rng.sample(actions, min(3, len(actions))):
            asked.append(lambda r, who=who, action=action: r.can(who, action))
        asked += [lambda r, who=who: r.can(who, "trigger Coup")]
        asked += [lambda r: r.explain()] * (who == state.to_act)
        for ask in asked:
            one, other = ask(real), ask(dealt)
            assert str(one) == str(other)
            assert (one.setup, one.then, one.says) == (other.setup, other.then, other.says)


def test_costs_are_itemised() -> None:
    answer = table().cost("sphinx", "Ben")
    assert str(answer).splitlines() == [
        "What does Ben pay for the Sphinx? 6 coins.",
        "- 1 clay from the Brickyard. (BASE-PROD-01)",
        "- 1 stone bought at 2 (2, as Ada produces none): 2 coins. (BASE-TRADE-01)",
        "- 2 glass bought at 2 each (2, as Ada produces none): 4 coins. (BASE-TRADE-01)",
        "- Ben has 7 coins and would keep 1 coin.",
        "- Not given: Ben's Wonders; the Conflict pawn; the Military tokens; the discard pile.",
    ]
    assert answer.payment is not None
    assert answer.payment.total == 6
    assert str(table().cost("Library").verdict) == "Nothing."
    assert "5 short. (BASE-COST-04)" in str(table().cost("Statue"))


def test_all_the_moves_and_what_is_refused() -> None:
    answer = table().moves()
    assert [str(action) for action in answer.actions] == [
        "build Library",
        "discard Library",
        "discard Statue",
    ]
    assert str(answer.verdict) == "3 legal moves with what was given."
    assert "- discard Statue: Ada's coins 3 → 5\n" in str(answer), "nobody told what lies below"
    assert "- Refused, build Statue: Statue would cost Ada 8 coins" in str(answer)
    assert "- Refused, wonder Sphinx with Library: The Sphinx would cost Ada 10 coins" in str(
        answer
    )
    other = table().moves("Ben")
    assert "build Statue" in map(str, other.actions)
    assert str(other.question) == "What would be all the legal moves of Ben, in Ben's own turn?"


def test_a_position_explained() -> None:
    text = str(table(pawn=5).explain())
    for words in (
        "It is Ada's turn. (BASE-TURN-01)",
        "Ada buys at wood 2, clay 4, stone 2, glass 2 and papyrus 2 coins a unit. (BASE-TRADE-01)",
        "Ben produces 2 clay.",
        "Ben owns Economy",
        "4 spaces from a victory of Ada. (BASE-MIL-05)",
    ):
        assert words in text
    told = duel.referee(A={"cards": ["Stone Reserve"], "built": ["Sphinx"]}, B={"built": []})
    fixed = told.explain()
    assert "Fixed at 1 coin: stone by Stone Reserve. (BASE-TRADE-06)" in str(fixed)
    assert "1 Wonder of at most 7 has been constructed. (BASE-WON-03)" in str(fixed)


def test_a_game_and_a_board_are_taken_as_they_are() -> None:
    state = duel.new_game(seed=5, first_game=True, names=("Ada", "Ben"))
    assert duel.referee(state).state is state
    board = duel.board(state)
    board.play(state.legal_actions()[0])
    assert duel.referee(board).state is board.state
    assert duel.referee(duel.show("piraeus")).state.age
    with pytest.raises(DuelError, match="Give a game or coins, not both"):
        duel.referee(state, coins=3)
    with pytest.raises(DuelError, match="not int"):
        duel.referee(3)


def test_a_choice_that_is_due_and_a_game_that_is_over() -> None:
    due = duel.referee(table().state.play("build Library"))
    assert due.setup is None
    assert due.can("A", "take Law")
    assert due.can("A", "build Statue").rules == ("BASE-TURN-02",)
    assert str(due.moves("B").verdict) == "None now."
    with pytest.raises(NotASetup, match="Set up the turn before it"):
        due.scenario(due.can("A", "take Law"))
    won = duel.position(
        A={"coins": 20, "wonders": ["Statue of Zeus"]}, pawn=8, structure=["Altar"]
    ).play("wonder Statue of Zeus with Altar")
    over = duel.referee(won)
    assert "The game is over" in str(over.explain())
    assert str(over.moves("A").verdict) == "None."
    assert over.can("A", "discard Altar").rules == ("BASE-END-01",)


def test_errors_are_one_sentence() -> None:
    referee = table()
    with pytest.raises(DuelError, match=r"no player 'Eve'; expected A or B \(Ada or Ben\)\.$"):
        referee.can("Eve", "build Library")
    with pytest.raises(DuelError, match="did you mean build"):
        referee.can("A", "bulid Library")
    with pytest.raises(UnknownName, match="Library"):
        referee.cost("Libary")
    before = referee.state
    with pytest.raises(duel.PositionError, match="Did you mean"):
        referee.set_up(structure=["Libary"])
    assert referee.state is before


def every_answer(referee: Referee) -> list[Answer]:
    who = referee.state.to_act or "A"
    other = "BA"["AB".index(who)]
    actions = list(referee.state.legal_actions())
    answers = [referee.can(who, action) for action in actions]
    answers += [referee.can(other, actions[0]), referee.moves(), referee.moves(other)]
    answers += [
        referee.cost(place.card.name, player)
        for place in referee.state.structure
        if place.card is not None
        for player in "AB"
    ]
    return answers


@pytest.mark.parametrize("seed", range(4))
def test_every_question_can_be_written_as_a_scenario_that_holds(seed: int) -> None:
    rng = random.Random(seed)
    state = duel.new_game(seed=seed, names=("Ada", "Ben"))
    asked = 0
    while state.outcome is None:
        referee = duel.referee(state)
        if referee.setup is not None and rng.random() < 0.15:
            for answer in rng.sample(every_answer(referee), 3):
                if answer.setup is not None and (answer.says or answer.tries):
                    assert holds(referee.scenario(answer))
                    asked += 1
        state = state.play(rng.choice(state.legal_actions()))
    assert asked


def test_a_question_is_saved_and_passes_when_it_is_read_again(tmp_path: Path) -> None:
    referee = table()
    answer = referee.can("A", "build Statue")
    file = referee.save(answer, tmp_path)
    assert file == tmp_path / "can-ada-build-statue.toml"
    assert duel.check(file)
    assert duel.show(file).holds
    with pytest.raises(FileError, match="already exists and was not changed"):
        referee.save(answer, tmp_path)
    named = referee.save(referee.moves(), tmp_path / "deep" / "moves")
    assert named == tmp_path / "deep" / "moves.toml"
    assert duel.check(named)
    with pytest.raises(NotASetup, match="nothing that a scenario can check"):
        referee.save(referee.explain(), tmp_path)


def test_strange_names_and_long_positions_survive_the_file() -> None:
    names = ('A "quoted" \\ name', "Ünal's # [x] = \u2019")
    cards = ["Lumber Yard", "Clay Pool", "Quarry", "Workshop", "Scriptorium", "Altar", "Baths"]
    referee = duel.referee(names=names, A={"cards": cards}, structure={"r5c5": "Library"})
    text = referee.scenario(referee.can("A", "build Library"))
    assert "[position.A]" in text
    assert scenarios.loads(text).cases[0].start["names"] == names
    assert holds(text)


@pytest.mark.parametrize(
    ("given", "hint"),
    [
        ({"structur": ["Library"]}, "no keyword 'structur'; did you mean 'structure'?"),
        ({"coins": 3}, "no keyword 'coins'; it belongs to a City: A={'coins': ...}."),
        ({"cubes": [1]}, "it belongs to a City: A={'cubes': ...}."),
        ({"xyz": 3}, "no keyword 'xyz'; expected any of A, B, age, turn,"),
    ],
)
def test_an_unknown_keyword_names_the_nearest(given: dict[str, Any], hint: str) -> None:
    referee = table()
    before = referee.state
    for use in (duel.referee, referee.set_up):
        with pytest.raises(duel.PositionError, match=re.escape(hint)):
            use(**given)
    assert referee.state is before


def test_what_is_no_game_and_no_answer() -> None:
    referee = table()
    with pytest.raises(DuelError, match="the game itself, not what one player knows"):
        duel.referee(referee.state.view("A"))
    for use in (referee.scenario, referee.save):
        with pytest.raises(DuelError, match=r"such as can\(\) gives, not 'Yes'"):
            use("Yes")  # type: ignore[arg-type]
    with pytest.raises(DuelError, match="5 is not an action"):
        referee.can("A", 5)  # type: ignore[arg-type]
    answer = referee.can("A", "build Statue")
    assert repr(answer) == str(answer)


def test_how_it_shows_itself() -> None:
    referee = table(names=("<b>Ada</b>", "Ben"))
    html = referee.can("A", "build Statue")._repr_html_()
    assert "<b>Ada</b>" not in html
    assert "&lt;b&gt;Ada&lt;/b&gt;" in html
    assert "<details class=duel-rule>" in html
    bundle = displayed(referee)
    assert set(bundle) == {
        WIDGET,
        "image/png",
        "text/html",
        "text/plain",
    }
    assert "What matters here?" in bundle["text/plain"]
    assert repr(referee) == bundle["text/plain"]


def test_a_ruling_speaks_the_language_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    with speaking_pseudo(monkeypatch):
        asked = table()
        rulings = (
            asked.can("A", "build Library"),
            asked.can("Ada", "build Statue"),
            asked.can("B", "discard Statue"),
            asked.cost("Sphinx"),
        )
        assert [str(ruling) for ruling in rulings if outside(str(ruling))] == []
