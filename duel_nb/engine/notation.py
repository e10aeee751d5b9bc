"""Notation: the short text form of every action.

``build Library``, ``wonder Sphinx with Arsenal``: `str(action)` writes it, `parse` reads it;
names are found as the catalog finds them, so case, hyphens and "the" do not matter. A place such
as ``@r2c4`` may follow a card.
"""

import re
from difflib import get_close_matches

from duel_nb.catalog import CATALOG, AmbiguousName, UnknownName
from duel_nb.engine.actions import SYNONYMS, VERBS, Action, short_name
from duel_nb.engine.errors import AmbiguousError, NotationError
from duel_nb.engine.state import GameState
from duel_nb.engine.tables import PLAYERS

_PLACE = re.compile(r"@\s*(r\d+c\d+)\s*$", re.IGNORECASE)


def parse(state: GameState, text: str) -> Action:
    """The action that a text means; whether it is legal is another question.

    Raises:
        NotationError: an unknown verb, name or place; the message names the nearest ones.
        AmbiguousError: something is missing and several legal actions fit; it lists them.
    """
    word, _, rest = text.strip().partition(" ")
    verb = SYNONYMS.get(word.lower(), word.lower())
    if verb not in VERBS:
        near = get_close_matches(verb, [*VERBS, *SYNONYMS], n=2)
        hint = f"did you mean {' or '.join(near)}?" if near else f"known: {', '.join(VERBS)}."
        raise NotationError(f"{text!r} is not an action: no verb {word!r}; {hint}")
    kind, follows = VERBS[verb]
    subject, other = rest.strip(), ""
    if follows:
        subject, *others = re.split(r"\s+with\s+", subject, maxsplit=1, flags=re.IGNORECASE)
        other = others[0] if others else ""
    if not subject or (follows and not other):
        return _complete(state, text, verb, subject)
    if kind == "player":
        return Action(verb, _player(state, subject))
    number, place = _number(state, kind, subject)
    if not follows:
        return Action(verb, number, -1, place)
    other_number, place = _number(state, follows, other)
    return Action(verb, number, other_number, place)


def _number(state: GameState, kind: str, name: str) -> tuple[int, int]:
    """The number a name means, and the place that was written after it if that is needed."""
    match = _PLACE.search(name) if kind == "card" else None
    place = -1
    if match:
        found = state.table.named(match[1].lower()) if state.table else None
        if found is None:
            raise NotationError(f"There is no place {match[1]} in the structure of this Age.")
        place = found
        name = name[: match.start()].strip()
        if not name:
            seen = state.face_up & state.present
            return (state.dealt[place], -1) if seen >> place & 1 else (-1, place)
    try:
        component = CATALOG.find(name, kinds=(kind,))
    except AmbiguousName as error:
        raise AmbiguousError(str(error)) from None
    except UnknownName as error:
        raise NotationError(str(error)) from None
    if match and state.present >> place & 1 and state.dealt[place] == component.index:
        place = -1
    return component.index, place


def _player(state: GameState, name: str) -> int:
    for names in (PLAYERS, state.names):
        for player, known in enumerate(names):
            if name.casefold() == known.casefold():
                return player
    raise NotationError(
        f"{name!r} is not a player: expected A ({state.names[0]}) or B ({state.names[1]})."
    )


def _complete(state: GameState, text: str, verb: str, subject: str) -> Action:
    """The one legal action that an unfinished text fits."""
    fitting = [action for action in state.legal_actions() if action.verb == verb]
    if subject:
        number, _ = _number(state, VERBS[verb][0], subject)
        fitting = [action for action in fitting if action.subject == number]
    if len(fitting) == 1:
        return fitting[0]
    kind, follows = VERBS[verb]
    example = f"{verb} {short_name(kind, 0)}" + (
        f" with {short_name(follows, 0)}" if follows else ""
    )
    if not fitting:
        raise NotationError(f"{text!r} is unfinished: expected something like {example!r}.")
    listed = ", ".join(str(action) for action in fitting)
    raise AmbiguousError(f"{text!r} is unfinished: it could be {listed}.")
