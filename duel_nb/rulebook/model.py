"""A rule, and its display in a terminal and in a notebook."""

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Final

from duel_nb.languages import language
from duel_nb.messages import Message
from duel_nb.rulebook.citations import said

EDITIONS: Final = (
    "base",
    "pantheon-en",
    "pantheon-fr",
    "pantheon-de",
    "pantheon-ru",
    "agora-ru",
    "erratum",
    "ruling",
)
"""Every source that a citation may name; the messages ``source-...`` have their full names.

"ruling" is a decision of this project, or common practice online, where the print is silent.
"""

_WIDTH = 80
_EXPANSIONS: Final[Mapping[str, frozenset[str]]] = {
    "PAN": frozenset({"pantheon"}),
    "AGO": frozenset({"agora"}),
    "BOTH": frozenset({"pantheon", "agora"}),
}
"""Beginning of an id -> the expansions of its rule."""


def needed_expansions(id: str) -> frozenset[str]:
    """The expansions without which the rule with this id does not come up."""
    return _EXPANSIONS.get(id.partition("-")[0], frozenset())


@dataclass(frozen=True, slots=True)
class Citation:
    """One source of a rule.

    Attributes:
        edition: one of `EDITIONS`.
        where: the section or page; for a ruling, its number and its reason in one line.
    """

    edition: str
    where: str

    def __str__(self) -> str:
        source = Message(f"source-{self.edition}")
        return str(Message("source-where", source=source, where=said(self.where)))


@dataclass(frozen=True, slots=True, repr=False)
class Rule:
    """One rule of the game.

    Attributes:
        id: such as "BASE-MIL-03", as in refusals and events.
        title: two to six words.
        text: the rule in our own words, one paragraph.
        citations: its sources, the main one first; never empty.
        related: ids of rules to read next.
        section: its heading, such as "Military".
    """

    id: str
    title: str
    text: str
    citations: tuple[Citation, ...]
    related: tuple[str, ...]
    section: str

    @property
    def at_hand(self) -> tuple[Citation, ...]:
        """Its sources for who reads the language in use.

        Of editions of one set in several languages, only the reader's own, if it is among them.
        """
        own = f"pantheon-{language()}"
        if not any(one.edition == own for one in self.citations):
            return self.citations
        others = {one for one in EDITIONS if one.startswith("pantheon-")} - {own}
        return tuple(one for one in self.citations if one.edition not in others)

    @property
    def anchor(self) -> str:
        """The HTML id of this rule, such as "rule-base-mil-03"."""
        return f"rule-{self.id.lower()}"

    def __repr__(self) -> str:
        return f"<Rule {self.id}: {self.title}>"

    def __str__(self) -> str:
        """The whole rule as a block of plain text, at most 80 columns wide."""
        lines = [f"{self.id}  {self.title}  [{self.section}]", *textwrap.wrap(self.text, _WIDTH)]
        for citation in self.at_hand:
            lines += textwrap.wrap(
                str(citation), _WIDTH, initial_indent="  - ", subsequent_indent="    "
            )
        if self.related:
            see = str(Message("rule-see-also", rules=", ".join(self.related)))
            # Ids are not broken, so that they can be copied.
            lines += textwrap.wrap(see, _WIDTH, break_on_hyphens=False)
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """The whole rule for a notebook, in the colours of the notebook's theme."""
        sources = "".join(f"<li>{escape(str(citation))}</li>" for citation in self.at_hand)
        related = ", ".join(f"<code>{escape(name)}</code>" for name in self.related)
        see = Message("rule-see-also", rules=related) if related else ""
        return (
            f'<div id="{escape(self.anchor)}" class="duel-rule">'
            f"<p><code>{escape(self.id)}</code> <strong>{escape(self.title)}</strong>"
            f" <small>{escape(self.section)}</small></p>"
            f"<p>{escape(self.text)}</p>"
            f"<small><ul>{sources}</ul>" + f"{see}</small></div>"
        )
