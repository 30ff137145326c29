"""Replay: the record alone, without a seed, gives the same states and the same events."""

from __future__ import annotations

from collections.abc import Callable

from clowder.core.record_reader import load
from clowder.core.record_text import AnyRecord, write_json, write_text
from clowder.core.room import AnyRoom
from clowder.testing.case import LawTable
from clowder.testing.games import new_match, play_out, some_moments

Write = Callable[[AnyRoom, AnyRecord], str]


def as_json(room: AnyRoom, record: AnyRecord) -> str:
    return write_json(room, record).decode()


FORMS: tuple[Write, ...] = (write_text, as_json)


def a_record_alone_gives_the_same_game(table: LawTable, seed: int) -> None:
    match = play_out(table, seed)

    for write in FORMS:
        loaded = load(write(table.room, match.record()), {table.room.name: table.room})
        assert loaded.steps == match.steps  # states and events
        assert loaded.record() == match.record()


def a_game_can_be_put_away_at_any_moment(table: LawTable, seed: int) -> None:
    for match in some_moments(table, seed, count=3):
        for write in FORMS:
            loaded = load(write(table.room, match.record()), {table.room.name: table.room})
            assert (loaded.state, loaded.asks) == (match.state, match.asks)


def two_records_are_equal_only_if_all_entries_are(table: LawTable, seed: int) -> None:
    record = play_out(table, seed).record()
    again = new_match(table, None)

    for entry in record.entries:
        assert again.record() != record
        again.play(entry.seat, entry.move)

    assert again.record() == record
