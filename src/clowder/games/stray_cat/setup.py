"""The table before the first card, and the deal (STR-1 to STR-5)."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.games.stray_cat.ground import Laid
from clowder.games.stray_cat.layout import Cell, check_shape
from clowder.games.stray_cat.moves import Deal, Home
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.pieces import (
    BOX,
    CARDS,
    GOOD,
    KIND,
    NEIGHBOURHOOD,
    START,
    START_TILES,
    TOKENS,
    Feature,
    Token,
    in_order,
)
from clowder.games.stray_cat.state import Dealing, Looking, Root, Seating, State


def set_up(options: Options, seats: int) -> State:
    """Raises ValueError on a shape that cannot be played on."""
    check_shape(options)
    return State(options, seats, Seating() if options.first == "by_lot" else Dealing())


def start_cells(state: State) -> tuple[Cell, ...]:
    """Each kitten's own start tile; two players take the first and the third (STR-1)."""
    starts = state.board.starts
    return starts[::2] if state.seats == 2 else starts[: state.seats]


def draw_deal(state: State, rng: Rng) -> Deal:
    """A fair deal: tiles, rotations, tokens and cards are all random (STR-1, STR-3, STR-4)."""
    tiles = tuple(Laid(tile, rng.below(4)) for tile in rng.shuffled(NEIGHBOURHOOD))
    tokens = {token: rng.shuffled(token_pile(token)) for token in TOKENS}
    homes = tuple(home_of([tokens[token][seat] for token in TOKENS]) for seat in range(state.seats))
    meals = {
        kind: rng.shuffled(card for card in CARDS if KIND[card] == kind) for kind in BOX.start_hand
    }
    hands = tuple(
        tuple(
            card
            for kind, count in BOX.start_hand.items()
            for card in meals[kind][count * seat : count * (seat + 1)]
        )
        for seat in range(state.seats)
    )
    rest = list(CARDS)
    for card in (card for hand in hands for card in hand):
        rest.remove(card)
    return Deal(tiles, homes, tuple(map(in_order, hands)), tuple(rng.shuffled(rest)))


def token_pile(token: Token) -> list[Feature]:
    """The tokens of one kind (STR-C3)."""
    return [feature for feature, count in BOX.tokens[token].items() for _ in range(count)]


def home_of(features: Sequence[Feature | None]) -> Home:
    shape, roof, garden = features
    return Home(shape, roof, garden)  # type: ignore[arg-type]


def features_of(home: Home) -> tuple[Feature | None, Feature | None, Feature | None]:
    return home.shape, home.roof, home.garden


def lay_out(state: State, deal: Deal) -> State:
    """The table right after the deal."""
    starts, down = state.board.starts, list(deal.tiles)
    cells = range(1, len(state.board.spots) + 1)
    own = dict(zip(starts, START_TILES, strict=True))
    tiles = tuple(Laid(own[cell], 0) if cell in own else down.pop(0) for cell in cells)
    everyone = range(state.seats)
    fresh = Root(BOX.start_hand["modest"], BOX.start_hand["nourishing"], 1)
    return replace(
        state,
        phase=Looking(state.start),
        turn=state.start,
        tiles=tiles,
        shown=tuple(cell in own for cell in cells),
        kittens=tuple(f"{cell}.{START}" for cell in start_cells(state)),
        homes=deal.homes,
        up=tuple((False, False, False) for _ in everyone),
        seen=tuple(False for _ in everyone),
        excluded=tuple(() for _ in everyone),
        hands=tuple(map(in_order, deal.hands)),
        pile=deal.pile,
        since=(0,) * len(GOOD),
        roots=((fresh,),) * state.seats,
    )


def begin_turn(state: State, seat: Seat) -> State:
    return replace(state, phase=Looking(seat), later=(), turn=seat, fights=0)
