"""How long a bot waits: as the players who are here wish, and never as its hand would have it."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.server.tables.bot_pause import Pace, pause_for, still_to_wait
from clowder.server.tables.bot_player import pause_at
from clowder.server.wire import messages, requests
from tests.server.bench import Hand, guest, only, open_house, seated_table


@pytest.mark.parametrize(
    ("paces", "pause"),
    [
        ([], 0.8),
        (["calm"], 0.8),
        (["brisk"], 0.4),
        (["at_once"], 0.032),
        (["at_once", "brisk"], 0.4),  # nobody is rushed
        (["at_once", "calm"], 0.8),
    ],
)
def test_the_calmest_decides(paces: list[Pace], pause: float) -> None:
    assert pause_for(paces, 0.8) == pytest.approx(pause)


@pytest.mark.parametrize(
    ("thought", "shown"), [(0.0, 0.2), (0.19, 0.2), (0.21, 0.4), (0.39, 0.4), (1.93, 2.0)]
)
def test_a_move_is_shown_after_a_whole_number_of_pauses(thought: float, shown: float) -> None:
    assert thought + still_to_wait(thought, 0.2) == pytest.approx(shown)


def test_where_there_is_no_pause_nobody_waits() -> None:
    assert still_to_wait(0.3, 0) == 0


@pytest.mark.anyio
async def test_players_who_are_here_set_the_pace_and_spectators_do_not(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_pause=100.0) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        table = await seated_table(house, [ann], bots=2)
        player, spectator = Hand(house, table, ann, 0), Hand(house, table, bo)

        await player.say(requests.KeepPace("at_once"))
        assert pause_at(table) == pytest.approx(4.0)
        await spectator.say(requests.KeepPace("calm"))
        assert pause_at(table) == pytest.approx(4.0)
        table.viewers.discard(player.socket)
        assert pause_at(table) == 100.0


@pytest.mark.anyio
async def test_where_gravity_takes_its_time_at_once_means_no_pause(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_pause=100.0) as house:
        ann = await guest(house, "Ann")
        table = await seated_table(house, [ann], bots=2, game="cat_and_the_tower")
        player = Hand(house, table, ann, 0)

        await player.say(requests.KeepPace("at_once"))
        assert pause_at(table) == 0
        await player.say(requests.KeepPace("brisk"))
        assert pause_at(table) == pytest.approx(50.0)
        table.viewers.discard(player.socket)
        assert pause_at(table) == 100.0


@pytest.mark.anyio
async def test_a_pace_that_there_is_not_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        player = Hand(house, await seated_table(house, [ann], bots=2), ann, 0)

        failed = only(messages.Failed, await player.say('{"type":"KeepPace","pace":"frantic"}'))

        assert failed.code == "malformed"
