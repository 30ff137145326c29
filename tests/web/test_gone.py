"""Somebody is gone: those who are here decide, and whoever returns has their seat back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import serving
from tests.web.conftest import GENEROUS
from tests.web.guests import Invite
from tests.web.party import Party, playing
from tests.web.table import bury, expect, question

GRACE = 0.5  # seconds


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Of a server that does not wait for long."""
    with serving(tmp_path, **GENEROUS | {"grace_seconds": GRACE}) as server:
        yield server.address


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    with playing(address) as two:
        yield two


def test_a_mouse_plays_until_they_return(person: Invite, people: Party) -> None:
    memory = people.memory(1)
    page = people.before(person, 0)
    people.part()
    bury(page)

    page.get_by_role("button", name="Let a mouse play").click()

    expect(question(page)).to_contain_text("Which card")
    expect(page.get_by_text("A mouse plays for Bo, who is gone.").first).to_be_visible()
    person(people.path, storage_state=memory)
    expect(page.get_by_text("Bo is back.").first).to_be_visible()


def test_whoever_is_alone_may_stop_without_a_result(person: Invite, people: Party) -> None:
    page = people.before(person, 0)
    people.part()
    bury(page)

    page.get_by_role("button", name="Stop here").click()

    expect(page.get_by_text("The table was closed.").first).to_be_visible()
