"""Price: work out what something costs. The tempting sums are known, and each is told its rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from duel_nb.boards.drawing.labels import listed, plural
from duel_nb.catalog import CATALOG, RESOURCES, Card, Figure, UnknownName, Wonder
from duel_nb.engine import DuelError, Payment
from duel_nb.lessons.answers import Reason
from duel_nb.lessons.exercises.exercise import Exercise, Unreadable
from duel_nb.lessons.exercises.numbers import number_in
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet

_PLAIN: Final = CATALOG.base_trade_price
"""Coins for a unit that nobody produces (BASE-TRADE-01)."""


@dataclass(eq=False)
class Price(Exercise):
    """Work out what a Building, a Wonder or an activation costs a player, in coins.

    Attributes:
        thing: the Building or Wonder; a card of the Pantheon, "Mars" or "Mars using 3 4".
        player: "A" or "B"; by default whoever is to act.
        mistakes: further sums and what they are told; the usual ones are worked out.
    """

    kind = "price"
    doing = "Work out"

    thing: str = ""
    player: str | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        try:
            _ = self.payment
        except (UnknownName, DuelError) as error:
            raise self.broken(str(error)) from None
        for coins in self.mistakes:
            if coins == self.payment.total:
                raise self.broken(f"{coins} coins are right, and told to be a mistake.")

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
        """Whether it is an activation that is paid for."""
        if self.needed_state().pantheon is None:
            return False
        name = self.thing.partition(" using ")[0]
        found = CATALOG.find(name, kinds=("card", "wonder", "divinity", "gate"))
        return found.kind in ("divinity", "gate")

    @cached_property
    def told(self) -> dict[int, Reason]:
        """Wrong sum -> what is wrong with it: the author's, then the usual ones."""
        found = {coins: self.reason(told) for coins, told in self.mistakes.items()}
        for coins, text, rule in self._tempting():
            if coins != self.payment.total and coins >= 0:
                found.setdefault(coins, Reason(text, rule))
        return found

    def _tempting(self) -> Iterator[tuple[int, str, str]]:
        """Sums that people arrive at, with what is wrong and the rule."""
        state, paid = self.needed_state(), self.payment
        if self.activation:
            yield from self._tempting_activations()
            return
        thing = CATALOG.find(self.thing, kinds=("card", "wonder"))
        assert isinstance(thing, Card | Wonder)
        city = state.city(paid.player)
        other = state.city("B" if paid.player == "A" else "A")
        them = state.names[1 if paid.player == "A" else 0]
        needs = dict(zip(RESOURCES, thing.cost.resources, strict=True))
        bought = {line.resource: line for line in paid.lines if line.kind == "bought"}
        everything = sum(units * city.prices[r] for r, units in needs.items())
        if paid.by_chain:
            text = f"{paid.payer} has the chain symbol that {paid.name} shows: nothing is paid."
            missing = sum(
                max(0, units - city.production[r]) * city.prices[r] for r, units in needs.items()
            )
            yield thing.cost.coins + missing, text, "BASE-CHAIN-01"
            yield thing.cost.coins + everything, text, "BASE-CHAIN-01"
            return
        units = sum(line.units for line in bought.values())
        dear = listed(str(r) for r, line in bought.items() if line.coins > _PLAIN * line.units)
        cheap = listed(str(r) for r, line in bought.items() if line.rule == "BASE-TRADE-06")
        bare = f"{plural(_PLAIN, 'coin')} {'is' if _PLAIN == 1 else 'are'} the bare price."
        text = f"{bare} Count the {dear} on {them}'s brown and grey cards."
        if cheap:
            text = f"{bare} {paid.payer} buys {cheap} at a fixed one."
        rule = "BASE-TRADE-06" if cheap else "BASE-TRADE-01"
        if dear or cheap:
            yield thing.cost.coins + _PLAIN * units, text, rule
        unfixed = sum(
            line.units * (_PLAIN + other.production[str(resource)])
            for resource, line in bought.items()
        )
        fixed = plural(CATALOG.fixed_trade_price, "coin")
        text = f"A yellow card of {paid.payer} fixes a price at {fixed}, whatever {them} produces."
        if cheap:
            yield thing.cost.coins + unfixed, text, "BASE-TRADE-06"
        own = sum(
            line.coins + line.units * city.production[str(resource)]
            for resource, line in bought.items()
        )
        text = "One's own production does not make a unit dearer."
        if any(city.production[str(resource)] for resource in bought):
            yield thing.cost.coins + own, text, "BASE-TRADE-05"
        text = (
            f"What {paid.payer} produces is there for every construction: only the rest is bought."
        )
        if any(units and city.production[r] for r, units in needs.items()):
            yield thing.cost.coins + everything, text, "BASE-COST-03"
        yield paid.trade, "The coins of the cost itself are missing.", "BASE-COST-02"
        text = "Some of the resources have to be bought."
        if thing.cost.coins:
            text = "There are resources to buy besides."
        yield thing.cost.coins, text, "BASE-COST-01"
        unwaived = sum(
            max(0, need - city.production[r]) * city.prices[r] for r, need in needs.items()
        )
        decrees = ", Decrees" if state.senate is not None else ""
        text = f"Something makes it cheaper: look at the tokens, yellow cards{decrees} and Wonders."
        yield thing.cost.coins + unwaived, text, "BASE-PROD-03"

    def _tempting_activations(self) -> Iterator[tuple[int, str, str]]:
        """Sums that people arrive at for a card of the Pantheon."""
        state, paid = self.needed_state(), self.payment
        other = "B" if paid.player == "A" else "A"
        printed = paid.lines[0]
        doubled = sum(line.coins for line in paid.lines[:2] if line.coins > 0)
        rest = [line for line in paid.lines if line.coins < 0]
        less = sum(line.coins for line in rest)
        theirs = state.cost_of(self.thing.partition(" using ")[0], other)
        them = state.names["AB".index(other)]
        wrong = f"That is {them}'s price. Each space shows two: {paid.payer}'s is {printed.coins}."
        yield theirs.lines[0].coins, wrong, "PAN-COMP-04"
        if doubled != printed.coins:
            factor = Figure(CATALOG.gate.price_factor)
            text = f"The Gate costs {factor:times} the price of its space."
            yield max(0, printed.coins + less), text, "PAN-GATE-01"
            yield printed.coins, text, "PAN-GATE-01"
            text = "First the price is doubled, then everything else comes off."
            yield max(0, factor * (printed.coins + less)), text, "PAN-GATE-01"
        for line in rest:
            text = f"Something makes it cheaper: {line.text}."
            yield max(0, doubled + less - line.coins), text, line.rule
        text = f"Begin with {paid.payer}'s price of the space, not with {them}'s."
        yield max(0, theirs.lines[0].coins + less), text, "PAN-COMP-04"
        yield doubled, "Something makes it cheaper: look at the Wonders and tokens.", "PAN-ACT-03"

    def read(self, answer: Any) -> int:
        """A number of coins: 4, "4", "4 coins", "four", "free"."""
        text = str(answer).strip().casefold()
        if not text:
            raise Unreadable("Nothing is written here yet.")
        number = 0 if text == "free" else number_in(text)
        if number is None or number < 0:
            raise Unreadable(f"A price is a whole number of coins, not {str(answer)!r}.")
        return number

    def judge(self, answer: int) -> Verdict:
        """Whether the engine asks for as much, and which mistake leads to this sum."""
        if answer == self.payment.total:
            return correct((Reason(f"{self.payment}."), *self.whys()))
        if answer in self.told:
            return not_yet(self.told[answer])
        way = "less" if answer > self.payment.total else "more"
        step = "Take the cost symbol by symbol: produced, or bought at which price?"
        if self.activation:
            step = "Begin with the price of the space, then take off what makes it cheaper."
        said = f"It is {way} than {plural(answer, 'coin')}. {step}"
        return not_yet(Reason(said, self.rules[0]))

    def wrongs(self) -> tuple[Any, ...]:
        """The sums that are told something of their own."""
        return tuple(self.told)

    def rights(self) -> tuple[Any, ...]:
        """The number, and with the word."""
        return self.payment.total, plural(self.payment.total, "coin")

    def answer_text(self) -> str:
        """The price."""
        if not self.payment.total:
            return "It is free."
        return f"{plural(self.payment.total, 'coin')}."

    def solution(self) -> tuple[Reason, ...]:
        """The bill, item by item."""
        items = (Reason(f"{line.text}.", line.rule) for line in self.payment.lines)
        return Reason(self.answer_text()), *items, *self.whys()

    def line(self, answer: Any = None) -> tuple[str, ...]:
        """Construct it, where that can be tried."""
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
