"""Reads records: parses them, replays every entry by the rules, or says why that fails."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from clowder.core.bad_record import BadRecord, changed_record, shorten, unexpected
from clowder.core.fairness import Fairness, Origin
from clowder.core.fault import sentence_of
from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record import Entry, Record
from clowder.core.record_text import AnyMatch, AnyRecord, digest, record_lines, write_entry
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.words import say

Rooms = Mapping[str, AnyRoom]


def load(text: str, rooms: Rooms, rng: Rng | None = None) -> AnyMatch:
    """The match of a record, every entry checked by the rules; raises BadRecord."""
    record, places = read_record(text, rooms)
    return replay(rooms[record.game], record, rng, places)


def read_record(text: str, rooms: Rooms) -> tuple[AnyRecord, list[str]]:
    """The record, from text or JSON, and the line of each entry; entries are not checked yet."""
    check_text(text)
    return read_json(text, rooms) if text.lstrip()[:1] == "{" else read_text(text, rooms)


def check_text(text: str) -> None:
    """Raises BadRecord on lone surrogates, which stand for bytes of a file that are not UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise BadRecord(
            f"line {line}", "this is not text in UTF-8", say("fault-not-text")
        ) from None


def replay(
    room: AnyRoom, record: AnyRecord, rng: Rng | None = None, places: Sequence[str] = ()
) -> AnyMatch:
    """Play the entries again; from there on, `rng` answers for NATURE."""
    try:
        match: AnyMatch = Match(room, record.options, record.seats)
    except ValueError as error:
        raise BadRecord("record", str(error), sentence_of(error)) from None
    for index, entry in enumerate(record.entries):
        refusal = match.play(entry.seat, entry.move)
        if refusal is not None:
            place = places[index] if places else f"entry {index + 1}"
            played = shorten(write_entry(room, entry))
            reason = f"{played} is not allowed: {refusal.why} ({refusal.rule})"
            sentence = say("fault-record-refused", text=played, rule=refusal.rule)
            raise BadRecord(place, reason, sentence, "not_allowed")
    match.rng = rng
    match.let_nature_answer()
    return match


def read_text(text: str, rooms: Rooms) -> tuple[AnyRecord, list[str]]:
    """The record and the place of each entry; raises BadRecord with the line and the reason."""
    lines = content_lines(text)
    try:
        return _Reader(lines, rooms).record()
    except StopIteration:
        last = text.count("\n") + 1
        reason = "the record is cut: there is no 'end' line"
        raise BadRecord(f"line {last}", reason, say("fault-record-cut"), "cut") from None


def content_lines(text: str) -> Iterator[tuple[str, str]]:
    """The lines that are neither blank nor comments, each with its place."""
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield f"line {number}", " ".join(line.split())


class _Reader:
    """Reads a `.game` text line by line; StopIteration means that it is cut."""

    def __init__(self, lines: Iterator[tuple[str, str]], rooms: Rooms) -> None:
        self.lines = lines
        self.rooms = rooms

    def record(self) -> tuple[AnyRecord, list[str]]:
        room, version = self.game()
        seats = self.seats(room)
        options, place, line = self.options(room)
        fairness, place, line = self.fairness(seats, place, line)
        entries: list[Entry[Any]] = []
        places: list[str] = []
        while not line.startswith("end "):
            entries.append(read_entry(room, place, line))
            places.append(place)
            place, line = next(self.lines)
        record = Record(room.name, version, seats, options, tuple(entries), fairness)
        check_end(place, line, record_lines(room, record), len(entries))
        for extra, _ in self.lines:
            raise BadRecord(extra, "nothing may follow the 'end' line", say("fault-record-after"))
        return record, places

    def game(self) -> tuple[AnyRoom, int]:
        place, line = next(self.lines)
        parts = re.fullmatch(r"game (\w+) ([0-9]{1,6})", line)
        if parts is None:
            raise unexpected(place, "game NAME VERSION", line)
        return known_room(place, parts[1], int(parts[2]), self.rooms), int(parts[2])

    def seats(self, room: AnyRoom) -> int:
        place, line = next(self.lines)
        parts = re.fullmatch(r"seats ([0-9]{1,2})", line)
        if parts is None:
            raise unexpected(place, "seats NUMBER", line)
        return known_seats(place, room, int(parts[1]))

    def options(self, room: AnyRoom) -> tuple[Any, str, str]:
        """The options, and the first line after them."""
        changed: dict[str, Any] = {}
        while True:
            place, line = next(self.lines)
            parts = re.fullmatch(r"option (\w+) (.+)", line)
            if parts is None:
                return read_options(place, room, changed), place, line
            changed[parts[1]] = read_option(place, parts[1], parts[2])
            read_options(place, room, changed)

    def fairness(self, seats: int, place: str, line: str) -> tuple[Fairness | None, str, str]:
        """What makes the draws verifiable, if it is there, and the first line after it."""
        if not line.startswith("fair "):
            return None, place, line
        found: list[str] = []
        for form in fairness_forms(seats):
            parts = re.fullmatch(form, line)
            if parts is None:
                raise unexpected(place, form, line)
            found.append(parts[1].replace("-", ""))
            place, line = next(self.lines)
        table, committed, seed, *given = found
        fixed = line == "fair fixed"
        if fixed:
            place, line = next(self.lines)
        origin = read_origin(line)
        if origin is not None:
            place, line = next(self.lines)
        day = read_day(line)
        if day:
            place, line = next(self.lines)
        undone = read_undone(line)
        if undone:
            place, line = next(self.lines)
        read = Fairness(table, committed, seed, tuple(given), fixed, origin, day, undone)
        return read, place, line


def fairness_forms(seats: int) -> list[str]:
    hexadecimal = "[0-9a-f]{64}"
    return [
        "fair table ([a-z0-9]{1,32})",
        f"fair commitment ({hexadecimal})",
        f"fair seed (-|{hexadecimal})",
        *(f"fair seat {seat} (-|{hexadecimal})" for seat in range(seats)),
    ]


def read_origin(line: str) -> Origin | None:
    parts = re.fullmatch("fair origin ([a-z0-9]{1,32}) ([0-9]{1,9})", line)
    return None if parts is None else Origin(parts[1], int(parts[2]))


def read_day(line: str) -> str:
    parts = re.fullmatch("fair day ([0-9]{4}-[0-9]{2}-[0-9]{2})", line)
    return "" if parts is None else parts[1]


def read_undone(line: str) -> int:
    parts = re.fullmatch("fair undone ([1-9][0-9]{0,5})", line)
    return 0 if parts is None else int(parts[1])


def read_option(place: str, name: str, value: str) -> Any:
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError) as error:
        sentence = say("fault-value", name=name, value=shorten(value))
        raise BadRecord(place, f"option {name}: {error}", sentence) from None


def read_entry(room: AnyRoom, place: str, line: str) -> Entry[Any]:
    parts = re.fullmatch(r"(\*|[0-9]{1,2}) (.+)", line)
    if parts is None:
        found = shorten(line)
        sentence = say("fault-record-expected", form="SEAT MOVE | end", found=found)
        raise BadRecord(place, f"expected 'SEAT MOVE' or 'end', found {found}", sentence)
    try:
        move = room.read_move(parts[2])
    except ValueError as error:
        sentence = say("fault-record-move", text=shorten(parts[2]))
        raise BadRecord(place, str(error), sentence) from None
    return Entry(NATURE if parts[1] == "*" else Seat(int(parts[1])), move)


def check_end(place: str, line: str, lines: Sequence[str], entries: int) -> None:
    parts = re.fullmatch(r"end ([0-9]{1,9}) ([0-9a-f]{16})", line)
    if parts is None:
        raise unexpected(place, "end ENTRIES DIGEST", line)
    if int(parts[1]) != entries:
        reason = f"{parts[1]} entries were written, {entries} are here"
        sentence = say("fault-record-count", written=parts[1], here=entries)
        raise BadRecord(place, reason, sentence, "changed")
    if parts[2] != digest(lines):
        raise changed_record(place)


def read_json(text: str, rooms: Rooms) -> tuple[AnyRecord, list[str]]:
    """The same for a record written as JSON."""
    try:
        raw = msgspec.json.decode(text, type=dict[str, Any])
        name, version = str(raw.get("game")), raw.get("version")
        signed = raw.pop("digest", None)
        room = known_room("record", name, version, rooms)
        kind: Any = Record[room.types.move, room.types.options]  # type: ignore[name-defined]
        record = msgspec.convert(raw, kind)
    except msgspec.MsgspecError as error:
        place = json_place(text, str(error))
        raise BadRecord(place, str(error), say("fault-unreadable", reason=str(error))) from None
    except RecursionError:
        raise BadRecord("record", "it is nested too deeply", say("fault-nested")) from None
    known_seats("record", room, record.seats)
    if signed != digest(record_lines(room, record)):
        raise changed_record("record")
    places = [f"entry {number + 1}" for number in range(len(record.entries))]
    for place, entry in zip(places, record.entries, strict=True):
        # Notation is stricter than types: what it does not take back cannot have been played.
        if read_entry(room, place, write_entry(room, entry)) != entry:
            text = shorten(write_entry(room, entry))
            sentence = say("fault-record-move", text=text)
            raise BadRecord(place, f"{text} is no such move", sentence)
    return record, places


def json_place(text: str, reason: str) -> str:
    """The line where JSON is malformed, as far as the reason tells."""
    byte = re.search(r"\(byte (\d+)\)", reason)
    if byte is None:
        return f"line {text.count(chr(10)) + 1}" if "truncated" in reason else "record"
    return f"line {text.encode()[: int(byte[1])].count(10) + 1}"


def known_room(place: str, name: str, version: object, rooms: Rooms) -> AnyRoom:
    room = rooms.get(name)
    if room is None:
        known = ", ".join(rooms)
        sentence = say("fault-game", name=name, known=known)
        raise BadRecord(place, f"there is no game '{name}'; there is: {known}", sentence, "game")
    if version != room.version:
        ours = room.version
        reason = f"{name} version {version} was played; version {ours} is expected"
        sentence = say("fault-record-version", game=name, played=str(version), ours=ours)
        raise BadRecord(place, reason, sentence, "version")
    return room


def known_seats(place: str, room: AnyRoom, seats: int) -> int:
    try:
        room.opening(room.types.options(), seats)
    except ValueError as error:
        raise BadRecord(place, str(error), sentence_of(error)) from None
    return seats


def read_options(place: str, room: AnyRoom, changed: dict[str, Any]) -> Any:
    try:
        return room.make_options(changed)
    except ValueError as error:
        raise BadRecord(place, str(error), sentence_of(error)) from None
