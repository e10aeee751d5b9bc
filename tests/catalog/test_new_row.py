"""A new component with existing effects is one row of a data file, and can be played."""

import subprocess
import sys
from textwrap import dedent

#: Adds rows to base.toml as it is read, in its own process, since that happens at import.
WITH_ROWS = dedent(
    """
    import tomllib
    from importlib import import_module
    read, mark = tomllib.loads, "[progress]"
    rows = {rows!r}

    def loads(text):
        return read(text.replace(mark, rows + mark) if "[supply]" in text else text)

    tomllib.loads = loads
    duel = import_module("duel_nb")
    """
)


def play(rows: str, code: str) -> list[str]:
    """Run code with these additional Wonders; return its output and errors."""
    command = [sys.executable, "-c", WITH_ROWS.format(rows=rows) + dedent(code)]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.stdout.splitlines() + done.stderr.splitlines()[-1:]


def test_a_promotional_wonder() -> None:
    row = """
        villa-of-hadrian = { name = "Villa of Hadrian", cost = { coins = 1 }, points = 2, \
            does = ["take 2 coins for each red card"] }
        """
    code = """
        from duel_nb.session.components import wonder_words
        s = duel.position(
            A={"coins": 4, "cards": ["Stable", "Walls", "Tavern"], "wonders": ["Villa of Hadrian"]},
            structure=["Courthouse"], names=("Ada", "Ben"),
        )
        after = s.play("wonder Villa of Hadrian with Courthouse")
        print(after.city("A").coins, after.scores()["A"].categories["wonders"])
        print(*after.events[2:], sep="\\n")
        print(duel.from_json(after.to_json()) == after)
        print(wonder_words(after.city("A").wonders[0].wonder))
        """
    assert play(row, code) == [
        "7 2",
        "Ada takes 4 coins for Villa of Hadrian. (BASE-CARD-01)",
        "True",
        "Villa of Hadrian: costs 1 coin; 2 points, take 2 coins for each red card",
    ]


def test_a_wonder_that_asks() -> None:
    row = """
        oracle = { name = "Oracle of Delphi", cost = { coins = 1 }, \
            does = ["play again", "draw 2 Progress tokens from the box and keep 1", \
                "discard a brown card of the opponent"] }
        """
    code = """
        s = duel.position(
            A={"coins": 4, "wonders": ["Oracle of Delphi"]}, B={"cards": ["Quarry"]},
            structure=["Courthouse"], names=("Ada", "Ben"),
        )
        asked = s.play("wonder Oracle of Delphi with Courthouse")
        print(*asked.decisions, sep="\\n")
        asked = duel.from_json(asked.to_json())
        print(*asked.play(asked.legal_actions()[0]).decisions, sep="\\n")
        """
    assert play(row, code) == [
        "Ada discards one of Ben's brown cards. (BASE-W-ZEUS)",
        "Ada keeps one of the 2 Progress tokens drawn from the box. (BASE-W-LIBRARY)",
        "Ada discards one of Ben's brown cards. (BASE-W-ZEUS)",
    ]


def test_a_wonder_that_places_cubes() -> None:
    row = """
        trajan = { name = "Forum of Trajan", cost = { coins = 1 }, rule = "AGO-SENATE-04", \
            does = ["place 2 Influence cubes", "remove 1 Influence cube of the opponent"] }
        """
    code = """
        s = duel.position(
            A={"coins": 4, "wonders": ["Forum of Trajan"]}, B={"cubes": [1]},
            structure=["Courthouse"], expansions={"agora"}, names=("Ada", "Ben"),
        )
        s = s.play("wonder Forum of Trajan with Courthouse")
        print(*duel.from_json(s.to_json()).decisions, sep="\\n")
        """
    placed = "Ada puts a cube into any Chamber (Forum of Trajan). (AGO-SENATE-04)"
    assert play(row, code) == [
        "Ada removes one of Ben's cubes from the Senate (Forum of Trajan). (AGO-SENATE-04)",
        placed,
        placed,
    ]


def test_an_effect_that_asks_for_a_choice_nobody_has_declared() -> None:
    row = """
        oracle = { name = "Oracle", cost = {}, does = ["take an unbuilt Wonder of the opponent"] }
        """
    (said,) = play(row, "")
    assert said.endswith(
        'base.toml, oracle, key "does": "take an unbuilt Wonder of the opponent" needs a choice of '
        "its own: a row of duel_nb/engine/choices"
    )
