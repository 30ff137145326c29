"""The table as it really is, seen from above."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat
from clowder.core.sealed import Sealed
from clowder.core.value import Value
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.pieces import SEAT_COUNTS, Cell, Colour, Number, deck


class Card(Value):
    """A card on the table: its colour is settled for the rest of the round."""

    seat: Seat
    number: Number
    colour: Colour


class Trick(Value):
    winner: Seat
    cards: tuple[Card, ...]  # in the order they were played


class Score(Value):
    """One player's line on the sheet of a round."""

    bid: int | None  # None in the two-player game (CIB-17)
    tricks: int
    trick_points: int
    group: tuple[Cell, ...]  # the tokens that made the bonus; empty without one
    points: int


class Sheet(Value):
    """A finished round: everything here lies open."""

    scores: tuple[Score, ...]
    research: tuple[Seat | None, ...]
    paradox: Seat | None = None  # who caused one
    shown: tuple[Number, ...] = ()  # the hand they had to reveal (CIB-12)


class Seating(Value):
    """NATURE is to name the first start player (CIB-1)."""


class Dealing(Value):
    """NATURE is to deal a round; all cards are in the deck."""


class Burying(Value):
    """Everyone sets a card aside, face down, at once (CIB-3)."""

    sealed: Sealed[Number]


class Bidding(Value):
    """From the start player on, everyone names a number of tricks (CIB-4)."""

    seat: Seat


class Playing(Value):
    """A trick is on the table (CIB-5)."""

    seat: Seat  # whose turn it is
    trick: tuple[Card, ...]


class Over(Value):
    """All rounds are scored (CIB-15)."""


Phase: TypeAlias = Seating | Dealing | Burying | Bidding | Playing | Over


class State(Value):
    options: Options
    seats: int
    phase: Phase
    start: Seat = Seat(0)  # the start player of this round; settled once Seating is over
    sheets: tuple[Sheet, ...] = ()  # the finished rounds
    # What lies on the table in a round; empty between rounds.
    hands: tuple[tuple[Number, ...], ...] = ()  # each in order
    buried: tuple[Number, ...] = ()
    up: tuple[Number, ...] = ()  # two players: turned up, and left face down (CIB-16)
    down: tuple[Number, ...] = ()
    research: tuple[Seat | None, ...] = ()  # whose token is on each cell; NATURE's are neutral
    tokens: tuple[tuple[Colour, ...], ...] = ()  # the colours still on each player's board
    bids: tuple[int | None, ...] = ()
    tricks: tuple[Trick, ...] = ()

    @property
    def columns(self) -> int:
        return SEAT_COUNTS[self.seats].numbers


def won_by(tricks: tuple[Trick, ...], seat: Seat) -> int:
    """How many of the tricks lie in front of `seat`."""
    return sum(trick.winner == seat for trick in tricks)


def inventory(state: State) -> tuple[str, ...]:
    """Every card, wherever it lies; between rounds they are all in the deck."""
    if not state.hands:
        return tuple(str(number) for number in deck(state.seats))
    on_table = state.phase.trick if isinstance(state.phase, Playing) else ()
    cards = [number for hand in state.hands for number in hand]
    cards += [*state.buried, *state.up, *state.down]
    cards += [card.number for trick in state.tricks for card in trick.cards]
    cards += [card.number for card in on_table]
    return tuple(str(number) for number in sorted(cards))
