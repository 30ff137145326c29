"""What a seat, or a spectator, can see."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import Value, replace
from tests.example_room.pounce.options import Options
from tests.example_room.pounce.pieces import Card
from tests.example_room.pounce.state import Choosing, Phase, State


class Revealed(Value):
    """What was hidden."""

    hands: tuple[tuple[Card, ...], ...]  # by seat
    left: tuple[Card, ...]  # not dealt


class View(Value):
    seat: Seat | None  # the viewer; None is a spectator
    options: Options
    seats: int
    phase: Phase  # sealed answers of others are closed
    turns: tuple[tuple[Card, ...], ...]  # all were opened: what one is entitled to remember
    hand: tuple[Card, ...]  # one's own
    revealed: Revealed | None = None  # in a replay


def view_of(state: State, seat: Seat | None) -> View:
    phase = state.phase
    if isinstance(phase, Choosing):
        phase = Choosing(phase.sealed.seen_by(seat))
    hand = state.hands[seat] if state.hands and seat is not None else ()
    return View(seat, state.options, state.seats, phase, state.turns, hand)


def reveal(state: State) -> View:
    """The table with nothing hidden."""
    revealed = Revealed(state.hands, state.left)
    return replace(view_of(state, None), phase=state.phase, revealed=revealed)
