"""Answers of the referee: a verdict, and the reasons with their rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from html import escape
from typing import Any

from duel_nb.engine import Action, GameState, Payment
from duel_nb.lessons.rulings.findings import Finding, FittingCase
from duel_nb.lessons.rulings.known import Unknown
from duel_nb.messages import Message, Part
from duel_nb.page.html import items, rule_link, with_rule
from duel_nb.page.module import STYLE_TAG


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
    """Sentences with their rules: ``str()`` gives plain text, a notebook shows HTML."""

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
        return STYLE_TAG + self.html()


@dataclass(frozen=True, slots=True, repr=False)
class Answer(Reasoned):
    """An answer of the referee; ``str()`` gives it as plain sentences.

    Attributes:
        question: the question.
        verdict: the answer in one sentence.
        reasons: why, one sentence each, with rules.
        state: the position.
        yes: the answer to "can … do this?" in all positions that fit what was given; None if it
            depends on something else, and for other questions. Only False makes the answer false
            in a condition.
        own_turn: the same for the player's own turn, if it is not now.
        price: the lowest and the highest price; None if there is none.
        depends: what was not given and makes a difference.
        cases: answers that differ, each in a position that fits.
        setup: the keywords that set it up; None if that is impossible.
        payment: the itemised bill, if it is the same in all positions that fit.
        actions: for "all the legal moves", the moves.
        refused: for the same question, what is refused, in notation.
        says: what a scenario of this question expects at the start.
        tries: the illegal actions in it, each with the rule that forbids it.
        does: the action that it plays; None for none.
        then: what it expects after that.
        about: what was asked, in English words, for the name of a file.
    """

    question: Message
    verdict: Message
    reasons: tuple[Reason, ...]
    state: GameState
    yes: bool | None = None
    own_turn: bool | None = None
    price: tuple[int, int] | None = None
    depends: tuple[Unknown, ...] = ()
    cases: tuple[FittingCase, ...] = ()
    setup: Mapping[str, Any] | None = None
    payment: Payment | None = None
    actions: tuple[Action, ...] = ()
    refused: tuple[str, ...] = ()
    says: tuple[str, ...] = ()
    tries: tuple[tuple[str, str], ...] = ()
    does: str | None = None
    then: tuple[str, ...] = ()
    about: tuple[str, ...] = ()

    def with_finding(self, finding: Finding) -> Answer:
        """The same with the price, and with what it depends on."""
        return replace(
            self,
            price=finding.price,
            depends=finding.unknown,
            cases=(*finding.cases, *finding.witnesses),
            payment=finding.payment,
        )

    def __bool__(self) -> bool:
        return self.yes is not False

    def __str__(self) -> str:
        return "\n".join([f"{self.question} {self.verdict}", *(f"- {r}" for r in self.reasons)])

    def html(self) -> str:
        """The answer as HTML, without styles: verdict, bill, other reasons, rules.

        A refusal has its reason beside the verdict; rules open in place.
        """
        verdict, reasons = escape(str(self.verdict)), [*self.reasons]
        if self.yes is not None:
            verdict = f'<span class="duel-{"yes" if self.yes else "no"}">{verdict}</span>'
        if self.yes is False and reasons:
            verdict += f" {escape(reasons.pop(0).text)}"
        bill = [reason for reason in reasons if reason.billed]
        rest = [reason for reason in reasons if not reason.billed]
        parts = [
            f'<p class="duel-question">{escape(str(self.question))}</p>',
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
