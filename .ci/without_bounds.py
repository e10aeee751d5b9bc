"""Remove the upper bounds of what users install from ``pyproject.toml``, for the weekly check.

    python .ci/without_bounds.py

A failure then shows what the next version of a library breaks. Tools of the tests keep their
bounds, and so does a requirement that is nothing but a bound. The file is changed in place.
"""

from __future__ import annotations

import re
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
#: A requirement: its name, with its extras, and its versions.
REQUIREMENT = re.compile(r'"([\w.-]+(?:\[[\w,-]+\])?)([<>=!~][^";]*)')


def without_bounds(text: str) -> str:
    """The text of a ``pyproject.toml`` without upper bounds of the package's own requirements."""

    def lower(found: re.Match[str]) -> str:
        versions = found[2].split(",")
        kept = [one for one in versions if not one.startswith("<")] or versions
        return f'"{found[1]}{",".join(kept)}'

    before, start, rest = text.partition("\ndependencies = [")
    own, end, after = rest.partition("\n]")
    return before + start + REQUIREMENT.sub(lower, own) + end + after


if __name__ == "__main__":
    PROJECT.write_text(without_bounds(PROJECT.read_text("utf-8")), "utf-8")
