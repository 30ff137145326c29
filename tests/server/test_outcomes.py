"""What came of every game is kept, and told in figures that do not pretend."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest
from sqlalchemy import Connection

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.server.log import decide, undo
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.log.state import TableState
from clowder.server.store import outcomes, persons, schema
from clowder.server.store.rows import OutcomeRow
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire.bodies import ForkBody, TableSettings
from tests.server.bench import Hand, guest, seated_table
from tests.server.daily import ask
from tests.server.older import downgrade
from tests.server.test_past import finished_table, still_house
from tests.server.test_play import play_on
from tests.waiting import until

pytestmark = pytest.mark.anyio

RESULTS = "/api/person/results"
T_11 = 2.200985  # Student's t for 12 games, from a printed table


async def figures(house: House, person: Guest) -> Any:
    answer = await ask(house, person, "GET", RESULTS)
    assert answer.status == 200, answer.body
    return answer.json


async def rows_of(house: House, *people: Guest) -> list[OutcomeRow]:
    sessions = [session for person in people for session in person.sessions]
    return await outcomes.find_of(house.store, sessions, 1000)


async def test_what_came_of_a_game_is_kept_for_every_seat_once_it_is_over(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo], bots=1, level="uniform")
        assert await rows_of(house, ann) == []

        await play_on(live, [Hand(house, live, ann, 0), Hand(house, live, bo, 1)])

        kept = await rows_of(house, ann)
        assert live.table.match is not None
        result = live.table.match.result()
        assert result is not None
        standings = [result.standing(Seat(each.seat)) for each in kept]
        assert [each.points for each in kept] == [standing.points for standing in standings]
        assert [each.rank for each in kept] == [standing.rank for standing in standings]
        assert [(each.name, each.session, each.bot) for each in kept] == [
            ("Ann", ann.session, None),
            ("Bo", bo.session, None),
            (live.table.chairs[2].name, None, "uniform"),
        ]
        assert math.isclose(sum(each.won or 0 for each in kept), 1.0)
        assert await rows_of(house, bo) == kept


async def test_figures_are_those_of_a_plain_count_over_the_records(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        played = [await finished_table(house, ann, bo) for _ in range(12)]
        with_mouse = await seated_table(house, [ann], bots=1, level="uniform")
        await play_on(with_mouse, [Hand(house, with_mouse, ann, 0)])

        told = await figures(house, ann)

    points, wins = count_plainly(played)
    [people, mice] = told["figures"]
    assert (people["company"], mice["company"]) == ("people", "bots")
    assert (people["games"], mice["games"], told["uncounted"]) == (12, 1, 0)
    assert people["wins"] == sum(wins)
    assert math.isclose(people["mean"], fmean(points))
    margin = T_11 * stdev(points) / math.sqrt(12)
    found = people["interval"]
    assert math.isclose(found["low"], fmean(points) - margin, rel_tol=1e-3)
    assert math.isclose(found["high"], fmean(points) + margin, rel_tol=1e-3)
    assert sum(count for _, count in people["spread"]) == 12
    assert [each["points"] for each in people["last"]] == points
    assert people["luck"] == 0.5


def count_plainly(played: Sequence[LiveTable]) -> tuple[list[int], list[float]]:
    """Of the first seat, from the matches themselves."""
    points, wins = [], []
    for live in played:
        assert live.table.match is not None
        result = live.table.match.result()
        assert result is not None
        own = result.standing(Seat(0))
        first = [standing for standing in result.standings if standing.rank == 1]
        points.append(own.points)
        wins.append(1 / len(first) if own in first else 0.0)
    return points, wins


async def test_games_that_were_bent_are_kept_and_do_not_count(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        over = await finished_table(house, ann, bo)
        forked = await house.fork(over, ann, ForkBody("fork", 3, 0))
        await play_on(forked, [Hand(house, forked, ann, 0)])
        undone = await seated_table(house, [ann], bots=1, level="uniform")
        hand = Hand(house, undone, ann, 0)
        await take_back_a_seen_move(undone, hand)
        await play_on(undone, [hand])
        given_up = await seated_table(house, [ann, bo])
        await given_up.do(command("close", decide.close))
        waiting = await finished_never(house, ann)

        told = await figures(house, ann)
        kept = {each.table: each for each in await rows_of(house, ann) if each.seat == 0}

        assert (undone.table.undone, forked.table.over) == (1, True)
        assert [each["games"] for each in told["figures"]] == [1]
        assert told["uncounted"] == 3
        assert waiting.table.name not in kept
        assert kept[given_up.table.name].rank is None
        assert not kept[undone.table.name].counted
        assert not kept[forked.table.name].counted


async def take_back_a_seen_move(live: LiveTable, hand: Hand) -> None:
    """Ann plays and the mouse answers, until there is something of the mouse's to take back."""
    turn = 0
    while not mouse_has_answered(live.table):
        turn += 1
        assert not live.table.over
        await play_until_asked(live)
        await hand.answer(f"early{turn}")
        await play_until_asked(live)
    await live.do(command("back", undo.take_back, Seat(0)))


def mouse_has_answered(table: TableState) -> bool:
    """Since Ann moved last; a card that it buried at the same time is no answer."""
    if not undo.can_undo(table, Seat(0)):
        return False
    return undo.others_moved_since(table, Seat(0), undo.entries_after_undo(table, Seat(0)))


async def play_until_asked(live: LiveTable) -> None:
    await until(
        lambda: live.table.over or any(ask.seat == 0 for ask in live.table.asks), "the mouse"
    )


async def finished_never(house: House, person: Guest) -> LiveTable:
    live = await house.open_table(person, TableSettings("cat_in_the_box", 2))
    await live.do(command("sit", decide.sit, person, 0, ""))
    await live.do(command("close", decide.close))
    return live


async def test_games_of_the_version_before_are_counted_as_those_of_today(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        over = await finished_table(house, ann, bo)
        await house.fork(over, ann, ForkBody("fork", 3, 0))
        left = await seated_table(house, [ann, bo])
        await left.do(command("bye", decide.leave, bo, 1))
        await play_on(left, [Hand(house, left, ann, 0)])
        await finished_never(house, ann)
        before = await rows_of(house, ann), await figures(house, ann)
        assert [each.away for each in before[0] if each.seat == 1] == [True, False]
        await house.store.run(partial(downgrade, to="0009"))

    async with still_house(tmp_path) as house:
        assert (await rows_of(house, ann), await figures(house, ann)) == before


async def test_games_that_ended_before_endings_were_kept_are_counted_once_they_are_listed(
    tmp_path: Path,
) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await finished_table(house, ann, bo)
        before = await rows_of(house, ann)
        await house.store.run(forget_endings)
        assert await rows_of(house, ann) == []

        await ask(house, bo, "GET", "/api/session/finished")
        await ask(house, ann, "GET", "/api/session/finished")

        assert await rows_of(house, ann) == before


def forget_endings(connection: Connection) -> None:
    connection.execute(schema.outcomes.delete())
    connection.execute(schema.tables.update().values(ended=None))


async def test_what_was_played_on_another_device_counts_as_ones_own(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, phone, bo = [await guest(house, name) for name in ("Ann", "Anna", "Bo")]
        await finished_table(house, ann, bo)
        await finished_table(house, phone, bo)
        made, _ = house.sessions.draw_cookie(ann.session, "")
        await persons.join(house.store, ann.session, phone.session, made)
        whole = replace(ann, earlier=(phone.session,))

        told = await figures(house, whole)

        assert [each["games"] for each in told["figures"]] == [2]
