"""Completions for a line: actions, commands, and arguments of commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from duel_nb import rulebook
from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, GameState
from duel_nb.messages import Message
from duel_nb.players import LEVELS
from duel_nb.records.terminal.commands import COMMANDS, about
from duel_nb.records.terminal.keyboard import Suggestion
from duel_nb.records.terminal.matching import completions
from duel_nb.records.terminal.offers import Written, is_hidden, note
from duel_nb.words.actions import in_words

#: The longest useful menu.
_MAX_SUGGESTIONS: Final = 60


def suggestions(state: GameState, written: Written, typed: str) -> Iterator[Suggestion]:
    """Completions for a partial line, matched by the beginnings of its words.

    Args:
        state: the position.
        written: writes an action without revealing secrets.
        typed: the line so far.
    """
    command, space, rest = typed.partition(" ")
    if space and command.casefold() in _WITH_ARGUMENT:
        word = command.casefold()
        if word in ("save", "save!", "load"):
            yield from (Suggestion(f"{word} {path}") for path in _files(rest))
            return
        known = _arguments(state, written, word)
        for text in list(completions(rest, known))[:_MAX_SUGGESTIONS]:
            line = text.partition("  ")[0] if word == "rule" else text
            yield Suggestion(f"{word} {line}", known[text])
        return
    known = {
        **{text: note(state, action) for text, action in typeable(state, written).items()},
        **{command: str(about(command)) for command in COMMANDS},
    }
    for text in list(completions(typed, known))[:_MAX_SUGGESTIONS]:
        yield Suggestion(text, known[text])


def typeable(state: GameState, written: Written) -> dict[str, Action]:
    """The legal actions by their texts, without secret ones.

    Args:
        state: the position.
        written: writes an action without revealing secrets.
    """
    texts = ((written(action), action) for action in state.legal_actions())
    return {str(text): action for text, action in texts if not is_hidden(text)}


def attempts(state: GameState) -> dict[str, Action]:
    """Actions with face-up cards that people may try, legal or not, by their texts."""
    cards = [place.card for place in state.structure if place.card is not None]
    actions = (
        Action(verb, card.index)
        for card in cards
        for verb in ("recruit" if card.senator else "build", "discard")
    )
    return {str(in_words(action)): action for action in actions}


_WITH_ARGUMENT: Final = ("why", "cost", "rule", "computer", "save", "save!", "load")


def _arguments(state: GameState, written: Written, command: str) -> Mapping[str, str]:
    """The possible arguments of a command, each with a short description."""
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
    """Folders and game files whose paths begin as typed."""
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
    ][:_MAX_SUGGESTIONS]
