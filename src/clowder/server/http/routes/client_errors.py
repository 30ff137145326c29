"""What went wrong in a browser, written down for whoever runs the house."""

from __future__ import annotations

import logging
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends

from clowder.core.value import Value
from clowder.server.http.dependencies import GuestHere
from clowder.server.http.openapi import Json, body, shows
from clowder.server.wire.sanitize import clean

LONGEST = 600
router = APIRouter(prefix="/api/troubles")
trouble = logging.getLogger(__name__)


class Trouble(Value):
    """An error of the client: the short code that its user saw, and what it was."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=8, pattern="^[A-Z0-9]+(?!\\n)$")]
    text: Annotated[str, msgspec.Meta(max_length=2 * LONGEST)]


class Noted(Value):
    code: str


@router.post("", **shows(Noted, takes=Trouble))
async def note(_guest: GuestHere, wish: Annotated[Trouble, Depends(body(Trouble))]) -> Json:
    """Write an error of the client into the log of the house."""
    trouble.warning("in a browser: %s %s", wish.code, clean(wish.text, LONGEST))
    return Json(Noted(wish.code))


TRAVELLING = (Trouble, Noted)
