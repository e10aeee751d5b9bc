"""A question to the referee, as it was read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from duel_nb.catalog import Component
from duel_nb.messages import Message


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question to the referee, as it was read.

    Attributes:
        kind: "can", "cost", "unit" for the price of a resource, "moves", or "rule" if it is about
            no position.
        who: "A" or "B", whom it is about.
        action: the action in notation, of a Wonder or a Conspiracy perhaps without the card under
            it; or in words if it names no component; or the name of what has a price; or the words
            about a rule.
        setup: the facts as keywords of `duel_nb.position`.
        without: what each player is said not to have, by name.
        subject: the components that it is about; of a rule, all that it names.
        general: whether it only asks what these do.
        facts: the facts in words, in order.
        left: what was left out, and what can be said instead.
        unread: words that nothing was made of.
    """

    kind: str
    who: str
    action: str
    setup: Mapping[str, Any]
    without: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    subject: tuple[Component, ...] = ()
    general: bool = False
    facts: tuple[Message, ...] = ()
    left: tuple[Message, ...] = ()
    unread: tuple[str, ...] = ()
