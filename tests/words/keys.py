"""Static analysis of messages: which exist, their parts, and which ones the code uses.

A key reaches `tell` or `Message` as it is, by a variable, by a parameter called ``key`` of a
function between, or put together from words of the engine and the catalog: ``choice-{kind}``.
"""

import ast
import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor
from typer.main import get_command

import duel_nb
from duel_nb import cli
from duel_nb.catalog import CATALOG, COLOURS, RESOURCES, SCIENCE_SYMBOLS
from duel_nb.lessons.first_game.tips import TIPS
from duel_nb.scenarios.words.vocabulary import GROUPS, NUMBERS, SENTENCES
from duel_nb.words.catalogue import sources

PACKAGE = Path(duel_nb.__file__).parent
#: The scopes of local names.
Scope = ast.FunctionDef | ast.Module

#: Classes whose key is none of these: the message itself, and what keeps keywords of `position`.
KEYWORDS = ("Message", "PlaceKind", "Spot")

#: A word that can be a part of a key.
WORD = re.compile(r"-?[a-z0-9]+(-[a-z0-9]+)*-?")


# -- the messages ------------------------------------------------------------------------------


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name.partition("-")[0])  # without its kind or its form

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def entries(language: str) -> list[tuple[str, EntryType]]:
    """All entries of a language's files, each with its file."""
    parsed = {file: FluentParser().parse(text) for file, text in sources(language).items()}
    return [(file, entry) for file, resource in parsed.items() for entry in resource.body]


def messages() -> list[Message]:
    """The English messages."""
    return [entry for _, entry in entries("en") if isinstance(entry, Message)]


@cache
def _names() -> dict[str, _Names]:
    found = {}
    for message in messages():
        found[message.id.name] = names = _Names()
        names.visit(message)
    return found


def all_keys() -> frozenset[str]:
    """The keys of all messages."""
    return frozenset(_names())


def references() -> set[str]:
    """The keys of all messages that others refer to."""
    return {key for names in _names().values() for key in names.messages}


@cache
def parts_of(key: str) -> frozenset[str]:
    """The parts of a message, including those of messages it refers to."""
    names = _names()[key]
    return frozenset(names.variables).union(*(parts_of(other) for other in names.messages))


@cache
def known_parts(key: str) -> frozenset[str]:
    """The parts of a message and of its variants for the other player."""
    told = key.removesuffix("-overheard")
    halves = {told, f"{told}-overheard"} & all_keys()
    return frozenset().union(*map(parts_of, halves))


# -- keys in the code --------------------------------------------------------------------------


class UsedKey(NamedTuple):
    """A key, or a pattern of keys, that the code uses."""

    pattern: str
    where: str

    def keys(self) -> frozenset[str]:
        """The matching keys of messages."""
        return _keys_of(self.pattern)


@cache
def used_keys() -> tuple[UsedKey, ...]:
    """Every key that the engine, the coach and the tips of the first game use."""
    return tuple(_used_keys())


def _used_keys() -> Iterator[UsedKey]:
    for tip in TIPS.values():
        for end in ("", "-title", "-why"):
            yield UsedKey(f"first-{tip.id}{end}", "tips.toml")
        if tip.card:
            yield UsedKey(f"first-when-{tip.card}", "tips.toml")
    for where, key in _command_keys(get_command(cli.app), "duel-nb"):
        yield UsedKey(key, where)
    trees = {path: _tree(path) for path in sorted(PACKAGE.rglob("*.py"))}
    takes_key = _key_parameters(trees.values())
    for path, tree in trees.items():
        own = _forwarders(tree, takes_key)
        for scope in _nodes(tree):
            if isinstance(scope, Scope):
                yield from _used_in(scope, own, path.name, tree)


def _command_keys(command: Any, name: str) -> Iterator[tuple[str, str]]:
    """The keys in the declarations of a command, its options and arguments, and those below it."""
    panel = getattr(command, "rich_help_panel", None)
    for key in (command.short_help, command.help, panel):
        if key:
            yield name, key
    for one in command.params:
        for key in (one.help, one.metavar, one.show_default):
            if key and isinstance(key, str):
                yield f"{name} {one.opts[-1]}", key
    for word, below in getattr(command, "commands", {}).items():
        yield from _command_keys(below, f"{name} {word}")


def _key_parameters(trees: Collection[ast.Module]) -> dict[str, int]:
    """What a key is given to, and as which argument: `Message`, and what keeps or passes its own.

    A row that keeps one is a class with a field of that name. What begins with an underscore
    counts in its own file alone.
    """
    found = {"Message": 0}
    for tree in trees:
        found |= _rows(tree)
    while True:
        more = {
            name: at
            for tree in trees
            for name, at in _forwarders(tree, found).items()
            if not name.startswith("_")
        }
        if more.keys() <= found.keys():
            return found
        found |= more


def _rows(tree: ast.Module) -> dict[str, int]:
    """The classes with a field for a key, and the index of that field."""
    found = {}
    for node in _nodes(tree):
        if isinstance(node, ast.ClassDef) and node.name not in KEYWORDS:
            fields = [
                line.target.id
                for line in node.body
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
            ]
            if "key" in fields:
                found[node.name] = fields.index("key")
    return found


def _forwarders(tree: ast.Module, known: dict[str, int]) -> dict[str, int]:
    """The functions and classes of a file that pass a key on, and its argument."""
    functions = [
        (node.name, node)
        for node in _nodes(tree)
        if isinstance(node, ast.FunctionDef) and node.name != "__init__"
    ]
    for node in _nodes(tree):
        if isinstance(node, ast.ClassDef):
            body = (one for one in node.body if isinstance(one, ast.FunctionDef))
            functions += [(node.name, one) for one in body if one.name == "__init__"]
    found = dict(known)
    before = -1
    while len(found) > before:
        before = len(found)
        for name, function in functions:
            names = [one.arg for one in function.args.args if one.arg != "self"]
            if name not in found and "key" in names:
                given = (key for _, key in _calls(function, found))
                if any(isinstance(key, ast.Name) and key.id == "key" for key in given):
                    found[name] = names.index("key")
    return found


def _calls(scope: Scope, takes_key: dict[str, int]) -> Iterator[tuple[ast.expr, ast.expr]]:
    """The calls in a scope that are given a key, with the key; an event is a row with one."""
    for node in _own_nodes(scope):
        match node:
            case ast.Tuple(elts=[_, _, ast.Name(id="key") as key, _, _, _, _, _]):  # see `Told`
                yield node, key
        if isinstance(node, ast.Call):
            function, given = node.func, node.args
            if getattr(function, "id", "") == "partial":
                function, *given = given
            name = getattr(function, "attr", getattr(function, "id", ""))
            if getattr(getattr(function, "value", None), "id", "") == "typer":
                continue  # an option of a command, not ours
            if name == "translate" and isinstance(function, ast.Attribute):
                continue  # a method of str
            if name in takes_key and len(given) > takes_key[name]:
                yield node, given[takes_key[name]]


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def _nodes(tree: ast.Module) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree))


def _own_nodes(scope: Scope) -> Iterator[ast.AST]:
    """The nodes of a function or module, without nested functions."""
    waiting: list[ast.AST] = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        if not isinstance(node, ast.FunctionDef):
            yield node
            waiting += ast.iter_child_nodes(node)


def _used_in(
    scope: Scope, takes_key: dict[str, int], file: str, module: ast.Module
) -> Iterator[UsedKey]:
    for call, key in _calls(scope, takes_key):
        where = f"{file}:{call.lineno}"
        for pattern in _patterns(key, scope, where, module):
            yield UsedKey(pattern, where)
            if _is_secret(call):
                yield UsedKey(f"{pattern}-overheard", where)


def _is_secret(call: ast.expr) -> bool:
    """Whether it is a call of `tell` with hidden parts, its eighth argument."""
    if not isinstance(call, ast.Call):
        return False
    if getattr(call.func, "attr", getattr(call.func, "id", "")) != "tell":
        return False
    if len(call.args) > 7:
        return not isinstance(call.args[7], ast.Constant)
    return any(keyword.arg == "secret" for keyword in call.keywords)


def _patterns(value: ast.expr, scope: Scope, where: str, module: ast.Module) -> Iterator[str]:
    """The possible keys of an expression; none if it comes from a caller of the function."""
    match value:
        case ast.Constant(value=str(key)):
            if key:  # a button without text
                yield key
        case ast.JoinedStr(values=[ast.FormattedValue(), *_]):
            pass  # the key comes from a caller
        case ast.JoinedStr(values=pieces):
            yield "".join(
                str(piece.value) if isinstance(piece, ast.Constant) else "{}" for piece in pieces
            )
        case ast.IfExp(body=first, orelse=second):
            yield from _patterns(first, scope, where, module)
            yield from _patterns(second, scope, where, module)
        case ast.Name(id=name) if tabled := tuple(_in_table(name, module)):
            yield from tabled
        case ast.Subscript(value=ast.Name(id=name)):
            yield from _in_table(name, module)
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="get")):
            yield from _in_table(name, module)
        case ast.Name(id=name):
            assigned = list(_assigned(name, scope))
            assert assigned or _is_parameter(name, scope), (
                f"{where}: nobody can tell what {name} is"
            )
            for one in assigned:
                yield from _patterns(one, scope, where, module)
        case ast.Attribute(attr="key") | ast.Call(func=ast.Name(id="Message")):
            pass  # the message is made elsewhere
        case _:
            raise AssertionError(f"{where}: nobody can tell what {ast.unparse(value)} is")


def _is_parameter(name: str, scope: Scope) -> bool:
    """Whether a name is a parameter, or unpacked from one."""
    if not isinstance(scope, ast.FunctionDef):
        return False
    parameters = {argument.arg for argument in scope.args.args}
    for node in _own_nodes(scope):
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=parts)], value=ast.Name(id=taken)) if (
                taken in parameters
            ):
                parameters.update(part.id for part in parts if isinstance(part, ast.Name))
    return name in parameters


def _assigned(name: str, scope: Scope) -> Iterator[ast.expr]:
    """The values assigned to a name, also by unpacking or in a loop."""
    for node in _own_nodes(scope):
        if isinstance(node, ast.For | ast.comprehension):
            for value in node.iter.elts if isinstance(node.iter, ast.Tuple) else ():
                yield from _unpacked(name, node.target, value)
            if isinstance(node.iter, ast.Name) and _binds(name, node.target):
                yield node.iter
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from _unpacked(name, target, node.value)


def _binds(name: str, target: ast.expr) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(target))


def _in_table(name: str, module: ast.Module) -> Iterator[str]:
    """The keys in a table of a file: a dict, or a sequence of rows."""
    for node in _own_nodes(module):
        if not isinstance(node, ast.AnnAssign) or node.value is None:
            continue
        if isinstance(node.target, ast.Name) and node.target.id == name:
            for inside in ast.walk(node.value):
                if isinstance(inside, ast.Constant) and inside.value in all_keys():
                    yield str(inside.value)


def _unpacked(name: str, target: ast.expr, value: ast.expr) -> Iterator[ast.expr]:
    match target, value:
        case ast.Name(id=here), _ if here == name:
            yield value
        case ast.Tuple(), ast.IfExp(body=first, orelse=second):
            yield from _unpacked(name, target, first)
            yield from _unpacked(name, target, second)
        case ast.Tuple(elts=targets), ast.Tuple(elts=values):
            for one, its_value in zip(targets, values, strict=True):
                yield from _unpacked(name, one, its_value)


@cache
def _keys_of(pattern: str) -> frozenset[str]:
    """The messages that match a key or a pattern."""
    if "{}" not in pattern:
        return all_keys() & {pattern}
    return frozenset(key for key in all_keys() if _fits(key, *pattern.split("{}")))


def _fits(key: str, start: str, *others: str) -> bool:
    """Whether a key consists of these parts, with known words or nothing between them."""
    if not others or not key.startswith(start):
        return key == start
    rest = key.removeprefix(start)
    ends = (end for end in range(len(rest) + 1) if rest.startswith(others[0], end))
    return any(_is_built_of_words(rest[:end]) and _fits(rest[end:], *others) for end in ends)


@cache
def _is_built_of_words(text: str) -> bool:
    """Whether a part of a key consists of known words, with or without hyphens."""
    if not text or text in _words():
        return True
    ends = (end for end in range(1, len(text)) if text[:end] in _words())
    return any(
        _is_built_of_words(text[end:]) or _is_built_of_words(text[end:].removeprefix("-"))
        for end in ends
    )


@cache
def _words() -> frozenset[str]:
    """The words that keys are built from.

    They are short strings of the engine, terms of the catalog, and words of expectations.
    """
    found = {*COLOURS, *RESOURCES, *SCIENCE_SYMBOLS}
    patterns = [one.pattern for one in NUMBERS]
    patterns += [one.pattern for one in GROUPS]
    patterns += [one.pattern for one in SENTENCES]
    found.update(re.findall("[a-z]+", " ".join(patterns).casefold()))
    found |= {token.id for token in CATALOG.mythology_tokens}
    found |= {card.chain_symbol_provided or "" for card in CATALOG.cards}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in _nodes(_tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.replace("_", "-"))
    return frozenset(word for word in found if WORD.fullmatch(word))
