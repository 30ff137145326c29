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

# How long a picture seems to take.
CLOCK = """
let shown = performance.now();
window.frame = 5;
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) => ask(() => draw((shown += frame)));
"""
# The scene judges every twelve pictures that follow each other, the first of a film not among them.
# All in one call, so that no picture is drawn between two steps; and each is looked at one picture
# after the judgement, when what it changed has been drawn.
STEPS_DOWN = """async (steps) => {
  const found = [];
  bench.film();
  await bench.times(2, () => {});
  for (const ms of steps) {
    window.frame = ms;
    await bench.times(12, () => {});
    const sizes = [...meter.textures.values()].filter(({ depth }) => depth).map(({ wide }) => wide);
    found.push([Math.max(0, ...sizes), readMeter().megabytes]);
  }
  return found;
}"""
# A canvas whose size is set is empty until something is drawn on it: nobody sees anything then.
EMPTIED = """
window.empty = 0;
let drawn = true;
const canvas = HTMLCanvasElement.prototype;
const { get, set } = Object.getOwnPropertyDescriptor(canvas, 'width');
Object.defineProperty(canvas, 'width', {
  get,
  set(wide) { if (this.isConnected) drawn = false; set.call(this, wide); },
});
const { clear } = WebGL2RenderingContext.prototype;
WebGL2RenderingContext.prototype.clear = function (what) { drawn = true; clear.call(this, what); };
const look = () => setTimeout(() => { empty += drawn ? 0 : 1; requestAnimationFrame(look); });
"""
SHOWN_AT_ALL_TIMES = """async () => {
  requestAnimationFrame(look);
  bench.film();
  await bench.times(2, () => {});
  window.frame = 60;
  await bench.times(30, () => {});
  bench.scene.size(150, 140);
  await bench.times(2, () => {});
  return empty;
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
        found = page.evaluate(STEPS_DOWN, [5, 60, 60, 60, 60])

    assert [shadow for shadow, _ in found] == [finest, finest, finest, 0, 0]
    assert max(megabytes for _, megabytes in found) <= limit, found


def test_the_picture_is_never_empty(chromium: Browser, script: str) -> None:
    """Not where it is drawn less finely from then on, nor where the window changes."""
    with scene(chromium, script, (160, 160), DESK) as page:
        page.add_script_tag(content=CLOCK + EMPTIED)
        open_tower(page, 5)
        before = page.evaluate("bench.canvas.width")
        assert page.evaluate(SHOWN_AT_ALL_TIMES) == 0
        assert page.evaluate("bench.canvas.width") < before


def test_the_room_is_not_too_large_to_come_at_once() -> None:
    built = hatch_build.BUILT / "assets"
    rooms = [len(gzip.compress(file.read_bytes())) for file in built.glob("room-*.js")]
    assert rooms
    assert max(rooms) <= SCRIPT_KB * 1000
