"""Who sits where: names and furs."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.bots.levels import usual_level
from clowder.core.game import Seat
from clowder.core.value import from_json
from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log import entries as log
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.log.names import MICE
from clowder.server.log.state import FURS, TableState
from clowder.server.wire import frames, messages
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, guest, key_of, only, open_house, seated_table
from tests.server.dealt import empty_table
from tests.server.doors import fetch
from tests.waiting import until

ANN = Guest("ann", "Ann", "en")


def furs(table: TableState) -> list[str]:
    return [chair.fur for chair in table.chairs]


def sit(table: TableState, seat: int, fur: log.Fur = "") -> None:
    table.add(decide.sit(table, ANN, seat, "", fur))


def test_bots_are_mice_with_names_of_their_own() -> None:
    table = empty_table(5)
    for seat in range(5):
        table.add(log.BotSat(Seat(seat), "baseline"))

    names = [chair.name for chair in frames.table_info(table).seats]

    assert names == list(MICE)
    assert len(set(names)) == 5
    assert all(name.isascii() for name in names)


def test_a_mouse_of_no_level_is_the_usual_one() -> None:
    table = empty_table()
    sit(table, 0)

    assert decide.seat_bot(table, ANN, 1, "").level == usual_level(table.room.name)


def test_a_free_chair_has_neither_name_nor_fur() -> None:
    table = empty_table()
    table.add(log.BotSat(Seat(1), "baseline"))
    table.add(log.Stood(Seat(1)))

    assert [(chair.name, chair.fur) for chair in frames.table_info(table).seats] == [("", "")] * 3


def test_whoever_wishes_for_a_free_fur_gets_it() -> None:
    table = empty_table()

    sit(table, 1, "calico")

    assert furs(table) == ["", "calico", ""]


def test_whoever_wishes_for_a_taken_fur_or_none_gets_the_first_that_nobody_has() -> None:
    table = empty_table(5)

    sit(table, 2, "ginger")
    sit(table, 0, "ginger")
    sit(table, 1)
    table.add(log.BotSat(Seat(3), "baseline"))
    sit(table, 4, "calico")

    assert furs(table) == ["smoke", "cream", "ginger", "cocoa", "calico"]


def test_a_fur_is_kept_while_others_come_and_go() -> None:
    table = empty_table()
    sit(table, 0, "smoke")
    sit(table, 1, "smoke")
    table.add(log.Stood(Seat(0)))

    sit(table, 2)

    assert furs(table) == ["", "ginger", "smoke"]


def test_a_fur_that_was_left_can_be_had_again() -> None:
    table = empty_table()
    sit(table, 0, "cocoa")
    table.add(log.Stood(Seat(0)))

    sit(table, 1, "cocoa")

    assert furs(table) == ["", "cocoa", ""]


def test_where_all_furs_are_taken_one_is_shared() -> None:
    table = empty_table(5)
    table.chairs *= 2  # no game has ten seats yet
    for seat in range(10):
        sit(table, seat)

    assert furs(table) == [*FURS, *FURS]


@pytest.mark.parametrize("kind", ["Sat", "BotSat"])
def test_a_log_from_before_furs_can_be_read(kind: str) -> None:
    rest = '"level":"baseline"' if kind == "BotSat" else '"session":"ann","name":"Ann"'

    line = from_json(f'{{"type":"{kind}","seat":0,{rest}}}', log.LogEntry)

    table = empty_table()
    table.add(line)
    assert furs(table)[0] == "ginger"


@pytest.mark.anyio
@pytest.mark.parametrize(("fur", "status"), [("calico", 200), ("purple", 422)])
async def test_a_fur_is_wished_for_when_sitting_down(tmp_path: Path, fur: str, status: int) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await house.open_table(ann, TableSettings("cat_in_the_box", 3))
        key = await key_of(house, ann)
        headers = key | {"content-type": "application/json"}
        path, body = f"/api/tables/{live.table.name}/sit", f'{{"id":"x","fur":"{fur}"}}'

        answer = await fetch(make_app(house), "POST", path, headers, body.encode())

        assert answer.status == status
        assert furs(live.table)[0] == (fur if status == 200 else "")


@pytest.mark.anyio
async def test_a_bot_keeps_its_fur_in_a_rematch(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann], bots=1, level="uniform")
        hand = Hand(house, live, ann, 0)
        assert furs(live.table) == ["ginger", "smoke"]
        turn = 0
        while not live.table.over:
            turn += 1
            await hand.answer(f"turn{turn}")
            await until(
                lambda: live.table.over or any(ask.seat == 0 for ask in live.table.asks),
                "the bot to move",
                lambda: live.table.asks,
            )

        fresh = await house.rematch(live, ann)

        assert furs(fresh.table) == ["", "smoke"]


@pytest.mark.anyio
async def test_whoever_was_watching_and_sits_down_is_seen_to_be_here(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await house.open_table(ann, TableSettings("cat_in_the_box", 2))
        watching = Hand(house, live, ann)

        await live.do(command("sit", decide.sit, ann, 0, "", ""))

        presence = only(messages.Presence, watching.heard())
        assert (presence.here, presence.spectators) == ((True, False), 0)
