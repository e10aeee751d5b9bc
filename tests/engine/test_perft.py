"""The engine allows exactly as much as it did when the counts were stored."""

import pytest

from tests.engine import perft


@pytest.mark.parametrize("start", perft.STARTS, ids=lambda start: start.name)
def test_counts_are_as_stored(start: perft.Start) -> None:
    off = perft.differences(start.name, perft.split(start.make(), start.depth))
    assert not off, "\n".join(off)


def test_every_start_is_stored_and_nothing_else() -> None:
    assert set(perft.stored()) == {start.name for start in perft.STARTS}


@pytest.mark.parametrize("start", perft.STARTS, ids=lambda start: start.name)
def test_counting_in_one_go_gives_the_same_as_action_by_action(start: perft.Start) -> None:
    depth = min(3, start.depth)
    assert perft.count(start.make(), depth) == sum(perft.split(start.make(), depth).values())


def test_depth_one_counts_the_legal_actions() -> None:
    for start in perft.STARTS:
        state = start.make()
        assert perft.count(state, 1) == len(state.legal_actions())


def test_the_first_draft_by_hand() -> None:
    # 4, 3 and 2 on offer, the last is dealt out; then the same again.
    assert perft.count(perft.STARTS[0].make(), 6) == (4 * 3 * 2) ** 2


def test_a_draft_with_knossos_and_curia_julia_by_hand() -> None:
    # Both are among the first four: a Chamber for Knossos, and two choices for the two
    # Conspiracies of Curia Julia, whoever drafts them.
    starts = {start.name: start for start in perft.STARTS}
    for name in ("agora-draft", "both-draft"):
        assert perft.count(starts[name].make(), 6) == (4 * 3 * 2) * 6 * (2 * 2)


def test_a_difference_is_reported_action_by_action() -> None:
    now = dict(perft.stored()["last-cards"])
    first = next(iter(now))
    now[first] += 1
    removed = list(now)[-1]
    del now[removed]
    lines = perft.differences("last-cards", now)
    assert lines[0].startswith(f"last-cards: {first}: stored ")
    assert lines[1].endswith("now not allowed")


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft.main(["last-cards", "2"]) == 0
    out = capsys.readouterr().out
    assert "discard Walls" in out
    assert "last-cards to depth 2" in out
    with pytest.raises(SystemExit, match="2"):
        perft.main(["nonsense"])
