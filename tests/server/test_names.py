"""Nobody at a table can be taken for somebody else, or for a mouse."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.names import MICE, distinct, mouse_name, skeleton
from clowder.server.wire import messages, requests
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, guest, only, open_house, seated_table

pytestmark = pytest.mark.anyio

LOOK_ALIKE = [
    "Milo",
    "milo",
    "MILO",
    "Mi1o",
    "M\u0456l\u043e",
    "Mil\u00f3",
    "Milo.",
    " M i l o",
    "Mil0",
]
DIFFERENT = ["Milo", "Mila", "Emil", "Miloš a Ota", "Zofie"]


@pytest.mark.parametrize("name", LOOK_ALIKE)
def test_names_that_look_alike_have_one_skeleton(name: str) -> None:
    assert skeleton(name) == skeleton("Milo")


def test_names_that_do_not_look_alike_are_left_alone() -> None:
    assert len({skeleton(name) for name in DIFFERENT}) == len(DIFFERENT)
    assert [distinct(name, DIFFERENT[:at]) for at, name in enumerate(DIFFERENT)] == DIFFERENT


def test_the_third_of_one_name_has_a_number_of_its_own() -> None:
    assert distinct("Milo", ["Milo", "Mi1o (2)"]) == "Milo (3)"


def test_a_name_without_letters_is_compared_as_it_is() -> None:
    assert distinct("😺", ["😸", "…"]) == "😺"
    assert distinct("😺", ["😺"]) == "😺 (2)"


def test_a_mouse_takes_a_name_that_nobody_has() -> None:
    assert mouse_name(1, ["Ann"]) == "Pip"
    assert mouse_name(1, ["pip"]) == "Kuk"
    assert mouse_name(0, MICE) == "Tik (2)"


async def test_whoever_is_called_like_a_player_or_a_mouse_gets_a_number(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, other, mouse = [await guest(house, name) for name in ("Ann", "Аnn", "Bim")]
        live = await house.open_table(ann, TableSettings("cat_in_the_box", 5))
        await live.do(command("bot", decide.seat_bot, ann, 4, "baseline"))
        for seat, person in enumerate((ann, other, mouse)):
            await live.do(command(f"sit{seat}", decide.sit, person, seat, ""))
        await live.do(command("same", decide.sit, ann, 3, ""))

        names = [chair.name for chair in live.table.chairs]

        assert names == ["Ann", "Аnn (2)", "Bim (2)", "Ann", "Bim"]  # one person may sit twice


async def test_a_spectator_cannot_speak_under_the_name_of_a_player(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, eve = await guest(house, "Ann"), await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        watching = Hand(house, live, eve)

        heard = await watching.say(requests.Chat("c", "I give up"))

        [line] = only(messages.Update, heard).news
        assert line.name == "Ann (2)"
