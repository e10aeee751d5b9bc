"""Actions in words: in English the notation that people type."""

from duel_nb.engine import Action, legal_actions
from duel_nb.engine.actions import VERBS
from duel_nb.words.actions import in_words
from tests.engine.games import Mix, each_mix, random_game

PLAYED_SELDOM = (Action("reveal", 0), Action("swap", 0, 1), Action("build", 0, giving=3))


@each_mix
def test_what_is_read_can_be_typed(mix: Mix) -> None:
    for seed in mix.seeds(range(6)):
        for state, _ in random_game(mix, seed):
            for action in legal_actions(state):
                said = str(in_words(action))
                senator = action.card is not None and action.card.senator is not None
                assert senator or said.casefold() == str(action).casefold()
                assert state.read(said) == action


def test_each_verb_has_its_words() -> None:
    for action in PLAYED_SELDOM:
        assert str(in_words(action)) == str(action)
    assert {"reveal", "swap", "begin"} <= VERBS.keys()


def test_who_begins_is_named() -> None:
    assert str(in_words(Action("begin", 1), ("Ada", "Ben"))) == "begin Ben"
