"""What helps a seat to judge its own position: all of it follows from the view."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import Value, without
from clowder.games.cat_in_the_box.pieces import ROW, SEAT_COUNTS, Cell, Number
from clowder.games.cat_in_the_box.scoring import largest_group
from clowder.games.cat_in_the_box.state import Burying, Playing
from clowder.games.cat_in_the_box.view import View


class Aids(Value):
    group: tuple[Cell, ...]  # one's own largest group, as it is now (CIB-14)
    fits: int  # how many cards of the hand can be laid at most (CIB-6, CIB-7)
    needed: int  # how many are still to be played in the round (CIB-11)
    dead: tuple[Number, ...]  # numbers in hand that can be given no colour


def helps(view: View) -> bool:
    """Schrödinger mode gives no help while cards are played (CIB-18)."""
    return not (view.options.schrodinger and isinstance(view.phase, Playing))


def aids_of(view: View) -> Aids | None:
    """None for a spectator, between rounds, and where the board is not drawn (CIB-18)."""
    if view.seat is None or view.tokens is None or not view.research:
        return None
    columns, research = SEAT_COUNTS[view.seats].numbers, view.research
    hand, spare = cards_left(view, view.seat)
    rows = [ROW[colour] * columns - 1 for colour in view.tokens[view.seat]]
    free = {number: [research[row + number] for row in rows].count(None) for number in set(hand)}
    return Aids(
        group=largest_group(research, view.seat, columns),
        fits=sum(min(hand.count(number), spaces) for number, spaces in free.items()),
        needed=len(hand) - spare,
        dead=tuple(sorted(number for number, spaces in free.items() if not spaces)),
    )


def cards_left(view: View, seat: Seat) -> tuple[tuple[Number, ...], int]:
    """The hand without a card sealed to be buried, and how many of it will not be played.

    The last card is never played (CIB-11), and before burying one more (CIB-3).
    """
    if not isinstance(view.phase, Burying):
        return view.hand, 1
    sealed = view.phase.sealed.answers[seat]
    return (view.hand, 2) if sealed is None else (without(view.hand, sealed), 1)
