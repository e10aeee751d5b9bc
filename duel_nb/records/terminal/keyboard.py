"""Read lines, and single keys as answers to questions.

If input or output is not a terminal, or a dumb one, plain lines are read.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from duel_nb.messages import Message

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import CompleteEvent, Completer
    from prompt_toolkit.document import Document
    from prompt_toolkit.input import Input
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
    from prompt_toolkit.output import Output


class Suggestion(NamedTuple):
    """A completion: a line, and a short description."""

    line: str
    about: str = ""


#: Completes a partial line.
Suggest = Callable[[str], Iterable[Suggestion]]

#: Lines reserved below the input for the menu of completions.
MENU: Final = 6


class Keyboard(Protocol):
    """Reads what people type.

    Attributes:
        answers: whether a person is there to answer questions.
    """

    answers: bool

    def line(self, prompt: str, remember: bool = True) -> str:
        """Read a line.

        Args:
            prompt: shown before it.
            remember: whether to add it to the history.

        Raises:
            EOFError: the input has ended.
            KeyboardInterrupt: Ctrl-C in an empty line.
        """

    def key(self, question: str, keys: str) -> str:
        """Read one of the keys as the answer: the first for Enter, "" for any other key.

        A keyboard that only reads lines may return a whole line instead, which is not an answer.

        Args:
            question: what to ask.
            keys: the possible answers.

        Raises:
            EOFError: the input has ended, or Ctrl-D.
            KeyboardInterrupt: Ctrl-C.
        """


def keyboard(suggest: Suggest) -> Keyboard:
    """The best keyboard for this terminal.

    Args:
        suggest: completes a partial line.
    """
    interactive = sys.stdin.isatty()
    capable = sys.stdout.isatty() and os.environ.get("TERM", "") not in ("dumb", "unknown")
    if interactive and capable:
        return EditingKeyboard(suggest)
    return PlainKeyboard(answers=interactive)


class PlainKeyboard:
    """Reads plain lines, from a pipe or a dumb terminal.

    Args:
        read: shows a prompt and returns a line; may raise EOFError.
        answers: whether a person is there to answer questions.
    """

    def __init__(self, read: Callable[[str], str] = input, answers: bool = True) -> None:
        self.answers = answers
        self._read = read

    def line(self, prompt: str, remember: bool = True) -> str:
        """Read a line; there is no history."""
        return self._read(prompt)

    def key(self, question: str, keys: str) -> str:
        """Read a line: the key if it is one of them, or yes or no; otherwise the whole line."""
        typed = self._read(f"{question} ").strip()
        if not typed:
            return keys[0]
        answers = (*keys, str(Message("word-yes")), str(Message("word-no")))
        return typed[0].casefold() if typed.casefold() in answers else typed


class EditingKeyboard:
    """Reads lines with editing, history and a menu of completions.

    Args:
        suggest: completes a partial line.
        input: the input, by default this terminal's.
        output: the output, by default this terminal's.
    """

    answers = True

    def __init__(
        self, suggest: Suggest, input: Input | None = None, output: Output | None = None
    ) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory

        self._input, self._output = input, output
        self._prefill = ""
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
        """Read a line with the usual editing keys."""
        prefill, self._prefill = self._prefill, ""
        session = self._lines if remember else self._plain_session()
        return session.prompt(prompt, default=prefill)

    def key(self, question: str, keys: str) -> str:
        """Read one key; another letter becomes the start of the next line."""
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
            self._prefill = event.data if event.data.isprintable() else ""
            event.app.exit(result="")

        return self._plain_session(bindings).prompt(f"{question} ")

    def _plain_session(self, bindings: KeyBindings | None = None) -> PromptSession[str]:
        """A session without history and completions."""
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
        """Completes whole lines."""

        def get_completions(
            self, document: Document, complete_event: CompleteEvent
        ) -> Iterator[Completion]:
            typed = document.text_before_cursor
            if typed.strip() or complete_event.completion_requested:
                for line, about in suggest(typed.lstrip()):
                    yield Completion(line, start_position=-len(typed), display_meta=about)

    return Completing()
