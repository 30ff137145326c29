"""The tower's picture, beside that of an earlier commit in the same browser: time a picture takes.

Run with `python -m benchmarks.scene --beside COMMIT` once the client's modules are there (`dev.py
play` or `dev.py test`). Both scenes draw the same towers in a page of the same size, by turns;
figures are ms until a picture is wholly drawn, median and 95th percentile. Where there is no
graphics card the browser draws by software: then only their ratio means something.
"""

from __future__ import annotations

import argparse
import gzip
import io
import subprocess
import tarfile
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page

import hatch_build
from tests.web.chromium import open_chromium
from tests.web.tower_scene import Drawn, build_scene, open_tower, scene

FIRST_INTERFACE = "df52ddc"  # the last commit whose scene had its first interface
DESK = (1440, 900)
MOVES = {
    "turning": "bench.times(PICTURES, (at) => bench.turn(at * 6))",
    "dragging": "bench.times(PICTURES, (at) => bench.drag(at))",
    "film": "(bench.film(), bench.times(PICTURES, () => {}))",
}


def sources_of(commit: str, folder: Path) -> Path:
    """The client's sources as they were."""
    packed = subprocess.run(
        ("git", "archive", commit, "web/src"), cwd=hatch_build.ROOT, capture_output=True, check=True
    )
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    (folder / "web" / "node_modules").symlink_to(hatch_build.MODULES)
    return folder / "web" / "src"


def is_old(commit: str) -> bool:
    order = ("git", "merge-base", "--is-ancestor", commit, FIRST_INTERFACE)
    return subprocess.run(order, cwd=hatch_build.ROOT, check=False).returncode == 0


def measure(browser: Browser, script: str, size: tuple[int, int], floors: int, many: int) -> None:
    with scene(browser, script, size, DESK) as page:
        drawn = open_tower(page, floors)
        first = page.evaluate(f"bench.open({floors}, {size[0]}, {size[1]})")
        tell(page, drawn, first, many)


def tell(page: Page, drawn: Drawn, first: float, many: int) -> None:
    cells = []
    for move in MOVES.values():
        times = page.evaluate(move.replace("PICTURES", str(many)))[many // 6 :]  # it warms up first
        cells.append(f"{median(times):>8.1f} {quantiles(times, n=20)[-1]:>6.1f}")
    print(
        f"{drawn.calls:>6} {drawn.triangles / 1000:>8.1f} {drawn.megabytes:>6.1f} {first:>7.0f}",
        *cells,
    )


def script_kb() -> float:
    """The room with three.js as a browser loads it, gzipped."""
    rooms = (hatch_build.BUILT / "assets").glob("room-*.js")
    return max(len(gzip.compress(room.read_bytes())) for room in rooms) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", default=FIRST_INTERFACE, help="a commit to compare with")
    parser.add_argument("--pictures", type=int, default=48)
    parser.add_argument("--size", type=int, nargs=2, default=(900, 840))
    args = parser.parse_args()
    size = (args.size[0], args.size[1])
    with tempfile.TemporaryDirectory() as folder, open_chromium() as browser:
        before = build_scene(sources_of(args.beside, Path(folder)), is_old(args.beside))
        scripts = {args.beside[:7]: before, "this tree": build_scene()}
        heads = " ".join(f"{move:>15}" for move in MOVES)
        print(f"script of the room, as it was last built: {script_kb():.0f} kB gzipped")
        print(f"{'':<22}{'calls':>6} {'k tri.':>8} {'MB':>6} {'open':>7} {heads}")
        for floors in (10, 24):
            for name, script in scripts.items():
                print(f"{f'{floors} floors, {name}':<22}", end="", flush=True)
                measure(browser, script, size, floors, args.pictures)


if __name__ == "__main__":
    main()
