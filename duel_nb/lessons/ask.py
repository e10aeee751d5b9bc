"""`duel.ask`: answers a question in people's own words, about a position or about a rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape

from duel_nb import rulebook
from duel_nb.catalog import Conspiracy, Wonder
from duel_nb.engine import Action, DuelError, NotationError, position
from duel_nb.lessons import rules
from duel_nb.lessons.asked import AskedQuestion, read_question
from duel_nb.lessons.referee import Referee
from duel_nb.lessons.rule_search import rules_about
from duel_nb.lessons.rulings.answers import Answer
from duel_nb.lessons.suggestions import meant_actions
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown
from duel_nb.rulebook import Rule
from duel_nb.rulebook.lookup import look_up
from duel_nb.session.components import component_words
from duel_nb.words.translate import translate

_MOST_RULES = 3


class AnswerText(str):
    """An answer as text, which a notebook shows as it reads."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        lines = "<br>".join(escape(line) for line in self.splitlines())
        return f"<div>{lines}</div>"


def ask(question: str) -> AnswerText:
    """The referee's answer to a question in your own words.

    It says which position it is about; what the question does not say of it is unknown. To set up
    a position piece by piece, use `duel.referee()`.

    Args:
        question: such as "May A build the Library with 3 coins and a Scriptorium?", in any
            language.

    Raises:
        DuelError: nothing was asked, it was not understood, or the position is impossible; one
            sentence, with the nearest match.
    """
    given: object = question
    if not isinstance(given, str):
        raise DuelError(Message("asked-no-text", given=shown(given)))
    if not question.strip():
        raise DuelError(Message("asked-nothing"))
    read = read_question(question)
    try:
        return AnswerText("\n".join(_rules(read) if read.kind == "rule" else _ruling(read)))
    except NotationError:
        # "May I activate a Divinity in Age I?" is about any Divinity: a rule answers that.
        asked = replace(read, kind="rule", action=question)
        if read.subject or len(read.action.split()) < 2 or not _found(asked):
            raise
        return AnswerText("\n".join(_rules(asked)))


def _ruling(question: AskedQuestion) -> Iterator[str]:
    """The position that was asked about, what was not read, and the answer."""
    yield translate("asked-position", facts=Listed(*question.facts, last=";"))
    yield from _left_out(question)
    yield str(_answer(question))


def _left_out(question: AskedQuestion) -> Iterator[str]:
    if question.unread:
        yield translate("asked-unread", words=Listed(*question.unread))
    yield from map(str, question.left)


def _answer(question: AskedQuestion) -> Answer:
    setup = dict(question.setup)
    referee = Referee(position(**setup), setup, without=question.without)
    match question.kind:
        case "moves":
            return referee.moves(question.who)
        case "cost":
            return referee.cost(question.action, question.who)
        case "unit":
            return referee.unit_price(question.action, question.who)
    verb, *_ = question.action.split()
    if verb in ("wonder", "prepare") and len(question.subject) == 1:
        alone = question.subject[0]
        assert isinstance(alone, Wonder | Conspiracy)
        return referee.can(question.who, Action(verb, alone.index))
    try:
        return referee.can(question.who, question.action)
    except DuelError:
        meant = meant_actions(referee.state, question.action, referee.read)
        if len(meant) != 1:
            raise
        return referee.can(question.who, meant[0])


def _rules(question: AskedQuestion) -> Iterator[str]:
    """What the things that are asked about do, the rule that fits best, and others to read."""
    if not question.action:
        raise DuelError(Message("asked-nothing"))
    yield from _left_out(question)
    yield from (str(component_words(thing)) for thing in question.subject)
    found = _found(question)
    if not found:
        return
    yield str(rules.rule(found[0].id))
    others = [f"{one.title} ({one.id})" for one in found[1:_MOST_RULES]]
    if others:
        yield translate("asked-see-also", rules=Listed(*others))


def _found(question: AskedQuestion) -> Sequence[Rule]:
    """The rules that fit a question, best first."""
    found = rules_about(question.action, question.setup.get("expansions", ()))
    if not found and question.left:
        raise DuelError(question.left[0])  # all that it asks about is an unknown name
    found = found or look_up(question.action).rules  # of a part of a word, or after typos
    if not question.general:
        return found
    own = [rulebook.rule(thing.rule) for thing in question.subject if thing.rule]
    return [*dict.fromkeys((*own, *found))] if own else []
