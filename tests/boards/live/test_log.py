"""The log beside a board: what it says, and what it keeps to itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

import duel_nb as duel
from duel_nb.boards.live.side_panels import Log
from duel_nb.session.session import Session
from tests.boards.live.person import words


def shown(log: Log) -> str:
    """The log as it is read, from the top."""
    return words(log)


def game(*expansions: str) -> Iterator[tuple[Session, Log]]:
    """A game and its log, after every action."""
    session, log = Session(duel.new_game(seed=2, expansions=set(expansions))), Log()
    log.show(session, None)
    while session.state.outcome is None:
        yield session, log
        session.play(session.state.legal_actions()[-1])
        log.show(session, None)
    yield session, log


def numbers(log: Log) -> list[int]:
    return [int(found) for found in re.findall(r"<summary>(\d+)\. ", shown(log))]


def test_the_newest_action_stands_first() -> None:
    for session, log in game():
        assert numbers(log) == list(range(session.at, 0, -1))
    assert shown(log).index("<summary>1. ") < shown(log).index("<summary>Beginning</summary>")


def test_an_action_is_one_line_that_unfolds_to_its_events_with_their_rules() -> None:
    *_, (session, log) = game()
    move = session.moves[5]
    entry = next(
        one for one in shown(log).split("<details class=duel-entry>") if f">{move.number}. " in one
    )
    line, _, events = entry.partition("</summary>")
    who = session.states[0].names["AB".index(move.player)]
    assert line == f"<summary>{move.number}. {who}: {move.action}"
    for event in move.events:
        assert event.text in events
        assert f'title="{event.rule}: ' in events
    assert "Rules for later" not in shown(log)


def test_a_step_back_and_another_way_on_are_followed() -> None:
    steps = list(game())
    session, log = steps[-1]
    whole = shown(log)
    session.go(10)
    log.show(session, None)
    assert numbers(log) == list(range(10, 0, -1))
    session.go(session.last)
    log.show(session, None)
    assert shown(log) == whole
    session.go(10)
    session.play(session.state.legal_actions()[0])
    log.show(session, None)
    assert numbers(log) == list(range(11, 0, -1))
    log.show(Session(session.states[0]), None)
    assert numbers(log) == []


def test_secrets_are_told_at_the_end_and_not_before() -> None:
    for session, log in game("pantheon", "agora"):
        secret = [move for move in session.moves_hidden_from(None) if move.action.verb == "keep"]
        if session.state.outcome is None:
            assert "What was secret" not in shown(log)
            assert not any(f": {move.action}" in shown(log) for move in secret)
    assert secret
    for move in secret:
        assert f": {move.action}." in shown(log).split("What was secret")[1]
    assert numbers(log) == list(range(session.at, 0, -1))
