"""What a seat, or a spectator, can see: the whole table, its own hand, and who drew when."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.remember import remember_last
from clowder.core.value import Value, replace
from clowder.games.if_it_fits.boxes import Box
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.pieces import BOX, Card
from clowder.games.if_it_fits.scoring import boxes_of, points_now
from clowder.games.if_it_fits.state import (
    Across,
    Laid,
    Phase,
    State,
    cats_out,
    drawn_by,
    hand_of,
)


class Revealed(Value):
    """What was hidden."""

    hands: tuple[tuple[Card, ...], ...]  # by seat, sorted
    pile: tuple[Card, ...]  # what is left to draw, from the top


class View(Value):
    seat: Seat | None  # the viewer; None is a spectator
    options: Options
    seats: int
    phase: Phase
    start: Seat
    hand: tuple[Card, ...]  # one's own, sorted
    held: tuple[int, ...]  # how many cards each has in hand
    cats: tuple[int, ...]  # how many each has in the supply
    pile: int  # how many cards are left to draw
    laid: tuple[Laid, ...]
    across: tuple[Across, ...]
    boxes: tuple[Box, ...]  # as they would be scored now
    points: tuple[int, ...]  # of each, likewise
    ending: bool
    # What everyone may remember, and of one's own cards where they came from.
    dealt: tuple[Card, ...]
    drawn: tuple[Card, ...]  # in order
    draws: tuple[Seat, ...]
    played: tuple[tuple[Card, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    revealed: Revealed | None = None  # in a replay


def view_of(state: State, seat: Seat | None) -> View:
    sees = seat is not None and bool(state.dealt)
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        phase=state.phase,
        start=state.start,
        hand=() if seat is None else hand_of(state, seat),
        held=held_by(state),
        cats=cats_left(state),
        pile=len(state.pile) - len(state.draws),
        laid=state.laid,
        across=state.across,
        boxes=boxes_of(state),
        points=points_now(state),
        ending=state.ending,
        dealt=state.dealt[seat] if seat is not None and sees else (),
        drawn=() if seat is None else drawn_by(state, seat),
        draws=state.draws,
        played=state.played,
        discards=state.discards,
    )


@remember_last  # a view for each seat
def held_by(state: State) -> tuple[int, ...]:
    return tuple(len(hand_of(state, Seat(seat))) for seat in range(state.seats))


@remember_last  # likewise
def cats_left(state: State) -> tuple[int, ...]:
    return tuple(BOX.cats_each - cats_out(state, Seat(seat)) for seat in range(state.seats))


def reveal(state: State) -> View:
    """The table with nothing hidden."""
    hands = tuple(hand_of(state, Seat(seat)) for seat in range(state.seats))
    pile = state.pile[len(state.draws) :]
    return replace(view_of(state, None), revealed=Revealed(hands, pile))


def table_in(view: View) -> State:
    """All of the table that lies open: enough to judge a place by."""
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        laid=view.laid,
        across=view.across,
        ending=view.ending,
    )
