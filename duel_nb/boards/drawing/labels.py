"""Components in words: what the icons say, for labels, screen readers and terminals."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from duel_nb.catalog import CATALOG, RESOURCES, Card, CoinsPer, ProgressToken, Wonder

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
    """What a Guild counts, for one of it: "brown or grey card", "Wonder", "coin"."""
    if counts[0] in _COUNTED:
        return _COUNTED[counts[0]]
    return f"{listed(counts, 'or')} card"


@lru_cache(maxsize=256)
def card_effects(card: Card) -> tuple[str, ...]:
    """The effects of a card, a few words each, in the order in which the icons show them."""
    found: list[str] = []
    made = [f"{n} {name}" for n, name in zip(card.produces, RESOURCES, strict=True) if n]
    if made:
        found.append(f"produces {listed(made)}")
    if card.produces_one_of:
        found.append(f"produces 1 {listed(card.produces_one_of, 'or')}")
    if card.fixed_price:
        price = plural(CATALOG.fixed_trade_price, "coin")
        found.append(f"buys {listed(card.fixed_price)} for {price} each")
    if card.shields:
        found.append(plural(card.shields, "shield"))
    if card.science:
        found.append(f"science: {card.science}")
    if card.coins:
        found.append(f"+{plural(card.coins, 'coin')}")
    if card.coins_per:
        found.append(_coins_per(card.coins_per))
    if card.guild:
        what = _counted(card.guild.counts)
        if card.guild.group > 1:
            what = f"{card.guild.group} {what}s"
        if card.guild.coins:
            found.append(f"+{plural(card.guild.coins, 'coin')} per {what}")
        found.append(f"{plural(card.guild.points, 'point')} per {what} in the larger city")
    if card.mythology:
        found.append(f"Grand Temple of the {_mythology(card)} Mythology")
    if card.section:
        where = [str(c.number) for c in CATALOG.chambers if c.section == card.section]
        found.append(f"Senate actions, cubes placed in Chamber {' or '.join(where)}")
    elif card.senator:
        found.append("place an Influence cube in any Chamber, or conspire")
    if card.points:
        found.append(plural(card.points, "point"))
    return tuple(found)


def _mythology(card: Card) -> str:
    """The name of a Grand Temple's Mythology, such as "Greek"."""
    return CATALOG.mythology_token(card.mythology or "").name


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
        parts.append(f"free with a token of the {_mythology(card)} Mythology")
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


def _coins_per(each: CoinsPer) -> str:
    """Coins at once for what stands in the own City."""
    what = _COUNTED.get(each.what, f"{each.what} card")
    return f"+{plural(each.coins, 'coin')} per own {what}"


@lru_cache(maxsize=64)
def wonder_effects(wonder: Wonder) -> tuple[str, ...]:
    """The effects of a Wonder, a few words each, in the order in which the icons show them."""
    found: list[str] = []
    if wonder.points:
        found.append(plural(wonder.points, "point"))
    if wonder.shields:
        found.append(plural(wonder.shields, "shield"))
    if wonder.coins:
        found.append(f"+{plural(wonder.coins, 'coin')}")
    if wonder.coins_per:
        found.append(_coins_per(wonder.coins_per))
    if wonder.opponent_loses:
        found.append(f"opponent loses {plural(wonder.opponent_loses, 'coin')}")
    if wonder.produces_one_of:
        found.append(f"produces 1 {listed(wonder.produces_one_of, 'or')}")
    if wonder.discard_colour:
        found.append(f"discard an opposing {wonder.discard_colour} card")
    if wonder.build_from_discard:
        found.append("build a discarded card for free")
    if wonder.progress_from_box:
        draw, keep = wonder.progress_from_box
        found.append(f"draw {draw} Progress tokens of the box, keep {keep}")
    if wonder.activation_discount:
        found.append(f"activations cost {wonder.activation_discount} less")
    if wonder.theater:
        found.append("activate one Divinity of a deck for free")
    if wonder.trigger_conspiracy:
        found.append("may trigger a Conspiracy")
    if wonder.place_influence:
        found.append("place 1 Influence cube")
    if wonder.move_influence:
        found.append("may move 1 Influence cube")
    if wonder.play_again:
        found.append("play again")
    if wonder.when_drafted == "conspire":
        found.append(f"when drafted: draw {CATALOG.conspiracies_drawn} Conspiracies and keep one")
    if wonder.when_drafted == "place-influence":
        found.append("when drafted: place 1 Influence cube")
    return tuple(found)


@lru_cache(maxsize=64)
def wonder_words(wonder: Wonder) -> str:
    """A Wonder in one line: name, cost and effects."""
    return f"{wonder_title(wonder)}: costs {wonder.cost}; {', '.join(wonder_effects(wonder))}"


@lru_cache(maxsize=64)
def token_effects(token: ProgressToken) -> tuple[str, ...]:
    """The effects of a Progress token, a few words each."""
    found: list[str] = []
    if token.coins:
        found.append(f"+{plural(token.coins, 'coin')}")
    if token.points:
        found.append(plural(token.points, "point"))
    if token.science:
        found.append(f"science: {token.science}")
    if token.wonder_discount:
        found.append(f"Wonders cost {plural(token.wonder_discount, 'resource')} less")
    if token.blue_discount:
        found.append(f"blue cards cost {plural(token.blue_discount, 'resource')} less")
    if token.economy:
        found.append("you receive what the opponent pays for resources")
    if token.points_per_progress:
        found.append(f"{plural(token.points_per_progress, 'point')} per Progress token")
    if token.red_shield_bonus:
        found.append(f"+{plural(token.red_shield_bonus, 'shield')} on each later red card")
    if token.wonders_play_again:
        found.append("later Wonders let you play again")
    if token.chain_coins:
        found.append(f"+{plural(token.chain_coins, 'coin')} per building built by its chain")
    if token.senators_free:
        found.append("Senators are free")
    if token.keeps_both_conspiracies:
        found.append("keep both Conspiracies")
    if token.points_per_pantheon_token:
        found.append(
            f"{plural(token.points_per_pantheon_token, 'point')} per Mythology or Offering token"
        )
    if token.coins_lost_per_space:
        lost = plural(token.coins_lost_per_space, "coin")
        found.append(f"opponent loses {lost} per space of the pawn")
    if token.engineering_price is not None:
        price = plural(token.engineering_price, "coin")
        found.append(f"cards with a chain symbol under their cost for {price}")
    return tuple(found)


@lru_cache(maxsize=64)
def token_words(token: ProgressToken) -> str:
    """A Progress token in one line."""
    return f"{token.name}: {', '.join(token_effects(token))}"
