"""Checks of the Senate, Decrees and Conspiracies."""

from collections.abc import Iterator

from duel_nb.catalog import CATALOG
from duel_nb.engine.consistency import locations
from duel_nb.engine.consistency.locations import was_triggered
from duel_nb.engine.effects.supremacy import rules_the_senate
from duel_nb.engine.state import State
from duel_nb.engine.state.senate import CHAMBERS, Senate
from duel_nb.engine.state.tables import CARDS, CONSPIRACIES, DECREES, EMPTY, PLAYERS, members
from duel_nb.messages import Message


def check_senate(state: State) -> Iterator[Message]:
    """Everything that belongs to Agora."""
    if state.senate is not None:
        for check in (_cubes, _decrees, _conspiracies, _senators):
            yield from check(state, state.senate)
        return
    for who, city in zip(PLAYERS, state.cities, strict=True):
        if city.plots or city.decrees:
            yield Message("wrong-has-agora", who=who)


def _cubes(state: State, senate: Senate) -> Iterator[Message]:
    """At most 12 cubes of a player; nobody controls all Chambers (AGO-SENATE-02, CTRL-08)."""
    for player, who in enumerate(PLAYERS):
        if senate.supply(player) < 0:
            count, most = senate.in_senate(player), CATALOG.cubes_per_player
            yield Message("wrong-cubes", keyword=f"{who}.cubes", who=who, count=count, most=most)
        if rules_the_senate(senate, player) and state.outcome is None:
            yield Message("wrong-rules-senate", keyword=f"{who}.cubes", who=who)


def _decrees(state: State, senate: Senate) -> Iterator[Message]:
    """At most six Decrees, face up if somebody controls their Chamber (AGO-CTRL-06)."""
    count = sum(map(len, senate.decrees))
    if count > len(CHAMBERS):
        yield Message("wrong-decrees", keyword="decrees", count=count, most=len(CHAMBERS))
    most = [len(decrees) for decrees in senate.decrees if len(decrees) > 1]
    if sum(most) > 2:  # Insider Influence moves one Decree of the game (AGO-CX-17)
        yield Message("wrong-decrees-under", keyword="decrees")
    if state.viewer is None:
        for decree in members(senate.revealed):
            if senate.chamber_of(decree) is None:
                yield Message("wrong-decree-up", decree=DECREES[decree])
    for chamber in CHAMBERS:
        if senate.controller(chamber) is not None:
            for decree in senate.decrees[chamber]:
                if not senate.is_up(decree):
                    yield Message(
                        "wrong-decree-down", keyword=f"decrees {chamber + 1}", chamber=chamber + 1
                    )


def _conspiracies(state: State, senate: Senate) -> Iterator[Message]:
    """No Conspiracy is missing (AGO-COMP-01); only a triggered Obscurantism locks a token."""
    count = len(locations.conspiracies(state))
    if count != len(CONSPIRACIES):
        yield Message("wrong-conspiracies", count=count, size=len(CONSPIRACIES))
    if senate.locked != EMPTY and not was_triggered(state, "obscurantism"):
        yield Message("wrong-locked", keyword="locked")


def _senators(state: State, senate: Senate) -> Iterator[Message]:
    """No more Senators than were dealt in the Ages so far (AGO-SETUP-02)."""
    count = len([card for card, _ in locations.cards(state) if card >= 0 and CARDS[card].senator])
    most = sum(CATALOG.senators_per_age[: max(1, state.age)])
    if count > most:
        yield Message("wrong-senators", count=count, most=most)
