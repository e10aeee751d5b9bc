"""Conditions for tips: small functions that `tips.toml` names.

Each looks at one step of a game, an action and the position after it, and returns the arguments
of the tip's messages; None if its condition does not hold. They use a player's view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from duel_nb.catalog import CATALOG, RESOURCES, Card, Wonder
from duel_nb.engine import Action, Event, GameState
from duel_nb.engine.actions import track_place
from duel_nb.engine.state.tables import opponent_of
from duel_nb.messages import Listed, Message, Part
from duel_nb.session.table import name_of

Parts = Mapping[str, Part]

LAST_AGE: Final = 3
_NEAR: Final = 4
"""The end is near when the pawn is this many spaces from a capital: no action moves it farther."""
_MANY_WONDERS: Final = 5
_MANY_CHAMBERS: Final = 4
_FEW_CARDS: Final = 5


@dataclass(frozen=True, slots=True)
class GameStep:
    """One step of a game, or one that may be taken.

    Attributes:
        before: the position before the action; None at the beginning.
        after: the position after it.
        action: the action, if it is one that may be taken.
    """

    before: GameState | None
    after: GameState
    action: Action | None = None

    def name(self, player: str) -> str:
        """The name of "A" or "B"."""
        return name_of(self.after, player)

    @property
    def actor(self) -> str:
        """Who acted, "A" or "B"; at the beginning, who is to act."""
        at = self.after if self.before is None else self.before
        return at.to_act or at.turn

    @property
    def people(self) -> dict[str, Part]:
        """Who acted (at the beginning: who is to act), and the opponent."""
        return self.pair(self.actor)

    def pair(self, player: str) -> dict[str, Part]:
        """A player as `who`, the opponent as `whom`."""
        return {"who": self.name(player), "whom": self.name(opponent_of(player))}

    def parts(self, event: Event) -> dict[str, Part]:
        """The arguments for messages about an event."""
        people = self.pair(event.player) if event.player else self.people
        return {**people, **event.message.parts}

    @property
    def mover(self) -> str | None:
        """Who is to use a card now, "A" or "B"; None while a choice is pending or after the end."""
        now = self.after
        return None if now.decisions or not now.age or now.outcome else now.to_act

    def built(self) -> Iterator[tuple[Event, Card]]:
        """The Buildings that were constructed, each with its event."""
        for event in self.after.events:
            if event.kind == "built" and event.subject is not None:
                yield event, CATALOG.card(event.subject)


Seen = Callable[[GameStep], Parts | None]

SEEN: Final[dict[str, Seen]] = {}
"""Name -> function, for `tips.toml`."""


def moment(seen: Seen) -> Seen:
    """Make a function known by its name to `tips.toml`."""
    SEEN[seen.__name__] = seen
    return seen


# -- the beginning -----------------------------------------------------------------------------


@moment
def beginning(step: GameStep) -> Parts | None:
    """Nothing has been played yet."""
    return step.people if step.before is None else None


@moment
def wonders_dealt(step: GameStep) -> Parts | None:
    """The Wonders of a first game were dealt, without a draft."""
    return a_turn(step) if step.after.config.first_game else None


@moment
def a_turn(step: GameStep) -> Parts | None:
    """Somebody is to use a card."""
    return None if step.mover is None else step.pair(step.mover)


# -- cards and what they cost ------------------------------------------------------------------


@moment
def producer_built(step: GameStep) -> Parts | None:
    """A brown or grey card has been constructed."""
    for event, card in step.built():
        for resource, units in zip(RESOURCES, card.produces, strict=True):
            if units:
                name = Message(f"resource-{resource}")
                return {**step.parts(event), "units": units, "resource": name}
    return None


@moment
def blue_built(step: GameStep) -> Parts | None:
    """A blue card has been constructed."""
    for event, card in step.built():
        if card.colour == "blue":
            return {**step.parts(event), "points": card.points}
    return None


@moment
def green_built(step: GameStep) -> Parts | None:
    """A card with a scientific symbol has been constructed."""
    for event, card in step.built():
        if card.science is not None and event.player is not None:
            symbols = len(step.after.city(event.player).symbols)
            name = Message(f"symbol-{card.science}")
            return {**step.parts(event), "symbol": name, "count": symbols}
    return None


@moment
def price_fixed(step: GameStep) -> Parts | None:
    """A card that fixes a price has been constructed."""
    for event, card in step.built():
        if card.fixed_price:
            names = (Message(f"resource-{resource}") for resource in card.fixed_price)
            return {**step.parts(event), "resources": Listed(*names, last="and")}
    return None


@moment
def choice_built(step: GameStep) -> Parts | None:
    """Something that produces one of several resources has been constructed."""
    for event in step.after.events:
        thing = _constructed(event)
        if thing is not None and thing.produces_one_of:
            names = (Message(f"resource-{resource}") for resource in thing.produces_one_of)
            return {**step.parts(event), "thing": thing, "resources": Listed(*names, last="or")}
    return None


@moment
def guild_built(step: GameStep) -> Parts | None:
    """A Guild has been constructed."""
    return _built(step, lambda card: card.guild is not None)


def _constructed(event: Event) -> Card | Wonder | None:
    if event.subject is None:
        return None
    if event.kind == "built":
        return CATALOG.card(event.subject)
    return CATALOG.wonder(event.subject) if event.kind == "wonder-built" else None


def _built(step: GameStep, wanted: Callable[[Card], bool]) -> Parts | None:
    """The construction of a card of a kind."""
    for event, card in step.built():
        if wanted(card):
            return step.parts(event)
    return None


@moment
def bought(step: GameStep) -> Parts | None:
    """A resource has been bought."""
    for event in step.after.events:
        thing = event.message.parts.get("thing")
        paid = event.kind == "coins" and event.amount < 0 and event.player is not None
        if paid and step.before is not None and isinstance(thing, Card | Wonder):
            usual = step.before.cost_of(thing.id, event.player)
            bills = {(bill.total, bill.to_opponent): bill for bill in (*usual.others, usual)}
            received = sum(e.amount for e in step.after.events if e.rule == "BASE-PROG-ECONOMY")
            bill = bills.get((-event.amount, received), usual)
            if bill.trade:
                return {**step.parts(event), "bill": bill.message}
    return None


# -- Wonders -----------------------------------------------------------------------------------


@moment
def wonder_built(step: GameStep) -> Parts | None:
    """A Wonder has been constructed."""
    for event in step.after.events:
        if event.kind == "wonder-built" and event.subject is not None:
            wonder = CATALOG.wonder(event.subject)
            assert step.before is not None
            bill = step.before.cost_of(wonder.id, event.player or "A").message
            return {**step.parts(event), "wonder": wonder, "bill": bill}
    return None


@moment
def many_wonders(step: GameStep) -> Parts | None:
    """The seventh Wonder is near."""
    count = len(step.after.constructed_wonders)
    return {**step.people, "count": count} if count >= _MANY_WONDERS else None


# -- military and science ----------------------------------------------------------------------


@moment
def pawn_moved(step: GameStep) -> Parts | None:
    """The Conflict pawn has moved."""
    for event in step.after.events:
        if event.kind == "pawn":
            where = track_place(step.after.pawn, step.after.names)
            return {**step.parts(event), "position": where}
    return None


@moment
def pushed_back(step: GameStep) -> Parts | None:
    """The player moved the pawn away from their own capital."""
    if step.before is None:
        return None
    for event in step.after.events:
        own = step.before.pawn < 0 if event.player == "A" else step.before.pawn > 0
        if event.kind == "pawn" and own:
            return step.parts(event)
    return None


@moment
def near_a_capital(step: GameStep) -> Parts | None:
    """The pawn is near a capital, or in it."""
    pawn = step.after.pawn
    left = CATALOG.capital - abs(pawn)
    return {**step.pair("A" if pawn > 0 else "B"), "left": left} if left <= _NEAR else None


# -- the Ages and the end ----------------------------------------------------------------------


@moment
def weaker_chooses(step: GameStep) -> Parts | None:
    """The player with the weaker military has to choose who begins the next Age."""
    return _chooses(step) if step.after.pawn else None


@moment
def last_chooses(step: GameStep) -> Parts | None:
    """The pawn is in the centre, and the last active player has to choose who begins."""
    return None if step.after.pawn else _chooses(step)


def _chooses(step: GameStep) -> Parts | None:
    for due in step.after.decisions[-1:]:
        if due.kind == "begin":
            return step.pair(due.player)
    return None


@moment
def in_age_two(step: GameStep) -> Parts | None:
    """Age II has begun."""
    return a_turn(step) if step.after.age == LAST_AGE - 1 else None


@moment
def in_age_three(step: GameStep) -> Parts | None:
    """Age III has begun, and somebody is to use a card."""
    if step.mover is None or step.after.age != LAST_AGE:
        return None
    return _with_points(step, step.mover)


@moment
def points_decide(step: GameStep) -> Parts | None:
    """The game has ended without a supremacy."""
    outcome = step.after.outcome
    if outcome is None or outcome.termination != "civilian":
        return None
    return _with_points(step, step.actor)


def _with_points(step: GameStep, who: str) -> Parts:
    """A player, the opponent, and the points of both as if the game ended now."""
    scores = step.after.scores()
    return {**step.pair(who), "own": scores[who].total, "theirs": scores[opponent_of(who)].total}


@moment
def pawn_would_count(step: GameStep) -> Parts | None:
    """Age III is under way, and the pawn is not in the centre."""
    return _pawn(step) if step.after.age == LAST_AGE and step.mover is not None else None


@moment
def pawn_counts(step: GameStep) -> Parts | None:
    """Points are counted, and the pawn is not in the centre."""
    return _pawn(step) if points_decide(step) is not None else None


def _pawn(step: GameStep) -> Parts | None:
    if not step.after.pawn:
        return None
    leader = "A" if step.after.pawn > 0 else "B"
    points = step.after.scores()[leader].categories["military"]
    return {**step.pair(leader), "points": points}


# -- Pantheon ----------------------------------------------------------------------------------


@moment
def pantheon_opens(step: GameStep) -> Parts | None:
    """The Divinities have just been turned up."""
    turned = any(event.message.key == "pantheon-turned-up" for event in step.after.events)
    return step.people if turned else None


@moment
def last_activations(step: GameStep) -> Parts | None:
    """Age III is nearly over, and there is still something to activate."""
    there = step.after.pantheon
    late = step.after.age == LAST_AGE and len(step.after.structure) <= _FEW_CARDS
    return a_turn(step) if late and there is not None and any(there.filled) else None


# -- Agora -------------------------------------------------------------------------------------


@moment
def senator_recruited(step: GameStep) -> Parts | None:
    """A Senator has been recruited."""
    return _built(step, lambda card: card.senator is not None)


@moment
def conspirator_recruited(step: GameStep) -> Parts | None:
    """A Conspirator has been recruited."""
    return _built(step, lambda card: card.senator == "conspirator")


@moment
def near_political_supremacy(step: GameStep) -> Parts | None:
    """Somebody controls most of the Chambers."""
    if step.after.senate is None:
        return None
    for player in "AB":
        held = sum(one.controller == player for one in step.after.senate.chambers)
        if held >= _MANY_CHAMBERS:
            return {**step.pair(player), "count": held}
    return None
