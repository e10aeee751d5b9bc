"""Run the benchmarks and print a table: ``python -m tests.benchmarks [WORD…] [--rounds N]``.

Every module of this folder that has ``MEASURES`` takes part; words select the measures whose
names contain them. ``--browser`` measures in a real Chromium instead: times, memory and messages.
``--against COMMIT`` compares with another commit, round by round: the engine, or the browser.
"""

import platform
from importlib import import_module
from pkgutil import iter_modules
from statistics import median

import tests.benchmarks
from tests.arguments import command, positive
from tests.benchmarks import against, board, engine
from tests.benchmarks.measure import Here, Measure, Result, measure_all


def collected() -> list[Measure]:
    """Every measure of every module of this folder."""
    found: list[Measure] = []
    for module in sorted(m.name for m in iter_modules(tests.benchmarks.__path__)):
        if module not in ("__main__", "against", "browser", "measure"):
            found += getattr(import_module(f"tests.benchmarks.{module}"), "MEASURES", ())
    return found


def machine() -> str:
    """The platform, and how its times were measured."""
    return f"Python {platform.python_version()} on {platform.machine()}, CPU time, medians"


def table(loop: float, results: list[Result]) -> str:
    """The results as text."""
    lines = [
        machine(),
        "",
        f"{'the fixed loop':44}{1 / loop:10,.0f} /s  {'1:1':>10}",
        *map(str, results),
        "",
        "The last column is the time of one to the time of the loop: 75 times a list of six small",
        "tuples, a pick from it and three writes, in plain Python.",
    ]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    parser = command("tests.benchmarks", __doc__)
    parser.add_argument("words", nargs="*", help="only measures with one of these in their name")
    parser.add_argument(
        "--rounds", type=positive, help="rounds that count (9; browser: each its own)"
    )
    parser.add_argument("--scale", type=float, default=1.0, help="length of each round (1.0)")
    parser.add_argument("--browser", action="store_true", help="measure in Chromium instead")
    parser.add_argument("--against", metavar="COMMIT", help="compare with another commit")
    given = parser.parse_args(arguments)

    def wanted(name: str) -> bool:
        return not given.words or any(word.lower() in name.lower() for word in given.words)

    if given.against and not against.is_commit(given.against):
        parser.error(f"there is no commit {given.against!r} in this repository")
    if given.browser:
        from tests.benchmarks import browser

        chosen = [measure for measure in browser.MEASURES if any(map(wanted, measure.rows))]
        if not chosen:
            parser.error(f"no measure has {' or '.join(given.words)} in its name")
        for line in browser.table(chosen, given.against, given.rounds):
            print(line, flush=True)
        return
    measures = [
        measure
        for measure in (engine.MEASURES if given.against else collected())
        if wanted(measure.name)
    ]
    if not measures:
        parser.error(f"no measure has {' or '.join(given.words)} in its name")
    rounds = given.rounds or 9
    if given.against:
        print(machine(), "", sep="\n")
        print(*against.compared(measures, given.against, rounds, given.scale), sep="\n")
        return
    samples = [here for (here,) in measure_all(measures, [Here()], rounds, given.scale)]
    loop = median(sample.loop for here in samples for sample in here)
    print(table(loop, list(map(Result.of, measures, samples))))
    if any(measure in board.MEASURES for measure in measures):
        print("", *board.notes(None if given.scale >= 1 else 3), sep="\n")


if __name__ == "__main__":
    main()
