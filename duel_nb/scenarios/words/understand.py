"""Parse the text of an expectation into its check."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, partial
from typing import Any

from duel_nb.catalog import CATALOG, Component, UnknownName
from duel_nb.engine import GameState
from duel_nb.messages import Listed, Message
from duel_nb.quoting import line, shown
from duel_nb.rulebook import UnknownRule
from duel_nb.scenarios.errors import UnknownSentence, problem
from duel_nb.scenarios.model import Found, Moment
from duel_nb.scenarios.words.rephrased import rephrased
from duel_nb.scenarios.words.terms import ACTIVATED, TERMS, Named, component, names, symbol
from duel_nb.scenarios.words.vocabulary import (
    COUNTED,
    GATHERED,
    GROUPS,
    NUMBERS,
    SENTENCES,
    Check,
)

_AMOUNT = re.compile(
    r"(?P<head>.*?\S)\s+(?:(?P<at>at\s+[+-]?\d{1,9}|\d{1,9})|(?P<change>[+-]\d{1,9}|unchanged))",
    re.IGNORECASE,
)
#: The longest expectation, in characters: more than a list of all cards of a City.
_LONGEST = 2_000
_MEMBERS = re.compile(
    r"(?P<head>[^:+]*?)(?::\s*(?P<exactly>\S.*)|\s+has\s+no\s+(?P<no>\S.*)|\s+has\s+(?P<has>\S.*)"
    r"|\s+(?P<changes>[+-]\s*[^\W\d].*))",
    re.IGNORECASE,
)
_WHO = re.compile(r"\b[AB]\b|^[ab]\b")
_CHANGES = re.compile(r"(?:^|[\s,]+)([+-])\s*(?=[^\W\d])")


@dataclass(frozen=True, slots=True)
class Expectation:
    """A parsed expectation.

    Attributes:
        text: its text.
        pattern: the pattern of its entry in the vocabulary.
        check: checks whether it holds.
        components: the components it names.
        about_change: whether it only makes sense after an action.
        filled: the placeholders of the pattern with their values.
        count: counts what a number or a group is about; None for other patterns.
        how: of a number or group "at", "by", "exactly", "no", "has" or "changes"; else empty.
        amount: the number for "at" and "by".
        members: the sign ("+", "-" or empty) and the id of each member named.
        kind: the kind of the members.
    """

    text: str
    pattern: str
    check: Check
    components: frozenset[Component]
    about_change: bool
    filled: Mapping[str, Any] = field(default_factory=dict)
    count: Callable[[GameState], int] | None = None
    how: str = ""
    amount: int = 0
    members: tuple[tuple[str, str], ...] = ()
    kind: str = ""


def stated(text: str) -> str | None:
    """An expectation about a change as one about the current value: "pawn -5" as "pawn at -5"."""
    match = _AMOUNT.fullmatch(" ".join(text.split()))
    if match is None or not match["change"] or match["change"].casefold() == "unchanged":
        return None
    if int(match["change"]) < 0 and match["head"].casefold() != "pawn":
        return None  # only the pawn can be below zero
    return f"{match['head']} {_written(int(match['change']))}"


@cache
def understand(text: str) -> Expectation:
    """Parse an expectation.

    Raises:
        UnknownSentence: it is not understood, or names something unknown; the message has the
            nearest match.
    """
    if len(text) > _LONGEST:
        raise UnknownSentence(Message("expect-too-long", given=shown(text)))
    text = " ".join(text.split())
    try:
        found = _read(text)
    except (UnknownName, UnknownRule) as error:
        inside = Message("expect-in", text=line(text), problem=problem(error))
        raise UnknownSentence(_corrected(text) or inside) from None
    except UnknownSentence as error:
        raise UnknownSentence(_corrected(text) or problem(error)) from None
    if found is None:
        raise UnknownSentence(_corrected(text) or _not_understood(text))
    return found


def _read(text: str) -> Expectation | None:
    named: Named = set()
    match = _AMOUNT.fullmatch(text)
    if match:
        counted = _counter(match["head"].casefold())
        if counted is not None:
            pattern, count, filling = counted
            compare = _changes_by if match["change"] else _is_at
            check: Check = partial(compare, count=count, match=match)
            about_change = bool(match["change"])
            how, amount = ("by", _change(match)) if about_change else ("at", _at(match))
            return Expectation(
                text, pattern, check, frozenset(), about_change, filling, count, how, amount
            )
    match = _MEMBERS.fullmatch(text)
    if match and match["head"].casefold() in GATHERED:
        entry, members, filling = GATHERED[match["head"].casefold()]
        gathered = _changes if match["changes"] else _has_members
        check = gathered(entry.kind, members, match, named)
        about_change, components = bool(match["changes"]), frozenset(named)
        how = next(way for way in ("exactly", "no", "has", "changes") if match[way])
        return Expectation(
            text,
            entry.pattern,
            check,
            components,
            about_change,
            filling,
            how=how,
            members=tuple(_signed(entry.kind, match, named)),
            kind=entry.kind,
        )
    for known in SENTENCES:
        match = known.regex.fullmatch(text)
        if match:
            filled = {k: TERMS[k].read(v, named) for k, v in match.groupdict().items()}
            check = partial(known.check, **filled)
            components = frozenset(named)
            return Expectation(text, known.pattern, check, components, known.about_change, filled)
    return None


def _counter(head: str) -> tuple[str, Callable[[GameState], int], Mapping[str, str]] | None:
    """The pattern of a number or group, a function that counts it, and the placeholders."""
    if head in COUNTED:
        number, count, filling = COUNTED[head]
        return number.pattern, count, filling
    if head in GATHERED:
        entry, members, filling = GATHERED[head]
        return entry.pattern, lambda state: len(list(members(state))), filling
    return None


# -- numbers -----------------------------------------------------------------------------------


def _is_at(moment: Moment, count: Callable[[GameState], int], match: re.Match[str]) -> Found | None:
    found = count(moment.after)
    if found == _at(match):
        return None
    instead = f"{match['head']} {_written(found)}"
    if moment.before is None or (earlier := count(moment.before)) == found:
        return instead
    return Message(
        "found-before", found=instead, before=_written(earlier), change=f"{found - earlier:+d}"
    )


def _at(match: re.Match[str]) -> int:
    return int(match["at"].casefold().removeprefix("at"))


def _change(match: re.Match[str]) -> int:
    return 0 if match["change"].casefold() == "unchanged" else int(match["change"])


def _written(found: int) -> str:
    """A number as in an expectation, where a bare negative number would mean a change."""
    return str(found) if found >= 0 else f"at {found}"


def _changes_by(
    moment: Moment, count: Callable[[GameState], int], match: re.Match[str]
) -> Found | None:
    expected = _change(match)
    assert moment.before is not None  # as `about_change` is set
    earlier, now = count(moment.before), count(moment.after)
    if now - earlier == expected:
        return None
    how = f"{now - earlier:+d}" if now != earlier else "unchanged"
    instead = f"{match['head']} {how}"
    change = Message("found-change", found=instead, before=str(earlier), now=str(now))
    if now != expected:
        return change
    return Message("found-current", found=change, right=f"{match['head']} {_written(now)}")


# -- groups ------------------------------------------------------------------------------------


def _has_members(
    kind: str,
    members: Callable[[GameState], Iterable[str]],
    match: re.Match[str],
    named: Named,
) -> Check:
    wanted = Counter(one for _, one in _signed(kind, match, named))
    head = match["head"]

    def check(moment: Moment) -> Found | None:
        found = Counter(members(moment.after))  # there may be two of the same Mythology token
        if match["no"]:
            holds = not wanted & found
        elif match["has"]:
            holds = wanted <= found
        else:
            holds = wanted == found
        return None if holds else f"{head}: {listed(kind, found.elements())}"

    return check


def _changes(
    kind: str,
    members: Callable[[GameState], Iterable[str]],
    match: re.Match[str],
    named: Named,
) -> Check:
    changes = list(_signed(kind, match, named))

    def check(moment: Moment) -> Found | None:
        assert moment.before is not None
        earlier, now = Counter(members(moment.before)), Counter(members(moment.after))
        came, went = now - earlier, earlier - now
        if all(one in (came if sign == "+" else went) for sign, one in changes):
            return None
        signed = [f"+{show(kind, one)}" for one in sorted(came.elements())]
        signed += [f"-{show(kind, one)}" for one in sorted(went.elements())]
        return f"{match['head']} {' '.join(signed) or 'unchanged'}"

    return check


def _signed(kind: str, match: re.Match[str], named: Named) -> Iterator[tuple[str, str]]:
    """The members that are named: the sign of each, empty outside changes, and its id."""
    parts = ["", match["exactly"] or match["no"] or match["has"]]
    if match["changes"]:
        _, *parts = _CHANGES.split(match["changes"])
    for sign, some in zip(parts[::2], parts[1::2], strict=True):
        yield from ((sign, identify(kind, name, named)) for name in names(some))


def identify(kind: str, name: str, named: Named) -> str:
    """The id of a member of a group by its name."""
    if kind == "symbol":
        return symbol(name)
    return component(name, kinds_of(kind), named).id


def kinds_of(kind: str) -> tuple[str, ...]:
    """The kinds of components in a group of this kind: Divinities include the Gate."""
    return ACTIVATED if kind == "divinity" else (kind,)


def show(kind: str, one: str) -> str:
    """The name of a member of a group by its id."""
    if kind == "symbol":
        return one.replace("-", " ")
    return CATALOG.find(one, kinds_of(kind)).name


def listed(kind: str, members: Iterable[str]) -> str:
    """The names of members for a sentence."""
    return ", ".join(sorted(show(kind, one) for one in members)) or "nothing"


# -- errors ------------------------------------------------------------------------------------


def _readable(text: str) -> bool:
    """Whether a text is a valid expectation."""
    try:
        return _read(text) is not None
    except (UnknownName, UnknownRule, UnknownSentence):
        return False


def _corrected(text: str) -> Message | None:
    """A correction for an expectation in the wrong form, if there is one."""
    parts = [part.strip() for part in text.split(",")]
    if len(parts) > 1 and all(map(_readable, parts)):
        listed = ", ".join(f'"{part}"' for part in parts)
        return Message("expect-several", text=text, right=listed)
    plain = text.rstrip(" .!;")
    if _readable(f"decision: {plain}"):
        return Message("expect-like-this", text=text, right=f"decision: {plain}")
    right = plain if plain != text and _readable(plain) else rephrased(text)
    if right is None or (not _readable(right) and "CARD" not in right):
        return None
    if "CARD" in right:
        return Message("expect-with-card", text=text, right=right)
    if right == "winner A" and not _WHO.search(text):
        return Message("expect-like-this-winner", text=text, right=right)
    if _WHO.search(right) and not _WHO.search(text):
        return Message("expect-like-this-or-b", text=text, right=right)
    return Message("expect-like-this", text=text, right=right)


def _not_understood(text: str) -> Message:
    """The message for a text that is not understood, with the nearest valid form."""
    first, _, rest = text.partition(" ")
    if first not in ("A", "B") and rest and _readable(f"A {rest}"):
        return Message("expect-no-player", text=text, given=shown(first))
    if re.match(r"(?:no )?events?\b", text, re.IGNORECASE):
        return Message("expect-event", text=text)
    head = _head(text)
    near = [
        h for h in get_close_matches(head, [*COUNTED, *GATHERED], n=1, cutoff=0.75) if h != head
    ]
    if near:
        words = re.sub(r"^[ab] ", lambda match: match[0].upper(), near[0])
        whole = f"{words}{text[len(head) :]}"
        if _readable(whole):
            return Message("expect-near", text=text, right=whole)
    entries = [entry for table in (NUMBERS, GROUPS, SENTENCES) for entry in table]
    forms = {_about(text, entry.example): entry for entry in entries}
    alike = get_close_matches(text, forms, n=2, cutoff=0.5)
    if not alike:
        return Message("expect-nothing", text=text)
    near_ones = (
        Message("expect-pattern", pattern=shape(forms[one].pattern), example=one) for one in alike
    )
    return Message("expect-alike", text=text, near=Listed(*near_ones, last="or"))


def _about(text: str, example: str) -> str:
    """An example about the player whom a text is about."""
    return f"B{example[1:]}" if text[:2] in ("B ", "b ") and example[:2] == "A " else example


def shape(pattern: str) -> str:
    """A pattern for display, with placeholders in capitals."""
    return re.sub(r"\{(\w+)\}", lambda match: match[1].upper().replace("_", " "), pattern)


def _head(text: str) -> str:
    match = _AMOUNT.fullmatch(text) or _MEMBERS.fullmatch(text)
    return (match["head"] if match else text).casefold()
