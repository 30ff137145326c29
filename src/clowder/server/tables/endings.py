"""How a table ended: who sat there and the result, written down with the last entry of its log."""

from __future__ import annotations

from clowder.core.game import Result
from clowder.core.record_text import AnyMatch
from clowder.core.value import Value, from_json, replace, to_json
from clowder.server.log import entries as log
from clowder.server.log.state import TableState
from clowder.server.wire.own_tables import Face


class Ending(Value):
    """What is stored of a table that is over, so that its log need not be read to list it."""

    seats: tuple[Face, ...]
    result: Result | None  # None where the table was given up
    day: str | None


def faces(table: TableState) -> tuple[Face, ...]:
    return tuple(Face(chair.name, chair.fur, chair.bot) for chair in table.chairs)


def ending_of(table: TableState) -> Ending:
    """The ending to store for a table that is over."""
    result = None if table.match is None else table.match.result()
    return write_ending(table, result)


def write_ending(table: TableState, result: Result | None) -> Ending:
    """The ending as JSON, without score sheets: they are in the replay."""
    if result is not None:
        standings = tuple(replace(standing, sheet=()) for standing in result.standings)
        result = replace(result, standings=standings)
    return Ending(faces(table), result, table.opened.day)


def ended_by(table: TableState, entry: log.LogEntry) -> str | None:
    """The ending to store with this entry; None where the table goes on."""
    match entry:
        case log.Closed():
            return to_json(ending_of(table)).decode()
        case log.Moved(last=True):
            return to_json(write_ending(table, result_after(table, entry))).decode()
        case _:
            return None


def result_after(table: TableState, entry: log.Moved) -> Result | None:
    return match_after(table, entry).result()


def match_after(table: TableState, entry: log.Moved) -> AnyMatch:
    assert table.match is not None
    trial = table.match.fork()
    for made in table.read_moves(entry.entries):
        refusal = trial.play(made.seat, made.move)
        assert refusal is None, refusal
    return trial


def read_ending(written: str) -> Ending:
    ending: Ending = from_json(written, Ending)
    return ending
