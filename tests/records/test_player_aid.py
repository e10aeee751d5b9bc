"""The player aid says everything that the components of its sets cost and do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from duel_nb.catalog import CATALOG, Component, Kind, Wonder
from duel_nb.catalog.names import local_name
from duel_nb.errors import DuelError
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.records.aid import player_aid
from duel_nb.session.components import cost_words, effects, symbol_name
from duel_nb.words.translate import capitalised

MIXES = [(), ("pantheon",), ("agora",), ("pantheon", "agora")]


@pytest.fixture(params=LANGUAGES)
def in_language(request: pytest.FixtureRequest) -> Iterator[str]:
    with speaking(request.param):
        yield request.param


def entries(html: str) -> list[str]:
    """The text of each component of the aid, in lower case."""
    found = re.findall(r"<div class=entry>(.*?</div>.*?)</div>", html, re.S)
    without_pictures = (re.sub(r"<svg.*?</svg>", "", one, flags=re.S) for one in found)
    return [unescape(re.sub(r"<.*?>", " ", one)).casefold() for one in without_pictures]


def in_play(mix: tuple[str, ...]) -> Iterator[Component]:
    """Every component that the aid has to explain, except the cards of Ages I to III."""
    kinds: list[Kind] = ["wonder", "progress", "divinity", "gate", "decree", "conspiracy"]
    yield from (one for kind in kinds for one in CATALOG.components(kind))
    yield from CATALOG.deck("grand-temple" if "pantheon" in mix else "guild")
    yield from CATALOG.deck("senator")


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_each_component_has_its_name_cost_and_effects(
    mix: tuple[str, ...], in_language: str
) -> None:
    told = entries(player_aid(mix))
    for component in in_play(mix):
        if component.set not in ("base", *mix):
            continue
        of_it = [one for one in told if capitalised(local_name(component)).casefold() in one]
        said = [*effects(component)]
        if isinstance(component, Wonder) or component in CATALOG.deck("guild"):
            said.append(cost_words(component.cost))
        assert said
        assert any(all(words.casefold() in one for words in said) for one in of_it), component


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_each_component_of_the_sets_is_there_once(mix: tuple[str, ...]) -> None:
    wanted = {one.id: one.name for one in in_play(mix) if one.set in ("base", *mix)}
    titles = re.findall(r"<div class=name><b>(.*?)</b>", player_aid(mix))
    assert sorted(map(bare, titles)) == sorted(map(bare, wanted.values()))


def bare(name: str) -> str:
    """An English name without its article, the kind in brackets, and its style."""
    words = unescape(re.sub("<.*?>", "", name))
    return re.sub(r"^The | \((?!left|centre|right).*\)$", "", words)


def test_the_figures_of_the_boards_are_there(in_language: str) -> None:
    html = player_aid(("pantheon", "agora"))
    tables = [
        [re.findall(r"<td>(\d+|\d+\+|\d+–\d+)</td>", line) for line in table.split("<tr>")[1:]]
        for table in re.findall(r"<table>(.*?)</table>", html, re.S)
    ]
    spaces = CATALOG.pantheon_spaces
    by_player = [[str(one.costs.A) for one in spaces], [str(one.costs.B) for one in spaces]]
    assert any(table[-2:] == by_player for table in tables)
    assert [["0–1", "2–3", "4+"], ["1", "2", "3"]] in tables
    points = [str(one.points) for one in CATALOG.chambers]
    assert any(points in table for table in tables)
    assert all(symbol_name(one.science) in html for one in CATALOG.cards if one.science)


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_each_set_has_two_pages(mix: tuple[str, ...]) -> None:
    sets = re.findall(r"<main class=page data-set=(\w+)", player_aid(mix))
    assert sets == [one for one in ("base", *mix) for _ in range(2)]


def test_the_tokens_of_agora_replace_the_losses_of_coins() -> None:
    loses = "the opponent loses 5 coins"
    assert loses in player_aid()
    assert loses not in player_aid(["agora"])


def test_nothing_is_loaded_or_run(in_language: str) -> None:
    html = player_aid(("pantheon", "agora"))
    assert "default-src 'none'" in html
    assert not re.search(r"<script|https?:|src=|url\(|\son\w+=", html)


@pytest.mark.parametrize(
    ("expansions", "paper", "sentence"),
    [
        (["panteon"], "a4", "pantheon"),
        (["xyz"], "a4", "agora"),
        ([], "a5", "a4"),
        ([], "leter", "letter"),
        (3, "a4", "3"),
        ([], None, "None"),
    ],
)
def test_what_is_unknown_is_told(expansions: object, paper: object, sentence: str) -> None:
    with pytest.raises(DuelError, match=sentence):
        player_aid(expansions, paper)
