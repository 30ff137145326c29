"""Renders a table for one viewer.

Everything that a viewer gets of a game is made here, from `view`, `witness`, and what all may see.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from clowder.bots.advice import Advice
from clowder.core.game import Ask, Refusal, Seat
from clowder.core.move_tree import MoveTree, pack
from clowder.core.record_text import AnyMatch
from clowder.core.remember import remember_few
from clowder.core.words import say_refusal
from clowder.locales import Words
from clowder.server.log import entries as log
from clowder.server.log import undo
from clowder.server.log.holidays import TimeLeft, days_used
from clowder.server.log.state import News, TableState
from clowder.server.wire import messages
from clowder.server.wire.replay import render_steps
from clowder.server.wire.voices import is_muted, render_voice

PAGE_ENTRIES = 300  # of a log, in one frame
PAGE_SIZE = 200_000  # characters, as they are written down: a film of a falling tower has 36,000


def update(
    table: TableState,
    viewer: Seat | None,
    since: int,
    left: Mapping[Ask, TimeLeft],
    muted: Collection[str] = (),
) -> messages.Update:
    """The table as `viewer` sees it; `left` is what the clocks of open questions show, and `muted`
    the sessions that they do not want to hear."""
    match = table.match
    room = table.room
    view = None if match is None else match.view(viewer)
    first = page_start(table, table.last_number, since)
    since, earlier = (since, 0) if since >= first else (0, first)
    helped = match is not None and viewer is not None and room.helps(view)
    return messages.Update(
        number=table.last_number,
        since=since,
        seat=viewer,
        table=table_info(table),
        news=render_page(table, viewer, max(since, earlier), table.last_number, muted),
        view=view,
        asks=tuple(open_asks(table, viewer, view, left)),
        moves=packed_moves(table, viewer) if helped else None,
        aids=room.aids(view) if helped else None,
        undo=open_undo(table),
        can_undo=viewer is not None and undo.can_undo(table, viewer),
        result=None if match is None else match.result(),
        earlier=earlier,
        decided=None if match is None else match.decided(),
    )


def earlier(
    table: TableState, viewer: Seat | None, command: str, before: int, muted: Collection[str] = ()
) -> messages.EarlierNews:
    """The page of news that ends with entry `before`."""
    end = min(before, table.last_number)
    start = page_start(table, end)
    return messages.EarlierNews(command, render_page(table, viewer, start, end, muted), start)


def page_start(table: TableState, end: int, since: int = 0) -> int:
    """How many entries come before the page that ends with entry `end` and goes back to `since`
    at most: a page is bounded, since a log is not."""
    start, size = end, 0
    while start > since and end - start < PAGE_ENTRIES and size < PAGE_SIZE:
        start -= 1
        size += table.news[start].size
    return start


def render_page(
    table: TableState, viewer: Seat | None, start: int, end: int, muted: Collection[str]
) -> tuple[messages.NewsItem, ...]:
    """A page of news without what muted ones have said: for whoever mutes them they never spoke."""
    return tuple(
        item
        for number, news in enumerate(table.news[start:end], start + 1)
        if not is_muted(news.entry, muted)
        for item in render_news(table, news, viewer, number)
    )


def open_undo(table: TableState) -> messages.Undo | None:
    if table.undo_by is None:
        return None
    return messages.Undo(table.undo_by, tuple(sorted(undo.undo_waits_for(table))))


def replay(table: TableState, match: AnyMatch, seat: Seat | None) -> messages.Replay:
    """The replay of a game that is over; too slow for the event loop."""
    info = table_info(table)
    steps = tuple(render_steps(match, table.names, seat))
    return messages.Replay(info.game, info.seats, seat, steps, match.result(), info)


def open_asks(
    table: TableState, viewer: Seat | None, view: Any, left: Mapping[Ask, TimeLeft]
) -> Iterator[messages.OpenAsk]:
    """Who is asked what; only the viewer's own question is put in words."""
    for ask, number in table.asks.items():
        said = table.room.text.ask(ask, view) if ask.seat == viewer else None
        time = left.get(ask)
        seconds, rests = (None, 0.0) if time is None else (time.seconds, time.rests)
        yield messages.OpenAsk(number, ask.seat, ask.what, seconds, said, rests)


def packed_moves(table: TableState, viewer: Seat | None) -> tuple[MoveTree, ...] | None:
    moves = listed_moves(table, viewer)
    return None if moves is None else pack_known(moves)


pack_known = remember_few(64)(pack)  # some rooms keep their lists: every turn offers the same


def listed_moves(table: TableState, viewer: Seat | None) -> tuple[object, ...] | None:
    match = table.match
    if match is None or viewer is None or all(ask.seat != viewer for ask in table.asks):
        return None
    moves = match.moves(viewer)
    return None if moves is None else tuple(moves)


def tried(
    table: TableState, seat: Seat, command: str, moves: Sequence[Any], words: Words
) -> messages.Tried:
    """What would come of each move: why not, or a note and aids where they are allowed."""
    match = table.match
    assert match is not None
    view = match.view(seat)
    noted = match.room.helps(view)
    answers = []
    for move in moves:
        refusal = match.room.refusal(match.state, seat, move)
        why = None if refusal is None else refused(table, seat, command, refusal, words)
        is_noted = why is None and noted
        note = table.room.text.note(move, view) if is_noted else None
        aids = match.room.foresee(view, move) if is_noted else None
        say = table.room.text.move(move) if why is None else None
        answers.append(messages.Judged(why, note, aids, say))
    return messages.Tried(command, tuple(answers))


def hinted(table: TableState, command: str, advice: Advice) -> messages.Hinted:
    in_words = table.room.text.move
    others = tuple(
        messages.NextBest(other.move, in_words(other.move), other.worth) for other in advice.others
    )
    said, reason = in_words(advice.move), advice.reason
    return messages.Hinted(command, advice.move, said, reason, advice.worth, others)


def refused(
    table: TableState, seat: Seat, command: str, refusal: Refusal, words: Words
) -> messages.Refused:
    said = say_refusal(table.room.prefix, refusal, table.names, seat)
    return messages.Refused(
        id=command,
        why=refusal.why,
        rule=refusal.rule,
        about=refusal.about,
        text=words.say(said),
        say=said,
        short=table.room.text.short(refusal, table.names, seat),
    )


def table_info(table: TableState) -> messages.TableInfo:
    return info_at(table, table.last_number)


@lru_cache(maxsize=1)  # all viewers of a table get the same one
def info_at(table: TableState, _last_number: int) -> messages.TableInfo:
    opened = table.opened
    return messages.TableInfo(
        table=table.name,
        game=opened.game,
        version=opened.version,
        options=opened.options,
        seats=tuple(
            messages.ChairInfo(
                name=chair.name,
                bot=chair.bot,
                fur=chair.fur,
                free=chair.free,
                away=chair.away,
                given=chair.given,
                holiday=chair.holidays[-1].until if chair.holidays else None,
                days_off=days_used(chair.holidays),
            )
            for chair in table.chairs
        ),
        public=opened.public,
        clock=opened.clock,
        started=table.match is not None,
        over=table.over,
        commitment=opened.commitment,
        fair=opened.fair,
        origin=None if opened.origin is None else opened.origin.table,
        rematch=table.rematch,
        day=opened.day,
        undone=table.undone,
        shut=table.shut,
    )


def render_news(
    table: TableState, news: News, viewer: Seat | None, number: int
) -> Iterator[messages.NewsItem]:
    """What one entry of the log says to the viewer."""
    if not isinstance(news.entry, log.Moved):  # nearly all are, and their events say it all
        item = render_entry(table, news.entry, viewer, number)
        if item is not None:
            yield item
    room, names = table.room, table.names
    for event in news.events:
        witnessed = room.witness(event, viewer)
        if witnessed is not None:
            yield messages.GameEvent(witnessed, room.text.event(witnessed, names, viewer))


def render_entry(
    table: TableState, entry: log.LogEntry, viewer: Seat | None, number: int
) -> messages.NewsItem | None:
    match entry:
        case log.Opened():
            return messages.TableMoved("opened")
        case log.Started():
            return messages.TableMoved("started")
        case log.Closed(by_host=by_host):
            return messages.TableMoved("shut" if by_host else "closed")
        case log.Rematched():
            return messages.TableMoved("rematch")
        case log.Said() | log.Reacted():
            return render_voice(table, entry, viewer, number)
        case _:
            return render_chair(entry) or render_undo(entry)


def render_chair(entry: log.LogEntry) -> messages.ChairChanged | None:
    match entry:
        case log.Sat(seat=seat) | log.BotSat(seat=seat):
            return messages.ChairChanged("sat", seat)
        case log.Stood(seat=seat):
            return messages.ChairChanged("stood", seat)
        case log.Away(seat=seat, why=why):
            return messages.ChairChanged("away", seat, why)
        case log.Back(seat=seat):
            return messages.ChairChanged("back", seat)
        case log.HolidayTaken(seat=seat):
            return messages.ChairChanged("holiday", seat)
        case log.HolidayEnded(seat=seat):
            return messages.ChairChanged("rested", seat)
        case _:
            return None


def render_undo(entry: log.LogEntry) -> messages.TakenBack | None:
    match entry:
        case log.UndoAsked(seat=seat):
            return messages.TakenBack("asked", seat)
        case log.UndoAgreed(seat=seat):
            return messages.TakenBack("agreed", seat)
        case log.UndoDeclined(seat=seat):
            return messages.TakenBack("declined", seat)
        case log.Undone(seat=seat):
            return messages.TakenBack("done", seat)
        case _:
            return None
