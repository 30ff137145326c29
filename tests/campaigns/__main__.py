"""Long versions of what the suite tries for seconds, with a report as JSON.

kill: servers die while people play, and nothing acknowledged is lost or doubled. worlds: a viewer
cannot tell apart two worlds that differ in what is hidden, through whole games. fuzz: malformed
frames and bodies get typed answers and change nothing. soak: a server under play, its memory and
its answers over time, with a plot. SIGTERM ends one early, with its report.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from tests.campaigns import kills, soak, strange_frames, whole_games
from tests.campaigns.report import Report, Stretch

Campaign = Callable[[Path, float, str], Report]
CAMPAIGNS: dict[str, Campaign] = {
    "kill": lambda *given: asyncio.run(kills.run(*given)),
    "worlds": lambda *given: asyncio.run(whole_games.run(*given)),
    "fuzz": strange_frames.run,
    "soak": lambda *given: asyncio.run(soak.run(*given)),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py campaign", description=__doc__)
    parser.add_argument("campaign", choices=CAMPAIGNS)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", default="", help="tries the same again; else chance decides")
    parser.add_argument("--report", type=Path, help="the file to write it to; else it is printed")
    args = parser.parse_args()
    Stretch.heed_signals()
    with tempfile.TemporaryDirectory() as folder:
        seed = args.seed or os.urandom(8).hex()
        report = CAMPAIGNS[args.campaign](Path(folder), args.minutes, seed)
    write(report, args.report)
    sys.exit(1 if report.complaints else 0)


def write(report: Report, file: Path | None) -> None:
    """A plot goes into a file of its own, beside the report."""
    plot = report.figures.pop("plot", None)
    if file is None:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
        return
    file.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    if plot is not None:
        file.with_suffix(".svg").write_text(plot, "utf-8")


if __name__ == "__main__":
    main()
