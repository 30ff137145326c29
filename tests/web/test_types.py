"""What is generated for the web client is what the server and the rooms say."""

from __future__ import annotations

import re

import hatch_build
from clowder.games import OWN
from clowder.server.http.print_boxes import boxes
from clowder.server.wire import messages
from tests.web import fixtures

FRESH = "run: python3 dev.py types"


def test_the_wire_types_are_fresh() -> None:
    written = hatch_build.TYPES.read_text("utf-8")

    assert written == hatch_build.wire_types(), FRESH


def test_the_browser_speaks_the_servers_protocol() -> None:
    live = (hatch_build.WEB / "src" / "wire" / "live.ts").read_text("utf-8")

    assert re.findall(r"export const PROTOCOL = (\d+);", live) == [str(messages.PROTOCOL)]


def test_the_boxes_are_fresh() -> None:
    for file, text in hatch_build.box_files().items():
        assert file.read_text("utf-8") == text, FRESH


def test_every_room_tells_of_its_box() -> None:
    assert list(boxes()) == [room.name for room in OWN]
    assert all(boxes().values())


def test_the_recorded_games_are_told_as_the_rules_tell_them_now() -> None:
    files = fixtures.files()

    assert len(files) >= 4
    for path, text in files.items():
        assert (fixtures.GAMES / path).read_text("utf-8") == text, FRESH
