"""The Senate in words: Chambers, Influence cubes, and the Conspiracies in front of the players."""

from __future__ import annotations

from duel_nb.catalog import Conspiracy
from duel_nb.catalog.names import local_name
from duel_nb.engine import GameState
from duel_nb.engine.state.city import ConspiracySite
from duel_nb.engine.state.senate import ChamberState
from duel_nb.engine.state.tables import EMPTY
from duel_nb.session.components import component_words
from duel_nb.session.table import as_known, name_of
from duel_nb.words.translate import listed, translate


def cubes_words(state: GameState, chamber: ChamberState) -> str:
    """The cubes in a Chamber: "Ada 2 cubes, Ben 1 cube"."""
    counted = zip(state.names, chamber.cubes, strict=True)
    found = listed(translate("cubes-of", who=name, count=n) for name, n in counted if n)
    return found or translate("no-cubes")


def control_words(state: GameState, chamber: ChamberState) -> str:
    """Who controls a Chamber."""
    if chamber.controller is None:
        return translate("controlled-by-nobody")
    return translate("controlled-by", who=name_of(state, chamber.controller))


def decrees_words(chamber: ChamberState) -> str:
    """The Decrees of a Chamber; face-down ones are called so."""
    found = [
        translate("lies-face-down") if one is None else component_words(one)
        for one in chamber.decrees
    ]
    return translate("decrees-of", count=len(found), decrees=listed(found, ";"))


def chamber_words(state: GameState, chamber: ChamberState) -> str:
    """A Chamber of the Senate in one line."""
    return translate(
        "chamber-spoken",
        number=chamber.number,
        section=chamber.section,
        points=chamber.points,
        cubes=cubes_words(state, chamber),
        control=control_words(state, chamber),
        decrees=decrees_words(chamber),
    )


def supply_words(state: GameState, player: int) -> str:
    """The cubes that a player (0 or 1) can still place."""
    senate = as_known(state).senate
    assert senate is not None
    return translate(
        "supply-spoken",
        who=state.names[player],
        player=player,
        count=senate.supply(player),
        placed=senate.in_senate(player),
    )


def site_state(site: ConspiracySite) -> str:
    """The state of a Conspiracy in front of a player: not prepared, prepared or triggered."""
    if site.card is None:
        return translate(f"plot-{_stage(site)}")
    return translate(f"plot-{_stage(site)}-with", card=local_name(site.card))


def _stage(site: ConspiracySite) -> str:
    return "triggered" if site.triggered else "prepared" if site.prepared else "not-prepared"


def site_words(state: GameState, player: str, number: int) -> str:
    """A Conspiracy in front of a player, numbered from 0, in one line."""
    site = as_known(state).city(player).conspiracies[number]
    name = name_of(state, player)
    known = site.conspiracy
    what = translate("lies-face-down") if known is None else component_words(known)
    line = translate("plot-of", who=name, stage=site_state(site), plot=what)
    senate = as_known(state).senate
    if known is not None and known.id == "obscurantism" and senate is not None:
        if senate.locked_token is not None:
            line = translate("plot-with-locked", plot=line, token=local_name(senate.locked_token))
        elif senate.locked != EMPTY:
            line = translate("plot-with-hidden", plot=line)
    return line


def site_hit(site: ConspiracySite, player: str, number: int) -> str:
    """The hit id of a Conspiracy in front of a player, numbered from 0."""
    if site.conspiracy is None:
        return f"plot:{player}{number + 1}"
    return f"conspiracy:{site.conspiracy.id}"


def short_site_states(site: ConspiracySite) -> tuple[str, ...]:
    """The state of a Conspiracy in a few words, the shortest last."""
    stage = translate(f"plot-{_stage(site)}")
    if _stage(site) == "prepared" and site.card is not None:
        return translate("plot-prepared-short", card=local_name(site.card)), stage
    return (stage,)


def offered_conspiracies(state: GameState) -> tuple[Conspiracy, ...]:
    """Conspiracies just drawn to choose from, if the viewer sees them."""
    if not state.decisions or state.decisions[-1].kind != "keep-conspiracy":
        return ()
    found = (action.conspiracy for action in state.legal_actions())
    return tuple(dict.fromkeys(card for card in found if card is not None))
