"""What a translation lacks, or has too much: sentences, names, words of notation, rules."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from duel_nb.catalog import CATALOG, KINDS
from duel_nb.engine.dialects import FOLDER
from duel_nb.rulebook import RulebookError, loader
from duel_nb.rulebook.editions import all_in
from duel_nb.words.catalogue import sources

#: A language that is written as any other translation is.
PATTERN = "fr"


class _Parts(Visitor):
    """The parts that a message names, and the messages it is made with."""

    def __init__(self) -> None:
        self.parts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.parts.add(node.id.name.removesuffix("-kind"))

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


def missing(language: str) -> Iterator[str]:
    """What is missing in a language or wrong, a line each; nothing when it is complete."""
    yield from _sentences(language)
    yield from _names(language)
    yield from _notation(language)
    try:
        if not (files("duel_nb.rulebook") / "data" / language).is_dir():
            yield f"rulebook/data/{language}: there is no such folder"
        else:
            loader.load(language=language)
            all_in(language)
    except RulebookError as error:
        yield f"rulebook/data/{error}"


def _sentences(language: str) -> Iterator[str]:
    english, theirs = sources("en"), sources(language)
    known = {key for text in english.values() for key in _messages(text)}
    parts = _named("en")
    for file in english:
        where = f"words/{language}/{file}"
        if file not in theirs:
            yield f"{where}: there is no such file"
            continue
        body = _entries(theirs[file])
        for entry in body:
            if isinstance(entry, Junk):
                yield f"{where}: not understood: {(entry.content or '').strip().splitlines()[0]}"
        keys = [entry.id.name for entry in body if isinstance(entry, Message)]
        for key in dict.fromkeys(keys):
            if keys.count(key) > 1:
                yield f"{where}: {key} is there twice"
        for key in _messages(english[file]):
            if key not in keys:
                yield f"{where}: {key} is missing"
    here = _named(language)
    for key, named in here.items():
        if key not in known:
            yield f"words/{language}: {key} is none of the English messages"
        elif unknown := named - parts[key]:
            yield f"words/{language}: {key} has parts that English has not: {sorted(unknown)}"


@cache
def _entries(text: str) -> list[EntryType]:
    """What a file of sentences holds: parsing all of them takes seconds."""
    return FluentParser().parse(text).body


def _messages(text: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in _entries(text) if isinstance(entry, Message)}


def _named(language: str) -> dict[str, set[str]]:
    """The parts of each message, by itself or by others that it is made with."""
    own = {}
    for text in sources(language).values():
        for key, message in _messages(text).items():
            own[key] = found = _Parts()
            found.visit(message)

    def all_of(key: str) -> set[str]:
        found = own.get(key) or _Parts()
        return found.parts.union(*map(all_of, found.messages))

    return {key: all_of(key) for key in own}


def _names(language: str) -> Iterator[str]:
    for kind in KINDS:
        for component in CATALOG.components(kind):
            if language not in component.names and getattr(component, "copy", 0) <= 1:
                yield f"catalog/data/names/{language}.toml: {component.id} is missing"


def _notation(language: str) -> Iterator[str]:
    where = f"engine/notation_words/{language}.toml"
    path = FOLDER / f"{language}.toml"
    if not path.is_file():
        yield f"{where}: there is no such file"
        return
    theirs = tomllib.loads(path.read_text("utf-8"))
    for table, words in tomllib.loads((FOLDER / f"{PATTERN}.toml").read_text("utf-8")).items():
        for word in words:
            if not theirs.get(table, {}).get(word):
                yield f"{where}: {table}.{word} is missing"
