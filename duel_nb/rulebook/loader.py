"""Load the rules from the TOML files in `data/`.

A file has its place in the book (`order`) and its sections, each a table with a `title` and one
table per rule::

    order = 20

    [military]
    title = "Military"

    [military.BASE-MIL-01]
    title = "One shield, one space"
    text = "..."
    citations = [{ edition = "base", where = "Military" }]
    related = ["BASE-MIL-05"]          # optional

Every .toml file in the folder is read except `editions.toml` (see `editions`), so an expansion only
adds its own file. Each translation has its own folder (see `translation`).
"""

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from duel_nb.rulebook.model import EDITIONS, Citation, Rule
from duel_nb.rulebook.translation import RulebookError, Translation, read_toml

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
        folder = resources.files(__package__) / "data"
    other = folder / language
    translated = language != "en" and other.is_dir()
    rules: list[Rule] = []
    titles: set[str] = set()
    for name, tables in _files(folder):
        translation = Translation(other / name, f"{language}/{name}") if translated else None
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
        text=table["text"],
        citations=citations,
        related=tuple(table.get("related", ())),
        section=section,
    )


def _citation(where: str, entry: Any) -> Citation:
    try:
        citation = Citation(**entry)
    except TypeError as error:
        raise RulebookError(f"{where}: a citation has an edition and a where") from error
    if citation.edition not in EDITIONS:
        raise RulebookError(
            f"{where}: unknown edition {citation.edition!r}; expected one of {', '.join(EDITIONS)}"
        )
    return citation
