"""A position of the game, as a value.

`GameState.play` leaves the state it is called on alone. Inside the engine the rules work on a
private copy, through the functions of `atoms` only. Players are 0 and 1 inside the engine, "A"
(the first player) and "B" on the surface; cards, Wonders and tokens are numbers inside and
catalog objects on the surface.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from duel_nb.catalog import CATALOG, Card, Layout, ProgressToken, Wonder
from duel_nb.engine import structure
from duel_nb.engine.city import City
from duel_nb.engine.events import Event
from duel_nb.engine.pantheon import Pantheon
from duel_nb.engine.senate import Senate
from duel_nb.engine.tables import (
    BACKS,
    CARDS,
    HIDDEN,
    MILITARY,
    MYTHOLOGIES,
    PLAYERS,
    PROGRESS,
    WONDERS,
    members,
    player_number,
)

if TYPE_CHECKING:
    from duel_nb.engine.actions import Action
    from duel_nb.engine.errors import Refusal
    from duel_nb.engine.legal import LegalActions
    from duel_nb.engine.payment import Payment
    from duel_nb.engine.scoring import ScoreSheet


@dataclass(frozen=True, slots=True)
class Config:
    """What a game is played with; it never changes during the game.

    Attributes:
        expansions: any of "pantheon" and "agora".
        edition: the rulebook edition: "en", "de", "fr" or "ru" (RULINGS D-01, D-02).
        names: what the two players are called, first player first.
        first_game: Wonders dealt as the rulebook proposes for a first game (BASE-DRAFT-05).
    """

    expansions: frozenset[str] = frozenset()
    edition: str = "en"
    names: tuple[str, str] = ("A", "B")
    first_game: bool = False

    @property
    def pantheon(self) -> bool:
        """Whether Pantheon is in play."""
        return "pantheon" in self.expansions

    @property
    def agora(self) -> bool:
        """Whether Agora is in play: it has larger structures (AGO-SETUP-04 to 06)."""
        return "agora" in self.expansions


class Pending(NamedTuple):
    """A choice that is due, or a step still to be done, on the state's stack, for the engine.

    People read it as a `Decision`, through `GameState.decisions`.

    Attributes:
        kind: which choice; `decisions` knows what each kind offers and does.
        player: 0 or 1, who chooses.
        data: numbers that the choice needs, such as the tokens drawn for the Great Library.
    """

    kind: str
    player: int
    data: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """A pending choice as people read it.

    Attributes:
        kind: which choice, such as "progress" or "begin".
        player: "A" or "B", who chooses.
        text: what is to be chosen and why, one sentence.
        rule: id of the rule that asks for it.
    """

    kind: str
    player: str
    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    Attributes:
        termination: "military", "science" or "political" for a supremacy, "civilian" for a
            victory by points.
        winner: "A" or "B"; None for a shared victory.
        rule: id of the rule that ended it.
    """

    termination: str
    winner: str | None
    rule: str

    def told(self, names: tuple[str, str] = PLAYERS) -> str:
        """How the game ended as words, with the players' names."""
        how = {
            "military": "military supremacy",
            "science": "scientific supremacy",
            "political": "political supremacy",
            "civilian": "points",
        }[self.termination]
        if self.rule == "BASE-END-03":
            how = "the points on blue cards"
        if self.winner is None:
            return f"shared victory by {how}"
        return f"{names[PLAYERS.index(self.winner)]} wins by {how}"

    def __str__(self) -> str:
        return self.told()


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the structure that still holds its card.

    Attributes:
        row: 1 is the far row, reached last.
        column: half-card column as in the rules (BASE-STRUCT-01 to 03).
        card: the card, None while it lies face down.
        back: the deck whose back a face-down card shows ("age-1".. "guild"...).
        accessible: whether it can be taken now (BASE-STRUCT-05).
        covered_by: names of the places that still cover it.
        token: what lies on it with Pantheon: a Mythology's name or an Offering's value, else None.
    """

    row: int
    column: int
    card: Card | None
    back: str
    accessible: bool
    covered_by: tuple[str, ...] = ()
    token: str | int | None = None

    @property
    def name(self) -> str:
        """Row and column, as notation writes them: ``r2c4``."""
        return f"r{self.row}c{self.column}"


class GameState:
    """A position: the table, both Cities, the pending choices and the chance to come.

    Use `duel_nb.new_game`, `duel_nb.position` or `duel_nb.from_json` to get one. Read it through
    its methods and properties, which name players "A" and "B" and give components of the catalog;
    ``dir()`` lists them. These attributes are of the same kind:

    Attributes:
        config: what the game is played with.
        age: 0 during the Wonder draft, then 1 to 3.
        pantheon: the Pantheon, None without that expansion.
        senate: the Senate, None without Agora.
        pawn: the Conflict pawn, +9 is the second player's capital.
        outcome: how the game ended, None while it goes on.
        events: what the action that led here caused.

    All others belong to the engine, which counts players, cards and tokens as numbers from 0 and
    sets of them as bits:

    Attributes:
        active: 0 or 1, whose turn it is; `turn` says it for people.
        cities: the two Cities, first player's first; see `city`.
        constructed: Wonders constructed so far, standing or not, as bits; see
            `constructed_wonders`.
        dealt: the card dealt to every place of this Age's structure.
        present: the places that still hold a card, as bits.
        face_up: the places whose card is (or was) face up, as bits.
        military: Military tokens still on the board, as bits of `military.TOKENS`.
        board_progress: Progress tokens on the board.
        offer: Wonders on offer in the draft.
        to_offer: Wonders that will be offered next.
        picks: how many Wonders have been drafted.
        discard: the discard pile, oldest card first.
        decks: the shuffled decks of the three Ages, dealt ones included.
        removed: for every Age the cards returned to the box at set-up.
        again: whether the turn has earned an extra turn.
        stack: pending choices; the last one is due; see `decisions`.
        chance: the number all further chance comes from; None in a view.
        script: Progress tokens to be drawn next, by decree of a scenario, instead of by chance.
        viewer: None, or in a view who looks: 0 or 1, 2 for what both know.
        log: events being collected; None when nobody listens.
    """

    __slots__ = (
        "active",
        "again",
        "age",
        "board_progress",
        "chance",
        "cities",
        "config",
        "constructed",
        "dealt",
        "decks",
        "discard",
        "events",
        "face_up",
        "log",
        "military",
        "offer",
        "outcome",
        "pantheon",
        "pawn",
        "picks",
        "present",
        "removed",
        "script",
        "senate",
        "stack",
        "table",
        "to_offer",
        "viewer",
    )

    config: Config
    age: int
    active: int
    cities: list[City]
    constructed: int
    table: structure.Table | None
    dealt: tuple[int, ...]
    present: int
    face_up: int
    pantheon: Pantheon | None
    senate: Senate | None
    pawn: int
    military: int
    board_progress: tuple[int, ...]
    offer: tuple[int, ...]
    to_offer: tuple[int, ...]
    picks: int
    discard: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    removed: tuple[tuple[int, ...], ...]
    again: bool
    stack: tuple[Pending, ...]
    outcome: Outcome | None
    chance: int | None
    script: tuple[int, ...]
    viewer: int | None
    log: list[Event] | None
    events: tuple[Event, ...]

    def __init__(self, config: Config) -> None:
        """An empty table: no cards dealt, no coins, no Wonders. `setup` and `position` fill it."""
        self.config = config
        self.age = 0
        self.active = 0
        self.cities = []
        self.constructed = 0
        self.table = None
        self.dealt = ()
        self.present = 0
        self.face_up = 0
        self.pantheon = None
        self.senate = None
        self.pawn = 0
        self.military = (1 << len(MILITARY)) - 1
        self.board_progress = ()
        self.offer = ()
        self.to_offer = ()
        self.picks = 0
        self.discard = ()
        self.decks = ((), (), ())
        self.removed = ((), (), ())
        self.again = False
        self.stack = ()
        self.outcome = None
        self.chance = None
        self.script = ()
        self.viewer = None
        self.log = None
        self.events = ()

    def copy(self) -> "GameState":
        """An independent copy; it shares only what never changes. Events are not copied."""
        new = _new_state(GameState)
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
        new.events = ()
        return new

    # -- what can be done ------------------------------------------------------------------

    def legal_actions(self) -> "LegalActions":
        """Every action allowed now, in a stable order; empty when the game is over.

        ``"build Library" in s.legal_actions()`` works with notation as well.
        """
        from duel_nb.engine.legal import LegalActions, legal_actions

        return LegalActions(self, legal_actions(self))

    def why_not(self, action: "Action | str", player: str | None = None) -> "Refusal | None":
        """Why an action is not allowed now, None when it is.

        Args:
            action: an action or its notation.
            player: "A" or "B", who would like to do it; by default the one who is to act.

        Raises:
            NotationError: the text is not an action at all.
        """
        from duel_nb.engine.refusals import why_not

        return why_not(self, action, player)

    def read(self, text: str) -> "Action":
        """The action a text means here; whether it is legal is another question.

        Raises:
            NotationError: the text is not an action.
            AmbiguousError: it is unfinished and fits several legal actions.
        """
        from duel_nb.engine.notation import parse

        return parse(self, text)

    def play(self, action: "Action | str") -> "GameState":
        """The position after an action; this one stays as it is.

        Raises:
            NotationError: the text is not an action.
            AmbiguousError: it fits several legal actions.
            IllegalAction: the rules forbid it here; ``refusal`` says which one and why.
        """
        from duel_nb.engine.turn import play

        return play(self, action)

    def cost_of(self, thing: str, player: str | None = None) -> "Payment":
        """The itemised default payment of a Building or Wonder (see `payments`).

        With Pantheon also the price of activating a card that lies there, before any Offering
        tokens; ``payments("activate Mars using 3")`` takes them off (PAN-ACT-03).

        Args:
            thing: name or id of a card, Wonder, Divinity or the Gate.
            player: "A" or "B"; by default whoever's turn it is.

        Raises:
            UnknownName: nothing that has a price has this name.
            IllegalAction: this Divinity, or the Gate, does not lie in the Pantheon.
        """
        from duel_nb.engine.payment import cost_of

        return cost_of(self, thing, player)

    def payments(self, action: "Action | str") -> tuple["Payment", ...]:
        """The sensible payments for an action, the default first; empty when it costs nothing.

        A second payment is listed only where it makes a difference to what an opponent with
        Economy receives (BASE-PROD-03).
        """
        from duel_nb.engine.payment import payments_for

        return payments_for(self, action)

    # -- what there is to see --------------------------------------------------------------

    @property
    def turn(self) -> str:
        """Whose turn it is, "A" or "B" (a choice may be due from the other player)."""
        return PLAYERS[self.active]

    @property
    def to_act(self) -> str | None:
        """Who must decide now, "A" or "B"; None when the game is over."""
        if self.outcome is not None:
            return None
        return PLAYERS[self.stack[-1].player if self.stack else self.active]

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

    def city(self, player: str) -> City:
        """The City of "A" or "B". Look, but do not change it: it belongs to this position."""
        return self.cities[player_number(player)]

    @property
    def layout(self) -> Layout | None:
        """The catalog's layout of the structure on the table, None while there is none."""
        if self.table is None:
            return None
        return next(
            layout
            for layout in CATALOG.layouts
            if layout.age == max(1, self.age) and layout.agora == self.config.agora
        )

    @property
    def structure(self) -> tuple[Place, ...]:
        """The places that still hold a card, row by row from the far side."""
        if self.table is None:
            return ()
        accessible = self.table.accessible[self.present]
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
                    self._back(place),
                    place in accessible,
                    tuple(self.table.name(p) for p in self.table.covering(place, self.present)),
                    self._token_on(place),
                )
            )
        return tuple(places)

    def place(self, name: str) -> Place:
        """The place of the structure on which a card lies face up.

        Args:
            name: name or id of the card, or the place itself such as "r2c4"; a face-down card
                is found by its place alone.

        Raises:
            UnknownName: no card has this name; the message lists what is near.
            AmbiguousError: several Senators look alike; the message lists where they lie.
            PositionError: the card is elsewhere, or there is no such place, or no card on it.
        """
        from duel_nb.engine.refusals import place_called

        return place_called(self, name)

    def _token_on(self, place: int) -> str | int | None:
        if self.pantheon is None:
            return None
        for at, token in self.pantheon.laid:
            if at == place:
                return MYTHOLOGIES[token] if self.age < 2 else CATALOG.offering_tokens[token]
        return None

    def _back(self, place: int) -> str:
        number = self.dealt[place]
        return BACKS[-2 - number] if number < HIDDEN else CARDS[number].deck

    @property
    def military_tokens(self) -> tuple[int, ...]:
        """Where Military tokens still lie, by the position that is entered: -6, -3, 3, 6."""
        from duel_nb.engine.military import TOKENS

        return tuple(at for i, at in enumerate(TOKENS) if self.military >> i & 1)

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

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The pending choices, the one due now last; empty in an ordinary turn."""
        from duel_nb.engine.decisions import CHOICES, describe

        return tuple(describe(self, p) for p in self.stack if p.kind in CHOICES)

    def scores(self) -> Mapping[str, "ScoreSheet"]:
        """The score sheets as if the game ended now, for "A" and "B" (BASE-SCORE)."""
        from duel_nb.engine.scoring import score_sheets

        return score_sheets(self)

    def view(self, player: str | None = None) -> "GameState":
        """What a player may know: hidden cards are unknown, chance is gone (GEN-06).

        Args:
            player: "A" or "B"; None for what both know. A view that was made for somebody else
                shows no more than both know.
        """
        from duel_nb.engine.views import view

        return view(self, player)

    def to_json(self) -> str:
        """The whole position as JSON text (versioned); `duel_nb.from_json` reads it."""
        from duel_nb.engine.saves import to_json

        return to_json(self)

    def __eq__(self, other: object) -> bool:
        """Equal when the whole position is, hidden cards and chance included."""
        from duel_nb.engine.saves import to_dict

        return isinstance(other, GameState) and to_dict(self) == to_dict(other)

    def __hash__(self) -> int:
        return hash((self.age, self.present, self.pawn, self.cities[0].cards, self.cities[1].cards))

    def __dir__(self) -> list[str]:
        """What people use: the attributes that only the engine needs are left out."""
        return sorted({*object.__dir__(self)} - _INSIDE)

    def __repr__(self) -> str:
        what = "GameState"
        if self.viewer is not None:
            what += f" as {PLAYERS[self.viewer] if self.viewer < 2 else 'both players'} may know it"
        if self.outcome is not None:
            return f"<{what}: {self.outcome}>"
        when = f"Age {'I' * self.age}" if self.age else "Wonder draft"
        return f"<{what}: {when}, {self.to_act} to act, {len(self.legal_actions())} actions>"


#: Attributes of a position in which players and components are numbers: the engine's own.
_INSIDE = frozenset(GameState.__slots__) - {
    "age",
    "config",
    "events",
    "outcome",
    "pantheon",
    "pawn",
    "senate",
}


_new_state = GameState.__new__
