"""Price: work out what something costs. Typical wrong sums are recognised and explained."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from duel_nb.catalog import CATALOG, RESOURCES, Card, Wonder
from duel_nb.engine import DuelError, Payment
from duel_nb.engine.state.tables import opponent_of
from duel_nb.lessons.exercises.exercise import Exercise, Unreadable
from duel_nb.lessons.exercises.numbers import number_in
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet
from duel_nb.lessons.rulings.answers import Reason, because
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown
from duel_nb.session.table import name_of
from duel_nb.words.translate import translate

_PLAIN: Final = CATALOG.base_trade_price
"""Coins for a unit that the opponent does not produce (BASE-TRADE-01)."""


@dataclass(eq=False)
class Price(Exercise):
    """Work out what a Building, a Wonder or an activation costs a player, in coins.

    Attributes:
        thing: the Building or Wonder; or a card of the Pantheon, "Mars" or "Mars using 3 4".
        player: "A" or "B"; by default the player to act.
        mistakes: further wrong sums -> text; typical ones are computed.
    """

    kind = "price"

    thing: str = ""
    player: str | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        try:
            _ = self.payment
        except DuelError as error:
            raise self.broken(str(error)) from None
        for coins in self.mistakes:
            if coins == self.payment.total:
                raise self.broken(f"{coins} coins are right, but are listed as a mistake.")

    @cached_property
    def payment(self) -> Payment:
        """The itemised price."""
        state = self.needed_state()
        if self.activation:  # only the player whose turn it is can spend Offering tokens
            found = state.payments(f"activate {self.thing}")
            if found and found[0].player == (self.player or state.turn):
                return found[0]
        return state.cost_of(self.thing, self.player)

    @cached_property
    def activation(self) -> bool:
        """Whether it is the price of an activation."""
        if self.needed_state().pantheon is None:
            return False
        name = self.thing.partition(" using ")[0]
        found = CATALOG.find(name, kinds=("card", "wonder", "divinity", "gate"))
        return found.kind in ("divinity", "gate")

    @property
    def explained(self) -> dict[int, Reason]:
        """Wrong sum -> its explanation: the author's, then the typical ones."""
        found = {coins: self.reason(text) for coins, text in self.mistakes.items()}
        for coins, reason in self._tempting():
            if coins != self.payment.total and coins >= 0:
                found.setdefault(coins, reason)
        return found

    def _tempting(self) -> Iterator[tuple[int, Reason]]:
        """Typical wrong sums, with explanations."""
        state, paid = self.needed_state(), self.payment
        if self.activation:
            yield from self._tempting_activations()
            return
        thing = CATALOG.find(self.thing, kinds=("card", "wonder"))
        assert isinstance(thing, Card | Wonder)
        city = state.city(paid.player)
        other = state.city(opponent_of(paid.player))
        them = name_of(state, opponent_of(paid.player))
        needs = dict(zip(RESOURCES, thing.cost.resources, strict=True))
        bought = {line.resource: line for line in paid.lines if line.kind == "bought"}
        everything = sum(units * city.prices[r] for r, units in needs.items())
        if paid.by_chain:
            chain = because("price-chained", "BASE-CHAIN-01", who=paid.payer, thing=thing)
            missing = sum(
                max(0, units - city.production[r]) * city.prices[r] for r, units in needs.items()
            )
            yield thing.cost.coins + missing, chain
            yield thing.cost.coins + everything, chain
            return
        units = sum(line.units for line in bought.values())
        costly = [str(r) for r, line in bought.items() if line.coins > _PLAIN * line.units]
        cheap = [str(r) for r, line in bought.items() if line.rule == "BASE-TRADE-06"]
        who, fixed = paid.payer, CATALOG.fixed_trade_price
        bare = because(
            "price-bare", "BASE-TRADE-01", coins=_PLAIN, resources=_resources(costly), whom=them
        )
        if cheap:
            few = _resources(cheap)
            bare = because(
                "price-bare-and-fixed", "BASE-TRADE-06", coins=_PLAIN, resources=few, who=who
            )
        if costly or cheap:
            yield thing.cost.coins + _PLAIN * units, bare
        unfixed = sum(
            line.units * (_PLAIN + other.production[str(resource)])
            for resource, line in bought.items()
        )
        if cheap:
            at_a_fixed_price = because(
                "price-is-fixed", "BASE-TRADE-06", who=who, coins=fixed, whom=them
            )
            yield thing.cost.coins + unfixed, at_a_fixed_price
        own = sum(
            line.coins + line.units * city.production[str(resource)]
            for resource, line in bought.items()
        )
        if any(city.production[str(resource)] for resource in bought):
            yield thing.cost.coins + own, because("price-own-production", "BASE-TRADE-05")
        if any(units and city.production[r] for r, units in needs.items()):
            produced = because("price-produced", "BASE-COST-03", who=who)
            yield thing.cost.coins + everything, produced
        yield paid.trade, because("price-coins-missing", "BASE-COST-02")
        key = "price-resources-besides" if thing.cost.coins else "price-resources-missing"
        yield thing.cost.coins, because(key, "BASE-COST-01")
        unwaived = sum(
            max(0, need - city.production[r]) * city.prices[r] for r, need in needs.items()
        )
        key = "price-something-cheaper"
        if state.senate is not None:
            key = "price-something-cheaper-with-decrees"
        yield thing.cost.coins + unwaived, because(key, "BASE-PROD-03")

    def _tempting_activations(self) -> Iterator[tuple[int, Reason]]:
        """Typical wrong sums for a card of the Pantheon."""
        state, paid = self.needed_state(), self.payment
        other = opponent_of(paid.player)
        printed = paid.lines[0]
        doubled = sum(line.coins for line in paid.lines[:2] if line.coins > 0)
        rest = [line for line in paid.lines if line.coins < 0]
        less = sum(line.coins for line in rest)
        theirs = state.cost_of(self.thing.partition(" using ")[0], other)
        them = name_of(state, other)
        who = paid.payer
        of_opponent = because(
            "price-of-opponent", "PAN-COMP-04", who=who, whom=them, coins=printed.coins
        )
        yield theirs.lines[0].coins, of_opponent
        if doubled != printed.coins:
            factor = CATALOG.gate.price_factor
            gate = because("price-of-the-gate", "PAN-GATE-01", factor=factor)
            yield max(0, printed.coins + less), gate
            yield printed.coins, gate
            first = because("price-doubled-first", "PAN-GATE-01")
            yield max(0, factor * (printed.coins + less)), first
        for line in rest:
            cheaper = because("price-cheaper-by", line.rule, item=line.text)
            yield max(0, doubled + less - line.coins), cheaper
        own = because("price-begin-with", "PAN-COMP-04", who=who, whom=them)
        yield max(0, theirs.lines[0].coins + less), own
        yield doubled, because("price-activation-cheaper", "PAN-ACT-03")

    def read(self, answer: Any) -> int:
        """A number of coins: 4, "4", "4 coins", "four", "free"."""
        text = str(answer).strip().casefold()
        if not text:
            raise Unreadable(translate("answer-nothing"))
        number = 0 if text == "free" else number_in(text)
        if number is None or number < 0:
            raise Unreadable(translate("price-number", given=shown(str(answer))))
        return number

    def judge(self, answer: int) -> Verdict:
        """Whether the sum is right, else which mistake leads to it."""
        if answer == self.payment.total:
            return correct((Reason(f"{self.payment}."), *self.whys()))
        explained = self.explained
        if answer in explained:
            return not_yet(explained[answer])
        less = answer > self.payment.total
        key = "price-less" if less else "price-more"
        if self.activation:
            key = "price-less-to-activate" if less else "price-more-to-activate"
        return not_yet(because(key, self.rules[0], coins=answer))

    def wrongs(self) -> tuple[Any, ...]:
        """The sums with an explanation."""
        return tuple(self.explained)

    def rights(self) -> tuple[Any, ...]:
        """The number, alone and with "coins"."""
        return self.payment.total, f"{self.payment.total} coins"

    def answer_text(self) -> str:
        """The price."""
        if not self.payment.total:
            return translate("price-free")
        return translate("price-coins", coins=self.payment.total)

    def solution(self) -> tuple[Reason, ...]:
        """The bill, item by item."""
        items = (Reason(f"{line.text}.", line.rule) for line in self.payment.lines)
        return Reason(self.answer_text()), *items, *self.whys()

    def line(self, answer: Any = None) -> tuple[str, ...]:
        """The action that pays this price, if it can be tried."""
        state = self.needed_state()
        if self.payment.player != state.to_act or state.decisions:
            return ()
        if self.activation:
            return (f"activate {self.thing}",)
        thing = CATALOG.find(self.thing, kinds=("card", "wonder"))
        cards = [p.card.name for p in state.structure if p.accessible and p.card is not None]
        if isinstance(thing, Wonder):
            return (f"wonder {thing.name} with {cards[0]}",) if cards else ()
        return (f"build {thing.name}",)


def _resources(names: Iterable[str]) -> Listed:
    return Listed(*(Message(f"resource-{name}") for name in names), last="and")
