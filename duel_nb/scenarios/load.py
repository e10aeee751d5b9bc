"""Read scenario files: TOML to `Scenario`, with the line of every error."""

import inspect
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path as FilePath
from typing import Any

from duel_nb.disk import NotText, read_text, reason_of
from duel_nb.engine import new_game, position
from duel_nb.engine.configure import EDITIONS as GAME_EDITIONS
from duel_nb.engine.position import (
    AGORA_KEYS,
    BEFORE_THE_CHOICE,
    CHOICE_KEYS,
    CITY_KEYS,
    PANTHEON_KEYS,
)
from duel_nb.messages import Message
from duel_nb.quoting import shown
from duel_nb.rulebook import EDITIONS, RULEBOOK, Citation, Ruling, UnknownRule, ruling
from duel_nb.scenarios.errors import ScenarioError, known_names, near_name, problem
from duel_nb.scenarios.lines import Path
from duel_nb.scenarios.model import KINDS, Case, Said, Scenario, SourceText, Step, Told, Trial
from duel_nb.scenarios.not_toml import explained
from duel_nb.scenarios.variants import changed, left_out, signed

#: The version of the format, in every file as ``scenario = 1``.
FORMAT = 1

KEYS = (
    "scenario", "id", "title", "kind", "source", "question", "answer", "rules", "edition",
    "expansions", "position", "new_game", "expect", "illegal", "steps", "variants",
)  # fmt: skip
VARIANT_KEYS = (
    "title", "question", "answer", "edition", "expansions", "position", "new_game",
    "without", "expect", "illegal", "steps",
)  # fmt: skip
STEP_KEYS = ("do", "expect", "illegal")
TRIAL_KEYS = ("try", "rule", "because", "short")
PLACE_KEYS = ("edition", "where")
RULING_KEYS = ("ruling", "reason")

_GAME = ("edition", "expansions")
POSITION_KEYS = tuple(k for k in inspect.signature(position).parameters if k not in _GAME)
ALL_CITY_KEYS = (*CITY_KEYS, *PANTHEON_KEYS, *AGORA_KEYS)
NEW_GAME_KEYS = tuple(k for k in inspect.signature(new_game).parameters if k not in _GAME)

_DIGITS = re.compile(r"[\d_]{4300}")
_DECLARED = re.compile(r"^scenario[ \t]*=", re.MULTILINE)
_TABLE = re.compile(r"^[ \t]*\[", re.MULTILINE)


def declares_itself(text: str) -> bool:
    """Whether a TOML text is a scenario: it has ``scenario = …`` before any table."""
    text = text.removeprefix("\ufeff")
    table = _TABLE.search(text)
    return bool(_DECLARED.search(text, 0, table.start() if table else len(text)))


def load(file: str | FilePath) -> Scenario:
    """Read a scenario file.

    Raises:
        ScenarioError: it cannot be read or is not a scenario; with the file, the line and the
            nearest match of every error.
    """
    return loads(text_of(file), str(file))


def text_of(file: str | FilePath) -> str:
    """The text of a file.

    Raises:
        ScenarioError: it cannot be read.
    """
    try:
        return read_text(file)
    except NotText as error:
        raise ScenarioError(
            Message("scenario-unreadable", problem=error.args[0]), str(file), error.line
        ) from None
    except OSError as error:
        problem = Message("scenario-unreadable-by-system", problem=reason_of(error))
        raise ScenarioError(problem, str(file)) from None


def loads(text: str, file: str = "scenario.toml") -> Scenario:
    """Read a scenario from a text.

    Args:
        text: the TOML text.
        file: its name for errors.

    Raises:
        ScenarioError: as in `load`.
    """
    scenario, errors, _ = read(text, file)
    if errors:
        raise ScenarioError.of(errors)
    return scenario


def read(text: str, file: str) -> tuple[Scenario, list[ScenarioError], bool]:
    """Read as much of a scenario as possible.

    Args:
        text: the TOML text.
        file: its name for errors.

    Returns:
        The scenario without its faulty parts, all errors, and whether it can still be played.

    Raises:
        ScenarioError: nothing can be read.
    """
    # Windows editors write a byte order mark and CRLF.
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    source = SourceText(file, text)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        if not file.endswith(".toml"):
            raise ScenarioError(Message("scenario-no-toml"), file) from None
        raise explained(error, source) from None
    except RecursionError:
        raise ScenarioError(Message("scenario-nested"), file) from None
    except ValueError:  # a number of more than 4,300 digits
        digits = _DIGITS.search(text)
        at = text.count("\n", 0, digits.start()) + 1 if digits else 0
        raise ScenarioError(Message("scenario-digits"), file, at) from None
    if not data:
        raise ScenarioError(Message("scenario-empty"), file)
    reader = _Reader(source)
    scenario = reader.scenario(data)
    return scenario, reader.errors, reader.sound


#: Keys in which an error changes the course of play.
_DECISIVE = {"position", "new_game", "without", "expansions", "edition", "do"}


class _Reader:
    """Reads one file, leaving out faulty parts."""

    def __init__(self, source: SourceText) -> None:
        self.source = source
        self.errors: list[ScenarioError] = []
        self.sound = True  # whether the scenario can be played without the faulty parts
        self.lost = False  # whether a faulty part contained checks

    def note(self, sentence: str | Message, path: Path) -> None:
        self.sound &= not _DECISIVE & set(path)
        self.lost |= bool({"expect", "illegal", "steps"} & set(path))
        self.errors.append(ScenarioError(sentence, self.source.file, self.source.line(path)))

    def scenario(self, data: dict[str, Any]) -> Scenario:
        if "scenario" not in data:
            self.note(Message("scenario-undeclared"), ())
        elif data["scenario"] != FORMAT:
            given = shown(data["scenario"])
            found = Message("scenario-format", format=FORMAT, given=given)
            raise ScenarioError(found, self.source.file, self.source.line(("scenario",)))
        data = self.known(data, KEYS, (), "scenario")
        kind = self.text(data, "kind", (), "rule")
        if kind not in KINDS:
            hint = near(kind, tuple(KINDS))
            self.note(Message("scenario-kind", given=shown(kind), hint=hint), ("kind",))
        if "title" not in data:
            self.note(Message("scenario-no-title"), ())
        rules = self.rules(data)
        case = self.case(data, (), None)
        variants = self.tables(data, "variants", ())
        return Scenario(
            id=self.text(data, "id", (), FilePath(self.source.file).stem),
            title=self.told(data, "title", ()),
            kind=kind,
            sources=self.sources(data, rules),
            question=self.told(data, "question", ()),
            answer=self.told(data, "answer", ()),
            rules=rules,
            cases=(
                case,
                *(self.case(v, path, data) for path, v in variants),
            ),
            source=self.source,
        )

    # -- parts -----------------------------------------------------------------------------

    def case(self, data: dict[str, Any], at: Path, base: dict[str, Any] | None) -> Case:
        """The scenario itself, or a variant of ``base``, from which it takes missing keys."""
        if base is not None:
            data = self.known(data, VARIANT_KEYS, at, "variant")
            if "title" not in data:
                self.note(Message("scenario-variant-no-title"), at)
            base = self.without(base, data, at)
        given = data if base is None else {**base, **data}

        def at_key(key: str) -> Path:
            return at if key in data else ()

        fresh = "new_game" in given
        if fresh and "position" in given:
            self.note(Message("scenario-two-starts"), (*at_key("position"), "position"))
        key = "new_game" if fresh else "position"
        start = dict(self.start(given, key, at_key(key)))
        if base is not None and not fresh and "position" in data:
            start = self.patched(self.start(base, key, (), quiet=True), start, at)
        elif not fresh:
            self.unsigned(start, (*at_key(key), key))
        start = self.checked(start, (*at_key(key), key))
        start.update(self.game(given, at_key))
        steps = [
            Step(
                (),
                self.sentences(given, "expect", at_key("expect")),
                self.trials(given, at_key("illegal")),
                at,
            )
        ]
        for path, step in self.tables(given, "steps", at_key("steps")):
            step = self.known(step, STEP_KEYS, path, "step")
            steps.append(
                Step(
                    self.sentences(step, "do", path),
                    self.sentences(step, "expect", path),
                    self.trials(step, path),
                    path,
                )
            )
        if self.sound and not self.lost and not any(step.expect or step.illegal for step in steps):
            self.note(Message("scenario-nothing-checked"), at)
        return Case(
            title=self.told(data if base is not None else {}, "title", at),
            question=self.told(given, "question", at_key("question")),
            answer=self.told(data, "answer", at),  # a variant may have another answer
            start=start,
            from_new_game=fresh,
            steps=tuple(steps),
            path=at,
        )

    def start(
        self, data: dict[str, Any], key: str, at: Path, *, quiet: bool = False
    ) -> dict[str, Any]:
        """The table of a position or a new game, without unknown keys."""
        noted = len(self.errors)
        known = NEW_GAME_KEYS if key == "new_game" else POSITION_KEYS
        table = self.known(self.table(data, key, at), known, (*at, key), key)
        for who in ("A", "B") if key == "position" else ():
            if who in table:
                path = (*at, key, who)
                city = self.table(table, who, (*at, key))
                table[who] = self.known(city, ALL_CITY_KEYS, path, "city", who)
        if quiet:  # already reported for the scenario itself
            del self.errors[noted:]
        return table

    def without(self, base: dict[str, Any], data: dict[str, Any], at: Path) -> dict[str, Any]:
        """The scenario without the keys that a variant leaves out."""
        for said in self.sentences(data, "without", at):
            try:
                base = left_out(base, said.text)
            except ValueError as error:
                self.note(error.args[0], said.path)
        return base

    def game(self, given: dict[str, Any], at_key: Any) -> dict[str, Any]:
        """The edition and the expansions, as keyword arguments."""
        found: dict[str, Any] = {}
        if "edition" in given:
            edition = self.text(given, "edition", at_key("edition"), GAME_EDITIONS[0])
            if edition not in GAME_EDITIONS:
                hint = near(edition, GAME_EDITIONS)
                wrong = Message("scenario-edition", given=shown(edition), hint=hint)
                self.note(wrong, (*at_key("edition"), "edition"))
                edition = GAME_EDITIONS[0]
            found["edition"] = edition
        if "expansions" in given:
            sentences = self.sentences(given, "expansions", at_key("expansions"))
            found["expansions"] = [said.text for said in sentences]
        return found

    def patched(self, start: dict[str, Any], patch: Mapping[str, Any], at: Path) -> dict[str, Any]:
        """A position with a variant's changes: Cities by key, lists by +name and -name."""

        def change(table: dict[str, Any], one: str, key: str, new: object, path: Path) -> None:
            try:
                table[one] = changed(key, table.get(one), new)
            except ValueError as error:
                self.note(error.args[0], path)

        for key, value in patch.items():
            path = (*at, "position", key)
            if key in ("A", "B"):
                city = dict(start.get(key, {}))
                for one, what in value.items():
                    change(city, one, f"{key}.{one}", what, (*path, one))
                start[key] = city
            else:
                change(start, key, key, value, path)
        return start

    def unsigned(self, start: dict[str, Any], at: Path) -> None:
        """Report signs before names, which only a variant can use."""
        for key, value in start.items():
            inside = value if key in ("A", "B") and isinstance(value, dict) else {}
            for path, names in [((key,), value), *(((key, k), v) for k, v in inside.items())]:
                found = [one for one in signed(names) if not one.strip()[1:].isdigit()]
                if found:
                    right = shown(found[0][1:].strip())
                    where, given = ".".join(path), shown(found[0])
                    wrong = Message("scenario-sign", at=where, given=given, right=right)
                    self.note(wrong, (*at, *path))

    def checked(self, start: dict[str, Any], at: Path) -> dict[str, Any]:
        """A start with checked types, where `position` and `new_game` do not check them."""
        for key in ("filled", "locked_from_box", "trigger_used", "first_game"):
            if key in start and not isinstance(start[key], bool):
                given = shown(start.pop(key))
                self.note(Message("scenario-switch", at=key, given=given), (*at, key))
        seed = start.get("seed", 0)
        if not isinstance(seed, int) or isinstance(seed, bool):
            given = shown(start.pop("seed"))
            self.note(Message("scenario-number", at="seed", given=given), (*at, "seed"))
        if "names" in start:
            names = start.pop("names")
            if isinstance(names, list) and len(names) == 2:
                start["names"] = tuple(names)
            else:
                self.note(Message("scenario-names"), (*at, "names"))
        return start

    def sources(
        self, data: dict[str, Any], rules: tuple[str, ...]
    ) -> tuple[Citation | Ruling | str, ...]:
        given = data.get("source", [])
        several = isinstance(given, list)
        found: list[Citation | Ruling | str | None] = []
        for i, one in enumerate(given if several else [given]):
            path: Path = ("source", i) if several else ("source",)
            if isinstance(one, str):
                found.append(one)
            elif not isinstance(one, dict):
                self.note(Message("scenario-source"), path)
            elif one.keys() & RULING_KEYS:
                found.append(self.ruling(one, rules, path))
            else:
                found.append(self.place(one, path))
        return tuple(one for one in found if one is not None)

    def place(self, data: dict[str, Any], path: Path) -> Citation | Ruling | None:
        data = self.known(data, (*PLACE_KEYS, *RULING_KEYS), path, "source")
        edition, where = self.text(data, "edition", path), self.text(data, "where", path)
        if edition == Ruling.edition and where:  # written before a ruling had keys of its own
            return Ruling((), (where,))
        if edition and edition not in EDITIONS:
            hint = near(edition, tuple(EDITIONS))
            wrong = Message("scenario-source-edition", given=shown(edition), hint=hint)
            self.note(wrong, path)
            return None
        return Citation(edition, where) if edition and where else None

    def ruling(self, data: dict[str, Any], rules: tuple[str, ...], path: Path) -> Ruling:
        """A ruling; its reason is that of the rulebook, unless the scenario gives another."""
        data = self.known(data, RULING_KEYS, path, "source")
        numbers = tuple(said.text for said in self.sentences(data, "ruling", path))
        if "reason" not in data:
            return ruling(numbers, rules)
        return Ruling(numbers, (self.text(data, "reason", path),))

    def rules(self, data: dict[str, Any]) -> tuple[str, ...]:
        found = (self.rule(said.text, said.path) for said in self.sentences(data, "rules", ()))
        return tuple(rule for rule in found if rule is not None)

    def rule(self, name: object, path: Path) -> str | None:
        try:
            return RULEBOOK.id_of(name)  # type: ignore[arg-type]  # any type can be looked up
        except UnknownRule as error:
            self.note(problem(error), path)
            return None

    def trials(self, data: dict[str, Any], at: Path) -> tuple[Trial, ...]:
        found = []
        for path, trial in self.tables(data, "illegal", at):
            trial = self.known(trial, TRIAL_KEYS, path, "illegal")
            if "try" not in trial:
                self.note(Message("scenario-trial"), path)
                continue
            player, action = split_player(self.text(trial, "try", path))
            rule = self.rule(trial["rule"], (*path, "rule")) if "rule" in trial else None
            because = self.reason(trial, path) if "because" in trial else None
            short = self.coins(trial, path) if "short" in trial else None
            if action:
                found.append(Trial(action, player, rule, because, short, path))
        return tuple(found)

    def reason(self, trial: dict[str, Any], path: Path) -> str | None:
        """The name of the reason of a refusal."""
        name = self.text(trial, "because", path)
        if not name or name in known_names():
            return name or None
        wrong = Message("scenario-because", given=shown(name), hint=near_name(name))
        self.note(wrong, (*path, "because"))
        return None

    def coins(self, trial: dict[str, Any], path: Path) -> int | None:
        """How many coins are missing."""
        short = trial["short"]
        if isinstance(short, int) and not isinstance(short, bool):
            return short
        self.note(Message("scenario-number", at="short", given=shown(short)), (*path, "short"))
        return None

    # -- values of the expected type -------------------------------------------------------

    def known(
        self, data: Mapping[str, Any], known: tuple[str, ...], at: Path, what: str, who: str = ""
    ) -> dict[str, Any]:
        """A table without unknown keys, which are reported."""
        for key in data:
            if key not in known:
                self.sound &= "steps" in at and "do" in data  # it may be a misspelt "do"
                hint = near(key, known)
                if key in ("pantheon", "agora") and what != "position":
                    hint = Message("scenario-expansion-key", right=f'expansions = ["{key}"]')
                if key in CHOICE_KEYS and what == "position":
                    hint = BEFORE_THE_CHOICE
                if at and key in KEYS:  # a key of the scenario after the header of a table
                    hint = Message("scenario-key-above")
                wrong = Message("scenario-no-key", what=what, who=who, given=shown(key), hint=hint)
                self.note(wrong, (*at, key))
        return {key: value for key, value in data.items() if key in known}

    def told(self, data: dict[str, Any], key: str, at: Path) -> Told:
        return Told(self.text(data, key, at, ""), self.source.file)

    def text(self, data: dict[str, Any], key: str, at: Path, default: str | None = None) -> str:
        if key not in data:
            if default is None:
                self.note(Message("scenario-key-missing", given=shown(key)), at)
            return default or ""
        value = data[key]
        if not isinstance(value, str) or not value.strip():
            self.note(Message("scenario-no-words", at=key, given=shown(value)), (*at, key))
            return default or ""
        return " ".join(value.split())

    def table(self, data: dict[str, Any], key: str, at: Path) -> dict[str, Any]:
        value = data.get(key, {})
        if not isinstance(value, dict):
            self.note(Message("scenario-no-table", at=key, given=shown(value)), (*at, key))
            return {}
        return value

    def tables(self, data: dict[str, Any], key: str, at: Path) -> list[tuple[Path, dict[str, Any]]]:
        """The tables of a list, each with its path."""
        value = data.get(key, [])
        if not isinstance(value, list):
            self.note(Message("scenario-no-tables", at=key, right=f"[[{key}]]"), (*at, key))
            return []
        found = []
        for i, one in enumerate(value):
            if isinstance(one, dict):
                found.append(((*at, key, i), one))
            elif key == "illegal" and isinstance(one, str):
                right = f'illegal = [{{ try = "{one}" }}]'
                self.note(Message("scenario-trial-text", at=key, right=right), (*at, key, i))
            else:
                wrong = Message("scenario-no-table", at=key, given=shown(one))
                self.note(wrong, (*at, key, i))
        return found

    def sentences(self, data: dict[str, Any], key: str, at: Path) -> tuple[Said, ...]:
        value = data.get(key, [])
        path = (*at, key)
        if isinstance(value, str):
            return (Said(value, path),)
        if not isinstance(value, list):
            self.note(Message("scenario-no-list", at=key, given=shown(value)), path)
            return ()
        for i, one in enumerate(value):
            if not isinstance(one, str):
                self.note(Message("scenario-no-words", at=key, given=shown(one)), (*path, i))
        return tuple(Said(one, (*path, i)) for i, one in enumerate(value) if isinstance(one, str))


def split_player(text: str) -> tuple[str | None, str]:
    """The player and the action of "B: build Altar"; None when no player is named."""
    who, colon, action = text.partition(":")
    if colon and who.strip().isalnum():
        return who.strip(), action.strip()
    return None, text.strip()


#: Common wrong names of keys.
_SYNONYMS = {
    **dict.fromkeys(("action", "actions", "play", "move", "moves", "then"), "do"),
    **dict.fromkeys(("result", "results", "check", "checks", "expected", "after"), "expect"),
    **dict.fromkeys(("name", "heading", "titel", "titre"), "title"),
    **dict.fromkeys(("forbidden", "not_legal"), "illegal"),
    **dict.fromkeys(("money", "gold", "coin", "treasury"), "coins"),
    **dict.fromkeys(("buildings", "city", "hand"), "cards"),
    **dict.fromkeys(("player", "active", "to_act", "to_move"), "turn"),
}


def near(word: str, known: tuple[str, ...]) -> Message:
    """A hint for an unknown word: the nearest known one, or else all of them."""
    alike = get_close_matches(str(word).casefold(), known, n=1, cutoff=0.5)
    synonym = _SYNONYMS.get(str(word).casefold())
    found = synonym if synonym in known else alike[0] if alike else None
    if found in ("steps", "variants"):
        return Message("scenario-meant-brackets", near=f"[[{found}]]")
    if found:
        return Message("scenario-meant", near=repr(found))
    return Message("scenario-known", known=", ".join(known))
