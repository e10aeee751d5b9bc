"""`duel.claim`: what pairs of games showed of two ways to choose, and how it was measured."""

from __future__ import annotations

from html import escape
from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.page.module import STYLE_TAG
from duel_nb.players.claims import Claim, Measured, claim_called, in_points, stored
from duel_nb.quoting import Given

#: How the names of the kinds begin that take one Progress token, or any but that one.
_TAKE: Final = "take-"
_TAKE_ANOTHER: Final = "take-not-"


def claim(id: Given[str]) -> ClaimCard:
    """What was measured of a claim about playing well: end a notebook cell with it.

    Args:
        id: its name, such as "draft-extra-turn"; `duel-nb claims` lists all.

    Raises:
        DuelError: there is no such claim, with the nearest one; or it has not been measured.
    """
    chosen = claim_called(id)
    found = stored().get(chosen.id)
    if found is None or found.fingerprint != chosen.fingerprint:
        command = again(chosen)
        raise DuelError(Message("no-claim-measured", id=chosen.id, command=command))
    return ClaimCard(chosen, found)


class ClaimCard:
    """A claim with its figures, in words.

    Args:
        claim: the claim.
        measured: its figures.

    Attributes:
        claim: the claim.
        measured: its figures.
    """

    def __init__(self, claim: Claim, measured: Measured) -> None:
        self.claim, self.measured = claim, measured

    def sentences(self) -> tuple[Message, ...]:
        """What was compared, what came of it, and how it was measured."""
        claim, found = self.claim, self.measured
        way, other = way_in_words(claim.way), way_in_words(claim.other)
        low, high = found.interval_in_points
        moment = Message(f"claim-moment-{claim.when}")
        return (
            Message("claim-when", habit=int(claim.habit), moment=moment),
            _won(way, found.way / found.pairs),
            _won(other, found.other / found.pairs),
            Message(
                "claim-difference",
                difference=points(in_points(found.difference)),
                low=points(low),
                high=points(high),
            ),
            {
                "way": Message("claim-better", choice=way),
                "other": Message("claim-better", choice=other),
                "even": Message("claim-even"),
            }[found.verdict],
            Message("claim-how", pairs=found.pairs, habit=int(claim.habit), games=claim.games),
            Message("claim-again", command=again(claim)),
        )

    def __repr__(self) -> str:
        return "\n".join(map(str, self.sentences()))

    def _repr_html_(self) -> str:
        when, way, other, difference, better, how, repeat = (
            escape(str(one)) for one in self.sentences()
        )
        return (
            f'{STYLE_TAG}<div class="duel-page"><p>{when}</p>'
            f"<ul><li>{way}</li><li>{other}</li></ul>"
            f"<p>{difference} <b>{better}</b></p><p><small>{how} {repeat}</small></p></div>"
        )


def way_in_words(kind: str) -> Message:
    """A kind of action in words: "build a red card"."""
    if kind.startswith(_TAKE_ANOTHER):
        return Message("claim-take-another")
    token = kind.removeprefix(_TAKE)
    for one in CATALOG.progress:
        if one.id == token and kind != token:
            return Message("action-take", thing=one)
    return Message(f"claim-{kind}")


def points(difference: int) -> str:
    """A difference in percentage points, with its sign: "+5", "−3", "0"."""
    return f"{difference:+d}".replace("-", "−") if difference else "0"


def again(claim: Claim) -> str:
    """The command that measures a claim again."""
    return f"duel-nb claims {claim.id} --again"


def _won(way: Message, share: float) -> Message:
    return Message("claim-won", way=way, percent=Message("percent", number=round(100 * share)))
