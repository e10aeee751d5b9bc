"""The names of players in sentences."""

import pytest

import duel_nb as duel
from duel_nb.messages import Message
from duel_nb.session.table import players_by_name
from duel_nb.words import say
from duel_nb.words.people import in_case, people

CASES = ("gen", "dat", "ins")


@pytest.mark.parametrize(
    ("name", "cases"),
    [
        ("Ada", ("Ады", "Аде", "Адой")),
        ("Ben", ("Бена", "Бену", "Беном")),
        ("Маша", ("Маши", "Маше", "Машей")),
        ("Ольга", ("Ольги", "Ольге", "Ольгой")),
        ("Мария", ("Марии", "Марии", "Марией")),
        ("Костя", ("Кости", "Косте", "Костей")),
        # the case of these cannot be seen from their letters
        ("Кармен", ("игрока Кармен", "игроку Кармен", "игроком Кармен")),
        ("Tom", ("игрока Tom", "игроку Tom", "игроком Tom")),
        ("А", ("игрока А", "игроку А", "игроком А")),
        ("", ("игрока ", "игроку ", "игроком ")),
    ],
)
def test_a_russian_sentence_declines_a_name_or_writes_around_it(
    name: str, cases: tuple[str, str, str]
) -> None:
    duel.language("ru")
    assert tuple(in_case(people((name, name))[0], case) for case in CASES) == cases


@pytest.mark.parametrize("spoken", ["en", "de", "fr", "ru"])
def test_the_players_of_the_course_have_the_letters_of_the_language(spoken: str) -> None:
    told = say(Message("choice-ra", who="Ada", whom="Ben"), spoken)
    assert ("Ada" in told, "Ben" in told) == (spoken != "ru",) * 2
    assert ("Ада" in told, "Бена" in told) == (spoken == "ru",) * 2


def test_a_player_is_called_by_letter_and_in_either_writing() -> None:
    state = duel.position(names=("Ada", "B"))
    duel.language("ru")
    assert players_by_name(state) == {"ада": "A", "ada": "A", "a": "A", "b": "B"}
