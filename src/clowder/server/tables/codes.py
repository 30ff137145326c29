"""Codes: six letters to be read aloud and typed, for a table where the game has not begun."""

from __future__ import annotations

import secrets

from clowder.server.store import tables
from clowder.server.store.store import Store

LETTERS = "abcdefghjkmnpqrstuwxyz"  # none that looks or sounds like another: no i, l, o, v
LENGTH = 6


def draw_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


async def free_code(store: Store) -> str:
    """One that no waiting table has."""
    while await tables.find_by_code(store, code := draw_code()) is not None:
        pass
    return code
