"""The benchmarks run; their figures are not tested."""

import re
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from itertools import count

import pytest

from tests.benchmarks import against, browser
from tests.benchmarks.__main__ import collected, main
from tests.benchmarks.measure import Here, Measure, Result, Sample, measure_all


@pytest.fixture(autouse=True)
def heap_of_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """To collect the garbage of all tests before each measure would take seconds."""
    monkeypatch.setattr("tests.benchmarks.measure.gc.collect", lambda: 0)


@pytest.mark.slow
def test_everything_runs_and_is_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--rounds", "1", "--scale", "0.001"])
    out = capsys.readouterr().out
    for measure in collected():
        assert measure.name in out
    assert "Bytes sent in a game" in out
    assert re.search(r"the fixed loop +[\d,]+ /s +1:1", out)


def test_words_select_measures(capsys: pytest.CaptureFixture[str]) -> None:
    main(["copy", "--rounds", "1", "--scale", "0.001"])
    out = capsys.readouterr().out
    assert "copy of a state" in out
    assert "catalog" not in out
    with pytest.raises(SystemExit):
        main(["nonsense"])


@pytest.mark.slow
def test_another_commit_is_measured_in_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(against, "checked_out", lambda commit: nullcontext(against.ROOT))
    main(["copy", "import", "--against", "abc123", "--rounds", "2", "--scale", "0.001"])
    out = capsys.readouterr().out
    assert "abc123" in out
    times = r"\d+\.\d\d\n"
    assert re.search(rf"copy of a state .* µs .* µs .* {times}", out)
    assert re.search(rf"import the package .* ms .* ms .* {times}", out)


def test_a_round_before_the_others_warms_up() -> None:
    asked: list[int] = []
    measure = Measure("nothing", lambda: asked.append, times=10)
    ((first, second),) = measure_all([measure], [Here(loops=1), Here(loops=1)], rounds=1)
    assert asked == [10] * 4
    assert len(first) == len(second) == 1


def test_medians() -> None:
    measure = Measure("it", lambda: lambda _: None, 1)
    samples = [Sample(3.0, 1.0), Sample(1.0, 2.0), Sample(2.0, 2.0)]
    assert Result.of(measure, samples) == Result(measure, 2.0, 1.0)


@pytest.mark.parametrize(
    ("seconds", "loops", "per_second", "shown"),
    [
        (0.0005, 10.0, True, ["2,000", "/s", "1:10.0"]),
        (0.0005, 10.0, False, ["500.00", "µs", "1:10.0"]),
        (0.05, 1000.0, False, ["50.00", "ms", "1:1000.0"]),
        (1e-6, 0.02, False, ["1.00", "µs", "50.0:1"]),
    ],
)
def test_figures(seconds: float, loops: float, per_second: bool, shown: list[str]) -> None:
    measure = Measure("it", lambda: lambda _: None, 1, per_second)
    assert str(Result(measure, seconds, loops)).split()[1:] == shown


def test_two_checkouts_take_turns_in_the_browser() -> None:
    order: list[str] = []

    @contextmanager
    def prepare(place: str) -> Iterator[browser.Take]:
        figures = count()

        def take() -> tuple[float, ...]:
            order.append(place)
            return next(figures), 10.0

        yield take

    measure = browser.Measure(("first", "second"), prepare, rounds=2)  # type: ignore[arg-type]
    found = browser.taken(measure, ["now", "then"], None)  # type: ignore[list-item]
    assert order == ["now", "then"] * 3
    assert found == [[(1, 2), (10, 10)]] * 2  # the round before warms up
    assert browser.figure(found[0][0]) == "2 (1 to 2)"


@pytest.mark.slow
@pytest.mark.browser
def test_the_browser_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--browser", "choose", "messages", "view", "--rounds", "1"])
    out = capsys.readouterr().out
    assert re.search(r"choose an action: pixels, ms +\d+ \(\d+ to \d+\)\n", out)
    assert re.search(r"click that selects, out +\d+ \(\d+ to \d+\)\n", out)
    assert re.search(r"a board in view, MB +\d+ \(\d+ to \d+\)\n", out)
