"""Games beside the real box: what is told of a real game gives the same game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from duel_nb.engine import GameState
from duel_nb.lessons.first_game import table_sight, table_words
from duel_nb.lessons.first_game.guide import Guide
from duel_nb.lessons.first_game.table_game import TableGame
from tests.engine.games import FIRST_GAME, MIXES, Mix, mainly_both, random_game


def public(state: GameState) -> dict[str, Any]:
    """What everybody at the table sees."""
    view = state.view(None)
    cities = [
        (
            city.coins,
            sorted(str(card) for card in city.buildings),
            sorted((str(site.wonder), site.standing) for site in city.wonders),
            sorted(str(token) for token in city.progress),
            sorted(str(god) for god in city.activated),
            sorted(city.mythology_tokens),
            sorted(city.offering_tokens),
            len(city.conspiracies),
            city.astarte,
        )
        for city in (state.city("A"), state.city("B"))
    ]
    return {
        "cities": cities,
        "open": [(p.name, str(p.card)) for p in view.structure if p.card is not None],
        "discard": sorted(str(card) for card in state.discard_pile),
        "where": (state.pawn, state.age, state.to_act, state.military_tokens),
        "pantheon": view.pantheon and (view.pantheon.cards, view.pantheon.tokens_on_enki),
        "cubes": state.senate and [one.cubes for one in state.senate.chambers],
        "over": state.outcome and (state.outcome.winner, state.outcome.rule),
    }


def truth(table: TableGame, before: GameState, after: GameState) -> str:
    """What a person at the table answers."""
    unknown, question = table._unknown, table.question
    assert unknown is not None
    assert question is not None
    if isinstance(unknown.guess, str):
        token = next(one.token for one in before.structure if one.name == unknown.place)
        return table_words.called(str(token))
    places = {one.name: str(one.card) for one in after.structure if one.card is not None}
    if unknown.place:
        return places[unknown.place]
    guessed = (
        table.state if table._entered.pending is None else table.state.play(table._entered.pending)
    )
    for there, here in ((after.pantheon, guessed.pantheon),):
        if there is not None and here is not None and unknown.guess in here.cards:
            return str(there.cards[here.cards.index(unknown.guess)])
    if unknown.guess.kind == "decree":
        assert after.senate is not None
        assert guessed.senate is not None
        pairs = zip(guessed.senate.chambers, after.senate.chambers, strict=True)
        for mine, theirs in pairs:
            if unknown.guess in mine.decrees:
                return str(theirs.decrees[mine.decrees.index(unknown.guess)])
    seen = table_sight.seen(after.view(None), after)
    left = Counter(str(one) for one, _ in seen if one.kind == unknown.guess.kind)
    seen = table_sight.seen(guessed.view(None), guessed)
    left -= Counter(
        str(one)
        for one, _ in seen
        if one.kind == unknown.guess.kind and (one.kind, one.index) in table._entered.things
    )
    return next(name for name in left if name in question.names)


def followed(mix: Mix, seed: int) -> tuple[TableGame, int]:
    """A random game told to the program by somebody at the table; and how many pauses it took.

    All names that are asked one after the other are one pause: they can be typed at once.
    """
    table = TableGame(mix.sets[1:], ("Ada", "Ben"))
    pauses, real = 0, []
    before: GameState | None = None
    for state, action in random_game(mix, seed):
        now = state
        pauses += table.question is not None
        while table.question is not None:
            table.answer(truth(table, before or now, now))
        assert public(table.state) == public(now)
        if action is not None:
            looks = table_words.described(now, action)
            found = {(one.about, one.label): one for one in table.choices()}
            table.play(found[looks].action)
        before = now
        real.append(public(now))
    assert [public(state) for state in table.states] == real
    return table, pauses


@mainly_both(*MIXES[1:-1])
def test_a_game_that_is_told_is_the_same_game(mix: Mix) -> None:
    for seed in range(2):
        table, _ = followed(mix, seed)
        assert table.state.outcome is not None
        Guide(table.state.expansions).shown(table.states)


def test_a_base_game_is_interrupted_only_where_cards_are_turned_up() -> None:
    """What lies face up is asked once an Age, so only what an action reveals is asked later.

    The Progress tokens are asked with the first pair of symbols.
    """
    for seed in range(3):
        table, pauses = followed(FIRST_GAME, seed)
        revealing = sum(
            any(event.kind in ("revealed", "drawn") for event in state.events)
            for state in table.states
        )
        assert pauses <= 3 + 1 + revealing
