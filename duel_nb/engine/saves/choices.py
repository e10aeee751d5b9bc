"""Pending choices in a saved game."""

from collections.abc import Sequence

from duel_nb.catalog import CATALOG
from duel_nb.catalog.terms import Kind
from duel_nb.engine.choices.table import CHOICES
from duel_nb.engine.consistency.choices import ASIDE, CUBES
from duel_nb.engine.effects.divinities import PUT_BACK
from duel_nb.engine.effects.verbs import GO_ON
from duel_nb.engine.rules.cubes import CAUSES
from duel_nb.engine.saves.values import At, ids, pantheon_id
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.senate import SECTION
from duel_nb.engine.state.tables import DIVINITIES, GATE, PLAYERS
from duel_nb.engine.turn.play import STEPS

_MOST_ACTIONS = max(step.actions for step in CATALOG.senate_actions)
_CAUSES, _SECTIONS = list(CAUSES), list(SECTION)

#: Choices that hold components of other kinds than Progress tokens.
_HOLDS: dict[str, Kind] = {
    "keep-conspiracy": "conspiracy",
    "return-conspiracy": "conspiracy",
    "treason": "card",
}

#: Choices that hold Divinities.
_HOLDS_DIVINITIES = {"place-divinity", *ASIDE}


def data_saved(state: State, pending: Pending) -> Sequence[str | int | None]:
    """What a pending choice holds, as ids, places or numbers."""
    if pending.kind == "choose-token":
        assert state.table is not None
        return [state.table.name(place) for place in pending.among]
    if pending.kind in _HOLDS_DIVINITIES:
        return [pantheon_id(card) for card in pending.among]
    if pending.kind in CUBES:
        return [_CAUSES.index(pending.by)]
    if pending.kind == "senate-actions":
        return [_SECTIONS.index(CATALOG.card(pending.by).section or ""), pending.left]
    if pending.kind == GO_ON:
        return [CATALOG.wonder(pending.by).index]
    return ids(_HOLDS.get(pending.kind, "progress"), pending.among)


def read_pending(state: State, data: At, unknown: bool) -> Pending:
    """A pending choice or step; only a view has some that are not known."""
    kind = data.get("kind").one_of(*CHOICES, *STEPS)
    player = data.get("player").which(PLAYERS)
    held = data.get("data")
    if kind in CUBES:
        (cause,) = held.items(1)
        return Pending(kind, player, by=_CAUSES[cause.number(0, len(_CAUSES) - 1)])
    if kind == "senate-actions":
        section, left = held.items(2)
        by = f"politician-{_SECTIONS[section.number(0, len(_SECTIONS) - 1)]}"
        return Pending(kind, player, by=by, left=left.number(1, _MOST_ACTIONS))
    if kind == GO_ON:
        (wonder,) = held.items(1)
        curia_julia = CATALOG.wonder("curia-julia")
        wonder.number(curia_julia.index, curia_julia.index)
        return Pending(kind, player, by=curia_julia.id)
    if kind == "choose-token":
        return Pending(kind, player, tuple(item.place(state.table) for item in held.items()))
    if kind in _HOLDS_DIVINITIES:
        cards = tuple(item.divinity(unknown) for item in held.items())
        return Pending(kind, player, cards, _revealed_by(state, kind, player, cards))
    return Pending(kind, player, held.ids(_HOLDS.get(kind, "progress"), unknown))


def _revealed_by(state: State, kind: str, player: int, cards: tuple[int, ...]) -> str:
    """What has revealed the Divinities to be put back, which the file does not say."""
    if kind != PUT_BACK:
        return ""
    several = len({DIVINITIES[card].mythology for card in cards if 0 <= card < GATE}) > 1
    return "gate" if several or GATE in state.cities[player].divinities else "theater"
