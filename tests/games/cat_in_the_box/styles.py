"""Ways to play that reach what random play seldom does: whole rounds, and forced red leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.core.game import Seat
from clowder.core.record_text import AnyMatch
from clowder.core.rng import Rng
from clowder.games.cat_in_the_box.moves import Move, Play
from clowder.games.cat_in_the_box.state import Playing, State


def careful(match: AnyMatch, seat: Seat, rng: Rng) -> Any:
    """Follow the colour, and let no round end before its time."""
    followed = keep(match.moves(seat), lambda move: follows(match.state, move))
    return rng.choice(keep(followed, lambda move: not ends_early(match, seat, move)))


def shy_of_red(match: AnyMatch, seat: Seat, rng: Rng) -> Any:
    """Red only where nothing else is left: somebody will have to lead it."""
    return rng.choice(keep(match.moves(seat), lambda move: getattr(move, "colour", "") != "red"))


STYLES = (careful, shy_of_red)


def keep(moves: Sequence[Move] | None, good: Any) -> Sequence[Move]:
    """The good moves, or all where none is."""
    assert moves
    return [move for move in moves if good(move)] or moves


def follows(state: State, move: Move) -> bool:
    match state.phase, move:
        case Playing(trick=(led, *_)), Play(colour=colour):
            return led.colour == colour
        case _:
            return True


def ends_early(match: AnyMatch, seat: Seat, move: Move) -> bool:
    step = match.room.apply(match.state, seat, move)
    return any(type(event).__name__ == "ParadoxCaused" for event in step.events)
