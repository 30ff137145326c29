"""Who catches a mouse, and who wins (PNC-4, PNC-6)."""

from __future__ import annotations

from clowder.core.game import Line, Piece, Result, Seat, Standing
from tests.example_room.pounce.pieces import Card
from tests.example_room.pounce.state import Over, State


def catcher(cards: tuple[Card, ...]) -> Seat | None:
    """The highest card that is alone of its number (PNC-4)."""
    alone = [card for card in cards if cards.count(card) == 1]
    return Seat(cards.index(max(alone))) if alone else None


def result(state: State) -> Result | None:
    return final_result(state) if isinstance(state.phase, Over) else None


def final_result(state: State) -> Result:
    sheets = [score_lines(state, Seat(seat)) for seat in range(state.seats)]
    standings = (
        Standing(
            seats=(Seat(seat),),
            rank=1 + sum(len(other) > len(sheet) for other in sheets),
            points=len(sheet),
            sheet=sheet,
        )
        for seat, sheet in enumerate(sheets)
    )
    return Result("mice_gone", tuple(sorted(standings, key=lambda standing: standing.rank)))


def score_lines(state: State, seat: Seat) -> tuple[Line, ...]:
    """A point for each mouse that the seat caught (PNC-6)."""
    return tuple(
        Line("mouse", 1, (Piece("mouse", number),))
        for number, cards in enumerate(state.turns, start=1)
        if catcher(cards) == seat
    )
