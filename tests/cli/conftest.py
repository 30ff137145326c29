"""The program at a clean place: its own data folder, an English terminal of 80 columns."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.cli.house import House


@pytest.fixture
def house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> House:
    for name in ("LC_ALL", "LC_MESSAGES", "CLOWDER_LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("CLOWDER_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(os, "fsync", lambda _: None)  # the disk's business, and slow
    monkeypatch.chdir(tmp_path)
    return House(tmp_path, capsys)
