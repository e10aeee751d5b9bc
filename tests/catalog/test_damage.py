"""A damaged data file is refused with the file, the component and the key."""

import shutil
from pathlib import Path

import pytest

import duel_nb.catalog
from duel_nb.catalog import CatalogError
from duel_nb.catalog.loader import read

DATA = Path(duel_nb.catalog.__file__).with_name("data")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def test_an_undamaged_copy_is_read(data: Path) -> None:
    assert [card.id for card in read(data).cards] == [
        card.id for card in duel_nb.catalog.CATALOG.cards
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "where", "problem"),
    [
        # A key that is missing, unknown, or of the wrong type
        ("base", 'name = "Altar", ', "", ("altar", "name"), "is missing"),
        ("base", "points = 9", "pionts = 9", ("pyramids", "pionts"), "mean points?"),
        ("base", "wood = 2, glass", "wodo = 2, glass", ("courthouse", "wodo"), "mean wood?"),
        ("base", "points = 9", 'points = "9"', ("pyramids", "points"), "whole number from 0"),
        ("base", "points = 9", "points = true", ("pyramids", "points"), "not True"),
        ("base", "points = 9", "points = -9", ("pyramids", "points"), "not -9"),
        ("base", "cost = { coins = 8 }", "cost = 8", ("pretorium", "cost"), "expected a table"),
        ("base", 'name = "Altar"', "name = 3", ("altar", "name"), "expected a text"),
        ("base", "economy = true", "economy = 1", ("economy", "economy"), "true or false"),
        ("base", '["stone"]', '"stone"', ("stone-reserve", "fixed_price"), "expected a list"),
        ("base", '["stone"]', "[1]", ("stone-reserve", "fixed_price"), "expected texts"),
        ("base", "[ 5,    7]", '[ 5, "7"]', ("layout", "age-1"), "list of whole numbers"),
        # An unknown term
        ("base", '"glass", "papyrus"] }', '"glas"] }', ("forum", "produces_one_of"), "glas"),
        ("base", '["stone"]', '["rock"]', ("stone-reserve", "fixed_price"), '"rock" is none'),
        ("agora", "{ grey = 1 }", "{ gray = 1 }", ("cheaper-grey", "cheaper"), "gray"),
        ("agora", "{ blue = 1 }", "{}", ("levy-blue", "levy"), "one counted thing"),
        ("base", "[card.age-1.brown]", "[card.age-1.pink]", ("age-1", "pink"), "none of brown"),
        ("base", "[card.age-1.brown]", "[card.age-9.brown]", ("age-9", ""), "none of age-1"),
        ("agora", '"left",   p', '"top",   p', ("senate 1", "section"), '"top" is none of left'),
        # An unknown phrase
        ("base", '"take 4 coins"', '"tkae 4 coins"', ("tavern", "does"), 'mean "take 4 coins"?'),
        ("base", '"take 4 coins"', '"take four"', ("tavern", "does"), '"take four" is no effect'),
        ("base", '["1 shield"]', '["1 shields"]', ("stable", "does"), 'mean "1 shield"?'),
        ("base", '["1 shield"]', '["+++"]', ("stable", "does"), 'expected such as "take 1 coin"'),
        ("base", '["1 shield"]', '"1 shield"', ("stable", "does"), "expected a list"),
        ("base", '["1 shield"]', '["1 shield", "2 shields"]', ("stable", "does"), "is there twice"),
        ("base", "take 4 coins", "for each Wonder in the City with the most: 2 points at the end",
            ("tavern", "does"), "only a purple card"),
        ("base", "bol quill", "bol pen", ("scriptorium", "does"), "gain the symbol armillary-sph"),
        ("base", "each grey", "each gray", ("chamber-of-commerce", "does"), "for each brown card"),
        ("agora", '["conspire"]', '["plot"]', ("curia-julia", "when_drafted"), "is no effect"),
        ("agora", "1 Influence cube\"] }", "an Influence cube\"] }", ("military 1", "does"), "e 1"),
        # Unknown references
        ("base", '"baths", p', '"bath", p', ("aqueduct", "free_if_own"), "there is no card bath"),
        ("base", ', symbol_provided = "drop"', "", ("aqueduct", "free_if_own"), "chain symbol"),
        ("pantheon", '= "greek"', '= "norse"', ("greek-grand-temple", "mythology"), "norse"),
        ("pantheon", "[divinity.greek]", "[divinity.norse]", ("aphrodite", "mythology"), "norse"),
        ("pantheon", ', mythology = "greek"', "", ("greek-grand-temple", "mythology"), "has one"),
        ("base", '"colossus"]', '"knossos"]', ("draft", "B"), '"knossos" is none of'),
        ("names/ru", "lumber-yard =", "lumberyard =", ("lumberyard", ""), "no such component"),
        ("names/ru", '"Конюшня"', '""', ("stable", "name"), "is empty"),
        ("names/ru", '"Конюшня"', "5", ("stable", ""), "expected a table"),
        ("names/ru", '"Лесозаготовки", sure', '"Лес", shure', ("logging-camp", "shure"), "sure?"),
        ("names/ru", "sure = false", 'sure = "no"', ("logging-camp", "sure"), "true or false"),
        ("names/ru", "stable =", "stable", ("", ""), "line"),
        ("agora", "swindle            =", "shield =", ("shield", ""), "decree Shield has this id"),
        ("pantheon", "[[1, 0], [1, 2], [1, 4]]", "[[0, 0]]", ("pantheon", "places"), "[0, 0]"),
        ("pantheon", "[[1, 0], [1, 2], [1, 4]]", "[[1, 5]]", ("pantheon", "places"), "[1, 5]"),
        ("pantheon", "[1, 2], [1, 4]]", "[1, 2, 3]]", ("pantheon", "places"), "[1, 2, 3]"),
        ("base", "in_age_3 = 3", "in_age_3 = 4", ("layout", "age-3"), "21 cards do not fill"),
        ("agora", '  { does = ["place 1 Influence cube"] },\n', "", ("military", "tokens"), "2"),
        ("agora", "{blue_cards}", "{cards}", ("two-more-blue", "text"), "does not exist: 'cards'"),
        ("base", "to = 8", "to = 9", ("military 3", "to"), "not on the track"),
        # Whole tables
        ("agora", "[senators]", "[senator]", ("", "senators"), "is missing"),
        ("base", 'set = "base"', 'set = "agora"', ("", "set"), 'expected "base"'),
        ("base", 'set = "base"', 'set = "base"\nextra = 1', ("", "extra"), "is unknown"),
        ("base", "starting_coins", "starting_coin", ("supply", "starting_coins"), "is missing"),
        ("base", "players = 2", "players = 2\npawns = 1", ("supply", "pawns"), "is unknown"),
        ("base", "[supply]", "[supply", ("", ""), "line"),
    ],
)  # fmt: skip
def test_damage(
    data: Path, file: str, old: str, new: str, where: tuple[str, str], problem: str
) -> None:
    path = data / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(CatalogError) as caught:
        read(data)
    sentence = str(caught.value)
    assert caught.value.file == f"{file}.toml"
    assert (caught.value.component, caught.value.key) == where, sentence
    assert problem in sentence
    for part in (f"{file}.toml", *where):
        assert part in sentence


def test_a_missing_file(data: Path) -> None:
    (data / "agora.toml").unlink()
    with pytest.raises(CatalogError, match=r"agora\.toml") as caught:
        read(data)
    assert (caught.value.file, caught.value.component) == ("agora.toml", "")
