"""Differences between the printed editions, and which reading is played.

The data is in `data/editions.toml`: groups with a title, and one table per difference in each. It
is read on first use, like the rules.
"""

import textwrap
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, reduce
from html import escape
from importlib import resources
from typing import Any

from duel_nb.errors import DuelError
from duel_nb.languages import language
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown
from duel_nb.rulebook.citations import EDITIONS, RulebookError
from duel_nb.rulebook.loader import EDITIONS_FILE, read_toml, texts_of
from duel_nb.rulebook.search import same

_REQUIRED = {"topic", "says", "ruling", "in_play", "rules"}
_ALLOWED = _REQUIRED | {"follows_edition"}

_WIDTH = 80


class UnknownDifference(DuelError, LookupError):
    """No difference between the editions has this id; the sentence lists the known ids."""


@dataclass(frozen=True, slots=True, repr=False)
class Difference:
    """One point on which the editions differ, or on which the only edition is unclear.

    Attributes:
        id: such as "E-04", as used in citations.
        topic: the subject, in a few words.
        says: pairs of an edition (one of `EDITIONS`) and what it says, in our own words.
        ruling: what is played.
        follows_edition: whether it depends on the `edition` of the game.
        in_play: the consequence at the table, in one sentence.
        rules: ids of the affected rules, never empty.
        group: its heading, such as "Pantheon: differences in the rules".
    """

    id: str
    topic: str
    says: tuple[tuple[str, str], ...]
    ruling: str
    follows_edition: bool
    in_play: str
    rules: tuple[str, ...]
    group: str

    def __repr__(self) -> str:
        return f"<Difference {self.id}: {self.topic}>"

    def __str__(self) -> str:
        """The difference as a block of plain text, at most 80 columns wide."""
        lines = [f"{self.id:5}  {self.topic}"]
        rows = [(" ".join(short), words) for short, _, words in self._sayings()]
        rows += [
            (_text("editions-row-played"), self.ruling),
            (_text("editions-row-in-play"), self.in_play),
            (_text("editions-row-rules"), ", ".join(self.rules)),
        ]
        for label, words in rows:
            lines += textwrap.wrap(
                words,
                _WIDTH,
                initial_indent=f"{'':7}{label:12}",
                subsequent_indent=" " * 19,
                break_on_hyphens=False,  # do not break ids
            )
        return "\n".join(lines)

    def _sayings(self) -> list[tuple[list[str], list[str], str]]:
        """(short names, full names, text) for each group of editions that say the same."""
        agreeing: dict[str, list[str]] = {}
        for edition, words in self.says:
            agreeing.setdefault(words, []).append(edition)
        return [
            (
                [_text(f"short-edition-of-{edition}") for edition in editions],
                [_text(f"edition-of-{edition}") for edition in editions],
                words,
            )
            for words, editions in agreeing.items()
        ]

    def _row(self) -> str:
        """The difference as a row of the table in a notebook."""
        says = "<br>".join(
            f"<em>{', '.join(names)}:</em> {escape(words)}" for _, names, words in self._sayings()
        )
        ruling = escape(self.ruling)
        ids = "<br>".join(
            f'<code style="white-space: nowrap">{escape(id)}</code>' for id in self.rules
        )
        cells = [
            escape(self.topic),
            says,
            f"<strong>{ruling}</strong>" if self.follows_edition else ruling,
            escape(self.in_play),
            ids,
        ]
        return (
            f'<tr id="edition-{escape(self.id.lower())}">'
            f'<th scope="row" style="white-space: nowrap">{escape(self.id)}</th>'
            + "".join(f'<td style="text-align: left">{cell}</td>' for cell in cells)
            + "</tr>"
        )


class Differences:
    """Differences in the order of the file, to iterate over, print, or display in a notebook.

    >>> [each.id for each in editions() if each.follows_edition]
    ['E-04', 'E-08']
    """

    def __init__(self, members: tuple[Difference, ...]) -> None:
        self._members = members

    def __iter__(self) -> Iterator[Difference]:
        return iter(self._members)

    def __len__(self) -> int:
        return len(self._members)

    def __repr__(self) -> str:
        if len(self) == 1:
            return f"<1 difference between the editions: {self._members[0].id}>"
        return f"<{len(self)} differences between the editions>"

    def __str__(self) -> str:
        """The whole table as plain text, at most 80 columns wide."""
        blocks = [textwrap.fill(self._summary(), _WIDTH, break_on_hyphens=False)]
        for group, members in self._groups().items():
            blocks += [f"{group}\n{'-' * len(group)}", *map(str, members)]
        return "\n\n".join(blocks)

    def _repr_html_(self) -> str:
        """A table for a notebook, in the colours of its theme: folded if it is only a part."""
        columns = (
            ("", 4),
            (_text("editions-topic"), 12),
            (_text("editions-say"), 30),
            (_text("editions-played"), 21),
            (_text("editions-in-play"), 21),
            (_text("editions-rules"), 12),
        )
        head = "".join(
            f'<th scope="col" style="text-align: left; width: {width}%">{name}</th>'
            for name, width in columns
        )
        bodies = "".join(
            f'<tbody><tr><th colspan="{len(columns)}" scope="rowgroup" style="text-align: left">'
            f"{escape(group)}</th></tr>{''.join(each._row() for each in members)}</tbody>"
            for group, members in self._groups().items()
        )
        rows = f"<thead><tr>{head}</tr></thead>{bodies}"
        summary = escape(self._summary())
        if self._is_whole():
            caption = f'<caption style="text-align: left">{summary}</caption>'
            return f'<table class="duel-editions">{caption}{rows}</table>'
        return (
            f"<details><summary>{summary}</summary>"
            f'<table class="duel-editions">{rows}</table></details>'
        )

    def _groups(self) -> dict[str, list[Difference]]:
        found: dict[str, list[Difference]] = {}
        for member in self._members:
            found.setdefault(member.group, []).append(member)
        return found

    def _is_whole(self) -> bool:
        return len(self) == len(all_in("en"))

    def _summary(self) -> str:
        following = [member.id for member in self if member.follows_edition]
        count, every = len(self), len(all_in("en"))
        if not self._is_whole():
            return str(Message("editions-some", count=count, every=every))
        if not following:
            return str(Message("editions-none-follow", count=count))
        return str(Message("editions-all", count=count, following=reduce(_and, following)))


def _text(key: str) -> str:
    return str(Message(key))


def _and(before: str, then: str) -> str:
    return str(Message("editions-and", before=before, then=then))


def editions(*ids: str) -> Differences:
    """Where the printed editions differ, and what is played.

    Args:
        ids: only these differences, such as "E-04" or "e4", in this order; by default all.

    Raises:
        UnknownDifference: there is no such id; the sentence lists the known ids.
        RulebookError: the data file is damaged.
    """
    if not ids:
        return all_in(language())
    known = {each.id: each for each in all_in(language())}
    found = []
    for id in ids:
        meant = same(known, id) if isinstance(id, str) else None
        if meant is None:
            listed = Listed(*sorted(known))
            raise UnknownDifference(Message("no-difference", given=shown(id), known=listed))
        found.append(known[meant])
    return Differences(tuple(found))


@cache
def all_in(language: str) -> Differences:
    """All differences, in the words of a language.

    Raises:
        RulebookError: a data file is damaged, or the translation is incomplete.
    """
    folder = resources.files(__package__) / "data"
    members = read((folder / EDITIONS_FILE).read_text(encoding="utf-8"))
    if language != "en" and (folder / language).is_dir():
        name = f"{language}/{EDITIONS_FILE}"
        members = translated(members, read_toml(folder / name, name), name)
    return Differences(members)


def translated(
    members: Iterable[Difference], groups: dict[str, Any], name: str
) -> tuple[Difference, ...]:
    """The differences in another language.

    Args:
        members: the English differences.
        groups: the tables of the translated file: titles and texts, by the same ids.
        name: the name of that file, for errors.

    Raises:
        RulebookError: a difference is missing, damaged, or not in the English file.
    """
    tables: dict[str, tuple[str, Any]] = {}
    for key, group in groups.items():
        title = group.pop("title", None) if isinstance(group, dict) else None
        if not isinstance(title, str):
            raise RulebookError(f"{name}: group [{key}] needs a title")
        tables |= {id: (title, table) for id, table in group.items()}
    found = []
    for one in members:
        where = f"{name}: {one.id}"
        if one.id not in tables:
            raise RulebookError(f"{where} is missing")
        title, table = tables.pop(one.id)
        if not isinstance(table, dict):
            raise RulebookError(f"{where} must be a table")
        editions = tuple(edition for edition, _ in one.says)
        says = texts_of(f"{where}.says", table.pop("says", {}), editions)
        topic, ruling, in_play = texts_of(where, table, ("topic", "ruling", "in_play"))
        said = tuple(zip(editions, says, strict=True))
        found.append(
            replace(one, topic=topic, says=said, ruling=ruling, in_play=in_play, group=title)
        )
    if tables:
        raise RulebookError(f"{name}: there is no {next(iter(tables))} in the English file")
    return tuple(found)


def read(text: str) -> tuple[Difference, ...]:
    """Parse the text of a data file.

    Raises:
        RulebookError: it is not TOML, an id is there twice, or a difference has missing or unknown
            entries.
    """
    try:
        groups = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"{EDITIONS_FILE}: {error}") from error
    found: dict[str, Difference] = {}
    for key, group in groups.items():
        title = group.pop("title", None) if isinstance(group, dict) else None
        if not isinstance(title, str):
            raise RulebookError(f"{EDITIONS_FILE}: group [{key}] needs a title")
        for id, table in group.items():
            if id in found:
                raise RulebookError(f"{EDITIONS_FILE}: {id} is there twice")
            found[id] = _difference(id, table, title)
    return tuple(found.values())


def _difference(id: str, table: Any, group: str) -> Difference:
    where = f"{EDITIONS_FILE}: {id}"
    if not isinstance(table, dict):
        raise RulebookError(f"{where} must be a table")
    if missing := _REQUIRED - table.keys():
        raise RulebookError(f"{where} lacks {', '.join(sorted(missing))}")
    if unknown := table.keys() - _ALLOWED:
        raise RulebookError(f"{where} has the unknown entry {', '.join(sorted(unknown))}")
    if not table["says"] or not table["rules"]:
        raise RulebookError(f"{where} needs an edition and a rule")
    if strange := table["says"].keys() - EDITIONS.keys():
        expected = ", ".join(EDITIONS)
        raise RulebookError(
            f"{where}: unknown edition {', '.join(sorted(strange))}; expected one of {expected}"
        )
    return Difference(
        id=id,
        topic=table["topic"],
        says=tuple(table["says"].items()),
        ruling=table["ruling"],
        follows_edition=table.get("follows_edition", False),
        in_play=table["in_play"],
        rules=tuple(table["rules"]),
        group=group,
    )
