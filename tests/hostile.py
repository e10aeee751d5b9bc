"""Random hostile inputs."""

from __future__ import annotations

import linecache
import random
import re
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import duel_nb
from duel_nb.engine.actions import VERBS, Action
from duel_nb.errors import DuelError

PACKAGE = Path(duel_nb.__file__).parent

#: Characters that no message may send to a terminal.
ACTING = "\x00\x07\x1b\x7f\x85\x9b\u200f\u202a\u202e\u2066\u2028\u2029\ud800"

TEXTS = (
    "", " ", "A", "B", "Altar", "build Altar", "wonder Sphinx with Altar", "take Law", "pass",
    "x" * 50_000, "build " + "x" * 50_000, "9" * 22, "9" * 5_000, "-" + "9" * 5_000,
    "build Altar giving " + "9" * 5_000,
    "discard @r" + "9" * 5_000 + "c1", "activate Mars using " + "2 " * 3_000, "²", "٣",
    "1e999", "NaN",
    "\x00", "a\x00b", "\x1b[2J\x1b[31mred", "\u202eevil", "\ud800", "line\nline", "\ufeff",
    "\r", "\t",
    "<script>alert(1)</script>", "[bold]x[/bold]", "[/]", "$x$", "{0}", "%s", "`x`", "' or 1",
    "\\",
    "move 1 -> 99", "place 77", "shift 3/9 to 1", "guard +99", "guard " + "9" * 300, "begin C",
    "../../etc/passwd", "/dev/full", "~nobody/x", "CON", ".", "-", "--help", "r1c1", "gate",
    "The", "the the",
    "🂡", "e\u0301" * 200, "true", "None", "sphinx#1", "law#2", "?age-1", "?greek", "?",
)  # fmt: skip


#: Numbers that no file should contain.
HUGE = ("9" * 5_000, "1e999", "NaN", "-1", "99999999999999999999", "1.5", "0x7", "٣", "true")


class NoRepr:
    """A class whose repr fails."""

    def __repr__(self) -> str:
        raise RuntimeError("no repr")

    __str__ = __repr__


def nested_list(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def recursive_list() -> list[Any]:
    found: list[Any] = []
    found.append(found)
    return found


#: Values of every kind, or functions that make one.
VALUES: tuple[Callable[[], Any], ...] = (
    lambda: None, lambda: True, lambda: False, lambda: 0, lambda: -1, lambda: 1, lambda: 7,
    lambda: 10**9,
    lambda: -(10**30), lambda: 10**5_000, lambda: 1.0, lambda: 2.5, lambda: float("inf"),
    lambda: float("nan"),
    lambda: 3j, lambda: b"Altar", lambda: b"\xff\xfe", list, dict, lambda: (), lambda: set(),
    lambda: nested_list(5), lambda: nested_list(2_000), recursive_list, NoRepr, lambda: NoRepr,
    lambda: iter(["Altar"]),
    lambda: ["Altar", "Altar"], lambda: ["Altar", None], lambda: [1, "A"], lambda: {"A": 1},
    lambda: {1: 2},
    lambda: {"coins": 5}, lambda: {None: None}, lambda: [[]], lambda: [{}], lambda: object(),
    lambda: len,
    lambda: ("A", "B"), lambda: ("A", "A"), lambda: ("", ""), lambda: ("Ada", 7),
    lambda: ["pantheon"],
    lambda: ["agora"], lambda: ["pantheon", "agora"], lambda: {"r5c1": "Altar"},
    lambda: {3: "Mars"}, lambda: {"\x1b[31mred": "Altar"}, lambda: {"r1\u202ec1": "Altar"},
    lambda: {"A\nB": "\x1b]0;x\x07"}, lambda: ["\x1b[2J", "\u202eA"], lambda: 10**21,
    lambda: range(3), lambda: bytearray(b"x"), lambda: Ellipsis, lambda: Action("build", 999),
)  # fmt: skip

NUMBERS: tuple[object, ...] = (
    -1, 0, 1, 2, 5, 6, 17, 72, 100, 999, -2, -99, 10**9, 10**5_000, 1.0, True, None, "1", [],
    NoRepr,
)  # fmt: skip


def text(dice: random.Random) -> str:
    """A text, sometimes two texts, sometimes with a missing character."""
    found = dice.choice(TEXTS)
    if dice.random() < 0.2:
        found += " " + dice.choice(TEXTS)
    if found and dice.random() < 0.2:
        at = dice.randrange(len(found))
        found = found[:at] + dice.choice(TEXTS)[:9] + found[at + 1 :]
    return found


def value(dice: random.Random) -> Any:
    """A random value of any kind."""
    return text(dice) if dice.random() < 0.3 else dice.choice(VALUES)()


def action(dice: random.Random) -> Action:
    """An action with random fields."""
    verb = dice.choice([*VERBS, "nonsense", "", 7, None])
    return Action(verb, *(dice.choice(NUMBERS) for _ in range(dice.randrange(5))))  # type: ignore[arg-type]


def broken(dice: random.Random, content: str) -> bytes:
    """A damaged text file: cut, shuffled, doubled, with huge numbers, or wrongly encoded."""
    for _ in range(dice.randrange(1, 4)):
        at, to = sorted(dice.randrange(len(content) + 1) for _ in range(2))
        before, piece, after = content[:at], content[at:to], content[to:]
        content = dice.choice(
            [
                before,
                before + after,
                after + piece + before,
                before + piece + piece + after,
                before + text(dice)[: dice.choice([1, 9, 9_999])] + piece + after,
                before + dice.choice("[]{}(),:=\"'\\#0aÄ \n") + content[at + 1 :],
                before + dice.choice("[{(") * 9_999 + piece + after,
                before + re.sub(r"\d+", dice.choice(HUGE), content[at:], count=1),
            ]
        )
    coding = dice.choice([*["utf-8"] * 6, "utf-8-sig", "utf-16", "utf-16-le", "latin-1"])
    found = content.encode(coding, "replace" if coding == "latin-1" else "surrogatepass")
    if dice.random() < 0.1:
        at = dice.randrange(len(found) + 1)
        found = found[:at] + dice.randbytes(3) + found[at:]
    return found


def replaced(dice: random.Random, data: Any) -> Any:
    """The content of a file with one value replaced."""
    if isinstance(data, dict) and data and dice.random() < 0.95:
        key = dice.choice([*data])
        changed = {**data, key: replaced(dice, data[key])}
        if dice.random() < 0.05:
            del changed[key]
        return changed
    if isinstance(data, list) and data and dice.random() < 0.9:
        at = dice.randrange(len(data))
        return [*data[:at], replaced(dice, data[at]), *data[at + 1 :]]
    return dice.choice([None, True, -1, 3, 10**6, 1.5, [], {}, [[]], text(dice), "altar", "A"])


def result_or_none(call: Callable[[], Any]) -> Any:
    """The result of a call; None if it is refused properly, in one of the package's sentences.

    Raises:
        AssertionError: it raises anything else.
    """
    try:
        return call()
    except (ValueError, TypeError, LookupError, OSError) as error:
        if refused(error):
            return None
        raise AssertionError("".join(traceback.format_exception(error)[-6:])[-3_000:]) from error


def refused(error: BaseException) -> bool:
    """Whether an error is one of the package's sentences: short, without control characters."""
    if isinstance(error, OSError):  # documented: an error of the system with a file name
        return len(str(error)) < 2_000 or "too long" in str(error)
    frame, line = list(traceback.walk_tb(error.__traceback__))[-1]
    file = frame.f_code.co_filename
    said = str(error)
    return (
        isinstance(error, DuelError)
        and Path(file).is_relative_to(PACKAGE)
        and linecache.getline(file, line).strip().startswith("raise")
        and 10 < len(said) < 2_000
        and "\n" not in said
        and not any(sign in said for sign in ACTING)
    )


def values(
    dice: random.Random, names: tuple[str, ...], least: int = 0
) -> Iterator[tuple[str, Any]]:
    """Some of these keyword arguments with random values."""
    for name in dice.sample(names, dice.randrange(least, min(4, len(names)) + 1)):
        yield name, value(dice)
