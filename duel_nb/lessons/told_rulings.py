"""Rulings on a position of which not everything was told: unknown is not none.

What a question needs is put there for it alone: enough coins, Progress tokens on the board, the
card that is asked about. What the answer would then say of coins, tokens and places that nobody
told is left out or said as a condition: "Yes, with 5 coins or more".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from duel_nb.boards.drawing.labels import listed, plural
from duel_nb.boards.widget.preview import ActionPreviews
from duel_nb.catalog import CATALOG, Card
from duel_nb.engine import Action, GameState, position
from duel_nb.engine.position.said import legal_as_said, places_said
from duel_nb.engine.state.tables import CARDS
from duel_nb.lessons.answers import Answer, Reason
from duel_nb.lessons.rulings import Rulings

_ENOUGH: Final = 999
"""Coins of a player whose coins were not told."""
_TOLD: Final = {"cards": "Buildings", "wonders": "Wonders", "progress": "Progress tokens"}
"""What matters of a City if it is told, and what an answer calls it."""
_COINS: Final = re.compile(r"(?P<whose>.+?)'s coins (?P<old>\d+) → (?P<new>\d+)")


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
            asked = f"Can {self._name(who)} {act}?"
            return Answer(asked, f"Nobody told where {card.name} lies.", (), self.state)
        told = {**self._told, "structure": [*cards, card.name]}
        answer = ToldRulings(told, teacher=self.teacher).can(who, str(act))
        if answer.yes:
            verdict = answer.verdict[:1].lower() + answer.verdict[1:]
            verdict = f"If {card.name} is accessible: {verdict}"
            return replace(answer, verdict=verdict)
        return answer

    def cost(self, thing: str, player: str | None = None) -> Answer:
        """See `Rulings.cost`; what is left afterwards is said only of coins that were told."""
        who = self.state.turn if player is None else self._player(player)
        return self._fair(self._asked(who, lambda one: Rulings.cost(one, thing, who)), who)

    def moves(self, player: str | None = None) -> Answer:
        """See `Rulings.moves`; cards that nobody named are left out."""
        who = (self.state.to_act or "A") if player is None else self._player(player)
        answer = self._fair(self._asked(who, lambda one: Rulings.moves(one, who)), who)
        if not self._coins_told(who):
            verdict = answer.verdict.replace(".", ", if the coins are enough.")
            answer = replace(answer, verdict=verdict)
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
        fair = (self._fair_part(part, state.to_act or "A") for part in parts)
        return "; ".join(part for part in fair if part)

    def _fair_part(self, part: str, actor: str) -> str:
        if part.casefold().startswith("uncovers") and not self._all_laid_out:
            return ""
        names = [n for n, w in zip(self.state.names, "AB", strict=True) if not self._coins_told(w)]
        coins = _COINS.search(part)
        if coins and any(coins["whose"].endswith(name) for name in names):
            change = int(coins["new"]) - int(coins["old"])
            return part.replace(coins[0], f"{coins['whose']}'s coins {change:+d}")
        if not re.search(r"points [+-]\d", part, re.IGNORECASE):
            return part
        # coins are points: of whoever's coins were not told they cannot be counted
        whose = [w for w, n in zip("AB", self.state.names, strict=True) if f"{n}'s points" in part]
        return part if self._coins_told((whose or [actor])[0]) else ""

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
            count = plural(_ENOUGH, "coin")
            reasons = [one for one in reasons if count not in one.text]
            total = answer.payment.total if answer.payment is not None else 0
            if answer.yes and total:
                verdict = f"Yes, with {plural(total, 'coin')} or more."
            elif verdict.endswith(", yes.") and total:
                verdict = f"{verdict[:-1]}, with {plural(total, 'coin')} or more."
        if not self._by_place:
            reasons = [one for one in reasons if one.rule != "BASE-TURN-04"]
        for other, name in zip("AB", self.state.names, strict=True):
            if "cards" not in (self._told.get(other) or {}):
                none, untold = f"as {name} produces none", f"{name}'s Buildings were not told"
                reasons = [replace(one, text=one.text.replace(none, untold)) for one in reasons]
        return replace(answer, verdict=verdict, reasons=(*reasons, *self._untold()))

    def _untold(self) -> Iterable[Reason]:
        """What was not told and may matter."""
        found = []
        for who, name in zip("AB", self.state.names, strict=True):
            city = self._told.get(who) or {}
            missing = [words for key, words in _TOLD.items() if key not in city]
            if missing:
                found.append(f"{name}'s {listed(missing)}")
        if found:
            yield Reason(f"Not told, and so not counted: {'; '.join(found)}.")
