"""Before the first card: which one to bury, and how many tricks to bid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clowder.core.game import Seat
from clowder.games.cat_in_the_box.moves import Bid, Bury
from clowder.games.cat_in_the_box.pieces import SEAT_COUNTS, Number
from clowder.games.cat_in_the_box.view import View


def choose_bury(view: View, buries: Sequence[Bury]) -> Bury:
    """Bury a number of one's own if possible, and rather one that is held often."""
    assert view.seat is not None
    seat, held = view.seat, Counter(view.hand)
    return max(buries, key=lambda bury: (is_own(bury.number, seat, view.seats), held[bury.number]))


def is_own(number: Number, seat: Seat, seats: int) -> bool:
    """Whether a number is one that `seat` should bury, and the others should not.

    There are five copies of a number and four cells for it. Three or four players fill the whole
    board, so what they leave out, the buried cards and the last ones, must be one of each number
    (CIB-3, CIB-11). Two players who bury the same number doom the round; therefore every seat
    has numbers of its own. With two players enough cards lie aside not to care.
    """
    return seats > 2 and (number - 1) % seats == seat


def choose_bid(view: View, bids: Sequence[Bid]) -> Bid:
    """Bid what is nearest to the tricks that such a hand wins."""
    return min(bids, key=lambda bid: abs(bid.tricks - expected_tricks(view)))


def expected_tricks(view: View) -> float:
    """An even share of the tricks, more of them if the hand is higher than average."""
    average = (1 + SEAT_COUNTS[view.seats].numbers) / 2
    own_average = sum(view.hand) / len(view.hand)
    tricks = len(view.hand) - 1  # CIB-11: the last card is not played
    return tricks / view.seats * own_average / average
