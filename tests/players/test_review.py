"""Every reason of a review is a difference: it holds for the better action and not for the other.

The games are played by players that make mistakes; each reason is checked in other worlds than
those in which it was found.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cache

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, GameState, legal_actions, new_game
from duel_nb.engine.configure import MIXES
from duel_nb.engine.worlds import random_world
from duel_nb.languages import LANGUAGES
from duel_nb.players.coach_reason import CoachReason, bears_on
from duel_nb.players.comparison import Comparison
from duel_nb.players.ends import End
from duel_nb.players.expected import EACH, EndChange, changes
from duel_nb.players.explaining import _explaining
from duel_nb.players.player import finished
from duel_nb.players.review import MARKS, Review, Reviewed
from duel_nb.players.reviewing import Reviewing, review
from duel_nb.words import speaking
from tests.players.test_reasons import CHECKS, COUNTS, holds, saves
from tests.strength.games import Plan, play

#: How many actions of a game are reviewed in the quick run, the last ones.
PART = 12
#: In so many deals there is a mistake.
DEALS = range(1, 12)


def played(mix: str, deal: int) -> tuple[GameState, list[Action]]:
    """A game with mistakes."""
    plan = Plan(mix, deal, ("rush-science", "rush-military"), deal, errors=0.4)
    return play(plan).actions()


def part_of(mix: str, deal: int) -> tuple[GameState, list[Action]]:
    """The last actions of such a game."""
    start, actions = played(mix, deal)
    for action in actions[:-PART]:
        start = start.play(action)
    return start, actions[-PART:]


def marked(
    start: GameState, actions: list[Action], games: int
) -> Iterator[tuple[GameState, Reviewed]]:
    """The mistakes of a reviewed game, each with the position before it."""
    state = start
    for one in finished(review(start, actions, games)).actions:
        if one.is_mistake:
            yield state, one
        state = state.play(one.action)


def test_ends_that_do_not_add_up_to_the_chance_are_not_said() -> None:
    """In every world Ben wins with the Circus; a small search may have seen another game."""
    table = duel.position(
        age=3,
        pawn=-7,
        structure=["Circus", "Obelisk", "Gardens", "Arena"],
        A={"coins": 2, "cards": ["Palace", "Town Hall"]},
        B={"coins": 30},
    )
    view = table.view("A")
    played, better = map(table.read, ("discard Gardens", "discard Circus"))
    assert changes(view, played, better, (0.8, 0.001), 5)
    assert not changes(view, played, better, (0.8, 0.55), 5)


def test_a_win_at_once_is_certain_and_excludes_other_ends() -> None:
    table = duel.position(
        age=3,
        pawn=7,
        structure=["Circus", "Obelisk", "Gardens", "Arena"],
        A={"coins": 40, "cards": ["Palace", "Town Hall"]},
        B={"coins": 30},
    )
    played, better = map(table.read, ("discard Circus", "build Circus"))
    found = changes(table.view("A"), played, better, (1.0, 0.5), 5)
    shown = {change.end.termination: change.better for change in found if change.end.winner == "A"}
    assert shown.pop("military") == 1
    assert {*shown.values()} <= {0}


def next_turn(state: GameState, line: Sequence[Action]) -> GameState:
    """The position of a line in which its first player has made all choices."""
    now = state.play(line[0])
    for action in line[1:]:
        if now.to_act != state.to_act:
            break
        now = now.play(action)
    return now


def check(state: GameState, one: Reviewed) -> Iterator[str]:
    """Check everything that is said of a mistake, and yield what kinds of reasons there were."""
    best = one.better[0].action
    for other in one.better[1:]:
        assert not other.tried or other.chance - one.after >= MARKS[-1][1]  # no mistake itself
    view = state.view(one.player)
    worlds = [random_world(view, 700 + seed) for seed in range(5)]
    for reason in one.reasons:
        yield reason.kind
        if reason.kind in ("ends", "proven-win"):
            assert (one.better[0].chance, one.better[0].tried) == (1, 0) != (one.after, 0)
            continue
        differs(reason, worlds, best, one.action)
        made = one.instead[1 : 1 + len(reason.choices)]
        assert reason.choices[: len(made)] == made  # what the coach would choose
        lost = [change for change in one.ends if change.harms(one.player)]
        explained = [bears_on(reason, change.end.termination) for change in lost]
        assert any(explained) or not explained
    if one.drawback is not None:
        yield one.drawback.kind
        if one.drawback.kind == "then":
            assert one.drawback.subject in one.then
            assert isinstance(one.drawback.subject, Action)
            assert one.drawback.subject not in legal_actions(next_turn(state, one.instead))
            now = state.play(one.action)
            for action in one.then[1 : one.then.index(one.drawback.subject)]:
                assert now.decisions  # no other turn of the player
                now = now.play(action)
        elif one.drawback.kind != "may-let-win":
            for better in one.better:
                differs(one.drawback, worlds, one.action, better.action)
    chances = one.before, one.after
    again = {change.end: change for change in changes(view, one.action, best, chances, 999)}
    for number, change in enumerate(one.ends):
        yield f"end by {change.end.termination}"
        harm = change.by
        if number < len(one.ends) - 1 or not made_up_for(one):
            assert change.harms(one.player)
        mine = change.end.winner == one.player
        for chance, whole in ((change.better, one.before), (change.played, one.after)):
            most = whole if mine else 1 - whole
            assert chance <= max(most, 0.001) + 1e-6
            if chance not in (0, 1) or whole not in (0, 1):  # it may have ended the game
                assert (chance > 0) == (most > 0)  # only what is proven is impossible
        if change.end in again:
            assert (again[change.end].played > again[change.end].better) == (harm > 0)
    for line in (one.then, one.instead):
        now, each = state, Counter[str | None]()
        for action in line:
            each[now.to_act] += 1
            now = now.play(action)
        assert max(each.values()) <= EACH
        assert now.outcome is not None or EACH in each.values()
    assert (one.then[0], one.instead[0]) == (one.action, best)


def made_up_for(one: Reviewed) -> bool:
    """Whether the last change that is said makes up for a part of those before it."""
    *before, last = one.ends
    same = [change.by for change in before if change.end.winner == last.end.winner]
    return abs(sum(same)) > one.loss and sum(same) * last.by < 0


def differs(reason: CoachReason, worlds: list[GameState], action: Action, other: Action) -> None:
    """Check that a reason holds for an action, and not for another one."""
    if reason.kind == "saves":
        assert saves(reason, worlds, action, other), (reason, action, other)
        return
    assert reason.kind in CHECKS or reason.kind in COUNTS
    assert holds(reason, worlds, action), (reason, action)
    assert not holds(reason, worlds, other), (reason, action, other)


def test_a_reason_explains_the_change_that_is_named_with_it() -> None:
    walls, library = CATALOG.card("walls"), CATALOG.card("library")
    symbol, points = CoachReason("symbol", "A"), CoachReason("points", "A", figures={"points": 4})
    assert [bears_on(symbol, end) for end in ("science", "military", "civilian")] == [1, 0, 1]
    assert [bears_on(points, end) for end in ("science", "military", "civilian")] == [0, 0, 1]
    reasons = ("denies", walls, "military"), ("denies-best", library, "science")
    for kind, card, end in reasons:
        denied = CoachReason(kind, "A", card)
        assert [one for one in ("military", "science", "political") if bears_on(denied, one)] == [
            end
        ]


def test_what_makes_up_for_a_loss_explains_nothing() -> None:
    """Coins may explain more points for Ada, but not the symbols of Ben."""
    science, points = End("B", "science"), End("B", "civilian")
    ends = EndChange(science, 0.04, 0.31), EndChange(points, 0.6, 0.4)
    assert [change.harms("A") for change in ends] == [True, False]
    coins = CoachReason("coins", "A", figures={"coins": 4})
    assert _explaining([change for change in ends if change.harms("A")], [coins]) == ()


def test_the_card_that_the_opponent_does_not_get_is_said_too_if_it_explains_the_loss() -> None:
    gains = CoachReason("symbol", "A", figures={"symbols": 3})
    school, palace = (
        CoachReason("denies-best", "A", CATALOG.card(name)) for name in ("school", "palace")
    )
    lost = [EndChange(End("B", "science"), 0.04, 0.31)]
    assert _explaining(lost, [gains, school]) == (gains, school)
    assert _explaining(lost, [gains, palace]) == (gains,)
    assert _explaining([], [gains, palace]) == (gains, palace)
    assert _explaining(lost, [school]) == (school,)
    little = EndChange(End("A", "civilian"), 0.2, 0.1)
    assert _explaining([*lost, little], [palace]) == (), "that explains only a small change"
    much = EndChange(End("A", "civilian"), 0.5, 0.3)
    assert _explaining([*lost, much], [palace]) == (palace,)


def test_a_better_action_that_wins_for_certain_is_better_because_of_that() -> None:
    """Not because of the points that it brings as well."""
    rich = {"coins": 30}
    table = duel.position(
        age=3, A=rich, B=rich, structure=["Palace", "Circus", "Gardens"], filled=False
    )
    played = [*map(table.read, ("build Gardens", "build Palace"))]
    [mistake] = [one for one in finished(review(table, played)).marked if one.player == "A"]
    assert (mistake.mark, mistake.better[0].chance) == ("blunder", 1)
    assert [one.kind for one in mistake.reasons] == ["proven-win"]


@cache
def mistakes(mix: str, deal: int) -> tuple[tuple[GameState, Reviewed], ...]:
    """The mistakes at the end of a game."""
    return tuple(marked(*part_of(mix, deal), games=60))


@pytest.mark.parametrize("mix", MIXES)
def test_no_reason_holds_for_the_action_that_was_played(mix: str) -> None:
    """Of the first game in which something is said of a mistake."""
    games = (mistakes(mix, deal) for deal in DEALS)
    checked = ([*check(state, one)] for found in games for state, one in found)
    assert any(checked)


@pytest.mark.slow
@pytest.mark.parametrize("mix", MIXES)
def test_no_reason_of_whole_games_holds_for_the_action_that_was_played(mix: str) -> None:
    kinds = Counter[str]()
    for deal in range(13):
        for state, one in marked(*played(mix, deal), games=200):
            kinds.update(check(state, one))
    assert len(kinds) >= 10, kinds


def test_everything_that_is_said_of_a_mistake_is_said_in_four_languages() -> None:
    games = (mistakes("both", deal) for deal in DEALS)
    found = [one for _, one in next(filter(None, games))]
    said = dict[str, list[str]]()
    for spoken in LANGUAGES:
        with speaking(spoken):
            said[spoken] = [str(remark) for one in found for remark in one.remarks]
    assert len({*map(len, said.values())}) == 1
    for words in zip(*said.values(), strict=True):
        assert len({*words}) == len(LANGUAGES)
        assert not any("{" in text or "???" in text for text in words)


def test_a_review_glances_at_all_actions_and_then_looks_at_the_worst() -> None:
    start, actions = part_of("base", 1)
    under_way = Reviewing(start, actions, games=20)
    first = under_way.review
    assert (first.glanced, first.done) == (0, 0)
    assert (len(first.actions), len(first.chances)) == (PART, PART + 1)
    assert not first.noted
    steps = under_way.steps()
    assert worst_first(steps, first, lambda: under_way.review.glanced)
    while under_way.review.glanced < PART:
        next(steps)
    glanced = under_way.review
    assert glanced.done == 0
    assert not glanced.marked
    seeming = {one.number for one in glanced.actions if one.loss >= MARKS[-1][1]}
    assert {one.number for one in glanced.noted} == seeming
    for one in glanced.noted:
        [remark] = one.remarks
        assert one.seeming in str(remark)
    assert worst_first(steps, glanced, lambda: under_way.review.done)
    assert not any(one.seeming for one in finished(steps).actions)


def worst_first(
    steps: Generator[Reviewing, bool | None, Review], before: Review, done: Callable[[], int]
) -> bool:
    """Whether the next actions, two at least, are those that seemed to have lost the most."""
    changed = dict[int, None]()
    while done() < 2:
        now = next(steps).actions
        changed |= {
            one.number: None for one, was in zip(now, before.actions, strict=True) if one != was
        }
    losses = sorted((one.loss for one in before.actions), reverse=True)
    found = sorted((before.actions[number - 1].loss for number in changed), reverse=True)
    return found == losses[: len(found)]


def test_only_what_is_in_doubt_is_searched_again() -> None:
    """An action is compared with itself: the loss is 0, in the same worlds in each tree."""
    state = new_game(1)
    view, action = state.view(state.to_act), state.legal_actions()[0]
    far, near = (Comparison(view, action, [action], seed=1) for _ in range(2))
    short, long = (
        sum(1 for _ in one.growing(100, [threshold]))
        for one, threshold in ((far, 0.5), (near, 0.0))
    )
    assert (far.loss, near.loss) == (0, 0)
    assert long == 10 * short
    assert 0 < near.error < far.error


def test_a_loss_in_doubt_is_none() -> None:
    state = new_game(1)
    first, *others = state.legal_actions()
    compared = Comparison(state.view(state.to_act), first, others, seed=1)
    finished(compared.growing(100, [0.0]))
    way = 1 if compared.loss > 0 else -1
    surely = abs(compared.loss) - compared.error
    assert surely > 0
    assert compared.loses(way * surely * 0.99)
    assert not compared.loses(way * surely * 1.01)
    assert not compared.loses(-way * surely * 0.99)


def test_a_stopped_review_keeps_what_was_found_and_goes_on() -> None:
    start, actions = part_of("base", 1)
    under_way = Reviewing(start, actions, games=20)
    steps = under_way.steps()
    while under_way.review.done < 3:
        next(steps)
    done = under_way.review.done
    with pytest.raises(StopIteration) as stopped:
        steps.send(True)
    assert stopped.value.value.done == done < PART
    kept = [one for one in under_way.actions if one.searched]
    whole = finished(under_way.steps())
    assert whole.done == PART
    assert [whole.actions[one.number - 1] for one in kept] == kept
    assert whole == finished(review(start, actions, games=20))


def test_the_review_of_a_game_that_goes_on_does_not_depend_on_what_lies_face_down() -> None:
    start, actions = part_of("base", 1)
    other = random_world(start.view(start.to_act), 1)
    here, there = (finished(review(one, actions[:1], games=100)) for one in (start, other))
    assert here.actions == there.actions
