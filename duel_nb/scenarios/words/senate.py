"""Vocabulary for Agora: cubes and control, Decrees, Conspiracies, Senators."""

from collections.abc import Iterable, Iterator

from duel_nb.catalog import CATALOG, Card, Conspiracy, Decree, ProgressToken
from duel_nb.engine import GameState
from duel_nb.engine.consistency import locations
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.tables import CONSPIRACIES, DECREES, SENATORS, members, player_number
from duel_nb.messages import Message
from duel_nb.scenarios.errors import UnknownSentence
from duel_nb.scenarios.model import Found, Moment
from duel_nb.scenarios.words.vocabulary import group, number, sentence, unless


def board(state: GameState) -> Senate:
    """The Senate of a game.

    Raises:
        UnknownSentence: Agora is not in play.
    """
    if state.senate is None:
        raise UnknownSentence(Message("no-agora-in-play"))
    return state.senate


# -- cubes -------------------------------------------------------------------------------------


@number("{who} cubes", "A cubes 1", "the Influence cubes that a player has in the Senate")
def _cubes(state: GameState, who: str) -> int:
    return board(state).in_senate(player_number(who))


@number("{who} supply", "A supply 11", "the Influence cubes that a player can still place")
def _supply(state: GameState, who: str) -> int:
    return board(state).supply(player_number(who))


@number(
    "{who} cubes in Chamber {chamber}",
    "A cubes in Chamber 3 +1",
    "a player's cubes in one Chamber, including the one in the Control area",
)
def _cubes_there(state: GameState, who: str, chamber: str) -> int:
    return board(state).cubes[player_number(who)][int(chamber) - 1]


@number("{who} Chambers", "A Chambers 1", "how many Chambers a player controls")
def _chambers(state: GameState, who: str) -> int:
    return len(board(state).controlled(player_number(who)))


@sentence(
    "{who} controls Chamber {chamber}",
    "A controls Chamber 3",
    "a player has more cubes than the other in a Chamber, 1 to 6",
)
def _controls(moment: Moment, who: str, chamber: int) -> Found | None:
    return unless(f"{who} controls Chamber {chamber}", _control(moment, chamber))


@sentence(
    "nobody controls Chamber {chamber}",
    "nobody controls Chamber 3",
    "both players have the same number of cubes there, or none",
)
def _uncontrolled(moment: Moment, chamber: int) -> Found | None:
    return unless(f"nobody controls Chamber {chamber}", _control(moment, chamber))


def _control(moment: Moment, chamber: int) -> str:
    who = board(moment.after).chambers[chamber - 1].controller
    return f"{who or 'nobody'} controls Chamber {chamber}"


# -- Decrees -----------------------------------------------------------------------------------


@group("{who} decrees", "decree", "A decrees: Shield", "the Decrees that work for a player")
def _in_force(state: GameState, who: str) -> Iterable[str]:
    return (decree.id for decree in state.city(who).decrees_in_force)


@group(
    "Decrees in Chamber {chamber}",
    "decree",
    "Decrees in Chamber 4: nothing",
    "the Decrees that lie in a Chamber, face up or not",
)
def _lying(state: GameState, chamber: str) -> Iterable[str]:
    return (DECREES[number].id for number in board(state).decrees[int(chamber) - 1])


@group(
    "Decrees in the box", "decree", "Decrees in the box 10", "the Decrees that lie in no Chamber"
)
def _unused(state: GameState) -> Iterable[str]:
    lying = {number for chamber in board(state).decrees for number in chamber}
    return (decree.id for decree in DECREES if decree.index not in lying)


@number("face-down Decrees", "face-down Decrees 3", "the Decrees of the Senate that lie face down")
def _hidden_decrees(state: GameState) -> int:
    senate = board(state)
    return sum(not senate.is_up(number) for chamber in senate.decrees for number in chamber)


@sentence("Decree {decree} is face up", "Decree Shield is face up", "it lies in a Chamber, face up")
def _face_up(moment: Moment, decree: Decree) -> Found | None:
    return unless(f"Decree {decree.name} is face up", _side(moment, decree))


@sentence(
    "Decree {decree} is face down",
    "Decree Discard bonus is face down",
    "it lies in a Chamber, face down",
)
def _face_down(moment: Moment, decree: Decree) -> Found | None:
    return unless(f"Decree {decree.name} is face down", _side(moment, decree))


def _side(moment: Moment, decree: Decree) -> Found:
    senate = board(moment.after)
    if senate.chamber_of(decree.index) is None:
        return Message("found-not-in-senate", decree=decree)
    return f"Decree {decree.name} is face {'up' if senate.is_up(decree.index) else 'down'}"


# -- Conspiracies ------------------------------------------------------------------------------


def _plots(
    state: GameState, who: str, prepared: bool | None = None, triggered: bool | None = None
) -> Iterator[str]:
    board(state)
    for site in state.city(who).conspiracies:
        known = site.conspiracy
        if known and prepared in (None, site.prepared) and triggered in (None, site.triggered):
            yield known.id


@group(
    "{who} conspiracies",
    "conspiracy",
    "A conspiracies +Coup",
    "the Conspiracies in front of a player, triggered or not",
)
def _conspiracies(state: GameState, who: str) -> Iterable[str]:
    return _plots(state, who)


@group(
    "{who} unprepared",
    "conspiracy",
    "A unprepared: Coup",
    "those that have been neither prepared nor triggered",
)
def _unprepared(state: GameState, who: str) -> Iterable[str]:
    return _plots(state, who, prepared=False, triggered=False)


@group(
    "{who} prepared",
    "conspiracy",
    "A prepared +Coup",
    "those that have been prepared and not triggered",
)
def _prepared(state: GameState, who: str) -> Iterable[str]:
    return _plots(state, who, prepared=True)


@group("{who} triggered", "conspiracy", "A triggered: Coup", "those that have been triggered")
def _triggered(state: GameState, who: str) -> Iterable[str]:
    return _plots(state, who, triggered=True)


@sentence(
    "{card} prepares {conspiracy}",
    "Arsenal prepares Coup",
    "which Age card lies under a Conspiracy, triggered or not",
)
def _prepares(moment: Moment, card: Card, conspiracy: Conspiracy) -> Found | None:
    for city in moment.after.cities:
        for site in city.conspiracies:
            if site.conspiracy is conspiracy and site.card is not None:
                prepares = f"prepares {conspiracy.name}"
                return unless(f"{card.name} {prepares}", f"{site.card.name} {prepares}")
    return Message("found-nothing-under", thing=conspiracy)


@group("Conspiracy deck", "conspiracy", "Conspiracy deck 15", "the Conspiracies that nobody has")
def _deck(state: GameState) -> Iterable[str]:
    return (CONSPIRACIES[number].id for number in board(state).deck)


@sentence(
    "top of the Conspiracy deck is {conspiracy}",
    "top of the Conspiracy deck is Treason",
    "which Conspiracy is drawn next",
)
def _top(moment: Moment, conspiracy: Conspiracy) -> Found | None:
    return _end(moment, "top", 0, conspiracy)


@sentence(
    "bottom of the Conspiracy deck is {conspiracy}",
    "bottom of the Conspiracy deck is Coup",
    "which Conspiracy lies at the bottom",
)
def _bottom(moment: Moment, conspiracy: Conspiracy) -> Found | None:
    return _end(moment, "bottom", -1, conspiracy)


def _end(moment: Moment, name: str, at: int, conspiracy: Conspiracy) -> Found | None:
    deck = board(moment.after).deck
    found = CONSPIRACIES[deck[at]].name if deck else "nothing"
    lies = f"{name} of the Conspiracy deck is"
    return unless(f"{lies} {conspiracy.name}", f"{lies} {found}")


@sentence("{progress} is locked", "Economy is locked", "a Progress token lies on Obscurantism")
def _locked(moment: Moment, progress: ProgressToken) -> Found | None:
    found = board(moment.after).locked_token
    there = f"{found.name} is locked" if found else Message("found-nothing-locked")
    return unless(f"{progress.name} is locked", there)


# -- Senators ----------------------------------------------------------------------------------


@number("{who} Senators", "A Senators +1", "the Senators a player has recruited")
def _senators(state: GameState, who: str) -> int:
    return state.city(who).count("senator")


@number(
    "Senators in the structure",
    "Senators in the structure 5",
    "the Senators among the cards that lie there, face up or not",
)
def _senators_there(state: GameState) -> int:
    return sum(SENATORS >> state.dealt[place] & 1 for place in members(state.present))


@number(
    "Senators in the deck of Age {age}",
    "Senators in the deck of Age III 3",
    "the Senators among the cards prepared for an Age",
)
def _senators_to_come(state: GameState, age: str) -> int:
    return sum(SENATORS >> card & 1 for card in state.decks[len(age) - 1])


@number(
    "{senator} cards",
    "Conspirator cards 6",
    "how many of this Senator are in structure, decks, Cities, discard pile or under something",
)
def _copies(state: GameState, senator: str) -> int:
    cards = locations.cards_and_box(state)
    return sum(CATALOG.cards[card].name == senator for card, _ in cards if card >= 0)


# -- visibility --------------------------------------------------------------------------------


def sees_decree(view: GameState, chamber: int) -> bool:
    """Whether a Chamber (1 to 6) has Decrees and all of them are known in a view."""
    lying = board(view).decrees[chamber - 1]
    return bool(lying) and all(number >= 0 for number in lying)


def sees_conspiracy(view: GameState, conspiracy: Conspiracy) -> bool:
    """Whether a Conspiracy is known in a view, at any place."""
    board(view)
    return any(number == conspiracy.index for number, _ in locations.conspiracies(view))


def sees_deck(view: GameState) -> bool:
    """Whether any Conspiracy of the deck is known in a view."""
    return any(number >= 0 for number in board(view).deck)


def sees_locked(view: GameState) -> bool:
    """Whether the token on Obscurantism is known in a view."""
    return board(view).locked >= 0
