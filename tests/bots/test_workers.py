"""Work in other processes: in order, and again where a worker is lost."""

from __future__ import annotations

import os
import signal
import sys
import threading
from itertools import count
from pathlib import Path

import pytest

from clowder.bots.workers import TRIES, Feed, join_cluster, spread, without_a_word
from clowder.core.fault import Fault


def square(number: int) -> int:
    return number * number


def die_once(item: tuple[Path, int]) -> int:
    """Whoever works on 3 for the first time is killed, as by a system without memory."""
    mark, number = item
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_what_is_done_comes_in_the_order_of_the_items() -> None:
    assert list(spread(square, range(9))) == [n * n for n in range(9)]


def test_there_may_be_nothing_to_do() -> None:
    assert list(spread(square, [])) == []


def test_the_work_of_a_killed_process_is_done_again(tmp_path: Path) -> None:
    mark = tmp_path / "killed"

    done = list(spread(die_once, ((mark, n) for n in range(8)), processes=2))

    assert mark.exists()
    assert done == list(range(8))


def test_whoever_has_seen_enough_stops_without_a_word() -> None:
    """Any warning here is an error."""
    done = spread(square, count(), processes=2)
    assert next(done) == 0

    done.close()  # type: ignore[attr-defined]  # a generator


@pytest.mark.parametrize(
    ("name", "error", "told"),
    [
        ("_ExecutorManagerThread", KeyError, 0),
        ("_ExecutorManagerThread", ValueError, 1),
        ("Thread", KeyError, 1),
    ],
)
def test_only_the_thread_that_gives_work_out_may_end_over_it(
    monkeypatch: pytest.MonkeyPatch, name: str, error: type[Exception], told: int
) -> None:
    heard: list[object] = []
    monkeypatch.setattr(threading, "excepthook", heard.append)

    def fail(_self: threading.Thread) -> None:
        raise error

    with without_a_word():
        thread = type(name, (threading.Thread,), {"run": fail})()
        thread.start()
        thread.join()

    assert len(heard) == told


@pytest.mark.long
def test_work_that_kills_whoever_does_it_is_given_up() -> None:
    with pytest.raises(Fault, match=f"{TRIES} workers in a row were lost"):
        list(spread(die, range(4), processes=2))


def test_nothing_more_is_given_to_those_who_lost_a_worker() -> None:
    feed = Feed(range(5))
    lost = feed.items()
    assert [next(lost), next(lost)] == [0, 1]

    feed.begin_again()

    assert list(lost) == []
    assert list(feed.items()) == [0, 1, 2, 3, 4]


def test_items_that_are_nothing_are_items_too() -> None:
    assert list(spread(str, [None, 0, ""])) == ["None", "0", ""]


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(Fault, match="Ray is not installed"):
        join_cluster("auto")
