"""Who is at a table, on this node and on others, and how they vote about somebody gone."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from clowder.core.game import Seat
from clowder.core.value import Value, from_json
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.denied import Denied
from clowder.server.store.store import StorageError
from clowder.server.tables.bot_pause import Pace
from clowder.server.wire import messages
from clowder.server.wire.requests import VoteChoice

if TYPE_CHECKING:
    from clowder.server.tables.live import LiveTable


class Visitor(Value):
    """Somebody who looks at a table, on whichever node."""

    sessions: tuple[str, ...]  # all that are theirs, their present one first
    pace: Pace  # how long bots shall pause
    attends: bool = True  # their eyes are on it


class Seen(Value):
    """What the other nodes need to know of the people who look at a table here."""

    here: tuple[Visitor, ...]
    votes: dict[Seat, dict[Seat, VoteChoice]]  # about whom, by whom


def visitors_here(live: LiveTable) -> list[Visitor]:
    return [Visitor(each.sessions, each.pace, each.attends) for each in live.viewers]


def visitors_of(live: LiveTable) -> list[Visitor]:
    """Everybody who looks at the table, here and on other nodes."""
    return [*visitors_here(live), *(each for seen in live.elsewhere for each in seen.here)]


def seen_here(live: LiveTable) -> Seen | None:
    """What to tell other nodes; None where nobody looks. A session with two views counts once."""
    if not live.viewers:
        return None
    # Of several views of one guest, the one that is looked at.
    seen = sorted(visitors_here(live), key=lambda visitor: visitor.attends)
    here = {visitor.sessions: visitor for visitor in seen}
    votes = live.absence.votes(sessions_of(here.values()))
    return Seen(tuple(here[sessions] for sessions in sorted(here)), votes)


def sessions_of(visitors: Iterable[Visitor]) -> set[str]:
    return {session for visitor in visitors for session in visitor.sessions}


def people_in(seen: str) -> set[str]:
    """The sessions that such a row names."""
    return sessions_of(from_json(seen, Seen).here) if seen else set()


def is_watched_by(live: LiveTable, sessions: Iterable[str]) -> bool:
    """Whether somebody has the table before their eyes, on whichever node."""
    attending = sessions_of(each for each in visitors_of(live) if each.attends)
    return not attending.isdisjoint(sessions)


def presence_at(live: LiveTable) -> messages.Presence:
    visitors = visitors_of(live)
    here, seated = sessions_of(visitors), {chair.session for chair in live.table.chairs}
    spectators = {each.sessions for each in visitors if not seated.intersection(each.sessions)}
    live.absence.note(here)
    for seen in live.elsewhere:
        live.absence.count(seen.votes)
    return messages.Presence(
        here=tuple(chair.session in here for chair in live.table.chairs),
        spectators=len(spectators),
        gone=live.absence.gone(),
    )


async def vote(live: LiveTable, seat: Seat, gone: Seat, choice: VoteChoice) -> int:
    """Vote about a player who is gone, and carry out what the majority wants."""
    if live.services.nodes is not None:
        await live.services.nodes.look_around(live.table.name)
        presence_at(live)
    decided = live.absence.vote(seat, gone, choice)
    await carry_out(live, gone, decided)
    live.announce_presence()
    return live.table.last_number


async def carry_out(live: LiveTable, gone: Seat, decided: VoteChoice | None) -> None:
    purpose = f"gone/{live.table.last_number}/{gone}"
    if decided == "bot":
        await live.do(command(purpose, decide.hand_over, gone))
    elif decided == "stop":
        await live.do(command(purpose, decide.close))


async def settle_votes(live: LiveTable) -> None:
    """Carry out what a majority wants that came together on several nodes."""
    for gone, decided in live.absence.decisions():
        with suppress(Denied, StorageError):  # another node was quicker, or they vote again
            await carry_out(live, gone, decided)
