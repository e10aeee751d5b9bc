"""What may have been done on a real table, in words."""

from __future__ import annotations

from duel_nb.catalog.model import Component
from duel_nb.catalog.names import local_name
from duel_nb.engine import Action, GameState
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.state.tables import MILITARY_TOKENS
from duel_nb.lessons.first_game.table_sight import BLIND
from duel_nb.session.components import (
    coins_words,
    effects,
    mythology_name,
    payment_words,
    track_words,
)
from duel_nb.session.options import option_label
from duel_nb.session.table import place_message
from duel_nb.words.actions import in_words
from duel_nb.words.translate import capitalised, listed, translate


def described(state: GameState, action: Action) -> tuple[str, str]:
    """What an action takes, and what it does with it and for what price, as everybody sees it."""
    due = state.decisions[-1:]
    card = action.card
    if due and CHOICES[due[0].kind].secret and action.verb != "return":
        if action.verb == "install":
            return "", translate("first-did-install", space=action.other)
        if card is not None:
            return "", translate("first-did-treason", age="I" * int(card.deck[-1]))
        return "", translate("first-did-keep")
    if action.verb == "trigger":
        return "", translate("first-did-trigger")
    about = _about(state, action)
    if due and due[0].kind in BLIND:
        return "", about
    if due:
        return "", _with_effects(action, _told_apart(state, action, option_label(state, action)))
    if card is None:
        return "", _priced(state, action, capitalised(str(in_words(action))))
    if action.verb == "wonder" and action.wonder is not None:
        return about, _priced(state, action, translate("first-did-wonder", wonder=action.wonder))
    return about, _priced(state, action, translate(f"first-did-{action.verb}"))


def _priced(state: GameState, action: Action, label: str) -> str:
    """What was done, with what it costs or, for a discarded card, brings."""
    if action.verb == "discard":
        who = state.turn
        gained = state.play(action).city(who).coins - state.city(who).coins
        return translate("offer-priced", action=label, price=coins_words(gained))
    paid = state.payments(action)
    if not paid:
        return label
    return translate("offer-priced", action=label, price=payment_words(paid, state.names))


def _with_effects(action: Action, label: str) -> str:
    """An option, with what the Wonder, token or Divinity does that it is about."""
    things = (action.token, action.divinity, action.wonder if action.verb == "draft" else None)
    thing = next((one for one in things if one is not None), None)
    return label if thing is None else named_with(label, what_it_does(thing))


def _told_apart(state: GameState, action: Action, label: str) -> str:
    """An option, with its place or subject where the label is that of several."""
    if action.verb in ("remove", "apply"):
        at = track_words(state.names, MILITARY_TOKENS[action.subject])
        return named_with(label, at)
    if action.place_name:
        place = place_message(state, action.place_name)
        return translate("card-at-place", card=label, place=place)
    return label


def named_with(name: str, effects: str) -> str:
    """A name, with what it does."""
    return translate("first-thing-does", name=name, effects=effects)


def what_it_does(thing: Component | str) -> str:
    """The effects of a component in a few words."""
    return "" if isinstance(thing, str) else listed(effects(thing), ";")


def called(thing: Component | str) -> str:
    """The name of a component or of a token on a card, as it is asked for."""
    if not isinstance(thing, str):
        return local_name(thing)
    return thing if thing.isdigit() else mythology_name(thing)


def _about(state: GameState, action: Action) -> str:
    """The card of an action, with its place if the name is ambiguous."""
    card = action.card
    due = state.decisions[-1:]
    places = [one.name for one in state.structure if one.card is card and card is not None]
    if card is None or (due and due[0].kind in BLIND):
        place = places[0] if places else action.place_name
        return str(place_message(state, place)) if place else ""
    alike = sum(str(one.card) == str(card) for one in state.structure if one.accessible)
    name = local_name(card)
    if alike > 1 and places:
        return translate("card-at-place", card=name, place=place_message(state, places[0]))
    return name
