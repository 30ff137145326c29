"""Queries about passkeys, and the challenges that they sign."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, insert, select, update

from clowder.core.value import Value
from clowder.server.store import schema
from clowder.server.store.store import Store

passkeys = schema.passkeys.c
challenges = schema.challenges.c


class PasskeyRow(Value):
    id: str
    session: str
    public_key: bytes
    sign_count: int
    made_at: int


async def add_challenge(store: Store, hashed: str, session: str | None, now: int, end: int) -> None:
    """Store a challenge, and forget those that nobody has answered in time."""
    row = {"hash": hashed, "session": session, "ends_at": end}
    stale = delete(schema.challenges).where(challenges.ends_at < now)
    named = () if session is None else (session,)
    await store.write((stale, {}), (insert(schema.challenges), row), people=named)


async def take_challenge(store: Store, hashed: str, session: str | None, now: int) -> bool:
    """Use a challenge up: whether it was made for that session, and not long ago."""

    def take(connection: Connection) -> bool:
        wanted = and_(challenges.hash == hashed, challenges.session.is_not_distinct_from(session))
        good = and_(wanted, challenges.ends_at > now)
        taken = delete(schema.challenges).where(good).returning(challenges.hash)
        return connection.execute(taken).first() is not None

    return await store.run(take)


async def add(store: Store, row: PasskeyRow) -> None:
    """Store a passkey; raises Conflict where somebody has it already."""
    columns = {name: getattr(row, name) for name in PasskeyRow.__struct_fields__}  # type: ignore[attr-defined]
    await store.write((insert(schema.passkeys), columns))


async def find(store: Store, id: str) -> PasskeyRow | None:
    rows = await store.read(select(schema.passkeys).where(passkeys.id == id))
    return PasskeyRow(**rows[0]._mapping) if rows else None


async def find_of(store: Store, session: str) -> list[PasskeyRow]:
    """The passkeys of a person, oldest first."""
    own = select(schema.passkeys).where(passkeys.session == session)
    return [PasskeyRow(**row._mapping) for row in await store.read(own.order_by(passkeys.made_at))]


async def count_up(store: Store, id: str, sign_count: int) -> None:
    used = update(schema.passkeys).where(passkeys.id == id).values(sign_count=sign_count)
    await store.write((used, {}))


async def remove(store: Store, id: str) -> None:
    await store.write((delete(schema.passkeys).where(passkeys.id == id), {}))
