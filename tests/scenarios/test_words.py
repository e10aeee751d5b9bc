"""Every kind of expectation: it holds in a scenario, fails elsewhere, and says what is found."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.languages import LANGUAGES
from duel_nb.scenarios import ScenarioError, UnknownSentence, load, loads, run
from duel_nb.scenarios.model import Moment
from duel_nb.scenarios.run import moments
from duel_nb.scenarios.words import GROUPS, NUMBERS, SENTENCES, understand

START = """
scenario = 1
title = "x"

[position]
A.coins = 10
A.cards = ["Scriptorium", "Forum", "Sawmill"]
A.wonders = ["Sphinx"]
A.built = { Pyramids = "Baths" }
B = { coins = 5, cards = ["Press", "Brickyard"], wonders = ["Colossus"], progress = ["Law"] }
progress = ["Economy", "Urbanism"]
discard = ["Stable"]
pawn = -2
"""

LIBRARY = """
structure = ["Library", "Walls", "Temple"]

[[steps]]
do = "A: build Library"
"""
WALLS = """
structure = ["Walls"]
turn = "B"

[[steps]]
do = "B: build Walls"
"""
SPHINX = """
structure = ["Walls"]

[[steps]]
do = "A: wonder Sphinx with Walls"
"""
ZEUS = """
structure = ["Walls"]
A = { coins = 20, wonders = ["Statue of Zeus"] }
pawn = 4

[[steps]]
do = ["A: wonder Statue of Zeus with Walls", "A: discard Brickyard"]
"""
NEARLY = """
structure = ["Walls"]
pawn = 8
A = { coins = 20 }
B = { }

[[steps]]
do = "A: build Walls"
"""
SENATE = """
decrees = { 3 = "Shield", 4 = "Discard bonus" }
structure = ["Politician (centre)", "Walls"]
filled = false
A = { coins = 10, cubes = { 1 = 2 } }

[[steps]]
do = ["A: recruit politician-centre", "A: place 3"]
"""

#: Expectations that fail, and what is found instead where it is said in other words.
FOUND = [
    (LIBRARY, "price of Walls for A is 5", "Walls for Ada: 4 coins"),
    (LIBRARY, "price of Temple for A includes 1 glass", "1 wood from the Sawmill"),
    (LIBRARY, "Walls is free by a chain for A", "4 coins"),
    (LIBRARY, "legal: take Law", "take Law not to be legal: Law does not lie"),
    (LIBRARY, "not legal: take Law, take Economy", "legal: take Economy"),
    (LIBRARY, "event BASE-MIL-01", "events BASE-CHAIN-01"),
    (WALLS, "no event BASE-COST-01", "Ben pays 4 coins for the Walls."),
    (WALLS, "no event building-stands", "Ben constructs the Walls."),
    (WALLS, "event shields-of-strategy", "building-stands, "),
    (
        WALLS,
        "event BASE-MIL-01 before BASE-COST-01",
        "events BASE-COST-01, BASE-BUILD-01, BASE-MIL",
    ),
    (WALLS, "B plays again", "A has the turn and earned no extra turn"),
    (WALLS, "not in the game: Sphinx", "The Sphinx in the game"),
    (NEARLY, "winner A science", "A wins by military supremacy (BASE-MIL-05)"),
    (NEARLY, "ended by BASE-END-02", "A wins by military supremacy"),
    (ZEUS, "military token -3 gone", "Military tokens at -6, -3, +6"),
    (SENATE, "Decree Levy on Wonders is face down", "Decree Levy on Wonders not in the Senate"),
    (SENATE, "Law is locked", "no token under Obscurantism"),
]

#: The patterns of these, and of others that name what is there instead.
IN_OTHER_WORDS = {understand(text).pattern for _, text, _ in FOUND} | {
    "price of {activated} for {who} using {offerings} is {count}",
    "military token {space} there",
    "winner {who}",
    "no winner",
    "no decision",
    "shared victory",
}

#: The example of each entry of the vocabulary, by its pattern.
EXAMPLES = {
    **{entry.pattern: entry.example for entry in NUMBERS},
    **{entry.pattern: entry.example for entry in GROUPS},
    **{entry.pattern: entry.example for entry in SENTENCES},
}


@cache
def all_moments() -> tuple[Moment, ...]:
    """The moments of all scenarios."""
    files = sorted((Path(__file__).parents[2] / "examples").rglob("*.toml"))
    scenarios = [load(file) for file in files]
    return tuple(m for one in scenarios for case in one.cases for m in moments(one, case))


@cache
def stated() -> dict[str, dict[str, None]]:
    """The expectations of the scenarios by pattern."""
    found: dict[str, dict[str, None]] = {}
    for moment in all_moments():
        for said in moment.step.expect:
            found.setdefault(understand(said.text).pattern, {})[said.text] = None
    return found


def failing(pattern: str) -> Iterator[tuple[Moment, str]]:
    """Moments at which some of these expectations fail, with what is found instead."""
    for moment in all_moments():
        for expectation in map(understand, (EXAMPLES[pattern], *stated()[pattern])):
            if not expectation.about_change or moment.before is not None:
                with suppress(duel.DuelError):  # it is about an expansion that is not in play
                    if (found := expectation.check(moment)) is not None:
                        yield moment, str(found)


@pytest.mark.parametrize("pattern", EXAMPLES)
def test_an_expectation_is_used_and_can_fail_and_what_is_found_instead_holds(pattern: str) -> None:
    assert pattern in stated(), "no scenario states it"
    for moment, found in islice(failing(pattern), 0, 40, 8):
        assert found
        if pattern not in IN_OTHER_WORDS:
            with suppress(UnknownSentence):  # "nothing under The Sphinx"
                assert understand(found.partition(" (")[0]).check(moment) is None, found
    assert next(failing(pattern), None), "it never fails"


def results(start: str, expect: list[str]) -> list[str]:
    """What was found instead, for each failed expectation."""
    own = start.split("[[steps]]")[0]
    keys = {line.split(" = ")[0] for line in own.splitlines() if " = " in line}
    kept = [line for line in START.splitlines() if re.split(r" = |\.", line)[0] not in keys]
    if "decrees" in keys:
        kept.insert(2, 'expansions = ["agora"]')
    (result,) = run(loads("\n".join(kept) + start + f"expect = {json.dumps(expect)}\n"))
    return [str(failure.found) for failure in result.failures]


@pytest.mark.parametrize(("start", "fails", "found"), FOUND, ids=lambda value: value[:40])
def test_what_is_found_is_said(start: str, fails: str, found: str) -> None:
    (instead,) = results(start, [fails])
    assert found in instead


def test_a_failure_is_a_sentence_with_expected_found_and_what_happened() -> None:
    lone = WALLS.replace('"Walls"]', '"Walls", "Temple"]\nfilled = false')
    text = START + lone + 'expect = [\n  "B coins -3",\n]\n'
    (result,) = run(loads(text))
    (failure,) = result.failures
    assert str(failure) == (
        'line 22, after "B: build Walls": expected B coins -3; found B coins -4 (from 5 to 1). '
        "What happened: Ben pays 4 coins for the Walls. (BASE-COST-01) "
        "Ben constructs the Walls. (BASE-BUILD-01) "
        "The Conflict pawn is now 3 spaces towards Ada. (BASE-MIL-01) "
        "Ada loses 2 coins to the Military token 3 spaces towards Ada. (BASE-MIL-03) "
        "The Conflict pawn is now 4 spaces towards Ada. (BASE-MIL-01)"
    )


@pytest.mark.parametrize(
    ("trial", "expected", "found"),
    [
        (
            '{ try = "take Law", rule = "BASE-SCI-02", because = "not-progress" }',
            None,
            None,
        ),
        ('{ try = "B: take Law", because = "other-player-chooses" }', None, None),
        ('{ try = "B: take Law", because = "choice-progress" }', None, None),  # which choice is due
        (
            '{ try = "B: take Law", because = "not-progress" }',
            '"B: take Law" to be illegal because of not-progress',
            "other-player-chooses: It is Ada who must choose",
        ),
        ('{ try = "take Economy" }', '"take Economy" to be illegal', "it legal"),
        (
            '{ try = "take Law", rule = "BASE-SCI-04" }',
            '"take Law" to be illegal by BASE-SCI-04',
            "not-progress: Law does not lie on the board",
        ),
        (
            '{ try = "take Law", short = 1 }',
            '"take Law" to be illegal, 1 coin short',
            "not-progress: Law does not lie on the board",
        ),
    ],
)
def test_trials(trial: str, expected: str | None, found: str | None) -> None:
    (result,) = run(loads(START + LIBRARY + f"illegal = [{trial}]\n"))
    if expected is None:
        assert result.passed
        assert result.checked == 1
        return
    (failure,) = result.failures
    assert str(failure.expected) == expected
    assert found is not None
    assert found in str(failure.found)


def test_an_extra_turn_belongs_to_the_turn_that_earned_it() -> None:
    later = """
[[steps]]
do = "A: discard Temple"
expect = ["A does not play again", "B to act"]
"""
    start = SPHINX.replace('"Walls"]', '"Walls", "Temple"]')
    (result,) = run(loads(START + start + 'expect = ["A plays again"]\n' + later))
    assert result.passed, result.failures


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("A coin -1", "A coins"),
        ("A citty +Library", "A city"),
        ("B blu 3", "B blue"),
        ("A play again", "A plays again"),
        ("no decisions", "no decision"),
        ("militery token +3 gone", "military token +3 gone"),
        ("token greeek on r4c2", "Greek"),
        ("space 3 is Marss", "Mars"),
        ("space 7 is Mars", "space 3 is Mars"),
        ("A divinities +Minervva", "Minerva"),
        ("price of Mars for A using 5 is 2", "expected one of 2, 3, 4"),
        ("A sees Marss", "Mars"),
        ("Minerva at home", "Minerva at +3"),
        ("Decree Shild is face up", "Shield"),
        ("A controls Chamber 7", "A controls Chamber 3"),
        ("Cuop is locked", "is locked"),
        ("A triggered: Cuop", "Coup"),
        ("A sees Cuop", "Coup"),
        ("winner C", "winner A"),
        ("xyzzy", "REFERENCE"),
    ],
)
def test_an_unknown_expectation_names_the_nearest(text: str, near: str) -> None:
    with pytest.raises(UnknownSentence, match=re.escape(near)):
        understand(text)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("A wins", "winner A"),
        ("b wins by science", "winner B science"),
        ("A loses", "winner B"),
        ("game over", "winner A"),
        ("draw", "shared victory"),
        ("extra turn", "A plays again"),
        ("A gets another turn", "A plays again"),
        ("turn B", "B to act"),
        ("B's turn", "B to act"),
        ("Sphinx is built", "A built has Sphinx"),
        ("The Temple is not built", "A city has no Temple"),
        ("A has Law", "A progress has Law"),
        ("A builds Baths", "A city +Baths"),
        ("A cannot build Temple", "not legal: build Temple"),
        ("A can build Temple", "legal: build Temple"),
        ("A coins: 62", "A coins 62"),
        ("A coins = 62", "A coins 62"),
        ("A has 5 coins", "A coins 5"),
        ("B loses 2 coins", "B coins -2"),
        ("A Münzen 3", "A coins 3"),
        ("A points 12", "A score 12"),
        ("A produces 2 wood", "A produces wood 2"),
        ("A city has not Forum", "A city has no Forum"),
        ("cubes = 3", "A cubes 3"),
        ("pawn = -5", "pawn at -5"),
        ("Altar lies under Coup", "Altar prepares Coup"),
        ("Temple costs 4", "price of Temple for A is 4"),
        ("Press is discarded", "discard pile has Press"),
        ("Law is on the board", "board has Law"),
        ("the discard pile is empty", "discard pile: nothing"),
        ("place Chamber 3", "A cubes in Chamber 3 +1"),
        ("B controls 3", "B controls Chamber 3"),
        ("Mars is activated", "A divinities has Mars"),
        ("B activated the Gate", "B divinities has Gate"),
        ("A citty +Baths", "A city +Baths"),
        ("B moves a cube", "decision: B moves a cube"),
        ("A may move a cube.", "decision: A may move a cube"),
    ],
)
def test_a_paraphrase_is_answered_with_the_expectation(text: str, meant: str) -> None:
    assert understand(meant)
    with pytest.raises(UnknownSentence, match=re.escape(f'"{meant}"')):
        understand(text)


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("decision: B move a cube", "B moves a cube"),
        ("decision: B takes a Wondre", "B takes a Wonder"),
        ("decision: A move a cube", "A moves a cube"),
        ("B doesn't control Chamber 2", "B controls Chamber 3"),
        ("B play it again", "B plays again"),
    ],
)
def test_a_sentence_about_b_is_answered_about_b(spoken: str, text: str, near: str) -> None:
    duel.language(spoken)
    with pytest.raises(UnknownSentence, match=re.escape(near)) as refused:
        understand(text)
    other = "AB"["BA".index(near[0])] + near[1:]
    assert other not in str(refused.value)


def test_only_knossos_may_move_a_cube() -> None:
    """The optional Move has words of its own (AGO-SENATE-04)."""
    start = """
scenario = 1
title = "x"
expansions = ["agora"]

[position]
A = { coins = 20, wonders = ["Knossos"], prepared = ["Blackmail"], cubes = { 3 = 1 } }
structure = ["Walls"]

[[steps]]
"""
    knossos = 'do = ["A: wonder Knossos with Walls", "A: place 3"]'
    blackmail = 'do = "A: trigger Blackmail"'
    optional, compulsory = "decision: A may move a cube", "decision: A moves a cube"
    for done, holds, fails in ((knossos, optional, compulsory), (blackmail, compulsory, optional)):
        (result,) = run(loads(f'{start}{done}\nexpect = ["{holds}"]'))
        assert result.passed, result.failures
        (result,) = run(loads(f'{start}{done}\nexpect = ["{fails}"]'))
        assert not result.passed


def test_the_card_that_lies_face_up_is_to_be_named() -> None:
    with pytest.raises(UnknownSentence, match=r'with the card that lies there: "r4c2 is CARD"'):
        understand("r4c2 is face up")


def test_several_expectations_in_one_are_taken_apart() -> None:
    with pytest.raises(UnknownSentence, match=r'write "A coins \+2", "A yellow 0"'):
        understand("A coins +2, A yellow 0")


def test_a_sign_says_how_the_pawn_moved() -> None:
    at_the_start = 'scenario = 1\ntitle = "x"\nexpect = ["pawn -4"]\n'
    with pytest.raises(ScenarioError, match='say what is true instead, such as "pawn at -4"'):
        run(loads(at_the_start))
    (found,) = results(WALLS, ["pawn -4"])
    assert found == 'pawn -2 (from -2 to -4); for the current value write "pawn at -4"'


def test_a_chamber_may_be_called_one() -> None:
    start = SENATE.replace("place 3", "place Chamber 3")
    assert start != SENATE
    assert results(start, ["A controls Chamber 3"]) == []


@pytest.mark.parametrize(
    "text", ["a COINS 7", "A  coins   7", "a City HAS library", "Price of the Library for a is 3"]
)
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert understand(text)


def test_words_of_pantheon_need_pantheon() -> None:
    text = START + LIBRARY + 'expect = ["pantheon: Mars"]\n'
    with pytest.raises(ScenarioError, match=r'expansions = \["pantheon"\]') as caught:
        run(loads(text))
    assert caught.value.line == text[: text.index("expect")].count("\n") + 1


def test_words_of_agora_need_agora() -> None:
    text = START + LIBRARY + 'expect = ["A cubes 1"]\n'
    with pytest.raises(ScenarioError, match=r'expansions = \["agora"\]'):
        run(loads(text))
