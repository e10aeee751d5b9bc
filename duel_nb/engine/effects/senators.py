"""Recruiting Senators, and what Politicians and Conspirators do (AGO-SENATOR, AGO-POL)."""

from collections.abc import Sequence

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.actions import CONSPIRE, PASS, PLACE, Action
from duel_nb.engine.choices.choice import Choice
from duel_nb.engine.effects import buildings, decrees, influence
from duel_nb.engine.rules import payment
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.tables import (
    CARDS,
    COLOUR,
    CONSPIRACIES,
    DECREES,
    HIDDEN,
    together,
    tokens_with,
)

#: The bit of the token that keeps both of them (AGO-CRIME-01).
ORGANIZED_CRIME = tokens_with("keeps_both_conspiracies")


def recruit(state: State, player: int, card: int) -> None:
    """Pay for a Senator just taken from the structure and recruit it (AGO-SENATOR-02, 03)."""
    if state.log is not None:
        paid = payment.for_senator(state, player, CARDS[card])
        buildings.tell_price(state, player, paid, CARDS[card].id)
    price = payment.price_of_senator(state.cities[player])
    changes.pay_coins(state, player, price, "AGO-SENATOR-02", "coins-paid-for", thing=CARDS[card])
    join(state, player, card, "AGO-SENATOR-03")


def join(state: State, player: int, card: int, rule: str) -> None:
    """A Senator comes into a City and acts; it costs nothing here (AGO-SENATOR-05)."""
    changes.add_building(state, player, card, rule)
    city, senator = state.cities[player], CARDS[card]
    if senator.section is not None:
        section, count = influence.SECTIONS.index(senator.section), actions(state, player)
        blue = (city.cards & COLOUR["blue"]).bit_count()
        if city.decrees & decrees.MORE_BLUE:
            rule, key = "AGO-DECX-08", "senate-actions-with-decree"
            decree = decrees.decree_of(decrees.MORE_BLUE)
            changes.tell(state, "actions", rule, key, player, count=count, blue=blue, thing=decree)
        else:
            changes.tell(
                state, "actions", "AGO-POL-01", "senate-actions", player, count=count, blue=blue
            )
        changes.ask(state, influence.SenateActions.kind, player, (section, count))
        return
    if city.decrees & decrees.CONSPIRATOR_TURN:  # of this instant, not later (AGO-DECX-11)
        bit = decrees.CONSPIRATOR_TURN
        changes.earn_extra_turn(state, player, decrees.rule(bit), decrees.decree_of(bit))
    changes.ask(state, Conspirator.kind, player)


def misused(card: int) -> tuple[str, str]:
    """Why a Senator is not constructed and a Building not recruited: rule and sentence."""
    name = CARDS[card].name
    if CARDS[card].senator:
        return "AGO-SENATOR-04", f"{name} is a Senator: it is recruited, not constructed."
    return "AGO-SENATOR-01", f"{name} is a Building: it is constructed, not recruited."


def actions(state: State, player: int) -> int:
    """Senate actions that a Politician allows now (AGO-POL-01, AGO-DECX-08)."""
    city = state.cities[player]
    blue = (city.cards & COLOUR["blue"]).bit_count()
    blue += together(DECREES, city.decrees & decrees.MORE_BLUE, "blue_cards")
    return CATALOG.politician_actions(blue)


class Conspirator(Choice):
    """A Conspirator: place a cube in any Chamber, conspire, or neither (AGO-CONSPIRATOR-01)."""

    kind = "conspirator"
    rule = "AGO-CONSPIRATOR-01"
    verb = "place"
    akin = ("move",)

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        place = PLACE if changes.senate_of(state).supply(pending.player) else ()
        return [*place, CONSPIRE, PASS]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        if action.verb == "conspire":
            conspire(state, pending.player, KeepConspiracy.rule)
        elif action.verb == "place":
            before = state.cities[pending.player].decrees
            influence.place(state, pending.player, action.subject, self.rule)
            self._tell_too_late(state, pending.player, before)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        if not changes.senate_of(state).supply(pending.player):
            return f"{who} has no cube to place and may conspire, or stop (Conspirator)."
        return f"{who} may put a cube into any Chamber or conspire, or stop (Conspirator)."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        if action.verb == "move":
            return "A Conspirator moves no cube: it places one or conspires."
        return f"{changes.name(state, pending.player)} has no cube left to place."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        return self.rule if action.verb == "move" else "AGO-CONSPIRATOR-03"

    def _tell_too_late(self, state: State, player: int, before: int) -> None:
        gained = state.cities[player].decrees & ~before
        if gained & decrees.CONSPIRATOR_TURN and state.outcome is None and state.log is not None:
            title = decrees.title(decrees.CONSPIRATOR_TURN)
            text = f"No extra turn: {title} comes too late for this Conspirator."
            changes.tell_text(state, "nothing", "AGO-DECX-11", text, player)


def conspire(state: State, player: int, rule: str) -> None:
    """Look at the top Conspiracies and keep one, or both (AGO-CONSPIRATOR-02, AGO-CRIME-01).

    ``rule`` is that of the effect that draws them.
    """
    drawn = changes.draw_conspiracies(state, player, CATALOG.conspiracies_drawn, rule)
    if len(drawn) > 1 and not state.cities[player].tokens & ORGANIZED_CRIME:
        changes.ask(state, KeepConspiracy.kind, player, drawn)
        return
    kept_by = "AGO-CRIME-01" if len(drawn) > 1 else rule
    for number in drawn:
        changes.keep_conspiracy(state, player, number, kept_by)


def _drawn_by(state: State) -> str:
    """The rule by which Conspiracies are drawn: Curia Julia's in the draft, or a Conspirator's."""
    return "AGO-CONSPIRATOR-02" if state.age else "AGO-CURIA-01"


class KeepConspiracy(Choice):
    """Keep one of the Conspiracies drawn (AGO-CONSPIRATOR-02)."""

    kind = "keep-conspiracy"
    rule = "AGO-CONSPIRATOR-02"
    verb = "keep"

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return [Action("keep", number) for number in pending.data if number != HIDDEN]

    def rule_of(self, state: State, pending: Pending) -> str:
        return _drawn_by(state)

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.keep_conspiracy(state, pending.player, action.subject, _drawn_by(state))
        rest = tuple(number for number in pending.data if number != action.subject)
        for number in rest:
            changes.ask(state, ReturnConspiracy.kind, pending.player, (number,))

    def text(self, state: State, pending: Pending) -> str:
        return f"{changes.name(state, pending.player)} keeps one of the Conspiracies drawn."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return f"{CONSPIRACIES[action.subject].name} was not drawn."


class ReturnConspiracy(Choice):
    """Put the other Conspiracy on top of the deck or under it (AGO-CONSPIRATOR-02)."""

    kind = "return-conspiracy"
    rule = "AGO-CONSPIRATOR-02"
    verb = "return"

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return RETURN

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        (number,) = pending.data
        on_top = action == RETURN[0]
        changes.return_conspiracy(state, pending.player, number, on_top, _drawn_by(state))

    def rule_of(self, state: State, pending: Pending) -> str:
        return _drawn_by(state)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} puts the other Conspiracy back, on top of the deck or under it."


#: On top, or at the bottom.
RETURN = (Action("return", 0), Action("return", 1))
