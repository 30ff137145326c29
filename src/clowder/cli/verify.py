"""`clowder verify`: whether the chance of a finished game was what it had to be."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clowder.cli.errors import content
from clowder.cli.files import read_text
from clowder.core.record_reader import read_record
from clowder.core.verify import verify
from clowder.games import ROOMS

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A .game or JSON record.")]


def run(file: RecordFile) -> None:
    """Verify that a game's chance came from the seed its house had committed to."""
    with content(file):
        record, _ = read_record(read_text(file), ROOMS)
        fairness = verify(ROOMS[record.game], record)
    if fairness.day:
        tell_day(fairness.day)
        return
    given = [str(seat) for seat, text in enumerate(fairness.given) if text]
    print("The seed is the one that was committed to before the players added theirs.")
    print(f"Seats that added bytes of their own: {', '.join(given) or 'none'}.")
    print("Every draw follows from them: the deal was fixed before play, and no one side chose it.")
    print("This does not prove that the house did not look at the cards.")


def tell_day(day: str) -> None:
    print(f"This is the deal of {day}, the same for everybody who played it.")
    print("The seed is the one that was committed to, and every draw follows from it.")
    print("The house alone drew it: compare the commitment with the one published on that day.")
