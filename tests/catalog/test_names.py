"""Finding components by id and by typed names, and the errors if none is found."""

import copy
import dataclasses
import pickle
from dataclasses import replace

import pytest

from duel_nb.catalog import (
    CATALOG,
    KINDS,
    AmbiguousName,
    Cost,
    Kind,
    Resources,
    UnknownName,
)
from duel_nb.catalog.loader import DATA
from duel_nb.catalog.names import NameIndex
from duel_nb.catalog.translations import unsure_names
from duel_nb.errors import DuelError
from duel_nb.languages import LANGUAGES, speaking


@pytest.mark.parametrize(
    ("typed", "kind", "id"),
    [
        ("Library", "card", "library"),
        ("library", "card", "library"),
        ("Great Library", "wonder", "great-library"),
        ("great-library", "wonder", "great-library"),
        ("THE GREAT LIBRARY", "wonder", "great-library"),
        ("Lighthouse", "card", "lighthouse"),
        ("The Great Lighthouse", "wonder", "great-lighthouse"),
        ("Statue", "card", "statue"),
        ("Statue of Zeus", "wonder", "statue-of-zeus"),
        ("Temple", "card", "temple"),
        ("temple_of_artemis", "wonder", "temple-of-artemis"),
        ("Artemis", "wonder", "temple-of-artemis"),
        ("Theater", "card", "theater"),
        ("Divine Theater", "wonder", "divine-theater"),
        ("Circus", "card", "circus"),
        ("Maximus", "wonder", "circus-maximus"),
        ("Senate", "card", "senate"),
        ("Pantheon", "card", "pantheon"),
        ("Courthouse", "card", "courthouse"),
        ("  Pretorium ", "card", "pretorium"),
        ("Traders Guild", "card", "merchants-guild"),
        ("Glass-Blower", "card", "glassblower"),
        ("Praetorium", "card", "pretorium"),
        ("Politician (center)", "card", "politician-centre"),
        ("Palace of Knossos", "wonder", "knossos"),
        ("Organised Crime", "progress", "organized-crime"),
        ("Political Manoeuvre", "conspiracy", "political-maneuver"),
        ("Merchants Guild", "card", "merchants-guild"),
        ("Shipowners", "card", "shipowners-guild"),
        ("The Sphinx", "wonder", "sphinx"),
        ("sphinx", "wonder", "sphinx"),
        ("the piraeus", "wonder", "piraeus"),
        ("Zeus", "divinity", "zeus"),
        ("Law", "progress", "law"),
        ("organized crime", "progress", "organized-crime"),
        ("Gate", "gate", "gate"),
        ("greek", "mythology", "greek"),
        ("Greek Temple", "card", "greek-grand-temple"),
        ("opponents chains", "decree", "opponent-chains"),
        ("Opponent\N{RIGHT SINGLE QUOTATION MARK}s chains", "decree", "opponent-chains"),
        ("Decree 3", "decree", "levy-yellow"),
        ("Decree 5: yellow discount", "decree", "waive-yellow"),
        ("yellow discount", "decree", "waive-yellow"),
        ("brown discount", "decree", "cheaper-brown"),
        ("Wonder income", "decree", "levy-wonder"),
        ("left Politician", "card", "politician-left"),
        ("Politician of the centre", "card", "politician-centre"),
        ("Militargericht", "card", "pretorium"),
        ("Turn of Events", "conspiracy", "turn-of-events"),
        ("Politician (left)", "card", "politician-left"),
        ("Conspirator", "card", "conspirator"),
        ("Марс", "divinity", "mars"),
        ("Le Sanctuaire", "wonder", "sanctuary"),
        ("Militärgericht", "card", "pretorium"),
    ],
)
def test_find(typed: str, kind: Kind, id: str) -> None:
    found = CATALOG.find(typed)
    assert (found.kind, found.id) == (kind, id)


def test_everything_is_found_by_its_id_and_by_its_names() -> None:
    for kind in KINDS:
        for component in CATALOG.components(kind):
            for text in (component.id, *component.names.values(), *component.aliases):
                assert CATALOG.find(text, (kind,)).id == component.id
            assert CATALOG.find(component.id).id == component.id
            assert CATALOG.find(component.name).id == component.id


def test_kinds_narrow_the_search() -> None:
    assert CATALOG.find("Zeus", ("wonder",)).id == "statue-of-zeus"
    assert CATALOG.find("Library", ("wonder",)).id == "great-library"
    assert CATALOG.find("Library", ("card", "wonder")).id == "library"
    with pytest.raises(UnknownName, match='There is no Wonder called "Arsenal"'):
        CATALOG.find("Arsenal", ("wonder",))
    with pytest.raises(DuelError, match=r"Kinds are card, wonder, .*, not 'wonders'"):
        CATALOG.find("Sphinx", ("wonders",))


def test_what_is_of_another_kind_is_said() -> None:
    with pytest.raises(UnknownName, match='There is no card called "Sphinx": The Sphinx is a Won'):
        CATALOG.find("Sphinx", ("card",))
    with pytest.raises(UnknownName, match="A name is a text, not None"):
        CATALOG.find(None)  # type: ignore[arg-type]
    with pytest.raises(UnknownName, match="A name is a text, not None"):
        CATALOG.card(None)  # type: ignore[arg-type]
    with pytest.raises(UnknownName, match="There is no deck 'age-4'; there are age-1,"):
        CATALOG.deck("age-4")


def test_several_that_fit_are_listed() -> None:
    with pytest.raises(AmbiguousName) as caught:
        CATALOG.find("politician")
    assert str(caught.value) == (
        '"politician" could be Politician (left), Politician (centre) or Politician (right).'
    )
    assert caught.value.nearest == (
        "Politician (left)",
        "Politician (centre)",
        "Politician (right)",
    )


def test_the_sentence_for_an_unknown_name() -> None:
    with pytest.raises(UnknownName) as caught:
        CATALOG.find("Arsnal", ("card",))
    assert str(caught.value) == ('There is no card called "Arsnal". Did you mean Arsenal?')
    assert caught.value.nearest == ("Arsenal",)
    assert not isinstance(caught.value, AmbiguousName)
    with pytest.raises(UnknownName) as caught:
        CATALOG.find("zzz", ("card", "wonder", "progress"))
    assert str(caught.value) == 'There is no card, Wonder or Progress token called "zzz".'
    assert caught.value.nearest == ()


@pytest.mark.parametrize(
    ("typed", "kind", "nearest"),
    [
        ("purple discount", "decree", ()),
        ("levy on greem buildings", "decree", ("Levy on green buildings",)),
        ("Yellow Discuont", "decree", ("Waiver for yellow buildings",)),
        ("Temple of Artemiss", "wonder", ("The Temple of Artemis",)),
        ("pollitician left", "card", ("Politician (left)",)),
    ],
)
def test_only_what_may_have_been_meant_is_suggested(
    typed: str, kind: Kind, nearest: tuple[str, ...]
) -> None:
    with pytest.raises(UnknownName) as caught:
        CATALOG.find(typed, (kind,))
    assert caught.value.nearest == nearest


@pytest.mark.parametrize("typed", ["", " ", "the", "-"])
def test_nothing_is_not_a_name(typed: str) -> None:
    with pytest.raises(UnknownName, match="There is no component called"):
        CATALOG.find(typed)


def test_lookups_by_id() -> None:
    assert CATALOG.card("library").name == "Library"
    assert CATALOG.wonder("sphinx").name == "The Sphinx"
    assert CATALOG.progress_token("law").science == "scales"
    assert CATALOG.mythology_token("roman").copy == 1
    assert CATALOG.divinity("tanit").coins == 12
    assert CATALOG.decree("shield").number == 9
    assert CATALOG.conspiracy("coup").shields == 2
    assert CATALOG.card("conspirator").copy == 1
    assert [card.copy for card in CATALOG.copies("conspirator")] == [1, 2, 3, 4, 5, 6]
    assert CATALOG.copies("library") == (CATALOG.card("library"),)
    with pytest.raises(DuelError, match="from 1 to 3, not 4"):
        CATALOG.layout(4)


def test_a_lookup_by_id_takes_only_ids() -> None:
    with pytest.raises(UnknownName) as caught:
        CATALOG.wonder("The Sphnix")
    assert str(caught.value) == 'There is no Wonder called "The Sphnix". Did you mean sphinx?'
    for error in (KeyError, ValueError):
        with pytest.raises(error, match="no card"):
            CATALOG.card("sphinx")


def test_a_lookup_by_kind_and_id() -> None:
    for component in EVERY:
        found = CATALOG.component(component.kind, component.id)
        assert (found.kind, found.id) == (component.kind, component.id)
    assert CATALOG.component("mythology", "roman") is CATALOG.mythology_token("roman")
    with pytest.raises(UnknownName, match="no card"):
        CATALOG.component("card", "sphinx")
    with pytest.raises(DuelError, match="'building'"):
        CATALOG.component("building", "library")


EVERY = [component for kind in KINDS for component in CATALOG.components(kind)]


def test_every_component_has_a_name_in_every_language() -> None:
    for component in EVERY:
        assert component.names["en"] == component.name
        assert list(component.names) == list(LANGUAGES), component
    assert CATALOG.divinity("hades").names["ru"] == "Аид"
    assert "Courthouse" in CATALOG.card("pretorium").note


@pytest.mark.parametrize("used", LANGUAGES)
def test_every_name_means_the_same_whatever_language_is_in_use(used: str) -> None:
    with speaking(used):
        for component in EVERY:
            for name in component.names.values():
                for kinds in (None, (component.kind,)):
                    assert CATALOG.find(name, kinds).id == component.id


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("les Écuries", "stable"),
        ("ecuries", "stable"),
        ("depot d'argile", "clay-reserve"),
        ("dépôt argile", "clay-reserve"),
        ("le prétoire", "pretorium"),
        ("die Ställe", "stable"),
        ("staelle", "stable"),
        ("STALLE", "stable"),
        ("das goettliche Theater", "divine-theater"),
        ("конюшня", "stable"),
        ("«Аид»", "hades"),
    ],
)
def test_accents_and_articles_need_not_be_typed(typed: str, id: str) -> None:
    assert CATALOG.find(typed).id == id


def test_a_word_of_two_languages_is_first_that_of_the_language_in_use() -> None:
    wall, gate = CATALOG.card("walls"), CATALOG.card("theater")
    index = NameIndex(
        [
            replace(wall, names={"en": "Walls", "fr": "Gate", "de": "Tor"}),
            replace(gate, names={"en": "Gate", "fr": "Porte", "de": "Wall"}),
        ]
    )
    assert index.find("gate").name == gate.name
    assert index.find("tor").name == wall.name
    with speaking("fr"):
        assert index.find("gate").name == wall.name
        assert index.find("wall").name == gate.name


def test_what_is_near_is_named_in_the_language_in_use() -> None:
    with speaking("de"), pytest.raises(UnknownName) as caught:
        CATALOG.find("Steinbrch")
    assert caught.value.nearest == ("Steinbruch",)


def test_a_name_that_is_not_sure_says_so() -> None:
    assert "ru" in CATALOG.card("logging-camp").unsure
    assert not CATALOG.card("stable").unsure & {"en", "ru"}
    camp = next(one for one in unsure_names(DATA) if one[:2] == ("ru", "logging-camp"))
    line = camp.file.read_text("utf-8").splitlines()[camp.line - 1]
    assert line.startswith("logging-camp")
    assert camp.name in line
    assert camp.note in line


def test_a_component_cannot_be_changed() -> None:
    library = CATALOG.card("library")
    with pytest.raises(dataclasses.FrozenInstanceError):
        library.points = 9  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        CATALOG.starting_coins = 9  # type: ignore[misc]
    with pytest.raises(TypeError):
        library.names["en"] = "Bookshop"  # type: ignore[index]
    assert not hasattr(library, "__dict__")


def test_a_component_stays_itself_when_copied_or_pickled() -> None:
    for kind in KINDS:
        for component in CATALOG.components(kind):
            assert copy.deepcopy(component) is component
            assert copy.copy(component) is component
            assert pickle.loads(pickle.dumps(component)) is component


def test_how_things_print() -> None:
    assert str(CATALOG.wonder("sphinx")) == "The Sphinx"
    assert repr(CATALOG.card("library")) == "<Card library>"
    assert str(CATALOG.card("forum").cost) == "3 coins, 1 clay"
    assert str(Cost(1)) == "1 coin"
    assert str(CATALOG.card("palace").cost) == "1 wood, 1 clay, 1 stone, 2 glass"
    assert str(CATALOG.card("quarry").cost) == "free"


def test_cost() -> None:
    assert CATALOG.card("quarry").cost.is_free
    assert not Cost(1).is_free
    assert not Cost(0, Resources(papyrus=1)).is_free
    assert CATALOG.card("palace").cost.units == 5
    assert Cost(2) == Cost(2, Resources())
