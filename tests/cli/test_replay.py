"""Records judged and told again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from clowder.bots.simulation import Job, play_out
from clowder.core.record import Record
from clowder.core.record_text import write_json, write_text
from clowder.games import find_room
from tests.cli.house import GAME, House

ROOM = find_room(GAME)
MATCH = play_out(Job(GAME, ROOM.types.options(), ("uniform", "uniform"), 1))
TEXT = write_text(ROOM, MATCH.record())


@pytest.fixture
def record(house: House) -> Path:
    path = house.folder / "a.game"
    path.write_text(TEXT)
    return path


def test_a_record_is_told_with_the_standings(house: House, record: Path) -> None:
    told = house.call("replay", record)

    assert (told.code, told.err) == (0, "")
    assert "* start " in told.out
    assert "Ginger plays" in told.out
    assert "All rounds are played." in told.out


def test_a_record_is_told_in_any_language(house: House, record: Path) -> None:
    told = house.call("replay", record, "--lang", "cs")

    assert "Zrzek hraje" in told.out


def test_a_record_as_json_is_told_alike(house: House, record: Path) -> None:
    other = house.folder / "a.json"
    other.write_bytes(write_json(ROOM, MATCH.record()))

    assert house.call("replay", other).out == house.call("replay", record).out


def test_the_json_has_the_entries_with_their_events_and_the_result(
    house: House, record: Path
) -> None:
    told = house.call("replay", record, "--json")

    report = json.loads(told.out)
    assert list(report) == ["game", "version", "seats", "options", "entries", "result"]
    assert (report["game"], report["version"], report["seats"]) == (GAME, 1, 2)
    assert len(report["entries"]) == len(MATCH.entries)
    assert list(report["entries"][0]) == ["seat", "move", "events"]
    assert report["result"]["how"] == "rounds_played"


def test_comments_and_windows_line_ends_do_no_harm(house: House, record: Path) -> None:
    record.write_bytes(b"# a fine game\r\n\r\n" + TEXT.replace("\n", "\r\n").encode())

    assert house.call("replay", record).code == 0


def line(number: int, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        lines = text.split("\n")
        lines[number - 1] = new
        return "\n".join(lines)

    return change


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda _: "", "line 1: the record is cut"),
    "blank": (lambda _: "\n\n", "line 3: the record is cut"),
    "foreign": (lambda _: "[Event 'chess']\n1. e4 e5\n", "line 1: expected “game NAME VERSION”"),
    "of another game": (line(1, "game chess 1"), "line 1: there is no game “chess”"),
    "of another version": (line(1, f"game {GAME} 2"), "version 1 is expected"),
    "without seats": (line(2, "seats many"), "line 2: expected “seats NUMBER”"),
    "for too many": (line(2, "seats 9"), "line 2: cat_in_the_box is for 2 to 5 players"),
    "with an unknown option": (line(2, "seats 2\noption luck 1"), "line 3: there is no option"),
    "with a bad option": (
        line(2, "seats 2\noption schrodinger 7"),
        "line 3: schrodinger cannot be “7”",
    ),
    "with a broken line": (line(5, "meow"), "line 5: expected “SEAT MOVE | end”"),
    "with a broken move": (line(5, "0 bury x"), "line 5: 'bury x' is no such move"),
    "with a move that is not allowed": (line(5, "0 bury 9"), "the file has been changed"),
    "cut": (lambda text: text[: text.index("\n", 300) + 1], "the record is cut"),
    "without its end": (lambda text: text[: text.index("end ")], "the record is cut"),
    "short of an entry": (line(7, "#"), "entries were written"),
    "with another digest": (lambda text: text[:-3] + "0" * 2 + "\n", "the file has been changed"),
    "with something after it": (lambda text: text + "0 bury 1\n", "nothing may follow"),
    "broken JSON": (lambda _: '{"game": \n oops', "line 2: this cannot be read (JSON is malformed"),
    "other JSON": (lambda _: '{"a": 1}', "record: there is no game “None”"),
    "bottomless JSON": (lambda _: '{"a":' * 100_000, "nested too deeply"),
    "full of orders to the terminal": (line(5, "0 bury \x1b[2J"), "is no such move"),
    "with an endless line": (line(5, f"0 bury {'9' * 100_000}"), "line 5: 'bury 9999"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_record_is_refused_with_the_line_and_the_reason_when_it_is(
    house: House, record: Path, how: str
) -> None:
    change, reason = BROKEN[how]
    record.write_text(change(TEXT))

    told = house.call("replay", record)

    assert told.code == 1
    assert told.out == ""
    assert told.err.startswith(f"clowder: {record}: ")
    assert reason in told.err
    assert told.err.count("\n") == 1
    assert len(told.err) < 600
    assert "\x1b" not in told.err


def test_an_allowed_looking_record_with_a_true_digest_is_still_judged(
    house: House, record: Path
) -> None:
    entries = list(MATCH.record().entries)
    entries[2], entries[4] = entries[4], entries[2]
    forged = Record(GAME, 1, 2, MATCH.options, tuple(entries))
    record.write_text(write_text(ROOM, forged))

    told = house.call("replay", record)

    assert told.code == 1
    assert "line 5: " in told.err
    assert "is not allowed" in told.err


def test_bytes_that_are_no_text_are_refused_by_line(house: House, record: Path) -> None:
    record.write_bytes(b"game\n\xff\xfe\n")

    told = house.call("replay", record)

    assert told.code == 1
    assert "line 2: this is not text in UTF-8" in told.err


def test_a_folder_or_nothing_at_all_is_no_record(house: House) -> None:
    folder, nothing = house.call("replay", house.folder), house.call("replay", "no.game")

    assert (folder.code, nothing.code) == (1, 1)
    assert folder.err.count("\n") == nothing.err.count("\n") == 1
    assert "no.game: there is no such file or folder" in nothing.err


@pytest.mark.parametrize("at", range(0, len(TEXT), 197))
def test_no_cut_passes_for_the_whole(house: House, record: Path, at: int) -> None:
    record.write_text(TEXT[:at])

    told = house.call("replay", record)

    assert told.code == 1
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("at", range(0, len(TEXT), 131))
def test_no_edit_passes_for_the_original(house: House, record: Path, at: int) -> None:
    other = "1" if TEXT[at] != "1" else "2"
    record.write_text(TEXT[:at] + other + TEXT[at + 1 :])

    told = house.call("replay", record)

    assert told.code == 1
    assert told.err.count("\n") == 1
