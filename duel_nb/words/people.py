"""The names of players in sentences: in the letters and the cases of the language."""

from collections.abc import Mapping, Sequence
from typing import Final

from duel_nb.languages import language

#: The players of the course and of the scenarios, where the language writes them in other letters.
_WRITTEN: Final[Mapping[str, Mapping[str, str]]] = {"ru": {"Ada": "Ада", "Ben": "Бен"}}

#: Russian endings: for -а after most letters, for -а after letters that ы cannot follow, for -я.
_CASES: Final[Mapping[str, tuple[str, str, str]]] = {
    "gen": ("ы", "и", "и"),
    "dat": ("е", "е", "е"),
    "ins": ("ой", "ой", "ей"),
}
_HUSHING: Final = frozenset("жшщч")
_BEN: Final[Mapping[str, str]] = {"gen": "Бена", "dat": "Бену", "ins": "Беном"}
_OF_PLAYER: Final[Mapping[str, str]] = {"gen": "игрока", "dat": "игроку", "ins": "игроком"}


def people(names: Sequence[str]) -> tuple[str, str]:
    """The names of players, as the language in use writes them.

    Args:
        names: of the two players, as the game has them.
    """
    first, second = names
    return written(first, language()), written(second, language())


def forms(name: str) -> tuple[str, ...]:
    """All forms in which sentences of any language write the name of a player.

    Args:
        name: as the game has it.
    """
    russian = written(name, "ru")
    return name, russian, *(in_case(russian, case) for case in _CASES)


def written(name: str, language: str) -> str:
    """The name of a player as a language writes it: "Ada", "Ада"; other names as they are.

    Args:
        name: as the game has it.
        language: the code of the language.
    """
    return _WRITTEN.get(language, {}).get(name, name)


def in_case(name: str, case: str) -> str:
    """A name in a Russian case: "Ады", "Маше", "Беном"; "игрока Ben", as others have no sure form.

    Only names in -а and -я are declined by their letters: whether one that ends in a consonant is
    a man's, and declined, or a woman's, and not, cannot be seen.

    Args:
        name: in the nominative.
        case: "gen", "dat" or "ins".
    """
    if name == "Бен":
        return _BEN[case]
    stem, last = name[:-1], name[-1:]
    if len(stem) < 2 or last not in ("а", "я") or not _is_russian_word(stem):
        return f"{_OF_PLAYER[case]} {name}"
    hard, after_k, soft = _CASES[case]
    if last == "я":
        ending = "и" if stem.endswith("и") and case == "dat" else soft
    elif stem[-1] in _HUSHING:
        ending = "ей" if case == "ins" else after_k
    else:
        ending = after_k if stem[-1] in "гкх" else hard
    return stem + ending


def _is_russian_word(text: str) -> bool:
    return text.istitle() and all("а" <= letter <= "я" or letter == "ё" for letter in text.lower())
