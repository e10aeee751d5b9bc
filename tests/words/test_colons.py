"""French and Russian go on in small letters after a colon, except for names and terms.

French has a no-break space beside its double punctuation.
"""

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po

import duel_nb as duel
from duel_nb.catalog import CATALOG, KINDS
from duel_nb.languages import speaking
from duel_nb.words.catalogue import sources
from duel_nb.words.po import parted

ROOT = Path(__file__).resolve().parents[2]

_AFTER = re.compile(r":\s+(?:[«„“(]\s?)?([A-ZÀ-ÖА-ЯЁ][a-zà-öа-яё]+)")
_WITHIN = re.compile(r"[a-zà-öа-яё,}»] (?:[«(]\s?)?([A-ZÀ-ÖА-ЯЁ][a-zà-öа-яё]+)")


def sentences(text: str, language: str) -> list[str]:
    """The words after a colon that are no name and no term: these have a capital anywhere."""
    known = {word[:4] for word in capitals(language)}
    return [word for word in _AFTER.findall(text) if word[:4] not in known]


def capitals(language: str) -> set[str]:
    """The words that a language writes with a capital within sentences, and those of names."""
    names = {
        word
        for kind in KINDS
        for one in CATALOG.components(kind)
        for word in re.findall(r"\w+", one.names.get(language, ""))
    }
    titles = {"Jupyter", "Дуэль"}
    return names | titles | set(_WITHIN.findall("\n".join(sources(language).values())))


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_a_message_goes_on_in_small_letters(language: str) -> None:
    lines = "\n".join(sources(language).values()).splitlines()
    said = [line for line in lines if not line.startswith("#")]
    assert sentences("\n".join(said), language) == []


def test_french_punctuation_stays_on_the_line_of_its_word() -> None:
    """No plain space stands before “: ; ? ! »” or “%”, or after “«”."""
    # messages are held to it in code as well, which `parted` leaves out
    messages = [said.replace("`", "") for said in sources("fr").values()]
    written = [line for said in messages for line in said.splitlines()]
    written += [str(entry.string) for file in _po_files() for entry in read_po(file) if entry.id]
    assert [one for one in written if not one.startswith("#") and parted(one)] == []


def _po_files() -> Iterator[io.BytesIO]:
    for folder in ("notebooks", "examples"):
        for path in sorted((ROOT / folder).rglob("*.po")):
            if "fr" in (path.stem, path.parent.name):
                yield io.BytesIO(path.read_bytes())


def _unknown_name() -> object:
    return duel.position(structure=["Librarry"])


def _unknown_name_in_a_city() -> object:
    return duel.position(A={"progress": ["Lore"]})


def _damaged_name() -> object:
    text = duel.new_game(7).to_json()
    return duel.from_json(text.replace('"library"', '"librarry"'))


@pytest.mark.parametrize("language", ["fr", "ru"])
@pytest.mark.parametrize("wrong", [_unknown_name, _unknown_name_in_a_city, _damaged_name])
def test_a_sentence_within_an_error_follows_no_colon(
    wrong: Callable[[], object], language: str
) -> None:
    with speaking(language), pytest.raises(duel.DuelError) as error:
        wrong()
    with speaking(language):
        assert sentences(str(error.value), language) == []


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_a_reason_of_the_referee_follows_no_colon(language: str) -> None:
    with speaking(language):
        setup: dict[str, Any] = {
            "A": {"coins": 0, "cards": []},
            "B": {"cards": []},
            "structure": ["Statue"],
        }
        assert sentences(str(duel.referee(**setup).can("B", "build Statue")), language) == []
