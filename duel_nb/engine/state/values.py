"""The small values that a position consists of."""

from dataclasses import MISSING, Field, dataclass
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeVar

from duel_nb.catalog import Card
from duel_nb.engine.events import Event, LogEntry, RawEvent
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.messages import Message


class Fielded(Protocol):
    """A dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


Blank = TypeVar("Blank", bound=Fielded)


def blank(new: Blank) -> Blank:
    """Set the fields of a new object to their defaults, and return it."""
    for name, default in _defaults(type(new)):
        setattr(new, name, default)
    return new


@cache
def _defaults(kind: type[Fielded]) -> tuple[tuple[str, Any], ...]:
    fields = kind.__dataclass_fields__.items()
    return tuple((name, field.default) for name, field in fields if field.default is not MISSING)


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of a game, which never change during it.

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

    def has(self, set_: str) -> bool:
        """Whether the components of a set are in play; those of the base game always are."""
        return set_ == "base" or set_ in self.expansions

    @property
    def early_structure(self) -> bool:
        """Whether the structure of Age I lies open before the draft (BASE-STRUCT-06)."""
        return self.pantheon or self.agora


#: The kind of the step that ends a turn: it lies on the stack below all that the turn causes.
END_OF_TURN: Final = "end-of-turn"


class Pending(NamedTuple):
    """A choice or step pending on the state's stack, for the engine.

    People read it as a `Decision`, through `GameState.decisions`.

    Attributes:
        kind: which choice or step; `choices.CHOICES` knows what each offers and does.
        player: 0 or 1, who chooses.
        among: numbers of what is chosen from, such as the tokens drawn for the Great Library.
        by: what asks for it, if several things can: the id of a component, such as "coup", or
            "inner-token" and "outer-token"; at the end of a turn the last Wonder constructed in it
            for which Theology came too late.
        left: how many Senate actions are left.
    """

    kind: str
    player: int
    among: tuple[int, ...] = ()
    by: str = ""
    left: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """A pending choice as people read it.

    Attributes:
        kind: which choice, such as "progress" or "begin".
        player: "A" or "B", who chooses.
        message: what is to be chosen and why, as data; `text` is the sentence.
        rule: id of the rule that asks for it.
    """

    kind: str
    player: str
    message: Message
    rule: str

    @property
    def text(self) -> str:
        """What is to be chosen and why, one sentence."""
        return str(self.message)

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

    def message(self, names: tuple[str, str] = PLAYERS) -> Message:
        """How the game ended, with the players' names."""
        how = "blue" if self.rule == "BASE-END-03" else self.termination
        if self.winner is None:
            return Message(f"outcome-shared-{how}")
        return Message(f"outcome-{how}", who=names[PLAYERS.index(self.winner)])

    def __str__(self) -> str:
        return str(self.message())


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
        token: the Pantheon token on it: a Mythology's name or an Offering's value, else None.
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


def events_of(entry: LogEntry, names: tuple[str, str]) -> list[Event]:
    """The events of an entry of the log, for players with these names."""
    if isinstance(entry, Event):
        return [entry]
    if isinstance(entry, tuple):
        return [_event(entry, names)]
    return [_event(raw, names) for raw in entry()]


def _event(raw: RawEvent, names: tuple[str, str]) -> Event:
    kind, rule, key, player, subject, amount, secret, given = raw
    parts, who, overheard = dict(given), None, None
    if player is not None:
        who, parts["who"], parts["whom"] = PLAYERS[player], names[player], names[1 - player]
    if secret is not None:
        overheard = Message(f"{key}-overheard", parts)
        parts = {**parts, **secret}
    return Event(kind, rule, Message(key, parts), who, subject, amount, overheard)
