"""The answer to "what are all the legal moves?"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from duel_nb.engine import Action
from duel_nb.lessons.rulings.answers import Answer, Reason, because
from duel_nb.lessons.rulings.evidence import Evidence
from duel_nb.lessons.rulings.facts import Facts
from duel_nb.lessons.rulings.findings import Finding
from duel_nb.lessons.rulings.known import Known, as_named, on_turn
from duel_nb.lessons.rulings.of_action import finding_of, preview
from duel_nb.lessons.rulings.verdict_words import VerdictWords
from duel_nb.messages import Listed, Message, Part
from duel_nb.session.components import payment_message
from duel_nb.session.preview import PreviewEffect, all_effects

#: An action, and what holds of it.
_Found = tuple[Action, Finding]


def moves(evidence: Evidence, who: str) -> Answer:
    """All legal moves of "A" or "B", see `Rulings.moves`."""
    known, setup, name = evidence.known(who), evidence.setup(who), evidence.name(who)
    asked = Message("ruling-moves", who=name)
    if who != evidence.state.to_act:
        own = evidence.own_turn(who)
        if own is None:
            return _none(evidence, asked)
        known, setup = evidence.known(who, own), {**(setup or {}), "turn": who}
        asked = Message("ruling-moves-own-turn", who=name)
    found = [(act, finding_of(known, who, act)) for act in _candidates(known, who)]
    legal = [one for one in found if one[1].yes]
    open_ = [one for one in found if one[1].yes is None]
    refused = _each_wonder_once(one for one in found if one[1].yes is False)
    not_given = evidence.not_given()
    return Answer(
        asked,
        _counted(known, len(legal), len(open_)),
        (
            *(_legal(evidence, who, *one) for one in legal),
            *(_open(evidence, *one) for one in open_),
            *(_refused(evidence, *one) for one in refused),
            *not_given,
        ),
        evidence.state,
        depends=tuple(dict.fromkeys(one for _, finding in open_ for one in finding.depends)),
        cases=tuple(case for _, f in open_ for case in (*f.cases, *f.witnesses)),
        setup=setup,
        actions=tuple(act for act, _ in legal),
        refused=tuple(str(act._replace(place=-1)) for act, _ in refused),
        says=tuple(f"legal: {act}" for act, _ in legal)
        if not_given
        else (f"only legal: {', '.join(str(act) for act, _ in legal)}",),
        about=("what are all the legal moves of", name),
    )


def _none(evidence: Evidence, asked: Message) -> Answer:
    """The answer for a player who has no turn now."""
    state = evidence.state
    key = "ruling-none-now" if state.outcome is None else "ruling-none"
    due = Facts(state.view(None), teacher=False).due()
    return Answer(asked, Message(key), (due,), state, about=("what are all the legal moves",))


def _counted(known: Known, legal: int, open_: int) -> Message:
    if not (legal or open_) and known.is_unknown("structure"):
        return Message("ruling-nothing-accessible")
    if open_:
        return Message("ruling-count-and-open", count=legal, open=open_)
    return Message("ruling-count-given" if known.unknown else "ruling-count", count=legal)


# -- which actions -------------------------------------------------------------------------------


def _candidates(known: Known, who: str) -> Iterator[Action]:
    """The actions that are possible in some position that fits, with what was given.

    And the constructions and recruitments that a player may want and cannot do.
    """
    met: dict[tuple[object, ...], Action] = {}
    for fit in known.every():
        turn = on_turn(fit.state, who)
        for act in turn.legal_actions():
            if known.names(who, act):
                met.setdefault(as_named(act, known.by_place), act)
    yield from met.values()
    state = on_turn(known.first.state, who)
    if state.decisions or state.outcome is not None or not state.age:
        return
    cards = [
        place.card
        for place in state.structure
        if place.accessible and place.card and known.lies(place.card)
    ]
    for card in cards:
        act = Action("recruit" if card.senator else "build", card.index)
        if as_named(act, known.by_place) not in met:
            yield act
    for site in state.city(who).wonders:
        if not site.standing and cards:
            act = Action("wonder", site.wonder.index, cards[0].index)
            if known.names(who, act) and as_named(act, known.by_place) not in met:
                yield act


def _each_wonder_once(found: Iterable[_Found]) -> list[_Found]:
    """Of a Wonder with several cards, only the first."""
    met: dict[object, _Found] = {}
    for act, finding in found:
        met.setdefault(act.subject if act.verb == "wonder" else act, (act, finding))
    return [*met.values()]


# -- a line for each -----------------------------------------------------------------------------


def _legal(evidence: Evidence, who: str, act: Action, finding: Finding) -> Reason:
    """A legal move, with a note on its price and effects if there is one."""
    action = evidence.in_words(act)
    parts = [*_price_and_effects(evidence, who, act, finding)]
    if not parts:
        return because("ruling-move-alone", action=action)
    note = Message("ruling-note", effects=Listed(*parts, last=";"))
    return because("ruling-move", action=action, note=note)


def _open(evidence: Evidence, act: Action, finding: Finding) -> Reason:
    note = VerdictWords(evidence.state).verdict(finding)
    return because("ruling-move-open", action=evidence.in_words(act), note=note)


def _refused(evidence: Evidence, act: Action, finding: Finding) -> Reason:
    why = next(VerdictWords(evidence.state).why_not(finding))
    action = evidence.in_words(act)
    return because("ruling-refused", why.rule, action=action, reason=why.message)


def _price_and_effects(
    evidence: Evidence, who: str, act: Action, finding: Finding
) -> Iterator[Part]:
    names = evidence.state.names
    if finding.price is not None:
        low, high = finding.price
        if low == high:
            yield payment_message(finding.base.outcome.ways, names)
        else:
            yield VerdictWords(evidence.state).price_words(finding.price)
    happens = preview(evidence, who, act, finding)
    effects: list[PreviewEffect] = all_effects(happens, act)
    for effect in effects:
        if evidence.places_known or effect.kind != "uncovered":
            yield effect.message
    outcomes = happens.common(lambda _, after: [after.outcome])
    if outcomes and outcomes[0] is not None:
        yield outcomes[0].message(names)
