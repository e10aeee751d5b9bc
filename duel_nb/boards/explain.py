"""What matters in a position, as sentences with rules: who must do what, threats, chances.

Everything here is asked of the engine about what lies open; nothing is a hint how to play well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from duel_nb.boards.marks import prices
from duel_nb.boards.words import AGE_NUMERALS, listed, plural, signed
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState

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
        if not state.decisions:
            found += _affordable(state)
        found += [*_military(state), *_science(state)]
        if not state.decisions:
            found += _next(state)
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


def _affordable(state: GameState) -> Iterator[Remark]:
    who = _name(state, state.turn)
    cards = {f"place:{p.name}": p.card.name for p in state.structure if p.card is not None}
    names = cards | {
        f"wonder:{site.wonder.id}": site.wonder.name for site in state.city(state.turn).wonders
    }
    found = prices(state)
    free = [names[p.hit] for p in found if p.by_chain]
    can = [
        f"{names[p.hit]} ({plural(p.coins, 'coin') if p.coins else 'free'})"
        for p in found
        if p.affordable and not p.by_chain
    ]
    cannot = [f"{names[p.hit]} ({p.coins})" for p in found if not p.affordable]
    if free:
        yield Remark(f"Free for {who} by a chain: {listed(free)}.", "BASE-CHAIN-01")
    if can:
        yield Remark(f"{who} can pay for {listed(can)}.", "BASE-COST-01")
    if cannot:
        yield Remark(f"Too dear for {who} now: {listed(cannot)}.", "BASE-COST-04")


def _military(state: GameState) -> Iterator[Remark]:
    if state.pawn:
        ahead = "A" if state.pawn > 0 else "B"
        behind = "B" if ahead == "A" else "A"
        space = abs(state.pawn)
        zone = next(z for z in CATALOG.military_zones if space <= z.last)
        need = CATALOG.capital - space
        yield Remark(
            f"The pawn stands at {signed(state.pawn)}: {_name(state, ahead)} needs "
            f"{plural(need, 'more shield')} for a military supremacy over "
            f"{_name(state, behind)}, and would score {zone.points} points for it now.",
            "BASE-MIL-05" if need <= 4 else "BASE-MIL-07",
        )
    for who in "AB":
        winning = sorted(set(_shield_cards(state, who)))
        if winning:
            yield Remark(
                f"{_name(state, who)} would win at once with the shields of {listed(winning)}.",
                "BASE-MIL-05",
            )


def _shield_cards(state: GameState, who: str) -> Iterator[str]:
    """Accessible cards whose shields take the pawn into the capital, if they can be paid."""
    need = CATALOG.capital - (state.pawn if who == "A" else -state.pawn)
    more = sum(token.red_shield_bonus for token in state.city(who).progress)
    for place in state.structure:
        card = place.card
        if card is None or not place.accessible or not card.shields:
            continue
        shields = card.shields + (more if card.colour == "red" else 0)
        if shields >= need and state.cost_of(card.id, who).total <= state.city(who).purse:
            yield card.name


def _science(state: GameState) -> Iterator[Remark]:
    for who in "AB":
        symbols = state.city(who).symbols
        if not symbols:
            continue
        open_cards = [p.card for p in state.structure if p.accessible and p.card is not None]
        new = sorted({c.name for c in open_cards if c.science and c.science not in symbols})
        pairs = sorted({c.name for c in open_cards if symbols.get(c.science or "") == 1})
        text = f"{_name(state, who)} has {len(symbols)} of the 6 symbols for a supremacy"
        if new:
            text += f"; new ones on {listed(new)}"
        if pairs and state.board_progress:
            text += f"; a pair, and with it a Progress token, with {listed(pairs)}"
        yield Remark(f"{text}.", "BASE-SCI-06" if len(symbols) > 3 else "BASE-SCI-02")


def _next(state: GameState) -> Iterator[Remark]:
    """What the opponent finds after each card is taken."""
    other = "B" if state.turn == "A" else "A"
    first = {p.name: p.card.name for p in state.structure if p.accessible and p.card is not None}
    found = []
    for place in state.structure:
        if len(place.covered_by) == 1 and place.covered_by[0] in first:
            taken = first[place.covered_by[0]]
            if place.card is None:
                found.append(f"{taken} turns up the card at {place.name}")
            else:
                found.append(f"{taken} lays open {place.card.name}")
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
