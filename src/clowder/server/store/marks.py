"""Marks in the database, by which every node notices that what it knows is out of date.

Whoever changes such a thing leaves another mark than before, in the same commit."""

from __future__ import annotations

import secrets

from sqlalchemy import select, update

from clowder.server.store import schema
from clowder.server.store.index import Statement
from clowder.server.store.store import Store

# Keys of the house: mutes, bars and who is known at all; and whom logs no longer name.
CHANGED, FORGOTTEN = "kind_changed", "forgotten"
house = schema.house.c


def leave_mark(key: str) -> Statement:
    return update(schema.house).where(house.key == key).values(value=secrets.token_bytes(8)), {}


async def find_marks(store: Store) -> dict[str, bytes]:
    query = select(house.key, house.value).where(house.key.in_((CHANGED, FORGOTTEN)))
    return {row.key: bytes(row.value) for row in await store.read(query)}
