"""The answers to "what does … cost?", for a Building, a Wonder, a Divinity, or a resource."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from difflib import get_close_matches
from typing import Any, Final

from duel_nb.catalog import CATALOG, RESOURCES, Component, UnknownName
from duel_nb.engine import DuelError, GameState, IllegalAction, Payment
from duel_nb.lessons.rulings.answers import Answer, Reason, because
from duel_nb.lessons.rulings.evidence import Evidence
from duel_nb.lessons.rulings.findings import EngineAnswer, Finding, FittingCase, Inquiry
from duel_nb.lessons.rulings.verdict_words import VerdictWords
from duel_nb.messages import Message, Part
from duel_nb.quoting import shown

_TOO_DEAR: Final = "BASE-COST-04"


def cost(evidence: Evidence, who: str, thing: str) -> Answer:
    """What a thing costs "A" or "B", see `Rulings.cost`."""
    known, name = evidence.known(who), evidence.name(who)

    def ask(state: GameState) -> EngineAnswer:
        try:
            return EngineAnswer(None, state.cost_of(thing, who))
        except IllegalAction as error:
            return EngineAnswer(error.refusal, None)

    found = _in_pantheon(thing)
    spaces = known.spaces(found.name) if found is not None else ()
    finding = Inquiry(known, who, ask, spaces[:1], spaces[1:]).finding()
    payment, refusal = finding.base.outcome.payment, finding.base.outcome.refusal
    if payment is None:
        assert refusal is not None
        raise IllegalAction(refusal)
    words = VerdictWords(evidence.state)
    answer = _priced(evidence, who, finding, Message("ruling-cost", thing=payment.thing, who=name))
    sure = finding.price is not None and finding.price[0] == finding.price[1]
    return replace(
        answer,
        reasons=(
            *words.bill(finding),
            *answer.reasons,
            *(words.other_ways(payment) if sure else ()),
            *(_left(evidence, who, payment) if sure else ()),
            *evidence.not_given(),
        ),
        setup=_setup_with(evidence, who, finding.base),
        says=(f"price of {payment.name} for {who} is {payment.total}",),
        about=("what does", payment.thing.name, "cost", name),
    )


def unit_price(evidence: Evidence, who: str, resource: str) -> Answer:
    """What a unit of a resource costs "A" or "B", see `Rulings.unit_price`."""
    if resource not in RESOURCES:
        near = get_close_matches(str(resource), RESOURCES, n=1, cutoff=0) or RESOURCES
        raise DuelError(Message("ruling-no-resource", typed=shown(resource), near=f"{near[0]}"))

    def ask(state: GameState) -> EngineAnswer:
        return EngineAnswer(None, None, unit=state.city(who).prices[resource])

    named, name = Message(f"resource-{resource}"), evidence.name(who)
    finding = Inquiry(evidence.known(who), who, ask).finding()
    answer = _priced(evidence, who, finding, Message("ruling-unit", resource=named, who=name))
    buys = because("ruling-buys-when", "BASE-TRADE-01")
    return replace(
        answer,
        reasons=(*answer.reasons, buys, *evidence.not_given()),
        about=("what does", resource, "cost", name),
    )


def _priced(evidence: Evidence, who: str, finding: Finding, question: Message) -> Answer:
    """The price as an answer, and the cases if it depends."""
    words, priced = VerdictWords(evidence.state), finding.of_price(who)
    verdict = Message("ruling-verdict", verdict=words.price(priced))
    cases = tuple(words.cases(priced, priced=True))
    answer = Answer(question, verdict, cases, evidence.state, setup=evidence.setup(who))
    return answer.with_finding(priced)


def _in_pantheon(name: str) -> Component | None:
    """A Divinity or the Gate with this name, which may lie in the Pantheon."""
    try:
        return CATALOG.find(name, kinds=("divinity", "gate"))
    except UnknownName:
        return None


def _left(evidence: Evidence, who: str, payment: Payment) -> Iterator[Reason]:
    """How many coins are missing, or left after a payment, if it is known how many there are."""
    known = evidence.known(who)
    if known.is_unknown("coins", who) or known.is_unknown("divinities", who):
        return
    city, total = evidence.state.city(who), payment.total
    left = city.purse - total
    parts: dict[str, Part] = {
        "who": evidence.name(who),
        "coins": city.coins,
        "astarte": city.astarte,
    }
    if city.purse < min([total, *(paid.total for paid in payment.others)]):
        key = "ruling-short-with-astarte" if city.astarte else "ruling-short"
        yield because(key, _TOO_DEAR, short=-left, **parts)
    elif total and left >= 0:
        key = "ruling-keeps-with-astarte" if city.astarte else "ruling-keeps"
        yield because(key, "PAN-ASTARTE-02" if city.astarte else None, left=left, **parts)


def _setup_with(evidence: Evidence, who: str, base: FittingCase) -> dict[str, Any] | None:
    """The keywords of the position, with what was assumed besides coins."""
    known = evidence.known(who)
    rest = tuple(one for one in base.assumed if one not in known.rich(who))
    fit = known.fit(*rest) if rest else None
    return evidence.setup(who) if fit is None else dict(fit.setup)
