"""The choices of the base game: the draft, pairs of symbols, Wonders, who begins an Age."""

from collections.abc import Sequence
from typing import Final

from duel_nb.catalog import Component, Verb
from duel_nb.engine import changes
from duel_nb.engine.actions import BUILD, RECRUIT, Action
from duel_nb.engine.choices.choice import HELD, Choice, Pick, Source
from duel_nb.engine.effects import ages, components
from duel_nb.engine.errors import Refusal
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.tables import ALIKE, CARDS, COLOUR, SENATORS, members
from duel_nb.messages import Listed, Message

# -- sources -----------------------------------------------------------------------------------


def opposing(*colours: str) -> Source:
    """The opponent's cards of these colours."""
    mask = sum(COLOUR[colour] for colour in {*colours})
    names = [Message(f"colour-{colour}") for colour in colours]

    def there(state: State, pending: Pending) -> Sequence[int]:
        return members(state.cities[1 - pending.player].cards & mask)

    return Source("opposing-card", there, Listed(*names, last="or"))


def opposing_of(thing: Component, verb: Verb) -> Source:
    """The opponent's cards of the colours that an effect of a component names."""
    effect = thing.effect(verb)
    return opposing(*(effect.what if effect else ()))


def discard_opposing(state: State, player: int, card: int, rule: str) -> None:
    """The opponent's card goes to the discard pile."""
    changes.lose_building(state, 1 - player, card, rule)


# -- Progress tokens ---------------------------------------------------------------------------


class PickToken(Pick):
    """A Progress token; those on Enki cannot be taken (PAN-ENKI-04)."""

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        refusal = super().refuse(state, pending, action)
        on_enki = state.pantheon.enki if state.pantheon is not None else ()
        if action.subject not in on_enki:
            return refusal
        parts = refusal.message.parts
        message = Message("token-on-enki", parts) if self.own_messages else refusal.message
        return Refusal("PAN-ENKI-04", message)


def not_owned(state: State, pending: Pending) -> Sequence[int]:
    """The tokens drawn, without those the player has kept already."""
    owned = state.cities[pending.player].tokens
    return [token for token in HELD.there(state, pending) if not owned >> token & 1]


# -- the discard pile --------------------------------------------------------------------------


class BuildFromDiscard(Choice):
    """Construct a Building from the discard pile, or recruit a Senator from it, for free."""

    def possible(self, state: State, pending: Pending) -> Sequence[Action]:
        return [
            RECRUIT[card] if SENATORS >> card & 1 else BUILD[card]
            for card in different(state.discard)
        ]

    def name(self) -> str:
        return "in-discard"

    def refuse(self, state: State, pending: Pending, action: Action) -> Refusal:
        if lies_in_discard(state, action.subject):
            return components.misused(action.subject)
        message = Message("not-in-discard", what=CARDS[action.subject])
        return Refusal(self.must or self.rule_of(state, pending), message)

    def do(self, state: State, pending: Pending, action: Action, rule: str) -> None:
        # Free, but not through a chain: Urbanism pays nothing (GEN-07, BASE-WX-04).
        changes.take_from_discard(state, action.subject)
        if action.verb == "recruit":
            components.recruit(state, pending.player, action.subject, "AGO-SENATOR-05")
        else:
            components.construct_building(state, pending.player, action.subject, rule)


def lies_in_discard(state: State, card: int) -> bool:
    """Whether a card, or a Senator that looks like it, lies in the discard pile."""
    return any(there == card or ALIKE[card] >> there & 1 for there in state.discard)


def different(cards: Sequence[int]) -> list[int]:
    """The cards in catalog order, only one of several Senators that look alike."""
    found: list[int] = []
    for card in sorted(cards):
        if not found or not ALIKE[card] >> found[-1] & 1:
            found.append(card)
    return found


# -- the choices -------------------------------------------------------------------------------

BASE: Final[tuple[Choice, ...]] = (
    Pick(
        kind="draft",
        rule=lambda state, pending: ages.group_rule(state),
        verb="draft",
        source=Source("on-offer", lambda state, pending: state.offer),
        then=ages.draft,
    ),
    Pick(
        kind="begin",
        rule=lambda state, pending: "BASE-AGE-02" if state.pawn else "BASE-AGE-03",
        variant=lambda state, pending: "-weaker" if state.pawn else "-last",
        verb="begin",
        source=Source("player", lambda state, pending: (0, 1)),
        then=lambda state, player, beginner, rule: ages.begin_age(state, beginner, rule),
    ),
    PickToken(
        kind="progress",
        rule="BASE-SCI-02",
        must="BASE-SCI-03",
        none="BASE-SCI-04",
        verb="take",
        source=Source("on-board", lambda state, pending: state.board_progress),
        own_messages=True,
        then=components.gain_progress,
    ),
    Pick(
        kind="discard-brown",
        rule="BASE-W-ZEUS",
        must="BASE-WX-02",
        none="BASE-WX-02",
        verb="discard",
        source=opposing("brown"),
        then=discard_opposing,
    ),
    Pick(
        kind="discard-grey",
        rule="BASE-W-CIRCUS",
        must="BASE-WX-02",
        none="BASE-WX-02",
        verb="discard",
        source=opposing("grey"),
        then=discard_opposing,
    ),
    BuildFromDiscard(
        kind="build-from-discard",
        rule="BASE-W-MAUSOLEUM",
        must="BASE-WX-03",
        none="BASE-WX-03",
        verb="build",
        related_verbs=("recruit",),
    ),
    PickToken(
        kind="keep-progress",
        rule="BASE-W-LIBRARY",
        must="GEN-02b",
        verb="take",
        secret=True,
        source=Source("drawn-token", not_owned),
        then=components.gain_progress,
    ),
)
