"""Replay: the record alone, without a seed, gives the same states and the same events."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

from clowder.core.record_reader import load
from clowder.core.record_text import AnyRecord, write_json, write_text
from clowder.core.room import AnyRoom
from tests.laws.tables import SEEDS, Table, every_table, new_match, play_out, some_moments

Write = Callable[[AnyRoom, AnyRecord], str]


def as_json(room: AnyRoom, record: AnyRecord) -> str:
    return write_json(room, record).decode()


every_form = pytest.mark.parametrize("write", [write_text, as_json])


@every_table
@every_form
@given(seed=SEEDS)
def test_a_record_alone_gives_the_same_game(table: Table, write: Write, seed: int) -> None:
    match = play_out(table, seed)

    loaded = load(write(table.room, match.record()), {table.room.name: table.room})

    assert loaded.steps == match.steps  # states and events
    assert loaded.record() == match.record()


@every_table
@every_form
@given(seed=SEEDS)
def test_a_game_can_be_put_away_at_any_moment(table: Table, write: Write, seed: int) -> None:
    for match in some_moments(table, seed, count=3):
        loaded = load(write(table.room, match.record()), {table.room.name: table.room})

        assert (loaded.state, loaded.asks) == (match.state, match.asks)


@every_table
@given(seed=SEEDS)
def test_two_records_are_equal_only_if_all_entries_are(table: Table, seed: int) -> None:
    record = play_out(table, seed).record()
    again = new_match(table, None)

    for entry in record.entries:
        assert again.record() != record
        again.play(entry.seat, entry.move)

    assert again.record() == record
