"""What happened, what something costs and what may be done, in sentences for a lesson."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from duel_nb.engine import Action, Event, Payment, Refusal
from duel_nb.lessons.rulings.answers import Reason, Reasoned
from duel_nb.page.html import items
from duel_nb.words.actions import within_sentence

Tellable: TypeAlias = Event | Refusal | Payment | Action | None
"""What a sentence tells; None, the reason why something legal is illegal, gives none."""


@dataclass(frozen=True, slots=True, repr=False)
class ToldSentences(Reasoned):
    """Sentences, one a line: ``str()`` gives plain text, a notebook shows a list.

    Attributes:
        reasons: the sentences with their rules.
    """

    reasons: tuple[Reason, ...]

    def html(self) -> str:
        """The sentences as a list; rules open in place."""
        return f'<div class="duel-page">{items(one.html() for one in self.reasons)}</div>'

    def __str__(self) -> str:
        return "\n".join(map(str, self.reasons))


def tell(things: Iterable[Tellable | Iterable[Tellable]], names: tuple[str, str]) -> ToldSentences:
    """Events, refusals, bills and actions in sentences.

    Args:
        things: each of them, or several.
        names: the players' names, for actions.
    """
    return ToldSentences(tuple(_reason(one, names) for one in _each(things)))


def _each(
    things: Iterable[Tellable | Iterable[Tellable]],
) -> Iterator[Event | Refusal | Payment | Action]:
    for thing in things:
        if isinstance(thing, Event | Refusal | Payment | Action):
            yield thing
        elif thing is not None:
            yield from _each(thing)


def _reason(thing: Event | Refusal | Payment | Action, names: tuple[str, str]) -> Reason:
    match thing:
        case Event() | Refusal():
            return Reason(thing.message, thing.rule)
        case Action():
            return Reason(within_sentence(thing, names))
    return Reason(str(thing))
