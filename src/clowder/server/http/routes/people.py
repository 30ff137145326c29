"""The routes of the people one plays with: partners, friends, invitations."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from clowder.server.http.dependencies import GuestHere, HouseHere
from clowder.server.http.guard import client_of
from clowder.server.http.openapi import Json, documented, read_body
from clowder.server.http.routes.persons import guesses_of
from clowder.server.http.routes.sessions import Ended
from clowder.server.store import friends as stored
from clowder.server.store import invitations
from clowder.server.tables import friends
from clowder.server.tables.invited import read_invitations
from clowder.server.wire.people import (
    FriendLink,
    FriendLinkBody,
    InviteBody,
    LinkOwner,
    People,
    PersonBody,
    TableBody,
    Waiting,
)
from clowder.server.wire.results import HeadToHead

router = APIRouter(prefix="/api/people")
PersonSent = Annotated[PersonBody, Depends(read_body(PersonBody))]
LinkSent = Annotated[FriendLinkBody, Depends(read_body(FriendLinkBody))]
PersonAsked = Annotated[str, Query(alias="id", pattern="^[a-z0-9]{1,32}$")]


@router.get("", **documented(People))
async def people(guest: GuestHere, house: HouseHere) -> Json:
    """Your friends, who wants to be one, and with whom you have played of late."""
    return Json(await friends.read_people(house, guest))


@router.get("/compare", **documented(HeadToHead))
async def compare(guest: GuestHere, house: HouseHere, id: PersonAsked) -> Json:
    """What came of your games with a friend or a partner."""
    return Json(await friends.compare(house, guest, id))


@router.post("/ask", **documented(Ended, body=PersonBody))
async def ask(guest: GuestHere, house: HouseHere, body: PersonSent) -> Json:
    """Ask a partner to be friends; whoever has asked you is your friend with it."""
    await friends.ask(house, guest, body.id)
    return Json(Ended())


@router.post("/withdraw", **documented(Ended, body=PersonBody))
async def withdraw(guest: GuestHere, house: HouseHere, body: PersonSent) -> Json:
    """You do not ask any more."""
    await friends.withdraw(house, guest, body.id)
    return Json(Ended())


@router.post("/accept", **documented(Ended, body=PersonBody))
async def accept(guest: GuestHere, house: HouseHere, body: PersonSent) -> Json:
    """Be friends with somebody who asks you."""
    await friends.accept(house, guest, body.id)
    return Json(Ended())


@router.post("/decline", **documented(Ended, body=PersonBody))
async def decline(guest: GuestHere, house: HouseHere, body: PersonSent) -> Json:
    """No; nobody is told."""
    await friends.decline(house, guest, body.id)
    return Json(Ended())


@router.post("/end", **documented(Ended, body=PersonBody))
async def end(guest: GuestHere, house: HouseHere, body: PersonSent) -> Json:
    """Be friends no more, both of you."""
    await friends.end(house, guest, body.id)
    return Json(Ended())


@router.post("/link", **documented(FriendLink))
async def make_link(guest: GuestHere, house: HouseHere) -> Json:
    """A link for friends, for a day; one that you made before ends."""
    return Json(await friends.make_link(house, guest))


@router.post("/link/end", **documented(Ended))
async def end_link(guest: GuestHere, house: HouseHere) -> Json:
    """Your link works no more."""
    await stored.end_link(house.store, guest.sessions)
    return Json(Ended())


@router.post("/link/look", **documented(LinkOwner, body=FriendLinkBody))
async def look(guest: GuestHere, house: HouseHere, request: Request, body: LinkSent) -> Json:
    """Whose link that is."""
    async with guesses_of(request).limited(client_of(request.scope), guest.session):
        return Json(await friends.look(house, body.secret))


@router.post("/link/follow", **documented(Ended, body=FriendLinkBody))
async def follow(guest: GuestHere, house: HouseHere, request: Request, body: LinkSent) -> Json:
    """Be friends with whoever made the link."""
    async with guesses_of(request).limited(client_of(request.scope), guest.session):
        await friends.follow_link(house, guest, body.secret)
    return Json(Ended())


@router.post("/invite", **documented(Ended, body=InviteBody))
async def invite(
    guest: GuestHere, house: HouseHere, body: Annotated[InviteBody, Depends(read_body(InviteBody))]
) -> Json:
    """Invite a friend to a table of yours that has not begun."""
    await friends.invite(house, guest, body.id, body.table)
    return Json(Ended())


@router.get("/invitations", **documented(Waiting))
async def invited(guest: GuestHere, house: HouseHere) -> Json:
    """Tables where somebody waits for you, and how many would like to be friends."""
    asking = await friends.count_asking(house, guest)
    return Json(Waiting(await read_invitations(house, guest), asking))


@router.post("/invitations/decline", **documented(Ended, body=TableBody))
async def stay_away(
    guest: GuestHere, house: HouseHere, body: Annotated[TableBody, Depends(read_body(TableBody))]
) -> Json:
    """Not this time."""
    await invitations.decline(house.store, body.table, guest.sessions)
    return Json(Ended())


SCHEMAS = (
    People,
    PersonBody,
    HeadToHead,
    FriendLink,
    FriendLinkBody,
    LinkOwner,
    InviteBody,
    Waiting,
    TableBody,
)
