"""Records on paper: what is written can be read, and nothing else passes for a record."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.core.bad_record import BadRecord
from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record import Entry, Record
from clowder.core.record_reader import load, replay
from clowder.core.record_text import AnyMatch, AnyRecord, write_json, write_text
from clowder.core.rng import FastRng
from clowder.games import ROOMS
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.moves import Bid, Bury, Start
from clowder.games.cat_in_the_box.options import Options
from tests.core.purr import PURR, Purr

DEAL = "deal 1 1 1 1 1 2 2 2 2 2 | 3 3 3 3 3 4 4 4 4 4 | 5 5 5 5 5 6 6 6 6 6"
HEAD = "game cat_in_the_box 1\nseats 3\n"


@pytest.fixture
def match() -> AnyMatch:
    match: AnyMatch = Match(ROOM, Options(schrodinger=True), 3)
    match.play(NATURE, Start(Seat(0)))
    match.play(NATURE, ROOM.read_move(DEAL))
    match.play(Seat(0), Bury(1))
    return match


@pytest.fixture
def text(match: AnyMatch) -> str:
    return write_text(ROOM, match.record())


@pytest.fixture
def json(match: AnyMatch) -> str:
    return write_json(ROOM, match.record()).decode()


def why_not(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        load(text, ROOMS)
    assert str(caught.value) == f"{caught.value.place}: {caught.value.reason}"
    return str(caught.value)


def test_a_record_reads_like_a_story(text: str) -> None:
    lines = text.splitlines()

    assert lines[:-1] == [
        "game cat_in_the_box 1",
        "seats 3",
        "option schrodinger true",
        "* start 0",
        f"* {DEAL}",
        "0 bury 1",
    ]
    assert lines[-1].startswith("end 3 ")
    assert text.endswith("\n")


def test_the_usual_options_are_not_written() -> None:
    record = Match(ROOM, Options(), 3).record()

    assert "option" not in write_text(ROOM, record)


def test_both_forms_come_back_the_same(match: AnyMatch, text: str, json: str) -> None:
    for written in (text, json):
        loaded = load(written, ROOMS)
        assert loaded.record() == match.record()
        assert loaded.steps == match.steps


def test_json_has_the_digest_of_the_text(text: str, json: str) -> None:
    assert f'"digest":"{text.split()[-1]}"' in json


def test_from_there_on_chance_answers_again(text: str) -> None:
    cut: AnyMatch = Match(ROOM, Options(), 3)
    cut.play(NATURE, Start(Seat(0)))

    waiting = load(write_text(ROOM, cut.record()), ROOMS)
    going_on = load(write_text(ROOM, cut.record()), ROOMS, FastRng(1))

    assert waiting.asks[0].seat == NATURE
    assert going_on.asks[0].seat != NATURE
    assert load(text, ROOMS, FastRng(1)).record() == load(text, ROOMS).record()


def test_comments_blank_lines_and_other_spaces_are_free(match: AnyMatch, text: str) -> None:
    airy = "\n# a game\n\n" + text.replace("\n", "  \r\n\t# so it went\n\n").replace(" ", "  ")

    assert load(airy, ROOMS).record() == match.record()


def test_the_last_line_needs_no_end(match: AnyMatch, text: str) -> None:
    assert load(text.rstrip("\n"), ROOMS).record() == match.record()


def test_json_may_be_laid_out_otherwise(match: AnyMatch, json: str) -> None:
    airy = "\n\n " + json.replace(",", ",\n  ")

    assert load(airy, ROOMS).record() == match.record()


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ("", "line 1: the record is cut: there is no 'end' line"),
        ("# nothing\n\n", "line 3: the record is cut"),
        ("hello", "line 1: expected 'game NAME VERSION', found 'hello'"),
        ("game chess 1\n", "line 1: there is no game 'chess'; there is: cat_in_the_box"),
        ("game cat_in_the_box\n", "line 1: expected 'game NAME VERSION'"),
        ("game cat_in_the_box 1.5\n", "line 1: expected 'game NAME VERSION'"),
        (
            "game cat_in_the_box 2\n",
            "line 1: cat_in_the_box version 2 was played; version 1 is expected",
        ),
        ("game cat_in_the_box 1\n", "line 2: the record is cut"),
        ("game cat_in_the_box 1\nplay 3\n", "line 2: expected 'seats NUMBER', found 'play 3'"),
        (
            "game cat_in_the_box 1\nseats 6\n",
            "line 2: cat_in_the_box is for 2 to 5 players, not 6",
        ),
        ("game cat_in_the_box 1\nseats 999\n", "line 2: expected 'seats NUMBER'"),
        (HEAD, "line 3: the record is cut"),
        (f"{HEAD}option turbo true\n", "line 3: there is no option 'turbo'"),
        (f"{HEAD}option type 1\n", "line 3: there is no option 'type'"),
        (f"{HEAD}option schrodinger 7\n", "line 3: Expected `bool`, got `int`"),
        (f"{HEAD}option schrodinger maybe\n", "line 3: option schrodinger: JSON is malformed"),
        (f"{HEAD}* start 0\noption schrodinger true\n", "line 4: expected 'SEAT MOVE' or 'end'"),
        (f"{HEAD}* start\n", "line 3: expected 'start SEAT', found 'start'"),
        (f"{HEAD}start 0\n", "line 3: expected 'SEAT MOVE' or 'end', found 'start 0'"),
        (f"{HEAD}-1 start 0\n", "line 3: expected 'SEAT MOVE' or 'end'"),
        (f"{HEAD}* start 0\n", "line 4: the record is cut"),
        (f"{HEAD}* start 0\nend\n", "line 4: expected 'SEAT MOVE' or 'end', found 'end'"),
        (f"{HEAD}* start 0\nend 1 x\n", "line 4: expected 'end ENTRIES DIGEST', found 'end 1 x'"),
        (f"{HEAD}* start 0\nend 2 {'0' * 16}\n", "line 4: 2 entries were written, 1 are here"),
        (f"{HEAD}* start 0\nend 1 {'0' * 16}\n", "line 4: the digest does not match"),
        ("x" * 60, f"line 1: expected 'game NAME VERSION', found '{'x' * 40}…'"),
        ("\x00\x01\x7f\ufffd", "line 1: expected 'game NAME VERSION'"),
        ("{", "line 1: Input data was truncated"),
        ('{\n"game":\n?', "line 3: JSON is malformed"),
        ("{}", "record: there is no game 'None'"),
        ('{"game": ["cat_in_the_box"]}', "record: there is no game"),
        ('{"game": "cat_in_the_box"}', "record: cat_in_the_box version None was played"),
        ('{"game": "cat_in_the_box", "version": 1}', "record: Object missing required field"),
    ],
)
def test_what_is_no_record_says_where_and_why(broken: str, reason: str) -> None:
    assert why_not(broken).startswith(reason)


def test_json_nested_without_end_is_no_record() -> None:
    assert why_not('{"a":' + "[" * 100_000) == "record: it is nested too deeply"


def test_a_cut_record_is_not_whole(text: str) -> None:
    lines = text.splitlines(keepends=True)

    for kept in range(len(lines)):
        assert "is cut" in why_not("".join(lines[:kept]))


def test_a_record_with_a_line_taken_out_or_changed_is_noticed(text: str) -> None:
    assert "2 are here" in why_not(text.replace("0 bury 1\n", ""))
    assert "has been changed" in why_not(text.replace("bury 1", "bury 2"))
    assert "has been changed" in why_not(text.replace("option schrodinger true\n", ""))


def test_nothing_may_follow_the_end(text: str) -> None:
    assert why_not(text + "1 bury 3\n") == "line 8: nothing may follow the 'end' line"
    assert load(text + "\n# but a word\n", ROOMS).record() == load(text, ROOMS).record()


def test_changed_json_is_noticed(json: str) -> None:
    changed = "record: the digest does not match: the record has been changed"

    assert why_not(json.replace('"number":1', '"number":2')) == changed
    assert why_not(json.replace('"digest"', '"number"')).startswith("record: Object contains")
    assert why_not(json[: json.index(',"digest"')] + "}") == changed
    assert why_not(json.replace('"digest":"', '"digest":"0')) == changed


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"game":"cat_in_the_box"', '"game":"chess"', "record: there is no game 'chess'"),
        ('"version":1', '"version":2', "record: cat_in_the_box version 2 was played"),
        ('"version":1', '"version":true', "record: Expected `int`, got `bool` - at `$.version`"),
        ('"seats":3', '"seats":9', "record: cat_in_the_box is for 2 to 5 players, not 9"),
        ('"seats":3', '"seats":"3"', "record: Expected `int`, got `str` - at `$.seats`"),
        ('"schrodinger":true', '"turbo":true', "record: Object contains unknown field `turbo`"),
        ('"type":"Bury"', '"type":"Bark"', "record: Invalid value 'Bark' - at `$.entries[2].move"),
        ('"type":"Record"', '"type":"Tape"', "record: Invalid value 'Tape'"),
    ],
)
def test_json_that_does_not_fit_says_where(json: str, old: str, new: str, reason: str) -> None:
    assert why_not(json.replace(old, new)).startswith(reason)


def signed(*entries: Entry[Any]) -> list[str]:
    """A record of such entries in both forms, with a true digest."""
    record: AnyRecord = Record("cat_in_the_box", 1, 3, Options(), entries)
    return [write_text(ROOM, record), write_json(ROOM, record).decode()]


def test_a_signed_record_of_a_game_that_could_not_be_is_refused() -> None:
    start, bid = Entry(NATURE, Start(Seat(0))), Entry(Seat(1), Bid(3))

    text, json = signed(start, bid)

    assert why_not(text) == "line 4: '1 bid 3' is not allowed: not_now (CIB-2)"
    assert why_not(json) == "entry 2: '1 bid 3' is not allowed: not_now (CIB-2)"


def test_nature_moves_only_as_nature(text: str) -> None:
    as_player, _ = signed(Entry(Seat(0), Start(Seat(0))))

    assert why_not(as_player).endswith("not_your_turn (CIB-1)")
    assert "has been changed" in why_not(text.replace("* start", "0 start"))


def test_a_replay_without_places_counts_the_entries() -> None:
    record: Record[Bid, Options] = Record(
        "cat_in_the_box", 1, 3, Options(), (Entry(Seat(0), Bid(1)),)
    )

    with pytest.raises(BadRecord, match=r"^entry 1: '0 bid 1' is not allowed"):
        replay(ROOM, record)


def test_a_foreign_record_is_read_by_its_own_room_only() -> None:
    match: AnyMatch = Match(PURR, PURR.make_options({"times": 1}), 2)
    match.play(Seat(1), Purr())
    text = write_text(PURR, match.record())

    assert load(text, {"purr": PURR}).result() is not None
    assert why_not(text) == f"line 1: there is no game 'purr'; there is: {', '.join(ROOMS)}"


@pytest.mark.parametrize("text", ['{"game": "\udc80"}', f'{HEAD}option schrodinger "\udc80"\n'])
def test_bytes_that_are_no_utf8_are_a_bad_record(text: str) -> None:
    with pytest.raises(BadRecord, match="this is not text in UTF-8"):
        load(text, ROOMS)


def test_an_option_nested_without_end_is_a_bad_record() -> None:
    with pytest.raises(BadRecord, match="option schrodinger"):
        load(f"{HEAD}option schrodinger " + "[" * 100_000, ROOMS)


def test_options_that_do_not_go_with_the_seats_are_a_bad_record() -> None:
    record: Record[Any, Any] = Record("purr", 3, 2, PURR.make_options({"softly": True}))

    with pytest.raises(BadRecord, match="two cannot purr softly"):
        load(write_text(PURR, record), {"purr": PURR})


def test_json_cut_short_says_in_which_line() -> None:
    with pytest.raises(BadRecord) as caught:
        load('{\n"game":\n', ROOMS)

    assert caught.value.place == "line 3"
