"""What people type: short, forgiving about case and "the", helpful about mistakes."""

import pytest

import duel_nb as duel
from duel_nb.engine import GameState
from duel_nb.languages import speaking


@pytest.fixture
def table() -> GameState:
    return duel.position(
        names=("Ada", "Ben"),
        A={"coins": 20, "wonders": ["Sphinx", "Pyramids"]},
        taken=["r5c5", "r5c7"],
        structure={"r4c4": "Library", "r4c6": "Horse Breeders", "r4c8": "Glassblower"},
    )


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("build Library", "build Library"),
        ("BUILD library", "build Library"),
        ("  build   the Library  ", "build Library"),
        ("construct library", "build Library"),
        ("sell horse-breeders", "discard Horse Breeders"),
        ("discard breeders", "discard Horse Breeders"),
        ("build Library @r4c4", "build Library"),
        ("build @R4C4", "build Library"),
        ("discard glassblower", "discard Glassblower"),
        ("wonder Sphinx with Library", "wonder Sphinx with Library"),
        ("wonder the sphinx WITH the library", "wonder Sphinx with Library"),
        ("wonder Pyramids with @r4c6", "wonder Pyramids with Horse Breeders"),
        ("take law", "take Law"),
        ("draft Sphinx", "draft Sphinx"),
        ("begin b", "begin B"),
        ("begin Ben", "begin B"),
        ("start ada", "begin A"),
    ],
)
def test_understood(table: GameState, typed: str, written: str) -> None:
    assert str(table.read(typed)) == written
    assert table.read(written) == table.read(typed)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("biuld Library", r"no verb 'biuld'; did you mean build"),
        ("zzz Library", r"no verb 'zzz'; known: build, discard, wonder\."),
        ("can I build the library?", r"no verb 'can'; did you mean build Library\?"),
        ("Statue of Zeus", r"did you mean wonder Statue of Zeus with \w+"),
        ("construct the Sphinx", r"The Sphinx is a Wonder\. Did you mean wonder Sphinx with \w+"),
        ("", r"Nothing is written here: an action looks like 'build Library'"),
        ("Library", r"no verb 'Library'; did you mean build Library or discard Library\?"),
        ("A: build Library", r"leave out 'A:'; it is always the player to act"),
        ("wonder Zeus with", r"'wonder Zeus with' is unfinished"),
        ("swap @r1c1", r"'swap @r1c1' is unfinished: expected something like 'swap "),
        ("build Librery", r'no card called "Librery"\. Did you mean Library'),
        ("wonder Sphynx with Library", r'no Wonder called "Sphynx"\. Did you mean The Sphinx'),
        ("wonder Sphinx with Librery", r"Did you mean Library"),
        ("take Lawn", r'no Progress token called "Lawn"\. Did you mean Law'),
        ("build Sphinx", r'no card called "Sphinx": The Sphinx is a Wonder\.'),
        ("build Sphynx", r'no card called "Sphynx"\. Did you mean wonder Sphinx with \w+'),
        ("build Sphynx with Altar", r"The Sphinx is a Wonder\. Did you mean wonder Sphinx with"),
        ("begin C", r"'C' is not a player: expected A \(Ada\) or B \(Ben\)"),
        ("build Library @r9c9", r"no place r9c9 in the structure"),
        ("take", r"'take' is unfinished: expected something like 'take \w+'"),
        ("wonder Sphinx Library", r"\"Sphinx Library\"\. Was 'with' left out\?"),
    ],
)
def test_misunderstood(table: GameState, typed: str, sentence: str) -> None:
    with pytest.raises(duel.NotationError, match=sentence) as error:
        table.read(typed)
    assert not isinstance(error.value, duel.AmbiguousError)
    with pytest.raises(duel.NotationError, match=sentence):
        table.play(typed)
    with pytest.raises(duel.NotationError, match=sentence):
        table.why_not(typed)


@pytest.mark.parametrize(
    "given",
    [
        None,
        5,
        b"build Library",
        ["build Library"],
        duel.Action("nope", 3),
        duel.Action("build", 999),
        duel.Action("wonder", -1, 3),
        duel.Action("build", float(duel.CATALOG.card("library").index)),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_other_values_are_no_actions(table: GameState, given: duel.Action) -> None:
    for ask in (table.play, table.why_not, table.payments):
        with pytest.raises(duel.NotationError, match="is not an action: expected one of the legal"):
            ask(given)


def test_an_action_made_by_hand_that_names_no_card(table: GameState) -> None:
    refusal = table.why_not(duel.Action("build"))
    assert refusal is not None
    assert refusal.text == "The action does not say which card is used."


@pytest.mark.parametrize(
    ("typed", "listed"),
    [
        ("build", ("build Horse Breeders", "build Library")),
        ("discard", ("discard Glassblower", "discard Horse Breeders", "discard Library")),
        ("wonder Sphinx", ("wonder Sphinx with Library", "wonder Sphinx with Horse Breeders")),
        ("build Reserve", ("Clay Reserve", "Stone Reserve", "Wood Reserve")),
    ],
)
def test_ambiguous(table: GameState, typed: str, listed: tuple[str, ...]) -> None:
    with pytest.raises(duel.AmbiguousError) as error:
        table.play(typed)
    for fitting in listed:
        assert fitting in str(error.value)


def test_what_only_one_action_completes_may_stay_unfinished() -> None:
    s = duel.position(A={"coins": 20, "wonders": ["Sphinx"]}, structure=["Altar"], filled=False)
    assert str(s.read("build")) == "build Altar"
    assert str(s.read("wonder Sphinx")) == "wonder Sphinx with Altar"
    assert str(s.play("wonder").city("A").wonders[0].wonder) == "The Sphinx"


def test_in_the_draft_there_are_no_places() -> None:
    with pytest.raises(duel.NotationError, match="no place r1c5"):
        duel.new_game(seed=1).read("build Altar @r1c5")


def test_an_unknown_action_changes_nothing(table: GameState) -> None:
    before = table.to_json()
    with pytest.raises(duel.NotationError):
        table.play("build nothing")
    assert table.to_json() == before


def test_an_action_knows_what_it_is_about(table: GameState) -> None:
    wonder = table.read("wonder Sphinx with Library")
    assert (wonder.kind, wonder.card.name, wonder.wonder.name) == (
        "wonder",
        "Library",
        "The Sphinx",
    )
    build = table.read("build Library")
    assert (build.kind, str(build.card), build.wonder, build.token) == (
        "build",
        "Library",
        None,
        None,
    )
    assert str(table.read("take Law").token) == "Law"
    assert table.read("take Law").card is None
    assert repr(build) == "<Action: build Library>"


@pytest.fixture
def sacred() -> GameState:
    return duel.position(
        names=("Ada", "Ben"),
        A={"coins": 20, "offerings": [2, 3]},
        structure=["Walls"],
        pantheon={1: "Mars", 2: "Gate", 3: "Minerva"},
        expansions=["pantheon"],
    )


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("activate mars", "activate Mars"),
        ("ACTIVATE the Gate using 3 2", "activate Gate using 2 3"),
        ("activate Mars using 2, 3", "activate Mars using 2 3"),
        ("place Mars in 3", "place Mars in 3"),
        ("place the gate in 6", "place Gate in 6"),
        ("open Greek", "open greek"),
        ("top hades", "top Hades"),
        ("copy the Library", "copy Library"),
        ("take quarry", "take Quarry"),
        ("take the sphinx", "take Sphinx"),
        ("take law", "take Law"),
        ("topple the Sphinx", "topple Sphinx"),
        ("guard 3", "guard +3"),
        ("guard -0", "guard 0"),
        ("discard -3", "discard -3"),
        ("apply 6", "apply +6"),
        ("discard @r2c4", "discard @r2c4"),
        ("reveal @R2C4", "reveal @r2c4"),
        ("build Statue giving 0", "build Statue giving 0"),
        ("activate Mars using 4 and 3", "activate Mars using 3 4"),
    ],
)
def test_understood_with_pantheon(sacred: GameState, typed: str, written: str) -> None:
    assert str(sacred.read(typed)) == written
    assert sacred.read(written) == sacred.read(typed)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("activate Marz", r'no Divinity called "Marz"\. Did you mean Mars'),
        ("activate Mars using 5", r"'5' is not known here; expected one of 2, 3, 4"),
        ("place Mars in 7", r"'7' is not known here; expected one of 1, 2, 3, 4, 5, 6"),
        ("open norse", r"'norse' is not known here; expected one of mesopotamian, phoenician"),
        ("guard 10", r"'\+10' is not known here; expected one of -9, -8"),
        ("guard home", r"'home' is not known here"),
        ("apply 4", r"'\+4' is not known here; expected one of -6, -3, \+3, \+6"),
        ("topple", r"'topple' is unfinished: expected something like 'topple \w+"),
        ("activate Mars using 3 3", r"only one Offering token worth 3"),
        ("activate Mars using", r"'activate Mars using' is unfinished: expected Offering tokens"),
    ],
)
def test_misunderstood_with_pantheon(sacred: GameState, typed: str, sentence: str) -> None:
    with pytest.raises(duel.NotationError, match=sentence):
        sacred.read(typed)


def test_an_action_knows_its_divinity(sacred: GameState) -> None:
    mars = sacred.read("activate Mars").divinity
    assert mars is not None
    assert mars.name == "Mars"
    assert sacred.read("activate Gate").divinity is None


@pytest.fixture
def senate() -> GameState:
    return duel.position(
        names=("Ada", "Ben"),
        A={
            "coins": 20,
            "wonders": ["Sphinx"],
            "conspiracies": ["Coup"],
            "prepared": ["Property Fraud"],
        },
        structure={
            "r3c3": "Conspirator",
            "r3c5": "Conspirator",
            "r3c7": "Politician (left)",
            "r3c9": "Walls",
        },
        filled=False,
        expansions=["agora"],
    )


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("recruit politician-left", "recruit politician-left"),
        ("RECRUIT Politician (left)", "recruit politician-left"),
        ("recruit conspirator @r3c5", "recruit conspirator @r3c5"),
        ("recruit @R3C5", "recruit conspirator @r3c5"),
        ("sell the Conspirator @r3c3", "discard conspirator @r3c3"),
        ("recruit politician-left @r3c7", "recruit politician-left"),
        ("wonder sphinx with conspirator @r3c3", "wonder Sphinx with conspirator @r3c3"),
        ("wonder Sphinx with politician-left", "wonder Sphinx with politician-left"),
        ("prepare coup with walls", "prepare Coup with Walls"),
        ("prepare coup with conspirator @r3c5", "prepare Coup with conspirator @r3c5"),
        ("prepare Coup with @r3c7", "prepare Coup with politician-left"),
        ("trigger property fraud", "trigger Property Fraud"),
        ("trigger", "trigger Property Fraud"),
        ("place 1", "place 1"),
        ("move 1 2", "move 1 2"),
        ("move 1 to 2", "move 1 2"),
        ("move 1 -> 2", "move 1 2"),
        ("move 1,2", "move 1 2"),
        ("hire the Politician (left)", "recruit politician-left"),
        ("remove 3", "remove 3"),
        ("keep coup", "keep Coup"),
        ("return TOP", "return top"),
        ("lock law", "lock Law"),
        ("swap theater for palace", "swap Theater for Palace"),
        ("shift 3 to 5", "shift 3 to 5"),
        ("shift 3/2 to 1", "shift 3/2 to 1"),
        ("topple sphinx", "topple Sphinx"),
        ("Pass", "pass"),
        ("stop", "pass"),
        ("conspire", "conspire"),
        ("remove +3", "discard +3"),
        ("resolve -6", "apply -6"),
    ],
)
def test_understood_with_agora(senate: GameState, typed: str, written: str) -> None:
    assert str(senate.read(typed)) == written
    assert senate.read(written) == senate.read(typed)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("trigger Cuop", r'no Conspiracy called "Cuop"\. Did you mean Coup'),
        ("place 7", r"There is no Chamber '7'; expected 1 to 6\."),
        ("move 1 to 9", r"There is no Chamber '9'; expected 1 to 6\."),
        ("place", r"'place' is unfinished: expected something like 'place 1'"),
        ("swap Theater", r"expected something like 'swap Theater for "),
        ("move 1", r"'move 1' is unfinished: expected something like 'move 1 2'"),
        ("shift 3/3 to 1", r"'3/3' is not known here; a Decree is named by its Chamber, 1 to 6"),
        ("return middle", r"'middle' is not known here; expected one of top, bottom"),
        ("recruit senator", r"Politician \(left\), .* Conspirator"),
        ("pass now", r"'pass now' is not an action: nothing follows 'pass'"),
    ],
)
def test_misunderstood_with_agora(senate: GameState, typed: str, sentence: str) -> None:
    with pytest.raises(duel.DuelError, match=sentence):
        senate.play(typed)


def test_a_wonder_on_offer_is_taken_or_drafted() -> None:
    s = duel.position(offered=["Sphinx", "Piraeus", "Colossus", "Mausoleum"])
    for typed in ("take Sphinx", "choose the Sphinx", "pick Sphinx", "draft Sphinx"):
        assert str(s.read(typed)) == "draft Sphinx"
    assert str(s.read("take Law")) == "take Law"
    refusal = s.why_not("take Great Library")
    assert refusal is not None
    assert refusal.rule == "BASE-DRAFT-01"


def test_players_without_names_are_expected_once() -> None:
    with pytest.raises(duel.NotationError, match=r"expected A or B\.$"):
        duel.position(structure=["Altar"]).read("begin C")


def test_senators_that_look_alike_need_a_place(senate: GameState) -> None:
    for typed in ("recruit conspirator", "discard conspirator", "prepare coup with conspirator"):
        with pytest.raises(duel.AmbiguousError) as error:
            senate.read(typed)
        assert "conspirator @r3c3" in str(error.value)
        assert "conspirator @r3c5" in str(error.value)
    after = senate.play("discard conspirator @r3c5")
    assert str(after.read("recruit conspirator")) == "recruit conspirator"
    assert after.play("recruit conspirator").city("B").count("senator") == 1


def test_an_action_knows_its_conspiracy(senate: GameState) -> None:
    trigger = senate.read("trigger Property Fraud")
    assert str(trigger.conspiracy) == "Property Fraud"
    prepare = senate.read("prepare Coup with Walls")
    assert (str(prepare.conspiracy), str(prepare.card)) == ("Coup", "Walls")
    assert senate.read("place 1").conspiracy is None


@pytest.mark.parametrize(
    ("language", "typed", "near"),
    [
        ("en", "build Librery", ["build Library"]),
        ("en", "buld Librery", ["build Library"]),
        ("en", "wonder Sphinks with Library", ["wonder Sphinx with Library"]),
        ("en", "wonder Sphinx with Librery", ["wonder Sphinx with Library"]),
        ("en", "Library", ["build Library", "discard Library"]),
        ("en", "can I build the Library?", ["build Library"]),
        ("en", "build Sphinx with Library", ["wonder Sphinx with Library"]),
        ("en", "build", ["build Library", "build Walls"]),
        ("en", "take Lawn", ["take Law"]),
        ("en", "recruit senator", []),
        ("de", "Bibliotek errichten", ["build Library"]),
        ("fr", "contsruire Bibliothèque", ["build Library"]),
        ("ru", "построить Библиотекк", ["build Library"]),
    ],
)
def test_an_error_carries_what_it_suggests(language: str, typed: str, near: list[str]) -> None:
    s = duel.position(structure=["Library", "Walls"], A={"coins": 12, "wonders": ["Sphinx"]})
    with speaking(language), pytest.raises(duel.NotationError) as error:
        s.read(typed)
    assert [str(action) for action in error.value.near] == near
