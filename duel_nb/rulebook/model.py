"""A rule, and its display in a terminal and in a notebook."""

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Final

from duel_nb.languages import language
from duel_nb.messages import Message
from duel_nb.rulebook.citations import PANTHEON, Citation, Ruling

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
    citations: tuple[Citation | Ruling, ...]
    related: tuple[str, ...]
    section: str

    @property
    def at_hand(self) -> tuple[Citation | Ruling, ...]:
        """Its sources for who reads the language in use.

        Of editions of one set in several languages, only the reader's own, if it is among them.
        """
        own = f"pantheon-{language()}"
        printed = [one for one in self.citations if isinstance(one, Citation)]
        if not any(one.edition == own for one in printed):
            return self.citations
        foreign = [one for one in printed if one.edition in PANTHEON and one.edition != own]
        return tuple(one for one in self.citations if one not in foreign)

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
