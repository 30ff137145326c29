"""A passkey brings somebody back, by an authenticator that Chromium itself plays."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from tests.web.guests import PICTURES, Complaints, Invite
from tests.web.table import expect, introduce

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def named_address(address: str) -> str:
    """The same server by a name: an address of figures can have no passkeys."""
    return address.replace("127.0.0.1", "localhost")


def with_authenticator(page: Page) -> tuple[CDPSession, str]:
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    added = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return devtools, str(added["authenticatorId"])


def credentials(devtools: CDPSession, authenticator: str) -> list[Any]:
    found = devtools.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})
    return list(found["credentials"])


def test_a_passkey_brings_somebody_back_in_another_browser_until_it_is_removed(
    person: Invite, complaints: Complaints, named_address: str
) -> None:
    page, other = person(f"{named_address}/me"), person(f"{named_address}/me")
    devtools, keeper = with_authenticator(page)
    introduce(page, "Milo")
    page.get_by_role("button", name="Keep a passkey").click()
    expect(page.get_by_text("You have a passkey.")).to_be_visible()
    expect(page.get_by_text("Your games belong to this browser alone.")).to_have_count(0)
    [credential] = credentials(devtools, keeper)
    assert credential["isResidentCredential"]
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / "passkey-1440.png", full_page=True)

    there, other_keeper = with_authenticator(other)  # as a password manager shares it
    shared = {"authenticatorId": other_keeper, "credential": credential}
    there.send("WebAuthn.addCredential", shared)
    other.get_by_role("button", name="Come back by a passkey").click()
    expect(other.get_by_text("Welcome back, Milo.")).to_be_visible()

    page.get_by_role("button", name="Remove the passkeys").click()
    expect(page.get_by_text("A passkey stays in your device")).to_be_visible()
    complaints.expect("status of 422")
    other.get_by_role("button", name="Come back by a passkey").click()
    expect(other.get_by_text("This passkey does not fit")).to_be_visible()


def test_a_device_that_can_keep_no_passkey_is_told_so(person: Invite, named_address: str) -> None:
    page = person(f"{named_address}/me")
    devtools, keeper = with_authenticator(page)
    devtools.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": keeper})
    weak = AUTHENTICATOR | {"hasResidentKey": False}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": weak})
    page.get_by_role("button", name="Keep a passkey").click()

    expect(page.get_by_text("Your device has made no passkey.")).to_be_visible()
