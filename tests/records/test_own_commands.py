"""The commands of the terminal in four languages: their own words, and the English ones."""

import pytest

import duel_nb as duel
from duel_nb.engine.actions import WORDS
from duel_nb.engine.dialects import written_word
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.records.terminal.commands import COMMANDS, command_of, own_word, suggestions
from duel_nb.words.actions import in_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_is_typed_in_the_language_or_in_english(language: str) -> None:
    with speaking(language):
        for command in COMMANDS:
            assert command_of(own_word(command).upper()) == command
            assert command_of(command) == command
        assert command_of(f"{own_word('save')}!") == "save!"
        assert len({own_word(one) for one in COMMANDS}) == len(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_hides_an_action(language: str) -> None:
    with speaking(language):
        verbs = {written_word(word) for word in WORDS}
        assert not verbs & {own_word(one) for one in COMMANDS}


def test_accents_need_not_be_typed() -> None:
    with speaking("fr"):
        assert (command_of("regle"), command_of("rétablir")) == ("rule", "redo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_completions_offer_the_own_words(language: str) -> None:
    state = duel.new_game(3)
    with speaking(language):
        offered = {one.line for one in suggestions(state, in_words, own_word("quit"))}
        assert own_word("quit") in offered
        assert list(suggestions(state, in_words, f"{own_word('rule')} base-mil-03"))
