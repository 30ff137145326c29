"""The rooms of the house, by name."""

from clowder.core.room import AnyRoom
from clowder.games.cat_and_the_tower import ROOM as CAT_AND_THE_TOWER
from clowder.games.cat_in_the_box import ROOM as CAT_IN_THE_BOX
from clowder.games.chabyrinthe import ROOM as CHABYRINTHE
from clowder.games.if_it_fits import ROOM as IF_IT_FITS
from clowder.games.stray_cat import ROOM as STRAY_CAT

ROOMS: dict[str, AnyRoom] = {
    room.name: room
    for room in (CAT_IN_THE_BOX, CHABYRINTHE, IF_IT_FITS, STRAY_CAT, CAT_AND_THE_TOWER)
}


def find_room(name: str) -> AnyRoom:
    """The room of that name; raises ValueError that lists what there is."""
    if name not in ROOMS:
        raise ValueError(f"there is no game '{name}'; there is: {', '.join(ROOMS)}")
    return ROOMS[name]
