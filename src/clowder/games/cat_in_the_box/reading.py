"""A state as a twin."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.games.cat_in_the_box import fast, fast_table
from clowder.games.cat_in_the_box.fast_hand import Hand
from clowder.games.cat_in_the_box.pieces import COLOURS, ROW, SEAT_COUNTS, number_of
from clowder.games.cat_in_the_box.state import (
    Bidding,
    Burying,
    Card,
    Dealing,
    Over,
    Phase,
    Playing,
    Seating,
    State,
    won_by,
)


def twin_of(state: State) -> fast.CatInTheBox:
    table = SEAT_COUNTS[state.seats]
    twin = fast.CatInTheBox(state.seats, table.numbers, sum(1 << bid - 1 for bid in table.bids))
    twin.hands = [hand_of(state, Seat(seat)) for seat in range(state.seats)]
    twin.phase = phase_of(state.phase)
    twin.start, twin.rounds = state.start, len(state.sheets)
    twin.free = sum(
        1 << cell_of(state, n) for n, owner in enumerate(state.research) if owner is None
    )
    match state.phase:
        case Bidding(seat=seat):
            twin.turn, twin.tricks_left = seat, len(state.hands[seat]) - 1
        case Playing(seat=seat, trick=trick):
            twin.turn, twin.tricks_left = seat, len(state.hands[seat]) - 1
            lay_trick(twin, trick)
        case Burying():
            twin.tricks_left = len(state.hands[0]) - 1
        case Seating() | Dealing() | Over():
            pass
    return twin


def phase_of(phase: Phase) -> int:
    match phase:
        case Seating():
            return fast_table.SEATING
        case Dealing():
            return fast_table.DEALING
        case Burying():
            return fast_table.BURYING
        case Bidding():
            return fast_table.BIDDING
        case Playing():
            return fast_table.PLAYING
        case Over():
            return fast_table.OVER


def cell_of(state: State, space: int) -> int:
    """A space of the research board by its bit."""
    return space // state.columns * 10 + number_of(space, state.columns) - 1


def hand_of(state: State, seat: Seat) -> Hand:
    hand = Hand()
    points = [sheet.scores[seat].points for sheet in state.sheets]
    hand.total, hand.last = sum(points), points[-1] if points else 0
    if not state.hands:
        return hand
    hand.counts = sum(1 << 4 * (number - 1) for number in state.hands[seat])
    hand.colours = sum(fast.ROW << 10 * ROW[colour] for colour in state.tokens[seat])
    hand.owned = sum(
        1 << cell_of(state, n) for n, owner in enumerate(state.research) if owner == seat
    )
    hand.bid = state.bids[seat] or 0
    hand.tricks = won_by(state.tricks, seat)
    if isinstance(state.phase, Burying):
        chosen = state.phase.sealed.answers[seat]
        hand.buried = -1 if chosen is None else chosen - 1
    else:
        hand.buried = state.buried[seat] - 1
    return hand


def lay_trick(twin: fast.CatInTheBox, trick: tuple[Card, ...]) -> None:
    twin.played = len(trick)
    for card in trick:
        if not twin.led:
            twin.led = fast.ROW << 10 * COLOURS.index(card.colour)
        strength = twin.strength(10 * ROW[card.colour] + card.number - 1)
        if strength > twin.best:
            twin.best, twin.winner = strength, card.seat
