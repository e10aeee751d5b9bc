"""Make cards, Wonders, tokens and other components from the rows of the file of a set."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypedDict, TypeVar

from duel_nb.catalog.effects import Effect
from duel_nb.catalog.errors import CatalogError
from duel_nb.catalog.model import (
    Card,
    Component,
    Conspiracy,
    Decree,
    Divinity,
    Gate,
    MythologyToken,
    ProgressToken,
    Wonder,
)
from duel_nb.catalog.row import Row, read_toml
from duel_nb.catalog.terms import COLOURS, DECKS, RESOURCES
from duel_nb.catalog.translations import FOLDER, Translated

C = TypeVar("C", bound=Component)


class Common(TypedDict):
    """The fields that every component has."""

    index: int
    id: str
    name: str
    set: str
    names: MappingProxyType[str, str]
    unsure: frozenset[str]
    aliases: tuple[str, ...]
    note: str
    rule: str
    does: tuple[Effect, ...]


class SetFile:
    """The data file of one set.

    Args:
        path: the file.
        set_: the set it must be for, one of `SETS`.
        translations: names in other languages, by language and id.

    Raises:
        CatalogError: the file cannot be read, or is for another set.
    """

    def __init__(
        self, path: Path, set_: str, translations: Mapping[str, Mapping[str, Translated]]
    ) -> None:
        self.file = path.name
        self.set = set_
        self.top = Row(read_toml(path, self.file), self.file, "")
        if (named := self.top.text("set")) != set_:
            raise self.top.error("set", f'expected "{set_}", not "{named}"')
        self._translations = translations

    def table(self, key: str) -> Row:
        """Read a required table."""
        return self.top.table(key)

    def rows(self, key: str) -> Iterator[tuple[str, Row]]:
        """Read a table of components."""
        return self.top.table(key, {}).rows()

    def common(self, row: Row, index: int, id: str) -> Common:
        """Read the fields that every component has."""
        name = row.text("name")
        named = {language: all_[id] for language, all_ in self._translations.items() if id in all_}
        return {
            "index": index,
            "id": id,
            "name": name,
            "set": self.set,
            "names": MappingProxyType({"en": name, **{one: named[one].name for one in named}}),
            "unsure": frozenset(one for one in named if not named[one].sure),
            "aliases": row.texts("aliases"),
            "note": row.text("note", ""),
            "rule": row.text("rule", ""),
            "does": row.effects("does"),
        }

    def close(self) -> None:
        """Raise an error for unknown tables."""
        self.top.close()


def check_names(translations: Mapping[str, Mapping[str, Translated]], ids: set[str]) -> None:
    """Raise an error for names of unknown components."""
    for language, names in translations.items():
        for id in names:
            if id not in ids:
                file = f"{FOLDER}/{language}.toml"
                raise CatalogError("no such component", file=file, component=id)


def collect(
    files: Iterable[SetFile], key: str, make: Callable[[SetFile, Row, int, str], C]
) -> tuple[C, ...]:
    """Make the components under one key of each file, with consecutive indices."""
    found: list[C] = []
    for file in files:
        for id, row in file.rows(key):
            found.append(make(file, row, len(found), id))
    return tuple(found)


COUNTED: Final = (*COLOURS, "wonders")


def read_cards(files: Iterable[SetFile]) -> Iterator[Card]:
    """Read the cards of all decks, with every copy of a Senator."""
    index = 0
    for file in files:
        for deck, colours in file.rows("card"):
            if deck not in DECKS:
                raise CatalogError(f"none of {', '.join(DECKS)}", file=file.file, component=deck)
            for colour, rows in colours.rows():
                if colour not in (*COLOURS, "senator"):
                    raise colours.error(colour, f"none of {', '.join(COLOURS)}")
                for id, row in rows.rows():
                    copies = row.integer("copies", 1)
                    first = card(file, row, index, id, deck, colour)
                    if copies == 1:
                        yield first
                    else:
                        for n in range(copies):
                            yield replace(first, index=index + n, copy=n + 1)
                    index += copies


def card(file: SetFile, row: Row, index: int, id: str, deck: str, colour: str) -> Card:
    """Make a card; `with_chains` adds the chain symbol under its cost."""
    return Card(
        **file.common(row, index, id),
        deck=deck,
        colour=colour,
        cost=row.cost("cost"),
        produces=row.resources("produces"),
        produces_one_of=row.texts("produces_one_of", RESOURCES),
        fixed_price=row.texts("fixed_price", RESOURCES),
        points=row.integer("points", 0),
        free_if_own=row.optional_text("free_if_own"),
        chain_symbol_provided=row.optional_text("symbol_provided"),
        mythology=row.optional_text("mythology"),
    )


def with_chains(cards: Sequence[Card]) -> Iterator[Card]:
    """Add to each card the chain symbol of the card that makes it free."""
    by_id = {card.id: card for card in cards}
    for card in cards:
        if card.free_if_own is None:
            yield card
            continue
        earlier = by_id.get(card.free_if_own)
        symbol = earlier.chain_symbol_provided if earlier is not None else None
        if symbol is None:
            problem = f"there is no card {card.free_if_own} with a chain symbol"
            raise CatalogError(
                problem, file=f"{card.set}.toml", component=card.id, key="free_if_own"
            )
        yield replace(card, chain_symbol_under_cost=symbol)


def wonder(file: SetFile, row: Row, index: int, id: str) -> Wonder:
    """Make a Wonder."""
    return Wonder(
        **file.common(row, index, id),
        cost=row.cost("cost"),
        points=row.integer("points", 0),
        produces_one_of=row.texts("produces_one_of", RESOURCES),
        activation_discount=row.integer("activation_discount", 0),
        does_when_drafted=row.effects("when_drafted"),
        rule_when_drafted=row.text("rule_when_drafted", ""),
    )


def progress_token(file: SetFile, row: Row, index: int, id: str) -> ProgressToken:
    """Make a Progress token."""
    return ProgressToken(
        **file.common(row, index, id),
        points=row.integer("points", 0),
        wonder_discount=row.integer("wonder_discount", 0),
        blue_discount=row.integer("blue_discount", 0),
        economy=row.flag("economy"),
        points_per_progress=row.integer("points_per_progress", 0),
        red_shield_bonus=row.integer("red_shield_bonus", 0),
        wonders_play_again=row.flag("wonders_play_again"),
        chain_coins=row.integer("chain_coins", 0),
        senators_free=row.flag("senators_free"),
        keeps_both_conspiracies=row.flag("keeps_both_conspiracies"),
        points_per_pantheon_token=row.integer("points_per_pantheon_token", 0),
        coins_lost_per_space=row.integer("coins_lost_per_space", 0),
        engineering_price=row.optional_integer("engineering_price"),
    )


def read_mythology_tokens(file: SetFile) -> Iterator[MythologyToken]:
    """Read every copy of the Mythology tokens."""
    index = 0
    for id, row in file.rows("mythology"):
        copies = row.integer("copies")
        first = MythologyToken(
            **file.common(row, index, id),
            focus=row.text("focus"),
            colour=row.choice("colour", COLOURS),
            copy=1,
        )
        for n in range(copies):
            yield replace(first, index=index + n, copy=n + 1)
        index += copies


def read_divinities(file: SetFile) -> Iterator[Divinity]:
    """Read the Divinities, mythology by mythology."""
    index = 0
    for mythology, rows in file.rows("divinity"):
        for id, row in rows.rows():
            yield Divinity(
                **file.common(row, index, id),
                mythology=mythology,
                points=row.integer("points", 0),
                points_per_coin=row.integer("points_per_coin", 0),
                progress_tokens=row.integer("progress_tokens", 0),
            )
            index += 1


def decree(file: SetFile, row: Row, index: int, id: str) -> Decree:
    """Make a Decree, with aliases such as "Decree 3" and "Decree 3: yellow income"."""
    common = file.common(row, index, id)
    number = row.integer("number")
    called = (common["names"]["en"], *common["aliases"])
    numbered = (f"Decree {number}", *(f"Decree {number}: {name}" for name in called))
    common["aliases"] = (*common["aliases"], *numbered)
    return Decree(
        **common,
        number=number,
        text=row.sentence("text"),
        levy=row.coins_per("levy", COUNTED),
        ignores=row.amount("ignores", COLOURS),
        wonder_discount=row.integer("wonder_discount", 0),
        shields=row.integer("shields", 0),
        cheaper=row.coins_per("cheaper", ("brown", "grey")),
        price_at_least=row.integer("price_at_least", 0),
        blue_cards=row.integer("blue_cards", 0),
        discard_coins=row.integer("discard_coins", 0),
        opponent_chains=row.flag("opponent_chains"),
        conspirator_plays_again=row.flag("conspirator_plays_again"),
    )


def conspiracy(file: SetFile, row: Row, index: int, id: str) -> Conspiracy:
    """Make a Conspiracy."""
    return Conspiracy(**file.common(row, index, id))


def read_gate(file: SetFile) -> Gate:
    """Read the Gate."""
    with file.table("gate") as row:
        return Gate(
            **file.common(row, 0, "gate"),
            price_factor=row.integer("price_factor"),
        )
