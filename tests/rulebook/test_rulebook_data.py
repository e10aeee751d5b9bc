"""The rulebook data is complete, consistent and short; damaged files are refused."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from duel_nb.catalog import CATALOG, RESOURCES
from duel_nb.rulebook import (
    EDITIONS,
    RULEBOOK,
    Citation,
    RulebookError,
    Ruling,
    loader,
    rules,
    sections,
)


def carried(name: str) -> list[str]:
    return (Path(__file__).parent / name).read_text(encoding="utf-8").split()


BASE_IDS = carried("base_ids.txt")
PAN_IDS = carried("pan_ids.txt")
AGO_IDS = carried("ago_ids.txt")
BOTH_IDS = carried("both_ids.txt")

GOOD = """\
order = 1
[one]
title = "One"
[one.X-01]
title = "First rule"
text = "Words."
citations = [{ edition = "base", where = "Trading" }]
"""


def editions(id: str) -> set[str]:
    return {one.edition for one in RULEBOOK[id].citations if isinstance(one, Citation)}


def has_ruling(id: str) -> bool:
    return any(isinstance(one, Ruling) for one in RULEBOOK[id].citations)


def test_every_rule_of_the_base_game_is_there() -> None:
    assert len(BASE_IDS) == len(set(BASE_IDS))
    in_the_book = [id for id in RULEBOOK if id.startswith(("GEN-", "BASE-"))]
    assert sorted(in_the_book) == sorted(BASE_IDS)


def test_every_rule_of_pantheon_is_there_in_its_order() -> None:
    assert len(PAN_IDS) == len(set(PAN_IDS))
    assert [id for id in RULEBOOK if id.startswith("PAN-")] == PAN_IDS


def test_every_rule_of_agora_is_there_in_its_order() -> None:
    assert len(AGO_IDS) == len(set(AGO_IDS))
    assert [id for id in RULEBOOK if id.startswith("AGO-")] == AGO_IDS


def test_every_rule_of_both_expansions_together_is_there_in_its_order() -> None:
    assert len(BOTH_IDS) == len(set(BOTH_IDS))
    assert [id for id in RULEBOOK if id.startswith("BOTH-")] == BOTH_IDS


def test_the_book_holds_no_other_chapter() -> None:
    assert len(RULEBOOK) == sum(map(len, (BASE_IDS, PAN_IDS, AGO_IDS, BOTH_IDS)))


def test_an_expansion_follows_the_base_game() -> None:
    families = [id.split("-")[0] for id in RULEBOOK]
    assert families == sorted(families, key=["GEN", "BASE", "PAN", "AGO", "BOTH"].index)


def test_pantheon_rules_name_their_editions() -> None:
    printed = {f"pantheon-{language}" for language in ("en", "fr", "de", "ru")}
    for id in ("PAN-MYTH-01", "PAN-ZEUS-04", "PAN-NEPTUNE-03", "PAN-GATE-02", "PAN-MYSTICISM-01"):
        assert printed <= editions(id), id
    for id in PAN_IDS:
        # A rule without a printed source is a ruling with a reason.
        assert editions(id) & printed or has_ruling(id), id


def test_agora_rules_name_the_edition_or_the_reason() -> None:
    for id in (*AGO_IDS, *BOTH_IDS):
        assert "agora-ru" in editions(id) or has_ruling(id), id
        assert editions(id) <= {"agora-ru", "pantheon-en"}, id


def test_a_ruling_has_numbers_of_one_form_and_one_reason() -> None:
    for rule in rules():
        for one in rule.citations:
            if isinstance(one, Ruling):
                assert all(re.fullmatch(r"[DE]-\w+", number) for number in one.numbers), rule.id
                assert [len(reason.split()) > 2 for reason in one.reasons] == [True], rule.id


def test_every_agora_component_has_its_rule() -> None:
    decrees = [RULEBOOK[f"AGO-DECREE-{decree.number:02}"] for decree in CATALOG.decrees]
    assert [rule.title.split(":")[0] for rule in decrees] == [
        f"Decree {decree.number}" for decree in CATALOG.decrees
    ]
    titles = {rule.title for rule in rules("ago-c-")}
    assert titles == {f"The Conspiracy {plot.name}" for plot in CATALOG.conspiracies}
    for wonder, id in (("curia-julia", "AGO-CURIA-02"), ("knossos", "AGO-KNOSSOS-02")):
        units = zip(CATALOG.wonder(wonder).cost.resources, RESOURCES, strict=True)
        cost = ", ".join(f"{count} {resource}" for count, resource in units if count)
        assert RULEBOOK[id].text.startswith(f"Cost: {cost}."), id


def test_the_agora_structures_are_those_of_the_catalog() -> None:
    for age in (1, 2):
        (rows,) = (each.rows for each in CATALOG.layouts if each.agora and each.age == age)
        text = RULEBOOK[f"AGO-SETUP-0{3 + age}"].text
        for number, columns in enumerate(rows, start=1):
            assert f"row {number}: {', '.join(map(str, columns))}" in text, (age, number)
    (rows,) = (each.rows for each in CATALOG.layouts if each.agora and each.age == 3)
    assert rows == rows[::-1]
    for number, label in ((1, "rows 1 and 7"), (2, "rows 2 and 6"), (3, "rows 3 and 5")):
        said = ", ".join(map(str, rows[number - 1]))
        assert f"{label}: {said}" in RULEBOOK["AGO-SETUP-06"].text
    assert f"row 4: {', '.join(map(str, rows[3]))}" in RULEBOOK["AGO-SETUP-06"].text


def test_related_rules_exist_and_are_others() -> None:
    for rule in rules():
        for other in rule.related:
            # `in` ignores case, but ids in texts must have the right case.
            assert RULEBOOK[other].id == other, f"{rule.id} points at {other}"
            assert other != rule.id
        assert len(set(rule.related)) == len(rule.related), rule.id


def test_texts_are_short_and_finished() -> None:
    for rule in rules():
        assert 3 <= len(rule.text.split()) <= 90, f"{rule.id}: a text has at most 90 words"
        assert rule.text.endswith("."), rule.id
        assert "\n" not in rule.text, rule.id
        assert "  " not in rule.text, rule.id
        assert 2 <= len(rule.title.split()) <= 6, f"{rule.id}: a title has two to six words"
        assert not rule.title.endswith("."), rule.id


def test_ids_are_all_of_one_form() -> None:
    for id in RULEBOOK:
        assert re.fullmatch(r"[A-Z]+(-[A-Z0-9]+)*-[A-Z0-9]+[a-z]?", id), id


def test_every_rule_names_its_sources() -> None:
    for rule in rules():
        assert rule.citations, rule.id
        assert len(set(rule.citations)) == len(rule.citations), rule.id
        for citation in rule.citations:
            if isinstance(citation, Citation):
                assert citation.edition in EDITIONS
                assert citation.where.strip(), rule.id


def test_sections_hold_every_rule_once_in_the_order_of_the_book() -> None:
    found = sections()
    assert [rule for members in found.values() for rule in members] == list(rules())
    assert next(iter(found)) == "General principles"
    assert [rule.id for rule in found["Military"]] == [
        id for id in BASE_IDS if id.startswith("BASE-MIL-")
    ]
    assert all(rule.section == title for title, members in found.items() for rule in members)


def test_importing_reads_no_file() -> None:
    code = (
        "import sys\n"
        "opened = []\n"
        "sys.addaudithook(lambda event, args: event == 'open' and opened.append(str(args[0])))\n"
        "from duel_nb.rulebook import RULEBOOK\n"
        "assert not [name for name in opened if 'data' in name and 'rulebook' in name]\n"
        "assert len(RULEBOOK) > 0\n"
        "assert [name for name in opened if 'data' in name and 'rulebook' in name]\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_files_are_read_in_the_order_they_ask_for(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(GOOD.replace("order = 1", "order = 2"), encoding="utf-8")
    (tmp_path / "b.toml").write_text(
        GOOD.replace("One", "Two").replace("X-01", "X-02"), encoding="utf-8"
    )
    (tmp_path / "notes.txt").write_text("not data", encoding="utf-8")
    (tmp_path / "editions.toml").write_text("no = 'rules'", encoding="utf-8")
    assert [rule.id for rule in loader.load(tmp_path)] == ["X-02", "X-01"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('text = "Words."', "text = ", r"r\.toml: Invalid value"),
        ('text = "Words."', "", r"r\.toml: X-01 lacks text"),
        ('text = "Words."', "text = 3", r"r\.toml: X-01 needs words as its text"),
        ("order = 1", "", r"r\.toml: needs its place in the book"),
        ('title = "One"', "", r"r\.toml: section \[one\] needs a title"),
        ('"base"', '"bse"', r"r\.toml: X-01: unknown edition 'bse'"),
        (', where = "Trading"', "", r"r\.toml: X-01: a citation has an edition and a where"),
        ('edition = "base", where', 'ruling = "D-01", where', r"X-01: a citation has .* ruling"),
        (
            'edition = "base", where = "Trading"',
            'ruling = "D-01"',
            r"X-01: a citation has .* reason",
        ),
        ('edition = "base"', 'reason = "base"', r"X-01: a citation has an edition"),
        ('[{ edition = "base", where = "Trading" }]', "[]", r"r\.toml: X-01 cites nothing"),
        ('text = "Words."', 'text = "W."\nrelate = []', r"X-01 has the unknown entry relate"),
        ("[one.X-01]", "[one.x-01]\n" + GOOD.split("]\n", 2)[2] + "[one.X-01]", "is there twice"),
        ("[one.X-01]", '[two]\ntitle = "One"\n[two.X-01]', "already a section called 'One'"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    (tmp_path / "r.toml").write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(RulebookError, match=sentence):
        loader.load(tmp_path)


def test_a_decree_is_found_by_the_title_of_its_rule() -> None:
    for decree in CATALOG.decrees:
        title = RULEBOOK[f"AGO-DECREE-{decree.number:02}"].title
        for name in (title, title.partition(": ")[2], f"Decree {decree.number}", decree.name):
            assert CATALOG.find(name, ("decree",)) is decree
