"""In random games, every event, decision and refusal is a sentence with all its parts."""

from collections.abc import Iterator

import pytest

from duel_nb.engine import legal_actions
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.messages import Listed, Message, Part
from duel_nb.words import say
from tests.engine.games import Mix, both_then_each, random_game
from tests.words import keys


def with_nested(part: Part) -> Iterator[Message]:
    """A message and those in its parts."""
    if isinstance(part, Message):
        yield part
        for inner in part.parts.values():
            yield from with_nested(inner)
    elif isinstance(part, Listed):
        for inner in part.items:
            yield from with_nested(inner)


def event_messages(mix: Mix, seed: int) -> Iterator[Message]:
    """The messages of a random game's events, for both players."""
    for state, action in random_game(mix, seed):
        if action is not None:
            for event in state.play(action).events:
                yield event.message
                if event.overheard is not None:
                    yield event.overheard


def decision_messages(mix: Mix, seed: int) -> Iterator[Message]:
    """The messages of a random game's decisions and refusals."""
    tried = set(legal_actions(mix.new_game(seed)))
    for state, action in random_game(mix, seed):
        yield from (decision.message for decision in state.decisions)
        refusals = (state.why_not(one) for one in sorted(tried)[:: max(1, len(tried) // 20)])
        yield from (refusal.message for refusal in refusals if refusal is not None)
        if action is not None:
            tried.add(action)


@both_then_each
def test_events_have_just_the_parts_that_their_messages_name(mix: Mix) -> None:
    for seed in mix.seeds(range(6)):
        for message in event_messages(mix, seed):
            parts = message.parts.keys()
            assert keys.parts_of(message.key) <= parts, message
            if not message.key.startswith("none"):  # these choose between texts
                assert parts <= keys.known_parts(message.key) | {"who", "whom"}, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_in_a_sentence_is_no_order_to_the_terminal(language: str) -> None:
    evil = "\x1b[31mred \u202e \x9b \ud800"
    with speaking(language):
        for part in (evil, Listed(evil, last="or"), Message("in-file", file=evil, problem=evil)):
            said = say(Message("written", file=part))
            assert "\\x1b[31mred \\u202e \\x9b \\ud800" in said
            assert "\x1b" not in said


@both_then_each
def test_everything_can_be_said(mix: Mix) -> None:
    for seed in mix.seeds(range(3)):
        for messages in (event_messages(mix, seed), decision_messages(mix, seed)):
            for message in messages:
                assert all(
                    keys.parts_of(one.key) <= one.parts.keys() for one in with_nested(message)
                )
                text = say(message)
                assert "{" not in text, text
                assert "  " not in text, text


def test_a_message_that_lacks_a_part_cannot_be_said() -> None:
    with pytest.raises(LookupError, match="extra-turn"):
        say(Message("extra-turn", who="Ada"))


def test_there_is_no_other_message_than_those_of_the_files() -> None:
    with pytest.raises(LookupError, match="no-such-key"):
        say(Message("no-such-key"))
