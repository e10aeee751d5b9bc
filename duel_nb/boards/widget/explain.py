"""What matters in a position, as sentences with rules: who must do what, threats, chances.

Everything here is asked of the engine about what lies open: what an action brings is played out.
Nothing is a hint how to play well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from duel_nb.boards.drawing.labels import AGE_NUMERALS, listed, plural, signed
from duel_nb.boards.scene.marks import PriceMark, prices
from duel_nb.boards.widget.preview import ActionPreviews, uncovered
from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, GameState, Outcome
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.worlds import own_turn

_BY_TOKEN = ("PAN-TEMPLE-02", "BOTH-16")
"""The rules by which a Mythology token makes a Grand Temple free."""
_FEW = 4
"""With so few cards left the end of the Age is near."""


class Remark(NamedTuple):
    """One thing worth knowing.

    Attributes:
        text: a sentence or two.
        rule: id of the rule behind it, None where no single rule is.
    """

    text: str
    rule: str | None = None


def explain(state: GameState) -> tuple[Remark, ...]:
    """What matters in a position, most urgent first.

    Args:
        state: the position, or a player's view of it; what is hidden there is not told.
    """
    if state.outcome is not None:
        told = state.outcome.told(state.names)
        return (Remark(f"{told[:1].upper()}{told[1:]}.", state.outcome.rule), *_points(state))
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


def _name(state: GameState, who: str) -> str:
    return state.names["AB".index(who)]


def _due(state: GameState) -> Iterator[Remark]:
    who = _name(state, state.to_act or state.turn)
    if state.decisions:
        for decision in reversed(state.decisions):
            yield Remark(decision.text, decision.rule)
        return
    left = plural(len(state.structure), "card")
    yield Remark(
        f"It is {who}'s turn in Age {AGE_NUMERALS[state.age]}; {left} are left: take an accessible "
        "one, to construct it, to discard it for coins or to construct a Wonder with it.",
        "BASE-TURN-02",
    )
    if len(state.structure) <= _FEW and state.age < 3:
        weaker = "whoever the pawn threatens" if state.pawn else "whoever has the last turn"
        yield Remark(
            f"Age {AGE_NUMERALS[state.age]} ends soon; {weaker} chooses who begins the next one.",
            "BASE-AGE-02" if state.pawn else "BASE-AGE-03",
        )


def _affordable(state: GameState, ahead: ActionPreviews) -> Iterator[Remark]:
    who = _name(state, state.turn)
    cards = {f"place:{p.name}": p.card.name for p in state.structure if p.card is not None}
    names = cards | {
        f"wonder:{site.wonder.id}": site.wonder.name for site in state.city(state.turn).wonders
    }
    found = prices(state)
    free = {rule: [names[p.hit] for p in found if p.chain == rule] for rule in _chains(found)}
    can = [f"{names[p.hit]} ({_coins(p.coins)})" for p in found if p.affordable and not p.chain]
    cannot = [f"{names[p.hit]} ({p.coins})" for p in found if not p.affordable]
    for rule, things in free.items():
        why = "a Mythology token" if rule in _BY_TOKEN else "a chain"
        yield Remark(f"Free for {who} by {why}: {listed(things)}.", rule)
    if can:
        yield Remark(f"{who} can pay for {listed(can)}.", "BASE-COST-01")
    if cannot:
        yield Remark(f"Too dear for {who} now: {listed(cannot)}.", "BASE-COST-04")
    yield from _paid(state, ahead, "recruit", "AGO-SENATOR-02")
    yield from _paid(state, ahead, "activate", "PAN-ACT-03")


def _chains(found: Iterable[PriceMark]) -> dict[str, None]:
    return dict.fromkeys(price.chain for price in found if price.chain)


def _paid(state: GameState, ahead: ActionPreviews, verb: str, rule: str) -> Iterator[Remark]:
    """The Senators that can be recruited, or the cards of the Pantheon that can be activated."""
    cheapest: dict[str, int] = {}
    for action in ahead.actions:
        if action.verb == verb:
            paid = state.payments(action)[0]
            cheapest[paid.name] = min(paid.total, cheapest.get(paid.name, paid.total))
    if cheapest:
        offerings = verb == "activate" and state.city(state.turn).offerings
        using = ", counting Offering tokens" if offerings else ""
        things = listed(f"{name} ({_coins(coins)})" for name, coins in cheapest.items())
        yield Remark(f"{_name(state, state.turn)} can {verb} {things}{using}.", rule)


def _coins(count: int) -> str:
    return plural(count, "coin") if count else "free"


def _military(state: GameState) -> Iterator[Remark]:
    if state.pawn:
        who = "A" if state.pawn > 0 else "B"
        left = CATALOG.capital - abs(state.pawn)
        points = plural(state.scores()[who].military, "point")
        yield Remark(
            f"The pawn stands at {signed(state.pawn)}: {plural(left, 'space')} from a military "
            f"supremacy of {_name(state, who)}, who would score {points} for it now.",
            "BASE-MIL-05" if left <= _FEW else "BASE-MIL-07",
        )
    if state.pantheon is not None and state.pantheon.minerva is not None:
        where = signed(state.pantheon.minerva)
        yield Remark(f"Minerva at {where} stops the pawn once.", "PAN-MINERVA-02")


def _chances(state: GameState, who: str, ahead: ActionPreviews) -> Iterator[Remark]:
    """What a player could win or gain by at once, played out by the engine."""
    wins: dict[Outcome, list[str]] = {}
    new: list[str] = []
    pairs: list[str] = []
    before, due = state.city(who).symbols, _progress_due(ahead.seen)
    for action in ahead.actions:
        what = _done(action)
        after = ahead.at_a_guess(action)
        outcome = after.outcome
        if outcome is not None:
            if outcome.termination != "civilian" and outcome.winner == who:
                known = ahead.of(action).agreed(lambda _, after: [after.outcome])
                wins.setdefault(outcome, []).extend([what] * (outcome in known))
        elif len(after.city(who).symbols) > len(before):
            new.append(what)
        if _progress_due(after) > due:
            pairs.append(what)
    for outcome, ways in wins.items():
        if ways:
            verb = "would win" if who == state.to_act else "threatens to win"
            how = outcome.told(state.names).partition(" by ")[2]
            text = f"{_name(state, who)} {verb} at once by {how}"
            yield Remark(f"{text} with {listed(dict.fromkeys(ways), 'or')}.", outcome.rule)
    if before:
        text = f"{_name(state, who)} has {len(before)} of the {SUPREMACY} symbols for a supremacy"
        if new:
            text += f"; new ones with {listed(dict.fromkeys(new))}"
        if pairs and state.board_progress:
            things = listed(dict.fromkeys(pairs))
            text += f"; a pair, and with it a Progress token, with {things}"
        yield Remark(f"{text}.", "BASE-SCI-06" if len(before) > 3 else "BASE-SCI-02")


def _progress_due(state: GameState) -> int:
    """How many Progress tokens are to be taken for pairs of symbols."""
    return sum(due.kind == "progress" for due in state.decisions)


def _done(action: Action) -> str:
    """What an action uses, in a few words."""
    thing = action.wonder or action.conspiracy or action.card or action.divinity or action.token
    return thing.name if thing is not None else str(action)


def _next(state: GameState, ahead: ActionPreviews) -> Iterator[Remark]:
    """What the opponent finds after each card is taken."""
    other = "B" if state.turn == "A" else "A"
    cards = {place.name: place.card for place in state.structure}
    found = []
    for action in ahead.actions:
        if action.verb in ("discard", "recruit"):
            for name in uncovered(ahead.seen, ahead.at_a_guess(action)):
                card = cards[name]
                what = f"lays open {card.name}" if card else f"turns up the card at {name}"
                found.append(f"{_done(action)} {what}")
    if found:
        yield Remark(
            f"What {_name(state, other)} may find: taking {listed(found)}.", "BASE-STRUCT-05"
        )


def _points(state: GameState) -> Iterator[Remark]:
    sheets = state.scores()
    both = " and ".join(
        f"{name} {sheets[who].total}" for who, name in zip("AB", state.names, strict=True)
    )
    when = "Points" if state.outcome is not None else "Points if the game ended now"
    yield Remark(f"{when}: {both}.", "BASE-END-02")
