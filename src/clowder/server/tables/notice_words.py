"""What notices say, once they are sent: in the reader's language, and by what all may see.

They name the game, those at the table and whose turn it is; nothing that anybody hides."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from clowder.core.value import Value
from clowder.locales import Words
from clowder.server.log import entries as log
from clowder.server.log.holidays import rest_at
from clowder.server.log.state import Chair, TableState

MOST_LINES = 5  # of several notices in one


@dataclass(frozen=True)
class Reader:
    """Whoever gets the notice."""

    sessions: Collection[str]  # all that are theirs
    words: Words


class NoticeText(Value):
    """What a notice says, in somebody's language."""

    title: str
    text: str
    table: str  # where it leads; empty: to the list of one's own


class NotYet(Value):
    """It is not the time to say it."""

    until: int  # milliseconds since 1970


def your_turn(
    table: TableState, number: int, reader: Reader, now: int
) -> NoticeText | NotYet | None:
    """The notice that it is their turn; None where it is not any more."""
    sessions, words = reader.sessions, reader.words
    rests = [rest_at(chair.holidays, now) for chair in asked(table, number, sessions)]
    if not rests or table.over:
        return None
    if all(rests):
        return NotYet(now + min(rests))
    names = [chair.name for chair in table.chairs if chair.session not in sessions]
    text = words("notice-turn", names=words.join(names), count=len(names))
    return NoticeText(title_of(table, words), text, table.name)


def asked(table: TableState, number: int, sessions: Collection[str]) -> Iterator[Chair]:
    """Chairs of theirs that were asked by that entry, or began a holiday with it, and are still
    to answer."""
    entry = table.news[number - 1].entry if number <= table.last_number else None
    for ask, opened in table.asks.items():
        chair = table.chairs[ask.seat]
        own = chair.session in sessions and not chair.away
        if own and (opened == number or entry in chair.holidays):
            yield chair


def sat_down(table: TableState, number: int, reader: Reader) -> NoticeText | None:
    """The notice of who has sat down; None once they stood up again, or the game began."""
    sessions, words = reader.sessions, reader.words
    sat = table.news[number - 1].entry if number <= table.last_number else None
    if not isinstance(sat, log.Sat) or table.over or table.match is not None:
        return None
    chair = table.chairs[sat.seat]
    if chair.session != sat.session or chair.session in sessions:
        return None
    free = sum(chair.free for chair in table.chairs)
    text = words("notice-sat", name=chair.name, free=free)
    return NoticeText(title_of(table, words), text, table.name)


def wants_rematch(old: TableState, new: TableState, reader: Reader) -> NoticeText | None:
    """Who wants a rematch; None for whoever wants it themselves, and once it has begun."""
    sessions, words, host = reader.sessions, reader.words, new.opened.host
    seated = any(chair.session in sessions for chair in new.chairs)
    if host in sessions or new.over or (new.match is not None and not seated):
        return None
    name = next((chair.name for chair in old.chairs if chair.session == host), "")
    text = words("notice-rematch", name=name) if name else words("notice-rematch-somebody")
    return NoticeText(title_of(old, words), text, new.name)


def title_of(table: TableState, words: Words) -> str:
    return words(f"{table.room.prefix}-title")


def as_one(notices: Sequence[NoticeText], words: Words) -> NoticeText:
    """One notice in place of several that have waited for the same moment."""
    if len(notices) == 1:
        return notices[0]
    lines = [f"{notice.title}: {notice.text}" for notice in notices[:MOST_LINES]]
    if len(notices) > MOST_LINES:
        lines.append(words("notice-more", count=len(notices) - MOST_LINES))
    return NoticeText(words("notice-several", count=len(notices)), "\n".join(lines), "")
