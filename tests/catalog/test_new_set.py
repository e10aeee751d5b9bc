"""A small set of promotional components: one data file, one id in the code and a name.

It is added to a copy of the package, as somebody would add it, and then played, saved, loaded,
drawn, explained and asked about alone and with each expansion.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PROMO = """\
set = "demo"

[wonder]
villa-of-hadrian = { name = "Villa of Hadrian", cost = { coins = 1 }, points = 2, \
    does = ["take 2 coins for each red card", "discard a brown card of the opponent"] }
nilometer = { name = "Nilometer", cost = { coins = 1 }, does = ["play again"] }

[progress]
geometry = { name = "Geometry", points = 3 }
"""

#: Plays, saves, loads, draws, explains and queries games with these other sets.
SCRIPT = """
import random, sys
import duel_nb as duel
from duel_nb.boards.paint import png
from duel_nb.session import text
from duel_nb.boards.scene.board import scene
from duel_nb.players import player

sets = {"demo", *sys.argv[1:]}

def everything(s):
    assert duel.from_json(s.to_json()) == s
    for who in "AB":
        view = s.view(who)
        assert duel.from_json(view.to_json()) == view
    assert text.text(s)
    for event in s.events:
        str(event)
    for action in s.legal_actions():
        if action.wonder is not None and action.verb == "wonder":
            str(s.cost_of(s.city(s.to_act).wonders[0].wonder.name))

drafted = built = 0
for seed in range(8):
    dice = random.Random(seed)
    s = duel.new_game(seed=seed, expansions=sets, names=("Ada", "Ben"))
    board = duel.board(s) if seed == 0 else None
    for count in range(400):
        if s.outcome is not None:
            break
        if count % 20 == 0:
            everything(s)
        actions = list(s.legal_actions())
        ours = [a for a in actions if "Hadrian" in str(a) or "Nilo" in str(a) or "Geom" in str(a)]
        s = s.play(dice.choice(ours or actions))
    assert s.outcome is not None
    everything(s)
    png.paint(scene(s), 0.3)
    cities = [s.city(who) for who in "AB"]
    drafted += sum(w.wonder.set == "demo" for c in cities for w in c.wonders)
    built += sum(w.wonder.set == "demo" and w.standing for c in cities for w in c.wonders)
assert drafted > 4 and built > 2, (drafted, built)

s = duel.new_game(seed=3, expansions=sets)
while s.age == 0:
    chooses = player("skilled")
    s = s.play(chooses.choose(s.view(s.to_act), s.legal_actions()))
    form = duel.referee(s).form

setup = dict(
    A={"coins": 4, "cards": ["Stable"], "wonders": ["Villa of Hadrian"], "progress": ["Geometry"]},
    B={"cards": ["Quarry", "Clay Pit"]}, structure=["Courthouse"], names=("Ada", "Ben"),
    expansions=sets,
)
s = duel.position(**setup)
everything(s)
print(s.cost_of("Villa of Hadrian"))
pair = duel.position(
    A={"coins": 9, "cards": ["Scriptorium"]}, structure=["Library"], progress=["Geometry"],
    expansions=sets,
)
print(pair.play("build Library").play("take Geometry").scores()["A"].categories["progress"])
asked = s.play("wonder Villa of Hadrian with Courthouse")
print(*asked.decisions, sep="\\n")
everything(asked)
referee = duel.referee(**setup)
print(referee.can("A", "wonder Villa of Hadrian with Courthouse"))
print(referee.cost("Villa of Hadrian", "A"))
print(duel.ask("What does the Villa of Hadrian cost A with 5 coins?"))
form = referee.form
assert form.editor.last_error is None
form.editor.line.value = "Ben: Nilometer"
assert form.editor.last_error is None and not form.editor.problem, form.editor.problem
assert form.editor.setup["B"]["wonders"] == ["Nilometer"], form.editor.setup
form.box.what.value = "wonder Villa of Hadrian with Courthouse"
assert form.box.last_error is None
for language in ("de", "fr", "ru", "en"):
    duel.language(language)
    text.text(asked), [str(event) for event in asked.events], asked.decisions
    duel.referee(**setup).form
without = duel.position(structure=["Courthouse"], expansions=sets - {"demo"})
print(without.why_not("wonder Villa of Hadrian with Courthouse"))
for seed in range(8):
    plain = duel.new_game(seed=seed, expansions=sets - {"demo"})
    assert not any(id in plain.to_json() for id in ("geometry", "nilometer", "villa-of-hadrian"))
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the new set."""
    package = tmp_path_factory.mktemp("demo") / "duel_nb"
    shutil.copytree(
        ROOT / "duel_nb", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "course")
    )
    (package / "catalog" / "data" / "demo.toml").write_text(PROMO.replace("\\\n", ""))
    for file, old, new in (
        ("catalog/terms.py", r"^SETS\b(.*)\)$", r'SETS\1, "demo")'),
        ("words/en/terms.ftl", r"^set-agora = .*$", r"\g<0>\nset-demo = Demo"),
    ):
        text = (package / file).read_text(encoding="utf-8")
        text, count = re.subn(old, new, text, flags=re.MULTILINE)
        assert count == 1, f"{file}: expected one line like {old}"
        (package / file).write_text(text, encoding="utf-8")
    return package.parent


def each_mix() -> list[object]:
    """With both other sets; as slow tests, also with none and with each alone."""
    fewer = {"base": (), "pantheon": ("pantheon",), "agora": ("agora",)}
    long = [pytest.param(sets, id=id, marks=pytest.mark.slow) for id, sets in fewer.items()]
    return [*long, pytest.param(("pantheon", "agora"), id="both")]


@pytest.mark.parametrize("others", each_mix())
def test_a_set_of_promotional_components(others: tuple[str, ...], tree: Path) -> None:
    command = [sys.executable, "-W", "error", "-c", SCRIPT, *others]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=tree, env={"PYTHONPATH": str(tree)}
    )
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert said[:4] == [
        "Villa of Hadrian for Ada: 1 coin; 1 coin printed in the cost",
        "3",
        "Ada discards one of Ben's brown cards. (BASE-W-ZEUS)",
        "Can Ada construct Villa of Hadrian with the Courthouse? Yes, for 1 coin.",
    ]
    assert "- Ada takes 2 coins for Villa of Hadrian. (BASE-CARD-01)" in said
    assert "What does Ada pay for Villa of Hadrian? 1 coin." in said
    assert said[-1] == "Villa of Hadrian belongs to Demo, which is not in play. (BASE-COMP-07)"
