"""Frames that change a table, as commands; whoever asks for a seat must sit there."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat
from clowder.server.log import decide, holidays, undo
from clowder.server.log.commands import Command, guest_command
from clowder.server.log.decide import Guest
from clowder.server.tables.live import LiveTable
from clowder.server.wire import requests
from clowder.server.wire.sanitize import LONGEST_CHAT, clean


def command_of(live: LiveTable, guest: Guest, request: requests.Commanding) -> Command:
    """What the request does to the table; raises Denied, and Malformed for a senseless move."""

    def own(place: int) -> Seat:
        decide.own_seat(live.table, guest, place)
        return Seat(place)

    match request:
        case requests.Answer(id=id, seat=place, ask=number, move=raw):
            move = requests.read_move(raw, live.table.room.types.move)
            return guest_command(guest, id, decide.answer, own(place), number, move)
        case requests.TakeBack(id=id, seat=place):
            return guest_command(guest, id, undo.take_back, own(place))
        case requests.Consent(id=id, seat=place, agree=agree):
            return guest_command(guest, id, undo.consent, own(place), agree)
        case requests.Chat(id=id, text=text):
            return guest_command(guest, id, decide.speak, guest, clean(text, LONGEST_CHAT))
        case requests.React(id=id, cat=cat):
            return guest_command(guest, id, decide.react, guest, cat)
        case _:
            return parting_command(live, guest, request)


Parting: TypeAlias = (
    requests.Leave | requests.Return | requests.Stop | requests.TakeHoliday | requests.EndHoliday
)


def parting_command(live: LiveTable, guest: Guest, request: Parting) -> Command:
    """To go, for a while or for good, and to come back."""
    match request:
        case requests.Leave(id=id, seat=place):
            return guest_command(guest, id, decide.leave, guest, place)
        case requests.Return(id=id, seat=place):
            return guest_command(guest, id, decide.come_back, guest, place)
        case requests.Stop(id=id, seat=place):
            return guest_command(guest, id, decide.stop, guest, place)
        case requests.TakeHoliday(id=id, seat=place, days=days):
            return guest_command(guest, id, holidays.take, guest, place, days, now_ms(live))
        case requests.EndHoliday(id=id, seat=place):
            return guest_command(guest, id, holidays.end, guest, place, now_ms(live))


def now_ms(live: LiveTable) -> int:
    return int(live.services.now() * 1000)
