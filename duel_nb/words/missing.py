"""Find what is missing or superfluous in a translation."""

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from duel_nb.catalog import CATALOG, KINDS
from duel_nb.engine.dialects import FOLDER
from duel_nb.messages import Message
from duel_nb.rulebook import Citation, RulebookError, Ruling, loader
from duel_nb.rulebook.citations import FOLDER as CITED
from duel_nb.rulebook.citations import missing as citations_missing
from duel_nb.rulebook.editions import all_in
from duel_nb.words.catalogue import sources

#: A complete translation, whose notation words a new one needs, too.
REFERENCE = "fr"


class _PartCollector(Visitor):
    """Collects the parts and the messages that a message refers to."""

    def __init__(self) -> None:
        self.parts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.parts.add(node.id.name.partition("-")[0])  # without its kind or its form

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def missing(language: str) -> Iterator[str]:
    """A line for each thing that is missing or wrong in a translation.

    Args:
        language: its code, which need not have any file yet.
    """
    yield from _sentences(language)
    yield from _names(language)
    yield from _notation(language)
    try:
        if not (files("duel_nb.rulebook") / "data" / language).is_dir():
            yield _gap(f"rulebook/data/{language}", Message("gap-folder"))
        else:
            loader.load(language=language)
            all_in(language)
            yield from uncited((one for rule in loader.load() for one in rule.citations), language)
    except RulebookError as error:
        yield f"rulebook/data/{error}"


def uncited(citations: Iterable[Citation | Ruling], language: str) -> Iterator[str]:
    """A line for each place and reason of some citations that a language has no words for."""
    for text in citations_missing(citations, language):
        yield _gap(f"rulebook/{CITED}/{language}.toml", Message("gap-missing", key=text))


def _gap(where: str, problem: Message) -> str:
    return str(Message("gap", where=where, problem=problem))


def _sentences(language: str) -> Iterator[str]:
    english, theirs = sources("en"), sources(language)
    known = {key for text in english.values() for key in _messages(text)}
    parts = _parts_of_messages("en")
    for file in english:
        where = f"words/{language}/{file}"
        if file not in theirs:
            yield _gap(where, Message("gap-file"))
            continue
        body = _entries(theirs[file])
        for entry in body:
            if isinstance(entry, ast.Junk):
                text = (entry.content or "").strip().splitlines()[0]
                yield _gap(where, Message("gap-junk", text=text))
        keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        for key in dict.fromkeys(keys):
            if keys.count(key) > 1:
                yield _gap(where, Message("gap-twice", key=key))
        for key in _messages(english[file]):
            if key not in keys:
                yield _gap(where, Message("gap-missing", key=key))
    for key, used in _parts_of_messages(language).items():
        if key not in known:
            yield _gap(f"words/{language}", Message("gap-not-english", key=key))
        elif unknown := used - parts[key]:
            listed = ", ".join(sorted(unknown))
            yield _gap(f"words/{language}", Message("gap-parts", key=key, parts=listed))


@cache
def _entries(text: str) -> list[ast.EntryType]:
    """The parsed entries of a Fluent file; parsing them all takes seconds."""
    return FluentParser().parse(text).body


def _messages(text: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in _entries(text) if isinstance(entry, ast.Message)}


def _parts_of_messages(language: str) -> dict[str, set[str]]:
    """The parts of each message, including those of messages it refers to."""
    own = {}
    for text in sources(language).values():
        for key, message in _messages(text).items():
            own[key] = collector = _PartCollector()
            collector.visit(message)

    def with_references(key: str) -> set[str]:
        found = own.get(key) or _PartCollector()
        return found.parts.union(*map(with_references, found.messages))

    return {key: with_references(key) for key in own}


def _names(language: str) -> Iterator[str]:
    for kind in KINDS:
        for component in CATALOG.components(kind):
            if language not in component.names and getattr(component, "copy", 0) <= 1:
                where = f"catalog/data/names/{language}.toml"
                yield _gap(where, Message("gap-missing", key=component.id))


def _notation(language: str) -> Iterator[str]:
    where = f"engine/notation_words/{language}.toml"
    path = FOLDER / f"{language}.toml"
    if not path.is_file():
        yield _gap(where, Message("gap-file"))
        return
    theirs = tomllib.loads(path.read_text("utf-8"))
    for table, words in tomllib.loads((FOLDER / f"{REFERENCE}.toml").read_text("utf-8")).items():
        for word in words:
            if not theirs.get(table, {}).get(word):
                yield _gap(where, Message("gap-missing", key=f"{table}.{word}"))
