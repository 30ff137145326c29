"""Check: whether chance was what it had to be, as it is sent."""

from __future__ import annotations

from clowder.core.fairness import Fairness
from clowder.core.record_text import AnyRecord
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.core.verify import Draw, Verdict, check, rules_name

NO_FAIRNESS = Fairness("", "", "", ())


class Check(Value):
    """Whether chance was what it had to be, and all that it takes to see for oneself."""

    table: str  # what the seed serves: the table, or a whole day
    verdict: Verdict
    commitment: str
    seed: str  # empty while it is hidden
    given: tuple[str, ...]  # by seat; nothing from a bot
    rules: str  # the text that the draws depend on, besides the table and the bytes
    draws: tuple[Draw, ...]
    origin: str | None  # the table that the first entries come from
    day: str  # whose deal it was, the same for everybody; else nothing


def check_of(room: AnyRoom, record: AnyRecord) -> Check:
    """What `clowder verify` finds about a record, draw by draw."""
    checked, fairness = check(room, record), record.fairness or NO_FAIRNESS
    return Check(
        table=fairness.table,
        verdict=checked.finding.verdict,
        commitment=fairness.commitment,
        seed=fairness.seed,
        given=fairness.given,
        rules=rules_name(room, record),
        draws=checked.draws,
        origin=None if fairness.origin is None else fairness.origin.table,
        day=fairness.day,
    )
