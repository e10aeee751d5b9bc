"""PO files, the form that translators' programs read and write, by Babel.

A changed text of the source makes exactly one entry fuzzy: the nearest old translation is kept in
it for the translator, and until then the source's own text is shown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry
from babel.messages.pofile import PoFileError, read_po, write_po

from duel_nb.disk import NotText, read_text, reason_of, write_file
from duel_nb.errors import DuelError
from duel_nb.languages import LANGUAGES
from duel_nb.messages import Message
from duel_nb.quoting import line, shown

_HEADER: Final = """msgid ""
msgstr ""
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""

#: A line with a string, which Babel would leave out in silence if it is not closed.
_STRING: Final = re.compile(r'(?:msg\w+(?:\[\d+\])?\s+)?"(?:[^"\\]|\\.)*"')

#: What a translation has to have as its source has it, in any order: targets of links, code, tags,
#: places for values, and figures outside those.
_KEPT: Final = re.compile(
    r"\]\((?P<link>[^)\s]*)\)|(?P<code>`[^`]+`)|(?P<tag></?[a-z]+)\b|(?P<place>\{\w+\})"
    r"|(?P<figure>\d+(?:[.,\u00a0\u202f]\d{3})*)"
)
#: Code in a Markdown text, on a line or in a block.
_CODE: Final = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
#: A plain space before a French mark, or after an opening one.
_PARTED: Final = re.compile(r"(?<=\S )[:;?!»%](?![\w:])|«(?= )")
_SEPARATOR = re.compile(r"[.,\u00a0\u202f]")


class TranslationError(DuelError):
    """A PO file cannot be used; the message has file and line."""

    def __init__(self, path: Path, line: int, problem: Message | str) -> None:
        super().__init__(Message("at-line", file=str(path), line=line, problem=problem))


@dataclass(frozen=True, slots=True)
class TranslatedText:
    """A text and its translation.

    Attributes:
        text: the translation; "" if it is missing.
        fuzzy: whether the source has changed since.
        line: of the file; 0 if the entry is missing.
    """

    text: str
    fuzzy: bool
    line: int


NONE: Final = TranslatedText("", False, 0)


def read(path: Path) -> dict[str, TranslatedText]:
    """The entries of a PO file by the text of the source; none if there is no file.

    Raises:
        TranslationError: the file is no PO file.
    """
    try:
        text = read_text(path)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise TranslationError(path, 1, Message("lesson-unread", reason=reason_of(error))) from None
    except NotText as error:
        raise TranslationError(path, error.line, str(error)) from None
    return _entries(text, path)


def said(text: str, entries: Mapping[str, TranslatedText]) -> str:
    """The translation of a text by the entries of a file; the text if it is missing or fuzzy."""
    entry = entries.get(text, NONE)
    return entry.text if entry.text and not entry.fuzzy else text


def update(path: Path, language: str, wanted: Iterable[tuple[str, str]]) -> bool:
    """Give a PO file exactly the texts of its source; returns whether the file changed.

    Args:
        path: of the file; created if necessary.
        language: its code.
        wanted: the texts in order, each with a comment for the translator.

    Raises:
        TranslationError: the file is no PO file.
        OSError: it cannot be written.
    """
    template = Catalog()
    for text, comment in wanted:
        template.add(text, auto_comments=[comment] if comment else ())
    catalog = _catalog(read_text(path), path) if path.exists() else Catalog()
    catalog.update(template, update_creation_date=False)
    written = BytesIO()
    write_po(
        written,
        catalog,
        width=100,
        no_location=True,
        omit_header=True,
        ignore_obsolete=True,
    )
    content = _HEADER.format(language=language) + written.getvalue().decode().strip("\n") + "\n"
    if path.exists() and read_text(path) == content:
        return False
    write_file(path, content, folders=True)
    return True


def gaps(path: Path, language: str, wanted: Iterable[str]) -> Iterator[str]:
    """A line for each text that is missing, fuzzy or wrong in a PO file.

    A translation is wrong if it lost a link, a piece of code, a tag, a place for a value or a
    figure, or has one too many, and in French if a mark may stand on another line than its word.

    Args:
        path: of the file.
        language: its code.
        wanted: the texts of its source.

    Raises:
        TranslationError: the file is no PO file.
    """
    entries = read(path)
    for text in dict.fromkeys(wanted):
        entry = entries.get(text, NONE)
        short, problem = line(text, 60), None
        if not entry.text:
            problem = Message("gap-untranslated", text=short)
        elif entry.fuzzy:
            problem = Message("gap-changed", text=short)
        elif wrong := lost(text, entry.text):
            problem = Message("gap-lost", what=", ".join(map(shown, wrong)), text=short)
        elif language == "fr" and (marks := parted(entry.text)):
            listed = ", ".join(map(shown, dict.fromkeys(marks)))
            problem = Message("gap-space", marks=listed, text=short)
        if problem is not None:
            where = Message("gap-line", file=_short(path), line=entry.line)
            yield str(Message("gap", where=where if entry.line else _short(path), problem=problem))


def _short(path: Path) -> str:
    """A file with the folders that tell it apart: `de/05-military.po`, `base/end/de.po`."""
    return "/".join(path.parts[-3 if path.stem in LANGUAGES else -2 :])


def lost(source: str, translation: str) -> list[str]:
    """What a translation should have as its source, but has not, or has too much of."""
    one, other = _kept(source), _kept(translation)
    return [*((one - other) + (other - one))]


def parted(french: str) -> list[str]:
    """The marks of a French text that a plain space parts from their word."""
    return _PARTED.findall(_CODE.sub("", french))


def _kept(text: str) -> Counter[str]:
    found = (str(match[match.lastgroup or 0]) for match in _KEPT.finditer(text))
    return Counter(_SEPARATOR.sub("", one) if one[0].isdecimal() else one for one in found if one)


def _catalog(text: str, path: Path) -> Catalog:
    for number, row in enumerate(map(str.strip, text.split("\n")), 1):
        if row and not row.startswith("#") and not _STRING.fullmatch(row):
            raise TranslationError(path, number, Message("po-no-file", found=repr(row[:60])))
    try:
        return read_po(BytesIO(text.encode()), abort_invalid=True)
    except PoFileError as error:
        problem = Message("po-no-file", found=repr(error.line.strip()[:60]))
        raise TranslationError(path, error.lineno + 1, problem) from None


@lru_cache(maxsize=256)
def _entries(text: str, path: Path) -> dict[str, TranslatedText]:
    return {str(entry.id): _entry(entry) for entry in _catalog(text, path) if entry.id}


def _entry(entry: Entry) -> TranslatedText:
    return TranslatedText(str(entry.string or ""), entry.fuzzy, entry.lineno or 1)
