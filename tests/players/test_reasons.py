"""Every reason is true of the action it is given for, and not of the action it is compared with.

Each is checked by playing the actions in other worlds than those in which it was found.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG, ProgressToken, Wonder
from duel_nb.engine import Action, GameState
from duel_nb.engine.worlds import own_turn, random_world
from duel_nb.languages import LANGUAGES
from duel_nb.players.coach import Advice
from duel_nb.players.coach_reason import COUNTED, CoachReason, bears_on
from duel_nb.players.evaluation import chance_of
from duel_nb.players.gains import certain
from duel_nb.players.reasons import Reasons
from duel_nb.words import speaking
from tests.engine.games import FOUR, PANTHEON, Mix, of_every_kind, positions

#: How a reason is checked: the position before the action, the one after it, and the reason.
Check = Callable[[GameState, GameState, CoachReason], bool]


def other(reason: CoachReason) -> str:
    return "BA"["AB".index(reason.player)]


def to_the_end_of_the_turn(state: GameState) -> Iterator[GameState]:
    """The position, and those after each choice until all are made."""
    rng = random.Random(5)
    yield state
    while state.decisions and state.decisions[-1].kind != "begin":
        state = state.play(rng.choice(state.legal_actions()))
        yield state


def turn_done(state: GameState) -> GameState:
    """The position once all choices are made."""
    return [*to_the_end_of_the_turn(state)][-1]


def plays_again(before: GameState, after: GameState, reason: CoachReason) -> bool:
    """The turn ends with another one of the same player, which an event has announced."""
    [*states] = to_the_end_of_the_turn(after)
    told = [event for state in states for event in state.events if event.player == reason.player]
    done = states[-1]
    same_age = done.age == before.age and done.outcome is None
    again = any(event.kind == "again" for event in told)
    return again and (not same_age or done.turn == reason.player)


def well_chosen(state: GameState, who: str) -> GameState:
    """The position once a player has made the choices that are due, as well as can be judged."""
    due = [decision.kind for decision in state.decisions]
    while due and state.to_act == who and due[-1] not in ("draft", "begin"):
        choices = [state.play(action) for action in state.legal_actions()]
        state = max(choices, key=lambda one: chance_of(one, who))
        due = [decision.kind for decision in state.decisions]
    return state


def chosen(state: GameState, reason: CoachReason) -> GameState:
    """The position once the choices are made that the reason names, or else well chosen."""
    for action in reason.choices:
        if action not in state.legal_actions():
            break
        state = state.play(action)
    return well_chosen(state, reason.player)


def wins(state: GameState, who: str) -> list[Action]:
    """The actions by which a player wins at once by a supremacy, with the choices after them."""
    after = {action: well_chosen(state.play(action), who) for action in state.legal_actions()}
    ends = {action: state.outcome for action, state in after.items()}
    return [a for a, end in ends.items() if end and end.winner == who and end.rule != "BASE-END-02"]


def stops(before: GameState, after: GameState, reason: CoachReason) -> bool:
    threat = wins(own_turn(before, other(reason)), other(reason))
    return reason.subject in threat and not wins(after, other(reason))


def lies_there(state: GameState, reason: CoachReason, accessible: bool = False) -> bool:
    places = [place for place in state.structure if place.card == reason.subject]
    return any(place.accessible or not accessible for place in places)


def denies(before: GameState, after: GameState, reason: CoachReason) -> bool:
    theirs = own_turn(before, other(reason)).legal_actions()
    could = any(a.verb in ("build", "recruit") and a.card == reason.subject for a in theirs)
    return could and (before.age != after.age or not lies_there(after, reason, accessible=True))


def uncovers(before: GameState, after: GameState, reason: CoachReason) -> bool:
    mine = lies_there(before, reason, accessible=True)
    return not mine and lies_there(after, reason, accessible=True) and is_next(after, reason)


def turns_up(before: GameState, after: GameState, reason: CoachReason) -> bool:
    new = (after.face_up & ~before.face_up).bit_count()
    return new >= reason.figures["cards"] and is_next(after, reason)


def opens_nothing(before: GameState, after: GameState, reason: CoachReason) -> bool:
    was, now = (
        {place.name for place in state.structure if place.accessible} for state in (before, after)
    )
    return now <= was and is_next(after, reason)


def is_next(after: GameState, reason: CoachReason) -> bool:
    return after.to_act == after.turn == other(reason)


def points(state: GameState, who: str) -> int:
    sheet = state.scores()[who]
    return sheet.total - sheet.treasury - sheet.military


def resources(reason: CoachReason) -> tuple[str, ...]:
    assert isinstance(reason.subject, tuple)
    return reason.subject[:]  # type: ignore[return-value]


def produced(state: GameState, reason: CoachReason, who: str = "") -> int:
    [resource] = resources(reason)
    return state.city(who or reason.player).production.get(resource, 0)


def price_is_new(before: GameState, after: GameState, reason: CoachReason, who: str) -> bool:
    price, sign = reason.figures["coins"], 1 if who != reason.player else -1
    old, new = before.city(who).prices, after.city(who).prices
    return all(new[r] == price and sign * (new[r] - old[r]) > 0 for r in resources(reason))


def controls(state: GameState, who: str, reason: CoachReason) -> bool:
    return reason.figures["chamber"] - 1 in controlled(state, who)


def controlled(state: GameState, who: str) -> set[int]:
    assert state.senate is not None
    return {*state.senate.controlled("AB".index(who))}


def given_up(before: GameState, after: GameState, reason: CoachReason) -> set[int]:
    own = controlled(before, reason.player) - controlled(after, reason.player)
    return own | controlled(after, other(reason)) - controlled(before, other(reason))


def chained(before: GameState, after: GameState, reason: CoachReason) -> bool:
    card: Any = reason.subject
    mine = {one.id for one in after.city(reason.player).buildings}
    had = {one.id for one in before.city(reason.player).buildings}
    gone = [*after.discard_pile, *after.city("A").buildings, *after.city("B").buildings]
    return card.free_if_own in mine - had and card not in gone


def grown(what: Callable[[GameState, str], int]) -> Check:
    return lambda before, after, reason: what(after, reason.player) > what(before, reason.player)


def pushed(before: GameState, after: GameState, who: str) -> int:
    return (after.pawn - before.pawn) * (1 if who == "A" else -1)


def city(state: GameState, who: str) -> Any:
    return state.cities["AB".index(who)]


def lost(what: Callable[[GameState, str], Any], *, to_player: bool) -> Check:
    """A check that the opponent has lost the subject, and whether the player has it."""

    def check(before: GameState, after: GameState, reason: CoachReason) -> bool:
        had, has = what(before, other(reason)), what(after, other(reason))
        taken = reason.subject in what(after, reason.player)
        return reason.subject in had and reason.subject not in has and taken == to_player

    return check


def cards(state: GameState, who: str) -> Any:
    return state.city(who).buildings


def wonders(state: GameState, who: str) -> Any:
    return [site.wonder for site in state.city(who).wonders]


def standing(state: GameState, who: str) -> Any:
    return [site.wonder for site in state.city(who).wonders if site.standing]


def in_a_space(before: GameState, after: GameState, reason: CoachReason) -> bool:
    """A card lies in a space with these prices, where none lay: n + 2 coins for A, 9 - n for B."""
    if before.pantheon is None or after.pantheon is None:
        return False
    spaces = zip(before.pantheon.spaces, after.pantheon.spaces, strict=True)
    for number, (was, now) in enumerate(spaces, start=1):
        if was != now:
            both = (number + 2, 9 - number)[:: 1 if reason.player == "A" else -1]
            return both == (reason.figures["coins"], reason.figures["theirs"])
    return False


#: By kind, what must be so after the action. Those that count are below.
CHECKS: Final[dict[str, Check]] = {
    "wins": lambda before, after, r: after.outcome is not None and after.outcome == r.subject,
    "plays-again": plays_again,
    "pair": grown(
        lambda s, who: sum(d.kind == "progress" and d.player == who for d in s.decisions)
    ),
    "stops": stops,
    "denies": denies,
    "denies-best": denies,
    "buries": denies,
    "lets-win": lambda before, after, r: r.subject in wins(after, other(r)),
    "uncovers": uncovers,
    "turns-up": turns_up,
    "opens-nothing": opens_nothing,
    "symbol": lambda before, after, r: (
        len(after.city(r.player).symbols) == r.figures["symbols"]
        and len(before.city(r.player).symbols) < r.figures["symbols"]
    ),
    "resource": lambda before, after, r: produced(before, r) == 0 < produced(after, r),
    "production": lambda before, after, r: (
        produced(before, r) < produced(after, r) == r.figures["units"]
    ),
    "always": lambda before, after, r: (
        produced(before, r) < produced(after, r) == r.figures["units"]
        and any({*resources(r)} <= {*choice} for choice in before.city(r.player).choices)
    ),
    "any": grown(lambda s, who: len(s.city(who).choices)),
    "progress": grown(lambda s, who: len(s.city(who).progress)),
    "divinity": grown(lambda s, who: len(s.city(who).divinities)),
    "less": lambda before, after, r: (
        produced(before, r, other(r)) > produced(after, r, other(r)) == r.figures["units"]
    ),
    "trade": lambda before, after, r: price_is_new(before, after, r, r.player),
    "price": lambda before, after, r: price_is_new(before, after, r, other(r)),
    "chain": chained,
    "chain-of": lambda before, after, r: (
        chained(before, after, r) and r.of in after.city(r.player).buildings
    ),
    "control": lambda before, after, r: (
        controls(after, r.player, r)
        and not controls(before, r.player, r)
        and not given_up(before, after, r)
    ),
    "control-instead": lambda before, after, r: (
        controls(after, r.player, r)
        and not controls(before, r.player, r)
        and given_up(before, after, r) == {r.figures["other"] - 1}
    ),
    "control-left": lambda before, after, r: (
        controls(after, r.player, r)
        and given_up(before, after, r) == {r.figures["other"] - 1}
        and given_up(before, after, r) <= controlled(after, other(r))
    ),
    "control-lost": lambda before, after, r: (
        controls(before, other(r), r) and not controls(after, other(r), r)
    ),
    "conspiracy": grown(lambda s, who: len(s.city(who).conspiracies)),
    "offering": grown(lambda s, who: len(s.city(who).offering_tokens)),
    "mythology": grown(lambda s, who: len(s.city(who).mythology_tokens)),
    "space": in_a_space,
    "takes-card": lost(cards, to_player=True),
    "removes-card": lost(cards, to_player=False),
    "takes-wonder": lost(wonders, to_player=True),
    "removes-wonder": lost(wonders, to_player=False),
    "undoes-wonder": lambda before, after, r: (
        r.subject in standing(before, other(r))
        and r.subject not in standing(after, other(r))
        and r.subject in wonders(after, other(r))
    ),
    "lasts": lambda before, after, r: r.subject in after.city(r.player).progress,
    "wonder-any": lambda before, after, r: (
        after.city(r.player).wonders[-1].wonder.produces_one_of == r.subject
    ),
    "wonder-does": lambda before, after, r: (
        r.subject in after.city(r.player).wonders[-1].wonder.does
    ),
    "wonder-at-once": lambda before, after, r: (
        r.subject in after.city(r.player).wonders[-1].wonder.does_when_drafted
    ),
    "wonder-again": lambda before, after, r: after.city(r.player).wonders[-1].wonder.play_again,
}

#: What is so, or not, before any choice that an action leads to is made.
BEFORE_CHOICES: Final = frozenset({"plays-again", "pair", "denies", "denies-best", "buries"})

#: By kind, how much of what it counts an action brings.
COUNTS: Final[dict[str, Callable[[GameState, GameState, str], int]]] = {
    "military": pushed,
    "military-back": pushed,
    "points": lambda before, after, who: points(after, who) - points(before, who),
    "coins": lambda before, after, who: city(after, who).purse - city(before, who).purse,
    "takes-coins": lambda before, after, who: (
        city(before, "BA"["AB".index(who)]).purse - city(after, "BA"["AB".index(who)]).purse
    ),
    "wonder-shields": lambda before, after, who: after.city(who).wonders[-1].wonder.shields,
    "wonder-points": lambda before, after, who: after.city(who).wonders[-1].wonder.points,
    "wonder-coins": lambda before, after, who: after.city(who).wonders[-1].wonder.coins,
    "wonder-activation": lambda before, after, who: (
        after.city(who).wonders[-1].wonder.activation_discount
    ),
}


def holds(reason: CoachReason, worlds: list[GameState], action: Action) -> bool:
    """Whether a reason is true of an action in all these worlds."""
    if reason.kind == "lasts" and action.token != reason.subject:
        return False
    if action.verb != "draft" and reason.kind.startswith("wonder-"):
        return False
    played = [(before, before.play(action)) for before in worlds]
    if reason.kind not in BEFORE_CHOICES or reason.choices:
        played = [(before, chosen(after, reason)) for before, after in played]
    if reason.kind in COUNTS:
        amount = reason.figures[COUNTED[reason.kind][0]]
        count = COUNTS[reason.kind]
        return all(count(before, after, reason.player) >= amount for before, after in played)
    return all(CHECKS[reason.kind](before, after, reason) for before, after in played)


def saves(reason: CoachReason, worlds: list[GameState], action: Action, played: Action) -> bool:
    def coins(before: GameState, one: Action) -> int:
        after = well_chosen(before.play(one), reason.player)
        purse: int = city(after, reason.player).purse
        return purse

    more = {coins(before, action) - coins(before, played) for before in worlds}
    return more == {reason.figures["coins"]}


def cases(mix: Mix) -> Iterator[tuple[GameState, list[GameState], random.Random]]:
    """Views with other worlds: of each choice, of turns, and of the last card of each Age."""
    played = [*positions(mix, range(6))]
    last = [state for state in played if state.age and state.present.bit_count() == 1]
    rng = random.Random(11)
    for state in [*of_every_kind(played, 2), *rng.sample(last, min(len(last), 12))]:
        if state.to_act is not None and len(state.legal_actions()) > 1:
            view = state.view(state.to_act)
            yield view, [state, *(random_world(view, 900 + seed) for seed in range(5))], rng


@pytest.mark.parametrize("mix", FOUR, ids=lambda mix: mix.name)
def test_a_reason_is_true_of_its_action_and_not_of_the_other(mix: Mix) -> None:
    met = Counter[str]()
    for view, worlds, rng in cases(mix):
        found = Reasons(view)
        for _ in range(4):
            action, instead = rng.sample([*worlds[0].legal_actions()], 2)
            for reason in found.reasons(action, instead_of=instead):
                met[reason.kind] += 1
                if reason.kind == "saves":
                    assert saves(reason, worlds, action, instead), (reason, action, instead)
                    continue
                assert holds(reason, worlds, action), (reason, action)
                assert not holds(reason, worlds, instead), (reason, action, instead)
            for reason in found.drawbacks(instead, action):
                met[reason.kind] += 1
                if reason.kind != "may-let-win":
                    assert holds(reason, worlds, instead), (reason, instead)
                    assert not holds(reason, worlds, action), (reason, instead, action)
    assert len(met) >= 10, met


def test_an_action_after_which_the_player_goes_on_may_still_stop_the_opponent() -> None:
    state = duel.position(
        expansions=["pantheon"],
        A={"coins": 30},
        B={"coins": 30},
        age=2,
        pawn=-8,
        structure=["Archery Range", "Brewery"],
        discard=["Palisade"],
        pantheon={2: "Hades"},
    )
    view, actions = state.view("A"), {str(one): one for one in state.legal_actions()}
    build, discard, hades = (
        actions[one] for one in ("build Archery Range", "discard Brewery", "activate Hades")
    )
    kinds = [one.kind for one in Reasons(view).reasons(build, instead_of=discard)]
    assert "stops" in kinds
    kinds = [one.kind for one in Reasons(view).reasons(build, instead_of=hades)]
    assert "stops" not in kinds


@pytest.mark.parametrize(
    ("kind", "sets", "position", "typed"),
    [
        (
            "removes-card",
            (),
            {"A": {"wonders": ["Circus Maximus"]}, "B": {"cards": ["Glassworks"]}},
            "wonder Circus Maximus with Brewery",
        ),
        ("takes-card", ("pantheon",), {"B": {"cards": ["Press"]}}, "activate Baal"),
        ("takes-wonder", ("pantheon",), {"B": {"wonders": ["Sphinx"]}}, "activate Ra"),
        ("undoes-wonder", ("pantheon",), {"B": {"built": ["Colossus"]}}, "activate Anubis"),
        (
            "removes-wonder",
            ("agora",),
            {"A": {"prepared": ["Sabotage"]}, "B": {"built": ["Colossus"]}},
            "trigger Sabotage",
        ),
    ],
)
def test_what_an_effect_takes_from_the_opponent_is_a_reason(
    kind: str, sets: tuple[str, ...], position: dict[str, Any], typed: str
) -> None:
    """Also where it is chosen after the action."""
    given: dict[str, Any] = {who: {"coins": 30} | position.get(who, {}) for who in "AB"}
    if "pantheon" in sets:
        given["pantheon"] = {2: "Baal", 3: "Ra", 4: "Anubis"}
    structure = ["Brewery", "Dispensary"]
    state = duel.position(expansions=[*sets], age=2, structure=structure, **given)
    action = state.read(typed)
    others = [one for one in state.legal_actions() if one.verb != action.verb]
    found = Reasons(state.view("A"))
    assert kind in [one.kind for one in found.reasons(action)]
    assert all(kind not in [one.kind for one in found.reasons(other)] for other in others)


def test_the_space_of_a_divinity_is_chosen_for_its_prices() -> None:
    """Space n costs A n + 2 coins and B 9 - n (PAN-COMP-04)."""
    played = [(state, state.legal_actions()) for state in positions(PANTHEON, range(2))]
    placing = [(state, legal) for state, legal in played if legal and legal[0].verb == "install"]
    assert placing
    for state, (near, *_, far) in placing:
        for action in (near, far):
            number = action.other
            prices = {"A": number + 2, "B": 9 - number}
            me = state.to_act or ""
            found = Reasons(state.view(me)).reasons(action)
            spaces = [one for one in found if one.kind == "space"]
            cheaper = prices[me] < prices["AB".replace(me, "")]
            assert [one.kind for one in spaces] == ["space"] * cheaper, "nothing against it is said"
            for space in spaces:
                assert space.figures["coins"] == prices[space.player]
                assert space.figures["theirs"] == prices[other(space)]


def test_to_conspire_is_no_reason_to_conspire() -> None:
    table = duel.position(
        expansions=["agora"], A={}, structure=["conspirator", "Altar"], filled=False
    )
    choice = table.play("recruit conspirator")
    conspire, place = map(choice.read, ("conspire", "place 1"))
    found = Reasons(choice.view("A"))
    for reasons in (found.reasons(conspire), found.reasons(conspire, instead_of=place)):
        assert "conspiracy" not in [one.kind for one in reasons]


@pytest.mark.parametrize("token", [token for token in CATALOG.progress if token.id != "law"])
def test_every_progress_token_has_a_reason(token: ProgressToken) -> None:
    """Most of them bring nothing at once, and much later."""
    city = {"coins": 20, "cards": ["Workshop"]}
    tokens = [token, CATALOG.progress[token.index - 1]]
    table = duel.position(
        age=2,
        expansions=["pantheon", "agora"],
        A=city,
        structure=["Laboratory"],
        progress=[one.name for one in tokens],
    )
    choice = table.play("build Laboratory")
    found = Reasons(choice.view("A")).reasons(choice.read(f"take {token.name}"))
    assert found
    assert all(str(one.message(choice.names)) for one in found)


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ([], ["points"]),  # at most two symbols are to come, besides Law
        (["Workshop", "School", "Library"], ["symbol", "points"]),
    ],
)
def test_a_symbol_that_cannot_lead_to_a_supremacy_is_no_reason(
    cards: list[str], told: list[str]
) -> None:
    table = duel.position(
        age=3, A={"coins": 30, "cards": cards}, B={}, structure=["Study", "Observatory", "Port"]
    )
    found = Reasons(table.view("A")).reasons(table.read("build Study"))
    assert [one.kind for one in found if one.kind in ("symbol", "points")] == told


def test_a_supremacy_that_is_near_is_said_of_every_suggestion() -> None:
    table = duel.position(
        age=2,
        A={"coins": 40, "cards": ["Pharmacist", "Library", "Workshop"]},
        B={},
        structure=["School", "Statue"],
        discard=["Apothecary"],
        expansions=["pantheon"],
        pantheon={2: "Hades"},
    )
    actions = [table.read("build School"), table.read("activate Hades")]
    for reasons in Reasons(table.view("A")).of_suggestions(actions):
        assert [one.kind for one in reasons] == ["symbol"]


def test_to_uncover_nothing_is_a_reason_where_other_actions_uncover_cards() -> None:
    cards = {"r5c1": "Altar", "r5c3": "Baths", "r5c9": "Theater"}
    full = duel.position(age=1, structure=cards, A={}, B={})
    altar, baths, theater = ("discard Altar", "discard Baths", "discard Theater")
    assert "opens-nothing" not in kinds(full, theater)  # nothing else uncovers anything
    begun = full.play(altar)
    assert "opens-nothing" in kinds(begun, theater)
    assert "opens-nothing" not in kinds(begun, baths)
    assert "opens-nothing" not in kinds(begun, theater, instead_of=baths)  # its drawback says it


def test_what_another_choice_would_bring_as_well_is_no_reason() -> None:
    """The Mausoleum brings a Progress token as well if it rebuilds a card that makes a pair."""
    city = {
        "coins": 30,
        "cards": ["Workshop"],
        "wonders": ["Great Library", "Mausoleum"],
    }
    library, mausoleum = ("wonder Great Library with Forum", "wonder Mausoleum with Forum")
    for discarded, said in (("Laboratory", False), ("Garrison", True)):
        state = duel.position(
            age=2,
            A=city,
            B={},
            structure=["Forum"],
            discard=[discarded, "Caravansery"],
            progress=["Law"],
        )
        assert ("progress" in kinds(state, library, mausoleum)) == said


def test_what_an_action_brings_and_what_it_denies_are_said_together() -> None:
    rich = {"coins": 20}
    cards = ["Palace", "Arsenal", "Study"]
    state = duel.position(age=3, A=rich, B=rich, structure=cards, filled=False)
    actions = [*map(state.read, ("build Palace", "discard Palace", "build Arsenal"))]
    found = [*Reasons(state.view("A")).of_suggestions(actions)]
    said = [[one.kind for one in reasons] for reasons in found]
    assert said == [["points", "denies-best"], ["denies-best"], ["military"]]
    advice = Advice(actions[0], 0.5, found[0], state.names)
    assert str(advice) == (
        "Build the Palace (50%): it brings A 7 points, and it takes away the best card for B."
    )
    for spoken in LANGUAGES:
        with speaking(spoken):
            assert all(str(one.message(state.names)) in str(advice) for one in found[0][1:])


def test_an_action_whose_choice_ends_the_game_keeps_its_gains() -> None:
    city = {"coins": 30, "wonders": ["Circus Maximus"]}
    other = {"coins": 30, "cards": ["Glassworks", "Press"]}
    state = duel.position(age=3, A=city, B=other, structure=["Study"], filled=False)
    found = Reasons(state.view("A")).reasons(state.read("wonder Circus Maximus with Study"))
    assert {"removes-card", "points"} <= {one.kind for one in found}


@pytest.mark.parametrize("mix", FOUR, ids=lambda mix: mix.name)
def test_a_suggestion_has_a_reason_that_does_not_hold_for_everything(mix: Mix) -> None:
    for view, worlds, rng in cases(mix):
        legal = [*worlds[0].legal_actions()]
        actions = rng.sample(legal, min(3, len(legal)))
        for action, reasons in zip(actions, Reasons(view).of_suggestions(actions), strict=True):
            for reason in reasons:
                assert holds(reason, worlds, action), (reason, action)
                assert not all(holds(reason, worlds, one) for one in legal), (reason, action)


def test_every_reason_is_said_in_four_languages() -> None:
    """With its figures and the names, and in no two of them alike."""
    found: dict[str, CoachReason] = {}
    for mix in FOUR:
        for view, worlds, rng in cases(mix):
            first, *others = rng.sample([*worlds[0].legal_actions()], 2)
            for reason in Reasons(view).reasons(first, instead_of=others[0]):
                found[reason.kind] = reason
    assert len(found) > 15
    for reason in found.values():
        said = set()
        for spoken in LANGUAGES:
            with speaking(spoken):
                text = str(reason.message(("Ada", "Ben")))
            said.add(text)
            assert "{" not in text
            assert "reason-" not in text
        assert len(said) == len(LANGUAGES), said


def kinds(state: GameState, typed: str, instead_of: str = "") -> dict[str, CoachReason]:
    """The reasons for an action, by kind."""
    other = state.read(instead_of) if instead_of else None
    found = Reasons(state.view(state.to_act)).reasons(state.read(typed), instead_of=other)
    return {one.kind: one for one in found}


def puzzle(number: int, expansion: str) -> GameState:
    """The position of a puzzle."""
    state = duel.puzzle(number=number, expansions={expansion}).exercise.state
    assert state is not None
    return state


def first(state: GameState, *typed: str) -> list[str]:
    """The kinds of the reasons that are said of several suggestions."""
    found = Reasons(state.view(state.to_act)).of_suggestions([*map(state.read, typed)])
    return [reasons[0].kind if reasons else "" for reasons in found]


def test_what_stops_the_opponent_is_said_before_anything_that_is_true_of_one_action_only() -> None:
    symbols = ["Workshop", "Apothecary", "Library", "Dispensary", "Academy"]
    state = duel.position(
        age=3,
        A={"coins": 20, "cards": ["Quarry", "Press"]},
        B={"coins": 9, "cards": symbols},
        structure=["University", "Gardens"],
        filled=False,
    )
    assert first(state, "build University", "discard University") == ["stops", "stops"]


def test_a_choice_that_a_reason_depends_on_is_named() -> None:
    state = duel.position(
        age=2,
        expansions=["agora"],
        A={"coins": 7, "cards": ["Altar", "Theater", "Statue"], "cubes": {4: 1}},
        B={"coins": 7, "cubes": {4: 1}},
        structure=["politician-centre", "Walls", "Barracks"],
    ).play("recruit politician-centre")
    control = kinds(state, "place 3", "pass")["control"]
    assert control.figures["chamber"] == 4
    assert [str(one) for one in control.choices] == ["place 4"]
    assert str(control.message(("Ada", "Ben"))).endswith("(next: place a cube in Chamber 4)")
    assert not kinds(state, "place 4", "pass")["control"].choices
    turn = duel.load_game("examples/games/both-expansions.json").position(77)
    control = kinds(turn, "recruit politician-centre", "build Scriptorium")["control"]
    assert [str(one) for one in control.choices] == ["place 4"] * 2  # and no third cube


def test_a_choice_is_the_one_that_a_search_found() -> None:
    state = duel.position(
        age=2,
        expansions=["agora"],
        A={"coins": 7, "cards": ["Altar"]},
        B={"coins": 7},
        structure=["politician-centre", "Walls", "Barracks"],
    )
    recruit, walls = state.read("recruit politician-centre"), state.read("discard Walls")
    for chamber in (3, 4):
        wanted = [state.play(recruit).read(f"place {chamber}")]
        found = Reasons(state.view("A"), {recruit: wanted}).reasons(recruit, instead_of=walls)
        [control] = [one for one in found if one.kind == "control"]
        assert control.figures["chamber"] == chamber
        assert [*control.choices] == wanted


def test_a_token_or_divinity_depends_on_the_choices_that_lead_to_it() -> None:
    """Not on which one it is, so that is not named."""
    hades = duel.position(
        age=2,
        expansions=["pantheon"],
        A={"coins": 20, "cards": ["Workshop"]},
        B={"coins": 7},
        structure=["Walls", "Barracks"],
        discard=["Palisade", "Laboratory"],
        progress=["Law", "Urbanism"],
        pantheon={2: "Hades"},
    )
    action = hades.read("activate Hades")
    wanted = [hades.play(action).read("build Laboratory")]
    found = Reasons(hades.view("A"), {action: wanted}).reasons(action)
    [token] = [one for one in found if one.kind == "progress"]
    assert [*token.choices] == wanted
    assert "divinity" not in [one.kind for one in found]  # that is what the action says
    theater = duel.position(
        age=2,
        expansions=["pantheon"],
        A={"coins": 30, "wonders": ["Divine Theater"]},
        B={"coins": 7},
        structure=["Walls", "Barracks"],
    )
    divinity = kinds(theater, "wonder Divine Theater with Walls", "discard Walls")["divinity"]
    assert not divinity.choices
    built = theater.play("wonder Divine Theater with Walls")
    wanted = [built.read("open mesopotamian")]
    wanted.append(built.play(wanted[0]).read("activate Enki"))
    action = theater.read("wonder Divine Theater with Walls")
    found = Reasons(theater.view("A"), {action: wanted}).reasons(action)
    [token] = [one for one in found if one.kind == "progress"]
    assert [*token.choices] == wanted


def test_a_card_is_not_kept_from_an_opponent_who_does_not_get_it_either_way() -> None:
    state = duel.position(
        age=2,
        expansions=["pantheon"],
        A={"coins": 20},
        B={"coins": 20, "cards": ["Workshop"]},
        structure=["Walls", "Laboratory", "Barracks"],
        progress=["Law", "Urbanism"],
        filled=False,
        pantheon={2: "Zeus"},
    )
    zeus, discard = map(state.read, ("activate Zeus", "discard Laboratory"))
    for choice in state.play(zeus).legal_actions():
        found = Reasons(state.view("A"), {zeus: [choice]}).reasons(discard, instead_of=zeus)
        same = choice.card == discard.card
        assert ("denies-best" in [one.kind for one in found]) != same


def test_a_card_that_another_turn_may_still_take_is_not_kept_from_the_opponent() -> None:
    state = duel.position(
        age=2,
        A={"coins": 30, "wonders": ["Sphinx"]},
        B={"coins": 20, "cards": ["Workshop"]},
        structure=["Walls", "Laboratory", "Barracks"],
        progress=["Law", "Urbanism"],
        filled=False,
    )
    assert "denies-best" in kinds(state, "discard Laboratory", "discard Walls")
    assert "denies-best" not in kinds(state, "discard Laboratory", "wonder Sphinx with Walls")


def test_another_turn_comes_with_a_wonder_that_is_chosen() -> None:
    state = duel.position(
        age=2,
        expansions=["pantheon"],
        A={"coins": 20, "wonders": ["Appian Way"]},
        B={"coins": 7},
        structure=["Walls", "Barracks"],
        discard=["Palisade"],
        pantheon={2: "Isis"},
    )
    again = kinds(state, "activate Isis")["plays-again"]
    assert [str(one) for one in again.choices] == ["wonder Appian Way with Palisade"]


def test_the_card_with_a_chain_symbol_is_named_where_it_is_chosen() -> None:
    state = duel.position(
        age=2,
        expansions=["pantheon"],
        A={"coins": 20},
        B={"coins": 7},
        structure=["Walls", "Barracks"],
        discard=["Palisade"],
        pantheon={2: "Hades"},
    )
    chain = kinds(state, "activate Hades", "discard Walls")["chain-of"]
    said = str(chain.message(("Ada", "Ben")))
    assert said.startswith("the chain symbol of the Palisade makes the Fortifications free for Ada")


def test_a_card_that_is_lost_comes_before_a_space_of_the_track() -> None:
    state = duel.position(
        age=2,
        A={"coins": 30, "wonders": ["Statue of Zeus"]},
        B={"coins": 7, "cards": ["Lumber Yard"]},
        structure=["Walls", "Barracks"],
    )
    reasons = [*kinds(state, "wonder Statue of Zeus with Walls", "discard Walls")]
    assert reasons.index("removes-card") < reasons.index("military")


@pytest.mark.parametrize(
    ("choices", "chamber", "is_given_up"),
    [(("place 4", "move 1 2"), 1, False), (("move 1 2", "move 2 3"), 1, True)],
)
def test_no_chamber_is_given_up_for_one_of_two(
    choices: tuple[str, str], chamber: int, is_given_up: bool
) -> None:
    """One is gained at once, and the other one by a move out of a Chamber."""
    state = duel.position(
        age=2,
        expansions=["agora"],
        A={"coins": 7, "cards": ["Altar", "Theater", "Statue"], "cubes": {1: 1}},
        B={"coins": 7},
        structure=["politician-centre", "Walls", "Barracks"],
    )
    recruit = state.read("recruit politician-centre")
    after, made = state.play(recruit), list[Action]()
    for choice in choices:
        made.append(after.read(choice))
        after = after.play(made[-1])
    found = Reasons(state.view("A"), {recruit: made}).reasons(recruit)
    given_up = [one.figures["other"] for one in found if one.kind == "control-instead"]
    assert given_up == ([chamber] if is_given_up else [])
    assert found


def test_a_chamber_that_is_given_up_is_said() -> None:
    state = duel.position(
        age=2,
        expansions=["agora"],
        A={"coins": 7, "cards": ["Altar"], "cubes": {4: 1, 6: 1}},
        B={"coins": 7, "cubes": {2: 1, 6: 1}},
        structure=["politician-centre", "Walls", "Barracks"],
    )
    moving = state.play("recruit politician-centre")
    moves = [one for one in map(str, moving.legal_actions()) if one.startswith("move")]
    assert {"move 4 5", "move 6 5"} <= {*moves}
    for typed, kind, other in (("move 4 5", "instead", 4), ("move 6 5", "left", 6)):
        control = kinds(moving, typed, "pass")[f"control-{kind}"]
        assert control.figures["chamber"] == 5
        assert control.figures["other"] == other


def test_what_matters_most_is_said_of_every_suggestion() -> None:
    state = duel.position(
        age=2,
        A={"coins": 20, "cards": ["Workshop", "Scriptorium"]},
        B={"coins": 7},
        structure=["Laboratory", "Library", "Walls"],
        progress=["Law", "Urbanism"],
        filled=False,
    )
    assert first(state, "build Laboratory", "build Library") == ["pair", "pair"]


def test_what_places_a_cube_explains_an_end_by_the_senate() -> None:
    state = next(
        one
        for one in (duel.new_game(seed, ["agora"]) for seed in range(50))
        if CATALOG.wonder("knossos") in one.offered
    )
    at_once = kinds(state, "draft Knossos")["wonder-at-once"]
    assert bears_on(at_once, "political")
    assert not bears_on(at_once, "science")


def test_a_choice_that_wins_is_a_victory_and_no_move_of_the_pawn() -> None:
    state = puzzle(32, "pantheon")
    found = kinds(state, "activate Gate")
    assert [str(one) for one in found["wins"].choices] == ["activate Mars"]
    assert str(found["wins"].message(state.names)).endswith("supremacy; next: activate Mars)")
    assert "military" not in found


def test_what_wins_with_the_choice_after_it_is_a_threat() -> None:
    state = puzzle(40, "agora")
    assert first(state, "recruit conspirator @r4c5", "discard Palace") == ["stops", ""]


def test_an_action_that_leads_to_a_choice_uncovers_the_same_cards() -> None:
    state = duel.load_game("examples/games/both-expansions.json").position(49)
    found = Reasons(state.view("B"))
    discard, elsewhere = map(state.read, ("discard conspirator @r3c3", "discard Customs House"))
    assert not found.drawbacks(discard, state.read("recruit conspirator @r3c3"))
    [turned_up] = found.drawbacks(discard, elsewhere)
    assert turned_up.figures == {"cards": 2}


def test_a_card_is_denied_only_if_no_other_of_its_name_is_left() -> None:
    one = duel.position(
        age=2, expansions=["agora"], A={"coins": 9}, structure=["conspirator", "Walls"]
    )
    two = duel.position(
        age=2,
        expansions=["agora"],
        A={"coins": 9},
        structure=["conspirator", "conspirator"],
        filled=False,
    )
    assert {"denies", "denies-best"} & {*kinds(one, "discard conspirator", "discard Walls")}
    first, other = (str(action) for action in two.legal_actions() if action.verb == "discard")
    assert not {"denies", "denies-best", "buries"} & {*kinds(two, first, other)}


@pytest.mark.parametrize("wonder", CATALOG.wonders, ids=str)
def test_each_effect_of_a_wonder_is_a_reason_to_draft_it(wonder: Wonder) -> None:
    drafts = (duel.new_game(seed, ["pantheon", "agora"]) for seed in range(200))
    draft = next(one for one in drafts if wonder in one.offered)
    told = [*certain([draft], draft.read(f"draft {wonder.name}"))]
    said = Counter(one.kind for one in told if one.kind.startswith("wonder-") and one.worth_saying)
    kinds = {
        "play-again": "wonder-again",
        "shields": "wonder-shields",
        "take-coins": "wonder-coins",
    }
    effects = Counter(kinds.get(one.verb, "wonder-does") for one in wonder.does)
    assert said
    assert all(said[kind] == effects[kind] for kind in ("wonder-does", *kinds.values()))
    assert said["wonder-at-once"] == len(wonder.does_when_drafted)


def test_another_turn_of_a_drafted_wonder_is_said_of_each_that_has_it() -> None:
    draft = duel.new_game(3)
    with_turn = [one.name for one in draft.offered if one.play_again]
    assert 1 < len(with_turn) < 4
    assert {*first(draft, *(f"draft {name}" for name in with_turn))} == {"wonder-again"}


def test_a_token_is_a_reason_also_without_a_pair() -> None:
    state = duel.position(
        age=2, A={"coins": 30, "wonders": ["Great Library"]}, structure=["Walls", "Brewery"]
    )
    assert "progress" in kinds(state, "wonder Great Library with Walls", "discard Walls")


def test_what_the_action_itself_names_is_no_reason() -> None:
    state = duel.position(
        age=2,
        A={"coins": 30, "wonders": ["Statue of Zeus"]},
        B={"cards": ["Sawmill", "Clay Pool"]},
        structure=["Walls", "Brewery"],
    ).play("wonder Statue of Zeus with Walls")
    found = kinds(state, "discard Sawmill", "discard Clay Pool")
    assert "removes-card" not in found
    assert found["less"].figures == {"units": 0}
