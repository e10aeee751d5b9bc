"""Actions in words: in English they are the notation, but for the article of the Gate."""

from itertools import islice

from duel_nb.engine import Action, legal_actions
from duel_nb.engine.actions import VERBS
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.words.actions import in_words, within_sentence
from tests.engine.games import Mix, both_then_each, random_game

PLAYED_SELDOM = (Action("reveal", 0), Action("swap", 0, 1), Action("build", 0, giving=3))


@both_then_each
def test_what_is_read_can_be_typed(mix: Mix) -> None:
    for seed in mix.seeds(range(6)):
        for state, _ in random_game(mix, seed):
            for action in legal_actions(state):
                said = str(in_words(action))
                senator = action.card is not None and action.card.senator is not None
                assert "Gate" not in said or "the Gate" in said
                notation = said.replace("the Gate", "Gate")
                assert senator or notation.casefold() == str(action).casefold()
                assert state.read(said) == action


@both_then_each
def test_what_is_offered_is_read_in_every_language(mix: Mix) -> None:
    (seed, *_) = mix.seeds(range(1))
    for state, _ in islice(random_game(mix, seed), 0, None, 5):
        for action in legal_actions(state)[::4]:
            for other in LANGUAGES:
                with speaking(other):
                    offered = str(in_words(action, state.names))
                    assert state.read(offered) == action, offered
                assert state.read(offered.lower()) == action, offered


def test_each_verb_has_its_words() -> None:
    for action in PLAYED_SELDOM:
        assert str(in_words(action)) == str(action)
    assert {"reveal", "swap", "begin"} <= VERBS.keys()


def test_who_begins_is_named() -> None:
    assert str(in_words(Action("begin", 1), ("Ada", "Ben"))) == "begin Ben"


def test_a_sentence_names_places_of_the_military_track_by_the_players() -> None:
    """Typed "guard +8" and "discard -6": no reader knows whose side is the positive one."""
    names = ("Ada", "Ben")
    for action, said in (
        (Action("guard", 17), "place Minerva 8 spaces towards Ben"),
        (Action("guard", 9), "place Minerva in the centre"),
        (Action("remove", 0), "discard the Military token 6 spaces towards Ada"),
        (Action("apply", 3), "apply the Military token 6 spaces towards Ben"),
    ):
        assert str(within_sentence(action, names)) == said


def test_a_sentence_names_places_of_the_structure_by_row_and_column() -> None:
    for action, said in (
        (Action("discard", -1, place=204), "discard the face-down card in row 2, column 4"),
        (Action("build", 0, place=503), " in row 5, column 3"),
        (Action("build", 0, giving=3), ", giving 3 coins to the opponent"),
    ):
        assert str(within_sentence(action)).endswith(said)
        for language in LANGUAGES:
            with speaking(language):
                assert "r2c4" not in str(within_sentence(action))


def test_a_sentence_names_offering_tokens_and_notation_lists_their_values() -> None:
    for action, said, typed in (
        (Action("activate", 0, 4), "the Offering token worth 4", "using 4"),
        (Action("activate", 0, 6), "the Offering tokens worth 3 and 4", "using 3 4"),
    ):
        assert str(within_sentence(action)).endswith(f" using {said}")
        assert str(in_words(action)).endswith(typed)


def test_a_sentence_names_offering_tokens_in_every_language() -> None:
    for language in LANGUAGES:
        with speaking(language):
            assert "3 4" not in str(within_sentence(Action("activate", 0, 6)))


def test_the_symbol_is_copied_and_not_the_card() -> None:
    """PAN-NISABA-03: neither the points nor the chain; in Russian the token is put on the card."""
    for language, word in (
        ("en", "symbol"),
        ("de", "Symbol"),
        ("fr", "symbole"),
        ("ru", "жетон Змеи"),
    ):
        with speaking(language):
            assert word in str(within_sentence(Action("copy", 5)))


def test_what_returns_to_the_deck_is_named() -> None:
    named = (("en", "Conspiracy"), ("de", "Verschwörung"), ("fr", "Complot"), ("ru", "Заговора"))
    for language, word in named:
        with speaking(language):
            for place in (0, 1):
                assert word in str(within_sentence(Action("return", place)))
