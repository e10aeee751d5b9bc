"""Where texts name a figure of a component, so that a changed figure can be followed."""

from __future__ import annotations

import os
import re
from bisect import bisect_right
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Final

from duel_nb.catalog import Component
from duel_nb.catalog.model import Cost
from duel_nb.catalog.names import ARTICLE
from duel_nb.catalog.translations import declined
from duel_nb.languages import LANGUAGES
from duel_nb.rulebook.figures import FIGURES, value_of
from duel_nb.words.stems import stem

_WRITTEN_BY_HAND: Final = (".md", ".toml", ".ftl", ".po", ".py", ".json")
#: What a command writes, the rows themselves, and the second list, whose test says what differs.
_LEFT_OUT: Final = re.compile(
    r"COMPONENTS\.md|COVERAGE\.md|perft\.json|sentences\.json|components\.json"
    r"|/golden/|/catalog/data/|/players/.*data/|/strength/.*json"
)
#: Letters between a name and a figure that belongs to it, and letters shown around both.
_NEAR, _AROUND = 240, 60
#: Files in which each line stands for itself; elsewhere an empty line ends a passage.
_BY_LINES: Final = (".ftl", ".json")
#: Beginnings of numbers in words. "One" is left out: in most languages it is also the article.
_WORDS: Final = {
    2: "two|twice|zwei|deux|дв(?:а|е|ух|ум|умя)",
    3: "three|drei|trois|тр(?:и|ёх|ём|емя)",
    4: "four|vier|quatre|четыр(?:е|ёх|ём|ьмя)",
    5: "five|fünf|cinq|пят[ьию]",
    6: "six|sechs|шест[ьию]",
    7: "seven|sieben|sept|сем[ьи]",
    8: "eight|acht|huit|вос(?:емь|ьми)",
    9: "nine|neun|neuf|девят[ьию]",
    10: "ten|zehn|dix|десят[ьию]",
    11: "eleven|elf|onze|одиннадцат[ьию]",
    12: "twelve|zwölf|douze|двенадцат[ьию]",
}


@dataclass(frozen=True, slots=True)
class FigureMention:
    """A passage that names a component and one of its figures.

    Attributes:
        file: relative to the folder that was searched.
        line: of the figure.
        text: what stands around the name and the figure, on one line.
    """

    file: Path
    line: int
    text: str


def clone() -> Path | None:
    """The folder of the repository; None for an installed package, which has no sources."""
    above = Path(__file__).resolve().parents[2]
    return above if (above / "pyproject.toml").is_file() else None


def figures_of(component: Component) -> frozenset[int]:
    """The numbers on a component: what it costs, brings and counts."""
    found = {value_of(component, figure) for figure in FIGURES}
    found |= {effect.amount for effect in component.does}
    cost = value_of(component, "cost")
    if isinstance(cost, Cost):
        found |= {cost.coins, *cost.resources}
    return frozenset(int(number) for number in found if isinstance(number, int) and number)


def passages(
    component: Component, figures: Collection[int], folder: Path
) -> Iterator[FigureMention]:
    """The passages of hand-written files that name a component and one of some figures.

    Args:
        component: named in any language, or by its id or rule.
        figures: as digits, or in words from two to twelve.
        folder: where to search.
    """
    if not figures:
        return
    named, figure = _naming(component), _saying(figures)
    for file in _files(folder):
        text = file.read_text("utf-8", "replace")
        if not named.search(text):
            continue
        inside = file.relative_to(folder)
        for first, block in _blocks(text, file.suffix in _BY_LINES):
            words = [" ".join(line.split()) for line in block]
            begins = list(accumulate((len(one) + 1 for one in words), initial=0))
            joined = " ".join(words)
            names = [found.span() for found in named.finditer(joined)]
            near = [
                (_apart(name, found.span()), name, found.span())
                for found in figure.finditer(joined)
                for name in names
            ]
            if near and min(near)[0] <= _NEAR:
                _, name, found = min(near)
                number = first + bisect_right(begins, found[0]) - 1
                yield FigureMention(
                    inside, number, _excerpt(joined, min(name + found), max(name + found))
                )


def _files(folder: Path) -> Iterator[Path]:
    """What was written by hand, in order."""
    for base, folders, names in os.walk(folder):
        folders[:] = sorted(one for one in folders if one[0] != "." and one != "node_modules")
        for file in (Path(base, name) for name in sorted(names)):
            if file.suffix in _WRITTEN_BY_HAND and not _LEFT_OUT.search(file.as_posix()):
                yield file


def _apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Letters between two places; a figure inside a name, as in "Decree 9", is far from it."""
    between = max(one[0], other[0]) - min(one[1], other[1])
    return between if between >= 0 else _NEAR + 1


def _excerpt(text: str, start: int, end: int) -> str:
    """A part of a text with whole words around it."""
    first = text.rfind(" ", 0, start - _AROUND) + 1 if start > _AROUND else 0
    last = text.find(" ", end + _AROUND)
    before, after = "…" if first else "", "…" if last >= 0 else ""
    return f"{before}{text[first : last if last >= 0 else None]}{after}"


def _naming(component: Component) -> re.Pattern[str]:
    names = {(name, "en") for name in (component.name, *component.aliases)}
    for language in LANGUAGES:
        names.add((component.names.get(language, component.name), language))
        names.update((form, language) for form in declined(language).get(component.id, {}).values())
    bare = {(re.sub(f"(?i){ARTICLE.pattern}", "", name), language) for name, language in names}
    forms = {r"\s+".join(_forms(word, of) for word in name.split()) for name, of in bare}
    ids = [component.id, component.rule] if component.rule else [component.id]
    return re.compile(rf"\b(?:{'|'.join(sorted(forms))})\b|(?<![\w-])(?:{'|'.join(ids)})(?![\w-])")


def _forms(word: str, language: str) -> str:
    """A pattern of a word of a name, in German and Russian with any ending: "Militärgerichts"."""
    begins = stem(word.lower(), language) if language in ("de", "ru") else word
    if len(begins) < 4 or not word.lower().startswith(begins):
        return re.escape(word)
    return re.escape(word[: len(begins)]) + (r"\w{0,3}" if begins != word else "")


def _saying(figures: Collection[int]) -> re.Pattern[str]:
    digits = "|".join(map(str, sorted(figures)))
    words = "|".join(_WORDS[number] for number in sorted(figures) if number in _WORDS)
    in_words = rf"|(?i:\b(?:{words})\b)" if words else ""
    return re.compile(rf"(?<![\w.-])(?:{digits})(?!\.?\w|-){in_words}")


def _blocks(text: str, by_lines: bool) -> Iterator[tuple[int, list[str]]]:
    """The passages of a text, each with the number of its first line."""
    block: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            block.append(line)
        if block and (by_lines or not line.strip()):
            yield number - len(block) + (1 if line.strip() else 0), block
            block = []
