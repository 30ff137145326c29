"""A network between two that began with the same weights: the mean of theirs.

    python -m clowder.train.blend 4 clean5-81.npz clean15-82.npz kind_4.npz --share 0.5

Two candidates of one run that differ in the price of a paradox lie so near each other that what is
between them plays as one trained for a price between theirs.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from clowder.bots.rooms.cat_in_the_box.trained.weights import header_for, load, pack
from clowder.train.checkpoint import write


def blend(one: Path, other: Path, seats: int, share: float) -> bytes:
    """Weights of which `share` are of the `other`; raises UnfitWeights, or ValueError."""
    first, second = load(one, seats), load(other, seats)
    if [bias.shape for _, bias in first.layers] != [bias.shape for _, bias in second.layers]:
        raise ValueError(f"{one} and {other} are not equally wide")
    layers = [
        tuple((1 - share) * a + share * b for a, b in zip(*pair, strict=True))
        for pair in zip(first.layers, second.layers, strict=True)
    ]
    mixed_in = second.header.figures | {"share": share}
    return pack(header_for(seats, first.header.figures | {"mixed_in": mixed_in}), layers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int)
    parser.add_argument("one", type=Path)
    parser.add_argument("other", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--share", type=float, default=0.5, help="of the other")
    args = parser.parse_args()
    write(args.out, blend(args.one, args.other, args.seats, args.share))


if __name__ == "__main__":
    main()
