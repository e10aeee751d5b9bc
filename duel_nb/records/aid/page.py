"""The player aid as one HTML file, to print: two pages for each set.

All words are those of the rulebook and of the components, all figures those of the catalog; only
a few headings are its own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from html import escape
from importlib.resources import files
from typing import Any, Final

from duel_nb.catalog import CATALOG, SETS, Card, Component
from duel_nb.engine.configure import configure, usual_edition
from duel_nb.page.paper import paper_style, printed_page
from duel_nb.quoting import Given
from duel_nb.records.aid import entries
from duel_nb.rulebook import RULEBOOK
from duel_nb.words.translate import translate

_STYLE: Final = files("duel_nb.records.aid").joinpath("page.css").read_text("utf-8")


def player_aid(expansions: Given[Iterable[str]] = (), paper: Given[str] = "a4") -> str:
    """The player aid as one HTML file: two pages for the base game and for each expansion.

    Args:
        expansions: of "pantheon" and "agora".
        paper: "a4" or "letter".

    Raises:
        DuelError: an expansion or the paper is unknown.
    """
    chosen = configure(expansions, usual_edition(), ("A", "B")).expansions
    style = paper_style(paper) + _STYLE
    sheets = [(one, page) for one in SETS if one in _SHEETS for page in _SHEETS[one]]
    wanted = [(one, page) for one, page in sheets if one == "base" or one in chosen]
    title = translate("aid-title")
    heads = {one: translate("editor-base" if one == "base" else f"set-{one}") for one in _SHEETS}
    pages = "".join(
        f"<main class=page data-set={one}><h1>{escape(heads[one])} "
        f"<small>{escape(title)}, {number % 2 + 1}/2</small></h1>"
        f"<div class=columns>{page(chosen)}</div></main>"
        for number, (one, page) in enumerate(wanted)
    )
    return printed_page(title, pages, style)


def _titled(rule: str, *pieces: str) -> str:
    """A section under the heading that the rulebook gives a rule."""
    return entries.section(RULEBOOK[rule].section, *pieces)


def _of_rules(*ids: str) -> str:
    """A section of rules."""
    return _titled(ids[0], entries.rules(*ids))


def _in(set_: str, found: Iterable[Component]) -> list[Any]:
    """Those of a set."""
    return [one for one in found if one.set == set_]


def _deck(set_: str, deck: str) -> list[Card]:
    """The cards of a deck, each once."""
    return [*{one.id: one for one in CATALOG.deck(deck) if one.set == set_}.values()]


# -- the pages -------------------------------------------------------------------------------------


def _base_rules(chosen: Collection[str]) -> str:
    return "".join(
        (
            entries.section(
                translate("first-goal-title"),
                entries.paragraph("first-goal"),
                entries.rules("BASE-END-03", "BASE-END-04"),
            ),
            _of_rules("BASE-TURN-02", "BASE-TURN-04", "BASE-TURN-05", "BASE-TURN-08"),
            _of_rules("BASE-BUILD-01", "BASE-DISC-01", "BASE-WON-01", "BASE-WON-03"),
            _of_rules("BASE-COST-01", "BASE-COST-03", "BASE-PROD-02"),
            _of_rules("BASE-TRADE-01", "BASE-TRADE-03", "BASE-TRADE-06"),
            _titled("BASE-CHAIN-01", entries.rules("BASE-CHAIN-01"), entries.chains(("base",))),
            _titled(
                "BASE-MIL-01",
                entries.rules("BASE-MIL-01", "BASE-MIL-05", "BASE-MIL-02", "BASE-MIL-07"),
                entries.military_zones(agora="agora" in chosen),
            ),
            _titled("BASE-SCI-02", entries.rules("BASE-SCI-02", "BASE-SCI-06"), entries.symbols()),
            _of_rules("BASE-AGE-02", "BASE-AGE-03"),
        )
    )


def _base_components(chosen: Collection[str]) -> str:
    return "".join(
        (
            _titled("BASE-W-PYRAMIDS", entries.components(_in("base", CATALOG.wonders))),
            _titled("BASE-PROG-LAW", entries.components(_in("base", CATALOG.progress))),
            ""
            if "pantheon" in chosen  # then nobody meets a Guild
            else _titled("BASE-G-BUILDERS", entries.components(_deck("base", "guild"))),
            _of_rules(*(f"BASE-SCORE-0{n}" for n in range(1, 9))),
        )
    )


def _pantheon_rules(chosen: Collection[str]) -> str:
    return "".join(
        (
            _titled(
                "PAN-MYTH-01",
                entries.pantheon_tokens(),
                entries.rules("PAN-MYTH-01", "PAN-MYTH-02", "PAN-MYTH-03"),
                entries.rules("PAN-OFF-01", "PAN-OFF-02", "PAN-OFF-03"),
            ),
            _titled(
                "PAN-ACT-01",
                entries.rules("PAN-ACT-01", "PAN-ACT-03"),
                entries.space_prices(),
                entries.rules("PAN-ACT-02", "PAN-ACT-08", "PAN-ACT-09"),
            ),
            _titled(
                "PAN-TEMPLE-01",
                entries.rules("PAN-TEMPLE-02", "PAN-TEMPLE-03", "PAN-TEMPLE-05"),
                entries.components(_deck("pantheon", "grand-temple")),
            ),
        )
    )


def _pantheon_components(chosen: Collection[str]) -> str:
    return "".join(
        (
            _titled("PAN-MARS-01", entries.divinities()),
            _titled(
                "PAN-GATE-02",
                entries.components([CATALOG.gate]),
                entries.rules("PAN-GATE-01", "PAN-GATE-02", "PAN-GATE-03"),
            ),
            _titled(
                "PAN-SANCT-01",
                entries.components(_in("pantheon", CATALOG.wonders)),
                entries.components(_in("pantheon", CATALOG.progress)),
            ),
            _of_rules("PAN-END-01"),
        )
    )


def _agora_rules(chosen: Collection[str]) -> str:
    return "".join(
        (
            _of_rules("AGO-END-01", "AGO-CTRL-08"),
            _of_rules("AGO-TURN-01", "AGO-TURN-02"),
            _titled(
                "AGO-SENATOR-01",
                entries.rules("AGO-SENATOR-02", "AGO-POL-01"),
                entries.senate_actions(),
                entries.rules("AGO-POL-03", "AGO-POL-04", "AGO-POL-05"),
                entries.rules("AGO-CONSPIRATOR-01", "AGO-CONSPIRATOR-02"),
                entries.components(_deck("agora", "senator")),
            ),
            _titled(
                "AGO-CTRL-01",
                entries.chambers(),
                entries.rules("AGO-CTRL-01", "AGO-CTRL-03", "AGO-CTRL-06", "AGO-CTRL-07"),
            ),
            _titled(
                "AGO-MIL-01",
                entries.military_zones(agora=True),
                entries.rules("AGO-MIL-03"),
            ),
            _titled(
                "AGO-CURIA-01",
                entries.components(_in("agora", CATALOG.wonders)),
                entries.components(_in("agora", CATALOG.progress)),
            ),
        )
    )


def _agora_components(chosen: Collection[str]) -> str:
    return "".join(
        (
            _titled("AGO-DECREE-01", entries.components(CATALOG.decrees)),
            _titled(
                "AGO-PLOT-01",
                entries.rules("AGO-PLOT-01", "AGO-PLOT-02", "AGO-PLOT-05"),
                entries.components(CATALOG.conspiracies),
            ),
        )
    )


_Page = Callable[[Collection[str]], str]
_SHEETS: Final[Mapping[str, tuple[_Page, _Page]]] = {
    "base": (_base_rules, _base_components),
    "pantheon": (_pantheon_rules, _pantheon_components),
    "agora": (_agora_rules, _agora_components),
}
"""The two pages of each set."""
