"""Components in words: what the icons say, for labels, screen readers and terminals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from duel_nb.catalog import CATALOG, RESOURCES, Card, Guild, ProgressToken, Wonder

BACK_NAMES: Final = {
    "age-1": "Age I card",
    "age-2": "Age II card",
    "age-3": "Age III card",
    "guild": "Guild",
    "grand-temple": "Grand Temple",
    "senator": "Senator",
}
"""Deck -> what its back is called."""

AGE_NUMERALS: Final = {1: "I", 2: "II", 3: "III"}

_COUNTED: Final = {"wonders": "Wonder", "coins": "coin"}


class Title(NamedTuple):
    """The name of a component as it is set: pictures draw it so, plain text marks italics.

    Attributes:
        words: the name.
        italic: whether it leans.
    """

    words: str
    italic: bool = False

    def __str__(self) -> str:
        return f"_{self.words}_" if self.italic else self.words


def card_title(card: Card) -> Title:
    """The title of a card, in every picture and every text of the board."""
    return Title(card.name)


def wonder_title(wonder: Wonder) -> Title:
    """The title of a Wonder, in every picture and every text of the board."""
    return Title(wonder.name)


def plural(count: int, word: str) -> str:
    """`count` and `word`, with an s unless there is one: "1 coin", "2 coins"."""
    return f"{count} {word}{'' if count == 1 else 's'}"


def signed(position: int) -> str:
    """A position of the Conflict pawn: "+3", "-3" or "0"."""
    return f"{position:+d}" if position else "0"


def listed(parts: Iterable[str], last: str = "and") -> str:
    """Words joined as a list: "a, b and c"."""
    found = list(parts)
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {last} {found[-1]}"


def _counted(counts: tuple[str, ...]) -> str:
    """What coins or points are counted per: "brown or grey card", "Wonder", "coin"."""
    if counts[0] in _COUNTED:
        return _COUNTED[counts[0]]
    return f"{listed(counts, 'or')} card"


def _produces(units: tuple[int, ...]) -> str:
    made = [f"{n} {name}" for n, name in zip(units, RESOURCES, strict=True) if n]
    return f"produces {listed(made)}" if made else ""


def _guild(guild: Guild) -> str:
    what = _counted(guild.counts)
    if guild.group > 1:
        what = f"{guild.group} {what}s"
    coins = f"+{plural(guild.coins, 'coin')} per {what}, " if guild.coins else ""
    return f"{coins}{plural(guild.points, 'point')} per {what} in the larger city"


def _section(section: str) -> str:
    where = listed((str(c.number) for c in CATALOG.chambers if c.section == section), "or")
    return f"Senate actions, cubes placed in Chamber {where}"


def _mythology(mythology: str) -> str:
    """The name of a Grand Temple's Mythology, such as "Greek"."""
    return CATALOG.mythology_token(mythology).name


_WHEN_DRAFTED: Final = {
    "conspire": f"draw {CATALOG.conspiracies_drawn} Conspiracies and keep one",
    "place-influence": "place 1 Influence cube",
}
_PHRASES: Final[Mapping[str, Callable[[Any], str]]] = MappingProxyType(
    {
        "produces": _produces,
        "produces_one_of": lambda which: f"produces 1 {listed(which, 'or')}",
        "fixed_price": lambda which: (
            f"buys {listed(which)} for {plural(CATALOG.fixed_trade_price, 'coin')} each"
        ),
        "shields": lambda n: plural(n, "shield"),
        "science": lambda symbol: f"science: {symbol}",
        "coins": lambda n: f"+{plural(n, 'coin')}",
        "coins_per": lambda each: f"+{plural(each.coins, 'coin')} per own {_counted((each.what,))}",
        "guild": _guild,
        "mythology": lambda name: f"Grand Temple of the {_mythology(name)} Mythology",
        "section": _section,
        "senator": {
            "politician": "",  # said with the section
            "conspirator": "place an Influence cube in any Chamber, or conspire",
        }.__getitem__,
        "points": lambda n: plural(n, "point"),
        "opponent_loses": lambda n: f"opponent loses {plural(n, 'coin')}",
        "discard_colour": lambda colour: f"discard an opposing {colour} card",
        "build_from_discard": lambda _: "build a discarded card for free",
        "progress_from_box": lambda n: f"draw {n[0]} Progress tokens of the box, keep {n[1]}",
        "activation_discount": lambda n: f"activations cost {n} less",
        "theater": lambda _: "activate one Divinity of a deck for free",
        "trigger_conspiracy": lambda _: "may trigger a Conspiracy",
        "place_influence": lambda _: "place 1 Influence cube",
        "move_influence": lambda _: "may move 1 Influence cube",
        "play_again": lambda _: "play again",
        "when_drafted": lambda what: f"when drafted: {_WHEN_DRAFTED[what]}",
        "wonder_discount": lambda n: f"Wonders cost {plural(n, 'resource')} less",
        "blue_discount": lambda n: f"blue cards cost {plural(n, 'resource')} less",
        "economy": lambda _: "you receive what the opponent pays for resources",
        "points_per_progress": lambda n: f"{plural(n, 'point')} per Progress token",
        "red_shield_bonus": lambda n: f"+{plural(n, 'shield')} on each later red card",
        "wonders_play_again": lambda _: "later Wonders let you play again",
        "chain_coins": lambda n: f"+{plural(n, 'coin')} per building built by its chain",
        "senators_free": lambda _: "Senators are free",
        "keeps_both_conspiracies": lambda _: "keep both Conspiracies",
        "points_per_pantheon_token": lambda n: (
            f"{plural(n, 'point')} per Mythology or Offering token"
        ),
        "coins_lost_per_space": lambda n: (
            f"opponent loses {plural(n, 'coin')} per space of the pawn"
        ),
        "engineering_price": lambda n: (
            f"cards with a chain symbol under their cost for {plural(n, 'coin')}"
        ),
    }
)
"""What each figure of a component means, in a few words."""

_OF_CARDS: Final = (
    *("produces", "produces_one_of", "fixed_price", "shields", "science", "coins", "coins_per"),
    *("guild", "mythology", "section", "senator", "points"),
)
_OF_WONDERS: Final = (
    *("points", "shields", "coins", "coins_per", "opponent_loses", "produces_one_of"),
    *("discard_colour", "build_from_discard", "progress_from_box", "activation_discount"),
    *("theater", "trigger_conspiracy", "place_influence", "move_influence", "play_again"),
    "when_drafted",
)
_OF_TOKENS: Final = (
    *("coins", "points", "science", "wonder_discount", "blue_discount", "economy"),
    *("points_per_progress", "red_shield_bonus", "wonders_play_again", "chain_coins"),
    *("senators_free", "keeps_both_conspiracies", "points_per_pantheon_token"),
    *("coins_lost_per_space", "engineering_price"),
)


def _effects(thing: Card | Wonder | ProgressToken, figures: Iterable[str]) -> tuple[str, ...]:
    """The figures that a component has, in words."""
    found = ((figure, getattr(thing, figure)) for figure in figures)
    return tuple(words for figure, value in found if value and (words := _PHRASES[figure](value)))


def card_effects(card: Card) -> tuple[str, ...]:
    """The effects of a card, a few words each, in the order in which the icons show them."""
    return _effects(card, _OF_CARDS)


def wonder_effects(wonder: Wonder) -> tuple[str, ...]:
    """The effects of a Wonder, a few words each, in the order in which the icons show them."""
    return _effects(wonder, _OF_WONDERS)


def token_effects(token: ProgressToken) -> tuple[str, ...]:
    """The effects of a Progress token, a few words each."""
    return _effects(token, _OF_TOKENS)


@lru_cache(maxsize=256)
def card_words(card: Card) -> str:
    """A card in one line: name, colour, cost, effects and chains."""
    parts = [f"{card.colour} card" if card.colour != "senator" else "Senator"]
    parts.append("free" if card.cost.is_free and not card.senator else f"costs {card.cost}")
    if card.senator:
        price = plural(CATALOG.senator_price, "coin")
        parts[1] = f"costs {price} for each Senator in the City"
    if card.chain_symbol_under_cost:
        parts.append(f"free with the {card.chain_symbol_under_cost}")
    if card.mythology:
        parts.append(f"free with a token of the {_mythology(card.mythology)} Mythology")
    parts += card_effects(card)
    if card.chain_symbol_provided:
        parts.append(f"gives the {card.chain_symbol_provided}")
    return f"{card_title(card)}: {', '.join(parts)}"


def military_words(names: tuple[str, str], at: int, agora: bool) -> str:
    """What the Military token at a position of the track does when the pawn first gets there."""
    token = next(
        t
        for t in CATALOG.military_tokens
        if t.entered_at == abs(at) and t.set == ("agora" if agora else "base")
    )
    pushing, pushed = names if at > 0 else names[::-1]
    if not agora:
        return f"{pushed} loses {plural(token.opponent_loses, 'coin')}"
    if token.place_influence:
        return f"{pushing} places {plural(token.place_influence, 'Influence cube')}"
    taken = plural(token.remove_influence, "Influence cube")
    return f"{pushing} removes {taken} of {pushed} and moves one of their own"


@lru_cache(maxsize=64)
def wonder_words(wonder: Wonder) -> str:
    """A Wonder in one line: name, cost and effects."""
    return f"{wonder_title(wonder)}: costs {wonder.cost}; {', '.join(wonder_effects(wonder))}"


@lru_cache(maxsize=64)
def token_words(token: ProgressToken) -> str:
    """A Progress token in one line."""
    return f"{token.name}: {', '.join(token_effects(token))}"
