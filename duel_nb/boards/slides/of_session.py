"""The slides of a game: one for the beginning, and one for each action or event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from duel_nb.boards.slides.pictures import Position
from duel_nb.boards.slides.story import Caption, Slide, SpeakerNote, Story
from duel_nb.engine import Action, Event, GameState
from duel_nb.quoting import single_spaced
from duel_nb.rulebook import rule
from duel_nb.session.session import Move, Session
from duel_nb.session.table import name_of
from duel_nb.words.percentages import chance_in_words
from duel_nb.words.translate import translate


def of_session(
    session: Session,
    *,
    title: str = "",
    about: str = "",
    chances: Sequence[float] = (),
    reader: str | None = None,
    secret: bool = False,
    each_event: bool = False,
) -> Story:
    """The current line of a game with its comments, from beginning to end.

    Pictures show the view of the player to act; texts say what both know, or everything if the game
    is over.

    Args:
        session: the game.
        title: its title; by default its players.
        about: an introduction.
        chances: A's chance to win at each position, as the coach sees it.
        reader: "A" or "B", whose view pictures and texts show; None for an audience of both.
        secret: whether pictures, too, show only what both players know.
        each_event: whether each event has a slide, instead of each action.
    """
    start = session.states[0]
    first, second = start.names
    called = title or translate("slide-game", first=first, second=second)
    slides = tuple(_slides(session, called, about, chances, reader, secret, each_event))
    return Story(called, slides, tuple(chances[one.at] for one in slides if one.at < len(chances)))


def _slides(
    session: Session,
    title: str,
    about: str,
    chances: Sequence[float],
    reader: str | None,
    secret: bool,
    each_event: bool,
) -> Iterator[Slide]:
    states, last = session.states, session.last

    @cache
    def view(at: int, who: str | None) -> GameState:
        return states[at].view(who)

    def viewer(at: int) -> str | None:
        return None if secret else reader or states[at].to_act

    def position(at: int) -> Position:
        who = viewer(at)
        return Position(view(at, who), view(at - 1, who) if at else None)

    def shots(move: Move) -> Iterator[tuple[Position, tuple[Caption, ...]]]:
        if not each_event or move.secret or not move.events:
            yield position(move.number), tuple(_lines(move, states[move.number - 1]))
            return
        pictures = by_event(states[move.number - 1], move.action, viewer(move.number))
        for event, (_, picture) in zip(move.events, pictures, strict=True):
            yield picture, (Caption.of(event),)

    def chance(at: int) -> str:
        if at >= len(chances):
            return ""
        return translate(
            "slide-chance", who=states[0].names[0], percent=chance_in_words(chances[at])
        )

    opening = [Caption(title)]
    if not last:  # a single position: the events that led to it
        opening = [Caption.of(event) for event in states[0].view(reader).events] or opening
    yield Slide(
        position(0),
        translate("slide-beginning"),
        tuple(opening),
        comment=about,
        chance=chance(0),
        chapter=translate("slide-beginning"),
        pictured=True,
    )
    for move in session.moves_seen_by(reader, until=last):
        before, after = states[move.number - 1], states[move.number]
        comment = session.comments.get(move.number, "")
        # an Age begins with the first action in it
        begun = move.number > 1 and before.age != states[move.number - 2].age
        of_action = [*shots(move)]
        for number, (picture, lines) in enumerate(of_action, start=1):
            first, done = number == 1, number == len(of_action)
            yield Slide(
                picture,
                translate(
                    "slide-turn",
                    age=before.age,
                    number=move.number,
                    last=last,
                    who=name_of(before, move.player),
                ),
                lines,
                comment=comment if done else "",
                chance=chance(move.number) if done else "",
                notes=tuple(
                    map(rule_note, dict.fromkeys(line.rule for line in lines if line.rule))
                ),
                chapter=translate("slide-age", age=before.age) if begun and first else "",
                pictured=done and (bool(comment) or after.age != before.age or move.number == last),
                at=move.number if done else move.number - 1,
            )


def _lines(move: Move, before: GameState) -> Iterator[Caption]:
    """What an action did; of a secret one, only that it happened."""
    who = name_of(before, move.player)
    if move.secret:
        yield Caption(translate("slide-secret", who=who))
    yield from map(Caption.of, move.events)
    if not move.events and not move.secret:
        yield Caption(translate("slide-nothing"))


def rule_note(rule_id: str) -> SpeakerNote:
    """A rule for the presenter: its text without its id."""
    found = rule(rule_id)
    return SpeakerNote(f"{found.title}. {single_spaced(found.text)}")


def by_event(
    before: GameState, action: Action | str, viewer: str | None
) -> Iterator[tuple[Event, Position]]:
    """Each event of an action, with the position right after it and what it changed.

    Args:
        before: the position before the action.
        action: a legal action.
        viewer: "A" or "B", whose view the pictures show; None for what both know.
    """
    known = before.view(viewer)
    for event, state in before.play_by_event(action):
        seen = state.view(viewer)
        yield event, Position(seen, known)
        known = seen
