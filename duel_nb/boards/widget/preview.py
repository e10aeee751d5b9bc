"""What an action would do, as far as a player can know beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from duel_nb.boards.drawing.labels import listed, symbol_name, track_words
from duel_nb.boards.drawing.mythology import token_name
from duel_nb.boards.scene.viewer import name_of
from duel_nb.catalog.names import local_name
from duel_nb.engine import Action, GameState, apply
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.tables import BOTH, CARDS
from duel_nb.engine.views import heard
from duel_nb.engine.worlds import EVERY_DECREE, EVERY_DIVINITY, world
from duel_nb.words.translate import capitalised, translate

_Found = TypeVar("_Found", bound=Hashable)

_UNKNOWN: Final = frozenset({"revealed", "decree", "discarded", "pantheon", "laid"})
"""Kinds of events with a sentence that says that the result is unknown."""


class PreviewLine(NamedTuple):
    """One effect of an action, as a sentence.

    Attributes:
        text: the sentence.
        rule: id of the rule behind it.
        kind: the kind of the event.
    """

    text: str
    rule: str
    kind: str


@dataclass(frozen=True, slots=True)
class ActionPreview:
    """What an action would do in each of some possible worlds.

    Attributes:
        results: pairs of the position before and after the action, one for each world.
        viewer: whose knowledge it is, 0 or 1; None for what both know.
    """

    results: Sequence[tuple[GameState, GameState]]
    viewer: int | None

    def common(self, tell: Callable[[GameState, GameState], Iterable[_Found]]) -> list[_Found]:
        """What `tell(before, after)` says in all worlds."""
        first, *others = (list(tell(before, after)) for before, after in self.results)
        left = [Counter(other) for other in others]
        found = []
        for one in first:
            if all(other[one] for other in left):
                found.append(one)
            for other in left:
                other[one] -= 1
        return found

    def events(self) -> list[PreviewLine]:
        """What would happen; if the result depends on something hidden, only that it happens."""
        known = Counter(self.common(lambda _, after: self._lines(after, self.viewer)))
        open_ = Counter(self.common(lambda _, after: self._lines(after, None)))
        kinds = Counter(self.common(lambda _, after: (event.kind for event in after.events)))
        found: list[PreviewLine] = []
        after = self.results[0][1]
        for own, public in zip(
            self._lines(after, self.viewer), self._lines(after, None), strict=True
        ):
            text = translate(f"unknown-{own.kind}") if own.kind in _UNKNOWN else ""
            unknown = PreviewLine(text, own.rule, own.kind)
            if known[own]:
                known[own] -= 1
                found.append(own)
            elif open_[public]:
                open_[public] -= 1
                found.append(public)
            elif unknown.text and kinds[own.kind] and unknown not in found:
                found.append(unknown)
        return found

    @staticmethod
    def _lines(after: GameState, viewer: int | None) -> list[PreviewLine]:
        events = (heard(event, viewer) for event in after.events)
        return [PreviewLine(event.text, event.rule, event.kind) for event in events]


class ActionPreviews:
    """What actions would do, as far as the viewer of a position can know.

    Each action is played in several possible worlds (`duel_nb.engine.worlds`); what is the same in
    all of them is known beforehand. Hidden information is not used.

    Args:
        state: the position, viewed by the player to act, or a player's view of it.
        all_known: use the true position instead, as a teacher does.
    """

    def __init__(self, state: GameState, *, all_known: bool = False) -> None:
        self.seen = state if state.viewer is not None else state.view(state.to_act)
        self._viewer = None if self.seen.viewer == BOTH else self.seen.viewer
        self._all_known = all_known
        self._worlds = [state] if all_known else []
        self._found: dict[Action, ActionPreview] = {}

    def of(self, action: Action) -> ActionPreview:
        """What a legal action would do."""
        found = self._found.get(action)
        if found is None:
            found = self._found[action] = ActionPreview(self._results(action), self._viewer)
        return found

    @property
    def actions(self) -> list[Action]:
        """The legal actions, without those of a Conspiracy that the viewer does not know."""
        now = self._world(0)
        sites = self.seen.city(now.to_act or now.turn).conspiracies
        known = {site.conspiracy for site in sites} | {None}
        return [action for action in now.legal_actions() if action.conspiracy in known]

    def in_one_world(self, action: Action) -> GameState:
        """The position after an action in one possible world; faster than `of`."""
        after = self._world(0).copy()
        apply(after, action)
        return after

    def _results(self, action: Action) -> list[tuple[GameState, GameState]]:
        """Two worlds are enough if the action reveals nothing hidden."""
        results = [self._played(action, 0)]
        if self._all_known:
            return results
        results.append(self._played(action, 1))
        (before, first), (_, second) = results
        nothing_drawn = (first.chance, first.face_up) == (before.chance, before.face_up)
        if first.events == second.events and nothing_drawn and first.discard == second.discard:
            return results
        needed = EVERY_DIVINITY
        if self.seen.senate is not None:
            # Decrees change what follows; identical Senators are revealed by the same name
            alike = _revealed(first) & _revealed(second)
            decree = any(event.kind == "decree" for event in (*first.events, *second.events))
            needed = EVERY_DECREE if decree or alike else needed
        return results + [self._played(action, number) for number in range(2, needed)]

    def _played(self, action: Action, number: int) -> tuple[GameState, GameState]:
        before = self._world(number)
        return before, before.play(action)

    def _world(self, number: int) -> GameState:
        while len(self._worlds) <= number:
            self._worlds.append(world(self.seen, len(self._worlds)))
        return self._worlds[number]


def _revealed(after: GameState) -> set[str]:
    return {event.text for event in after.events if event.kind in ("revealed", "discarded")}


_last: tuple[GameState, ActionPreviews] | None = None


def previews_of(state: GameState) -> ActionPreviews:
    """The previews of a position; those of the last position are cached."""
    global _last
    kept = _last
    if kept is None or kept[0] is not state:
        kept = _last = state, ActionPreviews(state)
    return kept[1]


def coins_and_points(preview: ActionPreview) -> str:
    """How an action would change coins and points; "" if it does not."""
    return listed(preview.common(_figures), ";")


def other_effects(preview: ActionPreview, action: Action) -> str:
    """What else an action would do, in a few words; "" for nothing."""
    parts = preview.common(_others)
    if action.verb == "prepare" and action.conspiracy is not None and action.other >= 0:
        # preparing has no other visible effect (AGO-PLOT-04)
        card, plot = local_name(CARDS[action.other]), local_name(action.conspiracy)
        parts.insert(0, translate("goes-under-plot", card=card, plot=plot))
    unknown = translate("unknown-decree")
    if PreviewLine(unknown, "AGO-CTRL-06", "decree") in preview.events():
        parts.append(unknown.rstrip("."))
    return listed(parts, ";")


def how_it_ends(state: GameState, preview: ActionPreview) -> str:
    """How the game would end, such as "Ada wins by points"; "" if it goes on."""
    outcomes = preview.common(lambda _, after: [after.outcome])
    if not outcomes or outcomes[0] is None:
        return ""
    return capitalised(str(outcomes[0].message(state.names)))


def uncovered(before: GameState, after: GameState) -> tuple[str, ...]:
    """The places of the structure that an action makes accessible."""
    if before.age != after.age:
        return ()
    known = {place.name for place in before.structure if place.accessible}
    return tuple(p.name for p in after.structure if p.accessible and p.name not in known)


def _figures(before: GameState, after: GameState) -> Iterator[str]:
    for who, name in zip("AB", before.names, strict=True):
        old, new = before.city(who).coins, after.city(who).coins
        if old != new:
            yield translate("would-coins", who=name, old=old, new=new)
    yield from _points(before, after, before.to_act or before.turn)


def _others(before: GameState, after: GameState) -> Iterator[str]:
    yield from _control(before, after)
    yield from _tokens(before, after)
    yield from _symbols(before, after, before.to_act or before.turn)
    if after.pawn != before.pawn:
        yield translate("would-pawn", at=track_words(after.names, after.pawn))
    freed = uncovered(before, after) if before.age else ()
    if freed and after.outcome is None:
        cards = {place.name: place.card for place in before.structure}
        named = (
            local_name(card)
            if (card := cards[at])
            else translate("would-uncover-face-down", place=at)
            for at in freed
        )
        yield translate("would-uncover", cards=listed(named))
    if after.outcome is not None:
        return
    if after.decisions and after.decisions[-1].kind not in ("begin", "draft"):
        yield translate("would-then", due=after.decisions[-1].text.rstrip("."))
    elif before.age and before.structure and after.age != before.age:
        yield translate("would-end-age", age=before.age)
    elif any(event.kind == "again" for event in after.events):
        yield translate("would-play-again")


def _control(before: GameState, after: GameState) -> Iterator[str]:
    """Changes of control of Chambers, a few words each."""
    if before.senate is None or after.senate is None:
        return
    for old, new in zip(before.senate.chambers, after.senate.chambers, strict=True):
        if old.controller != new.controller:
            if new.controller is None:
                yield translate("changes-control-nobody", chamber=new.number)
            else:
                name = name_of(before, new.controller)
                yield translate("changes-control", who=name, chamber=new.number)


def _points(before: GameState, after: GameState, actor: str) -> Iterator[str]:
    old, new = before.scores(), after.scores()
    for who in sorted("AB", key=lambda who: who != actor):
        more = new[who].total - old[who].total
        if more:
            key = "would-points" if who == actor else "would-points-of"
            yield translate(key, who=name_of(before, who), more=f"{more:+d}")


def _tokens(before: GameState, after: GameState) -> Iterator[str]:
    """Tokens taken from cards that are turned up, and a Wonder that no longer fits anywhere."""
    for who, name in zip("AB", before.names, strict=True):
        old, new = before.city(who), after.city(who)
        had: list[str | int] = [*old.mythology_tokens, *old.offering_tokens]
        has: list[str | int] = [*new.mythology_tokens, *new.offering_tokens]
        for token in has:
            if token in had:
                had.remove(token)
            else:
                yield translate("would-take-token", who=name, token=token_name(token))
    kept = {site.wonder for who in "AB" for site in after.city(who).wonders}
    for who in "AB":
        for site in before.city(who).wonders:
            if site.wonder not in kept:
                yield translate("would-return-wonder", wonder=local_name(site.wonder))


def _symbols(before: GameState, after: GameState, actor: str) -> Iterator[str]:
    old, new = before.city(actor).symbols, after.city(actor).symbols
    for symbol, count in new.items():
        if count > old.get(symbol, 0):
            if symbol in old:
                yield translate("would-pair", symbol=symbol_name(symbol))
            else:
                name = symbol_name(symbol)
                yield translate("would-symbol", symbol=name, count=len(new), needed=SUPREMACY)
