"""A bot that has kept its seat chooses the same as one that was just made."""

from __future__ import annotations

import pytest

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.bots.levels import make_bot, own_levels
from clowder.bots.simulation import think
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.room import AnyRoom
from clowder.games import ROOMS

LEVELS = [(room, level) for room in ROOMS for level in own_levels(room)]
DECISIONS = 10  # of both seats
QUICKLY = Budget(iterations=32)  # and no seconds, which no two thoughts have alike


def quick_bot(level: str, room: AnyRoom) -> Bot:
    bot = make_bot(level, room)
    if bot.budget.iterations is not None:
        bot.budget = QUICKLY
    return bot


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_kept_bot_chooses_as_a_new_one(game: str, level: str) -> None:
    room = ROOMS[game]
    match: AnyMatch = Match(room, room.types.options(), 2, FastRng(5))
    kept = [quick_bot(level, room) for _ in range(2)]

    for number in range(DECISIONS):
        if not match.asks:
            break
        ask = match.asks[0]
        move = think(match, ask, kept[ask.seat], FastRng(number))
        assert move == think(match, ask, quick_bot(level, room), FastRng(number))
        assert match.play(ask.seat, move) is None
