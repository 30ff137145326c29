"""What a seat, or a spectator, can see."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Seat
from clowder.core.value import Value, replace
from clowder.games.cat_in_the_box.events import Event, still_visible
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.pieces import Colour, Number
from clowder.games.cat_in_the_box.state import Burying, Phase, Sheet, State, Trick


class Revealed(Value):
    """What was hidden, by seat."""

    hands: tuple[tuple[Number, ...], ...]
    buried: tuple[Number, ...]  # none until everyone has buried
    down: tuple[Number, ...]  # two players: left face down (CIB-16)


class View(Value):
    seat: Seat | None  # the viewer; None is a spectator
    options: Options
    seats: int
    phase: Phase  # sealed answers of others are closed
    start: Seat
    sheets: tuple[Sheet, ...]
    hand: tuple[Number, ...]  # one's own
    buried: Number | None  # one's own, once everyone has buried
    counts: tuple[int, ...]  # the cards in each hand
    up: tuple[Number, ...]
    research: tuple[Seat | None, ...] | None  # None: not drawn (CIB-18)
    tokens: tuple[tuple[Colour, ...], ...] | None  # likewise
    bids: tuple[int | None, ...]
    tricks: tuple[Trick, ...]  # all were played openly: what one is entitled to remember
    revealed: Revealed | None = None  # in a replay


def view_of(state: State, seat: Seat | None) -> View:
    drawn = not (state.options.schrodinger and state.hands)
    own = seat if state.hands else None
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        phase=phase_seen_by(state.phase, seat),
        start=state.start,
        sheets=state.sheets,
        hand=() if own is None else state.hands[own],
        buried=None if own is None or not state.buried else state.buried[own],
        counts=tuple(len(hand) for hand in state.hands),
        up=state.up,
        research=state.research if drawn else None,
        tokens=state.tokens if drawn else None,
        bids=state.bids,
        tricks=state.tricks,
    )


def reveal(state: State) -> View:
    """The table with nothing hidden, Schrödinger's too."""
    return replace(
        view_of(state, None),
        phase=state.phase,
        research=state.research,
        tokens=state.tokens,
        revealed=Revealed(state.hands, state.buried, state.down),
    )


def log_of(events: Sequence[Event], view: View) -> Sequence[Event]:
    """What the log may still tell: one's memory is the mode's point (CIB-18)."""
    return still_visible(events, hidden=view.research is None)


def phase_seen_by(phase: Phase, seat: Seat | None) -> Phase:
    match phase:
        case Burying(sealed=sealed):
            return Burying(sealed.seen_by(seat))
        case _:
            return phase
