"""Answers of the referee: a verdict, and the reasons with their rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from duel_nb.boards.widget.markup import items, rule_link, with_rule
from duel_nb.engine import Action, GameState, Payment
from duel_nb.lessons.style import STYLE
from duel_nb.messages import Message, Part


@dataclass(frozen=True, slots=True)
class Reason:
    """One sentence of an answer, as data; `text` says it in the language in use.

    Attributes:
        message: what it says; a sentence of a lesson's author stays as it is.
        rule: id of the rule behind it; None if there is no single one.
        billed: whether it is an item of the bill.
    """

    message: Message | str
    rule: str | None = None
    billed: bool = False

    @property
    def text(self) -> str:
        """The sentence."""
        return str(self.message)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text

    def html(self) -> str:
        """The sentence as HTML; its rule opens in place."""
        return with_rule(self.text, self.rule)


def because(key: str, rule: str | None = None, **parts: Part) -> Reason:
    """A message as a reason.

    Args:
        key: of the message.
        rule: id of the rule behind it.
        parts: the arguments of the message.
    """
    return Reason(Message(key, parts), rule)


class Reasoned(ABC):
    """Sentences with their rules: ``str()`` gives plain text, a notebook shows HTML.

    Attributes:
        reasons: the sentences.
    """

    __slots__ = ()
    reasons: tuple[Reason, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules behind the sentences, in order, each once."""
        return tuple(dict.fromkeys(reason.rule for reason in self.reasons if reason.rule))

    @abstractmethod
    def html(self) -> str:
        """The sentences as HTML, without styles; rules open in place."""

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        """The sentences for a notebook."""
        return STYLE + self.html()


@dataclass(frozen=True, slots=True, repr=False)
class Answer(Reasoned):
    """An answer of the referee; ``str()`` gives it as plain sentences.

    Attributes:
        question: the question as a sentence.
        verdict: the answer in one sentence.
        reasons: why, one sentence each, with rules.
        yes: the answer to "can … do this?"; None for other questions. Only False makes the answer
            false in a condition.
        state: the position.
        setup: the keywords that set it up; None if that is impossible.
        payment: for questions of cost, the itemised bill.
        actions: for "all the legal moves", the moves.
        says: what a scenario of this question expects at the start.
        tries: the illegal actions in it, each with the rule that forbids it.
        does: the action that it plays; None for none.
        then: what it expects after that.
    """

    question: str
    verdict: str
    reasons: tuple[Reason, ...]
    state: GameState
    yes: bool | None = None
    setup: Mapping[str, Any] | None = None
    payment: Payment | None = None
    actions: tuple[Action, ...] = ()
    says: tuple[str, ...] = ()
    tries: tuple[tuple[str, str], ...] = ()
    does: str | None = None
    then: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.yes is not False

    def __str__(self) -> str:
        return "\n".join([f"{self.question} {self.verdict}", *(f"- {r}" for r in self.reasons)])

    def html(self) -> str:
        """The answer as HTML, without styles: verdict, bill, other reasons, rules.

        A refusal has its reason beside the verdict; rules open in place.
        """
        verdict, reasons = escape(self.verdict), [*self.reasons]
        if self.yes is not None:
            verdict = f'<span class="duel-{"yes" if self.yes else "no"}">{verdict}</span>'
        if self.yes is False and reasons:
            verdict += f" {escape(reasons.pop(0).text)}"
        bill = [reason for reason in reasons if reason.billed]
        rest = [reason for reason in reasons if not reason.billed]
        parts = [
            f'<p class="duel-question">{escape(self.question)}</p>',
            f"<p><b>{verdict}</b></p>",
        ]
        if bill:
            parts.append(f"<h4>{Message('ruling-bill')}</h4>{items(map(Reason.html, bill))}")
        if rest:
            heading = Message("ruling-happens" if self.yes else "ruling-besides")
            parts.append(f"<h4>{heading}</h4>" if bill else "")
            parts.append(items(map(Reason.html, rest)))
        if self.rules:
            heading = Message("ruling-rule")
            links = "".join(f"<span>{rule_link(rule, named=True)}</span>" for rule in self.rules)
            parts.append(f'<div class="duel-rules"><h4>{heading}</h4>{links}</div>')
        return f'<div class="duel-page">{"".join(parts)}</div>'
