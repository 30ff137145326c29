"""Ends of games: what decided them stays in sight, whoever looks, and however late."""

from __future__ import annotations

from tests.web.chabyrinthe_table import lit, paws, sewers
from tests.web.guests import Invite
from tests.web.table import expect


def test_the_last_ways_stay_lit_for_whoever_comes_late(person: Invite, address: str) -> None:
    """At the pace "at once" nobody has seen the cat walk, and after a reload nobody does."""
    with sewers(address, seats=1, kittens=True) as people:
        people.play_well(lambda _: False)
        page = people.before(person, 0, pace="at_once")
        expect(page.locator(".end .headline")).to_be_visible()
        expect(lit(page)).not_to_have_count(0)
        expect(paws(page)).not_to_have_count(0)
        shown = lit(page).count()

        page.goto(f"{people.path}/replay")
        page.get_by_role("button", name="To the end").click()

        expect(lit(page)).to_have_count(shown)
