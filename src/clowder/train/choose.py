"""Take the winners of a round robin into the product.

    python -m clowder.train.choose DIR [--take 4=win2]

DIR is the folder of `clowder.train.candidates`, or its archive unpacked. For every number of seats
the candidate with the largest mean share of wins among each other kind becomes the weights of the
bot, with the figures of the round robin in its header; `--take` names another one.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from clowder.bots.rooms.cat_in_the_box.trained import bot
from clowder.bots.rooms.cat_in_the_box.trained.weights import header_for, load, pack
from clowder.train.candidates import RESULTS, ranking
from clowder.train.checkpoint import write

MOST_BYTES = 2_000_000  # of all weights together


def take(path: Path, seats: int, result: dict[str, float], target: Path) -> int:
    """Write the weights of a candidate into the product; returns their size."""
    network = load(path, seats)
    figures = network.header.figures | {"round_robin": result}
    content = pack(header_for(seats, figures), network.layers)
    write(target / bot.file_name(seats), content)
    return len(content)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--take", action="append", default=[], metavar="SEATS=NAME")
    parser.add_argument("--target", type=Path, default=bot.FOLDER)
    args = parser.parse_args()
    found = json.loads((args.folder / RESULTS).read_text())
    wanted = dict(each.split("=") for each in args.take)
    size = 0
    for seats in sorted({row["seats"] for row in found}):
        ranked = ranking(found, seats)
        name = wanted.get(str(seats), ranked[0][0])
        for row in ranked:
            chosen = "*" if row[0] == name else " "
            print(f"{chosen} {seats} seats: {row[0]} wins {row[1]:.3f}, gap {row[2]:+.3f}")
        _, wins, gap = next(row for row in ranked if row[0] == name)
        result = {"wins": round(wins, 4), "gap": round(gap, 3)}
        size += take(args.folder / str(seats) / f"{name}.npz", seats, result, args.target)
    print(f"{size} bytes")
    if size > MOST_BYTES:
        raise SystemExit(f"more than {MOST_BYTES} bytes of weights")


if __name__ == "__main__":
    main()
