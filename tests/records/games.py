"""Recorded games for tests."""

from duel_nb.records import Game
from tests.engine.games import BASE, PANTHEON, Mix, random_game

#: Cached games, by mix and seed.
_PLAYED: dict[tuple[str, int], Game] = {}


def recorded(mix: Mix = BASE, seed: int = 3) -> Game:
    """A complete random game of a mix."""
    if (mix.name, seed) not in _PLAYED:
        _PLAYED[mix.name, seed] = _record(mix, seed)
    return _PLAYED[mix.name, seed]


def _record(mix: Mix, seed: int) -> Game:
    moments = list(random_game(mix, seed))
    settings = dict(mix.settings)
    start = moments[0][0]
    game = Game.new(
        seed,
        settings.get("expansions", ()),
        start.edition,
        start.names,
        bool(settings.get("first_game", False)),
        title="A random game",
    )
    for _, action in moments:
        if action is not None:
            game = game.play(action)
    return game


def with_pantheon() -> Game:
    """A complete random game with Pantheon."""
    return recorded(PANTHEON, 59)
