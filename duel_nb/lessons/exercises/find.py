"""Find: click everything on the board that has a property."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import Any, Final

from duel_nb.boards.drawing.shapes import Target
from duel_nb.boards.scene.board import scene
from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.engine import GameState, Place
from duel_nb.lessons.exercises.exercise import Exercise, Unreadable
from duel_nb.lessons.exercises.verdicts import Verdict, correct, not_yet
from duel_nb.lessons.rulings.answers import Reason, because
from duel_nb.messages import Listed, Message
from duel_nb.session.components import id_in
from duel_nb.session.table import place_message
from duel_nb.words.translate import translate


def _open(state: GameState) -> list[Place]:
    return [place for place in state.structure if place.accessible and place.card is not None]


def _hit(place: Place) -> str:
    return f"place:{place.name}"


def _accessible(state: GameState) -> Iterable[str]:
    return (_hit(place) for place in state.structure if place.accessible)


def _face_down(state: GameState) -> Iterable[str]:
    return (_hit(place) for place in state.structure if place.card is None)


def _affordable(state: GameState) -> Iterable[str]:
    return (_hit(p) for p in _open(state) if p.card and not state.why_not(f"build {p.card.name}"))


def _free(state: GameState) -> Iterable[str]:
    return (_hit(p) for p in _open(state) if p.card and not state.cost_of(p.card.id).total)


def _chainable(state: GameState) -> Iterable[str]:
    return (
        _hit(place)
        for place in state.structure
        if place.card is not None and state.cost_of(place.card.id).by_chain
    )


def _wonders(state: GameState) -> Iterable[str]:
    cards = [place.card.name for place in _open(state) if place.card is not None]
    return (
        f"wonder:{site.wonder.id}"
        for site in state.city(state.turn).wonders
        if any(state.why_not(f"wonder {site.wonder.name} with {card}") is None for card in cards)
    )


def _uncovering(state: GameState) -> Iterable[str]:
    alone = {frozenset(below.covered_by) for below in state.structure}
    return (_hit(p) for p in state.structure if p.accessible and frozenset({p.name}) in alone)


WHAT: Final[dict[str, Callable[[GameState], Iterable[str]]]] = {
    "accessible": _accessible,
    "face-down": _face_down,
    "affordable": _affordable,
    "free": _free,
    "chainable": _chainable,
    "constructible Wonders": _wonders,
    "uncovering": _uncovering,
}
"""Word -> the function that finds the things, for the active player."""


def _lying(state: GameState, place: Place) -> Message:
    """A face-down card by the token on it, if there is one (PAN-SETUP-02, 06)."""
    where = place_message(state, place.name)
    if isinstance(place.token, int):
        return Message("find-offering-at", worth=place.token, place=where)
    if place.token is None:
        return Message("find-face-down-at", place=where)
    mythology = Message(f"mythology-{place.token}")
    return Message("find-token-at", mythology=mythology, place=where)


_NUMBERED: Final = ("space:", "chamber:")
"""Things named by their kind and number."""


@dataclass(eq=False)
class Find(Exercise):
    """Click everything that has a property.

    Attributes:
        what: a word of `WHAT`, or a function from the position to hit ids ("place:r5c3",
            "wonder:sphinx", "token:law", "space:3") or names.
        among: the kinds of things that can be clicked; by default the kinds of the right ones.
    """

    kind = "find"

    what: str | Callable[[GameState], Iterable[str]] = "accessible"
    _: KW_ONLY
    among: str | Sequence[str] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if isinstance(self.what, str) and self.what not in WHAT:
            raise self.broken(f"nothing is known as {self.what!r}; there are: {', '.join(WHAT)}.")
        if not self.right:
            raise self.broken("there is nothing to find.")
        if len(self.right) == len(self.targets):
            raise self.broken("everything that can be clicked is right.")
        for name in self.mistakes:
            if self.hit(name) in self.right:
                raise self.broken(f"{name!r} is right, but is listed as a mistake.")

    @cached_property
    def right(self) -> frozenset[str]:
        """The right hit ids."""
        state = self.needed_state()
        found = WHAT[self.what] if isinstance(self.what, str) else self.what
        try:
            return frozenset(self.hit(name) for name in found(state))
        except Unreadable as error:
            raise self.broken(f"what is to be found is not there: {error}") from None

    @cached_property
    def targets(self) -> tuple[Target, ...]:
        """What can be clicked, in the order of the board."""
        state = self.needed_state()
        kinds = (self.among,) if isinstance(self.among, str) else tuple(self.among)
        kinds = tuple(k for k in kinds if k) or tuple({h.partition(":")[0] for h in self.right})
        hits = scene(state.view(state.to_act), worked_out=False).hits()
        return tuple(target for target in hits if target.hit.partition(":")[0] in kinds)

    @cached_property
    def _hits(self) -> frozenset[str]:
        """The hit ids of everything on the board."""
        board = self.needed_state()
        return frozenset(target.hit for target in scene(board.view(board.to_act)).hits())

    def name_of(self, hit: str) -> Message:
        """The name of a hit id, in a word or two."""
        kind, _, name = hit.partition(":")
        if kind == "place":
            state = self.needed_state()
            place = next(p for p in state.structure if p.name == name)
            card = place.card
            return (
                _lying(state, place) if card is None else Message("thing-with-article", thing=card)
            )
        if kind in ("wonder", "token", "card"):
            found = "progress" if kind == "token" else kind
            return Message("thing-with-article", thing=CATALOG.find(id_in(hit), kinds=(found,)))
        if kind == "space":
            return Message("find-space", space=name)
        if kind == "chamber":
            return Message("find-chamber", chamber=name)
        return Message("find-thing", thing=name or kind)

    def hit(self, name: str) -> str:
        """The hit id for a hit id, a name or a place.

        Raises:
            Unreadable: it is not on the board.
        """
        hits = self._hits
        if name in hits:
            return name
        if f"place:{name}" in hits:
            return f"place:{name}"
        if (numbered := ":".join(name.casefold().split())) in hits:
            return numbered  # "space 3", "Chamber 5"
        try:
            found = CATALOG.find(name)
        except UnknownName as error:
            raise Unreadable(str(error)) from None
        for place in self.needed_state().structure:
            if place.card is found:
                return _hit(place)
        kind = {"progress": "token"}.get(found.kind, found.kind)
        mine = [hit for hit in hits if hit.startswith(f"{kind}:") and id_in(hit) == found.id]
        if mine:
            return min(mine)
        raise Unreadable(translate("find-not-there", thing=found))

    def read(self, answer: Any) -> frozenset[str]:
        """Names, places or hit ids, as a list or separated by commas."""
        names = answer.split(",") if isinstance(answer, str) else answer
        try:
            found = frozenset(self.hit(str(name).strip()) for name in names if str(name).strip())
        except TypeError:
            raise Unreadable(translate("find-names")) from None
        if not found:
            raise Unreadable(translate("find-nothing-marked"))
        return found

    def judge(self, answer: frozenset[str]) -> Verdict:
        """The wrong ones with reasons, and how many are missing."""
        if answer == self.right:
            return correct(self.whys())
        reasons = [self._not_this(hit) for hit in sorted(answer - self.right)]
        missing = len(self.right - answer)
        if missing and len(self.right) > 1:
            reasons.append(because("find-missing", self.rules[0], count=missing))
        return not_yet(*reasons)

    def wrongs(self) -> tuple[Any, ...]:
        """The mistakes with a text of their own, one wrong thing added, and one left out."""
        extra = next(t.hit for t in self.targets if t.hit not in self.right)
        few = sorted(self.right)[1:] or [extra]
        return *((name,) for name in self.mistakes), (*sorted(self.right), extra), tuple(few)

    def rights(self) -> tuple[Any, ...]:
        """The hit ids, and their places or names in reverse order."""
        hits = sorted(self.right)
        names = [
            hit.replace(":", " ") if hit.startswith(_NUMBERED) else id_in(hit) or hit
            for hit in hits
        ]
        return tuple(hits), ", ".join(reversed(names))

    def answer_text(self) -> str:
        """The right things, by name."""
        names = sorted(str(self.name_of(hit)) for hit in self.right)
        return translate("find-these", things=Listed(*names, last="and"))

    def _not_this(self, hit: str) -> Reason:
        for name, text in self.mistakes.items():
            if self.hit(name) == hit:
                return self.reason(text)
        state = self.needed_state()
        kind, _, name = hit.partition(":")
        if kind == "place" and isinstance(self.what, str):
            place = next(p for p in state.structure if p.name == name)
            if self.what == "face-down":
                return because("find-face-up", "BASE-STRUCT-04", thing=self.name_of(hit))
            tried = f"discard @{name}" if place.card is None else f"build {place.card.name}"
            refusal = state.why_not(tried)
            if self.what in ("accessible", "affordable", "free") and refusal is not None:
                return Reason(refusal.text, refusal.rule)
            if place.card is not None:
                return Reason(f"{state.cost_of(place.card.id)}.", self.rules[0])
        if kind == "place" and self.right <= set(_accessible(state)):
            place = next(p for p in state.structure if p.name == name)
            refusal = None if place.accessible else state.why_not(f"discard @{name}")
            if refusal is not None and refusal.rule == "BASE-STRUCT-05":
                return Reason(refusal.text, refusal.rule)
        if kind == "wonder" and isinstance(self.what, str):
            cards = [p.card.name for p in _open(state) if p.card is not None]
            refusal = state.why_not(f"wonder {name} with {cards[0]}") if cards else None
            if refusal is not None:
                return Reason(refusal.text, refusal.rule)
        key = "find-not-the-one" if len(self.right) == 1 else "find-not-one-of-them"
        return because(key, self.rules[0], thing=self.name_of(hit))
