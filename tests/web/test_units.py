"""The web client's own checks: its types, and the tests that stand beside its sources."""

from __future__ import annotations

import subprocess

import pytest

import hatch_build


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_web_client_passes_its_own(script: str) -> None:
    command = (hatch_build.NODE, hatch_build.NPM, "run", "--silent", script)

    done = subprocess.run(
        command, cwd=hatch_build.WEB, env=hatch_build.environment(), capture_output=True, text=True
    )

    assert done.returncode == 0, f"npm run {script}\n{done.stdout}{done.stderr}"
