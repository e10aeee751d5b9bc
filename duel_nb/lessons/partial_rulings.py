"""Rulings on a position that was only partly given: unknown is not the same as none.

What a question needs is assumed for it: enough coins, Progress tokens on the board, the card that
is asked about. Statements that depend on these assumptions are left out of the answer or made
conditional: "Yes, with 5 coins or more".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from duel_nb.boards.widget.preview import ActionPreviews, uncovered
from duel_nb.catalog import CATALOG, RESOURCES, Card
from duel_nb.engine import Action, GameState, position
from duel_nb.engine.position.given import given_places, legal_as_given
from duel_nb.engine.state.tables import CARDS
from duel_nb.lessons.answers import Answer, Reason, because
from duel_nb.lessons.rulings import Rulings
from duel_nb.messages import Listed, Message
from duel_nb.words.translate import translate

_ENOUGH: Final = 999
"""Coins assumed for a player whose coins were not given."""
_NEEDED: Final = (
    ("cards", Message("missing-buildings")),
    ("wonders", Message("missing-wonders")),
    ("progress", Message("missing-progress")),
)
"""Keywords of a City that matter, and their names in an answer."""
_CHANGE: Final = re.compile(r"(?P<old>\d+) → (?P<new>\d+)")
"""A change of coins in a note, in every language."""
_POINTS: Final = re.compile(r"[+-]\d")


class PartialRulings(Rulings):
    """Answers questions about a partly given position.

    Args:
        setup: what was given, as `duel_nb.engine.position.given.given_setup` returns it.
        teacher: whether its answers name face-down cards, too.
        completed: what was given, with the assumptions for a question.

    Raises:
        PositionError: the position is impossible.
    """

    def __init__(
        self,
        setup: Mapping[str, Any],
        *,
        teacher: bool = False,
        completed: Mapping[str, Any] | None = None,
    ) -> None:
        self._given_setup = dict(setup)
        whole = self._given_setup if completed is None else completed
        super().__init__(position(**whole), whole, teacher=teacher)

    def can(self, player: str, action: str | Action) -> Answer:
        """See `Rulings.can`; a card without a place is assumed to be accessible."""
        who = self._player(player)
        act = self.state.read(action) if isinstance(action, str) else action
        card = act.card if isinstance(act, Action) else None
        if card is None or card.senator or self._lies_somewhere(card.index):
            return self._fair(self._asked(who, lambda one: Rulings.can(one, who, act)), who)
        cards = self._given_setup.get("structure") or ()
        if isinstance(cards, Mapping):
            unknown = translate("ruling-not-given", thing=card)
            return Answer(self._question(who, act), unknown, (), self.state)
        setup = {**self._given_setup, "structure": [*cards, card.name]}
        answer = PartialRulings(setup, teacher=self.teacher).can(who, str(act))
        if answer.yes:
            verdict = answer.verdict[:1].lower() + answer.verdict[1:]
            conditional = Message("ruling-if-accessible", thing=card, verdict=verdict)
            return replace(answer, verdict=str(conditional))
        return answer

    def cost(self, thing: str, player: str | None = None) -> Answer:
        """See `Rulings.cost`; the remaining coins are named only if the coins were given."""
        who = self.state.turn if player is None else self._player(player)
        return self._fair(self._asked(who, lambda one: Rulings.cost(one, thing, who)), who)

    def moves(self, player: str | None = None) -> Answer:
        """See `Rulings.moves`; cards that were not given are left out."""
        who = (self.state.to_act or "A") if player is None else self._player(player)
        answer = self._fair(self._asked(who, lambda one: Rulings.moves(one, who)), who)
        if answer.actions and not self._coins_given(who):
            verdict = Message("ruling-count-if-enough", count=len(answer.actions))
            answer = replace(answer, verdict=str(verdict))
        actions = self.state.legal_actions()
        whole = who == self.state.to_act and len(self._legal(self.state)) == len(actions)
        return answer if whole and self._coins_given(who) else replace(answer, says=())

    # -- inside ----------------------------------------------------------------------------

    def _asked(self, who: str, ask: Callable[[Rulings], Answer]) -> Answer:
        """The answer for enough coins, and with Progress tokens if they make a difference."""
        answer = ask(self._completed(who, tokens=False))
        if "progress" in self._given_setup:
            return answer
        other = ask(self._completed(who, tokens=True))
        return answer if str(answer) == str(other) else other

    def _completed(self, who: str, tokens: bool) -> PartialRulings:
        """The same with enough coins and optionally with Progress tokens on the board."""
        found = dict(self._given_setup)
        found[who] = {"coins": _ENOUGH, **(found.get(who) or {})}
        if tokens:
            lying, known = repr(self._given_setup), CATALOG.components("progress")
            free = [one.name for one in known if one.set == "base" and one.name not in lying]
            found["progress"] = free[: CATALOG.progress_tokens_on_board]
        return PartialRulings(self._given_setup, teacher=self.teacher, completed=found)

    def _legal(self, state: GameState) -> tuple[Action, ...]:
        return legal_as_given(state, self._given_setup)

    def _open_cards(self, state: GameState) -> list[Card]:
        named = given_places(state, self._given_setup)
        return [p.card for p in state.structure if p.accessible and p.card and p.name in named]

    def _note(self, state: GameState, action: Action, ahead: ActionPreviews) -> str:
        """The effects of an action, without places and sums that were not given."""
        parts = super()._note(state, action, ahead).rstrip(".").split("; ")
        uncovered_now = () if self._all_laid_out else _uncovered(*ahead.of(action).results[0])
        fair = (self._fair_part(part, state.to_act or state.turn, uncovered_now) for part in parts)
        return "; ".join(part for part in fair if part)

    def _fair_part(self, part: str, actor: str, uncovered: Sequence[str]) -> str:
        if any(one in part for one in uncovered):
            return ""
        named = [w for w, name in zip("AB", self.state.names, strict=True) if name in part]
        whose = named[0] if named else actor
        if self._coins_given(whose):
            return part
        coins = _CHANGE.search(part)
        if coins and named:  # not the pawn
            return part.replace(coins[0], f"{int(coins['new']) - int(coins['old']):+d}")
        # points depend on coins, which were not given
        return part if coins or not _POINTS.search(part) else ""

    @property
    def _by_place(self) -> bool:
        return isinstance(self._given_setup.get("structure"), Mapping)

    @property
    def _all_laid_out(self) -> bool:
        """Whether every face-up card of the structure was given."""
        named = given_places(self.state, self._given_setup)
        open_ = (place.name for place in self.state.structure if place.card is not None)
        return self._by_place and all(name in named for name in open_)

    def _coins_given(self, who: str) -> bool:
        return "coins" in (self._given_setup.get(who) or {})

    def _lies_somewhere(self, card: int) -> bool:
        """Whether a place was given for a card."""
        name = CARDS[card].name
        return re.search(rf"['\"]{re.escape(name)}['\"]", repr(self._given_setup)) is not None

    def _fair(self, answer: Answer, who: str) -> Answer:
        """The answer without what was not given, and with a note on that."""
        verdict, reasons = answer.verdict, [*answer.reasons]
        if not self._coins_given(who):
            reasons = [one for one in reasons if str(_ENOUGH) not in one.text]
            total = answer.payment.total if answer.payment is not None else 0
            name = self._name(who)
            if answer.yes and total:
                verdict = translate("ruling-yes-with", coins=total)
            elif total and verdict == translate("ruling-own-turn-yes", who=name):
                verdict = translate("ruling-own-turn-yes-with", who=name, coins=total)
        if not self._by_place:
            reasons = [one for one in reasons if one.rule != "BASE-TURN-04"]
        for other, name in zip("AB", self.state.names, strict=True):
            if "cards" not in (self._given_setup.get(other) or {}):
                reasons = [
                    replace(one, message=_without_production(one.text, name)) for one in reasons
                ]
        return replace(answer, verdict=verdict, reasons=(*reasons, *self._not_given()))

    def _not_given(self) -> Iterable[Reason]:
        """What was not given and may matter."""
        found = []
        for who, name in zip("AB", self.state.names, strict=True):
            city = self._given_setup.get(who) or {}
            missing = [name for key, name in _NEEDED if key not in city]
            if missing:
                things = Listed(*missing, last="and")
                found.append(Message("missing-of-player", who=name, missing=things))
        if found:
            yield because("missing-not-counted", missing=Listed(*found, last=";"))


def _uncovered(before: GameState, after: GameState) -> list[str]:
    """What would be uncovered, as a note names it: cards, and places of face-down ones."""
    cards = {place.name: place.card for place in before.structure}
    return [
        translate("find-thing", thing=card) if (card := cards[at]) else f"({at})"
        for at in uncovered(before, after)
    ]


def _without_production(text: str, name: str) -> str:
    """A reason that does not claim that a player whose Buildings are unknown produces nothing."""
    coins = CATALOG.base_trade_price
    unknown = translate("price-buildings-missing", coins=coins, whom=name)
    for resource in RESOURCES:
        named = Message(f"resource-{resource}")
        none = Message("price-without-symbols", coins=coins, symbols=0, resource=named, whom=name)
        text = text.replace(str(none), unknown)
    return text
