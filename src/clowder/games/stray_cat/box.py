"""What the browser draws and counts of the box: web/src/games/stray_cat/box.ts."""

from __future__ import annotations

from clowder.games.stray_cat.pieces import (
    BOX,
    CARDS,
    FIELDS,
    KIND,
    NUMBER,
    START,
    TOKENS,
    steps_of,
)


def box() -> dict[str, object]:
    return {
        "START": START,
        "FIELDS": FIELDS,
        "TOKENS": TOKENS,
        "FEATURES": {token: tuple(features) for token, features in BOX.tokens.items()},
        "CARDS": {
            card: {"kind": KIND[card], "number": NUMBER.get(card, 0), "steps": steps_of(card)}
            for card in dict.fromkeys(CARDS)
        },
    }
