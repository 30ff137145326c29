"""Taking back: who must agree, and when it is too late."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.core.game import NATURE, Seat
from clowder.core.record_text import write_text
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import frames, messages, requests
from tests.server.bench import Hand, guest, only, open_house, seated_table
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def table_of(house: House, *names: str) -> tuple[LiveTable, list[Hand]]:
    people = [await guest(house, name) for name in names]
    live = await seated_table(house, people)
    return live, [Hand(house, live, person, seat) for seat, person in enumerate(people)]


async def ask_for_undo(anns: Hand, bos: Hand) -> None:
    """Ann moved, then Bo, and Ann wants hers back."""
    await anns.answer("one")
    await bos.answer("two")
    assert only(messages.Done, await anns.say(requests.TakeBack("back", 0)))


def entries(live: LiveTable) -> int:
    assert live.table.match is not None
    return len(live.table.match.entries)


async def test_all_others_must_agree(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, (anns, bos, cids) = await table_of(house, "Ann", "Bo", "Cid")
        await ask_for_undo(anns, bos)
        played = entries(live)

        await bos.say(requests.Consent("yes", 1, True))
        assert (live.table.undo_by, entries(live)) == (0, played)

        await cids.say(requests.Consent("yes", 2, True))
        assert (live.table.undo_by, entries(live)) == (None, played - 2)


async def test_the_same_consent_twice_is_one_consent(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, (anns, bos, _) = await table_of(house, "Ann", "Bo", "Cid")
        await ask_for_undo(anns, bos)

        await bos.say(requests.Consent("yes", 1, True))
        await bos.say(requests.Consent("yes again", 1, True))

        assert live.table.undo_by == 0


async def test_everybody_sees_whose_consent_is_awaited(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, (anns, bos, cids) = await table_of(house, "Ann", "Bo", "Cid")
        await ask_for_undo(anns, bos)
        assert frames.update(live.table, Seat(0), 0, {}).undo == messages.Undo(
            Seat(0), (Seat(1), Seat(2))
        )

        await bos.say(requests.Consent("yes", 1, True))

        assert frames.update(live.table, Seat(0), 0, {}).undo == messages.Undo(Seat(0), (Seat(2),))
        assert cids.seat == 2


async def test_whoever_asked_may_withdraw(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, (anns, bos, _) = await table_of(house, "Ann", "Bo", "Cid")
        await ask_for_undo(anns, bos)
        played = entries(live)

        assert only(messages.Done, await anns.say(requests.Consent("withdrawn", 0, False)))

        assert (live.table.undo_by, entries(live)) == (None, played)


async def test_whoever_asked_cannot_agree_to_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, (anns, bos, _) = await table_of(house, "Ann", "Bo", "Cid")
        await ask_for_undo(anns, bos)

        heard = await anns.say(requests.Consent("yes", 0, True))

        assert only(messages.Failed, heard).code == "nothing_asked"
        assert live.table.undo_by == 0


async def test_each_seat_is_told_whether_it_could_take_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, (anns, bos) = await table_of(house, "Ann", "Bo")

        def can(seat: int | None) -> bool:
            viewer = None if seat is None else Seat(seat)
            return frames.update(live.table, viewer, 0, {}).can_undo

        assert not can(0)
        await anns.answer("one")
        assert [can(seat) for seat in (0, 1, None)] == [True, False, False]
        await anns.say(requests.TakeBack("back", 0))
        assert not can(0)
        assert bos.seat == 1


async def test_one_no_is_enough(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, (anns, bos, cids) = await table_of(house, "Ann", "Bo", "Cid")
        await ask_for_undo(anns, bos)
        played = entries(live)

        await bos.say(requests.Consent("yes", 1, True))
        await cids.say(requests.Consent("no", 2, False))

        assert (live.table.undo_by, entries(live)) == (None, played)
        late = await bos.say(requests.Consent("late", 1, True))
        assert only(messages.Failed, late).code == "nothing_asked"


async def test_a_consent_to_an_earlier_wish_does_not_count_for_the_next(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, (anns, bos, cids) = await table_of(house, "Ann", "Bo", "Cid")
        await ask_for_undo(anns, bos)
        await bos.say(requests.Consent("yes", 1, True))
        await cids.say(requests.Consent("no", 2, False))

        await anns.say(requests.TakeBack("please", 0))
        await cids.say(requests.Consent("well", 2, True))

        assert live.table.undo_by == 0


async def test_nobody_agrees_to_their_own_wish(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, (anns, bos) = await table_of(house, "Ann", "Bo")
        await ask_for_undo(anns, bos)

        heard = await anns.say(requests.Consent("yes", 0, True))

        assert only(messages.Failed, heard).code == "nothing_asked"
        assert live.table.undo_by == 0


async def test_whoever_is_away_is_not_waited_for(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_pause=3600) as house:
        live, (anns, bos, cids) = await table_of(house, "Ann", "Bo", "Cid")
        await cids.say(requests.Leave("bye", 2))
        await ask_for_undo(anns, bos)

        await bos.say(requests.Consent("yes", 1, True))

        assert live.table.undo_by is None


async def test_after_the_end_nothing_is_taken_back_since_the_seed_is_public(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        live, hands = await table_of(house, "Ann", "Bo")
        while not live.table.over:
            seat = next(iter(live.table.asks)).seat
            await hands[seat].answer(f"turn{live.table.last_number}")
        played = entries(live)

        heard = [await hand.say(requests.TakeBack("back", hand.seat or 0)) for hand in hands]

        assert [only(messages.Failed, each).code for each in heard] == ["over", "over"]
        assert entries(live) == played


async def test_a_game_in_which_a_mouse_was_seen_and_taken_back_says_so(tmp_path: Path) -> None:
    # By another deal the mouse's answer may be a paradox, which shows hands and bars undoing.
    async with open_house(tmp_path, fixed_seed="a mouse follows") as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann], bots=1)
        hand = Hand(house, live, ann, 0)
        movers: list[int] = []
        while movers[-2:] != [0, 1]:  # until the mouse has answered a move of hers
            await hand.answer(f"move{len(movers)}")
            await until(lambda: asked(live) == [0], "Ann's turn", lambda: live.table.asks)
            movers = movers_at(live)
        assert live.table.undone == 0

        only(messages.Done, await hand.say(requests.TakeBack("back", 0)))

        assert live.table.undone == 1
        assert frames.table_info(live.table).undone == 1
        assert "\nfair undone 1\n" in write_text(live.table.room, live.table.record())


async def test_a_game_in_which_one_takes_back_only_ones_own_move_is_like_any_other(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        live, (anns, _) = await table_of(house, "Ann", "Bo")
        await anns.answer("one")
        only(messages.Done, await anns.say(requests.TakeBack("back", 0)))

        assert live.table.undone == 0
        assert "undone" not in write_text(live.table.room, live.table.record())


def asked(live: LiveTable) -> list[int]:
    return [ask.seat for ask in live.table.asks]


def movers_at(live: LiveTable) -> list[int]:
    assert live.table.match is not None
    return [entry.seat for entry in live.table.match.entries if entry.seat != NATURE]


async def test_an_own_move_is_taken_back_freely_until_somebody_else_has_moved(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        anns, bos = Hand(house, live, ann, 0), Hand(house, live, bo, 1)
        await anns.answer("one")

        await anns.say(requests.TakeBack("undo", 0))
        assert [ask.seat for ask in live.table.asks] == [0, 1]

        await anns.answer("two")
        await bos.answer("three")
        await anns.say(requests.TakeBack("ask", 0))
        assert live.table.undo_by == 0
        await bos.say(requests.Consent("yes", 1, True))
        assert live.table.undo_by is None
        assert 0 in [ask.seat for ask in live.table.asks]


async def test_against_bots_only_a_move_is_always_taken_back_freely(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann], bots=2)
        hand = Hand(house, live, ann, 0)
        await until(lambda: {ask.seat for ask in live.table.asks} == {0}, "the bots to move")
        await hand.answer("one")
        assert live.table.match is not None
        await until(lambda: any(ask.seat == 0 for ask in live.table.asks), "Ann's turn")

        heard = await hand.say(requests.TakeBack("undo", 0))

        assert any(isinstance(reply, messages.Done) for reply in heard)
        assert live.table.undo_by is None
