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

# How long a picture seems to take; then as many pictures as the scene needs to judge that.
CLOCK = """
let shown = performance.now();
window.frame = 5;
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) => ask(() => draw((shown += frame)));
"""
STEPS_DOWN = """async (ms) => {
  window.frame = ms;
  bench.film();
  await bench.times(14, () => {});
  const sizes = [...meter.textures.values()].filter(({ depth }) => depth).map(({ wide }) => wide);
  return [Math.max(0, ...sizes), readMeter().megabytes];
}"""


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


@pytest.mark.parametrize(("screen", "limit", "finest"), [(DESK, 40, 1024), (PHONE, 20, 768)])
def test_textures_fit_the_budget_at_every_step_of_quality(
    chromium: Browser, script: str, screen: tuple[int, int], limit: int, finest: int
) -> None:
    with scene(chromium, script, (160, 160), screen) as page:
        page.add_script_tag(content=CLOCK)
        open_tower(page, 24)
        found = [page.evaluate(STEPS_DOWN, ms) for ms in (5, 60, 60, 60, 60)]

    assert [shadow for shadow, _ in found] == [finest, finest, finest, 0, 0]
    assert max(megabytes for _, megabytes in found) <= limit, found


def test_the_room_is_not_too_large_to_come_at_once() -> None:
    built = hatch_build.BUILT / "assets"
    rooms = [len(gzip.compress(file.read_bytes())) for file in built.glob("room-*.js")]
    assert rooms
    assert max(rooms) <= SCRIPT_KB * 1000
