"""Why an action is not allowed: a sentence with the numbers, and the rule behind it."""

from duel_nb.engine.actions import Action
from duel_nb.engine.choices.table import CHOICES, describe
from duel_nb.engine.effects import agora
from duel_nb.engine.errors import Refusal
from duel_nb.engine.state import END_OF_TURN, State
from duel_nb.engine.state.tables import CARDS, PLAYERS, player_number
from duel_nb.engine.turn import unasked
from duel_nb.engine.turn.legal import cached_actions, is_legal
from duel_nb.engine.turn.ways import WAYS
from duel_nb.messages import Message
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
    if (refusal := unasked.refuse(state, action.verb)) is not None:
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
    if (refusal := unasked.refuse(state, verb, due)) is not None:
        return refusal
    if (refusal := WAYS[verb].never(state, action)) is not None:
        return refusal
    if verb == "trigger" and (not state.age or kinds & {END_OF_TURN, agora.AFTER_TRIGGER}):
        return Refusal("AGO-PLOT-02", Message("trigger-only-first", due=due))
    if END_OF_TURN in kinds:
        rule = "PAN-ACT-01" if verb == "activate" else "BASE-TURN-02"
        return Refusal(rule, Message("action-taken", due=due))
    return first
