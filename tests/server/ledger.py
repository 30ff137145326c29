"""Compares what players were told with what is on disk."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from clowder.core.value import Value, from_json
from clowder.core.verify import verify
from clowder.server.log import entries as log
from clowder.server.log.entries import LogEntry
from tests.server.bench import open_house


class Acknowledged(Value):
    """A command of which a player was told that it is on disk, as that line."""

    table: str
    command: str
    number: int


class Row(Value):
    table: str
    number: int
    command: str  # as the player called it
    line: str


def read_journals(folder: Path) -> list[Acknowledged]:
    return [
        Acknowledged(words[1], words[2], int(words[3]))
        for journal in sorted(folder.glob("*.journal"))
        for words in map(str.split, journal.read_text("utf-8").splitlines())
        if words[0] == "acknowledged"
    ]


def read_rows(database: Path) -> list[Row]:
    query = 'SELECT "table", number, command, line FROM lines ORDER BY "table", number'
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if not connection.execute("SELECT * FROM sqlite_master WHERE name = 'lines'").fetchall():
            return []
        return [
            Row(table, number, command.rpartition("/")[2], line)
            for table, number, command, line in connection.execute(query)
        ]


def compare(promised: Iterable[Acknowledged], rows: list[Row]) -> list[str]:
    """Everything that is not as it was promised."""
    by_number = {(row.table, row.number): row for row in rows}
    complaints = []
    for told in promised:
        row = by_number.get((told.table, told.number))
        if row is None or row.command != told.command:
            complaints.append(f"lost: {told}")
    return complaints + find_doubles(rows) + find_gaps(rows)


def find_doubles(rows: list[Row]) -> list[str]:
    """A command is its id; a line of chat is told by its text as well, which is never the same."""
    lines = ((row.table, from_json(row.line, LogEntry)) for row in rows)
    said = Counter((table, line.text) for table, line in lines if isinstance(line, log.Said))
    commands = Counter((row.table, row.command) for row in rows)
    return [
        f"twice: {it}" for found in (said, commands) for it, times in found.items() if times > 1
    ]


def find_gaps(rows: list[Row]) -> list[str]:
    lengths = Counter(row.table for row in rows)
    last = {row.table: row.number for row in rows}
    return [f"gap: {table}" for table, length in lengths.items() if last[table] != length]


async def replay_all(folder: Path, rows: list[Row], db: str = "") -> int:
    """Read every log from its first line on; finished games must fit their seed. Counts these."""
    finished = 0
    async with open_house(folder, db=db) as house:
        for name in {row.table for row in rows}:
            table = (await house.find(name)).table
            if table.over:
                verify(table.room, table.record())
                finished += 1
    return finished
