"""The guide beside a board: new tips with reasons and rules, earlier tips, unused tips."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

from duel_nb.engine import Action, GameState
from duel_nb.lessons.first_game.guide import Guide, ShownTip
from duel_nb.lessons.first_game.tips import Tip
from duel_nb.page.elements import Box, Element, Html
from duel_nb.rulebook import rule
from duel_nb.session.session import Session
from duel_nb.words.translate import translate


class GuidePanel:
    """Shows the tips of a guide for the current position of a game.

    In another game on the same board only tips are shown that were not shown before.

    Args:
        selecting: whether the tips about a card wait until it is selected, see `Guide`.
        where: key of the sentence that says where they are then.

    Attributes:
        element: to be put beside the board.
        new_tips: the tips shown as new.
    """

    def __init__(self, selecting: bool = False, where: str = "first-select") -> None:
        self._selecting, self._where = selecting, where
        self._waiting: Mapping[Action, tuple[ShownTip, ...]] = {}
        self._guide: Guide | None = None
        self._game: object = None
        self._already: set[str] = set()
        self.new_tips: tuple[ShownTip, ...] = ()
        self._now, self._rest = Html(attributes={"role": "status"}), Html()
        parts = [self._now, self._rest]
        self.element: Element = Box("duel-companion", "duel-guide", children=parts)

    def show(
        self, session: Session, reader: str | None, is_person: Callable[[str | None], bool]
    ) -> None:
        """Show the tips for the session's current position.

        Args:
            session: the game.
            reader: "A" or "B", whose view is used; None for what both know.
            is_person: whether a player is not played by the computer.
        """
        states = session.states[: session.at + 1]
        self.show_positions(states, states[0], reader, is_person)

    def show_positions(
        self,
        states: Sequence[GameState],
        game: object,
        reader: str | None = None,
        is_person: Callable[[str | None], bool] = lambda player: True,
        settled: bool = True,
    ) -> None:
        """Show the tips for the last of these positions; see `show`.

        Args:
            states: the positions of a game, from its beginning on.
            game: an object that identifies the game.
            reader: "A" or "B", whose view is used; None for what both know.
            is_person: whether a player is not played by the computer.
            settled: whether the cards of the last position are known.
        """
        if self._guide is None or self._game is not game:
            self._game = game
            self._guide = Guide(
                states[0].expansions, reader, is_person, self._already, self._selecting
            )
        guide = self._guide
        steps = guide.shown(states, settled)
        since = len(states) - 1
        while since > 1 and not is_person(states[since - 1].to_act):
            since -= 1
        self.new_tips = tuple(one for step in steps[since:] for one in step)
        before = [one for step in steps[:since] for one in step]
        self._already |= {one.tip.id for step in steps for one in step}
        over = states[-1].outcome is not None
        turn = self._selecting and not states[-1].decisions and is_person(states[-1].to_act)
        self._waiting = guide.of_actions(states) if turn and settled else {}
        where = self._where if any(map(self.tips, self._waiting)) else ""
        self._now.value = _now(self.new_tips, over, where)
        missed = _not_met(guide.not_met(states)) if over else ""
        self._rest.value = missed + _before(before)

    def tips(self, action: Action) -> Sequence[str]:
        """What an action of this turn would meet for the first time, as HTML.

        What its components do is not repeated: the board says it.
        """
        return [tip_line(one) for one in self._waiting.get(action, ()) if one.thing is None]

    def waiting(self, action: Action) -> Sequence[ShownTip]:
        """What an action of this turn would meet for the first time, with its components."""
        return self._waiting.get(action, ())


def _now(tips: Sequence[ShownTip], over: bool, where: str) -> str:
    """The new tips: what happened, each in a section, then what a choice now depends on, a list.

    `where`: key of a sentence that says where more is told; "" if there is no more.
    """
    select = f"<p>{_text(where)}</p>" if where else ""
    if not tips and not where:
        return f"<p>{_text('first-over' if over else 'first-nothing-new')}</p>"
    ahead = [one for one in tips if one.ahead]
    lines = "".join(f"<li>{tip_line(one)}</li>" for one in ahead)
    before = f"<h4>{_text('first-before-choosing')}</h4><ul>{lines}</ul>" if ahead else ""
    return "".join(_section(one) for one in tips if not one.ahead) + before + select


def _section(one: ShownTip) -> str:
    return (
        f"<section><h4>{escape(one.title)}</h4><p>{escape(one.text)}</p>"
        f"{_reason(one)}{_unfolds('first-more', _rules(one.tip))}</section>"
    )


def tip_line(one: ShownTip) -> str:
    """A tip in one line that unfolds to its reason and its rules."""
    title, text = escape(one.title), escape(one.text)
    why = f"<p>{escape(one.why)}</p>" if one.why else ""
    return f"<details><summary><b>{title}.</b> {text}</summary>{why}{_rules(one.tip)}</details>"


def _reason(one: ShownTip) -> str:
    return _unfolds("first-why", escape(one.why)) if one.why else ""


def _unfolds(key: str, words: str) -> str:
    return f"<details><summary>{_text(key)}</summary>{words}</details>"


def _rules(tip: Tip) -> str:
    """The rules that a tip explains, as the rulebook has them."""
    found = (rule(name) for name in tip.rules)
    return "".join(
        f"<p><b>{escape(one.title)}.</b> {escape(one.text)} <small>{escape(one.id)}</small></p>"
        for one in found
    )


def _before(tips: Sequence[ShownTip]) -> str:
    """Earlier tips, newest first."""
    if not tips:
        return ""
    items = "".join(
        f"<details><summary>{escape(one.title)}</summary>{escape(one.text)}</details>"
        for one in reversed(tips)
    )
    words = translate("first-explained-before", count=len(tips))
    return f'<details class="duel-earlier"><summary>{escape(words)}</summary>{items}</details>'


def _not_met(tips: Sequence[Tip]) -> str:
    """Tips that were not needed in this game, with their rules."""
    if not tips:
        return f"<p>{_text('first-all-met')}</p>"
    items = "".join(
        f"<details><summary>{_text(f'first-{tip.id}-title')}</summary>{_rules(tip)}</details>"
        for tip in tips
    )
    words = translate("first-not-met", count=len(tips))
    return f'<details class="duel-earlier"><summary>{escape(words)}</summary>{items}</details>'


def _text(key: str) -> str:
    return escape(translate(key))
