"""Read the rulebook in another language: texts only, by the ids of the English file.

It lies in the folder of the language under the same name::

    [sections]
    military = "Militaire"

    [BASE-MIL-01]
    title = "..."
    text = "..."
"""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from importlib.resources.abc import Traversable
from typing import Any

from duel_nb.rulebook.model import Rule


class RulebookError(ValueError):
    """A data file that cannot be read; the sentence names the file and the rule."""


def read_toml(path: Traversable, name: str) -> dict[str, Any]:
    """The tables of a file.

    Raises:
        RulebookError: there is no such file, or it is not TOML.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RulebookError(f"{name}: it cannot be read: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise RulebookError(f"{name}: {error}") from error


def texts_of(where: str, table: object, keys: tuple[str, ...]) -> tuple[str, ...]:
    """The texts of a table with exactly these keys.

    Raises:
        RulebookError: one is missing or no text, or there are others.
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
    """The words of one file.

    Args:
        path: the file.
        name: what an error calls it, such as "fr/base.toml".
    """

    def __init__(self, path: Traversable, name: str) -> None:
        self._name = name
        self._tables = read_toml(path, name)
        self._sections = self._tables.pop("sections", {})

    def section(self, key: str) -> str:
        """The title of a section; each may be read once.

        Raises:
            RulebookError: it is not there.
        """
        title = self._sections.pop(key, None) if isinstance(self._sections, dict) else None
        if not isinstance(title, str) or not title.strip():
            raise RulebookError(f"{self._name}: section {key} has no title under [sections]")
        return title

    def rule(self, rule: Rule, section: str) -> Rule:
        """A rule in this language; each may be read once.

        Raises:
            RulebookError: it is not there, or damaged.
        """
        if rule.id not in self._tables:
            raise RulebookError(f"{self._name}: {rule.id} is missing")
        where, table = f"{self._name}: {rule.id}", self._tables.pop(rule.id)
        title, text = texts_of(where, table, ("title", "text"))
        return replace(rule, title=title, text=text, section=section)

    def close(self) -> None:
        """Raise an error for unknown entries.

        Raises:
            RulebookError: the English file has no such rule or section.
        """
        for id in (*self._tables, *self._sections):
            raise RulebookError(f"{self._name}: there is no {id} in the English file")
