"""The coach marks losing actions, says why, and does not reveal hidden information."""

from dataclasses import replace
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from duel_nb.engine.worlds import random_world
from duel_nb.languages import LANGUAGES
from duel_nb.players import Judged
from duel_nb.players.coach import Advice, hint
from duel_nb.players.coach_reason import CoachReason
from duel_nb.players.player import finished
from duel_nb.players.proven import chance_after
from duel_nb.players.reasons import Reasons
from duel_nb.players.review import Review, Reviewed
from duel_nb.players.reviewing import review
from duel_nb.words import speaking
from duel_nb.words.percentages import is_bound, percentage_shown
from tests.engine.games import Mix, both_then_each
from tests.engine.golden import of_each_kind


def hinted(state: GameState, games: int = 60) -> tuple[Advice, ...]:
    found: tuple[Advice, ...] = finished(hint(state.view(state.to_act), games))
    return found


#: Ada is ahead in points, but Ben wins at once if he can build the Circus.
DECISIVE: dict[str, Any] = {
    "age": 3,
    "pawn": -7,
    "structure": ["Circus", "Obelisk", "Gardens"],
    "filled": False,
    "A": {"coins": 2, "cards": ["Palace", "Town Hall", "Senate", "Pantheon"]},
    "B": {"coins": 30},
    "turn": "A",
    "names": ("Ada", "Ben"),
}


def test_a_hint_says_what_to_do_and_why() -> None:
    best, *_ = hinted(duel.position(**DECISIVE))
    assert str(best.action) == "discard Circus"
    assert "it prevents Ben from winning at once (build the Circus)" in str(best)
    won = duel.position(**{**DECISIVE, "pawn": 7, "A": {"coins": 30}})
    assert "it wins at once (Ada wins by military supremacy)" in str(hinted(won)[0])


def test_a_hint_in_a_notebook_is_a_line_for_each_action() -> None:
    found = duel.hint(duel.position(**DECISIVE), games=60)
    assert repr(found).startswith("Discard the Circus (")
    with pytest.raises(duel.DuelError, match="a position of the game or a board, not str"):
        duel.hint("build Circus")  # type: ignore[arg-type]
    with pytest.raises(duel.DuelError, match="from 1 to 1000000, not 0"):
        duel.hint(duel.position(**DECISIVE), games=0)
    over = duel.position(**DECISIVE).play("discard Gardens").play("build Circus")
    with pytest.raises(duel.DuelError, match="The game is over"):
        duel.hint(over)


def test_a_chance_is_that_of_the_best_action_for_either_player() -> None:
    table = duel.position(**DECISIVE)
    best = duel.hint(table, games=60)[0].chance
    assert table.to_act == "A"
    assert duel.chance(table, games=60) == best
    assert duel.chance(table, "B", games=60) == 1 - best
    over = table.play("discard Gardens").play("build Circus")
    assert (duel.chance(over, "A"), duel.chance(over, "B")) == (0.0, 1.0)
    shared = duel.position(age=3, structure=["Circus"], filled=False).play("discard Circus")
    assert shared.outcome is not None
    winners = [who for who in "AB" if duel.chance(shared, who) == 1.0]
    assert winners == [who for who in "AB" if shared.outcome.winner in (who, None)]
    with pytest.raises(duel.DuelError, match="a position of the game or a board, not str"):
        duel.chance("build Circus")  # type: ignore[arg-type]
    with pytest.raises(duel.DuelError, match="C"):
        duel.chance(table, "C")


@both_then_each
def test_a_hint_tells_nothing_hidden(mix: Mix) -> None:
    for number, state in enumerate(of_each_kind(mix)[::6]):
        if state.to_act is not None:
            other = random_world(state.view(state.to_act), number)
            assert hinted(state, 4) == hinted(other, 4)


def reviewed(state: GameState, *actions: str) -> Review:
    played = []
    after = state
    for action in actions:
        played.append(after.read(action))
        after = after.play(action)
    found: Review = finished(review(state, played, games=40))
    return found


def test_a_blunder_is_marked_with_what_was_better() -> None:
    found = reviewed(duel.position(**DECISIVE), "discard Gardens", "build Circus")
    blunder, answer = found.actions
    assert (blunder.mark, str(blunder.better[0].action)) == ("blunder", "discard Circus")
    said = " ".join(map(str, blunder.remarks))
    assert "Blunder: Ada's chance to win falls" in said
    assert "It lets Ben win at once (build the Circus)." in said
    assert "It is better to discard the Circus" in said
    assert answer.mark == "only move"
    assert answer.name == "Ben"
    assert found.turning_points[0] == blunder
    assert found.chances[0] > 0.3
    assert found.chances[-1] == 0
    assert [str(one) for one in found.summary(("Ada", "Ben"))] == [
        "Ada: 1 blunder, 0 mistakes, 0 inaccuracies.",
        "Ben: 0 blunders, 0 mistakes, 0 inaccuracies.",
    ]


# -- reasons -----------------------------------------------------------------------------------


def kinds(state: GameState, action: str, instead_of: str | None = None) -> list[str]:
    """The kinds of reasons for an action."""
    read, other = state.read(action), None if instead_of is None else state.read(instead_of)
    found = Reasons(state.view(state.to_act)).reasons(read, other)
    return [reason.kind for reason in found]


def test_a_conspiracy_gives_no_other_turn() -> None:
    s = duel.position(
        A={"coins": 9, "prepared": ["Coup", "Foreclosure"], "cubes": [1]},
        B={"cards": ["Stone Reserve", "Press"]},
        structure=["Altar", "Baths"],
        expansions=["agora"],
    )
    for action in s.legal_actions():
        assert "plays-again" not in kinds(s, str(action), "discard Altar")
    for trigger in ("trigger Coup", "trigger Foreclosure"):
        within = s.play(trigger)
        assert within.turn == "A"
        for action in within.legal_actions():
            assert "plays-again" not in kinds(within, str(action))


def test_to_begin_an_age_is_no_other_turn() -> None:
    s = duel.position(structure=["Altar"], filled=False, A={}, B={}).play("discard Altar")
    assert s.decisions[-1].kind == "begin"
    for action, other in (("begin A", "begin B"), ("begin B", "begin A")):
        assert "plays-again" not in kinds(s, action, other)
        assert "plays-again" not in kinds(s, action)


def test_another_turn_that_the_end_of_the_age_takes_is_none() -> None:
    given: dict[str, Any] = {"A": {"coins": 30, "wonders": ["Piraeus"]}, "filled": False}
    last = duel.position(structure=["Altar"], **given)
    assert "plays-again" not in kinds(last, "wonder Piraeus with Altar", "discard Altar")
    more = duel.position(structure=["Altar", "Baths"], **given)
    assert "plays-again" in kinds(more, "wonder Piraeus with Altar", "discard Altar")


def test_what_comes_after_a_choice_is_no_reason_for_one_of_its_options() -> None:
    """After the Curia Julia there are coins and another turn, whatever is chosen (AGO-CURIA-02)."""
    s = duel.position(
        A={"coins": 30, "wonders": ["Curia Julia", "Pyramids"], "conspiracies": ["Coup"]},
        B={},
        structure=["Altar", "Baths", "Press"],
        expansions=["agora"],
    )
    found = Reasons(s.view("A"))
    build, other = map(s.read, ("wonder Curia Julia with Altar", "wonder Pyramids with Altar"))
    coins = s.play(build).play("pass").city("A").coins - s.city("A").coins
    reasons = {one.kind: one for one in found.reasons(build, other)}
    assert "plays-again" in reasons
    saved = coins - (s.play(other).city("A").coins - s.city("A").coins)
    assert reasons["saves"].figures["coins"] == saved
    within = s.play(build)
    for action, instead in (("pass", "trigger Coup"), ("trigger Coup", "pass")):
        for told in (kinds(within, action, instead), kinds(within, action)):
            assert not {"plays-again", "coins", "saves"} & {*told}


def test_a_reason_that_holds_for_what_was_played_is_none() -> None:
    s = duel.position(
        age=1,
        A={"coins": 40, "wonders": ["Statue of Zeus", "Piraeus", "Sphinx"]},
        B={"coins": 20},
        structure=["Palisade", "Altar", "Baths"],
        filled=False,
    )
    zeus = kinds(s, "wonder Statue of Zeus with Palisade", "wonder Statue of Zeus with Altar")
    assert {*zeus} <= {"buries", "denies-best"}
    assert zeus
    again = kinds(s, "wonder Piraeus with Altar", "wonder Sphinx with Altar")
    assert "plays-again" not in again
    assert {*kinds(s, "discard Palisade", "discard Altar")} <= {"denies", "denies-best"}
    assert "military" in kinds(s, "build Palisade", "build Altar")


@pytest.mark.parametrize(
    ("pawn", "told"),
    [
        (-4, "it moves the Conflict pawn 2 back, 7 spaces away from A's capital"),
        (-2, "it moves the Conflict pawn 2 back, 9 spaces away from A's capital"),
        (-1, "it moves the Conflict pawn by 2, with 8 more spaces to B's capital"),
        (4, "it moves the Conflict pawn by 2, with 3 more spaces to B's capital"),
    ],
)
def test_the_distance_to_a_capital_is_that_on_whose_side_the_pawn_is(pawn: int, told: str) -> None:
    s = duel.position(
        age=2,
        pawn=pawn,
        A={"coins": 20},
        structure=["Parade Ground", "Statue"],
        military_tokens=[],
    )
    reasons = Reasons(s.view("A")).reasons(s.read("build Parade Ground"))
    assert told in [str(one.message(("A", "B"))) for one in reasons]


def test_what_was_only_a_choice_is_not_called_more() -> None:
    """The Forum gives glass or papyrus, whichever its owner needs."""
    s = duel.position(
        age=2, A={"coins": 20, "cards": ["Forum"]}, structure=["Glass-Blower", "Statue"]
    )
    reasons = Reasons(s.view("A")).reasons(s.read("build Glass-Blower"))
    told = [str(one.message(("A", "B"))) for one in reasons]
    assert "it produces glass in any case, which A could only choose until now" in told


def test_two_suggestions_are_not_both_the_best() -> None:
    s = duel.new_game(seed=3)
    found = [one.reason for one in hinted(s, 40)]
    assert len(found) > 1
    assert not any("best" in str(one) for one in found)


@pytest.mark.parametrize(
    ("sets", "given"),
    [
        ((), {"A": {"coins": 40, "wonders": ["Great Lighthouse"]}}),
        (
            ("pantheon",),
            {"A": {"coins": 40, "offerings": [2, 3]}, "pantheon": {2: "Aphrodite"}, "age": 2},
        ),
    ],
)
def test_a_suggestion_is_another_idea_than_the_first(sets: list[str], given: Any) -> None:
    """A Wonder with another card is none, nor an activation with another Offering token."""
    structure = ["Brewery", "Statue", "Library"] if sets else ["Altar", "Baths", "Theater"]
    s = duel.position(expansions=sets, structure=structure, filled=False, B={}, **given)
    ideas = [(one.action.verb, one.action.subject) for one in hinted(s, 300)]
    assert len(ideas) == len({*ideas})
    assert {"wonder", "activate"} & {verb for verb, _ in ideas}


@both_then_each
def test_the_figures_of_a_hint_agree_with_each_other(mix: Mix) -> None:
    """The chances go down, and a distance is that between the percentages that are read."""
    for state in of_each_kind(mix)[::4]:
        found = hinted(state, 30)
        shown = [percentage_shown(one.chance) for one in found]
        assert shown == sorted(shown, reverse=True)
        for one, percent in zip(found, shown, strict=True):
            by = one.reasons[0].figures.get("by")
            if one.reasons[0].kind == "behind":
                bound = is_bound(one.chance) or is_bound(found[0].chance)
                assert by == (0 if bound else shown[0] - percent)
            elif one.reasons[0].kind == "ahead" and by and len(shown) > 1:
                assert shown[0] - shown[1] == by


def test_only_what_is_proven_is_certain() -> None:
    """Cards that nobody can foresee are left, or all is settled; an action that wins at once is."""
    settled = [one.chance for one in hinted(duel.position(**DECISIVE))]
    assert settled
    assert {*settled} <= {0, 1}
    open_still = {**DECISIVE, "age": 2, "structure": ["Walls", "Aqueduct", "Statue"]}
    for pawn in (-7, 7):
        found = hinted(duel.position(**{**open_still, "pawn": pawn, "A": {"coins": 20}}))
        for one in found:
            assert one.chance == 1 if one.reasons[0].kind == "wins" else 0 < one.chance < 1
        assert (found[0].reasons[0].kind == "wins") == (pawn == 7)
    won = reviewed(duel.position(**{**open_still, "pawn": 7, "A": {"coins": 20}}), "build Walls")
    assert (won.actions[0].after, won.actions[0].loss) == (1, 0)


def test_beside_a_certain_win_nothing_uncertain_is_suggested() -> None:
    won = duel.position(
        age=2,
        pawn=7,
        structure=["Walls", "Archery Range", "Statue"],
        A={"coins": 40, "cards": ["Altar", "Baths", "Theater", "Library", "School"]},
        B={"coins": 0},
    )
    found = hinted(won, 200)
    assert {one.chance for one in found} == {1}
    assert {one.reasons[0].kind for one in found} == {"wins"}


def test_no_suggestion_lets_the_opponent_win_where_the_best_one_does_not() -> None:
    """Also where all is nearly lost, and each action is about as good as the next."""
    lost = duel.position(
        age=3,
        pawn=-7,
        structure=["Circus", "Lighthouse", "Port"],
        A={"coins": 0},
        B={"coins": 40, "cards": ["Palace", "Town Hall", "Senate", "Pantheon", "Obelisk"]},
        turn="A",
    )
    for games in (100, 300):
        assert [str(one.action) for one in hinted(lost, games)] == ["discard Circus"]


def test_a_win_by_a_choice_is_certain() -> None:
    law = duel.position(
        age=3,
        A={"coins": 20, "cards": ["Workshop", "School", "Library", "Dispensary", "Academy"]},
        B={"coins": 7},
        structure=["Study", "Port", "Arsenal"],
        progress=["Law", "Urbanism"],
    )
    best = hinted(law, 30)[0]
    assert (str(best.action), best.chance, best.reasons[0].kind) == ("build Study", 1, "wins")
    assert [str(one) for one in best.reasons[0].choices] == ["take Law"]


def test_a_win_by_two_choices_in_a_row_is_found() -> None:
    table = duel.position(
        age=2,
        expansions=["pantheon"],
        A={"coins": 40, "wonders": ["Divine Theater"], "cards": ["Stable"]},
        B={"coins": 8},
        structure=["School", "Statue"],
        pawn=7,
        filled=False,
    )
    [best] = hinted(table, 30)
    assert (best.action.wonder, best.chance) == (CATALOG.wonder("divine-theater"), 1)
    [reason] = best.reasons
    assert (reason.kind, [*map(str, reason.choices)]) == ("wins", ["open roman", "activate Mars"])


def test_the_last_action_ends_the_game_and_has_no_answer() -> None:
    last = {**DECISIVE, "pawn": 0, "structure": ["Obelisk"], "A": {"coins": 30}}
    for cards, chance in (["Palace", "Town Hall", "Senate", "Pantheon", "Gardens"], 0), ([], 1):
        found = hinted(duel.position(**{**last, "B": {"coins": 0, "cards": cards}}))
        assert len(found) == 2
        for one in found:
            assert (one.chance, one.reasons[0].kind) == (chance, "ends")


def test_a_game_is_not_lost_for_certain_by_choices_that_may_be_bad() -> None:
    table = duel.position(
        age=3,
        expansions=["agora"],
        A={"coins": 7, "cards": ["Altar"]},
        B={"coins": 30, "cards": ["Palace", "Town Hall", "Senate", "Pantheon"]},
        structure=["politician-centre"],
        filled=False,
        turn="A",
    )
    view, recruit = table.view("A"), table.read("recruit politician-centre")
    assert chance_after(view, recruit, 0.3) == 0.3
    assert chance_after(view, table.read("discard politician-centre"), 0.3) == 0


def test_it_is_said_honestly_that_only_the_search_prefers_an_action() -> None:
    s = duel.position(**{**DECISIVE, "pawn": 0})
    same = Reviewed(1, "A", s.names, s.read("discard Gardens"), 0.6, 0.4)
    best = Judged(s.read("discard Obelisk"), 0.6, 30)
    unexplained = replace(same, mark="mistake", better=(best,))
    for spoken in LANGUAGES:
        with speaking(spoken):
            said = [str(one) for one in unexplained.remarks]
            assert len(said) == 2
            assert "60" in said[1]


def test_who_begins_is_said_by_name() -> None:
    s = duel.position(structure=["Altar"], filled=False, names=("Ada", "Ben")).play("discard Altar")
    said = {str(advice.message.parts["action"]) for advice in hinted(s, 10)}
    assert said <= {"let Ada begin", "let Ben begin"}
    assert said


def test_the_same_seed_reviews_alike() -> None:
    state = duel.position(**DECISIVE)
    assert reviewed(state, "discard Gardens") == reviewed(state, "discard Gardens")


def test_a_pick_in_the_draft_is_no_only_move() -> None:
    for seed in range(4):
        start = duel.new_game(seed)
        state, picks = start, []
        while state.age == 0:
            action = finished(hint(state.view(state.to_act), 30, seed))[0].action
            picks.append(action)
            state = state.play(action)
        found: Review = finished(review(start, picks, games=30, seed=seed))
        assert not [one for one in found.actions if one.mark == "only move"]


@pytest.mark.parametrize("kind", ["wonder-does", "wonder-at-once"])
def test_the_hint_of_a_drafted_wonder_has_one_colon(kind: str) -> None:
    draft = duel.new_game(seed=1)
    effect = CATALOG.wonder("circus-maximus").does[-1]
    for spoken in LANGUAGES:
        with speaking(spoken):
            reason = CoachReason(kind, "A", effect)
            advice = Advice(draft.legal_actions()[0], 0.5, (reason,), draft.names)
            assert str(advice).count(":") == 1


def test_a_hint_is_a_sentence_in_every_language() -> None:
    names = ("Ada", "Ben")
    action = duel.new_game(seed=1, expansions={"agora"}).read("move 1 2")
    advice = Advice(action, 0.5, (CoachReason("as-good", "A"),), names)
    assert str(advice).startswith("Move a cube from Chamber 1 to Chamber 2 (50%): ")
    for spoken in LANGUAGES:
        with speaking(spoken):
            assert str(advice)[0].isupper()
            assert "1 2" not in str(advice)
