"""The tiles of the neighbourhood as islands: where walks end on one that was just turned over.

It is not known which of them lies where and how it is turned, so that one may come onto any of
those that lie face down, from any side.
"""

from __future__ import annotations

import numpy as np

from clowder.bots.rooms.stray_cat.hands import FARTHEST, Numbers
from clowder.bots.rooms.stray_cat.ways import Ends, Flags, Roads, Ways
from clowder.games.stray_cat.pieces import BOX, NEIGHBOURHOOD, SIDES, TILES
from clowder.games.stray_cat.reading import feature_bits

FIELDS = [
    (tile, field)
    for tile in NEIGHBOURHOOD
    for field in (*BOX.kinds[TILES[tile].kind].fields, *(h.field for h in TILES[tile].houses))
]
INDEX = {place: number for number, place in enumerate(FIELDS)}
# By the features of a house: where it is, and its tile.
HOUSE_AT = {
    feature_bits((house.shape, house.roof, house.garden)): INDEX[tile, house.field]
    for tile in NEIGHBOURHOOD
    for house in TILES[tile].houses
}
TILE_WITH = {house: FIELDS[place][0] for house, place in HOUSE_AT.items()}


def islands() -> Roads:
    edges: list[tuple[int, int]] = []
    for tile in NEIGHBOURHOOD:
        sort = TILES[tile]
        pairs = [*BOX.kinds[sort.kind].roads, *(house.off + house.field for house in sort.houses)]
        for pair in pairs:
            one, other = INDEX[tile, pair[0]], INDEX[tile, pair[1]]
            edges += [(one, other), (other, one)]
    count = len(FIELDS)
    return Roads(
        places=tuple(range(count)),
        houses=tuple(number in HOUSE_AT.values() for number in range(count)),
        edges=tuple(sorted(edges)),
        fogs=tuple(field in SIDES for _, field in FIELDS),
        jumps=((),) * count,
    )


ISLANDS = Ways(islands())
ENTRIES: Numbers = np.array([INDEX[tile, side] for tile in NEIGHBOURHOOD for side in SIDES])


def entry_ends(ends: Ends) -> Ends:
    """The ends of walks from the sides of the tiles alone."""
    last = [*ends.begins[1:], len(ends.rows)]
    rows = [ends.rows[ends.begins[entry] : last[entry]] for entry in ENTRIES]
    begins = np.cumsum([0, *map(len, rows[:-1])])
    return Ends(np.concatenate(rows), begins)


ENTRY_ENDS = [entry_ends(ends) for ends in ISLANDS.ends]
# By steps: whether one can walk on onto the next tile; straight back one cannot (STR-8).
ENTRY_FOGS: list[Flags] = [
    ISLANDS.to_fog[steps][ENTRIES] & (steps > 1) for steps in range(FARTHEST + 1)
]


def entries_of(tiles: set[int]) -> Flags:
    return np.array([FIELDS[entry][0] in tiles for entry in ENTRIES])
