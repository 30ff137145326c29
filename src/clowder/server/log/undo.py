"""Decides about taking moves back: at once, or when the others agree."""

from __future__ import annotations

from clowder.core.game import NATURE, Seat
from clowder.server.log import entries as log
from clowder.server.log.decide import other_people
from clowder.server.log.denied import Denied, require, required
from clowder.server.log.state import TableState


def take_back(table: TableState, seat: Seat) -> log.Undone | log.UndoAsked:
    """Free until somebody else has moved since, and always among bots; else people are asked."""
    left = entries_after_undo(table, seat)
    if not others_moved_since(table, seat, left) or not other_people(table, seat):
        return log.Undone(seat, left)
    require(table.undo_by is None, "undo_asked")
    return log.UndoAsked(seat)


def consent(
    table: TableState, seat: Seat, agree: bool
) -> log.Undone | log.UndoAgreed | log.UndoDeclined:
    """Whoever asked may say no to it, too, and so withdraw."""
    asker = required(table.undo_by, "nothing_asked")
    if seat == asker and not agree:
        return log.UndoDeclined(seat)
    require(seat in other_people(table, asker), "nothing_asked")
    if not agree:
        return log.UndoDeclined(seat)
    if undo_waits_for(table) - {seat}:
        return log.UndoAgreed(seat)
    return log.Undone(asker, entries_after_undo(table, asker))


def undo_waits_for(table: TableState) -> set[Seat]:
    """Who has not yet agreed to take a move back."""
    if table.undo_by is None:
        return set()
    return other_people(table, table.undo_by) - table.undo_agreed


def can_undo(table: TableState, seat: Seat) -> bool:
    """Whether taking back would do anything: at once, or by asking the others."""
    try:
        entries_after_undo(table, seat)
    except Denied:
        return False
    return True


def entries_after_undo(table: TableState, seat: Seat) -> int:
    require(table.opened.day is None, "daily_counts")
    match = required(table.match, "not_started")
    require(not table.over, "over")  # the seed may be known by now
    try:
        left = match.undo_point(seat)
    except ValueError:
        raise Denied("undo_barred") from None
    origin = table.opened.origin
    require(origin is None or left >= origin.entries, "undo_barred")
    return left


def others_moved_since(table: TableState, seat: Seat, left: int) -> bool:
    assert table.match is not None
    return any(entry.seat not in (seat, NATURE) for entry in table.match.entries[left:])
