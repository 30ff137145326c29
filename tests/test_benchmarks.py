"""Benchmarks are run by hand, and rarely: here those that bring a house of their own still run."""

from __future__ import annotations

import re

import pytest

from benchmarks import sleeping
from clowder.games import find_room

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_sleeping_tables_come_back_and_are_weighed() -> None:
    told = await sleeping.measure(find_room("cat_in_the_box"), 1)

    assert re.fullmatch(r"cat_in_the_box +\d+ entries  back in .* ms .* asleep +-?\d+ bytes", told)
