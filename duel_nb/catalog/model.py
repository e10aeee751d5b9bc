"""The component classes: what each card, Wonder or token is, as frozen values.

A component of the catalog exists once, like a member of an enumeration: it compares by identity,
hashes fast, and survives copying and pickling as the same object (`duel_nb.catalog` sees to it).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, NamedTuple

RAW: Final = ("wood", "clay", "stone")
MANUFACTURED: Final = ("glass", "papyrus")
RESOURCES: Final = RAW + MANUFACTURED
COLOURS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SCIENCE_SYMBOLS: Final = (
    "armillary-sphere",
    "scales",
    "sundial",
    "mortar",
    "plumb-bob",
    "quill",
    "wheel",
)
SETS: Final = ("base", "pantheon", "agora")
DECKS: Final = ("age-1", "age-2", "age-3", "guild", "grand-temple", "senator")
SECTIONS: Final = ("left", "centre", "right")
LANGUAGES: Final = ("en", "fr", "de", "ru")

Kind = Literal[
    "card", "wonder", "progress", "divinity", "gate", "mythology", "decree", "conspiracy"
]
KINDS: Final[tuple[Kind, ...]] = (
    "card",
    "wonder",
    "progress",
    "divinity",
    "gate",
    "mythology",
    "decree",
    "conspiracy",
)


class Resources(NamedTuple):
    """How many of each resource, in the order of `RESOURCES`."""

    wood: int = 0
    clay: int = 0
    stone: int = 0
    glass: int = 0
    papyrus: int = 0


NO_RESOURCES: Final = Resources()


class ForBoth(NamedTuple):
    """A number for each player, such as what a space of the Pantheon costs them."""

    A: int
    B: int


@dataclass(frozen=True, slots=True)
class Cost:
    """What is printed as a cost: coins, and how many of each resource."""

    coins: int = 0
    resources: Resources = NO_RESOURCES

    @property
    def units(self) -> int:
        """How many resource symbols the cost shows."""
        return sum(self.resources)

    @property
    def is_free(self) -> bool:
        """True when nothing is to be paid."""
        return self.coins == 0 and not any(self.resources)

    def __str__(self) -> str:
        """Say the cost, such as "2 coins, 1 clay", or "free"."""
        parts = [f"{self.coins} coin{'' if self.coins == 1 else 's'}"] if self.coins else []
        parts += [f"{n} {name}" for n, name in zip(self.resources, RESOURCES, strict=True) if n]
        return ", ".join(parts) or "free"


@dataclass(frozen=True, slots=True)
class CoinsPer:
    """Coins gained at once for each card of a colour, or each Wonder, standing in the own city."""

    what: str
    """A colour, or "wonders"."""
    coins: int


@dataclass(frozen=True, slots=True)
class Guild:
    """What a Guild pays for the things counted in the one city that holds the most of them."""

    counts: tuple[str, ...]
    """Colours counted together, or ("wonders",), or ("coins",)."""
    coins: int
    """Coins for each, at once."""
    points: int
    """Victory points for each, at the end of the game."""
    group: int = 1
    """How many counted things make one (3 coins for the Moneylenders Guild)."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Component:
    """What every named component has. Components compare by identity."""

    kind: ClassVar[Kind]

    index: int
    """Place in the list of its kind, from 0."""
    id: str
    name: str
    """The English name."""
    set: str
    """One of `SETS`."""
    names: Mapping[str, str]
    """The name by language: always "en", another where a rulebook in it prints the name."""
    aliases: tuple[str, ...] = ()
    """Other names people know it by."""
    note: str = ""
    """A remark for people, such as the name in early printings."""

    def __str__(self) -> str:
        """Give the English name."""
        return self.name

    def __repr__(self) -> str:
        """Name the class and the id, such as <Card library>."""
        return f"<{type(self).__name__} {self.id}>"


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Card(Component):
    """A card of the structure: building, Guild, Grand Temple or one copy of a Senator."""

    kind: ClassVar[Kind] = "card"

    deck: str
    """One of `DECKS`."""
    colour: str
    """One of `COLOURS`, or "senator"."""
    cost: Cost = Cost()
    """What is printed; the price of a Senator is not printed and depends on the city."""
    produces: Resources = NO_RESOURCES
    produces_one_of: tuple[str, ...] = ()
    """Resources of which it produces one each turn, at the owner's choice."""
    fixed_price: tuple[str, ...] = ()
    """Resources its owner buys at `Catalog.fixed_trade_price`."""
    shields: int = 0
    science: str | None = None
    """One of `SCIENCE_SYMBOLS`."""
    points: int = 0
    """Victory points at the end of the game."""
    coins: int = 0
    """Coins at once."""
    coins_per: CoinsPer | None = None
    guild: Guild | None = None
    free_if_own: str | None = None
    """Id of the card that makes this one free."""
    chain_symbol_under_cost: str | None = None
    chain_symbol_provided: str | None = None
    mythology: str | None = None
    """For a Grand Temple: free with a Mythology token of this mythology."""
    section: str | None = None
    """For a Politician: one of `SECTIONS`."""
    senator: str | None = None
    """"politician" or "conspirator"."""
    copy: int = 0
    """0 for a card that exists once, else 1, 2, ..."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Wonder(Component):
    """A Wonder."""

    kind: ClassVar[Kind] = "wonder"

    cost: Cost
    points: int = 0
    coins: int = 0
    """Coins at once."""
    shields: int = 0
    opponent_loses: int = 0
    """Coins the opponent loses at once."""
    play_again: bool = False
    produces_one_of: tuple[str, ...] = ()
    discard_colour: str | None = None
    """Colour of the opponent's card that goes to the discard pile."""
    build_from_discard: bool = False
    """Construct a card of the discard pile for free."""
    progress_from_box: tuple[int, int] | None = None
    """How many Progress tokens of the box to draw, and how many of them to keep."""
    activation_discount: int = 0
    """Coins less for activating a card of the Pantheon."""
    theater: bool = False
    """Activate one Divinity of a Mythology deck for free."""
    trigger_conspiracy: bool = False
    """May trigger an unprepared Conspiracy."""
    place_influence: bool = False
    """Place one Influence cube in any Chamber."""
    move_influence: bool = False
    """May move one Influence cube to an adjacent Chamber."""
    when_drafted: str | None = None
    """"conspire" or "place-influence"."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class ProgressToken(Component):
    """A Progress token."""

    kind: ClassVar[Kind] = "progress"

    points: int = 0
    coins: int = 0
    """Coins at once."""
    science: str | None = None
    wonder_discount: int = 0
    """Resources fewer to pay for a Wonder."""
    blue_discount: int = 0
    """Resources fewer to pay for a blue card."""
    economy: bool = False
    """Its owner receives what the opponent spends on trade."""
    points_per_progress: int = 0
    """Points for each Progress token of its owner, itself included."""
    red_shield_bonus: int = 0
    """Shields more on each red card built later."""
    wonders_play_again: bool = False
    """Wonders built later let their owner play again."""
    chain_coins: int = 0
    """Coins for each building built for free by its chain symbol."""
    senators_free: bool = False
    keeps_both_conspiracies: bool = False
    points_per_pantheon_token: int = 0
    """Points for each Mythology and Offering token held at the end."""
    coins_lost_per_space: int = 0
    """Coins the opponent loses for each space the Conflict pawn advances."""
    engineering_price: int | None = None
    """Coins for which any card with a chain symbol under its cost can be built."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class MythologyToken(Component):
    """One copy of a Mythology token; its id is the id of the mythology."""

    kind: ClassVar[Kind] = "mythology"

    focus: str
    """What the Divinities of the mythology are good for, in a word."""
    colour: str
    """The colour that stands for this focus."""
    copy: int


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Divinity(Component):
    """A Divinity of the Pantheon; `text` is its effect when activated."""

    kind: ClassVar[Kind] = "divinity"

    mythology: str
    text: str
    points: int = 0
    coins: int = 0
    shields: int = 0
    science: str | None = None
    coins_on_card: int = 0
    """Coins put on the card itself, outside the treasury."""
    points_per_coin: int = 0
    """Victory points at the end of the game for each coin left on the card."""
    progress_tokens: int = 0
    """Progress tokens of the box put on the card when it is revealed."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Gate(Component):
    """The Gate of the Pantheon."""

    kind: ClassVar[Kind] = "gate"

    text: str
    price_factor: int
    """It costs the price of its space this many times."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Decree(Component):
    """A Decree; the printed token has icons and no name, so the name is a description."""

    kind: ClassVar[Kind] = "decree"

    number: int
    text: str
    levy: CoinsPer | None = None
    """Coins, times the current Age, whenever either player constructs such a card or Wonder."""
    ignores: tuple[str, int] | None = None
    """Colour of the cards for which so many symbols of the cost are ignored."""
    wonder_discount: int = 0
    """Resources fewer to pay for a Wonder."""
    shields: int = 0
    """Spaces the Conflict pawn moves when control is gained, and back when it is lost."""
    cheaper: CoinsPer | None = None
    """Coins less for each bought resource of a colour."""
    price_at_least: int = 0
    """Coins that a resource made cheaper costs at least."""
    blue_cards: int = 0
    """Blue cards more for the number of Senate actions."""
    discard_coins: int = 0
    """Coins more for a card discarded for coins."""
    opponent_chains: bool = False
    """Chain symbols of the opponent work as well."""
    conspirator_plays_again: bool = False
    """Whoever recruits a Conspirator plays again."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Conspiracy(Component):
    """A Conspiracy; `text` is its effect when triggered."""

    kind: ClassVar[Kind] = "conspiracy"

    text: str
    then_move: bool = False
    """Its owner must afterwards move one own Influence cube to an adjacent Chamber."""
    shields: int = 0
    takes_one_coin_in: int = 0
    """Takes one of so many coins of the opponent, rounded up: 2 for half of them."""
    place_influence: int = 0
    """Influence cubes its owner places in any Chamber."""
    remove_influence: int = 0
    """Opposing Influence cubes its owner removes."""
    coins_per_cube: int = 0
    """Coins for each own cube in the Senate."""
    opponent_loses_per_cube: int = 0
    """Coins the opponent loses for each of their cubes in the Senate."""


@dataclass(frozen=True, slots=True)
class MilitaryZone:
    """Spaces of the military track, counted from the middle, and what they score."""

    first: int
    last: int
    points: int


@dataclass(frozen=True, slots=True)
class MilitaryToken:
    """A Military token: one lies on each side, where the Conflict pawn enters `entered_at`."""

    set: str
    entered_at: int
    opponent_loses: int = 0
    """Coins lost by the player being pushed."""
    place_influence: int = 0
    """Influence cubes the pushing player places in any Chamber."""
    remove_influence: int = 0
    """Opposing Influence cubes the pushing player removes."""
    move_influence: int = 0
    """Own Influence cubes the pushing player may then move to an adjacent Chamber."""


@dataclass(frozen=True, slots=True)
class PantheonSpace:
    """A space of the Pantheon board, numbered from 1 from the side of A, the first player."""

    number: int
    costs: ForBoth
    """Coins for A and for B."""


@dataclass(frozen=True, slots=True)
class Chamber:
    """A Chamber of the Senate, numbered from 1 from the left; neighbours are adjacent."""

    number: int
    section: str
    points: int
    face_up: bool
    """Whether its Decree lies face up at first."""


@dataclass(frozen=True, slots=True)
class SenateActions:
    """How many Senate actions a Politician gives from a number of blue cards on."""

    from_blue: int
    actions: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The structure of one Age: rows from the far one to the one accessible first.

    A number is a column counted in halves of a card: a card is covered by the cards of the next row
    one column to its left and to its right.
    """

    age: int
    agora: bool
    """Whether it is the larger structure with Senators."""
    rows: tuple[tuple[int, ...], ...]
    token: str | None = None
    """With Pantheon: "mythology" or "offering", the kind of token laid on this structure."""
    token_places: tuple[tuple[int, int], ...] = ()
    """With Pantheon: row from the top and place from the left (both from 0) of each token."""

    @property
    def size(self) -> int:
        """How many cards it takes."""
        return sum(map(len, self.rows))

    @staticmethod
    def is_face_up(row: int) -> bool:
        """Whether the cards of a row (from 0, the far one) are laid face up."""
        return row % 2 == 0
