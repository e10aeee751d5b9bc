"""What matters in a position, fact by fact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from duel_nb.catalog import CATALOG, RESOURCES
from duel_nb.engine import GameState
from duel_nb.engine.actions import track_place
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.tables import opponent_of
from duel_nb.lessons.rulings.answers import Answer, Reason, because
from duel_nb.lessons.rulings.evidence import Evidence
from duel_nb.messages import Listed, Message, Part
from duel_nb.session.components import component_words
from duel_nb.session.table import name_of

_NOT_YOUR_TURN: Final = "BASE-TURN-01"


def what_matters(evidence: Evidence) -> Answer:
    """What matters in every position that fits, see `Rulings.explain`."""
    known = evidence.known(evidence.state.to_act)
    each = [Facts(fit.state, teacher=evidence.teacher).all() for fit in known.every()]
    left = [Counter(facts) for facts in each[1:]]
    reasons = [fact for fact in each[0] if all(fact in other for other in left)]
    when = Message("ruling-in-age", age=evidence.state.age)
    if known.is_unknown("age"):
        when = Message("ruling-age-unknown")
    return Answer(
        Message("ruling-what-matters"),
        when,
        (*joined(reasons), *evidence.not_given()),
        evidence.state,
        about=("what matters here",),
    )


class Facts:
    """What matters in one position, each fact for itself.

    Args:
        state: the position, as far as it is known.
        teacher: whether nothing is hidden.
    """

    def __init__(self, state: GameState, *, teacher: bool) -> None:
        self._state = state if teacher or state.viewer is not None else state.view(state.to_act)
        self._whole = state

    def all(self) -> list[Reason]:
        """Everything that matters."""
        state = self._state
        reasons = [self.due()]
        for who in "AB":
            reasons += self._about(who)
        if state.pawn and state.outcome is None:
            winner = "A" if state.pawn > 0 else "B"
            missing = CATALOG.capital - abs(state.pawn)
            reasons.append(
                because("ruling-pawn", "BASE-MIL-05", spaces=missing, who=self._name(winner))
            )
        if state.pantheon is not None and state.pantheon.minerva is not None:
            where = track_place(state.pantheon.minerva, state.names)
            reasons.append(because("ruling-minerva", "PAN-MINERVA-02", where=where))
        built = len(state.constructed_wonders)
        if built:
            most = CATALOG.wonders_built_at_most
            reasons.append(because("ruling-wonders", "BASE-WON-03", count=built, most=most))
        return reasons

    def due(self) -> Reason:
        """Who is to act, or what is to be chosen."""
        state = self._state
        if state.outcome is not None:
            how = state.outcome.message(state.names)
            return because("no-action-as-over", state.outcome.rule, how=how)
        if state.decisions:
            return Reason(state.decisions[-1].message, state.decisions[-1].rule)
        return because("ruling-turn", _NOT_YOUR_TURN, who=self._name(state.turn))

    def _name(self, who: str) -> str:
        return name_of(self._state, who)

    def _about(self, who: str) -> Iterator[Reason]:
        city, name = self._whole.city(who), self._name(who)
        other = self._whole.city(opponent_of(who))
        yield because("ruling-purse", who=name, coins=city.coins)
        produced = _units({r: units for r, units in city.production.items() if units})
        if produced:
            made = Listed(*produced, last="and")
            yield because("ruling-makes", "BASE-PROD-01", who=name, made=made)
        choices = [Listed(*map(_resource, kinds), last="or") for kinds in city.choices]
        if choices:
            one_of = (Message("ruling-one-of", resources=kinds) for kinds in choices)
            made = Listed(*one_of, last="and")
            yield because("ruling-makes-by-choice", "BASE-PROD-02", who=name, made=made)
        if not produced and not choices:
            yield because("ruling-makes-nothing", who=name)
        for one in RESOURCES:
            price = Message("ruling-unit-price", resource=_resource(one), price=city.prices[one])
            yield because("ruling-buys", "BASE-TRADE-01", who=name, prices=Listed(price))
        fixed = {r: c for c in city.buildings for r in c.fixed_price}
        raising = {
            r: other.production[r] for r in RESOURCES if r not in fixed and other.production[r]
        }
        if raising:
            symbols = Listed(*_units(raising), last="and")
            yield because("ruling-more-expensive", "BASE-TRADE-01", symbols=symbols)
        if fixed:
            cards = (
                Message("ruling-fixed-by", resource=_resource(one), card=card)
                for one, card in fixed.items()
            )
            coins = max(city.prices[resource] for resource in fixed)
            yield because(
                "ruling-fixed", "BASE-TRADE-06", coins=coins, cards=Listed(*cards, last="and")
            )
        for token in city.progress:
            yield because("ruling-owns", token.rule, who=name, token=component_words(token))
        if city.symbols:
            count = len(city.symbols)
            yield because("ruling-symbols", "BASE-SCI-06", who=name, count=count, needed=SUPREMACY)
        if self._whole.senate is not None:
            yield from self._in_the_senate(who, self._whole.senate)

    def _in_the_senate(self, who: str, senate: Senate) -> Iterator[Reason]:
        city, name = self._whole.city(who), self._name(who)
        held = [chamber for chamber in senate.chambers if chamber.controller == who]
        if held:
            points = self._whole.scores()[who].senate or 0
            yield because(
                "ruling-controls",
                "AGO-CTRL-07",
                who=name,
                count=len(held),
                chambers=Listed(*(chamber.number for chamber in held), last="and"),
                points=points,
            )
        for decree in city.decrees_in_force:
            yield because("ruling-decree", decree.rule, who=name, decree=decree)
        price = self._whole.cost_of("Conspirator", who).total
        yield because("ruling-next-senator", "AGO-SENATOR-02", who=name, coins=price)
        ready = [site for site in city.conspiracies if site.prepared]
        if ready:
            yield because("ruling-prepared", "AGO-PLOT-02", who=name, count=len(ready))


def joined(reasons: Iterable[Reason]) -> Iterator[Reason]:
    """The facts, with the prices of a player in one sentence."""
    prices: dict[Part, list[Part]] = {}
    facts = [*reasons]
    for fact in facts:
        message = fact.message
        if isinstance(message, Message) and isinstance(told := message.parts.get("prices"), Listed):
            prices.setdefault(message.parts["who"], []).extend(told.items)
    for fact in facts:
        message = fact.message
        if not isinstance(message, Message) or "prices" not in message.parts:
            yield fact
        elif (found := prices.pop(message.parts["who"], None)) is not None:
            parts = {**message.parts, "prices": Listed(*found, last="and")}
            yield Reason(Message(message.key, parts), fact.rule)


def _resource(name: str) -> Message:
    return Message(f"resource-{name}")


def _units(made: Mapping[str, int]) -> list[Message]:
    """Units of resources, such as 2 wood."""
    return [
        Message("count-units", units=units, resource=_resource(resource))
        for resource, units in made.items()
    ]
