"""Vocabulary for the course of play: turns, decisions, legal actions, events, the end."""

from duel_nb.engine import GameState
from duel_nb.engine.notation import parse
from duel_nb.scenarios.errors import UnknownSentence
from duel_nb.scenarios.model import Moment
from duel_nb.scenarios.words.terms import TERMS, Named, Term, unknown
from duel_nb.scenarios.words.vocabulary import sentence

#: The words for each kind of decision; "A" stands for the player.
DECISIONS = {
    "draft": "A drafts a Wonder",
    "begin": "A chooses who begins",
    "progress": "A takes a Progress token",
    "keep-progress": "A keeps a Progress token",
    "discard-brown": "A discards a brown card",
    "discard-grey": "A discards a grey card",
    "build-from-discard": "A builds from the discard pile",
    "place-divinity": "A places a Divinity",
    "choose-token": "A chooses a token to take first",
    "place-gate": "A places the Gate",
    "enki": "A takes a token from Enki",
    "snake": "A places the Snake",
    "baal": "A takes a brown or grey card",
    "hades": "A builds with Hades",
    "zeus": "A discards with Zeus",
    "anubis": "A takes a Wonder down",
    "isis": "A builds a Wonder with Isis",
    "ra": "A takes a Wonder",
    "minerva": "A places Minerva",
    "neptune-remove": "A removes a Military token",
    "neptune-apply": "A applies a Military token",
    "neptune-last": "A applies or removes the last Military token",
    "gate": "A activates a Divinity of the Gate",
    "open-deck": "A opens a Mythology deck",
    "theater": "A activates a Divinity of the Theater",
    "restack": "A puts a Divinity on top",
    "senate-actions": "A acts in the Senate",
    "conspirator": "A may place a cube or conspire",
    "keep-conspiracy": "A keeps a Conspiracy",
    "return-conspiracy": "A returns a Conspiracy",
    "place-cube": "A places a cube",
    "remove-cube": "A removes a cube",
    "move-cube": "A moves a cube",
    "curia-julia": "A may trigger an unprepared Conspiracy",
    "extortion": "A takes a Wonder by Extortion",
    "expropriation": "A discards a blue card",
    "swindle": "A discards a yellow card",
    "obscurantism": "A locks a Progress token",
    "property-fraud": "A builds a card of row 1",
    "treason": "A builds a removed card",
    "espionage": "A takes a Progress token of the box",
    "turn-of-events": "A discards a card of the structure",
    "turn-of-events-again": "A may discard a second card",
    "foreclosure": "A takes a brown or grey card by Foreclosure",
    "coercion": "A swaps cards",
    "insider-influence": "A shifts a Decree",
    "sabotage": "A destroys a Wonder",
}

#: The words for the ways to win, with the engine's terms.
VICTORIES = {
    "military": "military",
    "science": "science",
    "scientific": "science",
    "political": "political",
    "points": "civilian",
    "civilian": "civilian",
}


@sentence("{who} to act", "B to act", "who must play or decide now")
def _to_act(moment: Moment, who: str) -> str | None:
    acting = moment.after.to_act
    if acting == who:
        return None
    return f"{acting} to act" if acting else f"the game is over: {moment.after.outcome}"


@sentence(
    "{who} plays again",
    "A plays again",
    "this turn brings an extra turn, which comes next or has just begun",
    about_change=True,
)
def _again(moment: Moment, who: str) -> str | None:
    return None if _extra(moment) == who else _no_extra(moment)


@sentence(
    "{who} does not play again",
    "A does not play again",
    "no extra turn follows",
    about_change=True,
)
def _not_again(moment: Moment, who: str) -> str | None:
    return f"{who} plays again" if _extra(moment) == who else None


def _extra(moment: Moment) -> str | None:
    """The player who takes an extra turn after or by this step."""
    state = moment.after
    earned = {event.player for event in moment.turn_events if event.kind == "again"}
    lost = any(event.kind == "again-lost" for event in moment.turn_events)
    if lost or state.outcome is not None or state.turn not in earned:
        return None
    return state.turn


def _no_extra(moment: Moment) -> str:
    lost = next((e.text for e in moment.turn_events if e.kind == "again-lost"), None)
    if lost:
        return lost
    if moment.after.outcome is not None:
        return f"the game is over: {moment.after.outcome}"
    return f"{moment.after.turn} has the turn, and no extra turn was earned"


# -- decisions ---------------------------------------------------------------------------------


def _read_decision(text: str, named: Named) -> tuple[str, str]:
    """Who must decide, and the kind of the decision."""
    who, _, rest = text.partition(" ")
    phrases = {phrase[2:].casefold(): kind for kind, phrase in DECISIONS.items()}
    kind = phrases.get(rest.casefold().rstrip("."))
    if kind is None or who not in ("A", "B"):
        raise UnknownSentence(unknown("decision", text, tuple(DECISIONS.values())))
    return who, kind


TERMS["decision"] = Term(r"\S.*", _read_decision)


@sentence(
    "decision: {decision}",
    "decision: A takes a Progress token",
    "this choice is due now: " + "; ".join(DECISIONS.values()),
)
def _decision(moment: Moment, decision: tuple[str, str]) -> str | None:
    due = moment.after.decisions
    if due and (due[-1].player, due[-1].kind) == decision:
        return None
    return _due(moment.after)


@sentence("no decision", "no decision", "no choice is due: an ordinary turn, or the end")
def _no_decision(moment: Moment) -> str | None:
    return _due(moment.after) if moment.after.decisions else None


def _due(state: GameState) -> str:
    if not state.decisions:
        return "no decision is due"
    due = state.decisions[-1]
    phrase = DECISIONS.get(due.kind, f"A must choose ({due.kind})")
    return f"decision: {due.player}{phrase[1:]} ({due.rule})"


# -- legal actions -----------------------------------------------------------------------------


@sentence("legal: {action}", "legal: build Theater", "this (or these, with commas) may be done")
def _legal(moment: Moment, action: str) -> str | None:
    for text in _actions(action):
        refusal = moment.after.why_not(text)
        if refusal is not None:
            return f"{text} is not legal: {refusal}"
    return None


@sentence("not legal: {action}", "not legal: build Library", "none of these may be done")
def _illegal(moment: Moment, action: str) -> str | None:
    allowed = [text for text in _actions(action) if moment.after.why_not(text) is None]
    return f"legal: {', '.join(allowed)}" if allowed else None


@sentence(
    "only legal: {action}",
    "only legal: begin A, begin B",
    "exactly these may be done and nothing else",
)
def _only(moment: Moment, action: str) -> str | None:
    legal = [str(one) for one in moment.after.legal_actions()]
    wanted = [str(parse(moment.after, text)) for text in _actions(action)]
    if sorted(wanted) == sorted(legal):
        return None
    return f"only legal: {', '.join(legal) or 'nothing'}"


def _actions(text: str) -> list[str]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    return [] if parts == ["nothing"] else parts


# -- events ------------------------------------------------------------------------------------


@sentence("event {rule}", "event BASE-MIL-03", "something happened by this rule", about_change=True)
def _event(moment: Moment, rule: str) -> str | None:
    return None if _times(moment, rule) else f"no event by {rule}"


@sentence(
    "event {rule} {count} times",
    "event BASE-MIL-01 2 times",
    "exactly so many events happened by this rule",
    about_change=True,
)
def _events(moment: Moment, rule: str, count: int) -> str | None:
    found = _times(moment, rule)
    return None if found == count else f"{found} events by {rule}"


@sentence(
    "no event {rule}", "no event BASE-MIL-03", "nothing happened by this rule", about_change=True
)
def _no_event(moment: Moment, rule: str) -> str | None:
    return next((str(event) for event in moment.events if event.rule == rule), None)


@sentence(
    "event {rule} before {later_rule}",
    "event BASE-MIL-01 before BASE-MIL-03",
    "the first event by one rule came before the first by the other",
    about_change=True,
)
def _before(moment: Moment, rule: str, later_rule: str) -> str | None:
    order = [event.rule for event in moment.events]
    if rule in order and later_rule in order and order.index(rule) < order.index(later_rule):
        return None
    return "events by " + (", ".join(dict.fromkeys(order)) or "no rule")


@sentence(
    "event says {words}",
    "event says loses 2 coins",
    "an event of the step has these words",
    about_change=True,
)
def _says(moment: Moment, words: str) -> str | None:
    if any(words.casefold() in event.text.casefold() for event in moment.events):
        return None
    return "no event with these words"


def _times(moment: Moment, rule: str) -> int:
    return sum(event.rule == rule for event in moment.events)


# -- the end -----------------------------------------------------------------------------------


def _result(state: GameState) -> str:
    return f"{state.outcome} ({state.outcome.rule})" if state.outcome else "the game goes on"


def _read_victory(text: str, named: Named) -> str:
    """The engine's term for a way to win."""
    if text.casefold() not in VICTORIES:
        raise UnknownSentence(unknown("victory", text.casefold(), tuple(VICTORIES)))
    return VICTORIES[text.casefold()]


TERMS["how"] = Term(r"\w+", _read_victory)


@sentence(
    "winner {who} {how}", "winner A military", "who has won, and how: " + ", ".join(VICTORIES)
)
def _winner_how(moment: Moment, who: str, how: str) -> str | None:
    outcome = moment.after.outcome
    if outcome and (outcome.winner, outcome.termination) == (who, how):
        return None
    return _result(moment.after)


@sentence("winner {who}", "winner A", "who has won")
def _winner(moment: Moment, who: str) -> str | None:
    outcome = moment.after.outcome
    return None if outcome and outcome.winner == who else _result(moment.after)


@sentence("shared victory", "shared victory", "the game is over and both have won")
def _shared(moment: Moment) -> str | None:
    outcome = moment.after.outcome
    return None if outcome and outcome.winner is None else _result(moment.after)


@sentence("no winner", "no winner", "the game goes on")
def _goes_on(moment: Moment) -> str | None:
    return None if moment.after.outcome is None else _result(moment.after)


@sentence("ended by {rule}", "ended by BASE-MIL-05", "the rule by which the game ended")
def _ended(moment: Moment, rule: str) -> str | None:
    outcome = moment.after.outcome
    return None if outcome and outcome.rule == rule else _result(moment.after)
