"""Friends by mutual consent: found among those one has played with, or by a link of one's own.

Everybody is known to others by ids that are drawn for each of them alone, so that two people cannot
compare whom they know. A no is told to nobody."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from clowder.core.value import Value
from clowder.server.log.decide import Guest, runs_table, seats_of
from clowder.server.log.denied import require, required
from clowder.server.store import friends, invitations, mutes, outcomes
from clowder.server.store.friends import AskRow, PersonRow
from clowder.server.store.invitations import InvitationRow
from clowder.server.tables.house import House
from clowder.server.tables.partners import Met, find_met
from clowder.server.tables.sessions import digest
from clowder.server.tables.statistics import read_head_to_head
from clowder.server.wire.people import Friend, FriendAsk, FriendLink, LinkOwner, Partner, People
from clowder.server.wire.results import HeadToHead

ASK_MS = 30 * 86_400_000  # after which an ask is forgotten
MOST_ASKS = 10  # that somebody has open at once
MOST_FRIENDS = 100
MOST_INVITED = 20  # to one table
LINK_SECONDS = 86_400


class Circle(Value):
    """All that is known of whom a guest knows."""

    guest: Guest
    met: tuple[Met, ...]
    asks: tuple[AskRow, ...]
    friends: tuple[tuple[PersonRow, int], ...]  # and since when
    persons: dict[str, PersonRow]  # by any of their sessions

    def is_friend(self, session: str) -> bool:
        return any(session in person.sessions for person, _ in self.friends)

    def asks_by(self) -> list[AskRow]:
        return [row for row in self.asks if row.asker in self.guest.sessions]

    def asks_to(self) -> list[AskRow]:
        """Those who ask the guest and were not declined."""
        return [row for row in self.asks if row.asked in self.guest.sessions and not row.declined]


async def read_circle(house: House, guest: Guest) -> Circle:
    store = house.store
    met = await find_met(house, guest)
    asks = await friends.find_asks(store, guest.sessions, house.now_ms() - ASK_MS)
    made = await friends.find_friends(store, guest.sessions)
    known = {each.session for each in met} | {each.session for each in made}
    known |= {session for row in asks for session in (row.asker, row.asked)}
    persons = await friends.find_persons(store, known)
    since = {persons[each.session]: each.made_at for each in reversed(made)}
    oldest = tuple(sorted(since.items(), key=lambda item: item[1]))
    seen = tuple(each for each in met if each.session in persons)
    return Circle(guest, seen, tuple(asks), oldest, persons)


def id_of(house: House, guest: Guest, kind: str, *parts: str) -> str:
    return house.table_name(kind, guest.session, *parts)


def friend_id(house: House, guest: Guest, friend: PersonRow) -> str:
    return id_of(house, guest, "friend", friend.session)


def met_id(house: House, guest: Guest, met: Met) -> str:
    return id_of(house, guest, "met", met.session, met.name)


def ask_id(house: House, guest: Guest, row: AskRow) -> str:
    return id_of(house, guest, "ask", row.asker, row.asked)


async def read_people(house: House, guest: Guest) -> People:
    circle = await read_circle(house, guest)
    asked = {(circle.persons[row.asked], row.asked_name) for row in circle.asks_by()}
    return People(
        friends=tuple([await show_friend(house, guest, *each) for each in circle.friends]),
        asking=tuple(
            FriendAsk(ask_id(house, guest, row), row.asker_name, row.asker_fur, row.made_at)
            for row in circle.asks_to()
        ),
        asked=tuple(
            FriendAsk(ask_id(house, guest, row), row.asked_name, row.asked_fur, row.made_at)
            for row in circle.asks_by()
        ),
        partners=tuple(
            show_met(house, guest, met, (circle.persons[met.session], met.name) in asked)
            for met in circle.met
            if not circle.is_friend(met.session)
        ),
        link_ends=await friends.find_link_end(house.store, guest.sessions, house.now_ms()),
    )


async def count_asking(house: House, guest: Guest) -> int:
    since = house.now_ms() - ASK_MS
    asks = await friends.find_asks(house.store, guest.sessions, since)
    return sum(row.asked in guest.sessions and not row.declined for row in asks)


async def show_friend(house: House, guest: Guest, person: PersonRow, since: int) -> Friend:
    fur = await outcomes.find_fur(house.store, person.sessions)
    return Friend(friend_id(house, guest, person), person.name, fur, since)


def show_met(house: House, guest: Guest, met: Met, asked: bool) -> Partner:
    id = met_id(house, guest, met)
    return Partner(id, met.name, met.fur, met.game, met.games, met.at, asked)


async def ask(house: House, guest: Guest, id: str) -> None:
    """Ask somebody one has played with to be friends; where they have asked before, say yes."""
    circle = await read_circle(house, guest)
    met = find_partner(house, circle, id)
    person = circle.persons[met.session]
    if circle.is_friend(met.session):
        return
    if any(row.asker in person.sessions for row in circle.asks):
        await befriend(house, guest, person)
        return
    others = [row for row in circle.asks_by() if row.asked not in person.sessions]
    require(len(others) < MOST_ASKS, "too_many_asks")
    faces = (met.own_name, met.own_fur, met.name, met.fur)
    apart = await mutes.find_apart(house.store, guest.sessions)
    # Whoever has blocked them is not asked, and they cannot tell that from a silent no.
    declined = not apart.isdisjoint(person.sessions)
    row = AskRow(guest.session, person.session, *faces, house.now_ms(), declined)
    await friends.ask(house.store, row)


def find_partner(house: House, circle: Circle, id: str) -> Met:
    found = (each for each in circle.met if met_id(house, circle.guest, each) == id)
    return required(next(found, None), "no_such_partner")


async def befriend(house: House, guest: Guest, person: PersonRow) -> None:
    for of in (guest.sessions, person.sessions):
        made = await friends.find_friends(house.store, of)
        require(len(made) < MOST_FRIENDS, "too_many_friends")
    own = PersonRow(guest.session, guest.name, guest.sessions)
    await friends.befriend(house.store, own, person, house.now_ms())


def find_ask(house: House, guest: Guest, rows: Iterable[AskRow], id: str) -> AskRow:
    found = next((row for row in rows if ask_id(house, guest, row) == id), None)
    return required(found, "no_such_ask")


async def accept(house: House, guest: Guest, id: str) -> None:
    circle = await read_circle(house, guest)
    row = find_ask(house, guest, circle.asks_to(), id)
    await befriend(house, guest, circle.persons[row.asker])


async def decline(house: House, guest: Guest, id: str) -> None:
    circle = await read_circle(house, guest)
    await friends.decline(house.store, find_ask(house, guest, circle.asks_to(), id))


async def withdraw(house: House, guest: Guest, id: str) -> None:
    circle = await read_circle(house, guest)
    await friends.withdraw(house.store, find_ask(house, guest, circle.asks_by(), id))


async def find_friend(house: House, guest: Guest, id: str) -> PersonRow:
    """Raises Denied."""
    circle = await read_circle(house, guest)
    found = (each for each, _ in circle.friends if friend_id(house, guest, each) == id)
    return required(next(found, None), "no_such_friend")


async def end(house: House, guest: Guest, id: str) -> None:
    friend = await find_friend(house, guest, id)
    await friends.part(house.store, guest.sessions, friend.sessions)


async def make_link(house: House, guest: Guest) -> FriendLink:
    secret = secrets.token_urlsafe(24)
    ends_at = house.now_ms() + LINK_SECONDS * 1000
    await friends.set_link(house.store, guest.session, digest(secret), ends_at)
    return FriendLink(secret, LINK_SECONDS)


async def owner_of(house: House, secret: str) -> PersonRow:
    """Whose link that is; raises Denied where there is none, or its time is over."""
    found = await friends.find_link(house.store, digest(secret), house.now_ms())
    session = required(found, "no_such_friend_link")
    return (await friends.find_persons(house.store, [session]))[session]


async def look(house: House, secret: str) -> LinkOwner:
    owner = await owner_of(house, secret)
    return LinkOwner(owner.name, await outcomes.find_fur(house.store, owner.sessions))


async def follow_link(house: House, guest: Guest, secret: str) -> None:
    owner = await owner_of(house, secret)
    require(owner.session not in guest.sessions, "own_friend_link")
    apart = await mutes.find_apart(house.store, guest.sessions)
    require(apart.isdisjoint(owner.sessions), "no_such_friend_link")
    await befriend(house, guest, owner)


async def invite(house: House, guest: Guest, id: str, table: str) -> None:
    """Invite a friend to a table of one's own that has not begun."""
    friend = await find_friend(house, guest, id)
    live = await house.find(table)
    require(runs_table(live.table, guest), "not_seated")
    require(live.table.match is None and not live.table.closed, "already_started")
    invited = await invitations.count_of(house.store, table)
    require(invited < MOST_INVITED, "too_many_invitations")
    seats = seats_of(live.table, guest)
    name = live.table.chairs[seats[0]].name if seats else guest.name
    row = InvitationRow(table, friend.session, guest.session, name, None, house.now_ms())
    await invitations.add(house.store, [row])


async def compare(house: House, guest: Guest, id: str) -> HeadToHead:
    """The games against a friend, in all their sessions, or against somebody else, under the name
    they had there."""
    circle = await read_circle(house, guest)
    for person, _ in circle.friends:
        if friend_id(house, guest, person) == id:
            return await read_head_to_head(
                house.store, guest.sessions, person.sessions, person.name
            )
    met = find_partner(house, circle, id)
    partner = (met.session,)
    return await read_head_to_head(house.store, guest.sessions, partner, met.name, called=True)
