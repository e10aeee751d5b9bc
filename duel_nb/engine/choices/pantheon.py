"""The choices of Pantheon: tokens, the Pantheon's spaces, and those of Divinities."""

from collections.abc import Sequence
from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.actions import INSTALL, WONDER, Action, subject_of
from duel_nb.engine.choices.base import (
    BuildFromDiscard,
    different,
    lies_in_discard,
    opposing,
    opposing_of,
)
from duel_nb.engine.choices.choice import HELD, Choice, Pick, PickOne, PickPlace, Source, held
from duel_nb.engine.effects import components, pantheon, supremacy
from duel_nb.engine.errors import Refusal
from duel_nb.engine.rules.military import CAPITAL
from duel_nb.engine.state import Pending, State, pantheon_of
from duel_nb.engine.state.tables import CARDS, DIVINITIES, GATE, MYTHOLOGIES, WONDERS, members
from duel_nb.messages import Message, Part

# -- sources -----------------------------------------------------------------------------------


def unbuilt_of_opponent(state: State, pending: Pending) -> Sequence[int]:
    """The opponent's Wonders that do not stand."""
    opponent = state.cities[1 - pending.player]
    return [wonder for wonder in opponent.owned if not opponent.standing >> wonder & 1]


def standing(state: State, pending: Pending) -> Sequence[int]:
    """All standing Wonders of both players."""
    return members(state.cities[0].standing | state.cities[1].standing)


def decks(state: State, pending: Pending) -> Sequence[int]:
    """The Mythologies whose deck still has a Divinity."""
    return [number for number, deck in enumerate(pantheon_of(state).decks) if deck]


def track_but_pawn(state: State, pending: Pending) -> Sequence[int]:
    """Every space of the military track but the Conflict pawn's (PAN-MINERVA-01)."""
    return [at + CAPITAL for at in range(-CAPITAL, CAPITAL + 1) if at != state.pawn]


UNBUILT_OF_OPPONENT: Final = Source("unbuilt-of-opponent", unbuilt_of_opponent)
MILITARY_TOKENS: Final = Source("military-token", lambda state, pending: members(state.military))

# -- filling the Pantheon ----------------------------------------------------------------------


class Install(Choice):
    """Place a card in an empty space of the Pantheon (PAN-MYTH-01, PAN-SETUP-08)."""

    def cards(self, pending: Pending) -> Sequence[int]:
        """The cards that can be placed: those looked at, or the Gate."""
        return held(pending) if pending.among else (GATE,)

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        spaces = pantheon.empty_spaces(state)
        return [INSTALL[card][space] for card in self.cards(pending) for space in spaces]

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        if action.subject not in self.cards(pending):
            message = Message(f"not-{self.kind}", what=subject_of(action))
        else:
            message = Message("space-not-empty", space=action.other)
        return Refusal(self.rule_of(state, pending), message)

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        if action.subject != GATE:
            number = MYTHOLOGIES.index(DIVINITIES[action.subject].mythology)
            deck = pantheon_of(state).decks[number]
            changes.set_deck(state, number, tuple(card for card in deck if card != action.subject))
        changes.put_in_pantheon(state, pending.player, action.subject, action.other - 1)
        if len(pending.among) > 1:
            # A player who saw one of them before cannot tell whether it was placed or put back.
            changes.forget_divinities(state, 1 - pending.player, pending.among)


# -- Divinities --------------------------------------------------------------------------------


def take_from_enki(state: State, player: int, token: int, rule: str) -> None:
    """One token comes to the player, the other returns to the box (PAN-ENKI-02)."""
    changes.take_from_enki(state, token)
    changes.clear_enki(state, rule)
    components.gain_progress(state, player, token, rule)


def place_snake(state: State, player: int, card: int, rule: str) -> None:
    """The Snake lies on the card, whose symbol the player has from now on (PAN-NISABA-01)."""
    changes.place_snake(state, player, card)
    supremacy.gain_symbols(state, (player, CARDS[card].science or ""))


def strike(state: State, player: int, place: int, rule: str) -> None:
    """Zeus: the card goes to the discard pile, the token on it by the edition (PAN-ZEUS-04)."""
    changes.discard_card(state, changes.take_from_structure(state, place), rule)
    if not pantheon.freed_tokens(state, 1 << place):
        return
    if state.config.edition == "fr":  # RULINGS D-01
        pantheon.take_token(state, player, place, "PAN-ZEUS-04")
    else:
        changes.lift_token(state, place)
        changes.tell(state, "token-lost", "PAN-ZEUS-04", "token-lost", player)


def others_stand(state: State, pending: Pending) -> bool:
    """Whether a Wonder of the opponent stands (PAN-ANUBIS-06)."""
    return bool(state.cities[1 - pending.player].standing)


def topple(state: State, player: int, wonder: int, rule: str) -> None:
    """The Wonder is taken down, whoever owns it."""
    owner = 0 if state.cities[0].standing >> wonder & 1 else 1
    changes.topple_wonder(state, owner, wonder, "PAN-ANUBIS-01")


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
        return Refusal(self.rule_of(state, pending), message)

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        changes.take_from_discard(state, action.other)
        components.construct_wonder(state, pending.player, action.subject, action.other, rule)


def place_minerva(state: State, player: int, space: int, rule: str) -> None:
    """Minerva stands on the space, counted from the first player's capital."""
    changes.place_minerva(state, player, space - CAPITAL)


class NeptunesLastToken(PickOne):
    """In the German edition the last token is resolved or not, as the player likes (D-02)."""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        (token,) = members(state.military)
        return [Action("apply", token), Action("remove", token)]

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        settle = (
            supremacy.resolve_token if action.verb == "apply" else pantheon.remove_military_token
        )
        settle(state, pending.player, action.subject, rule)


# -- revealed Divinities -----------------------------------------------------------------------


class ActivateRevealed(PickOne):
    """Activate one of the revealed Divinities for free (PAN-ACT-09)."""

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        if action.subject in pending.among:
            return Refusal("PAN-ACT-09", Message("activation-is-free"))
        return super().refuse(state, pending, action)

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        pantheon.set_aside(state, pending.player, pending.among, action.subject, pending.kind)
        components.activate(state, pending.player, action.subject, rule)


def open_deck(state: State, player: int, number: int, rule: str) -> None:
    """All Divinities of the deck are revealed (PAN-THEATER-01)."""
    deck = pantheon_of(state).decks[number]
    changes.set_deck(state, number, ())
    pantheon.reveal(state, player, deck, rule)
    changes.ask(state, "theater", player, deck)


class Restack(PickOne):
    """Which Divinity goes on top of its deck, the other one under it."""

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        player, divinity = pending.player, DIVINITIES[action.subject]
        below = [card for card in pending.among if card != action.subject]
        for card in (*below, action.subject):
            pantheon.put_on_deck(state, card)
        changes.forget_divinities(state, 1 - player, pending.among)
        secret: dict[str, Part] = {"divinity": divinity}
        changes.tell(state, "restacked", rule, "restacked", player, divinity.id, secret=secret)


# -- the choices -------------------------------------------------------------------------------

PANTHEON: Final[tuple[Choice, ...]] = (
    Install(kind="place-divinity", rule="PAN-MYTH-01", verb="install", secret=True),
    PickPlace(
        kind="choose-token",
        rule="PAN-REVEAL-02",
        verb="reveal",
        places=lambda state, pending: pending.among,
        then=lambda state, player, place, rule: pantheon.take_token(state, player, place),
    ),
    Install(kind="place-gate", rule="PAN-SETUP-08", verb="install"),
    Pick(
        kind="enki",
        rule="PAN-ENKI-02",
        must="GEN-02b",
        none="PAN-ENKI-05",
        verb="take",
        source=Source("on-enki", lambda state, pending: pantheon_of(state).enki),
        then=take_from_enki,
    ),
    Pick(
        kind="snake",
        rule="PAN-NISABA-01",
        must="GEN-02b",
        none="PAN-NISABA-04",
        verb="copy",
        source=opposing("green"),
        own_messages=True,
        then=place_snake,
    ),
    Pick(
        kind="baal",
        rule="PAN-BAAL-01",
        none="PAN-BAAL-01",
        verb="seize",
        source=opposing_of(CATALOG.divinity("baal"), "take-card-of-opponent"),
        own_messages=True,
        then=changes.move_building,
    ),
    BuildFromDiscard(
        kind="hades",
        rule="PAN-HADES-01",
        none="PAN-HADES-01",
        verb="build",
        related_verbs=("recruit",),
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
        rule=lambda state, pending: (
            "PAN-ANUBIS-01" if others_stand(state, pending) else "PAN-ANUBIS-06"
        ),
        variant=lambda state, pending: "" if others_stand(state, pending) else "-own",
        rule_against="PAN-ANUBIS-01",
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
    ),
    Pick(
        kind="ra",
        rule="PAN-RA-01",
        must="GEN-02b",
        none="PAN-ACT-06",
        verb="claim",
        source=UNBUILT_OF_OPPONENT,
        then=components.take_wonder,
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
        rule=lambda state, pending: (
            "PAN-NEPTUNE-01" if len(state.military_tokens) > 1 else "PAN-NEPTUNE-03"
        ),
        must="GEN-02b",
        none="PAN-NEPTUNE-03",
        verb="remove",
        source=MILITARY_TOKENS,
        then=pantheon.remove_military_token,
    ),
    Pick(
        kind="neptune-apply",
        rule="PAN-NEPTUNE-02",
        must="GEN-02b",
        verb="apply",
        source=MILITARY_TOKENS,
        then=supremacy.resolve_token,
    ),
    NeptunesLastToken(
        kind="neptune-last",
        rule="PAN-NEPTUNE-03",
        verb="apply",
        source=MILITARY_TOKENS,
    ),
    ActivateRevealed(
        kind="gate",
        rule="PAN-GATE-02",
        must="PAN-GATE-03",
        none="PAN-GATE-02",
        verb="activate",
        source=Source("revealed", HELD.there),
    ),
    ActivateRevealed(
        kind="theater",
        rule="PAN-THEATER-01",
        none="PAN-THEATER-01",
        verb="activate",
        source=Source("revealed", HELD.there),
    ),
    Pick(
        kind="open-deck",
        rule="PAN-THEATER-01",
        none="PAN-THEATER-01",
        verb="open",
        source=Source("deck", decks),
        then=open_deck,
    ),
    Restack(
        kind="restack",
        rule="PAN-THEATER-01",
        verb="top",
        source=Source("to-put-back", HELD.there),
    ),
)
