"""Explain TOML syntax errors to people who do not know TOML.

`tomllib` reports where parsing stopped and what it expected. From that line, this module guesses
what was meant and shows how to write it.
"""

import re
import tomllib
from collections.abc import Callable

from duel_nb import quoting
from duel_nb.messages import Message
from duel_nb.scenarios.errors import ScenarioError
from duel_nb.scenarios.model import SourceText

_LINE = re.compile(r"\(at line (\d+), column (\d+)\)|\(at end of document\)")
_PAIR = re.compile(r"\s*(?P<key>[\w.-]+)\s*=\s*(?P<value>.*?)\s*$")
_HEADER = re.compile(r"\s*\[+\s*(?P<name>[^\[\]]*?)\s*\]*\s*(?:#.*)?$")
_CURLY = dict.fromkeys(map(ord, "“”„‟«»″"), '"') | dict.fromkeys(map(ord, "‘’‚‛"), "'")
_MINUS = dict.fromkeys(map(ord, "−–—"), "-")
_SWITCHES = {
    **dict.fromkeys(("true", "yes", "ja", "oui"), "true"),
    **dict.fromkeys(("false", "no", "nein", "non"), "false"),
}
#: The most of a line that a sentence quotes.
_QUOTED = 60


def explained(error: tomllib.TOMLDecodeError, source: SourceText) -> ScenarioError:
    """Turn a TOML error into one with its line and, if possible, a correction."""
    lines = source.text.split("\n")
    place = _LINE.search(str(error))
    has_line = place is not None and place[1] is not None
    number = int(place[1]) if place and has_line else _last(lines)
    column = int(place[2]) if place and has_line else len(lines[number - 1]) + 1
    what = _LINE.sub("", str(error)).strip()
    if "twice" in what or "overwrite" in what or "immutable" in what:
        return ScenarioError(_twice(lines, number), source.file, number)
    ends = column > len(lines[number - 1]) and not lines[number - 1].lstrip().startswith("[")
    if ends or what.startswith(("Unclosed", "Invalid initial character")):
        number, unclosed = _unclosed(lines, number)
        if unclosed:
            return ScenarioError(unclosed, source.file, number)
    line = lines[number - 1].strip()
    reason = _explained(line) or _unexplained(what, lines[number - 1], column if has_line else 0)
    return ScenarioError(reason, source.file, number)


def _explained(line: str) -> Message | None:
    found = next((found for explain in _OF_LINES if (found := explain(line))), None)
    pair = _PAIR.fullmatch(line)
    if found or pair is None:
        return found
    key, value = pair["key"], pair["value"]
    return next((found for explain in _OF_PAIRS if (found := explain(key, value))), None)


def _last(lines: list[str]) -> int:
    """The number of the last line that is not empty."""
    return max((at for at, line in enumerate(lines, 1) if line.strip()), default=1)


def _quoted(text: str) -> str:
    return quoting.line(text, _QUOTED)


def _twice(lines: list[str], number: int) -> Message:
    """The message for a duplicate key."""
    line = lines[number - 1].strip()
    header, pair = _HEADER.fullmatch(line), _PAIR.fullmatch(line)
    name = header["name"] if header else pair["key"] if pair else line
    if pair and "." in name:  # such as A.cards after A = { … }
        name = name.partition(".")[0]
    earlier = next(
        (
            at
            for at in range(number - 1, 0, -1)
            if re.match(rf"\s*\[*\s*{re.escape(name)}\s*[\]=]", lines[at - 1])
        ),
        0,
    )
    if header and "." in name:  # such as [position.A] after A = { … }
        inner = name.rpartition(".")[2]
        earlier = earlier or next(
            (at for at in range(1, number) if re.match(rf"\s*{inner}\s*=", lines[at - 1])), 0
        )
    if earlier:
        twice = Message("toml-twice-since", name=_quoted(name), line=str(earlier))
    else:
        twice = Message("toml-twice", name=_quoted(name))
    if header and name in ("steps", "variants"):
        return Message("toml-twice-in-list", problem=twice)
    return twice


# -- errors over several lines -------------------------------------------------------------------


def _unclosed(lines: list[str], number: int) -> tuple[int, Message | None]:
    """The line of an unclosed bracket, and a correction, if that is the error."""
    start = next(
        (at for at in range(number, 0, -1) if _PAIR.fullmatch(lines[at - 1])),
        number,
    )
    stuck = lines[start - 1]
    if start == number and start > 1 and not _opens(stuck):  # the error is in an earlier line
        above = next((at for at in range(start - 1, 0, -1) if lines[at - 1].strip()), 0)
        first = next((at for at in range(above, 0, -1) if _PAIR.fullmatch(lines[at - 1])), 0)
        if first and any(map(_opens, lines[first - 1 : above])):
            start, stuck = first, lines[first - 1]
    pair = _PAIR.fullmatch(stuck)
    if pair and _bare(pair["value"]).count("]") > _bare(pair["value"]).count("["):
        return start, Message("toml-mark-missing", at=_quoted(pair["key"]), mark="[")
    key, value = (pair["key"], _bare(pair["value"])) if pair else ("", _bare(stuck))
    if "{" in value and value.count("{") > value.count("}"):
        if key in ("A", "B"):
            return start, Message("toml-city-on-one-line", at=_quoted(key))
        if not re.search(r"\}", "".join(lines[start : number + 9])):
            return start, Message("toml-one-line-unclosed")
        return start, Message("toml-one-line", at=_quoted(key))
    if "{" in value and re.search(r",\s*\}", value):
        return start, Message("toml-comma-too-many")
    if value.count("[") > value.count("]"):
        rest = "\n".join(lines[start:number])
        if re.search(r'["}]\s*\n\s*["{]', f"{value}\n{rest}"):
            return start, Message("toml-comma-missing-in-list", at=_quoted(key))
        return start, Message("toml-list-unclosed", at=_quoted(key))
    return number, None


def _bare(value: str) -> str:
    """A value without its quoted texts and comments."""
    value = re.sub(r'"[^"\n]*"|\'[^\'\n]*\'', '""', value)
    return value.partition("#")[0]


def _opens(line: str) -> bool:
    bare = _bare(line)
    return bare.count("[") > bare.count("]") or bare.count("{") > bare.count("}")


def _unexplained(what: str, line: str, column: int) -> Message:
    """The fallback: where parsing stopped, and what was expected."""
    at = column - 1 if column else len(line)
    before, rest = line[:at], line[at:]
    word = re.search(r"([\w.-]+)[^\w]*$", before)
    if what.startswith("Expected '='") and word:
        return Message("toml-equals-expected", word=_quoted(word[1]))
    if what.startswith("Expected newline") and rest.strip():
        return Message("toml-nothing-more", rest=_quoted(rest.strip()))
    if rest.strip():
        return Message("toml-from-here", rest=_quoted(rest.strip()))
    why = f"{what[0].lower()}{what[1:]}"
    return Message("toml-unreadable", why=why, line=_quoted(line.strip()))


# -- errors in one line ---------------------------------------------------------------------------


def _curly(line: str) -> Message | None:
    plain = line.translate(_CURLY)
    if plain == line or _PAIR.fullmatch(plain) is None:
        return None
    return Message("toml-curly", right=_quoted(plain))


def _header(line: str) -> Message | None:
    match = _HEADER.fullmatch(line)
    if match is None or not line.startswith("["):
        return None
    name = _quoted(match["name"])
    right = f"[[{name}]]" if name in ("steps", "variants") else f"[{name}]"
    return Message("toml-brackets", right=right)


def _remark(line: str) -> Message | None:
    marks = ("//", "--", "/*", ";", "%")
    return Message("toml-remark") if line.startswith(marks) else None


def _no_equals(line: str) -> Message | None:
    if "=" in _bare(line):
        return None
    match = re.fullmatch(r"([\w.-]+)\s*[:\s]\s*(\S.*)", line)
    if match and re.fullmatch(r"[a-z_]+", match[1]):
        value = match[2] if _readable(match[2]) else f'"{match[2]}"'
        return Message("toml-equals", right=_quoted(f"{match[1]} = {value}"))
    if re.search(r"[a-zA-Z]", line):
        said = line.strip(' ",')
        return Message("toml-sentence", said=_quoted(said))
    return None


def _ending(key: str, value: str) -> Message | None:
    if value[-1:] in (";", ",") and _readable(value[:-1]):
        kept = f"{key} = {value[:-1]}"
        return Message("toml-ending", right=_quoted(kept))
    return None


def _inner_quotes(key: str, value: str) -> Message | None:
    if re.fullmatch(r'"[^"]*"(\s*,\s*"[^"]*")+', value):
        kept = f"{key} = [{value}]"
        return Message("toml-several-things", right=_quoted(kept))
    for mark, other in (('"', "'"), ("'", '"')):
        if value.startswith(mark) and value.count(mark) > 2 and value.endswith(mark):
            text = value[1:-1]
            if other not in text:
                kept = f"{key} = {other}{text}{other}"
                return Message("toml-inner-mark", mark=mark, other=other, right=_quoted(kept))
        if value.startswith(mark) and value.count(mark) % 2:
            right = _quoted(f"{key} = {value}{mark}")
            return Message("toml-quote-missing", at=_quoted(key), right=right)
    if "\\" in value:
        kept = value.replace("\\", "/")
        return Message("toml-backslash", right=_quoted(kept))
    if value.startswith(("[", "{")) and (value.count('"') % 2 or value.count("'") % 2):
        return Message("toml-quote-missing-in-line", at=_quoted(key))
    return None


def _opening(key: str, value: str) -> Message | None:
    """A missing quote or bracket at the beginning of a value, or inside it."""
    if value.count('"') == 1 and value.endswith('"'):
        kept = f'{key} = "{value}'
        return Message("toml-quote-missing", at=_quoted(key), right=_quoted(kept))
    bare = _bare(value)
    for first, last in ("[]", "{}"):
        if bare.count(first) != bare.count(last):
            mark = first if bare.count(first) < bare.count(last) else last
            return Message("toml-mark-missing", at=_quoted(key), mark=mark)
    return None


def _several(key: str, value: str) -> Message | None:
    if re.match(r'("[^"]*"|[\w+-]+)\s+[\w.-]+\s*=', value):
        return Message("toml-two-keys")
    return None


def _value(key: str, value: str) -> Message | None:
    value = value.partition("#")[0].strip()
    if not key.isascii():
        return Message("toml-key-letters", at=_quoted(key))
    if re.search(r",\s*,", _bare(value)):
        return Message("toml-two-commas", at=_quoted(key))
    if not value:
        return Message("toml-no-value", at=_quoted(key))
    if value.startswith("("):
        return Message("toml-round-brackets", at=_quoted(key))
    if value.startswith(("[", "{")):
        unquoted = re.search(r"[\[,=]\s*([A-Za-z][^\[\]{},=\"']*)\s*(?=[\],}])", value)
        if unquoted and unquoted[1].strip() not in ("true", "false"):
            word = unquoted[1].strip()
            return Message("toml-names-unquoted", at=_quoted(key), word=_quoted(word))
        missing = re.search(r'("[^"]*"|\d)\s+("|\w+\s*=)', value)
        if missing:
            return Message("toml-comma-missing", at=_quoted(key))
        if ":" in _bare(value):
            return Message("toml-colon", at=_quoted(key))
        return None
    plain = value.translate(_MINUS).replace(" ", "")
    if re.fullmatch(r"[+-]?\d{1,18}", plain):
        return Message("toml-number", at=_quoted(key), number=str(int(plain)))
    if key == "age" and re.fullmatch("I{1,3}", value):
        return Message("toml-age", age=len(value))
    if value.casefold() in _SWITCHES:
        return Message("toml-switch", at=_quoted(key), value=_SWITCHES[value.casefold()])
    if '"' not in value:
        kept = f'{key} = "{value}"'
        return Message("toml-unquoted", right=_quoted(kept))
    return None


def _readable(value: str) -> bool:
    try:
        tomllib.loads(f"value = {value}")
    except (ValueError, RecursionError):  # also a number of 5,000 digits
        return False
    return True


#: Explanations of a line, then of a key and its value, in the order in which they are tried; each
#: returns None if it does not apply.
_OF_LINES: tuple[Callable[[str], Message | None], ...] = (_curly, _header, _remark, _no_equals)
_OF_PAIRS: tuple[Callable[[str, str], Message | None], ...] = (
    _ending,
    _several,
    _inner_quotes,
    _opening,
    _value,
)
