"""Reading scenario files: TOML in, `Scenario` out, every mistake with its line."""

import inspect
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path as FilePath
from typing import Any

from duel_nb.engine import new_game, position
from duel_nb.engine.position import AGORA_KEYS, CITY_KEYS, PANTHEON_KEYS
from duel_nb.engine.setup import EDITIONS as GAME_EDITIONS
from duel_nb.rulebook import EDITIONS, RULEBOOK, Citation, UnknownRule
from duel_nb.scenarios.errors import ScenarioError
from duel_nb.scenarios.lines import Path
from duel_nb.scenarios.model import KINDS, Case, Said, Scenario, Source, Step, Trial

#: The version of the format, which every file states as ``scenario = 1``.
FORMAT = 1

KEYS = (
    "scenario", "id", "title", "kind", "source", "question", "answer", "rules", "edition",
    "expansions", "position", "new_game", "expect", "illegal", "steps", "variants",
)  # fmt: skip
VARIANT_KEYS = (
    "title", "question", "answer", "edition", "expansions", "position", "new_game",
    "expect", "illegal", "steps",
)  # fmt: skip
STEP_KEYS = ("do", "expect", "illegal")
TRIAL_KEYS = ("try", "rule", "because")
SOURCE_KEYS = ("edition", "where")

_GAME = ("edition", "expansions")
POSITION_KEYS = tuple(k for k in inspect.signature(position).parameters if k not in _GAME)
NEW_GAME_KEYS = tuple(k for k in inspect.signature(new_game).parameters if k not in _GAME)

_DECLARED = re.compile(r"^scenario[ \t]*=", re.MULTILINE)
_TABLE = re.compile(r"^[ \t]*\[", re.MULTILINE)
_RULING = re.compile(r"[DE]-[0-9A]+[a-c]?")
_NEXT_RULING = re.compile(r"; (?=[DE]-)")
_TOML_LINE = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")


def declares_itself(text: str) -> bool:
    """Whether a TOML text says that it is a scenario: ``scenario = …`` before any table."""
    text = text.removeprefix("\ufeff")
    table = _TABLE.search(text)
    return bool(_DECLARED.search(text, 0, table.start() if table else len(text)))


def load(file: str | FilePath) -> Scenario:
    """Read a scenario file.

    Raises:
        ScenarioError: it cannot be read or is no scenario; file, line and nearest match are given.
    """
    try:
        text = FilePath(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ScenarioError("This file is not UTF-8 text.", str(file)) from None
    except OSError as error:
        raise ScenarioError(f"It cannot be read: {error.strerror}.", str(file)) from None
    return loads(text, str(file))


def loads(text: str, file: str = "scenario.toml") -> Scenario:
    """Read a scenario from a text; ``file`` is what errors call it."""
    # As Windows editors write them: with a byte order mark, and with two characters at line ends.
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    source = Source(file, text)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(error, source) from None
    if not data:
        raise ScenarioError("This file is empty.", file)
    return _Reader(source).scenario(data)


def _with_reason(where: str, rules: tuple[str, ...]) -> str:
    """The numbers of rulings with the reason that the rulebook gives: "D-20: an Age ends when …".

    The rules of the scenario are asked first, then the others.
    """
    if ":" in where:
        return where
    found: dict[str, None] = {}
    for number in _RULING.findall(where):
        said = _reasons().get(number, ())
        if best := [reason for rule, reason in said if rule in rules] or [r for _, r in said]:
            found[best[0]] = None
    return f"{where}: {'; '.join(found)}" if found else where


@lru_cache(maxsize=1)
def _reasons() -> dict[str, list[tuple[str, str]]]:
    """The number of a ruling -> the rules that cite it, each with the reason it gives."""
    found: dict[str, list[tuple[str, str]]] = {}
    for rule in RULEBOOK.values():
        for citation in rule.citations:
            parts = _NEXT_RULING.split(citation.where) if citation.edition == "ruling" else ()
            for numbers, colon, reason in (part.partition(": ") for part in parts):
                for number in numbers.split(", ") if colon else ():
                    found.setdefault(number, []).append((rule.id, reason))
    return found


def _not_toml(error: tomllib.TOMLDecodeError, source: Source) -> ScenarioError:
    where = _TOML_LINE.search(str(error))
    line = int(where[1]) if where and where[1] else source.text.count("\n") + 1
    what = _TOML_LINE.sub("", str(error)).strip()
    return ScenarioError(f"This is not valid TOML: {what}.", source.file, line)


class _Reader:
    """Reads one file; knows where everything stands."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def error(self, sentence: str, path: Path) -> ScenarioError:
        return ScenarioError(sentence, self.source.file, self.source.line(path))

    def scenario(self, data: dict[str, Any]) -> Scenario:
        if "scenario" not in data:
            known = "the first line of a scenario is: scenario = 1"
            raise self.error(f"This file does not say that it is a scenario; {known}", ())
        if data["scenario"] != FORMAT:
            raise self.error(
                f"This program reads scenario = {FORMAT}, not {data['scenario']!r}.", ("scenario",)
            )
        self.keys(data, KEYS, (), "a scenario")
        kind = self.text(data, "kind", (), "rule")
        if kind not in KINDS:
            near = _near(kind, tuple(KINDS))
            raise self.error(f"kind: there is no kind {kind!r}; {near}", ("kind",))
        if "title" not in data:
            raise self.error("A scenario needs a title.", ())
        rules = self.rules(data)
        case = self.case(data, (), None)
        variants = self.tables(data, "variants", ())
        return Scenario(
            id=self.text(data, "id", (), FilePath(self.source.file).stem),
            title=self.text(data, "title", ()),
            kind=kind,
            sources=self.sources(data, rules),
            question=self.text(data, "question", (), ""),
            answer=self.text(data, "answer", (), ""),
            rules=rules,
            cases=(
                case,
                *(self.case(v, ("variants", i), data) for i, v in enumerate(variants)),
            ),
            source=self.source,
        )

    # -- parts -----------------------------------------------------------------------------

    def case(self, data: dict[str, Any], at: Path, base: dict[str, Any] | None) -> Case:
        """The scenario itself, or a variant of ``base``: what it leaves out is as there."""
        if base is not None:
            self.keys(data, VARIANT_KEYS, at, "a variant")
            if "title" not in data:
                raise self.error("A variant needs a title.", at)
        given = data if base is None else {**base, **data}

        def at_key(key: str) -> Path:
            return at if key in data else ()

        for key, known in (("position", POSITION_KEYS), ("new_game", NEW_GAME_KEYS)):
            self.keys(self.table(data, key, at), known, (*at, key), f"a {key}")
        fresh = "new_game" in given
        if fresh and "position" in given:
            raise self.error(
                "Give a position or a new_game, not both.", (*at_key("position"), "position")
            )
        start = dict(self.table(given, "new_game" if fresh else "position", at))
        if base is not None and not fresh and "position" in data:
            start = self.patched(dict(self.table(base, "position", ())), data["position"], at)
        for key in ("A", "B") if not fresh else ():
            if key in start:
                here = at if self.source.knows((*at, "position", key)) else ()
                city = self.table(start, key, (*here, "position"))
                self.keys(
                    city,
                    (*CITY_KEYS, *PANTHEON_KEYS, *AGORA_KEYS),
                    (*here, "position", key),
                    f"the City of {key}",
                )
        self.check_start(start, (*at, "new_game" if fresh else "position"))
        start.update(self.game(given, at_key))
        steps = [
            Step(
                (),
                self.sentences(given, "expect", at_key("expect")),
                self.trials(given, at_key("illegal")),
                at,
            )
        ]
        for i, step in enumerate(self.tables(given, "steps", at_key("steps"))):
            path = (*at_key("steps"), "steps", i)
            self.keys(step, STEP_KEYS, path, "a step")
            steps.append(
                Step(
                    self.sentences(step, "do", path),
                    self.sentences(step, "expect", path),
                    self.trials(step, path),
                    path,
                )
            )
        if not any(step.expect or step.illegal for step in steps):
            raise self.error(
                "Nothing is checked: add an expect list, or something illegal to try.", at
            )
        return Case(
            title=self.text(data, "title", at) if base is not None else "",
            question=self.text(given, "question", at, ""),
            answer=self.text(data, "answer", at, ""),  # of a variant: that of its base may be wrong
            start=start,
            from_new_game=fresh,
            steps=tuple(steps),
            path=at,
        )

    def game(self, given: dict[str, Any], at_key: Any) -> dict[str, Any]:
        """The edition and the expansions, as keywords."""
        found: dict[str, Any] = {}
        if "edition" in given:
            edition = self.text(given, "edition", at_key("edition"))
            if edition not in GAME_EDITIONS:
                near = _near(edition, GAME_EDITIONS)
                raise self.error(
                    f"edition: there is no edition {edition!r}; {near}",
                    (*at_key("edition"), "edition"),
                )
            found["edition"] = edition
        if "expansions" in given:
            sentences = self.sentences(given, "expansions", at_key("expansions"))
            found["expansions"] = [said.text for said in sentences]
        return found

    def patched(self, start: dict[str, Any], patch: Mapping[str, Any], at: Path) -> dict[str, Any]:
        """A position with a variant's changes: Cities key by key, lists by +name and -name."""
        for key, value in patch.items():
            if key in ("A", "B"):
                path = (*at, "position")
                city = dict(self.table(start, key, ("position",)))
                for one, what in self.table(dict(patch), key, path).items():
                    city[one] = _changed_list(city.get(one), what)
                start[key] = city
            else:
                start[key] = _changed_list(start.get(key), value)
        return start

    def check_start(self, start: dict[str, Any], at: Path) -> None:
        """Types that `position` and `new_game` take on trust."""
        for key, kind, what in (
            ("filled", bool, "true or false"),
            ("locked_from_box", bool, "true or false"),
            ("trigger_used", bool, "true or false"),
            ("first_game", bool, "true or false"),
            ("seed", int, "a whole number"),
        ):
            if key in start and (
                not isinstance(start[key], kind) or (kind is int and isinstance(start[key], bool))
            ):
                raise self.error(f"{key}: expected {what}, not {start[key]!r}.", (*at, key))
        if "names" in start:
            names = start["names"]
            if not isinstance(names, list) or len(names) != 2:
                raise self.error("names: expected two names.", (*at, "names"))
            start["names"] = tuple(names)

    def sources(self, data: dict[str, Any], rules: tuple[str, ...]) -> tuple[str, ...]:
        given = data.get("source", [])
        several = isinstance(given, list)
        found = []
        for i, one in enumerate(given if several else [given]):
            path: Path = ("source", i) if several else ("source",)
            if isinstance(one, str):
                found.append(one)
                continue
            if not isinstance(one, dict):
                raise self.error("source: expected words, or a table with edition and where.", path)
            self.keys(one, SOURCE_KEYS, path, "a source")
            edition = self.text(one, "edition", path)
            if edition not in EDITIONS:
                near = _near(edition, tuple(EDITIONS))
                raise self.error(f"source: there is no rulebook {edition!r}; {near}", path)
            where = self.text(one, "where", path)
            if edition == "ruling":
                where = _with_reason(where, rules)
            found.append(str(Citation(edition, where)))
        return tuple(found)

    def rules(self, data: dict[str, Any]) -> tuple[str, ...]:
        return tuple(self.rule(said.text, said.path) for said in self.sentences(data, "rules", ()))

    def rule(self, name: str, path: Path) -> str:
        try:
            return RULEBOOK[name].id
        except UnknownRule as error:
            raise self.error(str(error), path) from None

    def trials(self, data: dict[str, Any], at: Path) -> tuple[Trial, ...]:
        found = []
        for i, trial in enumerate(self.tables(data, "illegal", at)):
            path = (*at, "illegal", i)
            self.keys(trial, TRIAL_KEYS, path, "something illegal")
            if "try" not in trial:
                raise self.error('Something illegal needs what is tried: try = "…".', path)
            player, action = split_player(self.text(trial, "try", path))
            rule = self.rule(trial["rule"], (*path, "rule")) if "rule" in trial else None
            because = self.text(trial, "because", path) if "because" in trial else None
            found.append(Trial(action, player, rule, because, path))
        return tuple(found)

    # -- values of the expected type -------------------------------------------------------

    def keys(self, data: Mapping[str, Any], known: tuple[str, ...], at: Path, what: str) -> None:
        for key in data:
            if key not in known:
                near = _near(key, known)
                if at and key in KEYS:  # below a table's name everything belongs to that table
                    near = "it belongs to the scenario: move it above the first line in brackets."
                text = f"{what[0].upper()}{what[1:]} has no key {key!r}; {near}"
                raise self.error(text, (*at, key))

    def text(self, data: dict[str, Any], key: str, at: Path, default: str | None = None) -> str:
        if key not in data:
            if default is None:
                raise self.error(f"{key!r} is missing here.", at)
            return default
        value = data[key]
        if not isinstance(value, str) or not value.strip():
            raise self.error(f"{key}: expected words in quotes, not {value!r}.", (*at, key))
        return " ".join(value.split())

    def table(self, data: dict[str, Any], key: str, at: Path) -> dict[str, Any]:
        value = data.get(key, {})
        if not isinstance(value, dict):
            raise self.error(f"{key}: expected a table, not {value!r}.", (*at, key))
        return value

    def tables(self, data: dict[str, Any], key: str, at: Path) -> list[dict[str, Any]]:
        value = data.get(key, [])
        if not isinstance(value, list):
            raise self.error(f"{key}: write [[{key}]] with two brackets, or a list.", (*at, key))
        for i, one in enumerate(value):
            if not isinstance(one, dict):
                raise self.error(f"{key}: expected a table, not {one!r}.", (*at, key, i))
        return value

    def sentences(self, data: dict[str, Any], key: str, at: Path) -> tuple[Said, ...]:
        value = data.get(key, [])
        path = (*at, key)
        if isinstance(value, str):
            return (Said(value, path),)
        if not isinstance(value, list):
            raise self.error(f"{key}: expected a list of texts, not {value!r}.", path)
        for i, one in enumerate(value):
            if not isinstance(one, str):
                raise self.error(f"{key}: expected words in quotes, not {one!r}.", (*path, i))
        return tuple(Said(one, (*path, i)) for i, one in enumerate(value))


def split_player(text: str) -> tuple[str | None, str]:
    """The player and the action of "B: build Altar"; None when no player is named."""
    who, colon, action = text.partition(":")
    if colon and who.strip().isalpha():
        return who.strip(), action.strip()
    return None, text.strip()


def _changed_list(old: object, new: object) -> object:
    """A list with +name added and -name taken out; anything else replaces what was there."""
    signed = (
        isinstance(new, list) and new and all(isinstance(n, str) and n[:1] in "+-" for n in new)
    )
    if not signed or not isinstance(new, list):
        return new
    kept = list(old) if isinstance(old, list) else []
    for one in new:
        name = one[1:].strip()
        if one[0] == "+":
            kept.append(name)
        else:
            kept = [k for k in kept if str(k).casefold() != name.casefold()]
    return kept


def _near(word: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(str(word), known, n=1, cutoff=0.5)
    return f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(known)}."
