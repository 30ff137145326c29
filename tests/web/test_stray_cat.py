"""Stray Cat in the browser: whole games, the map, fights that both sides watch, the notebook."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from clowder.games.stray_cat.pieces import steps_of
from clowder.games.stray_cat.state import Over
from clowder.games.stray_cat.view import View
from tests.web.advice import await_glance, follow_hint, glance, play_to_end
from tests.web.guests import DESK, PHONE, Invite, at_rest, axe, axe_by_day_and_night, until
from tests.web.party import Party
from tests.web.stray_table import (
    GAME,
    cards,
    go_home,
    houses,
    is_asked,
    places,
    streets,
    wander,
)
from tests.web.table import answers, expect, question, score_sheet, sit_together, standings

TABLET, LOW = (820, 1180), (390, 664)

# The cards turn for a moment only: what was seen of it is kept.
WATCH = """() => new MutationObserver(() => {
  const fight = document.querySelector('.fight.over');
  if (!fight) return;
  const [cards, won] = ['.card', '.won'].map((part) => fight.querySelectorAll(part).length);
  window.seen ||= cards === 2 && won === 1;
}).observe(document.body, { subtree: true, childList: true, attributes: true })"""
WIDTHS = "all => all.map(one => one.getBoundingClientRect().width)"


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    with streets(address) as two:
        yield two


@pytest.fixture(scope="module")
def finished(address: str) -> Iterator[Party]:
    with streets(address, seats=3) as three:
        go_home(three)
        yield three


def has_meals(view: View) -> bool:
    return is_asked("Looking")(view) and any(steps_of(card) for card in view.hand)


# Whole games -------------------------------------------------------------------------------


def test_the_end_of_a_game_against_a_mouse_on_the_long_street(person: Invite, address: str) -> None:
    with streets(address, mice=1, layout="long") as people:
        go_home(people, until=lambda view: any(map(all, view.up)))  # somebody knows the way

        finish_against_a_mouse(people.before(person, 0, pace="at_once"))


@pytest.mark.long
def test_a_whole_game_against_a_mouse_on_the_long_street(person: Invite, address: str) -> None:
    with streets(address, mice=1, layout="long") as people:
        finish_against_a_mouse(people.before(person, 0, pace="at_once"))


def finish_against_a_mouse(page: Page) -> None:
    play_to_end(page)

    assert len(standings(page)) == 2
    expect(score_sheet(page).get_by_role("table")).to_contain_text("3 of 3")
    expect(page.get_by_role("img", name="The neighbourhood")).to_be_visible()


def test_two_browsers_see_the_same_end(person: Invite, people: Party) -> None:
    go_home(people, until=lambda view: any(map(all, view.up)))
    ann = people.before(person, 0, pace="at_once")
    bo = people.before(person, 1, size=PHONE, pace="at_once")
    for page in (ann, bo):
        expect(page.locator("[data-stage]")).to_be_visible()

    go_home(people)
    for page in (ann, bo):
        await_glance(page, "over")

    assert standings(ann) == standings(bo)
    expect(score_sheet(ann).get_by_role("table")).to_contain_text("3 of 3")


def test_two_pass_one_phone_on(person: Invite) -> None:
    page = person(f"/games/{GAME}", size=PHONE, pace="at_once")
    sit_together(page, "Bo")

    passed = 0
    while passed < 4:
        if await_glance(page, "shield", "asked", "over") == "over":
            return
        if glance(page) == "shield":
            assert page.locator("[data-card], [data-target], .notebook").count() == 0
            page.get_by_role("button", name="I am ready").click()
            await_glance(page, "asked")
            passed += 1
        follow_hint(page)


# The map -----------------------------------------------------------------------------------


def test_meals_show_where_they_lead_and_a_whole_way_is_walked_at_a_tap(
    person: Invite, people: Party
) -> None:
    wander(people, has_meals)
    seat = people.asked()
    before = people.view.kittens[seat]
    page = people.before(person, seat)
    expect(question(page)).to_have_text("Look for home, or for food?")
    expect(places(page)).to_have_count(0)
    meals = [card for card in people.at(seat).view.hand if steps_of(card)]

    page.locator(f"[data-card='{meals[0]}']").click()
    expect(page.locator(".way").first).to_be_attached()
    end = places(page).first
    goal = end.get_attribute("data-target") or ""
    end.click()

    expect(page.locator(f"[data-card='{meals[0]}']")).to_have_count(0)
    people.play(lambda view: view.kittens[seat] != before, but=(0, 1))
    reached = goal if "." in goal else f"{goal}."
    people.play(lambda view: str(view.kittens[seat]).startswith(reached), but=(0, 1))


def test_on_a_phone_a_tile_is_looked_at_before_a_field_is_chosen(
    person: Invite, address: str
) -> None:
    with streets(address, seats=3) as people:
        wander(people, is_asked("Blocking"))  # wherever a tile lies open
        page = people.before(person, people.asked(), size=PHONE)
        expect(page.locator(".target.tile").first).to_be_visible()
        expect(page.locator(".target.step")).to_have_count(0)

        page.locator(".target.tile").first.click()
        expect(page.locator(".target.step").first).to_be_visible()
        sizes = at_rest(page, lambda: page.locator(".target.step").evaluate_all(WIDTHS))
        assert min(sizes) >= 24  # the map has come nearer
        number = people.view.kittens, people.view.works, type(people.view.phase)
        page.locator(".target.step").first.click()

        people.play(
            lambda view: (view.kittens, view.works, type(view.phase)) != number, but=(0, 1, 2)
        )


def test_the_map_answers_to_arrows_and_enter(person: Invite, people: Party) -> None:
    wander(people, lambda view: is_asked("Moving")(view))
    page = people.before(person, people.asked())
    expect(places(page).first).to_be_visible()
    page.locator("[data-target][tabindex='0']").focus()
    reached = {page.evaluate("document.activeElement.dataset.target")}
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft") * 3:
        page.keyboard.press(key)
        reached.add(page.evaluate("document.activeElement.dataset.target"))
    assert None not in reached
    assert len(reached) > 1 or places(page).count() == 1
    before = people.view

    page.keyboard.press("Enter")

    people.play(lambda view: view != before, but=(0, 1))
    until(page, "document.activeElement !== document.body")


# Fights, visits, the notebook --------------------------------------------------------------


def test_a_fight_is_watched_by_both_and_the_winner_leads_the_loser_away(
    person: Invite, people: Party
) -> None:
    wander(people, is_asked("Fighting"))
    phase = people.view.phase
    one = people.before(person, phase.attacker, still=False)
    other = people.before(person, phase.defender, size=PHONE, still=False)
    for page in (one, other):
        expect(page.get_by_role("group", name="Fight")).to_be_visible()
        expect(question(page)).to_contain_text("A fight with ")

        page.evaluate(WATCH)

    cards(one).first.click()
    answers(one).first.click()
    expect(one.locator(".fight .card")).to_have_count(1)  # one's own lies open to oneself
    expect(other.locator(".fight .card")).to_have_count(0)
    expect(other.get_by_role("img", name="A card, face down")).to_be_visible()
    cards(other).first.click()
    answers(other).first.click()

    for page in (one, other):
        until(page, "window.seen")


def test_a_visit_lays_the_tokens_beside_the_house(person: Invite, people: Party) -> None:
    wander(people, is_asked("Remembering"), visitors=True)
    seat = people.asked()
    page, walker = people.before(person, seat), people.before(person, people.view.phase.seat)

    expect(question(page)).to_contain_text("is in a house. Which token fits?")
    expect(page.locator(".visit").get_by_role("img", name="(only you know)")).not_to_have_count(0)
    expect(walker.locator(".visit").get_by_role("img", name="(only you know)")).to_have_count(0)
    answers(page).first.click()

    expect(page.locator(".visit")).to_have_count(0)
    expect(walker.locator(".visit")).to_have_count(0)


def test_the_notebook_crosses_off_what_was_learnt_and_keeps_pencil_marks(
    person: Invite, people: Party
) -> None:
    wander(people, lambda view: any(map(any, view.up)), visitors=True)
    page = people.before(person, [any(up) for up in people.view.up].index(True))
    expect(houses(page)).to_have_count(18)
    expect(page.locator(".notebook .out")).not_to_have_count(0)
    left = 18 - page.locator(".notebook .out").count()
    expect(page.locator(".notebook")).to_contain_text(re.compile(f"{left} houses may be home|One"))

    houses(page).first.click()
    expect(houses(page).first).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(houses(page).first).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_the_notebook_lies_under_the_map_and_hides_nothing_of_it(
    person: Invite, people: Party, size: tuple[int, int]
) -> None:
    page = people.before(person, people.asked(), size=size)
    expect(houses(page)).to_have_count(18)
    drawn, written = page.get_by_role("img", name="The neighbourhood"), page.locator(".notebook")
    ground, notes = at_rest(page, lambda: (drawn.bounding_box(), written.bounding_box()))
    assert ground is not None
    assert notes is not None

    assert ground["y"] + ground["height"] <= notes["y"]
    assert min(ground["width"], ground["height"]) >= 0.85 * size[0]


# Afterwards --------------------------------------------------------------------------------


def test_the_replay_shows_every_hand_or_one_pair_of_eyes(person: Invite, finished: Party) -> None:
    assert isinstance(finished.view.phase, Over)
    page = person(f"{finished.path}/replay?step=20")
    expect(page.get_by_role("img", name="The neighbourhood")).to_be_visible()
    expect(page.locator("ul ol .card").first).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("unknown"))).to_have_count(0)

    page.goto(f"{finished.path}/replay?step=20&seat=1")
    expect(page.get_by_role("img", name="The neighbourhood")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("unknown"))).not_to_have_count(0)
    axe(page)


@pytest.mark.parametrize("phase", ["Looking", "Moving", "Fighting", "Remembering"])
def test_no_rule_of_accessibility_is_broken(person: Invite, people: Party, phase: str) -> None:
    until_then = has_meals if phase == "Looking" else is_asked(phase)
    wander(people, until_then, visitors=phase == "Remembering")
    for size in (DESK, LOW):
        page = people.before(person, people.asked(), size=size)
        expect(question(page)).to_be_visible()
        if phase in ("Looking", "Fighting"):
            cards(page).first.click()
            expect(answers(page)).not_to_have_count(0)
        axe_by_day_and_night(page)


def test_the_end_is_accessible(person: Invite, finished: Party) -> None:
    for size in (DESK, LOW):
        page = finished.before(person, 0, size=size)
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        axe(page)


def test_at_the_end_every_name_is_whole_on_a_small_phone(person: Invite, finished: Party) -> None:
    page = finished.before(person, 0, size=(320, 568), language="hu")
    names = page.locator(".end-seats h2")
    expect(names).to_have_count(3)

    whole = "all => all.every((name) => name.scrollWidth <= name.clientWidth)"
    assert at_rest(page, lambda: names.evaluate_all(whole))
