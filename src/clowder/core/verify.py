"""Verify: whether NATURE drew what the revealed seed says it had to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from clowder.core.fairness import Fairness, commitment, deal_name
from clowder.core.fault import Fault
from clowder.core.game import NATURE
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch, AnyRecord, rules_lines, write_entry
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.core.words import Say, say

Verdict: TypeAlias = Literal[
    "fair",
    "no_seed",  # the record does not contain the seed
    "hidden",  # the seed is not revealed yet: the day of its deal is not over
    "fixed",  # the seed was fixed for a test
    "origin",  # the first entries come from another table
    "other_seed",  # not the one that was committed to
    "other_draw",  # an entry was not drawn from the seed
    "not_allowed",  # an entry is against the rules
]


class Unfair(Fault):
    """The record does not follow from its seed; the text says where."""


class Draw(Value):
    """One of NATURE's entries, drawn again."""

    entry: int  # its number, counted from 1
    what: str  # the kind of ask that it answers: "deal"
    move: str  # in notation
    # Whether the seed gives this move; None where that cannot be said: the entry comes from another
    # table, or was simulated and not drawn.
    due: bool | None


class Finding(Value):
    verdict: Verdict
    reason: str = ""  # in English, for logs; empty if the record is fair
    sentence: Say = say("verify-draws")  # the same, for people


class Checked(Value):
    """The result of checking a record: the first fault, if any, and every draw."""

    finding: Finding
    draws: tuple[Draw, ...] = ()


def verify(room: AnyRoom, record: AnyRecord) -> Fairness:
    """Draw everything again; raises Unfair at the first difference."""
    finding = check(room, record).finding
    if finding.verdict != "fair":
        raise Unfair(finding.reason, finding.sentence)
    assert record.fairness is not None
    return record.fairness


def rules_name(room: AnyRoom, record: AnyRecord) -> str:
    """The rules that the draws are derived from, so that a seed is good for one game only."""
    return "\n".join(rules_lines(room, record))


def check(room: AnyRoom, record: AnyRecord) -> Checked:
    """Draw everything again, and say what was found."""
    fairness = record.fairness
    if fairness is None or not (fairness.seed or fairness.day):
        reason = "the record has no 'fair' lines with a seed: its chance cannot be verified"
        return Checked(Finding("no_seed", reason, say("fault-no-seed")))
    if not fairness.seed:
        reason = f"the seed is not revealed before the day of its deal, {fairness.day}, is over"
        return Checked(Finding("hidden", reason, say("fault-sealed", day=fairness.day)))
    draws, fault = draw_again(room, record, fairness)
    return Checked(judge_seed(fairness) or fault or Finding("fair"), draws)


def judge_seed(fairness: Fairness) -> Finding | None:
    """The fault of the seed itself, if any, before anything is drawn."""
    if fairness.fixed:
        reason = "the seed was fixed for a test: this table was not fair"
        return Finding("fixed", reason, say("fault-fixed"))
    if fairness.day and (fairness.table != deal_name(fairness.day) or any(fairness.given)):
        reason = f"this is not the deal of {fairness.day}, which all have alike"
        return Finding("other_seed", reason, say("fault-other-day", day=fairness.day))
    if commitment(fairness.table, bytes.fromhex(fairness.seed)) != fairness.commitment:
        reason = "the seed is not the one that the house committed to"
        return Finding("other_seed", reason, say("fault-other-seed"))
    if fairness.origin is not None:
        count, table = fairness.origin.entries, fairness.origin.table
        reason = f"the first {count} entries come from table {table}: the deal is not vouched for"
        return Finding("origin", reason, say("fault-origin", count=count, table=table))
    return None


def draw_again(
    room: AnyRoom, record: AnyRecord, fairness: Fairness
) -> tuple[tuple[Draw, ...], Finding | None]:
    """Every draw of the record, as far as it can be replayed, and the first fault."""
    rng = fairness.rng(rules_name(room, record))
    match: AnyMatch = Match(room, record.options, record.seats)
    copied = 0 if fairness.origin is None else fairness.origin.entries
    draws: list[Draw] = []
    for number, entry in enumerate(record.entries, start=1):
        state, asks = match.state, match.asks
        if match.play(entry.seat, entry.move) is not None:
            return tuple(draws), wrong_draw(draws) or not_allowed(number, write_entry(room, entry))
        if entry.seat == NATURE:
            what = asks[0].what
            due = None
            if number > copied and what not in room.slow_asks:
                drawn = room.sample(state, NATURE, rng.stream(what, len(draws)))
                due = drawn == entry.move
            draws.append(Draw(number, what, room.write_move(entry.move), due))
    return tuple(draws), wrong_draw(draws)


def not_allowed(number: int, text: str) -> Finding:
    reason = f"entry {number}: '{text}' is not allowed"
    return Finding("not_allowed", reason, say("fault-entry-refused", entry=number, text=text))


def wrong_draw(draws: Sequence[Draw]) -> Finding | None:
    for draw in draws:
        if draw.due is False:
            text = f"* {draw.move}"
            reason = f"entry {draw.entry}: '{text}' was not drawn from the seed"
            sentence = say("fault-other-draw", entry=draw.entry, text=text)
            return Finding("other_draw", reason, sentence)
    return None
