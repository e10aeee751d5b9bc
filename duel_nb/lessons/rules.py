"""`duel.rule`: a rule of the rulebook with the scenarios that show it."""

from __future__ import annotations

from html import escape

from duel_nb import rulebook
from duel_nb.lessons import examples
from duel_nb.rulebook import Citation, Rule, Ruling
from duel_nb.scenarios import Scenario
from duel_nb.words.translate import translate


class ShownRule(Rule):
    """A rule of the rulebook with the scenarios that show it; equal to the plain rule."""

    __slots__ = ()

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The examples that show this rule; empty without examples."""
        return examples.showing(self.id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rule) and _facts(self) == _facts(other)

    def __hash__(self) -> int:
        return hash(_facts(self))

    def __str__(self) -> str:
        """The rule as plain text, with its scenarios."""
        shown = [f"  - {one.title}  [{one.id}]" for one in self.scenarios]
        return "\n".join([Rule.__str__(self), *([_shown_by(), *shown] if shown else [])])

    def _repr_html_(self) -> str:
        """The rule for a notebook; each scenario opens to its question and answer."""
        items = "".join(
            f"<li><details><summary>{escape(str(one.title))}</summary>"
            + (f"<p><i>{escape(str(one.question))}</i></p>" if one.question else "")
            + (f"<p>{escape(str(one.answer))}</p>" if one.answer else "")
            + f"<p><code>duel.show({escape(repr(one.id))})</code></p></details></li>"
            for one in self.scenarios
        )
        shown = f"<p>{_shown_by()}</p><ul>{items}</ul>" if items else ""
        return f"<div>{Rule._repr_html_(self)}{shown}</div>"


def _shown_by() -> str:
    return translate("rule-shown-by")


def rule(id: str) -> ShownRule:
    """The rule with this id (upper or lower case) and its scenarios: `rule("BASE-MIL-03")`.

    Raises:
        UnknownRule: there is none; the message has the nearest ids.
    """
    return ShownRule(*_facts(rulebook.rule(id)))


def _facts(
    rule: Rule,
) -> tuple[str, str, str, tuple[Citation | Ruling, ...], tuple[str, ...], str]:
    return rule.id, rule.title, rule.text, rule.citations, rule.related, rule.section
