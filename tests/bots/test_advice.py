"""Hints say why: the reason is true of the roll-outs it speaks of, and told in every language."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.bots.advice import Advice
from clowder.bots.bot import Bot
from clowder.bots.levels import make_adviser
from clowder.bots.search.explained import Explained
from clowder.bots.search.reasons import CHANCE, Lens, Measure, Outlook, Risk, reason_for
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games import ROOMS
from clowder.locales import LANGUAGES, Words

POINTS = Measure("round", lambda _before, after, seat: after.points()[seat])
RISK = Risk("paradox", lambda _before, _after, _seat: False)
LENS = Lens((POINTS, CHANCE), risk=RISK)


def outlook(action: int, points: float, chance: float = 0.5, wrong: int = 0) -> Outlook:
    """Of ten roll-outs, about so many points in each, and so many that went wrong."""
    spread = [points - 0.1, points + 0.1] * 5
    return Outlook(action, (spread, [chance] * 10), [at < wrong for at in range(10)])


def test_a_move_that_brings_more_says_how_much() -> None:
    found = reason_for(LENS, [outlook(1, 4.1), outlook(2, 1.2), outlook(3, 2.4)])

    assert (found.sentence.key, dict(found.sentence.args)) == (
        "hint-round",
        {"count": 4, "other": 2},
    )
    assert found.actions == [1, 3, 2]  # the next best first
    assert [dict(worth.args)["count"] for worth in found.worths] == [4, 2, 1]


def test_a_move_with_fewer_points_that_wins_more_often_says_that() -> None:
    found = reason_for(LENS, [outlook(1, 3.0, chance=0.71), outlook(2, 4.0, chance=0.52)])

    assert (found.sentence.key, dict(found.sentence.args)) == (
        "hint-chance",
        {"count": 7, "other": 5},
    )


def test_what_is_better_by_less_than_is_told_is_a_little_better() -> None:
    assert reason_for(LENS, [outlook(1, 3.3), outlook(2, 2.8)]).sentence.key == "hint-little"


def test_moves_that_bring_the_same_are_equally_good() -> None:
    assert reason_for(LENS, [outlook(1, 3.0), outlook(2, 3.0)]).sentence.key == "hint-equal"


def test_what_chance_alone_could_have_brought_is_no_reason() -> None:
    swings = Outlook(1, ([0.0, 9.0] * 5, [0.5] * 10), [False] * 10)
    steady = Outlook(2, ([9.0, 0.0, 0.0, 9.0, 0.0] * 2, [0.5] * 10), [False] * 10)

    assert reason_for(LENS, [swings, steady]).sentence.key == "hint-equal"


def test_a_danger_that_the_others_have_comes_first() -> None:
    found = reason_for(LENS, [outlook(1, 4.0, wrong=1), outlook(2, 2.0, wrong=8)])

    assert found.sentence.key == "hint-risk-paradox"
    assert dict(found.sentence.args) == {"often": 1, "other": 8}


def advised(name: str, seats: int, count: int) -> list[tuple[AnyMatch, Any, Advice]]:
    """A game in which everybody does as advised, and the advice on the way."""
    room, rng = ROOMS[name], FastRng(3)
    match: AnyMatch = Match(room, room.types.options(), seats, FastRng(3))
    bot, found = make_adviser(room), []
    for _ in range(count):
        ask = match.asks[0]
        view, moves = match.view(ask.seat), match.moves(ask.seat)
        advice = bot.advise(view, ask, moves, rng, bot.budget)
        moves_told = (advice.move, *(other.move for other in advice.others))
        refusals = [room.refusal(match.state, ask.seat, move) for move in moves_told]
        assert refusals == [None] * len(moves_told)
        assert len(set(moves_told)) == len(moves_told)
        match.play(ask.seat, advice.move)
        found.append((match, moves, advice))
    return found


@pytest.mark.parametrize("name", ROOMS)
def test_advice_is_allowed_and_said_in_every_language(name: str) -> None:
    for _, moves, advice in advised(name, 2, 2):
        sayings = [advice.reason, *(other.worth for other in advice.others)]
        for language in LANGUAGES:
            words = Words(language)
            assert all(words.say(each).strip() for each in sayings)
        assert len(advice.others) <= 2
        if moves is not None and len(moves) == 1:
            assert advice.reason.key == "hint-only"


def test_a_bot_without_reasons_has_its_move_compared_in_the_twin() -> None:
    room = ROOMS["stray_cat"]
    baseline = make_adviser(room)

    assert isinstance(baseline, Explained) or type(baseline).advise is not Bot.advise


def test_the_same_seed_gives_the_same_advice() -> None:
    told = [[advice for _, _, advice in advised("cat_in_the_box", 3, 1)] for _ in range(2)]

    assert told[0] == told[1]
