"""`clowder serve --open` shows the page in a browser, where there is one."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest

from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the browser is a shell script here")


def serve_and_look(folder: Path, browser: dict[str, str]) -> tuple[str, str]:
    """The address that was printed, and the one that a browser was given before the server ended.

    It also lies where a text browser would be found, so that it would open without a desktop.
    """
    opened = folder / "opened"
    script = folder / "www-browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}.new; mv {opened}.new {opened}\n')
    script.chmod(0o700)
    hidden = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"}
    env = {name: words for name, words in os.environ.items() if name not in hidden}
    env |= {name: words.format(script) for name, words in browser.items()}
    env["PATH"] = f"{folder}{os.pathsep}{env['PATH']}"
    options = ["--open", "--port", "0", "--data", str(folder)]
    command = [sys.executable, "-m", "clowder", "serve", *options]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        printed = server.stdout.readline().split()[-1]
        if browser:
            wait_for(opened)
        with httpx2.Client(base_url=printed, timeout=PATIENCE) as visitor:
            for _ in range(20):  # by then a browser that was to be opened has been
                assert visitor.get("/healthz").is_success
        server.terminate()
    return printed, opened.read_text().strip() if opened.exists() else ""


def wait_for(path: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < deadline, f"{path.name} was not written"
        time.sleep(0.05)


def test_the_browser_is_given_the_address(tmp_path: Path) -> None:
    printed, opened = serve_and_look(tmp_path, {"BROWSER": "{} %s"})

    assert printed == opened
    assert printed.startswith("http://127.0.0.1:")


@pytest.mark.skipif(sys.platform == "darwin", reason="there is always a desktop")
def test_without_a_desktop_the_address_is_only_printed(tmp_path: Path) -> None:
    printed, opened = serve_and_look(tmp_path, {})

    assert printed.startswith("http://127.0.0.1:")
    assert not opened
