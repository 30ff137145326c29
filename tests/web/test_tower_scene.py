"""What the tower's picture may cost: draw calls, triangles, textures; nothing while it rests."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Browser

import hatch_build
from tests.web.tower_scene import build_scene, open_tower, scene

SCRIPT_KB = 250  # gzipped, the room with three.js
DESK = (1440, 900)
PHONE = (390, 844)


@pytest.fixture(scope="module")
def script() -> str:
    return build_scene()


def test_a_tower_of_ten_and_of_24_floors_fits_the_budget_and_rests(
    chromium: Browser, script: str
) -> None:
    with scene(chromium, script, (450, 420), DESK) as page:
        ten = open_tower(page, 10)
        assert ten.calls <= 130
        assert ten.triangles <= 90_000
        page.evaluate("bench.turn(60); bench.drawn()")
        page.wait_for_function("async () => { await bench.drawn(); return !readMeter().calls; }")
        assert page.evaluate("bench.times(6, () => {}).then(() => readMeter().calls)") == 0
        page.evaluate("bench.turn(90); bench.drawn()")
        assert (
            page.evaluate("readMeter().calls") < ten.calls * 0.7
        )  # its shadows stay where they are

        high = open_tower(page, 24)
        assert high.calls <= 260
        assert high.triangles <= 170_000
        assert high.megabytes <= 40


def test_a_phone_gets_smaller_prints(chromium: Browser, script: str) -> None:
    with scene(chromium, script, (390, 600), PHONE) as page:
        assert open_tower(page, 24).megabytes <= 20


def test_the_room_is_not_too_large_to_come_at_once() -> None:
    built = hatch_build.BUILT / "assets"
    rooms = [len(gzip.compress(file.read_bytes())) for file in built.glob("room-*.js")]
    assert rooms
    assert max(rooms) <= SCRIPT_KB * 1000
