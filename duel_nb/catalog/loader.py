"""Load the catalog from the data files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Final

from duel_nb.catalog.catalog import Catalog
from duel_nb.catalog.components import (
    SetFile,
    check_names,
    collect,
    conspiracy,
    decree,
    progress_token,
    read_cards,
    read_divinities,
    read_gate,
    read_mythology_tokens,
    with_chains,
    wonder,
)
from duel_nb.catalog.errors import CatalogError
from duel_nb.catalog.model import (
    Card,
    Chamber,
    Component,
    Divinity,
    ForBoth,
    Layout,
    MilitaryToken,
    MilitaryZone,
    PantheonSpace,
    SenateActionStep,
)
from duel_nb.catalog.row import Row
from duel_nb.catalog.terms import KINDS, SECTIONS, SETS
from duel_nb.catalog.translations import read_names

DATA: Final = Path(__file__).with_name("data")
AGES: Final = {"age-1": 1, "age-2": 2, "age-3": 3}


def read(directory: Path = DATA) -> Catalog:
    """Read the data files of a directory.

    Raises:
        CatalogError: a file is missing or damaged, or the components do not fit together.
    """
    translations = read_names(directory)
    files = tuple(SetFile(directory / f"{s}.toml", s, translations) for s in SETS)
    base, pantheon, agora, *_ = files
    wonders = collect(files, "wonder", wonder)
    with (
        base.table("supply") as supply,
        base.table("trade") as trade,
        base.table("discard") as discard,
        base.table("science") as science,
        base.table("score") as score,
        base.table("draft") as draft,
        draft.table("first_game") as first_game,
        base.table("military") as track,
        agora.table("military") as agora_track,
        pantheon.table("grand_temples") as temples,
        pantheon.table("pantheon") as board,
        board.table("tokens") as tokens,
        agora.table("senators") as senators,
        agora.table("senate") as senate,
        agora.table("conspire") as conspire,
    ):
        base_wonders = [wonder.id for wonder in wonders if wonder.set == base.set]
        capital = track.integer("capital")
        removed = supply.integer("cards_removed_per_age")
        military_tokens = tuple(read_military_tokens(track))
        catalog = Catalog(
            cards=tuple(with_chains(tuple(read_cards(files)))),
            wonders=wonders,
            progress=collect(files, "progress", progress_token),
            mythology_tokens=tuple(read_mythology_tokens(pantheon)),
            divinities=tuple(read_divinities(pantheon)),
            gate=read_gate(pantheon),
            decrees=collect(files, "decree", decree),
            conspiracies=collect(files, "conspiracy", conspiracy),
            chambers=tuple(read_chambers(senate)),
            layouts=(
                *read_layouts(base, tokens, agora=False),
                *read_layouts(agora, tokens, agora=True),
            ),
            military_zones=tuple(read_zones(track, capital)),
            military_tokens=(
                *military_tokens,
                *read_tokens_in_place(agora_track, military_tokens),
            ),
            pantheon_spaces=tuple(read_spaces(board)),
            offering_tokens=board.integers("offering_tokens"),
            senate_actions=tuple(
                SenateActionStep(step.integer("from_blue"), step.integer("actions"))
                for step in senate.tables("actions")
            ),
            players=supply.integer("players"),
            starting_coins=supply.integer("starting_coins"),
            progress_tokens_on_board=supply.integer("progress_tokens_on_board"),
            wonders_built_at_most=supply.integer("wonders_built_at_most"),
            base_trade_price=trade.integer("base_price"),
            fixed_trade_price=trade.integer("fixed_price"),
            discard_coins=discard.integer("coins"),
            discard_coins_per_yellow=discard.integer("coins_per_yellow_card"),
            symbols_of_a_pair=science.integer("symbols_of_a_pair"),
            symbols_for_supremacy=science.integer("symbols_for_supremacy"),
            coins_per_point=score.integer("coins_per_point"),
            capital=capital,
            draft_picks=draft.texts("picks"),
            first_game_wonders=(
                first_game.texts("A", base_wonders),
                first_game.texts("B", base_wonders),
            ),
            cards_removed_per_age=removed,
            guilds_in_age_3=supply.integer("guilds_in_age_3"),
            grand_temples_in_age_3=temples.integer("in_age_3"),
            senator_price=senators.integer("price_for_each"),
            senators_per_age=tuple(senators.integer(f"in_age_{age}") for age in AGES.values()),
            divinities_looked_at=board.integer("divinities_looked_at"),
            conspiracies_drawn=conspire.integer("draw"),
            temple_points=(0, *temples.integers("points")),
            cubes_per_player=senate.integer("cubes_per_player"),
        )
    named = [component for kind in KINDS for component in catalog.components(kind)]
    for file in files:
        file.close()
    check_ids(named)
    check_names(translations, {component.id for component in named})
    check_decks(catalog)
    check_mythologies(catalog)
    check_guilds(named)
    return catalog


def read_zones(track: Row, capital: int) -> Iterator[MilitaryZone]:
    """Read the zones of the military track."""
    for row in track.tables("zones"):
        zone = MilitaryZone(row.integer("from"), row.integer("to"), row.integer("points"))
        if not 1 <= zone.first <= zone.last < capital:
            raise row.error("to", f"{zone.first} to {zone.last} is not on the track")
        yield zone


def read_spaces(board: Row) -> Iterator[PantheonSpace]:
    """Read the spaces of the Pantheon board."""
    for number, space in enumerate(board.tables("spaces"), 1):
        yield PantheonSpace(number, ForBoth(space.integer("A"), space.integer("B")))


def read_chambers(senate: Row) -> Iterator[Chamber]:
    """Read the Chambers of the Senate."""
    for number, chamber in enumerate(senate.tables("chambers"), 1):
        yield Chamber(
            number=number,
            section=chamber.choice("section", SECTIONS),
            points=chamber.integer("points"),
            face_up=chamber.flag("face_up"),
        )


def read_military_tokens(track: Row) -> Iterator[MilitaryToken]:
    """Read the Military tokens of the base game, from the middle outwards."""
    for token in track.tables("tokens"):
        yield MilitaryToken(
            set="base",
            entered_at=token.integer("entered_at"),
            does=token.effects("does"),
        )


def read_tokens_in_place(track: Row, base: Sequence[MilitaryToken]) -> Iterator[MilitaryToken]:
    """Read the Military tokens of Agora, each replacing one of the base game."""
    for token, replaced in zip_longest(track.tables("tokens"), base):
        if token is None or replaced is None:
            raise track.error("tokens", f"expected {len(base)}, as in the base game")
        yield MilitaryToken(
            set="agora",
            entered_at=replaced.entered_at,
            does=token.effects("does"),
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
    """Read the places of tokens, which lie on face-down cards."""
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


def check_ids(components: Iterable[Component]) -> None:
    """Check that ids are unique, except for copies of a component."""
    seen: dict[str, Component] = {}
    for component in components:
        first = seen.setdefault(component.id, component)
        if first.names is not component.names:
            raise fault(component, "", f"the {first.kind} {first.name} has this id")


def check_decks(catalog: Catalog) -> None:
    """Check that the cards of each Age fill its structure, in each mix of expansions."""
    for layout in catalog.layouts:
        for purple in (catalog.guilds_in_age_3, catalog.grand_temples_in_age_3):
            dealt = len(catalog.deck(f"age-{layout.age}")) - catalog.cards_removed_per_age
            dealt += purple if layout.age == len(AGES) else 0
            dealt += catalog.senators_per_age[layout.age - 1] if layout.agora else 0
            if dealt != layout.size:
                raise CatalogError(
                    f"{dealt} cards do not fill its {layout.size} places",
                    file="agora.toml" if layout.agora else "base.toml",
                    component="layout",
                    key=f"age-{layout.age}",
                )


def check_mythologies(catalog: Catalog) -> None:
    """Check that each mythology of a Grand Temple or Divinity has its tokens."""
    mythologies = {token.id for token in catalog.mythology_tokens}
    for card in catalog.cards:
        if (card.deck == "grand-temple") != (card.mythology is not None):
            raise fault(card, "mythology", "a Grand Temple has one and other cards have none")
    of_a_mythology: tuple[Card | Divinity, ...] = (*catalog.cards, *catalog.divinities)
    for component in of_a_mythology:
        if component.mythology is not None and component.mythology not in mythologies:
            raise fault(component, "mythology", f"there is no mythology {component.mythology}")


def check_guilds(components: Iterable[Component]) -> None:
    """Check that only purple cards are Guilds, whose points are one category of the score."""
    for component in components:
        purple = isinstance(component, Card) and component.colour == "purple"
        if component.effect("guild") is not None and not purple:
            raise fault(component, "does", "only a purple card counts like a Guild")


def fault(component: Component, key: str, problem: str) -> CatalogError:
    """Make the error for a wrong entry of a component."""
    return CatalogError(problem, file=f"{component.set}.toml", component=component.id, key=key)
