"""The route of codes: from six letters to the table that waits under them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from clowder.server.http.dependencies import GuestHere, HouseHere, TableAnswer, about
from clowder.server.http.guard import client_of
from clowder.server.http.guesses import Guesses
from clowder.server.http.openapi import Json, documented
from clowder.server.log.denied import required
from clowder.server.store import tables

router = APIRouter(prefix="/api/codes")
Code = Annotated[str, Path(pattern="^[a-z]{6}$")]


@router.get("/{code}", **documented(TableAnswer))
async def find_table(code: Code, guest: GuestHere, house: HouseHere, request: Request) -> Json:
    """The table that waits under that code; a code ends when its game begins."""
    guesses: Guesses = request.app.state.guesses
    async with guesses.limited(client_of(request.scope), guest.session):
        name = required(await tables.find_by_code(house.store, code), "no_such_code")
    return about(await house.find(name), guest)


SCHEMAS = ()
