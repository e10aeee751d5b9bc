"""What holds of one action, and what it does, in the positions that fit."""

from __future__ import annotations

from collections.abc import Iterable

from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, GameState, Payment
from duel_nb.lessons.rulings.evidence import Evidence
from duel_nb.lessons.rulings.findings import EngineAnswer, Finding, Inquiry
from duel_nb.lessons.rulings.known import Assumption, Fit, Known, as_here, on_turn
from duel_nb.session.preview import ActionPreview, ActionPreviews


def finding_of(known: Known, who: str, act: Action) -> Finding:
    """What holds of an action in all positions that fit.

    Args:
        known: makes the positions.
        who: "A" or "B", whose action it is.
        act: the action.
    """
    activates = act.verb == "activate"
    open_offerings = activates and act.other < 0 and known.is_unknown("offerings", who)

    def ask(state: GameState) -> EngineAnswer:
        turn = on_turn(state, who)
        here = turn.with_offerings(as_here(turn, act))
        refusal = turn.why_not(here, who)
        if refusal is not None and not refusal.short:
            return EngineAnswer(refusal, None)
        paid = turn.payments(here)
        if open_offerings:
            paid = tuple(sorted(paid, key=lambda payment: payment.total))
            if refusal is not None and paid:
                refusal = turn.why_not(_spending(here, paid[0]), who)
        return EngineAnswer(refusal, next(iter(paid), None), paid)

    other_spaces: tuple[Assumption, ...] = ()
    if activates:
        other_spaces = known.spaces((act.divinity or CATALOG.gate).name)[1:]
    return Inquiry(known, who, ask, known.wanted(who, act), other_spaces).finding()


def _spending(activation: Action, payment: Payment) -> Action:
    """The activation with the Offering tokens of a payment."""
    worth = CATALOG.offering_tokens
    return activation._replace(other=sum(1 << worth.index(one) for one in payment.offerings))


def preview(evidence: Evidence, who: str, act: Action, finding: Finding) -> ActionPreview:
    """What an action does where it is possible."""
    if evidence.of_game:
        turn = on_turn(evidence.seen(who), who)
        return ActionPreviews(turn, all_known=evidence.teacher).of(act)
    return preview_in(finding.fits, who, act)


def preview_in(fits: Iterable[Fit], who: str, act: Action) -> ActionPreview:
    """What an action does in these positions, in each of which it is possible."""
    results = []
    for fit in fits:
        turn = on_turn(fit.state, who)
        results.append((turn, turn.play(turn.with_offerings(as_here(turn, act)))))
    return ActionPreview(results, "AB".index(who))
