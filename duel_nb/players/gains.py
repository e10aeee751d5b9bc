"""The reasons of the coach for what an action certainly brings.

They are found by playing it in sampled worlds of a view, with the choices that it leads to. Each
world gives what the engine reports and how the position changes; what is the same in all of them is
certain.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import accumulate, pairwise, takewhile
from types import MappingProxyType
from typing import Final

from duel_nb.catalog import CATALOG, RESOURCES, Card, Wonder
from duel_nb.engine import Action, GameState
from duel_nb.engine.effects.verbs import GO_ON, PHASES
from duel_nb.engine.rules.military import spaces_to_win
from duel_nb.engine.rules.prices import price_in_space
from duel_nb.engine.rules.science import SUPREMACY, SYMBOL_BIT, different, symbols
from duel_nb.engine.rules.scoring import score
from duel_nb.engine.state.city import City
from duel_nb.engine.state.tables import (
    AGE_OF,
    CARDS,
    PLAYERS,
    SYMBOL_CARDS,
    WONDERS,
    members,
    player_number,
)
from duel_nb.players.coach_reason import COUNTED, WINS, CoachReason, Subject
from duel_nb.players.player import choices_due
from duel_nb.words.effects import figure_messages

#: Reasons that do not depend on which token or card is chosen, with the verbs of these choices.
_WHICHEVER: Final = MappingProxyType(
    {"progress": ("take",), "divinity": ("open", "activate"), "conspiracy": ("keep",)}
)


def certain(
    worlds: Sequence[GameState], action: Action, choices: Sequence[Action] = ()
) -> list[CoachReason]:
    """What an action brings the player to act in all these worlds.

    Args:
        worlds: sampled from one view, at least one.
        action: one of the legal actions.
        choices: what to choose then, as far as possible; after that the best as judged.
    """
    first, *others = ([*_gains(world, action, choices)] for world in worlds)
    found = []
    for reason in first:
        if all(reason in other for other in others):
            made = {one.choices for other in others for one in other if one == reason}
            found.append(replace(reason, varies=not made <= {reason.choices}))
    return found


def _gains(before: GameState, action: Action, wanted: Sequence[Action]) -> Iterator[CoachReason]:
    who = PLAYERS[before.acting]
    if action.verb == "draft" and action.wonder is not None:
        yield from _of_wonder(action.wonder, who)
    if action.verb == "take" and action.token is not None and any(figure_messages(action.token)):
        yield CoachReason("lasts", who, action.token)
    if action.verb == "install":
        yield from _of_space(before, action)
    after = before.play(action)
    if after.outcome is not None:
        yield from _victory(after, who)
        return
    if _pairs(after, who) > _pairs(before, who):
        yield CoachReason("pair", who)
    choices = tuple(choice for choice, _ in choices_due(after, before.acting, wanted))
    positions = [*accumulate(choices, GameState.play, initial=after)]  # with events
    for number, (last, now) in enumerate(pairwise([before, *positions])):
        for reason in _turns(last, now, who):
            yield replace(reason, choices=choices[:number])
    due = _pairs(after, who) - _pairs(before, who)
    steps = [[*_changes(before, one, who, action, due)] for one in positions]
    for reason in steps[-1]:
        needed = choices[: next(number for number, step in enumerate(steps) if reason in step)]
        yield replace(reason, choices=tuple(takewhile(partial(_says_more, reason), needed)))


def _says_more(reason: CoachReason, choice: Action) -> bool:
    """Whether a reason does not say already that a choice is made: by its subject or its kind."""
    picking = choice.verb in _WHICHEVER.get(reason.kind, ())
    return not picking and not _named(reason.subject, [choice])


def _changes(
    before: GameState, after: GameState, who: str, action: Action, due: int
) -> Iterator[CoachReason]:
    """How a position differs from one before it, except in what the action itself names.

    Args:
        before: the position before an action.
        after: a position after it.
        who: the player who acts.
        action: the action.
        due: how many Progress tokens pairs bring, which is a reason of its own.
    """
    if after.outcome is not None:
        yield from _victory(after, who)
        if after.outcome.termination != "civilian":
            return
    yield from _track(before, after, who)
    yield from _of_city(before, after, who, action)
    mine, then = (state.cities[player_number(who)].tokens for state in (before, after))
    if (then & ~mine).bit_count() > due:
        yield CoachReason("progress", who)
    for reason in _of_opponent(before, after, who):
        if not _named(reason.subject, [action]):
            yield reason
    yield from _senate(before, after, who)


def _victory(after: GameState, who: str) -> Iterator[CoachReason]:
    """That the player has won."""
    if after.outcome is not None and after.outcome.winner == who:
        yield CoachReason(WINS, who, after.outcome, rule=after.outcome.rule)


def _named(subject: Subject, actions: Iterable[Action]) -> bool:
    """Whether one of these actions names a component."""
    return isinstance(subject, Card | Wonder) and any(
        subject in (one.card, one.wonder) for one in actions
    )


def _of_wonder(wonder: Wonder, who: str) -> Iterator[CoachReason]:
    """What a drafted Wonder brings at once, and what it will bring."""
    if wonder.play_again:
        yield CoachReason("wonder-again", who)
    for effect in wonder.does_when_drafted:
        yield CoachReason("wonder-at-once", who, effect)
    for kind, count in (
        ("shields", wonder.shields),
        ("points", wonder.points),
        ("coins", wonder.coins),
        ("activation", wonder.activation_discount),
    ):
        figure = COUNTED[f"wonder-{kind}"][0]
        yield CoachReason(f"wonder-{kind}", who, figures={figure: count})
    for effect in wonder.does:
        if effect.verb not in _COUNTED_EFFECTS:
            yield CoachReason("wonder-does", who, effect)
    if wonder.produces_one_of:
        yield CoachReason("wonder-any", who, wonder.produces_one_of)


def _of_space(state: GameState, action: Action) -> Iterator[CoachReason]:
    """That a card of the Pantheon will cost less than the opponent where it is placed."""
    mine, theirs = (
        max(0, price_in_space(state, player, action.subject, action.other - 1))
        for player in (state.acting, 1 - state.acting)
    )
    if mine < theirs:
        figures = {"coins": mine, "theirs": theirs}
        yield CoachReason("space", PLAYERS[state.acting], figures=figures)


#: The effects of Wonders for which there are reasons of their own.
_COUNTED_EFFECTS: Final = ("play-again", "shields", "take-coins")


def _turns(before: GameState, after: GameState, who: str) -> Iterator[CoachReason]:
    """Another turn, which an effect brings and the end of an Age does not take."""
    told = {event.kind: event.rule for event in after.events if event.player == who}
    coming, is_new = _turn_to_come(after), not _turn_to_come(before)
    if is_new and ("again" in told or coming) and "again-lost" not in told and after.present:
        rule = told.get("again") or coming[0].rule
        yield CoachReason("plays-again", who, rule=rule)


def _turn_to_come(state: GameState) -> list[Wonder]:
    """The Wonders that give another turn after the choice that is due (AGO-CURIA-02)."""
    due = (CATALOG.wonder(pending.by) for pending in state.stack if pending.kind == GO_ON)
    return [one for one in due if any(e.verb == "play-again" for e in PHASES[one].rest)]


def _pairs(state: GameState, who: str) -> int:
    """How many Progress tokens a player is about to take for pairs."""
    return [(due.kind, PLAYERS[due.player]) for due in state.stack].count(("progress", who))


def _track(before: GameState, after: GameState, who: str) -> Iterator[CoachReason]:
    """How far the pawn moves, and how far it then is from the capital on whose side it is."""
    me = player_number(who)
    left = [spaces_to_win(state.pawn, me) for state in (before, after)]
    of_opponent = [spaces_to_win(state.pawn, 1 - me) for state in (before, after)]
    spaces = left[0] - left[1]
    if of_opponent[0] < of_opponent[1] <= left[1]:
        figures = {"spaces": spaces, "left": of_opponent[1]}
        yield CoachReason("military-back", who, figures=figures)
    else:
        yield CoachReason("military", who, figures={"spaces": spaces, "left": left[1]})


def _of_city(
    before: GameState, after: GameState, who: str, action: Action
) -> Iterator[CoachReason]:
    """Symbols, points, coins, resources, prices, chain symbols and tokens."""
    me = player_number(who)
    mine, then = before.cities[me], after.cities[me]
    if different(then) > different(mine) and _may_win_by_science(after, me):
        yield CoachReason("symbol", who, figures={"symbols": different(then)})
    points = _points_of_components(after, me) - _points_of_components(before, me)
    yield CoachReason("points", who, figures={"points": points})
    yield CoachReason("coins", who, figures={"coins": then.purse - mine.purse})
    yield from _resources(mine, then, who)
    yield from _prices(mine, then, "trade", who)
    yield from _prices(before.cities[1 - me], after.cities[1 - me], "price", who)
    for card in members(then.cards & ~mine.cards):
        for later in _made_free(after, CARDS[card]):
            if _named(CARDS[card], [action]):
                yield CoachReason("chain", who, later, rule="BASE-CHAIN-01")
            else:
                yield CoachReason("chain-of", who, later, rule="BASE-CHAIN-01", of=CARDS[card])
    if len(then.divinities) > len(mine.divinities):
        yield CoachReason("divinity", who)
    if len(then.mythology) > len(mine.mythology):
        yield CoachReason("mythology", who)
    for token in members(then.offerings & ~mine.offerings):
        yield CoachReason("offering", who, figures={"coins": CATALOG.offering_tokens[token]})
    if len(then.plots) > len(mine.plots):
        yield CoachReason("conspiracy", who)


def _may_win_by_science(state: GameState, player: int) -> bool:
    """Whether enough different symbols may still come: on cards to come, and one by an effect."""
    held, shown = symbols(state.cities[player]), state.present & state.face_up
    gone = {*state.discard, *(card for city in state.cities for card in members(city.cards))}
    here = {state.dealt[place] for place in members(shown)}
    for symbol, cards in SYMBOL_CARDS.items():
        for card in members(cards):
            unseen = AGE_OF[card] == state.age and shown != state.present and card not in gone
            if AGE_OF[card] > state.age or card in here or unseen:
                held |= SYMBOL_BIT[symbol]
    return held.bit_count() + 1 >= SUPREMACY


def _of_opponent(before: GameState, after: GameState, who: str) -> Iterator[CoachReason]:
    """What the opponent loses, and what of it the player takes."""
    me = player_number(who)
    theirs, then, mine = before.cities[1 - me], after.cities[1 - me], after.cities[me]
    lost = theirs.purse - then.purse
    yield CoachReason("takes-coins", who, figures={"coins": lost})
    for card in members(theirs.cards & ~then.cards):
        kind = "takes-card" if mine.cards >> card & 1 else "removes-card"
        yield CoachReason(kind, who, CARDS[card])
    for number, resource in enumerate(RESOURCES):
        if then.produced[number] < theirs.produced[number]:
            yield CoachReason("less", who, (resource,), {"units": then.produced[number]})
    for wonder in theirs.owned:
        if wonder not in then.owned:
            kind = "takes-wonder" if wonder in mine.owned else "removes-wonder"
            yield CoachReason(kind, who, WONDERS[wonder])
        elif theirs.standing & ~then.standing & 1 << wonder:
            yield CoachReason("undoes-wonder", who, WONDERS[wonder])


def _resources(mine: City, then: City, who: str) -> Iterator[CoachReason]:
    """Resources of which the City produces more, and those of which it may choose one."""
    chosen = {resource for kinds in mine.market.terms.one_of for resource in kinds}
    for number, resource in enumerate(RESOURCES):
        had, has = mine.produced[number], then.produced[number]
        if has > had:
            kind = "production" if had else "always" if number in chosen else "resource"
            yield CoachReason(kind, who, (resource,), {"units": has})
    old, new = mine.market.terms.one_of, then.market.terms.one_of
    for kinds in {*new}:
        if new.count(kinds) > old.count(kinds):
            yield CoachReason("any", who, tuple(RESOURCES[number] for number in kinds))


def _prices(mine: City, then: City, kind: str, who: str) -> Iterator[CoachReason]:
    """Resources that have become cheaper for the player, or more expensive for the opponent."""
    sign = 1 if kind == "price" else -1
    changed: dict[int, list[str]] = {}
    old, new = mine.market.terms.prices, then.market.terms.prices
    for resource, before, after in zip(RESOURCES, old, new, strict=True):
        if sign * (after - before) > 0:
            changed.setdefault(after, []).append(resource)
    for price, resources in changed.items():
        yield CoachReason(kind, who, tuple(resources), {"coins": price})


def _made_free(state: GameState, earlier: Card) -> Iterator[Card]:
    """The cards to come that a chain symbol makes free: of later Ages, or seen in the structure."""
    shown = {state.dealt[place] for place in members(state.present & state.face_up)}
    for card in CARDS:
        to_come = AGE_OF[card.index] > state.age or card.index in shown
        if card.free_if_own == earlier.id and state.config.has(card.set) and to_come:
            yield card


def _senate(before: GameState, after: GameState, who: str) -> Iterator[CoachReason]:
    """Chambers that the player has come to control, also for others, or that the opponent lost."""
    if before.senate is None or after.senate is None:
        return
    me = player_number(who)
    (old, new), (theirs, then) = (
        [{*one.controlled(player)} for one in (before.senate, after.senate)]
        for player in (me, 1 - me)
    )
    gained, given_up = sorted(new - old), sorted((old - new) | (then - theirs))
    for chamber in gained:
        if not given_up:
            yield _of_chamber("control", who, chamber)
        elif len(gained) == len(given_up) == 1:
            kind = "control-left" if given_up[0] in then else "control-instead"
            yield _of_chamber(kind, who, chamber, other=given_up[0] + 1)
    for chamber in sorted(theirs - then):
        yield _of_chamber("control-lost", who, chamber)


def _of_chamber(kind: str, who: str, chamber: int, **figures: int) -> CoachReason:
    points = CATALOG.chambers[chamber].points
    return CoachReason(kind, who, figures={"chamber": chamber + 1, "points": points, **figures})


def _points_of_components(state: GameState, player: int) -> int:
    """Points without those of the treasury and the military track, which are other reasons."""
    sheet = score(state, player)
    return sheet.total - sheet.treasury - sheet.military
