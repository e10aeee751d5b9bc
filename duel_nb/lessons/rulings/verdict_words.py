"""Verdicts of the referee as messages: yes, no, or what it depends on, with cases and bills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from duel_nb.catalog import RESOURCES, Card, Wonder
from duel_nb.engine import GameState, Payment
from duel_nb.engine.actions import track_place
from duel_nb.engine.state.tables import opponent_of
from duel_nb.lessons.rulings.answers import Reason, because
from duel_nb.lessons.rulings.findings import Finding, FittingCase
from duel_nb.lessons.rulings.known import Assumption, Unknown
from duel_nb.messages import Listed, Message, Part
from duel_nb.session.components import payment_message, price_message

#: More things than this are named by what they have in common, or only in part.
_FEW: Final = 4
#: Most cards together in a case that is told, if there are others.
_TOGETHER: Final = 5
#: Most cases that are told.
_MOST: Final = 10
_TOO_DEAR: Final = "BASE-COST-04"


class VerdictWords:
    """Says findings about one position."""

    def __init__(self, state: GameState) -> None:
        self._names = state.names

    def verdict(self, finding: Finding) -> Message:
        """The verdict on an action, as a part of a sentence."""
        inner = self._inner(finding)
        if not finding.conditions:
            return inner
        return Message("verdict-if", conditions=self.conditions(finding.conditions), verdict=inner)

    def conditions(self, assumed: Iterable[Assumption]) -> Listed:
        """What is assumed, as conditions of a sentence."""
        return Listed(*(self._condition([one]) for one in assumed), last="and")

    def price(self, finding: Finding) -> Message:
        """The answer to what something costs, as a part of a sentence."""
        price = self.price_words(finding.price)
        if finding.price is not None and finding.price[0] == finding.price[1]:
            return price
        if not finding.depends:
            return price
        return Message("verdict-depends-price", on=self.unknown(finding.depends), price=price)

    def price_words(self, price: tuple[int, int] | None) -> Message:
        """A price, or the lowest and highest one."""
        low, high = price or (0, 0)
        if low != high:
            return Message("verdict-coins-between", low=low, high=high)
        return Message("count-coins", coins=low) if low else Message("verdict-nothing")

    def cases(self, finding: Finding, *, priced: bool = False) -> Iterator[Reason]:
        """The answer for each case, if it depends; the case of nothing else comes last.

        Args:
            finding: what was found.
            priced: whether only the price was asked for.
        """
        start = finding.base.assumed
        groups: dict[tuple[tuple[Unknown, ...], object], list[FittingCase]] = {}
        for case in finding.cases[1:]:
            more = [one for one in case.assumed if one not in start]
            kept = {one.unknown for one in case.assumed}
            if more and kept >= {one.unknown for one in start}:
                about = tuple(one.unknown for one in more)
                groups.setdefault((about, case.outcome.key), []).append(case)
        short = [cases for cases in groups.values() if not all(map(_is_long, cases))]
        sorted_cases = sorted(short or groups.values(), key=lambda cases: not cases[0].yes)
        told = sorted_cases[:_MOST]
        for group in told:
            cases = [case for case in group if not _is_several(case)] or group[:1]
            firsts = [[one for one in case.assumed if one not in start] for case in cases]
            conditions: list[Part] = []
            if all(len(more) == 1 for more in firsts):
                conditions.append(self._condition([more[0] for more in firsts]))
            else:
                conditions += (self._condition([one]) for one in firsts[0])
            yield self._case(Listed(*conditions, last="and"), cases[0], finding, priced)
        if told:
            outcome = self._outcome(finding.base, finding, priced)
            yield Reason(Message("ruling-otherwise", outcome=outcome), self._rule(finding.base))

    def bill(self, finding: Finding) -> Iterator[Reason]:
        """The items of the price that are the same in all positions that fit."""
        payments = [p for case in finding.all_cases if (p := case.outcome.payment) is not None]
        if not payments:
            return
        first, *others = payments
        lines = [set(payment.lines) for payment in others]
        for line in first.lines:
            if all(line in there for there in lines):
                item = Message("ruling-item", item=line.message)
                if line.kind == "bought":
                    item = Message("ruling-item-bought", item=line.message, coins=line.coins)
                yield Reason(item, line.rule, billed=True)
        if first.to_opponent and len({payment.to_opponent for payment in payments}) == 1:
            other = self._names["AB".index(opponent_of(first.player))]
            item = Message("ruling-to-opponent", coins=first.to_opponent, who=other)
            yield Reason(item, "BASE-PROG-ECONOMY", billed=True)

    def other_ways(self, payment: Payment) -> Iterator[Reason]:
        """The other sensible payments of a thing."""
        for other in payment.others:
            if other.offerings:
                yield Reason(_paid_with_offerings("ruling-with-offerings", other), "PAN-OFF-01")
            else:
                price = payment_message((other, payment), self._names)
                items = Listed(*(line.message for line in other.lines), last=";")
                yield because("ruling-or", "BASE-PROD-03", price=price, items=items)

    def why_not(self, finding: Finding) -> Iterator[Reason]:
        """Why an action is impossible in all positions that fit."""
        refusals = [*dict.fromkeys((why.message, why.rule) for why in finding.refusals)]
        if len(refusals) == 1:
            (message, rule), *_ = refusals
            yield Reason(message, rule)
            return
        first = finding.base.outcome.refusal
        if finding.impossible and first is not None:
            conditions = self.conditions(finding.impossible)
            yield because("ruling-cannot-be", first.rule, conditions=conditions)
            return
        rules = dict.fromkeys(rule for _, rule in refusals)
        if all(why.short for why in finding.refusals) and finding.price is not None:
            yield because("ruling-costs-at-least", next(iter(rules)), coins=finding.price[0])
            return
        same = Counter(rule for _, rule in refusals)
        for message, rule in refusals:
            if same[rule] == 1 and (first is None or rule != first.rule or len(rules) == 1):
                yield because("ruling-or-else", rule, reason=message)
        if first is not None and not any(same[rule] == 1 for rule in rules):
            yield because("ruling-no-in-any-case", first.rule)

    def unknown(self, unknown: Iterable[Unknown]) -> Listed:
        """What was not given, by player: "Ada's coins and Buildings, the discard pile"."""
        found: list[Part] = []
        things = [*unknown]
        for who, name in zip("AB", self._names, strict=True):
            of = [Message(f"missing-{_dashed(one.keyword)}") for one in things if one.who == who]
            if of:
                missing = Listed(*dict.fromkeys(of), last="and")
                found.append(Message("missing-of-player", who=name, missing=missing))
        table = (Message(f"missing-table-{_dashed(one.keyword)}") for one in things if not one.who)
        return Listed(*found, *dict.fromkeys(table), last=";")

    # -- inside ----------------------------------------------------------------------------

    def _inner(self, finding: Finding) -> Message:
        """The verdict where the conditions hold."""
        if not any(case.yes for case in finding.all_cases):
            return Message("verdict-no")
        certain = all(case.yes for case in finding.all_cases)
        low, high = finding.price or (0, 0)
        if certain and set(finding.depends) <= {*self._coins(finding)}:
            if finding.coins and low == high:
                return Message("verdict-yes-with", coins=high)
            if finding.price is None:
                return Message("verdict-yes")
            payment = finding.base.outcome.payment
            if payment is not None and payment.offerings and low == high:
                return _paid_with_offerings("verdict-yes-with-offerings", payment)
            if not high:
                return Message("verdict-yes-for-nothing")
            if low == high:
                return Message("verdict-yes-for", coins=high)
        if certain and not finding.coins:
            price = self.price_words(finding.price)
            on = self.unknown(finding.depends)
            if finding.price is None or low == high:
                return Message("verdict-yes-for", coins=high) if high else self._free(finding)
            return Message("verdict-yes-depends-price", price=price, on=on)
        on = self.unknown(finding.depends)
        if finding.price is None:
            return Message("verdict-depends", on=on)
        price = self.price_words(finding.price)
        return Message("verdict-depends-price", on=on, price=price)

    def _free(self, finding: Finding) -> Message:
        return Message("verdict-yes" if finding.price is None else "verdict-yes-for-nothing")

    def _coins(self, finding: Finding) -> tuple[Unknown, ...]:
        return finding.depends[:1] if finding.coins else ()

    def _case(self, condition: Part, case: FittingCase, finding: Finding, priced: bool) -> Reason:
        outcome = self._outcome(case, finding, priced)
        return Reason(
            Message("ruling-case", condition=condition, outcome=outcome), self._rule(case)
        )

    def _rule(self, case: FittingCase) -> str | None:
        return case.outcome.refusal.rule if case.outcome.refusal is not None else None

    def _outcome(self, case: FittingCase, finding: Finding, priced: bool) -> Message:
        """The answer for one case."""
        price = case.price
        if priced:
            return self.price_words((price or 0, price or 0))
        if case.outcome.refusal is not None:
            return Message("verdict-no-because", reason=case.outcome.refusal.message)
        if price is None:
            return Message("verdict-yes")
        if not price:
            return Message("verdict-yes-for-nothing")
        return Message("verdict-yes-with" if finding.coins else "verdict-yes-for", coins=price)

    def _condition(self, assumed: Sequence[Assumption]) -> Message:
        """What is assumed in a case, as the condition of a sentence."""
        keyword, who = assumed[0].unknown
        things: Part = self._things([one.thing for one in assumed])
        if keyword in ("pawn", "minerva"):
            at = (one.thing for one in assumed if isinstance(one.thing, int))
            things = Listed(*(track_place(one, self._names) for one in at), last="or")
        if who:
            return Message(f"case-{keyword}", who=self._names["AB".index(who)], things=things)
        return Message(f"case-table-{_dashed(keyword)}", things=things)

    def _things(self, things: Sequence[Part]) -> Listed:
        """Things to choose from; of many only what they have in common, or the first ones."""
        different = [*dict.fromkeys(things)]
        if len(different) <= _FEW:
            return Listed(*different, last="or")
        made = [set(_gives(thing)) for thing in different]
        common = set.intersection(*made)
        for resource in RESOURCES:
            if resource in common:
                return Listed(Message("case-source", resource=Message(f"resource-{resource}")))
        left = len(different) - _FEW + 1
        return Listed(*different[: _FEW - 1], Message("case-others", count=left), last="or")


def _paid_with_offerings(key: str, payment: Payment) -> Message:
    """A message about a payment with Offering tokens."""
    worth, price = Listed(*payment.offerings, last="and"), price_message(payment.total)
    return Message(key, count=len(payment.offerings), worth=worth, price=price)


def _gives(thing: Part) -> Iterator[str]:
    """The resources that a component gives."""
    if isinstance(thing, Card):
        yield from (r for r, units in zip(RESOURCES, thing.produces, strict=True) if units)
    if isinstance(thing, Card | Wonder):
        yield from thing.produces_one_of


def _dashed(keyword: str) -> str:
    """A keyword as keys of messages have it."""
    return keyword.replace("_", "-")


def _is_long(case: FittingCase) -> bool:
    """Whether a case is about more cards together than anybody reads."""
    things = case.assumed[-1].thing if case.assumed else None
    return isinstance(things, Listed) and len(things.items) > _TOGETHER


def _is_several(case: FittingCase) -> bool:
    """Whether a case is about several cards together."""
    return bool(case.assumed) and isinstance(case.assumed[-1].thing, Listed)
