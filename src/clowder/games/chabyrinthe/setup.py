"""The table before the first card, and the deal (CHA-1 to CHA-4, CHA-15)."""

from __future__ import annotations

from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.games.chabyrinthe.moves import Deal
from clowder.games.chabyrinthe.options import Options, check_mix
from clowder.games.chabyrinthe.pieces import CATS, laid, sewer_cards
from clowder.games.chabyrinthe.state import Acting, Seating, State, Stray


def set_up(options: Options, seats: int) -> State:
    """Raises ValueError on a bad mix."""
    check_mix(options, seats)
    return State(options, seats, Seating())


def draw_deal(state: State, rng: Rng) -> Deal:
    """A fair deal: all but the two corners is random in kind and rotation (CHA-1)."""
    corners = state.size.corners
    kinds = list(sewer_cards())
    for card in corners.values():
        kinds.remove(card.kind)
    pile = rng.shuffled(kinds)
    square = tuple(
        corners.get(cell) or laid(pile.pop(), rng.below(4)) for cell in range(state.size.side**2)
    )
    return Deal(square, tuple(pile), tuple(rng.shuffled(CATS)))


def lay_out(state: State, deal: Deal) -> State:
    """The table right after the deal (CHA-2, CHA-3)."""
    places = state.size.cats
    strays = tuple(Stray(place, cat) for place, cat in zip(places, deal.cats, strict=False))
    return replace(
        state,
        phase=Acting(state.start),
        square=deal.square,
        deck=deal.deck,
        hidden=len(deal.deck) - 1,
        strays=strays,
        guardians=state.size.guardians,
        cats=deal.cats[len(strays) :],
        taken=((),) * state.seats,
    )
