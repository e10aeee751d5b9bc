"""The Pantheon board and what lies beside it (PAN-COMP)."""

from dataclasses import dataclass
from typing import Final

from duel_nb.catalog import CATALOG, Divinity, Gate, ProgressToken
from duel_nb.engine.state.tables import (
    DIVINITIES,
    EMPTY,
    GATE,
    MYTHOLOGIES,
    PROGRESS,
    UNKNOWN_DIVINITY,
)
from duel_nb.engine.state.values import blank

#: Internal fields, with players and cards as numbers.
_INTERNAL: Final = {"decks", "enki", "laid", "seen", "spaces"}


@dataclass(init=False, slots=True, eq=False, repr=False)
class Pantheon:
    """The Pantheon and what belongs to it.

    People read `cards`, `mythologies`, `filled` and `tokens_on_enki`, and these two:

    Attributes:
        open: whether the Divinities lie face up (from Age II on).
        minerva: where Minerva stands on the military track, None when she does not.

    All others are internal; players, cards and tokens are numbers from 0:

    Attributes:
        spaces: the card in each of the six spaces: a Divinity's number, `tables.GATE` or
            `EMPTY`; in a view one of `UNKNOWN_DIVINITY` for a face-down card not known.
        decks: the Divinities of each Mythology's deck, top card first.
        laid: pairs (place, token) of the structure's tokens: Mythologies in Age I, Offering
            tokens by their places in the catalog in Age II.
        enki: Progress tokens lying on Enki.
        seen: for every Divinity the players (as bits) who know where it is while it lies face down.
    """

    spaces: tuple[int, ...] = (EMPTY,) * len(CATALOG.pantheon_spaces)
    open: bool = False
    decks: tuple[tuple[int, ...], ...] = ((),) * len(MYTHOLOGIES)
    laid: tuple[tuple[int, int], ...] = ()
    enki: tuple[int, ...] = ()
    minerva: int | None = None
    seen: tuple[int, ...] = (0,) * len(DIVINITIES)

    @classmethod
    def empty(cls) -> "Pantheon":
        """A Pantheon without cards: `setup` and `position` lay them out."""
        return blank(Pantheon())

    def copy(self) -> "Pantheon":
        """An independent copy."""
        new = Pantheon()
        new.spaces = self.spaces
        new.open = self.open
        new.decks = self.decks
        new.laid = self.laid
        new.enki = self.enki
        new.minerva = self.minerva
        new.seen = self.seen
        return new

    def __dir__(self) -> list[str]:
        """The public attributes: those that only the engine needs are left out."""
        return sorted({*object.__dir__(self)}.difference(_INTERNAL))

    def __repr__(self) -> str:
        # A face-down card shows only its back, although the whole position knows it.
        parts = []
        for number, card, back in zip(self.spaces, self.cards, self.mythologies, strict=True):
            face_up = card is not None and (self.open or number == GATE)
            hidden = f"a {back} card" if back else "empty"
            parts.append(card.name if face_up and card is not None else hidden)
        spaces = ", ".join(f"{space} {what}" for space, what in enumerate(parts, start=1))
        return f"<Pantheon: {spaces}>"

    @property
    def cards(self) -> tuple[Divinity | Gate | None, ...]:
        """The card in each space; None for an empty space and for a card not known."""
        return tuple(pantheon_card(n) if n >= 0 else None for n in self.spaces)

    @property
    def mythologies(self) -> tuple[str | None, ...]:
        """The Mythology on the back of the Divinity in each space; None for Gate and empty."""
        found: list[str | None] = []
        for number in self.spaces:
            if number in UNKNOWN_DIVINITY:
                found.append(MYTHOLOGIES[UNKNOWN_DIVINITY.index(number)])
            else:
                found.append(DIVINITIES[number].mythology if 0 <= number < GATE else None)
        return tuple(found)

    @property
    def filled(self) -> tuple[bool, ...]:
        """Whether a card lies in each space."""
        return tuple(number != EMPTY for number in self.spaces)

    @property
    def tokens_on_enki(self) -> tuple[ProgressToken, ...]:
        """The Progress tokens lying on Enki."""
        return tuple(PROGRESS[token] for token in self.enki)


def pantheon_card(number: int) -> Divinity | Gate:
    """The card of the Pantheon with a number."""
    return CATALOG.gate if number == GATE else CATALOG.divinities[number]


def pantheon_number(card: Divinity | Gate) -> int:
    """The number of a card of the Pantheon."""
    return card.index if isinstance(card, Divinity) else GATE
