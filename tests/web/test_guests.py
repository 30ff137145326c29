"""What watches the browsers is not blind."""

from __future__ import annotations

import pytest

from tests.web.guests import Complaints, Invite, axe, take_picture, wait_for


@pytest.mark.parametrize(
    ("wrong", "heard"),
    [
        ("console.error('hiss')", "console: hiss"),
        ("setTimeout(() => { throw new Error('spilt milk') })", "thrown: .*spilt milk"),
        ("document.body.setAttribute('style', 'color: red')", "Content Security Policy"),
        ("fetch('/api/nowhere')", "status of 404"),
    ],
)
def test_whatever_goes_wrong_is_heard(
    person: Invite, complaints: Complaints, wrong: str, heard: str
) -> None:
    page = person()

    page.evaluate(f"() => {{ {wrong} }}")
    wait_for(page, lambda: complaints.heard, f"a complaint like '{heard}'")

    assert complaints.unexpected()
    complaints.expect(heard)
    assert not complaints.unexpected()


def test_a_picture_without_words_breaks_a_rule(person: Invite) -> None:
    page = person()
    page.evaluate("document.querySelector('#app').prepend(document.createElement('img'))")

    with pytest.raises(AssertionError, match="image-alt"):
        axe(page)


def test_people_get_their_language_size_and_theme(person: Invite) -> None:
    page = person(language="cs", size=(390, 844), theme="dark")

    assert page.evaluate("navigator.language") == "cs-CZ"
    assert page.evaluate("innerWidth") == 390
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert page.evaluate("matchMedia('(prefers-reduced-motion)').matches")
    assert take_picture(page, "home-cs-phone-dark").stat().st_size > 0
