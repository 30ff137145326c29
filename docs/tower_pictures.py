"""Takes the pictures of the tower's rulebook from played games: `python -m docs.tower_pictures`.

The room's own scene draws moments of golden games; nothing in them is posed. They are kept small,
and taken anew when the scene looks different.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page

import hatch_build
from clowder.core.record_reader import content_lines, read_entry
from clowder.games.cat_and_the_tower.events import Fell, Settled
from tests.games.test_golden import read_head
from tests.web.chromium import open_chromium
from tests.web.tower_scene import METER, PAGE, build_scene

SCRIPT = Path(__file__).with_suffix(".ts")
GOLDEN = Path(__file__).parents[1] / "tests" / "games" / "cat_and_the_tower" / "golden"
PICTURES = hatch_build.WEB / "src" / "games" / "cat_and_the_tower" / "pictures" / "stage"
QUALITY = 0.8
SHARP = 2  # pixels of the picture for one of the page


class Shot(NamedTuple):
    golden: str
    before: str  # the line that is not played any more; of a fall, the one that brings it
    size: tuple[int, int] = (270, 230)
    floor: int | None = None  # the storey that is looked at; None: the whole tower
    around: int = 24
    near: float = 1.25
    star: int | None = None
    won: bool = False
    held: tuple[str, float] | None = None  # a piece in the hand, and how high, in cm
    marked: tuple[str, ...] = ()
    moved: float | None = None  # how much of the film of what falls is over


SHOTS = {
    "opening": Shot("ten_floors", "3 claim 7 10", size=(250, 380), star=10, near=0.92),
    "setup": Shot("ten_floors", "2 use 1 1", size=(230, 190), floor=1, near=1.4),
    "build": Shot("ten_floors", "2 floor 3 6 0", floor=1, held=("floor2", 9.5)),
    "friends": Shot("ten_floors", "3 pet brown1 225", floor=2, marked=("brown1",)),
    "goals-met": Shot("ten_floors", "0 claim 1 2", size=(126, 155), floor=1),
    "goals-climbed": Shot("ten_floors", "1 use 5 1", size=(126, 155), floor=1),
    "falling": Shot("stairs_come_down", "0 floor 658 -22 0", moved=0.3, around=-30, near=1.15),
    "story": Shot("ten_floors", "0 further yes", floor=10, star=10, won=True, near=0.9),
    "against": Shot("four_kittens", "", size=(250, 290), near=1.05),
    "ending": Shot("race_to_the_ground", "1 wall portal 676 278 270 95", moved=0.2, around=-30),
}


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    script = build_scene(entry=SCRIPT)
    with open_chromium() as browser:
        for name, shot in SHOTS.items():
            packed = take(browser, script, shot)
            (PICTURES / f"{name}.webp").write_bytes(packed)
            print(f"{name}: {len(packed) / 1000:.1f} kB")


def take(browser: Browser, script: str, shot: Shot) -> bytes:
    wide, high = shot.size
    with browser.new_context(
        viewport={"width": wide, "height": high}, device_scale_factor=SHARP
    ) as context:
        page = context.new_page()
        page.add_init_script(METER)  # it names a graphics card, and so there are shadows
        page.goto("about:blank")
        page.set_content(PAGE.format(wide=wide, high=high))
        page.add_script_tag(content=script)
        page.evaluate("(moment) => studio.draw(moment)", moment_of(shot))
        return pack(page, page.locator("canvas").screenshot())


def pack(page: Page, taken: bytes) -> bytes:
    address = f"data:image/png;base64,{base64.b64encode(taken).decode()}"
    packed: str = page.evaluate("(given) => studio.packed(...given)", [address, QUALITY])
    return base64.b64decode(packed.partition(",")[2])


def moment_of(shot: Shot) -> dict[str, Any]:
    tower, film = fall(shot) if shot.moved is not None else (standing(shot), None)
    held = shot.held and {"name": shot.held[0], "over": shot.held[1]}
    return {
        "tower": msgspec.to_builtins(tower),
        "film": msgspec.to_builtins(film),
        "moved": shot.moved,
        "held": held,
        **{key: getattr(shot, key) for key in ("floor", "around", "near", "star", "won", "marked")},
    }


def standing(shot: Shot) -> Any:
    """The tower just before that line."""
    return next(match.state.tower for match, line in told(shot.golden) if line == shot.before)


def fall(shot: Shot) -> tuple[Any, Any]:
    """The tower before that line, and the film of what it brings down."""
    lines = told(shot.golden)
    tower = next(match.state.tower for match, line in lines if line == shot.before)
    for match, _ in lines:
        events = match.steps[-1].events
        if any(isinstance(event, Fell) for event in events):
            return tower, next(event.film for event in events if isinstance(event, Settled))
    raise LookupError(f"nothing falls in {shot.golden} after {shot.before}")


def told(golden: str) -> Iterator[tuple[Any, str]]:
    """The match before each entry of the game, and the entry."""
    lines = list(content_lines((GOLDEN / f"{golden}.game").read_text("utf-8")))
    room, match, rest = read_head(lines)
    for place, line in rest:
        if line[0] in "*0123456789":
            yield match, line
            entry = read_entry(room, place, line)
            match.play(entry.seat, entry.move)
    yield match, ""


if __name__ == "__main__":
    main()
