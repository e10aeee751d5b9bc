"""What can be done with the things of Agora, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.boards.drawing.labels import component_words, plural
from duel_nb.boards.scene.conspiracies import (
    known_city,
    site_hit,
    site_words,
)
from duel_nb.boards.scene.senate import control_words, known, supply_words
from duel_nb.catalog import CATALOG, Card, Conspiracy, in_words
from duel_nb.engine import Action, GameState
from duel_nb.engine.actions import CHAMBERS, ENDS, NAMES, PREPARE, TRIGGER
from duel_nb.engine.state.tables import CARDS

KINDS = frozenset({"chamber", "supply", "conspiracies", "conspiracy", "plot", "pass"})
"""The kinds of hit ids that only Agora has."""

_STOP = {
    "senate-actions": "Stop here",
    "conspirator": "Do neither",
    "move-cube": "Move no cube",
    "turn-of-events-again": "Discard no second card",
    "curia-julia": "Trigger none",
}


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
            return f"Chamber {action.subject % CHAMBERS + 1}"
        case "conspire" | "return":
            return "The Conspiracies"
        case "swap":
            return CARDS[action.subject].name
        case "pass":
            return "Pass"
        case "discard" if action.place >= 0:
            card = CARDS[action.subject] if action.subject >= 0 else None
            return f"{card.name} at {action.place_name}" if card else None
        case _:
            return None


def option(state: GameState, action: Action) -> str | None:
    """What an option does, for a button; None when its notation says it well."""
    match action.verb:
        case "place":
            return f"Place a cube in Chamber {action.subject + 1}"
        case "move":
            return f"Move a cube from Chamber {action.subject + 1} to {action.other + 1}"
        case "expel":
            whose = state.names[0 if state.to_act == "B" else 1]
            return f"Remove a cube of {whose} from Chamber {action.subject + 1}"
        case "conspire":
            return f"Conspire: look at {in_words(CATALOG.conspiracies_drawn)} Conspiracies"
        case "return":
            return f"Put it {('on top of', 'under')[action.subject]} the deck"
        case "swap":
            return f"Give {CARDS[action.subject].name} for {CARDS[action.other].name}"
        case "shift":
            return f"{_shifted(state, action)} to Chamber {action.other + 1}"
        case "pass":
            return _STOP.get(state.decisions[-1].kind, "Pass")
        case _:
            return None


def _shifted(state: GameState, action: Action) -> str:
    """The Decree that Insider Influence would move, as the chooser knows it."""
    senate = known(state)
    assert senate is not None
    under, chamber = divmod(action.subject, CHAMBERS)
    decree = senate.chambers[chamber].decrees[under]
    return "The face-down Decree" if decree is None else decree.name


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
            yield f"{name} controls Chamber {new.number}"
        else:
            yield f"nobody controls Chamber {new.number}"


def laid_aside(state: GameState, action: Action) -> Iterator[str]:
    """What preparing a Conspiracy is for: nothing else of it is to be seen (AGO-PLOT-04)."""
    if action.verb == "prepare" and action.conspiracy is not None and action.other >= 0:
        card = CARDS[action.other].name
        yield f"{card} goes under {action.conspiracy.name}, to be triggered as a later turn begins"


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
        return supply_words(seen, "AB".index(name)), (
            "A cube that is removed from the Senate comes back here (AGO-SENATE-02).",
        )
    if kind == "conspiracies":
        return _about_deck(seen)
    if kind == "conspiracy":
        return _about_conspiracy(seen, CATALOG.conspiracy(name))
    if kind == "plot":
        player, number = name[0], int(name[1:]) - 1
        return site_words(seen, player, number), (
            "Only its owner knows it until it is triggered (AGO-CONSPIRATOR-02).",
        )
    due = state.decisions[-1] if state.decisions else None
    return _STOP.get(due.kind, "Pass") if due else "There is nothing to pass", ()


def _about_chamber(state: GameState, number: int) -> tuple[str, tuple[str, ...]]:
    senate = known(state)
    assert senate is not None
    chamber = senate.chambers[number]
    first, second = chamber.cubes
    lines = [
        f"{state.names[0]} has {plural(first, 'cube')} in it and {state.names[1]} {second}; it is "
        f"{control_words(state, chamber)} (AGO-CTRL-01).",
        f"At the end it gives {plural(chamber.points, 'point')} to whoever controls it "
        "(AGO-CTRL-07).",
    ]
    for decree in chamber.decrees:
        if decree is None:
            lines.append("Its Decree lies face down until the first cube comes in (AGO-CTRL-06).")
        else:
            lines.append(f"{component_words(decree)} ({decree.rule}).")
    if not chamber.decrees:
        lines.append("No Decree lies in it.")
    title = f"Chamber {chamber.number}, in the {chamber.section} section of the Senate"
    return title, tuple(lines)


def _about_deck(state: GameState) -> tuple[str, tuple[str, ...]]:
    senate = known(state)
    assert senate is not None
    drawn = CATALOG.conspiracies_drawn
    lines = [
        f"Who conspires draws {in_words(drawn)} of them, keeps one and puts {in_words(drawn - 1)} "
        "back (AGO-CONSPIRATOR-02)."
    ]
    for end, number in zip(ENDS, (senate.deck[:1], senate.deck[-1:]), strict=True):
        if number and number[0] >= 0:
            lines.append(f"You know the {end} card: {NAMES['conspiracy'][number[0]]}.")
    return f"The deck of Conspiracies: {plural(len(senate.deck), 'card')}", tuple(lines)


def _about_conspiracy(state: GameState, card: Conspiracy) -> tuple[str, tuple[str, ...]]:
    for player in "AB":
        for number, site in enumerate(known_city(state, player).conspiracies):
            if site_hit(site, player, number) == f"conspiracy:{card.id}":
                whose = site_words(state, player, number)
                return whose, (f"What it does step by step: {card.rule}.",)
    return component_words(card), (f"What it does step by step: {card.rule}.",)
