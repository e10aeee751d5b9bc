"""The chances to win beside a board: a bar, and each way in which the game may end."""

from __future__ import annotations

from html import escape

from duel_nb.engine import GameState
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import world
from duel_nb.page.html import table
from duel_nb.players.ends import BY_POINTS, End, ends
from duel_nb.words.people import people
from duel_nb.words.percentages import chance_in_words
from duel_nb.words.translate import translate


def chances(seen: GameState, state: GameState) -> str:
    """The chances of both players.

    Args:
        seen: the position as the viewer knows it: nothing else is looked at.
        state: the position itself, which says who the players are.
    """
    found = ends(world(seen) if seen.outcome is None else seen)
    kinds = list(dict.fromkeys(end.termination for end in found))
    kinds.sort(key=lambda kind: kind != BY_POINTS)
    whole = {who: sum(found[End(who, kind)] for kind in kinds) for who in PLAYERS}
    rows = [
        (
            escape(name),
            f"<b>{_said(whole[who])}</b>",
            *(_said(found[End(who, kind)]) for kind in kinds),
        )
        for who, name in zip(PLAYERS, people(state.names), strict=True)
    ]
    heads = (translate("chances-win"), *(translate(f"chances-{kind}") for kind in kinds))
    filled = f'<i style="width:{whole["A"]:.1%}"></i>'
    bar = f'<div class="duel-chance-bar" aria-hidden="true">{filled}</div>'
    ways = f"--duel-ways:{len(heads) + 1}"
    return f'<div class="duel-panel" style="{ways}">{bar}{table(("", *heads), rows)}</div>'


def _said(chance: float) -> str:
    return escape(str(chance_in_words(min(max(chance, 0.0), 1.0))))
