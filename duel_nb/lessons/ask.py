"""Answers a question in people's own words: about a position, or about a rule."""

from __future__ import annotations

from collections.abc import Iterator

from duel_nb.engine import DuelError, position
from duel_nb.lessons import rules
from duel_nb.lessons.asked import AskedQuestion, read_question
from duel_nb.lessons.referee import Referee
from duel_nb.lessons.rule_search import rules_about
from duel_nb.lessons.rulings.answers import Answer
from duel_nb.lessons.suggestions import meant_actions
from duel_nb.messages import Listed, Message
from duel_nb.rulebook.lookup import look_up
from duel_nb.words.translate import translate

_MOST_RULES = 3


def ask(text: str) -> str:
    """The referee's answer to a question, as text.

    It says which position it is about; what the question does not say of it is unknown.

    Args:
        text: such as "May A build the Library with 3 coins and a Scriptorium?", in any language.

    Raises:
        DuelError: nothing was asked, it was not understood, or the position is impossible; one
            sentence, with the nearest match.
    """
    if not text.strip():
        raise DuelError(Message("asked-nothing"))
    question = read_question(text)
    return "\n".join(_rules(question) if question.kind == "rule" else _ruling(question))


def _ruling(question: AskedQuestion) -> Iterator[str]:
    """The position that was asked about, what was not read, and the answer."""
    yield translate("asked-position", facts=Listed(*question.facts, last=";"))
    if question.unread:
        yield translate("asked-unread", words=Listed(*question.unread))
    yield str(_answer(question))


def _answer(question: AskedQuestion) -> Answer:
    setup = dict(question.setup)
    referee = Referee(position(**setup), setup)
    if question.kind == "moves":
        return referee.moves(question.who)
    if question.kind == "cost":
        return referee.cost(question.action, question.who)
    try:
        return referee.can(question.who, question.action)
    except DuelError:
        meant = meant_actions(referee.state, question.action, referee.read)
        if len(meant) != 1:
            raise
        return referee.can(question.who, meant[0])


def _rules(question: AskedQuestion) -> Iterator[str]:
    """The rule that fits a question best, with the scenarios that show it, and others to read."""
    if not question.action:
        raise DuelError(Message("asked-nothing"))
    found = rules_about(question.action, question.setup.get("expansions", ()))
    found = found or look_up(question.action).rules  # of a part of a word, or after typos
    yield str(rules.rule(found[0].id))
    others = [f"{one.title} ({one.id})" for one in found[1:_MOST_RULES]]
    if others:
        yield translate("asked-see-also", rules=Listed(*others))
