"""What Agora brings."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG
from duel_nb.engine.consistency.choices import DRAWING
from duel_nb.engine.consistency.common import lying, misplaced, was_triggered
from duel_nb.engine.effects.victory import rules_the_senate
from duel_nb.engine.rules.cubes import in_force
from duel_nb.engine.state import State
from duel_nb.engine.state.senate import CHAMBERS, Senate
from duel_nb.engine.state.tables import CARDS, CONSPIRACIES, DECREES, EMPTY, PLAYERS, members


def check_senate(state: State) -> Iterator[str]:
    """What belongs to Agora, part by part."""
    if state.senate is not None:
        for check in (_cubes, _decrees, _conspiracies, _senators):
            yield from check(state, state.senate)
        return
    for who, city in zip(PLAYERS, state.cities, strict=True):
        if city.plots or city.decrees:
            yield f"{who} has something of Agora, which is not in play"


def _cubes(state: State, senate: Senate) -> Iterator[str]:
    """The cubes of a player, and nobody in control of all Chambers (AGO-SENATE-02, CTRL-08)."""
    for player, who in enumerate(PLAYERS):
        if senate.supply(player) < 0:
            count, most = senate.in_senate(player), CATALOG.cubes_per_player
            yield f"{who} has {count} cubes in the Senate, and {most} in all (AGO-SENATE-02)"
        if rules_the_senate(senate, player) and state.outcome is None:
            yield f"{who} controls all Chambers, so the game would be over (AGO-CTRL-08)"


def _decrees(state: State, senate: Senate) -> Iterator[str]:
    """Every Decree in one place, seen wherever somebody controls the Chamber (AGO-CTRL-06)."""
    where = [(d, f"in Chamber {i + 1}") for i in CHAMBERS for d in senate.decrees[i]]
    yield from misplaced(state, where, DECREES)
    if len(where) > len(CHAMBERS):
        yield f"{len(where)} Decrees lie in the Senate, and {len(CHAMBERS)} do (AGO-SETUP-08)"
    most = [len(decrees) for decrees in senate.decrees if len(decrees) > 1]
    if sum(most) > 2:  # Insider Influence moves one Decree of the game (AGO-CX-17)
        yield "more than one Decree lies under another (AGO-CX-17)"
    if state.viewer is None:
        for decree in members(senate.revealed):
            if senate.chamber_of(decree) is None:
                yield f"{DECREES[decree].name} is face up and lies in no Chamber"
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


def _conspiracies(state: State, senate: Senate) -> Iterator[str]:
    """Every Conspiracy in one place (AGO-COMP-01), cards only under prepared ones."""
    where = [(number, "in the deck") for number in senate.deck]
    for who, city in zip(PLAYERS, state.cities, strict=True):
        where += [(plot.number, f"with {who}") for plot in city.plots]
    where += [(n, "among those drawn") for p in state.stack if p.kind in DRAWING for n in p.among]
    yield from misplaced(state, where, CONSPIRACIES)
    if len(where) != len(CONSPIRACIES):
        yield f"there are {len(where)} Conspiracies, not {len(CONSPIRACIES)} (AGO-COMP-01)"
    if senate.locked != EMPTY and not was_triggered(state, "obscurantism"):
        yield "a Progress token is locked, and Obscurantism has not been triggered (AGO-CX-04)"


def _senators(state: State, senate: Senate) -> Iterator[str]:
    """No more Senators than the Ages so far have brought (AGO-SETUP-02)."""
    count = len([card for card, _ in lying(state) if card >= 0 and CARDS[card].senator])
    most = sum(CATALOG.senators_per_age[: max(1, state.age)])
    if count > most:
        yield f"{count} Senators have come into the game, and {most} can have (AGO-SETUP-02)"
