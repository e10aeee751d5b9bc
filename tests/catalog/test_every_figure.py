"""Each figure of the catalog changes the game: none is duplicated in the engine.

`changed_figures.py` changes them one at a time and plays games: the quick tests with one figure of
every sixth kind, the long ones with all. No list of figures stands here, but those that cannot
change a game by themselves, with the reason.
"""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("changed_figures.py")

#: Random games of each mix. Each figure is tried in one after another until something differs.
GAMES = 40  # with 15 one more Wonder in the box hid a rare effect

#: What names a figure -> why no other value of it alone can be seen in a game.
ALONE = {
    r"base supply players": "the rules are written for two players",
    r"\w+ card .* symbol_provided": "a name: that it makes a card free stands with that card",
    r"agora decree [\w-]+ number": "what it is called; its rule has the number",
    r"pantheon mythology \w+ (focus|colour)": "a word and a colour on the boards",
    r"pantheon pantheon tokens \w+ age-\d kind": "a word for the boards: the Age decides",
}
#: The same for figures that the loader lets change only together with others.
TOGETHER = {
    r"base supply (cards_removed_per_age|guilds_in_age_3)": "the decks fill the structures",
    r"pantheon grand_temples in_age_3": "the decks fill the structures",
    r"agora senators in_age_\d": "the decks fill the structures",
    r"pantheon pantheon tokens \w+ age-\d places \d 0": "tokens lie on cards that are face down",
}


@cache
def results(which: str) -> dict[str, str]:
    """The result of changing each figure: of all, or of a visible sample."""
    command = [sys.executable, str(SCRIPT), str(GAMES), which, *(ALONE if which == "some" else ())]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def matching(results: dict[str, str], kind: str) -> list[str]:
    return [name for name, result in results.items() if result.partition(":")[0] == kind]


def is_one_of(name: str, patterns: dict[str, str]) -> bool:
    return any(re.fullmatch(pattern, name) for pattern in patterns)


both_ways = pytest.mark.parametrize("which", ["some", pytest.param("all", marks=pytest.mark.slow)])


@both_ways
def test_each_figure_changes_the_game(which: str) -> None:
    assert len(results(which)) > {"some": 25, "all": 600}[which]
    unseen = matching(results(which), "")
    assert [name for name in unseen if not is_one_of(name, ALONE)] == []


@both_ways
def test_the_engine_can_do_with_other_figures(which: str) -> None:
    found = results(which)
    assert [found[name] for name in matching(found, "failed")] == []


@both_ways
def test_only_figures_that_belong_together_are_refused(which: str) -> None:
    refused = matching(results(which), "refused")
    assert [name for name in refused if not is_one_of(name, TOGETHER)] == []


@pytest.mark.slow
@pytest.mark.parametrize("pattern", [*ALONE, *TOGETHER])
def test_the_exceptions_are_exceptions(pattern: str) -> None:
    every = results("all")
    about = {name for name in every if re.fullmatch(pattern, name)}
    assert about
    assert about != about & set(matching(every, "seen"))
