"""Refusals of actions that only answer a choice, while no such choice is due."""

from typing import Final, NamedTuple

from duel_nb.engine.errors import Refusal
from duel_nb.engine.state import State
from duel_nb.messages import Listed, Message, Part


class Unasked(NamedTuple):
    """The refusal of a verb that answers no choice now.

    Attributes:
        rule: id of the rule that asks for such an action.
        key: the message that it is not due now.
        whenever: whether the message alone is enough; if not, what is due is named as well.
    """

    rule: str
    key: str
    whenever: bool = False


#: By verb and by the set that uses it. If both expansions do, Pantheon comes first.
ANSWERS: Final[dict[str, dict[str, Unasked]]] = {
    "draft": {"base": Unasked("BASE-STRUCT-06", "no-wonder-to-draft", True)},
    "take": {"base": Unasked("BASE-SCI-02", "no-progress-to-take")},
    "begin": {"base": Unasked("BASE-AGE-02", "no-beginner-to-choose", True)},
    "install": {"pantheon": Unasked("PAN-MYTH-01", "no-card-to-place-in-the-pantheon")},
    "reveal": {"pantheon": Unasked("PAN-REVEAL-02", "no-token-to-take")},
    "open": {"pantheon": Unasked("PAN-THEATER-01", "no-deck-to-open")},
    "top": {"pantheon": Unasked("PAN-THEATER-01", "no-divinity-to-put-back")},
    "copy": {"pantheon": Unasked("PAN-NISABA-01", "no-snake-to-place")},
    "seize": {
        "pantheon": Unasked("PAN-BAAL-01", "no-card-to-take"),
        "agora": Unasked("AGO-C-FORECLOSURE", "no-card-to-take"),
    },
    "claim": {
        "pantheon": Unasked("PAN-RA-01", "no-wonder-to-take"),
        "agora": Unasked("AGO-C-EXTORTION", "no-wonder-to-take"),
    },
    "topple": {
        "pantheon": Unasked("PAN-ANUBIS-01", "no-wonder-to-take-down"),
        "agora": Unasked("AGO-C-SABOTAGE", "no-wonder-to-take-down"),
    },
    "guard": {"pantheon": Unasked("PAN-MINERVA-01", "no-minerva-to-place")},
    "remove": {"pantheon": Unasked("PAN-NEPTUNE-01", "no-military-token-to-remove")},
    "apply": {"pantheon": Unasked("PAN-NEPTUNE-02", "no-military-token-to-resolve")},
    "place": {"agora": Unasked("AGO-POL-04", "no-cube-to-place")},
    "move": {"agora": Unasked("AGO-POL-05", "no-cube-to-move")},
    "expel": {"agora": Unasked("AGO-SENATE-03", "no-cube-to-remove")},
    "conspire": {"agora": Unasked("AGO-CONSPIRATOR-01", "no-conspirator", True)},
    "keep": {"agora": Unasked("AGO-CONSPIRATOR-02", "no-conspiracy-to-keep")},
    "return": {"agora": Unasked("AGO-CONSPIRATOR-02", "no-conspiracy-to-put-back")},
    "lock": {"agora": Unasked("AGO-C-OBSCURANTISM", "no-progress-to-lock")},
    "swap": {"agora": Unasked("AGO-C-COERCION", "no-cards-to-swap")},
    "shift": {"agora": Unasked("AGO-C-INSIDER", "no-decree-to-move")},
}


def refuse(state: State, verb: str, due: Part | None = None) -> Refusal | None:
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
    answers = ANSWERS.get(verb)
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
