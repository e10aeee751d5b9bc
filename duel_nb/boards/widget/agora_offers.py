"""What can be done with the things of Agora, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.boards.drawing.labels import component_words
from duel_nb.boards.drawing.said import called, said
from duel_nb.boards.scene.conspiracies import (
    known_city,
    site_hit,
    site_words,
)
from duel_nb.boards.scene.senate import control_words, known, supply_words
from duel_nb.catalog import CATALOG, Card, Conspiracy
from duel_nb.engine import Action, GameState
from duel_nb.engine.actions import CHAMBERS, PREPARE, TRIGGER
from duel_nb.engine.state.tables import CARDS, CONSPIRACIES

KINDS = frozenset({"chamber", "supply", "conspiracies", "conspiracy", "plot", "pass"})
"""The kinds of hit ids that only Agora has."""

_STOPPING = frozenset(
    {"senate-actions", "conspirator", "move-cube", "turn-of-events-again", "curia-julia"}
)
"""The choices for which passing has words of its own."""


def hits_of(state: GameState, action: Action) -> tuple[str, ...] | None:
    """The hit ids an option is about, the one to pick first; None when it is not of Agora."""
    match action.verb:
        case "place" | "expel":
            return (_chamber(action.subject),)
        case "move":
            return _chamber(action.subject), _chamber(action.other)
        case "shift":
            return _chamber(action.subject % CHAMBERS), _chamber(action.other)
        case "conspire" | "return":
            return ("conspiracies",)
        case "keep" | "trigger":
            assert action.conspiracy is not None
            return (f"conspiracy:{action.conspiracy.id}",)
        case "swap":
            return f"card:{CARDS[action.subject].id}", f"card:{CARDS[action.other].id}"
        case "pass":
            return ("pass",)
        case "build" | "discard":
            return _in_structure(state, action)
        case _:
            return None


def _chamber(number: int) -> str:
    return f"chamber:{number + 1}"


def _in_structure(state: GameState, action: Action) -> tuple[str, ...] | None:
    """The place of a card that a Conspiracy takes out of the structure."""
    if state.decisions[-1].kind not in (
        "property-fraud",
        "turn-of-events",
        "turn-of-events-again",
    ):
        return None
    if action.place >= 0:
        return (f"place:{action.place_name}",)
    return tuple(f"place:{place.name}" for place in state.structure if place.card is action.card)


def subject(state: GameState, action: Action) -> str | None:
    """What an option is about, in as few words as possible; None when it is not of Agora."""
    match action.verb:
        case "place" | "expel" | "move" | "shift":
            return said("subject-chamber", number=action.subject % CHAMBERS + 1)
        case "conspire" | "return":
            return said("subject-conspiracies")
        case "swap":
            return called(CARDS[action.subject])
        case "pass":
            return said("pass")
        case "discard" if action.place >= 0:
            card = CARDS[action.subject] if action.subject >= 0 else None
            if card is None:
                return None
            return said("card-at-place", card=called(card), place=action.place_name)
        case _:
            return None


def option(state: GameState, action: Action) -> str | None:
    """What an option does, for a button; None when its notation says it well."""
    match action.verb:
        case "place":
            return said("offer-place-cube", chamber=action.subject + 1)
        case "move":
            return said("offer-move-cube", chamber=action.subject + 1, to=action.other + 1)
        case "expel":
            whose = state.names[0 if state.to_act == "B" else 1]
            return said("offer-remove-cube", whom=whose, chamber=action.subject + 1)
        case "conspire":
            return said("offer-conspire", count=CATALOG.conspiracies_drawn)
        case "return":
            return said("offer-under" if action.subject else "offer-on-top")
        case "swap":
            own, other = called(CARDS[action.subject]), called(CARDS[action.other])
            return said("offer-swap", own=own, other=other)
        case "shift":
            return _shifted(state, action)
        case "pass":
            return _passing(state)
        case _:
            return None


def _shifted(state: GameState, action: Action) -> str:
    """Where Insider Influence would move which Decree, as the chooser knows it."""
    senate = known(state)
    assert senate is not None
    under, chamber = divmod(action.subject, CHAMBERS)
    decree = senate.chambers[chamber].decrees[under]
    to = action.other + 1
    if decree is None:
        return said("offer-shift-face-down", chamber=to)
    return said("offer-shift", decree=called(decree), chamber=to)


def _passing(state: GameState) -> str:
    """What passing means for the choice that is due."""
    kind = state.decisions[-1].kind
    return said(f"stop-{kind}" if kind in _STOPPING else "pass")


# -- what an action would change in the Senate -----------------------------------------------------


def changes(before: GameState, after: GameState) -> Iterator[str]:
    """Who gains and loses control of which Chamber, in a few words each."""
    if before.senate is None or after.senate is None:
        return
    for old, new in zip(before.senate.chambers, after.senate.chambers, strict=True):
        if old.controller == new.controller:
            continue
        if new.controller is not None:
            name = before.names["AB".index(new.controller)]
            yield said("changes-control", who=name, chamber=new.number)
        else:
            yield said("changes-control-nobody", chamber=new.number)


def laid_aside(state: GameState, action: Action) -> Iterator[str]:
    """What preparing a Conspiracy is for: nothing else of it is to be seen (AGO-PLOT-04)."""
    if action.verb == "prepare" and action.conspiracy is not None and action.other >= 0:
        card, plot = called(CARDS[action.other]), called(action.conspiracy)
        yield said("goes-under-plot", card=card, plot=plot)


# -- Conspiracies --------------------------------------------------------------------------------


def own(state: GameState, *, prepared: bool) -> tuple[Conspiracy, ...]:
    """The Conspiracies that the player to act has prepared, or could still prepare."""
    if state.senate is None:
        return ()
    sites = state.city(state.turn).conspiracies
    return tuple(
        site.conspiracy
        for site in sites
        if site.conspiracy is not None and not site.triggered and site.prepared == prepared
    )


def to_trigger(state: GameState) -> tuple[Conspiracy, ...]:
    """The Conspiracies with which the player to act may begin the turn (AGO-TURN-01)."""
    actions = state.legal_actions() if own(state, prepared=True) else ()
    found = (action.conspiracy for action in actions if action.verb == "trigger")
    return tuple(conspiracy for conspiracy in found if conspiracy is not None)


def triggering(card: Conspiracy) -> Action:
    """The action that triggers a Conspiracy."""
    return TRIGGER[card.index]


def preparations(state: GameState, card: Card, at: int = -1) -> Iterator[Action]:
    """The actions that prepare a Conspiracy with a card of the structure.

    Args:
        state: the position.
        card: the card to put under a Conspiracy.
        at: where it lies, if its name alone does not say it, as in `Action.place`.
    """
    for conspiracy in own(state, prepared=False):
        yield PREPARE[conspiracy.index][card.index]._replace(place=at)


# -- what is said of things ------------------------------------------------------------------------


def about(state: GameState, kind: str, name: str) -> tuple[str, tuple[str, ...]]:
    """The title of a thing of Agora and sentences about it, as the player to act knows it."""
    seen = state if state.viewer is not None else state.view(state.to_act)
    if kind == "chamber":
        return _about_chamber(seen, int(name) - 1)
    if kind == "supply":
        return supply_words(seen, "AB".index(name)), (said("cubes-come-back"),)
    if kind == "conspiracies":
        return _about_deck(seen)
    if kind == "conspiracy":
        return _about_conspiracy(seen, CATALOG.conspiracy(name))
    if kind == "plot":
        player, number = name[0], int(name[1:]) - 1
        return site_words(seen, player, number), (said("plot-is-secret"),)
    return _passing(state) if state.decisions else said("nothing-to-pass"), ()


def _about_chamber(state: GameState, number: int) -> tuple[str, tuple[str, ...]]:
    senate = known(state)
    assert senate is not None
    chamber = senate.chambers[number]
    (first, second), (a, b) = state.names, chamber.cubes
    control = control_words(state, chamber)
    lines = [
        said("chamber-cubes", first=first, a=a, second=second, b=b, control=control),
        said("chamber-gives", points=chamber.points),
    ]
    for decree in chamber.decrees:
        if decree is None:
            lines.append(said("chamber-decree-hidden"))
        else:
            words = component_words(decree)
            lines.append(said("chamber-decree", decree=words, rule=decree.rule))
    if not chamber.decrees:
        lines.append(said("chamber-no-decree"))
    title = said("chamber-title", number=chamber.number, section=chamber.section)
    return title, tuple(lines)


def _about_deck(state: GameState) -> tuple[str, tuple[str, ...]]:
    senate = known(state)
    assert senate is not None
    lines = [said("plots-drawn", count=CATALOG.conspiracies_drawn)]
    if senate.deck and senate.deck[0] >= 0:
        lines.append(said("plot-on-top-known", plot=called(CONSPIRACIES[senate.deck[0]])))
    if senate.deck and senate.deck[-1] >= 0:
        lines.append(said("plot-at-bottom-known", plot=called(CONSPIRACIES[senate.deck[-1]])))
    return said("plots-title", count=len(senate.deck)), tuple(lines)


def _about_conspiracy(state: GameState, card: Conspiracy) -> tuple[str, tuple[str, ...]]:
    for player in "AB":
        for number, site in enumerate(known_city(state, player).conspiracies):
            if site_hit(site, player, number) == f"conspiracy:{card.id}":
                whose = site_words(state, player, number)
                return whose, (said("plot-step-by-step", rule=card.rule),)
    return component_words(card), (said("plot-step-by-step", rule=card.rule),)
