"""The invitations of a guest: tables that have not begun, where somebody waits for them."""

from __future__ import annotations

from contextlib import suppress

from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied, require
from clowder.server.store import invitations
from clowder.server.store.invitations import InvitationRow
from clowder.server.tables.house import House
from clowder.server.tables.lobby import show
from clowder.server.wire.own_tables import Face
from clowder.server.wire.people import Invitation


async def read_invitations(house: House, guest: Guest) -> tuple[Invitation, ...]:
    """The invitations of a guest, the last first, without those to tables that are full."""
    found = []
    for row, info in await invitations.find_of(house.store, guest.sessions):
        with suppress(Denied):  # of another version, or no seat is left
            found.append(await show_invitation(house, row, info))
    return tuple(found)


async def show_invitation(house: House, row: InvitationRow, info: str | None) -> Invitation:
    table = await show(house, row.table, info)
    require(any(chair.free for chair in table.seats), "table_full")
    seats = tuple(Face(chair.name, chair.fur, chair.bot) for chair in table.seats)
    return Invitation(row.table, table.game, seats, row.name, row.seat, row.made_at)
