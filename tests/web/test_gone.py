"""Somebody is gone: those who are here decide, and whoever returns has their seat back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import serving
from tests.web.conftest import GENEROUS
from tests.web.guests import PHONE, Invite
from tests.web.party import Party, playing
from tests.web.table import bury, expect, question

GRACE = 0.5  # seconds


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server that does not wait for long."""
    folder = tmp_path_factory.mktemp("gone")
    with serving(folder, **GENEROUS | {"grace_seconds": GRACE}) as server:
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


def test_three_see_who_wants_what_and_two_of_them_decide(person: Invite, address: str) -> None:
    with playing(address, 3) as people:
        people.play(lambda _: [ask.seat for ask in asks_of(people)] == [2])
        ann, bo = (people.before(person, seat) for seat in (0, 1))
        expect(ann.locator(".words, .ask").first).to_be_visible()
    mouse = "Let a mouse play"
    ann.get_by_role("button", name=mouse).click()

    expect(ann.get_by_role("button", name=f"{mouse} You")).to_have_attribute("aria-pressed", "true")
    expect(bo.get_by_role("button", name=f"{mouse} Ann")).to_be_visible()
    bo.get_by_role("button", name=f"{mouse} Ann").click()
    expect(ann.get_by_text("A mouse plays for Cy, who is gone.").first).to_be_visible()


def asks_of(people: Party) -> tuple[Any, ...]:
    update = people.tables[0].update
    assert update is not None
    return tuple(update.asks)


def test_nobody_who_is_gone_is_said_to_think(person: Invite, tmp_path: Path) -> None:
    patient = serving(tmp_path / "patient", **GENEROUS | {"grace_seconds": 600})
    with patient as server:
        with playing(server.address) as people:
            page = people.before(person, 0, base_url=server.address, size=PHONE)
            expect(page.locator(".ask").first).to_be_visible()
        bury(page)

        words = page.locator(".words")
        expect(words).to_contain_text("Bo is gone.")
        expect(words).to_contain_text("minutes you can decide how to go on.")
        assert "thinking" not in words.inner_text()
        page.context.close()  # before the house it would ask again


def test_whoever_is_alone_may_stop_without_a_result(person: Invite, people: Party) -> None:
    page = people.before(person, 0)
    people.part()
    bury(page)

    page.get_by_role("button", name="Stop here").click()

    expect(page.get_by_text("The table was closed.").first).to_be_visible()
