"""Find the line of each key and list item in a TOML text, for error messages.

`tomllib` does not keep positions. `locate` scans a text that `tomllib` has accepted.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator

#: A path through nested tables and lists, such as ``("steps", 0, "expect", 2)``.
Path = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN = re.compile(r"[^,\]}\n#]*")
_STRINGS = (
    re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}', re.DOTALL),
    re.compile(r"'''(?:[^']|'(?!''))*'{3,5}", re.DOTALL),
    re.compile(r'"(?:[^"\\\n]|\\.)*"'),
    re.compile(r"'[^'\n]*'"),
)


def locate(text: str) -> dict[Path, int]:
    """The line (from 1) of every key and list item of a valid TOML text."""
    return _Scanner(text).scan()


class _Scanner:
    """One pass over the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[Path, int] = {}
        self.breaks = [i for i, c in enumerate(text) if c == "\n"]
        #: The number of each ``[[table]]`` so far.
        self.tables: dict[Path, int] = {}

    def scan(self) -> dict[Path, int]:
        prefix: Path = ()
        while True:
            self._skip()
            if self.at >= len(self.text):
                return self.found
            if self.text[self.at] == "[":
                prefix = self._header()
            else:
                self._pair(prefix)

    def _skip(self) -> None:
        match = _BLANK.match(self.text, self.at)
        assert match is not None  # the pattern also matches the empty text
        self.at = match.end()

    def _note(self, path: Path) -> None:
        self.found.setdefault(path, bisect_right(self.breaks, self.at - 1) + 1)

    def _header(self) -> Path:
        start = self.at
        double = self.text.startswith("[[", self.at)
        self.at += 2 if double else 1
        keys = self._key()
        path: Path = ()
        for i, key in enumerate(keys):
            path = (*path, key)
            if double and i == len(keys) - 1:
                self.tables[path] = self.tables.get(path, 0) + 1
            if path in self.tables:
                path = (*path, self.tables[path] - 1)
        after = self.text.index("]", self.at) + (2 if double else 1)
        self.at = start
        for length in range(1, len(path) + 1):
            self._note(path[:length])
        self.at = after
        return path

    def _key(self) -> list[str]:
        keys = []
        while True:
            self._skip()
            if self.text[self.at] in "\"'":
                start = self.at
                self._string()
                keys.append(self.text[start + 1 : self.at - 1])
            else:
                match = _BARE.match(self.text, self.at)
                assert match is not None  # the text is valid
                keys.append(match[0])
                self.at = match.end()
            self._skip()
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    def _pair(self, prefix: Path) -> None:
        start = self.at
        keys = self._key()
        after = self.text.index("=", self.at) + 1
        self.at = start
        path = prefix
        for key in keys:
            path = (*path, key)
            self._note(path)
        self.at = after
        self._value(path)

    def _value(self, path: Path) -> None:
        self._skip()
        mark = self.text[self.at]
        if mark in "\"'":
            self._string()
        elif mark == "[":
            for number in self._members("]"):
                self._note((*path, number))
                self._value((*path, number))
        elif mark == "{":
            for _ in self._members("}"):
                self._pair(path)
        else:
            match = _PLAIN.match(self.text, self.at)
            assert match is not None
            self.at = match.end()

    def _string(self) -> None:
        for kind in _STRINGS:
            match = kind.match(self.text, self.at)
            if match:
                self.at = match.end()
                return

    def _members(self, end: str) -> Iterator[int]:
        """Stop at each member of a list or an inline table, with its number, until the end."""
        self.at += 1
        number = 0
        while True:
            self._skip()
            mark = self.text[self.at]
            if mark in (",", end):
                self.at += 1
                if mark == end:
                    return
            else:
                yield number
                number += 1
