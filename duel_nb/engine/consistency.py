"""What cannot be: checks of a whole position, for `position` and for saved games.

A position that comes from playing never fails them.
"""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG
from duel_nb.engine import draft, military, science, scoring, structure
from duel_nb.engine.ages import LAST_AGE, OPEN_PANTHEON, ChooseWhoBegins
from duel_nb.engine.atoms import plural
from duel_nb.engine.choice import END_OF_TURN
from duel_nb.engine.city import City
from duel_nb.engine.decisions import CHOICES
from duel_nb.engine.effects import conspiracies, divinities
from duel_nb.engine.effects.conspiracies import AFTER_TRIGGER, REVEAL, BuildRemoved, TakeFromBox
from duel_nb.engine.effects.influence import (
    MoveCube,
    PlaceCube,
    RemoveCube,
    SenateActions,
    in_force,
)
from duel_nb.engine.effects.mythology import (
    LOOK_AT,
    ON_ENKI,
    ChooseToken,
    PlaceDivinity,
    PlaceGate,
    freed_tokens,
    token_places,
)
from duel_nb.engine.effects.pairs import TakeProgress
from duel_nb.engine.effects.senators import Conspirator, KeepConspiracy, ReturnConspiracy
from duel_nb.engine.effects.wonders import (
    AFTER_CURIA,
    MOST_STANDING,
    KeepProgress,
    progress_box,
    progress_pool,
    standing,
)
from duel_nb.engine.pantheon import Pantheon, pantheon_card
from duel_nb.engine.senate import CHAMBERS, Senate
from duel_nb.engine.state import GameState, Pending
from duel_nb.engine.tables import (
    CARDS,
    COLOUR,
    CONSPIRACIES,
    DECREES,
    DIVINITIES,
    EMPTY,
    GATE,
    MYTHOLOGIES,
    PLAYERS,
    PROGRESS,
    WONDERS,
    members,
)
from duel_nb.engine.victory import rules_the_senate

#: Wonders one player can own in the base game (BASE-DRAFT-03).
MOST_WONDERS = 4


def problems(state: GameState) -> list[str]:
    """Everything that is impossible about a position, a sentence each; empty when it can be."""
    checks = (_cards, _box, _wonders, _draft, _progress, _track, _structure, _pantheon, _senate)
    wrong = [problem for check in checks for problem in check(state)]
    # Choices and the outcome are looked at in a position that is otherwise in order.
    return wrong or [*_flow(state), *_outcome(state)]


def _doubles(where: list[tuple[int, str]], names: tuple[str, ...]) -> Iterator[str]:
    seen: dict[int, str] = {}
    for number, place in where:
        if number in seen and number >= 0:
            both = "twice " + place if seen[number] == place else f"{seen[number]} and {place}"
            yield f"{names[number]} is in two places: {both}"
        seen[number] = place


def _cards(state: GameState) -> Iterator[str]:
    where: list[tuple[int, str]] = []
    for player, city in zip(PLAYERS, state.cities, strict=True):
        where += [(card, f"in {player}'s City") for card in members(city.cards)]
        where += [(card, f"under {WONDERS[w].name}") for w, card in city.tucked]
        where += [(p.card, f"under a Conspiracy of {player}") for p in city.plots if p.card >= 0]
    where += [(card, "in the discard pile") for card in state.discard]
    where += [
        (state.dealt[place], "in the structure")
        for place in members(state.present)
        if place < len(state.dealt)
    ]
    for age, cards in enumerate(state.removed, start=1):
        where += [(card, "among the cards removed at set-up") for card in cards]
        for card in cards:
            if card >= 0 and CARDS[card].deck != f"age-{age}":
                yield f"{CARDS[card].name} cannot be among the removed cards of Age {'I' * age}"
    for age, deck in enumerate(state.decks, start=1):
        if age > _dealt(state):
            where += [(card, f"in the deck of Age {'I' * age}") for card in deck]
    yield from _doubles(where, tuple(card.name for card in CARDS))
    for player, city in zip(PLAYERS, state.cities, strict=True):
        if city.coins < 0:
            yield f"{player} cannot have {city.coins} coins"
    for number, _ in where:
        if number >= 0 and not _in_play(state, CARDS[number].set):
            yield f"{CARDS[number].name} belongs to an expansion that is not in play"
    pool, most = specials(state)
    purple = [number for number, _ in where if number >= 0 and CARDS[number].colour == "purple"]
    for number in purple:
        if CARDS[number].deck != pool and _in_play(state, CARDS[number].set):
            yield f"{CARDS[number].name} is not used with these expansions (BASE-GX-05)"
    if len(purple) > most:
        what = pool.title().replace("-", " ")
        yield f"{len(purple)} {what}s are in the game, and only {most} can be"


def _dealt(state: GameState) -> int:
    """The last Age whose structure has been dealt; with Pantheon the first before the draft."""
    return max(1, state.age) if state.table is not None else 0


def specials(state: GameState) -> tuple[str, int]:
    """The deck of the purple cards for Age III, and how many of them are in the game."""
    if state.config.pantheon:
        return "grand-temple", CATALOG.grand_temples_in_age_3
    return "guild", CATALOG.guilds_in_age_3


def _in_play(state: GameState, set_name: str) -> bool:
    return set_name == "base" or set_name in state.config.expansions


def _box(state: GameState) -> Iterator[str]:
    """The cards removed at set-up and the decks to come, which a view does not show."""
    if state.viewer is not None:
        return
    built = state.senate is not None and _triggered(state, "treason")  # one of them was built
    for age, cards in enumerate(state.removed, start=1):
        missing = CATALOG.cards_removed_per_age - len(cards)
        if missing and not (built and missing == 1):
            yield f"{len(cards)} cards of Age {'I' * age} were removed at set-up, not 3"
    for age, deck in enumerate(state.decks, start=1):
        size = len(structure.table(age, state.config.agora).places)
        if len(deck) != size and (deck or age > _dealt(state)):
            yield f"the deck of Age {'I' * age} has {len(deck)} cards, not {size}"
        elif len(set(deck)) < len(deck):
            yield f"a card is twice in the deck of Age {'I' * age}"
        for card in deck:
            if not _belongs(state, age, card):
                yield f"{CARDS[card].name} cannot be in the deck of Age {'I' * age}"


def _wonders(state: GameState) -> Iterator[str]:
    where = [
        (wonder, f"with {player}")
        for player, city in zip(PLAYERS, state.cities, strict=True)
        for wonder in city.owned
    ]
    where += [(wonder, "on offer") for wonder in state.offer]
    where += [(wonder, "among the next on offer") for wonder in state.to_offer]
    yield from _doubles(where, tuple(wonder.name for wonder in WONDERS))
    for number, _ in where:
        if number >= 0 and not _in_play(state, WONDERS[number].set):
            yield f"{WONDERS[number].name} belongs to an expansion that is not in play"
    for player, city in zip(PLAYERS, state.cities, strict=True):
        yield from _sites(player, city)
        most = MOST_WONDERS + (CATALOG.divinity("ra").index in city.divinities)  # PAN-RA-02
        most += any(p.triggered and p.number == EXTORTION for p in city.plots)
        if len(city.owned) > most:
            yield f"{player} has {len(city.owned)} Wonders, and {most} is the most"
    up = standing(state)
    if up > MOST_STANDING:
        yield f"{up} Wonders stand, and {MOST_STANDING} is the most (BASE-WON-03)"
    if up == MOST_STANDING and sum(len(city.owned) for city in state.cities) > up:
        yield "seven Wonders stand, so no unbuilt Wonder can be left (BASE-WON-03)"


def _sites(player: str, city: City) -> Iterator[str]:
    covered = {wonder for wonder, _ in city.tucked}
    for wonder in members(city.standing):
        if wonder not in city.owned:
            yield f"{WONDERS[wonder].name} stands with {player}, who does not own it"
        if wonder not in covered:
            yield f"{WONDERS[wonder].name} stands without an Age card under it"
    for wonder in covered:
        if not city.standing >> wonder & 1:
            yield f"a card lies under {WONDERS[wonder].name}, which does not stand"


def _draft(state: GameState) -> Iterator[str]:
    offered, coming = len(state.offer), len(state.to_offer)
    if state.age:
        if offered or coming:
            yield f"Wonders are on offer although Age {'I' * state.age} has begun"
        return
    taken = sum(len(city.owned) for city in state.cities)
    # The last Wonder of a group may still ask for something before the next ones are offered.
    group_dealt = not offered and any(p.kind == draft.NEXT_PICK for p in state.stack)
    if state.picks != taken:
        yield f"{state.picks} Wonders were drafted, and the players have {taken}"
    elif taken + offered not in (draft.GROUP, len(draft.ORDER)) or not (offered or group_dealt):
        yield f"{taken} Wonders are taken and {offered} on offer: together they must be 4 or 8"
    elif coming != (draft.GROUP if taken < draft.GROUP + group_dealt else 0):
        yield f"{coming} Wonders are next on offer after {taken} picks"
    for player, city in zip(PLAYERS, state.cities, strict=True):
        due = draft.ORDER[:taken].count(PLAYERS.index(player))
        if len(city.owned) != due:
            yield f"after {taken} picks {player} has {due} Wonders, not {len(city.owned)}"


def _progress(state: GameState) -> Iterator[str]:
    where = [
        (token, f"with {player}")
        for player, city in zip(PLAYERS, state.cities, strict=True)
        for token in members(city.tokens)
    ]
    where += [(token, "on the board") for token in state.board_progress]
    if state.pantheon is not None:
        where += [(token, "on Enki") for token in state.pantheon.enki]
    if state.senate is not None and state.senate.locked >= 0:
        where.append((state.senate.locked, "under Obscurantism"))
    yield from _doubles(where, tuple(token.name for token in PROGRESS))
    most = CATALOG.progress_tokens_on_board
    if len(state.board_progress) > most:
        count = len(state.board_progress)
        yield f"{count} Progress tokens lie on the board, and {most} is the most"
    pool = progress_pool(state)
    for token, _ in where:
        if token >= 0 and token not in pool:
            yield f"{PROGRESS[token].name} belongs to an expansion that is not in play"
    box = progress_box(state)
    for token in state.script:
        if token not in box:
            yield f"{PROGRESS[token].name} cannot be drawn: it is not in the box"
    yield from _doubles(
        [(token, "among the tokens to be drawn") for token in state.script],
        tuple(token.name for token in PROGRESS),
    )


def _track(state: GameState) -> Iterator[str]:
    if abs(state.pawn) > military.CAPITAL:
        yield f"the Conflict pawn cannot be at {state.pawn}: the capitals are at -9 and +9"
    elif abs(state.pawn) == military.CAPITAL and state.outcome is None:
        yield "the Conflict pawn is in a capital, so the game would be over (BASE-MIL-05)"
    for at in state.military_tokens:
        if at * state.pawn > 0 and abs(state.pawn) >= abs(at):
            yield (
                f"the Conflict pawn at {state.pawn:+d} has passed {at:+d}, "
                "so that Military token must be gone (BASE-MIL-02)"
            )
    if state.outcome is None:
        for player, city in zip(PLAYERS, state.cities, strict=True):
            if science.is_supreme(city):
                count = plural(science.different(city), "different symbol")
                yield f"{player} has {count}, so the game would be over (BASE-SCI-06)"


def _structure(state: GameState) -> Iterator[str]:
    table = state.table
    if table is None:
        if state.present or state.dealt:
            yield "there is a structure although no Age has begun"
        elif state.config.expansions:
            yield "with an expansion the structure of Age I lies open before the draft"
        return
    if len(state.dealt) != len(table.places) or state.present & ~table.full:
        yield f"the structure of Age {'I' * state.age} has {len(table.places)} places"
        return
    if not state.present and not state.stack and state.outcome is None and state.age:
        yield "the structure is empty, so the Age would be over (BASE-AGE-01)"
    for place in members(state.present):
        card = state.dealt[place]
        if card < 0 and (state.viewer is None or state.face_up >> place & 1):
            yield f"the card at {table.name(place)} is not known"
        if card >= 0 and not _belongs(state, max(1, state.age), card):
            yield f"{CARDS[card].name} cannot lie in the structure of Age {'I' * state.age}"
    if not state.age and state.present != table.full:
        yield "a card is missing from the structure of Age I, which has not begun"
    zeus = CATALOG.divinity("zeus").index  # he takes a card from under others (PAN-ZEUS-01)
    struck = any(zeus in city.divinities for city in state.cities)
    struck_first = state.senate is not None and _triggered(state, "property-fraud")
    for place in members(table.full & ~state.present):
        covering = table.covering(place, state.present)
        if covering and struck_first and table.places[place][0] == 1:
            struck_first = False  # taken from under others (AGO-CX-07)
        elif covering and struck:
            struck = False
        else:
            for cover in covering:
                yield f"{table.name(place)} is empty although {table.name(cover)} still covers it"
    hidden = 0
    for place in table.accessible[state.present]:
        hidden |= 1 << place
    if state.stack or state.outcome is not None:  # the turn has not come to turning cards up
        return
    for place in members(hidden & ~state.face_up):
        yield f"{table.name(place)} is accessible and yet face down (BASE-TURN-04)"


def _flow(state: GameState) -> Iterator[str]:
    """What is due: a choice, an ordinary turn, or nothing any more."""
    kinds = [pending.kind for pending in state.stack]
    if state.outcome is not None:
        if kinds:
            yield "a choice is due although the game is over"
        return
    if not state.age:
        if kinds[:1] == [draft.NEXT_PICK] and set(kinds[1:]) & OF_THE_DRAFT and len(kinds) == 2:
            return
        if kinds != [draft.DraftWonder.kind]:
            yield "the players draft Wonders, so just that choice must be due"
        elif state.active != draft.ORDER[state.picks] or state.stack[0].player != state.active:
            yield f"{PLAYERS[draft.ORDER[state.picks]]} is to draft a Wonder now (BASE-DRAFT-02)"
        return
    if not kinds:
        if state.again:
            yield "an extra turn is earned although no turn is being finished"
    elif state.pantheon is None and OF_PANTHEON & set(kinds):
        yield "a choice of Pantheon is due, which is not in play"
        return
    elif state.senate is None and OF_AGORA & set(kinds):
        yield "a choice of Agora is due, which is not in play"
        return
    elif kinds == [OPEN_PANTHEON, PlaceGate.kind]:
        if state.age > 1 or state.present:
            yield "the Gate is placed when Age I is over (PAN-SETUP-06)"
    elif kinds != [ChooseWhoBegins.kind]:
        ends = [kind for kind in kinds if kind in (END_OF_TURN, AFTER_TRIGGER)]
        if ends != kinds[:1] or kinds[-1] not in CHOICES:
            yield "the choices that are due do not fit together"
            return
        once = [k for k in kinds if k not in REPEATED]
        if len(set(once)) < len(once):
            yield "the same choice is due twice"
        if state.stack[0].player != state.active:
            yield f"it is {PLAYERS[state.active]}'s turn that must be finished"
        for kind in (draft.DraftWonder.kind, ChooseWhoBegins.kind, PlaceGate.kind, OPEN_PANTHEON):
            if kind in kinds:
                yield "the choices that are due do not fit together"
    yield from _drawn(state)
    due = state.stack[-1] if kinds else None
    if due and not due.data and not CHOICES[due.kind].options(state, due):
        yield "a choice is due and there is nothing to choose (GEN-02)"


def _drawn(state: GameState) -> Iterator[str]:
    """The tokens, Divinities and places that pending choices hold."""
    box = set(progress_box(state))
    for pending in state.stack:
        if pending.kind in NUMBERED:
            if not pending.data:
                yield "what a choice is about is missing"
            continue
        known = [number for number in pending.data if number >= 0]
        holds = pending.kind in HOLDING
        tokens = pending.kind == KeepProgress.kind
        what = "the Progress tokens that were drawn" if tokens else "the things to choose from"
        if bool(pending.data) != holds or len(set(known)) < len(known):
            yield f"{what} cannot be those"
        elif holds and len(known) < len(pending.data):
            if state.viewer in (None, pending.player):
                yield f"{what} are not known"
        elif (tokens and set(known) - box) or not _can_be_held(state, pending):
            yield f"{what} cannot be those"
        if tokens:
            box -= set(known)


def _can_be_held(state: GameState, pending: Pending) -> bool:
    """Whether a choice of Pantheon can be between these Divinities or places."""
    pantheon, held = state.pantheon, pending.data
    if pending.kind in OF_AGORA:
        return _can_be_plotted(state, pending)
    if pantheon is None:
        return True
    if pending.kind == ChooseToken.kind:
        assert state.table is not None
        places = sum(1 << place for place in state.table.accessible[state.present])
        return len(held) > 1 and sorted(held) == sorted(freed_tokens(state, places))
    if pending.kind == PlaceDivinity.kind:
        return held in [deck[:LOOK_AT] for deck in pantheon.decks]
    if pending.kind in ASIDE:
        mythologies = [DIVINITIES[card].mythology for card in held if card != GATE]
        of_one = len(set(mythologies)) == 1 and len(mythologies) == len(held)
        if pending.kind == divinities.Restack.kind:
            return of_one and len(held) > 1
        if pending.kind == divinities.ActivateByTheater.kind:
            return of_one
        of_all = len(set(mythologies)) == len(held)
        return of_all or (of_one and pending.kind == divinities.PUT_BACK)
    return True


def _can_be_plotted(state: GameState, pending: Pending) -> bool:
    """Whether a choice of Agora can be between these Conspiracies, cards or tokens."""
    held = set(pending.data)
    if pending.kind == BuildRemoved.kind:
        return held <= {card for cards in state.removed[: state.age] for card in cards}
    if pending.kind == TakeFromBox.kind:
        return held == set(progress_box(state))
    if pending.kind == KeepConspiracy.kind:
        return len(held) == 2
    return len(held) == (pending.kind == ReturnConspiracy.kind)


#: Choices and steps that hold what is to be chosen from.
HOLDING = {
    KeepProgress.kind,
    KeepConspiracy.kind,
    ReturnConspiracy.kind,
    BuildRemoved.kind,
    TakeFromBox.kind,
    PlaceDivinity.kind,
    ChooseToken.kind,
    divinities.ActivateByGate.kind,
    divinities.ActivateByTheater.kind,
    divinities.Restack.kind,
    divinities.PUT_BACK,
}

#: Those of them whose Divinities lie aside, in no deck.
ASIDE = {
    divinities.ActivateByGate.kind,
    divinities.ActivateByTheater.kind,
    divinities.Restack.kind,
    divinities.PUT_BACK,
}

#: Choices and steps whose data are plain numbers.
NUMBERED = {PlaceCube.kind, RemoveCube.kind, MoveCube.kind, SenateActions.kind, AFTER_CURIA}

#: What Knossos and Curia Julia ask for when they are drafted.
OF_THE_DRAFT = {PlaceCube.kind, KeepConspiracy.kind, ReturnConspiracy.kind}

#: Choices and steps that only Agora brings.
OF_AGORA = {choice.kind for choice in conspiracies.ALL} | {
    *NUMBERED,
    *OF_THE_DRAFT,
    Conspirator.kind,
    AFTER_TRIGGER,
    REVEAL,
}

#: Choices and steps that can be due more than once at a time.
REPEATED = {
    TakeProgress.kind,
    divinities.PUT_BACK,
    PlaceCube.kind,
    RemoveCube.kind,
    MoveCube.kind,
    REVEAL,
}

#: Choices and steps that only Pantheon brings.
OF_PANTHEON = {choice.kind for choice in divinities.ALL} | {
    PlaceDivinity.kind,
    ChooseToken.kind,
    PlaceGate.kind,
    OPEN_PANTHEON,
    divinities.PUT_BACK,
}


def _pantheon(state: GameState) -> Iterator[str]:
    """What belongs to Pantheon, part by part."""
    if state.pantheon is not None:
        for check in (_divinities, _gate, _sacred_tokens, _laid_tokens, _figures):
            yield from check(state, state.pantheon)
        return
    for who, city in zip(PLAYERS, state.cities, strict=True):
        tokens = city.mythology or city.offerings or city.snake >= 0
        if tokens or city.divinities or city.astarte:
            yield f"{who} has something of Pantheon, which is not in play"


def _divinities(state: GameState, pantheon: Pantheon) -> Iterator[str]:
    """Every Divinity and the Gate in one place, every deck of one Mythology (PAN-COMP-01, 02)."""
    where = [(card, "in the Pantheon") for card in pantheon.spaces if card != EMPTY]
    where += [(card, "in a Mythology deck") for deck in pantheon.decks for card in deck]
    where += [
        (card, f"with {who}")
        for who, city in zip(PLAYERS, state.cities, strict=True)
        for card in city.divinities
    ]
    where += [(card, "set aside") for p in state.stack if p.kind in ASIDE for card in p.data]
    names = (*(divinity.name for divinity in DIVINITIES), "The Gate")
    yield from _doubles(where, names)
    there = [card for card, _ in where if card != GATE]
    if len(there) < len(DIVINITIES) and state.outcome is None:
        missing = [d.name for d in DIVINITIES if d.index not in there]
        count = len(DIVINITIES) - len(there)
        some = "" if count == len(missing) else f"{count} of "
        yield f"no place is given for {some}{', '.join(missing)}"
    for name, deck in zip(MYTHOLOGIES, pantheon.decks, strict=True):
        for card in deck:
            if card >= 0 and DIVINITIES[card].mythology != name:
                yield f"{pantheon_card(card).name} does not belong to the {name} deck"


def _gate(state: GameState, pantheon: Pantheon) -> Iterator[str]:
    """The Pantheon is opened and gets its Gate when Age II begins (PAN-SETUP-06)."""
    if pantheon.open != (state.age > 1):
        yield "the Pantheon is turned up at the start of Age II (PAN-SETUP-06)"
    with_gate = [*pantheon.spaces, *(card for city in state.cities for card in city.divinities)]
    if state.age < 2 and GATE in with_gate:
        yield "the Gate comes into the Pantheon at the start of Age II (PAN-SETUP-06)"
    filled = [card for card in pantheon.spaces if card not in (EMPTY, GATE)]
    if len(filled) > CATALOG.mythology_tokens_per_game:
        yield f"{len(filled)} Divinities lie in the Pantheon, and 5 is the most (PAN-SETUP-02)"


def _sacred_tokens(state: GameState, pantheon: Pantheon) -> Iterator[str]:
    """Mythology and Offering tokens, with the players and on the structure (PAN-COMP-01)."""
    mythology = [number for city in state.cities for number in city.mythology]
    offerings = [i for city in state.cities for i in members(city.offerings)]
    laid = [token for _, token in pantheon.laid]
    if state.age < 2:
        mythology += laid
        if offerings:
            yield "Offering tokens come into the game with Age II (PAN-SETUP-06)"
    else:
        offerings += laid
    for number, name in enumerate(MYTHOLOGIES):
        if mythology.count(number) > 2:
            yield f"there are only two {name} Mythology tokens"
    if len(mythology) > CATALOG.mythology_tokens_per_game:
        yield f"{len(mythology)} Mythology tokens are in the game, and 5 is the most"
    if len(set(offerings)) < len(offerings):
        yield "an Offering token is in two places"
    if not state.age and any(city.mythology or city.divinities for city in state.cities):
        yield "nobody has anything of Pantheon before Age I has begun"


def _laid_tokens(state: GameState, pantheon: Pantheon) -> Iterator[str]:
    """Tokens lie on the marked cards, as long as those are face down (PAN-SETUP-03, 07, 10)."""
    if state.table is None:
        return
    marked = token_places(state, max(1, state.age), state.table)
    places = [place for place, _ in pantheon.laid]
    for place in places:
        name = state.table.name(place)
        if place not in marked:
            which = ", ".join(state.table.name(at) for at in marked) or "none"
            yield f"no token can lie on {name}; marked for tokens in this Age: {which}"
        elif not state.present >> place & 1 or state.face_up >> place & 1:
            yield f"no face-down card lies at {name}, so no token does (PAN-REVEAL-01)"
        elif places.count(place) > 1:
            yield f"two tokens lie on {name}"


def _figures(state: GameState, pantheon: Pantheon) -> Iterator[str]:
    """Tokens on Enki, Minerva on the track, the Snake, and the coins on Astarte."""
    if len(pantheon.enki) > ON_ENKI:
        yield f"{len(pantheon.enki)} Progress tokens lie on Enki, and 2 is the most (PAN-ENKI-01)"
    if pantheon.minerva is not None and (
        pantheon.minerva == state.pawn or abs(pantheon.minerva) > military.CAPITAL
    ):
        yield "Minerva cannot stand there (PAN-MINERVA-01)"
    most = CATALOG.divinity("astarte").coins_on_card
    for who, city, opponent in zip(PLAYERS, state.cities, state.cities[::-1], strict=True):
        if city.snake >= 0:
            if not opponent.cards & COLOUR["green"] & 1 << city.snake:
                yield f"{who}'s Snake does not lie on a green card of the opponent (PAN-NISABA-01)"
            if CATALOG.divinity("nisaba").index not in city.divinities:
                yield f"{who} has the Snake, and Nisaba is not with {who} (PAN-NISABA-01)"
        if not 0 <= city.astarte <= most:
            yield f"{city.astarte} coins cannot lie on Astarte: from 0 to {most} do"
        if city.astarte and CATALOG.divinity("astarte").index not in city.divinities:
            yield f"{who} has coins on Astarte, who is not with {who} (PAN-ASTARTE-01)"


EXTORTION = CATALOG.conspiracy("extortion").index


def _triggered(state: GameState, plot_id: str) -> bool:
    """Whether somebody has triggered a Conspiracy."""
    number = CATALOG.conspiracy(plot_id).index
    return any(p.triggered and p.number == number for city in state.cities for p in city.plots)


def _senate(state: GameState) -> Iterator[str]:
    """What belongs to Agora, part by part."""
    if state.senate is not None:
        for check in (_cubes, _decrees, _conspiracies, _senators):
            yield from check(state, state.senate)
        return
    for who, city in zip(PLAYERS, state.cities, strict=True):
        if city.plots or city.decrees:
            yield f"{who} has something of Agora, which is not in play"


def _cubes(state: GameState, senate: Senate) -> Iterator[str]:
    """Twelve cubes a player, and nobody in control of all Chambers (AGO-SENATE-02, CTRL-08)."""
    for player, who in enumerate(PLAYERS):
        if senate.supply(player) < 0:
            count, most = senate.in_senate(player), CATALOG.cubes_per_player
            yield f"{who} has {count} cubes in the Senate, and {most} in all (AGO-SENATE-02)"
        if rules_the_senate(senate, player) and state.outcome is None:
            yield f"{who} controls all Chambers, so the game would be over (AGO-CTRL-08)"


def _decrees(state: GameState, senate: Senate) -> Iterator[str]:
    """Every Decree in one place, seen wherever somebody controls the Chamber (AGO-CTRL-06)."""
    where = [(d, f"in Chamber {i + 1}") for i in CHAMBERS for d in senate.decrees[i]]
    yield from _doubles(where, tuple(decree.name for decree in DECREES))
    if len(where) > len(CHAMBERS):
        yield f"{len(where)} Decrees lie in the Senate, and 6 do (AGO-SETUP-08)"
    for chamber in CHAMBERS:
        if senate.controller(chamber) is not None:
            for decree in senate.decrees[chamber]:
                if not senate.is_up(decree):
                    yield (
                        f"a Decree lies face down in Chamber {chamber + 1}, "
                        "which somebody controls (AGO-CTRL-06)"
                    )
    for player, who in enumerate(PLAYERS):
        if not state.outcome and state.cities[player].decrees != in_force(state, player):
            yield f"other Decrees than those of {who}'s Chambers are in force for {who}"


def _conspiracies(state: GameState, senate: Senate) -> Iterator[str]:
    """Every Conspiracy in one place (AGO-COMP-01), cards only under prepared ones."""
    where = [(number, "in the deck") for number in senate.deck]
    for who, city in zip(PLAYERS, state.cities, strict=True):
        where += [(plot.number, f"with {who}") for plot in city.plots]
    drawing = (KeepConspiracy.kind, ReturnConspiracy.kind)
    where += [(n, "among those drawn") for p in state.stack if p.kind in drawing for n in p.data]
    yield from _doubles(where, tuple(plot.name for plot in CONSPIRACIES))
    if len(where) != len(CONSPIRACIES):
        yield f"there are {len(where)} Conspiracies, not {len(CONSPIRACIES)} (AGO-COMP-01)"
    if senate.locked != EMPTY and not _triggered(state, "obscurantism"):
        yield "a Progress token is locked, and Obscurantism has not been triggered (AGO-CX-04)"


def _senators(state: GameState, senate: Senate) -> Iterator[str]:
    """No more Senators than the Ages so far have brought (AGO-SETUP-02)."""
    gone = [card for card in state.discard if COLOUR["senator"] >> card & 1]
    for city in state.cities:
        gone += members(city.cards & COLOUR["senator"])
        under = [card for _, card in city.tucked] + [plot.card for plot in city.plots]
        gone += [card for card in under if card >= 0 and COLOUR["senator"] >> card & 1]
    lying = [state.dealt[p] for p in members(state.present) if p < len(state.dealt)]
    gone += [card for card in lying if card >= 0 and COLOUR["senator"] >> card & 1]
    most = sum(CATALOG.senators_per_age[: max(1, state.age)])
    if len(gone) > most:
        yield f"{len(gone)} Senators have come into the game, and {most} can have (AGO-SETUP-02)"


def _outcome(state: GameState) -> Iterator[str]:
    """Whether the game can have ended as it is said."""
    if state.outcome is None:
        return
    outcome = state.outcome
    possible: set[tuple[str | None, str]] = set()
    if outcome.termination == "military" and abs(state.pawn) == military.CAPITAL:
        possible = {("A" if state.pawn > 0 else "B", "BASE-MIL-05")}
    elif outcome.termination == "science":
        wise = [
            player
            for player, city in zip(PLAYERS, state.cities, strict=True)
            if science.is_supreme(city)
        ]
        possible = {(player, "BASE-SCI-06") for player in wise[:1] if len(wise) == 1}
        possible |= {(None, "GEN-05")} if len(wise) == 2 else set()
    elif outcome.termination == "political" and state.senate is not None:
        ruling = [p for i, p in enumerate(PLAYERS) if rules_the_senate(state.senate, i)]
        possible = {(player, "AGO-CTRL-08") for player in ruling}
    elif outcome.termination == "civilian" and state.age == LAST_AGE and not state.present:
        winner, rule = scoring.civilian_winner(state)
        possible = {(None if winner is None else PLAYERS[winner], rule)}
    if (outcome.winner, outcome.rule) not in possible:
        yield f"the game cannot have ended like this: {outcome} ({outcome.rule})"


def _belongs(state: GameState, age: int, card: int) -> bool:
    deck = CARDS[card].deck
    if deck == "senator":
        return state.config.agora
    return deck == f"age-{age}" or (deck == specials(state)[0] and age == LAST_AGE)
