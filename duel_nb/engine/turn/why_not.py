"""Why an action is not allowed: a sentence with the numbers, and the rule behind it."""

from typing import Final, NamedTuple

from duel_nb.engine.actions import Action
from duel_nb.engine.choices import CHOICES, describe
from duel_nb.engine.effects import agora
from duel_nb.engine.errors import Refusal
from duel_nb.engine.state import END_OF_TURN, State
from duel_nb.engine.state.tables import CARDS, PLAYERS, player_number
from duel_nb.engine.turn.legal import WAYS, cached_actions, is_legal
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import Given


def why_not(state: State, action: Action, player: Given[str | None] = None) -> Refusal | None:
    """Why an action is not allowed now, None when it is: see `GameState.why_not`.

    The list of legal actions decides what is allowed; this only explains.
    """
    if state.outcome is not None:
        how = state.outcome.message(state.names)
        return Refusal("BASE-END-01", Message("no-action-as-over", how=how))
    if player is not None:
        who = player_number(player, state.names)
        if PLAYERS[who] != state.to_act:
            return _not_now(state, who)
    if is_legal(state, action):
        return None
    if state.stack:
        return _refuse_choice(state, action)
    if (refusal := _refuse_unasked(state, action.verb)) is not None:
        return refusal
    way = WAYS[action.verb]
    if (refusal := way.never(state, action)) is not None:
        return refusal
    if action.giving >= 0 and action.verb != "build":
        return Refusal("BASE-PROD-03", Message("no-payment-to-choose"))
    return way.refuse(state, action)


def _not_now(state: State, player: int) -> Refusal:
    who = state.names[state.acting]
    if state.stack:
        due = describe(state, state.stack[-1])
        message = Message("other-player-chooses", who=who, due=due.message)
        return Refusal(due.rule, message)
    message = Message("other-players-turn", who=who, whom=state.names[player])
    return Refusal("BASE-TURN-01", message)


def _refuse_choice(state: State, action: Action) -> Refusal:
    """Why an action is not among the options of the choice that is due."""
    pending, options = state.stack[-1], cached_actions(state)
    choice = CHOICES[pending.kind]
    due, rule = describe(state, pending).message, choice.rule_of(state, pending)
    verbs = {choice.verb, *choice.related_verbs, *(option.verb for option in options)}
    if choice.is_hidden(state, pending) and action.verb in verbs:
        return Refusal("GEN-06", Message("choice-unseen", who=state.names[pending.player], due=due))
    if action.place >= 0 and action._replace(place=-1) in options:
        message = Message("not-there", card=CARDS[action.subject], where=action.place_name)
        return Refusal(rule, message)
    if action.giving >= 0 and action._replace(giving=-1) in options:
        return Refusal("BASE-PROD-03", Message("no-payment-as-free"))
    if action.verb == "pass":
        return Refusal(choice.must or rule, Message("not-optional", due=due))
    named = action.subject >= 0 or (choice.by_place and action.place >= 0)
    if action.verb in verbs and named:
        return choice.refuse(state, pending, action)
    return _refuse_misplaced(state, action, due, rule)


def _refuse_misplaced(state: State, action: Action, due: Message, rule: str) -> Refusal:
    """Why an action that does not answer the choice due is refused: it comes later, or never."""
    kinds, verb = {pending.kind for pending in state.stack}, action.verb
    asked = [CHOICES[kind] for kind in kinds if kind in CHOICES]
    first = Refusal(rule, Message("choice-due-first", due=due))
    if any(verb == other.verb or verb in other.related_verbs for other in asked):
        return first
    if (refusal := _refuse_unasked(state, verb, due)) is not None:
        return refusal
    if (refusal := WAYS[verb].never(state, action)) is not None:
        return refusal
    if verb == "trigger" and (not state.age or kinds & {END_OF_TURN, agora.AFTER_TRIGGER}):
        return Refusal("AGO-PLOT-02", Message("trigger-only-first", due=due))
    if END_OF_TURN in kinds:
        rule = "PAN-ACT-01" if verb == "activate" else "BASE-TURN-02"
        return Refusal(rule, Message("action-taken", due=due))
    return first


# -- answers to a choice that is not due --------------------------------------------------------


class _Unasked(NamedTuple):
    """The refusal of a verb that answers no choice now."""

    rule: str  # id of the rule that asks for such an action
    key: str  # the message that it is not due now
    #: whether the message alone is enough; if not, what is due is named as well
    whenever: bool = False


#: By verb and by the set that uses it. If both expansions do, Pantheon comes first.
_ANSWERS: Final[dict[str, dict[str, _Unasked]]] = {
    "draft": {"base": _Unasked("BASE-STRUCT-06", "no-wonder-to-draft", True)},
    "take": {"base": _Unasked("BASE-SCI-02", "no-progress-to-take")},
    "begin": {"base": _Unasked("BASE-AGE-02", "no-beginner-to-choose", True)},
    "install": {"pantheon": _Unasked("PAN-MYTH-01", "no-card-to-place-in-the-pantheon")},
    "reveal": {"pantheon": _Unasked("PAN-REVEAL-02", "no-token-to-take")},
    "open": {"pantheon": _Unasked("PAN-THEATER-01", "no-deck-to-open")},
    "top": {"pantheon": _Unasked("PAN-THEATER-01", "no-divinity-to-put-back")},
    "copy": {"pantheon": _Unasked("PAN-NISABA-01", "no-snake-to-place")},
    "seize": {
        "pantheon": _Unasked("PAN-BAAL-01", "no-card-to-take"),
        "agora": _Unasked("AGO-C-FORECLOSURE", "no-card-to-take"),
    },
    "claim": {
        "pantheon": _Unasked("PAN-RA-01", "no-wonder-to-take"),
        "agora": _Unasked("AGO-C-EXTORTION", "no-wonder-to-take"),
    },
    "topple": {
        "pantheon": _Unasked("PAN-ANUBIS-01", "no-wonder-to-take-down"),
        "agora": _Unasked("AGO-C-SABOTAGE", "no-wonder-to-take-down"),
    },
    "guard": {"pantheon": _Unasked("PAN-MINERVA-01", "no-minerva-to-place")},
    "remove": {"pantheon": _Unasked("PAN-NEPTUNE-01", "no-military-token-to-remove")},
    "apply": {"pantheon": _Unasked("PAN-NEPTUNE-02", "no-military-token-to-resolve")},
    "place": {"agora": _Unasked("AGO-POL-04", "no-cube-to-place")},
    "move": {"agora": _Unasked("AGO-POL-05", "no-cube-to-move")},
    "expel": {"agora": _Unasked("AGO-SENATE-03", "no-cube-to-remove")},
    "conspire": {"agora": _Unasked("AGO-CONSPIRATOR-01", "no-conspirator", True)},
    "keep": {"agora": _Unasked("AGO-CONSPIRATOR-02", "no-conspiracy-to-keep")},
    "return": {"agora": _Unasked("AGO-CONSPIRATOR-02", "no-conspiracy-to-put-back")},
    "lock": {"agora": _Unasked("AGO-C-OBSCURANTISM", "no-progress-to-lock")},
    "swap": {"agora": _Unasked("AGO-C-COERCION", "no-cards-to-swap")},
    "shift": {"agora": _Unasked("AGO-C-INSIDER", "no-decree-to-move")},
}


def _refuse_unasked(state: State, verb: str, due: Part | None = None) -> Refusal | None:
    """The refusal of an answer that is not due; None for a verb that begins a turn.

    Args:
        state: the position.
        verb: the verb of the action.
        due: the choice that is due instead, if any.
    """
    if verb == "pass":
        opened = state.pantheon is not None and state.pantheon.open
        key = "no-pass-with-pantheon" if opened else "no-pass"
        return Refusal("BASE-TURN-02", Message(key))
    answers = _ANSWERS.get(verb)
    if answers is None:
        return None
    for its_set, answer in answers.items():
        if state.config.has(its_set):
            nothing = Message(answer.key)
            if due is None or answer.whenever:
                return Refusal(answer.rule, Message("unasked", nothing=nothing))
            return Refusal(answer.rule, Message("unasked-as-due", nothing=nothing, due=due))
    answer = next(iter(answers.values()))
    sets = Listed(*(Message(f"set-{its_set}") for its_set in answers), last="or")
    message = Message("unasked-without-set", nothing=Message(answer.key), sets=sets)
    return Refusal(answer.rule, message)
