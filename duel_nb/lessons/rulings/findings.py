"""What holds in all positions that fit what was given, and on what the rest depends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from duel_nb.engine import GameState, Payment, Refusal
from duel_nb.lessons.rulings.known import DEALT, Assumption, Fit, Known, Setup, Unknown

#: How many positions are tried to find one in which something does not lie by chance.
_TRIED: Final = 6


class EngineAnswer(NamedTuple):
    """What the engine says in one position.

    Attributes:
        refusal: why it is not possible; None if it is.
        payment: what it costs; None if it has no price there.
        ways: all sensible payments, this one first.
        unit: what a unit of a resource costs, if that is asked.
    """

    refusal: Refusal | None
    payment: Payment | None
    ways: tuple[Payment, ...] = ()
    unit: int | None = None

    @property
    def price(self) -> int | None:
        """What it costs, in coins."""
        if self.unit is not None:
            return self.unit
        return None if self.payment is None else self.payment.total

    @property
    def key(self) -> tuple[str | None, int | None]:
        """What distinguishes it from others: the rule against it, or its price."""
        return (self.refusal.rule if self.refusal else None), self.price


class FittingCase(NamedTuple):
    """The answer in one position that fits.

    Attributes:
        fit: the position.
        outcome: what the engine says.
    """

    fit: Fit
    outcome: EngineAnswer

    @property
    def assumed(self) -> tuple[Assumption, ...]:
        """What was assumed for it."""
        return self.fit.assumed

    @property
    def setup(self) -> Setup:
        """The keywords of the position."""
        return self.fit.setup

    @property
    def yes(self) -> bool:
        """Whether it is possible there."""
        return self.outcome.refusal is None

    @property
    def price(self) -> int | None:
        """What it costs there."""
        return self.outcome.price


@dataclass(frozen=True, slots=True)
class Finding:
    """What holds in all positions that fit.

    Attributes:
        yes: whether it is possible in all of them, True, or in none, False; None if it depends.
        price: the lowest and the highest price; None if it has none.
        conditions: what must be there for it, as it was not given.
        impossible: what would have to be there for it, and cannot.
        depends: the unknowns that make a difference, besides the conditions.
        coins: whether it depends on the player's coins, which were not given.
        base: the answer in the position with the conditions and nothing else.
        cases: the answers that differ, each in a position that fits.
        witnesses: further positions that show that it depends: without a condition, or with too few
            coins.
        all_cases: the answers in all positions that were tried.
        fits: the positions in which it is possible.
        refusals: why not, in all positions in which it is not.
    """

    yes: bool | None
    price: tuple[int, int] | None
    conditions: tuple[Assumption, ...]
    impossible: tuple[Assumption, ...]
    depends: tuple[Unknown, ...]
    coins: bool
    base: FittingCase
    cases: tuple[FittingCase, ...]
    witnesses: tuple[FittingCase, ...]
    all_cases: tuple[FittingCase, ...]
    fits: tuple[Fit, ...]
    refusals: tuple[Refusal, ...]

    @property
    def payment(self) -> Payment | None:
        """The payment, if the price is the same in all positions that fit."""
        price = self.price
        return self.base.outcome.payment if price and price[0] == price[1] else None

    @property
    def unknown(self) -> tuple[Unknown, ...]:
        """What it depends on, its conditions included; nothing if it is yes or no."""
        if self.yes is not None and (self.price is None or self.price[0] == self.price[1]):
            return ()
        conditions = (one.unknown for one in self.conditions)
        return tuple(dict.fromkeys((*conditions, *self.depends)))

    def of_price(self, who: str) -> Finding:
        """The same for a price, which depends neither on a condition nor on the payer's coins."""
        depends = tuple(one for one in self.depends if one != Unknown("coins", who))
        return replace(self, coins=False, depends=depends, conditions=())


Ask = Callable[[GameState], EngineAnswer]


class Inquiry:
    """Asks one question in many positions that fit.

    Args:
        known: makes the positions.
        who: "A" or "B", whom the question is about.
        ask: asks in one position.
        wanted: what must be there, as it was not given.
        instead: other values of what is wanted, such as another space of the Pantheon.
    """

    def __init__(
        self,
        known: Known,
        who: str,
        ask: Ask,
        wanted: tuple[Assumption, ...] = (),
        instead: tuple[Assumption, ...] = (),
    ) -> None:
        self._known, self._who, self._ask = known, who, ask
        self._rich = known.rich(who)
        self._coins = Unknown("coins", who)
        self._wanted, self._instead = wanted, instead
        self._impossible: tuple[Assumption, ...] = ()
        if self._case() is None:
            self._wanted, self._impossible = (), wanted

    def finding(self) -> Finding:
        """What holds in all positions, and on what the rest depends."""
        base = self._case()
        assert base is not None, "what was given is a position"
        single = [*self._one_at_a_time()]
        many = [*self._dealt(), *self._at_once(), *self._extremes(base, single)]
        found = [base, *single, *many]
        conditions = tuple(self._conditions(base)) if any(case.yes for case in found) else ()
        prices = [case.price for case in found if case.price is not None]
        price = (min(prices), max(prices)) if prices else None
        yes = {case.yes for case in found}
        coins = bool(self._rich and price and price[1] and True in yes)
        cases = self._telling(base, single, many)
        depends = tuple(dict.fromkeys(self._unknowns(base, cases)))
        if coins:
            depends = (self._coins, *(one for one in depends if one != self._coins))
        firm = len(yes) == 1 and not (True in yes and (conditions or coins))
        without = [case for one in conditions if (case := self._without(one)) is not None]
        witnesses = [*without, *(self._short(base, price) if coins and price else ())]
        return Finding(
            yes=yes.pop() if firm else None,
            price=price,
            conditions=conditions,
            impossible=self._impossible,
            depends=depends,
            coins=coins,
            base=base,
            cases=(base, *cases),
            witnesses=tuple(witnesses),
            all_cases=tuple(found),
            fits=tuple(self._possible(found)),
            refusals=tuple(case.outcome.refusal for case in found if case.outcome.refusal),
        )

    # -- positions -------------------------------------------------------------------------

    def _case(self, *more: Assumption, seed: int = 0) -> FittingCase | None:
        return self._asked((*self._rich, *self._wanted, *more), seed)

    def _asked(self, assumed: tuple[Assumption, ...], seed: int = 0) -> FittingCase | None:
        fit = self._known.fit(*assumed, seed=seed)
        if fit is None:
            return None
        return FittingCase(fit, self._ask(fit.state))

    def _one_at_a_time(self) -> Iterator[FittingCase]:
        fixed = {one.unknown for one in self._wanted if not isinstance(one.values[0][1], list)}
        fixed |= {self._coins} if self._rich else set()
        for one in self._known.single:
            if one.unknown not in fixed and (case := self._case(one)) is not None:
                yield case
        for one in self._instead:
            others = tuple(each for each in self._wanted if each.unknown != one.unknown)
            if (case := self._asked((*self._rich, *others, one))) is not None:
                yield case

    def _dealt(self) -> Iterator[FittingCase]:
        for seed in range(1, DEALT):
            if (case := self._case(seed=seed)) is not None:
                yield case

    def _at_once(self) -> Iterator[FittingCase]:
        for seed, assumed in enumerate(self._known.at_once, DEALT):
            left = tuple(one for one in assumed if one.unknown != self._coins or not self._rich)
            if (case := self._case(*left, seed=seed)) is not None:
                yield case

    def _extremes(self, base: FittingCase, single: list[FittingCase]) -> Iterator[FittingCase]:
        """Everything together that makes it cheaper, and everything that makes it cost more."""
        if base.price is None:
            return
        start = len(self._rich) + len(self._wanted)
        priced = [case for case in single if case.price is not None]
        for sign in (1, -1):
            found = sorted(priced, key=lambda case: sign * (case.price or 0))
            best, assumed = base, base.assumed
            for case in found:
                if sign * (case.price or 0) >= sign * base.price:
                    break
                more = self._asked((*assumed, *case.assumed[start:]))
                if more is None or more.price is None:
                    continue
                if sign * more.price < sign * (best.price or 0):
                    best, assumed = more, more.assumed
            yield best

    def _possible(self, found: list[FittingCase]) -> Iterator[Fit]:
        """The positions in which it is possible, with other numbers of coins as well."""
        for case in found:
            if case.yes:
                yield case.fit
        base = found[0]
        if self._rich and base.yes:
            for coins in range(base.price or 0, (base.price or 0) + 12):
                exact = self._known.with_coins(self._who, coins)
                if (fit := self._known.fit(*self._wanted, exact)) is not None:
                    yield fit

    def _without(self, condition: Assumption) -> FittingCase | None:
        """A position without a condition in which it is impossible; None if there is none."""
        left = tuple(one for one in self._wanted if one is not condition)
        for seed in range(_TRIED):  # by chance the card may lie there all the same
            case = self._asked((*self._rich, *left), seed)
            if case is not None and not case.yes:
                return case
        return None

    def _short(self, base: FittingCase, price: tuple[int, int]) -> Iterator[FittingCase]:
        """A position with the highest price and just too few coins."""
        costs = base.price or price[1]
        if costs:
            exact = self._known.with_coins(self._who, costs - 1)
            if (case := self._asked((*self._wanted, exact))) is not None:
                yield case

    # -- what makes a difference -----------------------------------------------------------

    def _conditions(self, base: FittingCase) -> Iterator[Assumption]:
        """What is wanted and needed: without it, it is impossible."""
        return (one for one in self._wanted if self._without(one) is not None)

    def _telling(
        self, base: FittingCase, single: list[FittingCase], many: list[FittingCase]
    ) -> Iterable[FittingCase]:
        """The cases that differ: by one thing, or else by the fewest that matter."""
        differ = [case for case in single if case.outcome.key != base.outcome.key]
        seen = {base.outcome.key, *(case.outcome.key for case in differ)}
        rules = {case.yes for case in (base, *differ)}
        for case in many:
            if case.outcome.key not in seen and (case.yes not in rules or case is many[-1]):
                seen.add(case.outcome.key)
                rules.add(case.yes)
                differ.append(self._reduced(base, case))
        return differ

    def _reduced(self, base: FittingCase, case: FittingCase) -> FittingCase:
        """A case without the assumptions that make no difference."""
        kept = case
        for one in case.assumed:
            if one in base.assumed:
                continue
            left = tuple(each for each in kept.assumed if each is not one)
            without = self._asked(left)
            if without is not None and without.yes == case.yes != base.yes:
                kept = without
        return kept

    def _unknowns(self, base: FittingCase, cases: Iterable[FittingCase]) -> Iterator[Unknown]:
        for case in cases:
            for one in case.assumed:
                if one not in base.assumed:
                    yield from (_told(unknown) for unknown, _ in one.values)


def _told(unknown: Unknown) -> Unknown:
    """An unknown as it is told: how the structure is laid out is a part of it."""
    return Unknown("structure") if unknown.keyword in ("places", "taken") else unknown
