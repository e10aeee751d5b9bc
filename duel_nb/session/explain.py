"""What matters in a position, as sentences with rules: what is to do, threats, chances.

All of it comes from the engine and from public information: the effects of an action are found by
playing it. None of it is advice on how to play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from duel_nb.catalog import CATALOG, Component
from duel_nb.catalog.names import local_name
from duel_nb.engine import Action, GameState, Outcome
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.tables import opponent_of
from duel_nb.engine.worlds import own_turn
from duel_nb.session.components import price_words, track_words
from duel_nb.session.preview import ActionPreviews, uncovered
from duel_nb.session.table import name_of, prices
from duel_nb.words.actions import in_words
from duel_nb.words.translate import capitalised, listed, translate

_BY_TOKEN = ("PAN-TEMPLE-02", "BOTH-16")
"""Rules by which a Mythology token makes a Grand Temple free."""
_FEW = 4
"""With this many cards left the end of the Age is near."""


class Remark(NamedTuple):
    """One thing worth knowing.

    Attributes:
        text: a sentence or two.
        rule: id of the rule behind it; None if there is no single one.
    """

    text: str
    rule: str | None = None


def explain(state: GameState) -> tuple[Remark, ...]:
    """What matters in a position, most urgent first.

    Args:
        state: the position, or a player's view of it; nothing hidden is revealed.
    """
    if state.outcome is not None:
        text = translate(
            "matters-outcome", outcome=capitalised(str(state.outcome.message(state.names)))
        )
        return (Remark(text, state.outcome.rule), *_points(state))
    found = [*_due(state)]
    if state.age:
        ahead = ActionPreviews(state)
        if not state.decisions:
            found += _affordable(state, ahead)
        found += _military(state)
        for who in "AB":
            if who == state.to_act:
                found += _chances(state, who, ahead)
            elif not state.decisions:
                found += _chances(state, who, ActionPreviews(own_turn(ahead.seen, who)))
        if not state.decisions:
            found += _next(state, ahead)
        found += _points(state)
    return tuple(found)


def _due(state: GameState) -> Iterator[Remark]:
    who = name_of(state, state.to_act or state.turn)
    if state.decisions:
        for decision in reversed(state.decisions):
            yield Remark(decision.text, decision.rule)
        return
    text = translate("matters-turn", who=who, age=state.age, count=len(state.structure))
    yield Remark(text, "BASE-TURN-02")
    if len(state.structure) <= _FEW and state.age < 3:
        key = "matters-age-ends-threatened" if state.pawn else "matters-age-ends"
        rule = "BASE-AGE-02" if state.pawn else "BASE-AGE-03"
        yield Remark(translate(key, age=state.age), rule)


def _affordable(state: GameState, ahead: ActionPreviews) -> Iterator[Remark]:
    who = name_of(state, state.turn)
    cards = {f"place:{p.name}": local_name(p.card) for p in state.structure if p.card is not None}
    names = cards | {
        f"wonder:{site.wonder.id}": local_name(site.wonder)
        for site in state.city(state.turn).wonders
    }
    found = prices(state)
    chains = dict.fromkeys(price.chain for price in found if price.chain)
    free = {rule: [names[p.hit] for p in found if p.chain == rule] for rule in chains}
    can = [_priced(names[p.hit], p.coins) for p in found if p.affordable and not p.chain]
    cannot = [
        translate("matters-priced", thing=names[p.hit], price=p.coins)
        for p in found
        if not p.affordable
    ]
    for rule, things in free.items():
        key = "matters-free-by-token" if rule in _BY_TOKEN else "matters-free-by-chain"
        yield Remark(translate(key, who=who, things=listed(things)), rule)
    if can:
        yield Remark(translate("matters-can-pay", who=who, things=listed(can)), "BASE-COST-01")
    if cannot:
        text = translate("matters-too-expensive", who=who, things=listed(cannot))
        yield Remark(text, "BASE-COST-04")
    yield from _paid(state, ahead, "recruit", "AGO-SENATOR-02")
    yield from _paid(state, ahead, "activate", "PAN-ACT-03")


def _paid(state: GameState, ahead: ActionPreviews, verb: str, rule: str) -> Iterator[Remark]:
    """The Senators that can be recruited, or the cards of the Pantheon that can be activated."""
    cheapest: dict[Component, int] = {}
    for action in ahead.actions:
        if action.verb == verb:
            paid = state.payments(action)[0]
            thing = action.card or action.divinity or CATALOG.gate
            cheapest[thing] = min(paid.total, cheapest.get(thing, paid.total))
    if cheapest:
        offerings = verb == "activate" and state.city(state.turn).offerings
        using = "-offerings" if offerings else ""
        things = listed(_priced(local_name(thing), coins) for thing, coins in cheapest.items())
        who = name_of(state, state.turn)
        yield Remark(translate(f"matters-{verb}{using}", who=who, things=things), rule)


def _priced(thing: str, coins: int) -> str:
    """A name and its price: "Library (2 coins)"."""
    return translate("matters-priced", thing=thing, price=price_words(coins))


def _military(state: GameState) -> Iterator[Remark]:
    if state.pawn:
        who = "A" if state.pawn > 0 else "B"
        left = CATALOG.capital - abs(state.pawn)
        text = translate(
            "matters-pawn",
            at=track_words(state.names, state.pawn),
            spaces=left,
            who=name_of(state, who),
            points=state.scores()[who].military,
        )
        yield Remark(text, "BASE-MIL-05" if left <= _FEW else "BASE-MIL-07")
    if state.pantheon is not None and state.pantheon.minerva is not None:
        text = translate("ruling-minerva", where=track_words(state.names, state.pantheon.minerva))
        yield Remark(text, "PAN-MINERVA-02")


def _chances(state: GameState, who: str, ahead: ActionPreviews) -> Iterator[Remark]:
    """Actions with which a player could win or gain symbols now, found by playing them."""
    wins: dict[Outcome, list[str]] = {}
    new: list[str] = []
    pairs: list[str] = []
    before, due = state.city(who).symbols, _progress_due(ahead.seen)
    for action in ahead.actions:
        what = _done(action)
        after = ahead.in_one_world(action)
        outcome = after.outcome
        if outcome is not None:
            if outcome.termination != "civilian" and outcome.winner == who:
                known = ahead.of(action).common(lambda _, after: [after.outcome])
                wins.setdefault(outcome, []).extend([what] * (outcome in known))
        elif len(after.city(who).symbols) > len(before):
            new.append(what)
        if _progress_due(after) > due:
            pairs.append(what)
    for outcome, ways in wins.items():
        if ways:
            key = "matters-wins" if who == state.to_act else "matters-threatens"
            things = listed(dict.fromkeys(ways), "or")
            text = translate(key, who=name_of(state, who), how=outcome.termination, things=things)
            yield Remark(text, outcome.rule)
    if before:
        name = name_of(state, who)
        text = translate("matters-symbols", who=name, count=len(before), needed=SUPREMACY)
        if new:
            text = translate("matters-symbols-new", line=text, things=listed(dict.fromkeys(new)))
        if pairs and state.board_progress:
            things = listed(dict.fromkeys(pairs))
            text = translate("matters-symbols-pair", line=text, things=things)
        yield Remark(
            translate("sentence", text=text), "BASE-SCI-06" if len(before) > 3 else "BASE-SCI-02"
        )


def _progress_due(state: GameState) -> int:
    """How many Progress tokens are still to be taken for pairs of symbols."""
    return sum(due.kind == "progress" for due in state.decisions)


def _done(action: Action) -> str:
    """What an action uses, by name."""
    thing = action.wonder or action.conspiracy or action.card or action.divinity or action.token
    return local_name(thing) if thing is not None else str(in_words(action))


def _next(state: GameState, ahead: ActionPreviews) -> Iterator[Remark]:
    """What each card uncovers for the opponent when it is taken."""
    other = opponent_of(state.turn)
    cards = {place.name: place.card for place in state.structure}
    found = []
    for action in ahead.actions:
        if action.verb in ("discard", "recruit"):
            for name in uncovered(ahead.seen, ahead.in_one_world(action)):
                card = cards[name]
                taken = _done(action)
                if card:
                    found.append(translate("matters-lays-open", taken=taken, card=local_name(card)))
                else:
                    found.append(translate("matters-turns-up", taken=taken))
    if found:
        things = listed(dict.fromkeys(found))  # a Senator can be recruited and discarded
        text = translate("matters-next", who=name_of(state, other), things=things)
        yield Remark(text, "BASE-STRUCT-05")


def _points(state: GameState) -> Iterator[Remark]:
    sheets = state.scores()
    both = listed(
        translate("player-total", who=name, points=sheets[who].total)
        for who, name in zip("AB", state.names, strict=True)
    )
    key = "matters-points-final" if state.outcome is not None else "matters-points"
    yield Remark(translate(key, points=both), "BASE-END-02")
