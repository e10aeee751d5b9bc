"""examples/README.md and REFERENCE.md: every example runs, every list is complete."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from duel_nb.catalog import CATALOG
from duel_nb.engine import new_game, position
from duel_nb.engine.actions import VERBS
from duel_nb.engine.notation import parse
from duel_nb.engine.position import AGORA_KEYS, CITY_KEYS, PANTHEON_KEYS
from duel_nb.scenarios import check, loads, run
from duel_nb.scenarios.load import KEYS, NEW_GAME_KEYS, POSITION_KEYS, STEP_KEYS, TRIAL_KEYS
from duel_nb.scenarios.model import KINDS
from duel_nb.scenarios.words import GROUPS, NUMBERS, SENTENCES, understand

EXAMPLES = Path(__file__).parents[2] / "examples"
README, REFERENCE = (
    (EXAMPLES / name).read_text(encoding="utf-8") for name in ("README.md", "REFERENCE.md")
)
SCENARIO, _ = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
(OUTPUT,) = re.findall(r"```text\n(.*?)\n```", README, re.DOTALL)
#: Inline code.
CODES = re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", README, flags=re.DOTALL))

PANTHEON: dict[str, Any] = {"expansions": ["pantheon"]}
AGORA: dict[str, Any] = {"expansions": ["agora"]}
#: Further keys that some keys of a position need.
NEEDED = {
    **dict.fromkeys(("pantheon", "mythology_decks", "tokens", "minerva"), PANTHEON),
    **dict.fromkeys(("decrees", "decrees_up", "decrees_down", "conspiracy_deck"), AGORA),
    "enki": PANTHEON | {"age": 2, "pantheon": {3: "Enki"}},
    "trigger_used": AGORA,
    "constructed": AGORA | {"B": {"triggered": ["Sabotage"]}},
    "locked": AGORA | {"A": {"triggered": ["Obscurantism"]}},
    "locked_from_box": AGORA | {"A": {"triggered": ["Obscurantism"]}, "locked": "Law"},
    "holes": AGORA | {"A": {"triggered": ["Property Fraud"]}},
    "filled": {"structure": ["Altar"]},
}


def section(title: str) -> str:
    texts = re.findall(
        rf"^## {title}\n(.*?)(?=^## |\Z)", f"{README}\n{REFERENCE}", re.DOTALL | re.MULTILINE
    )
    (text,) = texts
    return str(text)


def rows(title: str) -> list[list[str]]:
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return [
        row
        for row in cells
        if not row[0].startswith(("---", "Key", "Action", "Words", "Expectation"))
    ]


def test_the_example_passes_with_its_variant() -> None:
    results = run(loads(SCENARIO))
    assert [result.passed for result in results] == [True, True]
    assert all(result.checked for result in results)


def test_the_wrong_number_gives_the_printed_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = SCENARIO.replace("A coins unchanged", "A coins -4")
    assert wrong != SCENARIO
    monkeypatch.chdir(tmp_path)
    Path("statue.toml").write_text(wrong, encoding="utf-8")
    assert check("statue.toml").problems == OUTPUT


def test_the_parts_of_a_file_are_all_there() -> None:
    text = section("The parts of a file")
    named = set(re.findall(r"`(\w+)`", text))
    assert (set(KEYS) - {"scenario"}) | set(STEP_KEYS) | set(TRIAL_KEYS) | set(KINDS) <= named
    assert set(NEW_GAME_KEYS) <= named
    in_table = {key for row in rows("The parts of a file") for key in re.findall(r"\w+", row[0])}
    assert in_table == set(KEYS) - {"scenario"}


def test_the_keys_of_a_position_are_all_there_and_their_examples_work() -> None:
    table = [row for row in rows("The position") if len(row) == 3]
    in_table = [key for row in table for key in re.findall(r"\w+", row[0])]
    assert sorted(in_table) == sorted(POSITION_KEYS)
    named = set(re.findall(r"`(\w+)`", section("The position")))
    assert {*CITY_KEYS, *PANTHEON_KEYS, *AGORA_KEYS} <= named
    for _, example, _ in table:
        given: dict[str, Any] = tomllib.loads(example.strip("`"))
        assert set(given) <= set(POSITION_KEYS)
        if "names" in given:
            given["names"] = tuple(given["names"])
        for key in set(given) & set(NEEDED):
            given = {**NEEDED[key], **given}
        position(**given)


def test_the_decrees_are_all_there_with_their_names() -> None:
    table = [row for row in rows("The position") if row[0].isdigit()]
    assert table == [
        [
            str(decree.number),
            decree.name,
            ", ".join(name for name in decree.aliases if not name.startswith("Decree ")),
            decree.text,
        ]
        for decree in CATALOG.decrees
    ]
    for _, name, also, _ in table:
        for called in (name, *filter(None, also.split(", "))):
            understand(f"Decree {called} is face up")


def test_every_action_is_there() -> None:
    words = [row[0].strip("`").split()[0] for row in rows("What can be done")]
    assert sorted(words) == sorted(verb.word for verb in VERBS.values())
    read = re.findall(r"`([^`]+)`", section("What can be done"))
    for action in read:
        text = action.removesuffix(" giving 0")
        assert parse(new_game(seed=1, expansions=["pantheon", "agora"]), text), text


def test_everything_that_can_be_expected_is_there() -> None:
    def shown(pattern: str) -> str:
        return re.sub(r"\{(\w+)\}", lambda m: m[1].upper().replace("_", " "), pattern)

    entries = [entry for table in (NUMBERS, GROUPS, SENTENCES) for entry in table]
    expected = [[shown(entry.pattern), f"`{entry.example}`", entry.meaning] for entry in entries]
    assert rows("What can be expected") == expected


def test_every_expectation_in_the_text_is_understood() -> None:
    text = re.sub(r"^\|.*$", "", section("What can be expected"), flags=re.MULTILINE)
    codes = [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", text)]
    sentences = [code for code in codes if " " in code]
    assert len(sentences) >= 10
    for code in sentences:
        understand(code)


def test_what_is_used_most_is_understood() -> None:
    for words, _ in rows("What is used most"):
        for code in re.findall(r"`([^`]+)`", words):
            understand(code)


def test_every_rule_and_file_in_the_text_exists() -> None:
    assert "duel-nb check statue.toml" in CODES
    assert 'duel.check("statue.toml")' in CODES
    assert "scenario = 1" in CODES
