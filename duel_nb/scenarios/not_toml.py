"""Why a text is no TOML: a sentence for what people write who have never written any.

`tomllib` says where it gave up and what it would have liked there. From the line in question this
module says what was probably meant, and writes it as it must be.
"""

import re
import tomllib
from collections.abc import Callable

from duel_nb import quoting
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
    """The error for a text that is no TOML, with the line and, where it can be, the right one."""
    lines = source.text.split("\n")
    found = _LINE.search(str(error))
    number = int(found[1]) if found and found[1] else _last(lines)
    column = int(found[2]) if found and found[2] else len(lines[number - 1]) + 1
    what = _LINE.sub("", str(error)).strip()
    if "twice" in what or "overwrite" in what or "immutable" in what:
        return ScenarioError(_twice(lines, number), source.file, number)
    ends = column > len(lines[number - 1]) and not lines[number - 1].lstrip().startswith("[")
    if ends or what.startswith(("Unclosed", "Invalid initial character")):
        number, sentence = _unclosed(lines, number)
        if sentence:
            return ScenarioError(sentence, source.file, number)
    line = lines[number - 1].strip()
    sentence = next((said for explain in _REASONS if (said := explain(line))), None)
    if sentence is None:
        sentence = _from_here(what, lines[number - 1], column if found and found[1] else 0)
    return ScenarioError(sentence, source.file, number)


def _last(lines: list[str]) -> int:
    """The number of the last line in which something stands."""
    return max((at for at, line in enumerate(lines, 1) if line.strip()), default=1)


def _quoted(text: str) -> str:
    return quoting.line(text, _QUOTED)


def _twice(lines: list[str], number: int) -> str:
    """What is said of a key that is there already."""
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
    where = f" (line {earlier})" if earlier else ""
    each = " Every step begins with [[steps]] in two brackets, every variant with [[variants]]."
    return (
        f"{name} is given twice{where}: write all of it in one place."
        f"{each if header and name in ('steps', 'variants') else ''}"
    )


# -- what goes over several lines ----------------------------------------------------------------


def _unclosed(lines: list[str], number: int) -> tuple[int, str | None]:
    """The line where a bracket opened that nothing closes, and what is to be done about it."""
    start = next(
        (at for at in range(number, 0, -1) if _PAIR.fullmatch(lines[at - 1])),
        number,
    )
    stuck = lines[start - 1]
    if start == number and start > 1 and not _opens(stuck):  # it stood before this line
        above = next((at for at in range(start - 1, 0, -1) if lines[at - 1].strip()), 0)
        first = next((at for at in range(above, 0, -1) if _PAIR.fullmatch(lines[at - 1])), 0)
        if first and any(map(_opens, lines[first - 1 : above])):
            start, stuck = first, lines[first - 1]
    pair = _PAIR.fullmatch(stuck)
    if pair and _bare(pair["value"]).count("]") > _bare(pair["value"]).count("["):
        return start, f"{pair['key']}: a [ is missing in this line."
    key, value = (pair["key"], _bare(pair["value"])) if pair else ("", _bare(stuck))
    if "{" in value and value.count("{") > value.count("}"):
        if key in ("A", "B"):
            text = (
                f"{key} = {{ … }} must stand on one line, with a }} at its end; over several lines"
            )
            return (
                start,
                f"{text} write [position.{key}] and below it each key on a line of its own.",
            )
        if not re.search(r"\}", "".join(lines[start : number + 9])):
            return start, "What stands in { } must stand on one line; a } is missing at its end."
        text = f"What stands in {{ }} must stand on one line; over several lines write [{key}]"
        return start, f"{text} and below it each key on a line of its own."
    if "{" in value and re.search(r",\s*\}", value):
        return start, "There is a comma too many before the }."
    if value.count("[") > value.count("]"):
        rest = "\n".join(lines[start:number])
        if re.search(r'["}]\s*\n\s*["{]', f"{value}\n{rest}"):
            return start, f"{key}: a comma is missing between two things of the list."
        return start, f"{key}: the ] at the end of the list is missing."
    return number, None


def _bare(value: str) -> str:
    """A value without its texts and remarks: what is left are its marks."""
    value = re.sub(r'"[^"\n]*"|\'[^\'\n]*\'', '""', value)
    return value.partition("#")[0]


def _opens(line: str) -> bool:
    bare = _bare(line)
    return bare.count("[") > bare.count("]") or bare.count("{") > bare.count("}")


def _from_here(what: str, line: str, column: int) -> str:
    """What is said when nothing better is known: where reading stopped, and what it expected."""
    before, rest = line[: column - 1] if column else line, line[column - 1 :] if column else ""
    word = re.search(r"([\w.-]+)[^\w]*$", before)
    if what.startswith("Expected '='") and word:
        return f"After {_quoted(word[1])} an = is expected: {_quoted(word[1])} = …"
    if what.startswith("Expected newline") and rest.strip():
        return (
            f"Nothing more can stand on this line after what the key says: {_quoted(rest.strip())}"
        )
    if rest.strip():
        text = "after = stands a text in quotation marks, a number, true, false, [ ] or { }"
        return f"This cannot be read from here on ({text}): {_quoted(rest.strip())}"
    return f"This line cannot be read ({what[0].lower()}{what[1:]}): {_quoted(line.strip())}"


# -- what is wrong in a line ----------------------------------------------------------------------


def _curly(line: str) -> str | None:
    plain = line.translate(_CURLY)
    if plain == line or _PAIR.fullmatch(plain) is None:
        return None
    return f"Texts stand between straight quotation marks: {_quoted(plain)}"


def _header(line: str) -> str | None:
    match = _HEADER.fullmatch(line)
    if match is None or not line.startswith("["):
        return None
    name = match["name"]
    right = f"[[{name}]]" if name in ("steps", "variants") else f"[{name}]"
    return f"The brackets do not fit together; expected {right}"


def _remark(line: str) -> str | None:
    marks = ("//", "--", "/*", ";", "%")
    return "A remark begins with #." if line.startswith(marks) else None


def _no_equals(line: str) -> str | None:
    if "=" in _bare(line):
        return None
    match = re.fullmatch(r"([\w.-]+)\s*[:\s]\s*(\S.*)", line)
    if match and re.fullmatch(r"[a-z_]+", match[1]):
        value = match[2] if _readable(match[2]) else f'"{match[2]}"'
        return f"Between a key and what it says stands =: {_quoted(f'{match[1]} = {value}')}"
    if re.search(r"[a-zA-Z]", line):
        said = line.strip(' ",')
        return (
            f"A sentence stands in quotation marks and in a list: "
            f'expect = ["{_quoted(said)}"], or do = "…" for what is done.'
        )
    return None


def _ending(line: str) -> str | None:
    pair = _PAIR.fullmatch(line)
    if pair and pair["value"][-1:] in (";", ",") and _readable(pair["value"][:-1]):
        kept = f"{pair['key']} = {pair['value'][:-1]}"
        return f"Nothing stands at the end of a line: {_quoted(kept)}"
    return None


def _inner_quotes(line: str) -> str | None:
    pair = _PAIR.fullmatch(line)
    if pair is None:
        return None
    value = pair["value"]
    if re.fullmatch(r'"[^"]*"(\s*,\s*"[^"]*")+', value):
        kept = f"{pair['key']} = [{value}]"
        return f"Several things stand in square brackets: {_quoted(kept)}"
    for mark, other in (('"', "'"), ("'", '"')):
        if value.startswith(mark) and value.count(mark) > 2 and value.endswith(mark):
            text = value[1:-1]
            if other not in text:
                kept = f"{pair['key']} = {other}{text}{other}"
                return f"A text with {mark} in it stands between {other}: {_quoted(kept)}"
        if value.startswith(mark) and value.count(mark) % 2:
            return f"{pair['key']}: a quotation mark is missing: {_quoted(line + mark)}"
    if "\\" in value:
        kept = value.replace("\\", "/")
        return f"A backslash cannot stand in a text; write {_quoted(kept)}"
    if value.startswith(("[", "{")) and (value.count('"') % 2 or value.count("'") % 2):
        return f"{pair['key']}: a quotation mark is missing in this line."
    return None


def _opening(line: str) -> str | None:
    """A mark that is missing at the beginning of what a key says, or inside."""
    pair = _PAIR.fullmatch(line)
    if pair is None:
        return None
    key, value = pair["key"], pair["value"]
    if value.count('"') == 1 and value.endswith('"'):
        kept = f'{key} = "{value}'
        return f"{key}: a quotation mark is missing: {_quoted(kept)}"
    bare = _bare(value)
    for first, last in ("[]", "{}"):
        if bare.count(first) != bare.count(last):
            mark = first if bare.count(first) < bare.count(last) else last
            return f"{key}: a {mark} is missing in this line."
    return None


def _several(line: str) -> str | None:
    pair = _PAIR.fullmatch(line)
    if pair and re.match(r'("[^"]*"|[\w+-]+)\s+[\w.-]+\s*=', pair["value"]):
        return "Each key stands on a line of its own; this line has two."
    return None


def _value(line: str) -> str | None:
    pair = _PAIR.fullmatch(line)
    if pair is None:
        return None
    key, value = pair["key"], pair["value"].partition("#")[0].strip()
    if not key.isascii():
        return f"{key}: a key has only the letters a to z, as in the list of keys."
    if re.search(r",\s*,", _bare(value)):
        return f"{key}: there are two commas, one after the other."
    if not value:
        return f"{key}: something must stand after the =, on the same line."
    if value.startswith("("):
        return f"{key}: a list stands in square brackets, [ ], what belongs to a City in {{ }}."
    if value.startswith(("[", "{")):
        unquoted = re.search(r"[\[,=]\s*([A-Za-z][^\[\]{},=\"']*)\s*(?=[\],}])", value)
        if unquoted and unquoted[1].strip() not in ("true", "false"):
            word = unquoted[1].strip()
            return f'{key}: names stand in quotation marks: "{word}".'
        missing = re.search(r'("[^"]*"|\d)\s+("|\w+\s*=)', value)
        if missing:
            return f"{key}: a comma is missing between two things."
        if ":" in _bare(value):
            return f"{key}: = stands between a key and what it says, not a colon."
        return None
    plain = value.translate(_MINUS).replace(" ", "")
    if re.fullmatch(r"[+-]?\d{1,18}", plain):
        return f"A number is written without spaces or zeros before it: {key} = {int(plain)}"
    if key == "age" and re.fullmatch("I{1,3}", value):
        return f"The Age is a number: age = {len(value)}"
    if value.casefold() in _SWITCHES:
        return (
            f"{key}: expected true or false in small letters: {key} = "
            + (_SWITCHES[value.casefold()])
        )
    if '"' not in value:
        kept = f'{key} = "{value}"'
        return f"A text stands in quotation marks: {_quoted(kept)}"
    return None


def _readable(value: str) -> bool:
    try:
        tomllib.loads(f"value = {value}")
    except tomllib.TOMLDecodeError:
        return False
    return True


#: Tried one after the other; each gives a sentence, or None when something else is wrong.
_REASONS: tuple[Callable[[str], str | None], ...] = (
    _curly,
    _header,
    _remark,
    _no_equals,
    _ending,
    _several,
    _inner_quotes,
    _opening,
    _value,
)
