"""An independent implementation of the rules from the catalog alone, slow and plain.

Tests compare the engine with it. Nothing here calls the engine's rules; it only reads positions.
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


# -- the Senate --------------------------------------------------------------------------------


def controller(cubes: tuple[int, int]) -> str | None:
    """Who has strictly more cubes (AGO-CTRL-01)."""
    a, b = cubes
    return None if a == b else "A" if a > b else "B"


def decrees(state: GameState, player: str) -> set[str]:
    """Ids of the Decrees in force for a player, from the cubes alone (AGO-CTRL-03)."""
    if state.senate is None:
        return set()
    found = set()
    for chamber in state.senate.chambers:
        if controller(chamber.cubes) == player:
            for decree in chamber.decrees:
                assert decree is not None, f"face down in Chamber {chamber.number}"
                found.add(decree.id)
    return found


def chamber_points(state: GameState, player: str) -> int:
    """1, 2, 3, 3, 2, 1 for the Chambers from left to right (AGO-GEO-04)."""
    assert state.senate is not None
    chambers = zip((1, 2, 3, 3, 2, 1), state.senate.chambers, strict=True)
    return sum(points for points, c in chambers if controller(c.cubes) == player)


def supply(state: GameState, player: str) -> int:
    """Cubes left to place (AGO-SENATE-02)."""
    assert state.senate is not None
    return 12 - sum(c.cubes[PLAYERS.index(player)] for c in state.senate.chambers)


def moves(state: GameState, player: str) -> set[str]:
    """Notation of every move of an own cube along the arc (AGO-GEO-03)."""
    assert state.senate is not None
    here = [c.number for c in state.senate.chambers if c.cubes[PLAYERS.index(player)]]
    return {f"move {a} {b}" for a in here for b in (a - 1, a + 1) if 1 <= b <= 6}


def face_up_senators(state: GameState) -> Counter[str]:
    """How many of each kind of Senator lie face up in the structure."""
    return Counter(p.card.id for p in state.structure if p.card is not None and p.card.senator)


def named(card: Card) -> str:
    """A card as notation writes it without a place."""
    return card.id if card.senator else card.name


# -- trade -------------------------------------------------------------------------------------


def production(city: City) -> dict[str, int]:
    """Brown and grey cards only (BASE-PROD-01)."""
    total = Counter(dict.fromkeys(RESOURCES, 0))
    for card in city.buildings:
        if card.colour in ("brown", "grey"):
            total.update(dict(zip(RESOURCES, card.produces, strict=True)))
    return dict(total)


def prices(state: GameState, player: str) -> dict[str, int]:
    """2, and 1 for each of the opponent's symbols; or fixed at 1 (BASE-TRADE-01, 06).

    Decrees 10 and 11 take 1 off, down to 1 (AGO-DECREE-10, AGO-DECREE-11).
    """
    city, symbols = state.city(player), production(state.city(other(player)))
    fixed = {resource for card in city.buildings for resource in card.fixed_price}
    in_force = decrees(state, player)
    found = {}
    for r in RESOURCES:
        decree = "cheaper-grey" if r in ("glass", "papyrus") else "cheaper-brown"
        found[r] = 1 if r in fixed else max(1, 2 + symbols[r] - (decree in in_force))
    return found


def choices(city: City) -> list[tuple[str, ...]]:
    """Forum, Caravansery, Great Lighthouse, Piraeus (BASE-PROD-02)."""
    sources: list[Card | Wonder] = [*city.buildings, *wonders_standing(city)]
    return sorted(tuple(s.produces_one_of) for s in sources if s.produces_one_of)


def waiver(state: GameState, player: str, thing: Card | Wonder) -> int:
    """Two units by Architecture or Masonry, one by Decree 8 (BASE-PROGX-01, AGO-DECX-05)."""
    city = state.city(player)
    if isinstance(thing, Wonder):
        by_decree = "wonder-discount" in decrees(state, player)
        return 2 * owns(city, "architecture") + by_decree
    return 2 if thing.colour == "blue" and owns(city, "masonry") else 0


def is_chained(state: GameState, player: str, card: Card) -> bool:
    """By a Building, or a Grand Temple by a Mythology token (BASE-CHAIN-01, PAN-TEMPLE-02).

    With Decree 15 also by those of the opponent (AGO-DECREE-15, BOTH-16).
    """
    whose = [state.city(player)]
    if "opponent-chains" in decrees(state, player):
        whose.append(state.city(other(player)))
    if card.mythology is not None:
        return any(card.mythology in city.mythology_tokens for city in whose)
    return any(building.id == card.free_if_own for city in whose for building in city.buildings)


def can_be_engineered(city: City, thing: Card | Wonder) -> bool:
    """For 1 coin with Engineering (PAN-ENGIN-01, PAN-ENGIN-04)."""
    if not isinstance(thing, Card) or not owns(city, "engineering"):
        return False
    return thing.free_if_own is not None or thing.mythology is not None


def price(state: GameState, player: str, thing: Card | Wonder) -> int:
    """The lowest price of a Building or Wonder, by trying every way to pay."""
    return min(map(sum, ways_to_pay(state, player, thing)))


def ways_to_pay(state: GameState, player: str, thing: Card | Wonder) -> list[tuple[int, int]]:
    """Every way to pay: coins to the bank, and coins for bought resources."""
    city = state.city(player)
    if isinstance(thing, Card) and thing.senator:
        senators = sum(card.senator is not None for card in city.buildings)
        return [(0 if owns(city, "corruption") else senators, 0)]  # AGO-SENATOR-02
    if isinstance(thing, Card) and is_chained(state, player, thing):
        return [(0, 0)]
    ways = []
    ignores = isinstance(thing, Card) and f"waive-{thing.colour}" in decrees(state, player)
    if not ignores:
        ways.append(by_cost(state, player, thing))
    elif thing.cost.coins:  # the coins are one symbol, or a resource is (AGO-DECX-04)
        ways.append((0, by_cost(state, player, thing)[1]))
    if ignores:
        needs, units = thing.cost.resources, range(len(RESOURCES))
        for left_out in [r for r in units if needs[r]] or [-1]:
            rest = tuple(n - (r == left_out) for r, n in enumerate(needs))
            ways.append((thing.cost.coins, for_resources(state, player, thing, rest)))
    return [*ways, (1, 0)] if can_be_engineered(city, thing) else ways


def other_payments(state: GameState, player: str, card: Card) -> set[int]:
    """What an opponent with Economy receives by sensible payments other than the default.

    Each must leave the opponent less than every cheaper one; of the cheapest ones, the default is
    that which gives the opponent least (RULINGS D-23, D-24, D-60).
    """
    if not owns(state.city(other(player)), "economy"):
        return set()
    ways = ways_to_pay(state, player, card)
    _, by_default = min(ways, key=lambda way: (sum(way), way[1]))
    return {
        trade
        for bank, trade in ways
        if bank + trade <= purse(state.city(player))
        and all(trade < less for more, less in ways if more + less < bank + trade)
    } - {by_default}


def by_cost(state: GameState, player: str, thing: Card | Wonder) -> tuple[int, int]:
    """The printed cost at its cheapest: coins printed, and coins for bought resources."""
    return thing.cost.coins, for_resources(state, player, thing, thing.cost.resources)


def for_resources(
    state: GameState, player: str, thing: Card | Wonder, needs: tuple[int, ...]
) -> int:
    """The fewest coins for these resources of a cost."""
    city = state.city(player)
    return cheapest(
        needs,
        tuple(production(city)[r] for r in RESOURCES),
        tuple(choices(city)),
        tuple(prices(state, player)[r] for r in RESOURCES),
        waiver(state, player, thing),
    )


@cache
def cheapest(
    needs: tuple[int, ...],
    have: tuple[int, ...],
    one_of: tuple[tuple[str, ...], ...],
    each: tuple[int, ...],
    waived: int,
) -> int:
    """The fewest coins, over every use of the choice producers and every waiver of units."""
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


# -- legal actions -----------------------------------------------------------------------------


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
    open_places = accessible(state)
    allowed = activations(state, player)
    for place in state.structure:
        if place.name not in open_places:
            continue
        card = place.card
        assert card is not None, f"{place.name} is accessible and unknown"
        at = f" @{place.name}" if face_up_senators(state)[card.id] > 1 else ""
        allowed.add(f"discard {named(card)}{at}")
        if price(state, player, card) <= purse(city):
            allowed.add(f"recruit {card.id}{at}" if card.senator else f"build {card.name}")
        for coins in other_payments(state, player, card):
            allowed.add(f"build {card.name} giving {coins}")
        for site in city.wonders:
            # once seven have been constructed, no unbuilt one is left (BASE-WON-03)
            if not site.standing and price(state, player, site.wonder) <= purse(city):
                wonder = site.wonder.name.removeprefix("The ")
                allowed.add(f"wonder {wonder} with {named(card)}{at}")
        for plot in city.conspiracies:
            if plot.conspiracy and not plot.prepared and not plot.triggered:
                allowed.add(f"prepare {plot.conspiracy.name} with {named(card)}{at}")
    if state.senate is not None and state.senate.may_trigger:
        ready = [plot.conspiracy for plot in city.conspiracies if plot.prepared]
        allowed |= {f"trigger {plot.name}" for plot in ready if plot}
    return allowed


def choice_actions(state: GameState) -> set[str]:
    """Notation of the options of the choice that is due."""
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
        return from_discard(state)
    if due.kind == "keep-progress":
        options = {action.token.name for action in state.legal_actions() if action.token}
        assert options <= in_the_box(state)
        assert len(options) == min(3, len(in_the_box(state)))
        return {f"take {token}" for token in options}
    if due.kind in OF_AGORA:
        return choice_of_agora(state, due.kind, due.player)
    return choice_of_pantheon(state, due.kind, due.player)


def from_discard(state: GameState) -> set[str]:
    """Notation of constructing or recruiting a card of the discard pile (AGO-SENATOR-05)."""
    pile = state.discard_pile
    return {f"recruit {card.id}" if card.senator else f"build {card.name}" for card in pile}


def in_the_box(state: GameState) -> set[str]:
    """Names of the Progress tokens in play that lie nowhere else."""
    outside = {*state.progress_tokens, *state.city("A").progress, *state.city("B").progress}
    if state.pantheon is not None:
        outside |= {*state.pantheon.tokens_on_enki}
    if state.senate is not None and state.senate.locked_token is not None:
        outside.add(state.senate.locked_token)
    sets = ("base", *state.expansions)
    return {t.name for t in CATALOG.progress if t.set in sets and t not in outside}


#: Choices that only Agora brings.
OF_AGORA = [
    "place-cube",
    "remove-cube",
    "move-cube",
    "senate-actions",
    "conspirator",
    "keep-conspiracy",
    "return-conspiracy",
    "extortion",
    "expropriation",
    "swindle",
    "foreclosure",
    "sabotage",
    "obscurantism",
    "espionage",
    "property-fraud",
    "treason",
    "turn-of-events",
    "turn-of-events-again",
    "insider-influence",
    "coercion",
    "curia-julia",
]


def choice_of_agora(state: GameState, kind: str, player: str) -> set[str]:
    """Notation of the options of one of Agora's choices."""
    assert state.senate is not None
    city, opponent = state.city(player), state.city(other(player))
    due = state.stack[-1]
    held = due.among
    everywhere = {f"place {n}" for n in range(1, 7)}
    if kind == "place-cube":
        return everywhere if supply(state, player) else set()
    if kind == "remove-cube":
        theirs = PLAYERS.index(other(player))
        return {f"remove {c.number}" for c in state.senate.chambers if c.cubes[theirs]}
    if kind == "move-cube":
        # compulsory for the outer Military token and Conspiracies, optional for Knossos
        return moves(state, player) | ({"pass"} if due.by == "knossos" else set())
    if kind == "senate-actions":
        assert 1 <= due.left <= 3
        first = {"politician-left": 1, "politician-centre": 3, "politician-right": 5}[due.by]
        here = (first, first + 1) if supply(state, player) else ()
        return {f"place {n}" for n in here} | moves(state, player) | {"pass"}
    if kind == "conspirator":
        return (everywhere if supply(state, player) else set()) | {"conspire", "pass"}
    if kind == "keep-conspiracy":
        assert len(held) == 2
        assert not {*held} & {*state.senate.deck}
        return {f"keep {CATALOG.conspiracies[number].name}" for number in held}
    if kind == "return-conspiracy":
        return {"return top", "return bottom"}
    if kind == "extortion":
        theirs_unbuilt = [site.wonder for site in opponent.wonders if not site.standing]
        return {f"take {wonder.name.removeprefix('The ')}" for wonder in theirs_unbuilt}
    if kind in ("expropriation", "swindle"):
        colour = "blue" if kind == "expropriation" else "yellow"
        return {f"discard {card.name}" for card in opponent.buildings if card.colour == colour}
    if kind == "foreclosure":
        return {f"take {c.name}" for c in opponent.buildings if c.colour in ("brown", "grey")}
    if kind == "sabotage":
        return {f"topple {w.name.removeprefix('The ')}" for w in wonders_standing(opponent)}
    if kind == "obscurantism":
        there = {token.name for token in (*state.progress_tokens, *opponent.progress)}
        return {f"lock {name}" for name in there | in_the_box(state)}
    if kind == "espionage":
        return {f"take {name}" for name in in_the_box(state)}
    if kind == "property-fraud":
        row_1 = [place.card for place in state.structure if place.row == 1]
        return {f"build {card.name}" for card in row_1 if card and not card.senator}
    if kind == "treason":
        out = [card for cards in state.removed[: state.age] for card in cards]
        return {f"build {CATALOG.cards[card].name}" for card in out}
    if kind in ("turn-of-events", "turn-of-events-again"):
        open_cards = {p.name: p.card for p in state.structure if p.name in accessible(state)}
        found = {"pass"} if kind == "turn-of-events-again" else set()
        for place, card in open_cards.items():
            assert card is not None, f"{place} was not turned up (AGO-CX-11)"
            at = f" @{place}" if face_up_senators(state)[card.id] > 1 else ""
            found.add(f"discard {named(card)}{at}")
        return found
    if kind == "insider-influence":
        return {
            f"shift {c.number}{'/2' * under} to {there}"
            for c in state.senate.chambers
            for under in range(len(c.decrees))
            for there in range(1, 7)
            if there != c.number
        }
    if kind == "coercion":
        return {
            f"swap {mine.name} for {theirs_too.name}"
            for mine in city.buildings
            for theirs_too in opponent.buildings
            if mine.colour == theirs_too.colour
            if mine.colour in ("blue", "green")
        }
    assert kind == "curia-julia", f"a new kind of choice: {kind}"
    waiting = [c for c in city.conspiracies if not c.prepared and not c.triggered]
    return {"pass", *(f"trigger {c.conspiracy.name}" for c in waiting if c.conspiracy)}


def choice_of_pantheon(state: GameState, kind: str, player: str) -> set[str]:
    """Notation of the options of one of Pantheon's choices."""
    assert state.pantheon is not None
    city, opponent = state.city(player), state.city(other(player))
    empty = [n for n, filled in enumerate(state.pantheon.filled, start=1) if not filled]
    held = state.stack[-1].among
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
        return from_discard(state)
    if kind == "zeus":
        found = set()
        for place in state.structure:
            card = named(place.card) if place.card else ""
            alike = place.card and face_up_senators(state)[place.card.id] > 1
            at = "" if card and not alike else f"@{place.name}"
            found.add(" ".join(filter(None, ("discard", card, at))))
        return found
    if kind == "anubis":
        up = [wonder for p in PLAYERS for wonder in wonders_standing(state.city(p))]
        return {f"topple {wonder.name.removeprefix('The ')}" for wonder in up}
    unbuilt = [s.wonder.name.removeprefix("The ") for s in city.wonders if not s.standing]
    if kind == "isis":
        return {
            f"wonder {name} with {named(card)}" for name in unbuilt for card in state.discard_pile
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
        **({"senate": chamber_points(state, player)} if state.senate is not None else {}),
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


def cards_everywhere(state: GameState) -> Counter[int]:
    """Numbers of all Age cards, purple cards and Senators in the game, wherever they are."""
    found: Counter[int] = Counter()
    for player in PLAYERS:
        city = state.city(player)
        found.update(card.index for card in city.buildings)
        found.update(site.tucked.index for site in city.wonders if site.tucked)
        found.update(plot.card.index for plot in city.conspiracies if plot.card)
    found.update(card.index for card in state.discard_pile)
    for at, number in enumerate(state.dealt):
        if state.present >> at & 1:
            found[number] += 1
    dealt = max(1, state.age) if state.layout is not None else 0
    for deck in state.decks[dealt:]:
        found.update(deck)
    for out in state.removed:
        found.update(out)
    return found


def conspiracies_everywhere(state: GameState) -> Counter[int]:
    """Numbers of all Conspiracies: in the deck, drawn, in front of the players."""
    assert state.senate is not None
    found = Counter(state.senate.deck)
    for city in state.cities:
        found.update(plot.number for plot in city.plots)
    for pending in state.stack:
        if pending.kind in ("keep-conspiracy", "return-conspiracy"):
            found.update(pending.among)
    return found
