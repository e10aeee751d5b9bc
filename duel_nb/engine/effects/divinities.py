"""Activating cards of the Pantheon: the fifteen Divinities and the Gate (PAN-ACT, PAN-GATE).

`EFFECTS` has a function for each Divinity; the choices they bring stand beside them.
"""

from collections.abc import Callable, Sequence

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.actions import DISCARD, TAKE, WONDER, Action
from duel_nb.engine.choices.choice import Choice
from duel_nb.engine.effects import (
    buildings,
    military,
    mythology,
    progress,
    symbols,
    victory,
    wonders,
)
from duel_nb.engine.messages import Listed, Message
from duel_nb.engine.rules import payment
from duel_nb.engine.rules.military import CAPITAL
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import (
    CARDS,
    COLOUR,
    DIVINITIES,
    GATE,
    HIDDEN,
    MILITARY,
    MYTHOLOGIES,
    PRODUCERS,
    PROGRESS,
    WONDERS,
    members,
)

# -- what an activation costs ------------------------------------------------------------------

#: Every choice of Offering tokens, as bits: none, one, several.
OFFERINGS = range(1 << len(CATALOG.offering_tokens))

#: For every set of Offering tokens owned, the choices among them (PAN-OFF-02).
_CHOICES = tuple(
    tuple(offerings for offerings in OFFERINGS if not offerings & ~owned) for owned in OFFERINGS
)
_WORTH = tuple(
    sum(CATALOG.offering_tokens[i] for i in members(offerings)) for offerings in OFFERINGS
)
#: The Wonders that make activations cheaper (PAN-SANCT-01).
_CHEAPER = tuple(wonder for wonder in WONDERS if wonder.activation_discount)


def price(state: State, player: int, card: int, offerings: int) -> int:
    """Coins to activate a card of the Pantheon with these Offering tokens (PAN-ACT-03)."""
    assert state.pantheon is not None
    space = state.pantheon.spaces.index(card)
    return max(0, price_in(state, player, card, space) - _WORTH[offerings])


def price_in(state: State, player: int, card: int, space: int) -> int:
    """The price of a card in a space (0 to 5) before Offering tokens (PAN-ACT-03, PAN-GATE-01)."""
    coins = CATALOG.pantheon_spaces[space].costs[player]
    if card == GATE:
        coins *= CATALOG.gate.price_factor
    standing = state.cities[player].standing
    for wonder in _CHEAPER:
        if standing >> wonder.index & 1:
            coins -= wonder.activation_discount
    return coins


def offers(state: State, player: int) -> list[Action]:
    """The activations a player can pay for, space by space (PAN-ACT-01, PAN-OFF-02)."""
    if state.pantheon is None or not state.pantheon.open:
        return []
    city = state.cities[player]
    purse, choices = city.purse, _CHOICES[city.offerings]
    found = []
    for space, card in enumerate(state.pantheon.spaces):
        if card >= 0:
            coins = price_in(state, player, card, space)
            for offerings in choices:
                if coins - _WORTH[offerings] <= purse:
                    found.append(ACTIVATE[card][offerings])
    return found


#: Activations by card (Divinities, then the Gate) and Offering tokens.
ACTIVATE = tuple(
    tuple(Action("activate", card, offerings or -1) for offerings in OFFERINGS)
    for card in range(GATE + 1)
)


def pay_and_activate(state: State, player: int, card: int, offerings: int) -> None:
    """The action of activating: pay, take the card, resolve it (PAN-ACT-04)."""
    coins = price(state, player, card, offerings)
    if state.log is not None:
        paid = payment.for_activation(state, player, card, offerings)
        buildings.tell_price(state, player, paid, pantheon_card(card).id)
    changes.spend_offerings(state, player, offerings)
    thing = pantheon_card(card)
    changes.pay_coins(state, player, coins, "PAN-ACT-03", "coins-paid-for", thing=thing)
    activate(state, player, card, "PAN-ACT-04")


def activate(state: State, player: int, card: int, rule: str) -> None:
    """Lay a card of the Pantheon in front of the player and resolve it; it costs nothing here."""
    changes.receive_divinity(state, player, card, rule)
    if card == GATE:
        gate(state, player)
    else:
        EFFECTS[DIVINITIES[card].id](state, player)


# -- Mesopotamian ------------------------------------------------------------------------------


def enki(state: State, player: int) -> None:
    """Take one of the tokens lying on Enki (PAN-ENKI-02)."""
    changes.ask(state, TakeFromEnki.kind, player)


class TakeFromEnki(Choice):
    """Take one of the Progress tokens on Enki; the other returns to the box (PAN-ENKI-02)."""

    kind = "enki"
    rule = "PAN-ENKI-02"
    must = "GEN-02b"
    verb = "take"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        return "PAN-ENKI-05", "No Progress token lies on Enki, as the box was empty."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return [TAKE[token] for token in state.pantheon.enki] if state.pantheon else []

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.take_from_enki(state, action.subject)
        changes.clear_enki(state, self.rule)
        progress.gain(state, pending.player, action.subject, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        return f"{changes.name(state, pending.player)} takes one of the Progress tokens on Enki."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return f"{PROGRESS[action.subject].name} does not lie on Enki."


def ishtar(state: State, player: int) -> None:
    """The scales, a pair with Law (PAN-ISHTAR-01, PAN-ISHTAR-02)."""
    symbol = CATALOG.divinity("ishtar").science or ""
    name = Message(f"symbol-{symbol}")
    changes.tell(state, "symbol", "PAN-ISHTAR-01", "has-symbol", player, "ishtar", symbol=name)
    symbols.gained(state, player, symbol)


def nisaba(state: State, player: int) -> None:
    """Copy the symbol of an opposing green card (PAN-NISABA-01)."""
    changes.ask(state, PlaceSnake.kind, player)


class PlaceSnake(Choice):
    """Put the Snake on one of the opponent's green cards (PAN-NISABA-01)."""

    kind = "snake"
    rule = "PAN-NISABA-01"
    must = "GEN-02b"
    verb = "copy"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        whom = changes.name(state, 1 - pending.player)
        return "PAN-NISABA-04", f"{whom} has no green card: the Snake is never placed."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        green = state.cities[1 - pending.player].cards & COLOUR["green"]
        return [Action("copy", card) for card in members(green)]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.place_snake(state, pending.player, action.subject)
        symbols.gained(state, pending.player, CARDS[action.subject].science or "")

    def text(self, state: State, pending: Pending) -> str:
        who, whom = changes.name(state, pending.player), changes.name(state, 1 - pending.player)
        return f"{who} puts the Snake on one of {whom}'s green cards and has its symbol."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        whom = changes.name(state, 1 - pending.player)
        return f"{CARDS[action.subject].name} is not a green card in {whom}'s City."


# -- Phoenician --------------------------------------------------------------------------------


def astarte(state: State, player: int) -> None:
    """Coins on the card, out of reach of losses (PAN-ASTARTE-01)."""
    changes.fill_astarte(state, player, CATALOG.divinity("astarte").coins_on_card)


def baal(state: State, player: int) -> None:
    """Take a brown or grey card of the opponent (PAN-BAAL-01)."""
    changes.ask(state, TakeProducer.kind, player)


class TakeProducer(Choice):
    """Take one of the opponent's brown or grey cards; nothing is constructed (PAN-BAAL-02).

    Attributes:
        missing: id of the rule for an opponent who has no such card.
    """

    kind = "baal"
    rule = "PAN-BAAL-01"
    missing = "PAN-BAAL-01"
    verb = "seize"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        whom = changes.name(state, 1 - pending.player)
        return self.missing, f"{whom} has no brown or grey card to take."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        cards = state.cities[1 - pending.player].cards & PRODUCERS
        return [Action("seize", card) for card in members(cards)]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.move_building(state, pending.player, action.subject, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        who, whom = changes.name(state, pending.player), changes.name(state, 1 - pending.player)
        return f"{who} takes one of {whom}'s brown or grey cards."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        whom = changes.name(state, 1 - pending.player)
        return f"{CARDS[action.subject].name} is not a brown or grey card in {whom}'s City."


def tanit(state: State, player: int) -> None:
    """Coins (PAN-TANIT-01)."""
    tanit = CATALOG.divinity("tanit")
    changes.gain_coins(state, player, tanit.coins, "PAN-TANIT-01", "coins-for", thing=tanit)


# -- Greek -------------------------------------------------------------------------------------


def aphrodite(state: State, player: int) -> None:
    """Points at the end, nothing now (PAN-APHRODITE-01)."""
    aphrodite, rule, key = CATALOG.divinity("aphrodite"), "PAN-APHRODITE-01", "worth-at-the-end"
    points = aphrodite.points
    changes.tell(
        state, "points", rule, key, player, aphrodite.id, points, thing=aphrodite, points=points
    )


def hades(state: State, player: int) -> None:
    """Construct a card of the discard pile for free (PAN-HADES-01)."""
    changes.ask(state, BuildByHades.kind, player)


class BuildByHades(wonders.BuildFromDiscard):
    """Hades: as the Mausoleum (PAN-HADES-01)."""

    kind = "hades"
    rule = "PAN-HADES-01"
    must = "PAN-HADES-01"


def zeus(state: State, player: int) -> None:
    """Put any card of the structure on the discard pile (PAN-ZEUS-01)."""
    changes.ask(state, Strike.kind, player)


class Strike(Choice):
    """Zeus: any card of the structure, seen or not, covered or not (PAN-ZEUS-01, PAN-ZEUS-02)."""

    kind = "zeus"
    rule = "PAN-ZEUS-01"
    must = "GEN-02b"
    verb = "discard"
    by_place = True

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        return "PAN-ACT-06", "No card is left in the structure for Zeus."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        assert state.table is not None
        found = []
        for place in members(state.present):
            if state.face_up >> place & 1:
                card = DISCARD[state.dealt[place]]
                found.append(card._replace(place=state.place_code(place)))
            else:
                row, column = state.table.places[place]
                found.append(Action("discard", place=row * 100 + column))
        return found

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        assert state.table is not None
        if action.subject < 0:
            place = state.table.places.index((action.place // 100, action.place % 100))
        else:
            shown = state.face_up & state.present
            place = next(p for p in members(shown) if state.dealt[p] == action.subject)
        changes.discard_card(state, changes.take_from_structure(state, place), self.rule)
        if not mythology.freed_tokens(state, 1 << place):
            return
        if state.config.edition == "fr":  # RULINGS D-01
            mythology.take_token(state, pending.player, place, "PAN-ZEUS-04")
        else:
            changes.lift_token(state, place)
            if state.log is not None:
                text = "The token on it leaves the game."
                changes.tell_text(state, "token-lost", "PAN-ZEUS-04", text, pending.player)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} puts any card of the structure on the discard pile."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        if action.subject < 0:
            return f"There is no face-down card at r{action.place // 100}c{action.place % 100}."
        name = CARDS[action.subject].name
        return (
            f"{name} does not lie face up in the structure; a face-down card is named by its place."
        )


# -- Egyptian ----------------------------------------------------------------------------------


def anubis(state: State, player: int) -> None:
    """Take a standing Wonder down (PAN-ANUBIS-01)."""
    changes.ask(state, Topple.kind, player)


class Topple(Choice):
    """Anubis: any standing Wonder, an own one if there is no other (PAN-ANUBIS-01, 06)."""

    kind = "anubis"
    rule = "PAN-ANUBIS-01"
    must = "PAN-ANUBIS-06"
    verb = "topple"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        return "PAN-ACT-06", "No Wonder stands for Anubis to take down."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        standing = state.cities[0].standing | state.cities[1].standing
        return [Action("topple", wonder) for wonder in members(standing)]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        owner = 0 if state.cities[0].standing >> action.subject & 1 else 1
        changes.topple_wonder(state, owner, action.subject, self.rule)

    def rule_of(self, state: State, pending: Pending) -> str:
        return self.rule if state.cities[1 - pending.player].standing else self.must

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        if state.cities[1 - pending.player].standing:
            return f"{who} takes down a Wonder that stands."
        return f"{who} takes down one of their own Wonders, as no other stands."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return f"{WONDERS[action.subject].name} does not stand."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        return self.rule


def isis(state: State, player: int) -> None:
    """Construct an own Wonder for free with a card of the discard pile (PAN-ISIS-01)."""
    changes.ask(state, RaiseByIsis.kind, player)


class RaiseByIsis(Choice):
    """Isis: which Wonder, and which discarded card goes under it (PAN-ISIS-01)."""

    kind = "isis"
    rule = "PAN-ISIS-01"
    must = "GEN-02b"
    verb = "wonder"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        who = changes.name(state, pending.player)
        if not state.discard:
            return "PAN-ISIS-02", "The discard pile is empty, so Isis constructs nothing."
        return "PAN-ISIS-02", f"{who} has no Wonder left to construct by Isis."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        city = state.cities[pending.player]
        return [
            WONDER[wonder][card]
            for wonder in city.owned
            if not city.standing >> wonder & 1
            for card in wonders.different(state.discard)
        ]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.take_from_discard(state, action.other)
        wonders.construct(state, pending.player, action.subject, action.other, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} constructs a Wonder for free with a card of the discard pile."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        if not wonders.lies_in_discard(state, action.other):
            return f"{CARDS[action.other].name} is not in the discard pile."
        who = changes.name(state, pending.player)
        return f"{WONDERS[action.subject].name} is not an unbuilt Wonder of {who}."


def ra(state: State, player: int) -> None:
    """Take an unbuilt Wonder of the opponent (PAN-RA-01)."""
    changes.ask(state, TakeWonder.kind, player)


class TakeWonder(Choice):
    """Ra: one of the opponent's Wonders that does not stand (PAN-RA-01).

    Attributes:
        missing: id of the rule for an opponent who has no such Wonder.
        not_drafted: id of the rule that taking a Wonder is not drafting it.
    """

    kind = "ra"
    rule = "PAN-RA-01"
    missing = "PAN-ACT-06"
    not_drafted = "PAN-RA-03"
    must = "GEN-02b"
    verb = "claim"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        whom = changes.name(state, 1 - pending.player)
        return self.missing, f"{whom} has no Wonder that does not stand."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        opponent = state.cities[1 - pending.player]
        return [
            Action("claim", wonder)
            for wonder in opponent.owned
            if not opponent.standing >> wonder & 1
        ]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.take_wonder(state, pending.player, action.subject, self.rule)
        if WONDERS[action.subject].when_drafted is not None and state.log is not None:
            title, who = WONDERS[action.subject].name, changes.name(state, pending.player)
            text = f"What {title} brings when it is drafted does not come to {who}."
            changes.tell_text(state, "nothing", self.not_drafted, text, pending.player)

    def text(self, state: State, pending: Pending) -> str:
        who, whom = changes.name(state, pending.player), changes.name(state, 1 - pending.player)
        return f"{who} takes one of {whom}'s Wonders that do not stand."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        whom = changes.name(state, 1 - pending.player)
        return f"{WONDERS[action.subject].name} is not an unbuilt Wonder of {whom}."


# -- Roman -------------------------------------------------------------------------------------


def mars(state: State, player: int) -> None:
    """Shields; Strategy adds none (PAN-MARS-01)."""
    mars = CATALOG.divinity("mars")
    military.tell_no_bonus(state, player, mars, "PAN-MARS-01")
    military.advance(state, player, mars.shields, "PAN-MARS-01")
    victory.test(state)


def minerva(state: State, player: int) -> None:
    """Put Minerva on the military track (PAN-MINERVA-01)."""
    changes.ask(state, PlaceMinerva.kind, player)


class PlaceMinerva(Choice):
    """Any space of the track, capitals included, but the Conflict pawn's (PAN-MINERVA-01)."""

    kind = "minerva"
    rule = "PAN-MINERVA-01"
    must = "GEN-02b"
    verb = "guard"

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        track = range(-CAPITAL, CAPITAL + 1)
        return [Action("guard", at + CAPITAL) for at in track if at != state.pawn]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        changes.place_minerva(state, pending.player, action.subject - CAPITAL)

    def text(self, state: State, pending: Pending) -> str:
        return (
            f"{changes.name(state, pending.player)} puts Minerva on a space of the military track."
        )

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return "Minerva cannot stand on the space of the Conflict pawn."


def neptune(state: State, player: int) -> None:
    """Remove a Military token, then resolve another one (PAN-NEPTUNE-01, PAN-NEPTUNE-03)."""
    left = len(state.military_tokens)
    if left == 1 and state.config.edition == "de":  # RULINGS D-02
        changes.ask(state, LastToken.kind, player)
        return
    if left > 1:
        changes.ask(state, ApplyToken.kind, player)
    changes.ask(state, RemoveToken.kind, player)


class RemoveToken(Choice):
    """Neptune's first step: a Military token goes without effect (PAN-NEPTUNE-01)."""

    kind = "neptune-remove"
    rule = "PAN-NEPTUNE-01"
    must = "GEN-02b"
    verb = "remove"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        return "PAN-NEPTUNE-03", "No Military token is left for Neptune."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return [Action("remove", token) for token in members(state.military)]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        remove_token(state, pending.player, action.subject, self.rule_of(state, pending))

    def rule_of(self, state: State, pending: Pending) -> str:
        return self.rule if len(state.military_tokens) > 1 else LastToken.rule

    def text(self, state: State, pending: Pending) -> str:
        return f"{changes.name(state, pending.player)} removes a Military token without effect."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return f"There is no Military token at {MILITARY[action.subject]:+d}."


class ApplyToken(Choice):
    """Neptune's second step: another token works for the player (PAN-NEPTUNE-02)."""

    kind = "neptune-apply"
    rule = "PAN-NEPTUNE-02"
    must = "GEN-02b"
    verb = "apply"

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return [Action("apply", token) for token in members(state.military)]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        military.resolve(state, pending.player, action.subject, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        return f"{changes.name(state, pending.player)} resolves another Military token."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return f"There is no Military token at {MILITARY[action.subject]:+d}."


class LastToken(Choice):
    """In the German edition the last token is resolved or not, as the player likes (D-02)."""

    kind = "neptune-last"
    rule = "PAN-NEPTUNE-03"
    verb = "apply"

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        (token,) = members(state.military)
        return [Action("apply", token), Action("remove", token)]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        if action.verb == "apply":
            military.resolve(state, pending.player, action.subject, self.rule)
        else:
            remove_token(state, pending.player, action.subject, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} resolves the last Military token or removes it without effect."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return f"There is no Military token at {MILITARY[action.subject]:+d}."


def remove_token(state: State, player: int, token: int, rule: str) -> None:
    """A Military token leaves the board without effect (PAN-NEPTUNE-01, PAN-NEPTUNE-03)."""
    changes.remove_military_token(state, token)
    at, key = MILITARY[token], "military-token-removed"
    changes.tell(state, "token-removed", rule, key, player, amount=at, position=f"{at:+d}")


#: What each Divinity does when it is activated.
EFFECTS: dict[str, Callable[[State, int], None]] = {
    "enki": enki,
    "ishtar": ishtar,
    "nisaba": nisaba,
    "astarte": astarte,
    "baal": baal,
    "tanit": tanit,
    "aphrodite": aphrodite,
    "hades": hades,
    "zeus": zeus,
    "anubis": anubis,
    "isis": isis,
    "ra": ra,
    "mars": mars,
    "minerva": minerva,
    "neptune": neptune,
}


# -- the Gate and the Divine Theater -----------------------------------------------------------

#: The step in which revealed Divinities go back on their decks, once all is resolved.
PUT_BACK = "put-back"


def gate(state: State, player: int) -> None:
    """Reveal the top card of every deck and activate one of them for free (PAN-GATE-02)."""
    assert state.pantheon is not None
    revealed = []
    for number, deck in enumerate(state.pantheon.decks):
        if deck:
            revealed.append(deck[0])
            changes.set_deck(state, number, deck[1:])
    reveal(state, player, tuple(revealed), "PAN-GATE-04")
    changes.ask(state, ActivateByGate.kind, player, tuple(revealed))


def reveal(state: State, player: int, cards: tuple[int, ...], rule: str) -> None:
    """Divinities are shown to both players (PAN-GATE-04)."""
    for viewer in (0, 1):
        changes.see_divinities(state, viewer, cards)
    count, named = len(cards), _listed(cards)
    changes.tell(
        state, "divinities", rule, "reveals", player, amount=count, count=count, cards=named
    )
    mythology.unveil(state, cards)


class ActivateRevealed(Choice):
    """Activate one of the revealed Divinities for free (PAN-ACT-09)."""

    verb = "activate"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        return self.rule_of(state, pending), "No Divinity is revealed, as all decks are empty."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return [ACTIVATE[card][0] for card in pending.data if card != HIDDEN]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        rest = tuple(card for card in pending.data if card != action.subject)
        if rest:
            changes.ask(state, PUT_BACK, pending.player, rest)
        activate(state, pending.player, action.subject, self.rule)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} activates one of the revealed Divinities for free."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        if action.subject in pending.data:
            return "This activation costs nothing, so no Offering token is spent on it."
        return f"{changes.beginning(action.subject)} is not among the revealed Divinities."

    def rule_against(self, state: State, pending: Pending, action: Action) -> str:
        return "PAN-ACT-09" if action.subject in pending.data else self.rule


class ActivateByGate(ActivateRevealed):
    """The Gate (PAN-GATE-02, PAN-GATE-03)."""

    kind = "gate"
    rule = "PAN-GATE-02"
    must = "PAN-GATE-03"


class ActivateByTheater(ActivateRevealed):
    """The Divine Theater (PAN-THEATER-01)."""

    kind = "theater"
    rule = "PAN-THEATER-01"


class OpenDeck(Choice):
    """The Divine Theater: choose a Mythology deck and reveal all of it (PAN-THEATER-01)."""

    kind = wonders.OPEN_DECK
    rule = "PAN-THEATER-01"
    verb = "open"

    def nothing(self, state: State, pending: Pending) -> tuple[str, str]:
        return self.rule, "All Mythology decks are empty: no Divinity can be activated."

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        assert state.pantheon is not None
        return [Action("open", m) for m, deck in enumerate(state.pantheon.decks) if deck]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        assert state.pantheon is not None
        deck = state.pantheon.decks[action.subject]
        changes.set_deck(state, action.subject, ())
        reveal(state, pending.player, deck, self.rule)
        changes.ask(state, ActivateByTheater.kind, pending.player, deck)

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} opens a Mythology deck and will activate one of its Divinities."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return f"The {MYTHOLOGIES[action.subject].title()} deck is empty."


def put_back(state: State, pending: Pending) -> None:
    """The revealed Divinities go back face down (PAN-GATE-02, PAN-THEATER-01, PAN-ENKI-03).

    Two of one Mythology come from the Theater: their order is the player's choice.
    """
    if mythology.ENKI in pending.data:
        changes.clear_enki(state, "PAN-ENKI-03")
    count, families = len(pending.data), {DIVINITIES[card].mythology for card in pending.data}
    if count > 1 and len(families) == 1:
        changes.ask(state, Restack.kind, pending.player, pending.data)
        return
    for card in pending.data:
        put_on_deck(state, card)
    rule, named = "PAN-THEATER-01" if len(families) == 1 else "PAN-GATE-02", _listed(pending.data)
    changes.tell(
        state, "put-back", rule, "put-back", pending.player, amount=count, count=count, cards=named
    )


def _listed(cards: Sequence[int]) -> Listed:
    return Listed(*map(pantheon_card, cards))


def put_on_deck(state: State, card: int) -> None:
    """A Divinity goes back face down on top of its deck."""
    assert state.pantheon is not None
    number = MYTHOLOGIES.index(DIVINITIES[card].mythology)
    changes.set_deck(state, number, (card, *state.pantheon.decks[number]))


class Restack(Choice):
    """After the Theater: choose the Divinity that goes on top of its deck (PAN-THEATER-01)."""

    kind = "restack"
    rule = "PAN-THEATER-01"
    verb = "top"

    def options(self, state: State, pending: Pending) -> Sequence[Action]:
        return [Action("top", card) for card in pending.data if card != HIDDEN]

    def resolve(self, state: State, pending: Pending, action: Action) -> None:
        below = [card for card in pending.data if card != action.subject]
        for card in (*below, action.subject):
            put_on_deck(state, card)
        changes.forget_divinities(state, 1 - pending.player, pending.data)
        if state.log is not None:
            who = changes.name(state, pending.player)
            text = f"{who} puts {changes.card_name(action.subject)} on top of its deck."
            public = f"{who} chooses which Divinity goes on top of its deck."
            subject = DIVINITIES[action.subject].id
            changes.tell_text(
                state, "restacked", self.rule, text, pending.player, subject, 0, public
            )

    def text(self, state: State, pending: Pending) -> str:
        who = changes.name(state, pending.player)
        return f"{who} chooses which Divinity goes on top of its deck."

    def refused(self, state: State, pending: Pending, action: Action) -> str:
        return f"{changes.card_name(action.subject)} is not one of the Divinities to be put back."


#: The choices of this module.
ALL: tuple[type[Choice], ...] = (
    TakeFromEnki,
    PlaceSnake,
    TakeProducer,
    BuildByHades,
    Strike,
    Topple,
    RaiseByIsis,
    TakeWonder,
    PlaceMinerva,
    RemoveToken,
    ApplyToken,
    LastToken,
    ActivateByGate,
    ActivateByTheater,
    OpenDeck,
    Restack,
)
