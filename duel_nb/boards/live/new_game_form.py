"""The form for a new game: players, expansions, edition, first game, seed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from duel_nb.engine import DuelError, GameState, new_game
from duel_nb.engine.configure import EDITIONS, PLAYABLE, usual_edition
from duel_nb.kernel import Guard
from duel_nb.page.elements import Button, Check, Element, Field, Options, RowBox
from duel_nb.quoting import shown
from duel_nb.session.computers import KINDS, kind_name
from duel_nb.words.translate import translate


class NewGameForm:
    """Fields for a new game, and the button that starts it.

    Args:
        names: initial names of A and B.
        kinds: initial players.
        begin: called with the new game.
        guarded: wraps callbacks so that their exceptions are shown.
        sets: the initial expansions.
        edition: the initial edition; by default that of the current language.
    """

    def __init__(
        self,
        names: Sequence[str],
        kinds: tuple[str, str],
        begin: Callable[[GameState], None],
        guarded: Guard,
        *,
        sets: frozenset[str] = frozenset(),
        edition: str | None = None,
    ) -> None:
        self._names = [
            _text(name, translate("form-player", player=who))
            for who, name in zip("AB", names, strict=True)
        ]
        self._kinds = [
            Options(
                options=tuple((kind_name(one), one) for one in dict.fromkeys((*KINDS, *kinds))),
                value=kind,
                tip=translate("form-who-plays", player=who),
            )
            for who, kind in zip("AB", kinds, strict=True)
        ]
        self._sets = {
            one: _box(translate(f"set-{one}"), one in sets)
            for one in sorted(PLAYABLE, reverse=True)
        }
        self._edition = Options(
            options=tuple((one, one) for one in EDITIONS),
            value=usual_edition() if edition is None else edition,
            label=translate("form-edition"),
        )
        self._seed = _text("", translate("form-seed"), translate("form-seed-any"))
        self._first = _box(translate("form-first-game"), False)
        self._start = Button(label=translate("form-new-game"), primary=True)
        self._start.on_press(guarded(lambda: begin(self.state())))
        self.rows = (
            row(self._names[0], self._kinds[0], self._names[1], self._kinds[1]),
            row(*self._sets.values(), self._first, self._edition, self._seed, self._start),
        )

    @property
    def kinds(self) -> tuple[str, str]:
        """Who plays A and B."""
        return self._kinds[0].value, self._kinds[1].value

    def state(self) -> GameState:
        """The new game that the fields describe.

        Raises:
            DuelError: a field has an invalid value.
        """
        typed = self._seed.value.strip()
        if typed and not re.fullmatch(r"-?\d{1,20}", typed):
            raise DuelError(translate("form-bad-seed", given=shown(typed)))
        return new_game(
            seed=int(typed) if typed else None,
            expansions={one for one, box in self._sets.items() if box.value},
            edition=self._edition.value,
            names=(self._names[0].value.strip(), self._names[1].value.strip()),
            first_game=self._first.value,
        )

    def focus(self) -> None:
        """Put the focus on the button."""
        self._start.focus()

    def call_players(self, names: Sequence[str]) -> None:
        """Set the names of the players."""
        for field, name in zip(self._names, names, strict=True):
            field.value = name


def row(*children: Element) -> RowBox:
    """A row of fields and buttons that wraps."""
    return RowBox("duel-row", children=children)


def _box(label: str, chosen: bool) -> Check:
    return Check(label=label, value=chosen)


def _text(value: str, label: str, hint: str = "") -> Field:
    return Field(value=value, label=label, placeholder=hint)
