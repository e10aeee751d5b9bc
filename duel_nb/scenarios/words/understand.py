"""From the text of an expectation to what checks it."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.engine import GameState
from duel_nb.engine.messages import Listed, Message
from duel_nb.quoting import line, shown
from duel_nb.rulebook import UnknownRule
from duel_nb.scenarios.errors import UnknownSentence
from duel_nb.scenarios.model import Moment
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
#: Longer than a list of all cards of a City.
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
    """One expectation, understood.

    Attributes:
        text: as it was written.
        pattern: the entry of the vocabulary that it follows.
        check: looks whether it holds.
        components: the components it names, as "kind id".
        about_change: whether it only makes sense after something was done.
    """

    text: str
    pattern: str
    check: Check
    components: frozenset[str]
    about_change: bool


def stated(text: str) -> str | None:
    """What an expectation about a change says of what is: "pawn -5" is "pawn at -5" then."""
    match = _AMOUNT.fullmatch(" ".join(text.split()))
    if match is None or not match["change"] or match["change"].casefold() == "unchanged":
        return None
    if int(match["change"]) < 0 and match["head"].casefold() != "pawn":
        return None  # only the pawn can be below zero
    return f"{match['head']} {_written(int(match['change']))}"


@cache
def understand(text: str) -> Expectation:
    """The expectation that a text means.

    Raises:
        UnknownSentence: it says nothing known, or names something unknown; the message has the
            nearest match.
    """
    if len(text) > _LONGEST:
        raise UnknownSentence(Message("expect-too-long", given=shown(text)))
    text = " ".join(text.split())
    try:
        found = _read(text)
    except (UnknownName, UnknownRule) as error:
        inside = Message("expect-in", text=line(text), problem=str(error))
        raise UnknownSentence(_otherwise(text) or inside) from None
    except UnknownSentence as error:
        raise UnknownSentence(_otherwise(text) or str(error)) from None
    if found is None:
        raise UnknownSentence(_otherwise(text) or _nothing(text))
    return found


def _read(text: str) -> Expectation | None:
    named: Named = set()
    match = _AMOUNT.fullmatch(text)
    if match:
        counted = _counter(match["head"].casefold())
        if counted is not None:
            pattern, count = counted
            check = _changed(count, match) if match["change"] else _stands(count, match)
            return Expectation(text, pattern, check, frozenset(), bool(match["change"]))
    match = _MEMBERS.fullmatch(text)
    if match and match["head"].casefold() in GATHERED:
        entry, members = GATHERED[match["head"].casefold()]
        check = _membership(entry.kind, members, match, named)
        return Expectation(text, entry.pattern, check, frozenset(named), bool(match["changes"]))
    for known in SENTENCES:
        match = known.regex.fullmatch(text)
        if match:
            filled = {k: TERMS[k].read(v, named) for k, v in match.groupdict().items()}
            check = known.make(**filled)
            return Expectation(text, known.pattern, check, frozenset(named), known.about_change)
    return None


def _counter(head: str) -> tuple[str, Callable[[GameState], int]] | None:
    """What a number or a group counts, with the entry's pattern."""
    if head in COUNTED:
        number, count = COUNTED[head]
        return number.pattern, count
    if head in GATHERED:
        entry, members = GATHERED[head]
        return entry.pattern, lambda state: len(list(members(state)))
    return None


# -- numbers -----------------------------------------------------------------------------------


def _stands(count: Callable[[GameState], int], match: re.Match[str]) -> Check:
    expected = int(match["at"].casefold().removeprefix("at"))

    def check(moment: Moment) -> str | None:
        found = count(moment.after)
        if found == expected:
            return None
        return f"{match['head']} {_written(found)}{_from(count, moment, found)}"

    return check


def _from(count: Callable[[GameState], int], moment: Moment, found: int) -> str:
    if moment.before is None:
        return ""
    earlier = count(moment.before)
    return f" ({_written(earlier)} before, {found - earlier:+d})" if found != earlier else ""


def _written(found: int) -> str:
    """A number as an expectation would have it; below zero the sign alone would mean a change."""
    return str(found) if found >= 0 else f"at {found}"


def _changed(count: Callable[[GameState], int], match: re.Match[str]) -> Check:
    expected = 0 if match["change"].casefold() == "unchanged" else int(match["change"])

    def check(moment: Moment) -> str | None:
        assert moment.before is not None  # `about_change` is refused where nothing was done
        earlier, now = count(moment.before), count(moment.after)
        if now - earlier == expected:
            return None
        how = f"{now - earlier:+d}" if now != earlier else "unchanged"
        meant = f'; what is there now is said like this: "{match["head"]} {_written(now)}"'
        return f"{match['head']} {how} (from {earlier} to {now}){meant if now == expected else ''}"

    return check


# -- groups ------------------------------------------------------------------------------------


def _membership(
    kind: str,
    members: Callable[[GameState], Iterable[str]],
    match: re.Match[str],
    named: Named,
) -> Check:
    if match["changes"]:
        return _gains(kind, members, match, named)
    wanted = Counter(
        identify(kind, name, named)
        for name in names(match["exactly"] or match["no"] or match["has"])
    )
    head = match["head"]

    def check(moment: Moment) -> str | None:
        there = Counter(members(moment.after))  # of Mythology tokens two may be alike
        if match["no"]:
            holds = not wanted & there
        elif match["has"]:
            holds = wanted <= there
        else:
            holds = wanted == there
        return None if holds else f"{head}: {listed(kind, there.elements())}"

    return check


def _gains(
    kind: str,
    members: Callable[[GameState], Iterable[str]],
    match: re.Match[str],
    named: Named,
) -> Check:
    _, *parts = _CHANGES.split(match["changes"])
    signs, written = parts[::2], parts[1::2]
    changes = [
        (sign, identify(kind, name, named))
        for sign, some in zip(signs, written, strict=True)
        for name in names(some)
    ]

    def check(moment: Moment) -> str | None:
        assert moment.before is not None
        earlier, now = Counter(members(moment.before)), Counter(members(moment.after))
        came, went = now - earlier, earlier - now
        if all(one in (came if sign == "+" else went) for sign, one in changes):
            return None
        signed = [f"+{show(kind, one)}" for one in sorted(came.elements())]
        signed += [f"-{show(kind, one)}" for one in sorted(went.elements())]
        return f"{match['head']} {' '.join(signed) or 'unchanged'}"

    return check


def identify(kind: str, name: str, named: Named) -> str:
    """The id of a member of a group by its name."""
    if kind == "symbol":
        return symbol(name)
    return component(name, _kinds(kind), named).id


def _kinds(kind: str) -> tuple[str, ...]:
    """The kinds of components a group of this kind may hold: the Gate lies among Divinities."""
    return ACTIVATED if kind == "divinity" else (kind,)


def show(kind: str, one: str) -> str:
    """The name of a member of a group by its id."""
    if kind == "symbol":
        return one.replace("-", " ")
    there = (c for known in _kinds(kind) for c in CATALOG.components(known))  # type: ignore[arg-type]
    return next((c.name for c in there if c.id == one), one)


def listed(kind: str, members: Iterable[str]) -> str:
    """The names of members for a sentence."""
    return ", ".join(sorted(show(kind, one) for one in members)) or "nothing"


# -- what is not understood --------------------------------------------------------------------


def _readable(text: str) -> bool:
    """Whether a text is an expectation."""
    try:
        return _read(text) is not None
    except (UnknownName, UnknownRule, UnknownSentence):
        return False


def _otherwise(text: str) -> Message | None:
    """What to write for something that is said in another way; None if that is not known."""
    parts = [part.strip() for part in text.split(",")]
    if len(parts) > 1 and all(map(_readable, parts)):
        listed = ", ".join(f'"{part}"' for part in parts)
        return Message("expect-several", text=text, right=listed)
    plain = text.rstrip(" .!;")
    meant = plain if plain != text and _readable(plain) else rephrased(text)
    if meant is None or (not _readable(meant) and "CARD" not in meant):
        return None
    if "CARD" in meant:
        return Message("expect-with-card", text=text, right=meant)
    if meant == "winner A" and not _WHO.search(text):
        return Message("expect-like-this-winner", text=text, right=meant)
    if _WHO.search(meant) and not _WHO.search(text):
        return Message("expect-like-this-or-b", text=text, right=meant)
    return Message("expect-like-this", text=text, right=meant)


def _nothing(text: str) -> Message:
    """Why a text says nothing, with the nearest thing that could be said."""
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
        words = near[0].replace("a ", "A ", 1) if near[0].startswith("a ") else near[0]
        words = words.replace("b ", "B ", 1) if words.startswith("b ") else words
        whole = f"{words}{text[len(head) :]}"
        if _readable(whole):
            return Message("expect-near", text=text, right=whole)
    entries = [entry for table in (NUMBERS, GROUPS, SENTENCES) for entry in table]
    forms = {entry.example: entry for entry in entries}
    alike = get_close_matches(text, forms, n=2, cutoff=0.5)
    if not alike:
        return Message("expect-nothing", text=text)
    near_ones = (
        Message("expect-pattern", pattern=shape(forms[one].pattern), example=one) for one in alike
    )
    return Message("expect-alike", text=text, near=Listed(*near_ones, last="or"))


def shape(pattern: str) -> str:
    """A pattern as it is shown: the places to be filled in are in capitals."""
    return re.sub(r"\{(\w+)\}", lambda match: match[1].upper().replace("_", " "), pattern)


def _head(text: str) -> str:
    match = _AMOUNT.fullmatch(text) or _MEMBERS.fullmatch(text)
    return (match["head"] if match else text).casefold()
