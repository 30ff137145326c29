"""The routes of files: any `.game` file can be watched; only what it holds is believed."""

from __future__ import annotations

import re
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from clowder.core.bad_record import BadRecord
from clowder.core.game import Seat
from clowder.locales import Words
from clowder.server.http.dependencies import HouseHere, LanguageHere
from clowder.server.http.errors import failed, language_of
from clowder.server.http.openapi import JsonBytes, documented
from clowder.server.http.routes.finished_tables import ReplaySeat
from clowder.server.wire import messages
from clowder.server.wire.check import Check
from clowder.server.wire.strict import Malformed

router = APIRouter(prefix="/api/replays")
FILE = {
    "description": "A `.game` file, as it is",
    "content": {"text/plain": {"schema": {"type": "string"}}},
    "required": True,
}
TAKES_FILE: dict[str, Any] = {"openapi_extra": {"requestBody": FILE}}


@router.post("", **documented(messages.Replay), **TAKES_FILE)
async def replay(
    request: Request, house: HouseHere, language: LanguageHere, seat: ReplaySeat = None
) -> Response:
    """The game of a file step by step: all hands revealed, or as one seat saw it."""
    viewer = None if seat is None else Seat(seat)
    try:
        found = await house.replays.of_file(await read_file(request), viewer, language)
    except BadRecord as error:
        return refuse(request, error)
    return JsonBytes(found)


@router.post("/check", **documented(Check), **TAKES_FILE)
async def check_chance(request: Request, house: HouseHere, _language: LanguageHere) -> Response:
    """What `clowder verify` finds about a file, draw by draw."""
    try:
        found = await house.replays.check_file(await read_file(request))
    except BadRecord as error:
        return refuse(request, error)
    return JsonBytes(found)


async def read_file(request: Request) -> bytes:
    written = request.headers.get("content-type", "").partition(";")[0]
    if written.strip().lower() != "text/plain":
        raise Malformed("expected text/plain")
    return await request.body()


def refuse(request: Request, error: BadRecord) -> Response:
    """What is wrong, where, and the details, in words of the guest's language."""
    words = Words(language_of(request.scope))
    line = re.fullmatch("line ([0-9]+)", error.place)
    where = [] if line is None else [words("error-record-line", line=line[1])]
    detail = " ".join((*where, words.say(error.sentence)))
    return failed(request.scope, f"record_{error.why}", 422, f"({detail})")


SCHEMAS = (Check,)
