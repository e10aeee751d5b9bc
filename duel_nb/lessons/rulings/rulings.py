"""The questions that the referee answers: what is legal, what it costs, and which rule says so."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from duel_nb.engine import Action, DuelError, GameState, position
from duel_nb.engine.position.given import given_setup, given_view
from duel_nb.lessons.rulings import can, cost, facts, moves, questions
from duel_nb.lessons.rulings.answers import Answer
from duel_nb.lessons.rulings.evidence import Evidence
from duel_nb.messages import Message
from duel_nb.quoting import shown
from duel_nb.session import text as board_text


class Rulings:
    """Answers questions about one position, in words.

    What was not given of a position is unknown: an answer holds in every position that fits, or
    says what it depends on. Given are the keywords that are there: ``cards=[]`` means none. The
    defaults of turn, names, edition and expansions hold; the Age is unknown unless it is given or a
    card of the structure shows it, and so are pawn and Military tokens. A position of a game is
    known as far as the player who asks can know it.

    Args:
        state: the position.
        setup: the keywords that set it up, if it was; what is missing is unknown.
        without: what each player is known not to have, by name, where a keyword is missing.
        teacher: whether its answers name face-down cards, too.
    """

    def __init__(
        self,
        state: GameState,
        setup: Mapping[str, Any] | None = None,
        *,
        without: Mapping[str, Collection[str]] = MappingProxyType({}),
        teacher: bool = False,
    ) -> None:
        self._evidence = Evidence(state, None if setup is None else {**setup}, without, teacher)

    @property
    def state(self) -> GameState:
        """The position."""
        return self._evidence.state

    @property
    def teacher(self) -> bool:
        """Whether its answers name face-down cards, too."""
        return self._evidence.teacher

    @property
    def setup(self) -> dict[str, Any] | None:
        """The keywords that set it up; None if that is impossible.

        For a position of a game, face-down cards are dealt again: nobody can know them.
        """
        return self._evidence.setup(self.state.to_act)

    @property
    def of_game(self) -> bool:
        """Whether it is a position of a game, not set up from keywords."""
        return self._evidence.of_game

    def set_up(self, **setup: Any) -> None:
        """Set up another position, as `duel_nb.position`; after an error the old one is kept.

        Raises:
            PositionError: something unknown (with the nearest match) or impossible.
        """
        self._evidence = Evidence(position(**setup), {**setup}, teacher=self.teacher)

    # -- questions -------------------------------------------------------------------------

    def can(self, player: str, action: str | Action) -> Answer:
        """Whether a player can do something now, what it costs and does, or why not.

        Args:
            player: "A", "B" or a player's name.
            action: the action in notation, such as "build Library"; an `Action` with a Wonder or a
                Conspiracy and no card means with any accessible one.

        Raises:
            NotationError: the text is not an action; the message has the nearest.
            DuelError: there is no such player.
        """
        return can.can(self._evidence, self._evidence.player(player), action)

    def read(self, text: str) -> Action:
        """The action that a text in notation means; a card that was not given is named.

        Raises:
            NotationError: it is not an action; the message has the nearest.
            AmbiguousError: it fits several legal actions.
        """
        return self._evidence.known(self.state.to_act).read(text)

    def cost(self, thing: str, player: str | None = None) -> Answer:
        """What a Building or Wonder costs a player, item by item.

        Args:
            thing: its name.
            player: "A", "B" or a player's name; by default the active player.

        Raises:
            UnknownName: no card or Wonder has this name; the message has the nearest.
            DuelError: there is no such player.
        """
        return cost.cost(self._evidence, self._who(player, self.state.turn), thing)

    def unit_price(self, resource: str, player: str | None = None) -> Answer:
        """What a unit of a resource costs a player who lacks it.

        Args:
            resource: one of `duel_nb.catalog.RESOURCES`.
            player: "A", "B" or a player's name; by default the active player.

        Raises:
            DuelError: there is no such resource or player.
        """
        return cost.unit_price(self._evidence, self._who(player, self.state.turn), resource)

    def moves(self, player: str | None = None) -> Answer:
        """All legal moves with their prices and effects, and what is illegal and why.

        Args:
            player: "A", "B" or a player's name; by default the player to act.

        Raises:
            DuelError: there is no such player.
        """
        return moves.moves(self._evidence, self._who(player, self.state.to_act or "A"))

    def explain(self) -> Answer:
        """What matters in the position: who is to act, production, prices, threats."""
        return facts.what_matters(self._evidence)

    def _who(self, player: str | None, default: str) -> str:
        return default if player is None else self._evidence.player(player)

    # -- scenarios -------------------------------------------------------------------------

    def scenario(self, answer: Answer) -> str:
        """A question and its answer as the text of a scenario file, which has been checked.

        Raises:
            NotASetup: the position cannot be set up, or there is nothing to check.
        """
        return questions.text_of(_answer(answer))

    def save(self, answer: Answer, path: str | Path = ".") -> Path:
        """Write a question and its answer as a scenario file.

        Args:
            answer: the referee's answer.
            path: the file, or a folder for a file named after the question.

        Raises:
            NotASetup: see `scenario`.
            OSError: it cannot be written, or exists already; it is not changed.
        """
        return questions.save(_answer(answer), Path(path))

    # -- showing ---------------------------------------------------------------------------

    def text(self) -> str:
        """The position in words, and what matters in it."""
        return f"{board_text.text(self.shown)}\n{self.explain()}\n"

    @property
    def shown(self) -> GameState:
        """The position to show: of a game the view of the player to act, else what was given."""
        given = self._evidence.given
        if given is None:
            return self.state.view(self.state.to_act)
        return given_view(self.state, given_setup(given))

    def __repr__(self) -> str:
        return self.text()


def _answer(given: object) -> Answer:
    if not isinstance(given, Answer):
        raise DuelError(Message("ruling-no-answer", given=shown(given)))
    return given
