"""Reading what people type: lines, and single keys as answers to a question.

Where input or output is no terminal, or one that can do nothing, a line is read as it comes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from duel_nb.engine.messages import Message

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import CompleteEvent, Completer
    from prompt_toolkit.document import Document
    from prompt_toolkit.input import Input
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
    from prompt_toolkit.output import Output


class Suggestion(NamedTuple):
    """A line that can be typed, and a few words about it."""

    line: str
    about: str = ""


#: What fits a line as far as it has been typed.
Suggest = Callable[[str], Iterable[Suggestion]]

#: So many lines below the one that is typed are free for what can be typed.
MENU: Final = 6


class Keyboard(Protocol):
    """Where people type.

    Attributes:
        answers: whether there is somebody who can answer a question.
    """

    answers: bool

    def line(self, prompt: str, remember: bool = True) -> str:
        """A line; with `remember` it can be fetched again with the arrow keys.

        Raises:
            EOFError: there is no more.
            KeyboardInterrupt: somebody pressed Ctrl-C in an empty line.
        """

    def key(self, question: str, keys: str) -> str:
        """One of the keys as the answer; the first of them for Enter, "" for none of them.

        A keyboard that reads lines only may return another line, which is no answer at all.

        Raises:
            EOFError: there is no more, or somebody pressed Ctrl-D.
            KeyboardInterrupt: somebody pressed Ctrl-C.
        """


def keyboard(suggest: Suggest) -> Keyboard:
    """The keyboard of this terminal, as good as it can be."""
    people = sys.stdin.isatty()
    if people and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("dumb", "unknown"):
        return EditingKeyboard(suggest)
    return PlainKeyboard(answers=people)


class PlainKeyboard:
    """Lines as they come, from a pipe or from a terminal that can do nothing else.

    Args:
        read: shows a prompt and returns a line; it may raise EOFError.
        answers: whether there is somebody who can answer a question.
    """

    def __init__(self, read: Callable[[str], str] = input, answers: bool = True) -> None:
        self.answers = answers
        self._read = read

    def line(self, prompt: str, remember: bool = True) -> str:
        """A line; nothing is remembered."""
        return self._read(prompt)

    def key(self, question: str, keys: str) -> str:
        """The first letter of a line if it is one of the keys; otherwise the line."""
        typed = self._read(f"{question} ").strip()
        if not typed:
            return keys[0]
        whole = typed.casefold() in (*keys, str(Message("word-yes")), str(Message("word-no")))
        return typed[0].casefold() if whole else typed


class EditingKeyboard:
    """Lines that can be edited, with a history and what can be typed as a menu.

    Args:
        suggest: gives what fits a line so far.
        input: where keys come from, if not from this terminal.
        output: where it draws, if not on this terminal.
    """

    answers = True

    def __init__(
        self, suggest: Suggest, input: Input | None = None, output: Output | None = None
    ) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory

        self._input, self._output = input, output
        self._begun = ""
        self._lines: PromptSession[str] = PromptSession(
            history=InMemoryHistory(),
            completer=_completer(suggest),
            complete_while_typing=True,
            key_bindings=self._editing_keys(),
            placeholder=[("class:auto-suggestion", str(Message("play-placeholder")))],
            reserve_space_for_menu=MENU,
            input=input,
            output=output,
        )

    def line(self, prompt: str, remember: bool = True) -> str:
        """A line, edited with the usual keys."""
        begun, self._begun = self._begun, ""
        session = self._lines if remember else self._plain_session()
        return session.prompt(prompt, default=begun)

    def key(self, question: str, keys: str) -> str:
        """One key; any other letter begins the next line."""
        from prompt_toolkit.key_binding import KeyBindings

        bindings = KeyBindings()

        def answer(pressed: str, result: str) -> None:
            bindings.add(pressed, eager=True)(lambda event: event.app.exit(result=result))

        for key in keys:
            for pressed in {key, key.upper()}:
                answer(pressed, key)
        answer("enter", keys[0])
        answer("escape", "")

        @bindings.add("<any>")
        def _other(event: KeyPressEvent) -> None:
            self._begun = event.data if event.data.isprintable() else ""
            event.app.exit(result="")

        return self._plain_session(bindings).prompt(f"{question} ")

    def _plain_session(self, bindings: KeyBindings | None = None) -> PromptSession[str]:
        """For what is not to be remembered."""
        from prompt_toolkit import PromptSession

        return PromptSession(key_bindings=bindings, input=self._input, output=self._output)

    @staticmethod
    def _editing_keys() -> KeyBindings:
        from prompt_toolkit.key_binding import KeyBindings

        bindings = KeyBindings()

        @bindings.add("c-c")
        def _clear_or_stop(event: KeyPressEvent) -> None:
            if event.current_buffer.text or event.current_buffer.complete_state:
                event.current_buffer.reset()
            else:
                event.app.exit(exception=KeyboardInterrupt)

        return bindings


def _completer(suggest: Suggest) -> Completer:
    from prompt_toolkit.completion import Completer, Completion

    class Completing(Completer):
        """Offers whole lines in place of the line so far."""

        def get_completions(
            self, document: Document, complete_event: CompleteEvent
        ) -> Iterator[Completion]:
            typed = document.text_before_cursor
            if typed.strip() or complete_event.completion_requested:
                for line, about in suggest(typed.lstrip()):
                    yield Completion(line, start_position=-len(typed), display_meta=about)

    return Completing()
