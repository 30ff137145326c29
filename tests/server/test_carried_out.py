"""A command is known by its id, and no other is taken for it."""

from __future__ import annotations

import pytest

from clowder.server.tables import carried_out
from clowder.server.tables.carried_out import CarriedOut


def test_each_command_leads_to_its_entry() -> None:
    done = CarriedOut()
    ids = [f"ann/{number}" for number in range(1000)]

    for number, command in enumerate(ids, start=1):
        assert done.number_of(command) is None
        done.note(number, command)

    assert [done.number_of(command) for command in ids] == list(range(1, 1001))
    assert done.number_of("bob/1") is None


def test_the_end_of_one_and_the_beginning_of_another_are_no_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hashes = {"one": b"abcdefgh", "two": b"ijklmnop", "between": b"efghijkl", "last": b"efghijkl"}
    monkeypatch.setattr(carried_out, "hashed", hashes.__getitem__)
    done = CarriedOut()
    done.note(1, "one")
    done.note(2, "two")

    assert done.number_of("between") is None
    done.note(3, "last")

    assert done.number_of("last") == 3
