"""What an action would do, as far as both players can know before it is done."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.boards import agora_offers
from duel_nb.boards.mythology import token_name
from duel_nb.boards.words import AGE_NUMERALS, listed, signed
from duel_nb.engine import Action, GameState


def preview(state: GameState, action: Action) -> str:
    """What an action would do, in a few words: coins, points, symbols, pawn, what it uncovers.

    How the game would end is said by `ending`.
    """
    if agora_offers.turns_up(state, action):
        return "A face-down Decree is moved or turned up: what it does is not known before."
    after = state.play(action)
    text = "; ".join((*agora_offers.laid_aside(state, action), *_changes(state, after)))
    return text[:1].upper() + text[1:]


def ending(state: GameState, action: Action) -> str:
    """How the game would end with an action, such as "Ada wins by points"; "" while it goes on."""
    if agora_offers.turns_up(state, action):
        return ""
    outcome = state.play(action).outcome
    if outcome is None:
        return ""
    text = outcome.told(state.names)
    return text[:1].upper() + text[1:]


def uncovered(before: GameState, after: GameState) -> tuple[str, ...]:
    """The places of the structure that are accessible after an action and were not before."""
    if before.age != after.age:
        return ()
    known = {place.name for place in before.structure if place.accessible}
    return tuple(p.name for p in after.structure if p.accessible and p.name not in known)


def _changes(before: GameState, after: GameState) -> Iterator[str]:
    yield from agora_offers.changes(before, after)
    for who, name in zip("AB", before.names, strict=True):
        old, new = before.city(who).coins, after.city(who).coins
        if old != new:
            yield f"{name}'s coins {old} → {new}"
    actor = before.to_act or "A"
    yield from _points(before, after, actor)
    yield from _tokens(before, after)
    yield from _symbols(before, after, actor)
    if after.pawn != before.pawn:
        yield f"the pawn {signed(before.pawn)} → {signed(after.pawn)}"
    freed = uncovered(before, after) if before.age else ()
    if freed and after.outcome is None:
        cards = {place.name: place.card for place in before.structure}
        named = (card.name if (card := cards[at]) else f"a face-down card ({at})" for at in freed)
        yield f"uncovers {listed(named)}"
    if after.outcome is not None:
        return
    if after.decisions and after.decisions[-1].kind not in ("begin", "draft"):
        yield f"then: {after.decisions[-1].text.rstrip('.')}"
    elif before.age and before.structure and after.age != before.age:
        yield f"ends Age {AGE_NUMERALS[before.age]}"
    elif any(event.kind == "again" for event in after.events):
        yield "another turn"


def _points(before: GameState, after: GameState, actor: str) -> Iterator[str]:
    old, new = before.scores(), after.scores()
    for who in sorted("AB", key=lambda who: who != actor):
        more = new[who].total - old[who].total
        if more:
            whose = "" if who == actor else f"{before.names['AB'.index(who)]}'s "
            yield f"{whose}points {more:+d}"


def _tokens(before: GameState, after: GameState) -> Iterator[str]:
    """The tokens that lay on cards that are turned up, and a Wonder without room in any City."""
    for who, name in zip("AB", before.names, strict=True):
        old, new = before.city(who), after.city(who)
        had: list[str | int] = [*old.mythology_tokens, *old.offering_tokens]
        has: list[str | int] = [*new.mythology_tokens, *new.offering_tokens]
        for token in has:
            if token in had:
                had.remove(token)
            else:
                yield f"{name} takes the {token_name(token)}"
    kept = {site.wonder for who in "AB" for site in after.city(who).wonders}
    for who in "AB":
        for site in before.city(who).wonders:
            if site.wonder not in kept:
                yield f"{site.wonder.name} returns to the box"


def _symbols(before: GameState, after: GameState, actor: str) -> Iterator[str]:
    old, new = before.city(actor).symbols, after.city(actor).symbols
    for symbol, count in new.items():
        if count > old.get(symbol, 0):
            if symbol in old:
                yield f"a pair of the {symbol.replace('-', ' ')}"
            else:
                yield f"the {symbol.replace('-', ' ')}, {len(new)} of 6 symbols"
