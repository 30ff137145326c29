"""The page at the front door."""

from __future__ import annotations

from tests.web.guests import Complaints, Invite


def test_the_home_page_opens_without_a_complaint(person: Invite) -> None:
    page = person()

    answer = page.reload()

    assert answer is not None
    assert answer.status == 200
    assert page.locator("#app > *").first.is_visible()


def test_an_address_that_leads_nowhere_still_shows_the_client(
    person: Invite, complaints: Complaints
) -> None:
    complaints.expect("status of 404")
    page = person()

    answer = page.goto("/nowhere")

    assert answer is not None
    assert answer.status == 404
    assert page.locator("#app > *").first.is_visible()
