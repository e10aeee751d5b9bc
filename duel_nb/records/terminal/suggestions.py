"""What can be typed: every action, every command, and what may follow a command."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from duel_nb import rulebook
from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, GameState
from duel_nb.engine.messages import Message
from duel_nb.players import LEVELS
from duel_nb.records.terminal.commands import COMMANDS, about
from duel_nb.records.terminal.keyboard import Suggestion
from duel_nb.records.terminal.meant import fitting
from duel_nb.records.terminal.offers import Written, is_hidden, note
from duel_nb.words.actions import in_words

#: A menu of more than this is no help.
_MOST: Final = 60


def suggestions(state: GameState, written: Written, typed: str) -> Iterator[Suggestion]:
    """What fits a line as far as it was typed, by the beginnings of its words."""
    command, space, rest = typed.partition(" ")
    if space and command.casefold() in _FOLLOWS:
        word = command.casefold()
        if word in ("save", "save!", "load"):
            yield from (Suggestion(f"{word} {path}") for path in _files(rest))
            return
        known = _following(state, written, word)
        for text in list(fitting(rest, known))[:_MOST]:
            line = text.partition("  ")[0] if word == "rule" else text
            yield Suggestion(f"{word} {line}", known[text])
        return
    known = {
        **{text: note(state, action) for text, action in typeable(state, written).items()},
        **{command: str(about(command)) for command in COMMANDS},
    }
    yield from (Suggestion(text, known[text]) for text in list(fitting(typed, known))[:_MOST])


def typeable(state: GameState, written: Written) -> dict[str, Action]:
    """The legal actions as they are written; without those that not everybody may read."""
    said = ((written(action), action) for action in state.legal_actions())
    return {str(words): action for words, action in said if not is_hidden(words)}


def attempts(state: GameState) -> dict[str, Action]:
    """What people try with the cards they see, allowed or not."""
    cards = [place.card for place in state.structure if place.card is not None]
    tried = (
        Action(verb, card.index)
        for card in cards
        for verb in ("recruit" if card.senator else "build", "discard")
    )
    return {str(in_words(action)): action for action in tried}


_FOLLOWS: Final = ("why", "cost", "rule", "computer", "save", "save!", "load")


def _following(state: GameState, written: Written, command: str) -> Mapping[str, str]:
    """What may follow a command, and a few words about it."""
    match command:
        case "why":
            legal = typeable(state, written)
            return dict.fromkeys((*legal, *attempts(state)), "")
        case "cost":
            return {
                str(Message("find-thing", thing=one)): one.kind
                for one in (*CATALOG.cards, *CATALOG.wonders)
            }
        case "rule":
            return {f"{one.id}  {one.title}": one.title for one in rulebook.rules()}
        case _:
            return {f"{who} {level}": "" for who in "AB" for level in (*LEVELS, "off")}


def _files(typed: str) -> Sequence[str]:
    """The folders and game files whose names begin as typed."""
    folder, slash, name = typed.rpartition("/")
    try:
        found = sorted(Path(f"{folder}{slash}" or ".").expanduser().iterdir())
    except (OSError, RuntimeError, ValueError):
        return ()
    return [
        f"{folder}{slash}{path.name}{'/' if path.is_dir() else ''}"
        for path in found
        if path.name.startswith(name)
        and (name or not path.name.startswith("."))
        and (path.suffix == ".json" or path.is_dir())
    ][:_MOST]
