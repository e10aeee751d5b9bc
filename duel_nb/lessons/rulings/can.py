"""The answer to "can … do this?": now, or else on the player's own turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from duel_nb.engine import Action, GameState
from duel_nb.lessons.rulings.answers import Answer, Reason, because
from duel_nb.lessons.rulings.evidence import Evidence
from duel_nb.lessons.rulings.findings import Finding, FittingCase
from duel_nb.lessons.rulings.known import Fit
from duel_nb.lessons.rulings.of_action import finding_of, preview, preview_in
from duel_nb.lessons.rulings.questions import changes
from duel_nb.lessons.rulings.verdict_words import VerdictWords
from duel_nb.messages import Message
from duel_nb.session.preview import ActionPreview, PreviewLine
from duel_nb.words.actions import within_sentence

_NOT_YOUR_TURN: Final = "BASE-TURN-01"
#: Kinds of events that only repeat items of the bill.
_IN_THE_BILL: Final = ("chain", "price")


def can(evidence: Evidence, who: str, action: str | Action) -> Answer:
    """Whether "A" or "B" can do something, see `Rulings.can`."""
    state, known = evidence.state, evidence.known(who)
    act = known.read(action)
    asked = Answer(
        _question(evidence, who, act),
        Message("ruling-no"),
        (),
        state,
        setup=evidence.setup(who),
        about=("can", evidence.name(who), str(act)),
    )
    drafting = not evidence.of_game and not state.age  # whose turn it is may be open
    elsewhere = who != state.to_act and not drafting
    refusal = evidence.seen(who).why_not(act, who) if elsewhere else None
    if refusal is None:
        if evidence.of_game:
            act = known.first.state.with_offerings(act)
        return _now(evidence, asked, who, act, finding_of(known, who, act))
    no = replace(
        asked,
        yes=False,
        reasons=(Reason(refusal.message, refusal.rule),),
        tries=((f"{who}: {act}", refusal.rule),),
    )
    own = evidence.own_turn(who) if refusal.rule == _NOT_YOUR_TURN else None
    if own is None:
        return no
    return _later(evidence, no, who, finding_of(evidence.known(who, own), who, act))


def _question(evidence: Evidence, who: str, act: Action) -> Message:
    action = within_sentence(evidence.placed(act), evidence.state.names)
    return Message("ruling-can", who=evidence.name(who), action=action)


def _now(evidence: Evidence, asked: Answer, who: str, act: Action, finding: Finding) -> Answer:
    """The answer to whether an action is possible now."""
    words = VerdictWords(evidence.state)
    refusal = finding.base.outcome.refusal
    answer = replace(
        asked.with_finding(finding),
        verdict=Message("ruling-verdict", verdict=words.verdict(finding)),
        yes=finding.yes,
        tries=() if refusal is None else ((f"{who}: {act}", refusal.rule),),
    )
    if finding.yes is False:
        reasons = (*words.why_not(finding), *words.bill(finding), *evidence.not_given())
        return replace(answer, reasons=reasons)
    happens = preview(evidence, who, act, finding)
    setup, then = _example(evidence, who, act, finding)
    return replace(
        answer,
        reasons=(
            *words.bill(finding),
            *words.cases(finding),
            *_events(happens, finding, of_game=evidence.of_game),
            *_choice_after(happens, of_game=evidence.of_game),
            *evidence.not_given(),
        ),
        setup=setup,
        says=(f"legal: {act}",) if refusal is None else (),
        does=f"{who}: {act}" if refusal is None else None,
        then=then,
    )


def _later(evidence: Evidence, no: Answer, who: str, finding: Finding) -> Answer:
    """The same for the player's own turn, after the reason why it is not possible now."""
    words, name = VerdictWords(evidence.state), evidence.name(who)
    if finding.yes is False:
        verdict = Message("ruling-not-now")
        why_not = (
            Reason(Message("ruling-in-own-turn", who=name, reason=why.message), why.rule)
            for why in words.why_not(finding)
        )
        reasons = [*why_not, *words.bill(finding)]
    else:
        verdict = Message("ruling-own-turn", who=name, verdict=words.verdict(finding))
        reasons = [*words.bill(finding), *words.cases(finding)]
    return replace(
        no.with_finding(finding),
        verdict=verdict,
        reasons=(*no.reasons, *reasons, *evidence.not_given()),
        own_turn=finding.yes,
    )


# -- what happens --------------------------------------------------------------------------------


def _events(happens: ActionPreview, finding: Finding, *, of_game: bool) -> Iterator[Reason]:
    """What happens, without what the bill says already; coins at least as a change."""
    events: list[PreviewLine] = happens.events()
    for event in events:
        if finding.price is None or event.kind not in _IN_THE_BILL:
            sure = finding.yes is not None
            if_so = Message("ruling-if-so", happens=event.message)
            yield Reason(event.message if sure else if_so, event.rule)
    if not of_game and finding.price is None and all(event.kind != "coins" for event in events):
        for effect in happens.effects():
            if effect.kind == "coins" and effect.message.key != "would-coins":
                yield Reason(Message("ruling-effect", effect=effect.message))


def _choice_after(happens: ActionPreview, *, of_game: bool) -> Iterator[Reason]:
    """The choice that an action leads to, or may lead to."""
    certain = happens.common(_due)
    yield from certain
    if certain or of_game:
        return
    possible = (due for played in happens.results for due in _due(*played))
    for due in [*possible][:1]:
        if isinstance(due.message, Message):
            yield Reason(Message("ruling-then-perhaps", due.message.parts), due.rule)


def _due(before: GameState, after: GameState) -> Iterable[Reason]:
    """The choice that is due after an action."""
    for due in after.view(None).decisions[-1:]:
        yield because("ruling-then", due.rule, due=due.message)


# -- an example for a scenario -------------------------------------------------------------------


def _example(
    evidence: Evidence, who: str, act: Action, finding: Finding
) -> tuple[dict[str, Any] | None, tuple[str, ...]]:
    """A position that fits, by its keywords, and what the action surely changes there."""
    base, told = finding.base, evidence.given
    if told is None:
        sure = preview(evidence, who, act, finding).common(changes) if base.yes else ()
        return evidence.setup(who), tuple(sure)
    if not base.yes:
        return dict(base.setup), ()
    alike = [case.fit for case in finding.all_cases if case.assumed == base.assumed]
    then = tuple(preview_in(alike, who, act).common(changes))
    if base.assumed:
        return dict(_with_just_enough(evidence, who, base).setup), then
    in_given = preview_in([Fit(evidence.state, told, ())], who, act)
    return (told if {*then} <= {*in_given.common(changes)} else dict(base.setup)), then


def _with_just_enough(evidence: Evidence, who: str, base: FittingCase) -> Fit:
    """The position of a case, with as many coins as it takes if they were not given."""
    known = evidence.known(who)
    rest = tuple(one for one in base.assumed if one not in known.rich(who))
    if len(rest) == len(base.assumed):
        return base.fit
    return known.fit(*rest, known.with_coins(who, base.price or 0)) or base.fit
