"""`python -m clowder.server.http.print_boxes`: what is in the box of each of our rooms, as JSON.

The web client's `box.ts` files are written from it.
"""

from __future__ import annotations

import json
from importlib import import_module

from clowder.games import OWN


def boxes() -> dict[str, dict[str, object]]:
    """By room and by the name of the constant."""
    return {room.name: import_module(f"clowder.games.{room.name}.box").box() for room in OWN}


def main() -> None:
    print(json.dumps(boxes()))


if __name__ == "__main__":
    main()
