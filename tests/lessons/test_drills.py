"""Drills: what the engine asks is right when it is found by another path."""

from __future__ import annotations

from html import unescape
from statistics import mean
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.drills.drill import Drill
from duel_nb.lessons.drills.kinds import KINDS, LEVELS, Uncovered, military_events
from duel_nb.lessons.exercises import Find, Predict, Price, Score, Status, look
from duel_nb.session.text import parts
from tests.boards.live.person import words

MIXES = ((), ("pantheon",), ("agora",), ("pantheon", "agora"))
#: Kind and expansions, wherever there is such a drill.
DRILLS = [
    pytest.param(kind, mix, id=f"{kind}-{'+'.join(mix) or 'base'}")
    for kind in KINDS
    for mix in MIXES
    if KINDS[kind].needs <= set(mix)
]


def found_by_hand(kind: str, level: str, exercise: Any) -> object:
    """The right answer, found by playing or from the components; None if it cannot be."""
    if isinstance(exercise, Price):
        return coins_paid(exercise)
    if isinstance(exercise, Uncovered):
        taken = set(exercise.taken)
        return frozenset(
            f"place:{place.name}"
            for place in exercise.needed_state().structure
            if place.name not in taken and place.covered_by and set(place.covered_by) <= taken
        )
    if isinstance(exercise, Score):
        return counted_by_hand(exercise)
    state = exercise.needed_state()
    if isinstance(exercise, Find):
        shown = {card.chain_symbol_provided for card in state.city(state.turn).buildings}
        return frozenset(
            f"place:{place.name}"
            for place in state.structure
            if place.card is not None
            and place.card.chain_symbol_under_cost is not None
            and place.card.chain_symbol_under_cost in shown
        )
    after = state.play(exercise.play)
    if kind == "pawn":
        spaces = sum(event.kind == "pawn" for event in after.events)
        return str(state.pawn + (spaces if state.turn == "A" else -spaces))
    if kind == "who":
        player = after.legal_actions() and after.to_act
        return f"{player} {'choice' if after.decisions else 'turn'}"
    if level == "easy":
        return str(after.events[-1].message.parts["count"])
    chambers = range(1, 7)
    moves = [
        (one, other)
        for one in chambers
        for other in chambers
        if after.why_not(f"move {one} {other}") is None
    ]
    return str(len(moves) if level == "hard" else len({one for one, _ in moves}))


def counted_by_hand(exercise: Score) -> dict[str, int]:
    """The sheet, with the lines that are printed on cards and tokens counted from them."""
    end = exercise.needed_state()
    city = end.city(exercise.player)
    printed = {"blue": 0, "green": 0, "yellow": 0}
    for card in city.buildings:
        if card.colour in printed:
            printed[card.colour] += card.points
    pawn = end.pawn if exercise.player == "A" else -end.pawn
    zone = next((points for least, points in ((6, 10), (3, 5), (1, 2)) if pawn >= least), 0)
    own = {**printed, "military": zone, "treasury": city.coins // 3}
    return {**exercise.right, **own}


def coins_paid(exercise: Price) -> int | None:
    state = exercise.needed_state()
    for line in exercise.line():
        if state.why_not(line) is None:
            lost = [
                -event.amount
                for event in state.play(line).events
                if event.kind == "coins" and event.amount < 0 and event.player == state.turn
            ]
            return lost[0] if lost else 0
    return None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("kind", "mix"), DRILLS)
def test_the_expected_answer_is_what_is_found_by_another_path(
    kind: str, mix: tuple[str, ...], level: str
) -> None:
    for seed in range(3):
        drill = duel.drill(kind, level=level, seed=seed, expansions=mix)
        exercise = drill.exercise
        by_hand = found_by_hand(kind, level, exercise)
        if by_hand is None:  # too expensive to be played
            assert isinstance(exercise, Price)
            state = exercise.needed_state()
            assert exercise.payment.total > state.city(state.turn).coins
            continue
        right = exercise.read(exercise.rights()[0])
        if kind == "chain" and mix:  # Mythology tokens and Decrees add chains
            assert by_hand <= right
        else:
            assert by_hand == right
        wrongs = [exercise.read(wrong) for wrong in exercise.wrongs()]
        if isinstance(exercise, Predict) and not exercise.options:
            wrongs.append(exercise.read(int(right) + 1))
        assert wrongs
        for wrong in wrongs:
            verdict = exercise.judge(wrong)
            assert verdict.status is Status.NOT_YET
            assert verdict.reasons
        for answer in exercise.rights():
            assert drill.check(answer), answer


def difficulty(kind: str, exercise: Any) -> int:
    """The number of things to think of in a question."""
    if isinstance(exercise, Price):
        return len(exercise.payment.lines)
    if isinstance(exercise, Uncovered):
        return len(exercise.taken)
    if isinstance(exercise, Find):
        return len(exercise.right)
    if isinstance(exercise, Score):
        return sum(points != 0 for points in exercise.right.values())
    after = exercise.reached.after
    if kind == "pawn":
        return military_events(after)
    if kind == "who":
        if after.age != exercise.state.age:
            return 3
        return 1 if not after.decisions and after.turn != exercise.state.turn else 2
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "politician"])
def test_a_higher_level_has_more_to_think_of(kind: str) -> None:
    easy, medium, hard = (
        mean(difficulty(kind, duel.drill(kind, level=level, seed=n).exercise) for n in range(6))
        for level in LEVELS
    )
    assert easy < medium < hard


def test_easy_questions_are_not_all_alike() -> None:
    """Who is to act is not always the other player, and no price only repeats what is printed."""
    drills = [duel.drill("who", level="easy", seed=seed).exercise for seed in range(20)]
    again = sum(one.rights()[0].startswith(str(one.needed_state().turn)) for one in drills)
    assert 4 < again < 16
    for seed in range(20):
        price = duel.drill("price", level="easy", seed=seed).exercise
        assert isinstance(price, Price)
        assert {line.kind for line in price.payment.lines} != {"coins"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_with_a_double_is_told_by_its_place_in_words(language: str) -> None:
    with speaking(language):
        for seed in range(12):
            for level in LEVELS:
                asked = duel.drill("politician", level=level, seed=seed).exercise.question
                assert "@" not in asked


@pytest.mark.parametrize("kind", [None, *KINDS])
def test_the_same_seed_asks_the_same(kind: str | None) -> None:
    def asked(seed: int) -> list[tuple[str, str]]:
        drill = duel.drill(kind, seed=seed)
        drills = [drill.exercise, *(drill.next().exercise for _ in range(2))]
        return [(one.question, one.needed_state().to_json()) for one in drills]

    assert asked(3) == asked(3)
    assert asked(3) != asked(4)
    assert len({position for _, position in asked(3)}) == 3


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(mix) or "base")
def test_the_board_of_a_score_does_not_give_it_away(mix: tuple[str, ...]) -> None:
    end = duel.drill("score", seed=3, expansions=mix).exercise.needed_state()
    assert end.outcome is not None
    assert "scores" not in {target.hit for target in look.drawn(end).hits()}
    assert "scores" not in dict(parts(look.seen(end), worked_out=False))


def test_without_a_kind_all_come_up() -> None:
    drill = duel.drill(seed=1)
    asked = {drill.exercise.id.partition("-")[0]}
    asked |= {drill.next().exercise.id.partition("-")[0] for _ in range(40)}
    assert asked == set(KINDS)


def test_unknown_arguments_name_the_nearest() -> None:
    with pytest.raises(duel.DuelError, match="did you mean 'price'"):
        duel.drill("prise")
    with pytest.raises(duel.DuelError, match=f"expected .*{'.*'.join(KINDS)}"):
        duel.drill("xyzzy")
    with pytest.raises(duel.DuelError, match="did you mean 'hard'"):
        duel.drill("price", level="hrad")
    with pytest.raises(duel.DuelError, match="'divinity' needs the expansion 'pantheon'"):
        duel.drill("divinity", expansions=["agora"])
    with pytest.raises(duel.DuelError, match="seed"):
        duel.drill("price", seed="x")  # type: ignore[arg-type]


def text_of(drill: Drill) -> str:
    """Everything that is said in its form."""
    return unescape(words(drill))


def shown(drill: Drill) -> Any:
    """The form of a drill, as in a notebook."""
    drill._ipython_display_()
    return drill.task.form


@pytest.mark.parametrize(
    ("kind", "language"),
    [  # each kind in every second language, all of them in the long run
        pytest.param(kind, language, marks=pytest.mark.slow if (one + other) % 2 else ())
        for one, kind in enumerate(KINDS)
        for other, language in enumerate(LANGUAGES)
    ],
)
def test_a_wrong_answer_shows_the_reasons_and_the_next_question(kind: str, language: str) -> None:
    with speaking(language):
        drill = duel.drill(kind, seed=2, level="medium")
        form, asked = shown(drill), drill.exercise
        assert asked.question in text_of(drill)
        right = asked.read(asked.rights()[0])
        number = str(right).lstrip("-").isdigit()
        form.input.fill(f"{int(right) + 1:+d}" if number else asked.read(asked.wrongs()[0]))
        assert not form.next_button.shown
        form.check_button.press()
        assert (drill.asked, drill.right) == (1, 0)
        assert asked.answer_text() in text_of(drill)
        form.next_button.press()
        assert drill.exercise is not asked
        assert drill.exercise.question in text_of(drill)
        form = drill.task.form
        form.input.fill(drill.exercise.read(drill.exercise.rights()[0]))
        form.check_button.press()
        assert (drill.asked, drill.right) == (2, 1)
        assert form.next_button.shown
        drill.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bill_of_a_politician_names_every_move(language: str) -> None:
    with speaking(language):
        for level in LEVELS[1:]:
            drill = duel.drill("politician", level=level, seed=4)
            exercise: Any = drill.exercise
            after = exercise.needed_state().play(exercise.play)
            moves = [str(a).split()[1:] for a in after.legal_actions() if a.kind == "move"]
            told = str(drill.solution())
            assert moves
            assert all(f"{start} → {end}" in told for start, end in moves)
