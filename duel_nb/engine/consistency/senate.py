"""What Agora brings."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG
from duel_nb.engine.consistency.choices import DRAWING
from duel_nb.engine.consistency.common import lying, misplaced, was_triggered
from duel_nb.engine.effects.victory import rules_the_senate
from duel_nb.engine.messages import Message
from duel_nb.engine.rules.cubes import in_force
from duel_nb.engine.state import State
from duel_nb.engine.state.senate import CHAMBERS, Senate
from duel_nb.engine.state.tables import CARDS, CONSPIRACIES, DECREES, EMPTY, PLAYERS, members


def check_senate(state: State) -> Iterator[Message]:
    """What belongs to Agora, part by part."""
    if state.senate is not None:
        for check in (_cubes, _decrees, _conspiracies, _senators):
            yield from check(state, state.senate)
        return
    for who, city in zip(PLAYERS, state.cities, strict=True):
        if city.plots or city.decrees:
            yield Message("wrong-has-agora", who=who)


def _cubes(state: State, senate: Senate) -> Iterator[Message]:
    """The cubes of a player, and nobody in control of all Chambers (AGO-SENATE-02, CTRL-08)."""
    for player, who in enumerate(PLAYERS):
        if senate.supply(player) < 0:
            count, most = senate.in_senate(player), CATALOG.cubes_per_player
            yield Message("wrong-cubes", who=who, count=count, most=most)
        if rules_the_senate(senate, player) and state.outcome is None:
            yield Message("wrong-rules-senate", who=who)


def _decrees(state: State, senate: Senate) -> Iterator[Message]:
    """Every Decree in one place, seen wherever somebody controls the Chamber (AGO-CTRL-06)."""
    where = [
        (decree, Message("lying-in-chamber", chamber=chamber + 1))
        for chamber in CHAMBERS
        for decree in senate.decrees[chamber]
    ]
    yield from misplaced(state, where, DECREES)
    if len(where) > len(CHAMBERS):
        yield Message("wrong-decrees", count=len(where), most=len(CHAMBERS))
    most = [len(decrees) for decrees in senate.decrees if len(decrees) > 1]
    if sum(most) > 2:  # Insider Influence moves one Decree of the game (AGO-CX-17)
        yield Message("wrong-decrees-under")
    if state.viewer is None:
        for decree in members(senate.revealed):
            if senate.chamber_of(decree) is None:
                yield Message("wrong-decree-up", decree=DECREES[decree])
    for chamber in CHAMBERS:
        if senate.controller(chamber) is not None:
            for decree in senate.decrees[chamber]:
                if not senate.is_up(decree):
                    yield Message("wrong-decree-down", chamber=chamber + 1)
    for player, who in enumerate(PLAYERS):
        if not state.outcome and state.cities[player].decrees != in_force(state, player):
            yield Message("wrong-decrees-in-force", who=who)


def _conspiracies(state: State, senate: Senate) -> Iterator[Message]:
    """Every Conspiracy in one place (AGO-COMP-01), cards only under prepared ones."""
    where = [(number, Message("lying-in-conspiracy-deck")) for number in senate.deck]
    for who, city in zip(PLAYERS, state.cities, strict=True):
        where += [(plot.number, Message("lying-with-player", who=who)) for plot in city.plots]
    drawn = (number for due in state.stack if due.kind in DRAWING for number in due.among)
    where += [(number, Message("lying-among-drawn")) for number in drawn]
    yield from misplaced(state, where, CONSPIRACIES)
    if len(where) != len(CONSPIRACIES):
        yield Message("wrong-conspiracies", count=len(where), size=len(CONSPIRACIES))
    if senate.locked != EMPTY and not was_triggered(state, "obscurantism"):
        yield Message("wrong-locked")


def _senators(state: State, senate: Senate) -> Iterator[Message]:
    """No more Senators than the Ages so far have brought (AGO-SETUP-02)."""
    count = len([card for card, _ in lying(state) if card >= 0 and CARDS[card].senator])
    most = sum(CATALOG.senators_per_age[: max(1, state.age)])
    if count > most:
        yield Message("wrong-senators", count=count, most=most)
