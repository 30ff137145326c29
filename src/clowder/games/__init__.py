"""The rooms of the house, by name: our own, and those of other installed packages."""

from clowder.core.fault import Fault
from clowder.core.room import AnyRoom
from clowder.core.words import say
from clowder.games.cat_and_the_tower import ROOM as CAT_AND_THE_TOWER
from clowder.games.cat_in_the_box import ROOM as CAT_IN_THE_BOX
from clowder.games.chabyrinthe import ROOM as CHABYRINTHE
from clowder.games.if_it_fits import ROOM as IF_IT_FITS
from clowder.games.installed import installed_rooms
from clowder.games.stray_cat import ROOM as STRAY_CAT

# In the order in which they are offered.
OWN: tuple[AnyRoom, ...] = (CAT_IN_THE_BOX, CAT_AND_THE_TOWER, IF_IT_FITS, CHABYRINTHE, STRAY_CAT)
INSTALLED = installed_rooms(OWN)
ROOMS: dict[str, AnyRoom] = {room.name: room for room in (*OWN, *INSTALLED.rooms)}


def find_room(name: str) -> AnyRoom:
    """The room of that name; raises ValueError that lists what there is."""
    if name in ROOMS:
        return ROOMS[name]
    for left_out in INSTALLED.left_out:
        if left_out.name == name:
            sentence = say("fault-left-out", name=name, reason=left_out.reason)
            raise Fault(str(left_out), sentence)
    known = ", ".join(ROOMS)
    raise Fault(
        f"there is no game '{name}'; there is: {known}", say("fault-game", name=name, known=known)
    )
