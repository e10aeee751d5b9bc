"""Rules of the sets in play come first."""

from __future__ import annotations

from duel_nb.rulebook import rules
from duel_nb.rulebook.lookup import in_play_first, look_up


def test_what_is_not_in_play_comes_last() -> None:
    found = [rule.id for rule in in_play_first(rules("turn"), {"agora"})]
    out = [id.startswith(("PAN-", "BOTH-")) for id in found]
    assert out == sorted(out)
    assert any(out)
    assert {rule.id for rule in rules("turn")} == set(found)
    assert [rule.id for rule in in_play_first(rules("turn"), {"pantheon", "agora"})] == [
        rule.id for rule in rules("turn")
    ]


def test_it_keeps_the_order_of_the_search() -> None:
    base = [rule.id for rule in look_up("turn").rules if rule.id.startswith(("BASE-", "GEN-"))]
    first = [rule.id for rule in look_up("turn").in_play_first(()).rules]
    assert first[: len(base)] == base
