"""The log beside a board: what an action sends of it, and what it keeps to itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

import duel_nb as duel
from duel_nb.boards.widget import markup
from duel_nb.boards.widget.log import Log
from duel_nb.boards.widget.session import Session


def shown(log: Log) -> str:
    """The log as it is read, from the top."""
    return "".join(page.value for chapter in log.widget.children for page in chapter.children)


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
    return [int(found) for found in re.findall(r"<h4>(\d+)\. ", shown(log))]


def test_the_newest_action_stands_first() -> None:
    for session, log in game():
        assert numbers(log) == list(range(session.at, 0, -1))
    assert shown(log).index("<h4>1. ") < shown(log).index("<h4>Beginning</h4>")


def test_an_action_changes_the_newest_page_alone() -> None:
    before: list[str] = []
    for _, log in game("pantheon", "agora"):
        now = [page.value for page in log.pages]
        assert now[: max(0, len(before) - 1)] == before[:-1]
        before = now
    assert len(before) > 20


def test_rules_for_later_are_said_once_at_the_beginning() -> None:
    steps = list(game("pantheon", "agora"))
    first, log = steps[0][0].states[0], steps[-1][1]
    rules = markup.course(first)
    assert shown(log).index("Rules for later") > shown(log).index("<h4>Beginning</h4>")
    for rule in rules:
        words = [
            page for page in log.pages if f"<details class=duel-rule><summary>{rule}" in page.value
        ]
        assert words == log.pages[:1]
    named = {event.rule for state in steps[-1][0].states for event in state.events}
    named |= {due.rule for state in steps[-1][0].states for due in state.decisions}
    assert set(rules) - named <= {"BASE-AGE-03", "PAN-ENKI-01"}, "not every game comes to these"
    assert set(markup.course(duel.position(age=2, structure=["School"]))) < set(rules)
    assert markup.course(duel.position(age=3, structure=["Palace"])) == ()


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


def test_the_pages_of_a_game_can_be_made_before_it() -> None:
    *_, (session, log) = game("pantheon", "agora")
    ready = Log()
    ready.prepare()
    pages = list(ready.pages)
    assert len(pages) > sum(bool(page.value) for page in log.pages) > 50
    for at in (0, 1, session.last // 2, session.last):
        session.go(at)
        for one in (log, ready):
            one.show(session, None)
        assert shown(ready) == shown(log)
        assert ready.spelled == log.spelled
    assert ready.pages == pages


def rules(html: str, kind: str = "duel-rule|duel-brief") -> list[str]:
    """The rules named: those whose words are said ("duel-rule"), those whose title is, or all."""
    return re.findall(rf'<details class="?(?:{kind})"?><summary[^>]*>([^<]*)', html)


def test_the_words_of_a_rule_are_sent_once() -> None:
    for _, log in game():
        assert log.spelled == set(rules(shown(log), "duel-rule"))
    full = rules(shown(log), "duel-rule")
    assert len(full) == len(set(full))
    assert set(rules(shown(log))) == set(full)
    assert len(rules(shown(log), "duel-brief")) > 3 * len(full)
    assert shown(log).count("<details") == len(rules(shown(log)))
    # the words come with the page that names the rule first
    known: set[str] = set()
    for page in log.pages:
        known |= set(rules(page.value, "duel-rule"))
        assert set(rules(page.value)) <= known


def test_secrets_are_told_at_the_end_and_not_before() -> None:
    for session, log in game("pantheon", "agora"):
        secret = [move for move in session.moves_not_told(None) if move.action.verb == "keep"]
        if session.state.outcome is None:
            assert "What was secret" not in shown(log)
            assert not any(f": {move.action}" in shown(log) for move in secret)
    assert secret
    for move in secret:
        assert f": {move.action}." in shown(log).split("What was secret")[1]
    assert numbers(log) == list(range(session.at, 0, -1))


def test_a_game_without_secrets_has_none_to_tell() -> None:
    assert markup.disclosed((), ("Ada", "Ben")) == []
