"""What the rules say, worked out again from the catalog alone, slowly and plainly.

Nothing here calls the engine's own rules: it reads a position through its surface and compares.
"""

from collections import Counter
from functools import cache
from itertools import combinations, product

from duel_nb.catalog import CATALOG, RESOURCES, Card, Wonder
from duel_nb.engine import City, GameState

PLAYERS = ("A", "B")


def other(player: str) -> str:
    return "B" if player == "A" else "A"


def wonders_standing(city: City) -> list[Wonder]:
    return [site.wonder for site in city.wonders if site.standing]


def owns(city: City, token: str) -> bool:
    return any(t.id == token for t in city.progress)


# -- trade -------------------------------------------------------------------------------------


def production(city: City) -> dict[str, int]:
    """Brown and grey cards only (BASE-PROD-01)."""
    total = Counter(dict.fromkeys(RESOURCES, 0))
    for card in city.buildings:
        if card.colour in ("brown", "grey"):
            total.update(dict(zip(RESOURCES, card.produces, strict=True)))
    return dict(total)


def prices(city: City, opponent: City) -> dict[str, int]:
    """2, and 1 for each of the opponent's symbols; or fixed at 1 (BASE-TRADE-01, 06)."""
    fixed = {resource for card in city.buildings for resource in card.fixed_price}
    symbols = production(opponent)
    return {r: 1 if r in fixed else 2 + symbols[r] for r in RESOURCES}


def choices(city: City) -> list[tuple[str, ...]]:
    """Forum, Caravansery, Great Lighthouse, Piraeus (BASE-PROD-02)."""
    sources = [*city.buildings, *wonders_standing(city)]
    return sorted(tuple(s.produces_one_of) for s in sources if s.produces_one_of)


def waiver(city: City, thing: Card | Wonder) -> int:
    """Two units by Architecture or Masonry (BASE-PROGX-01)."""
    if isinstance(thing, Wonder):
        return 2 if owns(city, "architecture") else 0
    return 2 if thing.colour == "blue" and owns(city, "masonry") else 0


def is_chained(city: City, card: Card) -> bool:
    return any(building.id == card.free_if_own for building in city.buildings)


def price(state: GameState, player: str, thing: Card | Wonder) -> int:
    """The fewest coins for which a Building or Wonder can be had, by trying every way to pay."""
    city, opponent = state.city(player), state.city(other(player))
    if isinstance(thing, Card) and is_chained(city, thing):
        return 0
    return thing.cost.coins + cheapest(
        thing.cost.resources,
        tuple(production(city)[r] for r in RESOURCES),
        tuple(choices(city)),
        tuple(prices(city, opponent)[r] for r in RESOURCES),
        waiver(city, thing),
    )


@cache
def cheapest(
    needs: tuple[int, ...],
    have: tuple[int, ...],
    one_of: tuple[tuple[str, ...], ...],
    each: tuple[int, ...],
    waived: int,
) -> int:
    """Every way to use the choice producers, times every way to waive units."""
    units = [r for r, count in enumerate(needs) for _ in range(count)]
    best = None
    for given in product(*one_of):
        produced = list(have)
        for resource in given:
            produced[RESOURCES.index(resource)] += 1
        for left_out in combinations(range(len(units)), min(waived, len(units))):
            wanted = Counter(r for i, r in enumerate(units) if i not in left_out)
            coins = sum(max(0, n - produced[r]) * each[r] for r, n in wanted.items())
            best = coins if best is None else min(best, coins)
    assert best is not None
    return best


# -- the structure -----------------------------------------------------------------------------


def accessible(state: GameState) -> set[str]:
    """Names of the places that nothing covers (BASE-STRUCT-05)."""
    there = {(place.row, place.column) for place in state.structure}
    return {
        f"r{row}c{column}"
        for row, column in there
        if not {(row + 1, column - 1), (row + 1, column + 1)} & there
    }


# -- what may be done --------------------------------------------------------------------------


def ordinary_actions(state: GameState) -> set[str]:
    """Notation of what an ordinary turn allows (BASE-TURN-02)."""
    player = state.turn
    city = state.city(player)
    standing = sum(len(wonders_standing(state.city(p))) for p in PLAYERS)
    open_places = accessible(state)
    allowed = set()
    for place in state.structure:
        if place.name not in open_places:
            continue
        card = place.card
        assert card is not None, f"{place.name} is accessible and unknown"
        allowed.add(f"discard {card.name}")
        if price(state, player, card) <= city.coins:
            allowed.add(f"build {card.name}")
        for site in city.wonders:
            buildable = not site.standing and standing < 7
            if buildable and price(state, player, site.wonder) <= city.coins:
                allowed.add(f"wonder {site.wonder.name.removeprefix('The ')} with {card.name}")
    return allowed


def choice_actions(state: GameState) -> set[str]:
    """Notation of what the choice that is due allows."""
    due = state.decisions[-1]
    opposing = state.city(other(due.player)).buildings
    if due.kind == "draft":
        return {f"draft {w.name.removeprefix('The ')}" for w in state.offered}
    if due.kind == "progress":
        return {f"take {token.name}" for token in state.progress_tokens}
    if due.kind == "begin":
        return {"begin A", "begin B"}
    if due.kind == "discard-brown":
        return {f"discard {card.name}" for card in opposing if card.colour == "brown"}
    if due.kind == "discard-grey":
        return {f"discard {card.name}" for card in opposing if card.colour == "grey"}
    if due.kind == "build-from-discard":
        return {f"build {card.name}" for card in state.discard_pile}
    assert due.kind == "keep-progress", f"a new kind of choice: {due.kind}"
    elsewhere = {*state.progress_tokens, *state.city("A").progress, *state.city("B").progress}
    options = {action.token for action in state.legal_actions()}
    assert not options & elsewhere
    assert len(options) == min(3, 10 - len(elsewhere))
    return {f"take {token.name}" for token in options}


# -- points ------------------------------------------------------------------------------------


def guild_count(city: City, guild: str) -> int:
    """What a Guild counts in one City (BASE-G)."""
    colour = Counter(card.colour for card in city.buildings)
    return {
        "merchants-guild": colour["yellow"],
        "shipowners-guild": colour["brown"] + colour["grey"],
        "builders-guild": len(wonders_standing(city)),
        "magistrates-guild": colour["blue"],
        "scientists-guild": colour["green"],
        "moneylenders-guild": city.coins // 3,
        "tacticians-guild": colour["red"],
    }[guild]


def guild_points(state: GameState, guild: str) -> int:
    each = 2 if guild == "builders-guild" else 1
    return each * max(guild_count(state.city(p), guild) for p in PLAYERS)


def guild_coins(state: GameState, guild: str) -> int:
    if guild in ("builders-guild", "moneylenders-guild"):
        return 0
    return max(guild_count(state.city(p), guild) for p in PLAYERS)


def score(state: GameState, player: str) -> dict[str, int]:
    """A score sheet (BASE-SCORE-01 to 08)."""
    city = state.city(player)
    points: Counter[str] = Counter()
    for card in city.buildings:
        points[card.colour] += card.points
        if card.guild:
            points["purple"] += guild_points(state, card.id)
    for token in city.progress:
        worth = {"agriculture": 4, "philosophy": 7, "mathematics": 3 * len(city.progress)}
        points["progress"] += worth.get(token.id, 0)
    ahead = state.pawn if player == "A" else -state.pawn
    track = {0: 0, **dict.fromkeys((1, 2), 2), **dict.fromkeys((3, 4, 5), 5)}
    return {
        "blue": points["blue"],
        "green": points["green"],
        "yellow": points["yellow"],
        "purple": points["purple"],
        "wonders": sum(wonder.points for wonder in wonders_standing(city)),
        "progress": points["progress"],
        "military": track.get(ahead, 10) if ahead > 0 else 0,
        "treasury": city.coins // 3,
    }


def civilian_winner(state: GameState) -> tuple[str | None, str]:
    """Who wins by points: the total, then blue cards, then both (BASE-END-02 to 04)."""
    a, b = score(state, "A"), score(state, "B")
    if sum(a.values()) != sum(b.values()):
        return ("A" if sum(a.values()) > sum(b.values()) else "B"), "BASE-END-02"
    if a["blue"] != b["blue"]:
        return ("A" if a["blue"] > b["blue"] else "B"), "BASE-END-03"
    return None, "BASE-END-04"


def different_symbols(city: City) -> int:
    shown = {card.science for card in city.buildings} | {token.science for token in city.progress}
    return len(shown - {None})


# -- where everything is -----------------------------------------------------------------------


def cards_everywhere(state: GameState) -> Counter[str]:
    """Ids of all Age cards and Guilds in the game, wherever they are."""
    found: Counter[str] = Counter()
    for player in PLAYERS:
        city = state.city(player)
        found.update(card.id for card in city.buildings)
        found.update(site.tucked.id for site in city.wonders if site.tucked)
    found.update(card.id for card in state.discard_pile)
    for at, number in enumerate(state.dealt):
        if state.present >> at & 1:
            found[CATALOG.cards[number].id] += 1
    for deck in state.decks[state.age :]:
        found.update(CATALOG.cards[number].id for number in deck)
    for out in state.removed:
        found.update(CATALOG.cards[number].id for number in out)
    return found
