"""Who is served next: told by the order of service, never by a watch."""

from __future__ import annotations

import pytest

from clowder.server.work import turns
from clowder.server.work.turns import SLOW_SECONDS, Kind, Turn, TurnQueue

LONG, SHORT = 3.0, 0.001


def bot(table: str, like: str = "slow", guest: str = "") -> Turn:
    return Turn("bot", guest or f"host of {table}", table, like)


def serve(queue: TurnQueue[str], seconds: float, slow: bool = True) -> str | None:
    """The next one's name, after its work has taken so long."""
    taken = queue.take(slow)
    if taken is None:
        return None
    queue.ended(taken, seconds)
    return taken.job


def serve_all(queue: TurnQueue[str], seconds: float) -> list[str | None]:
    return [serve(queue, seconds) for _ in range(len(queue))]


def queue_that_knows(**seconds: float) -> TurnQueue[str]:
    """It has seen how long work of each name takes."""
    queue: TurnQueue[str] = TurnQueue()
    for like, took in seconds.items():
        queue.add(bot("before", like), like)
        serve(queue, took)
    return queue


def test_hints_come_before_towers_and_towers_before_bots() -> None:
    queue: TurnQueue[str] = TurnQueue()
    kinds: tuple[Kind, ...] = ("bot", "nature", "hint")
    for kind in kinds:
        queue.add(Turn(kind, "Ann", "table"), kind)

    assert serve_all(queue, LONG) == ["hint", "nature", "bot"]


def test_eight_slow_tables_hold_a_quick_one_up_by_one_move_at_most() -> None:
    queue = queue_that_knows(slow=LONG, quick=SHORT)
    slow = [f"slow {number}" for number in range(8)]
    for name in slow:
        queue.add(bot(name), name)
    waits, served = [], list[str]()

    for _ in range(20):  # whoever has moved is soon asked again
        queue.add(bot("quick", "quick"), "quick")
        before = len(served)
        while "quick" not in served[before:]:
            taken = queue.take(slow=True)
            assert taken is not None
            queue.ended(taken, SHORT if taken.job == "quick" else LONG)
            served.append(taken.job)
            if taken.job != "quick":
                queue.add(taken.turn, taken.job)
        waits.append(len(served) - before - 1)

    assert max(waits) <= 1


def test_slow_tables_take_turns_among_themselves() -> None:
    queue = queue_that_knows(slow=LONG)
    for number in range(8):
        queue.add(bot(f"table {number}"), f"table {number}")

    served = []
    for _ in range(24):
        taken = queue.take(slow=True)
        assert taken is not None
        queue.ended(taken, LONG)
        queue.add(taken.turn, taken.job)
        served.append(taken.job)

    assert {served.count(f"table {number}") for number in range(8)} == {3}


def test_twenty_tables_of_one_guest_get_no_more_than_the_one_of_another() -> None:
    queue = queue_that_knows(slow=1.0)
    for number in range(20):
        queue.add(bot(f"hers {number}", guest="Ann"), "Ann")
    for _ in range(5):
        queue.add(bot("his", guest="Bo"), "Bo")

    served = [serve(queue, 1.0) for _ in range(10)]

    assert served.count("Bo") == 5


def test_whoever_was_away_does_not_come_back_with_all_that_time_saved_up() -> None:
    queue = queue_that_knows(slow=1.0)
    for _ in range(10):
        queue.add(bot("busy"), "busy")
    for _ in range(8):
        serve(queue, 1.0)
    for _ in range(4):
        queue.add(bot("back"), "back")

    served = [serve(queue, 1.0) for _ in range(4)]

    assert served.count("busy") == 2


def test_long_thoughts_leave_the_last_worker_to_others() -> None:
    queue = queue_that_knows(slow=LONG, quick=SHORT)
    queue.add(bot("tower"), "tower")
    assert queue.take(slow=False) is None
    queue.add(bot("cards", "quick"), "cards")
    queue.add(Turn("nature", "Ann", "tower", "slow"), "falling")

    assert [serve(queue, LONG, slow=False), serve(queue, SHORT, slow=False)] == ["falling", "cards"]
    assert serve(queue, LONG) == "tower"


def test_what_was_never_done_may_take_long() -> None:
    queue: TurnQueue[str] = TurnQueue()

    assert queue.is_slow(bot("table", "new"))
    assert queue.guess(bot("table", "new")) == SLOW_SECONDS


def test_what_nobody_wants_any_more_is_not_done() -> None:
    queue: TurnQueue[str] = TurnQueue()
    queue.add(bot("one"), "gone")
    queue.add(bot("two"), "here")

    queue.discard("gone")

    assert serve_all(queue, SHORT) == ["here"]


def test_tables_that_are_over_are_forgotten() -> None:
    queue: TurnQueue[str] = TurnQueue()
    for number in range(100):
        queue.add(bot(f"table {number}"), "job")
        serve(queue, SHORT)

    assert not queue._marks


def test_tables_that_are_over_are_forgotten_on_a_busy_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST_MARKS", 10)
    queue = queue_that_knows(slow=SHORT)
    queue.add(bot("first"), "first")

    for number in range(100):
        queue.add(bot(f"table {number}"), "job")
        serve(queue, SHORT)

    assert len(queue._marks) <= 12
