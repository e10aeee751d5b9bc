"""`duel.how_often`: questions that only many games can answer, each as a chart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import chain
from pathlib import Path
from typing import Final

from duel_nb import arguments
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState, new_game
from duel_nb.engine.configure import MIXES
from duel_nb.languages import language
from duel_nb.messages import Listed, Message
from duel_nb.players import LEVELS, SHIPPED, PlayedGame, Share, read_games, share, shipped_games
from duel_nb.players.evaluation import mix_name
from duel_nb.players.simulation.played_game import PlayerResult
from duel_nb.records.share_chart import ShareChart, ShareRow

_NAMES: Final = ("Ada", "Ben")
_EVEN: Final = 0.5
_ENDINGS: Final = ("civilian", "military", "science", "political")
_MOST_WONDERS: Final = 4
_CATEGORIES: Final = ("blue", "green", "yellow", "purple", "wonders", "progress", "military")

# Base games between people. Online: 463 games on mattle.online, six of them ties
# (boardgamegeek.com/thread/1630458). Tournament: the World Boardgaming Championships of 2016, by
# its organiser (boardgamegeek.com/thread/1627117).
_ONLINE: Final = 463
_BEGIN: Final = {"online": Share(245, _ONLINE - 6), "tournament": Share(97, 156)}
_ENDINGS_ONLINE: Final = {
    "civilian": Share(237, _ONLINE),
    "military": Share(107, _ONLINE),
    "science": Share(113, _ONLINE),
}


def how_often(file: str | Path | None = None) -> HowOften:
    """Many games between computer players, and what they answer.

    Args:
        file: games that `duel-nb simulate` wrote, or the player of games that come with the
            package: "random-draft" drafts at random; None for "two-ply".

    Raises:
        DuelError: it is no such file, or pyarrow is missing.
        OSError: it cannot be read.
    """
    if file is None:
        return HowOften(shipped_games())
    if file in SHIPPED:
        return HowOften(shipped_games(str(file)))
    path = Path(arguments.path("file", file))
    if not path.suffix and get_close_matches(str(file).casefold(), SHIPPED, n=1):
        arguments.one_of("file", str(file), SHIPPED)  # which says what was meant
    return HowOften(read_games(path))


class HowOften:
    """Games between computer players: end a cell with a question, such as ``games.endings()``.

    Most questions take the mix of sets they are about: "base", "pantheon", "agora" or "both"; None
    takes all games together.

    Args:
        games: the games.

    Attributes:
        games: the games, for questions of your own; `duel_nb.players.share` counts them.
    """

    def __init__(self, games: Iterable[PlayedGame]) -> None:
        self.games = tuple(games)

    def __repr__(self) -> str:
        names = dict.fromkeys(who.player for game in self.games for who in game.players)
        players = Listed(*map(_level, names), last="and")
        return str(Message("how-often-games", count=len(self.games), players=players))

    def start(self, number: int = 1) -> GameState:
        """A game's first position, from its seed.

        Args:
            number: of the game, from 1.

        Raises:
            DuelError: there is no such game.
        """
        game = self.games[arguments.whole("number", number, 1, len(self.games)) - 1]
        expansions = next(sets for sets in MIXES.values() if mix_name(sets) == game.mix)
        return new_game(game.seed, expansions=expansions, edition=game.edition, names=_NAMES)

    # -- questions -----------------------------------------------------------------------------

    def first_player(self) -> ShareChart:
        """How often the first player wins, with each mix of sets."""
        return ShareChart(
            str(Message("how-often-first-player")),
            [
                ShareRow(
                    str(_mix(mix)),
                    share(games, lambda game: game.winner == "A"),
                    _BEGIN if mix == "base" else {},
                )
                for mix, games in self._mixes()
            ],
            sources={
                "online": str(Message("how-often-online", count=_ONLINE)),
                "tournament": str(
                    Message("how-often-tournament", count=_BEGIN["tournament"].games)
                ),
            },
            line=_EVEN,
        )

    def endings(self, mix: str | None = None) -> ShareChart:
        """How games end.

        Args:
            mix: the sets in play; None for all mixes, one below the other.

        Raises:
            DuelError: there is no such mix.
        """
        if mix is None:
            rows = [
                row
                for name, games in self._mixes()
                for row in (ShareRow(str(_mix(name))), *_endings(games))
            ]
            return ShareChart(str(Message("how-often-endings")), rows)
        published = _ENDINGS_ONLINE if mix == "base" else {}
        return ShareChart(
            str(Message("how-often-endings-of", mix=_mix(mix))),
            [*_endings(self._of(mix), published)],
            sources={"online": str(Message("how-often-online", count=_ONLINE))}
            if published
            else {},
        )

    def supremacies(self, mix: str = "base") -> ShareChart:
        """In which Age games end by a supremacy.

        Raises:
            DuelError: there is no such mix.
        """
        games = self._of(mix)
        ends = [end for end in _ENDINGS[1:] if any(game.ending == end for game in games)]
        return ShareChart(
            str(Message("how-often-supremacies", mix=_mix(mix))),
            [
                row
                for end in ends
                for row in (
                    ShareRow(_ending(end)),
                    *(
                        ShareRow(
                            str(Message("how-often-in-age", age="I" * age)),
                            _ended(games, end, age),
                        )
                        for age in (1, 2, 3)
                    ),
                )
            ],
        )

    def wonders(self, mix: str | None = None) -> ShareChart:
        """How often those win who constructed each Wonder, the best one first.

        Raises:
            DuelError: there is no such mix.
        """
        title = Message("how-often-wonders", mix=_mix(mix))
        return self._by_wonder(title, mix, lambda who: who.built)

    def drafted(self, mix: str | None = None) -> ShareChart:
        """How often those win who drafted each Wonder, the best one first.

        It shows what a Wonder is worth where it was drafted at random, as in the games of
        "random-draft".

        Raises:
            DuelError: there is no such mix.
        """
        title = Message("how-often-drafted", mix=_mix(mix))
        return self._by_wonder(title, mix, lambda who: who.wonders)

    def wonders_constructed(self, mix: str | None = None) -> ShareChart:
        """How often those win who constructed so many Wonders.

        Raises:
            DuelError: there is no such mix.
        """
        players = [*_players(self._of(mix))]
        return ShareChart(
            str(Message("how-often-wonders-constructed", mix=_mix(mix))),
            [
                ShareRow(
                    str(Message("how-often-so-many", count=count)),
                    _wins((won, who) for won, who in players if len(who.built) == count),
                )
                for count in range(_MOST_WONDERS + 1)
            ],
            line=_EVEN,
        )

    def gate(self) -> ShareChart:
        """With Pantheon, how often those win who activated the Gate, other cards, or none."""
        games = chain(self._of("pantheon"), self._of("both"))
        players = [*_players(games)]
        tests: Mapping[str, Callable[[PlayerResult], object]] = {
            "gate": lambda who: "gate" in who.divinities,
            "others": lambda who: who.divinities and "gate" not in who.divinities,
            "nothing": lambda who: not who.divinities,
        }
        return ShareChart(
            str(Message("how-often-gate")),
            [
                ShareRow(
                    str(Message(f"how-often-gate-{name}")),
                    _wins((won, who) for won, who in players if test(who)),
                )
                for name, test in tests.items()
            ],
            line=_EVEN,
        )

    def points(self, mix: str | None = None) -> ShareChart:
        """How often the winner by points is the one who has more of each kind of points.

        Raises:
            DuelError: there is no such mix.
        """
        games = [game for game in self._of(mix) if game.ending == "civilian"]
        return ShareChart(
            str(Message("how-often-points", mix=_mix(mix))),
            [
                ShareRow(str(Message(f"score-{kind}")), _had_more(games, kind))
                for kind in _CATEGORIES
            ],
            line=_EVEN,
        )

    # -- inside --------------------------------------------------------------------------------

    def _by_wonder(
        self, title: Message, mix: str | None, of: Callable[[PlayerResult], Sequence[str]]
    ) -> ShareChart:
        """How often those win who have each Wonder, in this sense, the best one first."""
        players = [*_players(self._of(mix))]
        found = []
        for wonder in CATALOG.wonders:
            won = _wins((won, who) for won, who in players if wonder.id in of(who))
            if won.games:
                found.append((won, wonder.names.get(language(), wonder.name)))
        rows = [ShareRow(name, won) for won, name in sorted(found, key=lambda one: -one[0].value)]
        return ShareChart(str(title), rows, line=_EVEN)

    def _of(self, mix: str | None) -> list[PlayedGame]:
        """The games with a mix of sets, or all of them."""
        if mix is None:
            return [*self.games]
        name = mix_name(MIXES[arguments.one_of("mix", mix, tuple(MIXES))])
        return [game for game in self.games if game.mix == name]

    def _mixes(self) -> Iterator[tuple[str, list[PlayedGame]]]:
        """The mixes with their games, as far as there are any."""
        for mix in MIXES:
            if games := self._of(mix):
                yield mix, games


def _mix(mix: str | None) -> Message:
    """The name of a mix of sets, or of all together.

    Raises:
        DuelError: there is no such mix.
    """
    if mix is None:
        return Message("how-often-all")
    return Message(f"how-often-{arguments.one_of('mix', mix, tuple(MIXES))}")


def _ending(end: str) -> str:
    return str(Message(f"how-often-{end}"))


def _level(player: str) -> Message | str:
    """The name of a computer player, in words if it is a level."""
    return Message(f"level-{player}") if player in LEVELS else player


def _endings(
    games: Sequence[PlayedGame], online: Mapping[str, Share] | None = None
) -> Iterator[ShareRow]:
    """How often each ending comes, if it comes at all, here and in games online."""
    for end in _ENDINGS:
        often, elsewhere = _ended(games, end), (online or {}).get(end)
        if often.count or elsewhere:
            yield ShareRow(_ending(end), often, {"online": elsewhere} if elsewhere else {})


def _ended(games: Iterable[PlayedGame], end: str, age: int | None = None) -> Share:
    """How often games end like this, in this Age or in any."""
    return share(games, lambda game: game.ending == end and age in (None, game.age))


def _players(
    games: Iterable[PlayedGame],
) -> Iterator[tuple[PlayerResult | None, PlayerResult]]:
    """Each player of each game, with the one who won it."""
    for game in games:
        for who in game.players:
            yield game.won, who


def _wins(players: Iterable[tuple[PlayerResult | None, PlayerResult]]) -> Share:
    """How often players won."""
    won = [winner is who for winner, who in players]
    return Share(sum(won), len(won))


def _had_more(games: Iterable[PlayedGame], kind: str) -> Share:
    """How often the winner had more points of a kind, if one of the players had more."""
    found = [
        winner.points[kind] == max(who.points[kind] for who in game.players)
        for game in games
        if (winner := game.won) is not None and game.a.points[kind] != game.b.points[kind]
    ]
    return Share(sum(found), len(found))
