"""Vocabulary for the course of play: turns, decisions, legal actions, events, the end."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from duel_nb.engine import Decision, Event, GameState
from duel_nb.engine.notation import parse
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown
from duel_nb.rulebook import RULEBOOK, UnknownRule
from duel_nb.scenarios.errors import UnknownSentence, cited, known_names, near_name
from duel_nb.scenarios.model import Found, Moment
from duel_nb.scenarios.words.terms import TERMS, Named, Term, unknown
from duel_nb.scenarios.words.vocabulary import sentence

#: The words for each question, by its kind, or by its message if that says more; "A" stands for the
#: player.
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
    "move-cube-or-not": "A may move a cube",
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
def _to_act(moment: Moment, who: str) -> Found | None:
    acting = moment.after.to_act
    if acting == who:
        return None
    return f"{acting} to act" if acting else _over(moment.after)


@sentence(
    "{who} plays again",
    "A plays again",
    "this turn brings an extra turn, which comes next or has just begun",
    about_change=True,
)
def _again(moment: Moment, who: str) -> Found | None:
    return None if _extra(moment) == who else _no_extra(moment)


@sentence(
    "{who} does not play again",
    "A does not play again",
    "no extra turn follows",
    about_change=True,
)
def _not_again(moment: Moment, who: str) -> Found | None:
    return f"{who} plays again" if _extra(moment) == who else None


def _extra(moment: Moment) -> Found | None:
    """The player who takes an extra turn after or by this step."""
    state = moment.after
    earned = {event.player for event in moment.turn_events if event.kind == "again"}
    lost = any(event.kind == "again-lost" for event in moment.turn_events)
    if lost or state.outcome is not None or state.turn not in earned:
        return None
    return state.turn


def _no_extra(moment: Moment) -> Message:
    lost = next((event for event in moment.turn_events if event.kind == "again-lost"), None)
    if lost:
        return cited(lost)
    if moment.after.outcome is not None:
        return _over(moment.after)
    return Message("found-no-extra-turn", who=moment.after.turn)


def _over(state: GameState) -> Message:
    """That the game is over, and how."""
    assert state.outcome is not None
    return Message("found-over", how=state.outcome.message())


# -- decisions ---------------------------------------------------------------------------------


def _read_decision(text: str, named: Named) -> tuple[str, str]:
    """Who must decide, and what."""
    who, phrases = text[:1].upper(), tuple(DECISIONS.values())
    if who == "B":
        phrases = tuple(f"B{phrase[1:]}" for phrase in phrases)
    named_now = {phrase.casefold(): phrase for phrase in phrases}
    phrase = named_now.get(text.casefold().rstrip("."))
    if phrase is None:
        raise UnknownSentence(unknown("decision", text, phrases))
    return who, phrase


TERMS["decision"] = Term(r"\S.*", _read_decision)


@sentence(
    "decision: {decision}",
    "decision: A takes a Progress token",
    "this choice is due now: " + "; ".join(DECISIONS.values()),
)
def _decision(moment: Moment, decision: tuple[str, str]) -> Found | None:
    due, (_, phrase) = moment.after.decisions, decision
    return None if due and decision_words(due[-1]) == phrase else _due(moment.after)


@sentence("no decision", "no decision", "no choice is due: an ordinary turn, or the end")
def _no_decision(moment: Moment) -> Found | None:
    return _due(moment.after) if moment.after.decisions else None


def _due(state: GameState) -> str:
    if not state.decisions:
        return "no decision"
    return f"decision: {decision_words(state.decisions[-1])}"


def decision_words(due: Decision) -> str:
    """A decision as scenarios name it: "A takes a Progress token"."""
    words = DECISIONS.get(due.message.key.removeprefix("choice-")) or DECISIONS[due.kind]
    return f"{due.player}{words[1:]}"


# -- legal actions -----------------------------------------------------------------------------


@sentence("legal: {action}", "legal: build Theater", "this (or these, with commas) may be done")
def _legal(moment: Moment, action: str) -> Found | None:
    for text in actions_in(action):
        refusal = moment.after.why_not(text)
        if refusal is not None:
            return Message("found-not-legal", action=text, reason=cited(refusal))
    return None


@sentence("not legal: {action}", "not legal: build Library", "none of these may be done")
def _illegal(moment: Moment, action: str) -> Found | None:
    allowed = [text for text in actions_in(action) if moment.after.why_not(text) is None]
    return f"legal: {', '.join(allowed)}" if allowed else None


@sentence(
    "only legal: {action}",
    "only legal: begin A, begin B",
    "exactly these may be done and nothing else",
)
def _only(moment: Moment, action: str) -> Found | None:
    legal = [str(one) for one in moment.after.legal_actions()]
    wanted = [str(parse(moment.after, text)) for text in actions_in(action)]
    if sorted(wanted) == sorted(legal):
        return None
    return f"only legal: {', '.join(legal) or 'nothing'}"


def actions_in(text: str) -> list[str]:
    """The actions in a list such as "begin A, begin B", in notation; none in "nothing"."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    return [] if parts == ["nothing"] else parts


# -- events ------------------------------------------------------------------------------------


class Which(NamedTuple):
    """Which events: those by a rule, or those of a name."""

    what: str  # the rule or name
    of: Callable[[Event], str]  # the rule or name of an event

    def count(self, events: Iterable[Event]) -> int:
        """How many events these are."""
        return sum(self.of(event) == self.what for event in events)


def _by_rule(event: Event) -> str:
    return event.rule


def _by_name(event: Event) -> str:
    return event.message.key


def _read_which(text: str, named: Named) -> Which:
    if text.casefold() in known_names():
        return Which(text.casefold(), _by_name)
    try:
        return Which(RULEBOOK.id_of(text), _by_rule)
    except UnknownRule:
        if text.isupper():
            raise
        wrong = Message("expect-no-event", given=shown(text), hint=near_name(text))
        raise UnknownSentence(wrong) from None


TERMS["event"] = TERMS["later_event"] = Term(r"[a-z0-9-]+", _read_which)


@sentence(
    "event {event}",
    "event BASE-MIL-03",
    "something happened by this rule, or an event of this name: `event theology-adds-none`",
    about_change=True,
)
def _event(moment: Moment, event: Which) -> Found | None:
    return None if event.count(moment.events) else _instead(moment, event)


@sentence(
    "event {event} {count} times",
    "event BASE-MIL-01 2 times",
    "exactly so many of these events happened",
    about_change=True,
)
def _events(moment: Moment, event: Which, count: int) -> Found | None:
    found = event.count(moment.events)
    return None if found == count else f"event {event.what} {found} times"


@sentence("no event {event}", "no event BASE-MIL-03", "no such event happened", about_change=True)
def _no_event(moment: Moment, event: Which) -> Found | None:
    return next((cited(one) for one in moment.events if event.of(one) == event.what), None)


@sentence(
    "event {event} before {later_event}",
    "event BASE-MIL-01 before BASE-MIL-03",
    "the first of these events came before the first of the others",
    about_change=True,
)
def _before(moment: Moment, event: Which, later_event: Which) -> Found | None:
    order = [event.of(one) == event.what for one in moment.events]
    later = [later_event.of(one) == later_event.what for one in moment.events]
    if True in order and True in later and order.index(True) < later.index(True):
        return None
    return _instead(moment, event)


def _instead(moment: Moment, event: Which) -> Message:
    """What happened in a step instead, by rules or by names."""
    order = dict.fromkeys(map(event.of, moment.events))
    return Message("found-events", which=Listed(*order)) if order else Message("found-no-event")


# -- the end -----------------------------------------------------------------------------------


def _result(state: GameState) -> Found:
    return cited(state.outcome) if state.outcome else "no winner"


def _read_victory(text: str, named: Named) -> str:
    """The engine's term for a way to win."""
    if text.casefold() not in VICTORIES:
        raise UnknownSentence(unknown("victory", text.casefold(), tuple(VICTORIES)))
    return VICTORIES[text.casefold()]


TERMS["how"] = Term(r"\w+", _read_victory)


@sentence(
    "winner {who} {how}", "winner A military", "who has won, and how: " + ", ".join(VICTORIES)
)
def _winner_how(moment: Moment, who: str, how: str) -> Found | None:
    outcome = moment.after.outcome
    if outcome and (outcome.winner, outcome.termination) == (who, how):
        return None
    return _result(moment.after)


@sentence("winner {who}", "winner A", "who has won")
def _winner(moment: Moment, who: str) -> Found | None:
    outcome = moment.after.outcome
    return None if outcome and outcome.winner == who else _result(moment.after)


@sentence("shared victory", "shared victory", "the game is over and both have won")
def _shared(moment: Moment) -> Found | None:
    outcome = moment.after.outcome
    return None if outcome and outcome.winner is None else _result(moment.after)


@sentence("no winner", "no winner", "the game goes on")
def _goes_on(moment: Moment) -> Found | None:
    return None if moment.after.outcome is None else _result(moment.after)


@sentence("ended by {rule}", "ended by BASE-MIL-05", "the rule by which the game ended")
def _ended(moment: Moment, rule: str) -> Found | None:
    outcome = moment.after.outcome
    return None if outcome and outcome.rule == rule else _result(moment.after)
