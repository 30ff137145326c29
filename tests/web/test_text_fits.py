"""All rooms, in all sizes: no text is cut off, and none lies over another."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.guests import Invite, at_rest
from tests.web.party import Party
from tests.web.rooms import ROOMS, Lot, await_question, hold_a_piece, table_of
from tests.web.text_faults import SCALES, enlarge, faults_in_every_size, text_faults
from tests.web.tower import COARSE, building

SIZES = ((1920, 1080), (1440, 900), (820, 1180), (390, 844), (320, 568))
LANGUAGES = ("hu", "pl", "cs", "en")
THEMES = ("light", "dark")
STEPS = 14
Look = tuple[tuple[int, int], str, str, int]
EVERYTHING = tuple(product(SIZES, LANGUAGES, THEMES, SCALES))


def spread(room: int) -> list[Look]:
    """Every size once a room; languages, themes and scales take turns, others in each room."""
    return [
        (
            size,
            LANGUAGES[(at + room) % len(LANGUAGES)],
            THEMES[(at + room) % len(THEMES)],
            SCALES[(at + room // 2) % len(SCALES)],
        )
        for at, size in enumerate(SIZES)
    ]


def faults_at(person: Invite, people: Party, look: Look) -> list[str]:
    """Of one who is asked, and then holds a piece."""
    size, language, theme, scale = look
    options: dict[str, Any] = {"language": language, "theme": theme}
    page = people.before(person, people.asked(), size=size, **options)
    await_question(page)
    enlarge(page, scale)
    faults = text_faults(page)
    hold_a_piece(page)
    await_question(page)
    faults += text_faults(page)
    page.context.close()
    return [f"{look}: {fault}" for fault in dict.fromkeys(faults)]


def walk(person: Invite, address: str, game: str, looks: list[Look]) -> list[str]:
    with table_of(address, game) as people:
        lot = Lot(people)
        lot.answer_some(STEPS)
        return [fault for look in looks for fault in faults_at(person, people, look)]


@pytest.mark.parametrize("game", ROOMS)
def test_every_text_can_be_read(person: Invite, address: str, game: str) -> None:
    assert not walk(person, address, game, spread(ROOMS.index(game)))


@pytest.mark.long
@pytest.mark.parametrize("game", ROOMS)
def test_every_text_can_be_read_in_every_way(person: Invite, address: str, game: str) -> None:
    assert not walk(person, address, game, list(EVERYTHING))


def faults_at_the_end(person: Invite, address: str, game: str, looks: list[Look]) -> list[str]:
    """With all that may be done next, after the count; mice play to the end as people do."""
    with table_of(address, game) as people:
        Lot(people, "baseline").play(lambda: False)
        faults = []
        for size, language, theme, scale in looks:
            options: dict[str, Any] = {"size": size, "language": language, "theme": theme}
            page = people.before(person, 0, pace="at_once", **options)
            page.wait_for_selector(".end .headline")
            enlarge(page, scale)
            faults += [f"{size} {language} {scale} %: {fault}" for fault in text_faults(page)]
            page.context.close()
        return faults


# A whole game of Stray Cat takes longer.
@pytest.mark.parametrize("game", [*ROOMS[:-1], pytest.param(ROOMS[-1], marks=pytest.mark.long)])
def test_every_text_of_an_end_can_be_read(person: Invite, address: str, game: str) -> None:
    found = faults_at_the_end(person, address, game, spread(ROOMS.index(game) + 1))
    assert not found, "\n".join(found)


def tower_faults(page: Page, look: Look) -> list[str]:
    """With large text and without, for it costs nothing more."""
    faults = []
    for scale in SCALES:
        enlarge(page, scale)
        faults += [f"{look[:3]} {scale} %: {fault}" for fault in text_faults(page)]
    return faults


def walk_the_tower(person: Invite, address: str, looks: list[Look]) -> list[str]:
    """One seat before many windows, at the first question and at a placing: physics cost most."""
    with building(address) as alone:
        pages: dict[Look, Page] = {}
        for look in looks:
            options: dict[str, Any] = {"size": look[0], "language": look[1], "theme": look[2]}
            pages[look] = alone.before(person, 0, **options, **COARSE)
        faults = []
        for look, page in pages.items():
            await_question(page)
            faults += tower_faults(page, look)
        page.locator(".call").first.click()
        for look, page in pages.items():
            page.wait_for_selector(".grip")
            await_question(page)
            page.keyboard.press("Home")  # over the floor
            faults += tower_faults(page, look)
            page.context.close()
    return faults


def test_every_text_at_the_tower_can_be_read(person: Invite, address: str) -> None:
    found = walk_the_tower(person, address, spread(len(ROOMS))[1:])
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize(("language", "theme"), list(product(LANGUAGES, THEMES)))
def test_every_text_at_the_tower_can_be_read_in_every_way(
    person: Invite, address: str, language: str, theme: str
) -> None:
    looks = [(size, language, theme, SCALES[0]) for size in SIZES]
    assert not walk_the_tower(person, address, looks)


@pytest.mark.parametrize("known", [False, True])
def test_every_text_of_home_can_be_read(person: Invite, address: str, known: bool) -> None:
    """By the longest words: in Czech, and a title of one word beside its board."""
    with table_of(address, "chabyrinthe") as people:
        page = people.before(person, 0, path="/") if known else person(language="cs")
        page.wait_for_selector(".mine .preview" if known else ".games li")
        assert not faults_in_every_size(page, SIZES)


PLANT = """() => {
  const lay = (into, words, style) => {
    const text = document.createElement('p');
    text.textContent = words;
    text.style.cssText = style;
    into.append(text);
    return text;
  };
  document.body.replaceChildren(); // it would lie under the sheet
  const sheet = lay(document.body, '', 'position: fixed; inset: 0; background: #fff');
  lay(sheet, 'cut at the side', 'width: 40px; overflow: hidden; white-space: nowrap');
  lay(sheet, 'cut below', 'height: 6px; overflow: hidden');
  lay(sheet, 'ends in dots',
    'width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis');
  lay(sheet, 'one over', 'position: absolute; top: 200px; left: 9px');
  lay(sheet, 'the other', 'position: absolute; top: 204px; left: 20px');
  const button = document.createElement('button');
  button.style.cssText = 'position: absolute; top: 300px; width: 30px; white-space: nowrap';
  button.textContent = 'out of its button';
  sheet.append(button);
  lay(sheet, 'unbreakable', 'position: absolute; top: 600px; width: 40px; word-break: break-all');
  lay(sheet, 'under a cat', 'position: absolute; top: 400px; left: 9px');
  lay(sheet, '', 'position: absolute; top: 390px; width: 99px; height: 60px; background: #000');
}"""


def test_whatever_hides_words_is_found(person: Invite) -> None:
    page = person("/games/cat_in_the_box/rules")
    page.wait_for_selector("main li")
    assert not at_rest(page, lambda: text_faults(page))

    page.evaluate(PLANT)

    found = text_faults(page)

    assert [fault.split(":")[0].split(" by ")[0] for fault in found] == [
        "cut at the side",
        "cut above or below",
        "cut at the side",
        'sticks out of <button class="">',
        "covered",
        "drawn over each other",
        "broken within a word",
    ]
