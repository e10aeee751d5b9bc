"""Activating cards of the Pantheon: the fifteen Divinities and the Gate (PAN-ACT, PAN-GATE).

`EFFECTS` has a function for each Divinity; the choices they bring stand beside them.
"""

from collections.abc import Callable, Sequence

from duel_nb.catalog import CATALOG
from duel_nb.engine import changes
from duel_nb.engine.effects import (
    military,
    mythology,
    symbols,
    victory,
)
from duel_nb.engine.messages import Listed, Message
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import (
    DIVINITIES,
    GATE,
    MILITARY,
    MYTHOLOGIES,
)


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
    changes.ask(state, "enki", player)


def ishtar(state: State, player: int) -> None:
    """The scales, a pair with Law (PAN-ISHTAR-01, PAN-ISHTAR-02)."""
    symbol = CATALOG.divinity("ishtar").science or ""
    name = Message(f"symbol-{symbol}")
    changes.tell(state, "symbol", "PAN-ISHTAR-01", "has-symbol", player, "ishtar", symbol=name)
    symbols.gained(state, player, symbol)


def nisaba(state: State, player: int) -> None:
    """Copy the symbol of an opposing green card (PAN-NISABA-01)."""
    changes.ask(state, "snake", player)


# -- Phoenician --------------------------------------------------------------------------------


def astarte(state: State, player: int) -> None:
    """Coins on the card, out of reach of losses (PAN-ASTARTE-01)."""
    changes.fill_astarte(state, player, CATALOG.divinity("astarte").coins_on_card)


def baal(state: State, player: int) -> None:
    """Take a brown or grey card of the opponent (PAN-BAAL-01)."""
    changes.ask(state, "baal", player)


def tanit(state: State, player: int) -> None:
    """Coins (PAN-TANIT-01)."""
    tanit = CATALOG.divinity("tanit")
    changes.gain_coins(state, player, tanit.coins, "PAN-TANIT-01", "coins-for", tanit)


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
    changes.ask(state, "hades", player)


def zeus(state: State, player: int) -> None:
    """Put any card of the structure on the discard pile (PAN-ZEUS-01)."""
    changes.ask(state, "zeus", player)


# -- Egyptian ----------------------------------------------------------------------------------


def anubis(state: State, player: int) -> None:
    """Take a standing Wonder down (PAN-ANUBIS-01)."""
    changes.ask(state, "anubis", player)


def isis(state: State, player: int) -> None:
    """Construct an own Wonder for free with a card of the discard pile (PAN-ISIS-01)."""
    changes.ask(state, "isis", player)


def ra(state: State, player: int) -> None:
    """Take an unbuilt Wonder of the opponent (PAN-RA-01)."""
    changes.ask(state, "ra", player)


# -- Roman -------------------------------------------------------------------------------------


def mars(state: State, player: int) -> None:
    """Shields; Strategy adds none (PAN-MARS-01)."""
    mars = CATALOG.divinity("mars")
    military.tell_no_bonus(state, player, mars, "PAN-MARS-01")
    military.advance(state, player, mars.shields, "PAN-MARS-01")
    victory.test(state)


def minerva(state: State, player: int) -> None:
    """Put Minerva on the military track (PAN-MINERVA-01)."""
    changes.ask(state, "minerva", player)


def neptune(state: State, player: int) -> None:
    """Remove a Military token, then resolve another one (PAN-NEPTUNE-01, PAN-NEPTUNE-03)."""
    left = len(state.military_tokens)
    if left == 1 and state.config.edition == "de":  # RULINGS D-02
        changes.ask(state, "neptune-last", player)
        return
    if left > 1:
        changes.ask(state, "neptune-apply", player)
    changes.ask(state, "neptune-remove", player)


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
    changes.ask(state, "gate", player, tuple(revealed))


def reveal(state: State, player: int, cards: tuple[int, ...], rule: str) -> None:
    """Divinities are shown to both players (PAN-GATE-04)."""
    for viewer in (0, 1):
        changes.see_divinities(state, viewer, cards)
    count, named = len(cards), _listed(cards)
    changes.tell(
        state, "divinities", rule, "reveals", player, amount=count, count=count, cards=named
    )
    mythology.unveil(state, cards)


def put_back(state: State, pending: Pending) -> None:
    """The revealed Divinities go back face down (PAN-GATE-02, PAN-THEATER-01, PAN-ENKI-03).

    Two of one Mythology come from the Theater: their order is the player's choice.
    """
    if mythology.ENKI in pending.among:
        changes.clear_enki(state, "PAN-ENKI-03")
    count, families = len(pending.among), {DIVINITIES[card].mythology for card in pending.among}
    if count > 1 and len(families) == 1:
        changes.ask(state, "restack", pending.player, pending.among)
        return
    for card in pending.among:
        put_on_deck(state, card)
    rule, named = "PAN-THEATER-01" if len(families) == 1 else "PAN-GATE-02", _listed(pending.among)
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
