"""The page of all components: what each one is, does, and where the engine does it."""

from pathlib import Path

from duel_nb.catalog import CATALOG, KINDS
from duel_nb.lessons import components as page
from duel_nb.rulebook import RULEBOOK

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
COMPONENTS = [component for kind in KINDS for component in CATALOG.components(kind)]


def test_the_page_is_up_to_date() -> None:
    assert not page.is_stale(EXAMPLES), "write it again with: duel-nb components"


def test_every_component_has_a_row() -> None:
    rows = [line for line in page.markdown(EXAMPLES).splitlines() if line.startswith("| **")]
    named = [line.split("**")[1] for line in rows]
    wanted = {component.name for component in COMPONENTS if component.kind != "mythology"}
    assert set(named) == wanted
    assert len(named) == len(wanted)


def test_a_row() -> None:
    way = CATALOG.wonder("appian-way")
    assert [*page.figures(way)] == ["costs 2 clay, 2 stone, 1 papyrus", "3 points"]
    assert [*page.effects(way)] == ["take 3 coins", "the opponent loses 3 coins", "play again"]
    assert [*page.code(way)] == ["effects/verbs.py: take_coins, opponent_loses, play_again"]
    assert page.rules(way) == ["BASE-W-APPIAN"]


def test_what_is_special_is_found_under_its_name() -> None:
    neptune = CATALOG.divinity("neptune")
    assert [*page.code(neptune)] == [
        "effects/pantheon.py: neptune, remove_military_token",
        "effects/supremacy.py: resolve_token",
        "choices/pantheon.py: NeptunesLastToken",
    ]
    assert page.rules(neptune)[0] == "PAN-NEPTUNE-01"
    knossos = CATALOG.wonder("knossos")
    assert next(page.effects(knossos)) == "when drafted: place 1 Influence cube"


def test_what_goes_on_after_a_choice_is_part_of_the_code() -> None:
    curia = CATALOG.wonder("curia-julia")
    assert [*page.code(curia)] == [
        "effects/verbs.py: conspire, take_coins, play_again, go_on",
        "choices/agora.py: CuriaJulia",
    ]
    events = CATALOG.conspiracy("turn-of-events")
    assert "turn/play.py: _reveal_at_once" in page.code(events)


def test_what_lasts_leads_to_its_code() -> None:
    strategy = CATALOG.progress_token("strategy")
    assert [*page.figures(strategy)] == ["1 shield more on each red card built later"]
    assert "effects/verbs.py: shields" in page.code(strategy)


def test_what_a_component_does_or_changes_for_good_leads_to_code_and_rules() -> None:
    for component in COMPONENTS:
        assert [*page.code(component)] or not (component.does or page.lasting(component)), component
        if component.does:
            assert page.rules(component), component
            assert set(page.rules(component)) <= set(RULEBOOK), component
