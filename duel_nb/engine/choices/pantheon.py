"""The choices of Pantheon: tokens, the Pantheon's spaces, what Divinities ask for."""

from collections.abc import Sequence

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.actions import WONDER, Action, subject_of
from duel_nb.engine.choices.base import (
    BuildFromDiscard,
    build_from_discard,
    different,
    gain_token,
    lies_in_discard,
    opposing,
    opposing_of,
)
from duel_nb.engine.choices.choice import (
    HELD,
    Choice,
    Pick,
    PickPlace,
    Source,
    Then,
    held,
    place_of,
)
from duel_nb.engine.effects import divinities, mythology, symbols, wonders
from duel_nb.engine.effects import military as track
from duel_nb.engine.errors import Refusal
from duel_nb.engine.messages import Message
from duel_nb.engine.rules.military import CAPITAL
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.tables import CARDS, DIVINITIES, GATE, MYTHOLOGIES, WONDERS, members

# -- where things are picked from --------------------------------------------------------------


def unbuilt_of_opponent(state: State, pending: Pending) -> Sequence[int]:
    """The opponent's Wonders that do not stand."""
    opponent = state.cities[1 - pending.player]
    return [wonder for wonder in opponent.owned if not opponent.standing >> wonder & 1]


def standing(state: State, pending: Pending) -> Sequence[int]:
    """All Wonders that stand, with either player."""
    return members(state.cities[0].standing | state.cities[1].standing)


def on_enki(state: State, pending: Pending) -> Sequence[int]:
    """The Progress tokens on Enki."""
    return state.pantheon.enki if state.pantheon else ()


def decks(state: State, pending: Pending) -> Sequence[int]:
    """The Mythologies whose deck still has a Divinity."""
    assert state.pantheon is not None
    return [number for number, deck in enumerate(state.pantheon.decks) if deck]


def track_but_pawn(state: State, pending: Pending) -> Sequence[int]:
    """Every space of the military track but the Conflict pawn's (PAN-MINERVA-01)."""
    return [at + CAPITAL for at in range(-CAPITAL, CAPITAL + 1) if at != state.pawn]


UNBUILT_OF_OPPONENT = Source("unbuilt-of-opponent", unbuilt_of_opponent)
MILITARY_TOKENS = Source("military-token", lambda state, pending: members(state.military))

# -- filling the Pantheon ----------------------------------------------------------------------


class Install(Choice):
    """Place a card in an empty space of the Pantheon (PAN-MYTH-01, PAN-SETUP-08)."""

    def cards(self, pending: Pending) -> Sequence[int]:
        """The cards that can be placed: those looked at, or the Gate."""
        return held(pending) if pending.among else (GATE,)

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        return [
            Action("install", card, space + 1)
            for card in self.cards(pending)
            for space in mythology.empty_spaces(state)
        ]

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        if action.subject not in self.cards(pending):
            message = Message(f"not-{self.kind}", what=subject_of(action))
        else:
            message = Message("space-not-empty", space=action.other)
        return Refusal(self.rule, message)


def install(state: State, pending: Pending, action: Action, rule: str) -> None:
    """The Divinity leaves its deck for a space of the Pantheon, face down."""
    assert state.pantheon is not None
    number = MYTHOLOGIES.index(DIVINITIES[action.subject].mythology)
    deck = state.pantheon.decks[number]
    changes.set_deck(state, number, tuple(card for card in deck if card != action.subject))
    changes.put_in_pantheon(state, pending.player, action.subject, action.other - 1)
    if len(pending.among) > 1:
        # Who saw one of them before cannot tell whether it was placed or put back.
        changes.forget_divinities(state, 1 - pending.player, pending.among)


def install_gate(state: State, pending: Pending, action: Action, rule: str) -> None:
    """The Gate takes the space."""
    changes.put_in_pantheon(state, pending.player, GATE, action.other - 1)


def take_token(state: State, pending: Pending, action: Action, rule: str) -> None:
    """The token that was chosen is taken first."""
    mythology.take_token(state, pending.player, place_of(state, action))


# -- Divinities --------------------------------------------------------------------------------


def take_from_enki(state: State, pending: Pending, action: Action, rule: str) -> None:
    """One token comes to the player, the other one returns to the box (PAN-ENKI-02)."""
    changes.take_from_enki(state, action.subject)
    changes.clear_enki(state, rule)
    gain_token(state, pending, action, rule)


def place_snake(state: State, pending: Pending, action: Action, rule: str) -> None:
    """The Snake lies on the card, whose symbol the player has from now on (PAN-NISABA-01)."""
    changes.place_snake(state, pending.player, action.subject)
    symbols.gained(state, pending.player, CARDS[action.subject].science or "")


def take_card(state: State, pending: Pending, action: Action, rule: str) -> None:
    """The opponent's card changes Cities; nothing is constructed (PAN-BAAL-02)."""
    changes.move_building(state, pending.player, action.subject, rule)


def strike(state: State, pending: Pending, action: Action, rule: str) -> None:
    """Zeus: the card goes to the discard pile, the token on it by the edition (PAN-ZEUS-04)."""
    place = place_of(state, action)
    changes.discard_card(state, changes.take_from_structure(state, place), rule)
    if not mythology.freed_tokens(state, 1 << place):
        return
    if state.config.edition == "fr":  # RULINGS D-01
        mythology.take_token(state, pending.player, place, "PAN-ZEUS-04")
    else:
        changes.lift_token(state, place)
        changes.tell(state, "token-lost", "PAN-ZEUS-04", "token-lost", pending.player)


def others_stand(state: State, pending: Pending) -> bool:
    """Whether a Wonder of the opponent stands (PAN-ANUBIS-06)."""
    return bool(state.cities[1 - pending.player].standing)


def topple(state: State, pending: Pending, action: Action, rule: str) -> None:
    """The Wonder stands no more."""
    owner = 0 if state.cities[0].standing >> action.subject & 1 else 1
    changes.topple_wonder(state, owner, action.subject, "PAN-ANUBIS-01")


class Isis(Choice):
    """Which Wonder is constructed, and which discarded card goes under it (PAN-ISIS-01)."""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        city = state.cities[pending.player]
        return [
            WONDER[wonder][card]
            for wonder in city.owned
            if not city.standing >> wonder & 1
            for card in different(state.discard)
        ]

    def nothing(self, state: State, pending: Pending) -> tuple[str, Message]:
        lacking = "wonder" if state.discard else "card"
        return self.none, Message(f"none-isis-{lacking}", **self.parts(state, pending))

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        if not lies_in_discard(state, action.other):
            message = Message("not-in-discard", what=CARDS[action.other])
        else:
            parts = self.parts(state, pending)
            message = Message("not-own-unbuilt", what=WONDERS[action.subject], **parts)
        return Refusal(self.rule, message)


def raise_by_isis(state: State, pending: Pending, action: Action, rule: str) -> None:
    """The Wonder is constructed for free with a card of the discard pile."""
    changes.take_from_discard(state, action.other)
    wonders.construct(state, pending.player, action.subject, action.other, rule)


def take_wonder(not_drafted: str) -> Then:
    """The Wonder is the player's; taking is not drafting, by this rule."""

    def then(state: State, pending: Pending, action: Action, rule: str) -> None:
        wonders.take(state, pending.player, action.subject, rule, not_drafted)

    return then


def place_minerva(state: State, pending: Pending, action: Action, rule: str) -> None:
    """Minerva stands on the space."""
    changes.place_minerva(state, pending.player, action.subject - CAPITAL)


class NeptunesLastToken(Pick):
    """In the German edition the last token is resolved or not, as the player likes (D-02)."""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        (token,) = members(state.military)
        return [Action("apply", token), Action("remove", token)]


def settle_token(state: State, pending: Pending, action: Action, rule: str) -> None:
    """A Military token works for the player, or leaves without effect."""
    if action.verb == "apply":
        track.resolve(state, pending.player, action.subject, rule)
    else:
        divinities.remove_token(state, pending.player, action.subject, rule)


# -- revealed Divinities -----------------------------------------------------------------------


class ActivateRevealed(Pick):
    """Activate one of the revealed Divinities for free (PAN-ACT-09)."""

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        if action.subject in pending.among:
            return Refusal("PAN-ACT-09", Message("activation-is-free"))
        return super().refuse(state, pending, action)


def activate_revealed(state: State, pending: Pending, action: Action, rule: str) -> None:
    """The others go back on their decks once all that this one does is done."""
    rest = tuple(card for card in pending.among if card != action.subject)
    if rest:
        changes.ask(state, divinities.PUT_BACK, pending.player, rest, by=pending.kind)
    divinities.activate(state, pending.player, action.subject, rule)


def open_deck(state: State, pending: Pending, action: Action, rule: str) -> None:
    """All Divinities of the deck are revealed (PAN-THEATER-01)."""
    assert state.pantheon is not None
    deck = state.pantheon.decks[action.subject]
    changes.set_deck(state, action.subject, ())
    mythology.reveal(state, pending.player, deck, rule)
    changes.ask(state, "theater", pending.player, deck)


def restack(state: State, pending: Pending, action: Action, rule: str) -> None:
    """This Divinity goes on top of its deck, the other one under it."""
    below = [card for card in pending.among if card != action.subject]
    for card in (*below, action.subject):
        divinities.put_on_deck(state, card)
    changes.forget_divinities(state, 1 - pending.player, pending.among)
    divinity = DIVINITIES[action.subject]
    changes.tell(
        state,
        "restacked",
        rule,
        "restacked",
        pending.player,
        subject=divinity.id,
        secret={"divinity": divinity},
    )


# -- the rows ----------------------------------------------------------------------------------

PANTHEON: tuple[Choice, ...] = (
    Install(kind="place-divinity", rule="PAN-MYTH-01", verb="install", secret=True, then=install),
    PickPlace(
        kind="choose-token",
        rule="PAN-REVEAL-02",
        verb="reveal",
        places=lambda state, pending: pending.among,
        then=take_token,
    ),
    Install(kind="place-gate", rule="PAN-SETUP-08", verb="install", then=install_gate),
    Pick(
        kind="enki",
        rule="PAN-ENKI-02",
        must="GEN-02b",
        none="PAN-ENKI-05",
        verb="take",
        source=Source("on-enki", on_enki),
        then=take_from_enki,
    ),
    Pick(
        kind="snake",
        rule="PAN-NISABA-01",
        must="GEN-02b",
        none="PAN-NISABA-04",
        verb="copy",
        source=opposing("green"),
        said=True,
        then=place_snake,
    ),
    Pick(
        kind="baal",
        rule="PAN-BAAL-01",
        none="PAN-BAAL-01",
        verb="seize",
        source=opposing_of(CATALOG.divinity("baal"), "take-card-of-opponent"),
        said=True,
        then=take_card,
    ),
    BuildFromDiscard(
        kind="hades",
        rule="PAN-HADES-01",
        none="PAN-HADES-01",
        verb="build",
        akin=("recruit",),
        then=build_from_discard,
    ),
    PickPlace(
        kind="zeus",
        rule="PAN-ZEUS-01",
        must="GEN-02b",
        none="PAN-ACT-06",
        verb="discard",
        places=lambda state, pending: members(state.present),
        then=strike,
    ),
    Pick(
        kind="anubis",
        rule="PAN-ANUBIS-01",
        rule_here=lambda state, pending: (
            "PAN-ANUBIS-01" if others_stand(state, pending) else "PAN-ANUBIS-06"
        ),
        variant=lambda state, pending: "" if others_stand(state, pending) else "-own",
        against="PAN-ANUBIS-01",
        must="PAN-ANUBIS-06",
        none="PAN-ACT-06",
        verb="topple",
        source=Source("standing", standing),
        then=topple,
    ),
    Isis(
        kind="isis",
        rule="PAN-ISIS-01",
        must="GEN-02b",
        none="PAN-ISIS-02",
        verb="wonder",
        then=raise_by_isis,
    ),
    Pick(
        kind="ra",
        rule="PAN-RA-01",
        must="GEN-02b",
        none="PAN-ACT-06",
        verb="claim",
        source=UNBUILT_OF_OPPONENT,
        then=take_wonder("PAN-RA-03"),
    ),
    Pick(
        kind="minerva",
        rule="PAN-MINERVA-01",
        must="GEN-02b",
        verb="guard",
        source=Source("minervas-space", track_but_pawn),
        then=place_minerva,
    ),
    Pick(
        kind="neptune-remove",
        rule="PAN-NEPTUNE-01",
        rule_here=lambda state, pending: (
            "PAN-NEPTUNE-01" if len(state.military_tokens) > 1 else "PAN-NEPTUNE-03"
        ),
        must="GEN-02b",
        none="PAN-NEPTUNE-03",
        verb="remove",
        source=MILITARY_TOKENS,
        then=settle_token,
    ),
    Pick(
        kind="neptune-apply",
        rule="PAN-NEPTUNE-02",
        must="GEN-02b",
        verb="apply",
        source=MILITARY_TOKENS,
        then=settle_token,
    ),
    NeptunesLastToken(
        kind="neptune-last",
        rule="PAN-NEPTUNE-03",
        verb="apply",
        source=MILITARY_TOKENS,
        then=settle_token,
    ),
    ActivateRevealed(
        kind="gate",
        rule="PAN-GATE-02",
        must="PAN-GATE-03",
        none="PAN-GATE-02",
        verb="activate",
        source=Source("revealed", HELD.there),
        then=activate_revealed,
    ),
    ActivateRevealed(
        kind="theater",
        rule="PAN-THEATER-01",
        none="PAN-THEATER-01",
        verb="activate",
        source=Source("revealed", HELD.there),
        then=activate_revealed,
    ),
    Pick(
        kind="open-deck",
        rule="PAN-THEATER-01",
        none="PAN-THEATER-01",
        verb="open",
        source=Source("deck", decks),
        then=open_deck,
    ),
    Pick(
        kind="restack",
        rule="PAN-THEATER-01",
        verb="top",
        source=Source("to-put-back", HELD.there),
        then=restack,
    ),
)
