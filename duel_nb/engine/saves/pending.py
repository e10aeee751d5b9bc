"""Codec of pending choices."""

from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.consistency.locations import ASIDE, DRAWING
from duel_nb.engine.consistency.stack import CUBES
from duel_nb.engine.effects.pantheon import PUT_BACK
from duel_nb.engine.effects.verbs import GO_ON
from duel_nb.engine.rules.cubes import CAUSES
from duel_nb.engine.saves import codec
from duel_nb.engine.saves.codec import At, Codec, sequence
from duel_nb.engine.state import END_OF_TURN, Pending, State
from duel_nb.engine.state.senate import SECTION
from duel_nb.engine.state.tables import DIVINITIES, GATE, PLAYERS, WONDERS
from duel_nb.engine.turn.play import STEPS

_MOST_ACTIONS = max(step.actions for step in CATALOG.senate_actions)
_CAUSES, _SECTIONS = list(CAUSES), list(SECTION)
_CURIA_JULIA = CATALOG.wonder("curia-julia")


def _among(form: Codec[int]) -> Codec[Pending]:
    """The codec of a choice that holds a list of things."""
    things = sequence(form)
    return Codec(
        lambda pending, state: things.write(pending.among, state),
        lambda at, state: Pending("", 0, things.read(at, state)),
    )


def _read_cause(at: At, state: State) -> Pending:
    (cause,) = at.items(1)
    return Pending("", 0, by=_CAUSES[cause.number(0, len(_CAUSES) - 1)])


def _write_actions(pending: Pending, state: State) -> list[int]:
    return [_SECTIONS.index(CATALOG.card(pending.by).section or ""), pending.left]


def _read_actions(at: At, state: State) -> Pending:
    section, left = at.items(2)
    by = f"politician-{_SECTIONS[section.number(0, len(_SECTIONS) - 1)]}"
    return Pending("", 0, by=by, left=left.number(1, _MOST_ACTIONS))


def _write_noted(pending: Pending, state: State) -> list[int]:
    return [CATALOG.wonder(pending.by).index] if pending.by else []


def _read_noted(at: At, state: State) -> Pending:
    found = at.items(1) if at.value else at.items(0)
    by = [WONDERS[wonder.number(0, len(WONDERS) - 1)].id for wonder in found]
    return Pending("", 0, by=by[0] if by else "")


def _read_wonder(at: At, state: State) -> Pending:
    (wonder,) = at.items(1)
    wonder.number(_CURIA_JULIA.index, _CURIA_JULIA.index)
    return Pending("", 0, by=_CURIA_JULIA.id)


_CAUSE = Codec(lambda pending, state: [_CAUSES.index(pending.by)], _read_cause)

#: The codec of what each kind of choice or step holds; all others hold Progress tokens or nothing.
_HELD: dict[str, Codec[Pending]] = {
    **dict.fromkeys(CUBES, _CAUSE),
    **dict.fromkeys(("place-divinity", *ASIDE), _among(codec.DIVINITY)),
    **dict.fromkeys(DRAWING, _among(codec.unseen("conspiracy"))),
    "treason": _among(codec.unseen("card")),
    "choose-token": _among(codec.PLACE),
    "senate-actions": Codec(_write_actions, _read_actions),
    END_OF_TURN: Codec(_write_noted, _read_noted),
    GO_ON: Codec(lambda pending, state: [CATALOG.wonder(pending.by).index], _read_wonder),
}
_PROGRESS = _among(codec.unseen("progress"))


def _write(pending: Pending, state: State) -> dict[str, Any]:
    held = _HELD.get(pending.kind, _PROGRESS).write(pending, state)
    saved = {"kind": pending.kind, "player": PLAYERS[pending.player], "data": held}
    return {**saved, "by": pending.by} if pending.kind == PUT_BACK else saved


def _read(at: At, state: State) -> Pending:
    kind = at.get("kind").one_of(*CHOICES, *STEPS)
    player = PLAYERS.index(at.get("player").one_of(*PLAYERS))
    held = _HELD.get(kind, _PROGRESS).read(at.get("data"), state)
    by = _revealed_by(at, state, player, held.among) if kind == PUT_BACK else held.by
    return held._replace(kind=kind, player=player, by=by)


def _revealed_by(at: At, state: State, player: int, cards: tuple[int, ...]) -> str:
    """What revealed the Divinities to be put back; a file of version 0.1 does not say it."""
    if "by" in at.names():
        found: str = at.get("by").one_of("gate", "theater")
        return found
    several = len({DIVINITIES[card].mythology for card in cards if 0 <= card < GATE}) > 1
    return "gate" if several or GATE in state.cities[player].divinities else "theater"


#: A pending choice or step.
PENDING = Codec(_write, _read)
