"""The tower's scene alone in a browser; what it draws is counted where it is drawn."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

import hatch_build
from tests.web.guests import PATIENCE_MS

ENTRY = Path(__file__).with_name("entry.ts")
TOWER = Path("games") / "cat_and_the_tower"
BUILD = """
import { build } from 'vite';
const { entry, tower, old } = JSON.parse(process.argv[1]);
const [{ output }] = await build({
  configFile: false,
  logLevel: 'silent',
  resolve: { alias: { '@tower': tower } },
  define: { OLD: old },
  build: { write: false, lib: { entry, formats: ['iife'], name: 'scene', fileName: 'scene' } },
});
process.stdout.write(output[0].code);
"""
# Draw calls and triangles since they were asked for last, and how many bytes of textures there are.
METER = """
const meter = (window.meter = { calls: 0, triangles: 0, pictures: 0, textures: new Map() });
const gl = WebGL2RenderingContext.prototype;
const RENDERER = 0x9246; // its name; without a graphics card the scene would begin without shadows
const named = gl.getParameter;
gl.getParameter = function (what) {
  return what === RENDERER ? 'a graphics card' : named.call(this, what);
};
const wrap = (name, after) => {
  const own = gl[name];
  gl[name] = function (...args) {
    const answer = own.apply(this, args);
    after.call(this, args, answer);
    return answer;
  };
};
const count = (mode, corners) => {
  meter.calls += 1;
  if (mode === 4) meter.triangles += corners / 3;
};
wrap('drawElements', ([mode, corners]) => count(mode, corners));
wrap('drawArrays', ([mode, , corners]) => count(mode, corners));
wrap('drawElementsInstanced', ([mode, corners, , , many]) => count(mode, corners * many));
wrap('drawArraysInstanced', ([mode, , corners, many]) => count(mode, corners * many));
wrap('bindTexture', function ([, texture]) { this.bound = texture; });
const DEPTHS = [0x81a5, 0x81a6, 0x8cac, 0x88f0]; // 16, 24 and 32 bits, and 24 with a stencil
wrap('texStorage2D', function ([, levels, format, wide, high]) {
  const whole = wide * high * 4 * (levels > 1 ? 4 / 3 : 1);
  meter.textures.set(this.bound, { whole, wide, high, depth: DEPTHS.includes(format) });
});
wrap('texImage2D', function (args) {
  const [, level, , wide, high, , , , pixels] = args; // what is drawn into has no pixels of its own
  if (args.length === 9 && level === 0 && pixels === null)
    meter.textures.set(this.bound, { whole: wide * high * 4, wide, high, depth: false });
});
wrap('deleteTexture', ([texture]) => meter.textures.delete(texture));
window.readMeter = () => {
  const { calls, triangles, textures } = meter;
  meter.calls = meter.triangles = 0;
  const bytes = [...textures.values()].reduce((sum, { whole }) => sum + whole, 0);
  return { calls, triangles, megabytes: bytes / 1e6 };
};
"""
PAGE = """<!doctype html><html data-theme="light">
<style>:root {{ --bean: #F29A86; --bad: #D4351C }} body {{ margin: 0 }}
canvas {{ display: block; width: {wide}px; height: {high}px }}</style><canvas></canvas></html>"""


class Drawn(NamedTuple):
    calls: int
    triangles: int
    megabytes: float  # of textures


def build_scene(
    sources: Path = hatch_build.WEB / "src", is_old: bool = False, entry: Path = ENTRY
) -> str:
    """The scene of a tree of sources as one script."""
    order = {"entry": str(entry), "tower": str(sources / TOWER), "old": json.dumps(is_old)}
    command = (hatch_build.NODE, "--input-type=module", "--eval", BUILD, json.dumps(order))
    done = subprocess.run(command, cwd=hatch_build.WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@contextmanager
def scene(
    browser: Browser, script: str, size: tuple[int, int], screen: tuple[int, int]
) -> Iterator[Page]:
    """A page with nothing but the scene, so large, on a screen so large."""
    (wide, high), (screen_wide, screen_high) = size, screen
    with browser.new_context(
        viewport={"width": wide, "height": high},
        screen={"width": screen_wide, "height": screen_high},
    ) as context:
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.add_init_script(METER)
        page.goto("about:blank")
        page.set_content(PAGE.format(wide=wide, high=high))
        page.add_script_tag(content=script)
        yield page


def open_tower(page: Page, floors: int) -> Drawn:
    """A tower so high, drawn once, with its shadows."""
    size = page.viewport_size
    assert size
    page.evaluate("readMeter()")
    page.evaluate(
        "([floors, wide, high]) => bench.open(floors, wide, high)", [floors, *size.values()]
    )
    return Drawn(**page.evaluate("readMeter()"))
