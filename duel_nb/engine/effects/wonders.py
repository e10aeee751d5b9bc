"""Constructing Wonders, and the choices some of them bring (BASE-WON, BASE-W, BASE-TURN-10).

What a Wonder does is written in the catalog; here is the order in which it happens.
"""

from collections.abc import Iterable, Sequence

from duel_nb.catalog import CATALOG, Wonder
from duel_nb.engine import changes
from duel_nb.engine.actions import BUILD, DISCARD, RECRUIT, TAKE, Action
from duel_nb.engine.choices.choice import Choice
from duel_nb.engine.effects import (
    buildings,
    decrees,
    influence,
    military,
    progress,
    senators,
    victory,
)
from duel_nb.engine.rules import box, payment
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.tables import (
    ALIKE,
    CARDS,
    COLOUR,
    HIDDEN,
    PROGRESS,
    SENATORS,
    WONDERS,
    members,
)

#: Different Wonders that may be constructed in a game, standing or not (BASE-WON-03, 04).
MOST_CONSTRUCTED = CATALOG.wonders_built_at_most


def build(state: State, player: int, wonder: int, card: int) -> None:
    """Pay for a Wonder and construct it with a card just taken (BASE-WON-01)."""
    price = payment.price_of_wonder(state.cities[player], wonder)
    built = WONDERS[wonder]
    if state.log is not None:
        buildings.tell_price(state, player, payment.payments(state, player, built)[0], built.id)
    buildings.pay(state, player, price, price - built.cost.coins, built)
    construct(state, player, wonder, card, "BASE-WON-01")


def construct(state: State, player: int, wonder: int, card: int, by: str) -> None:
    """Raise a Wonder and do all it does, in the order of BASE-TURN-10; it costs nothing here.

    ``by`` is the rule by which it is constructed.
    """
    changes.raise_wonder(state, player, wonder, card, by)
    if state.constructed.bit_count() == MOST_CONSTRUCTED:
        for owner, city in enumerate(state.cities):
            for other in city.owned:
                if not state.constructed >> other & 1:
                    changes.box_wonder(state, owner, other, "BASE-WON-03")
    built = WONDERS[wonder]
    rule = RULES[built.id]
    if built.trigger_conspiracy:
        if state.senate is not None:
            decrees.levy(state, "wonders")
        changes.ask(state, AFTER_CURIA, player, (wonder,))
        changes.ask(state, TRIGGER_UNPREPARED, player)
        return
    if built.coins:
        changes.gain_coins(state, player, built.coins, rule, "coins-for", thing=built)
    if built.shields:
        military.tell_no_bonus(state, player, built, "BASE-WX-08")
        military.advance(state, player, built.shields, rule)
    play_again(state, player, built)
    if built.opponent_loses:
        loses = built.opponent_loses
        changes.lose_coins(state, 1 - player, loses, rule, "coins-lost-to", thing=built)
    if state.senate is not None:
        decrees.levy(state, "wonders")
    if built.shields:
        victory.test(state)
        if state.outcome is not None:
            return
    if built.discard_colour:
        changes.ask(state, DISCARDS[built.discard_colour], player)
    if built.progress_from_box:
        draw_from_box(state, player, *built.progress_from_box)
    if built.build_from_discard:
        changes.ask(state, BuildFromDiscard.kind, player)
    if built.theater:
        changes.ask(state, OPEN_DECK, player)
    if built.move_influence:
        changes.ask(state, influence.MoveCube.kind, player, (influence.BUILT,))
    if built.place_influence:
        changes.ask(state, influence.PlaceCube.kind, player, (influence.BUILT,))


#: Curia Julia: the choice of an unprepared Conspiracy, and what follows it (AGO-CURIA-02).
TRIGGER_UNPREPARED = "curia-julia"
AFTER_CURIA = "after-curia"


def after_curia(state: State, pending: Pending) -> None:
    """Curia Julia's coins and extra turn, after the Conspiracy it triggered (AGO-CURIA-02)."""
    (wonder,) = pending.data
    built = WONDERS[wonder]
    rule = RULES[built.id]
    changes.gain_coins(state, pending.player, built.coins, rule, "coins-for", thing=built)
    play_again(state, pending.player, built)


def play_again(state: State, player: int, built: Wonder) -> None:
    """The extra turn of a Wonder, its own or Theology's (BASE-PROG-THEOLOGY)."""
    theology, earned = state.cities[player].tokens & progress.THEOLOGY, state.again
    if built.play_again:
        changes.earn_extra_turn(state, player, RULES[built.id], built)
        if theology and not earned and state.log is not None:
            text = f"{built.name} brings an extra turn itself, so Theology adds none."
            changes.tell_text(state, "nothing", "BASE-PROG-THEOLOGY", text, player)
    elif theology:
        (token,) = members(progress.THEOLOGY)
        changes.earn_extra_turn(state, player, "BASE-PROG-THEOLOGY", PROGRESS[token])


def selected(state: State, player: int, wonder: int) -> None:
    """What a Wonder does when it is selected in the draft (AGO-CURIA-01, AGO-KNOSSOS-01)."""
    if WONDERS[wonder].when_drafted == "conspire":
        senators.conspire(state, player, "AGO-CURIA-01")
    elif WONDERS[wonder].when_drafted == "place-influence":
        changes.ask(state, influence.PlaceCube.kind, player, (influence.DRAFTED,))


#: The rule of each Wonder.
RULES = {
    "appian-way": "BASE-W-APPIAN",
    "circus-maximus": "BASE-W-CIRCUS",
    "colossus": "BASE-W-COLOSSUS",
    "great-library": "BASE-W-LIBRARY",
    "great-lighthouse": "BASE-W-LIGHTHOUSE",
    "hanging-gardens": "BASE-W-GARDENS",
    "mausoleum": "BASE-W-MAUSOLEUM",
    "piraeus": "BASE-W-PIRAEUS",
    "pyramids": "BASE-W-PYRAMIDS",
    "sphinx": "BASE-W-SPHINX",
    "statue-of-zeus": "BASE-W-ZEUS",
    "temple-of-artemis": "BASE-W-ARTEMIS",
    "sanctuary": "PAN-SANCT-01",
    "divine-theater": "PAN-THEATER-01",
    "curia-julia": "AGO-CURIA-02",
    "knossos": "AGO-KNOSSOS-02",
}

#: The kind of the choice that the Divine Theater brings (PAN-THEATER-01).
OPEN_DECK = "open-deck"


class DiscardOpposing(Choice):
    """Put one of the opponent's cards of a colour on the discard pile (BASE-WX-02).

    Attributes:
        missing: id of the rule for an opponent who has no such card.
        colour: the colour of the card.
    """

    verb = "discard"
    missing = "BASE-WX-02"
    colour: str

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        whom = changes.name(state, 1 - pending.player)
        return self.missing, f"{whom} has no {self.colour} card to discard."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        cards = state.cities[1 - pending.player].cards & COLOUR[self.colour]
        return [DISCARD[card] for card in members(cards)]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.lose_building(state, 1 - pending.player, action.subject, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        whom = changes.name(state, 1 - pending.player)
        return f"{who} discards one of {whom}'s {self.colour} cards."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        whom = changes.name(state, 1 - pending.player)
        return f"{CARDS[action.subject].name} is not a {self.colour} card in {whom}'s City."


class DiscardBrown(DiscardOpposing):
    """The Statue of Zeus (BASE-W-ZEUS)."""

    kind = "discard-brown"
    rule = "BASE-W-ZEUS"
    must = "BASE-WX-02"
    colour = "brown"


class DiscardGrey(DiscardOpposing):
    """Circus Maximus (BASE-W-CIRCUS)."""

    kind = "discard-grey"
    rule = "BASE-W-CIRCUS"
    must = "BASE-WX-02"
    colour = "grey"


DISCARDS = {"brown": DiscardBrown.kind, "grey": DiscardGrey.kind}


class BuildFromDiscard(Choice):
    """The Mausoleum: construct one card of the discard pile for free (BASE-W-MAUSOLEUM)."""

    kind = "build-from-discard"
    rule = "BASE-W-MAUSOLEUM"
    must = "BASE-WX-03"
    verb = "build"
    akin = ("recruit",)

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        return self.must, "The discard pile is empty: there is nothing to construct."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return [
            RECRUIT[card] if SENATORS >> card & 1 else BUILD[card]
            for card in different(state.discard)
        ]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.take_from_discard(state, action.subject)
        if action.verb == "recruit":
            senators.join(state, pending.player, action.subject, "AGO-SENATOR-05")
            return
        # Free, but not through a chain: Urbanism pays nothing (GEN-07, BASE-WX-04).
        buildings.construct(state, pending.player, action.subject, False, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} constructs one card of the discard pile for free."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        if lies_in_discard(state, action.subject):
            return senators.misused(action.subject)[1]
        return f"{CARDS[action.subject].name} is not in the discard pile."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        if lies_in_discard(state, action.subject):
            return senators.misused(action.subject)[0]
        return self.rule


def lies_in_discard(state: State, card: int) -> bool:
    """Whether a card lies in the discard pile, or of Senators that look alike another one."""
    return any(there == card or ALIKE[card] >> there & 1 for there in state.discard)


def different(cards: Iterable[int]) -> list[int]:
    """The cards in catalog order, one alone of several Senators that look alike."""
    found: list[int] = []
    for card in sorted(cards):
        if not found or not ALIKE[card] >> found[-1] & 1:
            found.append(card)
    return found


def draw_from_box(state: State, player: int, count: int, kept: int) -> None:
    """The Great Library: draw Progress tokens from the box, fewer if fewer remain (BASE-WX-05)."""
    drawn = changes.draw_progress(state, box.progress_box(state), count)
    for _ in range(min(kept, len(drawn))):
        changes.ask(state, KeepProgress.kind, player, tuple(drawn))
    if state.log is not None:
        names = ", ".join(PROGRESS[token].name for token in drawn) or "nothing: the box is empty"
        who = changes.name(state, player)
        text, some = f"{who} draws {names}.", changes.plural(len(drawn), "Progress token")
        public = f"{who} draws {some} from the box."
        changes.tell_text(state, "drawn", "BASE-WX-05", text, player, None, len(drawn), public)


class KeepProgress(Choice):
    """The Great Library: keep one of the tokens drawn, the others go back (BASE-WX-05)."""

    kind = "keep-progress"
    rule = "BASE-W-LIBRARY"
    must = "GEN-02b"
    verb = "take"

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        owned = state.cities[pending.player].tokens
        return [TAKE[token] for token in pending.data if token != HIDDEN and not owned >> token & 1]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        progress.gain(state, pending.player, action.subject, self.rule)
        theology = 1 << action.subject == progress.THEOLOGY
        if theology and self.kind == KeepProgress.kind and state.log is not None:
            text = "Theology works for later Wonders, not for the Great Library itself."
            changes.tell_text(state, "nothing", "BASE-PROGX-02", text, pending.player)

    def text(self, state: State, pending: Pending) -> str:
        who, count = changes.name(state, pending.player), len(pending.data)
        which = f"one of the {count} Progress tokens" if count > 1 else "the one Progress token"
        return f"{who} keeps {which} drawn from the box."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return f"{PROGRESS[action.subject].name} was not drawn from the box."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        return "PAN-ENKI-04" if box.on_enki(state, action.subject) else self.rule
