"""Views show what a player may know and nothing else (GEN-06)."""

import random
from collections import defaultdict
from collections.abc import Callable

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.engine import GameState
from duel_nb.engine.rules.box import progress_box
from tests.engine.games import Mix, both_then_each, playing
from tests.engine.golden import of_each_kind
from tests.engine.test_refusals_agree import ACTIONS

VIEWERS = ("A", "B", None)
#: Actions about Conspiracies and about Divinities, which may lie face down.
SECRET = [action for action in ACTIONS if action.conspiracy or action.divinity]
TRIGGERS = [action for action in SECRET if action.verb == "trigger"]


def hidden_cards(state: GameState, viewer: str | None) -> list[int]:
    """Numbers of the cards a player may not know: face down, in decks to come, in the box.

    Treason shows the removed cards of the Ages so far to one player (AGO-C-TREASON).
    """
    down = [
        card
        for place, card in enumerate(state.dealt)
        if state.present >> place & 1 and not state.face_up >> place & 1
    ]
    down += [card for deck in state.decks[dealt(state) :] for card in deck]
    looked = (0, 0) if state.senate is None else state.senate.looked
    until = min(looked) if viewer is None else looked[VIEWERS.index(viewer)]
    down += [card for out in state.removed[until:] for card in out]
    inside = {*(card for out in state.removed for card in out)}
    inside |= {*down, *(c for deck in state.decks for c in deck), *state.dealt}
    for city in state.cities:
        inside |= {i for i in range(len(CATALOG.cards)) if city.cards >> i & 1}
        inside |= {card for _, card in city.tucked}
        inside |= {plot.card for plot in city.plots}
    purple = CATALOG.deck("guild" if state.pantheon is None else "grand-temple")
    return down + [c.index for c in purple if c.index not in {*inside, *down}]


def dealt(state: GameState) -> int:
    """How many structures have been dealt; with Pantheon the first before the draft."""
    return max(1, state.age) if state.layout is not None else 0


def hidden_divinities(state: GameState, viewer: str | None) -> list[int]:
    """Divinities a player may not know: face down, and not looked at since they moved."""
    if state.pantheon is None:
        return []
    down = [card for deck in state.pantheon.decks for card in deck]
    if not state.pantheon.open:
        down += [card for card in state.pantheon.spaces if card >= 0]
    players = {"A": 0b01, "B": 0b10, None: 0b11}[viewer]
    return [card for card in down if state.pantheon.seen[card] & players != players]


def hidden_conspiracies(state: GameState, viewer: str | None) -> list[int]:
    """Conspiracies a player may not know: the opponent's, also when drawn, and of the deck."""
    if state.senate is None:
        return []
    me = {"A": 0, "B": 1}.get(viewer or "")
    players = 0b11 if me is None else 1 << me
    down = [n for n in state.senate.deck if state.senate.seen[n] & players != players]
    for player, city in enumerate(state.cities):
        if player != me:
            down += [plot.number for plot in city.plots if not plot.triggered]
    for pending in state.stack:
        if pending.kind in ("keep-conspiracy", "return-conspiracy") and pending.player != me:
            down += pending.among
    return down


def hidden_decrees(state: GameState) -> list[int]:
    """Decrees nobody may know: face down in the Senate, and in the box."""
    if state.senate is None:
        return []
    return [decree.index for decree in CATALOG.decrees if not state.senate.is_up(decree.index)]


def locked_secretly(state: GameState, viewer: str | None) -> bool:
    """Whether Obscurantism locks a token from the box that the viewer has not chosen."""
    if state.senate is None or not state.senate.locked_in_secret:
        return False
    mine = state.city(viewer).conspiracies if viewer else ()
    return not any(plot.conspiracy and plot.conspiracy.id == "obscurantism" for plot in mine)


def permuted(state: GameState, viewer: str | None, rng: random.Random) -> GameState:
    """The same position for the viewer, with other hidden components and other chance."""
    groups = defaultdict(list)
    for card in hidden_cards(state, viewer):
        groups[CATALOG.cards[card].deck].append(card)
    swap: dict[int, int] = {}
    for cards in groups.values():
        swap.update(zip(cards, rng.sample(cards, len(cards)), strict=True))
    new = state.copy()
    new.logged = state.logged
    new.dealt = tuple(
        swap.get(card, card)
        if state.present >> place & 1 and not state.face_up >> place & 1
        else card
        for place, card in enumerate(state.dealt)
    )
    decks = []
    for age, deck in enumerate(state.decks, start=1):
        cards = [swap.get(card, card) for card in deck]
        decks.append(tuple(rng.sample(cards, len(cards)) if age > dealt(state) else deck))
    new.decks = tuple(decks)
    new.removed = tuple(
        tuple(sorted(swap.get(card, card) for card in out)) for out in state.removed
    )
    out_of_sight = {w.index for w in CATALOG.wonders if w.set in ("base", *state.expansions)}
    out_of_sight -= {*state.offer, *state.cities[0].owned, *state.cities[1].owned}
    new.to_offer = tuple(rng.sample(sorted(out_of_sight), len(state.to_offer)))
    new.chance = rng.getrandbits(64)
    box = progress_box(state)
    new.script = tuple(rng.sample(box, min(2, len(box))))
    if new.pantheon is not None:
        swap_divinities(new, hidden_divinities(state, viewer), rng)
    if new.senate is not None:
        swap_secrets(new, viewer, rng)
        new.stack = tuple(
            pending._replace(among=tuple(swap.get(card, card) for card in pending.among))
            if pending.kind == "treason"
            else pending
            for pending in new.stack
        )
    return new


def swap_secrets(state: GameState, viewer: str | None, rng: random.Random) -> None:
    """Replace hidden Decrees, Conspiracies and a hidden locked token by others."""
    senate = state.senate
    assert senate is not None
    down = hidden_decrees(state)
    decree = dict(zip(down, rng.sample(down, len(down)), strict=True))
    senate.decrees = tuple(tuple(decree.get(d, d) for d in here) for here in senate.decrees)
    down = hidden_conspiracies(state, viewer)
    plot = dict(zip(down, rng.sample(down, len(down)), strict=True))
    seen = list(senate.seen)
    for number, other in plot.items():
        seen[other] = senate.seen[number]
    senate.seen = tuple(seen)
    senate.deck = tuple(plot.get(n, n) for n in senate.deck)
    for city in state.cities:
        city.plots = tuple(p._replace(number=plot.get(p.number, p.number)) for p in city.plots)
    state.stack = tuple(
        pending._replace(among=tuple(plot.get(n, n) for n in pending.among))
        if pending.kind in ("keep-conspiracy", "return-conspiracy")
        else pending
        for pending in state.stack
    )
    if locked_secretly(state, viewer):
        others = [token for token in progress_box(state) if token not in state.script]
        senate.locked = rng.choice(others or [senate.locked])


def swap_divinities(state: GameState, hidden: list[int], rng: random.Random) -> None:
    """Replace hidden Divinities by others of the same Mythology."""
    swap: dict[int, int] = {}
    for mythology in {divinity.mythology for divinity in CATALOG.divinities}:
        cards = [card for card in hidden if CATALOG.divinities[card].mythology == mythology]
        swap.update(zip(cards, rng.sample(cards, len(cards)), strict=True))
    pantheon = state.pantheon
    assert pantheon is not None
    pantheon.decks = tuple(tuple(swap.get(card, card) for card in deck) for deck in pantheon.decks)
    if not pantheon.open:
        pantheon.spaces = tuple(swap.get(card, card) for card in pantheon.spaces)
    seen = list(pantheon.seen)
    for card, other in swap.items():
        seen[other] = pantheon.seen[card]
    pantheon.seen = tuple(seen)
    state.stack = tuple(
        pending._replace(among=tuple(swap.get(card, card) for card in pending.among))
        if pending.kind == "place-divinity"
        else pending
        for pending in state.stack
    )


def seen(view: GameState) -> str:
    """All output of a view: itself, its events, choices, legal actions and refusals."""
    told = [*view.events, *view.decisions, *view.legal_actions(), view.scores(), *view.structure]
    told += [view.why_not(action) for action in ACTIONS[len(view.discard_pile) :: 1009]]
    told += [view.why_not(action) for action in TRIGGERS]
    told += [view.city("A"), view.city("B"), view.pantheon, view.senate]
    return view.to_json() + "".join(map(str, told)) + repr(view)


@both_then_each
def test_a_view_does_not_change_when_hidden_cards_are_permuted(mix: Mix) -> None:
    rng = random.Random(1)
    for before in of_each_kind(mix):
        actions = before.legal_actions()
        after = [before.play(rng.choice(actions))] if actions else []
        for state in (before, *after):  # with events
            for viewer in VIEWERS:
                other = permuted(state, viewer, rng)
                assert other != state
                assert seen(other.view(viewer)) == seen(state.view(viewer))


#: Events that turn something up for both players, and those whose content only one player learns.
TURNING_UP = {"revealed", "decree", "offered", "pantheon", "laid", "divinities", "enki"}
TURNING_UP |= {"discarded"}  # by Zeus, from face down
PRIVATE = {"drawn", "plots", "looked"}


@both_then_each
def test_events_differ_only_where_something_hidden_is_turned_up(mix: Mix) -> None:
    rng = random.Random(3)
    for state, action in playing(mix, range(3)):
        for viewer in VIEWERS:
            other = permuted(state, viewer, rng)
            if action not in other.legal_actions():
                continue  # it names what the viewer does not know
            told = [after.view(viewer).events for after in (state.play(action), other.play(action))]
            for one, two in zip(*told, strict=False):
                if one != two:
                    turned_up = one.kind in TURNING_UP or two.kind in TURNING_UP
                    assert turned_up or (one.kind in PRIVATE and one.player == viewer), (one, two)
                    break


#: The beginning of every refusal that says that the viewer cannot know.
UNKNOWN = "Only "


@both_then_each
def test_a_view_loads_and_answers_like_the_position(mix: Mix) -> None:
    for state in of_each_kind(mix):
        for viewer in VIEWERS:
            view = state.view(viewer)
            assert duel.from_json(view.to_json()) == view
            assert (view.turn, view.to_act, view.age) == (state.turn, state.to_act, state.age)
            assert (view.names, view.layout, view.outcome) == (
                state.names, state.layout, state.outcome
            )  # fmt: skip
            assert view.scores() == state.scores()
            shown = [(place.card, place.back) for place in view.structure]
            assert shown == [(place.card, place.back) for place in state.structure]
            if state.pantheon and view.pantheon:
                assert view.pantheon.mythologies == state.pantheon.mythologies
                assert view.pantheon.filled == state.pantheon.filled
            assert view.decisions == state.decisions
            legal, known = list(state.legal_actions()), list(view.legal_actions())
            if viewer == state.to_act:
                assert known == legal
            assert known == [action for action in legal if action in known]
            for action in legal:
                refusal = view.why_not(action)
                assert (refusal is None) == (action in known), f"{action}: {refusal}"
                assert refusal is None or refusal.text.startswith(UNKNOWN), refusal
                assert view.read(str(action)) == action
                assert view.payments(action) == state.payments(action)
            assert repr(view).startswith("<GameState as ")


@both_then_each
def test_a_refusal_of_a_view_is_that_of_the_position_or_says_it_is_unknown(mix: Mix) -> None:
    rng = random.Random(2)
    for state in of_each_kind(mix):
        for viewer in VIEWERS:
            view = state.view(viewer)
            for action in [*rng.sample(ACTIONS, 40), *rng.sample(SECRET, 15), *TRIGGERS]:
                known, truth = view.why_not(action), state.why_not(action)
                if known is None or not known.text.startswith(UNKNOWN):
                    assert known == truth, f"{action!r} as {viewer} may know it"
                assert viewer != state.to_act or known == truth
            for player in ("A", "B"):
                assert view.why_not("pass", player) == state.why_not("pass", player)


@both_then_each
def test_prices_and_places_of_a_view_are_those_of_the_position(mix: Mix) -> None:
    things = ["Library", "Sphinx", "Zeus", "Mars", "Gate", "Conspirator"]
    for state in of_each_kind(mix):
        views = [state.view(viewer) for viewer in VIEWERS]
        for ask in (GameState.cost_of, GameState.place):
            for thing in things:
                truth = answer(ask, state, thing)
                for known in (answer(ask, view, thing) for view in views):
                    assert known == truth or "only the player who put it there knows" in known


def answer(ask: Callable[[GameState, str], object], state: GameState, thing: str) -> str:
    """The answer to a question, or its error, as text."""
    try:
        return str(ask(state, thing))
    except (duel.DuelError, UnknownName) as error:
        return str(error)


def curia() -> GameState:
    """A has built Curia Julia with Coup, which is not prepared, in front of her."""
    return duel.position(
        A={"coins": 50, "wonders": ["Curia Julia"], "conspiracies": ["Coup"]},
        B={"conspiracies": ["Blackmail"]},
        structure=["Walls"],
        expansions=["agora"],
    ).play("wonder Curia Julia with Walls")


def test_that_curia_julia_may_be_declined_is_no_secret() -> None:
    for viewer in ("B", None):
        view = curia().view(viewer)
        assert [str(action) for action in view.legal_actions()] == ["pass"]
        assert view.why_not("pass") is None
        assert duel.from_json(view.to_json()) == view
        for title in ("Coup", "Treason"):
            refusal = view.why_not(f"trigger {title}")
            assert refusal is not None
            assert refusal.text.startswith("Only A sees what there is to choose from")


def test_whether_a_conspiracy_lies_face_down_is_not_known() -> None:
    s = duel.position(
        A={"coins": 50, "conspiracies": ["Coup"], "prepared": ["Treason"]},
        B={"coins": 50, "conspiracies": ["Blackmail"]},
        structure=["Walls"],
        expansions=["agora"],
    )
    for text in ("prepare {} with Walls", "trigger {}"):
        for title in ("Coup", "Treason", "Swindle"):
            refusal = s.view("B").why_not(text.format(title))
            assert refusal is not None
            assert refusal.text == f"Only A knows whether {title} lies face down in front of A."
            assert refusal.rule == "GEN-06"
        refusal = s.view("B").why_not(text.format("Blackmail"))  # B's own
        assert refusal is not None
        assert refusal.text == "Blackmail does not lie in front of A."
        refusal = s.view("A").why_not(text.format("Swindle"))
        assert refusal is not None
        assert refusal.text == "Swindle does not lie in front of A."


@both_then_each
def test_a_view_of_a_view_is_the_same_or_shows_what_both_know(mix: Mix) -> None:
    for state in of_each_kind(mix):
        for viewer in VIEWERS:
            view = state.view(viewer)
            for other in VIEWERS:
                again = view.view(other)
                if other == viewer:
                    assert again == view
                    assert again.events == view.events
                else:
                    assert duel.from_json(again.to_json()) == again
                    assert repr(again).startswith("<GameState as both players may know it")
                    assert set(again.legal_actions()) <= set(state.view(None).legal_actions())


def test_a_view_cannot_be_played_on() -> None:
    s = duel.new_game(seed=1)
    with pytest.raises(duel.DuelError, match="view"):
        s.view("A").play(s.legal_actions()[0])


def test_there_are_only_two_players_to_look() -> None:
    with pytest.raises(duel.DuelError, match="'A' or 'B'"):
        duel.new_game(seed=1).view("C")


def test_a_price_before_age_2_says_nothing_of_what_lies_face_down() -> None:
    s = duel.position(structure=["Altar"], pantheon={1: "Tanit"}, expansions=["pantheon"]).view("B")
    only = "Before Age II only the player who put it there knows whether {} lies in the Pantheon."
    for divinity, text in (("Tanit", only), ("Baal", only), ("Mars", "{} does not lie in the ")):
        text = text.format(divinity)
        with pytest.raises(duel.IllegalAction, match=text):
            s.cost_of(divinity)
