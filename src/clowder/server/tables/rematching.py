"""Brings everybody along to the next table: whoever is not looking finds an invitation at home."""

from __future__ import annotations

from clowder.server.log.decide import Guest, seats_of
from clowder.server.log.state import TableState
from clowder.server.store import invitations, mutes
from clowder.server.store.invitations import InvitationRow
from clowder.server.store.store import Store


async def invite_again(store: Store, table: TableState, guest: Guest, to: str, now_ms: int) -> None:
    """Invite everybody else who played at a table that is over to their old seats at the next one.

    Called by whoever wants a rematch first, and again where the server was ended meanwhile; nobody
    is invited twice, and nobody by somebody they do not want to meet."""
    seats, apart = seats_of(table, guest), await mutes.find_apart(store, guest.sessions)
    name = table.chairs[seats[0]].name if seats else guest.name
    rows = [
        InvitationRow(to, chair.session, guest.session, name, seat, now_ms)
        for seat, chair in enumerate(table.chairs)
        if chair.session is not None and chair.session not in apart | set(guest.sessions)
    ]
    await invitations.add(store, rows)
