"""Any game file can be watched; what is broken, cut, edited, foreign or huge is refused."""

from __future__ import annotations

import gzip
import pickle
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clowder.core.delta import patch
from clowder.core.game import Seat
from clowder.core.record_text import digest, write_json
from clowder.core.value import from_json
from clowder.games import ROOMS
from clowder.server.http.app import make_app
from clowder.server.http.guard import MOST_RECORD
from clowder.server.tables import replays
from clowder.server.tables.house import House
from clowder.server.tables.replays import replay_file
from tests.server.bench import open_house
from tests.server.doors import Answer, fetch
from tests.server.golden import golden_match, golden_record

pytestmark = pytest.mark.anyio

PLAIN = {"content-type": "text/plain;charset=UTF-8"}
ROUND = "cat_in_the_box/five_players_seven_tricks"
# The golden games that were measured, and one for each of the other rooms.
MEASURED = (
    "if_it_fits/princess_thrown_away",
    "cat_and_the_tower/ten_floors",
    "stray_cat/walked_home",
    ROUND,
    "chabyrinthe/together",
)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, requests_per_minute=1000) as house:
        yield house


async def watch(house: House, file: bytes | str, query: str = "", **headers: str) -> Answer:
    body = file.encode() if isinstance(file, str) else file
    given = PLAIN | {name.replace("_", "-"): value for name, value in headers.items()}
    return await fetch(make_app(house), "POST", f"/api/replays{query}", given, body)


def views(replay: dict[str, Any]) -> list[Any]:
    """Every view, put together as the browser does it."""
    found, view = [], None
    for step in replay["steps"]:
        view = patch(view, step["view"])
        found.append(view)
    return found


def plain(value: object) -> Any:
    """As it is after its journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_a_file_is_watched_with_all_hands_shown(house: House) -> None:
    match = golden_match(ROUND)

    answer = await watch(house, golden_record(ROUND))

    replay = answer.json
    assert answer.status == 200, answer.body
    assert (replay["game"], replay["seat"], replay["table"]) == ("cat_in_the_box", None, None)
    assert [chair["name"] for chair in replay["chairs"]][:2] == ["Ginger", "Smoke"]
    assert views(replay) == [plain(match.room.reveal(step.state)) for step in match.steps]
    assert [step["seat"] for step in replay["steps"]] == [entry.seat for entry in match.entries]
    assert replay["result"] == plain(match.result())


@pytest.mark.parametrize("game", MEASURED)
def test_a_seat_of_a_file_sees_what_it_saw(game: str) -> None:
    match = golden_match(game)

    written = replay_file(golden_record(game).encode(), Seat(1), "cs")

    assert isinstance(written, bytes)
    replay = from_json(written, Any)
    assert views(replay) == [plain(match.room.view(step.state, Seat(1))) for step in match.steps]
    seen = [[item["event"] for item in step["events"]] for step in replay["steps"]]
    assert [event for events in seen for event in events] == plain(list(match.witnessed(Seat(1))))


@pytest.mark.parametrize("seat", [None, Seat(0)])
@pytest.mark.parametrize("game", MEASURED)
def test_a_replay_weighs_little(game: str, seat: Seat | None) -> None:
    """Two kilobytes of a record are at most sixty on the wire; a film travels once."""
    record = golden_record(game).encode()

    written = replay_file(record, seat, "en")

    assert isinstance(written, bytes)
    assert len(gzip.compress(written, 6)) <= max(60_000, len(record))


async def test_a_record_in_json_is_watched_too(house: House) -> None:
    match = golden_match(ROUND)

    answer = await watch(house, write_json(match.room, match.record()))

    assert answer.status == 200
    assert len(answer.json["steps"]) == len(match.entries)


RECORD = golden_record(ROUND)
LINES = RECORD.splitlines()
EDITED = RECORD.replace("4 play 7 red", "4 play 7 blue")
FOREIGN = RECORD.replace("game cat_in_the_box", "game solitaire")
OLD = RECORD.replace("game cat_in_the_box 1", "game cat_in_the_box 9")


def resigned(*lines: str) -> str:
    """With a digest that fits: whoever forges a file can do that."""
    entries = sum(line[0] in "*0123456789" for line in lines)
    return "\n".join((*lines, f"end {entries} {digest(lines)}\n"))


NASTY: dict[str, tuple[str | bytes, str, str]] = {
    "nothing": ("", "record_cut", ""),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00\xff\xfe", "record_unreadable", "UTF-8"),
    "a page": ("<script>alert(1)</script>", "record_unreadable", "Line 1:"),
    "cut": ("\n".join(LINES[:20]), "record_cut", "Line 20:"),
    "cut in a line": (RECORD[:290], "record_unreadable", "Line 18:"),
    "edited": (EDITED, "record_changed", f"Line {len(LINES)}:"),
    "with more after the end": (RECORD + "0 bid 1\n", "record_unreadable", "nothing may follow"),
    "foreign": (FOREIGN, "record_game", "solitaire"),
    "of other rules": (OLD, "record_version", "Line 1:"),
    "against the rules": (
        resigned(*LINES[:4], "0 bid 1"),
        "record_not_allowed",
        "Line 5: '0 bid 1' is not allowed",
    ),
    "for ninety-nine": (RECORD.replace("seats 5", "seats 99"), "record_unreadable", "players"),
    "without a move": (resigned(*LINES[:2]), "record_unreadable", "nobody has moved"),
    "nested": ("[" * 5000, "record_unreadable", "Line 1:"),
    "nested as JSON": ('{"game":' + "[" * 5000, "record_unreadable", ""),
}


async def test_a_nasty_file_is_refused_with_a_reason(house: House) -> None:
    for name, (file, code, detail) in NASTY.items():
        answer = await watch(house, file)

        assert (answer.status, answer.json["code"]) == (422, code), f"{name}: {answer.body!r}"
        assert detail in answer.json["text"], name
        assert len(answer.json["text"]) < 400, name


async def test_nor_is_a_nasty_file_checked(house: House) -> None:
    answer = await watch(house, NASTY["edited"][0], "/check")

    assert (answer.status, answer.json["code"]) == (422, "record_changed")


async def test_the_reason_is_told_in_the_language_of_the_page(house: House) -> None:
    answer = await watch(house, "\n".join(LINES[:20]), accept_language="cs")

    assert answer.json["text"].startswith("Soubor je useknutý, chybí mu konec. (Řádek 20:")


async def test_a_huge_file_is_not_read(house: House) -> None:
    answer = await watch(house, b"x" * (MOST_RECORD + 1))
    grows = await fetch(make_app(house), "POST", "/api/replays", PLAIN, [b"x" * 2**16] * 17)

    assert (answer.status, answer.json["code"]) == (413, "too_big")
    assert (grows.status, grows.json["code"]) == (413, "too_big")
    assert not house.replays.pool.runs


async def test_only_files_may_be_that_large(house: House) -> None:
    answer = await fetch(make_app(house), "POST", "/api/session", PLAIN, b"x" * 2**15)

    assert answer.status == 413


async def test_another_kind_of_body_is_malformed(house: House) -> None:
    answer = await fetch(
        make_app(house), "POST", "/api/replays", {"content-type": "application/json"}, b"{}"
    )

    assert (answer.status, answer.json["code"]) == (422, "malformed")


async def test_a_file_that_takes_too_long_is_given_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.replays, "seconds", 0.001)

    answer = await watch(house, RECORD)

    assert (answer.status, answer.json["code"]) == (422, "record_slow")


async def test_nobody_brings_files_without_end(tmp_path: Path) -> None:
    async with open_house(tmp_path, replays_per_minute=2) as house:
        app = make_app(house)
        codes = [(await fetch(app, "POST", "/api/replays", PLAIN, b"")).status for _ in range(3)]
        other = await fetch(app, "GET", "/api/games")

    assert codes == [422, 422, 429]
    assert other.status == 200


async def test_a_file_has_the_verdict_that_verify_finds_and_no_more(house: House) -> None:
    check = (await watch(house, RECORD, "/check")).json

    assert (check["verdict"], check["seed"], check["draws"]) == ("no_seed", "", [])


async def test_a_seat_that_the_game_has_not_is_refused(house: House) -> None:
    answer = await watch(house, RECORD, "?seat=7")

    assert (answer.status, answer.json["code"]) == (422, "record_unreadable")


def test_a_bad_record_comes_out_of_the_worker_whole() -> None:
    bad = replays.replay_file(b"game", None, "en")

    again = pickle.loads(pickle.dumps(bad))
    assert (str(again), again.why) == (str(bad), "unreadable")


def test_every_room_is_watched() -> None:
    assert {game.partition("/")[0] for game in MEASURED} == set(ROOMS)
