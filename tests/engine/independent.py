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
    """By a Building, or a Grand Temple by a Mythology token (BASE-CHAIN-01, PAN-TEMPLE-02)."""
    if card.mythology is not None:
        return card.mythology in city.mythology_tokens
    return any(building.id == card.free_if_own for building in city.buildings)


def can_be_engineered(city: City, thing: Card | Wonder) -> bool:
    """For 1 coin with Engineering (PAN-ENGIN-01, PAN-ENGIN-04)."""
    if not isinstance(thing, Card) or not owns(city, "engineering"):
        return False
    return thing.free_if_own is not None or thing.mythology is not None


def price(state: GameState, player: str, thing: Card | Wonder) -> int:
    """The fewest coins for which a Building or Wonder can be had, by trying every way to pay."""
    city = state.city(player)
    if isinstance(thing, Card) and is_chained(city, thing):
        return 0
    ways = [sum(by_cost(state, player, thing))]
    return min([*ways, 1] if can_be_engineered(city, thing) else ways)


def by_cost(state: GameState, player: str, thing: Card | Wonder) -> tuple[int, int]:
    """The printed cost at its cheapest: coins printed, and coins for bought resources."""
    city, opponent = state.city(player), state.city(other(player))
    return thing.cost.coins, cheapest(
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


def purse(city: City) -> int:
    """What a player can spend (PAN-ASTARTE-02)."""
    return city.coins + city.astarte


def activations(state: GameState, player: str) -> set[str]:
    """Notation of the activations that can be paid for (PAN-ACT-01, PAN-ACT-03)."""
    if state.pantheon is None or state.age < 2:
        return set()
    city, allowed = state.city(player), set()
    cheaper = 2 * any(wonder.id == "sanctuary" for wonder in wonders_standing(city))
    for space, card in enumerate(state.pantheon.cards, start=1):
        if card is None:
            continue
        coins = space + 2 if player == "A" else 9 - space
        coins = (2 * coins if card.id == "gate" else coins) - cheaper
        for count in range(len(city.offering_tokens) + 1):
            for used in combinations(sorted(city.offering_tokens), count):
                if coins - sum(used) <= purse(city):
                    using = f" using {' '.join(map(str, used))}" if used else ""
                    allowed.add(f"activate {card.name.removeprefix('The ')}{using}")
    return allowed


def ordinary_actions(state: GameState) -> set[str]:
    """Notation of what an ordinary turn allows (BASE-TURN-02, PAN-ACT-01)."""
    player = state.turn
    city = state.city(player)
    standing = sum(len(wonders_standing(state.city(p))) for p in PLAYERS)
    open_places = accessible(state)
    allowed = activations(state, player)
    economy = owns(state.city(other(player)), "economy")
    for place in state.structure:
        if place.name not in open_places:
            continue
        card = place.card
        assert card is not None, f"{place.name} is accessible and unknown"
        allowed.add(f"discard {card.name}")
        if price(state, player, card) <= purse(city):
            allowed.add(f"build {card.name}")
            # Engineering's coin for the bank, not one coin of trade for Economy (PAN-ENGIN-05).
            engineered = can_be_engineered(city, card) and not is_chained(city, card)
            if economy and engineered and by_cost(state, player, card) == (0, 1):
                allowed.add(f"build {card.name} giving 0")
        for site in city.wonders:
            buildable = not site.standing and standing < 7
            if buildable and price(state, player, site.wonder) <= purse(city):
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
    if due.kind == "keep-progress":
        elsewhere = {*state.progress_tokens, *state.city("A").progress, *state.city("B").progress}
        everything = 10
        if state.pantheon is not None:
            elsewhere |= {*state.pantheon.tokens_on_enki}
            everything = 13
        options = {action.token for action in state.legal_actions()}
        assert not options & elsewhere
        assert len(options) == min(3, everything - len(elsewhere))
        return {f"take {token.name}" for token in options}
    return choice_of_pantheon(state, due.kind, due.player)


def choice_of_pantheon(state: GameState, kind: str, player: str) -> set[str]:
    """Notation of what a choice allows that only Pantheon brings."""
    assert state.pantheon is not None
    city, opponent = state.city(player), state.city(other(player))
    empty = [n for n, filled in enumerate(state.pantheon.filled, start=1) if not filled]
    held = state.stack[-1].data
    if kind == "place-divinity":
        mythology = CATALOG.divinities[held[0]].mythology
        assert city.mythology_tokens[-1] == mythology
        (deck,) = [deck for deck in state.pantheon.decks if held[0] in deck]
        assert held == deck[:2]
        return {f"place {CATALOG.divinities[card].name} in {n}" for card in held for n in empty}
    if kind == "place-gate":
        return {f"place Gate in {n}" for n in empty}
    if kind == "choose-token":
        tokens = {place.name for place in state.structure if place.token and place.accessible}
        assert len(tokens) > 1
        return {f"reveal @{name}" for name in tokens}
    if kind in ("gate", "theater"):
        shown = [CATALOG.divinities[card] for card in held]
        mythologies = {divinity.mythology for divinity in shown}
        assert len(mythologies) == (len(shown) if kind == "gate" else 1)
        return {f"activate {divinity.name}" for divinity in shown}
    if kind == "restack":
        return {f"top {CATALOG.divinities[card].name}" for card in held}
    if kind == "open-deck":
        decks = {CATALOG.divinities[deck[0]].mythology for deck in state.pantheon.decks if deck}
        return {f"open {mythology}" for mythology in decks}
    if kind == "enki":
        return {f"take {token.name}" for token in state.pantheon.tokens_on_enki}
    if kind == "snake":
        return {f"copy {card.name}" for card in opponent.buildings if card.colour == "green"}
    if kind == "baal":
        return {f"take {c.name}" for c in opponent.buildings if c.colour in ("brown", "grey")}
    if kind == "hades":
        return {f"build {card.name}" for card in state.discard_pile}
    if kind == "zeus":
        return {
            f"discard {place.card.name}" if place.card else f"discard @{place.name}"
            for place in state.structure
        }
    if kind == "anubis":
        up = [wonder for p in PLAYERS for wonder in wonders_standing(state.city(p))]
        return {f"topple {wonder.name.removeprefix('The ')}" for wonder in up}
    unbuilt = [s.wonder.name.removeprefix("The ") for s in city.wonders if not s.standing]
    if kind == "isis":
        return {
            f"wonder {name} with {card.name}" for name in unbuilt for card in state.discard_pile
        }
    if kind == "ra":
        theirs = [site.wonder for site in opponent.wonders if not site.standing]
        return {f"take {wonder.name.removeprefix('The ')}" for wonder in theirs}
    if kind == "minerva":
        return {f"guard {at:+d}" if at else "guard 0" for at in range(-9, 10) if at != state.pawn}
    tokens_left = [f"{at:+d}" for at in state.military_tokens]
    if kind == "neptune-remove":
        return {f"discard {at}" for at in tokens_left}
    if kind == "neptune-apply":
        return {f"apply {at}" for at in tokens_left}
    assert kind == "neptune-last", f"a new kind of choice: {kind}"
    assert state.edition == "de"
    assert len(tokens_left) == 1
    return {f"discard {tokens_left[0]}", f"apply {tokens_left[0]}"}


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
    """A score sheet (BASE-SCORE-01 to 09)."""
    city = state.city(player)
    points: Counter[str] = Counter()
    for card in city.buildings:
        points[card.colour] += card.points
        if card.guild:
            points["purple"] += guild_points(state, card.id)
    for token in city.progress:
        sacred = len(city.mythology_tokens) + len(city.offering_tokens)
        worth = {
            "agriculture": 4,
            "philosophy": 7,
            "mathematics": 3 * len(city.progress),
            "mysticism": 2 * sacred,
        }
        points["progress"] += worth.get(token.id, 0)
    temples = sum(card.mythology is not None for card in city.buildings)
    points["purple"] += {0: 0, 1: 5, 2: 12, 3: 21}[temples]
    aphrodite = any(card.id == "aphrodite" for card in city.activated)
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
        **({"divinities": 9 * aphrodite + city.astarte} if state.pantheon is not None else {}),
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
    if any(card.id == "ishtar" for card in city.activated):
        shown.add("scales")
    if city.snake >= 0:
        shown.add(CATALOG.cards[city.snake].science)
    return len(shown - {None})


# -- where everything is -----------------------------------------------------------------------


def cards_everywhere(state: GameState) -> Counter[str]:
    """Ids of all Age cards and purple cards in the game, wherever they are."""
    found: Counter[str] = Counter()
    for player in PLAYERS:
        city = state.city(player)
        found.update(card.id for card in city.buildings)
        found.update(site.tucked.id for site in city.wonders if site.tucked)
    found.update(card.id for card in state.discard_pile)
    for at, number in enumerate(state.dealt):
        if state.present >> at & 1:
            found[CATALOG.cards[number].id] += 1
    dealt = max(1, state.age) if state.layout is not None else 0
    for deck in state.decks[dealt:]:
        found.update(CATALOG.cards[number].id for number in deck)
    for out in state.removed:
        found.update(CATALOG.cards[number].id for number in out)
    return found
