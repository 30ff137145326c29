"""The route by which browsers report their errors to the log of the server."""

from __future__ import annotations

import logging
from typing import Annotated

from fastapi import APIRouter, Depends

from clowder.core.value import Value
from clowder.server.http.dependencies import GuestHere
from clowder.server.http.openapi import Json, documented, read_body
from clowder.server.wire.bodies import LONGEST_ERROR, ClientError
from clowder.server.wire.sanitize import clean

router = APIRouter(prefix="/api/client-errors")
logger = logging.getLogger(__name__)


class Noted(Value):
    code: str


@router.post("", **documented(Noted, body=ClientError))
async def note(
    _guest: GuestHere, body: Annotated[ClientError, Depends(read_body(ClientError))]
) -> Json:
    """Write an error of the client into the log of the server."""
    logger.warning(
        "client error reported by a browser: %s %s", body.code, clean(body.text, LONGEST_ERROR)
    )
    return Json(Noted(body.code))


SCHEMAS = (ClientError, Noted)
