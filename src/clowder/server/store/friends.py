"""Queries about friends: who is one, who asks to be one, and which person a session belongs to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Table, and_, delete, func, insert, or_, select, update

from clowder.core.value import Value
from clowder.server.log.entries import Fur
from clowder.server.store import schema
from clowder.server.store.index import Statement
from clowder.server.store.store import Conflict, Store

sessions = schema.sessions.c
friendships = schema.friendships.c
asks = schema.friend_asks.c
links = schema.friend_links.c


class PersonRow(Value):
    """Somebody, with every session that is theirs by now."""

    session: str
    name: str
    sessions: tuple[str, ...]


class FriendRow(Value):
    """The session with which somebody made friends; whose it is by now is another question."""

    session: str
    made_at: int


class AskRow(Value):
    """Somebody wants to be friends, with the faces that both had when they played."""

    asker: str
    asked: str
    asker_name: str
    asker_fur: Fur
    asked_name: str
    asked_fur: Fur
    made_at: int
    declined: bool = False


async def find_persons(store: Store, of: Collection[str]) -> dict[str, PersonRow]:
    """The person whom each of these sessions belongs to by now."""
    owner = func.coalesce(sessions.person, sessions.session).label("owner")
    found = await store.read(select(sessions.session, owner).where(sessions.session.in_(of)))
    owners = {row.session: row.owner for row in found}
    theirs = or_(sessions.session.in_(owners.values()), sessions.person.in_(owners.values()))
    query = select(sessions.session, sessions.name, owner).where(theirs)
    rows = await store.read(query.order_by(sessions.session))
    names = {row.session: row.name for row in rows}
    whole: dict[str, list[str]] = {}
    for row in rows:
        whole.setdefault(row.owner, []).append(row.session)
    persons = {each: PersonRow(each, names[each], tuple(whole[each])) for each in whole}
    return {session: persons[owner] for session, owner in owners.items()}


async def find_friends(store: Store, of: Sequence[str]) -> list[FriendRow]:
    """The sessions that are friends of these, the oldest friendship first."""
    mine = or_(friendships.one.in_(of), friendships.other.in_(of))
    rows = await store.read(
        select(schema.friendships).where(mine).order_by(friendships.made_at, friendships.one)
    )
    return [FriendRow(row.other if row.one in of else row.one, row.made_at) for row in rows]


async def befriend(store: Store, one: PersonRow, other: PersonRow, now: int) -> None:
    """From now on they are friends; whoever asked is answered."""
    first, second = sorted((one.session, other.session))
    row = {"one": first, "other": second, "made_at": now}
    answered = delete(schema.friend_asks).where(asked_among(one.sessions, other.sessions))
    try:
        await store.write((insert(schema.friendships), row), (answered, {}))
    except Conflict:  # they are already
        await store.write((answered, {}))


async def part(store: Store, one: Sequence[str], other: Sequence[str]) -> None:
    """They are no friends any more, nobody asks, and nobody is invited: for both alike."""
    invitations = schema.invitations.c
    invited = between(invitations.session, invitations.by, one, other)
    befriended = between(friendships.one, friendships.other, one, other)
    await store.write(
        (delete(schema.friendships).where(befriended), {}),
        (delete(schema.friend_asks).where(asked_among(one, other)), {}),
        (delete(schema.invitations).where(invited), {}),
    )


def asked_among(one: Sequence[str], other: Sequence[str]) -> ColumnElement[bool]:
    return between(asks.asker, asks.asked, one, other)


def between(
    left: ColumnElement[Any], right: ColumnElement[Any], one: Sequence[str], other: Sequence[str]
) -> ColumnElement[bool]:
    return or_(
        and_(left.in_(one), right.in_(other)),
        and_(left.in_(other), right.in_(one)),
    )


async def find_asks(store: Store, of: Sequence[str], since: int) -> list[AskRow]:
    """Requests by these sessions or to them since then, also declined ones; oldest first."""
    mine = or_(asks.asker.in_(of), asks.asked.in_(of))
    query = select(schema.friend_asks).where(mine, asks.made_at > since)
    rows = await store.read(query.order_by(asks.made_at, asks.asker))
    return [AskRow(**row._mapping) for row in rows]


async def ask(store: Store, row: AskRow) -> None:
    """Store a request to be friends; one that was declined stays declined."""
    fields = {name: getattr(row, name) for name in AskRow.__struct_fields__}  # type: ignore[attr-defined]
    try:
        await store.write((insert(schema.friend_asks), fields))
    except Conflict:
        again = update(schema.friend_asks).where(asks.asker == row.asker, asks.asked == row.asked)
        del fields["declined"]
        await store.write((again.values(**fields), {}))


async def decline(store: Store, row: AskRow) -> None:
    done = update(schema.friend_asks).where(asks.asker == row.asker, asks.asked == row.asked)
    await store.write((done.values(declined=True), {}))


async def withdraw(store: Store, row: AskRow) -> None:
    """Delete a request; a declined one stays, unseen, so that nobody is asked once more."""
    this = and_(asks.asker == row.asker, asks.asked == row.asked)
    gone = delete(schema.friend_asks).where(this, asks.declined.is_(False))
    hidden = update(schema.friend_asks).where(this).values(made_at=0)
    await store.write((gone, {}), (hidden, {}))


async def set_link(store: Store, session: str, hashed: str, ends_at: int) -> None:
    """Store the link to friendship of a person, in place of any other."""
    row = {"hash": hashed, "session": session, "ends_at": ends_at}
    await store.write(end_links([session]), (insert(schema.friend_links), row))


async def end_link(store: Store, of: Sequence[str]) -> None:
    await store.write(end_links(of))


def end_links(of: Sequence[str]) -> Statement:
    return delete(schema.friend_links).where(links.session.in_(of)), {}


async def find_link(store: Store, hashed: str, now: int) -> str | None:
    """Whose link that is; it goes on working until its time is over."""
    good = and_(links.hash == hashed, links.ends_at > now)
    rows = await store.read(select(links.session).where(good))
    return rows[0].session if rows else None


async def find_link_end(store: Store, of: Sequence[str], now: int) -> int | None:
    """Until when one's own link works."""
    rows = await store.read(select(links.ends_at).where(links.session.in_(of), links.ends_at > now))
    return max((row.ends_at for row in rows), default=None)


Places: TypeAlias = tuple[tuple[Table, tuple[str, ...]], ...]
BETWEEN: Places = (  # what there is between two sessions
    (schema.friendships, ("one", "other")),
    (schema.friend_asks, ("asker", "asked")),
    (schema.invitations, ("session", "by")),
)
PLACES: Places = (*BETWEEN, (schema.friend_links, ("session",)))  # where a session stands


def forget_statements(of: Iterable[str]) -> list[Any]:
    """The statements that delete friendships, requests, invitations and links of these sessions."""
    gone = list(of)
    return [
        delete(table).where(or_(*(table.c[column].in_(gone) for column in columns)))
        for table, columns in PLACES
    ]
