"""Why an action was a mistake: the reasons for a better one, what it lost, and how each goes on."""

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import Final

from duel_nb.engine import Action, GameState, legal_actions
from duel_nb.engine.state.tables import CARDS, members
from duel_nb.engine.worlds import world
from duel_nb.players.coach_reason import WINS, CoachReason, bears_on
from duel_nb.players.expected import EndChange, changes, choices_after_each, line
from duel_nb.players.player import settled
from duel_nb.players.proven import winning_choices
from duel_nb.players.reasons import Reasons, of_result, with_card
from duel_nb.players.review import Reviewed

#: How much of the largest change another one must be, so that what explains it is worth saying.
_MUCH: Final = 0.5
#: Answers that explain nothing.
_BANAL: Final = ("discard", "begin")


def explained(
    one: Reviewed, view: GameState, whole: GameState, seed: int
) -> Generator[None, None, Reviewed]:
    """A mistake with the reasons why the first of the better actions was better.

    Args:
        one: the mistake.
        view: what its player knew.
        whole: the whole position, which decides what is turned up in the lines.
        seed: the same seed gives the same reasons.

    Yields:
        None, after each step.
    """
    better = [each.action for each in one.better]
    both = one.action, better[0]
    choices = yield from choices_after_each(whole, both, seed)
    if one.better[0].chance == 1:
        wins = winning_choices(world(view).play(better[0]), view.acting)
        choices[better[0]] = wins or choices[better[0]]
    reasons = Reasons(view, choices)
    ends = changes(view, *both, (one.before, one.after), seed, choices)
    lost = [change for change in ends if change.harms(one.player)]
    why = _explaining(lost, reasons.reasons(better[0], instead_of=one.action))
    if one.better[0].chance == 1 and WINS not in [each.kind for each in why]:
        result = of_result(view, one.better[0], choices[better[0]])
        why = why if result is None else (result,)
    yield
    then = yield from line(whole, (both[0], *choices[both[0]]), seed)
    instead = yield from line(whole, (both[1], *choices[both[1]]), seed)
    next_turn, next_instead = (
        settled(whole.play(action), whole.acting, choices[action]) for action in both
    )
    answer = _answer(next_turn, then[1 + len(choices[one.action]) :], whole.acting)
    drawback = _drawback(reasons.drawbacks(one.action, *better), answer)
    if drawback is None and answer is not None and _is_prevented(answer, view, whole, next_instead):
        drawback = CoachReason("then", one.player, answer)
    return replace(one, drawback=drawback, reasons=why, ends=ends, then=then, instead=instead)


def _explaining(
    ends: Sequence[EndChange], reasons: Sequence[CoachReason]
) -> tuple[CoachReason, ...]:
    """The first reason that explains the largest change to the player's harm, or else the next one.

    Coins explain no supremacy, and points not why one has become far likelier. After it may come a
    card that also explains a change.

    Args:
        ends: the changes to the player's harm, the largest first.
        reasons: for the better action, the most important first.
    """
    if not ends:
        return with_card(reasons[:1], reasons)
    least = abs(ends[0].by) * _MUCH
    ways = [one.end.termination for one in ends if abs(one.by) >= least]
    causes = [one for way in ways for one in reasons if bears_on(one, way)]
    return with_card(causes[:1], causes)


def _answer(state: GameState, line: Sequence[Action], player: int) -> Action | None:
    """The opponent's first action in a line, None where another turn of the player comes first.

    Args:
        state: the position after the player's action.
        line: how it goes on.
        player: 0 or 1.
    """
    return None if state.acting == player else next(iter(line), None)


def _drawback(found: Sequence[CoachReason], answer: Action | None) -> CoachReason | None:
    """The worst drawback; that a card is uncovered is one only if the opponent then takes it."""
    card = answer.card if answer is not None else None
    return next((one for one in found if one.kind != "uncovers" or one.subject == card), None)


def _is_prevented(answer: Action, view: GameState, whole: GameState, instead: GameState) -> bool:
    """Whether a better action prevents an answer that its player could foresee.

    Args:
        answer: the opponent's answer to an action.
        view: what the player knew before that action.
        whole: the whole position then.
        instead: the position after the better action.
    """
    if answer.verb in _BANAL or instead.acting == whole.acting:
        return False
    hidden = [CARDS[whole.dealt[place]] for place in members(view.present & ~view.face_up)]
    return answer.card not in hidden and answer not in legal_actions(instead)
