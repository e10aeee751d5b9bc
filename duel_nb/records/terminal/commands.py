"""What can be typed: the commands, completions of a line, and what was probably meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from pathlib import Path
from typing import Final
from unicodedata import combining, normalize

from duel_nb import rulebook
from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, GameState
from duel_nb.messages import Message
from duel_nb.players import LEVELS
from duel_nb.records.terminal.keyboard import Suggestion
from duel_nb.records.terminal.offers import Written, is_hidden, note
from duel_nb.words.actions import in_words

COMMANDS: Final = (
    *("board", "actions", "why", "cost", "rule", "hint", "computer", "look", "log", "comment"),
    *("undo", "redo", "save", "load", "new", "help", "quit"),
)
"""The commands by their English words, which are accepted in every language."""


def usage(command: str) -> Message:
    """A command with its argument in capitals, such as ``why ACTION``."""
    return Message(f"typed-{command}")


def own_word(command: str) -> str:
    """What people type for a command in the language in use."""
    return str(Message(f"own-{command}"))


def command_of(word: str) -> str:
    """The command that a typed word stands for, with its "!"; the word itself if there is none."""
    bare = word.casefold().removesuffix("!")
    own = {_folded(own_word(command)): command for command in COMMANDS}
    found = ALIASES.get(bare) or own.get(_folded(bare), bare)
    return f"{found}!" if word.endswith("!") else found


def _folded(word: str) -> str:
    """A word without accents, as people may type it."""
    return "".join(one for one in normalize("NFD", word.casefold()) if not combining(one))


def about(command: str) -> Message:
    """The description of a command."""
    return Message(f"command-{command}")


ALIASES: Final[Mapping[str, str]] = {
    "": "short",
    "?": "help",
    "h": "help",
    "b": "board",
    "a": "actions",
    "q": "quit",
    "exit": "quit",
}
"""Short forms of commands."""


_WORD: Final = re.compile(r"[^\W_]+")

#: The least similarity of a misspelt word, from 0 to 1.
_CUTOFF: Final = 0.7
#: The largest number of suggestions.
_SUGGESTIONS: Final = 3


def completions(typed: str, texts: Iterable[str]) -> Iterator[str]:
    """The texts in which every typed word begins a word; first those that begin as typed."""
    wanted, later = _words(typed), []
    for text in texts:
        if all(any(word.startswith(part) for word in _words(text)) for part in wanted):
            if text.casefold().startswith(typed.strip().casefold()):
                yield text
            else:
                later.append(text)
    yield from later


def nearest(typed: str, texts: Sequence[str]) -> tuple[str, ...]:
    """Up to three texts most similar to what was typed, in any order of words."""
    wanted = _words(typed)
    if not wanted:
        return ()
    scored = []
    for number, text in enumerate(texts):
        words = _words(text)
        scores = [max((_similarity(part, word) for word in words), default=0.0) for part in wanted]
        if min(scores) >= _CUTOFF:
            # With equal scores the shortest text comes first.
            scored.append((-sum(scores) / len(wanted), len(words), number, text))
    scored.sort()
    best = scored[0][0] if scored else 0.0
    return tuple(text for score, _, _, text in scored[:_SUGGESTIONS] if score < best + 0.15)


def _similarity(typed: str, word: str) -> float:
    if typed == word:
        return 1.0
    if word.startswith(typed) and len(typed) > 1:
        return 0.95
    return SequenceMatcher(None, typed, word).ratio()


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())


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
    meant = command_of(command)
    if space and meant in _WITH_ARGUMENT:
        word = command.casefold()
        if meant in ("save", "save!", "load"):
            yield from (Suggestion(f"{word} {path}") for path in _files(rest))
            return
        known = _arguments(state, written, meant)
        for text in list(completions(rest, known))[:_MAX_SUGGESTIONS]:
            line = text.partition("  ")[0] if meant == "rule" else text
            yield Suggestion(f"{word} {line}", known[text])
        return
    known = {
        **{text: note(state, action) for text, action in typeable(state, written).items()},
        **{own_word(command): str(about(command)) for command in COMMANDS},
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
