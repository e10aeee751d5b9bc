"""A position of the game, as a value: what lies where, whose turn it is, what is still to do.

The rules change a private copy, through the functions of `changes` only; `game.GameState` adds the
public methods. Inside the engine players are 0 and 1, and cards, Wonders and tokens are numbers; in
the public API players are "A" (the first player) and "B", and components are catalog objects.
"""

from dataclasses import dataclass, fields
from typing import Any, Final, Self

from duel_nb.catalog import CATALOG, Card, Layout, ProgressToken, Wonder
from duel_nb.engine.events import Event, EventLog, LogEntry
from duel_nb.engine.state import structure
from duel_nb.engine.state.city import City
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.tables import (
    CARDS,
    HIDDEN,
    MILITARY_TOKENS,
    MYTHOLOGIES,
    PLAYERS,
    PROGRESS,
    WONDERS,
    back_of,
    members,
    player_number,
)
from duel_nb.engine.state.values import Config, Outcome, Pending, Place, blank, events_of
from duel_nb.quoting import Given


@dataclass(init=False, slots=True, eq=False, repr=False)
class State:
    """A position: the table, both Cities, the pending choices and the chance to come.

    Read it through its properties, which name players "A" and "B" and give components of the
    catalog; ``dir()`` lists them. These attributes are of the same kind:

    Attributes:
        config: the settings of the game.
        age: 0 during the Wonder draft, then 1 to 3.
        pantheon: the Pantheon, None without that expansion.
        senate: the Senate, None without Agora.
        pawn: position of the Conflict pawn; +9 is the second player's capital.
        outcome: how the game ended, None while it goes on.

    All others are internal; players, cards and tokens are numbers from 0, and sets of them bits:

    Attributes:
        active: 0 or 1, whose turn it is; see `turn`.
        cities: the two Cities, first player's first; see `city`.
        constructed: Wonders constructed so far, standing or not; see `constructed_wonders`.
        dealt: the card dealt to every place of this Age's structure.
        present: the places that still hold a card.
        face_up: the places whose card is (or was) face up.
        military: Military tokens still on the board, by their order in `tables.MILITARY_TOKENS`.
        board_progress: Progress tokens on the board.
        offer: Wonders on offer in the draft.
        to_offer: Wonders that will be offered next.
        picks: how many Wonders have been drafted.
        discard: the discard pile, oldest card first.
        decks: the shuffled decks of the three Ages, dealt ones included.
        removed: for every Age the cards returned to the box at set-up.
        again: whether the turn has earned an extra turn.
        stack: pending choices; the last one is due; see `decisions`.
        chance: state of the random numbers (`engine.chance`); None in a view.
        script: Progress tokens that a scenario has drawn next, instead of by chance.
        viewer: in a view the player who looks, 0 or 1, or `tables.BOTH`; else None.
        log: collects events; None if they are not wanted.
        logged: the log of the action that led here; once `events` has been read, those.
        legal: the legal actions, cached; None until they are computed, and in a copy.
    """

    config: Config
    cities: list[City]
    age: int = 0
    active: int = 0
    constructed: int = 0
    table: structure.Table | None = None
    dealt: tuple[int, ...] = ()
    present: int = 0
    face_up: int = 0
    pantheon: Pantheon | None = None
    senate: Senate | None = None
    pawn: int = 0
    military: int = (1 << len(MILITARY_TOKENS)) - 1
    board_progress: tuple[int, ...] = ()
    offer: tuple[int, ...] = ()
    to_offer: tuple[int, ...] = ()
    picks: int = 0
    discard: tuple[int, ...] = ()
    decks: tuple[tuple[int, ...], ...] = ((), (), ())
    removed: tuple[tuple[int, ...], ...] = ((), (), ())
    again: bool = False
    stack: tuple[Pending, ...] = ()
    outcome: Outcome | None = None
    chance: int | None = None
    script: tuple[int, ...] = ()
    viewer: int | None = None
    log: EventLog | None = None
    legal: tuple[Any, ...] | None = None
    logged: list[LogEntry] | tuple[Event, ...] = ()

    @classmethod
    def empty(cls, config: Config) -> Self:
        """An empty table: no cards dealt, no coins, no Wonders. `setup` and `position` fill it."""
        new = blank(cls())
        new.config, new.cities = config, []
        return new

    def copy(self) -> Self:
        """An independent copy, which shares only immutable values. Events are not copied."""
        new = type(self)()
        new.config = self.config
        new.age = self.age
        new.active = self.active
        first, second = self.cities
        new.cities = [first.copy(), second.copy()]
        new.constructed = self.constructed
        new.table = self.table
        new.dealt = self.dealt
        new.present = self.present
        new.face_up = self.face_up
        new.pantheon = self.pantheon and self.pantheon.copy()
        new.senate = self.senate and self.senate.copy()
        new.pawn = self.pawn
        new.military = self.military
        new.board_progress = self.board_progress
        new.offer = self.offer
        new.to_offer = self.to_offer
        new.picks = self.picks
        new.discard = self.discard
        new.decks = self.decks
        new.removed = self.removed
        new.again = self.again
        new.stack = self.stack
        new.outcome = self.outcome
        new.chance = self.chance
        new.script = self.script
        new.viewer = self.viewer
        new.log = None
        new.legal = None
        new.logged = ()
        return new

    # -- public properties -----------------------------------------------------------------

    @property
    def events(self) -> tuple[Event, ...]:
        """What the action that led here caused."""
        if isinstance(self.logged, list):
            log, names = self.logged, self.config.names
            self.logged = tuple([event for entry in log for event in events_of(entry, names)])
        return self.logged

    @property
    def turn(self) -> str:
        """Whose turn it is, "A" or "B" (a choice may be due from the other player)."""
        return PLAYERS[self.active]

    @property
    def to_act(self) -> str | None:
        """Who must decide now, "A" or "B"; None when the game is over."""
        return None if self.outcome is not None else PLAYERS[self.acting]

    @property
    def acting(self) -> int:
        """The number of the player who must decide now; of the last one when the game is over."""
        return self.stack[-1].player if self.stack else self.active

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, first player's first."""
        return self.config.names

    @property
    def expansions(self) -> frozenset[str]:
        """The expansions in play."""
        return self.config.expansions

    @property
    def edition(self) -> str:
        """The rulebook edition the game is played by."""
        return self.config.edition

    def city(self, player: Given[str]) -> City:
        """The City of "A", "B" or a name. Do not change it: it belongs to this position.

        Raises:
            DuelError: there is no such player.
        """
        return self.cities[player_number(player, self.names)]

    @property
    def layout(self) -> Layout | None:
        """The catalog's layout of the structure on the table, None if there is no structure."""
        if self.table is None:
            return None
        return CATALOG.layout(max(1, self.age), agora=self.config.agora)

    @property
    def structure(self) -> tuple[Place, ...]:
        """The places that still hold a card, row by row from the far side."""
        if self.table is None:
            return ()
        accessible = self.table.accessible(self.present)
        places = []
        for place in members(self.present):
            row, column = self.table.places[place]
            number = self.dealt[place]
            shown = self.face_up >> place & 1 and number != HIDDEN
            places.append(
                Place(
                    row,
                    column,
                    CARDS[number] if shown else None,
                    back_of(number),
                    place in accessible,
                    tuple(self.table.name(p) for p in self.table.covering(place, self.present)),
                    self._token_on(place),
                )
            )
        return tuple(places)

    def place_code(self, place: int) -> int:
        """`Action.place` for the face-up card on a place: -1 if no other one looks like it."""
        alike = structure.lookalikes(self.dealt).get(place, 0)
        if not alike & self.face_up & self.present & ~(1 << place):
            return -1
        return table_of(self).code(place)

    def _token_on(self, place: int) -> str | int | None:
        token = dict(self.pantheon.laid).get(place) if self.pantheon else None
        if token is None:
            return None
        return MYTHOLOGIES[token] if self.age < 2 else CATALOG.offering_tokens[token]

    @property
    def military_tokens(self) -> tuple[int, ...]:
        """The Military tokens still on the board, by the pawn's position that meets them.

        With all four these are -6, -3, 3, 6.
        """
        return tuple(at for i, at in enumerate(MILITARY_TOKENS) if self.military >> i & 1)

    @property
    def progress_tokens(self) -> tuple[ProgressToken, ...]:
        """The Progress tokens on the board."""
        return tuple(PROGRESS[i] for i in self.board_progress)

    @property
    def constructed_wonders(self) -> tuple[Wonder, ...]:
        """The different Wonders constructed in the whole game, standing or not (BASE-WON-04)."""
        return tuple(WONDERS[i] for i in members(self.constructed))

    @property
    def discard_pile(self) -> tuple[Card, ...]:
        """The discard pile, oldest card first; both players may look at it (GEN-06)."""
        return tuple(CARDS[i] for i in self.discard)

    @property
    def offered(self) -> tuple[Wonder, ...]:
        """The Wonders on offer in the draft."""
        return tuple(WONDERS[i] for i in self.offer)


def pantheon_of(state: State) -> Pantheon:
    """The Pantheon of a game that is played with that expansion."""
    assert state.pantheon is not None
    return state.pantheon


def senate_of(state: State) -> Senate:
    """The Senate of a game that is played with Agora."""
    assert state.senate is not None
    return state.senate


def table_of(state: State) -> structure.Table:
    """The layout of the structure on the table, once one is dealt."""
    assert state.table is not None
    return state.table


#: The public fields.
_PUBLIC: Final = {"age", "config", "outcome", "pantheon", "pawn", "senate"}
#: Internal attributes, with players and components as numbers.
INTERNAL: Final = {field.name for field in fields(State)} - _PUBLIC | {"acting", "place_code"}
