"""Verify: whether NATURE drew what the revealed seed says it had to."""

from __future__ import annotations

from clowder.core.fairness import Fairness, commitment
from clowder.core.game import NATURE
from clowder.core.game_file import AnyMatch, AnyRecord, rules_lines, write_entry
from clowder.core.match import Match
from clowder.core.room import AnyRoom


class Unfair(ValueError):
    """The record and its seed tell different stories; the text says where."""


def rules_name(room: AnyRoom, record: AnyRecord) -> str:
    """What the root of the draws is bound to, so that a seed serves one agreement alone."""
    return "\n".join(rules_lines(room, record))


def verify(room: AnyRoom, record: AnyRecord) -> Fairness:
    """Draw everything again; raises Unfair at the first difference."""
    fairness = record.fairness
    if fairness is None:
        raise Unfair("the record has no 'fair' lines: its chance cannot be verified")
    if fairness.fixed:
        raise Unfair("the seed was fixed for a test: this table was not fair")
    if commitment(fairness.table, bytes.fromhex(fairness.seed)) != fairness.commitment:
        raise Unfair("the seed is not the one that the house committed to")
    rng = fairness.rng(rules_name(room, record))
    match: AnyMatch = Match(room.game, record.options, record.seats)
    draws = 0
    for number, entry in enumerate(record.entries, start=1):
        if entry.seat == NATURE:
            due = room.game.sample(match.state, NATURE, rng.stream(match.asks[0].what, draws))
            if due != entry.move:
                written = write_entry(room, entry)
                raise Unfair(f"entry {number}: '{written}' was not drawn from the seed")
            draws += 1
        if match.play(entry.seat, entry.move) is not None:
            raise Unfair(f"entry {number}: '{write_entry(room, entry)}' is not allowed")
    return fairness
