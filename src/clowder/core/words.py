"""Say: a message key with arguments; the language comes later."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Refusal, Seat
from clowder.core.value import Value

# Refusals that every game says in the same words; all others are the game's own.
SHARED = {"not_your_turn", "not_now", "game_over", "no_such_seat"}


class Say(Value):
    """A message of the locale files and what to put into it."""

    key: str
    args: tuple[tuple[str, str | int], ...] = ()


def say(key: str, **args: str | int) -> Say:
    return Say(key, tuple(args.items()))


def say_score(prefix: str, unit: str, points: int) -> Say:
    """The points of a result in their unit."""
    return say("table-points" if unit == "points" else f"{prefix}-unit-{unit}", count=points)


def say_ending(prefix: str, how: str) -> Say:
    """How a game ended."""
    return say(f"{prefix}-result-{how.replace('_', '-')}")


def say_tie_break(prefix: str, tie_break: str) -> Say:
    """What decided between equal points."""
    return say(f"{prefix}-tie-{tie_break.replace('_', '-')}")


def who(seat: Seat, names: Sequence[str], viewer: Seat | None) -> dict[str, str]:
    """Arguments that name a player; `you` is "yes" where that player is the reader."""
    return {"name": names[seat], "you": "yes" if seat == viewer else "no"}


def say_refusal(prefix: str, refusal: Refusal, names: Sequence[str], viewer: Seat | None) -> Say:
    """The full reason of a refusal."""
    return _say_why(prefix, "refusal", refusal, names, viewer)


def say_short(prefix: str, refusal: Refusal, names: Sequence[str], viewer: Seat | None) -> Say:
    """The reason in two or three words, as they fit on a button."""
    return _say_why(prefix, "short", refusal, names, viewer)


def _say_why(
    prefix: str, kind: str, refusal: Refusal, names: Sequence[str], viewer: Seat | None
) -> Say:
    """The pieces of the refusal become arguments, a seat becomes a name."""
    args: dict[str, str | int] = {piece.what: piece.which for piece in refusal.about}
    seat = args.pop("seat", None)
    if isinstance(seat, int) and 0 <= seat < len(names):
        args |= who(Seat(seat), names, viewer)
    start = kind if refusal.why in SHARED else f"{prefix}-{kind}"
    return say(f"{start}-{refusal.why.replace('_', '-')}", **args)
