"""Where a kitten can step (STR-8 to STR-10, STR-13).

A place is a field of a tile on the map: "7.N", the cell and the field as it is called on the
unturned tile. To somebody who crosses onto a face-down tile it is just "7".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any, TypeAlias

from clowder.core.value import Value
from clowder.games.stray_cat.layout import Cell, Map
from clowder.games.stray_cat.pieces import BOX, SIDES, START, TILES, House, Side, Tile

Place: TypeAlias = str
Near: TypeAlias = dict[Place, tuple[Place, ...]]
Way: TypeAlias = tuple[Place, int, Place | None, Place | None]  # as it is asked about below
ENDLESS = 1000  # steps


class Laid(Value):
    """A tile as it lies."""

    tile: Tile
    turn: int  # quarter turns clockwise


Seen: TypeAlias = tuple[Laid | None, ...]  # by cell; None: face down


class Ground:
    """All that lies face up, and the ways on it."""

    def __init__(self, board: Map, seen: Seen, works: Place | None) -> None:
        self.board = board
        self.seen = seen
        self.works = works
        self.near = join(board, seen)
        lie = enumerate(seen, start=1)
        here = (houses_on(cell, laid.tile) for cell, laid in lie if laid is not None)
        self.houses = tuple(chain.from_iterable(here))
        self._ends = dead_ends(self.near, works)
        self.ways: dict[Way, Any] = {}  # what is known of some; whoever asks writes it down

    def steps(
        self, place: Place, came: Place | None, barred: Place | None = None
    ) -> tuple[Place, ...]:
        """Where one may step at all: not straight back, nor onto the roadworks (STR-8, STR-10)."""
        works = self.works
        near = [to for to in self.near[place] if to != came and to != works and to != barred]
        return tuple(near)

    def far(self, place: Place, came: Place | None, limit: int, barred: Place | None = None) -> int:
        """How far one gets, `limit` at most; onto an unseen tile as far as one likes (STR-8)."""
        if limit == 0 or is_fog(place):
            return limit
        onward = self.steps(place, came, barred)
        return 1 + max(self.rests(onward, place, limit - 1, barred), default=-1)

    def rests(
        self, onward: Sequence[Place], place: Place, left: int, barred: Place | None
    ) -> list[int]:
        """How far one gets from each of these places, when one comes from `place`."""
        if barred is None:
            return [min(left, self._ends.get((place, to), ENDLESS)) for to in onward]
        return [self.far(to, place, left, barred) for to in onward]

    def good_steps(
        self, place: Place, came: Place | None, left: int, barred: Place | None = None
    ) -> tuple[Place, ...]:
        """The steps that leave a way of full length, or else one of the longest."""
        if left == 0:
            return ()
        onward = self.steps(place, came, barred)
        if len(onward) < 2:
            return onward
        rests = self.rests(onward, place, left - 1, barred)
        most = max(rests)
        return tuple([to for to, rest in zip(onward, rests, strict=True) if rest == most])

    def house_at(self, place: Place) -> House | None:
        laid = self.seen[cell_of(place) - 1]
        return None if laid is None else house_on(laid.tile, field_of(place))

    def walk_fields(self, cell: Cell) -> tuple[Place, ...]:
        laid = self.seen[cell - 1]
        assert laid is not None, f"cell {cell} is face down"
        return tuple(place_of(cell, field) for field in BOX.kinds[TILES[laid.tile].kind].fields)

    def fields(self, cell: Cell) -> tuple[Place, ...]:
        """Every field of a tile that lies face up."""
        laid = self.seen[cell - 1]
        assert laid is not None, f"cell {cell} is face down"
        return tuple(place_of(cell, field) for field in fields_on(laid.tile))

    def open_cells(self) -> tuple[Cell, ...]:
        """The cells of the face-up neighbourhood tiles."""
        return tuple(
            cell
            for cell, laid in enumerate(self.seen, start=1)
            if laid is not None and TILES[laid.tile].kind != "start"
        )


@lru_cache(maxsize=512)
def ground_of(board: Map, seen: Seen, works: Place | None) -> Ground:
    return Ground(board, seen, works)


@cache  # the grounds of all tables are made of the same few names
def place_of(cell: Cell, field: str) -> Place:
    return f"{cell}.{field}"


@cache
def cell_of(place: Place) -> Cell:
    return int(place.partition(".")[0])


@cache
def field_of(place: Place) -> str:
    return place.partition(".")[2]


def is_fog(place: Place) -> bool:
    return "." not in place


def is_walk_field(place: Place) -> bool:
    return field_of(place) not in ("1", "2", START)


def food_at(place: Place, held: int) -> int:
    """Cards to be found there: two on a house field, or hungry on a start field (STR-17)."""
    few = is_walk_field(place) or (field_of(place) == START and held > 0)
    return 1 if few else 2


@cache
def houses_on(cell: Cell, tile: Tile) -> tuple[tuple[Place, House], ...]:
    return tuple((place_of(cell, house.field), house) for house in TILES[tile].houses)


def is_house(place: Place) -> bool:
    return field_of(place) in ("1", "2")


@cache
def house_on(tile: Tile, field: str) -> House | None:
    return next((house for house in TILES[tile].houses if house.field == field), None)


def exit_at(laid: Laid, side: Side) -> str:
    """The exit field on a side of the tile as it lies."""
    return SIDES[(side - laid.turn) % 4]


@cache
def fields_on(tile: Tile) -> tuple[str, ...]:
    """Every field: walk fields, then houses or the start field."""
    sort = TILES[tile]
    start = (START,) if sort.kind == "start" else ()
    return (*BOX.kinds[sort.kind].fields, *(house.field for house in sort.houses), *start)


@cache
def roads_on(tile: Tile) -> tuple[tuple[str, str], ...]:
    sort = TILES[tile]
    kind = BOX.kinds[sort.kind]
    roads = [(road[0], road[1]) for road in kind.roads]
    roads += [(house.off, house.field) for house in sort.houses]
    if kind.start:
        roads.append((kind.start, START))
    return tuple(roads)


def join(board: Map, seen: Seen) -> Near:
    """For each place that lies open, the places one step away."""
    near: Near = {}
    for cell, laid in enumerate(seen, start=1):
        if laid is None:
            continue
        near.update(joined_on(cell, laid.tile))
        for side, beyond in enumerate(board.beside[cell - 1]):
            if beyond:
                place = place_of(cell, exit_at(laid, side))
                near[place] = one_more(near[place], entrance(seen, beyond, side))
    return near


@cache
def joined_on(cell: Cell, tile: Tile) -> Near:
    """The same on a tile by itself."""
    near: dict[Place, list[Place]] = {place_of(cell, field): [] for field in fields_on(tile)}
    for one, other in roads_on(tile):
        near[place_of(cell, one)].append(place_of(cell, other))
        near[place_of(cell, other)].append(place_of(cell, one))
    return {place: tuple(places) for place, places in near.items()}


@cache  # the grounds of all tables have the same few, here and below
def one_more(places: tuple[Place, ...], place: Place) -> tuple[Place, ...]:
    return (*places, place)


@cache
def between(came: Place, place: Place) -> tuple[Place, Place]:
    return came, place


def dead_ends(near: Near, works: Place | None) -> dict[tuple[Place, Place], int]:
    """How far one gets from a place, by the one before and it, where that has an end: all ways on
    lead to houses or roadworks. Elsewhere one can walk in circles, or onto an unseen tile."""
    ends: dict[tuple[Place, Place], int] = {}
    found = [(beyond[0], place) for place, beyond in near.items() if len(beyond) == 1]
    if works is not None:
        found += [(to, place) for place in near[works] for to in near.get(place, ())]
    while found:
        came, place = found.pop()
        far = 0
        for to in near[place]:
            if to not in (came, works):
                far = max(far, 1 + ends.get((place, to), ENDLESS))
                if far > ENDLESS:
                    break
        else:
            ends[between(came, place)] = far
            before = (to for to in near.get(came, ()) if to != place)
            found += [(to, came) for to in before if (to, came) not in ends]
    return ends


def entrance(seen: Seen, cell: Cell, side: Side) -> Place:
    """Where one comes in who leaves the neighbouring tile by that side."""
    laid = seen[cell - 1]
    return str(cell) if laid is None else place_of(cell, exit_at(laid, (side + 2) % 4))
