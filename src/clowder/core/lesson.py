"""Lesson: a game taught in a few positions, each judged by the real rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from clowder.core.game import Refusal, Seat
from clowder.core.value import Value


class Listed(Value):
    """One of these moves, in notation; others may be allowed, but miss the point."""

    moves: tuple[str, ...]


class Anything(Value):
    """Any allowed move."""


class Forbidden(Value):
    """A move that is refused for this reason; `moves` are examples, in notation."""

    why: str
    moves: tuple[str, ...]


class Brings(Value):
    """Any allowed move that causes this event; `moves` are examples, as they cannot be listed."""

    event: str
    moves: tuple[str, ...]
    fields: tuple[tuple[str, Any], ...] = ()  # of the event, and the values they must have


class Nothing(Value):
    """Nothing to do but to read."""


Wanted: TypeAlias = Listed | Anything | Forbidden | Brings | Nothing


class LessonStep(Value):
    """One position, and what the learner is to do there."""

    key: str  # of its messages: PREFIX-lesson-KEY-title, -text, -praise and -again
    rules: tuple[str, ...]  # what it teaches: "CIB-8"
    wanted: Wanted
    entries: tuple[str, ...]  # what led here, NATURE's included: "* start 0", "0 bury 1"
    seats: int
    seat: Seat  # the learner's
    options: Value | None = None  # the room's; None: as usual


class Lesson(Value):
    """A few steps about one section of the rulebook; the section names the lesson."""

    section: str
    steps: tuple[LessonStep, ...]


def shown_moves(wanted: Wanted) -> tuple[str, ...]:
    """The moves that the text of the step is about, if any."""
    return wanted.moves if isinstance(wanted, Listed | Forbidden | Brings) else ()


def is_done(wanted: Wanted, move: str, refusal: Refusal | None, events: Iterable[Any] = ()) -> bool:
    """Whether a move, in notation, was what the step wanted: made, refused, or causing an event."""
    match wanted:
        case Listed(moves=moves):
            return refusal is None and move in moves
        case Anything():
            return refusal is None
        case Forbidden(why=why):
            return refusal is not None and refusal.why == why
        case Brings():
            return refusal is None and any(is_brought(wanted, event) for event in events)
        case Nothing():
            return False


def is_brought(wanted: Brings, event: Any) -> bool:
    if type(event).__name__ != wanted.event:
        return False
    return all(getattr(event, field) == value for field, value in wanted.fields)


def messages(prefix: str, step: LessonStep) -> tuple[str, ...]:
    """The keys of all messages of a step: a title, a text, and the answers to a try."""
    parts = {
        Nothing: ("title", "text"),
        Anything: ("title", "text", "praise"),
    }.get(type(step.wanted), ("title", "text", "praise", "again"))
    return tuple(message(prefix, step, part) for part in parts)


def message(prefix: str, step: LessonStep, part: str) -> str:
    return f"{prefix}-lesson-{step.key}-{part}"
