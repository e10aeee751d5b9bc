"""Load the rules from the TOML files in `data/`.

A file has its place in the book (`order`) and its sections, each a table with a `title` and one
table per rule::

    order = 20

    [military]
    title = "Military"

    [military.BASE-MIL-01]
    title = "One shield, one space"
    text = "..."
    citations = [
      { edition = "base", where = "Military" },
      { ruling = "D-13", reason = "..." },  # its number, or a list of them; it may have none
    ]
    related = ["BASE-MIL-05"]          # optional

Every .toml file in the folder is read except `editions.toml` (see `editions`), so an expansion only
adds its own file. Each translation has its own folder, with files of the same names: texts only, by
the ids of the English file::

    [sections]
    military = "Militaire"

    [BASE-MIL-01]
    title = "..."
    text = "..."

Figures of components come from the catalog, see `figures`.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from duel_nb.languages import ORIGINAL
from duel_nb.rulebook.citations import EDITIONS, Citation, RulebookError, Ruling
from duel_nb.rulebook.figures import UnknownFigure, filled
from duel_nb.rulebook.model import Rule


def read_toml(path: Traversable, name: str) -> dict[str, Any]:
    """The tables of a file.

    Raises:
        RulebookError: the file cannot be read, or is not TOML.
    """
    return _parsed(_read(path, name), name)


def _read(path: Traversable, name: str) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise RulebookError(f"{name}: it cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RulebookError(f"{name}: {error}") from error


def _parsed(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"{name}: {error}") from error


def texts_of(where: str, table: object, keys: tuple[str, ...]) -> tuple[str, ...]:
    """The texts of a table with exactly these keys.

    Args:
        where: the place of the table, for errors.
        table: the table.
        keys: its keys.

    Raises:
        RulebookError: a key is missing, unknown, or not a text.
    """
    if not isinstance(table, Mapping):
        raise RulebookError(f"{where} must be a table")
    if unknown := sorted(table.keys() - set(keys)):
        raise RulebookError(f"{where} has the unknown entry {', '.join(unknown)}")
    for key in keys:
        if not isinstance(table.get(key), str) or not table[key].strip():
            raise RulebookError(f"{where} needs words as its {key}")
    return tuple(table[key] for key in keys)


class Translation:
    """The texts of one translated file.

    Args:
        tables: its tables, or some of them.
        name: its name for errors, such as "fr/base.toml".
    """

    def __init__(self, tables: dict[str, Any], name: str) -> None:
        self._name = name
        self._tables = tables
        self._sections = self._tables.pop("sections", {})

    def section(self, key: str) -> str:
        """The title of a section, which can be read once.

        Raises:
            RulebookError: it is missing.
        """
        title = self._sections.pop(key, None) if isinstance(self._sections, dict) else None
        if not isinstance(title, str) or not title.strip():
            raise RulebookError(f"{self._name}: section {key} has no title under [sections]")
        return title

    def rule(self, rule: Rule, section: str) -> Rule:
        """A rule in this language, which can be read once.

        Raises:
            RulebookError: it is missing or damaged.
        """
        if rule.id not in self._tables:
            raise RulebookError(f"{self._name}: {rule.id} is missing")
        where, table = f"{self._name}: {rule.id}", self._tables.pop(rule.id)
        title, template = texts_of(where, table, ("title", "text"))
        text = _with_figures(where, template, rule.id, self._name.partition("/")[0])
        return replace(rule, title=title, text=text, section=section)

    def close(self) -> None:
        """Check that everything was read.

        Raises:
            RulebookError: a rule or section is not in the English file.
        """
        for id in (*self._tables, *self._sections):
            raise RulebookError(f"{self._name}: there is no {id} in the English file")


_HEAD: Final = re.compile(r"^\[([\w.-]+)\]$", re.MULTILINE)
"""The line above a table."""

_DATA: Final = resources.files(__package__) / "data"

EDITIONS_FILE: Final = "editions.toml"

_REQUIRED = {"title", "text", "citations"}
_ALLOWED = _REQUIRED | {"related"}


def load(folder: Traversable | None = None, language: str = "en") -> tuple[Rule, ...]:
    """Read all rules, in the order of the book.

    Args:
        folder: the folder of the .toml files; by default the package's own.
        language: the language of the texts; English if it has no folder.

    Raises:
        RulebookError: a file is not TOML, a rule has missing or unknown entries, an id or a section
            title is used twice, or the translation is incomplete.
    """
    if folder is None:
        folder = _DATA
    other = folder / language
    translated = language != "en" and other.is_dir()
    rules: list[Rule] = []
    titles: set[str] = set()
    for name, tables in _files(folder):
        translation = _translation(other, name) if translated else None
        for key, section in tables.items():
            title = section.pop("title", None) if isinstance(section, dict) else None
            if not isinstance(title, str):
                raise RulebookError(f"{name}: section [{key}] needs a title")
            if title in titles:
                raise RulebookError(f"{name}: there is already a section called {title!r}")
            titles.add(title)
            found = [_rule(f"{name}: {id}", id, table, title) for id, table in section.items()]
            if translation is not None:
                title = translation.section(key)
                found = [translation.rule(rule, title) for rule in found]
            rules += found
        if translation is not None:
            translation.close()
    seen: set[str] = set()
    for rule in rules:
        if rule.id.casefold() in seen:
            raise RulebookError(f"{rule.id} is there twice")
        seen.add(rule.id.casefold())
    return tuple(rules)


def load_rule(id: str, language: str = "en") -> Rule | None:
    """One of the package's own rules; to parse all of them takes long.

    Args:
        id: its id, in lower case.
        language: the language of the texts; English if it has no folder.

    Returns:
        The rule; None if there is none with that id.

    Raises:
        RulebookError: it is damaged.
    """
    if id not in _places():
        return None
    name, section, exact = _places()[id]
    tables = _some_tables(name, section, f"{section}.{exact}")[section]
    found = _rule(f"{name}: {exact}", exact, tables[exact], tables["title"])
    if language == "en" or not (_DATA / language).is_dir():
        return found
    other = f"{language}/{name}"
    texts = Translation(_some_tables(other, "sections", exact), other)
    return texts.rule(found, texts.section(section))


def exact_id(id: str) -> str | None:
    """The id of one of the package's own rules as its file writes it; None if there is none."""
    found = _places().get(id.casefold())
    return found[2] if found else None


@cache
def _places() -> dict[str, tuple[str, str, str]]:
    """The file, the section and the id of every rule, by its id in lower case."""
    names = (path.name for path in _DATA.iterdir() if path.name.endswith(".toml"))
    return {
        id.lower(): (name, section, id)
        for name in names
        if name != EDITIONS_FILE
        for section, _, id in (table.partition(".") for table in _texts(name))
        if id
    }


def _some_tables(name: str, *tables: str) -> dict[str, Any]:
    """Some tables of a data file."""
    texts = _texts(name)
    return _parsed("".join(f"[{table}]{texts[table]}" for table in tables if table in texts), name)


@cache
def _texts(name: str) -> dict[str, str]:
    """The tables of a data file by name, as text without their heads."""
    _, *parts = _HEAD.split(_read(_DATA / name, name))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def _translation(folder: Traversable, name: str) -> Translation:
    """A translated file."""
    path = f"{folder.name}/{name}"
    return Translation(read_toml(folder / name, path), path)


def _files(folder: Traversable) -> list[tuple[str, dict[str, Any]]]:
    """The name and the sections of every data file, in the order of the book."""
    found: list[tuple[int, str, dict[str, Any]]] = []
    for path in folder.iterdir():
        if not path.name.endswith(".toml") or path.name == EDITIONS_FILE:
            continue
        tables = read_toml(path, path.name)
        order = tables.pop("order", None)
        if not isinstance(order, int):
            raise RulebookError(f"{path.name}: needs its place in the book, such as order = 20")
        found.append((order, path.name, tables))
    return [(name, tables) for _, name, tables in sorted(found, key=lambda file: file[:2])]


def _rule(where: str, id: str, table: Any, section: str) -> Rule:
    if not isinstance(table, dict):
        raise RulebookError(f"{where} must be a table")
    if missing := _REQUIRED - table.keys():
        raise RulebookError(f"{where} lacks {', '.join(sorted(missing))}")
    if unknown := table.keys() - _ALLOWED:
        raise RulebookError(f"{where} has the unknown entry {', '.join(sorted(unknown))}")
    for entry in ("title", "text"):
        if not isinstance(table[entry], str):
            raise RulebookError(f"{where} needs words as its {entry}")
    citations = tuple(_citation(where, entry) for entry in table["citations"])
    if not citations:
        raise RulebookError(f"{where} cites nothing")
    return Rule(
        id=id,
        title=table["title"],
        text=_with_figures(where, table["text"], id, ORIGINAL),
        citations=citations,
        related=tuple(table.get("related", ())),
        section=section,
    )


def _with_figures(where: str, template: str, id: str, language: str) -> str:
    try:
        return filled(template, id, language)
    except UnknownFigure as error:
        raise RulebookError(f"{where}: {error}") from error


def _citation(where: str, entry: Any) -> Citation | Ruling:
    match entry:
        case {"edition": str(edition), "where": str(place), **others} if not others:
            if edition in EDITIONS:
                return Citation(edition, place)
            expected = ", ".join(EDITIONS)
            raise RulebookError(f"{where}: unknown edition {edition!r}; expected one of {expected}")
        case {"ruling": str(number), "reason": str(reason), **others} if not others:
            return Ruling((number,), (reason,))
        case {"ruling": [*numbers], "reason": str(reason), **others} if not others:
            return Ruling(tuple(map(str, numbers)), (reason,))
        case {"reason": str(reason), **others} if not others:
            return Ruling((), (reason,))
    raise RulebookError(
        f"{where}: a citation has an edition and a where, or a reason and the numbers of its ruling"
    )
