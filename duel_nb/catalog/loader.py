"""From the data files, one for each set, to the catalog."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypedDict, TypeVar

from duel_nb.catalog.catalog import Catalog
from duel_nb.catalog.errors import CatalogError
from duel_nb.catalog.model import (
    COLOURS,
    DECKS,
    RESOURCES,
    SCIENCE_SYMBOLS,
    SECTIONS,
    SETS,
    Card,
    Chamber,
    Component,
    Conspiracy,
    Decree,
    Divinity,
    Gate,
    Layout,
    MilitaryToken,
    MilitaryZone,
    MythologyToken,
    PantheonSpace,
    ProgressToken,
    SenateActions,
    Wonder,
)
from duel_nb.catalog.row import Row

DATA: Final = Path(__file__).with_name("data")
COUNTED_BY_CARDS: Final = (*COLOURS, "wonders")
COUNTED_BY_GUILDS: Final = (*COUNTED_BY_CARDS, "coins")
AGES: Final = {"age-1": 1, "age-2": 2, "age-3": 3}


class Common(TypedDict):
    """The fields that every component has."""

    index: int
    id: str
    name: str
    set: str
    names: MappingProxyType[str, str]
    aliases: tuple[str, ...]
    note: str


class SetFile:
    """One data file: its tables, and the names of its components in other languages."""

    def __init__(self, path: Path, set_: str) -> None:
        self.file = path.name
        self.set = set_
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise CatalogError(str(error), file=self.file) from error
        self.top = Row(data, self.file, "")
        if (named := self.top.text("set")) != set_:
            raise self.top.error("set", f'expected "{set_}", not "{named}"')
        self._names = {id: row.names() for id, row in self.top.table("names", {}).rows()}

    def table(self, key: str) -> Row:
        """Read a table that must be there."""
        return self.top.table(key)

    def rows(self, key: str) -> Iterator[tuple[str, Row]]:
        """Read a table of components."""
        return self.top.table(key, {}).rows()

    def common(self, row: Row, index: int, id: str) -> Common:
        """Read what every component has."""
        name = row.text("name")
        return {
            "index": index,
            "id": id,
            "name": name,
            "set": self.set,
            "names": MappingProxyType({"en": name, **self._names.get(id, {})}),
            "aliases": row.texts("aliases"),
            "note": row.text("note", ""),
        }

    def close(self, ids: set[str]) -> None:
        """Refuse tables nobody read, and names of components that are not in this file."""
        self.top.close()
        for id in self._names:
            if id not in ids:
                raise CatalogError("no such component", file=self.file, component="names", key=id)


C = TypeVar("C", bound=Component)


def read(directory: Path = DATA) -> Catalog:
    """Read the data files of a directory; raises `CatalogError` where one is damaged."""
    base, pantheon, agora = files = tuple(SetFile(directory / f"{s}.toml", s) for s in SETS)

    cards = tuple(read_cards(files))
    wonders = collect(files, "wonder", wonder)
    progress = collect(files, "progress", progress_token)
    mythology_tokens = tuple(read_mythology_tokens(pantheon))
    divinities = tuple(read_divinities(pantheon))
    with pantheon.table("gate") as row:
        gate = Gate(
            **pantheon.common(row, 0, "gate"),
            text=row.text("text"),
            price_factor=row.integer("price_factor"),
        )
    decrees = collect(files, "decree", decree)
    conspiracies = collect(files, "conspiracy", conspiracy)

    with base.table("supply") as supply:
        players = supply.integer("players")
        starting_coins = supply.integer("starting_coins")
        progress_tokens_on_board = supply.integer("progress_tokens_on_board")
        wonders_built_at_most = supply.integer("wonders_built_at_most")
        cards_removed_per_age = supply.integer("cards_removed_per_age")
        guilds_in_age_3 = supply.integer("guilds_in_age_3")
        fixed_trade_price = supply.integer("fixed_trade_price")
    with base.table("draft") as draft:
        draft_picks = draft.texts("picks")
        with draft.table("first_game") as first:
            ids = tuple(w.id for w in wonders if w.set == "base")
            first_game_wonders = first.texts("A", ids), first.texts("B", ids)
    capital, zones, military_tokens = read_military(base, agora)
    with pantheon.table("grand_temples") as temples:
        grand_temples_in_age_3 = temples.integer("in_age_3")
        temple_points = (0, *temples.integers("points"))
    with pantheon.table("pantheon") as board:
        spaces = tuple(
            PantheonSpace(number, (space.integer("A"), space.integer("B")))
            for number, space in enumerate(board.tables("spaces"), 1)
        )
        offering_tokens = board.integers("offering_tokens")
        mythology_tokens_per_game = board.integer("mythology_tokens_per_game")
        with board.table("tokens") as tokens:
            layouts = (
                *read_layouts(base, tokens, agora=False),
                *read_layouts(agora, tokens, agora=True),
            )
    with agora.table("senators") as senators:
        senators_per_age = tuple(senators.integer(f"in_age_{age}") for age in AGES.values())
    with agora.table("senate") as senate:
        cubes_per_player = senate.integer("cubes_per_player")
        chambers = tuple(
            Chamber(
                number=number,
                section=chamber.choice("section", SECTIONS),
                points=chamber.integer("points"),
                face_up=chamber.flag("face_up"),
            )
            for number, chamber in enumerate(senate.tables("chambers"), 1)
        )
        senate_actions = tuple(
            SenateActions(step.integer("from_blue"), step.integer("actions"))
            for step in senate.tables("actions")
        )

    named: list[Component] = [
        *cards, *wonders, *progress, *mythology_tokens, *divinities, gate, *decrees, *conspiracies
    ]  # fmt: skip
    for file in files:
        file.close({component.id for component in named if component.set == file.set})
    check_references(cards, mythology_tokens, divinities)

    return Catalog(
        cards=cards,
        wonders=wonders,
        progress=progress,
        mythology_tokens=mythology_tokens,
        divinities=divinities,
        gate=gate,
        decrees=decrees,
        conspiracies=conspiracies,
        chambers=chambers,
        layouts=layouts,
        military_zones=zones,
        military_tokens=military_tokens,
        pantheon_spaces=spaces,
        offering_tokens=offering_tokens,
        senate_actions=senate_actions,
        players=players,
        starting_coins=starting_coins,
        progress_tokens_on_board=progress_tokens_on_board,
        wonders_built_at_most=wonders_built_at_most,
        fixed_trade_price=fixed_trade_price,
        capital=capital,
        draft_picks=draft_picks,
        first_game_wonders=first_game_wonders,
        cards_removed_per_age=cards_removed_per_age,
        guilds_in_age_3=guilds_in_age_3,
        grand_temples_in_age_3=grand_temples_in_age_3,
        senators_per_age=senators_per_age,
        mythology_tokens_per_game=mythology_tokens_per_game,
        temple_points=temple_points,
        cubes_per_player=cubes_per_player,
    )


def collect(
    files: tuple[SetFile, ...], key: str, make: Callable[[SetFile, Row, int, str], C]
) -> tuple[C, ...]:
    """Make the components under one key of each file, numbered through all files."""
    found: list[C] = []
    for file in files:
        for id, row in file.rows(key):
            found.append(make(file, row, len(found), id))
    return tuple(found)


def read_cards(files: tuple[SetFile, ...]) -> Iterator[Card]:
    """Read the cards of all decks; of a Senator every copy."""
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
    """Make a card."""
    return Card(
        **file.common(row, index, id),
        deck=deck,
        colour=colour,
        cost=row.cost("cost"),
        produces=row.resources("produces"),
        produces_one_of=row.texts("produces_one_of", RESOURCES),
        fixed_price=row.texts("fixed_price", RESOURCES),
        shields=row.integer("shields", 0),
        science=row.optional_choice("science", SCIENCE_SYMBOLS),
        points=row.integer("points", 0),
        coins=row.integer("coins", 0),
        coins_per=row.coins_per("coins_per", COUNTED_BY_CARDS),
        guild=row.guild("guild", COUNTED_BY_GUILDS),
        free_if_own=row.optional_text("free_if_own"),
        chain_symbol_under_cost=row.optional_text("symbol_under_cost"),
        chain_symbol_provided=row.optional_text("symbol_provided"),
        mythology=row.optional_text("mythology"),
        section=row.optional_choice("section", SECTIONS),
        senator=row.optional_choice("senator", ("politician", "conspirator")),
    )


def wonder(file: SetFile, row: Row, index: int, id: str) -> Wonder:
    """Make a Wonder."""
    from_box = None
    if row.has("progress_from_box"):
        with row.table("progress_from_box") as box:
            from_box = box.integer("draw"), box.integer("keep")
    return Wonder(
        **file.common(row, index, id),
        cost=row.cost("cost"),
        points=row.integer("points", 0),
        coins=row.integer("coins", 0),
        shields=row.integer("shields", 0),
        opponent_loses=row.integer("opponent_loses", 0),
        play_again=row.flag("play_again"),
        produces_one_of=row.texts("produces_one_of", RESOURCES),
        discard_colour=row.optional_choice("discard_colour", COLOURS),
        build_from_discard=row.flag("build_from_discard"),
        progress_from_box=from_box,
        activation_discount=row.integer("activation_discount", 0),
        theater=row.flag("theater"),
        trigger_conspiracy=row.flag("trigger_conspiracy"),
        place_influence=row.flag("place_influence"),
        move_influence=row.flag("move_influence"),
        when_drafted=row.optional_choice("when_drafted", ("conspire", "place-influence")),
    )


def progress_token(file: SetFile, row: Row, index: int, id: str) -> ProgressToken:
    """Make a Progress token."""
    return ProgressToken(
        **file.common(row, index, id),
        points=row.integer("points", 0),
        coins=row.integer("coins", 0),
        science=row.optional_choice("science", SCIENCE_SYMBOLS),
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
    """Read the Mythology tokens, every copy."""
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
                text=row.text("text"),
                points=row.integer("points", 0),
                coins=row.integer("coins", 0),
                shields=row.integer("shields", 0),
                science=row.optional_choice("science", SCIENCE_SYMBOLS),
                coins_on_card=row.integer("coins_on_card", 0),
            )
            index += 1


def decree(file: SetFile, row: Row, index: int, id: str) -> Decree:
    """Make a Decree; "Decree 3" is another way to call it."""
    common = file.common(row, index, id)
    number = row.integer("number")
    common["aliases"] = (*common["aliases"], f"Decree {number}")
    return Decree(**common, number=number, text=row.text("text"))


def conspiracy(file: SetFile, row: Row, index: int, id: str) -> Conspiracy:
    """Make a Conspiracy."""
    return Conspiracy(
        **file.common(row, index, id),
        text=row.text("text"),
        then_move=row.flag("then_move"),
        shields=row.integer("shields", 0),
    )


def read_military(
    base: SetFile, agora: SetFile
) -> tuple[int, tuple[MilitaryZone, ...], tuple[MilitaryToken, ...]]:
    """Read where the capitals are, the zones of the track, and the tokens of both sets."""
    with base.table("military") as track:
        capital = track.integer("capital")
        zones = tuple(
            MilitaryZone(zone.integer("from"), zone.integer("to"), zone.integer("points"))
            for zone in track.tables("zones")
        )
        for zone in zones:
            if not 1 <= zone.first <= zone.last < capital:
                raise track.error("zones", f"{zone.first} to {zone.last} is not on the track")
        tokens = list(read_military_tokens(base.set, track))
    with agora.table("military") as track:
        tokens += read_military_tokens(agora.set, track)
    return capital, zones, tuple(tokens)


def read_military_tokens(set_: str, track: Row) -> Iterator[MilitaryToken]:
    """Read the Military tokens of one set."""
    for token in track.tables("tokens"):
        yield MilitaryToken(
            set=set_,
            entered_at=token.integer("entered_at"),
            opponent_loses=token.integer("opponent_loses", 0),
            place_influence=token.integer("place_influence", 0),
            remove_influence=token.integer("remove_influence", 0),
            move_influence=token.integer("move_influence", 0),
        )


def read_layouts(file: SetFile, tokens: Row, *, agora: bool) -> Iterator[Layout]:
    """Read the structures of one set, with the places of the Pantheon tokens on them."""
    with (
        file.table("layout") as layouts,
        tokens.table("with_agora" if agora else "without_agora") as laid,
    ):
        for deck, age in AGES.items():
            layout = Layout(age, agora, layouts.grid(deck))
            if laid.has(deck):
                with laid.table(deck) as row:
                    kind = row.choice("kind", ("mythology", "offering"))
                    places = tuple(read_places(row, layout))
                layout = replace(layout, token=kind, token_places=places)
            yield layout


def read_places(row: Row, layout: Layout) -> Iterator[tuple[int, int]]:
    """Read the places of tokens, which lie on cards that are face down."""
    for place in row.grid("places"):
        match place:
            case (line, position) if (
                line < len(layout.rows)
                and position < len(layout.rows[line])
                and not layout.is_face_up(line)
            ):
                yield line, position
            case _:
                raise row.error("places", f"no face-down card lies at {list(place)}")


def check_references(
    cards: tuple[Card, ...],
    mythology_tokens: tuple[MythologyToken, ...],
    divinities: tuple[Divinity, ...],
) -> None:
    """See that chains lead from a card with the symbol, and that mythologies have their tokens."""
    by_id = {card.id: card for card in cards}
    mythologies = {token.id for token in mythology_tokens}
    for card in cards:
        if card.free_if_own is not None or card.chain_symbol_under_cost is not None:
            earlier = by_id.get(card.free_if_own or "")
            if earlier is None:
                raise refers(card, "free_if_own", f"there is no card {card.free_if_own}")
            if earlier.chain_symbol_provided != card.chain_symbol_under_cost:
                raise refers(
                    card,
                    "symbol_under_cost",
                    f"{card.free_if_own} provides {earlier.chain_symbol_provided}",
                )
        if (card.deck == "grand-temple") != (card.mythology is not None):
            raise refers(card, "mythology", "a Grand Temple has one and other cards have none")
    of_a_mythology: tuple[Card | Divinity, ...] = (*cards, *divinities)
    for component in of_a_mythology:
        if component.mythology is not None and component.mythology not in mythologies:
            raise refers(component, "mythology", f"there is no mythology {component.mythology}")


def refers(component: Component, key: str, problem: str) -> CatalogError:
    """Make the error for a component that refers to what is not there."""
    return CatalogError(problem, file=f"{component.set}.toml", component=component.id, key=key)
