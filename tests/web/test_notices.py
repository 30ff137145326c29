"""Notices in the browser: asked for once it is worth it, started and stopped by one tap."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from playwright.sync_api import Page

from tests.server.process import serving
from tests.server.push_service import Browser, PushService, push_service
from tests.web.conftest import GENEROUS
from tests.web.guests import PHONE, Invite, axe, take_picture, until, wait_for
from tests.web.party import party, playing
from tests.web.table import expect, question

# Chromium reaches no push service from here, and in a private window it has none at all. So this
# much of it is ours: what a subscription says. All else, on both sides of it, is the real thing.
SUBSCRIBED = """{
  let made = null;
  const subscription = SUBSCRIPTION;
  PushManager.prototype.subscribe = async (options) => {
    if (options.applicationServerKey.length !== 87) throw new DOMException('not a key');
    made = {
      endpoint: subscription.endpoint,
      toJSON: () => ({ endpoint: subscription.endpoint, keys: subscription }),
      unsubscribe: async () => { made = null; return true; },
    };
    return made;
  };
  PushManager.prototype.getSubscription = async () => made;
}"""
# As a browser tells of the tap, once all that comes of it is done.
TAPPED = """async (endpoint) => {
  const unsubscribe = async () => (self.ended = endpoint);
  PushManager.prototype.getSubscription = async () => ({ endpoint, unsubscribe });
  const event = new ExtendableEvent('notificationclick');
  const done = [];
  const waitUntil = (part) => done.push(part);
  const tapped = { action: 'stop', notification: { close() {} }, waitUntil };
  self.dispatchEvent(Object.assign(event, tapped));
  await Promise.all(done);
}"""
KEPT = """fetch('/api/person/notices').then((answer) => answer.json())
  .then(({ kinds, quiet }) => !kinds.includes('sat') && quiet?.ends === '08:30')"""
SLOW = {"type": "Clock", "kind": "days", "limit": 3, "holiday": 7}


@contextmanager
def running(portal: BlockingPortal) -> Iterator[PushService]:
    with portal.wrap_async_context_manager(push_service()) as service:
        yield service


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with start_blocking_portal() as portal, running(portal) as service:
        yield service


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[str]:
    """Of a server that may call our push service."""
    told = {"push_hosts": service.host, "notice_delay": 0.0}
    with serving(tmp_path_factory.mktemp("told"), **GENEROUS | told) as server:
        yield server.address


def prepare(page: Page, browser: Browser) -> None:
    """A browser with that subscription, whose owner lets this page show notices."""
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", json.dumps(browser.subscription)))


def test_whoever_joins_a_slow_game_is_asked_and_then_told_until_they_stop_it(
    person: Invite, address: str, service: PushService
) -> None:
    browser = service.browser()
    with party(address, clock=SLOW) as people:
        page = person("/", service_workers="allow", size=PHONE)
        prepare(page, browser)
        page.goto(people.path)
        expect(page.get_by_text("3 days a move · 7 days off each")).to_be_visible()
        expect(page.get_by_text("Shall we tell you")).to_have_count(0)
        page.get_by_role("button", name="Sit", exact=True).last.click()
        expect(page.get_by_text("Shall we tell you when it is your turn?")).to_be_visible()
        take_picture(page, "notices-offer-phone")
        page.get_by_role("button", name="Yes, tell me").click()
        expect(page.get_by_text("We will. You can stop it")).to_be_visible()
        page.goto("/me")
        expect(page.get_by_text("You are told on this device.")).to_be_hidden()  # a fresh script
        expect(page.get_by_text("You are told on 1 other device.")).to_be_visible()

        people.start()
        wait_for(page, lambda: browser.heard, "the notice")

        assert browser.texts == ["Cat in the Box: It is your turn. At the table: Ann."]
        page.get_by_role("button", name="Tell me here").click()
        expect(page.get_by_text("You are told on this device.")).to_be_visible()
        page.get_by_role("switch", name="Quiet hours").check()
        page.get_by_label("Until", exact=True).fill("08:30")
        page.get_by_label("Until", exact=True).blur()
        page.get_by_role("switch", name="Somebody sits down at my table").uncheck()
        until(page, KEPT)  # both, however soon one followed the other
        expect(page.get_by_label("Until", exact=True)).to_have_value("08:30")
        axe(page)
        take_picture(page, "notices-me-phone")
        page.get_by_role("button", name="Stop notices here").click()
        expect(page.get_by_role("button", name="Tell me here")).to_be_visible()
        expect(page.get_by_role("switch")).to_have_count(0)


def test_nobody_is_asked_at_a_quick_table_or_again_after_a_no(
    person: Invite, address: str, service: PushService
) -> None:
    with party(address) as quick, party(address, seats=3, clock=SLOW) as slow:
        page = person("/", service_workers="allow")
        prepare(page, service.browser())
        for people in (quick, slow):
            page.goto(people.path)
            page.get_by_role("button", name="Sit", exact=True).last.click()
            expect(page.get_by_role("button", name="Stand up")).to_be_visible()
            if people is quick:
                expect(page.get_by_text("Shall we tell you")).to_have_count(0)
        page.get_by_role("button", name="Not now").click()
        expect(page.get_by_text("Shall we tell you")).to_have_count(0)
        page.reload()
        expect(page.get_by_role("button", name="Stand up")).to_be_visible()
        expect(page.get_by_text("Shall we tell you")).to_have_count(0)


def test_a_push_becomes_a_notice_that_leads_to_the_table(person: Invite) -> None:
    page = person("/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    wait_for(page, lambda: page.context.service_workers, "the service worker")
    [worker] = page.context.service_workers
    message = {"title": "Cat in the Box", "text": "It is your turn.", "table": "abc", "count": 2}
    message["stop"] = "Stop notices here"

    # This Chromium shows no notices, and its workers no badges: what was to be shown is read from
    # the calls.
    shown = worker.evaluate(
        """message => new Promise((resolve) => {
          let badge = 0;
          const value = async (count) => (badge = count);
          Object.defineProperty(navigator, 'setAppBadge', { value });
          self.registration.showNotification = async (...told) => resolve([badge, ...told]);
          self.dispatchEvent(new PushEvent('push', { data: JSON.stringify(message) }));
        })""",
        message,
    )

    badge, title, options = shown
    assert badge == 2
    assert (title, options["body"], options["tag"]) == ("Cat in the Box", "It is your turn.", "abc")
    assert options["data"] == {"address": "/table/abc"}
    assert options["actions"] == [{"action": "stop", "title": "Stop notices here"}]


def test_one_tap_on_a_notice_ends_them_on_this_device(person: Invite, service: PushService) -> None:
    page = person("/me", service_workers="allow")
    subscription = service.browser().subscription
    post = {"method": "POST", "headers": {"Content-Type": "application/json"}}
    subscribe = {**post, "body": json.dumps(subscription)}
    expect(page.get_by_role("button", name="Tell me here")).to_be_visible()
    page.evaluate(
        "sent => fetch('/api/person/notices/subscribe', sent).then(() => null)", subscribe
    )
    page.reload()
    expect(page.get_by_text("You are told on 1 other device.")).to_be_visible()
    wait_for(page, lambda: page.context.service_workers, "the service worker")
    [worker] = page.context.service_workers

    worker.evaluate(TAPPED, subscription["endpoint"])

    assert worker.evaluate("self.ended") == subscription["endpoint"]
    page.reload()
    expect(page.get_by_role("button", name="Tell me here")).to_be_visible()
    expect(page.get_by_text("You are told")).to_have_count(0)


def test_the_title_says_how_many_tables_wait(person: Invite, address: str) -> None:
    with playing(address) as people:
        page = people.before(person, 0, "/")

        expect(page).to_have_title(re.compile(r"^\(1\) "))
        page.goto(people.path)
        expect(page).to_have_title(re.compile("^Your turn"))


def test_a_holiday_is_taken_seen_by_all_and_ended_early(person: Invite, address: str) -> None:
    with playing(address, clock=SLOW) as people:
        ann, bo = (people.before(person, seat, size=PHONE) for seat in (0, 1))
        ann.get_by_role("button", name="Settings").click()
        ann.get_by_label("How many days").select_option("3")
        take_picture(ann, "holiday-menu-phone")
        ann.get_by_role("button", name="Off I go").click()
        expect(ann.get_by_text("You are on holiday until")).to_be_visible()
        people.answer(1, people.at(1).moves[0])  # type: ignore[index]

        expect(bo.get_by_text("Ann is on holiday until")).to_be_visible()
        take_picture(bo, "holiday-seen-phone")
        ann.get_by_role("button", name="I am back").click()
        expect(ann.get_by_text("You have 6 days")).to_be_visible()
        expect(bo.get_by_text("Ann is on holiday until")).to_have_count(0)


def test_a_slow_table_is_opened_with_days_off(person: Invite) -> None:
    page = person("/games/cat_in_the_box")
    page.get_by_text("You and friends").click()
    page.get_by_label("Time for a move").select_option(label="7 days a move")
    page.get_by_label("Days off for each player").select_option(label="14 days")
    take_picture(page, "holiday-form")
    page.get_by_role("button", name="Open a table").first.click()

    expect(page.get_by_text("7 days a move · 14 days off each")).to_be_visible()


def test_alone_among_mice_one_ends_the_game_at_once(person: Invite, address: str) -> None:
    with playing(address, seats=3, mice=2) as people:
        page = people.before(person, 0)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Leave the table").click()
        page.get_by_role("button", name="End without a result").click()

        closed = page.locator(".closed")
        expect(closed.get_by_role("heading", name="The table was closed.")).to_be_visible()
        expect(question(page)).to_have_count(0)  # it was one's turn
        take_picture(page, "closed-desk")
        closed.get_by_role("link", name="Home").click()
        over = page.get_by_role("region", name="Finished")
        expect(over).to_contain_text("Given up")
        over.get_by_role("link", name="Look at the game").click()
        expect(page).to_have_url(re.compile("/replay$"))
