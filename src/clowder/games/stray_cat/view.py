"""What a seat, or a spectator, can see, and what it is entitled to remember."""

from __future__ import annotations

from clowder.core.game import Seat, left_of
from clowder.core.remember import remember_last
from clowder.core.value import Value, replace
from clowder.games.stray_cat.cards import age
from clowder.games.stray_cat.ground import Laid, Place
from clowder.games.stray_cat.layout import Cell
from clowder.games.stray_cat.moves import Home
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.pieces import TILES, Card, Feature, House, Tile, TileKind
from clowder.games.stray_cat.setup import features_of, home_of
from clowder.games.stray_cat.state import Fighting, Phase, Root, State


class Lot(Value):
    """A tile that lies face up."""

    tile: Tile
    turn: int  # quarter turns clockwise
    kind: TileKind
    houses: tuple[House, ...]


class Square(Value):
    """A cell of the map."""

    cell: Cell
    row: int
    column: int
    lot: Lot | None  # None: face down


class Revealed(Value):
    """What was hidden."""

    hands: tuple[tuple[Card, ...], ...]  # by seat
    pile: tuple[Card, ...]  # from the top
    lots: tuple[Lot, ...]  # by cell, those that lie face down too


class View(Value):
    seat: Seat | None  # the viewer; None is a spectator
    options: Options
    seats: int
    phase: Phase  # the other's sealed card is closed
    later: tuple[Phase, ...]
    start: Seat
    turn: Seat
    round: int
    fights: int
    squares: tuple[Square, ...]  # none before the deal
    kittens: tuple[Place, ...]
    works: Place | None
    homes: tuple[Home, ...]  # tokens that lie face up, and those the viewer has looked at (STR-12)
    up: tuple[tuple[bool, bool, bool], ...]
    seen: tuple[bool, ...]
    excluded: tuple[tuple[Feature, ...], ...]
    hand: tuple[Card, ...]  # one's own
    counts: tuple[int, ...]  # the cards in each hand
    ages: tuple[tuple[int, ...], ...]  # with which pile the cards of each hand came
    roots: tuple[tuple[Root, ...], ...]
    discards: tuple[Card, ...]
    pile: int
    piles: int
    since: tuple[int, ...]
    revealed: Revealed | None = None  # in a replay


def view_of(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        phase=phase_seen_by(state.phase, seat),
        later=state.later,
        start=state.start,
        turn=state.turn,
        round=state.round,
        fights=state.fights,
        squares=squares_of(state),
        kittens=state.kittens,
        works=state.works,
        homes=tuple(home_seen_by(state, Seat(owner), seat) for owner in range(len(state.homes))),
        up=state.up,
        seen=state.seen,
        excluded=state.excluded,
        hand=state.hands[seat] if state.hands and seat is not None else (),
        counts=tuple(len(hand) for hand in state.hands),
        ages=ages_of(state),
        roots=state.roots,
        discards=state.discards,
        pile=len(state.pile),
        piles=state.piles,
        since=state.since,
    )


def reveal(state: State) -> View:
    """The table with nothing hidden; the map shows what was found, as everyone saw it."""
    lots = tuple(lot_of(laid) for laid in state.tiles)
    return replace(
        view_of(state, None),
        phase=state.phase,
        homes=state.homes,
        revealed=Revealed(state.hands, state.pile, lots),
    )


def phase_seen_by(phase: Phase, seat: Seat | None) -> Phase:
    match phase:
        case Fighting(sealed=sealed):
            return replace(phase, sealed=sealed.seen_by(seat))
        case _:
            return phase


@remember_last  # a view for each seat
def ages_of(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(age(state.since, card) for card in hand)) for hand in state.hands)


@remember_last  # likewise
def squares_of(state: State) -> tuple[Square, ...]:
    spots = state.board.spots if state.tiles else ()
    return tuple(
        Square(cell, row, column, lot_of(state.tiles[cell - 1]) if state.shown[cell - 1] else None)
        for cell, (row, column) in enumerate(spots, start=1)
    )


def lot_of(laid: Laid) -> Lot:
    sort = TILES[laid.tile]
    return Lot(laid.tile, laid.turn, sort.kind, sort.houses)


def home_seen_by(state: State, owner: Seat, seat: Seat | None) -> Home:
    """Face-down tokens are unknown to all, the owner too, but for a left neighbour who looked."""
    looked = state.seen[owner] and seat == left_of(owner, state.seats)
    features = zip(features_of(state.homes[owner]), state.up[owner], strict=True)
    return home_of([feature if up or looked else None for feature, up in features])


def table_in(view: View) -> State:
    """All of the table that lies open: enough to judge walks by. Face-down tiles are made up."""
    lots = [square.lot for square in view.squares]
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        tiles=tuple(Laid(1, 0) if lot is None else Laid(lot.tile, lot.turn) for lot in lots),
        shown=tuple(lot is not None for lot in lots),
        kittens=view.kittens,
        works=view.works,
    )
