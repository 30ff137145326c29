"""What the log of a table comes to: who sits there, the match, and which questions are open."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from copy import copy
from itertools import chain
from typing import Any, get_args

from clowder.bots.levels import current_name
from clowder.core.fairness import Fairness, deal_name
from clowder.core.game import NATURE, Ask, Seat
from clowder.core.match import Match
from clowder.core.record import Entry, Record
from clowder.core.record_reader import read_entry
from clowder.core.record_text import AnyMatch, AnyRecord, write_entry
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.value import Value, replace
from clowder.core.verify import rules_name
from clowder.server.log import entries as log
from clowder.server.log.names import distinct, mouse_name

SPACING = 16  # of the steps that a match keeps: those between are soon worked out again
FURS: tuple[log.Fur, ...] = get_args(log.Fur)[1:]


class Chair(Value):
    """One seat: free, a person's, or a bot's; a bot also plays for a person who is away."""

    session: str | None = None
    name: str = ""
    bot: str | None = None
    fur: log.Fur = ""
    given: str = ""
    away: bool = False
    holidays: tuple[log.HolidayTaken, ...] = ()  # as long as they lasted

    @property
    def free(self) -> bool:
        return self.session is None and self.bot is None


class News(Value):
    """An entry of the log, and the game events that it brought."""

    entry: log.LogEntry  # of moves without their notation: the match has them
    events: tuple[Any, ...] = ()
    size: int = 0  # about how many characters the entry comes to, as it is written down


MOVED = log.Moved(())
PLAYING = (log.Started, log.Moved, log.Undone)


def news_of(entry: log.LogEntry, events: tuple[Any, ...] = ()) -> News:
    match entry:
        case log.Moved(entries=entries):
            return News(MOVED, events, sum(map(len, entries)))
        case log.Started(entries=entries):
            return News(entry, events, sum(map(len, entries)))
        case log.Said(text=text):
            return News(entry, events, len(text))
        case _:
            return News(entry, events)


class TableState:
    """What the entries of a log fold to; decides nothing and talks to nobody."""

    def __init__(self, name: str, room: AnyRoom, opened: log.Opened, seed: bytes) -> None:
        self.name = name
        self.room = room
        self.opened = opened
        self.options = room.make_options(opened.options)
        self.seed = seed
        self.chairs = [Chair()] * opened.seats
        self.match: AnyMatch | None = None
        self.asks: dict[Ask, int] = {}  # open questions, by the entry that opened them
        self.undo_by: Seat | None = None  # who asks the others to take a move back
        self.undo_agreed: set[Seat] = set()
        self.rematch: str | None = None
        self.closed = False
        self.shut = False  # closed by a host of the house
        self.speakers: set[str] = set()  # sessions that have chatted or reacted here
        self.undone = 0  # how often answers of others were taken back that had been seen
        self._chance: Rng | None = None
        self.news: list[News] = [news_of(opened)]

    @property
    def last_number(self) -> int:
        """The number of the last entry of the log."""
        return len(self.news)

    @property
    def over(self) -> bool:
        return self.closed or (self.match is not None and not self.match.asks)

    @property
    def code(self) -> str:
        """What to type to find the table; it ends with the start of the game."""
        return "" if self.match is not None or self.closed else self.opened.code

    @property
    def names(self) -> tuple[str, ...]:
        """What everyone is called, by seat; a free seat has no name."""
        return tuple(chair.name for chair in self.chairs)

    def chance(self) -> Rng:
        """The table's draws: the house's seed mixed with what every player gave by the start."""
        if self._chance is None or self.match is None:
            self._chance = self.fairness().rng(rules_name(self.room, self.record()))
        return self._chance

    def bot_seed(self, purpose: str) -> str:
        """The seed of a bot's chance; nothing about the seed of the table follows from it."""
        return hmac.digest(self.seed, f"head/{purpose}".encode(), "sha256").hex()

    def fairness(self) -> Fairness:
        given = tuple(chair.given for chair in self.chairs)
        opened = self.opened
        fixed = not opened.fair and opened.origin is None
        seed, day = self.seed.hex(), opened.day or ""
        name = deal_name(day) if day else self.name
        return Fairness(
            name, opened.commitment, seed, given, fixed, opened.origin, day, self.undone
        )

    def record(self) -> AnyRecord:
        """The game so far, with the seed: only for the server itself until the table is over."""
        if self.match is None:
            game = self.room
            return Record(game.name, game.version, self.opened.seats, self.options)
        return replace(self.match.record(), fairness=self.fairness())

    def add(self, entry: log.LogEntry) -> None:
        """Fold the next entry, as it was written."""
        before = len(self.match.entries) if self.match is not None else 0
        movers = self._movers_since(entry.left) if isinstance(entry, log.Undone) else set()
        if isinstance(entry, log.Undone) and movers - {entry.seat, NATURE}:
            self.undone += 1
        self._fold(entry)
        self.news.append(news_of(entry, self._events_since(before)))
        if isinstance(entry, PLAYING):
            self._number_asks(movers | self._movers_since(before))

    def _events_since(self, start: int) -> tuple[Any, ...]:
        """What the entries of the match from that one on have brought; then most steps go."""
        if self.match is None or len(self.match.entries) <= start:
            return ()
        steps = self.match.steps[start:]
        self.match.steps.forget(SPACING)
        return steps[0].events if len(steps) == 1 else tuple(chain(*(it.events for it in steps)))

    def after(self, entry: log.LogEntry) -> TableState:
        """What the table will come to with one more entry; it itself stays as it is."""
        table = copy(self)
        table.chairs, table.news = list(self.chairs), list(self.news)
        table.undo_agreed, table.speakers = set(self.undo_agreed), set(self.speakers)
        table.match = None if self.match is None else self.match.fork()
        table.add(entry)
        return table

    def _fold(self, entry: log.LogEntry) -> None:
        match entry:
            case log.Sat(seat=seat, session=session, name=name, given=given):
                others = [chair.name for chair in self.chairs if chair.session != session]
                fur, shown = self._settle_fur(entry), distinct(name, others)
                self.chairs[seat] = Chair(session, shown, fur=fur, given=given)
            case log.BotSat(seat=seat, level=level):
                fur = self._settle_fur(entry)
                name = mouse_name(seat, self.names)
                self.chairs[seat] = Chair(name=name, bot=current_name(level), fur=fur)
            case log.Stood(seat=seat):
                self.chairs[seat] = Chair()
            case log.Started(entries=entries):
                self.match = Match(self.room, self.options, self.opened.seats)
                self._play(entries)
            case log.Moved(entries=entries):
                self._play(entries)
            case log.Undone(left=left):
                self._go_back(left)
            case log.Away(seat=seat):
                self.chairs[seat] = replace(self.chairs[seat], away=True)
            case log.Back(seat=seat):
                self.chairs[seat] = replace(self.chairs[seat], away=False)
            case log.HolidayTaken(seat=seat) | log.HolidayEnded(seat=seat):
                taken = holidays_after(self.chairs[seat].holidays, entry)
                self.chairs[seat] = replace(self.chairs[seat], holidays=taken)
            case _:
                self._fold_talk(entry)

    def _fold_talk(self, entry: log.LogEntry) -> None:
        match entry:
            case log.UndoAsked(seat=seat):
                self.undo_by, self.undo_agreed = seat, set()
            case log.UndoAgreed(seat=seat):
                self.undo_agreed.add(seat)
            case log.UndoDeclined():
                self.undo_by = None
            case log.Rematched(table=table):
                self.rematch = table
            case log.Closed(by_host=by_host):
                self.closed, self.shut = True, by_host
                self.asks, self.undo_by = {}, None
            case log.Said(session=session) | log.Reacted(session=session):
                self.speakers.add(session)
            case _:
                pass

    def _settle_fur(self, sat: log.Sat | log.BotSat) -> log.Fur:
        """The one asked for, else the first that nobody has; more than five must share."""
        taken = {chair.fur for chair in self.chairs}
        if sat.fur and sat.fur not in taken:
            return sat.fur
        return next((fur for fur in FURS if fur not in taken), FURS[sat.seat % len(FURS)])

    def _play(self, entries: Sequence[str]) -> None:
        assert self.match is not None
        for entry in self.read_moves(entries):
            refusal = self.match.play(entry.seat, entry.move)
            assert refusal is None, refusal
        self.undo_by = None

    def read_moves(self, entries: Sequence[str]) -> list[Entry[Any]]:
        """The moves of a log entry, read from their notation."""
        return [read_entry(self.room, "log", text) for text in entries]

    def _go_back(self, left: int) -> None:
        assert self.match is not None
        while len(self.match.entries) > left:
            self.match.undo()
        self.undo_by = None

    def _movers_since(self, start: int) -> set[Seat]:
        """Who made a move of the match from that entry on."""
        return set() if self.match is None else {move.seat for move in self.match.entries[start:]}

    def _number_asks(self, movers: set[Seat]) -> None:
        """A question keeps its number while it stays open, whatever others do meanwhile.

        The movers have answered, or their answer was taken back: they are asked anew.
        """
        assert self.match is not None
        number = self.last_number
        self.asks = {
            ask: number if ask.seat in movers else self.asks.get(ask, number)
            for ask in self.match.asks
        }


def holidays_after(
    holidays: tuple[log.HolidayTaken, ...], entry: log.HolidayTaken | log.HolidayEnded
) -> tuple[log.HolidayTaken, ...]:
    if isinstance(entry, log.HolidayTaken):
        return (*holidays, entry)
    return (*holidays[:-1], replace(holidays[-1], until=entry.at))


def entries_since(room: AnyRoom, match: AnyMatch, start: int) -> tuple[str, ...]:
    """The entries from a number on, as the log writes them."""
    return tuple(write_entry(room, entry) for entry in match.entries[start:])


def first_draws(table: TableState) -> tuple[str, ...]:
    """What NATURE draws at the start, up to what must be simulated in a worker."""
    match: AnyMatch = Match(table.room, table.options, table.opened.seats)
    match.rng = table.chance()
    match.let_nature_answer(table.room.slow_asks)
    return entries_since(table.room, match, 0)
