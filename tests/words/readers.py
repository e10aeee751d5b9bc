"""Static analysis: where the package reads a sentence that it has made itself.

A sentence is made last, so nobody may compare it, search it or cut it. An expression *speaks* if
its value is a sentence: a call of `translate` or `say`, ``str()`` or an f-string of a message, an
event, a refusal or an error, their ``text``, and whatever is assigned, passed or returned from
there, through all functions of the package. What sets type (`TYPESETTING`) may break lines.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import duel_nb

PACKAGE = Path(duel_nb.__file__).parent

#: Functions that make a sentence.
MAKERS = frozenset({"translate", "say", "localised", "percent", "day_and_time"})

#: Classes whose ``str()`` is a sentence.
SPEAKERS = frozenset(
    {
        *("Message", "Event", "Refusal", "Decision", "Outcome", "Payment", "PaymentLine"),
        *("Reason", "Answer", "Verdict", "Failure"),
    }
)

#: Attributes of those classes that are sentences.
SPOKEN = frozenset({"text", "public", "verdict"})

#: Attributes and what they are or contain.
ATTRIBUTES = {
    "events": "Event",
    "turn_events": "Event",
    "decisions": "Decision",
    "lines": "PaymentLine",
    "reasons": "Reason",
    "message": "Message",
    "refusal": "Refusal",
    "outcome": "Outcome",
    "overheard": "Message",
    "failures": "Failure",
}

#: What lays out text or escapes it, whatever it says: folders, files and functions.
TYPESETTING = (
    "quoting.py",
    "words/",
    "boards/drawing/",
    "session/text.py:_cell",
    "boards/scene/tray.py:tray_panel",
    "records/export.py:_plain",
    "records/plots.py:_on_two_lines",
    "cli/output.py:fail",
)

#: Functions that compare what somebody typed or pressed with words of the language in use.
TYPED = (
    "boards/live/editor/typed.py:named",
    "records/terminal/keyboard.py:",
    "records/terminal/open_game.py:_load_kept",
    "records/terminal/commands.py:_folded",
)

#: Methods of str that read it. Splitting lines and trimming blanks is layout.
READING = frozenset(
    {
        *("replace", "split", "rsplit", "partition", "rpartition", "startswith", "endswith"),
        *("find", "rfind", "index", "rindex", "count", "removeprefix", "removesuffix"),
        *("lower", "upper", "casefold", "capitalize", "title", "swapcase", "isdigit", "translate"),
    }
)
TRIMMING = frozenset({"strip", "lstrip", "rstrip"})

#: Functions and methods that read a text they are given.
SEARCHING = frozenset(
    {
        *("sub", "subn", "search", "match", "fullmatch", "findall", "finditer"),
        *("get_close_matches", "SequenceMatcher"),
    }
)


class Reading(NamedTuple):
    """A place that reads a sentence."""

    file: str
    line: int
    code: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.code}"


Function = ast.FunctionDef | ast.AsyncFunctionDef


class Module:
    """A parsed file: its functions by name, and what its names were imported as."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.tree = ast.parse(source)
        self.name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        self.functions: dict[str, Function] = {}
        self.imported: dict[str, tuple[str, str]] = {}
        self.nodes: dict[Function, list[ast.AST]] = {}
        self.binding: dict[Function, list[ast.AST]] = {}
        self.classes: set[str] = set()
        self._called: dict[Function, set[str]] = {}
        self._take(self.tree.body)

    def _take(self, body: list[ast.stmt]) -> None:
        """Note the functions and imports of a file or class."""
        for node in body:
            if isinstance(node, ast.ClassDef):
                self.classes.add(node.name)
                self._take(node.body)
            if isinstance(node, Function):
                self.functions.setdefault(node.name, node)
                inside = [*ast.walk(node)]
                self.binding[node] = [one for one in inside if isinstance(one, _BINDING)]
                self.nodes[node] = [one for one in inside if isinstance(one, _READ)]
                self._import(inside)
            self._import([node])

    def called(self, function: Function) -> set[str]:
        """The names of the functions that a function calls."""
        if function not in self._called:
            calls = [one.func for one in self.nodes[function] if isinstance(one, ast.Call)]
            self._called[function] = {one.attr for one in calls if isinstance(one, ast.Attribute)}
            for one in calls:
                if isinstance(one, ast.Name):
                    self._called[function].add(self.imported.get(one.id, ("", one.id))[1])
        return self._called[function]

    def _import(self, nodes: list[ast.AST] | list[ast.stmt]) -> None:
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("duel_nb"):
                module = (node.module or "").removeprefix("duel_nb").lstrip(".")
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = module, alias.name


class Readings:
    """The places in some modules that read a sentence.

    Args:
        sources: the text of each file, by its path below the package.
    """

    def __init__(self, sources: dict[str, str]) -> None:
        self.modules = {m.name: m for m in (Module(file, text) for file, text in sources.items())}
        self.errors = {name for module in self.modules.values() for name in module.classes}
        self.made = self._made()
        self.returning: set[tuple[str, str]] = set()  # functions that return a sentence
        self.keeping: set[tuple[str, str]] = set()  # and those that return one if given one
        self.given: dict[tuple[str, str], set[str]] = defaultdict(set)  # and parameters given one
        every = [(module, one) for module in self.modules.values() for one in module.nodes]
        found: dict[Function, list[Reading]] = {}
        waiting = every
        while waiting:
            before = self._known()
            for module, function in waiting:
                found[function] = [*self._of(module, function)]
            news = {name for _, name, _ in self._known() - before}
            waiting = [(m, one) for m, one in every if one.name in news or m.called(one) & news]
        self.found = [*dict.fromkeys(chain.from_iterable(found.values()))]

    def _made(self) -> dict[str, str]:
        """What functions of a name return, if all of them return the same class of `SPEAKERS`."""
        found: dict[str, set[str]] = defaultdict(set)
        for module in self.modules.values():
            for function in module.nodes:
                returned = _named(function.returns) if function.returns else set()
                found[function.name].add(next(iter(returned & SPEAKERS), ""))
        single = {name: next(iter(kinds)) for name, kinds in found.items() if len(kinds) == 1}
        return {name: kind for name, kind in single.items() if kind}

    def _known(self) -> set[tuple[str, str, str]]:
        """What is known of functions so far."""
        return (
            {(*target, "returns") for target in self.returning}
            | {(*target, "keeps") for target in self.keeping}
            | {(*target, f"given {name}") for target, names in self.given.items() for name in names}
        )

    def function(self, target: tuple[str, str]) -> Function | None:
        """The function of a module with this name."""
        module = self.modules.get(target[0])
        return module.functions.get(target[1]) if module else None

    def _of(self, module: Module, function: Function) -> Iterator[Reading]:
        _Scope(self, module, function, set()).note_returns(self.returning)
        every = {one.arg for one in function.args.args if one.arg != "self"}
        _Scope(self, module, function, every).note_returns(self.keeping)
        given = self.given[module.name, function.name]
        yield from _Scope(self, module, function, given).readings()


class _Scope:
    """One function: which of its names are sentences, and which can say one.

    Args:
        all_: what is known of all functions.
        module: where it is.
        function: the function.
        given: its parameters that are given a sentence.
    """

    def __init__(self, all_: Readings, module: Module, function: Function, given: set[str]) -> None:
        self.all, self.module, self.function = all_, module, function
        self.sentences = set(given)
        self.lists: set[str] = set()
        self.kinds: dict[str, str] = {}
        arguments = function.args
        for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            if argument.annotation is not None:
                for kind in _named(argument.annotation) & SPEAKERS:
                    self.kinds[argument.arg] = kind

        self.nodes = module.nodes[function]
        known = -1
        while known != (known := len(self.sentences) + len(self.kinds)):
            for node in module.binding[function]:  # a name may be bound below its use
                self._bind(node)

    def note_returns(self, functions: set[tuple[str, str]]) -> None:
        """Add the function if it returns a sentence."""
        for node in self.nodes:
            match node:
                case ast.Return(value=ast.expr() as value) | ast.Yield(value=ast.expr() as value):
                    if self.speaks(value):
                        functions.add((self.module.name, self.function.name))

    def readings(self) -> Iterator[Reading]:
        """The places in the function that read a sentence; what it passes on is noted."""
        where = f"{self.module.file}:{self.function.name}"
        for node in self.nodes:
            if isinstance(node, ast.Call):
                self._give(self._target(node.func), node.args, node.keywords)
            if where.startswith((*TYPESETTING, *TYPED)) or not isinstance(node, ast.expr):
                continue
            if self._reads(node):
                yield Reading(self.module.file, node.lineno, ast.unparse(node))

    # -- what is a sentence --------------------------------------------------------------------

    def speaks(self, node: ast.expr | None) -> bool:
        """Whether the value of an expression is a sentence, or contains one."""
        match node:
            case ast.Name(id=name):
                return name in self.sentences
            case ast.Call(func=ast.Name(id="str"), args=[inner]):
                return self.speaks(inner) or self.kind(inner) is not None
            case ast.Call(func=ast.Attribute(attr="join"), args=[inner]):
                return self.speaks(inner)
            case ast.Call(func=ast.Name(id="map"), args=[ast.Name(id="str"), inner]):
                return self.speaks(inner) or self.kind(inner) is not None
            case ast.Call(func=ast.Name(id=name)) if name in MAKERS:
                return True
            case ast.Call(func=ast.Name(id=name), args=args) if name in _KEEPING:
                return any(map(self.speaks, args))
            case ast.Call(func=ast.Attribute(value=value, attr=name)) if (
                name in READING | TRIMMING or name in ("ljust", "rjust", "splitlines")
            ):
                return self.speaks(value)
            case ast.Call(func=function, args=args):
                target = self._target(function)
                if target in self.all.returning:
                    return True
                return target in self.all.keeping and any(map(self.speaks, args))
            case ast.Attribute(value=value, attr=name):
                return name in SPOKEN and self.kind(value) is not None
            case ast.JoinedStr(values=values):
                return any(
                    self.speaks(one.value) or self.kind(one.value) is not None
                    for one in values
                    if isinstance(one, ast.FormattedValue)
                )
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                return self.speaks(left) or self.speaks(right)
            case ast.BoolOp(values=values):
                return any(map(self.speaks, values))
            case ast.IfExp(body=body, orelse=orelse):
                return self.speaks(body) or self.speaks(orelse)
            case ast.Subscript(value=value):
                return self.speaks(value)
            case ast.List(elts=items) | ast.Tuple(elts=items) | ast.Set(elts=items):
                return any(map(self.speaks, items))
            case ast.Starred(value=value) | ast.NamedExpr(value=value):
                return self.speaks(value)
            case ast.ListComp(elt=elt) | ast.GeneratorExp(elt=elt) | ast.SetComp(elt=elt):
                return self.speaks(elt)
        return False

    def kind(self, node: ast.expr) -> str | None:
        """The class of a value that can say a sentence; None for all others."""
        match node:
            case ast.Name(id=name):
                return self.kinds.get(name)
            case ast.Call(func=ast.Name(id=name)) if name in SPEAKERS:
                return name
            case ast.Attribute(attr=name):
                return ATTRIBUTES.get(name)
            case ast.Subscript(value=value) | ast.Starred(value=value):
                return self.kind(value)
            case ast.BoolOp(values=values):
                return next(filter(None, map(self.kind, values)), None)
            case ast.IfExp(body=body, orelse=orelse):
                return self.kind(body) or self.kind(orelse)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                return self.all.made.get(name)
        return None

    def _target(self, function: ast.expr) -> tuple[str, str]:
        """The module and name of the function of a call, if it is in the package."""
        match function:
            case ast.Name(id=name):
                return self.module.imported.get(name, (self.module.name, name))
            case ast.Attribute(value=ast.Name(id="self"), attr=name):
                return self.module.name, name
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr=name):
                return next((one for one in self.all.returning if one[1] == name), ("", name))
            case ast.Attribute(value=ast.Name(id=module), attr=name):
                return ".".join(filter(None, self.module.imported.get(module, ()))), name
        return "", ""

    # -- how it spreads ------------------------------------------------------------------------

    def _bind(self, node: ast.AST) -> None:
        match node:
            case ast.Assign(targets=[target], value=value):
                self._assign(target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                self._assign(target, value)
            case ast.AugAssign(target=target, value=value):
                self._assign(target, value)
            case ast.NamedExpr(target=target, value=value):
                self._assign(target, value)
            case ast.For(target=target, iter=value):
                self._assign(target, value)
            case ast.comprehension(target=target, iter=value):
                self._assign(target, value)
            case ast.ExceptHandler(name=str(name), type=ast.expr() as kind):
                if _named(kind) & self.all.errors:
                    self.kinds[name] = "DuelError"

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple):
            if isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts):
                for one, its in zip(target.elts, value.elts, strict=True):
                    self._assign(one, its)
            return
        if isinstance(target, ast.Name):
            if self.speaks(value):
                self.sentences.add(target.id)
            if kind := self.kind(value):
                self.kinds[target.id] = kind
            if self._is_list(value):
                self.lists.add(target.id)

    def _give(
        self,
        target: tuple[str, str],
        args: list[ast.expr],
        keywords: list[ast.keyword],
    ) -> None:
        function = self.all.function(target)
        if function is None:
            return
        names = [one.arg for one in function.args.args if one.arg != "self"]
        for name, value in zip(names, args, strict=False):
            if self.speaks(value):
                self.all.given[target].add(name)
        for keyword in keywords:
            if keyword.arg and self.speaks(keyword.value):
                self.all.given[target].add(keyword.arg)

    def _is_list(self, node: ast.expr) -> bool:
        """Whether an expression is a list of sentences rather than a sentence."""
        match node:
            case ast.Name(id=name):
                return name in self.lists
            case ast.BoolOp(values=[first, *_]):
                return self._is_list(first)
            case ast.Call(func=function):
                found = self.all.function(self._target(function))
                return bool(found and found.returns and _named(found.returns) & {"list", "tuple"})
        return isinstance(node, ast.List | ast.ListComp | ast.Tuple)

    # -- what reads it -------------------------------------------------------------------------

    def _reads(self, node: ast.expr) -> bool:
        match node:
            case ast.Compare(left=left, comparators=[right]) if _is_empty(left) or _is_empty(right):
                return False
            case (
                ast.Compare(left=left, comparators=[ast.Attribute(attr="options")])
                | ast.Compare(
                    left=ast.Call(args=[ast.Attribute(attr="options")]), comparators=[left]
                )
            ):
                return False  # whether a widget has to be sent new ones
            case ast.Compare(left=left, ops=ops, comparators=comparators):
                if all(isinstance(op, ast.Is | ast.IsNot) for op in ops):
                    return False
                return self.speaks(left) or any(map(self.speaks, comparators))
            case ast.Call(func=ast.Attribute(value=value, attr=name), args=args) if name in READING:
                return self.speaks(value) or any(map(self.speaks, args[:1]))
            case ast.Call(func=ast.Attribute(value=value, attr=name), args=[_]) if name in TRIMMING:
                return self.speaks(value)
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=args) if (
                name in SEARCHING
            ):
                return any(map(self.speaks, args))
            case ast.Subscript(value=value, slice=ast.Slice()):
                return self.speaks(value) and not self._is_list(value)
        return False


#: Functions whose result contains what they are given.
_KEEPING = frozenset(
    {
        *("escape", "capitalised", "list", "tuple", "sorted", "filter", "visible", "line", "next"),
        *("iter", "reversed", "join", "shown"),
    }
)

#: The nodes that bind names, and those that read values or pass them on.
_BINDING = (
    *(ast.Assign, ast.AnnAssign, ast.AugAssign, ast.NamedExpr, ast.For, ast.comprehension),
    ast.ExceptHandler,
)
_READ = (ast.Return, ast.Yield, ast.Call, ast.Compare, ast.Subscript)


def _named(annotation: ast.expr) -> set[str]:
    """The class names in an annotation."""
    names = {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)}
    names |= {node.attr for node in ast.walk(annotation) if isinstance(node, ast.Attribute)}
    return names


def _is_empty(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value in ("", None)


def package_sources() -> dict[str, str]:
    """The files of the package, by their paths below it."""
    return {
        path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
    }
