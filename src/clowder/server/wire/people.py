"""The people one plays with, as the page of them shows them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from clowder.core.value import Value
from clowder.server.log.entries import Fur
from clowder.server.wire.own_tables import Face

PersonId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{1,32}(?!\\n)$")]


class Friend(Value):
    """A friend of yours: you have both agreed to be friends."""

    id: str
    name: str
    fur: Fur  # empty where nobody knows how they look
    since: int  # milliseconds since 1970


class Partner(Value):
    """Somebody with whom you have played of late, as they looked then."""

    id: str
    name: str
    fur: Fur
    game: str  # the last one that you played together
    games: int  # of late
    at: int | None  # when it ended; null: it goes on
    asked: bool  # you have asked them to be friends


class FriendAsk(Value):
    """One of you has asked the other to be friends."""

    id: str
    name: str
    fur: Fur
    at: int


class People(Value):
    friends: tuple[Friend, ...]
    asking: tuple[FriendAsk, ...]  # you
    asked: tuple[FriendAsk, ...]  # by you
    partners: tuple[Partner, ...]  # the last first, without friends
    link_ends: int | None  # until when your link works


class FriendLink(Value):
    """Whoever opens it within its time and says yes is your friend."""

    secret: str
    seconds: int


class LinkOwner(Value):
    """Whose link that is."""

    name: str
    fur: Fur


class Invitation(Value):
    """Somebody waits for you at a table that has not begun."""

    table: str
    game: str
    seats: tuple[Face, ...]
    name: str  # of whoever invites
    seat: int | None  # where you sat before, where it is a rematch
    at: int


class Waiting(Value):
    """Who waits for you: at tables, and for a word."""

    invitations: tuple[Invitation, ...]  # the last first
    asking: int  # how many ask you to be friends


class PersonBody(Value):
    """Which person, by an id of one of your lists."""

    id: PersonId


class FriendLinkBody(Value):
    """The secret of a link to friendship."""

    secret: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}(?!\\n)$")]


class InviteBody(Value):
    """Which friend, and to which table of yours."""

    id: PersonId
    table: PersonId


class TableBody(Value):
    table: PersonId
