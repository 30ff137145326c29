"""Reasons that a room knows by itself are true, from the view alone, and told where they help."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.bots.advice import Advice
from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.bots.levels import make_adviser, make_bot
from clowder.bots.room_reasons import WithRoomReasons, why_of
from clowder.bots.rooms.cat_in_the_box import why as cib
from clowder.bots.rooms.cat_in_the_box.opening import expected_tricks
from clowder.bots.simulation import think
from clowder.core.game import Ask
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.words import Say, say
from clowder.games import ROOMS
from clowder.games.cat_in_the_box.moves import Bid, Play
from clowder.games.cat_in_the_box.pieces import SEAT_COUNTS
from clowder.games.cat_in_the_box.scoring import largest_group
from clowder.games.if_it_fits.scoring import points_now
from clowder.locales import LANGUAGES, Words

DECISIONS = {"cat_and_the_tower": 12, "stray_cat": 5000}


def moments(game: str, level: str, seats: int = 3) -> list[tuple[Any, Ask, Any, Say]]:
    """States of a game between bots, with their moves and what the room says of them."""
    room, why, found = ROOMS[game], why_of(game), []
    assert why is not None
    match: AnyMatch = Match(room, room.types.options(), seats, FastRng(4))
    bots = [make_bot(level, room) for _ in range(seats)]
    for number in range(DECISIONS.get(game, 60)):
        if not match.asks:
            break
        ask, state = match.asks[0], match.state
        move = think(match, ask, bots[ask.seat], FastRng(number))
        sentence = why(match.view(ask.seat), ask, move, FastRng(number))
        assert match.play(ask.seat, move) is None
        if sentence is not None:
            found.append((state, ask, move, sentence))
    return found


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("cat_in_the_box", {"hint-bid", "hint-group"}),
        ("if_it_fits", {"hint-box", "hint-box-closed"}),
        ("stray_cat", {"hint-house", "hint-home"}),
        ("cat_and_the_tower", {"hint-support", "hint-tilt"}),
    ],
)
def test_a_game_has_reasons_and_they_are_told_in_every_language(game: str, keys: set[str]) -> None:
    level = "planner" if game == "cat_and_the_tower" else "baseline"
    sentences = [sentence for *_, sentence in moments(game, level)]

    assert {sentence.key for sentence in sentences} == keys
    for language in LANGUAGES:
        words = Words(language)
        for sentence in set(sentences):
            assert sentence.key not in words(sentence.key, **dict(sentence.args))


def test_a_bid_is_told_by_the_hand_only_where_the_hand_says_just_that() -> None:
    room = ROOMS["cat_in_the_box"]
    match: AnyMatch = Match(room, room.types.options(), 4, FastRng(1))
    while match.asks[0].what != "bid":
        match.play(match.asks[0].seat, (match.moves(match.asks[0].seat) or ())[0])
    ask, view = match.asks[0], match.view(match.asks[0].seat)

    told = {bid: cib.why(view, ask, Bid(bid), FastRng(1)) for bid in SEAT_COUNTS[4].bids}

    hoped = round(expected_tricks(view))
    assert hoped in told
    for bid, sentence in told.items():
        assert sentence == (say("hint-bid", count=bid) if bid == hoped else None)


def test_a_group_grows_by_what_is_told() -> None:
    room = ROOMS["cat_in_the_box"]
    for state, ask, move, sentence in moments("cat_in_the_box", "baseline"):
        if isinstance(move, Play):
            after = room.apply(state, ask.seat, move).state
            if after.research and after.hands:  # the round goes on
                group = largest_group(after.research, ask.seat, state.columns)
                assert dict(sentence.args) == {"count": len(group)}


def test_boxes_bring_what_is_told() -> None:
    room = ROOMS["if_it_fits"]
    for state, ask, move, sentence in moments("if_it_fits", "baseline"):
        after = room.apply(state, ask.seat, move).state
        gain = points_now(after)[ask.seat] - points_now(state)[ask.seat]
        assert dict(sentence.args) == {"count": gain}


@pytest.mark.parametrize(
    ("reason", "told", "heard"),
    [
        ("hint-habit", "hint-group", "hint-group"),
        ("hint-equal", "hint-house", "hint-house"),
        ("hint-points", "hint-group", "hint-points"),  # figures say more
        ("hint-points", "hint-home", "hint-home"),
        ("hint-chance", "hint-bid", "hint-bid"),
        ("hint-only", "hint-bid", "hint-only"),
        ("hint-equal", None, "hint-equal"),
    ],
)
def test_whichever_reason_says_more_is_told(reason: str, told: str | None, heard: str) -> None:
    class Plain(Bot):
        def choose(self, *_: Any) -> Any:
            return None

        def advise(self, *_: Any) -> Advice:
            return Advice("move", say(reason))

    room = ROOMS["cat_in_the_box"]
    bot = WithRoomReasons(Plain(room), lambda *_: None if told is None else say(told))

    assert bot.advise(None, Ask(0, "play"), None, FastRng(1), Budget()).reason.key == heard  # type: ignore[arg-type]


def test_the_advisers_of_rooms_use_them() -> None:
    advised = {
        name for name, room in ROOMS.items() if isinstance(make_adviser(room), WithRoomReasons)
    }

    assert advised == {"cat_in_the_box", "if_it_fits", "stray_cat", "cat_and_the_tower"}
