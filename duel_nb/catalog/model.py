"""The component classes: cards, Wonders and tokens as frozen values.

A component of the catalog exists once, like a member of an enumeration: it compares by identity,
hashes fast, and copies and unpickles as the same object (registered in `duel_nb.catalog`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, NamedTuple

from duel_nb.catalog.effects import Effect, Verb
from duel_nb.catalog.terms import RESOURCES, Kind


class Resources(NamedTuple):
    """How many of each resource, in the order of `RESOURCES`."""

    wood: int = 0
    clay: int = 0
    stone: int = 0
    glass: int = 0
    papyrus: int = 0


NO_RESOURCES: Final = Resources()


class ForBoth(NamedTuple):
    """A number for each player, such as the price of a space of the Pantheon."""

    A: int
    B: int


@dataclass(frozen=True, slots=True)
class Cost:
    """A printed cost: coins, and how many of each resource."""

    coins: int = 0
    resources: Resources = NO_RESOURCES

    @property
    def units(self) -> int:
        """How many resource symbols the cost shows."""
        return sum(self.resources)

    @property
    def is_free(self) -> bool:
        """Whether there is nothing to pay."""
        return self.coins == 0 and not any(self.resources)

    def __str__(self) -> str:
        """The cost in words, such as "2 coins, 1 clay", or "free"."""
        parts = [f"{self.coins} coin{'' if self.coins == 1 else 's'}"] if self.coins else []
        parts += [f"{n} {name}" for n, name in zip(self.resources, RESOURCES, strict=True) if n]
        return ", ".join(parts) or "free"


@dataclass(frozen=True, slots=True)
class CoinsPer:
    """Coins gained at once for each card of a colour, or each Wonder, in the player's City."""

    what: str
    """A colour, or "wonders"."""
    coins: int


@dataclass(frozen=True, slots=True)
class Guild:
    """What a Guild pays for the things it counts, in the City that has the most of them."""

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
    """The fields of every named component. Components compare by identity."""

    kind: ClassVar[Kind]

    index: int
    """Its index in the list of its kind."""
    id: str
    name: str
    """The English name."""
    set: str
    """One of `SETS`."""
    names: Mapping[str, str]
    """The name by language: always "en", the others where `catalog/data/names` has them."""
    unsure: frozenset[str] = frozenset()
    """The languages in which the printed name is uncertain."""
    aliases: tuple[str, ...] = ()
    """Other common names."""
    note: str = ""
    """A remark for people, such as the name in early printings."""
    rule: str = ""
    """Id of its own rule, if it has one."""
    does: tuple[Effect, ...] = ()
    """What it does at once, in order: when it is constructed, gained, activated or triggered."""
    _by_verb: Mapping[str, Effect] = field(init=False)

    def __post_init__(self) -> None:
        """Build the look-up table of effects."""
        object.__setattr__(self, "_by_verb", {effect.verb: effect for effect in self.does})

    def __str__(self) -> str:
        """The English name."""
        return self.name

    def __repr__(self) -> str:
        """The class and the id, such as <Card library>."""
        return f"<{type(self).__name__} {self.id}>"

    def effect(self, verb: Verb) -> Effect | None:
        """The effect with this verb, if the component has one."""
        return self._by_verb.get(verb)

    def amount(self, verb: Verb) -> int:
        """The amount of the effect with this verb, or 0."""
        effect = self._by_verb.get(verb)
        return 0 if effect is None else effect.amount

    @property
    def coins(self) -> int:
        """Coins gained at once."""
        return self.amount("take-coins")

    @property
    def shields(self) -> int:
        """Spaces that the Conflict pawn moves at once."""
        return self.amount("shields")

    @property
    def coins_per(self) -> CoinsPer | None:
        """Coins gained at once for each card of a colour or each Wonder in the City."""
        effect = self.effect("coins-for-each")
        return None if effect is None else CoinsPer(effect.what[0], effect.amount)

    @property
    def science(self) -> str | None:
        """The scientific symbol it gives, one of `SCIENCE_SYMBOLS`."""
        gained = self.effect("gain-symbol")
        return None if gained is None else gained.what[0]


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Card(Component):
    """A card of the structure: building, Guild, Grand Temple or one copy of a Senator."""

    kind: ClassVar[Kind] = "card"

    deck: str
    """One of `DECKS`."""
    colour: str
    """One of `COLOURS`, or "senator"."""
    cost: Cost = Cost()
    """The printed cost; the price of a Senator is not printed and depends on the City."""
    produces: Resources = NO_RESOURCES
    produces_one_of: tuple[str, ...] = ()
    """Resources of which it produces one, chosen by the owner each turn."""
    fixed_price: tuple[str, ...] = ()
    """Resources its owner buys at `Catalog.fixed_trade_price`."""
    points: int = 0
    """Victory points at the end of the game."""
    free_if_own: str | None = None
    """Id of the card that makes this one free."""
    chain_symbol_under_cost: str | None = None
    chain_symbol_provided: str | None = None
    mythology: str | None = None
    """For a Grand Temple: free with a Mythology token of this mythology."""
    copy: int = 0
    """0 for a card that exists once, else 1, 2, ..."""

    @property
    def guild(self) -> Guild | None:
        """What it counts and pays, if it is a Guild."""
        effect = self.effect("guild")
        if effect is None:
            return None
        return Guild(effect.what or ("coins",), effect.amount, effect.points, effect.group)

    @property
    def section(self) -> str | None:
        """For a Politician: one of `SECTIONS`."""
        effect = self.effect("politician")
        return None if effect is None else effect.what[0]

    @property
    def senator(self) -> str | None:
        """One of "politician" and "conspirator", None for a Building."""
        if self.colour != "senator":
            return None
        return "politician" if self.section else "conspirator"


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Wonder(Component):
    """A Wonder."""

    kind: ClassVar[Kind] = "wonder"

    cost: Cost
    points: int = 0
    produces_one_of: tuple[str, ...] = ()
    activation_discount: int = 0
    """Discount in coins on activating a card of the Pantheon."""
    does_when_drafted: tuple[Effect, ...] = ()
    rule_when_drafted: str = ""
    """Id of the rule for its effect when drafted."""

    @property
    def opponent_loses(self) -> int:
        """Coins the opponent loses at once."""
        return self.amount("opponent-loses")

    @property
    def play_again(self) -> bool:
        """Whether it gives an extra turn."""
        return self.effect("play-again") is not None

    @property
    def build_from_discard(self) -> bool:
        """Whether it constructs a card of the discard pile for free."""
        return self.effect("build-from-discard") is not None

    @property
    def progress_from_box(self) -> tuple[int, int] | None:
        """How many Progress tokens of the box to draw, and how many of them to keep."""
        effect = self.effect("progress-from-box")
        return None if effect is None else (effect.amount, effect.keep)

    @property
    def theater(self) -> bool:
        """Whether it activates one Divinity of a Mythology deck for free."""
        return self.effect("open-deck") is not None

    @property
    def move_influence(self) -> bool:
        """Whether an Influence cube may be moved to an adjacent Chamber."""
        return self.effect("may-move-influence") is not None

    @property
    def when_drafted(self) -> str | None:
        """One of "conspire" and "place-influence", None if it does nothing when it is drafted."""
        return self.does_when_drafted[0].verb if self.does_when_drafted else None


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class ProgressToken(Component):
    """A Progress token."""

    kind: ClassVar[Kind] = "progress"

    points: int = 0
    wonder_discount: int = 0
    """Discount on Wonders, in resources."""
    blue_discount: int = 0
    """Discount on blue cards, in resources."""
    economy: bool = False
    """Its owner receives what the opponent spends on trade."""
    points_per_progress: int = 0
    """Points for each Progress token of its owner, itself included."""
    red_shield_bonus: int = 0
    """Extra shields on each red card built later."""
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
    """What the Divinities of the mythology are about, in one word."""
    colour: str
    """The colour that stands for this focus."""
    copy: int


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Divinity(Component):
    """A Divinity of the Pantheon."""

    kind: ClassVar[Kind] = "divinity"

    mythology: str
    points: int = 0
    points_per_coin: int = 0
    """Victory points at the end of the game for each coin left on the card."""
    progress_tokens: int = 0
    """Progress tokens of the box put on the card when it is revealed."""

    @property
    def coins_on_card(self) -> int:
        """Coins put on the card itself, outside the treasury."""
        return self.amount("astarte")


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Gate(Component):
    """The Gate of the Pantheon."""

    kind: ClassVar[Kind] = "gate"

    price_factor: int
    """Its price is this many times the price of its space."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Decree(Component):
    """A Decree; the printed token has icons and no name, so the name is a description."""

    kind: ClassVar[Kind] = "decree"

    number: int
    text: str
    levy: CoinsPer | None = None
    """Coins, times the current Age, whenever either player constructs such a card or Wonder."""
    ignores: tuple[str, int] | None = None
    """A colour, and how many symbols of the cost are ignored for cards of it."""
    wonder_discount: int = 0
    """Discount on Wonders, in resources."""
    shields: int = 0
    """Spaces the Conflict pawn moves when control is gained, and back when it is lost."""
    cheaper: CoinsPer | None = None
    """Discount in coins on each bought resource of a colour."""
    price_at_least: int = 0
    """The lowest price of a discounted resource, in coins."""
    blue_cards: int = 0
    """Extra blue cards when Senate actions are counted."""
    discard_coins: int = 0
    """Extra coins for a card discarded for coins."""
    opponent_chains: bool = False
    """Whether the opponent's chain symbols also count."""
    conspirator_plays_again: bool = False
    """Whether recruiting a Conspirator gives an extra turn."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Conspiracy(Component):
    """A Conspiracy."""

    kind: ClassVar[Kind] = "conspiracy"


@dataclass(frozen=True, slots=True)
class MilitaryZone:
    """Spaces of the military track, counted from the middle, and their victory points."""

    first: int
    last: int
    points: int


@dataclass(frozen=True, slots=True)
class MilitaryToken:
    """A Military token, one on each side, taken when the Conflict pawn reaches `entered_at`."""

    set: str
    entered_at: int
    does: tuple[Effect, ...]
    """What it does for the pushing player."""

    @property
    def opponent_loses(self) -> int:
        """Coins lost by the player being pushed."""
        return self._amount("opponent-loses")

    @property
    def place_influence(self) -> int:
        """Influence cubes the pushing player places in any Chamber."""
        return self._amount("place-influence")

    @property
    def remove_influence(self) -> int:
        """Opposing Influence cubes the pushing player removes."""
        return self._amount("remove-influence")

    @property
    def move_influence(self) -> int:
        """The pushing player's cubes that then move to an adjacent Chamber."""
        return self._amount("move-influence")

    def _amount(self, verb: Verb) -> int:
        return sum(effect.amount for effect in self.does if effect.verb == verb)


@dataclass(frozen=True, slots=True)
class PantheonSpace:
    """A space of the Pantheon board, numbered from 1, starting at the side of player A."""

    number: int
    costs: ForBoth
    """Coins for A and for B."""


@dataclass(frozen=True, slots=True)
class Chamber:
    """A Chamber of the Senate, numbered from 1 at the left; neighbours are adjacent."""

    number: int
    section: str
    points: int
    face_up: bool
    """Whether its Decree starts face up."""


@dataclass(frozen=True, slots=True)
class SenateActionStep:
    """How many Senate actions a Politician gives with at least `from_blue` blue cards."""

    from_blue: int
    actions: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The structure of one Age, as rows from the top to the one accessible first.

    Each number is a column, in half cards: a card is covered by the cards of the next row one
    column to its left and right.
    """

    age: int
    agora: bool
    """Whether it is the larger structure with Senators."""
    rows: tuple[tuple[int, ...], ...]
    token: str | None = None
    """With Pantheon: "mythology" or "offering", the kind of token on this structure."""
    token_places: tuple[tuple[int, int], ...] = ()
    """With Pantheon: (row from the top, position from the left) of each token, from 0."""

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(map(len, self.rows))

    @staticmethod
    def is_face_up(row: int) -> bool:
        """Whether the cards of a row (0 at the top) are face up."""
        return row % 2 == 0
