"""Ends of games: what decided them stays in sight, whoever looks, and however late."""

from __future__ import annotations

from tests.web.chabyrinthe_table import lit, paws, sewers
from tests.web.guests import DESK, PHONE, Invite
from tests.web.table import expect

CROWN = "path[fill='#FFD23F']:not(.key path)"


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


def test_a_mouse_that_wins_is_crowned_too(person: Invite, address: str) -> None:
    """Whoever opens the table plays the first thing allowed, and brings no cat home."""
    with sewers(address, mice=1, kittens=True) as people:
        people.play_to_end()
        for size in (DESK, PHONE):
            page = people.before(person, 0, pace="at_once", size=size)
            won = page.locator(".end-seats .won")
            expect(won).to_have_count(1)
            expect(won.locator(".climbs g.key")).to_be_visible()  # of its clockwork
            expect(won.locator(f".climbs {CROWN}")).to_be_visible()
