"""Rulings on a position of which not everything was told: unknown is not none.

What a question needs is put there for it alone: enough coins, Progress tokens on the board, the
card that is asked about. What the answer would then say of coins, tokens and places that nobody
told is left out or said as a condition: "Yes, with 5 coins or more".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from duel_nb.boards.widget.preview import ActionPreviews, uncovered
from duel_nb.catalog import CATALOG, RESOURCES, Card
from duel_nb.engine import Action, GameState, position
from duel_nb.engine.messages import Listed, Message
from duel_nb.engine.position.said import legal_as_said, places_said
from duel_nb.engine.state.tables import CARDS
from duel_nb.lessons.answers import Answer, Reason, because
from duel_nb.lessons.rulings import Rulings

_ENOUGH: Final = 999
"""Coins of a player whose coins were not told."""
_TOLD: Final = (
    ("cards", Message("told-buildings")),
    ("wonders", Message("told-wonders")),
    ("progress", Message("told-progress")),
)
"""What matters of a City if it is told, and what an answer calls it."""
_CHANGE: Final = re.compile(r"(?P<old>\d+) → (?P<new>\d+)")
"""How a note says what coins somebody would have, in every language."""
_POINTS: Final = re.compile(r"[+-]\d")


class ToldRulings(Rulings):
    """Answers questions about what was told of a position.

    Args:
        setup: what was told, as `duel_nb.engine.position.said.said` gives it.
        teacher: whether its answers name what lies face down, too.
        completed: what was told with what a question needs besides.

    Raises:
        PositionError: the position cannot be.
    """

    def __init__(
        self,
        setup: Mapping[str, Any],
        *,
        teacher: bool = False,
        completed: Mapping[str, Any] | None = None,
    ) -> None:
        self._told = dict(setup)
        whole = self._told if completed is None else completed
        super().__init__(position(**whole), whole, teacher=teacher)

    def can(self, player: str, action: str | Action) -> Answer:
        """See `Rulings.can`; a card that lies nowhere is taken to be accessible."""
        who = self._player(player)
        act = self.state.read(action) if isinstance(action, str) else action
        card = act.card if isinstance(act, Action) else None
        if card is None or card.senator or self._lies_somewhere(card.index):
            return self._fair(self._asked(who, lambda one: Rulings.can(one, who, act)), who)
        cards = self._told.get("structure") or ()
        if isinstance(cards, Mapping):
            unknown = str(Message("ruling-nobody-told", thing=card))
            return Answer(self._question(who, act), unknown, (), self.state)
        told = {**self._told, "structure": [*cards, card.name]}
        answer = ToldRulings(told, teacher=self.teacher).can(who, str(act))
        if answer.yes:
            verdict = answer.verdict[:1].lower() + answer.verdict[1:]
            told_if = Message("ruling-if-accessible", thing=card, verdict=verdict)
            return replace(answer, verdict=str(told_if))
        return answer

    def cost(self, thing: str, player: str | None = None) -> Answer:
        """See `Rulings.cost`; what is left afterwards is said only of coins that were told."""
        who = self.state.turn if player is None else self._player(player)
        return self._fair(self._asked(who, lambda one: Rulings.cost(one, thing, who)), who)

    def moves(self, player: str | None = None) -> Answer:
        """See `Rulings.moves`; cards that nobody named are left out."""
        who = (self.state.to_act or "A") if player is None else self._player(player)
        answer = self._fair(self._asked(who, lambda one: Rulings.moves(one, who)), who)
        if answer.actions and not self._coins_told(who):
            verdict = Message("ruling-count-if-enough", count=len(answer.actions))
            answer = replace(answer, verdict=str(verdict))
        actions = self.state.legal_actions()
        whole = who == self.state.to_act and len(self._legal(self.state)) == len(actions)
        return answer if whole and self._coins_told(who) else replace(answer, says=())

    # -- inside ----------------------------------------------------------------------------

    def _asked(self, who: str, ask: Callable[[Rulings], Answer]) -> Answer:
        """An answer for coins enough; with Progress tokens on the board where it is about any."""
        answer = ask(self._completed(who, tokens=False))
        if "progress" in self._told:
            return answer
        other = ask(self._completed(who, tokens=True))
        return answer if str(answer) == str(other) else other

    def _completed(self, who: str, tokens: bool) -> ToldRulings:
        """The same with enough coins and, if wanted, with Progress tokens on the board."""
        found = dict(self._told)
        found[who] = {"coins": _ENOUGH, **(found.get(who) or {})}
        if tokens:
            lying, known = repr(self._told), CATALOG.components("progress")
            free = [one.name for one in known if one.set == "base" and one.name not in lying]
            found["progress"] = free[: CATALOG.progress_tokens_on_board]
        return ToldRulings(self._told, teacher=self.teacher, completed=found)

    def _legal(self, state: GameState) -> tuple[Action, ...]:
        return legal_as_said(state, self._told)

    def _open_cards(self, state: GameState) -> list[Card]:
        named = places_said(state, self._told)
        return [p.card for p in state.structure if p.accessible and p.card and p.name in named]

    def _note(self, state: GameState, action: Action, ahead: ActionPreviews) -> str:
        """What an action does, without places and sums that nobody told."""
        parts = super()._note(state, action, ahead).rstrip(".").split("; ")
        untold = () if self._all_laid_out else _uncovered(*ahead.of(action).results[0])
        fair = (self._fair_part(part, state.to_act or "A", untold) for part in parts)
        return "; ".join(part for part in fair if part)

    def _fair_part(self, part: str, actor: str, uncovered: Sequence[str]) -> str:
        if any(one in part for one in uncovered):
            return ""
        named = [w for w, name in zip("AB", self.state.names, strict=True) if name in part]
        whose = named[0] if named else actor
        if self._coins_told(whose):
            return part
        coins = _CHANGE.search(part)
        if coins and named:  # the pawn is nobody's
            return part.replace(coins[0], f"{int(coins['new']) - int(coins['old']):+d}")
        # coins are points: of whoever's coins were not told they cannot be counted
        return part if coins or not _POINTS.search(part) else ""

    @property
    def _by_place(self) -> bool:
        return isinstance(self._told.get("structure"), Mapping)

    @property
    def _all_laid_out(self) -> bool:
        """Whether every card of the structure that lies open was named."""
        named = places_said(self.state, self._told)
        open_ = (place.name for place in self.state.structure if place.card is not None)
        return self._by_place and all(name in named for name in open_)

    def _coins_told(self, who: str) -> bool:
        return "coins" in (self._told.get(who) or {})

    def _lies_somewhere(self, card: int) -> bool:
        """Whether a card was told to lie anywhere."""
        name = CARDS[card].name
        return re.search(rf"['\"]{re.escape(name)}['\"]", repr(self._told)) is not None

    def _fair(self, answer: Answer, who: str) -> Answer:
        """An answer that says nothing of what was not told, but that it was not."""
        verdict, reasons = answer.verdict, [*answer.reasons]
        if not self._coins_told(who):
            reasons = [one for one in reasons if str(_ENOUGH) not in one.text]
            total = answer.payment.total if answer.payment is not None else 0
            name = self._name(who)
            if answer.yes and total:
                verdict = str(Message("ruling-yes-with", coins=total))
            elif total and verdict == str(Message("ruling-own-turn-yes", who=name)):
                verdict = str(Message("ruling-own-turn-yes-with", who=name, coins=total))
        if not self._by_place:
            reasons = [one for one in reasons if one.rule != "BASE-TURN-04"]
        for other, name in zip("AB", self.state.names, strict=True):
            if "cards" not in (self._told.get(other) or {}):
                reasons = [
                    replace(one, text=_without_production(one.text, name)) for one in reasons
                ]
        return replace(answer, verdict=verdict, reasons=(*reasons, *self._untold()))

    def _untold(self) -> Iterable[Reason]:
        """What was not told and may matter."""
        found = []
        for who, name in zip("AB", self.state.names, strict=True):
            city = self._told.get(who) or {}
            missing = [called for said, called in _TOLD if said not in city]
            if missing:
                things = Listed(*missing, last="and")
                found.append(Message("told-missing", who=name, missing=things))
        if found:
            yield because("told-not-counted", missing=Listed(*found, last=";"))


def _uncovered(before: GameState, after: GameState) -> list[str]:
    """What would lie open, as a note names it: its cards, and the places of face-down ones."""
    cards = {place.name: place.card for place in before.structure}
    return [
        str(Message("find-thing", thing=card)) if (card := cards[at]) else f"({at})"
        for at in uncovered(before, after)
    ]


def _without_production(text: str, name: str) -> str:
    """A reason that does not say that somebody produces nothing whose Buildings were not told."""
    coins = CATALOG.base_trade_price
    unknown = str(Message("told-price-unknown", coins=coins, whom=name))
    for resource in RESOURCES:
        named = Message(f"resource-{resource}")
        none = Message("price-without-symbols", coins=coins, symbols=0, resource=named, whom=name)
        text = text.replace(str(none), unknown)
    return text
