"""The door to a table's live views."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import partial

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from clowder.server.http.connections import stay_open
from clowder.server.http.dependencies import credential_of, find_guest, is_table_name
from clowder.server.http.socket import Socket
from clowder.server.log.denied import Denied, require, required
from clowder.server.store.store import StorageError
from clowder.server.tables.daily_tables import may_see
from clowder.server.tables.house import House
from clowder.server.tables.kindness import BARRED

PATH = re.compile("/api/tables/([^/]+)/live")
CLOSED = {  # why a live view ends before it begins; everything else is for later (1013)
    "no_session": 4401,
    "daily_hidden": 4403,
    "barred": BARRED,
    "no_such_table": 4404,
    "other_version": 4404,
    "unreadable_table": 4404,
    "too_many_views": 4429,
}


class LiveViews:
    """An ASGI middleware. A view stays open for hours, and with it every layer that it came
    through: the router and all around it would take ten kilobytes for each. Whoever is let in stays
    after all layers have returned."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self.app(scope, receive, send)
        else:
            with suppress(WebSocketDisconnect):  # somebody who has gone needs no answer
                await show(self.house, WebSocket(scope, receive, send), found[1])


async def show(house: House, websocket: WebSocket, name: str) -> None:
    """A browser learns why it is turned away only once the socket is open."""
    await websocket.accept()
    try:
        socket = await let_in(house, websocket, name)
    except (Denied, StorageError) as error:
        code = CLOSED.get(getattr(error, "code", ""), 1013)
        await websocket.close(code)
        return
    house.begin_view(socket.session)
    left = partial(house.end_view, socket.session)
    await stay_open(websocket, partial(socket.run, left))


async def let_in(house: House, websocket: WebSocket, name: str) -> Socket:
    asked = HTTPConnection(websocket.scope)
    guest = required(await find_guest(house, asked.headers, asked.cookies), "no_session")
    credential = credential_of(house, asked)
    websocket.scope["headers"].clear()  # nobody reads them again, and the view may stay for hours
    require(is_table_name(name), "no_such_table")
    table = await house.find(name)
    require(await may_see(house, table.table, guest), "daily_hidden")
    capacity = house.settings.sockets_per_session - house.views[guest.session]
    require(capacity > 0, "too_many_views")
    admission = await house.kindness.admit_viewer(guest, credential)
    return Socket(websocket, table, guest, house.settings, admission)
