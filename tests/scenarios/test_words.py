"""Every kind of expectation: one that holds, one that fails, and the message for it."""

import json
import re

import pytest

import duel_nb as duel
from duel_nb.languages import LANGUAGES
from duel_nb.scenarios import ScenarioError, UnknownSentence, loads, run
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
REVEAL = """
taken = ["r5c5"]
structure = { r5c7 = "Walls", r4c6 = "Temple" }
A = { coins = 10 }
B = { coins = 5 }

[[steps]]
do = "A: discard Walls"
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
LAST = """
structure = ["Arsenal"]
filled = false
A = { coins = 1, cards = [] }
B = { coins = 3 }
pawn = 0

[[steps]]
do = "A: discard Arsenal"
"""
#: Keys of a position that need Pantheon or Agora.
SACRED = ("pantheon", "tokens")
POLITICAL = ("decrees", "conspiracy_deck")

MARS = """
pantheon = { 3 = "Mars", 1 = "Tanit" }
age = 2
A = { coins = 10, offerings = [3, 4], mythology = ["greek"] }
B = { coins = 5 }
progress = []

[[steps]]
do = "A: activate Mars using 3"
"""
NISABA = """
pantheon = { 3 = "Nisaba", 5 = "Enki" }
enki = ["Law", "Economy"]
age = 2
A = { coins = 10 }
B = { coins = 5, cards = ["Library", "School"] }
progress = []

[[steps]]
do = ["A: activate Nisaba", "A: copy School"]
"""
MINERVA = """
pantheon = { 3 = "Minerva" }
age = 2
A = { coins = 10 }
B = { }
progress = []

[[steps]]
do = ["A: activate Minerva", "A: guard +3"]
"""
BLOCKED = """
pantheon = { 3 = "Mars" }
age = 2
minerva = 1
A = { coins = 10 }
B = { }
pawn = 0

[[steps]]
do = "A: activate Mars"
"""
ASTARTE = """
pantheon = { 3 = "Astarte" }
age = 2
A = { coins = 10 }
B = { }

[[steps]]
do = "A: activate Astarte"
"""
TOKEN = """
pantheon = { 2 = "Mars" }
taken = ["r5c3"]
structure = { r5c1 = "Altar", r4c2 = "Baths" }
tokens = { r4c2 = "greek", r2c4 = "roman" }
mythology_decks = { greek = ["Zeus", "Hades", "Aphrodite"] }
A = { mythology = ["greek"] }
B = { }
discard = []

[[steps]]
do = ["A: discard Altar", "A: place Hades in 3"]
"""
SENATE = """
decrees = { 3 = "Shield", 4 = "Discard bonus" }
structure = ["Politician (centre)", "Walls"]
filled = false
A = { coins = 10, cubes = { 1 = 2 } }

[[steps]]
do = ["A: recruit politician-centre", "A: place 3"]
"""
PLOTS = """
conspiracy_deck = ["Treason", "Swindle"]
locked = "Urbanism"
progress = []
A.conspiracies = ["Blackmail"]
A.prepared = { Coup = "Altar" }
A.triggered = ["Obscurantism"]
B = { }

[[steps]]
do = "A: trigger Coup"
"""
CONSPIRE = """
conspiracy_deck = ["Treason", "Swindle"]
structure = ["Conspirator", "Walls"]
filled = false

[[steps]]
do = ["A: recruit conspirator", "A: conspire", "A: keep Swindle", "A: return bottom"]
"""
NEW_AGORA = """
expansions = ["agora"]
expect = {expect}

[new_game]
seed = 4
"""
NEW = """
expect = {expect}

[new_game]
seed = 4
"""

CASES = [
    (LIBRARY, "A coins 10", "A coins 9", "A coins 10"),
    (WALLS, "B coins -4", "B coins +4", "B coins -4 (from 5 to 1)"),
    (SPHINX, "B coins unchanged", "A coins unchanged", "A coins -"),
    (WALLS, "pawn at -4", "pawn at -3", "pawn at -4 (at -2 before, -2)"),
    (WALLS, "pawn -2", "pawn 4", "pawn at -4"),
    (LIBRARY, "A green 2", "A green +2", "A green +1"),
    (LIBRARY, "A produces wood 2", "A produces wood 1", "A produces wood 2"),
    (LIBRARY, "A score 14", "A score 12", "A score 14"),
    (LIBRARY, "A score green +2", "A score green 3", "A score green 2 (0 before, +2)"),
    (LIBRARY, "age 2", "age 3", "age 2"),
    (LIBRARY, "structure -1", "structure unchanged", "structure -1"),
    (REVEAL, "face-down cards -2", "face-down cards +1", "face-down cards -2"),
    (SPHINX, "standing Wonders 2", "standing Wonders 1", "standing Wonders 2 (1 before, +1)"),
    (SPHINX, "constructed Wonders +Sphinx", "constructed Wonders +Pyramids", "Wonders +The Sphinx"),
    (LIBRARY, "deck of Age III 20", "deck of Age III 19", "deck of Age III 20"),
    (LIBRARY, "Guilds in the deck 3", "Guilds in the deck 4", "Guilds in the deck 3"),
    (LIBRARY, "A city +Library", "A city +Walls", "A city +Library"),
    (LIBRARY, "A city has Library, Forum", "A city has Walls", "A city: Forum, Library, Sawmill"),
    (LIBRARY, "A city has no Walls", "A city has no Walls, Forum", "A city: Forum"),
    (LIBRARY, "B city: Press and Brickyard", "B city: Press", "B city: Brickyard, Press"),
    (LIBRARY, "B city unchanged", "A city unchanged", "A city +1 (from 3 to 4)"),
    (ZEUS, "B city -Brickyard", "B city -Press", "B city -Brickyard"),
    (SPHINX, "A built +Sphinx", "A built +Pyramids", "A built +The Sphinx"),
    (SPHINX, "A wonders: nothing", "A wonders: Sphinx", "A wonders: nothing"),
    (LIBRARY, "B progress: Law", "A progress: Law", "A progress: nothing"),
    (LIBRARY, "A symbols: quill", "A symbols 2", "A symbols 1"),
    (LIBRARY, "removed from Age I 3", "removed from Age II 2", "removed from Age II 3"),
    (REVEAL, "accessible +Temple -Walls", "accessible -Temple", "+Temple -Walls"),
    (REVEAL, "discard pile +Walls", "discard pile -Stable", "discard pile +Walls"),
    (LIBRARY, "board: Economy, Urbanism", "board 3", "board 2"),
    (LIBRARY, "box 7", "box has Law", "box: Agriculture"),
    (NEW, "on offer 4", "on offer 3", "on offer 4"),
    (ZEUS, "B discard +Brickyard", "B discard +Press", "B discard +Brickyard"),
    (
        LIBRARY,
        "A produces papyrus or glass",
        "A produces wood or clay or stone",
        "A produces glass or papyrus",
    ),
    (
        LIBRARY,
        "price of papyrus for A is 3",
        "price of wood for B is 3",
        "price of wood for B is 4",
    ),
    (LIBRARY, "price of Walls for A is 4", "price of Walls for A is 5", "Walls for A: 4 coins"),
    (
        LIBRARY,
        "price of Temple for A includes 1 papyrus from Forum",
        "price of Temple for A includes 1 glass",
        "1 wood from Sawmill",
    ),
    (LIBRARY, "Library is free by a chain for A", "Walls is free by a chain for A", "4 coins"),
    (SPHINX, "Walls lies under Sphinx", "Temple lies under the Sphinx", "Walls lies under"),
    (LIBRARY, "A to act", "B to act", "A to act"),
    (SPHINX, "A plays again", "A does not play again", "A plays again"),
    (WALLS, "B does not play again", "B plays again", "A has the turn and earned no extra turn"),
    (
        LIBRARY,
        "decision: A takes a Progress token",
        "decision: B chooses who begins",
        "decision: A takes a Progress token",
    ),
    (WALLS, "no decision", "decision: A takes a Progress token", "no decision"),
    (
        LIBRARY,
        "legal: take Economy",
        "legal: take Law",
        "take Law not to be legal: Law does not lie",
    ),
    (LIBRARY, "not legal: take Law", "not legal: take Law, take Economy", "legal: take Economy"),
    (
        LIBRARY,
        "only legal: take urbanism, choose Economy",
        "only legal: take Economy",
        "only legal: take Economy, take Urbanism",
    ),
    (LIBRARY, "event BASE-CHAIN-01", "event BASE-MIL-01", "events BASE-CHAIN-01"),
    (WALLS, "event BASE-MIL-01 2 times", "event BASE-MIL-01 1 times", "event BASE-MIL-01 2 times"),
    (WALLS, "no event BASE-MIL-05", "no event BASE-COST-01", "B pays 4 coins for Walls."),
    (
        WALLS,
        "event BASE-COST-01 before BASE-MIL-01",
        "event BASE-MIL-01 before BASE-COST-01",
        "events BASE-COST-01, BASE-BUILD-01, BASE-MIL-01",
    ),
    (WALLS, "event building-stands", "event shields-of-strategy", "building-stands, "),
    (
        WALLS,
        "no event shields-of-strategy",
        "no event building-stands",
        "Walls stands in B's City.",
    ),
    (NEARLY, "winner A military", "winner A science", "A wins by military supremacy (BASE-MIL-05)"),
    (NEARLY, "winner A", "winner B", "A wins by military supremacy"),
    (WALLS, "no winner", "winner B", "no winner"),
    (NEARLY, "ended by BASE-MIL-05", "ended by BASE-END-02", "A wins by military supremacy"),
    (LAST, "shared victory", "no winner", "shared victory by points (BASE-END-04)"),
    (REVEAL, "r5c7 is empty", "r4c6 is empty", "r4c6 is Temple"),
    (REVEAL, "r2c4 is face down", "r4c6 is face down", "r4c6 is Temple"),
    (REVEAL, "r4c6 is Temple", "r5c7 is Temple", "r5c7 is empty"),
    (LIBRARY, "revealed nothing", "revealed Walls", "revealed nothing"),
    (REVEAL, "revealed Temple", "revealed nothing", "revealed Temple"),
    (ZEUS, "military token +3 gone", "military token -3 gone", "Military tokens at -6, -3, +6"),
    (ZEUS, "military token +6 there", "military token +3 there", "Military tokens at -6, -3, +6"),
    (WALLS, "not in the game: Stonehenge", "not in the game: Sphinx", "The Sphinx in the game"),
    (REVEAL, "A does not see r2c4", "A does not see r4c6", "A sees r4c6"),
    (REVEAL, "B sees the discard pile", "B sees the decks to come", "B does not see the decks"),
    (MARS, "A offerings -3", "A offerings +3", "A offerings -3 (from 7 to 4)"),
    (MARS, "A offerings 4", "A offerings 7", "A offerings 4 (7 before, -3)"),
    (MARS, "A divinities +Mars", "A divinities +Tanit", "A divinities +Mars"),
    (MARS, "pantheon: Tanit", "pantheon +Tanit", "pantheon -Mars"),
    (MARS, "space 3 is empty", "space 1 is empty", "space 1 is Tanit"),
    (MARS, "space 1 is Tanit", "space 3 is Mars", "space 3 is empty"),
    (MARS, "price of Tanit for A is 3", "price of Tanit for B is 7", "price of Tanit for B is 8"),
    (
        MARS,
        "price of Tanit for A using 4 is 0",
        "price of Tanit for A using 2 is 0",
        "price of Tanit for A using 2 is 1",
    ),
    (MARS, "price of Tanit for A is 3", "price of Mars for A is 5", "Mars not in the Pantheon"),
    (MARS, "A mythology: greek", "A mythology: roman", "A mythology: Greek"),
    (MARS, "A score divinities 0", "B score divinities 1", "B score divinities 0"),
    (MARS, "A sees Mars", "A sees Zeus", "A does not see Zeus"),
    (MARS, "B does not see Hades", "B does not see Tanit", "B sees Tanit"),
    (NISABA, "A snake on School", "A snake on Library", "A snake on School"),
    (NISABA, "B has no Snake", "A has no Snake", "A snake on School"),
    (NISABA, "on Enki: Law, Economy", "on Enki: Law", "on Enki: Economy, Law"),
    (NISABA, "box has no Law", "box has Economy", "box: Agriculture"),
    (ASTARTE, "A astarte +7", "A astarte 6", "A astarte 7 (0 before, +7)"),
    (MINERVA, "Minerva at +3", "Minerva at -3", "Minerva at +3"),
    (MINERVA, "Minerva at 3", "Minerva gone", "Minerva at +3"),
    (BLOCKED, "Minerva gone", "Minerva at 1", "Minerva gone"),
    (TOKEN, "A mythology +greek", "A mythology +roman", "A mythology +Greek"),
    (TOKEN, "A mythology 2", "A mythology: greek", "A mythology: Greek, Greek"),
    (TOKEN, "greek deck -Hades", "greek deck 3", "greek deck 2"),
    (
        TOKEN,
        "top of the greek deck is Zeus",
        "top of the greek deck is Hades",
        "top of the greek deck is Zeus",
    ),
    (TOKEN, "tokens on cards 1", "tokens on cards 2", "tokens on cards 1 (2 before, -1)"),
    (TOKEN, "token roman on r2c4", "token greek on r4c2", "no token on r4c2"),
    (TOKEN, "no token on r4c2", "no token on r2c4", "token roman on r2c4"),
    (TOKEN, "B does not see Hades", "A does not see Hades", "A sees Hades"),
    (
        TOKEN,
        "Grand Temples in the deck 3",
        "Grand Temples in the deck 2",
        "Grand Temples in the deck 3",
    ),
    (SENATE, "A cubes +1", "A cubes 2", "A cubes 3 (2 before, +1)"),
    (SENATE, "A supply 9", "A supply 10", "A supply 9"),
    (
        SENATE,
        "A cubes in Chamber 3 +1",
        "A cubes in Chamber 1 +1",
        "A cubes in Chamber 1 unchanged",
    ),
    (SENATE, "A Chambers 2", "B Chambers 1", "B Chambers 0"),
    (SENATE, "A controls Chamber 3", "B controls Chamber 3", "A controls Chamber 3"),
    (SENATE, "A controls Chamber 1", "A controls Chamber 4", "nobody controls Chamber 4"),
    (SENATE, "nobody controls Chamber 4", "nobody controls Chamber 1", "A controls Chamber 1"),
    (SENATE, "A decrees: Shield", "A decrees +Discard bonus", "A decrees +Shield"),
    (
        SENATE,
        "Decrees in Chamber 4: Discard bonus",
        "Decrees in Chamber 3: nothing",
        "Decrees in Chamber 3: Shield",
    ),
    (SENATE, "Decrees in the box 14", "Decrees in the box has Shield", "Levy on blue buildings"),
    (SENATE, "face-down Decrees 1", "face-down Decrees 2", "face-down Decrees 1"),
    (
        SENATE,
        "Decree Shield is face up",
        "Decree Discard bonus is face up",
        "Decree Discard bonus is face down",
    ),
    (
        SENATE,
        "Decree Discard bonus is face down",
        "Decree Shield is face down",
        "Decree Shield is face up",
    ),
    (
        SENATE,
        "Decree Shield is face up",
        "Decree Levy on Wonders is face down",
        "Decree Levy on Wonders not in the Senate",
    ),
    (SENATE, "A Senators +1", "A Senators 2", "A Senators 1 (0 before, +1)"),
    (
        SENATE,
        "Senators in the structure 0",
        "Senators in the structure 1",
        "Senators in the structure 0",
    ),
    (
        SENATE,
        "Senators in the deck of Age III 3",
        "Senators in the deck of Age III 2",
        "Senators in the deck of Age III 3",
    ),
    (SENATE, "A score senate 4", "A score senate 3", "A score senate 4"),
    (
        SENATE,
        "A does not see the Decree in Chamber 4",
        "A does not see the Decree in Chamber 3",
        "A sees the Decree in Chamber 3",
    ),
    (PLOTS, "A conspiracies 3", "A conspiracies has no Coup", "Blackmail, Coup, Obscurantism"),
    (PLOTS, "A unprepared: Blackmail", "A unprepared has Coup", "A unprepared: Blackmail"),
    (PLOTS, "A prepared -Coup", "A prepared: Coup", "A prepared: nothing"),
    (PLOTS, "A triggered +Coup", "A triggered has Blackmail", "Coup, Obscurantism"),
    (PLOTS, "Altar prepares Coup", "Stable prepares Coup", "Altar prepares Coup"),
    (PLOTS, "Altar prepares Coup", "Altar prepares Blackmail", "nothing under Blackmail"),
    (PLOTS, "Urbanism is locked", "Law is locked", "Urbanism is locked"),
    (SENATE, "A controls Chamber 3", "Law is locked", "no token under Obscurantism"),
    (PLOTS, "B sees Coup", "B sees Blackmail", "B does not see Blackmail"),
    (PLOTS, "B sees the locked token", "B does not see the locked token", "B sees the locked"),
    (CONSPIRE, "Conspiracy deck 15", "Conspiracy deck has Swindle", "Conspiracy deck: Blackmail"),
    (
        CONSPIRE,
        "bottom of the Conspiracy deck is Treason",
        "bottom of the Conspiracy deck is Coup",
        "bottom of the Conspiracy deck is Treason",
    ),
    (
        PLOTS,
        "top of the Conspiracy deck is Treason",
        "top of the Conspiracy deck is Swindle",
        "top of the Conspiracy deck is Treason",
    ),
    (CONSPIRE, "A sees the Conspiracy deck", "B sees the Conspiracy deck", "B does not see the"),
    (NEW_AGORA, "Conspirator cards 6", "Conspirator cards 7", "Conspirator cards 6"),
]


def results(start: str, expect: list[str]) -> list[str]:
    """What was found instead, for each failed expectation."""
    if start is NEW or "new_game" in start:
        text = 'scenario = 1\ntitle = "x"\n' + start.replace("{expect}", json.dumps(expect))
    else:
        own = start.split("[[steps]]")[0]
        keys = {line.split(" = ")[0] for line in own.splitlines() if " = " in line}
        kept = [line for line in START.splitlines() if re.split(r" = |\.", line)[0] not in keys]
        if keys & set(SACRED):
            kept.insert(2, 'expansions = ["pantheon"]')
        if keys & set(POLITICAL):
            kept.insert(2, 'expansions = ["agora"]')
        text = "\n".join(kept) + start + f"expect = {json.dumps(expect)}\n"
    (result,) = run(loads(text))
    return [str(failure.found) for failure in result.failures]


@pytest.mark.parametrize(("start", "holds", "fails", "found"), CASES, ids=lambda value: value[:40])
def test_expectation(start: str, holds: str, fails: str, found: str) -> None:
    assert results(start, [holds]) == []
    (instead,) = results(start, [fails])
    assert found in instead


def test_every_kind_of_expectation_is_tested_both_ways() -> None:
    tested = {understand(holds).pattern for _, holds, _, _ in CASES}
    tested &= {understand(fails).pattern for _, _, fails, _ in CASES} | {
        "no decision", "no winner", "revealed nothing", "shared victory",
        "{who} does not play again", "{who} produces {resources}", "{who} sees {sight}",
    }  # fmt: skip
    entries = [entry.pattern for table in (NUMBERS, GROUPS, SENTENCES) for entry in table]
    assert [pattern for pattern in entries if pattern not in tested] == []


def test_a_failure_is_a_sentence_with_expected_found_and_what_happened() -> None:
    lone = WALLS.replace('"Walls"]', '"Walls", "Temple"]\nfilled = false')
    text = START + lone + 'expect = [\n  "B coins -3",\n]\n'
    (result,) = run(loads(text))
    (failure,) = result.failures
    assert str(failure) == (
        'line 22, after "B: build Walls": expected B coins -3; found B coins -4 (from 5 to 1). '
        "What happened: B pays 4 coins for Walls. (BASE-COST-01) "
        "Walls stands in B's City. (BASE-BUILD-01) "
        "The Conflict pawn is now 3 spaces towards A. (BASE-MIL-01) "
        "A loses 2 coins to the Military token 3 spaces towards A. (BASE-MIL-03) "
        "The Conflict pawn is now 4 spaces towards A. (BASE-MIL-01)"
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
            "other-player-chooses: It is A who must choose",
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
        ("xyzzy", "README"),
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
