"""What helps a seat to judge its position: where its cats are, and where they may not go."""

from __future__ import annotations

from clowder.core.value import Value
from clowder.games.if_it_fits.view import View


class Aids(Value):
    own: tuple[int, ...]  # the boxes, by number, that hold cats of one's own
    closed_to: tuple[int, ...]  # those that one may lay no cat in (FIT-12)


def aids_of(view: View) -> Aids | None:
    """None for a spectator, and before the deal."""
    seat = view.seat
    if seat is None or not view.laid:
        return None
    own, barred = [], []
    for number, box in enumerate(view.boxes):
        cats = [up + down for up, down in zip(box.awake, box.asleep, strict=True)]
        if cats[seat]:
            own.append(number)
        elif any(cats):
            barred.append(number)
    return Aids(tuple(own), tuple(barred))
