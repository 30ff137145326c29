"""What a step of a lesson wants, and when it has got it."""

from __future__ import annotations

import pytest

from clowder.core.game import Refusal, Seat
from clowder.core.lesson import (
    Anything,
    Brings,
    Forbidden,
    LessonStep,
    Listed,
    Nothing,
    Wanted,
    is_done,
    messages,
    shown_moves,
)
from clowder.core.value import Value

NO = Refusal("cell_taken", "CIB-6")
OTHER_NO = Refusal("not_in_hand", "CIB-5")


@pytest.mark.parametrize(
    ("wanted", "move", "refusal", "done"),
    [
        (Listed(("bid 1", "bid 2")), "bid 2", None, True),
        (Listed(("bid 1", "bid 2")), "bid 3", None, False),
        (Listed(("bid 1", "bid 2")), "bid 2", NO, False),
        (Anything(), "bid 3", None, True),
        (Anything(), "bid 3", NO, False),
        (Forbidden("cell_taken", ("bid 1",)), "bid 1", NO, True),
        (Forbidden("cell_taken", ("bid 1",)), "bid 2", NO, True),
        (Forbidden("cell_taken", ("bid 1",)), "bid 1", OTHER_NO, False),
        (Forbidden("cell_taken", ("bid 1",)), "bid 1", None, False),
        (Nothing(), "bid 1", None, False),
    ],
)
def test_a_step_is_done_by_what_it_wants_alone(
    wanted: Wanted, move: str, refusal: Refusal | None, done: bool
) -> None:
    assert is_done(wanted, move, refusal) is done


class Woke(Value):
    cat: str = "Kuk"


class Slept(Value):
    cat: str = "Kuk"


@pytest.mark.parametrize(
    ("wanted", "refusal", "events", "done"),
    [
        (Brings("Woke", ()), None, (Slept(), Woke()), True),
        (Brings("Woke", ()), None, (Slept(),), False),
        (Brings("Woke", ()), None, (), False),
        (Brings("Woke", ()), NO, (Woke(),), False),
        (Brings("Woke", (), (("cat", "Kuk"),)), None, (Woke("Kuk"),), True),
        (Brings("Woke", (), (("cat", "Kuk"),)), None, (Woke("Tik"), Slept("Kuk")), False),
    ],
)
def test_a_step_may_want_something_to_happen(
    wanted: Brings, refusal: Refusal | None, events: tuple[Value, ...], done: bool
) -> None:
    assert is_done(wanted, "nap", refusal, events) is done


@pytest.mark.parametrize(
    ("wanted", "parts", "shown"),
    [
        (Nothing(), ["title", "text"], ()),
        (Anything(), ["title", "text", "praise"], ()),
        (Listed(("bid 1",)), ["title", "text", "praise", "again"], ("bid 1",)),
        (Brings("Cheered", ("bid 9",)), ["title", "text", "praise", "again"], ("bid 9",)),
        (Forbidden("no", ("bid 9",)), ["title", "text", "praise", "again"], ("bid 9",)),
    ],
)
def test_a_step_says_no_more_than_can_follow(
    wanted: Wanted, parts: list[str], shown: tuple[str, ...]
) -> None:
    step = LessonStep("nap", ("PUR-1",), wanted, (), 1, Seat(0))

    assert messages("pur", step) == tuple(f"pur-lesson-nap-{part}" for part in parts)
    assert shown_moves(wanted) == shown
