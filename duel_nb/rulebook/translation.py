"""Read the rulebook in another language: texts only, by the ids of the English file.

A translated file has the same name, in the folder of its language::

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

from duel_nb.errors import DuelError
from duel_nb.rulebook.model import Rule


class RulebookError(DuelError):
    """A data file is damaged; the sentence names the file and the rule."""


def read_toml(path: Traversable, name: str) -> dict[str, Any]:
    """The tables of a file.

    Args:
        path: the file.
        name: its name for errors.

    Raises:
        RulebookError: the file cannot be read, or is not TOML.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RulebookError(f"{name}: it cannot be read: {error.strerror}") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
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
        path: the file.
        name: its name for errors, such as "fr/base.toml".

    Raises:
        RulebookError: the file cannot be read, or is not TOML.
    """

    def __init__(self, path: Traversable, name: str) -> None:
        self._name = name
        self._tables = read_toml(path, name)
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
        title, text = texts_of(where, table, ("title", "text"))
        return replace(rule, title=title, text=text, section=section)

    def close(self) -> None:
        """Check that everything was read.

        Raises:
            RulebookError: a rule or section is not in the English file.
        """
        for id in (*self._tables, *self._sections):
            raise RulebookError(f"{self._name}: there is no {id} in the English file")
