"""What an action would do, as far as a player can know beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from duel_nb.catalog import CATALOG, Card
from duel_nb.engine import Action, GameState, Outcome, apply
from duel_nb.engine.actions import track_place
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.tables import BOTH, CARDS
from duel_nb.engine.views import heard
from duel_nb.engine.worlds import EVERY_DECREE, EVERY_DIVINITY, world
from duel_nb.messages import Listed, Message, Part
from duel_nb.session.table import name_of
from duel_nb.words.translate import capitalised, listed

_Found = TypeVar("_Found", bound=Hashable)

_UNKNOWN: Final = frozenset({"revealed", "decree", "discarded", "pantheon", "laid"})
"""Kinds of events with a sentence that says that the result is unknown."""
_FIGURES: Final = frozenset({"coins", "points"})
"""Kinds of effects that are told first."""


class PreviewLine(NamedTuple):
    """One event of an action, as data; `text` says it.

    Attributes:
        message: what happens.
        rule: id of the rule behind it.
        kind: the kind of the event.
    """

    message: Message
    rule: str
    kind: str

    @property
    def text(self) -> str:
        """The sentence."""
        return str(self.message)


class PreviewEffect(NamedTuple):
    """What an action changes, as data; `text` says it in a few words.

    Attributes:
        kind: "coins", "points", "control", "token", "returned", "symbol", "pawn", "uncovered",
            "age", "again" or "then", a choice that follows.
        who: "A" or "B", whom it concerns; None when it concerns nobody in particular.
        message: the words.
        old: the figure before, of coins and of the pawn.
        new: the figure after.
    """

    kind: str
    who: str | None
    message: Message
    old: int = 0
    new: int = 0

    @property
    def text(self) -> str:
        """The words."""
        return str(self.message)


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
        return _in_all([list(tell(before, after)) for before, after in self.results])

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
            unknown = PreviewLine(Message(f"unknown-{own.kind}"), own.rule, own.kind)
            if known[own]:
                known[own] -= 1
                found.append(own)
            elif open_[public]:
                open_[public] -= 1
                found.append(public)
            elif own.kind in _UNKNOWN and kinds[own.kind] and unknown not in found:
                found.append(unknown)
        return found

    @staticmethod
    def _lines(after: GameState, viewer: int | None) -> list[PreviewLine]:
        events = (heard(event, viewer) for event in after.events)
        return [PreviewLine(_as_said(event.message), event.rule, event.kind) for event in events]

    def effects(self) -> list[PreviewEffect]:
        """What would change in all worlds: coins and points first.

        Where only the change of a figure is the same, or differs as well, that is told.
        """
        each = [tuple(effects_of(before, after)) for before, after in self.results]
        different = [list(effects) for effects in dict.fromkeys(each)]
        found = _in_all(different)
        found += [one for one in self._varying(different) if one not in found]
        return sorted(found, key=lambda effect: effect.kind not in _FIGURES)

    def _varying(self, each: list[list[PreviewEffect]]) -> Iterator[PreviewEffect]:
        """Changes of coins and of the pawn whose figures depend on what is not known."""
        names = self.results[0][0].names
        for kind, who in (("coins", "A"), ("coins", "B"), ("pawn", None)):
            same = [
                [one for one in effects if (one.kind, one.who) == (kind, who)] for effects in each
            ]
            figures = {(one.old, one.new) for effects in same for one in effects}
            if len(figures) < 2 or not all(same):
                continue
            changes = {new - old for old, new in figures}
            low, high = min(changes), max(changes)
            if kind == "coins":
                yield PreviewEffect(
                    kind, who, _coins_between(names["AB".index(who or "A")], low, high)
                )
            elif low == high:
                towards = names[low > 0]
                message = Message("would-pawn-move", spaces=abs(low), who=towards)
                yield PreviewEffect(kind, who, message)


def _in_all(lists: Sequence[Sequence[_Found]]) -> list[_Found]:
    """What is in all of several lists, as often as it is in each."""
    first, *others = lists
    left = [Counter(other) for other in others]
    found = []
    for one in first:
        if all(other[one] for other in left):
            found.append(one)
        for other in left:
            other[one] -= 1
    return found


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


def _revealed(after: GameState) -> set[Message]:
    """What is turned up, as it is said: identical Senators are the same."""
    shown = (event.message for event in after.events if event.kind in ("revealed", "discarded"))
    return {_as_said(message) for message in shown}


def _as_said(message: Message) -> Message:
    """A message in which identical Senators are the same."""
    parts = message.parts.items()
    return Message(message.key, {name: _first_copy(part) for name, part in parts})


def _first_copy(part: Part) -> Part:
    if isinstance(part, Listed):
        return Listed(*map(_first_copy, part.items), last=part.last)
    if isinstance(part, Card) and part.copy:
        return CATALOG.copies(part.id)[0]
    return part


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
    return _said(one for one in preview.common(effects_of) if one.kind in _FIGURES)


def other_effects(preview: ActionPreview, action: Action) -> str:
    """What else an action would do, in a few words; "" for nothing."""
    effects = preview.common(effects_of)
    return _said([*_besides(preview, action), *(e for e in effects if e.kind not in _FIGURES)])


def all_effects(preview: ActionPreview, action: Action) -> list[PreviewEffect]:
    """What an action would do, coins and points first, as far as all worlds agree."""
    effects = preview.effects()
    first = [one for one in effects if one.kind in _FIGURES]
    return [*first, *_besides(preview, action), *effects[len(first) :]]


def _besides(preview: ActionPreview, action: Action) -> Iterator[PreviewEffect]:
    """Effects that no difference between two positions shows."""
    if action.verb == "prepare" and action.conspiracy is not None and action.other >= 0:
        # preparing has no other visible effect (AGO-PLOT-04)
        card, plot = CARDS[action.other], action.conspiracy
        yield PreviewEffect("prepared", None, Message("goes-under-plot", card=card, plot=plot))
    unknown = PreviewLine(Message("unknown-decree"), "AGO-CTRL-06", "decree")
    if unknown in preview.events():
        yield PreviewEffect("decree", None, Message("without-stop", sentence=unknown.message))


def _said(effects: Iterable[PreviewEffect]) -> str:
    return listed((effect.text for effect in effects), ";")


def how_it_ends(state: GameState, preview: ActionPreview) -> str:
    """How the game would end, such as "Ada wins by points"; "" if it goes on.

    Also if it goes on with a choice that the player loses by, whatever it is.
    """
    who = state.to_act or state.turn
    outcomes = preview.common(lambda _, after: [after.outcome or lost_whatever(after, who)])
    if not outcomes or outcomes[0] is None:
        return ""
    how = outcomes[0].message(state.names)
    if preview.common(lambda _, after: [after.outcome]) != outcomes:
        how = Message("would-lose-whatever", who=name_of(state, who), outcome=how)
    return capitalised(str(how))


def uncovered(before: GameState, after: GameState) -> tuple[str, ...]:
    """The places of the structure that an action makes accessible."""
    table = before.table
    if before.age != after.age or table is None:
        return ()
    known = table.accessible(before.present)
    return tuple(table.name(at) for at in table.accessible(after.present) if at not in known)


def effects_of(before: GameState, after: GameState) -> Iterator[PreviewEffect]:
    """What changed between two positions, coins and points first."""
    for who, name in zip("AB", before.names, strict=True):
        old, new = before.city(who).coins, after.city(who).coins
        if old != new:
            yield PreviewEffect(
                "coins", who, Message("would-coins", who=name, old=old, new=new), old, new
            )
    yield from _points(before, after, before.to_act or before.turn)
    yield from _control(before, after)
    yield from _tokens(before, after)
    yield from _symbols(before, after, before.to_act or before.turn)
    if after.pawn != before.pawn:
        at = track_place(after.pawn, after.names)
        yield PreviewEffect("pawn", None, Message("would-pawn", at=at), before.pawn, after.pawn)
    freed = uncovered(before, after) if before.age else ()
    if freed and after.outcome is None:
        cards = Listed(*_uncovered_cards(before, freed), last="and")
        yield PreviewEffect("uncovered", None, Message("would-uncover", cards=cards))
    if after.outcome is not None:
        return
    if after.decisions and after.decisions[-1].kind not in ("begin", "draft"):
        due = after.decisions[-1]
        yield PreviewEffect("then", due.player, Message("would-then", due=due.message))
    elif before.age and before.structure and after.age != before.age:
        yield PreviewEffect("age", None, Message("would-end-age", age=before.age))
    elif any(event.kind == "again" for event in after.events):
        yield PreviewEffect("again", before.turn, Message("would-play-again"))


def _uncovered_cards(before: GameState, places: Iterable[str]) -> Iterator[Part]:
    """What becomes accessible on these places: cards that lie face up, and how many others."""
    assert before.table is not None
    face_down = 0
    for place in places:
        at = before.table.named(place)
        if at is not None and before.face_up >> at & 1 and before.dealt[at] >= 0:
            yield CARDS[before.dealt[at]]
        else:
            face_down += 1
    if face_down:
        yield Message("would-uncover-face-down", count=face_down)


def _coins_between(name: str, low: int, high: int) -> Message:
    """How many coins a player would gain or lose, as far as it is known."""
    if low == high:
        return Message("would-coins-change", who=name, more=f"{low:+d}")
    return Message("would-coins-between", who=name, low=f"{low:+d}", high=f"{high:+d}")


def _control(before: GameState, after: GameState) -> Iterator[PreviewEffect]:
    """Changes of control of Chambers, a few words each."""
    if before.senate is None or after.senate is None:
        return
    for old, new in zip(before.senate.chambers, after.senate.chambers, strict=True):
        if old.controller == new.controller:
            continue
        message = Message("changes-control-nobody", chamber=new.number)
        if new.controller is not None:
            name = name_of(before, new.controller)
            message = Message("changes-control", who=name, chamber=new.number)
        yield PreviewEffect("control", new.controller, message)


def _points(before: GameState, after: GameState, actor: str) -> Iterator[PreviewEffect]:
    old, new = before.scores(), after.scores()
    for who in sorted("AB", key=lambda who: who != actor):
        more = new[who].total - old[who].total
        if more:
            key = "would-points" if who == actor else "would-points-of"
            message = Message(key, who=name_of(before, who), more=f"{more:+d}")
            yield PreviewEffect("points", who, message, 0, more)


def _tokens(before: GameState, after: GameState) -> Iterator[PreviewEffect]:
    """Tokens taken from cards that are turned up, and a Wonder that no longer fits anywhere."""
    for who, name in zip("AB", before.names, strict=True):
        old, new = before.city(who), after.city(who)
        had: list[str | int] = [*old.mythology_tokens, *old.offering_tokens]
        has: list[str | int] = [*new.mythology_tokens, *new.offering_tokens]
        for token in has:
            if token in had:
                had.remove(token)
            else:
                message = Message("would-take-token", who=name, token=_token(token))
                yield PreviewEffect("token", who, message)
    kept = {site.wonder for who in "AB" for site in after.city(who).wonders}
    for who in "AB":
        for site in before.city(who).wonders:
            if site.wonder not in kept:
                message = Message("would-return-wonder", wonder=site.wonder)
                yield PreviewEffect("returned", who, message)


def _token(token: str | int) -> Message:
    """A Mythology or Offering token."""
    if isinstance(token, int):
        return Message("offering-token-named", value=token)
    return Message("mythology-token-named", mythology=Message(f"mythology-{token}"))


def _symbols(before: GameState, after: GameState, actor: str) -> Iterator[PreviewEffect]:
    old, new = before.city(actor).symbols, after.city(actor).symbols
    for symbol, count in new.items():
        if count <= old.get(symbol, 0):
            continue
        name = Message(f"symbol-{symbol}")
        message = Message("would-pair", symbol=name)
        if symbol not in old:
            message = Message("would-symbol", symbol=name, count=len(new), needed=SUPREMACY)
        yield PreviewEffect("symbol", actor, message)


def lost_whatever(state: GameState, who: str) -> Outcome | None:
    """How a player loses by every option of the pending choices; None if one does not lose.

    The moves of Conspiracies and Military tokens are compulsory (AGO-SENATE-04), so a cube may have
    to leave the Chamber with the Shield Decree.

    Args:
        state: the position, with nothing hidden.
        who: "A" or "B", whose choice is due.
    """
    if state.outcome is not None:
        return state.outcome if state.outcome.winner not in (who, None) else None
    if not state.decisions or state.to_act != who:
        return None
    found = None
    for action in state.legal_actions():
        after = state.copy()
        apply(after, action)
        found = lost_whatever(after, who)
        if found is None:
            return None
    return found
