"""The table before the first card, and the deal."""

from __future__ import annotations

from collections import Counter

from clowder.core.rng import Rng
from clowder.core.sealed import unsealed
from clowder.core.value import replace
from tests.example_room.pounce.moves import Deal
from tests.example_room.pounce.options import Options
from tests.example_room.pounce.pieces import BOX, DECK
from tests.example_room.pounce.state import Choosing, Dealing, State


def set_up(options: Options, seats: int) -> State:
    return State(options, seats, Dealing())


def draw_deal(seats: int, rng: Rng) -> Deal:
    """A fair deal (PNC-1)."""
    cards = rng.shuffled(DECK)
    return Deal(tuple(tuple(sorted(cards[BOX.hand * seat :][: BOX.hand])) for seat in range(seats)))


def lay_out(state: State, deal: Deal) -> State:
    """The table right after the deal, the first mouse out."""
    left = Counter(DECK) - Counter(card for hand in deal.hands for card in hand)
    return replace(
        state,
        phase=Choosing(unsealed(state.seats)),
        hands=tuple(tuple(sorted(hand)) for hand in deal.hands),
        left=tuple(sorted(left.elements())),
    )
