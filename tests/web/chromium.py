"""A Chromium to test in: the machine's own, else one that npm brings, which needs no root."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import hatch_build
from tests.waiting import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGE = Path(__file__).parent / "browser"
UNPACKED = PACKAGE / "node_modules" / ".unpacked"
UNPACK = """
import { inflate } from '@sparticuz/chromium';
for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
  await inflate(`node_modules/@sparticuz/chromium/bin/${name}`);
"""
FLAGS = (
    "--no-sandbox",  # root may not have one
    "--disable-gpu",
    "--enable-unsafe-swiftshader",  # three dimensions by software
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def open_chromium() -> Iterator[Browser]:
    own = next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=own or bring_chromium(),
            args=FLAGS,
            env=None if own else libraries(),
            timeout=PATIENCE * 1000,
        )
        with browser:
            yield browser


def bring_chromium() -> Path:
    """Installed and unpacked on first use; several test workers may want it at once."""
    import fcntl  # it runs on Linux alone, as this does

    with (PACKAGE / "package.json").open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        hatch_build.install(PACKAGE)
        if not UNPACKED.exists():
            unpack()
    return UNPACKED / "chromium"


def unpack() -> None:
    begun = UNPACKED.with_name(".unpacking")
    shutil.rmtree(begun, ignore_errors=True)
    begun.mkdir()
    node = (hatch_build.NODE, "--input-type=module", "--eval", UNPACK)
    hatch_build.run("unpack chromium", *node, cwd=PACKAGE, more={"TMPDIR": str(begun)})
    begun.rename(UNPACKED)


def libraries() -> dict[str, str | float | bool]:
    """What a bare machine may lack comes with it."""
    found: dict[str, str | float | bool] = dict(os.environ)
    own = str(UNPACKED / "al2023" / "lib")
    found["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, (os.getenv("LD_LIBRARY_PATH"), own)))
    if not Path("/etc/fonts").exists():
        found["FONTCONFIG_PATH"] = str(UNPACKED / "fonts")
    return found
