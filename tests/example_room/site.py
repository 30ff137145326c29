"""The example room as a package of somebody else, really installed: a folder for sys.path."""

from __future__ import annotations

import os
import shutil
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = "tests.example_room.pounce"
PROJECT = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["project"]


def install_pounce(site: Path) -> None:
    """A copy of Pounce and its bot under the name of its project, and its metadata."""
    name = PROJECT["name"]
    shutil.copytree(HERE / "pounce", site / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HERE / "greedy.py", site / name)
    for file in (site / name).rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace(PACKAGE, name), "utf-8")
    groups = PROJECT["entry-points"].items()
    write_metadata(site, name, {group: lines_of(entries) for group, entries in groups})


def lines_of(entries: dict[str, str]) -> tuple[str, ...]:
    return tuple(f"{name} = {value}" for name, value in entries.items())


def add_entry_points(site: Path, package: str, *lines: str) -> None:
    """Rooms of one more package."""
    write_metadata(site, package, {"clowder.rooms": lines})


def write_metadata(site: Path, package: str, groups: dict[str, tuple[str, ...]]) -> None:
    metadata = site / f"{package}-1.0.dist-info"
    metadata.mkdir(parents=True)
    text = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
    (metadata / "METADATA").write_text(text, "utf-8")
    entries = "\n".join(line for group in groups for line in (f"[{group}]", *groups[group]))
    (metadata / "entry_points.txt").write_text(f"{entries}\n", "utf-8")


def environment(site: Path, **more: str) -> dict[str, str]:
    """For a process that finds what is installed in the folder."""
    return {**os.environ, "PYTHONPATH": str(site), "CLOWDER_LANG": "en", **more}
